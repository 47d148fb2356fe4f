"""Gestures of bots: legal as a whole, as long as the game says, repeatable, and blind to what the seat cannot know."""

from __future__ import annotations

import pytest

from ludoteca.bots import make
from ludoteca.bots.engine.search import Search
from ludoteca.bots.gestures import Gesture
from ludoteca.bots.players import Bot, Searcher, SearchResult, Thought
from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.state import State
from ludoteca.core.game import Game
from ludoteca.core.laws import choice, setups
from ludoteca.core.legal import legal_codes
from ludoteca.core.match import Match
from ludoteca.core.preview import Preview
from ludoteca.games import find, keys, shelf
from ludoteca.games.patee_imperiale.engine import numbers as patee
from ludoteca.games.patrician.engine import numbers as patrician
from ludoteca.games.san_juan.engine import numbers as san_juan
from ludoteca.server.tables.gestures import check_gesture
from tests.engine import PURE, once

pytestmark = once  # the gestures are the same with either engine

ALL = [game for title in shelf() for game in setups(title)]
SETUPS = [next(game for game in ALL if game.key == key) for key in keys()] if PURE else ALL
EVERY_BOT = ("random", "easy", "medium", "greedy", "search:sims=4", "search:sims=60", "search:sims=8:cores=2")
SPECS = ("easy", "search:sims=4") if PURE else EVERY_BOT
SEEDS = (1,) if PURE else (1, 2)


def choose(bot: Bot, match: Match, seat: int) -> tuple[int, ...]:
    return bot.choose_gesture(match.game, match.state.blank(seat), seat, match.legal_codes(seat))


def questions(game: Game, seed: int, most: int) -> list[tuple[State, int]]:
    """Positions of a game between simple bots that begin a gesture with several choices, and the seat that acts."""
    match = game.deal(seed=seed)
    bots = [make("easy", seed + seat) for seat in range(game.seats)]
    found: list[tuple[State, int]] = []
    while not match.over:
        seat = match.actors[-1]
        state = match.state.copy()
        steps = choose(bots[seat], match, seat)
        if len(steps) > 1:
            found.append((state, seat))
        match.play(steps, seat)
    return found[:: max(1, len(found) // most)][:most]


@pytest.mark.parametrize("game", SETUPS, ids=lambda game: game.fingerprint)
def test_a_gesture_leads_to_the_view_that_was_foreseen(game: Game) -> None:
    for seed in SEEDS:
        match = game.deal(seed=seed)
        number = 0
        while not match.over:
            seat = match.actors[choice(seed, number, "who") % len(match.actors)]
            gesture = Gesture(game, match.state.blank(seat), seat, match.legal_codes(seat))
            while gesture.legal:
                assert gesture.view.same(match.state.blank(seat))
                assert gesture.legal == match.legal_codes(seat)
                code = gesture.legal[choice(seed, number, "what") % len(gesture.legal)]
                gesture = gesture.then(code)
                match.play(code, seat)
                assert not gesture.legal or not match.steps[-1].picks
                number += 1


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("key", keys())
def test_gestures_are_legal_as_a_whole_and_end_where_the_game_says(key: str, spec: str) -> None:
    longest = 0
    several = "cores" in spec  # processes, so that every decision is slow
    counts = find(key).seat_counts
    for seats in counts[:1] if PURE or several else (counts[0], counts[-1]):
        game = find(key)(seats)
        for seed in SEEDS[:1] if several else SEEDS:
            match = game.deal(seed=seed)
            bots = [make(spec, seed + seat) for seat in range(seats)]
            for number in range(40 if several else 1_000):
                if match.over:
                    break
                seat = match.actors[choice(seed, number) % len(match.actors)]
                steps = choose(bots[seat], match, seat)
                check_gesture(match, seat, steps)
                assert match.check(steps, seat) == steps
                assert steps == ends_of(game, match, seat, steps)
                match.play(steps, seat)
                longest = max(longest, len(steps))
    assert longest > 1


def ends_of(game: Game, match: Match, seat: int, steps: tuple[int, ...]) -> tuple[int, ...]:
    """The steps up to the end of the gesture, found with the contract alone."""
    preview = Preview(match.state.blank(seat), seat)
    before = match.state.blank(seat)
    for k, code in enumerate(steps):
        if preview.step(code) is not None or not preview.may_act():
            return steps[: k + 1]
        after = preview.world.blank(seat)
        if not game.continues_gesture(before, after, seat):
            return steps[: k + 1]
        before = after
    raise AssertionError(f"{steps} ends in the middle of a gesture")


@pytest.mark.parametrize("spec", ["random", "easy"] if PURE else ["random", "easy", "greedy"])
@pytest.mark.parametrize("key", keys())
def test_bots_that_do_not_search_play_the_same_games_step_by_step(key: str, spec: str) -> None:
    game = find(key)(find(key).seat_counts[-1])
    whole, single = game.deal(seed=4), game.deal(seed=4)
    bots = [[make(spec, seat) for seat in range(game.seats)] for _ in range(2)]
    while not whole.over:
        seat = whole.actors[0]
        steps = choose(bots[0][seat], whole, seat)
        whole.play(steps, seat)
        for code in steps:
            assert bots[1][seat].choose(single.state.blank(seat), seat, single.legal_codes(seat)) == code
            single.play(code, seat)
    assert whole.record.entries == single.record.entries


@pytest.mark.parametrize("spec", ["easy", "medium", "greedy", "search:sims=20"] + ["search:sims=300"] * (not PURE))
@pytest.mark.parametrize("key", keys())
def test_a_gesture_does_not_depend_on_hidden_facts_and_is_repeatable(key: str, spec: str) -> None:
    game = find(key)(find(key).seat_counts[-1])
    luck = Fast(99)
    longer = 0
    for at, (state, seat) in enumerate(questions(game, 3, 4 if PURE else 12)):
        chosen = make(spec, at).choose_gesture(game, state.blank(seat), seat, legal_codes(state, seat))
        longer += len(chosen) > 1
        for _ in range(2):
            twin = state.blank(seat).fill(luck)
            assert make(spec, at).choose_gesture(game, twin.blank(seat), seat, legal_codes(twin, seat)) == chosen
    assert longer


@pytest.mark.parametrize("key", keys())
def test_a_search_keeps_its_tree_within_a_gesture(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulations of earlier steps count for the later ones, so a gesture needs fewer than its steps one by one."""
    thoughts: list[Thought] = []
    most = used = 0

    class Watched(Thought):
        def __init__(self, bot: Searcher, seat: int) -> None:
            super().__init__(bot, seat)
            thoughts.append(self)

    monkeypatch.setattr("ludoteca.bots.players.Thought", Watched)
    game = find(key)(2)
    for at, (state, seat) in enumerate(questions(game, 5, 3 if PURE else 12)):
        steps = Searcher(at, sims=200).choose_gesture(game, state.blank(seat), seat, legal_codes(state, seat))
        assert thoughts[-1].tree.visits() <= 200
        most += 200 * len(steps)
        used += thoughts[-1].tree.simulations
    assert len(thoughts) == at + 1
    assert used < 0.8 * most


@pytest.mark.parametrize("key", keys())
def test_a_step_without_alternative_costs_nothing(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a forced step was searched")

    monkeypatch.setattr(Thought, "search", refuse)
    monkeypatch.setattr(Thought, "solve", refuse)
    game = find(key)(2)
    match = game.deal(seed=2)
    forced = 0
    for number in range(300):
        if match.over:
            break
        seat = match.actors[0]
        legal = match.legal_codes(seat)
        gesture = Gesture(game, match.state.blank(seat), seat, legal).then_forced()
        if len(legal) == 1 and not gesture.legal:
            assert choose(Searcher(1, ms=10**6), match, seat) == gesture.steps
            forced += 1
        match.play(legal[choice(2, number) % len(legal)], seat)
    assert forced


def families(key: str) -> dict[str, range]:
    """The table of moves by kind of move, as far as gestures are concerned."""
    if key == "patrician":
        return {"play": range(patrician.BUILD), "build": range(patrician.BUILD, patrician.SHIFT)}
    if key == "san_juan":
        return {
            "role": range(san_juan.BUILD),
            "build": range(san_juan.BUILD, san_juan.NO_BUILD),
            "cover": range(san_juan.BESIDE, san_juan.PAY),
            "pay": range(san_juan.PAY, san_juan.PRODUCE),
            "produce": range(san_juan.PRODUCE, san_juan.SELL),
            "sell": range(san_juan.SELL, san_juan.KEEP),
            "keep": range(san_juan.KEEP, san_juan.DISCARD),
            "discard": range(san_juan.DISCARD, san_juan.TUCK),
            "tuck": range(san_juan.TUCK, san_juan.USE_MINE),
        }
    return {
        "play": range(patee.MOVE_PLAY, patee.MOVE_DISCREDIT),
        "show": range(patee.MOVE_SHOW, patee.MOVE_TAKE),
        "take": range(patee.MOVE_TAKE, patee.MOVE_RECALL),
        "name": range(patee.MOVE_NAME, patee.MOVES),
    }


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        ("patrician", {"play build"}),
        ("san_juan", {"build pay", "build cover pay", "produce", "sell", "keep", "discard"}),
        ("patee_imperiale", {"play other", "play name", "show"}),
    ],
)
def test_the_gestures_of_each_game(key: str, wanted: set[str]) -> None:
    """Each gesture of several steps as the kinds of its moves, without repetitions."""
    kinds = families(key)
    seen: set[str] = set()
    for seats in find(key).seat_counts:
        for seed in range(2 if PURE else 8):
            match = find(key)(seats).deal(seed=seed)
            bots = [make("random", seed + seat) for seat in range(seats)]
            while not match.over:
                seat = match.actors[0]
                steps = choose(bots[seat], match, seat)
                match.play(steps, seat)
                if len(steps) > 1:
                    names = [next((kind for kind, codes in kinds.items() if code in codes), "other") for code in steps]
                    seen.add(" ".join(name for k, name in enumerate(names) if names[:k][-1:] != [name]))
    assert wanted <= seen
    for kind in seen:
        assert kind.count("play") <= 1, "another card is another gesture"
        assert "role" not in kind, "a role is a decision of its own"
        assert "take" not in kind, "what others have shown comes first"
        if key == "patrician":
            assert kind == "play build"


@once
def test_a_time_limit_holds_for_the_whole_gesture(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    searched: list[float] = []
    run = Thought._run

    def use_all_the_time(
        self: Thought, tree: Search, view: State, seed: int, limit: int, seconds: float, decide: bool = False
    ) -> SearchResult:
        now[0] += seconds
        searched.append(seconds)
        return run(self, tree, view, seed, tree.simulations + 64, 0.0, decide)

    monkeypatch.setattr("ludoteca.bots.players.perf_counter", lambda: now[0])
    monkeypatch.setattr(Thought, "_run", use_all_the_time)
    game = find("san_juan")(2)
    most = 0
    for at, (state, seat) in enumerate(questions(game, 6, 30)):
        now[0], searched = 0.0, []
        Searcher(at, ms=1_000).choose_gesture(game, state.blank(seat), seat, legal_codes(state, seat))
        assert not searched or sum(searched) == pytest.approx(1.0, abs=0.02)
        most = max(most, len(searched))
    assert most > 3, "several searches share the time"
