"""Ranks and winners of games with forfeits; only this module lets a forfeit change them.

The result in a record is that of the final position, so that it can be verified; forfeits are in `Seat.forfeit`. A seat
that has forfeited comes last, together with its partners, however well its stand-in played; the others are ranked among
themselves. Several seats that forfeit share the last place, since seats may act at the same time and it does not matter
which failed first. If all forfeit, nobody wins.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import msgspec

from ludoteca.core.names import Names
from ludoteca.core.result import Result

if TYPE_CHECKING:
    from ludoteca.core.match import Match
    from ludoteca.core.record import Record
    from ludoteca.core.text import Words


def ranks_after_forfeits(standing: Sequence[int], sides: Sequence[int], forfeited: Collection[int]) -> tuple[int, ...]:
    """The rank of every seat, 1 for winners. `standing` orders the seats that played to the end; higher is better.

    >>> ranks_after_forfeits([30, 20, 10], [0, 1, 2], [])
    (1, 2, 3)
    >>> ranks_after_forfeits([30, 20, 10], [0, 1, 2], [0])
    (3, 1, 2)
    >>> ranks_after_forfeits([30, 20, 30, 20], [0, 1, 0, 1], [2])
    (3, 1, 3, 1)
    >>> ranks_after_forfeits([30, 20], [0, 1], [0, 1])
    (2, 2)
    """
    forfeited_sides = {sides[seat] for seat in forfeited}
    playing = [own for own, side in zip(standing, sides, strict=True) if side not in forfeited_sides]
    last = 1 + len(playing) if playing else len(standing)
    return tuple(
        last if side in forfeited_sides else 1 + sum(other > own for other in playing)
        for own, side in zip(standing, sides, strict=True)
    )


def forfeited_seats(record: Record) -> list[int]:
    """The seats that have forfeited."""
    return [number for number, seat in enumerate(record.seats) if seat.forfeit is not None]


def sides_of(match: Match) -> list[int]:
    """The side of every seat; partners have the same one."""
    return [int(match.state.side(seat)) for seat in range(match.game.seats)]


def final_result(match: Match) -> Result | None:
    """The result of a match after forfeits; without forfeits it is the result by the rules."""
    result, forfeited = match.result, forfeited_seats(match.record)
    if result is None or not forfeited:
        return result
    places = sorted(result.seats, key=lambda place: place.seat)
    ranks = ranks_after_forfeits([-place.rank for place in places], sides_of(match), forfeited)
    return Result(
        result.reason,
        tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        None,
        tuple(msgspec.structs.replace(place, rank=ranks[place.seat]) for place in places),
    )


def describe_outcome(match: Match, players: Sequence[str], words: Words) -> list[str]:
    """A sentence about the winners of a match that is over, and one about each forfeit."""
    result, final = match.result, final_result(match)
    assert result is not None
    assert final is not None
    sides = sides_of(match)
    winners = [players[seat] for seat in final.winners]
    if not winners:
        sentences = [words("play-nobody-won")]
    elif set(final.winners) == set(result.winners):
        names = players if isinstance(players, Names) else Names(players)
        sentences = [match.game.describe_winner(result, names, words)]
    else:  # the winners by the rules have forfeited
        shared = len({sides[seat] for seat in final.winners}) > 1
        sentences = [words("cli-winner-shared" if shared else "cli-winner", players=winners, count=len(winners))]
    forfeited = forfeited_seats(match.record)
    for seat in forfeited:
        partners = [
            players[other]
            for other, side in enumerate(sides)
            if side == sides[seat] and other != seat and other not in forfeited
        ]
        key = "play-forfeited-team" if partners else "play-forfeited"
        sentences.append(words(key, player=players[seat], partners=partners))
    return sentences
