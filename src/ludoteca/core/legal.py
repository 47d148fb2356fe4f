"""The legal moves of a state, for plain Python."""

from __future__ import annotations

import threading

from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State


class _Desk(threading.local):
    """One buffer for each thread: compiled code does not give back a buffer that plain Python hands it."""

    def __init__(self) -> None:
        self.moves = buffer()


_DESK = _Desk()


def legal_codes(state: State, seat: int) -> list[int]:
    """The legal moves of a seat as entries of the table of moves, in rising order."""
    moves = _DESK.moves
    return [moves[k] for k in range(state.legal(seat, moves))]
