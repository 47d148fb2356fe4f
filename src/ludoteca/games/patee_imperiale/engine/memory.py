"""The knowledge each player keeps of the other hands: cards recalled openly, shown to one player, given or taken.

An observer is one of the four seats, or the public: what everybody knows. Each observer has a row on the board that
lists for every hand the cards certainly in it (`KNOWN`), and the cards it has lost track of (`FLOATING`, see
`guesses`). A view keeps only the row of its viewer and that of the public.

Beside these, everybody can conclude from extra plays that a hand holds at most or at least so many of some cards.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, lowest
from ludoteca.games.patee_imperiale.engine import guesses, numbers


def keeps_row(board: vec[i64], observer: i64) -> bool:
    """Whether this board keeps the observer's row: a state keeps all rows, a view two."""
    viewer = board[numbers.VIEWER]
    return viewer == 0 or observer == viewer - 2 or observer == numbers.PUBLIC


def forget_all(board: vec[i64]) -> None:
    """All cards are shuffled: everything that was known is now useless."""
    board[numbers.REMEMBERED] = 0
    for observer in range(i64(numbers.OBSERVERS)):
        if board[numbers.GUESS_COUNT + observer] > 0:
            guesses.erase(board, observer)
    for place in range(i64(numbers.KNOWN), i64(numbers.GUESSES)):
        board[place] = 0
    for hand in range(i64(numbers.MAX_SEATS)):
        board[numbers.AT_MOST_CARDS + hand] = 0
        board[numbers.AT_MOST + hand] = 0
        board[numbers.AT_LEAST_CARDS + hand] = 0
        board[numbers.AT_LEAST + hand] = 0


def all_remembered(board: vec[i64]) -> i64:
    """Every card that any row mentions."""
    cards: i64 = 0
    for place in range(i64(numbers.KNOWN), i64(numbers.GUESS_COUNT)):
        cards |= board[place]
    return cards


# ---------------------------------------------------------------- what happens openly


def card_leaves(board: vec[i64], hand: i64, card: i64) -> None:
    """A card leaves a hand openly."""
    bit = BIT[card]
    if board[numbers.REMEMBERED] & bit != 0:
        for observer in range(i64(numbers.OBSERVERS)):
            board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand] &= ~bit
            if board[numbers.FLOATING + observer] & bit != 0:
                guesses.locate(board, observer, hand, card)
        board[numbers.REMEMBERED] ^= bit
    if board[numbers.AT_MOST_CARDS + hand] & bit != 0:
        board[numbers.AT_MOST + hand] -= 1
    if board[numbers.AT_LEAST_CARDS + hand] & bit != 0:
        lower_at_least(board, hand)
    if board[numbers.HAND_SIZES + hand] <= 1:
        board[numbers.AT_MOST_CARDS + hand] = 0
        board[numbers.AT_MOST + hand] = 0


def card_enters(board: vec[i64], hand: i64, card: i64) -> None:
    """A card enters a hand openly."""
    board[numbers.REMEMBERED] |= BIT[card]
    for observer in range(i64(numbers.OBSERVERS)):
        if observer != hand and keeps_row(board, observer):
            board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand] |= BIT[card]
    if board[numbers.AT_MOST_CARDS + hand] & BIT[card] != 0:
        board[numbers.AT_MOST + hand] += 1
    if board[numbers.AT_LEAST_CARDS + hand] & BIT[card] != 0:
        board[numbers.AT_LEAST + hand] += 1


def card_shown_to_all(board: vec[i64], hand: i64, card: i64) -> None:
    """A card of a hand is shown to everybody, and stays there."""
    for observer in range(i64(numbers.OBSERVERS)):
        if observer != hand:
            cards_shown(board, hand, observer, BIT[card])


# ---------------------------------------------------------------- what only some players see


def cards_shown(board: vec[i64], hand: i64, observer: i64, cards: i64) -> None:
    """Cards of a hand are shown to one observer, and stay there."""
    if not keeps_row(board, observer):
        return
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest ^= BIT[card]
        guesses.locate(board, observer, hand, card)
    board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand] |= cards
    board[numbers.REMEMBERED] |= cards


def card_changes_hands(board: vec[i64], seats: i64, giver: i64, taker: i64, card: i64) -> None:
    """A card goes from one hand to another, seen by these two players only. Call it before the card moves."""
    for observer in range(i64(numbers.OBSERVERS)):
        if not keeps_row(board, observer):
            continue
        row = numbers.KNOWN + observer * numbers.MAX_SEATS
        if observer == giver:
            board[row + taker] |= BIT[card]
            board[numbers.REMEMBERED] |= BIT[card]
        elif observer == taker:
            guesses.locate(board, observer, giver, card)
            board[row + giver] &= ~BIT[card]
        elif observer == numbers.PUBLIC or observer < seats:
            guesses.hidden_transfer(board, observer, giver, taker, False)
    lower_at_least(board, giver)
    raise_at_most(board, taker)


def cards_swapped(board: vec[i64], seats: i64, seat: i64, other: i64, given: i64, got: i64) -> None:
    """Two hands exchange a card, seen by these two players only. Call it before the cards move."""
    for observer in range(i64(numbers.OBSERVERS)):
        if not keeps_row(board, observer):
            continue
        row = numbers.KNOWN + observer * numbers.MAX_SEATS
        if observer == seat:
            guesses.locate(board, observer, other, got)
            board[row + other] &= ~BIT[got]
            board[row + other] |= BIT[given]
            board[numbers.REMEMBERED] |= BIT[given]
        elif observer == other:
            guesses.locate(board, observer, seat, given)
            board[row + seat] &= ~BIT[given]
            board[row + seat] |= BIT[got]
            board[numbers.REMEMBERED] |= BIT[got]
        elif observer == numbers.PUBLIC or observer < seats:
            guesses.hidden_transfer(board, observer, seat, other, True)
    lower_at_least(board, seat)
    lower_at_least(board, other)
    raise_at_most(board, seat)
    raise_at_most(board, other)


def hands_set_aside(board: vec[i64]) -> None:
    """Two players, after the first round: what was known of the hands is now known of the cards put aside."""
    for observer in range(i64(numbers.OBSERVERS)):
        row = numbers.KNOWN + observer * numbers.MAX_SEATS
        for hand in range(i64(numbers.ASIDE)):
            board[row + numbers.ASIDE + hand] = board[row + hand]
            board[row + hand] = 0
        guesses.set_aside(board, observer)
    for hand in range(i64(numbers.ASIDE)):
        aside = numbers.ASIDE + hand
        board[numbers.AT_MOST_CARDS + aside] = board[numbers.AT_MOST_CARDS + hand]
        board[numbers.AT_MOST + aside] = board[numbers.AT_MOST + hand]
        board[numbers.AT_LEAST_CARDS + aside] = board[numbers.AT_LEAST_CARDS + hand]
        board[numbers.AT_LEAST + aside] = board[numbers.AT_LEAST + hand]
        board[numbers.AT_MOST_CARDS + hand] = 0
        board[numbers.AT_MOST + hand] = 0
        board[numbers.AT_LEAST_CARDS + hand] = 0
        board[numbers.AT_LEAST + hand] = 0
        if keeps_row(board, hand):
            board[numbers.KNOWN + hand * numbers.MAX_SEATS + aside] = board[numbers.HANDS + hand]
            board[numbers.REMEMBERED] |= board[numbers.HANDS + hand]


# ---------------------------------------------------------------- what everybody can conclude


def conclude_at_most(board: vec[i64], hand: i64, cards: i64, most: i64) -> None:
    """The hand holds at most so many of these cards. This replaces an older conclusion, unless that one implies it."""
    older = board[numbers.AT_MOST_CARDS + hand]
    if older & cards == cards and board[numbers.AT_MOST + hand] <= most:
        return
    board[numbers.AT_MOST_CARDS + hand] = cards
    board[numbers.AT_MOST + hand] = most


def conclude_at_least(board: vec[i64], hand: i64, cards: i64, least: i64) -> None:
    """The hand holds at least so many of these cards. This replaces an older conclusion, unless that one implies it."""
    older = board[numbers.AT_LEAST_CARDS + hand]
    if older != 0 and older & ~cards == 0 and board[numbers.AT_LEAST + hand] >= least:
        return
    board[numbers.AT_LEAST_CARDS + hand] = cards
    board[numbers.AT_LEAST + hand] = least


def lower_at_least(board: vec[i64], hand: i64) -> None:
    """A card has left the hand; it was, or may have been, one of those counted by `conclude_at_least`."""
    if board[numbers.AT_LEAST + hand] > 0:
        board[numbers.AT_LEAST + hand] -= 1
    if board[numbers.AT_LEAST + hand] == 0:
        board[numbers.AT_LEAST_CARDS + hand] = 0


def raise_at_most(board: vec[i64], hand: i64) -> None:
    """A hidden card has entered the hand; it may be one of those counted by `conclude_at_most`."""
    if board[numbers.AT_MOST_CARDS + hand] != 0:
        board[numbers.AT_MOST + hand] += 1
