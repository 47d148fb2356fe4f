"""A process in which bots think, `python -m ludoteca.server.bots.bot_worker`: requests on stdin, replies on stdout.

A request holds a set-up and a blanked board. That is all the seat may know, and nothing else ever reaches this
process. Each message is a length of four bytes followed by MessagePack.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from functools import lru_cache
from typing import BinaryIO, Final

import msgspec

from ludoteca.bots import TABLE_MS, Analysis, advise, make
from ludoteca.core.cards import CardFile
from ludoteca.core.engine.state import State
from ludoteca.core.game import Game
from ludoteca.core.legal import legal_codes
from ludoteca.core.options import Value
from ludoteca.games import find
from ludoteca.server.processes.children import deadline, end_with_parent, framed

SPARE: Final = 1.0  # seconds after which the system ends a late process, if the server has not
NICENESS: Final = 10  # low priority, so that a table with four bots does not slow down the others


class BotRequest(msgspec.Struct, frozen=True):
    """A blanked board, and the bot that chooses a move there. An empty `spec` asks for advice instead."""

    game: str
    seats: int
    options: dict[str, Value]
    cards: tuple[str, str] | None  # name and text of the host's card file
    board: list[int]
    seat: int
    spec: str
    seed: int
    seconds: float  # after this time nobody waits for the reply


class BotReply(msgspec.Struct, frozen=True):
    """The answer to a `BotRequest`: the steps of a move, advice, or an error."""

    steps: tuple[int, ...] = ()
    analysis: Analysis | None = None
    error: str = ""


encode_request = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(BotRequest).decode
encode_reply = msgspec.msgpack.Encoder().encode
decode_reply = msgspec.msgpack.Decoder(BotReply).decode


@lru_cache(maxsize=64)
def _game(key: str, seats: int, options: tuple[tuple[str, Value], ...], cards: tuple[str, str] | None) -> Game:
    file = None if cards is None else CardFile(cards[1], cards[0], False)
    return find(key)(seats, dict(options), file)


def game_of(request: BotRequest) -> Game:
    """The game of a request."""
    return _game(request.game, request.seats, tuple(sorted(request.options.items())), request.cards)


def view_of(request: BotRequest) -> State:
    """The blanked state of a request."""
    state: State = game_of(request).undealt()
    board = state.board
    for at, number in enumerate(request.board):
        board[at] = number
    return state


def answer(request: BotRequest) -> BotReply:
    """Choose a move, which may be a gesture of several steps, or give advice."""
    view = view_of(request)
    legal = legal_codes(view, request.seat)
    if not request.spec:
        return BotReply(analysis=advise(view, request.seat, legal, request.seed))
    bot = make(request.spec, request.seed, longest_ms=TABLE_MS)
    return BotReply(bot.choose_gesture(game_of(request), view, request.seat, legal))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until the source ends."""
    while header := source.read(4):
        request = decode_request(source.read(int.from_bytes(header, "big")))
        try:
            with deadline(request.seconds + SPARE):
                reply = answer(request)
        except Exception as error:  # noqa: BLE001 (after any error the table continues without this bot)
            reply = BotReply(error=f"{type(error).__name__}: {error}")
        sink.write(framed(encode_reply(reply)))
        sink.flush()


def main() -> None:
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        sys.stdout.buffer.write(framed(encode_reply(BotReply())))  # ready: from now on time counts as thinking time
        sys.stdout.buffer.flush()
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
