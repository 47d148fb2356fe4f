"""`ludoteca games` and `ludoteca cards`: list the games, or the cards of one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.cli.output import clean_cells, print_json, print_line
from ludoteca.core.cards import read_file
from ludoteca.core.game import Game
from ludoteca.core.text import Words
from ludoteca.games import find, shelf


def show_games(words: Words, as_json: bool) -> int:
    """Print every game with its seats and options."""
    if as_json:
        print_json([describe_game(game, words) for game in shelf()])
        return 0
    for game in shelf():
        seats = f"{game.seat_counts[0]}–{game.seat_counts[-1]}"
        facts = {"designer": game.designer, "year": str(game.year), "seats": seats}
        print_line(words("cli-game", key=game.key, title=game.title, **facts))
        print_line("  " + words(f"{game.key}-summary"))
        for option in game.all_options:
            default = option.default
            if isinstance(default, bool):
                default = words("core-yes" if default else "core-no")
            explanation = words(f"{game.key}-option-{option.name}-help")
            print_line(f"  --option {option.name:<22} {explanation} ({words('cli-default', value=str(default))})")
        print_line()
    print_line(words("cli-games-hint"))
    return 0


def describe_game(game: type[Game], words: Words) -> dict[str, Any]:
    """A game as data from which a set-up screen can be built."""
    return {
        "key": game.key,
        "title": game.title,
        "designer": game.designer,
        "year": game.year,
        "stage": game.stage,
        "seats": list(game.seat_counts),
        "summary": words(f"{game.key}-summary"),
        "options": [
            {
                **msgspec.to_builtins(option),
                "label": words(f"{game.key}-option-{option.name}"),
                "help": words(f"{game.key}-option-{option.name}-help"),
            }
            for option in game.all_options
        ],
    }


def show_cards(words: Words, key: str, path: Path | None, as_json: bool) -> int:
    """Print the deck with the source of every figure, or what is wrong with the card file."""
    title = find(key)
    deck = title.read_deck(None if path is None else read_file(path))
    game = title(title.seat_counts[0], {}, deck.file)
    cards = deck.cards()
    if as_json:
        listing = {
            "game": key,
            "name": deck.file.name,
            "digest": deck.file.digest,
            "cards": [{**msgspec.to_builtins(card), "text": game.describe_card(card.key, words)} for card in cards],
            "remarks": deck.remarks(words),
        }
        print_json(listing)
        return 0
    from rich import box
    from rich.table import Table

    from ludoteca.cli.console import open_console

    console = open_console()
    table = Table(box=box.SIMPLE_HEAD, title=words("cli-cards-title", game=game.title, cards=len(cards)))
    table.add_column(words("cli-card"))
    table.add_column(words("cli-card-text"), ratio=2)
    names = [attribute.name for attribute in cards[0].attributes]
    for name in names:
        table.add_column(words(f"{key}-attribute-{name}"))
    for card in cards:
        values = {
            attribute.name: f"{attribute.value} ({words(f'core-provenance-{attribute.provenance}')})"
            for attribute in card.attributes
        }
        text = game.describe_card(card.key, words)
        table.add_row(*clean_cells(card.key, text, *(values.get(name, "") for name in names)))
    console.print(table)
    for remark in deck.remarks(words):
        console.print(remark)
    invented = sum(card.invented for card in cards)
    if invented:
        console.print(words("cli-cards-invented", invented=invented, cards=len(cards)))
    console.print(words("cli-cards-good", file=deck.file.name, digest=deck.file.digest))
    return 0
