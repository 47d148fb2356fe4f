"""San Juan in words: moves, events, cards, prices and rules in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.engine.bits import BIT
from ludoteca.core.events import Event
from ludoteca.core.names import Names
from ludoteca.core.text import Words
from ludoteca.games.san_juan import actions, events, facts, moves
from ludoteca.games.san_juan.cards import BUILDINGS, GOOD_NAMES, KEYS, NUMBER
from ludoteca.games.san_juan.engine import builder, numbers
from ludoteca.games.san_juan.engine.roles import may_double, privilege
from ludoteca.games.san_juan.engine.scoring import hand_limit
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.phrases import card_name, good, goods, mined, prices, role, the

if TYPE_CHECKING:
    from ludoteca.games.san_juan import SanJuan

# The verb of the move that each decline gives up.
DECLINED: Final = {
    numbers.NO_BUILD: "build",
    numbers.NO_MORE_GOODS: "produce",
    numbers.NO_MORE_SALES: "sell",
    numbers.NO_TUCK: "tuck",
    numbers.NO_MINE: "mine",
}


def card_effect(key: str, words: Words) -> str:
    """The effect of a building."""
    return words(f"san_juan-text-{key}")


def describe_card(key: str, words: Words) -> str:
    """A card: its name and its effect."""
    return words("san_juan-card-and-text", card=card_name(key, words), text=card_effect(key, words))


def card_kind(key: str, words: Words) -> str:
    """A line under a building's name: "violet · cost 6 · two in the deck"."""
    building = BUILDINGS[NUMBER[key]]
    group = words(f"san_juan-kind-{building.group}")
    return words("san_juan-kind", group=group, cost=building.cost, copies=building.copies)


def card_example(key: str, words: Words) -> str:
    """An example of a building's effect, where the text alone may leave a question."""
    example = f"san_juan-example-{key}"
    return words(example) if words.has(example) else ""


# ---------------------------------------------------------------- what a building costs


def discounts(state: SanJuanState, seat: int, kind: int, over: int, doubled: bool, words: Words) -> list[str]:
    """Everything that lowers the price of a build, each in a few words."""
    return [
        words("san_juan-discount", cards=cut.cards, why=discount_source(cut, words))
        for cut in facts.discounts(state, seat, kind, over, doubled)
    ]


def discount_source(cut: facts.Discount, words: Words) -> str:
    """The role or building that lowers a price."""
    if cut.why == "role":
        return role(cut.by, words)
    if cut.why == "covering":
        return words("san_juan-covering", card=the(cut.by, words))
    return card_name(cut.by, words)


def cost(state: SanJuanState, seat: int, kind: int, over: int, doubled: bool, words: Words) -> str:
    """The price of a build, with its discounts if there are any: `3 (5, −1 Builder, −1 Quarry)`."""
    due = int(builder.price(state.board, state.seats, seat, kind, over, doubled))
    cuts = discounts(state, seat, kind, over, doubled, words)
    if not cuts:
        return str(due)
    return words("san_juan-price", price=due, cost=int(numbers.COST[kind]), cuts=", ".join(cuts))


# ---------------------------------------------------------------- moves


def describe_move(code: int, words: Words, state: SanJuanState | None = None) -> str:
    """A step in words; with the seat's view also its price, or what it brings."""
    if state is not None and (numbers.BUILD <= code < numbers.NO_BUILD or numbers.BESIDE <= code < numbers.PAY):
        return _priced(code, words, state)
    match moves.MOVES[code]:
        case moves.Take(which, library):
            return words("san_juan-move-take-library" if library else "san_juan-move-take", role=role(which, words))
        case moves.Build(key, library):
            return words("san_juan-move-build-library" if library else "san_juan-move-build", card=the(key, words))
        case moves.BuildNothing():
            return words("san_juan-move-build-nothing")
        case moves.Beside():
            return words("san_juan-move-beside")
        case moves.Cover(key, full):
            return words("san_juan-move-cover-full" if full else "san_juan-move-cover", card=the(key, words))
        case moves.Pay((key,)):
            return words("san_juan-move-pay", card=the(key, words))
        case moves.Pay(_, (which,)):
            return words("san_juan-move-pay-good", good=good(which, words))
        case moves.Produce((which,)):
            return words("san_juan-move-produce", good=goods([which], words))
        case moves.Produce():
            return words("san_juan-move-produce-no-more")
        case moves.Sell((which,)):
            tile = numbers.NONE if state is None else state.board[numbers.TILE]
            if tile == numbers.NONE:
                return words("san_juan-move-sell", good=goods([which], words))
            paid = int(numbers.PRICES[numbers.TILES * tile + GOOD_NAMES.index(which)])
            counted = words("san_juan-cards", cards=paid)
            return words("san_juan-move-sell-for", good=goods([which], words), cards=counted)
        case moves.Sell():
            return words("san_juan-move-sell-no-more")
        case moves.Keep((key,)):
            return words("san_juan-move-keep", card=the(key, words))
        case moves.Discard((key,)):
            return words("san_juan-move-discard", card=the(key, words))
        case moves.Tuck(key):
            if key is None:
                return words("san_juan-move-tuck-nothing")
            return words("san_juan-move-tuck", card=the(key, words))
        case moves.Mine(use):
            return words("san_juan-move-mine" if use else "san_juan-move-no-mine")
        case moves.Pick(key):
            return words("san_juan-move-pick", card=the(key, words))
    raise ValueError(f"no single step: {moves.MOVES[code]}")


def describe_decline(code: int, words: Words) -> str:
    """A pass in advance: when it applies, and what is left undone."""
    return words(f"san_juan-decline-{DECLINED[code]}")


def choice_name(code: int, words: Words) -> str:
    """The thing that a step of a selection names: a card, a good, or no more."""
    match moves.MOVES[code]:
        case moves.Pay((key,), _) | moves.Keep((key,)) | moves.Discard((key,)) | moves.Pick(key):
            return card_name(key, words)
        case moves.Tuck(str(key)):
            return card_name(key, words)
        case moves.Pay(_, (which,)) | moves.Produce((which,)) | moves.Sell((which,)):
            return good(which, words)
    return describe_move(code, words)


def _priced(code: int, words: Words, state: SanJuanState) -> str:
    """A build with its price and discounts."""
    board = state.board
    seat = board[numbers.CURRENT_SEAT]
    if code < numbers.NO_BUILD:
        doubled = code >= numbers.BUILD_DOUBLED
        kind = code - (numbers.BUILD_DOUBLED if doubled else numbers.BUILD)
        key = "san_juan-move-build-library-for" if doubled else "san_juan-move-build-for"
        price = cost(state, seat, kind, numbers.NONE, doubled, words)
        return words(key, card=the(KEYS[kind], words), price=price)
    kind, doubled = board[numbers.NEW_BUILDING], bool(board[numbers.LIBRARY_DECLARED])
    if code == numbers.BESIDE:
        return words("san_juan-move-beside-for", price=cost(state, seat, kind, numbers.NONE, doubled, words))
    over = code - (numbers.COVER_FULL if code >= numbers.COVER_FULL else numbers.COVER)
    key = "san_juan-move-cover-full-for" if code >= numbers.COVER_FULL else "san_juan-move-cover-for"
    return words(key, card=the(KEYS[over], words), price=cost(state, seat, kind, over, doubled, words))


def describe_prompt(state: SanJuanState, seat: int, words: Words) -> str:
    """The question a seat has to answer now."""
    board = state.board
    left = board[numbers.CHOICES_LEFT + seat]
    match board[numbers.PHASE]:
        case numbers.TO_KEEP_HAND:
            return words("san_juan-prompt-starting-hand", cards=left)
        case numbers.TO_TAKE_ROLE:
            return words("san_juan-prompt-role")
        case numbers.TO_BUILD:
            return words("san_juan-prompt-build")
        case numbers.TO_COVER:
            return words("san_juan-prompt-cover", card=the(KEYS[board[numbers.NEW_BUILDING]], words))
        case numbers.TO_PAY:
            return words(
                "san_juan-prompt-pay",
                card=the(KEYS[board[numbers.NEW_BUILDING]], words),
                cards=board[numbers.OWED],
            )
        case numbers.TO_PRODUCE:
            return words("san_juan-prompt-produce", goods=left)
        case numbers.TO_SELL:
            return words("san_juan-prompt-sell", goods=left)
        case numbers.TO_COUNSEL:
            archive = board[numbers.VIOLETS + seat] & BIT[numbers.ARCHIVE]
            return words("san_juan-prompt-discard" if archive else "san_juan-prompt-keep", cards=left)
        case numbers.TO_MINE:
            return words("san_juan-prompt-mine")
        case numbers.TO_PICK:
            return words("san_juan-prompt-pick")
        case numbers.TO_BEGIN_ROUND if board[numbers.CHAPELS_TO_ASK] >> seat & 1:
            return words("san_juan-prompt-chapel")
        case numbers.TO_BEGIN_ROUND:
            return words("san_juan-prompt-limit", cards=left)
    return words("san_juan-over")


def describe_selection(state: SanJuanState, seat: int, words: Words) -> str:
    """How many cards or goods a seat may choose, and why."""
    board = state.board
    left = board[numbers.CHOICES_LEFT + seat]
    match board[numbers.PHASE]:
        case numbers.TO_PAY:
            return _why_payment(state, seat, words)
        case numbers.TO_PRODUCE | numbers.TO_SELL:
            return _why_goods(state, seat, words)
        case numbers.TO_KEEP_HAND:
            return words("san_juan-why-starting-hand", cards=numbers.STARTING_HAND)
        case numbers.TO_COUNSEL if board[numbers.VIOLETS + seat] & numbers.HAS_ARCHIVE:
            return words("san_juan-why-archive", building=card_name("archive", words))
        case numbers.TO_COUNSEL if board[numbers.VIOLETS + seat] & numbers.HAS_PREFECTURE:
            return words("san_juan-why-keep", cards=left, building=card_name("prefecture", words))
        case numbers.TO_BEGIN_ROUND if not board[numbers.CHAPELS_TO_ASK] & BIT[seat]:
            limit = int(hand_limit(board, seat))
            if limit == numbers.HAND_LIMIT:
                return words("san_juan-why-limit", cards=limit)
            return words("san_juan-why-limit-tower", cards=limit, building=card_name("tower", words))
    return ""


def _why_payment(state: SanJuanState, seat: int, words: Words) -> str:
    """The price with its discounts, and how many goods may pay."""
    board = state.board
    kind, over = board[numbers.NEW_BUILDING], board[numbers.BUILT_OVER]
    price = cost(state, seat, kind, over, bool(board[numbers.LIBRARY_DECLARED]), words)
    if not builder.powers(board, seat, over) & numbers.HAS_BLACK_MARKET:
        return words("san_juan-why-pay", price=price)
    building = card_name("black-market", words)
    return words("san_juan-why-pay-goods", price=price, goods=numbers.GOODS_PER_PAYMENT, building=building)


def _why_goods(state: SanJuanState, seat: int, words: Words) -> str:
    """One good, and one more for the privilege, the Library, and Aqueduct or Trading Post."""
    board = state.board
    producing = board[numbers.PHASE] == numbers.TO_PRODUCE
    often = int(privilege(board, state.seats, seat)) + bool(may_double(board, state.seats, seat))
    extras = [role("producer" if producing else "trader", words), card_name("library", words)][:often]
    if board[numbers.VIOLETS + seat] & (numbers.HAS_AQUEDUCT if producing else numbers.HAS_TRADING_POST):
        extras.append(card_name("aqueduct" if producing else "trading-post", words))
    if not extras:
        return ""
    parts = ["1", *(words("san_juan-why-extra", why=why) for why in extras)]
    return words("san_juan-why-goods", goods=len(parts), parts=", ".join(parts))


# ---------------------------------------------------------------- events


def describe_event(event: Event, players: Names, words: Words) -> str | None:
    """An event as a sentence, or None for events that only change the board."""
    match event:
        case events.CardOffered(seat, key) if key is not None:
            drawn = words("san_juan-why-drawn", cards=the(key, words), why=words("san_juan-drawn-councillor"))
            return words("san_juan-event-drew", **players.who(seat), cards=drawn)
        case events.CardOffered():
            return None
        case events.PileShuffled(count):
            return words("san_juan-event-shuffled", cards=count)
        case events.RoleTaken(seat, which):
            return words("san_juan-event-role", **players.who(seat), role=role(which, words))
        case events.LibraryUsed(seat):
            return words("san_juan-event-library", **players.who(seat))
        case events.TileTurned(tile):
            return words("san_juan-event-prices", prices=prices(tile, words))
        case events.GoodSold(seat, which, paid):
            counted = words("san_juan-cards", cards=paid)
            return words("san_juan-event-sold", **players.who(seat), goods=goods([which], words), cards=counted)
        case events.CardPaid(seat, key) if key is not None:
            return words("san_juan-event-paid", **players.who(seat), cards=the(key, words))
        case events.GoodPaid(seat, which):
            return words("san_juan-event-paid", **players.who(seat), cards=goods([which], words))
        case events.GoodLost(seat, which):
            return words("san_juan-event-good-lost", **players.who(seat), good=good(which, words))
        case events.BuildingBuilt():
            return actions.describe_built(event, players, words)
        case events.Mined():
            return mined(event, players, words)
    described = actions.describe_action((event,), players, words)
    return None if described is None else described.text


def describe_rules(game: SanJuan, words: Words) -> str:
    """The rules in short, and the effect of every violet building."""
    parts = [words("san_juan-rules")]
    if game.options["starting_hand"]:
        parts.append(words("san_juan-rules-starting_hand"))
    parts.append("\n".join(describe_card(key, words) for key in KEYS if NUMBER[key] >= numbers.PLANT_KINDS))
    return "\n\n".join(parts)
