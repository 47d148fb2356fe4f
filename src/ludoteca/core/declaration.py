"""The declarations that a game needs, and a list of those that are missing: attributes, methods, files and words.

The games of this project are checked by tests; a game from elsewhere is checked when it is registered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from inspect import isfunction
from typing import Final, get_args

from ludoteca.core.game import Game
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.core.views import View

KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")  # it begins the names of files and of messages
FILES: Final = ("cards.toml", "NOTICE", "terminal.py", "view_from_events.py")
TEXTS: Final = ("summary", "notice")


def missing_names(game: type[Game]) -> list[str]:
    """The attributes and methods that a game lacks, those of its view included."""
    attributes = [name for name in Game.__annotations__ if not hasattr(game, name)]
    methods = [f"{name}()" for name in sorted(game.__abstractmethods__)]
    view: type[View] = View if "view_type" in attributes else game.view_type
    answers = [name for name, value in vars(View).items() if isfunction(value) and getattr(view, name) is value]
    return [*attributes, *methods, *(f"{view.__name__}.{name}()" for name in answers)]


def missing_files(game: type[Game]) -> list[str]:
    """The files that the folder of a registered game lacks, its catalogues included."""
    names = [*FILES, *(f"locales/{lang}/{game.key}.ftl" for lang in LANGUAGES)]
    if not game.package():  # a single module has no folder
        return names
    folder = resources.files(game.package())
    return [name for name in names if not (folder / name).is_file()]


def missing_words(game: type[Game]) -> list[str]:
    """The messages that a game lacks, with their languages."""
    return [f"{key} ({lang})" for lang in LANGUAGES for key in required_words(game) if not Words(lang).has(key)]


def required_words(game: type[Game]) -> list[str]:
    """The keys of the messages that every game needs; its own functions may need more."""
    parts = list(TEXTS)
    for option in game.all_options:
        parts += [f"option-{option.name}", f"option-{option.name}-help"]
        parts += [f"option-{option.name}-{value}" for value in option.choices]
    parts += [f"category-{name}" for name in game.categories]
    parts += [f"reason-{name}" for name in game.reasons]
    parts += [f"tie-{name}" for name in game.ties]
    parts += deeds(game)
    attributes = (attribute.name for card in game.read_deck().cards() for attribute in card.attributes)
    parts += [f"attribute-{name}" for name in dict.fromkeys(attributes)]
    return [f"{game.key}-{part}" for part in parts]


def deeds(game: type[Game]) -> Iterator[str]:
    """The messages for the actions that statistics compare: an event with a seat, or each seat that an event names."""
    for event in get_args(game.event_type) or (game.event_type,):
        fields = event.__struct_fields__
        if not set(game.subjects) & set(fields):
            continue
        deed = f"deed-{str(event.__struct_config__.tag).replace('_', '-')}"
        if "seat" in fields:
            yield deed
        else:
            yield from (f"{deed}-{name}" for name in fields if str(event.__annotations__[name]).startswith("int"))
