"""The legal moves of a state as a Python list."""

from __future__ import annotations

import threading

from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State


class _Buffer(threading.local):
    """One buffer for each thread, since compiled code never frees a buffer that it gets from interpreted code."""

    def __init__(self) -> None:
        self.moves = buffer()


_BUFFER = _Buffer()


def legal_codes(state: State, seat: int) -> list[int]:
    """The legal moves of a seat as entries of the table of moves, in rising order."""
    moves = _BUFFER.moves
    return [moves[k] for k in range(state.legal(seat, moves))]
