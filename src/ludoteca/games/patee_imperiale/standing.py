"""The standing in a view: partners and their points, the winners of the rounds, and the holders of the medal.

Everything here follows from the other fields of a view. The page and the terminal take it from here, so that neither
of them needs to know the rules.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ludoteca.games.patee_imperiale.engine import numbers, scoring

if TYPE_CHECKING:
    from ludoteca.games.patee_imperiale.view import PateeView


@cache
def side(seat: int, seats: int, teams: bool) -> tuple[int, ...]:
    """A seat and its partner, in the order of the seats; without teams the seat alone.

    >>> side(2, 4, teams=True), side(2, 4, teams=False)
    ((0, 2), (2,))
    """
    number = scoring.side_of(seat, teams)
    return tuple(other for other in range(seats) if scoring.side_of(other, teams) == number)


@cache
def sides(seats: int, teams: bool) -> tuple[tuple[int, ...], ...]:
    """All sides of a match.

    >>> sides(4, teams=True)
    ((0, 2), (1, 3))
    """
    return tuple(dict.fromkeys(side(seat, seats, teams) for seat in range(seats)))


def partner(seat: int, seats: int, teams: bool) -> int | None:
    """The partner of a seat, if it plays in a team."""
    return next((other for other in side(seat, seats, teams) if other != seat), None)


def side_of(view: PateeView, seat: int) -> tuple[int, ...]:
    return side(seat, len(view.seats), view.teams)


def tally(view: PateeView) -> None:
    """Set everything that follows from the rest of the view."""
    seats = len(view.seats)
    for seat, player in enumerate(view.seats):
        player.partner = partner(seat, seats, view.teams)
        player.side_points = sum(view.seats[each].points for each in side_of(view, seat))
    view.medal_holders = [] if view.medal is None else list(side_of(view, view.medal))
    view.round_winners = [list(round_winners(view, number)) for number in range(rounds_counted(view))]
    view.most_rounds = None if seats == 2 else numbers.MOST_ROUNDS
    view.most_wins = numbers.ROUNDS_TO_WIN
    view.between_rounds = is_between_rounds(view)


def rounds_counted(view: PateeView) -> int:
    """How many of the rounds whose points are listed are over."""
    return min(numbers.ROUNDS_LISTED, view.round - (not view.counted))


def round_winners(view: PateeView, number: int) -> tuple[int, ...]:
    """The seats of the side that won a round, counted from 0; nobody wins a tied round (rules: Pâtée Impériale 16)."""
    all_sides = sides(len(view.seats), view.teams)
    points = [sum(view.seats[seat].rounds[number] for seat in each) for each in all_sides]
    best = max(points)
    return all_sides[points.index(best)] if points.count(best) == 1 else ()


def is_between_rounds(view: PateeView) -> bool:
    """Whether a new round has begun and the viewer still holds as many cards as were dealt.

    A spectator watches the seat that begins.
    """
    if view.counted or view.round < 2:
        return False
    watched = view.seats[view.beginner if view.seat < 0 else view.seat]
    return len(watched.hand) == numbers.STARTING_HAND[len(view.seats)]
