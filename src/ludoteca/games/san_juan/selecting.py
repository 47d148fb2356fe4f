"""Sets that a person chooses in any order: payments, cards to keep or discard, goods to produce or sell.

The engine takes each set in one fixed order, so that none is counted twice (rules: San Juan 13).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.core.engine.bits import BIT
from ludoteca.core.selection import Selection
from ludoteca.games.san_juan.cards import BUILDINGS
from ludoteca.games.san_juan.engine import builder, goods, numbers
from ludoteca.games.san_juan.engine.card_sets import count
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.gestures import complete_list

PAYMENTS: Final = range(numbers.PAY, numbers.PRODUCE)
DISCARDS: Final = range(numbers.DISCARD, numbers.TUCK)
LOSSES: Final = frozenset((*PAYMENTS, *DISCARDS))
# The steps that belong together: payments, goods to produce, goods to sell, cards to keep, cards to discard.
FAMILIES: Final = (
    PAYMENTS,
    range(numbers.PRODUCE, numbers.SELL),
    range(numbers.SELL, numbers.KEEP),
    range(numbers.KEEP, numbers.DISCARD),
    DISCARDS,
)


def selection(state: SanJuanState, seat: int) -> Selection | None:
    """The choices of the seat now; after a part of the set was chosen, those that may follow it."""
    board = state.board
    if not board[numbers.ACTING] & BIT[seat]:
        return None
    hand = numbers.HANDS + numbers.SET_WORDS * seat
    left, last = board[numbers.CHOICES_LEFT + seat], board[numbers.LAST_CHOICE + seat]
    match board[numbers.PHASE]:
        case numbers.TO_PAY:
            return _payment(state, seat)
        case numbers.TO_PRODUCE:
            # From the dearest plant down, unless the order matters.
            top = numbers.PLANT_KINDS if last == 0 or goods.order_matters(board, state.seats) else last
            empty = {
                plant: _of_plant(state, numbers.PLANTS, seat, plant) - _of_plant(state, numbers.GOODS, seat, plant)
                for plant in range(top)
            }
            return _goods(state, seat, empty, numbers.PRODUCE, numbers.NO_MORE_GOODS)
        case numbers.TO_SELL:
            stock = {plant: _of_plant(state, numbers.GOODS, seat, plant) for plant in range(last, numbers.PLANT_KINDS)}
            return _goods(state, seat, stock, numbers.SELL, numbers.NO_MORE_SALES)
        case numbers.TO_COUNSEL if not board[numbers.VIOLETS + seat] & numbers.HAS_ARCHIVE:
            offered = numbers.OFFERED + numbers.SET_WORDS * seat
            return Selection(_cards(state, offered, numbers.KEEP, last), left, left)
        case numbers.TO_BEGIN_ROUND if board[numbers.CHAPELS_TO_ASK] & BIT[seat]:
            return Selection(_cards(state, hand, numbers.TUCK), 0, 1, numbers.NO_TUCK)
        case numbers.TO_COUNSEL | numbers.TO_BEGIN_ROUND | numbers.TO_KEEP_HAND:
            return Selection(_cards(state, hand, numbers.DISCARD, last), left, left)
        case numbers.TO_PICK:
            return Selection(_cards(state, numbers.REVEALED, numbers.PICK), 1, 1)
    return None


def _payment(state: SanJuanState, seat: int) -> Selection:
    """Cards of the hand, and with a Black Market up to two goods (rules: San Juan 5)."""
    board = state.board
    owed, last = board[numbers.OWED], board[numbers.LAST_CHOICE + seat]
    hand = numbers.HANDS + numbers.SET_WORDS * seat
    cards = _cards(state, hand, numbers.PAY, max(0, last - numbers.PAY))
    paying_goods: dict[int, int] = {}
    if builder.powers(board, seat, board[numbers.BUILT_OVER]) & numbers.HAS_BLACK_MARKET:
        for plant in range(numbers.PLANT_KINDS):
            code, stock = numbers.PAY_GOOD + plant, _of_plant(state, numbers.GOODS, seat, plant)
            if stock and code >= last:
                paying_goods[code] = stock
    limit = numbers.GOODS_PER_PAYMENT - board[numbers.GOODS_PAID]
    return Selection({**cards, **paying_goods}, owed, owed, None, frozenset(paying_goods), limit)


def _cards(state: SanJuanState, place: int, move: int, first: int = 0) -> dict[int, int]:
    """The cards of a set: how many there are of each kind, by the move that names it."""
    counts = {kind: int(count(state.board, place, kind)) for kind in range(first, numbers.KINDS)}
    return {move + kind: cards for kind, cards in counts.items() if cards}


def _goods(state: SanJuanState, seat: int, plants: dict[int, int], move: int, end: int) -> Selection:
    """Goods that have not been named yet."""
    counts = {move + plant: n - goods.named_goods(state.board, seat, plant) for plant, n in plants.items()}
    counts = {code: n for code, n in counts.items() if n > 0}
    return Selection(counts, 0, min(state.board[numbers.CHOICES_LEFT + seat], sum(counts.values())), end)


def _of_plant(state: SanJuanState, place: int, seat: int, plant: int) -> int:
    return int(state.board[place + numbers.PLANT_KINDS * seat + plant])


def steps(state: SanJuanState, seat: int, chosen: Sequence[int]) -> tuple[int, ...]:
    """The steps of a set, in the engine's order; "no more" ends a list of goods where others could follow."""
    if not chosen:
        offered = selection(state, seat)
        return () if offered is None or offered.end is None else (offered.end,)
    if chosen[0] in range(numbers.PRODUCE, numbers.SELL):
        ordered = chosen if goods.order_matters(state.board, state.seats) else sorted(chosen, reverse=True)
        return complete_list(state, seat, tuple(ordered), numbers.NO_MORE_GOODS)
    if chosen[0] in range(numbers.SELL, numbers.KEEP):
        return complete_list(state, seat, tuple(sorted(chosen)), numbers.NO_MORE_SALES)
    return tuple(sorted(chosen))


def suggest(state: SanJuanState, seat: int) -> tuple[int, ...]:
    """The cards to pay with or to discard whose loss hurts least; goods pay only where cards are lacking."""
    offered = selection(state, seat)
    if offered is None or not offered.counts.keys() <= LOSSES:
        return ()
    first = numbers.PAY if state.board[numbers.PHASE] == numbers.TO_PAY else numbers.DISCARD
    items = [code for code, n in offered.counts.items() for _ in range(n)]
    cards = sorted(
        (code for code in items if code - first < numbers.KINDS), key=lambda code: loss(state, seat, code - first)
    )
    paying_goods = [code for code in items if code - first >= numbers.KINDS]
    return tuple(sorted([*cards, *paying_goods][: offered.least]))


def loss(state: SanJuanState, seat: int, kind: int) -> int:
    """How much the loss of a card hurts: little if it is cheap or held twice, least if it cannot be built again."""
    board = state.board
    hurts = 3 * int(numbers.COST[kind])
    if kind >= numbers.PLANT_KINDS:
        if kind == board[numbers.NEW_BUILDING] or board[numbers.VIOLETS + seat] & BIT[kind]:
            hurts -= 40
        if count(board, numbers.HANDS + numbers.SET_WORDS * seat, kind) > 1:
            hurts -= 20
        if BUILDINGS[kind].group == "six-cost":
            hurts += 4
    return hurts


def same_selection(first: int, then: int) -> bool:
    """Whether two steps belong to the same set."""
    return any(first in family and then in family for family in FAMILIES)
