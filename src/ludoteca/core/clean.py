"""Cleans text from outside before it is shown: names in records, texts of card files, file names.

Terminals obey control characters, and characters without width or with another writing direction can make one text look
like another. Each of them is replaced by a visible mark.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludoteca.core.record import Record

MARK: Final = "\N{REPLACEMENT CHARACTER}"
LONGEST_NAME: Final = 40

# Control characters (C0, DEL, C1), soft hyphens, direction marks and overrides, characters without width, line and
# paragraph separators, surrogates, and tags. Joiners stay: Persian and many emoji need them.
HARMFUL: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)
BLANKS: Final = re.compile(r"[\t\n\r]+")


def clean(text: str, longest: int | None = None) -> str:
    """The text on one line, without control characters; cut if it is longer than `longest`.

    >>> clean("Ada"), clean("two\\nlines"), clean("\\x1b[2Jgone"), clean("a" * 9, longest=5)
    ('Ada', 'two lines', '�[2Jgone', 'aaaa…')
    """
    if longest is not None and len(text) > longest:
        text = text[: longest - 1] + "…"
    return text if text.isprintable() else HARMFUL.sub(MARK, BLANKS.sub(" ", text))


def clean_lines(text: str) -> str:
    """The same for a text of several lines, which keeps its line breaks.

    >>> clean_lines("one\\ntwo\\x07")
    'one\\ntwo�'
    """
    return text if text.isprintable() else "\n".join(clean(line) for line in text.split("\n"))


def shown_names(record: Record) -> list[str]:
    """The names of a record's players, safe to show; a letter for somebody whose name was erased."""
    return [clean(seat.name, LONGEST_NAME).strip() or chr(ord("A") + k) for k, seat in enumerate(record.seats)]
