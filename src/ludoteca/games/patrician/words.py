"""Patrician in words: moves, events, cards and rules in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.events import Event
from ludoteca.core.options import Value
from ludoteca.core.words import Words
from ludoteca.games.patrician import events as happened
from ludoteca.games.patrician import moves as moves_
from ludoteca.games.patrician.cards import CITY_NAMES, PatricianDeck
from ludoteca.games.patrician.engine import places
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.engine.tables import CITY_OF, NONE, TO_BUILD, TO_PLAY, TO_SEND, TO_SHIFT, TO_TAKE


def card(deck: PatricianDeck, key: str, words: Words) -> str:
    """A card: its city and face, and its star."""
    building = deck.buildings[deck.number[key]]
    face = words(f"patrician-face-{building.face}")
    name = "patrician-card-star" if building.star else "patrician-card"
    return words(name, city=CITY_NAMES[building.city], face=face)


def card_name(deck: PatricianDeck, key: str) -> str:
    """A card's city."""
    return CITY_NAMES[deck.buildings[deck.number[key]].city]


def card_effect(deck: PatricianDeck, key: str, words: Words) -> str:
    """What is below the crest."""
    return words(f"patrician-face-{deck.buildings[deck.number[key]].face}")


def move(deck: PatricianDeck, code: int, words: Words, state: PatricianState | None) -> str:
    """What a move does; with the mover's view, also what it brings."""
    match moves_.decode(deck, code):
        case moves_.Play(key):
            return words("patrician-move-play", card=card(deck, key, words))
        case moves_.Build(sites):
            return words("patrician-move-build", where=words("patrician-build-" + "-".join(sites)))
        case moves_.Shift(city, site):
            return words(f"patrician-move-shift-{site}", city=city)
        case moves_.Stay():
            return words("patrician-move-stay")
        case moves_.Take(city):
            offered = NONE if state is None else state.board[places.OFFER + CITY_NAMES.index(city)]
            if offered == NONE:
                return words("patrician-move-take", city=city)
            return words("patrician-move-take-card", city=city, card=card(deck, deck.buildings[offered].key, words))
        case moves_.Send((a, b)):
            return words("patrician-move-send", a=a, b=b)
        case moves_.Keep():
            return words("patrician-move-keep")


def event(deck: PatricianDeck, told: Event, players: Sequence[str], words: Words) -> str | None:
    """An event as a sentence; those that only serve the drawing have none."""
    match told:
        case happened.Begun(first):
            return words("patrician-event-begun", player=players[first])
        case happened.CardFaced(city, key):
            return words("patrician-event-faced", city=city, card=card(deck, key, words))
        case happened.CardPlayed(seat, key):
            return words("patrician-event-played", player=players[seat], card=card(deck, key, words))
        case happened.FloorBuilt(seat, city, site):
            return words(f"patrician-event-built-{site}", player=players[seat], city=city)
        case happened.FloorMoved(seat, city, site, owner):
            return words(f"patrician-event-moved-{site}", player=players[seat], city=city, owner=players[owner])
        case happened.CityScored(city, high, low):
            return words(
                "patrician-event-scored",
                city=city,
                high=words("patrician-nobody") if high is None else players[high],
                low=words("patrician-nobody") if low is None else players[low],
            )
        case happened.CardTaken(seat, city, key):
            return words("patrician-event-taken", player=players[seat], city=city, card=card(deck, key, words))
        case happened.MessengerSent(seat, (a, b)):
            return words("patrician-event-sent", player=players[seat], a=a, b=b)
        case happened.Penalised(seat):
            return words("patrician-event-penalised", player=players[seat])
        case happened.Awarded(ambassador, seat, portrait):
            added = words("patrician-portrait-each" if portrait is None else f"patrician-portrait-{portrait}")
            return words("patrician-event-awarded", player=players[seat], ambassador=ambassador, portrait=added)
        case happened.Ended():
            return words("patrician-event-ended")
    return None


def prompt(deck: PatricianDeck, state: PatricianState, words: Words) -> str:
    """What is to be decided now."""
    board = state.board
    played = board[places.CARD]
    city = CITY_NAMES[CITY_OF[played]] if played >= 0 else ""
    phase = board[places.PHASE]
    if phase == TO_PLAY:
        return words("patrician-prompt-play")
    if phase == TO_BUILD:
        return words("patrician-prompt-build", city=city, floors=board[places.WANTED])
    if phase == TO_SHIFT:
        return words("patrician-prompt-shift")
    if phase == TO_TAKE:
        return words("patrician-prompt-take")
    if phase == TO_SEND:
        return words("patrician-prompt-send")
    return words("patrician-event-ended")


def rules(words: Words, options: Mapping[str, Value]) -> str:
    """The rules in short; the expansions only where they are played."""
    parts = [words("patrician-rules")]
    parts += [words(f"patrician-rules-{name}") for name in ("messengers", "ambassadors") if options.get(name)]
    return "\n\n".join(parts)
