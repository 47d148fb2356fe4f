"""Makes the pictures of the README out of real games: `python docs/make_pictures.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from ludoteca.core.game import Game
from ludoteca.core.laws import choice
from ludoteca.core.seats import NAMES
from ludoteca.core.text import Words
from ludoteca.games import shelf

PICTURES = Path(__file__).resolve().parent / "pictures"
SEED = 11
WIDTH = 118
NORMAL = "2d3139 cd4b31 2fae92 e3ae2d 3468b8 8a5aa0 63aab2 e4d9c1"
BRIGHT = "787878 f0a48c 63c8aa ffc23d 7faaf0 c8a0dc 7fd0dc fffcf5"


def colours(hexes: str) -> list[tuple[int, int, int]]:
    """Colours as the terminal's theme wants them."""
    return [(int(text[:2], 16), int(text[2:4], 16), int(text[4:], 16)) for text in hexes.split()]


THEME = TerminalTheme((35, 38, 46), (244, 237, 222), colours(NORMAL), colours(BRIGHT))


def picture(game: Game, moves: int) -> str:
    """The table of a game under way, as its first seat sees it, drawn by the terminal's own hand."""
    match = game.deal(seed=SEED, players=NAMES[: game.seats])
    for number in range(moves):
        seat = match.actors[0]
        legal = match.legal_codes(seat)
        match.play(legal[choice(SEED, number) % len(legal)], seat)
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, height=60, force_terminal=True, color_system="truecolor"
    )
    console.print(game.draw(match, match.actors[0], Words("en")))
    svg = console.export_svg(title=f"ludoteca play {game.key}", theme=THEME, unique_id=game.key)
    # No font from elsewhere, the reader's own will do.
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for game in shelf():
        options = {option.name: True for option in game.all_options if option.name == "messengers"}
        path = PICTURES / f"{game.key}-terminal.svg"
        path.write_text(picture(game(3, options), 75), encoding="utf-8")
        print(path.relative_to(PICTURES.parent))
