"""San Juan read from the rulebook by somebody who did not write it: a referee for whole games, and rare positions."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from rich.console import Console

from ludoteca.cli.play import Session
from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Fast, Replayed
from ludoteca.core.engine.playout import buffer
from ludoteca.core.errors import BadMove
from ludoteca.core.events import Event
from ludoteca.core.game import Setup
from ludoteca.core.match import Match
from ludoteca.core.moves import Move
from ludoteca.core.words import Words
from ludoteca.games.san_juan import GAME, moves
from ludoteca.games.san_juan import events as happened
from ludoteca.games.san_juan.cards import KEYS
from ludoteca.games.san_juan.engine.cards import draw_to_hand, leave_in_sight
from ludoteca.games.san_juan.engine.places import (
    BUILDINGS,
    COVERED,
    DISCARD_SIZE,
    HAND_SIZE,
    HANDS,
    PILE_SIZE,
    PLANTS,
    WORDS,
    count,
    nth,
    put,
)
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.tables import FOR_PROSPECTOR, PLANTS_KINDS
from tests.san_juan.positions import Position, kinds
from tests.san_juan.styles import Style, eager, hoarding, play, violet
from tests.san_juan.test_knowledge import compare, small

# ---------------------------------------------------------------- a referee who knows the rulebook and nothing else

# Cost and printed points, typed once more from the rules page.
SHEET = {
    "indigo-plant": (1, 1), "sugar-mill": (2, 1), "tobacco-storage": (3, 2), "coffee-roaster": (4, 2),
    "silver-smelter": (5, 3), "smithy": (1, 1), "gold-mine": (1, 1), "archive": (1, 1), "poor-house": (2, 1),
    "black-market": (2, 1), "trading-post": (2, 1), "well": (2, 1), "market-stand": (2, 1), "crane": (2, 1),
    "chapel": (3, 2), "tower": (3, 2), "aqueduct": (3, 2), "carpenter": (3, 2), "prefecture": (3, 2),
    "market-hall": (4, 2), "quarry": (4, 2), "library": (5, 3), "statue": (3, 3), "victory-column": (4, 4),
    "hero": (5, 5), "guild-hall": (6, 0), "city-hall": (6, 0), "triumphal-arch": (6, 0), "palace": (6, 0),
}  # fmt: skip
PLANT_OF = {
    "indigo": "indigo-plant", "sugar": "sugar-mill", "tobacco": "tobacco-storage", "coffee": "coffee-roaster",
    "silver": "silver-smelter",
}  # fmt: skip
GOODS_IN_ORDER = tuple(PLANT_OF)
MONUMENTS = {"statue", "victory-column", "hero"}
TILES = {(1, 1, 1, 2, 2), (1, 1, 2, 2, 2), (1, 1, 2, 2, 3), (1, 2, 2, 2, 3), (1, 2, 2, 3, 3)}


class Player:
    """What lies in front of a player, as the referee keeps it."""

    def __init__(self) -> None:
        self.hand: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.plants: Counter[str] = Counter({"indigo-plant": 1})
        self.goods: Counter[str] = Counter()
        self.violets: set[str] = set()
        self.tucked = 0

    def has(self, key: str) -> bool:
        return key in self.violets

    def buildings(self) -> int:
        return self.plants.total() + len(self.violets)

    def points(self) -> int:
        points = sum(SHEET[key][1] for key in (*self.plants.elements(), *self.violets)) + self.tucked
        points += 2 * self.plants.total() * self.has("guild-hall") + len(self.violets) * self.has("city-hall")
        points += (0, 4, 6, 8)[len(self.violets & MONUMENTS)] * self.has("triumphal-arch")
        return points + points // 4 * self.has("palace")


class Referee:
    """Goes through the events of a finished game, secrets included, and checks every one against the rulebook."""

    def __init__(self, match: Match) -> None:
        self.seats = match.setup.seats
        self.options = match.setup.options
        self.players = [Player() for _ in range(self.seats)]
        self.pile = 110 - self.seats
        self.discards = 0
        self.tiles: list[tuple[int, ...]] = []
        self.doubled: set[int] = set()
        self.reason = ""
        skipped = (happened.Awaited, happened.Tasked, happened.Answered)
        self.told: list[Event] = [
            heard.event for step in match.steps for heard in step.heard if not isinstance(heard.event, skipped)
        ]
        self.at = 0

    # ------------------------------------------------------------ reading on

    def peek(self) -> Event | None:
        while self.at < len(self.told) and isinstance(self.told[self.at], happened.PileShuffled):
            shuffled = self.told[self.at]
            assert isinstance(shuffled, happened.PileShuffled)
            assert self.pile == 0, "shuffled before the pile was empty"
            assert self.discards == shuffled.cards > 0
            self.pile, self.discards = self.discards, 0
            self.at += 1
        return self.told[self.at] if self.at < len(self.told) else None

    def left(self) -> int:
        return self.pile + self.discards

    def draw(self, seat: int, why: str, wanted: int) -> int:
        """So many cards into a hand, or as many as there are."""
        for done in range(wanted):
            if self.left() == 0:
                return done
            event = self.peek()
            assert isinstance(event, happened.CardDrawn), (event, why)
            assert (event.seat, event.why) == (seat, why)
            assert event.card is not None
            self.players[seat].hand[event.card] += 1
            self.pile -= 1
            self.at += 1
        return wanted

    def order(self, first: int) -> list[int]:
        return [(first + k) % self.seats for k in range(self.seats)]

    def leaves(self, seat: int, card: str | None) -> None:
        assert card is not None
        hand = self.players[seat].hand
        assert hand[card] > 0, f"{card} was not in hand"
        hand[card] -= 1

    # ------------------------------------------------------------ the game

    def judge(self) -> None:
        begun = self.peek()
        assert isinstance(begun, happened.Begun)
        self.at += 1
        governor = begun.governor
        for place, seat in enumerate(self.order(governor)):
            self.draw(seat, "start", 5 + place if self.options["starting_hand"] else 4)
        if self.options["starting_hand"]:
            while isinstance(event := self.peek(), happened.CardDiscarded):
                assert event.why == "start"
                self.discard(event)
            assert all(player.hand.total() == 4 for player in self.players)
        number = 1
        while True:
            turns = [governor, 1 - governor, governor] if self.seats == 2 else self.order(governor)
            taken: set[str] = set()
            self.doubled = set()
            for picker in turns:
                event = self.peek()
                assert isinstance(event, happened.RoleTaken)
                assert event.seat == picker
                assert event.role not in taken
                taken.add(event.role)
                self.at += 1
                self.role(picker, event)
                if self.over(event.role):
                    return
            governor = (governor + 1) % self.seats
            number += 1
            event = self.peek()
            assert event == happened.RoundBegun(number, governor)
            self.at += 1
            self.settle()
            if isinstance(event := self.peek(), happened.Ended):
                assert event.reason == "standstill"
                assert self.left() == 0
                self.reason = event.reason
                return

    def over(self, role: str) -> bool:
        twelve = role == "builder" and any(player.buildings() >= 12 for player in self.players)
        event = self.peek()
        assert twelve == (isinstance(event, happened.Ended) and event.reason == "twelve_buildings")
        if twelve:
            self.reason = "twelve_buildings"
            assert self.at == len(self.told) - 1, "something happened after the end"
        return twelve

    def discard(self, event: happened.CardDiscarded) -> None:
        self.leaves(event.seat, event.card)
        self.discards += 1
        self.at += 1

    def settle(self) -> None:
        """Seats answer in any order, but each its Chapel before its limit."""
        asked: set[int] = set()
        limited: set[int] = set()
        owed = {
            seat: max(0, player.hand.total() - (12 if player.has("tower") else 7))
            for seat, player in enumerate(self.players)
        }
        while isinstance(event := self.peek(), (happened.CardTucked, happened.NothingTucked, happened.CardDiscarded)):
            player = self.players[event.seat]
            if isinstance(event, happened.CardDiscarded):
                assert event.why == "limit"
                assert owed[event.seat] > 0, "more was discarded than the limit asks for"
                owed[event.seat] -= 1
                limited.add(event.seat)
                self.discard(event)
                continue
            assert player.has("chapel")
            assert event.seat not in asked | limited
            asked.add(event.seat)
            if isinstance(event, happened.CardTucked):
                self.leaves(event.seat, event.card)
                owed[event.seat] = max(0, owed[event.seat] - 1)
                player.tucked += 1
            self.at += 1
        assert not any(owed.values()), "a hand is over its limit"
        for seat, player in enumerate(self.players):
            assert seat in asked or not player.has("chapel") or player.hand.total() == 0

    def role(self, picker: int, taken: happened.RoleTaken) -> None:
        privilege = 1 + (self.players[picker].has("library") and self.seats > 2)
        if self.seats == 2 and taken.library:
            assert taken.role in ("councillor", "prospector")
            assert self.players[picker].has("library")
            self.use_library(picker)
            privilege = 2
        if taken.role == "builder":
            for seat in self.order(picker):
                self.build(seat, picker)
        elif taken.role == "producer":
            for seat in self.order(picker):
                self.produce(seat, privilege * (seat == picker))
        elif taken.role == "trader":
            self.turn()
            for seat in self.order(picker):
                self.sell(seat, privilege * (seat == picker))
        elif taken.role == "councillor":
            self.counsel(picker, privilege)
        else:
            self.draw(picker, "prospector", privilege)
            for seat in self.order(picker):
                self.mine(seat)

    def use_library(self, seat: int) -> None:
        assert self.peek() == happened.LibraryUsed(seat)
        assert seat not in self.doubled, "doubled twice in a round"
        self.doubled.add(seat)
        self.at += 1

    # ------------------------------------------------------------ builder

    def build(self, seat: int, picker: int) -> None:
        player = self.players[seat]
        if player.hand.total() == 0:
            return
        event = self.peek()
        if event == happened.NothingBuilt(seat):
            self.at += 1
            return
        doubled = self.seats > 2 and player.has("library")
        if isinstance(event, happened.LibraryUsed):
            assert seat == picker
            assert player.has("library")
            self.use_library(seat)
            doubled = True
            event = self.peek()
        assert isinstance(event, happened.BuildingBegun)
        assert event.seat == seat
        card = event.card
        self.leaves(seat, card)
        self.at += 1
        assert card in PLANT_OF.values() or not player.has(card), "the same violet building twice"
        over: str | None = None
        if isinstance(event := self.peek(), happened.BuildingCovered):
            over = event.card
            assert player.has("crane")
            assert over not in ("crane", card)
            assert player.plants[over] > 0 or player.has(over)
            self.at += 1
        helping = player.violets - {over}
        due = SHEET[card][0] - (SHEET[over][0] if over else 0)
        if seat == picker:
            due -= 1 + (doubled and "library" in helping)
        due -= ("smithy" if card in PLANT_OF.values() else "quarry") in helping
        due = max(0, due)
        before = dict(player.goods)
        paid, goods = 0, 0
        while not isinstance(event := self.peek(), happened.BuildingBuilt):
            if isinstance(event, happened.CardPaid):
                self.leaves(seat, event.card)
                paid += 1
            elif isinstance(event, happened.GoodPaid):
                assert "black-market" in helping
                goods += 1
                player.goods[PLANT_OF[event.good]] -= 1
            else:
                assert isinstance(event, happened.GoodLost)
                assert PLANT_OF[event.good] == over
                player.goods[over] -= 1
            self.discards += 1
            self.at += 1
        assert (event.seat, event.card, event.over, event.price) == (seat, card, over, due)
        assert paid + goods == due, "payment is exact"
        assert goods <= 2
        self.at += 1
        if over is not None and over in PLANT_OF.values():
            player.plants[over] -= 1
            full = before.get(over, 0) > player.plants[over]
            assert player.goods[over] <= player.plants[over]
            assert not full or player.goods[over] < before[over], "a good outlives its plant"
        elif over is not None:
            player.violets.remove(over)
        if card in PLANT_OF.values():
            player.plants[card] += 1
        else:
            player.violets.add(card)
            self.draw(seat, "carpenter", int("carpenter" in helping))
        self.draw(seat, "poor-house", int("poor-house" in helping and player.hand.total() <= 1))

    # ------------------------------------------------------------ goods

    def most(self, seat: int, privilege: int, helper: str) -> int:
        return 1 + privilege + self.players[seat].has(helper)

    def spent_by(self, seat: int, number: int, most: int, privilege: int) -> None:
        if number > most:
            assert self.seats == 2
            assert privilege == 1
            assert self.players[seat].has("library")
            assert number == most + 1
            self.use_library(seat)

    def produce(self, seat: int, privilege: int) -> None:
        player = self.players[seat]
        made = 0
        while isinstance(event := self.peek(), happened.GoodProduced) and event.seat == seat:
            plant = PLANT_OF[event.good]
            player.goods[plant] += 1
            assert player.goods[plant] <= player.plants[plant]
            self.pile -= 1
            made += 1
            self.at += 1
        self.spent_by(seat, made, self.most(seat, privilege, "aqueduct"), privilege)
        self.draw(seat, "well", int(made >= 2 and player.has("well")))

    def turn(self) -> None:
        event = self.peek()
        assert isinstance(event, happened.TileTurned)
        if len(self.tiles) < 5:
            assert event.prices in TILES - set(self.tiles)
        else:
            assert event.prices == self.tiles[-5]
        self.tiles.append(event.prices)
        self.at += 1

    def sell(self, seat: int, privilege: int) -> None:
        player = self.players[seat]
        sold, earned = 0, 0
        while isinstance(event := self.peek(), happened.GoodSold) and event.seat == seat:
            plant = PLANT_OF[event.good]
            assert player.goods[plant] > 0
            assert event.price == self.tiles[-1][GOODS_IN_ORDER.index(event.good)]
            player.goods[plant] -= 1
            sold += 1
            earned += event.price
            self.discards += 1
            self.at += 1
        self.spent_by(seat, sold, self.most(seat, privilege, "trading-post"), privilege)
        self.draw(seat, "sale", earned)
        self.draw(seat, "market-stand", int(sold >= 2 and player.has("market-stand")))
        self.draw(seat, "market-hall", int(sold >= 1 and player.has("market-hall")))

    # ------------------------------------------------------------ councillor and prospector

    def counsel(self, picker: int, privilege: int) -> None:
        keep: dict[int, int] = {}
        throw: dict[int, int] = {}
        for seat in self.order(picker):
            player = self.players[seat]
            wanted = 2 + 3 * privilege * (seat == picker)
            kept = 1 + player.has("prefecture")
            if player.has("archive"):
                drawn = self.draw(seat, "councillor", wanted)
                throw[seat] = max(0, drawn - kept)
                continue
            drawn = min(wanted, self.left())
            for _ in range(drawn):
                event = self.peek()
                assert isinstance(event, happened.CardOffered)
                assert event.seat == seat
                assert event.card is not None
                player.offered[event.card] += 1
                self.pile -= 1
                self.at += 1
            keep[seat] = min(drawn, kept)
            if drawn <= kept:
                while keep[seat]:
                    self.keep(keep)
        while any(keep.values()) or any(throw.values()):
            event = self.peek()
            if isinstance(event, happened.CardDiscarded):
                assert event.why == "councillor"
                throw[event.seat] -= 1
                assert throw[event.seat] >= 0
                self.discard(event)
            else:
                self.keep(keep)

    def keep(self, keep: dict[int, int]) -> None:
        event = self.peek()
        assert isinstance(event, happened.CardKept)
        assert event.card is not None
        player = self.players[event.seat]
        assert player.offered[event.card] > 0
        player.offered[event.card] -= 1
        player.hand[event.card] += 1
        keep[event.seat] -= 1
        assert keep[event.seat] >= 0
        self.at += 1
        if keep[event.seat] == 0:
            for _ in range(player.offered.total()):
                thrown = self.peek()
                assert isinstance(thrown, happened.OfferDiscarded)
                assert thrown.seat == event.seat
                assert thrown.card is not None
                assert player.offered[thrown.card] > 0
                player.offered[thrown.card] -= 1
                self.discards += 1
                self.at += 1

    def mine(self, seat: int) -> None:
        player = self.players[seat]
        if not player.has("gold-mine") or self.left() < 4:
            return
        if self.peek() == happened.NotMined(seat):
            self.at += 1
            return
        turned: list[str] = []
        for _ in range(4):
            event = self.peek()
            assert isinstance(event, happened.CardTurnedUp)
            turned.append(event.card)
            self.pile -= 1
            self.at += 1
        event = self.peek()
        assert isinstance(event, happened.Mined)
        assert event.seat == seat
        if len({SHEET[card][0] for card in turned}) == 4:
            assert event.card in turned
            player.hand[event.card] += 1
            self.discards += 3
        else:
            assert event.card is None
            self.discards += 4
        self.at += 1

    # ------------------------------------------------------------ the end

    def sign(self, match: Match) -> None:
        """The result, counted once more."""
        result = match.result
        assert result is not None
        assert result.reason == self.reason
        ranks = [(player.points(), player.hand.total() + player.goods.total()) for player in self.players]
        for seat, player in enumerate(self.players):
            assert result.seats[seat].score == player.points()
            assert result.seats[seat].rank == 1 + sum(other > ranks[seat] for other in ranks)
        assert set(result.winners) == {seat for seat in range(self.seats) if ranks[seat] == max(ranks)}
        board = match.state.board
        assert (board[PILE_SIZE], board[DISCARD_SIZE]) == (self.pile, self.discards)
        for seat, player in enumerate(self.players):
            assert board[BUILDINGS + seat] == player.buildings()
            assert board[HAND_SIZE + seat] == player.hand.total()
            for plant in range(PLANTS_KINDS):
                assert board[PLANTS + PLANTS_KINDS * seat + plant] == player.plants[KEYS[plant]]


def anything(match: Match, seat: int, move: Move) -> int:
    """No preference at all."""
    return 0


def refereed(match: Match) -> Referee:
    referee = Referee(match)
    referee.judge()
    referee.sign(match)
    return referee


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("styles", "options"),
    [
        ((eager,), {"starting_hand": True}),
        ((violet,), {}),
        ((violet, eager), {"crane_good_pays": False}),
        ((anything,), {}),
    ],
    ids=["eager", "violet", "both", "anything"],
)
def test_a_referee_who_only_knows_the_rulebook_finds_nothing_to_object_to(
    seats: int, styles: tuple[Style, ...], options: dict[str, bool]
) -> None:
    for seed in (31, 32):
        refereed(play(Setup(GAME, seats, options), 100 * seats + seed, *styles))


@pytest.mark.parametrize(("seats", "starting_hand", "seed"), [(2, False, 4), (3, True, 8), (4, False, 12)])
def test_the_referee_agrees_with_games_that_stand_still(seats: int, starting_hand: bool, seed: int) -> None:
    match = play(Setup(GAME, seats, {"starting_hand": starting_hand}), seed, hoarding)
    assert refereed(match).reason == "standstill"


# ---------------------------------------------------------------- shuffles and empty piles in the middle of things


def test_the_good_lost_under_a_crane_is_in_the_shuffle_the_carpenter_draws_from() -> None:
    table = Position().buildings("a", "crane, carpenter").goods("a", "indigo", "hero").hand("a", "well").pile("")
    table.plays("a", "take builder", "build well over indigo plant")
    assert table.hand_of("a") == "hero"
    assert table.cards_left() == (0, 0)


def test_a_seat_does_not_draw_the_goods_that_a_later_seat_sells() -> None:
    table = Position().goods("a", "indigo", "hero").goods("b", "indigo", "palace").tile(1, 1, 1, 2, 2).pile("")
    table.plays("a", "take trader").plays("b", "sell indigo").plays("a", "sell indigo")
    assert (table.hand_of("a"), table.hand_of("b")) == ("hero", "palace")


def test_the_cards_a_councillor_looks_at_are_not_shuffled_in_again() -> None:
    table = Position(2).discards("2 tower").pile("3 well").plays("a", "take councillor")
    assert table.cards_left() == (0, 0), "a has the five, b has none"
    assert table.view("a").seats[0].offered == ["well", "well", "well", "tower", "tower"]
    assert table.actors == "a", "b has nothing to choose"
    table.plays("a", "keep tower")
    assert (table.size("b"), table.cards_left()) == (0, (0, 4))


@pytest.mark.parametrize(("pile", "discards"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_archive_and_prefecture_discard_what_was_really_drawn_less_two(pile: int, discards: int) -> None:
    table = Position(2).buildings("a", "archive, prefecture").hand("a", "hero").pile(f"{pile} sugar mill")
    table.plays("a", "take councillor")
    assert table.size("a") == 1 + pile
    if discards:
        assert table.view().seats[0].to_choose == discards
        table.plays("a", f"discard {discards} sugar mill")
    assert (table.size("a"), table.actors) == (1 + min(pile, 2), "b")


def test_a_prospector_with_a_library_gets_the_one_card_there_is() -> None:
    table = Position(2).buildings("a", "library").pile("tower").plays("a", "take prospector with library")
    assert table.hand_of("a") == "tower"
    assert table.view().seats[0].library_used


def test_a_library_of_two_players_is_not_spent_where_the_cards_do_not_do_for_the_extra_good() -> None:
    table = Position(2).buildings("a", "library, 2 indigo plant").pile("2 tower")
    table.plays("a", "take producer", "produce 3 indigo").plays("b", "produce indigo")
    assert table.goods_of("a") == "indigo, indigo"
    assert table.goods_of("b") == ""
    assert not table.view().seats[0].library_used


def test_the_well_of_the_first_seat_takes_its_card_before_the_goods_of_the_next() -> None:
    table = Position(2).buildings("a", "well, sugar mill").pile("3 tower")
    table.plays("a", "take producer").plays("b", "produce indigo").plays("a", "produce indigo, sugar")
    assert (table.hand_of("a"), table.goods_of("b")) == ("tower", "")


def test_the_second_gold_mine_is_not_asked_when_the_first_has_kept_one_of_the_last_four() -> None:
    table = Position(2).buildings("a", "gold mine").buildings("b", "gold mine").plays("a", "take prospector")
    table.pile("smithy, well, tower, quarry").plays("a", "use gold mine", "pick quarry")
    assert table.cards_left() == (0, 3)
    assert table.view().phase == "role"


def test_a_gold_mine_that_misses_leaves_its_four_cards_for_the_next_gold_mine() -> None:
    table = Position(2).buildings("a", "gold mine").buildings("b", "gold mine").plays("a", "take prospector")
    table.pile("smithy, well, tower, chapel").plays("a", "use gold mine")
    assert (table.actors, table.legal("b")) == ("b", ["use gold mine", "leave gold mine"])
    table.plays("b", "use gold mine")
    assert table.cards_left() == (0, 4)


def test_a_chapel_card_keeps_the_game_from_standing_still_for_one_round_more() -> None:
    table = Position(2).buildings("a", "chapel").hand("a", "hero").pile("").last_role("a", "builder", "producer")
    table.plays("a", "take prospector", "tuck hero")
    assert table.view().phase == "role", "a card has moved under the Chapel"
    table.plays("b", "take prospector").plays("a", "take producer").plays("b", "take councillor")
    assert table.over
    assert table.result.reason == "standstill"
    assert table.points("a")["chapel"] == 1


def test_goods_and_hands_do_not_keep_a_game_going_in_which_nobody_moves_a_card() -> None:
    table = Position(2).goods("a", "indigo").hand("b", "8 sugar mill").pile("").last_role("a", "builder", "producer")
    table.plays("a", "take trader", "sell no more")
    assert not table.over, "b is over the limit"
    table.plays("b", "discard sugar mill")
    assert not table.over, "and has discarded a card, which can be drawn"


# ---------------------------------------------------------------- Crane


def test_a_crane_does_not_lift_in_the_phase_it_was_built_in() -> None:
    table = Position(2).hand("a", "crane, well, tower").plays("a", "take builder", "build crane")
    assert table.view().phase == "pay"


def test_a_covered_tower_holds_no_more_than_seven_cards() -> None:
    table = Position(2).buildings("a", "crane, tower").hand("a", "statue, 8 sugar mill")
    table.last_role("a", "producer", "trader").plays("a", "take builder", "build statue over tower")
    assert table.view().seats[0].to_choose == 1


def test_a_covered_chapel_takes_no_more_cards_and_a_new_one_adds_to_the_old() -> None:
    table = Position(2).buildings("a", "crane, chapel").chapel("a", "3 well").hand("a", "statue, hero, tower")
    table.last_role("a", "producer", "trader").plays("a", "take builder", "build statue over chapel")
    assert table.view().phase == "role", "nobody is asked for a Chapel"
    table = Position(2).buildings("a", "crane, statue").covered("a", "chapel").chapel("a", "3 sugar mill")
    table.hand("a", "chapel, hero, tower").last_role("a", "producer", "trader")
    table.plays("a", "take builder", "build chapel over statue", "tuck hero")
    assert table.points("a")["chapel"] == 4


def test_a_crane_may_pile_building_upon_building() -> None:
    table = Position(2).buildings("a", "crane, hero").covered("a", "statue, victory column").hand("a", "palace")
    table.plays("a", "take builder", "build palace over hero")
    assert table.covered_of("a") == "statue, victory column, hero"
    assert (table.standing("a"), table.score("a")) == (3, 1 + 1)


def test_a_plant_may_be_built_over_a_violet_building_and_is_empty() -> None:
    table = Position(2).buildings("a", "crane, smithy, tower").hand("a", "silver smelter, well")
    table.plays("a", "take builder", "build silver smelter over tower")
    assert table.buildings_of("a") == "indigo plant, silver smelter, smithy, crane"
    assert (table.goods_of("a"), table.hand_of("a")) == ("", "well")


def test_a_plant_over_a_full_plant_of_another_kind_loses_the_good() -> None:
    table = Position(2).buildings("a", "crane").goods("a", "indigo").hand("a", "sugar mill")
    table.plays("a", "take builder", "build sugar mill over indigo plant")
    assert (table.buildings_of("a"), table.goods_of("a"), table.cards_left()[1]) == ("sugar mill, crane", "", 1)


def test_with_two_players_a_library_is_not_declared_for_a_build_that_covers_it() -> None:
    table = Position(2).buildings("a", "crane, library, tower").hand("a", "palace, 5 sugar mill")
    table.plays("a", "take builder", "build palace with library")
    assert table.legal("a") == ["beside", "over indigo plant", "over tower"]


def test_both_goods_of_two_full_plants_may_pay_while_one_of_the_plants_is_covered() -> None:
    table = Position(2).buildings("a", "crane, black market, indigo plant").goods("a", "indigo, indigo")
    table.hand("a", "victory column")
    table.plays("a", "take builder", "build victory column over indigo plant paying 2 good indigo")
    assert table.buildings_of("a") == "indigo plant, black market, crane, victory column"
    assert (table.goods_of("a"), table.cards_left()[1]) == ("", 2)


def test_with_the_option_off_the_other_full_plant_still_pays() -> None:
    table = Position(2, crane_good_pays=False).buildings("a", "crane, black market, indigo plant")
    table.goods("a", "indigo, indigo").hand("a", "tower")
    table.plays("a", "take builder", "build tower over indigo plant paying good indigo")
    assert (table.goods_of("a"), table.cards_left()[1]) == ("", 2)


# ---------------------------------------------------------------- Poor House, Library, market, new round


@pytest.mark.parametrize(("hand", "after"), [("well", 1), ("well, hero", 2), ("well, hero, palace", 2)])
def test_the_poor_house_draws_with_none_or_one_card_left_and_not_with_two(hand: str, after: int) -> None:
    table = Position().buildings("a", "poor house, quarry").hand("a", hand)
    table.plays("a", "take builder", "build well")
    assert table.size("a") == after


def test_a_library_built_with_the_first_role_doubles_the_governors_second() -> None:
    table = Position(2).hand("a", "library, 4 sugar mill")
    table.plays("a", "take builder", "build library paying 4 sugar mill")
    table.plays("b", "take producer").plays("a", "produce no more").plays("b", "produce no more")
    table.plays("a", "take prospector with library")
    assert table.size("a") == 2


def test_a_library_that_is_spent_lowers_no_price_and_makes_no_good_with_the_second_role() -> None:
    table = Position(2).buildings("a", "library, 3 indigo plant").hand("a", "hero, 6 sugar mill")
    table.plays("a", "take prospector with library").plays("b", "take councillor")
    for player in "ab":
        table.plays(player, table.legal(player)[0])
    table.plays("a", "take producer", "produce 2 indigo")
    assert "a" not in table.actors, "two goods are all"
    with pytest.raises(AssertionError):
        table.plays("a", "produce indigo")


def test_the_library_of_two_players_is_fresh_again_in_the_next_round() -> None:
    table = Position(2).buildings("a", "library").last_role("a", "builder", "producer")
    table.plays("a", "take prospector with library")
    assert not table.view().seats[0].library_used
    table.plays("b", "take trader")
    assert "take prospector with library" in table.legal("a")


def test_one_good_sold_by_another_than_the_trader_draws_for_the_hall_and_not_for_the_stand() -> None:
    table = Position(2).buildings("b", "market hall, market stand, coffee roaster").goods("b", "coffee")
    table.tile(1, 2, 2, 3, 3).plays("a", "take trader").plays("b", "sell coffee")
    assert table.size("b") == 3 + 1


def test_all_market_buildings_and_the_library_together() -> None:
    table = Position().buildings("a", "market hall, market stand, trading post, library, 2 silver smelter, sugar mill")
    table.goods("a", "indigo, sugar, silver, silver").tile(1, 2, 2, 3, 3)
    assert table.plays("a", "take trader", "sell indigo, sugar, silver, silver").size("a") == 1 + 2 + 3 + 3 + 1 + 1


def test_a_chapel_card_may_save_a_hand_from_the_limit_even_with_a_tower() -> None:
    table = Position(2).buildings("a", "chapel, tower").hand("a", "8 sugar mill, 5 tobacco storage")
    table.last_role("b", "builder", "producer").plays("b", "take prospector").plays("a", "tuck sugar mill")
    assert (table.size("a"), table.view().phase) == (12, "role")


def test_somebody_with_an_empty_hand_is_not_asked_for_the_chapel() -> None:
    table = Position(2).buildings("a", "chapel").last_role("b", "builder", "producer").plays("b", "take prospector")
    assert table.view().phase == "role"


def test_no_legal_move_of_a_hand_depends_on_what_the_goods_are() -> None:
    for one, other in permutations(("hero", "indigo-plant", "palace"), 2):
        first, second = (
            Position(2)
            .buildings("a", "crane, black market, indigo plant")
            .goods("a", "indigo", card)
            .hand("a", "tower, library, 2 well")
            .plays("a", "take builder", "build tower")
            for card in (one, other)
        )
        assert first.legal("a") == second.legal("a")
        assert first.view("a", memory_aid=True) == second.view("a", memory_aid=True)
        first.plays("a", "over full indigo plant", "pay well")
        second.plays("a", "over full indigo plant", "pay well")
        assert [event for event, _ in first.heard] == [event for event, _ in second.heard]


# ---------------------------------------------------------------- gestures and structs


def at_table(table: Position) -> Match:
    """A match that stands at a position set up by hand."""
    match = table.setup.deal(seed=1)
    match.state = table.state
    return match


@pytest.mark.parametrize("text", ["build tower over full chapel paying well", "build tower over full hero"])
def test_over_a_full_violet_building_is_never_read_as_a_payment(text: str) -> None:
    table = Position().hand("a", "tower, black market, 2 well, market hall").plays("a", "take builder")
    match = at_table(table)
    with pytest.raises(BadMove):
        match.play(text, 0)
    assert table.hand_of("a") == "black market, 2 well, tower, market hall"


def test_covering_a_full_violet_building_is_no_move_at_all() -> None:
    with pytest.raises(BadMove):
        moves.encode(moves.Cover("chapel", full=True))
    table = Position().hand("a", "tower, black market, 2 well").plays("a", "take builder", "build tower")
    with pytest.raises(BadMove):
        at_table(table).play(moves.Cover("chapel", full=True), 0)


@pytest.mark.parametrize(
    "text",
    ["pay ❶ well, tower", "pay well, good ❶", "pay " + "9" * 5000 + " well", "pay well, good " + "9" * 5000, "sell ❷"],
    ids=["counted", "good", "many", "good-many", "sold"],
)
def test_numbers_nobody_can_count_are_refused_politely(text: str) -> None:
    table = Position().buildings("a", "black market").goods("a", "indigo").hand("a", "tower, 3 well")
    match = at_table(table.plays("a", "take builder", "build tower"))
    with pytest.raises(BadMove):
        match.play(text, 0)


def test_a_struct_that_names_no_goods_says_that_these_are_all() -> None:
    table = Position().goods("b", "indigo").goods("c", "indigo").plays("a", "take producer")
    match = at_table(table)
    match.play(moves.Produce(), 0)
    assert 0 not in match.actors
    table = Position().goods("a", "indigo").goods("b", "indigo").plays("a", "take trader")
    match = at_table(table)
    match.play(moves.Sell(), 0)
    assert 0 not in match.actors


@pytest.mark.parametrize("move", [moves.Keep(()), moves.Discard(()), moves.Pay()], ids=["keep", "discard", "pay"])
def test_a_move_that_chooses_nothing_is_refused_and_not_taken_as_done(move: Move) -> None:
    match = at_table(Position().plays("a", "take councillor"))
    with pytest.raises(BadMove):
        match.play(move, 0)


def test_a_good_is_paid_by_its_number_also_when_it_is_named_alone() -> None:
    table = Position().buildings("a", "black market").goods("a", "indigo").hand("a", "well")
    table.plays("a", "take builder", "build well", "pay good 1")
    assert table.buildings_of("a") == "indigo plant, black market, well"


def test_one_list_of_discards_answers_one_question() -> None:
    table = Position(2).buildings("a", "archive").hand("a", "8 sugar mill").pile("5 tower")
    table.last_role("a", "builder", "producer").plays("a", "take councillor")
    assert table.view().seats[0].to_choose == 4
    with pytest.raises(BadMove):
        at_table(table).play("discard 5 sugar mill", 0)


# ---------------------------------------------------------------- what a seat cannot know


@pytest.mark.parametrize("hand", ["palace", "smithy, well"])
def test_nobody_is_told_whether_another_had_a_choice_when_nothing_was_built(hand: str, tmp_path: Path) -> None:
    """Two people at one screen: whether a pass was forced says what is in a hand."""
    match = Setup(GAME, 2).deal(seed=1, players=("Ada", "Bo"))
    cards = Position(2).hand("b", hand).governor("a")
    cards.plays("a", "take builder")
    match.state = cards.state
    match.state.journal = match.journal
    nothing = cards.legal("b")[-1]
    assert nothing == "build nothing"
    match.play(nothing, 1, forced=len(cards.legal("b")) == 1)
    console = Console(file=io.StringIO())
    session = Session(match, (True, True), {}, Words("en"), True, tmp_path / "game", console)
    told = " ".join(session._paragraphs(match.steps[1:], 0))
    assert "no choice" not in told


# ---------------------------------------------------------------- what could be behind a view


def test_no_world_gives_a_hand_more_of_the_shuffle_than_it_received_when_what_it_built_came_from_there() -> None:
    def b_builds(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 1, FOR_PROSPECTOR, chance)
        built = kinds("well")[0]
        if not count(state.board, HANDS + WORDS, built):
            return "not this"
        leave_in_sight(state.board, 2, 1, built)
        put(state.board, COVERED, built)
        return "a well"

    # The only Well was in the shuffle: it is the one card b has received, so b's other card is an old one.
    worlds = small("tower, hero", pile=0, b_hand=1, b_thrown=0, sold=1, own_discards="well, sugar mill")
    compare(worlds, b_builds, only="a well")


def sampled(setup: Setup, seed: int) -> Iterator[SanJuanState]:
    """Some positions of a game in which all powers are used."""
    match = play(setup, seed, violet, eager)
    state = setup.undealt()
    chance = Replayed([k for step in match.steps for _, k in step.picks])
    state.deal(chance)
    for number, step in enumerate(match.steps[1:]):
        assert isinstance(state, SanJuanState)
        if number % 9 == 0:
            yield state
        state.apply(step.seat, step.code, chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_world_behind_a_view_shows_the_same_view_and_offers_the_same_moves(seats: int) -> None:
    setup = Setup(GAME, seats)
    random = Fast(seats)
    buffer_ = buffer()
    for state in sampled(setup, 900 + seats):
        for seat in range(-1, seats):
            view = state.blank(seat)
            world = view.fill(random)
            assert world.blank(seat).same(view)
            if seat >= 0 and state.actors() & BIT[seat]:
                real = [buffer_[k] for k in range(state.legal(seat, buffer_))]
                assert real == [buffer_[k] for k in range(world.legal(seat, buffer_))]
                assert real == [buffer_[k] for k in range(view.legal(seat, buffer_))]


@pytest.mark.parametrize(("hand", "own"), [(2, "well, sugar mill"), (1, "2 well, sugar mill"), (2, "well, tower")])
def test_what_another_has_built_may_be_new_or_old_and_its_hand_with_it(hand: int, own: str) -> None:
    def b_builds(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 1, FOR_PROSPECTOR, chance)
        board = state.board
        built = nth(board[HANDS + WORDS], board[HANDS + WORDS + 1], chance.pick(board[HAND_SIZE + 1]))
        leave_in_sight(board, 2, 1, built)
        put(board, COVERED, built)
        return "a well" if built == kinds("well")[0] else "another"

    worlds = small("well, tower" if hand == 1 else "well, tower, hero", 0, hand, 0, 1, own_discards=own)
    compare(worlds, b_builds, only="a well")
