"""The place of a player at the end of a game, in words: "You came third, 4 behind."."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.result import Result
from ludoteca.core.text import Words


def describe_place(result: Result, sides: Sequence[int], seat: int, words: Words) -> str:
    """How a seat did, addressed as "you", or as "your team" if it has partners. `sides` are those of all seats.

    >>> from ludoteca.core.result import SeatResult
    >>> places = [(0, 1, 30), (1, 3, 22), (2, 2, 26)]
    >>> result = Result("cards_played", (0,), None, tuple(SeatResult(s, r, n, {}) for s, r, n in places))
    >>> [describe_place(result, [0, 1, 2], seat, Words("en")) for seat in range(3)]
    ['4 points ahead.', 'You came third, 8 behind.', 'You came second, 4 behind.']
    """
    places = {place.seat: place for place in result.seats}
    own = places[seat]
    team = "yes" if sides.count(sides[seat]) > 1 else "no"
    winning_sides = {sides[winner] for winner in result.winners}
    if seat in result.winners:
        if len(winning_sides) > 1:
            return words("play-place-shared", team=team)
        others = [place.score for place in result.seats if place.seat not in result.winners]
        ahead = own.score - max(others, default=own.score)
        how = "points" if ahead > 0 else "plain" if result.tie_break is None else "tie"
        return words(f"play-place-won-{how}", team=team, ahead=ahead)
    rank = 1 + len({sides[place.seat] for place in result.seats if place.rank < own.rank})
    level = [place for place in result.seats if place.rank == own.rank and sides[place.seat] != sides[seat]]
    behind = places[result.winners[0]].score - own.score
    how = "points" if behind > 0 else "plain" if result.tie_break is None else "tie"
    return words(f"play-place-lost-{how}", team=team, rank=rank, level="yes" if level else "no", behind=max(0, behind))
