"""The golden records of San Juan use every power and end in every way."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from ludoteca.core.match import Match
from ludoteca.core.record import SUFFIX, load
from ludoteca.core.replay import play_again
from ludoteca.games import find
from ludoteca.games.san_juan import events
from ludoteca.games.san_juan.cards import BUILDINGS, KEYS, NUMBER
from ludoteca.games.san_juan.view import SanJuanView
from tests.corpus import golden
from tests.games.san_juan.golden import GAMES


@cache
def games() -> list[Match]:
    return [play_again(load(path), find) for path in golden("san_juan")]


def powers_used(match: Match) -> set[str]:
    """The buildings whose power can be seen at work in a game."""
    used: set[str] = set()
    owned: dict[int, set[str]] = {seat: set() for seat in range(match.game.seats)}
    kept: Counter[int] = Counter()
    offered: Counter[int] = Counter()
    made: Counter[int] = Counter()
    picker = -1
    for event in (visible.event for step in match.steps for visible in step.events):
        match event:
            case events.RoleTaken(seat):
                picker, kept, offered, made = seat, Counter(), Counter(), Counter()
            case events.CardDrawn(_, _, why) if why in KEYS:
                used.add(why)
            case events.CardOffered(seat):
                offered[seat] += 1
                used |= {"library"} if offered[seat] > 5 else set()
            case events.CardKept(seat):
                kept[seat] += 1
                used |= {"prefecture"} if kept[seat] == 2 else set()
            case events.CardDiscarded(why="councillor"):
                used.add("archive")
            case events.GoodPaid():
                used.add("black-market")
            case events.CardTucked():
                used.add("chapel")
            case events.Mined(_, card) if card is not None:
                used.add("gold-mine")
            case events.GoodProduced(seat) | events.GoodSold(seat):
                made[seat] += 1
                helper = "aqueduct" if isinstance(event, events.GoodProduced) else "trading-post"
                if helper in owned[seat] and made[seat] > (1 if seat != picker else 2 + ("library" in owned[seat])):
                    used.add(helper)
            case events.BuildingBuilt(seat, card, over, price):
                cost = BUILDINGS[NUMBER[card]].cost - (seat == picker)
                helper = "smithy" if NUMBER[card] < 5 else "quarry"
                if over is not None:
                    used.add("crane")
                    owned[seat].discard(over)
                elif helper in owned[seat] and 0 <= price < cost:
                    used.add(helper)
                owned[seat].add(card)
    return used


def test_every_power_is_used_in_some_golden_record() -> None:
    used = set().union(*map(powers_used, games()))
    for match in games():
        for seat in match.game.result(match.state).seats:
            used |= {name.replace("_", "-") for name, points in seat.categories.items() if points}
        view = match.view(-1)
        assert isinstance(view, SanJuanView)
        used |= {key for player in view.seats for key in player.violets if BUILDINGS[NUMBER[key]].group == "monument"}
        used |= {"tower" for player in view.seats if "tower" in player.violets}
    assert used >= {building.key for building in BUILDINGS if building.group != "production"}


def test_in_some_golden_record_a_tower_keeps_more_than_seven_cards() -> None:
    def over_seven(match: Match) -> bool:
        hand = Counter[int]()
        for event in (visible.event for step in match.steps for visible in step.events):
            match event:
                case events.CardDrawn(seat) | events.CardKept(seat):
                    hand[seat] += 1
                case events.CardPaid(seat) | events.CardDiscarded(seat) | events.CardTucked(seat):
                    hand[seat] -= 1
                case events.BuildingBegun(seat):
                    hand[seat] -= 1
                case events.Mined(seat, card) if card is not None:
                    hand[seat] += 1
                case events.Awaited(phase="role") if max(hand.values(), default=0) > 7:
                    return True
        return False

    assert any(map(over_seven, games()))


@pytest.mark.parametrize("name", GAMES)
def test_every_style_of_play_has_its_golden_record(name: str) -> None:
    assert f"{name}{SUFFIX}" in {path.name for path in golden("san_juan")}


def test_the_golden_records_end_in_every_way_with_and_without_a_tie_break() -> None:
    results = [match.result for match in games()]
    assert {result.reason for result in results if result} == {"twelve_buildings", "standstill"}
    assert {result.tie_break for result in results if result} == {None, "cards_and_goods"}
