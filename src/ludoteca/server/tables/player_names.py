"""Names of players: one line that shows something, and that nobody takes for another name at the same table.

Two names are taken for each other if they differ only in case, in width, in characters that show nothing, in accents
piled on an accent, or in letters that look the same in most typefaces. This is checked when somebody gives a name;
names in stored logs stay as they are.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from ludoteca.server.tables.errors import Refusal

# Characters that count as letters or signs, but show nothing.
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
# Characters that a text may hold without showing them, besides those of the category Cf.
IGNORABLE: Final = frozenset(
    [*BLANK, "\u034f", *map(chr, range(0x180B, 0x1810)), *map(chr, range(0xFE00, 0xFE10))]
    + [chr(code) for code in range(0xE0100, 0xE01F0)]
)
LOOKALIKES: Final = str.maketrans(
    {
        **dict(zip("АВЕЅІЈКМНОРСТУХҮԚԜӀ", "ABESIJKMHOPCTYXYQWl", strict=True)),  # Cyrillic
        **dict(zip("аесіјорѕухԁһԛԝӏг", "aecijopsyxdhqwlr", strict=True)),
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),  # Greek
        **dict(zip("αγικνορυχω", "ayikvopuxw", strict=True)),
        **dict(zip("ıɑɡɩʟ", "iagil", strict=True)),  # other Latin letters
        **dict(zip("0O1I|", "oolll", strict=True)),
    }
)


def check_name(text: str) -> str:
    """A name as somebody typed it, on one line; a `Refusal` if it shows nothing or cannot be shown.

    >>> check_name("  Ada   Lovelace ")
    'Ada Lovelace'
    >>> check_name("\\u3164")
    Traceback (most recent call last):
    ...
    ludoteca.server.tables.errors.Refusal: Please enter a name.
    """
    name = " ".join(text.split())
    if not name.isprintable() or not shows_something(name):
        raise Refusal("server-bad-name")
    return name


def check_name_free(name: str, others: Iterable[str]) -> None:
    """Refuse a name that could be taken for another one at the same table.

    >>> check_name_free("Bruno", ["Ada", ""])
    >>> check_name_free("ADA", ["Ada"])
    Traceback (most recent call last):
    ...
    ludoteca.server.tables.errors.Refusal: Somebody at this table has that name, or one that looks the same.
    """
    if any(looks_like(name, other) for other in others):
        raise Refusal("server-name-taken")


def shows_something(name: str) -> bool:
    """Whether a name has a letter, a digit or a sign: not only blanks and marks that need a letter below them.

    >>> shows_something("Ada"), shows_something("李"), shows_something("🐌"), shows_something("!")
    (True, True, True, True)
    >>> shows_something(""), shows_something(" \\u200b"), shows_something("\\u0301"), shows_something("\\u2800\\u3164")
    (False, False, False, False)
    """
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK for letter in name)


def looks_like(name: str, other: str) -> bool:
    """Whether one name could be taken for the other. An empty name is nobody's.

    >>> looks_like("Ada", "ada"), looks_like("Ada", "\\uff21da"), looks_like("Ada", "A\\u200dda")
    (True, True, True)
    >>> looks_like("Ada", "\\u0410da"), looks_like("Bob", "B0b"), looks_like("Ida", "lda")
    (True, True, True)
    >>> looks_like("ВЕРА", "вера"), looks_like("Andre\\u0301", "Andr\\u00e9\\u0300"), looks_like("Andre", "André")
    (True, True, False)
    >>> looks_like("Guest 1", "Guest 2"), looks_like("", "")
    (False, False)
    """
    return bool(skeletons(name) & skeletons(other))


def skeletons(name: str) -> set[str]:
    """A name reduced to what tells it from others: by its letters, and by what they look like."""
    shown = _shown(name)
    return {_folded(shown), _folded(shown.translate(LOOKALIKES))} - {""}


def _shown(name: str) -> str:
    """The name in usual forms of its letters, without what shows nothing; of several accents the first counts."""
    letters: list[str] = []
    for letter in unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name)):
        mark = unicodedata.combining(letter) != 0
        if letter in IGNORABLE or unicodedata.category(letter) == "Cf":
            continue
        if mark and letters and unicodedata.combining(letters[-1]) != 0:
            continue
        letters.append(letter)
    return unicodedata.normalize("NFC", " ".join("".join(letters).split()))


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name.casefold())
