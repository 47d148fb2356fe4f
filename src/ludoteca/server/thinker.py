"""A process that thinks for bots: `python -m ludoteca.server.thinker`, questions on standard input, answers on output.

A question holds a set-up and a blanked board: all that the seat may know, and nothing else, since nothing else ever
comes here. Frames are a length of four bytes and a message in MessagePack.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from typing import BinaryIO, Final

import msgspec

from ludoteca.bots import Thought, advise, make
from ludoteca.core.cards import CardFile
from ludoteca.core.engine.state import State
from ludoteca.core.game import Setup
from ludoteca.core.legal import legal_codes
from ludoteca.core.options import Value
from ludoteca.games import find

NICENESS: Final = 10  # a table with four bots does not slow the others


class Question(msgspec.Struct, frozen=True):
    """What to do at a blanked board; `spec` is empty for advice."""

    game: str
    seats: int
    options: dict[str, Value]
    cards: tuple[str, str] | None  # name and text of a host's own card file
    board: list[int]
    seat: int
    spec: str
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """A move, or a thought where advice was asked for; or what went wrong."""

    code: int = -1
    thought: Thought | None = None
    error: str = ""


encode_question = msgspec.msgpack.Encoder().encode
decode_question = msgspec.msgpack.Decoder(Question).decode
encode_answer = msgspec.msgpack.Encoder().encode
decode_answer = msgspec.msgpack.Decoder(Answer).decode


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


@lru_cache(maxsize=64)
def _setup(game: str, seats: int, options: tuple[tuple[str, Value], ...], cards: tuple[str, str] | None) -> Setup:
    file = None if cards is None else CardFile(cards[1], cards[0], False)
    return Setup(find(game), seats, dict(options), file)


def seen(question: Question) -> State:
    """The view that a question is about."""
    key = tuple(sorted(question.options.items()))
    state = _setup(question.game, question.seats, key, question.cards).undealt()
    board = state.board
    for at, number in enumerate(question.board):
        board[at] = number
    return state


def answer(question: Question) -> Answer:
    """Think."""
    view = seen(question)
    legal = legal_codes(view, question.seat)
    if not question.spec:
        return Answer(thought=advise(view, question.seat, legal, question.seed))
    if len(legal) == 1:
        return Answer(legal[0])
    bot = make(question.spec, question.seed)
    return Answer(bot.choose(view, question.seat, legal))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until there are no more."""
    while header := source.read(4):
        question = decode_question(source.read(int.from_bytes(header, "big")))
        try:
            told = answer(question)
        except Exception as error:  # noqa: BLE001 (whatever it is, the table goes on without this bot)
            told = Answer(error=f"{type(error).__name__}: {error}")
        sink.write(framed(encode_answer(told)))
        sink.flush()


def main() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sys.stdout.buffer.write(framed(encode_answer(Answer())))  # ready: from now on every second counts as thinking
    sys.stdout.buffer.flush()
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
