"""The facts about choices and the reasons for selections agree with the rules, and so does what a view derives."""

from __future__ import annotations

import pytest

from ludoteca.core.laws import random_match
from ludoteca.core.legal import legal_codes
from ludoteca.core.match import Match
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.san_juan import GAME, facts, moves
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.events import BuildingBuilt
from ludoteca.games.san_juan.facts import BuildFacts, Discount, SellFacts, TakeFacts
from tests.games.san_juan.positions import PLAYERS, Position


def facts_of(table: Position, player: str, text: str) -> facts.SanJuanFacts | None:
    """The facts about a legal step, as it is typed."""
    seat = PLAYERS.index(player)
    view = table.state.blank(seat)
    found = {GAME.notation(code): code for code in legal_codes(view, seat)}
    return facts.choice_facts(found[text], view, seat)


def build(table: Position, player: str, text: str) -> BuildFacts:
    found = facts_of(table, player, text)
    assert isinstance(found, BuildFacts)
    return found


def why(table: Position, player: str, lang: str = "en") -> str:
    seat = PLAYERS.index(player)
    return table.game.describe_selection(table.state.blank(seat), seat, Words(lang))


def suggested(table: Position, player: str) -> list[str]:
    seat = PLAYERS.index(player)
    return [GAME.notation(code) for code in table.game.suggest(table.state.blank(seat), seat)]


# ---------------------------------------------------------------- buildings


def test_a_price_lists_everything_that_lowers_it() -> None:
    table = (
        Position().buildings("a", "library, quarry").hand("a", "guild hall, 6 sugar mill").plays("a", "take builder")
    )
    assert build(table, "a", "build guild hall") == BuildFacts(
        6,
        (Discount(1, "role", "builder"), Discount(1, "building", "library"), Discount(1, "building", "quarry")),
        3,
        2,
        False,
    )


def test_a_covered_building_lowers_the_price_and_takes_its_points_along() -> None:
    table = Position().buildings("a", "crane, chapel").hand("a", "tower, 5 indigo plant").plays("a", "take builder")
    table.plays("a", "build tower")
    over = build(table, "a", "over chapel")
    assert over.discounts == (Discount(3, "covering", "chapel"), Discount(1, "role", "builder"))
    assert (over.cost, over.price, over.points) == (3, 0, 0)
    assert build(table, "a", "beside").points == 2


def test_the_building_that_ends_the_game_is_named_unless_it_covers_another() -> None:
    table = Position().buildings(
        "a", "2 sugar mill, 2 coffee roaster, 2 silver smelter, 2 tobacco storage, crane, chapel"
    )
    table.hand("a", "tower, 5 indigo plant").plays("a", "take builder")
    assert table.standing("a") == numbers.BUILDINGS_TO_END - 1
    assert build(table, "a", "build tower").last_phase
    table.plays("a", "build tower")
    assert build(table, "a", "beside").last_phase
    assert not build(table, "a", "over chapel").last_phase


class Promises:
    """Compares the facts about each building that is chosen with what happens when it stands."""

    def __init__(self) -> None:
        self.offered: dict[int, BuildFacts] = {}
        self.promised: BuildFacts | None = None
        self.score = 0
        self.kept = 0

    def watch(self, match: Match) -> None:
        if match.steps:
            self.promised = self.offered.get(match.steps[-1].code, self.promised)
            for visible in match.steps[-1].events:
                if isinstance(visible.event, BuildingBuilt):
                    self.compare(match, visible.event)
        self.offered = {}
        board = match.state.board
        if board[numbers.PHASE] in (numbers.TO_BUILD, numbers.TO_COVER):
            (seat,) = match.actors
            view = match.state.blank(seat)
            found = {code: facts.choice_facts(code, view, seat) for code in match.legal_codes(seat)}
            self.offered = {code: each for code, each in found.items() if isinstance(each, BuildFacts)}
            self.score = int(match.state.score(seat))

    def compare(self, match: Match, built: BuildingBuilt) -> None:
        assert self.promised is not None
        standing = match.state.board[numbers.BUILDING_COUNT + built.seat]
        assert built.price == self.promised.price
        assert match.state.score(built.seat) - self.score == self.promised.points
        assert (standing >= numbers.BUILDINGS_TO_END) == self.promised.last_phase
        self.kept += 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_price_points_and_end_are_those_that_the_building_really_has(seats: int) -> None:
    promises = Promises()
    for seed in range(1, 6):
        random_match(GAME(seats), seed, promises.watch)
    assert promises.kept > 20


# ---------------------------------------------------------------- roles and goods


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("buildings", ["", "library", "prefecture", "library, prefecture"])
def test_the_cards_of_a_role_are_those_that_its_taker_gets(seats: int, buildings: str) -> None:
    fresh = Position(seats).buildings("a", buildings)
    for text in [text for text in fresh.legal("a") if "councillor" in text or "prospector" in text]:
        table = Position(seats).buildings("a", buildings)
        found = facts_of(table, "a", text)
        assert isinstance(found, TakeFacts)
        table.plays("a", text)
        shown = table.view("a").seats[0]
        assert len(shown.offered) + len(shown.hand) == found.drawn
        if shown.offered:
            assert shown.to_choose == found.kept


@pytest.mark.parametrize("role", ["councillor", "prospector"])
def test_a_role_promises_no_more_cards_than_there_are(role: str) -> None:
    """rules: San Juan 9"""
    table = Position().buildings("a", "library, prefecture").discards("tower").pile("well")
    assert facts_of(table, "a", f"take {role}") == TakeFacts(2, 2, 2)
    table = Position().buildings("a", "library, prefecture").pile("well")
    assert facts_of(table, "a", f"take {role}") == TakeFacts(2, 1, 1)
    table.plays("a", f"take {role}")
    assert len(table.view("a").seats[0].hand) == 1


def test_a_good_says_what_it_sells_for() -> None:
    table = Position().buildings("a", "silver smelter").goods("a", "indigo, silver").tile(1, 1, 2, 2, 3)
    table.plays("a", "take trader")
    assert facts_of(table, "a", "sell silver") == SellFacts(3)
    assert facts_of(table, "a", "sell indigo") == SellFacts(1)
    assert facts_of(table, "a", "sell no more") is None


# ---------------------------------------------------------------- how many, and why


def test_the_number_of_goods_is_explained() -> None:
    table = Position().buildings("a", "3 sugar mill, library, aqueduct").buildings("b", "sugar mill")
    table.plays("a", "take producer")
    assert why(table, "a") == "Up to 4 goods: 1, +1 Producer, +1 Library, +1 Aqueduct"
    assert why(table, "b") == ""


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("role", ["producer", "trader"])
@pytest.mark.parametrize("buildings", ["", "library", "aqueduct", "trading post", "library, aqueduct, trading post"])
def test_the_explained_number_is_the_limit_of_the_rules(seats: int, role: str, buildings: str) -> None:
    table = Position(seats).buildings("a", f"4 sugar mill, {buildings}" if buildings else "4 sugar mill")
    if role == "trader":
        table.goods("a", "sugar, sugar, sugar, sugar")
    table.plays("a", f"take {role}")
    selection = table.game.selection(table.state.blank(0), 0)
    assert selection is not None
    assert selection.most == table.state.board[numbers.CHOICES_LEFT]
    assert f"Up to {selection.most} goods" in why(table, "a")


def test_no_more_goods_are_allowed_than_there_are() -> None:
    table = Position().buildings("a", "library, aqueduct").plays("a", "take producer")
    selection = table.game.selection(table.state.blank(0), 0)
    assert selection is not None
    assert selection.most == 1


def test_a_payment_is_explained_by_its_price_and_the_black_market() -> None:
    table = Position().buildings("a", "black market").goods("a", "indigo").hand("a", "tower, 3 well")
    table.plays("a", "take builder", "build tower")
    assert why(table, "a") == "Price 2 (3, −1 Builder); up to 2 goods may pay: Black Market"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_selection_has_its_reason_in_every_language(lang: str) -> None:
    words = Words(lang)
    seen: set[int] = set()

    def watch(match: Match) -> None:
        for seat in match.actors:
            view = match.state.blank(seat)
            if match.game.selection(view, seat) is not None and match.game.describe_selection(view, seat, words):
                seen.add(int(match.state.board[numbers.PHASE]))

    for seed in range(1, 4):
        random_match(GAME(3, {"starting_hand": True}), seed, watch)
    assert {numbers.TO_PAY, numbers.TO_PRODUCE, numbers.TO_SELL, numbers.TO_KEEP_HAND} <= seen


# ---------------------------------------------------------------- suggestions


def test_a_building_that_cannot_be_built_again_is_suggested_before_a_cheaper_one() -> None:
    table = Position().buildings("a", "tower").hand("a", "sugar mill, indigo plant, tower")
    table.plays("a", "take builder", "build sugar mill")
    assert suggested(table, "a") == ["pay tower"]


def test_cheap_cards_are_suggested_before_dear_ones() -> None:
    table = Position().buildings("a", "tower").hand("a", "library, palace, tower, quarry, indigo plant, well")
    table.plays("a", "take builder", "build library")
    assert suggested(table, "a") == ["pay indigo plant", "pay well", "pay tower", "pay quarry"]


def test_a_second_card_of_a_violet_kind_is_suggested_before_a_dearer_single_one() -> None:
    table = Position().hand("a", "tower, 2 quarry, silver smelter").plays("a", "take builder", "build tower")
    assert suggested(table, "a") == ["pay quarry", "pay quarry"]


def test_goods_are_suggested_only_where_cards_are_lacking() -> None:
    table = Position().buildings("a", "black market, sugar mill").goods("a", "indigo, sugar").hand("a", "tower, well")
    table.plays("a", "take builder", "build tower")
    assert suggested(table, "a") == ["pay well", "pay good indigo"]


def test_nothing_is_suggested_where_nothing_is_lost() -> None:
    table = Position().buildings("a", "2 sugar mill").plays("a", "take producer")
    assert suggested(table, "a") == []


@pytest.mark.parametrize("seats", [2, 4])
def test_a_suggestion_is_always_a_whole_selection(seats: int) -> None:
    made = 0

    def watch(match: Match) -> None:
        nonlocal made
        for seat in match.actors:
            view = match.state.blank(seat)
            items = match.game.suggest(view, seat)
            selection = match.game.selection(view, seat)
            if items:
                assert selection is not None
                assert selection.is_complete(items)
                match.check(match.game.select(view, seat, items), seat)
                made += 1

    random_match(GAME(seats, {"starting_hand": True}), 3, watch)
    assert made


# ---------------------------------------------------------------- passes


def test_only_an_owner_may_announce_to_use_no_chapel_or_gold_mine() -> None:
    def announced(buildings: str) -> set[str]:
        table = Position().buildings("a", buildings)
        return {GAME.notation(code) for code in moves.declines_now(table.state.blank(0), 0)}

    always = {"build nothing", "produce no more", "sell no more"}
    assert announced("well") == always
    assert announced("chapel") == always | {"tuck nothing"}
    assert announced("gold mine, chapel") == always | {"tuck nothing", "leave gold mine"}


# ---------------------------------------------------------------- views


def test_a_view_says_what_a_six_cost_building_would_count() -> None:
    table = Position(2).buildings("a", "sugar mill, coffee roaster, well, statue, hero").chapel("a", "3 tower")
    assert table.view("b").seats[0].worth == {"guild-hall": 6, "city-hall": 4, "triumphal-arch": 6, "palace": 4}
    for card in ("guild hall", "city hall", "triumphal arch", "palace"):
        with_it = Position(2).buildings("a", f"sugar mill, coffee roaster, well, statue, hero, {card}")
        with_it.chapel("a", "3 tower")
        key, category = card.replace(" ", "-"), card.replace(" ", "_")
        assert with_it.points("a").get(category, 0) == table.view("b").seats[0].worth[key]
        assert with_it.view("b").seats[0].worth[key] == with_it.points("a")[category]


def test_a_view_says_who_took_which_role() -> None:
    def takers(table: Position) -> dict[str, int]:
        return {each.role: each.taken_by for each in table.view().roles if each.taken_by is not None}

    assert takers(Position(3)) == {}
    table = Position(2).last_role("b", "trader", "builder")  # player b is governor
    assert takers(table) == {"trader": 1, "builder": 0}
    assert takers(table.plays("b", "take producer")) == {"trader": 1, "builder": 0, "producer": 1}
    assert takers(Position(3).governor("c").plays("c", "take builder")) == {"builder": 2}


def test_a_privilege_works_twice_with_a_library_except_with_two_players() -> None:
    assert [seat.privilege for seat in Position(3).buildings("b", "library").view().seats] == [1, 2, 1]
    assert [seat.privilege for seat in Position(2).buildings("b", "library").view().seats] == [1, 1]


def test_a_view_says_who_has_answered_and_when_the_last_phase_has_come() -> None:
    table = Position(3).plays("a", "take producer")
    assert table.view().answered == []
    table.plays("b", "produce indigo")
    assert table.view().answered == [1]
    assert Position(3).hand("a", "well").plays("a", "take builder").view().answered == []
    plants = "2 sugar mill, 3 coffee roaster, 3 silver smelter, 3 tobacco storage"
    assert not Position(3).view().last_phase
    assert Position(3).buildings("c", plants).view().last_phase


def test_the_faces_of_plants_name_their_goods() -> None:
    goods = {
        card.key: attribute.value
        for card in GAME(2).deck.cards()
        for attribute in card.attributes
        if attribute.name == "good"
    }
    assert goods == {plant.card: plant.good for plant in Position(2).view().seats[0].plants}
