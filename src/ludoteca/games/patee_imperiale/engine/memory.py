"""What each player can remember of the others' hands: cards recalled in the open, shown to one alone, given or taken.

Every knower (four seats, and everybody as the spectator's share) has a row on the board. `KNOWN` are cards certain to
be in a hand. When a hidden card goes from hand to hand between two others, a card that was certain there may have
been the one: from then on it floats, and the row keeps every guess where the floating cards can be, with the number
of ways in which the hidden moves can have led there. What is seen later rules guesses out. A guess weighs its ways
times the number of deals that fit it, so that a view can be filled with the right probabilities (`worlds`).

More than twelve guesses at once are more than is kept in mind: then those cards count as unseen, which is never wrong.
The house deck hardly gets there.

On a view only the viewer's own row and everybody's are kept.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, lowest
from ludoteca.games.patee_imperiale.engine.places import (
    ASIDE,
    BARRED,
    EVERYBODY,
    FLOATING,
    GUESS,
    GUESS_SIZE,
    GUESSES,
    HELD,
    HIGH,
    KNOWERS,
    KNOWN,
    LEAST,
    LOW,
    MOST_GUESSES,
    PROVEN,
    REMEMBERED,
    SIZES,
    SPARE,
    TOO_MANY,
    VIEWER,
    WAYS,
)
from ludoteca.games.patee_imperiale.engine.tables import (
    MAX_SEATS,
)

MOST_WAYS: Final = 1 << 40  # beyond that, ways are counted in larger units


def kept(board: vec[i64], knower: i64) -> bool:
    """Whether this board keeps the row: a state keeps all, a view two."""
    viewer = board[VIEWER]
    return viewer == 0 or knower == viewer - 2 or knower == EVERYBODY


def forget(board: vec[i64]) -> None:
    """All is reshuffled: nothing that was known helps any more."""
    board[REMEMBERED] = 0
    for knower in range(i64(KNOWERS)):
        if board[GUESSES + knower] > 0:
            first = GUESS + knower * MOST_GUESSES * GUESS_SIZE
            for place in range(first, first + MOST_GUESSES * GUESS_SIZE):
                board[place] = 0
    for place in range(i64(KNOWN), i64(GUESS)):
        board[place] = 0
    for hand in range(i64(MAX_SEATS)):
        board[BARRED + hand] = 0
        board[SPARE + hand] = 0
        board[PROVEN + hand] = 0
        board[LEAST + hand] = 0


def floating_in(board: vec[i64], knower: i64, guess: i64, hand: i64) -> i64:
    """The floating cards that a guess puts into a hand."""
    at = GUESS + (knower * MOST_GUESSES + guess) * GUESS_SIZE
    cards = board[FLOATING + knower]
    if hand & 1 != 0:
        cards &= board[at + LOW]
    else:
        cards &= ~board[at + LOW]
    if hand & 2 != 0:
        return cards & board[at + HIGH]
    return cards & ~board[at + HIGH]


def remembered(board: vec[i64]) -> i64:
    """Every card that a row speaks of."""
    cards: i64 = 0
    for place in range(i64(KNOWN), i64(GUESSES)):
        cards |= board[place]
    return cards


# ---------------------------------------------------------------- what is seen


def leaves(board: vec[i64], hand: i64, card: i64) -> None:
    """A card leaves a hand before all eyes."""
    bit = BIT[card]
    if board[REMEMBERED] & bit != 0:
        for knower in range(i64(KNOWERS)):
            board[KNOWN + knower * MAX_SEATS + hand] &= ~bit
            if board[FLOATING + knower] & bit != 0:
                settle(board, knower, hand, card)
        board[REMEMBERED] ^= bit
    if board[BARRED + hand] & bit != 0:
        board[SPARE + hand] -= 1
    if board[PROVEN + hand] & bit != 0:
        one_fewer(board, hand)
    if board[SIZES + hand] <= 1:
        board[BARRED + hand] = 0
        board[SPARE + hand] = 0


def enters(board: vec[i64], hand: i64, card: i64) -> None:
    """A card goes into a hand before all eyes."""
    board[REMEMBERED] |= BIT[card]
    for knower in range(i64(KNOWERS)):
        if knower != hand and kept(board, knower):
            board[KNOWN + knower * MAX_SEATS + hand] |= BIT[card]
    if board[BARRED + hand] & BIT[card] != 0:
        board[SPARE + hand] += 1
    if board[PROVEN + hand] & BIT[card] != 0:
        board[LEAST + hand] += 1


def is_shown(board: vec[i64], hand: i64, knower: i64, cards: i64) -> None:
    """Cards of a hand are shown to one player alone, and stay there."""
    if not kept(board, knower):
        return
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest ^= BIT[card]
        settle(board, knower, hand, card)
    board[KNOWN + knower * MAX_SEATS + hand] |= cards
    board[REMEMBERED] |= cards


def is_shown_to_all(board: vec[i64], hand: i64, card: i64) -> None:
    """A card of a hand is shown to everyone, and stays there."""
    for knower in range(i64(KNOWERS)):
        if knower != hand:
            is_shown(board, hand, knower, BIT[card])


def bars(board: vec[i64], hand: i64, cards: i64, spare: i64) -> None:
    """Everyone could see that of these cards the hand holds at most so many. The newer of two findings is kept,
    unless the older says as much."""
    older = board[BARRED + hand]
    if older & cards == cards and board[SPARE + hand] <= spare:
        return
    board[BARRED + hand] = cards
    board[SPARE + hand] = spare


def proves(board: vec[i64], hand: i64, cards: i64, least: i64) -> None:
    """Everyone could see that of these cards the hand holds at least so many. The newer of two findings is kept,
    unless the older says as much."""
    older = board[PROVEN + hand]
    if older != 0 and older & ~cards == 0 and board[LEAST + hand] >= least:
        return
    board[PROVEN + hand] = cards
    board[LEAST + hand] = least


def one_fewer(board: vec[i64], hand: i64) -> None:
    """A card has left a hand of which something was proved, one of those cards or an unseen one."""
    if board[LEAST + hand] > 0:
        board[LEAST + hand] -= 1
    if board[LEAST + hand] == 0:
        board[PROVEN + hand] = 0


def goes_over(board: vec[i64], seats: i64, giver: i64, taker: i64, card: i64) -> None:
    """A card goes from hand to hand, seen by those two only. Called before it goes."""
    for knower in range(i64(KNOWERS)):
        if not kept(board, knower):
            continue
        if knower == giver:
            board[KNOWN + knower * MAX_SEATS + taker] |= BIT[card]
            board[REMEMBERED] |= BIT[card]
        elif knower == taker:
            settle(board, knower, giver, card)
            board[KNOWN + knower * MAX_SEATS + giver] &= ~BIT[card]
        elif knower == EVERYBODY or knower < seats:
            guess_again(board, knower, giver, taker, False)
    one_fewer(board, giver)
    loosen(board, taker)


def change_places(board: vec[i64], seats: i64, seat: i64, other: i64, given: i64, got: i64) -> None:
    """Two players exchange a card, seen by those two only. Called before they do."""
    for knower in range(i64(KNOWERS)):
        if not kept(board, knower):
            continue
        if knower == seat:
            settle(board, knower, other, got)
            board[KNOWN + knower * MAX_SEATS + other] &= ~BIT[got]
            board[KNOWN + knower * MAX_SEATS + other] |= BIT[given]
            board[REMEMBERED] |= BIT[given]
        elif knower == other:
            settle(board, knower, seat, given)
            board[KNOWN + knower * MAX_SEATS + seat] &= ~BIT[given]
            board[KNOWN + knower * MAX_SEATS + seat] |= BIT[got]
            board[REMEMBERED] |= BIT[got]
        elif knower == EVERYBODY or knower < seats:
            guess_again(board, knower, seat, other, True)
    one_fewer(board, seat)
    one_fewer(board, other)
    loosen(board, seat)
    loosen(board, other)


def loosen(board: vec[i64], hand: i64) -> None:
    """A hidden card has come into a hand of which something was concluded: it may be one of those cards."""
    if board[BARRED + hand] != 0:
        board[SPARE + hand] += 1


def set_aside(board: vec[i64]) -> None:
    """Two players, after the first round of a pair: what they know of hands they now know of the cards set aside."""
    for knower in range(i64(KNOWERS)):
        for hand in range(i64(ASIDE)):
            board[KNOWN + knower * MAX_SEATS + ASIDE + hand] = board[KNOWN + knower * MAX_SEATS + hand]
            board[KNOWN + knower * MAX_SEATS + hand] = 0
        for guess in range(board[GUESSES + knower]):
            at = GUESS + (knower * MOST_GUESSES + guess) * GUESS_SIZE
            board[at + HIGH] = board[FLOATING + knower]
    for hand in range(i64(ASIDE)):
        board[BARRED + ASIDE + hand] = board[BARRED + hand]
        board[SPARE + ASIDE + hand] = board[SPARE + hand]
        board[PROVEN + ASIDE + hand] = board[PROVEN + hand]
        board[LEAST + ASIDE + hand] = board[LEAST + hand]
        board[BARRED + hand] = 0
        board[SPARE + hand] = 0
        board[PROVEN + hand] = 0
        board[LEAST + hand] = 0
        if kept(board, hand):
            board[KNOWN + hand * MAX_SEATS + ASIDE + hand] = board[HELD + hand]
            board[REMEMBERED] |= board[HELD + hand]


# ---------------------------------------------------------------- guesses


def settle(board: vec[i64], knower: i64, hand: i64, card: i64) -> None:
    """A card is known to be in this hand now: guesses that put it elsewhere were wrong, and it floats no more."""
    bit = BIT[card]
    if board[FLOATING + knower] & bit == 0:
        return
    fresh = no_guesses()
    n: i64 = 0
    for guess in range(board[GUESSES + knower]):
        if floating_in(board, knower, guess, hand) & bit != 0:
            at = GUESS + (knower * MOST_GUESSES + guess) * GUESS_SIZE
            n = add(fresh, n, board[at + LOW] & ~bit, board[at + HIGH] & ~bit, board[at + WAYS])
    board[FLOATING + knower] &= ~bit
    write(board, knower, fresh, n)


def guess_again(board: vec[i64], knower: i64, giver: i64, taker: i64, both: bool) -> None:
    """A third party sees a hidden card go from hand to hand, or two hands exchange one.

    Each card known to be in a hand may have gone, or one of the unknown. The ways of a guess are multiplied so that
    ways times deals counts every history once: an unknown card that goes leaves as many unknown cards in the taker's
    hand as factors (rules: hand_take, hand_swap; the arithmetic is proved by enumeration in the tests).
    """
    row = KNOWN + knower * MAX_SEATS
    fixed = board[row + giver]
    if both:
        fixed |= board[row + taker]
    if fixed == 0 and board[GUESSES + knower] == 0:
        return
    if board[GUESSES + knower] == 0:
        board[GUESSES + knower] = 1
        board[GUESS + knower * MOST_GUESSES * GUESS_SIZE + WAYS] = 1
    release(board, knower, giver)
    if both:
        release(board, knower, taker)
    fresh = no_guesses()
    n: i64 = 0
    for guess in range(board[GUESSES + knower]):
        at = GUESS + (knower * MOST_GUESSES + guess) * GUESS_SIZE
        low = board[at + LOW]
        high = board[at + HIGH]
        ways = board[at + WAYS]
        mine = floating_in(board, knower, guess, giver)
        theirs = floating_in(board, knower, guess, taker)
        unknown_mine = board[SIZES + giver] - count(mine)
        unknown_theirs = board[SIZES + taker] - count(theirs | board[row + taker])
        if not both:
            if unknown_mine > 0:
                n = add(fresh, n, low, high, ways * (unknown_theirs + 1))
            while mine != 0:
                bit = BIT[lowest(mine)]
                mine ^= bit
                n = add(fresh, n, moved(low, bit, taker & 1), moved(high, bit, taker & 2), ways)
            continue
        # An exchange: an unknown or a known card from either side.
        if unknown_mine > 0 and unknown_theirs > 0:
            n = add(fresh, n, low, high, ways * unknown_mine * unknown_theirs)
        rest = mine
        while rest != 0:
            bit = BIT[lowest(rest)]
            rest ^= bit
            low_given = moved(low, bit, taker & 1)
            high_given = moved(high, bit, taker & 2)
            if unknown_theirs > 0:
                n = add(fresh, n, low_given, high_given, ways * (unknown_mine + 1))
            back = theirs
            while back != 0:
                other = BIT[lowest(back)]
                back ^= other
                n = add(fresh, n, moved(low_given, other, giver & 1), moved(high_given, other, giver & 2), ways)
        if unknown_mine > 0:
            while theirs != 0:
                bit = BIT[lowest(theirs)]
                theirs ^= bit
                n = add(
                    fresh,
                    n,
                    moved(low, bit, giver & 1),
                    moved(high, bit, giver & 2),
                    ways * (unknown_theirs + 1),
                )
    write(board, knower, fresh, n)


def release(board: vec[i64], knower: i64, hand: i64) -> None:
    """The cards that were certain in a hand begin to float there."""
    cards = board[KNOWN + knower * MAX_SEATS + hand]
    board[KNOWN + knower * MAX_SEATS + hand] = 0
    board[FLOATING + knower] |= cards
    for guess in range(board[GUESSES + knower]):
        at = GUESS + (knower * MOST_GUESSES + guess) * GUESS_SIZE
        if hand & 1 != 0:
            board[at + LOW] |= cards
        if hand & 2 != 0:
            board[at + HIGH] |= cards


def moved(plane: i64, bit: i64, here: i64) -> i64:
    """One bit plane of where the floating cards are, after one of them has moved."""
    if here != 0:
        return plane | bit
    return plane & ~bit


def no_guesses() -> vec[i64]:
    return vec[i64]([0] * (MOST_GUESSES * GUESS_SIZE))


def add(guesses: vec[i64], n: i64, low: i64, high: i64, ways: i64) -> i64:
    """Add a guess, equal ones being one; how many there are, or TOO_MANY."""
    if n == TOO_MANY:
        return n
    for guess in range(n):
        at = guess * GUESS_SIZE
        if guesses[at + LOW] == low and guesses[at + HIGH] == high:
            guesses[at + WAYS] += ways
            return n
    if n == MOST_GUESSES:
        return TOO_MANY
    at = n * GUESS_SIZE
    guesses[at + LOW] = low
    guesses[at + HIGH] = high
    guesses[at + WAYS] = ways
    return n + 1


def write(board: vec[i64], knower: i64, guesses: vec[i64], n: i64) -> None:
    """Put guesses into a knower's row. A single one is a certainty; with too many, the cards are lost from sight.

    None is left only in a filled world that goes against what everybody knows (see `worlds`): they are lost as well.
    """
    first = GUESS + knower * MOST_GUESSES * GUESS_SIZE
    if n <= 1 or n == TOO_MANY:
        if n == 1:
            for place in range(i64(GUESS_SIZE)):
                board[first + place] = guesses[place]
            for hand in range(i64(MAX_SEATS)):
                board[KNOWN + knower * MAX_SEATS + hand] |= floating_in(board, knower, 0, hand)
        board[FLOATING + knower] = 0
        board[GUESSES + knower] = 0
        for place in range(first, first + MOST_GUESSES * GUESS_SIZE):
            board[place] = 0
        return
    board[GUESSES + knower] = n
    large = False
    for place in range(i64(MOST_GUESSES * GUESS_SIZE)):
        board[first + place] = guesses[place]
    for guess in range(n):
        if guesses[guess * GUESS_SIZE + WAYS] > MOST_WAYS:
            large = True
    if large:
        for guess in range(n):
            board[first + guess * GUESS_SIZE + WAYS] = (guesses[guess * GUESS_SIZE + WAYS] >> 16) + 1
