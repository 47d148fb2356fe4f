"""Makes docs/games/*.md out of the games themselves, so that the pages cannot drift: `python docs/make_pages.py`.

A test compares the pages with what this would write.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, get_args

import msgspec

from ludoteca.core.cards import PROVENANCES
from ludoteca.core.game import Game
from ludoteca.core.text import Words
from ludoteca.games import shelf

PAGES = Path(__file__).resolve().parent / "games"


def page(title: type[Game]) -> str:
    """The page of one game: rules, options, moves, observation, events, scores, cards, versions."""
    return "\n".join(_lines(title)).rstrip() + "\n"


def _lines(title: type[Game]) -> Iterator[str]:
    words = Words("en")
    flags = {option.name: option.default or option.kind == "flag" for option in title.all_options}
    counts, game = title.seat_counts, title(title.seat_counts[-1], flags)
    yield f"# {game.title}"
    yield f"{game.designer}, {game.year}. {counts[0]} to {counts[-1]} players. Stage: {game.stage}."
    yield f"Unofficial; see its [NOTICE](../../src/ludoteca/games/{game.key}/NOTICE)."
    yield ""
    yield words(f"{game.key}-summary")
    yield ""
    yield "    " + f"ludoteca play {game.key} --seats {','.join(['you'] + ['random'] * (counts[-1] - 1))}"
    yield "    " + f'ludoteca.game("{game.key}", seats={counts[-1]})'
    yield ""
    yield "## Rules in short"
    yield game.describe_rules(words)
    yield ""
    yield f"The [rules in full](../rules/{game.key}.md), with every ruling and where it comes from."
    yield ""
    yield "## Options"
    yield "| option | type | default | meaning |"
    yield "|---|---|---|---|"
    for option in game.all_options:
        meaning = words(f"{game.key}-option-{option.name}-help")
        if option.seats:
            meaning += f" ({', '.join(map(str, option.seats))} players)"
        kind = option.kind if not option.choices else ", ".join(option.choices)
        yield f"| `{option.name}` | {kind} | {str(option.default).lower()} | {meaning} |"
    yield ""
    yield "## Moves"
    yield f"The table of moves has {game.move_count} entries. An entry is a small integer, a struct and a text."
    yield ""
    yield "| entries | struct | text, for example |"
    yield "|---|---|---|"
    kinds = [(type(game.move(code)).__name__, code) for code in range(game.move_count)]
    for name, group in groupby(kinds, key=lambda pair: pair[0]):
        codes = [code for _, code in group]
        span = str(codes[0]) if len(codes) == 1 else f"{codes[0]}–{codes[-1]}"
        yield f"| {span} | `{name}`: {summary(type(game.move(codes[0])))} | `{game.notation(codes[0])}` |"
    yield ""
    yield "## What a seat sees"
    yield summary(game.view_type)
    yield ""
    yield "| field | type |"
    yield "|---|---|"
    for field in msgspec.structs.fields(game.view_type):
        yield f"| `{field.encode_name}` | `{type_name(field.type)}` |"
    yield ""
    yield "## Events"
    yield "| event | meaning | fields (secret ones in brackets) |"
    yield "|---|---|---|"
    for event in get_args(game.event_type):
        fields = [
            f"[{field.name}]" if field.name in event.secret else field.name for field in msgspec.structs.fields(event)
        ]
        tag = event.__struct_config__.tag
        yield f"| `{tag}` | {summary(event)} | {', '.join(fields)} |"
    yield ""
    yield "## Scores and the end"
    yield "Categories: " + ", ".join(words(f"{game.key}-category-{name}") for name in game.categories) + "."
    for reason in game.reasons:
        yield f"- Ends: {words(f'{game.key}-reason-{reason}')}"
    for tie in game.ties:
        yield f"- Ties: {words(f'{game.key}-tie-{tie}')}"
    yield ""
    yield "## Cards"
    cards = game.deck.cards()
    invented = sum(card.invented for card in cards)
    yield f"{len(cards)} cards in the card file, {invented} of them with something invented."
    yield ""
    names = [attribute.name for attribute in cards[0].attributes]
    yield "| attribute | " + " | ".join(PROVENANCES[:-1]) + " |"
    yield "|---" * len(PROVENANCES) + "|"
    for name in names:
        sources = [a.provenance for card in cards for a in card.attributes if a.name == name]
        yield f"| {name} | " + " | ".join(str(sources.count(source)) for source in PROVENANCES[:-1]) + " |"
    yield ""
    yield "## Versions"
    yield f"Rules version {game.rules}. A record names the version it was played with."


def summary(thing: type) -> str:
    """The first sentence of a docstring."""
    return (inspect.getdoc(thing) or "").split("\n\n")[0].replace("\n", " ").replace("|", "\\|")


def type_name(kind: Any) -> str:
    """A type as a reader would write it."""
    text = kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)
    return re.sub(r"\b(?:\w+\.)+(\w+)", r"\1", text).replace("|", "\\|")


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for game in shelf():
        (PAGES / f"{game.key}.md").write_text(page(game), encoding="utf-8")
        print(f"docs/games/{game.key}.md")
