"""How a game of Patrician ended: points by category, the tie-break and the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludoteca.core.actions import ScorePart
from ludoteca.core.result import Result, SeatResult
from ludoteca.core.sets import members
from ludoteca.core.text import Words
from ludoteca.games.patrician.cards import CITY_NAMES, PORTRAIT_NAMES
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.events import AMBASSADOR_NAMES
from ludoteca.games.patrician.standing import token_points

if TYPE_CHECKING:
    from ludoteca.games.patrician import Patrician


def categories(state: PatricianState, seat: int) -> dict[str, int]:
    """A seat's points by category."""
    portraits = numbers.SET_POINTS * state.sets(seat, False)
    return {
        "tokens": state.token_points(seat),
        "portraits": portraits,
        "ambassadors": numbers.SET_POINTS * state.sets(seat, True) - portraits,
        "messengers": state.board[numbers.MESSENGER_BONUS + seat],
        "penalty": -numbers.PENALTY_POINTS if state.board[numbers.PENALTY_OWNER] == seat + 1 else 0,
    }


def result(state: PatricianState) -> Result:
    """The result of a game that is over."""
    scores = [state.score(seat) for seat in range(state.seats)]
    winners = tuple(seat for seat in range(state.seats) if state.rank(seat) == 1)
    tied = scores.count(max(scores))
    return Result(
        "cards_played",
        winners,
        "floors" if tied > len(winners) else None,
        tuple(SeatResult(seat, state.rank(seat), scores[seat], categories(state, seat)) for seat in range(state.seats)),
    )


def score_parts(game: Patrician, state: PatricianState, seat: int, words: Words) -> list[ScorePart]:
    """A seat's points part by part: tokens city by city, portraits by patrician, and what the expansions add."""
    points = categories(state, seat)
    details = {
        "tokens": ", ".join(_token_details(state, seat)),
        "portraits": ", ".join(_portrait_details(state, seat, words)),
        "ambassadors": ", ".join(
            name for card, name in enumerate(AMBASSADOR_NAMES) if state.board[numbers.AMBASSADOR + card] == seat + 1
        ),
        "messengers": ", ".join(
            CITY_NAMES[city]
            for city in members(state.board[numbers.SCORED_WITH_MESSENGER])
            if seat + 1 in (state.board[numbers.HIGH_TOKEN + city], state.board[numbers.LOW_TOKEN + city])
        ),
    }
    always = ("tokens", "portraits")
    return [
        ScorePart(words(f"patrician-category-{name}"), value, details.get(name, ""))
        for name, value in points.items()
        if value or name in always or (name == "ambassadors" and details[name])
    ]


def _token_details(state: PatricianState, seat: int) -> Iterator[str]:
    """Every city with the seat's tokens there: "Verona 5 + 2"."""
    for city, name in enumerate(CITY_NAMES):
        owned = [state.board[numbers.HIGH_TOKEN + city] == seat + 1, state.board[numbers.LOW_TOKEN + city] == seat + 1]
        tokens = [str(token) for token, own in zip(token_points(city), owned, strict=True) if own]
        if tokens:
            yield f"{name} {' + '.join(tokens)}"


def _portrait_details(state: PatricianState, seat: int, words: Words) -> Iterator[str]:
    """How many portraits of each patrician the seat has played."""
    for kind, name in enumerate(PORTRAIT_NAMES):
        count = state.board[numbers.PORTRAITS + numbers.PORTRAIT_KINDS * seat + kind]
        if count:
            yield f"{words(f'patrician-board-who-{name}')} {count}"


def conserved(state: PatricianState) -> dict[str, int]:
    """How many cards, pieces and messengers there are in all places together."""
    board = state.board
    seats = range(state.seats)
    cards = members(board[numbers.DRAW_PILE])
    for seat in seats:
        hand = numbers.HANDS + numbers.HAND_SIZE * seat
        cards += members(board[numbers.PLAYED_CARDS + seat])
        cards += [card for card in board[hand : hand + numbers.HAND_SIZE] if card != numbers.NONE]
    face_up = board[numbers.FACE_UP_CARD : numbers.FACE_UP_CARD + numbers.CITIES]
    cards += [card for card in face_up if card != numbers.NONE]
    floors = sum(board[numbers.HEIGHT + tower] for tower in range(2 * numbers.CITIES))
    messengers = sum(board[numbers.MESSENGER_ON + road] != 0 for road in range(numbers.ROADS))
    return {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "pieces": floors + sum(board[numbers.SUPPLY + seat] for seat in seats),
        "messengers": messengers + sum(board[numbers.MESSENGERS_LEFT + seat] for seat in seats),
    }
