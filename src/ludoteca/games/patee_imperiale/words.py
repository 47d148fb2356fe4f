"""Pâtée Impériale in words: cards made of their verbs, moves, events and rules in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.events import Event
from ludoteca.core.options import Value
from ludoteca.core.words import Words
from ludoteca.games.patee_imperiale import events as happened
from ludoteca.games.patee_imperiale import moves as moves_
from ludoteca.games.patee_imperiale.cards import Action, Courtier, PateeDeck
from ludoteca.games.patee_imperiale.engine import places, tables
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.events import STEPS


def name(deck: PateeDeck, key: str) -> str:
    """A courtier by its name."""
    return deck.courtiers[deck.number[key]].name


def number(value: int) -> str:
    """A value with a true minus sign."""
    return str(value).replace("-", "−")


def action(told: Action, words: Words) -> str:
    """What an action does: a sentence made of its verb and parameters."""
    facts: dict[str, object] = {
        "limited": "no" if told.limit is None else "yes",
        "max": "" if told.limit is None else number(told.limit),
    }
    given = told.parameters
    match told.verb:
        case "suite_discredit" if given["pick"] == "highest":
            return words("patee_imperiale-action-highest", **facts)
        case "suite_discredit":
            return words("patee_imperiale-action-suite_discredit", n=given["n"], scope=given["scope"], **facts)
        case "charm":
            return words("patee_imperiale-action-charm", **facts)
        case "suite_swap":
            return words(f"patee_imperiale-action-suite_swap-{given['own']}", **facts)
        case "hand_discredit":
            return words(f"patee_imperiale-action-hand_discredit-{given['who']}-{given['pick']}", n=given["n"])
        case "hand_take":
            return words("patee_imperiale-action-hand_take", n=given["reveal"])
        case "play_more":
            silent = "yes" if given["silent"] else "no"
            return words("patee_imperiale-action-play_more", n=given["n"], silent=silent, **facts)
        case "recall":
            return words("patee_imperiale-action-recall", whence=given["from"], to=given["to"], **facts)
    return words(f"patee_imperiale-action-{told.verb}")


def sentence(courtier: Courtier, words: Words) -> str:
    """All that a courtier does."""
    told = action(courtier.action, words)
    if not courtier.needs_another:
        return told
    flag = words("patee_imperiale-action-needs_another")
    return flag if courtier.action.verb == "none" else f"{told} {flag}"


def effect(deck: PateeDeck, key: str, words: Words) -> str:
    """What a courtier does when played."""
    return sentence(deck.courtiers[deck.number[key]], words)


def card(deck: PateeDeck, key: str, words: Words) -> str:
    """A courtier as its card reads; what is invented says so."""
    courtier = deck.courtiers[deck.number[key]]
    read = words(
        "patee_imperiale-card",
        name=courtier.name,
        value=number(courtier.value),
        role=words(f"patee_imperiale-role-{courtier.role}"),
        colour=words(f"patee_imperiale-colour-{courtier.colour}"),
        action=sentence(courtier, words),
    )
    invented = deck.invented(key)
    if "name" in invented:
        return words("patee_imperiale-card-invented", card=read)
    if invented:
        what = [words(f"patee_imperiale-attribute-{attribute}").lower() for attribute in invented]
        return words("patee_imperiale-card-partly-invented", card=read, what=what)
    return read


def move(deck: PateeDeck, code: int, words: Words) -> str:
    """What a move does; a card to be played says what it is."""
    match moves_.decode(deck, code):
        case moves_.Play(key):
            return words("patee_imperiale-move-play", card=card(deck, key, words))
        case moves_.Name(seat):
            return words("patee_imperiale-move-name", seat=seat + 1)
        case told:
            courtier = deck.courtiers[deck.number[told.card]]
            kind = type(told).__name__.lower()
            return words(f"patee_imperiale-move-{kind}", card=courtier.name, value=number(courtier.value))


def event(deck: PateeDeck, told: Event, players: Sequence[str], words: Words, teams: bool) -> str | None:
    """An event as a sentence; those that only serve the drawing have none."""

    def say(key: str, seat: int, other: int | None = None, **cards: str | None) -> str:
        facts: dict[str, object] = {"player": players[seat]}
        if other is not None:
            facts["other"] = players[other]
        facts |= {fact: name(deck, key) for fact, key in cards.items() if key is not None}
        return words(f"patee_imperiale-event-{key}", **facts)

    match told:
        case happened.RoundBegun(round_, from_reserve):
            return words(f"patee_imperiale-event-round{'-reserve' if from_reserve else ''}", round=round_)
        case happened.StarterBack(seat, key):
            return say("starter-back", seat, card=key)
        case happened.StarterDealt(None, key) | happened.LeftOver(key):
            return words("patee_imperiale-event-left-over", card=name(deck, key))
        case happened.StarterDealt(int(seat), key):
            return say("starter", seat, card=key)
        case happened.Begins(seat):
            return say("begins", seat)
        case happened.CardPlayed(seat, key, None):
            return say("played", seat, card=key)
        case happened.CardPlayed(seat, key, by):
            return say("played-more", seat, card=key, by=by)
        case happened.ActionFailed(_, key):
            return words("patee_imperiale-event-failed", card=name(deck, key))
        case happened.ChainEnded(_, key):
            return words("patee_imperiale-event-chain-ended", card=name(deck, key))
        case happened.PlayerNamed(seat, other):
            return say("named", seat, other)
        case happened.Discredited(seat, key):
            return say("discredited", seat, card=key)
        case happened.HandDiscredited(seat, key):
            return say("lost", seat, card=key)
        case happened.Charmed(seat, other, key):
            return say("charmed", seat, other, card=key)
        case happened.Swapped(seat, other, taken, given):
            return say("swapped", seat, other, taken=taken, given=given)
        case happened.Given(seat, other, key):
            return say("given", seat, other, card=key)
        case happened.CardsShown(seat, to, None):
            return say("shown", seat, to)
        case happened.CardsShown(seat, to, cards):
            shown = words.listing([name(deck, key) for key in cards or ()])
            return words("patee_imperiale-event-shown-cards", player=players[seat], other=players[to], cards=shown)
        case happened.CardTaken(seat, other, None):
            return say("taken", seat, other)
        case happened.CardTaken(seat, other, key):
            return say("taken-card", seat, other, card=key)
        case happened.HandsSwapped(seat, other, None, None):
            return say("hands", seat, other)
        case happened.HandsSwapped(seat, other, given, got):
            return say("hands-cards", seat, other, given=given, got=got)
        case happened.Recalled(seat, key, None, to):
            return say(f"recalled-{to}", seat, card=key)
        case happened.Recalled(seat, key, whence, to) if seat == whence:
            return say(f"recalled-{to}-own", seat, card=key)
        case happened.Recalled(seat, key, whence, to):
            return say(f"recalled-{to}-suite", seat, whence, card=key)
        case happened.SuiteScored(seat, points):
            return words("patee_imperiale-event-scored", player=players[seat], points=number(points))
        case happened.RoundEnded():
            return ended(deck, told, players, words, teams)
        case happened.MatchEnded(why):
            return words(f"patee_imperiale-reason-{why}")
    return None


def ended(deck: PateeDeck, told: happened.RoundEnded, players: Sequence[str], words: Words, teams: bool) -> str:
    """The end of a round: why, and who takes the medal."""
    card = "" if told.card is None else name(deck, told.card)
    cause = words(f"patee_imperiale-round-{told.why}", player=players[told.seat], card=card)
    winner = told.winner
    if winner is None:
        return f"{cause} {words('patee_imperiale-round-tied')}"
    who = words.listing([players[winner], players[winner + 2]]) if teams else players[winner]
    return f"{cause} {words('patee_imperiale-round-won', players=who, count=2 if teams else 1)}"


def prompt(deck: PateeDeck, state: PateeState, words: Words) -> str:
    """What is to be decided now."""
    board = state.board
    phase = int(board[places.PHASE])
    if phase == tables.OVER:
        return words("patee_imperiale-prompt-over")
    if phase == tables.TO_PLAY and board[places.MORE] > 0:
        courtier = deck.courtiers[board[places.ALLOWING]]
        limit = courtier.action.limit
        return words(
            "patee_imperiale-prompt-play-more",
            card=courtier.name,
            left=int(board[places.MORE]),
            limited="no" if limit is None else "yes",
            max="" if limit is None else number(limit),
            silent="yes" if courtier.action.parameters["silent"] else "no",
        )
    if phase == tables.TO_PLAY:
        return words("patee_imperiale-prompt-play")
    played = deck.courtiers[board[places.CARD]].name
    return words(f"patee_imperiale-prompt-{STEPS[phase]}", card=played, left=int(board[places.LEFT]))


def rules(words: Words, options: Mapping[str, Value]) -> str:
    """The rules in short; teams only where they are played."""
    parts = [words("patee_imperiale-rules")]
    if options.get("teams"):
        parts.append(words("patee_imperiale-rules-teams"))
    return "\n\n".join(parts)
