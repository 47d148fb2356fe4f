"""The sandbox process, `python -m ludoteca.server.processes.sandbox_worker`: reads data that strangers send.

Card files and records are parsed and replayed here, never in the server. The server kills this process if it is late;
the system kills it if it uses too much memory or time. Jobs come on standard input and results go to standard output,
each as a length of four bytes followed by MessagePack.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import traceback
from typing import Any, BinaryIO, Final

import msgspec

from ludoteca.core.cards import CardFile
from ludoteca.core.clean import clean, shown_names
from ludoteca.core.errors import BadCards, BadRecord, LudotecaError
from ludoteca.core.options import Value
from ludoteca.core.record import Record, Redone, Undone, decode
from ludoteca.core.replay import verify
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find
from ludoteca.server.messages import wire
from ludoteca.server.messages.catalogue import card_faces
from ludoteca.server.processes.children import deadline, end_with_parent, framed
from ludoteca.server.tables.clocks import now_ms
from ludoteca.server.tables.imports import table_from_record
from ludoteca.server.tables.moments import moments
from ludoteca.server.tables.replay import replay_frames

NICENESS: Final = 10
MEMORY: Final = 1 << 30  # bytes that the process may use in total
SPARE: Final = 1.0  # seconds after which the system ends a late process, if the server has not
LARGEST_CARDS: Final = 64 * 1024  # characters of a card file; the games' own files have a tenth of this
LONGEST_PLAYER: Final = 80  # characters of a bot's spec
MOST_SEATS: Final = 8
MOST_ENTRIES: Final = 10_000  # of a record; a long game has a few hundred
MOST_NUMBERS: Final = 100_000  # of picks, and of moves named by undos
MOST_MOVES: Final = 200_000  # made while a record is replayed


class SandboxJob(msgspec.Struct, frozen=True, tag_field="do", kw_only=True):
    """Work on data from outside, with a time limit; errors are described in the given language."""

    lang: str = "en"
    seconds: float = 5.0


class ReadCardsJob(SandboxJob, frozen=True, tag="cards"):
    """Read a card file and describe its cards; with seats and options, also check the set-up."""

    game: str
    cards: CardFile
    seats: int = 0
    options: dict[str, Value] = {}


class ImportJob(SandboxJob, frozen=True, tag="import"):
    """Verify a record from elsewhere and make the rows of a table from it."""

    table: str
    record: bytes


class VerifyJob(SandboxJob, frozen=True, tag="verify"):
    """Check whether a record matches its commitment."""

    record: bytes


class ReplayJob(SandboxJob, frozen=True, tag="replay"):
    """Replay a finished game, position by position."""

    record: bytes
    seat: int
    open_hands: bool
    in_words: bool = False


class MomentsJob(SandboxJob, frozen=True, tag="moments"):
    """Find the largest swings of a finished game."""

    record: bytes
    seat: int


AnySandboxJob = ReadCardsJob | ImportJob | VerifyJob | ReplayJob | MomentsJob


class ImportedTable(msgspec.Struct, frozen=True):
    """The rows of an imported record."""

    game: str
    head: bytes
    steps: int
    record: bytes


class JobResult(msgspec.Struct, frozen=True):
    """The result of a job as JSON or MessagePack; or the key and the text of an error."""

    data: bytes = b""
    key: str = ""
    text: str = ""


encode_job = msgspec.msgpack.Encoder().encode
_decode_job = msgspec.msgpack.Decoder(AnySandboxJob).decode
_encode_result = msgspec.msgpack.Encoder().encode
decode_result = msgspec.msgpack.Decoder(JobResult).decode
decode_imported = msgspec.msgpack.Decoder(ImportedTable).decode
_json = msgspec.json.encode


def run_job(job: AnySandboxJob, words: Words) -> bytes:
    """Do the work of a job."""
    match job:
        case ReadCardsJob(game=key, cards=cards, seats=seats, options=options):
            check_size(cards.text, cards.name)
            title = find(key)
            return _json(card_faces(title(seats or title.seat_counts[0], options, cards), words))
        case ImportJob(table=table, record=data):
            record = read_record(data)
            verify(record, find, MOST_MOVES)
            record.seats = [
                msgspec.structs.replace(seat, name=name, player=clean(seat.player, LONGEST_PLAYER))
                for name, seat in zip(shown_names(record), record.seats, strict=True)
            ]
            row, stored = table_from_record(record, table, now_ms())
            return msgspec.msgpack.encode(ImportedTable(row.game, row.head, row.step, stored))
        case VerifyJob(record=data):
            record = decode(data)
            try:
                verify(record, find, MOST_MOVES)
            except LudotecaError as error:
                return _json(wire.Verdict(False, [error.text(words)]))
            return _json(wire.Verdict(True, [words("server-true", commitment=record.luck.commitment[:16])]))
        case ReplayJob(record=data, seat=seat, open_hands=open_hands, in_words=in_words):
            return _json(replay_frames(decode(data), seat, open_hands, words, in_words))
        case MomentsJob(record=data, seat=seat):
            return _json(wire.Moments(moments(decode(data), seat, words)))


def check_size(text: str, name: str) -> None:
    if len(text) > LARGEST_CARDS:
        raise BadCards("core-cards-large", file=name, limit=LARGEST_CARDS // 1024)


def read_record(data: bytes) -> Record:
    """Decode a record from elsewhere and refuse one that is longer than any game, before it is played."""
    record = decode(data)
    if record.cards.text is not None:
        check_size(record.cards.text, record.cards.name)
    numbers = len(record.luck.prefix) + sum(map(len, record.luck.nonces))
    for entry in record.entries:
        numbers += len(entry.entries) if isinstance(entry, (Undone, Redone)) else len(entry.picks)
    if len(record.seats) > MOST_SEATS or len(record.entries) > MOST_ENTRIES or numbers > MOST_NUMBERS:
        raise BadRecord("server-long-record")
    return record


def answer(job: AnySandboxJob) -> JobResult:
    """Run a job within its time limit."""
    words = Words(job.lang if job.lang in LANGUAGES else "en")
    try:
        with deadline(job.seconds + SPARE):
            return JobResult(run_job(job, words))
    except LudotecaError as error:
        return JobResult(key=error.key, text=error.text(words))
    except Exception as error:  # noqa: BLE001 (data from outside that causes an unforeseen error is still only bad data)
        if not isinstance(error, (ValueError, RecursionError, MemoryError, OverflowError)):
            traceback.print_exc()  # a fault of the server, for the host to see
        return JobResult(key="server-unreadable", text=words("server-unreadable"))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Run jobs until the source ends."""
    while header := source.read(4):
        result = answer(_decode_job(source.read(int.from_bytes(header, "big"))))
        sink.write(framed(_encode_result(result)))
        sink.flush()


def limit_memory() -> None:
    """Let the system refuse memory that no honest file needs."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        limits: Any = resource
        limits.setrlimit(limits.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    limit_memory()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        sys.stdout.buffer.write(framed(_encode_result(JobResult())))  # ready: from now on the time limit counts
        sys.stdout.buffer.flush()
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
