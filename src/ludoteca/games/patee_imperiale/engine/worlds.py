"""From what a seat knows to a world that could be behind it, each with its right probability.

The dealer is fair and hidden choices are as likely as each other; all that the seat has seen or been shown holds, and
so does what everybody could conclude: of some cards a hand holds at most so many (BARRED), of some at least so many
(PROVEN), and whoever is to play has a card to play.

Hands of which something was concluded are dealt first, each straight among the hands that fit its tightest bound. A
deal is then taken as often as it should be among all that fit, or dealt again: every world is as likely as it is.
Where that does not come to an end soon, a deal is mended by exchanging cards until it fits and then shuffled on by
exchanges that keep it fitting: possible always, and nearly as likely as it should be.

What is not kept:
- Of two findings about one hand, at most or at least, only one is: the newer, unless the older says as much. With the
  house deck two of a kind hardly ever stand side by side.
- Findings are everybody's. Who took a card and so knows that it was none of those that were proved has that of its own
  memory only as far as it knows the cards themselves.
- A player whose guesses were too many (see `memory`) has lost sight of cards that everybody may still follow. Cards
  that are certain to everybody are dealt where they are, but everybody's guesses are not looked at: a world may go
  against all of them, and then those cards are lost from everybody's sight in it as well.
"""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, lowest, member
from ludoteca.core.engine.chance import Chance
from ludoteca.games.patee_imperiale.engine.actions import allowed_cards
from ludoteca.games.patee_imperiale.engine.memory import floating_in, remembered
from ludoteca.games.patee_imperiale.engine.places import (
    ASIDE,
    BARRED,
    BOUND,
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
    LACKS,
    LEAST,
    LEFT,
    LOWEST,
    MOST,
    MOST_GUESSES,
    PHASE,
    PLAN,
    PROVEN,
    REMEMBERED,
    RESERVE,
    SHOWN,
    SHOWN_SIZE,
    SIZES,
    SPARE,
    SUITES,
    TURN,
    VICTIM,
    VIEWER,
    WAYS,
)
from ludoteca.games.patee_imperiale.engine.tables import (
    CARDS,
    MAX_SEATS,
    TO_PLAY,
    TO_STRIKE,
    TO_TAKE,
    Courtiers,
)

TRIES: Final = 64
FINE: Final = 1 << 30
MENDS: Final = 20_000  # exchanges of two cards until a deal fits; a few dozen are the rule
FRESH_START: Final = 500  # after so many, another guess and another deal
SHUFFLES: Final = 300  # exchanges after that


def _pascal() -> vec[i64]:
    return vec[i64]([comb(n, k) for n in range(CARDS + 1) for k in range(CARDS + 1)])


WAYS_TO_CHOOSE: Final[vec[i64]] = _pascal()


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
    able: i64 = 0  # of these whoever is to play must have one
    if board[PHASE] == TO_PLAY and board[TURN] != knower:
        able = allowed_cards(board, deck, board[TURN])
        if able == deck.all:
            able = 0
    if able == 0 and not anything_concluded(board, knower):
        guess: i64 = -1
        if board[GUESSES + knower] > 0:
            guess = choose_guess(board, knower, unseen, able, None, chance)
        deal_rest(board, knower, lay_certain(board, knower, unseen, guess), 0, chance)
    else:
        plan = vec[i64]([0] * PLAN)
        attempt: i64 = 0
        while attempt < TRIES and not deal_fitting(board, knower, unseen, able, plan, chance):
            attempt += 1
        if attempt == TRIES:
            mend(board, knower, unseen, able, plan, chance)
    if board[SHOWN_SIZE] > 0 and not sees_shown(board, viewer):
        # Any set of the victim's hand may be the one; what was laid out so far are its lowest cards.
        shown = draw(board[HELD + board[VICTIM]], board[SHOWN_SIZE] + showing_left(board), chance)
        board[SHOWN] = 0
        for _step in range(board[SHOWN_SIZE]):
            card = lowest(shown)
            shown ^= BIT[card]
            board[SHOWN] |= BIT[card]
    board[VIEWER] = 0
    share_knowledge(board, seats, viewer)


def showing_left(board: vec[i64]) -> i64:
    if board[PHASE] == TO_STRIKE or board[PHASE] == TO_TAKE:
        return 0
    return board[LEFT]


def anything_concluded(board: vec[i64], knower: i64) -> bool:
    for hand in range(i64(MAX_SEATS)):
        if hand != knower and board[BARRED + hand] | board[PROVEN + hand] != 0:
            return True
    return False


# ---------------------------------------------------------------- dealing


def lay_certain(board: vec[i64], knower: i64, unseen: i64, guess: i64) -> i64:
    """Put into every hidden hand what is certain there, and the floating cards of a guess; what is left to deal.

    What everybody is certain of holds, even if the knower had too much else to keep in mind.
    """
    pool = unseen
    for hand in range(i64(MAX_SEATS)):
        if hand != knower:
            common = board[KNOWN + EVERYBODY * MAX_SEATS + hand] & unseen
            pool &= ~common
            board[HELD + hand] = board[KNOWN + knower * MAX_SEATS + hand] | common
            if guess >= 0:
                board[HELD + hand] |= floating_in(board, knower, guess, hand)
    return pool


def deal_rest(board: vec[i64], knower: i64, pool: i64, done: i64, chance: Chance) -> None:
    """The hands that are not done yet, with any cards; the reserve is what is left."""
    for hand in range(i64(MAX_SEATS)):
        if hand == knower or done & BIT[hand] != 0:
            continue
        cards = draw(pool, board[SIZES + hand] - count(board[HELD + hand]), chance)
        board[HELD + hand] |= cards
        pool ^= cards
    board[HELD + RESERVE] = pool


def deals(low: i64, high: i64, n: i64, least: i64, most: i64) -> i64:
    """In how many ways n cards can be drawn, at least and at most so many of them low.

    >>> deals(2, 3, 2, 0, 1)
    9
    """
    choose = WAYS_TO_CHOOSE
    ways: i64 = 0
    for k in range(least, most + 1):
        if k <= low and n - k <= high:
            ways += choose[low * (CARDS + 1) + k] * choose[high * (CARDS + 1) + n - k]
    return ways


def bind(board: vec[i64], knower: i64, pool: i64, able: i64, plan: vec[i64]) -> float:
    """The tightest bound of each hand as it lies, into the plan; the share of its deals that fit the tightest of all.

    0 if no deal fits.
    """
    size = count(pool)
    tightest: float = 1.0
    for hand in range(i64(MAX_SEATS)):
        plan[BOUND + hand] = 0
        if hand == knower:
            continue
        held = board[HELD + hand]
        lacks = board[SIZES + hand] - count(held)
        if lacks < 0 or lacks > size:
            return 0.0
        plan[LACKS + hand] = lacks
        fewest: i64 = WAYS_TO_CHOOSE[size * (CARDS + 1) + lacks]
        of_all = float(fewest)
        for kind in range(i64(3)):
            least: i64 = 0
            most: i64 = lacks
            cards: i64 = 0
            if kind == 0:
                cards = board[BARRED + hand]
                most = board[SPARE + hand] - count(held & cards)
                if most > lacks:
                    most = lacks
            elif kind == 1:
                cards = board[PROVEN + hand]
                least = board[LEAST + hand] - count(held & cards)
            elif hand == board[TURN]:
                cards = able
                least = 1 - count(held & cards)
            if cards == 0:
                continue
            if least < 0:
                least = 0
            low = count(pool & cards)
            ways = deals(low, size - low, lacks, least, most)
            if ways == 0:
                return 0.0
            if ways < fewest:
                fewest = ways
                plan[BOUND + hand] = cards
                plan[LOWEST + hand] = least
                plan[MOST + hand] = most
        if plan[BOUND + hand] != 0 and float(fewest) / of_all < tightest:
            tightest = float(fewest) / of_all
    return tightest


def tightest_hand(pool: i64, plan: vec[i64], done: i64) -> i64:
    """Which hand to deal next: by its share of all deals at the outset, so that the order tells nothing; or −1."""
    size = count(pool)
    found: i64 = -1
    least: float = 2.0
    for hand in range(i64(MAX_SEATS)):
        cards = plan[BOUND + hand]
        if cards == 0 or done & BIT[hand] != 0:
            continue
        low = count(pool & cards)
        lacks = plan[LACKS + hand]
        ways = deals(low, size - low, lacks, plan[LOWEST + hand], plan[MOST + hand])
        share = float(ways) / float(WAYS_TO_CHOOSE[size * (CARDS + 1) + lacks])
        if share < least:
            least = share
            found = hand
    return found


def deal_fitting(board: vec[i64], knower: i64, unseen: i64, able: i64, plan: vec[i64], chance: Chance) -> bool:
    """Deal the unseen cards into the hidden places; whether that fits, and is taken.

    Each bound hand is drawn among those that fit its tightest bound. How many those are depends on what hands before
    it were dealt: a deal is taken in proportion to it, and so all that fit are as likely as each other.
    """
    guess: i64 = -1
    if board[GUESSES + knower] > 0:
        guess = choose_guess(board, knower, unseen, able, plan, chance)
    whole = lay_certain(board, knower, unseen, guess)
    if bind(board, knower, whole, able, plan) == 0.0:
        return False
    pool = whole
    done: i64 = 0
    while True:
        hand = tightest_hand(whole, plan, done)
        if hand < 0:
            break
        cards = plan[BOUND + hand]
        lacks = plan[LACKS + hand]
        size = count(pool)
        low = count(pool & cards)
        ways = deals(low, size - low, lacks, plan[LOWEST + hand], plan[MOST + hand])
        if ways == 0:
            return False
        if done != 0:
            most_ways = WAYS_TO_CHOOSE[size * (CARDS + 1) + lacks]
            if guess < 0:
                most_ways = most_deals(whole, size, plan, done, hand)
            if most_ways > ways and chance.pick(most_ways) >= ways:
                return False
        done |= BIT[hand]
        mark = chance.pick(ways)
        taken = plan[LOWEST + hand]
        while True:
            mark -= deals(low, size - low, lacks, taken, taken)
            if mark < 0:
                break
            taken += 1
        drawn = draw(pool & cards, taken, chance) | draw(pool & ~cards, lacks - taken, chance)
        board[HELD + hand] |= drawn
        pool ^= drawn
    deal_rest(board, knower, pool, done, chance)
    return faults(board, knower, able) == 0


def most_deals(whole: i64, size: i64, plan: vec[i64], done: i64, hand: i64) -> i64:
    """The most ways there can be to deal a hand, whatever the hands before it were dealt."""
    cards = plan[BOUND + hand]
    high = count(whole & cards)
    low = high
    for other in range(i64(MAX_SEATS)):
        if done & BIT[other] != 0:
            # As many of this hand's cards as the other can have got.
            got = count(whole & cards & plan[BOUND + other])
            if got > plan[MOST + other]:
                got = plan[MOST + other]
            got += count(whole & cards & ~plan[BOUND + other])
            if got > plan[LACKS + other]:
                got = plan[LACKS + other]
            low -= got
    if low < 0:
        low = 0
    if high > size:
        high = size
    best: i64 = 0
    for there in range(low, high + 1):
        ways = deals(there, size - there, plan[LACKS + hand], plan[LOWEST + hand], plan[MOST + hand])
        if ways > best:
            best = ways
    return best


def faults(board: vec[i64], knower: i64, able: i64) -> i64:
    """How many cards the hands are away from all that everybody could conclude."""
    wrong: i64 = 0
    for hand in range(i64(MAX_SEATS)):
        if hand == knower:
            continue
        held = board[HELD + hand]
        if board[BARRED + hand] != 0:
            over = count(held & board[BARRED + hand]) - board[SPARE + hand]
            if over > 0:
                wrong += over
        if board[PROVEN + hand] != 0:
            short = board[LEAST + hand] - count(held & board[PROVEN + hand])
            if short > 0:
                wrong += short
    if able != 0 and board[HELD + board[TURN]] & able == 0:
        wrong += 1
    return wrong


def mend(board: vec[i64], knower: i64, unseen: i64, able: i64, plan: vec[i64], chance: Chance) -> None:
    """Any deal, and then exchanges of two cards: fewer faults are always taken, more of them now and then, so that
    the way to a deal that fits is found if there is one."""
    pool: i64 = 0
    wrong: i64 = 1
    step: i64 = 0
    while step < MENDS and wrong > 0:
        if step % FRESH_START == 0:
            guess: i64 = -1
            if board[GUESSES + knower] > 0:
                guess = choose_guess(board, knower, unseen, able, plan, chance)
            pool = lay_certain(board, knower, unseen, guess)
            deal_rest(board, knower, pool, 0, chance)
            wrong = faults(board, knower, able)
        wrong = exchange(board, knower, pool, able, wrong, chance)
        step += 1
    for _step in range(i64(SHUFFLES)):
        wrong = exchange(board, knower, pool, able, wrong, chance)


def exchange(board: vec[i64], knower: i64, pool: i64, able: i64, wrong: i64, chance: Chance) -> i64:
    """Two of the cards that were dealt change places, unless that is worse; how many faults there are then."""
    size = count(pool)
    if size < 2:
        return wrong
    one = BIT[member(pool, chance.pick(size))]
    two = BIT[member(pool, chance.pick(size))]
    here: i64 = -1
    there: i64 = -1
    for place in range(i64(HIDDEN)):
        if board[HELD + place] & one != 0:
            here = place
        if board[HELD + place] & two != 0:
            there = place
    if here == there:
        return wrong
    board[HELD + here] ^= one | two
    board[HELD + there] ^= one | two
    now = faults(board, knower, able)
    if now <= wrong or (wrong > 0 and chance.pick(8) == 0):
        return now
    board[HELD + here] ^= one | two
    board[HELD + there] ^= one | two
    return wrong


# ---------------------------------------------------------------- guesses


def choose_guess(board: vec[i64], knower: i64, unseen: i64, able: i64, plan: vec[i64] | None, chance: Chance) -> i64:
    """A guess weighs its ways, times the deals that fit it: one over the orders of the unknown cards of every hand,
    and the share of them that the tightest bound leaves."""
    total: float = 0.0
    last: i64 = 0
    for guess in range(board[GUESSES + knower]):
        total += fitting_weight(board, knower, unseen, able, plan, guess)
    mark: float = total * (float(chance.pick(FINE)) + 0.5) / FINE
    for guess in range(board[GUESSES + knower]):
        mine = fitting_weight(board, knower, unseen, able, plan, guess)
        if mine > 0.0:
            last = guess
            mark -= mine
            if mark < 0.0:
                break
    return last


def fitting_weight(board: vec[i64], knower: i64, unseen: i64, able: i64, plan: vec[i64] | None, guess: i64) -> float:
    worth = weight(board, knower, guess)
    if plan is not None and worth > 0.0:
        worth *= bind(board, knower, lay_certain(board, knower, unseen, guess), able, plan)
    return worth


def weight(board: vec[i64], knower: i64, guess: i64) -> float:
    worth: float = float(board[GUESS + (knower * MOST_GUESSES + guess) * GUESS_SIZE + WAYS])
    for hand in range(i64(MAX_SEATS)):
        if hand == knower:
            continue
        known = board[KNOWN + knower * MAX_SEATS + hand] | floating_in(board, knower, guess, hand)
        known |= board[KNOWN + EVERYBODY * MAX_SEATS + hand] & ~board[FLOATING + knower]
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
