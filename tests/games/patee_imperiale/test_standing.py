"""What a view and a choice say about the standing: it agrees with the rules, so the page need not know them."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.engine.chance import Fast
from ludoteca.core.laws import random_match
from ludoteca.core.match import Match
from ludoteca.games.patee_imperiale import PateeImperiale, events
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.facts import ChoiceFacts
from ludoteca.games.patee_imperiale.view import PateeView

SETUPS = ((2, False), (3, False), (4, False), (4, True))


def public_view(match: Match) -> PateeView:
    view = match.view(-1)
    assert isinstance(view, PateeView)
    return view


def test_partners_sit_across_and_add_up_their_points() -> None:
    view = public_view(ludoteca.game("patee_imperiale", seats=4, teams=True).deal(seed=2))
    assert [player.partner for player in view.seats] == [2, 3, 0, 1]
    assert [player.side_points for player in view.seats] == [
        view.seats[seat].points + view.seats[seat ^ 2].points for seat in range(4)
    ]


def test_without_teams_nobody_has_a_partner() -> None:
    view = public_view(ludoteca.game("patee_imperiale", seats=4).deal(seed=2))
    assert [player.partner for player in view.seats] == [None] * 4
    assert [player.side_points for player in view.seats] == [player.points for player in view.seats]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "teams"), SETUPS)
def test_the_winners_of_the_rounds_and_the_holders_of_the_medal_are_those_of_the_rules(
    seats: int, teams: bool, seed: int
) -> None:
    winners: list[list[int]] = []

    def watch(match: Match) -> None:
        step = match.steps[-1] if match.steps else None
        for visible in () if step is None else step.events:
            if isinstance(visible.event, events.RoundEnded):
                side = visible.event.winner
                winners.append([] if side is None else [side, side + 2] if teams else [side])
        view = public_view(match)
        assert view.round_winners == winners[: numbers.ROUNDS_LISTED]
        assert view.medal_holders == (winners[-1] if winners else [])
        assert all(player.rounds_won <= view.most_wins for player in view.seats)
        assert view.most_rounds is None or view.round <= view.most_rounds

    random_match(ludoteca.game("patee_imperiale", seats=seats, teams=teams), seed, watch)
    assert winners


def test_only_a_match_of_two_players_has_no_limit_of_rounds() -> None:
    limits = [
        public_view(ludoteca.game("patee_imperiale", seats=seats).deal(seed=1)).most_rounds for seats in (2, 3, 4)
    ]
    assert limits == [None, 3, 3]


def test_a_round_has_just_ended_until_the_viewer_plays() -> None:
    seen: dict[int, list[bool]] = {}

    def watch(match: Match) -> None:
        view = match.view(0)
        assert isinstance(view, PateeView)
        seen.setdefault(view.round, []).append(view.between_rounds)

    random_match(ludoteca.game("patee_imperiale", seats=3), 1, watch)
    assert not any(seen[1])
    assert seen[2][0]
    assert not seen[2][-1]


@pytest.mark.parametrize(("seats", "teams"), SETUPS)
def test_the_facts_of_a_choice_come_true(seats: int, teams: bool) -> None:
    game = PateeImperiale(seats, {"teams": teams})
    moved = set()

    def watch(match: Match) -> None:
        if match.over:
            return
        (seat,) = match.actors
        seen = match.state.blank(seat)
        for code in match.legal_codes(seat):
            facts = game.choice_facts(code, seen, seat)
            assert isinstance(facts, ChoiceFacts)
            after = match.state.copy()
            after.apply(seat, code, Fast(1))
            view = game.view(after, seat)
            if view.round != public_view(match).round:  # the cards have been dealt again
                continue
            assert facts.points == [player.points for player in view.seats]
            for each in facts.moved:
                moved.add(each.to)
                if each.to == "discard":
                    assert view.discard[-1] == each.card
                else:
                    assert each.seat is not None
                    owner = view.seats[each.seat]
                    assert each.card in (owner.suite if each.to == "suite" else owner.hand)

    for seed in range(3):
        random_match(game, seed, watch)
    assert moved == {"suite", "discard", "hand"}
