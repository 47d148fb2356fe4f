"""The builder phase: what a building costs a seat, and how it may be paid."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, SPELL, WHICH
from ludoteca.games.san_juan.engine.places import (
    CARD,
    COVERS,
    DOUBLED,
    EACH_KIND,
    GOODS,
    GOODS_PAID,
    HAND_SIZE,
    HANDS,
    KIND_MASK,
    KINDS_PER_WORD,
    LAST,
    OWED,
    PICKER,
    PLANTS,
    VIOLETS,
    WORDS,
)
from ludoteca.games.san_juan.engine.privileges import may_double
from ludoteca.games.san_juan.engine.scoring import (
    goods,
)
from ludoteca.games.san_juan.engine.tables import (
    BESIDE,
    BUILD,
    BUILD_DOUBLED,
    COST,
    COVER,
    COVER_FULL,
    CRANE,
    GOODS_PER_PAYMENT,
    HAS_BLACK_MARKET,
    HAS_CRANE,
    HAS_LIBRARY,
    HAS_QUARRY,
    HAS_SMITHY,
    KINDS,
    NO_BUILD,
    NONE,
    PAY,
    PAY_GOOD,
    PLANTS_KINDS,
)


def powers(board: vec[i64], seat: i64, over: i64) -> i64:
    """The violet buildings that help a build: not the one being covered by it (ruling 4)."""
    violets = board[VIOLETS + seat]
    if over >= PLANTS_KINDS:
        violets &= ~BIT[over]
    return violets


def price(board: vec[i64], seats: i64, seat: i64, kind: i64, over: i64, doubled: bool) -> i64:
    """What a building costs: its cost less the covered building's, privilege, Smithy or Quarry; never below 0."""
    helping = powers(board, seat, over)
    cost = COST[kind]
    if over != NONE:
        cost -= COST[over]
    if seat == board[PICKER]:
        cost -= 1
        if helping & HAS_LIBRARY != 0 and (seats > 2 or doubled):
            cost -= 1
    if kind < PLANTS_KINDS:
        if helping & HAS_SMITHY != 0:
            cost -= 1
    elif helping & HAS_QUARRY != 0:
        cost -= 1
    if cost < 0:
        return 0
    return cost


def purse(board: vec[i64], seat: i64, cards: i64, over: i64, lost: i64) -> i64:
    """What can be paid at most with so many cards in hand: Black Market adds two goods, but none that is lost."""
    if powers(board, seat, over) & HAS_BLACK_MARKET == 0:
        return cards
    crates = goods(board, seat) - lost
    if crates > GOODS_PER_PAYMENT:
        crates = GOODS_PER_PAYMENT
    return cards + crates


def loses_good(board: vec[i64], seat: i64, over: i64, good_pays: bool) -> i64:
    """1 if covering a building of this kind costs a good that cannot be used to pay: all such plants are full."""
    if over == NONE or over >= PLANTS_KINDS or good_pays:
        return 0
    at = PLANTS_KINDS * seat + over
    if board[GOODS + at] < board[PLANTS + at]:
        return 0
    return 1


def can_cover(board: vec[i64], seat: i64, kind: i64, over: i64) -> bool:
    """Whether a Crane could put the one over the other: not over itself, not over an identical building."""
    if over == CRANE or over == kind:
        return False
    if over < PLANTS_KINDS:
        return board[PLANTS + PLANTS_KINDS * seat + over] > 0
    return board[VIOLETS + seat] & BIT[over] != 0


def can_pay(board: vec[i64], seats: i64, seat: i64, cards: i64, kind: i64, over: i64, lost: i64, doubled: bool) -> bool:
    """Whether this way of building is affordable; a Library is declared only where it lowers the price."""
    due = price(board, seats, seat, kind, over, doubled)
    if doubled and due == price(board, seats, seat, kind, over, False):
        return False
    return due <= purse(board, seat, cards, over, lost)


def can_build(board: vec[i64], seats: i64, seat: i64, kind: i64, doubled: bool, good_pays: bool) -> bool:
    """Whether there is any way to build this card of the hand."""
    violets = board[VIOLETS + seat]
    if kind >= PLANTS_KINDS and violets & BIT[kind] != 0:
        return False
    cards = board[HAND_SIZE + seat] - 1
    if can_pay(board, seats, seat, cards, kind, NONE, 0, doubled):
        return True
    if violets & HAS_CRANE != 0:
        for over in range(i64(KINDS)):
            if can_cover(board, seat, kind, over) and can_pay(
                board, seats, seat, cards, kind, over, loses_good(board, seat, over, good_pays), doubled
            ):
                return True
    return False


def legal_builds(board: vec[i64], seats: i64, seat: i64, good_pays: bool, moves: vec[i64]) -> i64:
    """Every card of the hand that can be built in some way; or nothing."""
    n = legal_kinds(board, seats, seat, False, good_pays, BUILD, 0, moves)
    if may_double(board, seats, seat):
        n = legal_kinds(board, seats, seat, True, good_pays, BUILD_DOUBLED, n, moves)
    moves[n] = NO_BUILD
    return n + 1


def legal_kinds(
    board: vec[i64], seats: i64, seat: i64, doubled: bool, good_pays: bool, move: i64, n: i64, moves: vec[i64]
) -> i64:
    """The kinds in hand that can be built, with the Library's second discount or without."""
    violets = board[VIOLETS + seat]
    # What there is to spend if nothing is covered, so that most cards are settled at a glance.
    plain = purse(board, seat, board[HAND_SIZE + seat] - 1, NONE, 0)
    if seat == board[PICKER]:
        plain += 1
        if violets & HAS_LIBRARY != 0 and seats > 2:
            plain += 1
    for_plant = plain
    if violets & HAS_SMITHY != 0:
        for_plant += 1
    if violets & HAS_QUARRY != 0:
        plain += 1
    look_closer = doubled or violets & HAS_CRANE != 0
    which = WHICH
    cost = COST
    bit = BIT
    first: i64 = 0
    for word in range(i64(WORDS)):
        held = board[HANDS + WORDS * seat + word]
        kinds = (held | held >> 1 | held >> 2 | held >> 3) & EACH_KIND
        while kinds != 0:
            one = kinds & -kinds
            kinds ^= one
            kind = first + (which[one * SPELL >> 58 & 63] >> 2)
            fits = False
            if look_closer:
                fits = can_build(board, seats, seat, kind, doubled, good_pays)
            elif kind < PLANTS_KINDS:
                fits = cost[kind] <= for_plant
            elif violets & bit[kind] == 0:
                fits = cost[kind] <= plain
            if fits:
                moves[n] = move + kind
                n += 1
        first += KINDS_PER_WORD
    return n


def legal_covers(board: vec[i64], seats: i64, seat: i64, good_pays: bool, moves: vec[i64]) -> i64:
    """Crane: beside the others after all, or over any building that makes it affordable."""
    kind = board[CARD]
    cards = board[HAND_SIZE + seat]  # the new building has left the hand
    doubled = board[DOUBLED] != 0
    n: i64 = 0
    if can_pay(board, seats, seat, cards, kind, NONE, 0, doubled):
        moves[n] = BESIDE
        n += 1
    for over in range(i64(KINDS)):
        if can_cover(board, seat, kind, over) and can_pay(
            board, seats, seat, cards, kind, over, loses_good(board, seat, over, good_pays), doubled
        ):
            moves[n] = COVER + over
            n += 1
    for plant in range(i64(PLANTS_KINDS)):
        at = PLANTS_KINDS * seat + plant
        if board[GOODS + at] == 0 or board[GOODS + at] == board[PLANTS + at] or plant == kind:
            continue
        if can_pay(board, seats, seat, cards, kind, plant, 1, doubled):
            moves[n] = COVER_FULL + plant
            n += 1
    return n


def legal_payments(board: vec[i64], seat: i64, moves: vec[i64]) -> i64:
    """One card or good, never before the last one in the order of moves, so that the rest can still be paid."""
    owed = board[OWED]
    last = board[LAST + seat]
    crates: i64 = 0  # goods that may still be used
    stock: i64 = 0  # goods from the last choice on
    if powers(board, seat, board[COVERS]) & HAS_BLACK_MARKET != 0:
        crates = GOODS_PER_PAYMENT - board[GOODS_PAID]
        for plant in range(i64(PLANTS_KINDS)):
            if PAY_GOOD + plant >= last:
                stock += board[GOODS + PLANTS_KINDS * seat + plant]
    n: i64 = 0
    if last < PAY_GOOD:
        left = board[HAND_SIZE + seat]
        if stock < crates:
            left += stock
        else:
            left += crates
        which = WHICH
        first: i64 = PAY
        for word in range(i64(WORDS)):
            held = board[HANDS + WORDS * seat + word]
            kinds = (held | held >> 1 | held >> 2 | held >> 3) & EACH_KIND
            while kinds != 0 and left >= owed:
                one = kinds & -kinds
                kinds ^= one
                at = which[one * SPELL >> 58 & 63]
                move = first + (at >> 2)
                if move >= last:
                    moves[n] = move
                    n += 1
                left -= held >> at & KIND_MASK
            first += KINDS_PER_WORD
    if crates > 0:
        for plant in range(i64(PLANTS_KINDS)):
            if PAY_GOOD + plant < last:
                continue
            here = board[GOODS + PLANTS_KINDS * seat + plant]
            if here > 0 and stock >= owed and crates >= owed:
                moves[n] = PAY_GOOD + plant
                n += 1
            stock -= here
    return n
