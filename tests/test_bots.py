"""Bots: every bot plays every game, none uses hidden facts, and endgames are searched exactly."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.arena.ladder import Contest, ladder
from ludoteca.arena.simulate import Plan, simulate
from ludoteca.bots import LEVELS, TABLE_MS, advise, make, parse_spec, repeatable
from ludoteca.bots.engine.exact import Exact, unpacked
from ludoteca.bots.engine.search import Search
from ludoteca.bots.players import Greedy, Searcher
from ludoteca.core.engine.chance import Fast, NoLuck
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadBot, BadFile
from ludoteca.core.game import Game
from ludoteca.core.laws import choice, setups
from ludoteca.core.sets import seats_of
from ludoteca.games import find, keys, shelf
from tests.engine import PURE, once

ALL = [game for title in shelf() for game in setups(title)]
SETUPS = [next(game for game in ALL if game.key == key) for key in keys()] if PURE else ALL
SPECS = ("random", "easy", "greedy", "search:sims=6")
MOVES = buffer()


def legal_of(state: State, seat: int) -> list[int]:
    return [MOVES[k] for k in range(state.legal(seat, MOVES))]


def dealt(game: Game, seed: int) -> tuple[State, Fast]:
    chance = Fast(seed)
    state = game.undealt()
    state.deal(chance)
    return state, chance


def positions(game: Game, seed: int, most: int) -> list[tuple[State, int]]:
    """Some positions of a random game with a choice, and the seat that has it."""
    state, chance = dealt(game, seed)
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


@pytest.mark.parametrize("game", SETUPS, ids=lambda game: game.fingerprint)
def test_every_bot_plays_every_game_to_the_end(game: Game) -> None:
    state, chance = dealt(game, 5)
    bots = [make(SPECS[(seat + game.seats) % len(SPECS)], seat) for seat in range(game.seats)]
    while actors := seats_of(state.actors()):
        seat = actors[-1]
        legal = legal_of(state, seat)
        move = bots[seat].choose(state.blank(seat), seat, legal)
        assert move in legal
        state.apply(seat, move, chance)
    assert state.winners()


@pytest.mark.parametrize("spec", ["easy", "greedy", "search:sims=20"])
@pytest.mark.parametrize("key", keys())
def test_a_choice_does_not_depend_on_hidden_facts(key: str, spec: str) -> None:
    game = find(key)(find(key).seat_counts[-1])
    luck = Fast(99)
    for at, (state, seat) in enumerate(positions(game, 3, 4 if PURE else 12)):
        legal = legal_of(state, seat)
        chosen = make(spec, at).choose(state.blank(seat), seat, legal)
        for _ in range(2):
            world = state.blank(seat).fill(luck)
            assert make(spec, at).choose(world.blank(seat), seat, legal_of(world, seat)) == chosen


@pytest.mark.parametrize("key", keys())
def test_a_search_counted_in_simulations_is_repeatable(key: str) -> None:
    game = find(key)(2)
    for state, seat in positions(game, 8, 3):
        legal = legal_of(state, seat)
        first, second = (Searcher(4, sims=30).think(state.blank(seat), seat, legal) for _ in range(2))
        assert first == second
        if not first.exact:
            assert first.simulations >= 30
            assert sum(first.shares) == pytest.approx(1.0, abs=1e-4)
        assert {option.code for option in first.options} <= set(legal)
        assert first.line[0] == first.options[0].code


@pytest.mark.parametrize("game", keys())
def test_a_search_that_stops_early_chooses_like_the_full_search(game: str) -> None:
    sims = 160 if PURE else 400
    saved = 0
    for at, (state, seat) in enumerate(positions(find(game)(2), 11, 6 if PURE else 60)):
        legal = legal_of(state, seat)
        view = state.blank(seat)
        full = Searcher(at, sims=sims).think(view, seat, legal)
        early = Searcher(at, sims=sims).think(view, seat, legal, decide=True)
        assert early.options[0].code == full.options[0].code == Searcher(at, sims=sims).choose(view, seat, legal)
        saved += full.simulations - early.simulations
    assert saved > 0


@pytest.mark.parametrize("game", keys())
def test_a_search_without_any_time_still_chooses_a_move(game: str) -> None:
    state, seat = positions(find(game)(2), 5, 1)[0]
    search = Search(0.7, True)
    search.run(state.blank(seat), seat, 1, 1 << 40, 1e-9, True)
    assert 0 < search.simulations < 100
    assert {move for move, _, _ in search.children()} <= set(legal_of(state, seat))


def test_several_cores_choose_one_move() -> None:
    state, seat = positions(find("patrician")(3), 2, 1)[0]
    legal = legal_of(state, seat)
    analysis = Searcher(1, sims=60, cores=2).think(state.blank(seat), seat, legal)
    assert analysis.options[0].code in legal
    assert 60 <= analysis.simulations <= 62


def best_by_recursion(state: State) -> list[float]:
    """The best result by plain recursion: each seat maximises its own result."""
    actors = seats_of(state.actors())
    if not actors:
        winners = seats_of(state.winners())
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    seat = actors[0]
    best: list[float] = []
    for move in legal_of(state, seat):
        trial = state.copy()
        trial.apply(seat, move, NoLuck())
        shares = best_by_recursion(trial)
        if not best or shares[seat] > best[seat]:
            best = shares
    return best


def test_when_nothing_is_hidden_the_endgame_is_searched_exactly() -> None:
    game = find("patrician")(2)
    compared = 0
    for seed in range(6):
        state, chance = dealt(game, seed)
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
        assert view.is_deterministic()
        legal = legal_of(view, seat)
        values = Exact(200_000).best(view, seat, legal)
        for move, value in zip(legal, values, strict=True):
            trial = late.copy()
            trial.apply(seat, move, NoLuck())
            assert unpacked(value, 2) == pytest.approx(best_by_recursion(trial))
            compared += 1
        analysis = Searcher(1, sims=10_000).think(view, seat, legal)
        assert analysis.exact
        assert analysis.options[0].share == max(unpacked(value, 2)[seat] for value in values)
    assert compared > 10


def test_a_view_with_hidden_facts_is_not_searched_exactly() -> None:
    state, _ = dealt(find("patrician")(2), 1)
    assert not state.blank(0).is_deterministic()


@once
@pytest.mark.parametrize("key", keys())
def test_a_short_search_beats_random_play(key: str) -> None:
    game = find(key)(2)
    won = 0.0
    games = 4 if PURE else 20
    for number in range(games):
        state, chance = dealt(game, 100 + number // 2)
        bots = [make("random", number), make("random", number + 50)]
        bots[number % 2] = make("search:sims=60", number)
        while actors := seats_of(state.actors()):
            seat = actors[0]
            state.apply(seat, bots[seat].choose(state.blank(seat), seat, legal_of(state, seat)), chance)
        won += (state.rank(number % 2) == 1) / len(seats_of(state.winners()))
    assert won >= 0.75 * games


@once
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_with_full_hands_build_and_end_their_games(seats: int) -> None:
    """Choosing the Builder in San Juan helps everybody, so bots must not wait for each other forever."""
    for seed in range(8):
        match = find("san_juan")(seats).deal(seed=seed)
        bots = [make("greedy", seed + seat) for seat in range(seats)]
        while not match.over:
            seat = match.actors[0]
            match.play(bots[seat].choose(match.state.blank(seat), seat, match.legal_codes(seat)), seat)
            assert len(match.steps) < 300 * seats


def test_advice_covers_exactly_the_legal_moves() -> None:
    match = find("patrician")(3).deal(seed=1)
    seat = match.actors[0]
    analysis = advise(match.state.blank(seat), seat, match.legal_codes(seat), 1)
    assert {option.code for option in analysis.options} == set(match.legal_codes(seat))
    assert len(analysis.shares) == 3


def test_levels_are_named_specs() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "master"]
    for level, spec in LEVELS.items():
        assert parse_spec(level) == parse_spec(spec)
        make(level, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_repeatable_and_does_not_keep_people_waiting(level: str) -> None:
    assert repeatable(level)
    bot = make(level, 1, longest_ms=TABLE_MS)
    assert isinstance(bot, Greedy) or (isinstance(bot, Searcher) and 0 < bot.ms <= 1500)


@once
@pytest.mark.parametrize(
    ("weaker", "stronger", "games"),
    [("random", "easy", 20), ("easy", "medium", 20), ("medium", "greedy", 100), ("medium", "hard", 6)],
)
@pytest.mark.parametrize("game", keys())
def test_each_level_is_stronger_than_the_one_before(game: str, weaker: str, stronger: str, games: int) -> None:
    """This only checks the order; docs/bots/README.md has the measurements with their intervals."""
    outcome = ladder(Contest(game, (), (weaker, stronger), 2, 3), games)
    assert outcome.reproducible
    assert outcome.pairs[0].wins[1] > outcome.pairs[0].wins[0]


def test_a_search_counted_in_simulations_reports_that_a_clock_ended_it() -> None:
    state, seat = positions(find("patrician")(2), 5, 1)[0]
    legal = legal_of(state, seat)
    counted, hurried, timed = Searcher(1, sims=200), Searcher(1, ms=1, sims=10**9), Searcher(1, ms=1)
    for bot in (counted, hurried, timed):
        assert bot.choose(state.blank(seat), seat, legal) in legal
    assert (counted.timed, hurried.timed, timed.timed) == (False, True, True)
    patient = Searcher(1, ms=10**9, sims=200)
    assert patient.think(state.blank(seat), seat, legal) == Searcher(1, sims=200).think(state.blank(seat), seat, legal)
    assert not patient.timed


def test_a_time_limit_does_not_change_what_a_counted_search_decides() -> None:
    for at, (state, seat) in enumerate(positions(find("patee_imperiale")(2), 11, 20)):
        view, legal = state.blank(seat), legal_of(state, seat)
        assert Searcher(at, ms=10**9, sims=300).choose(view, seat, legal) == Searcher(at, sims=300).choose(
            view, seat, legal
        )


@pytest.mark.parametrize(
    ("bots", "same"),
    [(("easy", "random"), True), (("search:sims=8", "greedy"), True), (("search:ms=1", "random"), False)],
)
def test_a_run_says_whether_its_seed_gives_the_same_games(bots: tuple[str, str], same: bool) -> None:
    assert simulate(Plan("patrician", {}, bots, None, 1, None), 1).reproducible is same
    assert ladder(Contest("patrician", (), bots, 2, 1), 2).reproducible is same


def test_a_ladder_of_levels_continues_only_while_the_levels_are_the_same_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = Contest("patrician", (), ("medium", "random"), 2, 1)
    out = tmp_path / "run.jsonl"
    ladder(contest, 2, out=out)
    ladder(contest, 4, out=out)
    monkeypatch.setitem(LEVELS, "medium", "greedy:noise=41")
    with pytest.raises(BadFile, match="another ladder"):
        ladder(contest, 4, out=out)


def test_the_level_easy_has_not_changed() -> None:
    """Ladders of earlier versions name this level, and they must be continuable."""
    state, seat = positions(find("san_juan")(2), 5, 1)[0]
    assert parse_spec("easy") == ("greedy", {"worlds": 1, "noise": 120})
    legal = legal_of(state, seat)
    chosen = {make("easy", seed).choose(state.blank(seat), seat, legal) for seed in range(40)}
    assert len(chosen) > 1, "with a loose hand"


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("alphazero", "no bot “alphazero”"),
        ("search:hours=3", "It takes: ms=N, sims=N, cores=N"),
        ("search:ms=", "does not take “ms=”"),
        ("search:cores=100000", "does not take “cores=100000”"),
        ("search:ms=0", "does not take “ms=0”"),
        ("random:ms=5", "does not take “ms=5”"),
        ("stdio:cat", "no bot “stdio:cat”"),
    ],
)
def test_the_error_of_a_bad_spec_says_what_is_wrong(spec: str, sentence: str) -> None:
    with pytest.raises(BadBot) as caught:
        make(spec, 1)
    assert sentence in str(caught.value)
