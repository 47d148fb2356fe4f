"""Bots in any language: a program that reads JSON lines and answers with moves.

docs/bots/protocol.md shows every message. A program fails if it crashes, is late or does not answer with a legal move:
it is ended, `failure` says why, and a stand-in makes all further moves of the seat. The table never waits longer than
the deadline, and no program is left running.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
import weakref
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Final, Self

import msgspec

from ludoteca.bots.failure import Failure, Reason
from ludoteca.bots.players import Bot
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadBot
from ludoteca.core.game import Game, normalise
from ludoteca.core.moves import Move
from ludoteca.core.options import Value
from ludoteca.core.views import View

PROTOCOL: Final = 1
DEADLINE: Final = 5.0  # seconds for a move
LONGEST_LINE: Final = 65_536  # bytes of an answer
CHUNK: Final = 65_536
GRACE: Final = 0.5  # seconds for a program to end by itself, and again after SIGTERM
SHORTEST_PAUSE: Final = 0.0005  # seconds between two checks whether a program has ended
LONGEST_PAUSE: Final = 0.05
ECHO_LINES: Final = 200  # lines of standard error shown, for each program
ECHO_LENGTH: Final = 300


class Hello(msgspec.Struct, frozen=True):
    """The first message: the game, its options and the program's seat."""

    protocol: int
    game: str
    seats: int
    options: dict[str, Value]
    seat: int


class LegalMove(msgspec.Struct, frozen=True):
    """A legal move: its entry in the table of moves, its notation and its struct."""

    code: int
    text: str
    struct: Move


class Decide(msgspec.Struct, frozen=True):
    """A decision to make."""

    number: int
    seat: int
    view: View
    legal: list[LegalMove]
    deadline_ms: int


class Farewell(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last message: the number of decisions and, after a failure, how many of them the stand-in made and why."""

    decisions: int
    lost: int
    failure: Reason | None = None


class ProgramAnswer(msgspec.Struct, frozen=True):
    """The program's answer: a legal move by its code or its text."""

    number: int
    move: int | str


class ProgramFailed(Exception):
    """The program gave no valid move: the reason, and a message of the catalogue."""

    def __init__(self, reason: Reason, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.reason: Reason = reason
        self.key = key
        self.facts = facts


class Stdio(Bot):
    """An external program as a bot: `stdio:COMMAND`. It is started for its first decision; `close` ends it.

    After its first failure, which `failure` describes, the program is ended and `stand_in` plays on.
    """

    timed = True  # a program need not be repeatable

    def __init__(self, command: str, game: Game, stand_in: Bot, *, deadline: float | None = None) -> None:
        try:
            self.arguments = shlex.split(command)
        except ValueError:
            self.arguments = []
        if not self.arguments or shutil.which(self.arguments[0]) is None:
            raise BadBot("core-bot-command", command=command.strip())
        self.name = f"stdio:{command}"
        self.game = game
        self.stand_in = stand_in
        self.deadline = DEADLINE if deadline is None else deadline
        self.decisions = 0
        self.lost = 0
        self._program: Program | None = None
        self._ended = False

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        self.decisions += 1
        if not self._ended:
            try:
                return self._ask(view, seat, legal)
            except ProgramFailed as failed:
                self.failure = Failure(seat, self.decisions, failed.reason, failed.key, failed.facts)
        self.lost += 1
        self.close()
        return self.stand_in.choose(view, seat, legal)

    def close(self) -> None:
        """Send the last message and end the program."""
        self._ended = True
        if self._program is not None:
            reason = None if self.failure is None else self.failure.reason
            self._program.end(_line("bye", Farewell(self.decisions, self.lost, reason)))
            self._program = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, view: State, seat: int, legal: list[int]) -> int:
        until = monotonic() + self.deadline
        if self._program is None:
            self._program = Program(self.arguments, self.name)
            hello = Hello(PROTOCOL, self.game.key, self.game.seats, self.game.options, seat)
            self._program.send(_line("hello", hello))
        self._program.send(_line("decide", self.question(view, seat, legal)))
        answer = self._program.answer(self.decisions, until)
        return self._legal_code(answer.move, legal)

    def question(self, view: State, seat: int, legal: list[int]) -> Decide:
        """The message about a decision, made from the view and nothing else."""
        game = self.game
        choices = [LegalMove(code, game.notation(code), game.move(code)) for code in legal]
        shown = game.view(view, seat, memory_aid=True)
        return Decide(self.decisions, seat, shown, choices, int(1000 * self.deadline))

    def _legal_code(self, move: int | str, legal: list[int]) -> int:
        if isinstance(move, str):
            wanted = normalise(move)
            for code in legal:
                if normalise(self.game.notation(code)) == wanted:
                    return code
        elif move in legal:
            return move
        raise ProgramFailed("illegal", "core-bot-illegal", move=_short(str(move)))


class Program:
    """A running program and its three pipes, all non-blocking."""

    def __init__(self, command: list[str], name: str) -> None:
        self.name = name
        try:
            # Signal handlers run in the main thread, where their exception could lose a program that has just started.
            with ThreadPoolExecutor(max_workers=1) as thread:
                thread.submit(self._start, command).result()
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise ProgramFailed("crashed", "core-bot-not-started", why=why) from error
        pipes = [self.process.stdin, self.process.stdout, self.process.stderr]
        self.stdin, self.stdout, self.stderr = (pipe.fileno() for pipe in pipes if pipe is not None)
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        self.outgoing = bytearray()
        self.incoming = bytearray()
        self.error_output = bytearray()
        self.error_lines = 0
        self.open = {self.stdout, self.stderr}

    def _start(self, command: list[str]) -> None:
        # In its own session, so that Ctrl+C at the table does not reach the program.
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        # If nobody closes the bot, its program ends with it, at the latest when Python exits.
        self.finalizer = weakref.finalize(self, _clean_up, self.process)

    def send(self, line: bytes) -> None:
        """Queue a line; it is sent as soon as the program reads."""
        self.outgoing += line

    def answer(self, number: int, until: float) -> ProgramAnswer:
        """The answer to a decision; late answers to earlier ones are ignored."""
        while True:
            line = self._next_line()
            if line is None:
                self._wait(until)
            elif line.strip():
                answer = _parse(line)
                if answer.number == number:
                    return answer
                if answer.number > number:
                    raise ProgramFailed("malformed", "core-bot-early", number=_short(str(answer.number)))

    def end(self, farewell: bytes) -> None:
        """Send the last message, then end the program, by force if necessary."""
        self.send(farewell)
        self._write()
        _end(self.process)
        self._read(self.stderr)
        self.finalizer()

    def _next_line(self) -> bytes | None:
        at = self.incoming.find(b"\n")
        if at > LONGEST_LINE or (at < 0 and len(self.incoming) > LONGEST_LINE):
            raise ProgramFailed("malformed", "core-bot-long-line", bytes=LONGEST_LINE)
        if at < 0:
            return None
        line = bytes(self.incoming[:at])
        del self.incoming[: at + 1]
        return line

    def _wait(self, until: float) -> None:
        """Wait until a pipe is ready, and read or write what is possible."""
        if self.stdout not in self.open:
            raise self._end_reason()
        left = until - monotonic()
        if left <= 0:
            raise ProgramFailed("late", "core-bot-late")
        with selectors.DefaultSelector() as pipes:
            for pipe in self.open:
                pipes.register(pipe, selectors.EVENT_READ)
            if self.outgoing:
                pipes.register(self.stdin, selectors.EVENT_WRITE)
            ready = {key.fd for key, _ in pipes.select(left)}
        if self.stderr in ready:
            self._read(self.stderr)
        if self.stdout in ready:
            self._read(self.stdout)
        if self.stdin in ready:
            self._write()

    def _write(self) -> None:
        try:
            del self.outgoing[: os.write(self.stdin, self.outgoing)]
        except BlockingIOError:
            pass
        except OSError:
            # The program has closed its input. Its output may still hold an answer, and then ends too.
            self.outgoing.clear()

    def _read(self, pipe: int) -> None:
        try:
            data = os.read(pipe, CHUNK)
        except BlockingIOError:
            return
        if not data:
            self.open.discard(pipe)
            # A last line without a line break counts too.
            if pipe == self.stdout and self.incoming:
                self.incoming += b"\n"
        elif pipe == self.stdout:
            self.incoming += data
        else:
            self._echo(data)

    def _echo(self, data: bytes) -> None:
        """Show what the program writes to standard error, within limits and without control characters."""
        self.error_output += data
        *lines, rest = self.error_output.split(b"\n")
        self.error_output = rest[: 4 * ECHO_LENGTH]
        for line in lines:
            self.error_lines += 1
            if self.error_lines <= ECHO_LINES:
                print(f"{self.name}: {_short(line.decode('utf-8', 'replace'))}", file=sys.stderr)
            elif self.error_lines == ECHO_LINES + 1:
                print(f"{self.name}: …", file=sys.stderr)

    def _end_reason(self) -> ProgramFailed:
        if not _ends_within(self.process, GRACE):
            return ProgramFailed("crashed", "core-bot-closed-output")
        _signal_all(self.process, signal.SIGKILL)
        status = self.process.wait()
        if status < 0:
            return ProgramFailed("crashed", "core-bot-signal", signal=-status)
        return ProgramFailed("crashed", "core-bot-status", status=status)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and its children: first by closing its input, then with SIGTERM, then with SIGKILL."""
    if process.stdin is not None:
        process.stdin.close()
    if process.returncode is not None:
        return
    if not _ends_within(process, GRACE):
        _signal_all(process, signal.SIGTERM)
        _ends_within(process, GRACE)
    _signal_all(process, signal.SIGKILL)
    process.wait()


def _ends_within(process: subprocess.Popen[bytes], seconds: float) -> bool:
    """Whether a program ends in time. Where the system can, its process id stays reserved until `wait`."""
    until = monotonic() + seconds
    pause = SHORTEST_PAUSE
    while not _has_ended(process):
        if monotonic() > until:
            return False
        time.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
    return True


def _has_ended(process: subprocess.Popen[bytes]) -> bool:
    if process.returncode is not None or not hasattr(os, "waitid"):
        return process.poll() is not None
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _signal_all(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Send a signal to the session of a program: to itself and to all processes that it has started."""
    # Perhaps no process is left; if only a dead one is, macOS reports a permission error.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)


def _clean_up(process: subprocess.Popen[bytes]) -> None:
    _end(process)
    for pipe in (process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


def _parse(line: bytes) -> ProgramAnswer:
    try:
        return msgspec.json.decode(line, type=ProgramAnswer)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        answer = _short(line.decode("utf-8", "replace"))
        raise ProgramFailed("malformed", "core-bot-malformed", answer=answer) from error


def _line(kind: str, message: Hello | Decide | Farewell) -> bytes:
    return msgspec.json.encode({kind: message}) + b"\n"


def _short(text: str) -> str:
    """A program's text, cut and cleaned for display."""
    shown = "".join(c if c.isprintable() else "�" for c in text[:ECHO_LENGTH])
    return f"{shown}…" if len(text) > ECHO_LENGTH else shown
