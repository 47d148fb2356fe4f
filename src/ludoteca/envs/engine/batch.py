"""Many tables of one set-up, stepped together: actors, legal moves and observations in flat buffers.

The buffers are allocated once and never grow, so that a view of their memory always shows the current position.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludoteca.core.engine.bits import lowest
from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.playout import BUFFER, buffer
from ludoteca.core.engine.state import State

ALL_LEGAL: Final = -1
YES: Final[u8] = 1
NO: Final[u8] = 0


@final
class Tables:
    """Every table has its own generator. When a game ends, it is scored and the next one is dealt.

    Where several seats may act, the lowest acts first: the order of their answers does not matter.
    """

    tables: i64
    seats: i64
    move_count: i64
    size: i64
    width: i64
    observing: bool
    undealt: State
    states: list[State]
    chance: Fast
    rng: Fast
    sources: vec[i64]
    streams: vec[i64]
    codes: vec[i64]
    room: vec[i64]

    # One row for each table; `envs.batch.Batch` reads them.
    seeds: vec[i64]
    actors: vec[i64]
    counts: vec[i64]
    masks: vec[u8]
    observations: vec[i64]
    over: vec[u8]
    scores: vec[i64]
    winners: vec[u8]
    drawn: vec[i64]

    def __init__(self, undealt: State, move_count: i64, sources: vec[i64], seed: int, observing: bool) -> None:
        tables = i64(len(sources))
        size = i64(len(undealt.board))
        width: i64 = BUFFER
        if move_count < width:
            width = move_count
        self.tables = tables
        self.seats = undealt.seats
        self.move_count = move_count
        self.size = size
        self.width = width
        self.observing = observing
        self.undealt = undealt
        self.states = []
        self.chance = Fast(0)
        self.rng = Fast(seed)
        self.sources = sources
        self.streams = vec[i64]([0] * tables)
        self.codes = vec[i64]([0] * (tables * width))
        self.room = buffer()
        self.seeds = vec[i64]([0] * tables)
        self.actors = vec[i64]([0] * tables)
        self.counts = vec[i64]([0] * tables)
        self.masks = vec[u8](bytes(tables * move_count))
        self.observations = vec[i64]()
        if observing:
            self.observations = vec[i64]([0] * (tables * size))
        self.over = vec[u8](bytes(tables))
        self.scores = vec[i64]([0] * (tables * undealt.seats))
        self.winners = vec[u8](bytes(tables * undealt.seats))
        self.drawn = vec[i64]([0] * tables)
        for table in range(tables):
            self.states.append(undealt)
            state = self.deal(table)
            self.streams[table] = self.chance.state
            self.show(table, state)

    def step(self, moves: vec[i64]) -> i64:
        """Make one move at every table and return ALL_LEGAL; if one is illegal, make none and return its table."""
        tables = self.tables
        masks = self.masks
        move_count = self.move_count
        for table in range(tables):
            move = moves[table]
            if move < 0 or move >= move_count or masks[table * move_count + move] == NO:
                return table
        states = self.states
        streams = self.streams
        actors = self.actors
        over = self.over
        chance = self.chance
        for table in range(tables):
            if over[table] != NO:
                self.clear(table)
            chance.state = streams[table]
            state = states[table]
            state.apply(actors[table], moves[table], chance)
            if state.actors() == 0:
                self.score(table, state)
                state = self.deal(table)
            streams[table] = chance.state
            self.show(table, state)
        return ALL_LEGAL

    def draw(self) -> None:
        """Write a random legal move for every table into `drawn`, all equally likely."""
        rng = self.rng
        codes = self.codes
        counts = self.counts
        drawn = self.drawn
        width = self.width
        for table in range(self.tables):
            drawn[table] = codes[table * width + rng.pick(counts[table])]

    def deal(self, table: i64) -> State:
        """Deal the next game of a table, with a new seed from the table's source."""
        chance = self.chance
        chance.state = self.sources[table]
        seed = chance.step()
        self.sources[table] = chance.state
        self.seeds[table] = seed
        chance.state = seed
        state = self.undealt.copy()
        state.deal(chance)
        self.states[table] = state
        return state

    def show(self, table: i64, state: State) -> None:
        """Write the actor, its legal moves and its observation into the buffers."""
        masks = self.masks
        codes = self.codes
        moves = self.room
        first = table * self.width
        row = table * self.move_count
        # Clear only the moves that were legal before: far fewer than the whole row.
        for k in range(first, first + self.counts[table]):
            masks[row + codes[k]] = NO
        seat = lowest(state.actors())
        n = state.legal(seat, moves)
        for k in range(n):
            move = moves[k]
            codes[first + k] = move
            masks[row + move] = YES
        self.actors[table] = seat
        self.counts[table] = n
        if self.observing:
            seen = state.blank(seat).board
            observations = self.observations
            place = table * self.size
            for at in range(self.size):
                observations[place + at] = seen[at]

    def score(self, table: i64, state: State) -> None:
        """Write the result of a game into the buffers."""
        first = table * self.seats
        self.over[table] = YES
        won = state.winners()
        for seat in range(self.seats):
            self.scores[first + seat] = state.score(seat)
            if won >> seat & 1 != 0:
                self.winners[first + seat] = YES

    def clear(self, table: i64) -> None:
        """Clear the result of the previous game."""
        first = table * self.seats
        self.over[table] = NO
        for seat in range(self.seats):
            self.scores[first + seat] = 0
            self.winners[first + seat] = NO
