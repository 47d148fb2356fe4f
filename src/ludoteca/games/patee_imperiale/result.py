"""How a match ended: the points of every round, what decided the match, and why it was over."""

from __future__ import annotations

from typing import Final

from ludoteca.core.result import Result, SeatResult
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.events import MATCH_ENDS
from ludoteca.games.patee_imperiale.standing import side

CATEGORIES: Final = ("round_1", "round_2", "round_3", "later_rounds", "rounds_won", "best_round")
TIE_CATEGORIES: Final = ("rounds_won", "best_round")


def round_points(state: PateeState, seat: int, number: int) -> int:
    """The points of one of the first rounds, counted from 0; a team's together."""
    row = numbers.ROUND_POINTS + number * numbers.MAX_SEATS
    return sum(state.board[row + each] for each in side(seat, state.seats, state.teams))


def categories(state: PateeState, seat: int) -> dict[str, int]:
    """A seat's points round by round, then what breaks ties."""
    rounds = [round_points(state, seat, number) for number in range(numbers.ROUNDS_LISTED)]
    number = state.side(seat)
    best = int(state.board[numbers.BEST_ROUND + number])
    return {
        "round_1": rounds[0],
        "round_2": rounds[1],
        "round_3": rounds[2],
        "later_rounds": int(state.match_points(seat)) - sum(rounds),
        "rounds_won": int(state.board[numbers.ROUNDS_WON + number]),
        "best_round": 0 if best == numbers.NO_ROUND_YET else best,
    }


def result(state: PateeState) -> Result:
    """The result of a match that is over."""
    seats = range(state.seats)
    winners = tuple(seat for seat in seats if state.rank(seat) == 1)
    match_end = int(state.board[numbers.MATCH_END])
    return Result(
        MATCH_ENDS[match_end],
        winners,
        tie_break(state, winners) if match_end == numbers.POINTS_DECIDE else None,
        tuple(SeatResult(seat, state.rank(seat), state.score(seat), categories(state, seat)) for seat in seats),
    )


def tie_break(state: PateeState, winners: tuple[int, ...]) -> str | None:
    """The tie-break between players with equal points: the rounds won, or the best round."""
    most = max(state.score(seat) for seat in range(state.seats))
    tied = [seat for seat in range(state.seats) if state.score(seat) == most]
    if len(tied) == len(winners):
        return None

    def rounds_won(seat: int) -> int:
        return int(state.board[numbers.ROUNDS_WON + state.side(seat)])

    losers = {rounds_won(seat) for seat in tied if seat not in winners}
    return "best_round" if rounds_won(winners[0]) in losers else "rounds_won"


def conserved(state: PateeState) -> dict[str, int]:
    """Counts that no move may change: every courtier is in exactly one place."""
    board = state.board
    hidden_places = range(numbers.HIDDEN_PLACES)
    places = [int(board[numbers.HANDS + place]) for place in hidden_places]
    places += [int(board[numbers.SUITES + seat]) for seat in range(state.seats)]
    places += [int(board[numbers.DISCARD]), int(board[numbers.OUT_OF_PLAY])]
    pile = [int(board[numbers.DISCARD_PILE + k]) for k in range(board[numbers.DISCARD_SIZE])]
    return {
        "cards": sum(place.bit_count() for place in places),
        "different cards": sum(any(place >> card & 1 for place in places) for card in range(numbers.CARDS)),
        "discard out of step": sum(1 << card for card in set(pile)) ^ int(board[numbers.DISCARD]),
        "hands out of step": sum(
            abs(int(board[numbers.HANDS + place]).bit_count() - int(board[numbers.HAND_SIZES + place]))
            for place in hidden_places
        ),
    }
