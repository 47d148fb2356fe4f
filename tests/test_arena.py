"""The arena: fair line-ups at common deals, runs that go on where they stopped, and the commands."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.arena import ladder as ladders
from ludoteca.arena.ladder import Contest, Fixture, Ladder, Played, circles, hall, ladder, lineups, opener
from ludoteca.arena.plots import draw_ladder, draw_stats, drawable
from ludoteca.arena.spread import known_cluster
from ludoteca.arena.stats import stats
from ludoteca.cli.ladder import ladder_games
from ludoteca.cli.stats import show_stats
from ludoteca.core.errors import BadFile, BadSetup, LudotecaError
from ludoteca.core.game import Setup
from ludoteca.core.match import Match
from ludoteca.core.record import SUFFIX
from ludoteca.core.words import LANGUAGES, Words
from ludoteca.games import find, keys, shelf
from tests.engine import once

GOLDEN = Path(__file__).parent / "golden"
PAIR = Contest("patrician", (), ("random", "random"), 2, 1)
EN = Words("en")


def untimed(outcome: Ladder) -> Any:
    """All of an outcome that a clock has no part in."""
    told = msgspec.to_builtins(outcome)
    for line in told["bots"]:
        del line["ms_per_move"]
    return told


# -------------------------------------------------------- line-ups and deals


@settings(deadline=None, max_examples=50)
@given(st.integers(2, 7), st.integers(2, 6))
def test_every_bot_sits_and_meets_every_other_equally_often(bots: int, places: int) -> None:
    sits: Counter[int] = Counter()
    meets: Counter[tuple[int, int]] = Counter()
    for lineup in lineups(bots, places):
        assert len(lineup) == places
        sits.update(lineup)
        meets.update((a, b) for a, b in combinations(lineup, 2) if a != b)
        counts = [lineup.count(bot) for bot in range(bots)]
        assert max(counts) - min(counts) <= 1
    assert len({sits[bot] for bot in range(bots)}) == 1
    assert len({meets[pair] for pair in combinations(range(bots), 2)}) == 1


@settings(deadline=None, max_examples=50)
@given(st.integers(2, 5), st.integers(2, 5), st.integers(0, 300))
def test_at_every_deal_each_line_up_sits_once_in_every_seat(bots: int, seats: int, deal: int) -> None:
    here = hall(Contest("patrician", (), ("random",) * bots, seats, 1))
    for number, lineup in enumerate(here.lineups):
        seatings = [here.seating(Fixture(number, deal, turn)) for turn in range(seats)]
        for seating in seatings:
            assert sorted(seating) == sorted(lineup)
        for seat in range(seats):
            assert sorted(seating[seat] for seating in seatings) == sorted(lineup)


@pytest.mark.parametrize("places", [2, 3, 4, 5])
def test_every_order_around_the_table_comes_once(places: int) -> None:
    orders = circles(places)
    assert len(set(orders)) == len(orders)
    after = Counter((order[at], order[(at + 1) % places]) for order in orders for at in range(places))
    assert len(set(after.values())) == 1, "everybody follows everybody equally often"


def test_deals_are_common_to_all_who_play_them(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("patrician", (), ("random",) * 3, 2, 5)
    dealt: dict[int, set[int]] = {}
    first: dict[int, set[int]] = {}
    deal = ladders.Hall.dealt

    def watched(self: ladders.Hall, number: int) -> Any:
        state, chance = deal(self, number)
        dealt.setdefault(number, set()).add(int(state.checksum()))
        first.setdefault(number, set()).add(chance.mark())
        return state, chance

    monkeypatch.setattr(ladders.Hall, "dealt", watched)
    outcome = ladder(contest, 6)
    assert outcome.games == 3 * 6
    assert sorted(dealt) == [0, 1, 2]
    assert all(len(states) == 1 for states in (*dealt.values(), *first.values()))
    assert len(set.union(*dealt.values())) == 3, "and each is another"


def test_partners_are_one_bot_and_win_as_one() -> None:
    for game in shelf():
        for seats in game.seats:
            for option in game.options:
                if option.kind != "flag" or (option.seats and seats not in option.seats):
                    continue
                here = hall(Contest(game.key, ((option.name, True),), ("random", "random"), seats, 1))
                if here.places == seats:
                    continue
                outcome = ladder(here.contest, 4)
                assert outcome.games == 4
                assert sum(line.wins for line in outcome.bots) == 4
                assert outcome.first_seat.fair == 1 / here.places
                return
    pytest.fail("no game on the shelf has teams")


def announced(match: Match) -> int:
    """Who begins, as the events of the deal tell it: the first player, the governor, who begins the round."""
    for heard in match.steps[0].heard:
        fields = msgspec.structs.asdict(heard.event)
        for name in ("first", "governor"):
            if name in fields:
                return int(fields[name])
        if list(fields) == ["seat"]:
            return int(fields["seat"])
    raise AssertionError("nobody is said to begin")


@pytest.mark.parametrize("key", keys())
def test_who_begins_is_found_even_where_all_choose_first(key: str) -> None:
    game = find(key)
    for flags in ({}, *({option.name: True} for option in game.options if option.kind == "flag" and not option.seats)):
        setup = Setup(game, min(game.seats), flags)
        begun = set()
        for seed in range(6):
            match = setup.deal(seed=seed)
            assert opener(match.state) == announced(match)
            begun.add(opener(match.state))
        assert len(begun) > 1


# -------------------------------------------------------- a ladder


def test_random_players_are_about_even() -> None:
    outcome = ladder(PAIR, 60)
    assert (outcome.games, outcome.deals, outcome.lineups) == (60, 30, [["random", "random #2"]])
    for line in outcome.bots:
        assert line.win_low < 0.5 < line.win_high
        assert abs(line.rating - 1500) < 120
        assert line.games == 60
        assert line.ms_per_move > 0
    assert sum(line.wins for line in outcome.bots) == pytest.approx(60)
    (pair,) = outcome.pairs
    assert sum(pair.wins) == pair.games == 60
    assert outcome.first_seat.fair == 0.5


def test_with_fewer_bots_than_seats_every_chair_is_counted() -> None:
    outcome = ladder(Contest("patrician", (), ("random", "random"), 3, 3), 3)
    assert outcome.lineups == [["random", "random", "random #2"], ["random", "random #2", "random #2"]]
    assert [line.games for line in outcome.bots] == [9, 9]
    assert sum(line.wins for line in outcome.bots) == pytest.approx(6)
    assert outcome.pairs[0].games == 12


def test_the_same_seed_gives_the_same_games_whatever_the_jobs() -> None:
    alone = untimed(ladder(PAIR, 12))
    assert untimed(ladder(PAIR, 12, jobs=2)) == alone
    assert untimed(ladder(msgspec.structs.replace(PAIR, seed=2), 12)) != alone


class Stopped(Exception):
    """Somebody pulled the plug."""


def stop_after(games: int) -> Any:
    def hear(done: int, total: int) -> None:
        if done == games:
            raise Stopped

    return hear


def test_a_run_that_was_stopped_goes_on_and_ends_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = untimed(ladder(PAIR, 12))
    out = tmp_path / "deep" / "run.jsonl"
    with pytest.raises(Stopped):
        ladder(PAIR, 12, out=out, progress=stop_after(5))
    assert len(out.read_bytes().splitlines()) == 1 + 5
    played = []
    play = ladders.play

    def counted(contest: Contest, fixture: Fixture) -> Played:
        played.append(fixture)
        return play(contest, fixture)

    monkeypatch.setattr(ladders, "play", counted)
    assert untimed(ladder(PAIR, 12, out=out)) == whole
    assert len(played) == 7
    before = out.read_bytes()
    assert untimed(ladder(PAIR, 12, out=out)) == whole, "nothing is left to play"
    assert out.read_bytes() == before
    assert untimed(ladder(PAIR, 8, out=out)) == untimed(ladder(PAIR, 8)), "fewer games are a part of more"
    assert len(played) == 7 + 8


@pytest.mark.parametrize("torn", [-1, -20, -200])
def test_a_torn_last_line_is_healed(tmp_path: Path, torn: int) -> None:
    out = tmp_path / "run.jsonl"
    whole = untimed(ladder(PAIR, 6, out=out))
    out.write_bytes(out.read_bytes()[:torn])
    assert untimed(ladder(PAIR, 6, out=out)) == whole
    assert len(out.read_bytes().splitlines()) == 1 + 6
    for line in out.read_bytes().splitlines():
        json.loads(line)


@pytest.mark.parametrize("left", [b"", b'{"format"', b'{"format":"ludoteca-ladder","version":1'])
def test_a_file_torn_in_its_first_line_begins_anew(tmp_path: Path, left: bytes) -> None:
    out = tmp_path / "run.jsonl"
    out.write_bytes(left)
    ladder(PAIR, 2, out=out)
    assert len(out.read_bytes().splitlines()) == 3


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"my shopping list", "arena-not-a-ladder"),
        (b'{"hello": "world"}\n', "arena-not-a-ladder"),
        (b"\xff\xfe\n\n", "arena-not-a-ladder"),
        (b'{"format":"ludoteca-ladder","version":1,"seed":9}\n', "arena-other-ladder"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes, key: str) -> None:
    out = tmp_path / "run.jsonl"
    out.write_bytes(content)
    with pytest.raises(BadFile) as refused:
        ladder(PAIR, 2, out=out)
    assert refused.value.key == key
    assert out.read_bytes() == content


@pytest.mark.parametrize(
    "other",
    [
        msgspec.structs.replace(PAIR, seed=2),
        msgspec.structs.replace(PAIR, seats=3),
        msgspec.structs.replace(PAIR, bots=("random",) * 3),
        msgspec.structs.replace(PAIR, options=(("messengers", True),)),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, other: Contest) -> None:
    out = tmp_path / "run.jsonl"
    ladder(PAIR, 2, out=out)
    before = out.read_bytes()
    with pytest.raises(BadFile, match="another ladder"):
        ladder(other, 2, out=out)
    assert out.read_bytes() == before


def test_damage_in_the_middle_is_told_with_its_line(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    ladder(PAIR, 4, out=out)
    lines = out.read_bytes().splitlines()
    lines[2] = b"???"
    out.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(BadFile, match="line 3"):
        ladder(PAIR, 4, out=out)


def test_what_cannot_be_played_is_refused_before_anything_is() -> None:
    with pytest.raises(BadSetup, match="at least two bots"):
        ladder(msgspec.structs.replace(PAIR, bots=("random",)), 2)
    with pytest.raises(LudotecaError, match="alphazero"):
        ladder(msgspec.structs.replace(PAIR, bots=("random", "alphazero")), 2)
    with pytest.raises(BadSetup, match="no cluster “slurm”"):
        ladder(PAIR, 2, cluster="slurm")


@pytest.mark.parametrize(("cluster", "module"), [("ray", "ray"), ("dask", "distributed")])
def test_a_cluster_that_is_not_installed_is_said_so(monkeypatch: pytest.MonkeyPatch, cluster: str, module: str) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(BadSetup, match=rf"pip install 'ludoteca\[{cluster}\]'"):
        known_cluster(cluster)


CLUSTERED = """
import msgspec, sys
from ludoteca.arena.ladder import Contest, ladder
if __name__ == "__main__":
    contest = Contest("patrician", (), ("random", "random"), 2, 1)
    print(msgspec.json.encode(ladder(contest, 12, 2, sys.argv[1])).decode())
"""


@once
@pytest.mark.slow
@pytest.mark.parametrize(("cluster", "module"), [("ray", "ray"), ("dask", "distributed")])
def test_a_cluster_plays_the_same_games(cluster: str, module: str, tmp_path: Path) -> None:
    if find_spec(module) is None:
        pytest.skip(f"{cluster} (the extra “{cluster}”) is not installed")
    script = tmp_path / "clustered.py"
    script.write_text(CLUSTERED)
    home = {"HOME": str(tmp_path), "RAY_USAGE_STATS_ENABLED": "0"}
    told = subprocess.run(
        [sys.executable, script, cluster], env=os.environ | home, capture_output=True, text=True, check=True
    )
    assert untimed(msgspec.json.decode(told.stdout, type=Ladder)) == untimed(ladder(PAIR, 12))


CLUSTER = """
import sys
from ray.cluster_utils import Cluster
if __name__ == "__main__":
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    print(cluster.address, flush=True)
    sys.stdin.read()
    cluster.shutdown()
"""


@once
@pytest.mark.slow
def test_a_ladder_joins_the_ray_cluster_that_the_environment_names(tmp_path: Path) -> None:
    if find_spec("ray") is None:
        pytest.skip("ray (the extra “ray”) is not installed")
    script, head = tmp_path / "clustered.py", tmp_path / "cluster.py"
    script.write_text(CLUSTERED)
    head.write_text(CLUSTER)
    home = os.environ | {"HOME": str(tmp_path), "RAY_USAGE_STATS_ENABLED": "0"}
    with subprocess.Popen(
        [sys.executable, head], env=home, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as cluster:
        assert cluster.stdout is not None
        address = cluster.stdout.readline().strip()
        told = [
            subprocess.run(
                [sys.executable, script, "ray"],
                env=home | {"RAY_ADDRESS": address},
                capture_output=True,
                text=True,
                check=True,
            )
            for _ in range(2)  # who joins a cluster leaves it running for others
        ]
        assert cluster.poll() is None
        cluster.communicate()
    for one in told:
        assert f"Connecting to existing Ray cluster at address: {address}" in one.stderr
        assert untimed(msgspec.json.decode(one.stdout, type=Ladder)) == untimed(ladder(PAIR, 12))


# -------------------------------------------------------- the commands


def command(
    words: Words, games: int = 4, out: Path | None = None, as_json: bool = False, plot: Path | None = None
) -> int:
    return ladder_games(words, "patrician", "random, random", 2, games, 1, [], None, 1, None, out, as_json, plot)


def test_ladder_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(EN, 3, as_json=True) == 0
    told = capsys.readouterr()
    outcome = json.loads(told.out)
    assert {"game", "options", "seats", "seed", "games", "bots", "pairs", "first_seat"} <= set(outcome)
    assert outcome["games"] == 4
    assert "4 games for every line-up instead of 3" in told.err
    assert set(outcome["bots"][0]) == {
        "bot", "rating", "low", "high", "games", "wins", "win_rate", "win_low", "win_high", "mean_score", "mean_rank",
        "ms_per_move",
    }  # fmt: skip
    assert set(outcome["pairs"][0]) == {"bots", "games", "wins", "win_rate", "low", "high"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ladder_and_stats_speak_every_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    words = Words(lang)
    assert command(words) == 0
    told = capsys.readouterr().out
    assert words("arena-column-rating") in told
    assert "random #2" in told
    shutil.copy(GOLDEN / "patrician" / f"2{SUFFIX}", tmp_path)
    assert show_stats(words, tmp_path, 1, False, None) == 0
    assert words("arena-column-winners") in capsys.readouterr().out


def test_plots_say_what_they_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetup, match=r"\.png, \.svg"):
        command(EN, plot=tmp_path / "ladder.xlsx")
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(BadSetup, match="matplotlib"):
        command(EN, plot=tmp_path / "ladder.png")
    with pytest.raises(BadSetup, match="matplotlib"):
        show_stats(EN, GOLDEN, 1, False, tmp_path)


def test_pictures_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib (the extra “plot”) is not installed")
    drawable(tmp_path / "ladder.svg")
    outcome = ladder(PAIR, 2)
    draw_ladder(EN, outcome, "Patrician", tmp_path / "ladder.svg")
    first = (tmp_path / "ladder.svg").read_bytes()
    draw_ladder(EN, outcome, "Patrician", tmp_path / "ladder.svg")
    assert (tmp_path / "ladder.svg").read_bytes() == first
    shutil.copy(GOLDEN / "patrician" / f"2{SUFFIX}", tmp_path)
    paths = draw_stats(EN, stats(tmp_path), tmp_path / "pictures")
    assert [path.name for path in paths] == [
        f"patrician-{name}.png" for name in ("lengths", "scores", "first", "cards")
    ]
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in paths)
