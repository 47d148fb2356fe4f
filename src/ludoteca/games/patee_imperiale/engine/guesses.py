"""Where the cards can be that an observer has lost track of.

When a hidden card goes from one hand to another, each card that an observer knew in the first hand may have been the
one. From then on these cards float: the observer's row keeps every guess where they can be, with the number of ways in
which the hidden moves can have led there. What is seen later rules guesses out. A guess weighs its ways times the
number of deals that fit it, so that a view can be filled with the right probabilities (see `deals`).

More than twelve guesses at once are not kept: then the cards count as unseen, which is never wrong. With the house
deck this hardly happens.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, lowest
from ludoteca.games.patee_imperiale.engine import numbers

MOST_WAYS: Final = 1 << 40  # beyond this, ways are counted in larger units


def place_of(observer: i64, guess: i64) -> i64:
    """The place of a guess on the board."""
    return numbers.GUESSES + (observer * numbers.MOST_GUESSES + guess) * numbers.GUESS_SIZE


def floating_in(board: vec[i64], observer: i64, guess: i64, hand: i64) -> i64:
    """The floating cards that a guess puts into a hand."""
    at = place_of(observer, guess)
    cards = board[numbers.FLOATING + observer]
    if hand & 1 != 0:
        cards &= board[at + numbers.GUESS_LOW]
    else:
        cards &= ~board[at + numbers.GUESS_LOW]
    if hand & 2 != 0:
        return cards & board[at + numbers.GUESS_HIGH]
    return cards & ~board[at + numbers.GUESS_HIGH]


def erase(board: vec[i64], observer: i64) -> None:
    """Remove all guesses of an observer."""
    board[numbers.FLOATING + observer] = 0
    board[numbers.GUESS_COUNT + observer] = 0
    first = place_of(observer, 0)
    for place in range(first, first + numbers.GUESSES_SIZE):
        board[place] = 0


def set_aside(board: vec[i64], observer: i64) -> None:
    """Two players put their hands aside: hand 0 becomes hand 2, and hand 1 becomes hand 3."""
    for guess in range(board[numbers.GUESS_COUNT + observer]):
        board[place_of(observer, guess) + numbers.GUESS_HIGH] = board[numbers.FLOATING + observer]


def locate(board: vec[i64], observer: i64, hand: i64, card: i64) -> None:
    """A card is seen in this hand: guesses that put it elsewhere were wrong, and it does not float any more."""
    bit = BIT[card]
    if board[numbers.FLOATING + observer] & bit == 0:
        return
    found = new_guesses()
    n: i64 = 0
    for guess in range(board[numbers.GUESS_COUNT + observer]):
        if floating_in(board, observer, guess, hand) & bit != 0:
            at = place_of(observer, guess)
            low = board[at + numbers.GUESS_LOW] & ~bit
            high = board[at + numbers.GUESS_HIGH] & ~bit
            n = add_guess(found, n, low, high, board[at + numbers.GUESS_WAYS])
    board[numbers.FLOATING + observer] &= ~bit
    store(board, observer, found, n)


def hidden_transfer(board: vec[i64], observer: i64, giver: i64, taker: i64, exchange: bool) -> None:
    """A hidden card goes from one hand to another, or two hands exchange one.

    Each card known to be in a hand may have moved, or one of the unknown cards. The ways of a guess are multiplied so
    that ways times deals counts every history once: an unknown card that moves adds as many ways as the taker's hand
    then has unknown cards. (Tests prove the arithmetic by enumeration.)
    """
    row = numbers.KNOWN + observer * numbers.MAX_SEATS
    known = board[row + giver]
    if exchange:
        known |= board[row + taker]
    if known == 0 and board[numbers.GUESS_COUNT + observer] == 0:
        return
    if board[numbers.GUESS_COUNT + observer] == 0:
        board[numbers.GUESS_COUNT + observer] = 1
        board[place_of(observer, 0) + numbers.GUESS_WAYS] = 1
    let_float(board, observer, giver)
    if exchange:
        let_float(board, observer, taker)
    found = new_guesses()
    n: i64 = 0
    for guess in range(board[numbers.GUESS_COUNT + observer]):
        at = place_of(observer, guess)
        low = board[at + numbers.GUESS_LOW]
        high = board[at + numbers.GUESS_HIGH]
        ways = board[at + numbers.GUESS_WAYS]
        givers = floating_in(board, observer, guess, giver)
        takers = floating_in(board, observer, guess, taker)
        unknown_givers = board[numbers.HAND_SIZES + giver] - count(givers)
        unknown_takers = board[numbers.HAND_SIZES + taker] - count(takers | board[row + taker])
        if not exchange:
            if unknown_givers > 0:
                n = add_guess(found, n, low, high, ways * (unknown_takers + 1))
            while givers != 0:
                bit = BIT[lowest(givers)]
                givers ^= bit
                n = add_guess(found, n, with_bit(low, bit, taker & 1), with_bit(high, bit, taker & 2), ways)
            continue
        # An exchange: from either side an unknown card or a floating one.
        if unknown_givers > 0 and unknown_takers > 0:
            n = add_guess(found, n, low, high, ways * unknown_givers * unknown_takers)
        rest = givers
        while rest != 0:
            bit = BIT[lowest(rest)]
            rest ^= bit
            low_given = with_bit(low, bit, taker & 1)
            high_given = with_bit(high, bit, taker & 2)
            if unknown_takers > 0:
                n = add_guess(found, n, low_given, high_given, ways * (unknown_givers + 1))
            back = takers
            while back != 0:
                other = BIT[lowest(back)]
                back ^= other
                low_both = with_bit(low_given, other, giver & 1)
                n = add_guess(found, n, low_both, with_bit(high_given, other, giver & 2), ways)
        if unknown_givers > 0:
            while takers != 0:
                bit = BIT[lowest(takers)]
                takers ^= bit
                low_got = with_bit(low, bit, giver & 1)
                n = add_guess(found, n, low_got, with_bit(high, bit, giver & 2), ways * (unknown_takers + 1))
    store(board, observer, found, n)


def let_float(board: vec[i64], observer: i64, hand: i64) -> None:
    """The cards known in a hand begin to float there."""
    row = numbers.KNOWN + observer * numbers.MAX_SEATS
    cards = board[row + hand]
    board[row + hand] = 0
    board[numbers.FLOATING + observer] |= cards
    for guess in range(board[numbers.GUESS_COUNT + observer]):
        at = place_of(observer, guess)
        if hand & 1 != 0:
            board[at + numbers.GUESS_LOW] |= cards
        if hand & 2 != 0:
            board[at + numbers.GUESS_HIGH] |= cards


def with_bit(cards: i64, bit: i64, wanted: i64) -> i64:
    """A set with one card in it, or without that card if it is not wanted."""
    if wanted != 0:
        return cards | bit
    return cards & ~bit


def new_guesses() -> vec[i64]:
    """Room for the guesses of one observer."""
    return vec[i64]([0] * numbers.GUESSES_SIZE)


def add_guess(found: vec[i64], n: i64, low: i64, high: i64, ways: i64) -> i64:
    """Add a guess to n others, or its ways to an equal one. Returns their new number, or TOO_MANY_GUESSES."""
    if n == numbers.TOO_MANY_GUESSES:
        return n
    for guess in range(n):
        at = guess * numbers.GUESS_SIZE
        if found[at + numbers.GUESS_LOW] == low and found[at + numbers.GUESS_HIGH] == high:
            found[at + numbers.GUESS_WAYS] += ways
            return n
    if n == numbers.MOST_GUESSES:
        return numbers.TOO_MANY_GUESSES
    at = n * numbers.GUESS_SIZE
    found[at + numbers.GUESS_LOW] = low
    found[at + numbers.GUESS_HIGH] = high
    found[at + numbers.GUESS_WAYS] = ways
    return n + 1


def store(board: vec[i64], observer: i64, found: vec[i64], n: i64) -> None:
    """Write n guesses into an observer's row. A single one is certain; if there are too many, all are dropped.

    None at all are found only in a filled world that contradicts public knowledge (see `deals`).
    """
    first = place_of(observer, 0)
    if n <= 1 or n == numbers.TOO_MANY_GUESSES:
        if n == 1:
            for place in range(i64(numbers.GUESS_SIZE)):
                board[first + place] = found[place]
            for hand in range(i64(numbers.MAX_SEATS)):
                board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand] |= floating_in(board, observer, 0, hand)
        erase(board, observer)
        return
    board[numbers.GUESS_COUNT + observer] = n
    for place in range(i64(numbers.GUESSES_SIZE)):
        board[first + place] = found[place]
    too_large = False
    for guess in range(n):
        if found[guess * numbers.GUESS_SIZE + numbers.GUESS_WAYS] > MOST_WAYS:
            too_large = True
    if too_large:
        for guess in range(n):
            at = guess * numbers.GUESS_SIZE + numbers.GUESS_WAYS
            board[first + at] = (found[at] >> 16) + 1
