"""What a seat knows, and the worlds that could be behind it.

A seat sees its own hand and what lies open; it remembers its own discards and what Gold Mines turned up. Where the
other cards are it can only guess: the pile, other hands, other Chapels, what others discarded, and all goods.

Until the first shuffle every unseen card is as likely to be in any of those places as in any other. A shuffle changes
that: the cards a seat knew to lie in the discards are now in the pile, or in a place that was filled from it since,
and in no other. So a place is *fresh* if it may hold a card of the present pile and *stale* if it cannot: goods are
fresh if dealt since the shuffle; of a seat's hand, its later discards, its later Chapel cards and what it has built
since, together as many are fresh as the seat has received since, and which of them is as good as drawn: nobody can
tell which cards left a hand, and a seat's choices are taken to say nothing about them.

The sufficient statistic, per seat: POOL, the cards it knew to be shuffled in; SEEN, the cards it has seen since in
places that are fresh; and in public BUILT and the numbers of fresh places. `imagine` draws from the distribution given
these, exactly but for BUILT (`settle_fresh`): all arrangements of the cards over the places, twins told apart, are
equally likely that put the cards of the pool into fresh places and agree with what was seen. Since a seat cannot tell
a card of the pool from its twins, it is first drawn how many of the seen cards were of the pool.

Forgotten on purpose: what was known of an earlier shuffle when a new one comes, and that a card shown by a Gold Mine
was in a certain hand once some card has left that hand face down.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.chance import Chance
from ludoteca.games.san_juan.engine.places import (
    ALL,
    BUILT,
    CARD,
    CHAPEL_SIZE,
    CHAPELS_CARDS,
    CHOICE,
    COVERED,
    CRATE_BITS,
    CRATES,
    DISCARDS,
    DISCARDS_GOODS,
    DISCARDS_OPEN,
    DRAWN,
    DRAWN_SIZE,
    FRESH,
    GOODS,
    GOODS_THROWN,
    GOODS_THROWN_FRESH,
    GROUPS,
    HAND_SIZE,
    HANDS,
    KIND_BITS,
    KIND_MASK,
    KINDS_PER_WORD,
    LAST,
    ONE,
    PILE,
    PILE_SIZE,
    PLANTS,
    POOL,
    RECEIVED,
    REVEALED,
    SEEN,
    SHIFT,
    SHOWN,
    SHOWN_FRESH,
    SPECTATOR,
    THROWN,
    TUCKED_LATE,
    UNKNOWN,
    VIEWER,
    VIOLETS,
    WORD,
    WORDS,
    nth,
)
from ludoteca.games.san_juan.engine.tables import KINDS, MAX_SEATS, NONE, PLANTS_KINDS

# C(n, k) for n and k up to 10, the most copies a card has.
BINOMIAL: Final[vec[float]] = vec[float]([float(math.comb(n, k)) for n in range(11) for k in range(11)])
CHOICES: Final = 11
FINE: Final = 1 << 30
ATTEMPTS: Final = 6  # draws of fresh places among which one is taken by its likelihood

# Groups of hidden places: the pile first, since it takes what is left over.
PILE_GROUP: Final = 0
FRESH_CRATES: Final = 1 << 16  # added to the place of goods that are fresh


def hide(board: vec[i64], seats: i64, seat: i64) -> None:
    """Blank everything a seat cannot know."""
    for other in range(seats):
        if other == seat:
            continue
        for word in range(i64(WORDS)):
            at = WORDS * other + word
            board[HANDS + at] = board[SHOWN + at]
            board[CHAPELS_CARDS + at] = 0
            board[DRAWN + at] = 0
            board[DISCARDS + at] = 0
            board[POOL + at] = 0
            board[SEEN + at] = 0
        board[CHOICE + other] = 0
        board[LAST + other] = 0
    for word in range(i64(WORDS)):
        board[PILE + word] = 0
        board[DISCARDS_GOODS + word] = 0
    for plant in range(i64(PLANTS_KINDS) * seats):
        if board[GOODS + plant] > 0:
            crates: i64 = 0
            for good in range(board[GOODS + plant]):
                crates = crates << CRATE_BITS | UNKNOWN
            board[CRATES + plant] = crates
    board[VIEWER] = seat + 2


def imagine(board: vec[i64], seats: i64, viewer: i64, chance: Chance) -> None:
    """Put the unknown cards of a view into the hidden places, at random with the right probabilities."""
    low = ALL[0] - in_sight(board, seats, viewer, 0)
    high = ALL[1] - in_sight(board, seats, viewer, 1)
    hidden = cards(low) + cards(high)
    # Each group of places: where its cards go, how many they are, and how many of them may be fresh.
    place = vec[i64]([0] * GROUPS)
    free = vec[i64]([0] * GROUPS)
    fresh = vec[i64]([0] * GROUPS)
    owner = vec[i64]([0] * GROUPS)
    groups = group(board, seats, viewer, place, free, fresh, owner)
    lows = vec[i64]([0] * GROUPS)
    highs = vec[i64]([0] * GROUPS)
    memory: i64 = POOL + WORDS * viewer
    if viewer < 0:
        memory = POOL + WORDS * SPECTATOR
    if board[memory] != 0 or board[memory + 1] != 0:
        pool = vec[i64]([board[memory], board[memory + 1]])
        seen = vec[i64]([board[memory + SEEN - POOL], board[memory + SEEN - POOL + 1]])
        for other in range(seats):
            if other != viewer:
                seen[0] += board[SHOWN_FRESH + WORDS * other]
                seen[1] += board[SHOWN_FRESH + WORDS * other + 1]
        settle_fresh(board, seats, viewer, groups, fresh, owner, pool, seen, low, high, hidden, chance)
        open_places: i64 = 0
        for g in range(groups):
            open_places += fresh[g]
        take_out_seen(pool, seen, low, high, hidden, open_places, chance)
        pool_low = pool[0]
        pool_high = pool[1]
        low -= pool_low
        high -= pool_high
        # The rest of the pool: each card into any fresh place that is still free.
        for left in range(least(cards(pool_low) + cards(pool_high), open_places)):
            kind = nth(pool_low, pool_high, 0)
            at = chance.pick(open_places)
            open_places -= 1
            g = 0
            while at >= fresh[g]:
                at -= fresh[g]
                g += 1
            fresh[g] -= 1
            free[g] -= 1
            hidden -= 1
            if kind < KINDS_PER_WORD:
                pool_low -= ONE[kind]
                lows[g] += ONE[kind]
            else:
                pool_high -= ONE[kind]
                highs[g] += ONE[kind]
        low += pool_low
        high += pool_high
    # All other cards: into any places that are left; the pile takes what no other place has taken.
    for g in range(i64(1), groups):
        for slot in range(free[g]):
            kind = nth(low, high, chance.pick(hidden))
            hidden -= 1
            if kind < KINDS_PER_WORD:
                low -= ONE[kind]
                lows[g] += ONE[kind]
            else:
                high -= ONE[kind]
                highs[g] += ONE[kind]
    lows[PILE_GROUP] += low
    highs[PILE_GROUP] += high
    for at in range(i64(CRATES), i64(CRATES + MAX_SEATS * PLANTS_KINDS)):
        board[at] = 0
    for g in range(groups):
        at = place[g]
        if at >= FRESH_CRATES:
            at -= FRESH_CRATES
            stack(board, at, board[at - CRATES + GOODS] - board[at - CRATES + FRESH], lows[g], highs[g], chance)
        elif at >= CRATES and at < CRATES + MAX_SEATS * PLANTS_KINDS:
            stack(board, at, 0, lows[g], highs[g], chance)
        else:
            board[at] += lows[g]
            board[at + 1] += highs[g]


def cards(word: i64) -> i64:
    """How many cards half a set has."""
    total: i64 = 0
    while word != 0:
        total += word & KIND_MASK
        word >>= KIND_BITS
    return total


def in_sight(board: vec[i64], seats: i64, viewer: i64, word: i64) -> i64:
    """Half the set of cards whose place the viewer knows."""
    known = board[REVEALED + word] + board[DISCARDS_OPEN + word]
    for seat in range(seats):
        at = WORDS * seat + word
        known += board[HANDS + at] + board[COVERED + at]
        if seat == viewer:
            known += board[CHAPELS_CARDS + at] + board[DRAWN + at] + board[DISCARDS + at]
        if word == 0:
            for plant in range(i64(PLANTS_KINDS)):
                known += board[PLANTS + PLANTS_KINDS * seat + plant] << (KIND_BITS * plant)
        violets = board[VIOLETS + seat]
        for kind in range(KINDS_PER_WORD * word, KINDS_PER_WORD * word + KINDS_PER_WORD):
            if violets >> kind & 1 != 0:
                known += ONE[kind]
    if board[CARD] != NONE and WORD[board[CARD]] == word:
        known += ONE[board[CARD]]
    return known


def group(
    board: vec[i64], seats: i64, viewer: i64, place: vec[i64], free: vec[i64], fresh: vec[i64], owner: vec[i64]
) -> i64:
    """Write down the groups of places hidden from a viewer, and through whose hand they went; how many there are."""
    place[PILE_GROUP] = PILE
    free[PILE_GROUP] = board[PILE_SIZE]
    fresh[PILE_GROUP] = board[PILE_SIZE]
    place[1] = DISCARDS_GOODS
    free[1] = board[GOODS_THROWN]
    fresh[1] = board[GOODS_THROWN_FRESH]
    n: i64 = 2
    for seat in range(seats):
        for plant in range(PLANTS_KINDS * seat, PLANTS_KINDS * seat + PLANTS_KINDS):
            young = board[FRESH + plant]
            if board[GOODS + plant] > young:
                place[n] = CRATES + plant
                free[n] = board[GOODS + plant] - young
                n += 1
            if young > 0:
                place[n] = FRESH_CRATES + CRATES + plant
                free[n] = young
                fresh[n] = young
                n += 1
        if seat == viewer:
            continue
        shown = WORDS * seat + SHOWN
        hand = board[HAND_SIZE + seat] - cards(board[shown]) - cards(board[shown + 1])
        if hand > 0:
            place[n] = HANDS + WORDS * seat
            free[n] = hand
            fresh[n] = hand
            owner[n] = seat + 1
            n += 1
        if board[THROWN + seat] > 0:
            place[n] = DISCARDS + WORDS * seat
            free[n] = board[THROWN + seat]
            fresh[n] = board[THROWN + seat]
            owner[n] = seat + 1
            n += 1
        if board[CHAPEL_SIZE + seat] > 0:
            place[n] = CHAPELS_CARDS + WORDS * seat
            free[n] = board[CHAPEL_SIZE + seat]
            fresh[n] = board[TUCKED_LATE + seat]
            owner[n] = seat + 1
            n += 1
        if board[DRAWN_SIZE + seat] > 0:
            place[n] = DRAWN + WORDS * seat
            free[n] = board[DRAWN_SIZE + seat]
            fresh[n] = least(board[DRAWN_SIZE + seat], board[RECEIVED + seat])
            n += 1
    return n


def settle_fresh(
    board: vec[i64],
    seats: i64,
    viewer: i64,
    groups: i64,
    fresh: vec[i64],
    owner: vec[i64],
    pool: vec[i64],
    seen: vec[i64],
    low: i64,
    high: i64,
    hidden: i64,
    chance: Chance,
) -> None:
    """Of the places a seat's received cards may be in by now, draw as many as there are such cards.

    What the seat has built is among those places. A built card that is drawn counts as seen; what it is then says how
    likely the draw was, so one of several draws is taken by that likelihood.
    """
    built = vec[i64]([0, 0])
    for seat in range(seats):
        if seat != viewer:
            built[0] += board[BUILT + WORDS * seat]
            built[1] += board[BUILT + WORDS * seat + 1]
    sure = vec[i64]([0, 0])
    if built[0] == 0 and built[1] == 0:
        draw_fresh(board, seats, viewer, groups, fresh, owner, sure, seen, False, chance)
        return
    needed = vec[i64]([0, 0])
    must_be_of(pool, built, seen, low, high, sure, needed)
    # The kinds nobody has built have their ways in every draw alike, and are counted once.
    others = vec[i64]([0] * KINDS)
    kinds = vec[i64]([0] * KINDS)
    n: i64 = 0
    m: i64 = 0
    row: i64 = 1
    for kind in range(i64(KINDS)):
        in_pool = pool[WORD[kind]] >> SHIFT[kind] & KIND_MASK
        if in_pool > 0:
            b = built[WORD[kind]] >> SHIFT[kind] & KIND_MASK
            s = seen[WORD[kind]] >> SHIFT[kind] & KIND_MASK
            row += least(in_pool, s + b)
            if b > 0:
                kinds[n] = kind
                n += 1
            elif s > 0:
                others[m] = kind
                m += 1
    ways = count_ways(pool, seen, others, m, row, low, high)
    same = vec[float]([0.0] * row)
    for at in range(row):
        same[at] = ways[m * row + at]
    best = vec[i64]([fresh[g] for g in range(groups)])
    best_seen = vec[i64]([seen[0], seen[1]])
    trial = vec[i64]([0] * GROUPS)
    trial_seen = vec[i64]([0, 0])
    total = 0.0
    for attempt in range(i64(2 * ATTEMPTS + 1)):
        if attempt >= ATTEMPTS and total > 0.0:
            break
        if attempt == ATTEMPTS:  # no draw was possible: put what is needed first
            sure = needed
        last = attempt == 2 * ATTEMPTS
        for g in range(groups):
            trial[g] = fresh[g]
        trial_seen[0] = seen[0]
        trial_seen[1] = seen[1]
        # At the very last as few built cards as can be, which leaves the pool the most room.
        draw_fresh(board, seats, viewer, groups, trial, owner, sure, trial_seen, last, chance)
        chances = 1.0
        if not last:
            chances = likelihood(same, row, kinds, n, pool, trial_seen, low, high, hidden, sum_of(trial, groups))
        total += chances
        if chances > 0.0 and (total == chances or float(chance.pick(FINE)) + 0.5 < float(FINE) * chances / total):
            for g in range(groups):
                best[g] = trial[g]
            best_seen[0] = trial_seen[0]
            best_seen[1] = trial_seen[1]
    for g in range(groups):
        fresh[g] = best[g]
    seen[0] = best_seen[0]
    seen[1] = best_seen[1]


def sum_of(numbers: vec[i64], n: i64) -> i64:
    total: i64 = 0
    for k in range(n):
        total += numbers[k]
    return total


def must_be_of(
    pool: vec[i64], built: vec[i64], seen: vec[i64], low: i64, high: i64, sure: vec[i64], needed: vec[i64]
) -> None:
    """How many built cards of each kind must be of the pool, and so fresh, for want of others; sure: where all must."""
    for kind in range(i64(KINDS)):
        word = WORD[kind]
        b = built[word] >> SHIFT[kind] & KIND_MASK
        if b > 0:
            m = pool[word] >> SHIFT[kind] & KIND_MASK
            need = least(m - unknown(low, high, kind) - (seen[word] >> SHIFT[kind] & KIND_MASK), b)
            if need > 0:
                needed[word] += need << SHIFT[kind]
                if need == b:
                    sure[word] += need << SHIFT[kind]


def draw_fresh(
    board: vec[i64],
    seats: i64,
    viewer: i64,
    groups: i64,
    fresh: vec[i64],
    owner: vec[i64],
    sure: vec[i64],
    seen: vec[i64],
    few: bool,
    chance: Chance,
) -> None:
    """Draw which places hold the cards a seat has received; add the built ones among them to those seen."""
    first: i64 = 0
    needed = vec[i64]([sure[0], sure[1]])
    for seat in range(seats):
        if seat == viewer:
            continue
        while first < groups and owner[first] != seat + 1:
            first += 1
        capable: i64 = 0
        end = first
        while end < groups and owner[end] == seat + 1:
            capable += fresh[end]
            end += 1
        received = board[RECEIVED + seat] - least(board[DRAWN_SIZE + seat], board[RECEIVED + seat])
        low = board[BUILT + WORDS * seat]
        high = board[BUILT + WORDS * seat + 1]
        if (low != 0 or high != 0) and (needed[0] != 0 or needed[1] != 0):
            for kind in range(i64(KINDS)):
                need = least(needed[WORD[kind]] >> SHIFT[kind] & KIND_MASK, unknown(low, high, kind))
                need = least(need, received)
                if need > 0:
                    received -= need
                    needed[WORD[kind]] -= need << SHIFT[kind]
                    seen[WORD[kind]] += need << SHIFT[kind]
                    if kind < KINDS_PER_WORD:
                        low -= need << SHIFT[kind]
                    else:
                        high -= need << SHIFT[kind]
        built = cards(low) + cards(high)
        while capable + built > received and capable + built > 0:
            at: i64 = 0
            if few and built > 0:
                at = capable
            else:
                at = chance.pick(capable + built)
            if at >= capable:
                kind = nth(low, high, at - capable)
                built -= 1
                if kind < KINDS_PER_WORD:
                    low -= ONE[kind]
                else:
                    high -= ONE[kind]
            else:
                g = first
                while at >= fresh[g]:
                    at -= fresh[g]
                    g += 1
                fresh[g] -= 1
                capable -= 1
        seen[0] += low
        seen[1] += high
        if end > first:
            first = end
        else:
            first = 0


def least(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b


def count_ways(pool: vec[i64], seen: vec[i64], kinds: vec[i64], n: i64, row: i64, low: i64, high: i64) -> vec[float]:
    """ways[k, A]: how often the first k kinds have A seen cards of the pool in all."""
    ways = vec[float]([0.0] * ((n + 1) * row))
    ways[0] = 1.0
    for k in range(n):
        kind = kinds[k]
        m = pool[WORD[kind]] >> SHIFT[kind] & KIND_MASK
        s = seen[WORD[kind]] >> SHIFT[kind] & KIND_MASK
        u = unknown(low, high, kind)
        for a in range(least(m, s) + 1):
            chances = BINOMIAL[CHOICES * s + a] * BINOMIAL[CHOICES * u + m - a]
            if chances > 0.0:
                for at in range(row - a):
                    ways[(k + 1) * row + at + a] += ways[k * row + at] * chances
    return ways


def kinds_in(pool: vec[i64], shape: vec[i64], kinds: vec[i64]) -> i64:
    """Write down the kinds that are in both sets; how many they are."""
    n: i64 = 0
    for kind in range(i64(KINDS)):
        if (pool[WORD[kind]] >> SHIFT[kind] & KIND_MASK) > 0 and (shape[WORD[kind]] >> SHIFT[kind] & KIND_MASK) > 0:
            kinds[n] = kind
            n += 1
    return n


def most_of(pool: vec[i64], seen: vec[i64], kinds: vec[i64], n: i64) -> i64:
    """How many seen cards can be of the pool at most."""
    most: i64 = 0
    for k in range(n):
        kind = kinds[k]
        most += least(pool[WORD[kind]] >> SHIFT[kind] & KIND_MASK, seen[WORD[kind]] >> SHIFT[kind] & KIND_MASK)
    return most


def likelihood(
    same: vec[float],
    row: i64,
    kinds: vec[i64],
    n: i64,
    pool: vec[i64],
    seen: vec[i64],
    low: i64,
    high: i64,
    hidden: i64,
    open_places: i64,
) -> float:
    """In how many ways the cards can lie if just these were seen in fresh places, given the ways of all other kinds."""
    ways = vec[float]([0.0] * row)
    for at in range(row):
        ways[at] = same[at]
    for k in range(n):
        kind = kinds[k]
        m = pool[WORD[kind]] >> SHIFT[kind] & KIND_MASK
        s = seen[WORD[kind]] >> SHIFT[kind] & KIND_MASK
        u = unknown(low, high, kind)
        # From the top down, so that each number is still as it was when it is read.
        at = row - 1
        while at >= 0:
            total = 0.0
            for a in range(least(least(m, s), at) + 1):
                total += ways[at - a] * BINOMIAL[CHOICES * s + a] * BINOMIAL[CHOICES * u + m - a]
            ways[at] = total
            at -= 1
    size = cards(pool[0]) + cards(pool[1])
    rest = 1.0
    total = 0.0
    for placed in range(least(size, open_places) + 1):
        if size - placed < row:
            total += ways[size - placed] * rest
        if placed < hidden:
            rest = rest * float(open_places - placed) / float(hidden - placed)
    return total


def take_out_seen(
    pool: vec[i64], seen: vec[i64], low: i64, high: i64, hidden: i64, open_places: i64, chance: Chance
) -> None:
    """Draw how many cards of the pool are among those seen since the shuffle, and take them out of it.

    Of a kind with m cards in the pool, s seen and u hidden now, a of the seen are of the pool in C(s, a) C(u, m − a)
    ways. If A are so in all, the other M − A fill fresh places and all others what is left in
    F! / (F − M + A)! · (H − M + A)! ways, with F fresh and H hidden places.
    """
    kinds = vec[i64]([0] * KINDS)
    n = kinds_in(pool, seen, kinds)
    if n == 0:
        return
    row = most_of(pool, seen, kinds, n) + 1
    ways = count_ways(pool, seen, kinds, n, row, low, high)
    size = cards(pool[0]) + cards(pool[1])
    weight = vec[float]([0.0] * row)
    total = 0.0
    rest = 1.0
    for at in range(row):
        if open_places - size + at >= 0:
            weight[at] = ways[n * row + at] * rest
            total += weight[at]
            rest = rest * float(hidden - size + at + 1) / float(open_places - size + at + 1)
    left: i64 = fall(weight, 0, row, total, chance)
    for k in range(n):
        kind = kinds[n - 1 - k]
        m = pool[WORD[kind]] >> SHIFT[kind] & KIND_MASK
        s = seen[WORD[kind]] >> SHIFT[kind] & KIND_MASK
        u = unknown(low, high, kind)
        total = 0.0
        for a in range(least(m, s) + 1):
            weight[a] = 0.0
            if a <= left:
                weight[a] = (
                    ways[(n - 1 - k) * row + left - a] * BINOMIAL[CHOICES * s + a] * BINOMIAL[CHOICES * u + m - a]
                )
                total += weight[a]
        mine = fall(weight, 0, least(m, s) + 1, total, chance)
        left -= mine
        pool[WORD[kind]] -= mine << SHIFT[kind]


def unknown(low: i64, high: i64, kind: i64) -> i64:
    if kind < KINDS_PER_WORD:
        return low >> SHIFT[kind] & KIND_MASK
    return high >> SHIFT[kind] & KIND_MASK


def fall(weight: vec[float], first: i64, end: i64, total: float, chance: Chance) -> i64:
    """One of several numbers, by weight."""
    at = total * (float(chance.pick(FINE)) + 0.5) / float(FINE)
    for k in range(first, end):
        at -= weight[k]
        if at < 0.0:
            return k
    k = end - 1
    while k > first and weight[k] == 0.0:
        k -= 1
    return k


def stack(board: vec[i64], at: i64, depth: i64, low: i64, high: i64, chance: Chance) -> None:
    """Goods onto plants of a kind in any order, from a depth on: those that are stale lie lowest."""
    for left in range(cards(low) + cards(high)):
        kind = nth(low, high, chance.pick(cards(low) + cards(high)))
        if kind < KINDS_PER_WORD:
            low -= ONE[kind]
        else:
            high -= ONE[kind]
        board[at] |= kind << (CRATE_BITS * (depth + left))
