"""The standing in a view: leaders of towers, payouts of cities, worth of portraits, points, and the round.

Everything here follows from the other fields of a view. The page, the terminal and the facts of a choice take it from
here, so that none of them needs to know the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from ludoteca.games.patrician.cards import CITY_NAMES, PORTRAIT_NAMES
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.events import AMBASSADOR_NAMES

if TYPE_CHECKING:
    from ludoteca.games.patrician import Patrician
    from ludoteca.games.patrician.view import PatricianView, SeatView

SET_SIZE: Final = 3  # portraits of the same patrician
LISTED_CATEGORIES: Final = ("tokens", "portraits")  # in the scores even if nobody has points for them
HIDDEN_CATEGORIES: Final = ("portraits", "ambassadors")  # hidden from the others until the end


class Payout(msgspec.Struct, gc=False):
    """A token of a city: the seat that gets it, and its points with those of the messengers."""

    seat: int | None
    points: int


class PortraitSets(msgspec.Struct, gc=False):
    """The portraits of one patrician: how many count towards the next set, how many make one, and points so far.

    `worth` are the points of one set.
    """

    toward_next: int
    needed: int
    points: int
    worth: int = numbers.SET_POINTS


# ---------------------------------------------------------------- cities


def leader(tower: Sequence[int]) -> int | None:
    """The seat with most floors in a tower; among tied seats, the one whose floor is nearest the top.

    >>> leader([0, 2, 2, 0]), leader([])
    (0, None)
    """
    return _leader(tuple(tower)) if tower else None


@lru_cache(maxsize=4096)
def _leader(tower: tuple[int, ...]) -> int | None:
    ahead, most = None, 0
    for seat in reversed(tower):
        floors = tower.count(seat)
        if floors > most:
            ahead, most = seat, floors
            if 2 * most >= len(tower):  # nobody below can have more
                break
    return ahead


def token_winners(towers: Sequence[Sequence[int]]) -> tuple[int | None, int | None]:
    """The seats that get the high and the low token if a city is scored with these towers (rules: Patrician 8).

    >>> token_winners([[0, 1, 1], [2]]), token_winners([[], [2]])
    ((1, 2), (2, None))
    """
    left, right = towers
    taller, other = (right, left) if len(right) > len(left) else (left, right)
    return leader(taller), leader(other)


@cache
def token_points(city: int) -> tuple[int, int]:
    """The points of a city's high and low token."""
    return numbers.FLOORS[city], numbers.FLOORS[city] - numbers.LOW_TOKEN_IS_LESS_BY


def messenger_bonus(messengers: int) -> int:
    """The points that messengers at a city add to each of its tokens (rules: Patrician 12)."""
    return numbers.MESSENGER_POINTS * messengers


def payouts(winners: Sequence[int | None], tokens: Sequence[int], bonus: int) -> list[Payout]:
    """The points that the high and the low token of a city bring their winners."""
    return [Payout(winner, token + bonus) for winner, token in zip(winners, tokens, strict=True)]


def tally_cities(view: PatricianView, messenger_points: Sequence[int]) -> None:
    """Set the leaders of every city, and what its messengers add to each token."""
    paid_in_full = seats_paid_in_full(view, messenger_points)
    for city in view.cities:
        city.leaders = [leader(tower) for tower in city.towers]
        city.bonus = messenger_bonus(city.messengers)
        if city.scored and city.messengers:
            if city.name not in view.scored_with_messenger:
                city.bonus = 0
            elif city.messengers > 1 and city.high not in paid_in_full and city.low not in paid_in_full:
                city.bonus = None


def seats_paid_in_full(view: PatricianView, messenger_points: Sequence[int]) -> set[int | None]:
    """The seats that got points for every messenger that is now at a city of theirs scored with one: none was late."""
    if not view.scored_with_messenger:
        return set()
    full = [0] * len(view.seats)
    for city in view.cities:
        if city.name in view.scored_with_messenger:
            for winner in (city.high, city.low):
                if winner is not None:
                    full[winner] += messenger_bonus(city.messengers)
    return {seat for seat, points in enumerate(full) if points == messenger_points[seat]}


def tallest_tower(floors: int) -> int:
    """The most floors of one tower: a city's last floor goes on a site that is still empty (rules: Patrician 2)."""
    return floors - 1


# ---------------------------------------------------------------- seats


def portrait_sets(portraits: Mapping[str, int]) -> dict[str, PortraitSets]:
    """The sets of every patrician.

    >>> portrait_sets({"lady": 4})
    {'lady': PortraitSets(toward_next=1, needed=3, points=6, worth=6)}
    """
    return {
        name: PortraitSets(count % SET_SIZE, SET_SIZE, numbers.SET_POINTS * (count // SET_SIZE))
        for name, count in portraits.items()
    }


def set_points(portraits: Mapping[str, int]) -> int:
    return sum(sets.points for sets in portrait_sets(portraits).values())


def tally_portraits(view: PatricianView, seat: int) -> None:
    """Set the worth of a seat's portraits, if the viewer knows them, and its scores."""
    player = view.seats[seat]
    if player.portraits is not None:
        player.portrait_sets = portrait_sets(player.portraits)
        player.points["portraits"] = sum(sets.points for sets in player.portrait_sets.values())
        if view.ambassadors:
            more = set_points(with_ambassadors(view, seat, player.portraits)) - player.points["portraits"]
            if more:
                player.points["ambassadors"] = more
        player.portraits_worth = hidden_points(player)
    tally_scores(view, player)


def with_ambassadors(view: PatricianView, seat: int, portraits: Mapping[str, int]) -> dict[str, int]:
    """A seat's portraits with those that its ambassadors add."""
    counts = dict(portraits)
    for ambassador in view.ambassadors.values():
        if ambassador.seat == seat:
            for name in PORTRAIT_NAMES if ambassador.portrait is None else (ambassador.portrait,):
                counts[name] += 1
    return counts


def hidden_points(player: SeatView) -> int:
    """The points of portraits and ambassadors, as far as the viewer knows them."""
    points = player.points
    return sum([points[category] for category in HIDDEN_CATEGORIES if category in points])


def tally_scores(view: PatricianView, player: SeatView) -> None:
    """Set the points that the viewer can see, and those that everybody can see."""
    player.score = player.public_score = sum(player.points.values())
    if not view.over:
        player.public_score -= hidden_points(player)


# ---------------------------------------------------------------- the whole table


def tally(game: Patrician, view: PatricianView, messenger_points: Sequence[int]) -> None:
    """Set everything that follows from the rest of the view, as far as the viewer can know it.

    The points for messengers are counted when a city is scored: one that comes later pays nothing there (rules:
    Patrician 13).
    """
    tally_cities(view, messenger_points)
    tokens = [0] * len(view.seats)
    for city in view.cities:
        for winner, token in ((city.high, city.high_token), (city.low, city.low_token)):
            if winner is not None:
                tokens[winner] += token
    for seat, player in enumerate(view.seats):
        player.points = {"tokens": tokens[seat], "messengers": messenger_points[seat]}
        if view.penalised == seat:
            player.points["penalty"] = -numbers.PENALTY_POINTS
        tally_portraits(view, seat)
    scored = {category for player in view.seats for category, points in player.points.items() if points}
    view.categories = [category for category in game.categories if category in scored or category in LISTED_CATEGORIES]
    view.round, view.rounds = rounds(view)
    if game.options["ambassadors"]:
        view.ambassador_counts = ambassador_counts(view)


def rounds(view: PatricianView) -> tuple[int, int]:
    """The number of the current round, and of all rounds: in each of them everybody plays one card."""
    cards = view.pile + sum(city.card is not None for city in view.cities)
    cards += sum(len(player.hand) + player.played_count for player in view.seats)
    last = cards // len(view.seats)
    played = view.seats[view.turn].played_count
    return min(last, played + 1 if view.step == "play" else max(1, played)), last


def ambassador_counts(view: PatricianView) -> dict[str, list[int]]:
    """The numbers that decide on every ambassador, by seat: pictured low tokens, or the token points in three cities.

    rules: Patrician 15, 16
    """
    cities = {city.name: city for city in view.cities}
    counts = {name: [0] * len(view.seats) for name in AMBASSADOR_NAMES}
    for place, number in enumerate(numbers.PICTURED_TOKENS):
        city = None if number == numbers.NONE else cities.get(CITY_NAMES[number])
        if city is not None and city.low is not None:
            counts[AMBASSADOR_NAMES[place // numbers.PICTURED_PLACES]][city.low] += 1
    for number in numbers.CITIES_OF_D:
        city = cities[CITY_NAMES[number]]
        for winner, token in ((city.high, city.high_token), (city.low, city.low_token)):
            if winner is not None:
                counts[AMBASSADOR_NAMES[numbers.AMBASSADOR_D]][winner] += token
    return counts
