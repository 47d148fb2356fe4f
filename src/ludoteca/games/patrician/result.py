"""How a game of Patrician ended: points by category, the tie-break, and why it was over."""

from __future__ import annotations

from ludoteca.core.result import Result, SeatResult
from ludoteca.games.patrician.engine import places
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.engine.tables import CARDS, CITIES, HAND, NONE, PENALTY_POINTS, ROADS, SET_POINTS


def categories(state: PatricianState, seat: int) -> dict[str, int]:
    """Where a seat's points come from."""
    portraits = SET_POINTS * state.sets(seat, False)
    return {
        "tokens": state.tokens(seat),
        "portraits": portraits,
        "ambassadors": SET_POINTS * state.sets(seat, True) - portraits,
        "messengers": state.board[places.BONUS + seat],
        "penalty": -PENALTY_POINTS if state.board[places.PENALISED_SEAT] == seat + 1 else 0,
    }


def result(state: PatricianState) -> Result:
    """The result of a game that is over."""
    scores = [state.score(seat) for seat in range(state.seats)]
    winners = tuple(seat for seat in range(state.seats) if state.rank(seat) == 1)
    level = [seat for seat in range(state.seats) if scores[seat] == max(scores)]
    return Result(
        "cards_played",
        winners,
        "floors" if len(level) > len(winners) else None,
        tuple(SeatResult(seat, state.rank(seat), scores[seat], categories(state, seat)) for seat in range(state.seats)),
    )


def conserved(state: PatricianState) -> dict[str, int]:
    """Every card lies somewhere once, every piece is in a supply or a tower, every messenger at home or on a road."""
    board = state.board
    seats = range(state.seats)
    places_of: list[int] = [card for card in range(CARDS) if board[places.PILE] >> card & 1]
    for seat in seats:
        places_of += [card for card in range(CARDS) if board[places.PILES + seat] >> card & 1]
        places_of += [card for k in range(HAND) if (card := board[places.HANDS + HAND * seat + k]) != NONE]
    places_of += [card for city in range(CITIES) if (card := board[places.OFFER + city]) != NONE]
    floors = sum(board[places.HEIGHT + tower] for tower in range(2 * CITIES))
    riding = sum(board[places.ROAD + road] != 0 for road in range(ROADS))
    return {
        "cards": len(places_of),
        "different cards": len(set(places_of)),
        "pieces": floors + sum(board[places.SUPPLY + seat] for seat in seats),
        "messengers": riding + sum(board[places.RIDERS + seat] for seat in seats),
    }
