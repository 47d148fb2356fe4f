"""Batch stepping: many tables of one set-up in one call, with legal moves and observations in numpy arrays.

The arrays are read-only views of the memory of the compiled tables: they are never copied, and after every step they
show the new position. Copy a row to keep it. numpy comes with the extra `numpy`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.errors import IllegalMove
from ludoteca.core.game import Game
from ludoteca.core.luck import derived
from ludoteca.envs.engine.batch import ALL_LEGAL, Tables

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


class Batch:
    """Tables that are stepped together. When a game ends, it is reported and the next one is dealt at once.

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
    """Tables × table of moves: 1 for the legal moves of the acting seat."""
    counts: NDArray[np.int64]
    """The number of legal moves of each acting seat."""
    observations: NDArray[np.int64]
    """Tables × board: what the acting seat may know, `state.blank(seat).board`. No columns without `observe`."""
    over: NDArray[np.bool_]
    """Whether the last step ended a game. `actors`, `masks` and so on already show the next one."""
    scores: NDArray[np.int64]
    """Tables × seats: final points where `over`, 0 elsewhere."""
    winners: NDArray[np.bool_]
    """Tables × seats: the winners where `over`, nobody elsewhere."""
    seeds: NDArray[np.int64]
    """The seed of the game at each table: `state.deal(Fast(seed))` repeats its deal."""

    def __init__(self, game: Game, tables: int, seed: int = 0, observe: bool = True) -> None:
        try:
            import numpy as np
        except ModuleNotFoundError as missing:
            raise ModuleNotFoundError("batch stepping needs numpy: pip install 'ludoteca[numpy]'") from missing
        if tables < 1:
            raise ValueError(f"a batch has at least one table, not {tables}")
        self.game = game
        self.tables = tables
        undealt = game.undealt()
        sources = vec[i64]([_start(seed, table) for table in range(tables)])
        # "lot" is part of the seed: another word would give other games.
        compiled = Tables(undealt, game.move_count, sources, _start(seed, "lot"), observe)
        self._tables = compiled
        self.actors = np.frombuffer(memoryview(compiled.actors), np.int64)
        self.counts = np.frombuffer(memoryview(compiled.counts), np.int64)
        self.seeds = np.frombuffer(memoryview(compiled.seeds), np.int64)
        self.over = np.frombuffer(memoryview(compiled.over), np.bool_)
        self.masks = np.frombuffer(memoryview(compiled.masks), np.uint8).reshape(tables, game.move_count)
        self.scores = np.frombuffer(memoryview(compiled.scores), np.int64).reshape(tables, game.seats)
        self.winners = np.frombuffer(memoryview(compiled.winners), np.bool_).reshape(tables, game.seats)
        if observe:
            self.observations = np.frombuffer(memoryview(compiled.observations), np.int64).reshape(
                tables, len(undealt.board)
            )
        else:
            self.observations = np.empty((tables, 0), np.int64)
        self._drawn = np.frombuffer(memoryview(compiled.drawn), np.int64)
        self._asarray = np.ascontiguousarray
        self._int64 = np.int64

    def step(self, moves: ArrayLike) -> None:
        """Make one move at every table, by its entry in the table of moves. If one is illegal, none is made."""
        codes = self._asarray(moves)
        if codes.shape != (self.tables,) or codes.dtype.kind not in "iu":
            got = f"{codes.dtype} of shape {codes.shape}"
            raise ValueError(f"moves must be {self.tables} whole numbers, one for each table; got {got}")
        wrong = self._tables.step(vec[i64](codes.astype(self._int64, copy=False)))
        if wrong != ALL_LEGAL:
            self._refuse(wrong, int(codes[wrong]))

    def draw(self) -> NDArray[np.int64]:
        """A random legal move for every table, all equally likely. The next call overwrites the array."""
        self._tables.draw()
        return self._drawn

    def _refuse(self, table: int, code: int) -> None:
        game = self.game
        shown = game.notation(code) if 0 <= code < game.move_count else str(code)
        legal = [game.notation(int(other)) for other in self.masks[table].nonzero()[0][:12]]
        error = IllegalMove("core-move-illegal", move=shown, legal=", ".join(legal))
        error.add_note(f"at table {table}")
        raise error


def _start(seed: int, purpose: object) -> int:
    """The initial state of a generator; 62 bits, so that interpreted and compiled code agree."""
    return int.from_bytes(derived(seed, "batch", purpose)[:8], "big") >> 2
