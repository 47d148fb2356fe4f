"""Information-set Monte-Carlo tree search: one tree over the moves made in many sampled worlds.

A world is a full position that fits the view. Each simulation samples one, walks down the tree by upper confidence
bounds among the moves that are legal in it, adds a node, plays randomly to the end (by move weights), and credits every
seat with its share of the victory. The seat to move at a node maximises its own share. The children of a node differ in
mover or move.

Where several seats act at once, the searching seat makes all its choices before the others, so that the tree can be
followed through a gesture of several steps.
"""

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import lowest
from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.playout import BUFFER, buffer
from ludoteca.core.engine.state import State

SCALE: Final = 1_000_000  # a full victory
THOUSANDTH: Final = 1_000
TEMPERATURE: Final = 280.0  # a seat that is ahead by this (in hundredths of a point) wins e times as often
MEANINGFUL: Final = 20  # the expected line ends at a node with fewer visits
CHECK_EVERY: Final = 16  # simulations between two checks of the clock
TINY: Final = 1e-9
# When a search limited by time may stop early:
CATCH_UP: Final = 4.0  # another move is assumed to catch up by at most this fraction (1 / 4) of the visits left
AT_LEAST: Final = 0.2  # the fraction of the time that is always used
TRIFLE: Final = 0.01  # stop if no other move can gain more than this, in standard deviations of the results,
ERRORS: Final = 2.0  # even if it is underestimated by this many standard errors

# The layout of a node. OFFERED counts how often its move was legal, SHARES has the sums for up to five seats.
MOVER: Final = 0
MOVE: Final = 1
CHILD: Final = 2
SIBLING: Final = 3
OFFERED: Final = 4
VISITS: Final = 5
SHARES: Final = 6
SQUARES: Final = 11  # sum of the squares of the searching seat's share
NODE: Final = 12


@final
class Search:
    """One search from one view, which can go on from the view after a move of the searching seat."""

    seat: i64
    root: i64  # the node of the view that is searched now
    nodes: vec[i64]
    used: i64
    simulations: i64
    exploration: float
    weighted: bool
    to_the_end: bool
    out_of_time: bool
    round_number: i64
    shares: vec[i64]

    def __init__(self, exploration: float, weighted: bool, to_the_end: bool = False) -> None:
        """With `weighted`, playouts choose by move weights; with `to_the_end`, none stops early to evaluate."""
        self.to_the_end = to_the_end
        self.exploration = exploration
        self.weighted = weighted
        self.out_of_time = False
        self.round_number = 0
        self.shares = vec[i64]([0] * 8)
        self.nodes = vec[i64]([0] * (NODE * 4096))
        self.root = 0
        self.used = 1
        self.simulations = 0
        self.seat = 0

    def run(
        self,
        view: State,
        seat: i64,
        seed: int,
        limit: i64,
        seconds: float,
        decide: bool = False,
        paced: bool = True,
    ) -> None:
        """Run until there are `limit` simulations and, if `seconds` is above 0, at most that long; but always a few.

        The tree of earlier runs is kept: `view` is the same as before, or that after the moves given to `follow`.

        With `decide`, the search stops as soon as its most visited move will stay the most visited. If simulations are
        counted this is certain, and the full search would find the same move. A search `paced` by the clock estimates
        it from the time left. Otherwise the clock only ends a search that takes too long, and sets `out_of_time`.
        """
        chance = Fast(seed)
        moves = buffer()
        weights = buffer()
        path = vec[i64]([0] * 4096)
        found = vec[i64]([0] * BUFFER)
        self.seat = seat
        self.out_of_time = False
        self.weighted = self.weighted and view.has_move_weights()
        self.round_number = view.round_number()
        begun = time.perf_counter()
        earlier = self.simulations
        while self.simulations < limit:
            done = self.simulations - earlier
            if done % CHECK_EVERY == 0 and done > 0:
                left = float(limit - self.simulations)
                if seconds > 0.0:
                    spent = time.perf_counter() - begun
                    if spent > seconds:
                        self.out_of_time = True
                        break
                    if paced:
                        left = min(left, float(done) * (seconds - spent) / (CATCH_UP * spent + TINY))
                        if decide and spent > AT_LEAST * seconds and self.at_stake() < TRIFLE:
                            break
                if decide and float(self.lead()) > left:
                    break
            world = view.fill(chance)
            depth = self.descend(world, chance, moves, weights, path, found)
            self.play_out(world, chance, moves, weights)
            self.credit(world, path, depth)
            self.simulations += 1

    def visits(self) -> i64:
        """The number of simulations that have passed through the root."""
        return self.nodes[self.root * NODE + VISITS]

    def follow(self, move: i64) -> None:
        """Make the node of one of the root's moves, which must have been visited, the new root."""
        nodes = self.nodes
        child = nodes[self.root * NODE + CHILD]
        while child != 0:
            if nodes[child * NODE + MOVE] == move:
                self.root = child
                return
            child = nodes[child * NODE + SIBLING]
        raise ValueError(f"move {move} was not searched")

    def lead(self) -> i64:
        """By how many visits the root's most visited move is ahead of the second."""
        nodes = self.nodes
        most: i64 = 0
        second: i64 = 0
        child = nodes[self.root * NODE + CHILD]
        while child != 0:
            visits = nodes[child * NODE + VISITS]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = nodes[child * NODE + SIBLING]
        return most - second

    def at_stake(self) -> float:
        """The most that another move could gain over the most visited one.

        The unit is the standard deviation of the results: evaluations vary less than games that are won or lost, and
        so do the differences between moves.
        """
        nodes = self.nodes
        seat = self.seat
        root = self.root * NODE
        total = float(nodes[root + VISITS])
        mean = float(nodes[root + SHARES + seat]) / (total * float(SCALE))
        spread = math.sqrt(max(0.0, float(nodes[root + SQUARES]) / (total * float(SCALE)) - mean * mean)) + TINY
        first = nodes[root + CHILD]
        child = first
        while child != 0:
            if nodes[child * NODE + VISITS] > nodes[first * NODE + VISITS]:
                first = child
            child = nodes[child * NODE + SIBLING]
        first_visits = float(nodes[first * NODE + VISITS])
        own = float(nodes[first * NODE + SHARES + seat]) / (first_visits * float(SCALE))
        most = 0.0
        child = nodes[root + CHILD]
        while child != 0:
            if child != first:
                visits = float(nodes[child * NODE + VISITS])
                share = float(nodes[child * NODE + SHARES + seat]) / (visits * float(SCALE))
                gain = (share - own) / spread + ERRORS * math.sqrt(1.0 / visits + 1.0 / first_visits)
                if gain > most:
                    most = gain
            child = nodes[child * NODE + SIBLING]
        return most

    def descend(
        self, world: State, chance: Fast, moves: vec[i64], weights: vec[i64], path: vec[i64], found: vec[i64]
    ) -> i64:
        """Walk down the tree in one world, add a node, and return the length of the path."""
        at: i64 = self.root
        depth: i64 = 1
        path[0] = at
        own_choices = True  # so far the searching seat has made every choice
        round_number = self.round_number
        actors = world.actors()
        while actors != 0 and (self.to_the_end or world.round_number() == round_number):
            mover = lowest(actors)
            if own_choices:
                if actors >> self.seat & 1 != 0:
                    mover = self.seat
                else:
                    own_choices = False
            n = world.legal(mover, moves)
            if n == 1:
                world.apply(mover, moves[0], chance)
                actors = world.actors()
                continue
            nodes = self.nodes
            for k in range(n):
                found[k] = 0
            # Which legal moves have a node already?
            child = nodes[at * NODE + CHILD]
            missing: i64 = n
            while child != 0:
                base = child * NODE
                if nodes[base + MOVER] == mover:
                    move = nodes[base + MOVE]
                    for k in range(n):
                        if moves[k] == move:
                            found[k] = child
                            nodes[base + OFFERED] += 1
                            missing -= 1
                            break
                child = nodes[base + SIBLING]
            if missing > 0:
                pick = self.weighted_pick(world, mover, n, chance, moves, weights, found)
                child = self.grow(at, mover, moves[pick])
                world.apply(mover, moves[pick], chance)
                path[depth] = child
                return depth + 1
            best: i64 = 0
            best_value = -1.0
            for k in range(n):
                base = found[k] * NODE
                visits = float(nodes[base + VISITS])
                share = float(nodes[base + SHARES + mover]) / (visits * float(SCALE))
                value = share + self.exploration * math.sqrt(math.log(float(nodes[base + OFFERED])) / visits)
                if value > best_value:
                    best_value = value
                    best = k
            at = found[best]
            path[depth] = at
            depth += 1
            world.apply(mover, moves[best], chance)
            actors = world.actors()
        return depth

    def weighted_pick(
        self, world: State, mover: i64, n: i64, chance: Fast, moves: vec[i64], weights: vec[i64], found: vec[i64]
    ) -> i64:
        """The index of a move that has no node yet, drawn by move weights."""
        total: i64 = 0
        for k in range(n):
            if found[k] == 0:
                total += world.move_weight(mover, moves[k])
        drawn = chance.pick(total)
        for k in range(n):
            if found[k] == 0:
                drawn -= world.move_weight(mover, moves[k])
                if drawn < 0:
                    return k
        return 0

    def grow(self, parent: i64, mover: i64, move: i64) -> i64:
        """Add a node and return its number."""
        child = self.used
        self.used = child + 1
        if (child + 1) * NODE > i64(len(self.nodes)):
            larger = vec[i64]([0] * (2 * len(self.nodes)))
            old = self.nodes
            for k in range(i64(len(old))):
                larger[k] = old[k]
            self.nodes = larger
        nodes = self.nodes
        base = child * NODE
        nodes[base + MOVER] = mover
        nodes[base + MOVE] = move
        nodes[base + OFFERED] = 1
        nodes[base + SIBLING] = nodes[parent * NODE + CHILD]
        nodes[parent * NODE + CHILD] = child
        return child

    def play_out(self, world: State, chance: Fast, moves: vec[i64], weights: vec[i64]) -> None:
        """Play randomly to the end of the game, or of the round: after it comes a new deal."""
        round_number = self.round_number
        limit = world.playout_limit()
        if self.to_the_end:
            limit = 0
        actors = world.actors()
        while actors != 0 and (self.to_the_end or world.round_number() == round_number):
            if limit > 0:
                limit -= 1
                if limit == 0:
                    if world.is_quiet():
                        return
                    limit = 1
            mover = lowest(actors)
            n = world.legal(mover, moves)
            pick: i64 = 0
            if n > 1:
                if self.weighted:
                    total: i64 = 0
                    for k in range(n):
                        weight = world.move_weight(mover, moves[k])
                        weights[k] = weight
                        total += weight
                    drawn = chance.pick(total)
                    while drawn >= weights[pick]:
                        drawn -= weights[pick]
                        pick += 1
                else:
                    pick = chance.pick(n)
            world.apply(mover, moves[pick], chance)
            actors = world.actors()

    def credit(self, world: State, path: vec[i64], depth: i64) -> None:
        """Add every seat's share of the victory to the nodes of the path."""
        nodes = self.nodes
        shares = self.shares
        seats = world.seats
        if world.actors() == 0:
            self.share_out(world)
        elif world.round_number() != self.round_number:
            for seat in range(seats):
                shares[seat] = THOUSANDTH * world.win_chance(seat)
        else:
            self.evaluate(world)
        own = shares[self.seat] // THOUSANDTH
        square = own * own
        for step in range(depth):
            base = path[step] * NODE
            nodes[base + VISITS] += 1
            nodes[base + SQUARES] += square
            for seat in range(seats):
                nodes[base + SHARES + seat] += shares[seat]

    def evaluate(self, world: State) -> None:
        """Estimate the shares from the game's evaluations: a seat two points ahead wins about twice as often."""
        shares = self.shares
        seats = world.seats
        best: i64 = world.evaluate(0)
        for seat in range(seats):
            standing = world.evaluate(seat)
            shares[seat] = standing
            if standing > best:
                best = standing
        total = 0.0
        for seat in range(seats):
            total += math.exp(float(shares[seat] - best) / TEMPERATURE)
        for seat in range(seats):
            part = math.exp(float(shares[seat] - best) / TEMPERATURE) / total
            shares[seat] = i64(int(part * float(SCALE)))

    def share_out(self, world: State) -> None:
        """The shares of a finished game: the best side has the victory, equal sides share it."""
        shares = self.shares
        seats = world.seats
        best: i64 = world.standing(0)
        for seat in range(seats):
            standing = world.standing(seat)
            shares[seat] = standing
            if standing > best:
                best = standing
        sides: i64 = 0
        for seat in range(seats):
            if shares[seat] == best:
                first = True
                for other in range(seat):
                    if shares[other] == best and world.side(other) == world.side(seat):
                        first = False
                if first:
                    sides += 1
        share = SCALE // sides
        for seat in range(seats):
            if shares[seat] == best:
                shares[seat] = share
            else:
                shares[seat] = 0

    def children(self) -> list[tuple[int, int, list[float]]]:
        """The moves of the root, most visited first, each with its visits and the shares of all seats."""
        nodes = self.nodes
        rows: list[tuple[int, int, list[float]]] = []
        child = nodes[self.root * NODE + CHILD]
        while child != 0:
            base = child * NODE
            visits: int = nodes[base + VISITS]
            shares = [float(nodes[base + SHARES + seat]) / float(SCALE * max(1, visits)) for seat in range(5)]
            rows.append((nodes[base + MOVE], visits, shares))
            child = nodes[base + SIBLING]
        rows.sort(key=lambda row: (-row[1], row[0]))
        return rows

    def line(self) -> list[int]:
        """The expected line: the most visited moves from the root on, as long as they have enough visits."""
        nodes = self.nodes
        line: list[int] = []
        at = self.root
        while True:
            child = nodes[at * NODE + CHILD]
            best: i64 = 0
            while child != 0:
                if best == 0 or nodes[child * NODE + VISITS] > nodes[best * NODE + VISITS]:
                    best = child
                child = nodes[child * NODE + SIBLING]
            if best == 0 or (len(line) > 0 and nodes[best * NODE + VISITS] < MEANINGFUL):
                return line
            line.append(nodes[best * NODE + MOVE])
            at = best
