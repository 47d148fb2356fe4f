"""Words that sentences about San Juan are made of: cards and goods with their articles, roles, prices, points."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.names import Names
from ludoteca.core.text import Words
from ludoteca.games.san_juan import events
from ludoteca.games.san_juan.cards import BUILDINGS, GOOD_NAMES, NUMBER, GoodName


def card_name(key: str, words: Words) -> str:
    """The name of a building."""
    return words(f"san_juan-card-{key}")


def the(key: str, words: Words) -> str:
    """The name of a building with its article: "the Library", "l’Aqueduc"."""
    return words(f"san_juan-the-{key}")


def good(which: str, words: Words) -> str:
    return words(f"san_juan-good-{which}")


def role(which: str, words: Words) -> str:
    return words(f"san_juan-role-{which}")


def cards(keys: Sequence[str | None], words: Words) -> str:
    """Cards by name if the reader knows them, else their number."""
    known = [key for key in keys if key is not None]
    if len(known) < len(keys):
        return words("san_juan-cards", cards=len(keys))
    return words.listing(
        [
            the(key, words)
            if keys.count(key) == 1
            else words("san_juan-cards-of-kind", card=the(key, words), count=keys.count(key))
            for key in dict.fromkeys(known)
        ]
    )


def goods(names: Sequence[GoodName], words: Words, plain: bool = False) -> str:
    """Goods in the order of the plants: "indigo and 2 coffee"; `plain` without the words that a verb needs."""
    return words.listing(
        [
            name if names.count(which) == 1 else words("san_juan-goods-of-kind", good=name, count=names.count(which))
            for which in GOOD_NAMES
            if which in names
            for name in [good(which, words) if plain else words(f"san_juan-some-{which}")]
        ]
    )


def prices(tile: Sequence[int], words: Words) -> str:
    """`indigo 1, sugar 2, …`"""
    return ", ".join(f"{good(which, words)} {paid}" for which, paid in zip(GOOD_NAMES, tile, strict=True))


def mined(event: events.Mined, players: Names, words: Words) -> str:
    """The card that a Gold Mine brings, or why it brings none."""
    if event.card is None:
        return words("san_juan-event-mined-nothing", **players.who(event.seat))
    return words("san_juan-event-mined", **players.who(event.seat), card=the(event.card, words))


# ---------------------------------------------------------------- points


def counts_at_end(key: str) -> bool:
    """Whether the points of a building are counted at the end, and none are printed on it."""
    return BUILDINGS[NUMBER[key]].group == "six-cost"


def points_change(built: events.BuildingBuilt) -> int:
    """The printed points of a building, less those of the one it covers."""
    covered = 0 if built.over is None else BUILDINGS[NUMBER[built.over]].points
    return BUILDINGS[NUMBER[built.card]].points - covered


def signed(change: int) -> str:
    """A change of points: "+2", "−1", "±0"."""
    return f"{change:+}".replace("-", "−") if change else "±0"


def points_of(built: events.BuildingBuilt, words: Words) -> str:
    """The points that a building brings at once: "2 points", "+1 point" over another."""
    if counts_at_end(built.card):
        return words("san_juan-points-at-end")
    change = points_change(built)
    shown = str(change) if built.over is None else signed(change)
    return words("san_juan-points-change", points=abs(change), change=shown)
