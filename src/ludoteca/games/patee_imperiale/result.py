"""How a match of Pâtée Impériale ended: points by round, what decided, and why it was over."""

from __future__ import annotations

from typing import Final

from ludoteca.core.result import Result, SeatResult
from ludoteca.games.patee_imperiale.engine import places
from ludoteca.games.patee_imperiale.engine.scoring import NO_ROUND_YET
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.engine.tables import CARDS, MAX_SEATS, OVER, POINTS_DECIDE
from ludoteca.games.patee_imperiale.events import MATCH_ENDS

CATEGORIES: Final = ("round_1", "round_2", "round_3", "later_rounds", "rounds_won", "best_round")


def rounds_played(state: PateeState) -> int:
    """How many rounds are over."""
    return int(state.board[places.ROUND]) - (0 if state.board[places.PHASE] == OVER else 1)


def round_points(state: PateeState, seat: int, number: int) -> int:
    """The points of one of the first rounds; a team's together."""
    row = places.POINTS + number * MAX_SEATS
    partner = state.board[row + (seat ^ 2)] if state.teams else 0
    return int(state.board[row + seat] + partner)


def categories(state: PateeState, seat: int) -> dict[str, int]:
    """Where a seat's points come from, round by round; then what breaks ties."""
    rounds = [round_points(state, seat, number) for number in range(places.ROUNDS_KEPT)]
    side = state.side(seat)
    best = int(state.board[places.BEST + side])
    return {
        "round_1": rounds[0],
        "round_2": rounds[1],
        "round_3": rounds[2],
        "later_rounds": int(state.match_points(seat)) - sum(rounds),
        "rounds_won": int(state.board[places.WON + side]),
        "best_round": 0 if best == NO_ROUND_YET else best,
    }


def result(state: PateeState) -> Result:
    """The result of a match that is over."""
    seats = range(state.seats)
    winners = tuple(seat for seat in seats if state.rank(seat) == 1)
    ended_by = int(state.board[places.ENDED_BY])
    return Result(
        MATCH_ENDS[ended_by],
        winners,
        tie_break(state, winners) if ended_by == POINTS_DECIDE else None,
        tuple(SeatResult(seat, state.rank(seat), state.score(seat), categories(state, seat)) for seat in seats),
    )


def tie_break(state: PateeState, winners: tuple[int, ...]) -> str | None:
    """What decided between those with most points: rounds won, then the best round."""
    most = max(state.score(seat) for seat in range(state.seats))
    level = [seat for seat in range(state.seats) if state.score(seat) == most]
    if len(level) == len(winners):
        return None
    won = {int(state.board[places.WON + state.side(seat)]) for seat in level if seat not in winners}
    return "best_round" if int(state.board[places.WON + state.side(winners[0])]) in won else "rounds_won"


def conserved(state: PateeState) -> dict[str, int]:
    """Every courtier lies somewhere once; a view's unknown cards are counted by the sizes of hands."""
    board = state.board
    lying = [int(board[places.HELD + place]) for place in range(places.HIDDEN)]
    lying += [int(board[places.SUITES + seat]) for seat in range(state.seats)]
    lying += [int(board[places.DISCARDED]), int(board[places.GONE])]
    pile = [int(board[places.PILE + k]) for k in range(board[places.PILE_SIZE])]
    return {
        "cards": sum(place.bit_count() for place in lying),
        "different cards": sum(any(place >> card & 1 for place in lying) for card in range(CARDS)),
        "discard out of step": sum(1 << card for card in set(pile)) ^ int(board[places.DISCARDED]),
        "hands out of step": sum(
            abs(int(board[places.HELD + place]).bit_count() - int(board[places.SIZES + place]))
            for place in range(places.HIDDEN)
        ),
    }
