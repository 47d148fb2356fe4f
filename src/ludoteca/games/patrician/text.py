"""Patrician in words: cards, moves, prompts and rules in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.text import Words
from ludoteca.games.patrician import events, moves
from ludoteca.games.patrician.cards import CITY_NAMES, FACES
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState

if TYPE_CHECKING:
    from ludoteca.games.patrician import Patrician


def describe_card(game: Patrician, key: str, words: Words) -> str:
    """A card with its city, its face and its star."""
    building = game.deck.building(key)
    face = words(f"patrician-face-{building.face}")
    name = "patrician-card-star" if building.star else "patrician-card"
    return words(name, city=CITY_NAMES[building.city], face=face)


def card_name(game: Patrician, key: str, words: Words) -> str:
    """The city of a card."""
    return CITY_NAMES[game.deck.building(key).city]


def card_effect(game: Patrician, key: str, words: Words) -> str:
    """What a card does, in full."""
    building = game.deck.building(key)
    kind = "portrait" if FACES[building.face].portrait_count else building.face
    rules = [words(f"patrician-board-rule-{kind}", city=CITY_NAMES[building.city])]
    if building.star:
        rules.append(words("patrician-board-rule-star"))
    return " ".join(rules)


def card_summary(game: Patrician, key: str, words: Words) -> str:
    """The part of a card below its crest."""
    return words(f"patrician-board-face-{game.deck.building(key).face}")


def card_kind(game: Patrician, key: str, words: Words) -> str:
    """Whether it is a start card, and how many cards build in the same city."""
    building = game.deck.building(key)
    name = "patrician-kind-star" if building.star else "patrician-kind"
    return words(name, city=CITY_NAMES[building.city], cards=numbers.CARDS_IN[building.city])


def card_example(game: Patrician, key: str, words: Words) -> str:
    """What the face of a card can bring."""
    building = game.deck.building(key)
    if FACES[building.face].portrait_count:
        return words(f"patrician-example-{building.face}")
    city = CITY_NAMES[building.city]
    other = next(name for name in ("Milano", "Siena") if name != city)
    return words(f"patrician-example-{building.face}", city=city, other=other)


def describe_move(game: Patrician, code: int, words: Words, state: PatricianState | None = None) -> str:
    """The effect of a move; with the state, also which card it takes."""
    match game.move(code):
        case moves.Play(key):
            return words("patrician-move-play", card=describe_card(game, key, words))
        case moves.Build(sites):
            return words("patrician-move-build", where=words("patrician-build-" + "-".join(sites)))
        case moves.Shift(city, site):
            return words(f"patrician-move-shift-{site}", city=city)
        case moves.Stay():
            return words("patrician-move-stay")
        case moves.Take(city):
            face_up = numbers.NONE
            if state is not None:
                face_up = state.board[numbers.FACE_UP_CARD + CITY_NAMES.index(city)]
            if face_up == numbers.NONE:
                return words("patrician-move-take", city=city)
            return words(
                "patrician-move-take-card", city=city, card=describe_card(game, game.deck.keys[face_up], words)
            )
        case moves.Send((a, b)):
            return words("patrician-move-send", a=a, b=b)
        case _:
            return words("patrician-move-keep")


def describe_prompt(game: Patrician, state: PatricianState, seat: int, words: Words) -> str:
    """The decision of the player whose turn it is."""
    board = state.board
    step = events.STEP_NAMES.get(board[numbers.PHASE])
    if step is None:
        return words("patrician-event-ended")
    if step == "build":
        city = CITY_NAMES[numbers.CITY_OF[board[numbers.TURN_CARD]]]
        return words("patrician-prompt-build", city=city, floors=board[numbers.FLOORS_TO_BUILD])
    return words(f"patrician-prompt-{step}")


def describe_rules(game: Patrician, words: Words) -> str:
    """The rules in short, with the expansions that are played."""
    parts = [words("patrician-rules")]
    parts += [words(f"patrician-rules-{name}") for name in ("messengers", "ambassadors") if game.options[name]]
    return "\n\n".join(parts)
