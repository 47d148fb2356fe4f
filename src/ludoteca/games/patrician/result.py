"""How a game of Patrician ended: points by category, the tie-break and the reason."""

from __future__ import annotations

from ludoteca.core.result import Result, SeatResult
from ludoteca.core.sets import members
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState


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
