"""How commands print lines, JSON and tables of figures.

Texts from outside are cleaned, so that none of them can control the terminal.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from ludoteca.core.clean import HARMFUL, clean, clean_lines

if TYPE_CHECKING:
    from rich.console import Console

LONGEST_LABEL: Final = 16
SHORT_LABEL: Final = 9  # with a column for failures, so that a ladder fits into 80 columns


def print_line(text: str = "", error: bool = False) -> None:
    """Print a line on standard output, or on standard error."""
    stream = sys.stderr if error else sys.stdout
    if stream is not None:  # it may have been closed from the start
        print(clean_lines(text), file=stream)


def print_json(value: object) -> None:
    """Print a value as JSON on one line, with control characters escaped."""
    try:
        text = msgspec.json.encode(value).decode()
    except UnicodeEncodeError:  # a lone surrogate, from the name of a file
        text = json.dumps(msgspec.to_builtins(value))
    print(HARMFUL.sub(lambda found: json.dumps(found[0])[1:-1], text))


def clean_cells(*texts: str) -> Iterator[str]:
    """Texts for the cells of a table, each on one line."""
    return (clean(text) for text in texts)


def short_labels(names: Sequence[str], longest: int = LONGEST_LABEL) -> list[str]:
    """Names for the cells of a table; one that is too long gets a number and is cut.

    >>> short_labels(["easy", "stdio:python3 my_bot.py"])
    ['easy', '2. stdio:python…']
    """
    return [
        clean(name) if len(name) <= longest else clean(f"{number}. {name}", longest)
        for number, name in enumerate(names, 1)
    ]


def print_full_names(console: Console, names: Sequence[str], longest: int = LONGEST_LABEL) -> None:
    """Print, below a table, the names that were too long for it."""
    for number, name in enumerate(names, 1):
        if len(name) > longest:
            console.print(f"{number}. {clean(name)}", soft_wrap=True)


def print_table(
    console: Console, headings: Sequence[str], rows: Sequence[Sequence[str]], text_columns: int = 1
) -> None:
    """Print a table of figures, text columns first. Figures are never cut: the table may be wider than the screen."""
    from rich import box
    from rich.cells import cell_len
    from rich.table import Table

    words = [heading.replace("\N{NO-BREAK SPACE}", "_").split() for heading in headings]
    widths = [max(cell_len(text) for text in (*parts, *(row[at] for row in rows))) for at, parts in enumerate(words)]
    needed = sum(widths) + len(widths) - 1
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=0, width=needed if needed > console.width else None)
    for at, (heading, width) in enumerate(zip(headings, widths, strict=True)):
        table.add_column(heading, justify="left" if at < text_columns else "right", width=width)
    for row in rows:
        table.add_row(*row)
    console.print()
    console.print(table, crop=False)
    console.print()
