"""Actions, and one sentence for each: a courtier with all it does, an answer to it, the end of a round, a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ludoteca.core.actions import SPECTATOR_SEAT, ActionSpan, ActionText, Gain
from ludoteca.core.events import Event
from ludoteca.core.names import Names
from ludoteca.core.text import Words
from ludoteca.games.patee_imperiale import events as event_types
from ludoteca.games.patee_imperiale import text
from ludoteca.games.patee_imperiale.ends import capital, describe_round, describe_round_end, round_cause

if TYPE_CHECKING:
    from ludoteca.games.patee_imperiale import PateeImperiale

DEAL: Final = (event_types.StarterBack, event_types.RoundBegun)
Discredit = event_types.Discredited | event_types.HandDiscredited
UNSEEN: Final = (event_types.CardChosen, event_types.Awaited)  # nobody sees more than that somebody thinks


def joins(before: Sequence[Event], after: Sequence[Event]) -> bool:
    """A step continues an action if it was asked for by that action; another courtier is another action."""
    asked = next((event for event in reversed(before) if isinstance(event, event_types.Awaited)), None)
    return asked is not None and asked.step != "play"


def split_actions(events: Sequence[Event]) -> list[ActionSpan]:
    """What a player does, then perhaps the end of the round and the deal of the next one."""
    count = len(events)
    deal = next((at for at, event in enumerate(events) if isinstance(event, DEAL)), count)
    end = next((at for at, event in enumerate(events) if isinstance(event, event_types.SuiteScored)), deal)
    spans = []
    if end:
        shown = not all(isinstance(event, UNSEEN) for event in events[:end])
        spans.append(ActionSpan(actor_of(events[:end]), end, shown=shown))
    if end < deal:
        spans.append(ActionSpan(SPECTATOR_SEAT, deal - end, ends_round=True))
    if deal < count:
        spans.append(ActionSpan(SPECTATOR_SEAT, count - deal))
    return spans


def actor_of(events: Sequence[Event]) -> int:
    """The player who acts: not the one whose courtier or card is discredited."""
    first = events[0]
    if isinstance(first, (event_types.Discredited, event_types.HandDiscredited)) and first.by is not None:
        return first.by
    seat = getattr(first, "seat", None)
    return seat if isinstance(seat, int) else SPECTATOR_SEAT


def describe_action(game: PateeImperiale, events: Sequence[Event], players: Names, words: Words) -> ActionText | None:
    """The events of one action in words; None if nobody sees anything of it."""
    if any(isinstance(event, event_types.RoundEnded) for event in events):
        end = describe_round(game, events, players, words)
        cause = round_cause(game, end_of(events), players, words)
        return ActionText(f"{cause} {end.headline}", words("patee_imperiale-act-short-round"), about=end.text)
    if any(isinstance(event, DEAL) for event in events):
        return describe_deal(game, events, players, words)
    return Deed(game, events, players, words).text()


def end_of(events: Sequence[Event]) -> event_types.RoundEnded:
    return next(event for event in events if isinstance(event, event_types.RoundEnded))


def describe_event(game: PateeImperiale, event: Event, players: Names, words: Words) -> str | None:
    """An event as a sentence; None if only the page needs it."""

    def sentence(key: str, seat: int, **facts: object) -> str:
        return words(f"patee_imperiale-event-{key}", **players.who(seat), **facts)

    match event:
        case event_types.RoundBegun(round_, from_reserve):
            return words(f"patee_imperiale-event-round{'-reserve' if from_reserve else ''}", round=round_)
        case event_types.StarterBack(seat, key):
            return sentence("starter-back", seat, card=text.card_name(game, key, words))
        case event_types.StarterDealt(None, key) | event_types.LeftOver(key):
            return words("patee_imperiale-event-left-over", card=text.card_name(game, key, words))
        case event_types.StarterDealt(int(seat), key):
            return sentence("starter", seat, card=text.card_name(game, key, words))
        case event_types.Begins(seat):
            return sentence("begins", seat)
        case event_types.ActionFailed(_, key):
            return words("patee_imperiale-event-failed", card=text.card_name(game, key, words))
        case event_types.ChainEnded(_, key):
            return words("patee_imperiale-event-chain-ended", card=text.card_name(game, key, words))
        case event_types.SuiteScored(seat, points):
            return sentence("scored", seat, points=text.number(points))
        case event_types.RoundEnded():
            return describe_round_end(game, event, players, words)
        case event_types.MatchEnded(why):
            return words(f"patee_imperiale-reason-{why}")
        case event_types.MoreAllowed() | event_types.SwapChosen():
            return None
    return Deed(game, [event], players, words).sentence()


def describe_deal(game: PateeImperiale, events: Sequence[Event], players: Names, words: Words) -> ActionText:
    """A deal: how many cards everybody gets, how many are discredited, and who begins."""
    begun = next(event for event in events if isinstance(event, event_types.RoundBegun))
    cards = sum(isinstance(event, event_types.CardDealt) for event in events) // game.seats
    starters = [event for event in events if isinstance(event, event_types.StarterDealt)]
    left_over = sum(isinstance(event, event_types.LeftOver) for event in events)
    left_over += sum(starter.seat is None for starter in starters)
    sentences = [
        describe_event(game, event, players, words) for event in events if isinstance(event, event_types.StarterBack)
    ]
    kind = "-reserve" if begun.from_reserve else ""
    sentences.append(words(f"patee_imperiale-act-deal{kind}", round=begun.round, cards=cards, discredited=left_over))
    first = next((event.seat for event in events if isinstance(event, event_types.Begins)), None)
    opening = {"first": 2, "second": 1, "": 0}
    if first is not None:
        own = [starter.card for starter in starters if starter.seat == first]
        opener = max(own, key=lambda key: opening[game.deck.courtier(key).opens])
        name = text.card_name(game, opener, words)
        sentences.append(words("patee_imperiale-act-begins", card=name, **players.who(first)))
    owned = [(starter.seat, named(game, starter.card, words)) for starter in starters]
    about = words.listing(
        [
            words("patee_imperiale-act-starter", card=card, **players.who(seat))
            for seat, card in owned
            if seat is not None
        ]
    )
    short = words("patee_imperiale-act-short-deal", round=begun.round)
    return ActionText(" ".join(filter(None, sentences)), short, about=words("patee_imperiale-act-starters", list=about))


def named(game: PateeImperiale, key: str, words: Words) -> str:
    """A courtier with its prestige: "Donateur (7)"."""
    courtier = game.deck.courtier(key)
    return words("patee_imperiale-act-card", name=courtier.name, value=text.number(courtier.value))


class Deed:
    """What one player does, in one sentence: the courtier, what it does, and the prestige that this changes."""

    def __init__(self, game: PateeImperiale, events: Sequence[Event], players: Names, words: Words) -> None:
        self.game = game
        self.events = events
        self.players = players
        self.words = words
        self.actor = actor_of(events)

    def text(self) -> ActionText | None:
        """The deed in words; None if there is nothing to tell."""
        changes = self.changes()
        sentence = self.sentence(changes)
        if sentence is None:
            return None
        sign = self.sign()
        return ActionText(
            " ".join([sentence, *self.remarks()]),
            self.short(),
            f"card:{sign}" if sign else "",
            self.about(),
            (*(self.gain(seat, *change) for seat, change in changes.items()), *self.losses()),
        )

    # ---------------------------------------------------------------- the sentence

    def sentence(self, changes: Mapping[int, tuple[int, int]] = MappingProxyType({})) -> str | None:
        """The deed as one sentence, with the changes of prestige; None if there is nothing to tell."""
        deeds = [deed for event in self.events if (deed := self.clause(event))]
        if not deeds or self.actor < 0:
            return None
        subject = self.words("patee_imperiale-act-subject", **self.players.who(self.actor))
        sentence = f"{subject} {self.words.listing(deeds)}".strip()
        if self.players.is_reader(self.actor):
            sentence = capital(sentence)  # Italian leaves the subject out
        if not changes:
            return self.words("patee_imperiale-act-plain", deeds=sentence)
        points = [self.points(seat, *change) for seat, change in changes.items()]
        return self.words("patee_imperiale-act-points", deeds=sentence, points=", ".join(points))

    def clause(self, event: Event) -> str:
        """A part of the sentence, without its subject; empty if the event needs none."""
        match event:
            case event_types.CardPlayed(_, key, by):
                return self.say("played" if by is None else "played-more", card=key)
            case event_types.MoreAllowed(_, _, plays):
                return self.words("patee_imperiale-act-more", n=plays, **self.players.who(self.actor))
            case event_types.PlayerNamed(_, other) if not self.has_effect():
                return self.say("named", other)
            case event_types.Discredited(seat) | event_types.HandDiscredited(seat):
                return self.discredited(event, type(event), seat)
            case event_types.Charmed(_, other, key):
                return self.say("charmed", other, card=key)
            case event_types.SwapChosen(_, key) if not self.has_effect():
                return self.say("swap-chosen", card=key)
            case event_types.Swapped(_, other, taken, given):
                return self.say("swapped", other, taken=taken, given=given)
            case event_types.Given(_, other, key):
                return self.say("given", other, card=key)
            case event_types.CardsShown(_, to, None):
                return self.say("shown", to)
            case event_types.CardsShown(_, to, cards):
                shown = self.words.listing([self.named(key) for key in cards or ()])
                who = self.players.who(self.actor) | self.players.who(to, "other")
                return self.words("patee_imperiale-event-shown-cards", cards=shown, **who)
            case event_types.CardTaken(_, other, None):
                return self.say("taken", other)
            case event_types.CardTaken(_, other, key):
                return self.say("taken-card", other, card=key)
            case event_types.HandsSwapped(_, other, None, None):
                return self.say("hands", other)
            case event_types.HandsSwapped(_, other, given, got):
                return self.say("hands-cards", other, given=given, got=got)
            case event_types.Recalled(_, key, None, to):
                return self.say(f"recalled-{to}", card=key)
            case event_types.Recalled(seat, key, whence, to) if seat == whence:
                return self.say(f"recalled-{to}-own", card=key)
            case event_types.Recalled(_, key, whence, to):
                return self.say(f"recalled-{to}-suite", whence, card=key)
        return ""

    def say(self, key: str, other: int | None = None, **cards: str | None) -> str:
        facts: dict[str, object] = dict(self.players.who(self.actor))
        if other is not None:
            facts |= self.players.who(other, "other")
        facts |= {fact: self.named(card) for fact, card in cards.items() if card is not None}
        return self.words(f"patee_imperiale-event-{key}", **facts)

    def discredited(self, event: Event, kind: type[Discredit], owner: int) -> str:
        """One sentence about all courtiers that leave a suite, or cards that leave a hand; empty after the first."""
        leaving = [other for other in self.events if isinstance(other, kind) and other.seat == owner]
        if leaving[0] is not event:
            return ""
        hand = kind is event_types.HandDiscredited
        own = "lost" if hand else "discredited-own"
        key = own if owner == self.actor else "struck" if hand else "discredited"
        who = self.players.who(self.actor) | self.players.who(owner, "other")
        cards = self.words.listing([self.named(other.card) for other in leaving])
        return self.words(f"patee_imperiale-event-{key}", card=cards, **who)

    def named(self, key: str) -> str:
        return named(self.game, key, self.words)

    def has_effect(self) -> bool:
        """Whether the sentence names the other player, or the courtier, anyway."""
        effects = (event_types.HandDiscredited, event_types.Given, event_types.HandsSwapped, event_types.Swapped)
        return any(isinstance(event, effects) for event in self.events)

    def remarks(self) -> list[str]:
        """What could not be done."""
        remarks = []
        for event in self.events:
            if isinstance(event, event_types.ActionFailed):
                remarks.append(self.words("patee_imperiale-act-failed"))
            if isinstance(event, event_types.ChainEnded):
                remarks.append(describe_event(self.game, event, self.players, self.words) or "")
        return remarks

    # ---------------------------------------------------------------- prestige

    def changes(self) -> dict[int, tuple[int, int]]:
        """The prestige of the suites before and after, of those that changed; the actor's first."""
        after = {event.seat: event.points for event in self.events if isinstance(event, event_types.Prestige)}
        gained = dict.fromkeys(after, 0)
        for event in self.events:
            for seat, points in self.moved(event):
                if seat in gained:
                    gained[seat] += points
        changed = [seat for seat in after if gained[seat]]
        changed.sort(key=lambda seat: seat != self.actor)
        return {seat: (after[seat] - gained[seat], after[seat]) for seat in changed}

    def moved(self, event: Event) -> list[tuple[int, int]]:
        """The points that an event brings to suites, or takes from them."""
        value = self.value
        match event:
            case event_types.CardPlayed(seat, key):
                return [(seat, value(key))]
            case event_types.Discredited(seat, key):
                return [(seat, -value(key))]
            case event_types.Charmed(seat, other, key):
                return [(seat, value(key)), (other, -value(key))]
            case event_types.Given(seat, other, key):
                return [(seat, -value(key)), (other, value(key))]
            case event_types.Swapped(seat, other, taken, given):
                gain = value(taken) - value(given)
                return [(seat, gain), (other, -gain)]
            case event_types.Recalled(seat, key, whence, to):
                taken_from = [] if whence is None else [(whence, -value(key))]
                return [*taken_from, (seat, value(key))] if to == "suite" else taken_from
        return []

    def value(self, key: str) -> int:
        return self.game.deck.courtier(key).value

    def points(self, seat: int, before: int, after: int) -> str:
        key = "patee_imperiale-act-own-change" if seat == self.actor else "patee_imperiale-act-change"
        return self.words(key, before=text.number(before), after=text.number(after), **self.players.who(seat))

    def gain(self, seat: int, before: int, after: int) -> Gain:
        change = self.words(
            "patee_imperiale-act-gain", before=text.number(before), after=text.number(after), **self.players.who(seat)
        )
        return Gain((seat,), change, text.signed(after - before))

    def losses(self) -> list[Gain]:
        """What others lose from their hands."""
        lost: dict[int, int] = {}
        for event in self.events:
            if isinstance(event, event_types.HandDiscredited):
                lost[event.seat] = lost.get(event.seat, 0) + 1
        return [Gain((seat,), self.words("patee_imperiale-act-gain-lost", n=n)) for seat, n in lost.items()]

    # ---------------------------------------------------------------- the stage

    def sign(self) -> str:
        """The courtier to show: the one played, or else an open one that the deed concerns."""
        for event in self.events:
            key = getattr(event, "card", None)
            if isinstance(key, str) and not event.secret:
                return key
        return next((event.taken for event in self.events if isinstance(event, event_types.Swapped)), "")

    def short(self) -> str:
        """Two or three words beside the player's shield."""
        key = self.sign()
        name = text.card_name(self.game, key, self.words) if key else ""
        for event in self.events:
            match event:
                case event_types.CardPlayed():
                    return name
                case event_types.HandDiscredited(seat):
                    key = "lost" if seat == self.actor else "struck"
                    return self.words(f"patee_imperiale-act-short-{key}", card=name)
                case event_types.CardsShown():
                    return self.words("patee_imperiale-act-short-shown")
                case event_types.CardTaken():
                    return self.words("patee_imperiale-act-short-taken")
        return name or self.words("patee_imperiale-act-short-hands")

    def about(self) -> str:
        """The action of the courtier that was played."""
        played = next((event for event in self.events if isinstance(event, event_types.CardPlayed)), None)
        if played is None or self.value_only(played.card):
            return ""
        return text.card_effect(self.game, played.card, self.words)

    def value_only(self, key: str) -> bool:
        return self.game.deck.courtier(key).action.verb == "none"
