"""From what a seat knows to a world that could be behind it, each with its right probability.

The dealer is fair and hidden choices are as likely as each other; all that the seat has seen or been shown holds.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, member
from ludoteca.core.engine.chance import Chance
from ludoteca.games.patee_imperiale.engine.actions import allowed_cards
from ludoteca.games.patee_imperiale.engine.memory import floating_in, remembered
from ludoteca.games.patee_imperiale.engine.places import (
    ALLOWING,
    ASIDE,
    BARRED,
    DISCARDED,
    EVERYBODY,
    FLOATING,
    GONE,
    GUESS,
    GUESS_SIZE,
    GUESSES,
    HELD,
    HIDDEN,
    KNOWERS,
    KNOWN,
    LEFT,
    MOST_GUESSES,
    PHASE,
    REMEMBERED,
    RESERVE,
    SHOWN,
    SHOWN_SIZE,
    SIZES,
    SPARE,
    SUITES,
    SURE,
    TURN,
    VICTIM,
    VIEWER,
    WAYS,
)
from ludoteca.games.patee_imperiale.engine.tables import MAX_SEATS, TO_PLAY, TO_STRIKE, TO_TAKE, Courtiers, lowest_card

TRIES: Final = 64
FINE: Final = 1 << 30


def sees_shown(board: vec[i64], seat: i64) -> bool:
    """The victim sees what it is about to show; the active player once all of it is shown; nobody else."""
    if seat == board[VICTIM]:
        return True
    return seat == board[TURN] and (board[PHASE] == TO_STRIKE or board[PHASE] == TO_TAKE)


def hide(board: vec[i64], seat: i64) -> None:
    """Make a board what a seat knows; −1 for a spectator."""
    knower: i64 = EVERYBODY
    if seat >= 0:
        knower = seat
    for hand in range(i64(MAX_SEATS)):
        if hand != seat:
            board[HELD + hand] = board[KNOWN + knower * MAX_SEATS + hand]
    board[HELD + RESERVE] = 0
    if board[SHOWN_SIZE] > 0 and not sees_shown(board, seat):
        board[SHOWN] = 0
    for other in range(i64(EVERYBODY)):
        if other != knower:
            wipe(board, other)
    board[VIEWER] = seat + 2
    board[REMEMBERED] = remembered(board)


def wipe(board: vec[i64], knower: i64) -> None:
    for hand in range(i64(MAX_SEATS)):
        board[KNOWN + knower * MAX_SEATS + hand] = 0
    if board[GUESSES + knower] > 0:
        board[FLOATING + knower] = 0
        board[GUESSES + knower] = 0
        first = GUESS + knower * MOST_GUESSES * GUESS_SIZE
        for place in range(first, first + MOST_GUESSES * GUESS_SIZE):
            board[place] = 0


def imagine(board: vec[i64], deck: Courtiers, seats: i64, chance: Chance) -> None:
    """Turn a view into a full world."""
    viewer = board[VIEWER] - 2
    knower: i64 = EVERYBODY
    if viewer >= 0:
        knower = viewer
    unseen = deck.all & ~(board[DISCARDED] | board[GONE] | board[FLOATING + knower])
    for hand in range(i64(MAX_SEATS)):
        unseen &= ~(board[SUITES + hand] | board[HELD + hand])
    attempt: i64 = 0
    while not deal_unseen(board, deck, knower, unseen, chance, attempt >= TRIES) and attempt < TRIES:
        attempt += 1
    if board[SHOWN_SIZE] > 0 and not sees_shown(board, viewer):
        # Any set of the victim's hand may be the one; what was laid out so far are its lowest cards.
        shown = draw(board[HELD + board[VICTIM]], board[SHOWN_SIZE] + showing_left(board), chance)
        board[SHOWN] = 0
        for _step in range(board[SHOWN_SIZE]):
            card = lowest_card(shown)
            shown ^= BIT[card]
            board[SHOWN] |= BIT[card]
    board[VIEWER] = 0
    share_knowledge(board, seats, viewer)


def showing_left(board: vec[i64]) -> i64:
    if board[PHASE] == TO_STRIKE or board[PHASE] == TO_TAKE:
        return 0
    return board[LEFT]


def deal_unseen(board: vec[i64], deck: Courtiers, knower: i64, unseen: i64, chance: Chance, force: bool) -> bool:
    """Deal the unseen cards into the hidden places; whether that fits all that everybody can conclude.

    Hands of which cards are ruled out are dealt first, from the cards that are not, the most restricted first: what
    is ruled out are the cards up to some value, so the order does not change what is as likely as what.
    """
    guess: i64 = -1
    if board[GUESSES + knower] > 0:
        guess = choose_guess(board, knower, chance)
    for hand in range(i64(MAX_SEATS)):
        if hand != knower:
            board[HELD + hand] = board[KNOWN + knower * MAX_SEATS + hand]
            if guess >= 0:
                board[HELD + hand] |= floating_in(board, knower, guess, hand)
    pool = unseen
    player = board[TURN]
    needed = board[SURE]
    able: i64 = 0
    if player == knower:
        needed = 0
    elif board[PHASE] == TO_PLAY:
        able = allowed_cards(board, deck, player)
        if needed == 0:
            needed = 1
    elif needed > 0:
        able = deck.reach[board[ALLOWING]]
    if force:
        short = needed - count(board[HELD + player] & able)
        if short > 0:
            sure = draw(pool & able, short, chance)
            board[HELD + player] |= sure
            pool ^= sure
    done: i64 = 0
    while True:
        # The most restricted hand that has no card of the ruled-out ones to spare.
        next_hand: i64 = -1
        most: i64 = 0
        for hand in range(i64(MAX_SEATS)):
            barred = board[BARRED + hand]
            if barred == 0 or hand == knower or done & BIT[hand] != 0:
                continue
            if count(board[HELD + hand] & barred) >= board[SPARE + hand] and count(barred) > most:
                next_hand = hand
                most = count(barred)
        if next_hand < 0:
            break
        done |= BIT[next_hand]
        missing = board[SIZES + next_hand] - count(board[HELD + next_hand])
        fitting = pool & ~board[BARRED + next_hand]
        if count(fitting) < missing:
            fitting = pool
            if not force:
                return False
        cards = draw(fitting, missing, chance)
        board[HELD + next_hand] |= cards
        pool ^= cards
    for hand in range(i64(MAX_SEATS)):
        if hand == knower or done & BIT[hand] != 0:
            continue
        missing = board[SIZES + hand] - count(board[HELD + hand])
        if missing < 0:
            return False
        cards = draw(pool, missing, chance)
        board[HELD + hand] |= cards
        pool ^= cards
    board[HELD + RESERVE] = pool
    if needed > 0 and count(board[HELD + player] & able) < needed:
        return False
    for hand in range(i64(MAX_SEATS)):
        barred = board[BARRED + hand]
        if barred != 0 and hand != knower and count(board[HELD + hand] & barred) > board[SPARE + hand]:
            return False
    return True


def choose_guess(board: vec[i64], knower: i64, chance: Chance) -> i64:
    """A guess weighs its ways, times the deals that fit it: one over the orders of the unknown cards of every hand."""
    total: float = 0.0
    last: i64 = 0
    for guess in range(board[GUESSES + knower]):
        total += weight(board, knower, guess)
    mark: float = total * (float(chance.pick(FINE)) + 0.5) / FINE
    for guess in range(board[GUESSES + knower]):
        mine = weight(board, knower, guess)
        if mine > 0.0:
            last = guess
            mark -= mine
            if mark < 0.0:
                break
    return last


def weight(board: vec[i64], knower: i64, guess: i64) -> float:
    worth: float = float(board[GUESS + (knower * MOST_GUESSES + guess) * GUESS_SIZE + WAYS])
    for hand in range(i64(MAX_SEATS)):
        if hand == knower:
            continue
        known = board[KNOWN + knower * MAX_SEATS + hand] | floating_in(board, knower, guess, hand)
        unknown = board[SIZES + hand] - count(known)
        if unknown < 0:
            return 0.0
        for k in range(unknown):
            worth /= float(k + 1)
    return worth


def draw(cards: i64, n: i64, chance: Chance) -> i64:
    """So many of these cards, any as likely as any."""
    left = count(cards)
    if n >= left:
        return cards
    drawn: i64 = 0
    for _step in range(n):
        card = member(cards, chance.pick(left))
        cards ^= BIT[card]
        drawn |= BIT[card]
        left -= 1
    return drawn


def share_knowledge(board: vec[i64], seats: i64, viewer: i64) -> None:
    """What the others remember is not the viewer's to know: they are taken to know what everybody does."""
    for knower in range(seats):
        if knower == viewer:
            continue
        for hand in range(i64(MAX_SEATS)):
            if hand != knower:
                board[KNOWN + knower * MAX_SEATS + hand] = board[KNOWN + EVERYBODY * MAX_SEATS + hand]
        if seats == 2:
            board[KNOWN + knower * MAX_SEATS + ASIDE + knower] = board[HELD + ASIDE + knower]
    if board[PHASE] == TO_STRIKE or board[PHASE] == TO_TAKE:
        board[KNOWN + board[TURN] * MAX_SEATS + board[VICTIM]] |= board[SHOWN]
    board[REMEMBERED] = remembered(board)


assert KNOWERS == HIDDEN == MAX_SEATS + 1
