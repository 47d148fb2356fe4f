"""The events of San Juan as actions: which belong together, and one sentence for each action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ludoteca.core.actions import SPECTATOR_SEAT, ActionSpan, ActionText, Gain
from ludoteca.core.events import Event
from ludoteca.core.names import Names
from ludoteca.core.text import Words
from ludoteca.games.san_juan import phrases
from ludoteca.games.san_juan.cards import GoodName
from ludoteca.games.san_juan.events import (
    Answered,
    Awaited,
    Begun,
    BuildingBegun,
    BuildingBuilt,
    BuildingCovered,
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardOffered,
    CardPaid,
    CardTucked,
    CardTurnedUp,
    Ended,
    GoodLost,
    GoodPaid,
    GoodProduced,
    GoodSold,
    LibraryUsed,
    Mined,
    NothingBuilt,
    OfferDiscarded,
    PileShuffled,
    RoleTaken,
    RoundBegun,
    Tasked,
    TileTurned,
)

BUILDING: Final = (
    BuildingBegun, BuildingCovered, CardPaid, GoodPaid, GoodLost,
    BuildingBuilt,
)  # fmt: skip
MINING: Final = (CardTurnedUp, Mined)
OFFERED: Final = (CardOffered, CardKept, OfferDiscarded)
BOOKKEEPING: Final = (Awaited, Tasked, PileShuffled, LibraryUsed, TileTurned)
# The buildings that let a seat draw at the end of its action.
BONUSES: Final = ("well", "market-stand", "market-hall", "carpenter", "poor-house")


def joins(before: Sequence[Event], after: Sequence[Event]) -> bool:
    """Whether a step continues the action of the same seat: a payment, the next card of a list, the mine's card."""
    first = next((event for event in after if not isinstance(event, Awaited)), None)
    match first:
        case None:  # a Crane that is not used
            return bool(after) and _last(before, BuildingBegun, BuildingBuilt)
        case BuildingCovered() | CardPaid() | GoodPaid() | GoodLost() | BuildingBuilt():
            return _last(before, BuildingBegun, BuildingBuilt)
        case CardKept():
            return _last(before, CardKept, OfferDiscarded)
        case CardDiscarded(why=why):
            return any(isinstance(other, CardDiscarded) and other.why == why for other in before)
        case Mined():
            return _last(before, CardTurnedUp, Mined)
    return False


def _last(before: Sequence[Event], begins: type[Event], ends: type[Event]) -> bool:
    """Whether something has begun and not ended yet."""
    return any(isinstance(event, begins) for event in before) and not any(isinstance(event, ends) for event in before)


# ---------------------------------------------------------------- splitting


def split_actions(events: Sequence[Event]) -> list[ActionSpan]:
    """One action for each seat that does something; news of the table are actions of nobody."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and _belongs(groups[-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return [ActionSpan(_seat(group), len(group), shown=_shown(group)) for group in groups]


def _belongs(group: Sequence[Event], event: Event) -> bool:
    """Whether an event continues the action before it."""
    if isinstance(event, BOOKKEEPING):
        return True
    first = next((other for other in group if not isinstance(other, BOOKKEEPING)), None)
    if first is None:
        return not isinstance(event, (Ended, RoundBegun))
    if isinstance(first, Begun):
        return isinstance(event, CardDrawn)
    if _seat_of(event) != _seat_of(first):
        return False
    match event:
        case CardDrawn(why=why):
            drawn = isinstance(first, CardDrawn) and first.why == why
            return drawn or why in BONUSES or why == "sale" or isinstance(first, RoleTaken)
        case CardOffered() | CardKept() | OfferDiscarded():
            return isinstance(first, (*OFFERED, RoleTaken))
        case GoodProduced() | GoodSold() | CardDiscarded():
            return isinstance(first, type(event))
    return (isinstance(event, BUILDING) and isinstance(first, BUILDING)) or isinstance(event, MINING)


def _seat_of(event: Event) -> int:
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else SPECTATOR_SEAT


def _seat(group: Sequence[Event]) -> int:
    """The seat that acts in a group of events."""
    if isinstance(group[0], Begun):
        return SPECTATOR_SEAT
    acting = (event for event in group if not isinstance(event, BOOKKEEPING))
    return next(map(_seat_of, acting), SPECTATOR_SEAT)


def _shown(group: Sequence[Event]) -> bool:
    """Cards that the others draw because somebody took a role belong to that role: nobody needs to wait for them."""
    return not isinstance(group[0], (CardOffered, CardDrawn, Answered)) and not all(
        isinstance(event, BOOKKEEPING) for event in group
    )


# ---------------------------------------------------------------- words


def describe_action(events: Sequence[Event], players: Names, words: Words) -> ActionText | None:
    """The events of one action in a sentence, with what it brings to whom."""
    described = _describe(events, players, words)
    shuffled = [event for event in events if isinstance(event, PileShuffled)]
    if not shuffled:
        return described
    sentence = words("san_juan-event-shuffled", cards=shuffled[-1].cards)
    if described is None:
        return ActionText(sentence, sentence.rstrip("."))
    return ActionText(f"{described.text} {sentence}", described.short, described.sign, described.about, described.gains)


def _describe(action: Sequence[Event], players: Names, words: Words) -> ActionText | None:
    for event in action:
        match event:
            case Begun():
                return _begun(event, action, players, words)
            case RoleTaken():
                return _role(event, action, players, words)
            case GoodProduced(seat):
                return _goods(seat, action, players, words)
            case GoodSold(seat):
                return _goods(seat, action, players, words)
            case CardOffered(seat) | CardKept(seat):
                return _councillor(seat, action, players, words)
            case CardDrawn(seat):
                return _drawn(seat, action, players, words)
            case CardDiscarded(seat):
                return _discarded(seat, action, players, words)
            case CardTucked(seat, key):
                text = words("san_juan-event-tucked", **players.who(seat), cards=phrases.cards([key], words))
                gain = Gain((seat,), words("san_juan-gain-chapel"), "+1")
                return ActionText(text, words("san_juan-short-chapel"), "card:chapel", gains=(gain,))
            case CardTurnedUp(seat) | Mined(seat):
                return _mined(seat, action, players, words)
            case NothingBuilt(seat):
                text = words("san_juan-event-not-built", **players.who(seat))
                return ActionText(text, words("san_juan-short-not-built"), "role:builder")
            case RoundBegun(number, governor):
                text = words("san_juan-event-round", round=number, **players.who(governor))
                return ActionText(text, words("san_juan-board-round", round=number))
            case Ended(reason):
                return ActionText(words(f"san_juan-reason-{reason}"), words("san_juan-over").rstrip("."))
    built = next((event for event in action if isinstance(event, BuildingBuilt)), None)
    return None if built is None else _built(built, action, players, words)


def _begun(begun: Begun, action: Sequence[Event], players: Names, words: Words) -> ActionText:
    """The first governor, and the reader's own cards."""
    text = words("san_juan-event-begun", **players.who(begun.governor))
    known = [event for event in action if isinstance(event, CardDrawn) and event.card is not None]
    for seat in dict.fromkeys(event.seat for event in known):
        drawn = phrases.cards([event.card for event in known if event.seat == seat], words)
        text += " " + words("san_juan-event-drew", **players.who(seat), cards=drawn)
    return ActionText(text, words("san_juan-board-round", round=1))


def _role(taken: RoleTaken, action: Sequence[Event], players: Names, words: Words) -> ActionText:
    """A role with the cards that its taker draws at once."""
    seat, name = taken.seat, phrases.role(taken.role, words)
    drawn = [event.card for event in action if isinstance(event, (CardDrawn, CardOffered))]
    counted = words("san_juan-cards", cards=len(drawn))
    who = players.who(seat)
    if drawn:
        what = phrases.cards(drawn, words) if drawn[0] is not None and len(drawn) < 4 else counted
        if taken.role == "councillor":
            what = words("san_juan-why-drawn", cards=counted, why=words("san_juan-drawn-councillor"))
        text = words("san_juan-event-role-draws", **who, role=name, cards=what)
    else:
        text = words("san_juan-event-role-library" if taken.library else "san_juan-event-role", **who, role=name)
    more = len(drawn) if taken.role == "councillor" else taken.privilege
    about = words(f"san_juan-about-{taken.role}", **who, more=more, cards=counted)
    about += "".join(
        " " + words("san_juan-event-prices", prices=phrases.prices(event.prices, words))
        for event in action
        if isinstance(event, TileTurned)
    )
    gains = (Gain((seat,), counted, f"+{len(drawn)}"),) if taken.role == "prospector" and drawn else ()
    return ActionText(text, name, f"role:{taken.role}", about, gains)


def _goods(seat: int, action: Sequence[Event], players: Names, words: Words) -> ActionText:
    """The goods that a seat produces or sells, with the cards they bring."""
    sold = [event for event in action if isinstance(event, GoodSold)]
    made = [event for event in action if isinstance(event, GoodProduced)]
    names: list[GoodName] = [event.good for event in sold] + [event.good for event in made]
    goods = phrases.goods(names, words)
    who = players.who(seat)
    if sold:
        paid = sum(isinstance(event, CardDrawn) and event.why == "sale" for event in action)
        counted = words("san_juan-cards", cards=paid)
        text = words("san_juan-event-sold", **who, goods=goods, cards=counted)
        gain = Gain((seat,), words("san_juan-gain-sale", goods=goods, cards=counted), f"+{paid}")
    else:
        text = words("san_juan-event-produced", **who, goods=goods)
        gain = Gain((seat,), goods, f"+{len(made)}")
    bonuses = _bonuses(seat, action, words)
    if any(isinstance(event, LibraryUsed) for event in action):
        text += " " + words("san_juan-event-library", **who)
    text = _with_bonuses(text, bonuses, words)
    return ActionText(text, phrases.goods(names, words, plain=True), f"good:{names[0]}", gains=(gain, *bonuses))


def _bonuses(seat: int, action: Iterable[Event], words: Words) -> list[Gain]:
    """The cards drawn because of a building."""
    drawn = [event.why for event in action if isinstance(event, CardDrawn) and event.why in BONUSES]
    return [Gain((seat,), phrases.card_name(why, words), f"+{drawn.count(why)}") for why in dict.fromkeys(drawn)]


def _with_bonuses(text: str, bonuses: Iterable[Gain], words: Words) -> str:
    """A sentence, and the cards drawn because of buildings: "Market Hall: +1 card."."""
    return " ".join((text, *(words("san_juan-bonus", card=bonus.text, count=int(bonus.value)) for bonus in bonuses)))


def _built(built: BuildingBuilt, action: Sequence[Event], players: Names, words: Words) -> ActionText:
    """A building with its price, its points, and what was given for it as far as the reader knows."""
    seat, key = built.seat, built.card
    text = describe_built(built, players, words)
    lost = [event for event in action if isinstance(event, GoodLost)]
    text += "".join(
        " " + words("san_juan-event-good-lost", **players.who(seat), good=phrases.good(event.good, words))
        for event in lost
    )
    paid = [event.card for event in action if isinstance(event, CardPaid)]
    known = [phrases.cards(paid, words)] if paid and None not in paid else []
    given: list[GoodName] = [event.good for event in action if isinstance(event, GoodPaid)]
    if given:
        known.append(phrases.goods(given, words))
    about = words("san_juan-paid-with", cards=known) if known else ""
    bonuses = _bonuses(seat, action, words)
    text = _with_bonuses(text, bonuses, words)
    worth = phrases.points_of(built, words)
    value = "★" if phrases.counts_at_end(key) else phrases.signed(phrases.points_change(built))
    return ActionText(
        text, phrases.card_name(key, words), f"card:{key}", about, (Gain((seat,), worth, value), *bonuses)
    )


def describe_built(built: BuildingBuilt, players: Names, words: Words) -> str:
    """ "You build the Library for 4 cards: 3 points." """
    facts = {
        "card": phrases.the(built.card, words),
        "price": words("san_juan-built-for", cards=words("san_juan-cards", cards=built.price))
        if built.price
        else words("san_juan-built-for-nothing"),
        "points": phrases.points_of(built, words),
    }
    if built.over is None:
        return words("san_juan-event-built", **players.who(built.seat), **facts)
    over = phrases.the(built.over, words)
    return words("san_juan-event-built-over", **players.who(built.seat), **facts, over=over)


def _councillor(seat: int, action: Sequence[Event], players: Names, words: Words) -> ActionText:
    """The cards that a councillor draws to choose from, or keeps."""
    drawn = [event.card for event in action if isinstance(event, CardOffered)]
    kept = [event.card for event in action if isinstance(event, CardKept)]
    who = players.who(seat)
    if kept:
        key = "san_juan-event-drew" if drawn else "san_juan-event-kept"  # with few cards left, all are kept
        gain = Gain((seat,), words("san_juan-cards", cards=len(kept)), f"+{len(kept)}")
        short = words("san_juan-short-keeps", cards=len(kept))
        text = words(key, **who, cards=phrases.cards(kept, words))
        return ActionText(text, short, "role:councillor", gains=(gain,))
    what = words("san_juan-why-drawn", cards=phrases.cards(drawn, words), why=words("san_juan-drawn-councillor"))
    short = words("san_juan-short-draws", cards=len(drawn))
    return ActionText(words("san_juan-event-drew", **who, cards=what), short, "role:councillor")


def _drawn(seat: int, action: Sequence[Event], players: Names, words: Words) -> ActionText:
    """Cards that go straight to the hand: a councillor with an Archive draws like this."""
    drawn = [event for event in action if isinstance(event, CardDrawn)]
    what = phrases.cards([event.card for event in drawn], words)
    if words.has(reason := f"san_juan-drawn-{drawn[0].why}"):
        what = words("san_juan-why-drawn", cards=what, why=words(reason))
    text = words("san_juan-event-drew", **players.who(seat), cards=what)
    return ActionText(text, words("san_juan-short-draws", cards=len(drawn)))


def _discarded(seat: int, action: Sequence[Event], players: Names, words: Words) -> ActionText:
    cards = [event.card for event in action if isinstance(event, CardDiscarded)]
    text = words("san_juan-event-discarded", **players.who(seat), cards=phrases.cards(cards, words))
    return ActionText(text, words("san_juan-short-discards", cards=len(cards)))


def _mined(seat: int, action: Sequence[Event], players: Names, words: Words) -> ActionText:
    """The four cards of a Gold Mine, and the one that is kept."""
    turned = [event.card for event in action if isinstance(event, CardTurnedUp)]
    sentences = []
    if turned:
        what = phrases.cards(turned, words)
        sentences.append(words("san_juan-event-turned-up", **players.who(seat), cards=what))
    gains: tuple[Gain, ...] = ()
    for event in action:
        if isinstance(event, Mined):
            sentences.append(phrases.mined(event, players, words))
            if event.card is not None:
                gains = (Gain((seat,), phrases.card_name(event.card, words), "+1"),)
    return ActionText(" ".join(sentences), phrases.card_name("gold-mine", words), "card:gold-mine", gains=gains)
