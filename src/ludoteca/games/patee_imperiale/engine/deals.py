"""Deal the cards that an observer has not seen into the hidden places, so that every possible deal is equally likely.

The dealer is fair and hidden choices are equally likely. Everything that the observer has seen holds, and so do the
bounds that everybody could conclude: a hand holds at most so many of some cards, at least so many of some, and the
active player holds a card that can be played.

Hands with bounds are dealt first, each of them from the hands that fit its tightest bound. The deal is then accepted
in proportion to the number of such hands, or dealt again; so all deals that fit are equally likely. If this does not
succeed soon, a deal is repaired by swapping cards until it fits, and then shuffled by swaps that keep it fitting: such
a deal is always possible, and nearly as likely as it should be.

Not taken into account:
- Of two conclusions of one kind about one hand, only one is kept: the newer, unless the older implies it. With the
  house deck there are hardly ever two.
- Conclusions are public. A player who took a card may know that it was not one of those that the hand must hold, but
  concludes no more from it than the others.
- A player with too many guesses (see `guesses`) has lost track of cards that everybody may still follow. Cards known
  to everybody are dealt where they are, but the public guesses are not consulted. A world may contradict all of them;
  then everybody has lost track of those cards in it.
"""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, member
from ludoteca.core.engine.chance import Chance
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.guesses import floating_in, place_of

MOST_TRIES: Final = 64  # deals before one is repaired
RESOLUTION: Final = 1 << 30  # of a random fraction
MOST_SWAPS: Final = 20_000  # to repair a deal; a few dozen are usual
RESTART_AFTER: Final = 500  # swaps with one guess and one deal
SHUFFLING_SWAPS: Final = 300  # once a deal is repaired


def _binomials() -> vec[i64]:
    return vec[i64]([comb(n, k) for n in range(numbers.CARDS + 1) for k in range(numbers.CARDS + 1)])


WAYS_TO_CHOOSE: Final[vec[i64]] = _binomials()


def deal_unseen(board: vec[i64], observer: i64, unseen: i64, playable: i64, chance: Chance) -> None:
    """Deal the unseen cards; the active player gets one of the playable cards, if there are any."""
    if playable == 0 and not has_bounds(board, observer):
        guess: i64 = -1
        if board[numbers.GUESS_COUNT + observer] > 0:
            guess = pick_guess(board, observer, unseen, playable, None, chance)
        deal_rest(board, observer, place_known(board, observer, unseen, guess), 0, chance)
        return
    plan = vec[i64]([0] * numbers.PLAN_SIZE)
    attempt: i64 = 0
    while attempt < MOST_TRIES and not try_deal(board, observer, unseen, playable, plan, chance):
        attempt += 1
    if attempt == MOST_TRIES:
        repair_deal(board, observer, unseen, playable, plan, chance)


def has_bounds(board: vec[i64], observer: i64) -> bool:
    """Whether everybody has concluded anything about a hidden hand."""
    for hand in range(i64(numbers.MAX_SEATS)):
        if hand != observer and board[numbers.AT_MOST_CARDS + hand] | board[numbers.AT_LEAST_CARDS + hand] != 0:
            return True
    return False


# ---------------------------------------------------------------- parts of a deal


def place_known(board: vec[i64], observer: i64, unseen: i64, guess: i64) -> i64:
    """Put the known cards into every hidden hand, and the floating cards where a guess puts them.

    Returns the cards left to deal.     Public knowledge holds, even if the observer had too many guesses to keep.
    """
    pool = unseen
    for hand in range(i64(numbers.MAX_SEATS)):
        if hand != observer:
            public = board[numbers.KNOWN + numbers.PUBLIC * numbers.MAX_SEATS + hand] & unseen
            pool &= ~public
            board[numbers.HANDS + hand] = board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand] | public
            if guess >= 0:
                board[numbers.HANDS + hand] |= floating_in(board, observer, guess, hand)
    return pool


def deal_rest(board: vec[i64], observer: i64, pool: i64, done: i64, chance: Chance) -> None:
    """Deal any cards of the pool to the hands that are not done yet; the rest is the reserve."""
    for hand in range(i64(numbers.MAX_SEATS)):
        if hand == observer or done & BIT[hand] != 0:
            continue
        cards = draw(pool, board[numbers.HAND_SIZES + hand] - count(board[numbers.HANDS + hand]), chance)
        board[numbers.HANDS + hand] |= cards
        pool ^= cards
    board[numbers.HANDS + numbers.RESERVE] = pool


def draw(cards: i64, n: i64, chance: Chance) -> i64:
    """Draw n of these cards at random."""
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


# ---------------------------------------------------------------- a deal within bounds


def try_deal(board: vec[i64], observer: i64, unseen: i64, playable: i64, plan: vec[i64], chance: Chance) -> bool:
    """Deal the unseen cards. Returns whether the deal fits and is accepted.

    Each hand with a bound is drawn from the hands that fit its tightest bound. Their number depends on the hands dealt
    before. The deal is accepted in proportion to it, so that all deals that fit are equally likely.
    """
    guess: i64 = -1
    if board[numbers.GUESS_COUNT + observer] > 0:
        guess = pick_guess(board, observer, unseen, playable, plan, chance)
    whole = place_known(board, observer, unseen, guess)
    if plan_deal(board, observer, whole, playable, plan) == 0.0:
        return False
    pool = whole
    done: i64 = 0
    while True:
        hand = tightest_hand(whole, plan, done)
        if hand < 0:
            break
        cards = plan[numbers.PLAN_CARDS + hand]
        missing = plan[numbers.PLAN_MISSING + hand]
        size = count(pool)
        bound = count(pool & cards)
        ways = planned_ways(plan, hand, bound, size)
        if ways == 0:
            return False
        if done != 0:
            most_ways = WAYS_TO_CHOOSE[size * numbers.CHOOSE_ROW + missing]
            if guess < 0:
                most_ways = most_ways_after(whole, size, plan, done, hand)
            if most_ways > ways and chance.pick(most_ways) >= ways:
                return False
        done |= BIT[hand]
        mark = chance.pick(ways)
        taken = plan[numbers.PLAN_LEAST + hand]
        while True:
            mark -= count_hands(bound, size - bound, missing, taken, taken)
            if mark < 0:
                break
            taken += 1
        drawn = draw(pool & cards, taken, chance) | draw(pool & ~cards, missing - taken, chance)
        board[numbers.HANDS + hand] |= drawn
        pool ^= drawn
    deal_rest(board, observer, pool, done, chance)
    return count_faults(board, observer, playable) == 0


def plan_deal(board: vec[i64], observer: i64, pool: i64, playable: i64, plan: vec[i64]) -> float:
    """Write the tightest bound of each hand into the plan.

    Returns the share of deals that fit the tightest of all bounds, 0 if no deal fits.
    """
    size = count(pool)
    tightest: float = 1.0
    for hand in range(i64(numbers.MAX_SEATS)):
        plan[numbers.PLAN_CARDS + hand] = 0
        if hand == observer:
            continue
        held = board[numbers.HANDS + hand]
        missing = board[numbers.HAND_SIZES + hand] - count(held)
        if missing < 0 or missing > size:
            return 0.0
        plan[numbers.PLAN_MISSING + hand] = missing
        fewest: i64 = WAYS_TO_CHOOSE[size * numbers.CHOOSE_ROW + missing]
        of_all = float(fewest)
        for kind in range(i64(3)):
            least: i64 = 0
            most: i64 = missing
            cards: i64 = 0
            if kind == 0:
                cards = board[numbers.AT_MOST_CARDS + hand]
                most = board[numbers.AT_MOST + hand] - count(held & cards)
                if most > missing:
                    most = missing
            elif kind == 1:
                cards = board[numbers.AT_LEAST_CARDS + hand]
                least = board[numbers.AT_LEAST + hand] - count(held & cards)
            elif hand == board[numbers.ACTIVE_PLAYER]:
                cards = playable
                least = 1 - count(held & cards)
            if cards == 0:
                continue
            if least < 0:
                least = 0
            bound = count(pool & cards)
            ways = count_hands(bound, size - bound, missing, least, most)
            if ways == 0:
                return 0.0
            if ways < fewest:
                fewest = ways
                plan[numbers.PLAN_CARDS + hand] = cards
                plan[numbers.PLAN_LEAST + hand] = least
                plan[numbers.PLAN_MOST + hand] = most
        if plan[numbers.PLAN_CARDS + hand] != 0 and float(fewest) / of_all < tightest:
            tightest = float(fewest) / of_all
    return tightest


def tightest_hand(pool: i64, plan: vec[i64], done: i64) -> i64:
    """The hand to deal next, or −1: the one whose bound leaves the smallest share of all deals.

    The share is taken of the whole pool, so that the order does not depend on the hands dealt so far.
    """
    size = count(pool)
    found: i64 = -1
    least: float = 2.0
    for hand in range(i64(numbers.MAX_SEATS)):
        cards = plan[numbers.PLAN_CARDS + hand]
        if cards == 0 or done & BIT[hand] != 0:
            continue
        ways = planned_ways(plan, hand, count(pool & cards), size)
        share = float(ways) / float(WAYS_TO_CHOOSE[size * numbers.CHOOSE_ROW + plan[numbers.PLAN_MISSING + hand]])
        if share < least:
            least = share
            found = hand
    return found


def most_ways_after(whole: i64, size: i64, plan: vec[i64], done: i64, hand: i64) -> i64:
    """The most ways there can be to deal a hand, whatever was dealt to the hands that are done."""
    cards = plan[numbers.PLAN_CARDS + hand]
    high = count(whole & cards)
    low = high
    for other in range(i64(numbers.MAX_SEATS)):
        if done & BIT[other] != 0:
            # As many of this hand's cards as the other one can have got.
            others_cards = plan[numbers.PLAN_CARDS + other]
            got = count(whole & cards & others_cards)
            if got > plan[numbers.PLAN_MOST + other]:
                got = plan[numbers.PLAN_MOST + other]
            got += count(whole & cards & ~others_cards)
            if got > plan[numbers.PLAN_MISSING + other]:
                got = plan[numbers.PLAN_MISSING + other]
            low -= got
    if low < 0:
        low = 0
    if high > size:
        high = size
    best: i64 = 0
    for bound in range(low, high + 1):
        ways = planned_ways(plan, hand, bound, size)
        if ways > best:
            best = ways
    return best


def planned_ways(plan: vec[i64], hand: i64, bound: i64, size: i64) -> i64:
    """In how many ways a hand can be dealt within its bound from a pool with so many of the bound cards."""
    least = plan[numbers.PLAN_LEAST + hand]
    return count_hands(bound, size - bound, plan[numbers.PLAN_MISSING + hand], least, plan[numbers.PLAN_MOST + hand])


def count_hands(bound: i64, free: i64, n: i64, least: i64, most: i64) -> i64:
    """In how many ways n cards can be drawn from bound and free ones, with at least and at most so many bound ones.

    >>> count_hands(2, 3, 2, 0, 1)
    9
    """
    choose = WAYS_TO_CHOOSE
    ways: i64 = 0
    for k in range(least, most + 1):
        if k <= bound and n - k <= free:
            ways += choose[bound * numbers.CHOOSE_ROW + k] * choose[free * numbers.CHOOSE_ROW + n - k]
    return ways


# ---------------------------------------------------------------- repairing a deal


def count_faults(board: vec[i64], observer: i64, playable: i64) -> i64:
    """How many cards the hands are away from fitting all bounds."""
    faults: i64 = 0
    for hand in range(i64(numbers.MAX_SEATS)):
        if hand == observer:
            continue
        held = board[numbers.HANDS + hand]
        if board[numbers.AT_MOST_CARDS + hand] != 0:
            over = count(held & board[numbers.AT_MOST_CARDS + hand]) - board[numbers.AT_MOST + hand]
            if over > 0:
                faults += over
        if board[numbers.AT_LEAST_CARDS + hand] != 0:
            short = board[numbers.AT_LEAST + hand] - count(held & board[numbers.AT_LEAST_CARDS + hand])
            if short > 0:
                faults += short
    if playable != 0 and board[numbers.HANDS + board[numbers.ACTIVE_PLAYER]] & playable == 0:
        faults += 1
    return faults


def repair_deal(board: vec[i64], observer: i64, unseen: i64, playable: i64, plan: vec[i64], chance: Chance) -> None:
    """Deal any cards, then swap pairs of them until the deal fits.

    A swap that makes it worse is kept now and then, so that a deal that fits is found if there is one.
    """
    pool: i64 = 0
    faults: i64 = 1
    step: i64 = 0
    while step < MOST_SWAPS and faults > 0:
        if step % RESTART_AFTER == 0:
            guess: i64 = -1
            if board[numbers.GUESS_COUNT + observer] > 0:
                guess = pick_guess(board, observer, unseen, playable, plan, chance)
            pool = place_known(board, observer, unseen, guess)
            deal_rest(board, observer, pool, 0, chance)
            faults = count_faults(board, observer, playable)
        faults = swap_two_cards(board, observer, pool, playable, faults, chance)
        step += 1
    for _step in range(i64(SHUFFLING_SWAPS)):
        faults = swap_two_cards(board, observer, pool, playable, faults, chance)


def swap_two_cards(board: vec[i64], observer: i64, pool: i64, playable: i64, faults: i64, chance: Chance) -> i64:
    """Let two of the cards dealt change places, unless that is worse. Returns how many faults there are then."""
    size = count(pool)
    if size < 2:
        return faults
    one = BIT[member(pool, chance.pick(size))]
    two = BIT[member(pool, chance.pick(size))]
    here: i64 = -1
    there: i64 = -1
    for place in range(i64(numbers.HIDDEN_PLACES)):
        if board[numbers.HANDS + place] & one != 0:
            here = place
        if board[numbers.HANDS + place] & two != 0:
            there = place
    if here == there:
        return faults
    board[numbers.HANDS + here] ^= one | two
    board[numbers.HANDS + there] ^= one | two
    faults_now = count_faults(board, observer, playable)
    if faults_now <= faults or (faults > 0 and chance.pick(8) == 0):
        return faults_now
    board[numbers.HANDS + here] ^= one | two
    board[numbers.HANDS + there] ^= one | two
    return faults


# ---------------------------------------------------------------- guesses


def pick_guess(
    board: vec[i64], observer: i64, unseen: i64, playable: i64, plan: vec[i64] | None, chance: Chance
) -> i64:
    """Pick one of the observer's guesses by its weight."""
    total: float = 0.0
    last: i64 = 0
    for guess in range(board[numbers.GUESS_COUNT + observer]):
        total += bounded_weight(board, observer, unseen, playable, plan, guess)
    mark: float = total * (float(chance.pick(RESOLUTION)) + 0.5) / RESOLUTION
    for guess in range(board[numbers.GUESS_COUNT + observer]):
        weight = bounded_weight(board, observer, unseen, playable, plan, guess)
        if weight > 0.0:
            last = guess
            mark -= weight
            if mark < 0.0:
                break
    return last


def bounded_weight(
    board: vec[i64], observer: i64, unseen: i64, playable: i64, plan: vec[i64] | None, guess: i64
) -> float:
    """The weight of a guess, times the share of its deals that fit the tightest bound."""
    weight = guess_weight(board, observer, guess)
    if plan is not None and weight > 0.0:
        weight *= plan_deal(board, observer, place_known(board, observer, unseen, guess), playable, plan)
    return weight


def guess_weight(board: vec[i64], observer: i64, guess: i64) -> float:
    """The ways of a guess times the deals that fit it: one over the orders of the unknown cards of every hand."""
    weight: float = float(board[place_of(observer, guess) + numbers.GUESS_WAYS])
    for hand in range(i64(numbers.MAX_SEATS)):
        if hand == observer:
            continue
        known = board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand] | floating_in(board, observer, guess, hand)
        known |= board[numbers.KNOWN + numbers.PUBLIC * numbers.MAX_SEATS + hand] & ~board[numbers.FLOATING + observer]
        unknown = board[numbers.HAND_SIZES + hand] - count(known)
        if unknown < 0:
            return 0.0
        for k in range(unknown):
            weight /= float(k + 1)
    return weight
