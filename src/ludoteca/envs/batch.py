"""Batch stepping: many tables of one set-up in one call, with legal moves and observations in numpy arrays.

The arrays are windows onto the memory of the compiled tables: read-only, never copied, and at every step they show the
new position. Who wants to keep a row copies it. numpy comes with the extra `numpy`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.errors import BadMove
from ludoteca.core.game import Setup
from ludoteca.core.luck import derived
from ludoteca.envs.engine.batch import ALL_LEGAL, Tables

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


class Batch:
    """Tables that are stepped together; a game that ends is reported, and the next is dealt at once.

    >>> import ludoteca
    >>> batch = Batch(ludoteca.game("patrician", seats=3), tables=4, seed=1)
    >>> batch.masks.shape, batch.actors.shape
    ((4, 104), (4,))
    >>> ended = 0
    >>> while not ended:
    ...     batch.step(batch.draw())
    ...     ended += int(batch.over.sum())
    >>> bool(batch.winners[batch.over].any(axis=1).all())
    True
    """

    actors: NDArray[np.int64]
    """The seat to act at each table; where several may act at once, the lowest."""
    masks: NDArray[np.uint8]
    """Tables × table of moves: 1 for what the acting seat may do."""
    counts: NDArray[np.int64]
    """How many legal moves each acting seat has."""
    observations: NDArray[np.int64]
    """Tables × board: what the acting seat knows, `state.blank(seat).board`. No columns without `observe`."""
    over: NDArray[np.bool_]
    """Where the last step ended a game. The other arrays show the game dealt after it."""
    scores: NDArray[np.int64]
    """Tables × seats: final points where `over`, 0 elsewhere."""
    winners: NDArray[np.bool_]
    """Tables × seats: who won where `over`, nobody elsewhere."""
    seeds: NDArray[np.int64]
    """The seed of the game at each table: `state.deal(chance)` with `chance = Fast(seed)` deals it again."""

    def __init__(self, setup: Setup, tables: int, seed: int = 0, observe: bool = True) -> None:
        try:
            import numpy as np
        except ModuleNotFoundError as missing:
            raise ModuleNotFoundError("batch stepping needs numpy: pip install 'ludoteca[numpy]'") from missing
        if tables < 1:
            raise ValueError(f"a batch has at least one table, not {tables}")
        self.setup = setup
        self.tables = tables
        undealt = setup.undealt()
        sources = vec[i64]([_start(seed, table) for table in range(tables)])
        inside = Tables(undealt, setup.game.move_count, sources, _start(seed, "lot"), observe)
        self._tables = inside
        self.actors = np.frombuffer(memoryview(inside.actors), np.int64)
        self.counts = np.frombuffer(memoryview(inside.counts), np.int64)
        self.seeds = np.frombuffer(memoryview(inside.seeds), np.int64)
        self.over = np.frombuffer(memoryview(inside.over), np.bool_)
        self.masks = np.frombuffer(memoryview(inside.masks), np.uint8).reshape(tables, setup.game.move_count)
        self.scores = np.frombuffer(memoryview(inside.scores), np.int64).reshape(tables, setup.seats)
        self.winners = np.frombuffer(memoryview(inside.winners), np.bool_).reshape(tables, setup.seats)
        if observe:
            self.observations = np.frombuffer(memoryview(inside.observations), np.int64).reshape(
                tables, len(undealt.board)
            )
        else:
            self.observations = np.empty((tables, 0), np.int64)
        self._drawn = np.frombuffer(memoryview(inside.drawn), np.int64)
        self._asarray = np.ascontiguousarray
        self._int64 = np.int64

    def step(self, moves: ArrayLike) -> None:
        """Make one move at every table, by its entry in the table of moves; if one is not legal, none is made."""
        given = self._asarray(moves)
        if given.shape != (self.tables,) or given.dtype.kind not in "iu":
            got = f"{given.dtype} of shape {given.shape}"
            raise ValueError(f"moves must be {self.tables} whole numbers, one for each table; got {got}")
        wrong = self._tables.step(vec[i64](given.astype(self._int64, copy=False)))
        if wrong != ALL_LEGAL:
            self._refuse(wrong, int(given[wrong]))

    def draw(self) -> NDArray[np.int64]:
        """A legal move for every table by lot, each equally likely; the array is filled anew by the next call."""
        self._tables.draw()
        return self._drawn

    def _refuse(self, table: int, code: int) -> None:
        game, setup = self.setup.game, self.setup
        shown = game.notation(setup, code) if 0 <= code < game.move_count else str(code)
        legal = [game.notation(setup, int(other)) for other in self.masks[table].nonzero()[0][:12]]
        error = BadMove("core-move-illegal", move=shown, legal=", ".join(legal))
        error.add_note(f"at table {table}")
        raise error


def _start(seed: int, purpose: object) -> int:
    """Where a generator of a batch starts; 62 bits, so that both builds agree."""
    return int.from_bytes(derived(seed, "batch", purpose)[:8], "big") >> 2
