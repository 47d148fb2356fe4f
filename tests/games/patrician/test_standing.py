"""What a view and a choice say about the standing: it agrees with the rules, so the page need not know them."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.engine.chance import Fast
from ludoteca.core.laws import random_match
from ludoteca.core.match import Match
from ludoteca.games.patrician import Patrician, facts
from ludoteca.games.patrician.cards import city_number
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.moves import Build, Site, Take
from ludoteca.games.patrician.standing import Payout, PortraitSets
from ludoteca.games.patrician.view import CityView
from tests.games.patrician.matches import public_view
from tests.games.patrician.positions import Position

SEATS = (2, 3, 4, 5)


def city_of(table: Position, name: str) -> CityView:
    return next(city for city in table.game.view(table.state, -1).cities if city.name == name)


def build_facts(table: Position, *sites: Site) -> facts.BuildFacts:
    """The facts of a build of the player whose turn it is."""
    code = next(code for code, move in enumerate(table.game.moves) if move == Build(sites))
    seat = table.state.board[numbers.TURN]
    found = table.game.choice_facts(code, table.state.blank(seat), seat)
    assert isinstance(found, facts.BuildFacts)
    return found


# --- the view


@pytest.mark.parametrize("seats", SEATS)
def test_the_leaders_of_a_view_are_those_of_the_rules(seats: int) -> None:
    def watch(match: Match) -> None:
        for city in public_view(match).cities:
            tower = 2 * city_number(city.name)
            assert city.leaders == [
                owner - 1 if owner else None for owner in (match.state.leader(tower), match.state.leader(tower + 1))
            ]
            assert all(len(floors) <= city.tallest for floors in city.towers)

    random_match(ludoteca.game("patrician", seats=seats), 3, watch)


def test_a_city_says_what_its_messengers_add_to_each_token() -> None:
    table = Position(3, messengers=True).tower("Lucca", "ab", "c").messenger("a", "Siena", "Lucca")
    assert [city_of(table, name).bonus for name in ("Lucca", "Siena", "Verona")] == [2, 2, 0]


def test_a_messenger_that_comes_after_the_scoring_adds_nothing() -> None:
    table = Position(3, messengers=True).scored("Lucca", "aaab", "ccc").messenger("a", "Siena", "Lucca")
    assert city_of(table, "Lucca").bonus == 0


def test_the_bonus_of_a_scored_city_is_known_unless_a_messenger_came_late() -> None:
    early = Position(3, messengers=True).messenger("a", "Siena", "Lucca").messenger("b", "Lucca", "Milano")
    assert city_of(early.scored("Lucca", "aaab", "ccc"), "Lucca").bonus == 4
    late = Position(3, messengers=True).messenger("a", "Siena", "Lucca").scored("Lucca", "aaab", "ccc")
    assert city_of(late, "Lucca").bonus == 2
    assert city_of(late.messenger("b", "Lucca", "Milano"), "Lucca").bonus is None


@pytest.mark.parametrize(("seats", "rounds"), [(2, 24), (3, 16), (4, 12), (5, 11)])
def test_rounds_are_counted_up_to_the_last_one(seats: int, rounds: int) -> None:
    seen = []

    def watch(match: Match) -> None:
        view = public_view(match)
        assert view.rounds == rounds
        seen.append(view.round)

    random_match(ludoteca.game("patrician", seats=seats), 5, watch)
    assert seen == sorted(seen)
    assert set(seen) == set(range(1, rounds + 1))


def test_three_portraits_of_a_patrician_are_a_set() -> None:
    table = Position(2).portraits("a", red_hats=1, ladies=4, beards=6)
    own = table.game.view(table.state, 0).seats[0]
    assert own.portrait_sets == {
        "red-hat": PortraitSets(1, 3, 0),
        "lady": PortraitSets(1, 3, 6),
        "beard": PortraitSets(0, 3, 12),
    }
    assert own.portraits_worth == 18
    assert (own.score, own.public_score) == (18, 0)
    other = table.game.view(table.state, 1).seats[0]
    assert (other.portrait_sets, other.portraits_worth, other.score) == (None, None, 0)


def test_portraits_count_in_the_public_score_at_the_end() -> None:
    match = random_match(ludoteca.game("patrician", seats=4, messengers=True, ambassadors=True), 8)
    assert match.result is not None
    scores = [seat.score for seat in match.result.seats]
    assert [player.score for player in public_view(match).seats] == scores
    assert [player.public_score for player in public_view(match).seats] == scores


@pytest.mark.parametrize("seed", range(4))
def test_the_owner_of_an_ambassador_has_the_most_of_what_it_counts(seed: int) -> None:
    view = public_view(random_match(ludoteca.game("patrician", seats=5, ambassadors=True), seed))
    assert view.ambassadors
    for name, ambassador in view.ambassadors.items():
        counts = view.ambassador_counts[name]
        assert counts[ambassador.seat] == max(counts) > 0


def test_ambassadors_count_nothing_if_they_are_not_played() -> None:
    assert public_view(random_match(ludoteca.game("patrician", seats=3), 1)).ambassador_counts == {}


def test_a_category_is_listed_once_somebody_has_points_for_it() -> None:
    game = ludoteca.game("patrician", seats=4, messengers=True, ambassadors=True)
    assert public_view(game.deal(seed=8)).categories == ["tokens", "portraits"]
    match = random_match(game, 8)
    assert match.result is not None
    decided = {name for seat in match.result.seats for name, points in seat.categories.items() if points}
    assert public_view(match).categories == [name for name in game.categories if name in decided]


def test_the_roads_to_pistoia_are_open_with_five_players_only() -> None:
    roads = {seats: public_view(ludoteca.game("patrician", seats=seats).deal(seed=1)).roads for seats in SEATS}
    assert [len(roads[seats]) for seats in SEATS] == [10, 10, 10, 12]
    assert all("Pistoia" not in road for road in roads[4])


# --- the facts of a choice


def test_a_build_that_finishes_its_city_says_who_gets_its_tokens() -> None:
    table = Position(3).tower("Verona", "acc", "a").hand("a", "verona beard star").to_play("a")
    table.does("play verona beard star")
    assert build_facts(table, "left").payout == [Payout(0, 5), Payout(0, 2)]
    assert build_facts(table, "left").points == 7
    assert build_facts(table, "right").payout == [Payout(2, 5), Payout(0, 2)]
    assert build_facts(table, "right").points == 2


def test_each_messenger_adds_two_points_to_both_tokens_of_a_build() -> None:
    table = Position(3, messengers=True).tower("Verona", "acc", "a").hand("a", "verona beard star").to_play("a")
    table.messenger("b", "Parma", "Verona").messenger("c", "Verona", "Ferrara").does("play verona beard star")
    assert build_facts(table, "left").points == 7 + 8


def test_a_build_that_does_not_finish_its_city_scores_nothing_yet() -> None:
    table = Position(3).hand("a", "verona beard star").to_play("a").does("play verona beard star")
    found = build_facts(table, "left")
    assert (found.city, found.finishes, found.payout, found.points) == ("Verona", False, [], 0)


def test_a_build_names_the_cards_that_can_be_taken_after_it() -> None:
    table = Position(3).hand("a", "verona beard star", "verona free-draw").to_play("a")
    table.face_up(Verona="siena beard", Lucca="roma move")
    keys = {notation: table.deck.keys[table.card(notation)] for notation in ("siena beard", "roma move")}
    one = build_facts(table.does("play verona beard star"), "left")
    assert one.takes == [keys["siena beard"]]
    table = Position(3).hand("a", "verona free-draw").to_play("a").face_up(Verona="siena beard", Lucca="roma move")
    any_card = build_facts(table.does("play verona free-draw"), "left")
    assert set(any_card.takes) == set(keys.values())


@pytest.mark.parametrize("seats", SEATS)
def test_the_facts_of_a_choice_come_true(seats: int) -> None:
    game = Patrician(seats, {"messengers": True})

    def watch(match: Match) -> None:
        if match.over:
            return
        (seat,) = match.actors
        seen = match.state.blank(seat)
        for code in match.legal_codes(seat):
            found = game.choice_facts(code, seen, seat)
            after = match.state.copy()
            after.apply(seat, code, Fast(1))
            if after.board[numbers.PHASE] == numbers.OVER:  # the last card also scores all other cities
                continue
            if isinstance(found, facts.BuildFacts):
                gain = [after.score(each) - match.state.score(each) for each in range(seats)]
                assert gain == [
                    sum(token.points for token in found.payout if token.seat == each) for each in range(seats)
                ]
                assert gain[seat] == found.points
                city = next(city for city in game.view(after, -1).cities if city.name == found.city)
                assert city.scored == found.finishes
            elif isinstance(found, facts.TakeFacts):
                assert found.card in game.view(after, seat).seats[seat].hand
                assert game.move(code) == Take(found.city)

    random_match(game, 6, watch)
