"""The letter, default name and colour of each seat, the same in every game.

The colours are those of heraldry (gules, azure, or, vert, argent), always shown together with the letter.
"""

from __future__ import annotations

from typing import Final

LETTERS: Final = "ABCDE"
NAMES: Final = ("Ada", "Bruno", "Chiara", "Dario", "Elena")
STYLES: Final = (
    "bold #ffffff on #c8452c",
    "bold #ffffff on #1f4f9c",
    "bold #1f2430 on #eab42f",
    "bold #ffffff on #15806a",
    "bold #1f2430 on #f1ead9",
)
# For terminals with sixteen colours, where the shades above would look alike.
SIXTEEN_COLOUR_STYLES: Final = (
    "bold white on red",
    "bold white on blue",
    "black on yellow",
    "bold white on green",
    "black on white",
)


def letter(seat: int) -> str:
    """A seat's letter.

    >>> letter(2)
    'C'
    """
    return LETTERS[seat]
