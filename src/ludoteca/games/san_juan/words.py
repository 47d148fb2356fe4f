"""San Juan in words: moves, events, cards, prices and rules in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.engine.bits import BIT
from ludoteca.core.events import Event
from ludoteca.core.options import Value
from ludoteca.core.words import Words
from ludoteca.games.san_juan import events as happened
from ludoteca.games.san_juan import moves as moves_
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, NUMBER
from ludoteca.games.san_juan.engine import places
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.tables import (
    ARCHIVE,
    BESIDE,
    BUILD,
    BUILD_DOUBLED,
    COST,
    COVER,
    COVER_FULL,
    LIBRARY,
    NO_BUILD,
    NONE,
    PAY,
    PLANTS_KINDS,
    PRICE,
    QUARRY,
    SMITHY,
    TILES,
    TO_BUILD,
    TO_COUNSEL,
    TO_COVER,
    TO_KEEP,
    TO_MINE,
    TO_PAY,
    TO_PICK,
    TO_PRODUCE,
    TO_SELL,
    TO_SETTLE,
    TO_TAKE_ROLE,
)


def name(key: str, words: Words) -> str:
    """A building by its name."""
    return words(f"san_juan-card-{key}")


def effect(key: str, words: Words) -> str:
    """What a building does."""
    return words(f"san_juan-text-{key}")


def card(key: str, words: Words) -> str:
    """A card: its name and what it does."""
    return words("san_juan-card-and-text", card=name(key, words), text=effect(key, words))


def good(which: str, words: Words) -> str:
    return words(f"san_juan-good-{which}")


def role(which: str, words: Words) -> str:
    return words(f"san_juan-role-{which}")


# ---------------------------------------------------------------- what a building costs


def discounts(state: SanJuanState, seat: int, kind: int, over: int, doubled: bool, words: Words) -> list[str]:
    """What lowers the price of a build, each as a few words."""
    board = state.board
    helping = state.powers(seat, over)
    told: list[tuple[int, str]] = []
    if over != NONE:
        told.append((COST[over], words("san_juan-covering", card=name(KEYS[over], words))))
    if seat == board[places.PICKER]:
        told.append((1, role("builder", words)))
        if helping & BIT[LIBRARY] and (state.seats > 2 or doubled):
            told.append((1, name("library", words)))
    helper = SMITHY if kind < PLANTS_KINDS else QUARRY
    if helping & BIT[helper]:
        told.append((1, name(KEYS[helper], words)))
    return [words("san_juan-discount", cards=cut, why=why) for cut, why in told]


def cost(state: SanJuanState, seat: int, kind: int, over: int, doubled: bool, words: Words) -> str:
    """The price of a build, and how it comes about if anything lowers it: `3 (5, −1 Builder, −1 Quarry)`."""
    due = state.price(seat, kind, over, doubled)
    cuts = discounts(state, seat, kind, over, doubled, words)
    if not cuts:
        return str(due)
    return words("san_juan-price", price=due, cost=int(COST[kind]), cuts=", ".join(cuts))


# ---------------------------------------------------------------- moves


def move(code: int, words: Words, state: SanJuanState | None) -> str:
    """What a step does; with the mover's view, also what it costs or brings."""
    if state is not None and (BUILD <= code < NO_BUILD or BESIDE <= code < PAY):
        return _priced(code, words, state)
    match moves_.decode(code):
        case moves_.Take(which, library):
            return words("san_juan-move-take-library" if library else "san_juan-move-take", role=role(which, words))
        case moves_.Build(key, library):
            return words("san_juan-move-build-library" if library else "san_juan-move-build", card=name(key, words))
        case moves_.BuildNothing():
            return words("san_juan-move-build-nothing")
        case moves_.Beside():
            return words("san_juan-move-beside")
        case moves_.Cover(key, full):
            return words("san_juan-move-cover-full" if full else "san_juan-move-cover", card=name(key, words))
        case moves_.Pay(cards, goods):
            if cards:
                return words("san_juan-move-pay", card=name(cards[0], words))
            return words("san_juan-move-pay-good", good=good(goods[0], words))
        case moves_.Produce(goods):
            if not goods:
                return words("san_juan-move-produce-no-more")
            return words("san_juan-move-produce", good=good(goods[0], words))
        case moves_.Sell(goods):
            if not goods:
                return words("san_juan-move-sell-no-more")
            tile = NONE if state is None else state.board[places.TILE]
            if tile == NONE:
                return words("san_juan-move-sell", good=good(goods[0], words))
            paid = int(PRICE[TILES * tile + GOOD_NAMES.index(goods[0])])
            return words("san_juan-move-sell-for", good=good(goods[0], words), cards=paid)
        case moves_.Keep(cards):
            return words("san_juan-move-keep", card=name(cards[0], words))
        case moves_.Discard(cards):
            return words("san_juan-move-discard", card=name(cards[0], words))
        case moves_.Tuck(key):
            if key is None:
                return words("san_juan-move-tuck-nothing")
            return words("san_juan-move-tuck", card=name(key, words))
        case moves_.Mine(use):
            return words("san_juan-move-mine" if use else "san_juan-move-no-mine")
        case moves_.Pick(key):
            return words("san_juan-move-pick", card=name(key, words))


def _priced(code: int, words: Words, state: SanJuanState) -> str:
    """A build with its price, and its discounts explained."""
    board = state.board
    seat = board[places.AT]
    if code < NO_BUILD:
        doubled = code >= BUILD_DOUBLED
        kind = code - (BUILD_DOUBLED if doubled else BUILD)
        told = cost(state, seat, kind, NONE, doubled, words)
        key = "san_juan-move-build-library-for" if doubled else "san_juan-move-build-for"
        return words(key, card=name(KEYS[kind], words), price=told)
    kind, doubled = board[places.CARD], bool(board[places.DOUBLED])
    if code == BESIDE:
        return words("san_juan-move-beside-for", price=cost(state, seat, kind, NONE, doubled, words))
    over = code - (COVER_FULL if code >= COVER_FULL else COVER)
    key = "san_juan-move-cover-full-for" if code >= COVER_FULL else "san_juan-move-cover-for"
    return words(key, card=name(KEYS[over], words), price=cost(state, seat, kind, over, doubled, words))


def prompt(state: SanJuanState, seat: int, words: Words) -> str:
    """What a seat has to decide now."""
    board = state.board
    left = board[places.LEFT + seat]
    match board[places.PHASE]:
        case phase if phase == TO_KEEP:
            return words("san_juan-prompt-starting-hand", cards=left)
        case phase if phase == TO_TAKE_ROLE:
            return words("san_juan-prompt-role")
        case phase if phase == TO_BUILD:
            return words("san_juan-prompt-build")
        case phase if phase == TO_COVER:
            return words("san_juan-prompt-cover", card=name(KEYS[board[places.CARD]], words))
        case phase if phase == TO_PAY:
            return words("san_juan-prompt-pay", card=name(KEYS[board[places.CARD]], words), cards=board[places.OWED])
        case phase if phase == TO_PRODUCE:
            return words("san_juan-prompt-produce", goods=left)
        case phase if phase == TO_SELL:
            return words("san_juan-prompt-sell", goods=left)
        case phase if phase == TO_COUNSEL:
            archive = board[places.VIOLETS + seat] & BIT[ARCHIVE]
            return words("san_juan-prompt-discard" if archive else "san_juan-prompt-keep", cards=left)
        case phase if phase == TO_MINE:
            return words("san_juan-prompt-mine")
        case phase if phase == TO_PICK:
            return words("san_juan-prompt-pick")
        case phase if phase == TO_SETTLE and board[places.CHAPELS] >> seat & 1:
            return words("san_juan-prompt-chapel")
        case phase if phase == TO_SETTLE:
            return words("san_juan-prompt-limit", cards=left)
    return words("san_juan-over")


# ---------------------------------------------------------------- events


def event(told: Event, players: Sequence[str], words: Words) -> str | None:
    """An event as a sentence; those that only serve the drawing have none."""
    match told:
        case happened.Begun(governor):
            return words("san_juan-event-begun", player=players[governor])
        case happened.CardDrawn(seat, key, why):
            if key is None:
                return words(f"san_juan-event-drew-{why}", player=players[seat])
            return words(f"san_juan-event-drew-{why}-card", player=players[seat], card=name(key, words))
        case happened.CardOffered(seat, key) if key is not None:
            return words("san_juan-event-offered", player=players[seat], card=name(key, words))
        case happened.PileShuffled(cards):
            return words("san_juan-event-shuffled", cards=cards)
        case happened.RoleTaken(seat, which):
            return words("san_juan-event-role", player=players[seat], role=role(which, words))
        case happened.LibraryUsed(seat):
            return words("san_juan-event-library", player=players[seat])
        case happened.TileTurned(prices):
            return words("san_juan-event-prices", prices=prices_told(prices, words))
        case happened.GoodProduced(seat, which):
            return words("san_juan-event-produced", player=players[seat], good=good(which, words))
        case happened.GoodSold(seat, which, paid):
            return words("san_juan-event-sold", player=players[seat], good=good(which, words), cards=paid)
        case happened.CardPaid(seat, key) if key is not None:
            return words("san_juan-event-paid", player=players[seat], card=name(key, words))
        case happened.GoodPaid(seat, which):
            return words("san_juan-event-paid-good", player=players[seat], good=good(which, words))
        case happened.GoodLost(seat, which):
            return words("san_juan-event-good-lost", player=players[seat], good=good(which, words))
        case happened.BuildingBuilt(seat, key, over, paid):
            if over is None:
                return words("san_juan-event-built", player=players[seat], card=name(key, words), cards=paid)
            return words(
                "san_juan-event-built-over",
                player=players[seat],
                card=name(key, words),
                over=name(over, words),
                cards=paid,
            )
    return _quiet_event(told, players, words)


def _quiet_event(told: Event, players: Sequence[str], words: Words) -> str | None:
    """The rest of the events: passes, choices, the Gold Mine, rounds and the end."""
    match told:
        case happened.NothingBuilt(seat):
            return words("san_juan-event-not-built", player=players[seat])
        case happened.CardKept(seat, key):
            if key is None:
                return words("san_juan-event-kept", player=players[seat])
            return words("san_juan-event-kept-card", player=players[seat], card=name(key, words))
        case happened.CardDiscarded(seat, key):
            if key is None:
                return words("san_juan-event-discarded", player=players[seat])
            return words("san_juan-event-discarded-card", player=players[seat], card=name(key, words))
        case happened.CardTucked(seat, key):
            if key is None:
                return words("san_juan-event-tucked", player=players[seat])
            return words("san_juan-event-tucked-card", player=players[seat], card=name(key, words))
        case happened.CardTurnedUp(seat, key):
            return words("san_juan-event-turned-up", player=players[seat], card=name(key, words))
        case happened.Mined(seat, key):
            if key is None:
                return words("san_juan-event-mined-nothing", player=players[seat])
            return words("san_juan-event-mined", player=players[seat], card=name(key, words))
        case happened.RoundBegun(number, governor):
            return words("san_juan-event-round", round=number, player=players[governor])
        case happened.Ended(reason):
            return words(f"san_juan-reason-{reason}")
    return None


def prices_told(prices: Sequence[int], words: Words) -> str:
    """`indigo 1, sugar 2, …`"""
    return ", ".join(f"{good(which, words)} {paid}" for which, paid in zip(GOOD_NAMES, prices, strict=True))


def rules(words: Words, options: Mapping[str, Value]) -> str:
    """The rules in short, and what every building does."""
    parts = [words("san_juan-rules")]
    if options.get("starting_hand"):
        parts.append(words("san_juan-rules-starting_hand"))
    parts.append("\n".join(card(key, words) for key in KEYS if NUMBER[key] >= PLANTS_KINDS))
    return "\n\n".join(parts)
