"""Information-set Monte-Carlo tree search: many worlds that fit the view, one tree over what is done in them.

Each simulation fills the view with a world, walks the tree by upper confidence bounds among the moves that are legal
in that world, adds a node, plays to the end by lot (weighted by what looks natural), and credits every seat with its
share of the victory. The seat to move at a node maximises its own share. Children are told apart by who moved and how.
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

SCALE: Final = 1_000_000  # a whole victory
THOUSANDTH: Final = 1_000
DOUBT: Final = 280.0  # hundredths of a point by which one must stand better to win e times as often
MEANINGFUL: Final = 20  # visits without which a line is not told further
CHECK_EVERY: Final = 16  # simulations between two looks at the clock
TINY: Final = 1e-9
RIVALRY: Final = 4.0  # against the clock, no rival is thought to win back more than one in so many of the tries left
AT_LEAST: Final = 0.2  # of the time is always used; then it is enough if
TRIFLE: Final = 0.01  # of what chance does to a result is all that another move could bring,
ERRORS: Final = 2.0  # so many standard errors included

# A node: its mover and move, its family, how often it was there and tried, and the shares of up to five seats.
MOVER: Final = 0
MOVE: Final = 1
CHILD: Final = 2
SIBLING: Final = 3
OFFERED: Final = 4
VISITS: Final = 5
SHARES: Final = 6
SQUARES: Final = 11  # of the own share, at the root only
NODE: Final = 12


@final
class Search:
    """One search from one view."""

    seat: i64
    nodes: vec[i64]
    used: i64
    simulations: i64
    exploration: float
    weighted: bool
    whole: bool
    chapter: i64
    shares: vec[i64]

    def __init__(self, exploration: float, weighted: bool, whole: bool = False) -> None:
        """`weighted`: moves are drawn by how natural they look. `whole`: every simulation goes on to the end of the
        game, even where the game would have it judged before."""
        self.whole = whole
        self.exploration = exploration
        self.weighted = weighted
        self.chapter = 0
        self.shares = vec[i64]([0] * 8)
        self.nodes = vec[i64]([0] * (NODE * 4096))
        self.used = 1
        self.simulations = 0
        self.seat = 0

    def run(self, view: State, seat: i64, seed: int, limit: i64, seconds: float, decide: bool = False) -> None:
        """Think: at most `limit` simulations, and at most `seconds` if that is above 0; but a few in any case.

        To `decide` is to stop as soon as the move most often tried will stay so. Without a clock that is certain, and
        the move is the one that the whole search would have found.
        """
        chance = Fast(seed)
        moves = buffer()
        weights = buffer()
        path = vec[i64]([0] * 4096)
        found = vec[i64]([0] * BUFFER)
        self.seat = seat
        self.weighted = self.weighted and view.urges()
        self.chapter = view.chapter()
        begun = time.perf_counter()
        while self.simulations < limit:
            if self.simulations % CHECK_EVERY == 0 and self.simulations > 0:
                left = float(limit - self.simulations)
                if seconds > 0.0:
                    spent = time.perf_counter() - begun
                    if spent > seconds:
                        break
                    left = min(left, float(self.simulations) * (seconds - spent) / (RIVALRY * spent + TINY))
                    if decide and spent > AT_LEAST * seconds and self.at_stake() < TRIFLE:
                        break
                if decide and float(self.lead()) > left:
                    break
            world = view.fill(chance)
            depth = self.descend(world, chance, moves, weights, path, found)
            self.play_out(world, chance, moves, weights)
            self.credit(world, path, depth)
            self.simulations += 1

    def lead(self) -> i64:
        """By how many tries the root's first move is ahead of the second."""
        nodes = self.nodes
        most: i64 = 0
        second: i64 = 0
        child = nodes[CHILD]
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
        """What the most promising of the other moves could bring at best, more than the one most often tried.

        It is told in standard deviations of the results: chances that are judged differ less than games that are won
        or lost, and so do the moves.
        """
        nodes = self.nodes
        seat = self.seat
        tries = float(nodes[VISITS])
        mean = float(nodes[SHARES + seat]) / (tries * float(SCALE))
        spread = math.sqrt(max(0.0, float(nodes[SQUARES]) / (tries * float(SCALE)) - mean * mean)) + TINY
        first = nodes[CHILD]
        child = first
        while child != 0:
            if nodes[child * NODE + VISITS] > nodes[first * NODE + VISITS]:
                first = child
            child = nodes[child * NODE + SIBLING]
        often = float(nodes[first * NODE + VISITS])
        own = float(nodes[first * NODE + SHARES + seat]) / (often * float(SCALE))
        most = 0.0
        child = nodes[CHILD]
        while child != 0:
            if child != first:
                visits = float(nodes[child * NODE + VISITS])
                share = float(nodes[child * NODE + SHARES + seat]) / (visits * float(SCALE))
                more = (share - own) / spread + ERRORS * math.sqrt(1.0 / visits + 1.0 / often)
                if more > most:
                    most = more
            child = nodes[child * NODE + SIBLING]
        return most

    def descend(
        self, world: State, chance: Fast, moves: vec[i64], weights: vec[i64], path: vec[i64], found: vec[i64]
    ) -> i64:
        """Walk down the tree in one world and add a node; how many nodes the path has."""
        at: i64 = 0
        depth: i64 = 1
        path[0] = 0
        chapter = self.chapter
        actors = world.actors()
        while actors != 0 and (self.whole or world.chapter() == chapter):
            mover = lowest(actors)
            if at == 0 and actors >> self.seat & 1 != 0:
                mover = self.seat
            n = world.legal(mover, moves)
            if n == 1:
                world.apply(mover, moves[0], chance)
                actors = world.actors()
                continue
            nodes = self.nodes
            for k in range(n):
                found[k] = 0
            # Both the children and the legal moves rise by move: one walk finds who is there.
            child = nodes[at * NODE + CHILD]
            fresh: i64 = n
            while child != 0:
                base = child * NODE
                if nodes[base + MOVER] == mover:
                    move = nodes[base + MOVE]
                    for k in range(n):
                        if moves[k] == move:
                            found[k] = child
                            nodes[base + OFFERED] += 1
                            fresh -= 1
                            break
                child = nodes[base + SIBLING]
            if fresh > 0:
                pick = self.lot(world, mover, n, chance, moves, weights, found)
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

    def lot(
        self, world: State, mover: i64, n: i64, chance: Fast, moves: vec[i64], weights: vec[i64], found: vec[i64]
    ) -> i64:
        """One of the moves not yet in the tree, the natural ones first."""
        total: i64 = 0
        for k in range(n):
            if found[k] == 0:
                total += world.urge(mover, moves[k])
        drawn = chance.pick(total)
        for k in range(n):
            if found[k] == 0:
                drawn -= world.urge(mover, moves[k])
                if drawn < 0:
                    return k
        return 0

    def grow(self, parent: i64, mover: i64, move: i64) -> i64:
        child = self.used
        self.used = child + 1
        if (child + 1) * NODE > i64(len(self.nodes)):
            more = vec[i64]([0] * (2 * len(self.nodes)))
            old = self.nodes
            for k in range(i64(len(old))):
                more[k] = old[k]
            self.nodes = more
        nodes = self.nodes
        base = child * NODE
        nodes[base + MOVER] = mover
        nodes[base + MOVE] = move
        nodes[base + OFFERED] = 1
        nodes[base + SIBLING] = nodes[parent * NODE + CHILD]
        nodes[parent * NODE + CHILD] = child
        return child

    def play_out(self, world: State, chance: Fast, moves: vec[i64], weights: vec[i64]) -> None:
        """To the end by lot; or to the end of the chapter, for what comes then is another deal."""
        chapter = self.chapter
        patience = world.patience()
        if self.whole:
            patience = 0
        actors = world.actors()
        while actors != 0 and (self.whole or world.chapter() == chapter):
            if patience > 0:
                patience -= 1
                if patience == 0:
                    if world.settled():
                        return
                    patience = 1
            mover = lowest(actors)
            n = world.legal(mover, moves)
            pick: i64 = 0
            if n > 1:
                if self.weighted:
                    total: i64 = 0
                    for k in range(n):
                        weight = world.urge(mover, moves[k])
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
        """Every seat's share of the victory, to every node of the path."""
        nodes = self.nodes
        shares = self.shares
        seats = world.seats
        if world.actors() == 0:
            self.share_out(world)
        elif world.chapter() != self.chapter:
            for seat in range(seats):
                shares[seat] = THOUSANDTH * world.prospects(seat)
        else:
            self.judge(world)
        own = shares[self.seat] // THOUSANDTH
        nodes[SQUARES] += own * own
        for step in range(depth):
            base = path[step] * NODE
            nodes[base + VISITS] += 1
            for seat in range(seats):
                nodes[base + SHARES + seat] += shares[seat]

    def judge(self, world: State) -> None:
        """Shares by the game's own judgement: who stands two points better wins about twice as often."""
        shares = self.shares
        seats = world.seats
        best: i64 = world.judge(0)
        for seat in range(seats):
            standing = world.judge(seat)
            shares[seat] = standing
            if standing > best:
                best = standing
        total = 0.0
        for seat in range(seats):
            total += math.exp(float(shares[seat] - best) / DOUBT)
        for seat in range(seats):
            part = math.exp(float(shares[seat] - best) / DOUBT) / total
            shares[seat] = i64(int(part * float(SCALE)))

    def share_out(self, world: State) -> None:
        """The victory to who stands best; sides that stand alike share it."""
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
        """The root's moves: each with its visits and the chances of winning it leads to, most visited first."""
        nodes = self.nodes
        told: list[tuple[int, int, list[float]]] = []
        child = nodes[CHILD]
        while child != 0:
            base = child * NODE
            visits: int = nodes[base + VISITS]
            shares = [float(nodes[base + SHARES + seat]) / float(SCALE * max(1, visits)) for seat in range(5)]
            told.append((nodes[base + MOVE], visits, shares))
            child = nodes[base + SIBLING]
        told.sort(key=lambda row: (-row[1], row[0]))
        return told

    def line(self) -> list[int]:
        """The principal line: from the root the move most often tried, as long as it was tried enough to mean much."""
        nodes = self.nodes
        told: list[int] = []
        at: i64 = 0
        while True:
            child = nodes[at * NODE + CHILD]
            best: i64 = 0
            while child != 0:
                if best == 0 or nodes[child * NODE + VISITS] > nodes[best * NODE + VISITS]:
                    best = child
                child = nodes[child * NODE + SIBLING]
            if best == 0 or (len(told) > 0 and nodes[best * NODE + VISITS] < MEANINGFUL):
                return told
            told.append(nodes[best * NODE + MOVE])
            at = best
