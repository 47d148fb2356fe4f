"""Builder: what may be built, what it costs, how it is paid, and what happens when the building stands."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, BIT_INDEX, DE_BRUIJN
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.card_sets import put
from ludoteca.games.san_juan.engine.roles import may_double, privilege_with, use_library
from ludoteca.games.san_juan.engine.scoring import good_count
from ludoteca.games.san_juan.engine.transfers import discard_good, draw_to_hand, leave_face_up, pay_card

# ---------------------------------------------------------------- the price


def powers(board: vec[i64], seat: i64, over: i64) -> i64:
    """The violet buildings that help with a build. The one it covers does not (rules: San Juan 4)."""
    violets = board[numbers.VIOLETS + seat]
    if over >= numbers.PLANT_KINDS:
        violets &= ~BIT[over]
    return violets


def discount_for(violets: i64, kind: i64) -> i64:
    """Smithy for a plant, Quarry for a violet building."""
    if kind < numbers.PLANT_KINDS:
        if violets & numbers.HAS_SMITHY != 0:
            return 1
    elif violets & numbers.HAS_QUARRY != 0:
        return 1
    return 0


def price(board: vec[i64], seats: i64, seat: i64, kind: i64, over: i64, doubled: bool) -> i64:
    """The cost less that of the covered building, the privilege, and Smithy or Quarry.

    It is never less than 0, nothing is refunded, and payment is exact (rules: San Juan 1).
    """
    helping = powers(board, seat, over)
    cost = numbers.COST[kind] - privilege_with(board, seats, seat, helping, doubled) - discount_for(helping, kind)
    if over != numbers.NONE:
        cost -= numbers.COST[over]
    if cost < 0:
        return 0
    return cost


def purse(board: vec[i64], seat: i64, cards: i64, over: i64, lost: i64) -> i64:
    """The most that can be paid with so many cards in hand.

    A Black Market adds up to two goods (rules: San Juan 5), but not a good that is lost.
    """
    if powers(board, seat, over) & numbers.HAS_BLACK_MARKET == 0:
        return cards
    goods = good_count(board, seat) - lost
    if goods > numbers.GOODS_PER_PAYMENT:
        goods = numbers.GOODS_PER_PAYMENT
    return cards + goods


# ---------------------------------------------------------------- what may be built


def loses_good(board: vec[i64], seat: i64, over: i64, good_pays: bool) -> i64:
    """1 if covering a building of this kind loses a good before it could pay: all such plants are full.

    The option `crane_good_pays` lets it pay first (rules: San Juan 4).
    """
    if over == numbers.NONE or over >= numbers.PLANT_KINDS or good_pays:
        return 0
    at = numbers.PLANT_KINDS * seat + over
    if board[numbers.GOODS + at] < board[numbers.PLANTS + at]:
        return 0
    return 1


def can_cover(board: vec[i64], seat: i64, kind: i64, over: i64) -> bool:
    """Whether a Crane may put one building over the other: not over the Crane, not over an identical building.

    rules: San Juan 4
    """
    if over == numbers.CRANE or over == kind:
        return False
    if over < numbers.PLANT_KINDS:
        return board[numbers.PLANTS + numbers.PLANT_KINDS * seat + over] > 0
    return board[numbers.VIOLETS + seat] & BIT[over] != 0


def can_pay(board: vec[i64], seats: i64, seat: i64, cards: i64, kind: i64, over: i64, lost: i64, doubled: bool) -> bool:
    """Whether a seat can afford to build like this. A Library is declared only if it lowers the price.

    rules: San Juan 14
    """
    due = price(board, seats, seat, kind, over, doubled)
    if doubled and due == price(board, seats, seat, kind, over, False):
        return False
    return due <= cards or due <= purse(board, seat, cards, over, lost)


def can_build(board: vec[i64], seats: i64, seat: i64, kind: i64, doubled: bool, good_pays: bool) -> bool:
    """Whether there is any way to build this card; no violet building twice (rules: San Juan 1)."""
    violets = board[numbers.VIOLETS + seat]
    if kind >= numbers.PLANT_KINDS and violets & BIT[kind] != 0:
        return False
    cards = board[numbers.HAND_COUNT + seat] - 1
    if can_pay(board, seats, seat, cards, kind, numbers.NONE, 0, doubled):
        return True
    if violets & numbers.HAS_CRANE != 0:
        for over in range(i64(numbers.KINDS)):
            if can_cover(board, seat, kind, over) and can_pay(
                board, seats, seat, cards, kind, over, loses_good(board, seat, over, good_pays), doubled
            ):
                return True
    return False


def legal_builds(board: vec[i64], seats: i64, seat: i64, good_pays: bool, moves: vec[i64]) -> i64:
    """Every card of the hand that can be built in some way, or nothing."""
    n = legal_cards(board, seats, seat, False, good_pays, numbers.BUILD, 0, moves)
    if may_double(board, seats, seat):
        n = legal_cards(board, seats, seat, True, good_pays, numbers.BUILD_DOUBLED, n, moves)
    moves[n] = numbers.NO_BUILD
    return n + 1


def legal_cards(
    board: vec[i64], seats: i64, seat: i64, doubled: bool, good_pays: bool, move: i64, n: i64, moves: vec[i64]
) -> i64:
    """The kinds in hand that can be built, with the Library's second discount or without."""
    violets = board[numbers.VIOLETS + seat]
    # Without a Crane and the Library of two players, comparing the cost with these two is enough.
    budget = purse(board, seat, board[numbers.HAND_COUNT + seat] - 1, numbers.NONE, 0)
    budget += privilege_with(board, seats, seat, violets, False)
    for_plant = budget + discount_for(violets, numbers.INDIGO)
    for_violet = budget + discount_for(violets, numbers.SMITHY)
    look_closer = doubled or violets & numbers.HAS_CRANE != 0
    bit_index = BIT_INDEX
    cost = numbers.COST
    bit = BIT
    first: i64 = 0
    for word in range(i64(numbers.SET_WORDS)):
        held = board[numbers.HANDS + numbers.SET_WORDS * seat + word]
        kinds = (held | held >> 1 | held >> 2 | held >> 3) & numbers.EACH_KIND
        while kinds != 0:
            one = kinds & -kinds
            kinds ^= one
            kind = first + (bit_index[one * DE_BRUIJN >> 58 & 63] >> 2)
            fits = False
            if look_closer:
                fits = can_build(board, seats, seat, kind, doubled, good_pays)
            elif kind < numbers.PLANT_KINDS:
                fits = cost[kind] <= for_plant
            elif violets & bit[kind] == 0:
                fits = cost[kind] <= for_violet
            if fits:
                moves[n] = move + kind
                n += 1
        first += numbers.KINDS_PER_WORD
    return n


def legal_covers(board: vec[i64], seats: i64, seat: i64, good_pays: bool, moves: vec[i64]) -> i64:
    """Crane: beside the other buildings after all, or over any that makes the new one affordable."""
    kind = board[numbers.NEW_BUILDING]
    cards = board[numbers.HAND_COUNT + seat]  # the new building has left the hand
    doubled = board[numbers.LIBRARY_DECLARED] != 0
    n: i64 = 0
    if can_pay(board, seats, seat, cards, kind, numbers.NONE, 0, doubled):
        moves[n] = numbers.BESIDE
        n += 1
    for over in range(i64(numbers.KINDS)):
        if can_cover(board, seat, kind, over) and can_pay(
            board, seats, seat, cards, kind, over, loses_good(board, seat, over, good_pays), doubled
        ):
            moves[n] = numbers.COVER + over
            n += 1
    for plant in range(i64(numbers.PLANT_KINDS)):
        goods = board[numbers.GOODS + numbers.PLANT_KINDS * seat + plant]
        if goods == 0 or goods == board[numbers.PLANTS + numbers.PLANT_KINDS * seat + plant] or plant == kind:
            continue
        if can_pay(board, seats, seat, cards, kind, plant, 1, doubled):
            moves[n] = numbers.COVER_FULL + plant
            n += 1
    return n


def legal_payments(board: vec[i64], seat: i64, moves: vec[i64]) -> i64:
    """One card or good, in the order of the table of moves, so that the rest can still be paid.

    rules: San Juan 5, San Juan 13
    """
    owed = board[numbers.OWED]
    last = board[numbers.LAST_CHOICE + seat]
    goods_left: i64 = 0  # how many goods may still pay
    stock: i64 = 0  # how many goods there are from the last choice on
    if powers(board, seat, board[numbers.BUILT_OVER]) & numbers.HAS_BLACK_MARKET != 0:
        goods_left = numbers.GOODS_PER_PAYMENT - board[numbers.GOODS_PAID]
        for plant in range(i64(numbers.PLANT_KINDS)):
            if numbers.PAY_GOOD + plant >= last:
                stock += board[numbers.GOODS + numbers.PLANT_KINDS * seat + plant]
    n: i64 = 0
    if last < numbers.PAY_GOOD:
        left = board[numbers.HAND_COUNT + seat]
        if stock < goods_left:
            left += stock
        else:
            left += goods_left
        bit_index = BIT_INDEX
        first: i64 = numbers.PAY
        for word in range(i64(numbers.SET_WORDS)):
            held = board[numbers.HANDS + numbers.SET_WORDS * seat + word]
            kinds = (held | held >> 1 | held >> 2 | held >> 3) & numbers.EACH_KIND
            while kinds != 0 and left >= owed:
                one = kinds & -kinds
                kinds ^= one
                at = bit_index[one * DE_BRUIJN >> 58 & 63]
                move = first + (at >> 2)
                if move >= last:
                    moves[n] = move
                    n += 1
                left -= held >> at & numbers.KIND_MASK
            first += numbers.KINDS_PER_WORD
    if goods_left > 0:
        for plant in range(i64(numbers.PLANT_KINDS)):
            if numbers.PAY_GOOD + plant < last:
                continue
            here = board[numbers.GOODS + numbers.PLANT_KINDS * seat + plant]
            if here > 0 and stock >= owed and goods_left >= owed:
                moves[n] = numbers.PAY_GOOD + plant
                n += 1
            stock -= here
    return n


# ---------------------------------------------------------------- building


def put_down(state: State, seat: i64, move: i64) -> None:
    """A card of the hand is announced as the new building."""
    board = state.board
    kind = move - numbers.BUILD
    board[numbers.LIBRARY_DECLARED] = 0
    if move >= numbers.BUILD_DOUBLED:
        kind = move - numbers.BUILD_DOUBLED
        board[numbers.LIBRARY_DECLARED] = 1
        use_library(state, seat)
    leave_face_up(board, state.seats, seat, kind)
    board[numbers.NEW_BUILDING] = kind
    board[numbers.BUILT_OVER] = numbers.NONE
    state.note(numbers.BUILDING_BEGUN, EVERYONE, seat, kind, board[numbers.LIBRARY_DECLARED], 0)


def choose_covered(state: State, seat: i64, move: i64, good_pays: bool) -> None:
    """Crane: choose the building to cover. A good on it that cannot pay is lost at once (rules: San Juan 4)."""
    board = state.board
    over = move - numbers.COVER
    lost: i64 = 0
    if move >= numbers.COVER_FULL:
        over = move - numbers.COVER_FULL
        lost = 1
    else:
        lost = loses_good(board, seat, over, good_pays)
    board[numbers.BUILT_OVER] = over
    state.note(numbers.BUILDING_COVERED, EVERYONE, seat, over, 0, 0)
    if lost != 0:
        discard_good(state, seat, over, numbers.GOOD_LOST, 0)


def charge(state: State, seat: i64) -> i64:
    """Set the price of the new building, and return it."""
    board = state.board
    doubled = board[numbers.LIBRARY_DECLARED] != 0
    owed = price(board, state.seats, seat, board[numbers.NEW_BUILDING], board[numbers.BUILT_OVER], doubled)
    board[numbers.FULL_PRICE] = owed
    board[numbers.OWED] = owed
    board[numbers.GOODS_PAID] = 0
    board[numbers.LAST_CHOICE + seat] = numbers.PAY
    return owed


def pay_one(state: State, seat: i64, move: i64) -> None:
    """Pay one card of the hand, or with the Black Market one good (rules: San Juan 5)."""
    board = state.board
    board[numbers.LAST_CHOICE + seat] = move
    board[numbers.OWED] -= 1
    if move >= numbers.PAY_GOOD:
        board[numbers.GOODS_PAID] += 1
        discard_good(state, seat, move - numbers.PAY_GOOD, numbers.GOOD_PAID, 0)
    else:
        pay_card(state, seat, move - numbers.PAY)


def complete(state: State, seat: i64, chance: Chance) -> None:
    """The building stands. Then the Carpenter draws, then the Poor House (rules: San Juan 3).

    They draw only if they stood before this build (rules: San Juan 2) and are not covered by it (rules: San Juan 4).
    """
    board = state.board
    kind = board[numbers.NEW_BUILDING]
    over = board[numbers.BUILT_OVER]
    helping = powers(board, seat, over)
    if over == numbers.NONE:
        board[numbers.BUILDING_COUNT + seat] += 1
    else:
        put(board, numbers.COVERED + numbers.SET_WORDS * seat, over)
        if over < numbers.PLANT_KINDS:
            at = numbers.PLANT_KINDS * seat + over
            board[numbers.PLANTS + at] -= 1
            if board[numbers.GOODS + at] > board[numbers.PLANTS + at]:
                discard_good(state, seat, over, numbers.GOOD_LOST, 0)
        else:
            board[numbers.VIOLETS + seat] &= ~BIT[over]
    if kind < numbers.PLANT_KINDS:
        board[numbers.PLANTS + numbers.PLANT_KINDS * seat + kind] += 1
    else:
        board[numbers.VIOLETS + seat] |= BIT[kind]
    state.note(numbers.BUILDING_BUILT, EVERYONE, seat, kind, over, board[numbers.FULL_PRICE])
    board[numbers.NEW_BUILDING] = numbers.NONE
    board[numbers.BUILT_OVER] = numbers.NONE
    board[numbers.LIBRARY_DECLARED] = 0
    board[numbers.OWED] = 0
    board[numbers.FULL_PRICE] = 0
    board[numbers.GOODS_PAID] = 0
    board[numbers.LAST_CHOICE + seat] = 0
    if kind >= numbers.PLANT_KINDS and helping & numbers.HAS_CARPENTER != 0:
        draw_to_hand(state, seat, numbers.FOR_CARPENTER, chance)
    if helping & numbers.HAS_POOR_HOUSE != 0 and board[numbers.HAND_COUNT + seat] <= 1:
        draw_to_hand(state, seat, numbers.FOR_POOR_HOUSE, chance)
