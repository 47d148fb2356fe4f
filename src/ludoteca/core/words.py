"""Words in the reader's language, from the Fluent catalogues in `locales/`.

>>> Words("en")("core-seat", seat=2)
'Player 2'
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "it")
SMALL: Final = range(-999, 1000)  # numbers that every language writes alike
LARGEST_NUMBER: Final = 10**15  # beyond it a number is told digit by digit
REMEMBERED: Final = 20_000  # sentences of a language, so that none is put together twice while it is talked about


def language(wish: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: what is wished for, else what the environment says, else English.

    >>> language(None, {"LANG": "fr_CH.UTF-8"})
    'fr'
    """
    if wish is not None:
        return wish
    for variable in ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        for part in environment.get(variable, "").split(":"):
            if part[:2].lower() in LANGUAGES:
                return part[:2].lower()
    return "en"


@cache
def catalogue(lang: str, part: str) -> str:
    """The text of one catalogue: `core`, `cli` or the key of a game."""
    path = resources.files("ludoteca") / "locales" / lang / f"{part}.ftl"
    return path.read_text(encoding="utf-8")


# A message of one line, in which facts are only put in their places.
_LINE: Final = re.compile(r"^([a-z][\w-]*) = (.*)\n(?! )", re.MULTILINE)
_FACT: Final = re.compile(r"\{ \$(\w+) \}")


@cache
def plain_lines(lang: str, part: str) -> dict[str, str]:
    """The messages of a catalogue that need no grammar: most of them, told without waiting for Fluent to load."""
    return {
        key: line for key, line in _LINE.findall(catalogue(lang, part)) if not set(_FACT.sub("", line)) & {"{", "}"}
    }


@cache
def _bundle(lang: str, part: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(lang, part)))
    return bundle


class Words:
    """Put keys into words: `words("patrician-event-taken", player="Ada", …)`.

    The part of a key before the first hyphen names its catalogue.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._told: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, /, **facts: object) -> str:
        given = {name: fact if type(fact) is str else self._fact(fact) for name, fact in facts.items()}
        if float in map(type, given.values()):  # 1.0 would be found where 1 was told, and is not always written alike
            return self._put(key, given)
        known = (key, *given.items())
        told = self._told.get(known)
        if told is None:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            told = self._told[known] = self._put(key, given)
        return told

    def _put(self, key: str, given: Mapping[str, object]) -> str:
        line = plain_lines(self.lang, key.partition("-")[0]).get(key)
        if line is not None and all(isinstance(fact, str) or fact in SMALL for fact in given.values()):
            return _FACT.sub(lambda place: str(given[place[1]]), line)
        return self.in_full(key, given)

    def in_full(self, key: str, given: Mapping[str, object]) -> str:
        """By Fluent's own reading, with plurals and the number formats of the language."""
        bundle = _bundle(self.lang, key.partition("-")[0])
        message = bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"{key} has no words in {self.lang}")
        told, problems = bundle.format_pattern(message.value, dict(given))
        if problems:
            raise LookupError(f"{key} in {self.lang}: {problems[0]}")
        return str(told)

    def warm(self, part: str) -> None:
        """Read a catalogue before it is needed."""
        plain_lines(self.lang, part)
        _bundle(self.lang, part)

    def has(self, key: str) -> bool:
        """Whether the key has words."""
        part = key.partition("-")[0]
        return key in plain_lines(self.lang, part) or _bundle(self.lang, part).has_message(key)

    def listing(self, items: list[str]) -> str:
        """Several things in a row: «a, b and c».

        >>> Words("it").listing(["Roma", "Siena", "Parma"])
        'Roma, Siena e Parma'
        """
        if len(items) < 2:
            return "".join(items)
        return self("core-list", first=", ".join(items[:-1]), last=items[-1])

    def _fact(self, fact: object) -> object:
        if isinstance(fact, Key):
            return self(fact.key, **fact.facts)
        if isinstance(fact, (list, tuple)):
            return self.listing([str(self._fact(item)) for item in fact])
        if isinstance(fact, bool) or not isinstance(fact, (int, float)) or abs(fact) > LARGEST_NUMBER:
            return str(fact)
        return fact


class Key:
    """A fact that has words of its own, to be put into the reader's language with the sentence around it."""

    def __init__(self, key: str, /, **facts: object) -> None:
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return Words("en")(self.key, **self.facts)
