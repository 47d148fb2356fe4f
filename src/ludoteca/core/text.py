"""Text in the reader's language, from the Fluent catalogues in `locales/`.

>>> Words("en")("core-seat", seat=2)
'Player 2'
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from ludoteca.core.clean import clean
from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "it")
SMALL: Final = range(-999, 1000)  # numbers that look the same in every language
LARGEST_NUMBER: Final = 10**15  # larger numbers are shown without separators
CACHE_SIZE: Final = 20_000  # formatted messages of a language


def language(requested: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to use: the one requested, else that of the environment, else English.

    >>> language(None, {"LANG": "fr_CH.UTF-8"})
    'fr'
    """
    if requested is not None:
        return requested
    for variable in ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        for part in environment.get(variable, "").split(":"):
            if part[:2].lower() in LANGUAGES:
                return part[:2].lower()
    return "en"


_folders: dict[str, Traversable] = {}  # of the catalogues that are not in `locales/`, by part


def use_catalogues(part: str, folder: Traversable | None) -> None:
    """Take the catalogues of a part from another folder (`<folder>/<lang>/<part>.ftl`); None for `locales/` again."""
    if folder is None:
        _folders.pop(part, None)
    else:
        _folders[part] = folder
    for cached in (catalogue, simple_messages, _bundle):
        cached.cache_clear()


@cache
def catalogue(lang: str, part: str) -> str:
    """The text of one catalogue: `core`, `cli` or the key of a game."""
    folder = _folders.get(part) or resources.files("ludoteca") / "locales"
    return (folder / lang / f"{part}.ftl").read_text(encoding="utf-8")


# A message of one line in which facts are only inserted.
_LINE: Final = re.compile(r"^([a-z][\w-]*) = (.*)\n(?! )", re.MULTILINE)
_FACT: Final = re.compile(r"\{ \$(\w+) \}")


@cache
def simple_messages(lang: str, part: str) -> dict[str, str]:
    """The messages of a catalogue without plurals or other grammar: most of them. They do not need Fluent loaded."""
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
    """The messages of one language: `words("core-seat", seat=2)`.

    The part of a key before the first hyphen names its catalogue. Facts are cleaned, since they may come from anywhere.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._cache: dict[object, str] = {}

    def __call__(self, key: str, /, **facts: object) -> str:
        if not facts:
            known = self._cache.get(key)
            if known is not None:
                return known
        cleaned = {name: clean(fact) if type(fact) is str else self._fact(fact) for name, fact in facts.items()}
        if float in map(type, cleaned.values()):  # 1.0 equals 1 as a key, but may be written differently
            return self._format(key, cleaned)
        request = (key, *cleaned.items()) if facts else key
        text = self._cache.get(request)
        if text is None:
            if len(self._cache) >= CACHE_SIZE:
                self._cache.clear()
            text = self._cache[request] = self._format(key, cleaned)
        return text

    def _format(self, key: str, facts: Mapping[str, object]) -> str:
        line = simple_messages(self.lang, key.partition("-")[0]).get(key)
        if line is not None and all(isinstance(fact, str) or fact in SMALL for fact in facts.values()):
            return _FACT.sub(lambda place: str(facts[place[1]]), line)
        return self.format_with_fluent(key, facts)

    def format_with_fluent(self, key: str, facts: Mapping[str, object]) -> str:
        """Format a message with Fluent, which knows plurals and the number formats of the language."""
        bundle = _bundle(self.lang, key.partition("-")[0])
        message = bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"{key} has no text in {self.lang}")
        text, problems = bundle.format_pattern(message.value, dict(facts))
        if problems:
            raise LookupError(f"{key} in {self.lang}: {problems[0]}")
        return str(text)

    def warm(self, part: str) -> None:
        """Load a catalogue before it is needed."""
        simple_messages(self.lang, part)
        _bundle(self.lang, part)

    def has(self, key: str) -> bool:
        """Whether the key exists."""
        part = key.partition("-")[0]
        return key in simple_messages(self.lang, part) or _bundle(self.lang, part).has_message(key)

    def listing(self, items: list[str]) -> str:
        """Items as a list in one phrase: "a, b and c".

        >>> Words("it").listing(["Roma", "Siena", "Parma"])
        'Roma, Siena e Parma'
        """
        if len(items) < 2:
            return "".join(items)
        return self("core-list", first=", ".join(items[:-1]), last=items[-1])

    def _fact(self, fact: object) -> object:
        if isinstance(fact, Key):
            return self(fact.key, **fact.facts)
        if isinstance(fact, LudotecaError):
            return fact.text(self)
        if isinstance(fact, (list, tuple)):
            return self.listing([str(self._fact(item)) for item in fact])
        if isinstance(fact, bool) or not isinstance(fact, (int, float)) or abs(fact) > LARGEST_NUMBER:
            return clean(str(fact))
        return fact


class Key:
    """A fact that is itself a message, translated together with the sentence around it."""

    def __init__(self, key: str, /, **facts: object) -> None:
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return Words("en")(self.key, **self.facts)
