"""Players in any language: a program that is sent JSON lines and answers with its moves.

docs/bots/protocol.md shows every message. A program that is late, silent, dead or talks nonsense loses the move to
another bot and is named; the table never waits longer than the deadline, and no program is left behind.
"""

from __future__ import annotations

import os
import selectors
import shlex
import shutil
import subprocess
import sys
import weakref
from collections.abc import Callable
from time import monotonic
from typing import Final, Literal, Self

import msgspec

from ludoteca.bots.players import Bot
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadBot
from ludoteca.core.game import Setup, View, plain
from ludoteca.core.moves import Move
from ludoteca.core.options import Value

PROTOCOL: Final = 1
DEADLINE: Final = 5.0  # seconds for a move
PATIENCE: Final = 3  # moves lost in a row before the program is ended
LONGEST_LINE: Final = 65_536  # bytes of an answer
CHUNK: Final = 65_536
GRACE: Final = 0.5  # seconds for a program to end by itself, and again when told to
ECHO_LINES: Final = 200  # of standard error, for each program
ECHO_LENGTH: Final = 300

Reason = Literal["late", "silent", "dead", "nonsense", "too-long"]


class Trouble(msgspec.Struct, frozen=True):
    """A move that a program lost, and why."""

    bot: str
    seat: int
    number: int  # of the decision, from 1
    reason: Reason
    detail: str

    def __str__(self) -> str:
        return f"{self.bot}, seat {self.seat + 1}, decision {self.number}: {self.reason} ({self.detail})"


class Hello(msgspec.Struct, frozen=True):
    """The first message: what is played, and where the program sits."""

    protocol: int
    game: str
    seats: int
    options: dict[str, Value]
    seat: int


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its entry in the table of moves, as people type it, and in parts."""

    code: int
    text: str
    struct: Move


class Decide(msgspec.Struct, frozen=True):
    """A decision to make."""

    number: int
    seat: int
    view: View
    legal: list[Choice]
    deadline_ms: int


class Bye(msgspec.Struct, frozen=True):
    """The last message: how many decisions there were, and how many the program lost."""

    decisions: int
    lost: int


class Answer(msgspec.Struct, frozen=True):
    """What the program says: a legal move by its code or its text."""

    number: int
    move: int | str


class Lost(Exception):
    """Why there is no move from the program."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason: Reason = reason
        self.detail = detail


class Stdio(Bot):
    """A program as a player: `stdio:COMMAND`. It starts with its first decision; `close` ends it.

    `fallback` makes the moves that the program loses; `troubled` hears of each, and `troubles` keeps them.
    """

    def __init__(
        self,
        command: str,
        setup: Setup,
        fallback: Bot,
        *,
        deadline: float = DEADLINE,
        troubled: Callable[[Trouble], None] | None = None,
    ) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError:
            self.words = []
        if not self.words or shutil.which(self.words[0]) is None:
            raise BadBot("core-bot-command", command=command.strip())
        self.name = f"stdio:{command}"
        self.setup = setup
        self.fallback = fallback
        self.deadline = deadline
        self.troubled = troubled
        self.troubles: list[Trouble] = []
        self.decisions = 0
        self.lost = 0
        self._in_a_row = 0
        self._program: Program | None = None
        self._ended = False

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        self.decisions += 1
        if not self._ended:
            try:
                code = self._asked(view, seat, legal)
            except Lost as lost:
                self._lose(lost, seat)
            else:
                self._in_a_row = 0
                return code
        self.lost += 1
        return self.fallback.choose(view, seat, legal)

    def close(self) -> None:
        """Say good-bye and end the program."""
        self._ended = True
        if self._program is not None:
            self._program.end(_line("bye", Bye(self.decisions, self.lost)))
            self._program = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _asked(self, view: State, seat: int, legal: list[int]) -> int:
        until = monotonic() + self.deadline
        if self._program is None:
            self._program = Program(self.words, self.name)
            hello = Hello(PROTOCOL, self.setup.game.key, self.setup.seats, self.setup.options, seat)
            self._program.say(_line("hello", hello))
        self._program.say(_line("decide", self.question(view, seat, legal)))
        answer = self._program.answer(self.decisions, until)
        return self._read(answer.move, legal)

    def question(self, view: State, seat: int, legal: list[int]) -> Decide:
        """The decision as the program is told of it: out of the view and nothing else."""
        game, setup = self.setup.game, self.setup
        choices = [Choice(code, game.notation(setup, code), game.move(setup, code)) for code in legal]
        shown = game.view(setup, view, seat, memory_aid=True)
        return Decide(self.decisions, seat, shown, choices, int(1000 * self.deadline))

    def _read(self, move: int | str, legal: list[int]) -> int:
        if isinstance(move, str):
            wanted = plain(move)
            for code in legal:
                if plain(self.setup.game.notation(self.setup, code)) == wanted:
                    return code
        elif move in legal:
            return move
        raise Lost("nonsense", f"{_short(str(move))} is not one of the legal moves")

    def _lose(self, lost: Lost, seat: int) -> None:
        detail = lost.detail
        self._in_a_row += 1
        if lost.reason == "dead" or self._in_a_row == PATIENCE:
            if lost.reason != "dead":
                detail = f"{detail}; {PATIENCE} moves lost in a row, it is asked no more"
            self.close()
        trouble = Trouble(self.name, seat, self.decisions, lost.reason, detail)
        self.troubles.append(trouble)
        if self.troubled is not None:
            self.troubled(trouble)


class Program:
    """A running program and its three pipes, none of which can make us wait."""

    def __init__(self, command: list[str], name: str) -> None:
        self.name = name
        try:
            # In a session of its own: who interrupts the table does not interrupt the player.
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Lost("dead", f"it cannot be started: {error.strerror}") from error
        pipes = [self.process.stdin, self.process.stdout, self.process.stderr]
        self.into, self.out, self.err = (pipe.fileno() for pipe in pipes if pipe is not None)
        for pipe in (self.into, self.out, self.err):
            os.set_blocking(pipe, False)
        self.unsaid = bytearray()
        self.heard = bytearray()
        self.complaint = bytearray()
        self.complaints = 0
        self.skipping = False  # the rest of a line that was too long
        self.spoken = False
        self.open = {self.out, self.err}
        # Even a bot that nobody closes takes its program with it, at the latest when Python ends.
        self.finalizer = weakref.finalize(self, _put_away, self.process)

    def say(self, line: bytes) -> None:
        """Have a line sent as soon as the program reads."""
        self.unsaid += line

    def answer(self, number: int, until: float) -> Answer:
        """The answer to a decision; answers to earlier ones, which came too late, are passed over."""
        while True:
            line = self._next_line()
            if line is None:
                self._wait(until)
            elif line.strip():
                self.spoken = True
                answer = _understood(line)
                if answer.number == number:
                    return answer
                if answer.number > number:
                    raise Lost("nonsense", f"it answers decision {answer.number} before it is asked")

    def end(self, farewell: bytes) -> None:
        """Say good-bye; then the program ends, if need be by force."""
        self.say(farewell)
        self._send()
        _end(self.process)
        self._listen(self.err)
        self.finalizer()

    def _next_line(self) -> bytes | None:
        at = self.heard.find(b"\n")
        if at >= 0:
            line = bytes(self.heard[:at])
            del self.heard[: at + 1]
            if self.skipping:
                self.skipping = False
                return self._next_line()
            if len(line) > LONGEST_LINE:
                raise Lost("too-long", f"a line of more than {LONGEST_LINE} bytes")
            return line
        if self.skipping:
            self.heard.clear()
        elif len(self.heard) > LONGEST_LINE:
            self.heard.clear()
            self.skipping = True
            raise Lost("too-long", f"a line of more than {LONGEST_LINE} bytes")
        return None

    def _wait(self, until: float) -> None:
        """Until a pipe has moved; whatever is ready is done."""
        if self.out not in self.open:
            raise Lost("dead", self._how_it_ended())
        left = until - monotonic()
        if left <= 0:
            if self.spoken:
                raise Lost("late", "no answer before the deadline")
            raise Lost("silent", "it has never answered")
        with selectors.DefaultSelector() as pipes:
            for pipe in self.open:
                pipes.register(pipe, selectors.EVENT_READ)
            if self.unsaid:
                pipes.register(self.into, selectors.EVENT_WRITE)
            ready = {key.fd for key, _ in pipes.select(left)}
        if self.err in ready:
            self._listen(self.err)
        if self.out in ready:
            self._listen(self.out)
        if self.into in ready:
            self._send()

    def _send(self) -> None:
        try:
            del self.unsaid[: os.write(self.into, self.unsaid)]
        except BlockingIOError:
            pass
        except OSError:
            # What it said before it went is still to be heard; then its output ends too.
            self.unsaid.clear()

    def _listen(self, pipe: int) -> None:
        try:
            said = os.read(pipe, CHUNK)
        except BlockingIOError:
            return
        if not said:
            self.open.discard(pipe)
            # A last line without its end is a line too.
            if pipe == self.out and self.heard:
                self.heard += b"\n"
        elif pipe == self.out:
            self.heard += said
        else:
            self._echo(said)

    def _echo(self, said: bytes) -> None:
        """Pass on what the program writes to its standard error, within bounds and without control characters."""
        self.complaint += said
        *lines, rest = self.complaint.split(b"\n")
        self.complaint = rest[: 4 * ECHO_LENGTH]
        for line in lines:
            self.complaints += 1
            if self.complaints <= ECHO_LINES:
                print(f"{self.name}: {_short(line.decode('utf-8', 'replace'))}", file=sys.stderr)
            elif self.complaints == ECHO_LINES + 1:
                print(f"{self.name}: …", file=sys.stderr)

    def _how_it_ended(self) -> str:
        try:
            status = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its standard output"
        return f"it ended with status {status}" if status >= 0 else f"it was ended by signal {-status}"


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program by its own handle: the end of its input asks it to go, then a signal, then force."""
    if process.stdin is not None:
        process.stdin.close()
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        process.terminate()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _put_away(process: subprocess.Popen[bytes]) -> None:
    _end(process)
    for pipe in (process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


def _understood(line: bytes) -> Answer:
    try:
        return msgspec.json.decode(line, type=Answer)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        said = _short(line.decode("utf-8", "replace"))
        raise Lost("nonsense", f"{said} is no answer: {error}") from error


def _line(kind: str, message: Hello | Decide | Bye) -> bytes:
    return msgspec.json.encode({kind: message}) + b"\n"


def _short(text: str) -> str:
    """What a program said, fit to be shown."""
    shown = "".join(c if c.isprintable() else "�" for c in text[:ECHO_LENGTH])
    return f"{shown}…" if len(text) > ECHO_LENGTH else shown
