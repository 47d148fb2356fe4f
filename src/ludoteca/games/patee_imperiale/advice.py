"""Why and what for: why a card cannot be chosen, what a choice brings, when to play a courtier, and an example."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.names import Names
from ludoteca.core.sets import members
from ludoteca.core.text import Words
from ludoteca.games.patee_imperiale import text
from ludoteca.games.patee_imperiale.actions import named
from ludoteca.games.patee_imperiale.cards import Courtier, PateeDeck
from ludoteca.games.patee_imperiale.engine import actions, numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.facts import choice_facts

if TYPE_CHECKING:
    from ludoteca.games.patee_imperiale import PateeImperiale

NAMED_AT_MOST: Final = 3  # courtiers in a note
ON_SUITES: Final = (numbers.TO_DISCREDIT, numbers.TO_CHARM, numbers.TO_SWAP, numbers.TO_RECALL)


# ---------------------------------------------------------------- why not


def unavailable(game: PateeImperiale, state: PateeState, seat: int, words: Words) -> dict[str, str]:
    """Why a card of the hand may not be played, or a courtier of a suite or the discard not be chosen."""
    board = state.board
    deck = game.deck
    if board[numbers.ACTOR] != seat:
        return {}
    reasons = {}
    if board[numbers.PHASE] == numbers.TO_PLAY:
        playable = int(actions.playable_cards(board, deck.engine_deck, seat))
        for card in members(int(board[numbers.HANDS + seat]) & ~playable):
            reasons[deck.keys[card]] = why_not_playable(game, state, deck.courtiers[card], words)
    elif board[numbers.PHASE] in ON_SUITES:
        acting = deck.courtiers[board[numbers.ACTING_CARD]]
        targets = int(actions.targets(board, deck.engine_deck, state.seats, seat, int(board[numbers.ACTING_CARD])))
        for card in members(in_sight(state, seat, acting) & ~targets):
            reason = why_no_target(acting, deck.courtiers[card], words)
            if reason:
                reasons[deck.keys[card]] = reason
    return {f"card:{key}": reason for key, reason in reasons.items()}


def why_not_playable(game: PateeImperiale, state: PateeState, courtier: Courtier, words: Words) -> str:
    board = state.board
    if board[numbers.EXTRA_PLAYS] > 0:
        permitting = game.deck.courtiers[board[numbers.PERMITTED_BY]]
        limit = permitting.action.limit
        if limit is not None and courtier.value > limit:
            return words("patee_imperiale-why-permitted", card=permitting.name, max=text.number(limit))
    return words("patee_imperiale-why-alone")


def in_sight(state: PateeState, seat: int, acting: Courtier) -> int:
    """The courtiers among which a player looks for a target: the suites and the discard that the action names."""
    board = state.board
    own = int(board[numbers.SUITES + seat])
    others = int(actions.other_suites(board, state.seats, seat))
    discard = int(board[numbers.DISCARD])
    match acting.action.parameters.get("from", acting.action.parameters.get("scope", "other")):
        case "own":
            return own
        case "any":
            return own | others | (discard if acting.action.verb == "recall" else 0)
        case "discard" | "last":
            return discard
    return others


def why_no_target(acting: Courtier, courtier: Courtier, words: Words) -> str:
    limit = acting.action.limit
    if courtier.key == acting.key:
        return words("patee_imperiale-why-itself")
    if limit is not None and courtier.value > limit:
        return words("patee_imperiale-why-limit", value=text.number(courtier.value), max=text.number(limit))
    given = acting.action.parameters
    if given.get("to") == "hand" and courtier.role == "conciliant":
        return words("patee_imperiale-why-conciliant")
    if given.get("from") == "last":
        return words("patee_imperiale-why-not-top")
    if given.get("pick") == "highest":
        return words("patee_imperiale-why-not-highest")
    return ""


# ---------------------------------------------------------------- what it brings


def choice_notes(
    game: PateeImperiale, code: int, state: PateeState, seat: int, players: Names, words: Words
) -> list[str]:
    """The prestige that a choice changes, with the cards left in hand; then what the action of the courtier can do."""
    points = choice_facts(game, code, state, seat).points
    changes = [
        words(
            "patee_imperiale-act-change",
            before=text.number(int(state.suite_points(other))),
            after=text.number(points[other]),
            **players.who(other),
        )
        for other in sorted(range(state.seats), key=lambda other: other != seat)
        if points[other] != state.suite_points(other)
    ]
    if state.board[numbers.PHASE] != numbers.TO_PLAY:
        return [", ".join(changes)] if changes else []
    card = code - numbers.MOVE_PLAY
    left = int(state.board[numbers.HAND_SIZES + seat]) - 1
    after = after_play(game, state, seat, card)
    verb = game.deck.courtiers[card].action
    back = after is not None and verb.verb == "recall" and verb.parameters["to"] == "hand"
    change = words(
        "patee_imperiale-note-same" if not changes else "patee_imperiale-note-play",
        change=", ".join(changes),
        cards=left + back,
        back="yes" if back else "no",
    )
    return [change, *action_notes(game, state, seat, card, after, players, words), *end_notes(left + back, words)]


def after_play(game: PateeImperiale, state: PateeState, seat: int, card: int) -> PateeState | None:
    """The position in which a courtier that is played now would act; None if it would not act, or not in full."""
    board = state.board
    deck = game.deck.engine_deck
    if board[numbers.EXTRA_PLAYS] > 0 and deck.pick[board[numbers.PERMITTED_BY]] == numbers.SILENT:
        return None
    after = state.copy()
    after.leave_hand(seat, card)
    after.board[numbers.SUITES + seat] |= 1 << card
    after.board[numbers.PLAYS_MADE] += 1
    return after if actions.can_be_done(after.board, deck, state.seats, seat, card) else None


def action_notes(
    game: PateeImperiale,
    state: PateeState,
    seat: int,
    card: int,
    after: PateeState | None,
    players: Names,
    words: Words,
) -> list[str]:
    """Whether the action can be done in full, and on whom."""
    courtier = game.deck.courtiers[card]
    if courtier.action.verb == "none":
        return []
    if after is None:
        board = state.board
        silent = board[numbers.EXTRA_PLAYS] > 0
        silent = silent and game.deck.engine_deck.pick[board[numbers.PERMITTED_BY]] == numbers.SILENT
        return [words("patee_imperiale-note-silent" if silent else "patee_imperiale-note-failed")]
    if courtier.action.verb in ("suite_discredit", "charm", "suite_swap", "recall"):
        targets = members(int(actions.targets(after.board, game.deck.engine_deck, state.seats, seat, card)))
        best = sorted(targets, key=lambda target: -game.deck.courtiers[target].value)
        names = [named(game, game.deck.keys[target], words) for target in best[:NAMED_AT_MOST]]
        more = len(best) - len(names)
        return [words("patee_imperiale-note-targets", cards=words.listing(names), more=more)]
    if (
        courtier.action.verb in ("hand_discredit", "hand_take", "hand_swap")
        and courtier.action.parameters.get("who", "one") == "one"
    ):
        named_ = members(int(actions.victims(after.board, game.deck.engine_deck, state.seats, seat, card)))
        return [words("patee_imperiale-note-victims", players=[players[other] for other in named_])]
    return []


def end_notes(left: int, words: Words) -> list[str]:
    """That the round ends with this turn, if the hand is empty then."""
    return [] if left else [words("patee_imperiale-note-last")]


# ---------------------------------------------------------------- a card by itself


def card_kind(game: PateeImperiale, key: str, words: Words) -> str:
    """The role of a courtier, and when its colour advises to play it."""
    courtier = game.deck.courtier(key)
    return words(
        "patee_imperiale-kind",
        role=words(f"patee_imperiale-role-{courtier.role}"),
        colour=words(f"patee_imperiale-colour-{courtier.colour}"),
        when=words(f"patee_imperiale-when-{courtier.colour}"),
    )


def card_example(game: PateeImperiale, key: str, words: Words) -> str:
    """The action of a courtier with others of the deck."""
    courtier = game.deck.courtier(key)
    given = courtier.action.parameters
    message = f"patee_imperiale-example-{text.summary_key(courtier)}"
    if not words.has(message):
        return ""
    one, two = partners(game.deck, courtier)
    return words(
        message,
        card=courtier.name,
        value=text.number(courtier.value),
        one=one.name,
        one_value=text.number(one.value),
        one_gain=text.number(one.value - (courtier.value if given.get("own") == "self" else 0)),
        two=two.name,
        two_value=text.number(two.value),
        both=text.number(one.value + two.value),
        n=given.get("n", given.get("reveal", 1)),
    )


def partners(deck: PateeDeck, courtier: Courtier) -> tuple[Courtier, Courtier]:
    """Two courtiers that the action can be done with: the most prestigious that it allows, and one of little worth."""
    action = courtier.action
    others = [other for other in deck.courtiers if other.key != courtier.key]
    fitting = [other for other in others if action.limit is None or other.value <= action.limit]
    if action.parameters.get("to") == "hand":
        fitting = [other for other in fitting if other.role != "conciliant"]
    fitting = [other for other in fitting if not other.needs_another] or fitting or others
    by_value = sorted(fitting, key=lambda other: -other.value)
    rest = [other for other in by_value if other.value > 0][1:] or by_value
    return by_value[0], rest[-1]
