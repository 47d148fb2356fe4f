"""Patrician in words: cards, moves, events and rules in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.core.events import Event
from ludoteca.core.text import Words
from ludoteca.games.patrician import events, moves
from ludoteca.games.patrician.cards import CITY_NAMES
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
    """The part of a card below its crest."""
    return words(f"patrician-face-{game.deck.building(key).face}")


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


def describe_event(game: Patrician, event: Event, players: Sequence[str], words: Words) -> str | None:
    """An event as a sentence; None for events that only update the view."""
    match event:
        case events.Begun(first):
            return words("patrician-event-begun", player=players[first])
        case events.CardFaced(city, key):
            return words("patrician-event-faced", city=city, card=describe_card(game, key, words))
        case events.CardPlayed(seat, key):
            return words("patrician-event-played", player=players[seat], card=describe_card(game, key, words))
        case events.FloorBuilt(seat, city, site):
            return words(f"patrician-event-built-{site}", player=players[seat], city=city)
        case events.FloorMoved(seat, city, site, owner):
            return words(f"patrician-event-moved-{site}", player=players[seat], city=city, owner=players[owner])
        case events.CityScored(city, high, low):
            return words(
                "patrician-event-scored",
                city=city,
                high=words("patrician-nobody") if high is None else players[high],
                low=words("patrician-nobody") if low is None else players[low],
            )
        case events.CardTaken(seat, city, key):
            return words("patrician-event-taken", player=players[seat], city=city, card=describe_card(game, key, words))
        case events.MessengerSent(seat, (a, b)):
            return words("patrician-event-sent", player=players[seat], a=a, b=b)
        case events.Penalised(seat):
            return words("patrician-event-penalised", player=players[seat])
        case events.Awarded(ambassador, seat, portrait):
            added = words("patrician-portrait-each" if portrait is None else f"patrician-portrait-{portrait}")
            return words("patrician-event-awarded", player=players[seat], ambassador=ambassador, portrait=added)
        case events.Ended():
            return words("patrician-event-ended")
    return None


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
