"""The console on which the command draws, and the terminal at which a person plays.

Nothing in a text from outside (a name in a record, a card file, an argument) controls the terminal.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook, RenderResult
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from ludoteca.core.clean import clean_lines
from ludoteca.core.game import normalise
from ludoteca.core.text import Words

NARROWEST: Final = 20
BLANK_LINES: Final = 60  # where the screen cannot be cleared, enough to push a hand out of sight
HIGHLIGHT: Final = "bold yellow"
DIM: Final = "dim"

Read = Callable[[str], str]


def open_console(screen_reader: bool = False, **settings: Any) -> Console:
    """A console without markup or emoji codes, which removes control characters from what it prints."""
    colours: dict[str, Any] = {"no_color": True, "color_system": None} if screen_reader else {}
    console = Console(highlight=False, markup=False, emoji=False, **colours, **settings)
    console.push_render_hook(CleaningHook())
    if console.width < NARROWEST:
        console.width = NARROWEST  # rich shows nothing at width 0
    return console


class CleaningHook(RenderHook):
    """Cleans everything that is printed on a console."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [CleanRenderable(renderable) for renderable in renderables]


class CleanRenderable:
    """A renderable without the control characters in its texts; the console's own stay."""

    def __init__(self, renderable: ConsoleRenderable) -> None:
        self.renderable = renderable

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.renderable, options):
            if segment.control or segment.text.isprintable():
                yield segment
            else:
                yield Segment(clean_lines(segment.text), segment.style)


class Terminal:
    """Prints to a person and reads what they type. With `screen_reader`, tables become sentences, one per line."""

    def __init__(self, console: Console, screen_reader: bool, read: Read | None = None) -> None:
        self.console = console
        self.screen_reader = screen_reader
        self.read = read
        self.completions: list[str] = []
        if read is None and sys.stdin is not None and sys.stdin.isatty():
            self._complete_on_tab()

    def print_line(self, text: str = "", style: str = "", wrap: bool = True) -> None:
        """Print a line; without `wrap` a command stays in one piece, so that it can be copied."""
        if self.screen_reader or not wrap:
            self.console.print(text, markup=False, highlight=False, soft_wrap=True)
        else:
            self.console.print(Text(text, style))

    def print_gap(self) -> None:
        """Print an empty line, except for a screen reader."""
        if not self.screen_reader:
            self.console.print()

    def print_table(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Print a table; for a screen reader, a sentence per row that names each cell's heading."""
        if self.screen_reader:
            for row in rows:
                cells = (f"{heading} {cell}".strip() for heading, cell in zip(headings, row, strict=True))
                self.print_line(", ".join(cells) + ".")
            return
        table = Table(box=box.SIMPLE_HEAD, header_style=DIM, pad_edge=False)
        for at, heading in enumerate(headings):
            table.add_column(heading, justify="left" if at < 1 else "right")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        self.console.print(table)

    def print_choices(self, rows: Sequence[tuple[str, str, int]]) -> None:
        """Print a list of choices: name, explanation and number of each."""
        if self.screen_reader:
            for name, explanation, number in rows:
                self.print_line(f"{number}. {name}: {explanation}")
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style=HIGHLIGHT, no_wrap=True, min_width=3)
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for name, explanation, number in rows:
            table.add_row(str(number), Text(name), Text(explanation))
        self.console.print(table)

    def clear(self) -> None:
        """Clear the screen and its scrollback; where that is impossible, push everything far up."""
        if self.screen_reader or not self.console.is_terminal:
            self.console.print("\n" * BLANK_LINES)
            return
        self.console.clear()
        if not self.console.legacy_windows:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """Read a line, with a space for each character that cannot be printed."""
        try:
            line = (self.read or input)(prompt)
        except UnicodeDecodeError:
            return "?!"
        except (OSError, ValueError, RuntimeError) as error:
            raise EOFError from error  # the terminal has gone, or standard input was closed from the start
        return "".join(letter if letter.isprintable() else " " for letter in line).strip()

    def _complete_on_tab(self) -> None:
        try:
            import readline
        except ImportError:
            return  # Windows has no readline; everything can still be typed in full

        def completion(text: str, at: int) -> str | None:
            found = [one for one in self.completions if normalise(one).startswith(normalise(text))]
            return found[at] if at < len(found) else None

        readline.set_completer(completion)
        readline.set_completer_delims("")
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")


def read_yes_no(text: str, words: Words) -> bool | None:
    """Yes or no as typed, in the reader's language or in English, in full or abbreviated; None for anything else."""
    typed = normalise(text)
    for key, value in (("core-yes", True), ("core-no", False)):
        for language_words in (words, Words("en")):
            if typed and normalise(language_words(key)).startswith(typed):
                return value
    return None
