"""How the command speaks and listens: with a drawing hand, or in plain lines; and how it heeds signals."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table
from rich.text import Text

from ludoteca.core.game import plain as bare
from ludoteca.core.words import Words

if TYPE_CHECKING:
    from types import FrameType

    from rich.console import Console

BLANK_LINES: Final = 60  # where the screen cannot be cleared, enough to push a hand out of sight
LIT: Final = "bold yellow"
QUIET: Final = "dim"

Read = Callable[[str], str]


class Leave(Exception):
    """Somebody wants to stop, or the machine asks us to."""


class Voice:
    """How the session speaks and listens: with a drawing hand, or in plain lines."""

    def __init__(self, console: Console, plain: bool, read: Read | None = None) -> None:
        self.console = console
        self.plain = plain
        self.read = read
        self.candidates: list[str] = []
        if read is None and sys.stdin is not None and sys.stdin.isatty():
            self._complete()

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A line; `whole` keeps a command that may be copied from being broken."""
        if self.plain or whole:
            self.console.print(text, markup=False, highlight=False, soft_wrap=True)
        else:
            self.console.print(Text(text, style))

    def gap(self) -> None:
        """A breath between things; none where each line is read aloud."""
        if not self.plain:
            self.console.print()

    def rows(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table; in plain lines, each cell with its heading."""
        if self.plain:
            for row in rows:
                self.say(", ".join(f"{head} {cell}".strip() for head, cell in zip(headings, row, strict=True)) + ".")
            return
        table = Table(box=box.SIMPLE_HEAD, header_style=QUIET, pad_edge=False)
        for at, heading in enumerate(headings):
            table.add_column(heading, justify="left" if at < 1 else "right")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        self.console.print(table)

    def choices(self, rows: Sequence[tuple[str, str]], first: int = 1) -> None:
        """Numbered things, each with its explanation."""
        if self.plain:
            for number, (name, about) in enumerate(rows, first):
                self.say(f"{number}. {name}: {about}")
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style=LIT, no_wrap=True, min_width=3)
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for number, (name, about) in enumerate(rows, first):
            table.add_row(str(number), Text(name), Text(about))
        self.console.print(table)

    def clear(self) -> None:
        """Put what was shown out of sight: off the screen and its memory, or, in plain lines, far up."""
        if self.plain or not self.console.is_terminal:
            self.console.print("\n" * BLANK_LINES)
            return
        self.console.clear()
        if not self.console.legacy_windows:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line from a person, without what cannot be printed."""
        try:
            line = (self.read or input)(prompt)
        except UnicodeDecodeError:
            return "?!"
        except OSError as error:
            raise EOFError from error  # the terminal has gone
        return "".join(letter if letter.isprintable() else " " for letter in line).strip()

    def _complete(self) -> None:
        try:
            import readline
        except ImportError:
            return  # Windows has none; everything can still be typed in full

        def fitting(text: str, at: int) -> str | None:
            found = [one for one in self.candidates if bare(one).startswith(bare(text))]
            return found[at] if at < len(found) else None

        readline.set_completer(fitting)
        readline.set_completer_delims("")
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")


def truth(text: str, words: Words) -> bool | None:
    """Yes or no as typed, in the reader's language or in English, whole or by its first letter."""
    typed = bare(text)
    for key, value in (("core-yes", True), ("core-no", False)):
        for speech in (words, Words("en")):
            if typed and bare(speech(key)).startswith(typed):
                return value
    return None


@contextlib.contextmanager
def heeding_signals() -> Iterator[None]:
    """While a game is on, being told to end is leaving: the game is saved and says so."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise Leave

    with _signals(leave, "SIGTERM", "SIGHUP"):
        yield


@contextlib.contextmanager
def silent_signals() -> Iterator[None]:
    """For the moment of leaving, which nothing may interrupt."""
    with _signals(signal.SIG_IGN, "SIGINT", "SIGTERM", "SIGHUP"):
        yield


@contextlib.contextmanager
def _signals(handler: Callable[[int, FrameType | None], None] | signal.Handlers, *names: str) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [signal.signal(number, handler) for number in numbers]
    try:
        yield
    finally:
        for number, old in zip(numbers, before, strict=True):
            signal.signal(number, old)
