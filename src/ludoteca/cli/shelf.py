"""`ludoteca games` and `ludoteca cards`: what is on the shelf, and what is on the cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core.cards import read_file
from ludoteca.core.game import Game, Setup
from ludoteca.core.words import Words
from ludoteca.games import find, shelf


def show_games(words: Words, as_json: bool) -> int:
    """Games, seats, options."""
    if as_json:
        print(msgspec.json.encode([described(game, words) for game in shelf()]).decode())
        return 0
    for game in shelf():
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        who = {"designer": game.designer, "year": str(game.year), "seats": seats}
        print(words("cli-game", key=game.key, title=game.title, **who))
        print("  " + words(f"{game.key}-summary"))
        for option in game.options:
            default = option.default
            if isinstance(default, bool):
                default = words("core-yes" if default else "core-no")
            told = words(f"{game.key}-option-{option.name}-help")
            print(f"  --option {option.name:<22} {told} ({words('cli-default', value=str(default))})")
        print()
    print(words("cli-games-hint"))
    return 0


def described(game: Game, words: Words) -> dict[str, Any]:
    """A game as data: what a set-up screen is built from."""
    return {
        "key": game.key,
        "title": game.title,
        "designer": game.designer,
        "year": game.year,
        "stage": game.stage,
        "seats": list(game.seats),
        "summary": words(f"{game.key}-summary"),
        "options": [
            {
                **msgspec.to_builtins(option),
                "label": words(f"{game.key}-option-{option.name}"),
                "help": words(f"{game.key}-option-{option.name}-help"),
            }
            for option in game.options
        ],
    }


def show_cards(words: Words, key: str, path: Path | None, as_json: bool) -> int:
    """The deck with the provenance of everything on it, or what is wrong with the file."""
    game = find(key)
    deck = game.deck(None if path is None else read_file(path))
    setup = Setup(game, game.seats[0], {}, deck.file)
    cards = deck.cards()
    if as_json:
        whole = {
            "game": key,
            "name": deck.file.name,
            "digest": deck.file.digest,
            "cards": [{**msgspec.to_builtins(card), "text": game.tell_card(setup, card.key, words)} for card in cards],
            "remarks": deck.remarks(words),
        }
        print(msgspec.json.encode(whole).decode())
        return 0
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(box=box.SIMPLE_HEAD, title=words("cli-cards-title", game=game.title, cards=len(cards)))
    table.add_column(words("cli-card"))
    table.add_column(words("cli-card-text"), ratio=2)
    names = [attribute.name for attribute in cards[0].attributes]
    for name in names:
        table.add_column(words(f"{key}-attribute-{name}"))
    for card in cards:
        told = {
            attribute.name: f"{attribute.value} ({words(f'core-provenance-{attribute.provenance}')})"
            for attribute in card.attributes
        }
        table.add_row(card.key, game.tell_card(setup, card.key, words), *(told.get(name, "") for name in names))
    console.print(table)
    for remark in deck.remarks(words):
        console.print(remark)
    invented = sum(card.invented for card in cards)
    if invented:
        console.print(words("cli-cards-invented", invented=invented, cards=len(cards)))
    console.print(words("cli-cards-good", file=deck.file.name, digest=deck.file.digest))
    return 0
