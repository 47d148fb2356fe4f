"""The catalogue: games, bot levels and cards, described in the reader's language."""

from __future__ import annotations

from ludoteca.bots import LEVELS
from ludoteca.core.game import Game
from ludoteca.core.text import Words
from ludoteca.games import shelf
from ludoteca.server.messages import wire


def game_list(words: Words, version: str) -> wire.GameList:
    """All games, in the order of the shelf, and the bot levels."""
    levels = [
        wire.LevelInfo(name, words(f"server-level-{name}"), words(f"server-level-{name}-help")) for name in LEVELS
    ]
    games = sorted(shelf(), key=lambda game: (game.shelf_place, game.title))
    return wire.GameList([game_info(game, words) for game in games], levels, version)


def game_info(game: type[Game], words: Words) -> wire.GameInfo:
    """A game with its options, as the set-up page shows it."""
    key = game.key
    return wire.GameInfo(
        key,
        game.title,
        game.designer,
        game.year,
        game.stage,
        list(game.seat_counts),
        words(f"{key}-summary"),
        words(f"{key}-notice"),
        [
            wire.OptionInfo(
                option.name,
                option.kind,
                option.default,
                list(option.choices),
                [words(f"{key}-option-{option.name}-{value}") for value in option.choices],
                option.low,
                option.high,
                list(option.seats),
                words(f"{key}-option-{option.name}"),
                words(f"{key}-option-{option.name}-help"),
            )
            for option in game.all_options
        ],
        {name: words(f"{key}-category-{name}") for name in game.categories},
        game.minutes,
    )


def card_faces(game: Game, words: Words) -> wire.CardFaces:
    """The faces of all cards, and the rules in short."""
    faces = [
        wire.CardFace(
            card.key,
            game.card_name(card.key, words),
            game.card_effect(card.key, words),
            game.describe_card(card.key, words),
            {attribute.name: attribute.value for attribute in card.attributes},
            [attribute.name for attribute in card.attributes if attribute.provenance == "invented"],
            game.card_summary(card.key, words),
            game.card_kind(card.key, words),
            game.card_example(card.key, words),
        )
        for card in game.deck.cards()
    ]
    file = game.deck.file
    return wire.CardFaces(faces, game.describe_rules(words), file.name, not file.house)
