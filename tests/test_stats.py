"""Statistics of records, without knowing any game by name."""

from __future__ import annotations

import json
import re
import shutil
from itertools import product
from math import prod
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.arena import significance
from ludoteca.arena.plots import card_names
from ludoteca.arena.significance import RISK, games_needed, holm, tail
from ludoteca.arena.simulate import Plan, simulate
from ludoteca.arena.stats import (
    DamagedRecord,
    GameSummary,
    action_tallies,
    actions,
    bins,
    game_stats,
    read_record,
    stats,
)
from ludoteca.cli.stats import show_stats
from ludoteca.core.errors import BadFile
from ludoteca.core.record import SUFFIX, save
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find, keys
from tests.engine import once

GOLDEN = Path(__file__).parent / "golden"
EN = Words("en")


@pytest.mark.parametrize("key", keys())
def test_the_summaries_of_golden_records_are_correct(key: str) -> None:
    title = find(key)
    paths = sorted((GOLDEN / key).glob(f"{min(title.seat_counts)}*{SUFFIX}"))[:4]
    for path in paths:
        _, summary = read_record(str(path))
        assert isinstance(summary, GameSummary)
        winners = json.loads(path.read_bytes())["result"]["winners"]
        assert [seat for seat, share in enumerate(summary.shares) if share] == winners
        assert len(summary.players) == len(summary.scores) == summary.seats
        assert summary.reason in title.reasons
        assert any(subject == "card" for subject, _, _ in summary.actions)


def test_stats_match_the_records(tmp_path: Path) -> None:
    for seats in (2, 3):
        shutil.copy(GOLDEN / "patrician" / f"{seats}{SUFFIX}", tmp_path)
    shutil.copy(GOLDEN / "patrician" / f"2-messengers{SUFFIX}", tmp_path)
    save(find("patrician")(2).deal(seed=1).record, tmp_path / f"unfinished{SUFFIX}")
    (tmp_path / f"damaged{SUFFIX}").write_text("{")
    found = stats(tmp_path)
    assert (found.files, found.finished, found.unfinished, len(found.damaged)) == (5, 3, 1, 1)
    (game,) = found.games
    assert [(table.seats, table.games) for table in game.tables] == [(2, 1), (2, 1), (3, 1)]
    assert sum(part.games for part in game.lengths) == 3
    assert game.end_reasons == {"cards_played": 3}
    results = [json.loads(path.read_bytes())["result"] for path in sorted(tmp_path.glob("[23]*"))]
    scores = [seat["score"] for result in results for seat in result["seats"]]
    assert game.scores.mean == pytest.approx(sum(scores) / 7)
    assert sum(category.points.mean for category in game.categories.values()) == pytest.approx(game.scores.mean)
    assert sum(player.wins for player in game.players) == pytest.approx(3)
    roma = next(tally for tally in game.subjects if (tally.event, tally.key) == ("city_scored.high", "Roma"))
    assert roma.times == 3
    assert roma.subject == "city"
    played = [tally for tally in game.subjects if tally.event == "card_played"]
    assert sum(tally.times for tally in played) >= 3 * 40
    assert stats(tmp_path, jobs=2) == found


def test_damaged_files_are_named_and_skipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / f"bad{SUFFIX}"
    bad.write_text("{}")
    assert show_stats(EN, tmp_path, 1, True, None) == 2
    assert str(bad) in capsys.readouterr().err
    shutil.copy(GOLDEN / "patrician" / f"2{SUFFIX}", tmp_path)
    assert show_stats(EN, tmp_path, 1, True, None) == 0
    output = capsys.readouterr()
    assert str(bad) in output.err
    assert json.loads(output.out)["damaged"] == [{"file": str(bad), "why": Words("en")("core-record-foreign")}]
    assert isinstance(read_record(str(bad))[1], DamagedRecord)
    with pytest.raises(BadFile, match="no records"):
        stats(tmp_path / "nowhere")


def test_actions_are_read_from_the_fields_of_an_event() -> None:
    assert actions({"seat": 0, "card": None}, "card_dealt", 2, ["card"]) == []
    assert actions({"seat": None, "card": "x"}, "starter_dealt", 2, ["card"]) == []
    assert actions({"seat": 1, "city": "Roma", "card": "roma-1"}, "card_taken", 2, ["card", "city"]) == [
        (("card", "card_taken", "roma-1"), 1),
        (("city", "card_taken", "Roma"), 1),
    ]
    assert actions({"seat": 1, "city": "Roma"}, "card_taken", 2, ["card"]) == [], "the game does not declare cities"


@settings(deadline=None, max_examples=50)
@given(st.lists(st.integers(0, 5000), min_size=1, max_size=60))
def test_every_length_is_in_one_bin(lengths: list[int]) -> None:
    parts = bins(lengths)
    assert len(parts) <= 20
    for part in parts:
        assert part.games == sum(part.low <= length < part.high for length in lengths)
    assert sum(part.games for part in parts) == len(lengths)


# -------------------------------------------------------- significance


@settings(deadline=None, max_examples=60)
@given(st.lists(st.sampled_from([0.5, 1 / 3, 0.25]), min_size=1, max_size=8), st.data())
def test_a_p_value_is_the_probability_of_so_many_wins(chances: list[float], data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, len(chances)))
    expected = sum(
        prod(chance if won else 1 - chance for won, chance in zip(outcome, chances, strict=True))
        for outcome in product((0, 1), repeat=len(chances))
        if sum(outcome) >= wins
    )
    counts = {chance: chances.count(chance) for chance in chances}
    assert tail(wins, counts) == pytest.approx(expected)
    assert tail(wins + 0.5, counts) == pytest.approx(expected), "half a win more does not count"


def test_for_very_many_games_a_normal_distribution_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    chances = {0.5: 600, 1 / 3: 600}
    exact = [tail(wins, chances) for wins in (0, 500, 520, 540)]
    monkeypatch.setattr(significance, "EXACT", 1)
    assert [tail(wins, chances) for wins in (0, 500, 520, 540)] == pytest.approx(exact, rel=0.1)


@settings(deadline=None)
@given(st.lists(st.floats(0, 1), min_size=1, max_size=40))
def test_a_correction_keeps_the_order_and_never_lowers_a_p_value(p_values: list[float]) -> None:
    corrected = holm(p_values)
    assert all(one >= before for one, before in zip(corrected, p_values, strict=True))
    assert min(corrected) == pytest.approx(min(1.0, len(p_values) * min(p_values)))
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    assert [corrected[at] for at in order] == sorted(corrected)


def test_more_comparisons_need_more_games() -> None:
    needed = [games_needed(0.5, questions) for questions in (1, 10, 100, 1000)]
    assert needed == sorted(set(needed))


def invented_game(action_times: dict[str, dict[int, int]], winner: int, sides: list[int]) -> GameSummary:
    """An invented game, with the actions of each seat and the winning side."""
    seats = len(sides)
    return GameSummary(
        "patrician", seats, {}, [f"player {seat}" for seat in range(seats)], 100, True, "cards_played", None,
        [10] * seats, [1] * seats, [{}] * seats, [float(side == winner) for side in sides], sides,
        1 / len(set(sides)), 0, True, {("card", "card_played", key): by for key, by in action_times.items()},
    )  # fmt: skip


def random_games(games: int, seed: int, strong: float = 0.5) -> list[GameSummary]:
    """Games in which a random one of two seats plays each of 60 cards; `strong` is how often card 0 wins."""
    rng = Random(seed)
    found = []
    for _ in range(games):
        played = {str(card): {rng.randrange(2): 1} for card in range(60)}
        (lucky,) = played["0"]
        found.append(invented_game(played, lucky if rng.random() < strong else 1 - lucky, [0, 1]))
    return found


def test_chance_alone_hardly_ever_gives_a_remarkable_action() -> None:
    games = [game_stats("patrician", random_games(40, seed)) for seed in range(40)]
    assert all(game.comparisons == 60 for game in games)
    assert sum(any(tally.p_value < RISK for tally in game.subjects) for game in games) > 30, "unlike before"
    assert sum(bool(game.remarkable()) for game in games) <= 4


def test_an_action_that_helps_is_found_with_enough_games() -> None:
    game = game_stats("patrician", random_games(400, 1, strong=0.7))
    assert [tally.key for tally in game.remarkable()] == ["0"]
    (tally,) = game.remarkable()
    assert tally.low > tally.expected / tally.games
    assert not game_stats("patrician", random_games(12, 1, strong=0.7)).remarkable()


def test_a_rare_action_is_not_compared() -> None:
    games = [invented_game({"rare": {0: 1}}, 0, [0, 1]) for _ in range(4)]
    assert game_stats("patrician", games).comparisons == 0
    assert [tally.corrected for tally in action_tallies(games)] == [1.0]


def test_partners_count_once() -> None:
    (tally,) = action_tallies([invented_game({"x": {0: 1, 2: 3, 1: 1}}, 0, [0, 1, 0, 1]) for _ in range(6)])
    assert (tally.games, tally.times, tally.wins, tally.expected) == (12, 30, 6, 6)
    assert tally.p_value > 0.5


@once
@pytest.mark.parametrize("key", keys())
def test_a_dozen_random_games_give_no_remarkable_action(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    simulate(Plan(key, {}, ("random",) * 2, None, 1, str(tmp_path)), 12)
    (game,) = stats(tmp_path).games
    assert game.comparisons > 50
    assert game.remarkable() == []
    for lang in LANGUAGES:
        words = Words(lang)
        assert show_stats(words, tmp_path, 1, False, None) == 0
        shown = capsys.readouterr().out
        most = max(tally.games for tally in game.subjects)
        assert (
            words("arena-no-deeds", compared=game.comparisons, needed=game.needed, most=most, usual=50, often=60)
            in shown
        )
        assert words("arena-deeds", compared=game.comparisons) not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_every_card_has_a_distinct_name(key: str, lang: str) -> None:
    names = card_names(lang, key)
    assert len(set(names.values())) == len(names)
    for card, name in names.items():
        assert name != card
        assert not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name), "a key instead of a name"


def test_a_remarkable_card_is_named_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    simulate(Plan("patrician", {}, ("random",) * 2, None, 1, str(tmp_path)), 5)
    found = stats(tmp_path)
    claimed = next(tally for tally in found.games[0].subjects if tally.key == "roma-4")
    claimed.corrected = 0.01
    monkeypatch.setattr("ludoteca.cli.stats.stats", lambda *_: found)
    for lang, name in (("en", "Roma, lady, star"), ("fr", "Roma, dame, étoile")):
        assert show_stats(Words(lang), tmp_path, 1, False, None) == 0
        shown = capsys.readouterr().out
        assert name in shown
        assert "roma-4" not in shown
    assert show_stats(EN, tmp_path, 1, True, None) == 0
    (game,) = json.loads(capsys.readouterr().out)["games"]
    assert "Roma, lady, star" in {line["name"] for line in game["subjects"]}
