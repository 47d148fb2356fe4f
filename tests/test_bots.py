"""Players: every one plays every game, none sees what its seat cannot, and the end of a game is played exactly."""

from __future__ import annotations

import pytest

from ludoteca.bots import LEVELS, advise, describe, make
from ludoteca.bots.engine.exact import Exact, unpacked
from ludoteca.bots.engine.search import Search
from ludoteca.bots.players import Searcher
from ludoteca.core.engine.chance import Fast, NoLuck
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadBot
from ludoteca.core.game import Setup
from ludoteca.core.laws import choice, setups
from ludoteca.core.sets import seats_of
from ludoteca.games import find, keys, shelf
from tests.engine import PURE, once

ALL = [setup for game in shelf() for setup in setups(game)]
SETUPS = [next(setup for setup in ALL if setup.game.key == key) for key in keys()] if PURE else ALL
SPECS = ("random", "easy", "greedy", "search:sims=6")
MOVES = buffer()


def legal_of(state: State, seat: int) -> list[int]:
    return [MOVES[k] for k in range(state.legal(seat, MOVES))]


def dealt(setup: Setup, seed: int) -> tuple[State, Fast]:
    chance = Fast(seed)
    state = setup.undealt()
    state.deal(chance)
    return state, chance


def positions(setup: Setup, seed: int, most: int) -> list[tuple[State, int]]:
    """Some positions of a random game with a real choice, and who has it."""
    state, chance = dealt(setup, seed)
    found: list[tuple[State, int]] = []
    number = 0
    while actors := seats_of(state.actors()):
        seat = actors[choice(seed, number, "who") % len(actors)]
        legal = legal_of(state, seat)
        if len(legal) > 1 and choice(seed, number, "keep") % 9 == 0:
            found.append((state.copy(), seat))
        state.apply(seat, legal[choice(seed, number) % len(legal)], chance)
        number += 1
    return found[:: max(1, len(found) // most)][:most]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.table)
def test_every_player_plays_every_game_to_its_end(setup: Setup) -> None:
    state, chance = dealt(setup, 5)
    bots = [make(SPECS[(seat + setup.seats) % len(SPECS)], seat) for seat in range(setup.seats)]
    while actors := seats_of(state.actors()):
        seat = actors[-1]
        legal = legal_of(state, seat)
        move = bots[seat].choose(state.blank(seat), seat, legal)
        assert move in legal
        state.apply(seat, move, chance)
    assert state.winners()


@pytest.mark.parametrize("spec", ["easy", "greedy", "search:sims=20"])
@pytest.mark.parametrize("game", keys())
def test_a_choice_is_the_same_whatever_is_hidden_behind_the_view(game: str, spec: str) -> None:
    setup = Setup(find(game), find(game).seats[-1])
    luck = Fast(99)
    for at, (state, seat) in enumerate(positions(setup, 3, 4 if PURE else 12)):
        legal = legal_of(state, seat)
        chosen = make(spec, at).choose(state.blank(seat), seat, legal)
        for _ in range(2):
            world = state.blank(seat).fill(luck)
            assert make(spec, at).choose(world.blank(seat), seat, legal_of(world, seat)) == chosen


@pytest.mark.parametrize("game", keys())
def test_a_search_counted_in_simulations_thinks_the_same_again(game: str) -> None:
    setup = Setup(find(game), 2)
    for state, seat in positions(setup, 8, 3):
        legal = legal_of(state, seat)
        first, again = (Searcher(4, sims=30).think(state.blank(seat), seat, legal) for _ in range(2))
        assert first == again
        if not first.exact:
            assert first.simulations >= 30
            assert sum(first.shares) == pytest.approx(1.0, abs=1e-4)
        assert {option.code for option in first.options} <= set(legal)
        assert first.line[0] == first.options[0].code


@pytest.mark.parametrize("game", keys())
def test_a_search_that_stops_when_its_choice_is_clear_chooses_as_one_that_thinks_to_the_end(game: str) -> None:
    sims = 160 if PURE else 400
    spared = 0
    for at, (state, seat) in enumerate(positions(Setup(find(game), 2), 11, 6 if PURE else 60)):
        legal = legal_of(state, seat)
        view = state.blank(seat)
        whole = Searcher(at, sims=sims).think(view, seat, legal)
        brief = Searcher(at, sims=sims).think(view, seat, legal, decide=True)
        assert brief.options[0].code == whole.options[0].code == Searcher(at, sims=sims).choose(view, seat, legal)
        spared += whole.simulations - brief.simulations
    assert spared > 0


@pytest.mark.parametrize("game", keys())
def test_a_search_whose_time_is_over_before_it_begins_has_a_thought_all_the_same(game: str) -> None:
    state, seat = positions(Setup(find(game), 2), 5, 1)[0]
    search = Search(0.7, True)
    search.run(state.blank(seat), seat, 1, 1 << 40, 1e-9, True)
    assert 0 < search.simulations < 100
    assert {move for move, _, _ in search.children()} <= set(legal_of(state, seat))


def test_several_cores_think_of_one_move() -> None:
    state, seat = positions(Setup(find("patrician"), 3), 2, 1)[0]
    legal = legal_of(state, seat)
    thought = Searcher(1, sims=60, cores=2).think(state.blank(seat), seat, legal)
    assert thought.options[0].code in legal
    assert 60 <= thought.simulations <= 62


def best_by_hand(state: State) -> list[float]:
    """Every line to the end, as a person would look at it: each seat takes what gives it most."""
    actors = seats_of(state.actors())
    if not actors:
        winners = seats_of(state.winners())
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    seat = actors[0]
    best: list[float] = []
    for move in legal_of(state, seat):
        trial = state.copy()
        trial.apply(seat, move, NoLuck())
        told = best_by_hand(trial)
        if not best or told[seat] > best[seat]:
            best = told
    return best


def test_when_nothing_is_hidden_the_end_is_played_exactly() -> None:
    setup = Setup(find("patrician"), 2)
    compared = 0
    for seed in range(6):
        state, chance = dealt(setup, seed)
        turns: list[tuple[State, int]] = []
        number = 0
        while actors := seats_of(state.actors()):
            seat = actors[0]
            legal = legal_of(state, seat)
            if len(legal) > 1:
                turns.append((state.copy(), seat))
            state.apply(seat, legal[choice(seed, number) % len(legal)], chance)
            number += 1
        late, seat = turns[-6]
        view = late.blank(seat)
        assert view.certain()
        legal = legal_of(view, seat)
        values = Exact(200_000).best(view, seat, legal)
        for move, value in zip(legal, values, strict=True):
            trial = late.copy()
            trial.apply(seat, move, NoLuck())
            assert unpacked(value, 2) == pytest.approx(best_by_hand(trial))
            compared += 1
        thought = Searcher(1, sims=10_000).think(view, seat, legal)
        assert thought.exact
        assert thought.options[0].share == max(unpacked(value, 2)[seat] for value in values)
    assert compared > 10


def test_a_view_with_something_hidden_is_not_played_exactly() -> None:
    state, _ = dealt(Setup(find("patrician"), 2), 1)
    assert not state.blank(0).certain()


@once
@pytest.mark.parametrize("game", keys())
def test_a_short_search_beats_chance(game: str) -> None:
    setup = Setup(find(game), 2)
    won = 0.0
    games = 4 if PURE else 20
    for number in range(games):
        state, chance = dealt(setup, 100 + number // 2)
        bots = [make("random", number), make("random", number + 50)]
        bots[number % 2] = make("search:sims=60", number)
        while actors := seats_of(state.actors()):
            seat = actors[0]
            state.apply(seat, bots[seat].choose(state.blank(seat), seat, legal_of(state, seat)), chance)
        won += (state.rank(number % 2) == 1) / len(seats_of(state.winners()))
    assert won >= 0.75 * games


@once
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_with_full_hands_build_and_end_their_games(seats: int) -> None:
    """Whoever takes the Builder in San Juan helps everybody: nobody may wait for the others for ever."""
    for seed in range(8):
        match = Setup(find("san_juan"), seats).deal(seed=seed)
        minds = [make("greedy", seed + seat) for seat in range(seats)]
        while not match.over:
            seat = match.actors[0]
            match.play(minds[seat].choose(match.state.blank(seat), seat, match.legal_codes(seat)), seat)
            assert len(match.steps) < 300 * seats


def test_advice_is_a_thought_about_legal_moves() -> None:
    match = Setup(find("patrician"), 3).deal(seed=1)
    seat = match.actors[0]
    thought = advise(match.state.blank(seat), seat, match.legal_codes(seat), 1)
    assert {option.code for option in thought.options} == set(match.legal_codes(seat))
    assert len(thought.shares) == 3


def test_levels_are_named_specs() -> None:
    for level, spec in LEVELS.items():
        assert describe(level) == describe(spec)
        make(level, 1)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("alphazero", "no player “alphazero”"),
        ("search:hours=3", "It takes: ms=N, sims=N, cores=N"),
        ("search:ms=", "does not take “ms=”"),
        ("search:ms=0", "does not take “ms=0”"),
        ("random:ms=5", "does not take “ms=5”"),
        ("stdio:cat", "no player “stdio:cat”"),
    ],
)
def test_a_spec_that_cannot_be_read_says_why(spec: str, sentence: str) -> None:
    with pytest.raises(BadBot) as caught:
        make(spec, 1)
    assert sentence in str(caught.value)
