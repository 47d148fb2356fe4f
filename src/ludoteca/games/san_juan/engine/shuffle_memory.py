"""The conclusions from a viewer's memory of the last shuffle about the hidden places (knowledge.py has the model)."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludoteca.core.engine.chance import Chance
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.card_sets import count_in, nth, size
from ludoteca.games.san_juan.engine.hidden_places import COLUMNS, FRESH, OWNER, HiddenPlaces, sum_of

# C(n, k) for n and k up to 10, the most copies of a card.
BINOMIAL: Final[vec[float]] = vec[float]([float(math.comb(n, k)) for n in range(11) for k in range(11)])
BINOMIAL_ROW: Final = 11
PICK_RANGE: Final = 1 << 30  # for a random fraction
ATTEMPTS: Final = 6  # draws of fresh places, of which one is taken by its likelihood


@mypyc_attr(acyclic=True)  # spares the garbage collector
@final
class ShuffleMemory:
    """The cards a viewer knew to be shuffled in, the pool, and those it has seen since in fresh places.

    The fresh places are drawn first, then how many of the seen cards came from the pool. The rest of the pool goes
    into fresh places.
    """

    places: HiddenPlaces
    pool: vec[i64]
    seen: vec[i64]
    fresh: vec[i64]  # how many places of each group are fresh

    def __init__(self, places: HiddenPlaces, memory_of: i64) -> None:
        board = places.board
        at = numbers.SET_WORDS * memory_of
        self.places = places
        self.pool = vec[i64]([board[numbers.SHUFFLED_IN + at], board[numbers.SHUFFLED_IN + at + 1]])
        self.seen = vec[i64]([board[numbers.SEEN_SINCE_SHUFFLE + at], board[numbers.SEEN_SINCE_SHUFFLE + at + 1]])
        self.fresh = vec[i64]([0] * numbers.MAX_HIDDEN_GROUPS)
        for group in range(places.count):
            self.fresh[group] = places.groups[COLUMNS * group + FRESH]
        for seat in range(places.seats):
            if seat != places.viewer:
                self.seen[0] += board[numbers.SHOWN_SINCE_SHUFFLE + numbers.SET_WORDS * seat]
                self.seen[1] += board[numbers.SHOWN_SINCE_SHUFFLE + numbers.SET_WORDS * seat + 1]

    # ---------------------------------------------------------------- which places are fresh

    def choose_fresh_places(self, chance: Chance) -> None:
        """Of the places where a seat's received cards may be by now, draw as many as there are such cards.

        The seat's later buildings are among those places. A building that is drawn counts as seen. Its kind decides
        how likely the draw was. So several draws are made, and one of them is picked by its likelihood.
        """
        places = self.places
        pool = self.pool
        seen = self.seen
        count = places.count
        fresh = self.fresh
        built = self.built_by_others()
        required = vec[i64]([0, 0])
        if built[0] == 0 and built[1] == 0:
            self.draw_fresh_places(fresh, required, seen, False, chance)
            return
        needed = vec[i64]([0, 0])
        self.find_required(built, required, needed)
        # The ways of the kinds that nobody has built are the same in every draw, so they are counted once.
        built_kinds = vec[i64]([0] * numbers.KINDS)
        other_kinds = vec[i64]([0] * numbers.KINDS)
        n: i64 = 0
        others: i64 = 0
        row: i64 = 1
        for kind in range(i64(numbers.KINDS)):
            in_pool = count_in(pool[0], pool[1], kind)
            if in_pool > 0:
                b = count_in(built[0], built[1], kind)
                s = count_in(seen[0], seen[1], kind)
                row += min(in_pool, s + b)
                if b > 0:
                    built_kinds[n] = kind
                    n += 1
                elif s > 0:
                    other_kinds[others] = kind
                    others += 1
        all_ways = self.count_ways(other_kinds, others, row)
        ways = vec[float]([0.0] * row)
        for at in range(row):
            ways[at] = all_ways[others * row + at]
        best = vec[i64]([fresh[g] for g in range(count)])
        best_seen = vec[i64]([seen[0], seen[1]])
        trial = vec[i64]([0] * numbers.MAX_HIDDEN_GROUPS)
        trial_seen = vec[i64]([0, 0])
        total = 0.0
        for attempt in range(i64(2 * ATTEMPTS + 1)):
            if attempt >= ATTEMPTS and total > 0.0:
                break
            if attempt == ATTEMPTS:  # no draw was possible: place the buildings that are needed first
                required = needed
            last = attempt == 2 * ATTEMPTS
            for g in range(count):
                trial[g] = fresh[g]
            trial_seen[0] = seen[0]
            trial_seen[1] = seen[1]
            # The last attempt draws as few buildings as possible, which leaves the pool the most room.
            self.draw_fresh_places(trial, required, trial_seen, last, chance)
            likely = 1.0
            if not last:
                likely = self.likelihood(ways, built_kinds, n, trial_seen, sum_of(trial, count))
            total += likely
            if likely > 0.0 and (
                total == likely or float(chance.pick(PICK_RANGE)) + 0.5 < float(PICK_RANGE) * likely / total
            ):
                for g in range(count):
                    best[g] = trial[g]
                best_seen[0] = trial_seen[0]
                best_seen[1] = trial_seen[1]
        for g in range(count):
            fresh[g] = best[g]
        seen[0] = best_seen[0]
        seen[1] = best_seen[1]

    def built_by_others(self) -> vec[i64]:
        """All that the other seats have built since the shuffle."""
        places = self.places
        built = vec[i64]([0, 0])
        for seat in range(places.seats):
            if seat != places.viewer:
                built[0] += places.board[numbers.BUILT_SINCE_SHUFFLE + numbers.SET_WORDS * seat]
                built[1] += places.board[numbers.BUILT_SINCE_SHUFFLE + numbers.SET_WORDS * seat + 1]
        return built

    def find_required(self, built: vec[i64], required: vec[i64], needed: vec[i64]) -> None:
        """Find how many buildings of each kind must come from the pool, because its cards cannot all be elsewhere.

        They are added to `needed`; if all buildings of a kind must come from it, also to `required`.
        """
        for kind in range(i64(numbers.KINDS)):
            b = count_in(built[0], built[1], kind)
            if b > 0:
                elsewhere = count_in(self.places.low, self.places.high, kind) + count_in(
                    self.seen[0], self.seen[1], kind
                )
                need = min(count_in(self.pool[0], self.pool[1], kind) - elsewhere, b)
                if need > 0:
                    cards = need << numbers.SHIFT[kind]
                    needed[numbers.WORD[kind]] += cards
                    if need == b:
                        required[numbers.WORD[kind]] += cards

    def draw_fresh_places(
        self, fresh: vec[i64], required: vec[i64], seen: vec[i64], few_buildings: bool, chance: Chance
    ) -> None:
        """Draw which places hold the cards each seat has received. Buildings among them are added to the cards seen."""
        places = self.places
        board = places.board
        groups = places.groups
        count = places.count
        needed = vec[i64]([required[0], required[1]])
        first: i64 = 0
        for seat in range(places.seats):
            if seat == places.viewer:
                continue
            while first < count and groups[COLUMNS * first + OWNER] != seat + 1:
                first += 1
            candidates: i64 = 0
            end = first
            while end < count and groups[COLUMNS * end + OWNER] == seat + 1:
                candidates += fresh[end]
                end += 1
            received = board[numbers.RECEIVED_SINCE_SHUFFLE + seat]
            received -= min(board[numbers.OFFERED_COUNT + seat], received)
            low = board[numbers.BUILT_SINCE_SHUFFLE + numbers.SET_WORDS * seat]
            high = board[numbers.BUILT_SINCE_SHUFFLE + numbers.SET_WORDS * seat + 1]
            if (low != 0 or high != 0) and (needed[0] != 0 or needed[1] != 0):
                for kind in range(i64(numbers.KINDS)):
                    need = min(count_in(needed[0], needed[1], kind), count_in(low, high, kind))
                    need = min(need, received)
                    if need > 0:
                        cards = need << numbers.SHIFT[kind]
                        received -= need
                        needed[numbers.WORD[kind]] -= cards
                        seen[numbers.WORD[kind]] += cards
                        if kind < numbers.KINDS_PER_WORD:
                            low -= cards
                        else:
                            high -= cards
            built = size(low, high)
            while candidates + built > received and candidates + built > 0:
                at: i64 = 0
                if few_buildings and built > 0:
                    at = candidates
                else:
                    at = chance.pick(candidates + built)
                if at >= candidates:
                    kind = nth(low, high, at - candidates)
                    built -= 1
                    if kind < numbers.KINDS_PER_WORD:
                        low -= numbers.ONE[kind]
                    else:
                        high -= numbers.ONE[kind]
                else:
                    g = first
                    while at >= fresh[g]:
                        at -= fresh[g]
                        g += 1
                    fresh[g] -= 1
                    candidates -= 1
            seen[0] += low
            seen[1] += high
            if end > first:
                first = end
            else:
                first = 0

    # ---------------------------------------------------------------- how many seen cards were of the pool

    def remove_seen(self, chance: Chance) -> None:
        """Draw how many cards of the pool are among those seen since the shuffle, and take them out of it.

        Of a kind with m cards in the pool, s seen and u hidden now, a of the seen ones are of the pool in
        C(s, a) C(u, m − a) ways. If there are A such cards in all, the other M − A fill fresh places, and all other
        cards the places left, in F! / (F − M + A)! · (H − M + A)! ways, with F fresh and H hidden places.
        """
        places = self.places
        pool = self.pool
        seen = self.seen
        kinds = vec[i64]([0] * numbers.KINDS)
        n: i64 = 0
        row: i64 = 1
        for kind in range(i64(numbers.KINDS)):
            both = min(count_in(pool[0], pool[1], kind), count_in(seen[0], seen[1], kind))
            if both > 0:
                kinds[n] = kind
                n += 1
                row += both
        if n == 0:
            return
        ways = self.count_ways(kinds, n, row)
        open_places = sum_of(self.fresh, places.count)
        pool_size = size(pool[0], pool[1])
        weight = vec[float]([0.0] * row)
        total = 0.0
        rest = 1.0
        for at in range(row):
            if open_places - pool_size + at >= 0:
                weight[at] = ways[n * row + at] * rest
                total += weight[at]
                rest = rest * float(places.cards - pool_size + at + 1) / float(open_places - pool_size + at + 1)
        left: i64 = weighted_pick(weight, row, total, chance)
        for k in range(n):
            kind = kinds[n - 1 - k]
            m = count_in(pool[0], pool[1], kind)
            s = count_in(seen[0], seen[1], kind)
            u = count_in(places.low, places.high, kind)
            total = 0.0
            for a in range(min(m, s) + 1):
                weight[a] = 0.0
                if a <= left:
                    weight[a] = (
                        ways[(n - 1 - k) * row + left - a]
                        * BINOMIAL[BINOMIAL_ROW * s + a]
                        * BINOMIAL[BINOMIAL_ROW * u + m - a]
                    )
                    total += weight[a]
            of_pool = weighted_pick(weight, min(m, s) + 1, total, chance)
            left -= of_pool
            pool[numbers.WORD[kind]] -= of_pool << numbers.SHIFT[kind]

    def count_ways(self, kinds: vec[i64], n: i64, row: i64) -> vec[float]:
        """ways[k, A]: in how many ways A seen cards of the first k kinds are of the pool."""
        ways = vec[float]([0.0] * ((n + 1) * row))
        ways[0] = 1.0
        for k in range(n):
            kind = kinds[k]
            m = count_in(self.pool[0], self.pool[1], kind)
            s = count_in(self.seen[0], self.seen[1], kind)
            u = count_in(self.places.low, self.places.high, kind)
            for a in range(min(m, s) + 1):
                more = BINOMIAL[BINOMIAL_ROW * s + a] * BINOMIAL[BINOMIAL_ROW * u + m - a]
                if more > 0.0:
                    for at in range(row - a):
                        ways[(k + 1) * row + at + a] += ways[k * row + at] * more
        return ways

    def likelihood(self, other_ways: vec[float], kinds: vec[i64], n: i64, seen: vec[i64], open_places: i64) -> float:
        """In how many ways the cards can lie if exactly these were seen; `other_ways` are those of the other kinds."""
        pool = self.pool
        row = i64(len(other_ways))
        ways = vec[float]([0.0] * row)
        for at in range(row):
            ways[at] = other_ways[at]
        for k in range(n):
            kind = kinds[k]
            m = count_in(pool[0], pool[1], kind)
            s = count_in(seen[0], seen[1], kind)
            u = count_in(self.places.low, self.places.high, kind)
            most = min(m, s)
            # From the top down, so that each number is still unchanged when it is read.
            at = row - 1
            while at >= 0:
                total = 0.0
                for a in range(min(most, at) + 1):
                    total += ways[at - a] * BINOMIAL[BINOMIAL_ROW * s + a] * BINOMIAL[BINOMIAL_ROW * u + m - a]
                ways[at] = total
                at -= 1
        pool_size = size(pool[0], pool[1])
        hidden = self.places.cards
        rest = 1.0
        total = 0.0
        for placed in range(min(pool_size, open_places) + 1):
            if pool_size - placed < row:
                total += ways[pool_size - placed] * rest
            if placed < hidden:
                rest = rest * float(open_places - placed) / float(hidden - placed)
        return total


def weighted_pick(weights: vec[float], n: i64, total: float, chance: Chance) -> i64:
    """One of the numbers below n, by weight."""
    at = total * (float(chance.pick(PICK_RANGE)) + 0.5) / float(PICK_RANGE)
    for k in range(n):
        at -= weights[k]
        if at < 0.0:
            return k
    k = n - 1
    while k > 0 and weights[k] == 0.0:
        k -= 1
    return k
