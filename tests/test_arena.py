"""The arena: fair line-ups at the same deals, interrupted runs that continue, and the commands."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.arena import cluster as clusters
from ludoteca.arena import ladder as ladders
from ludoteca.arena import simulate as simulations
from ludoteca.arena.cluster import check_cluster, reach
from ludoteca.arena.ladder import Contest, Fixture, Ladder, PlayedGame, arena_of, circles, ladder, lineups, opener
from ludoteca.arena.limits import MOST_GAMES
from ludoteca.arena.plots import check_plot, draw_ladder, draw_stats
from ludoteca.arena.simulate import Plan, simulate
from ludoteca.arena.stats import stats
from ludoteca.cli.ladder import ladder_games
from ludoteca.cli.stats import show_stats
from ludoteca.core.errors import BadFile, BadSetup, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.record import SUFFIX
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find, keys, shelf
from tests.engine import once

pytestmark = once  # the arena is the same with either engine

GOLDEN = Path(__file__).parent / "golden"
PAIR = Contest("patrician", (), ("random", "random"), 2, 1)
EN = Words("en")


def without_times(outcome: Ladder) -> Any:
    """An outcome without the measured times."""
    result = msgspec.to_builtins(outcome)
    for line in result["bots"]:
        del line["ms_per_move"]
    return result


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
def test_at_every_deal_each_line_up_plays_once_from_every_seat(bots: int, seats: int, deal: int) -> None:
    arena = arena_of(Contest("patrician", (), ("random",) * bots, seats, 1))
    for number, lineup in enumerate(arena.lineups):
        seatings = [arena.seating(Fixture(number, deal, turn)) for turn in range(seats)]
        for seating in seatings:
            assert sorted(seating) == sorted(lineup)
        for seat in range(seats):
            assert sorted(seating[seat] for seating in seatings) == sorted(lineup)


@pytest.mark.parametrize("places", [2, 3, 4, 5])
def test_every_order_around_the_table_occurs_once(places: int) -> None:
    orders = circles(places)
    assert len(set(orders)) == len(orders)
    after = Counter((order[at], order[(at + 1) % places]) for order in orders for at in range(places))
    assert len(set(after.values())) == 1, "everybody follows everybody equally often"


def test_all_line_ups_play_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("patrician", (), ("random",) * 3, 2, 5)
    dealt: dict[int, set[int]] = {}
    first: dict[int, set[int]] = {}
    deal = ladders.Arena.deal

    def watched(self: ladders.Arena, number: int) -> Any:
        state, chance = deal(self, number)
        dealt.setdefault(number, set()).add(int(state.checksum()))
        first.setdefault(number, set()).add(chance.mark())
        return state, chance

    monkeypatch.setattr(ladders.Arena, "deal", watched)
    outcome = ladder(contest, 6)
    assert outcome.games == 3 * 6
    assert sorted(dealt) == [0, 1, 2]
    assert all(len(states) == 1 for states in (*dealt.values(), *first.values()))
    assert len(set.union(*dealt.values())) == 3, "every deal is different"


def test_partners_are_one_bot_and_win_together() -> None:
    for title in shelf():
        for seats in title.seat_counts:
            for option in title.all_options:
                if option.kind != "flag" or (option.seats and seats not in option.seats):
                    continue
                arena = arena_of(Contest(title.key, ((option.name, True),), ("random", "random"), seats, 1))
                if arena.places == seats:
                    continue
                outcome = ladder(arena.contest, 4)
                assert outcome.games == 4
                assert sum(line.wins for line in outcome.bots) == 4
                assert outcome.first_seat.fair == 1 / arena.places
                return
    pytest.fail("no game on the shelf has teams")


def announced_first_seat(match: Match) -> int:
    """The first seat according to the events of the deal: the first player, the governor, the beginner of the round."""
    for visible in match.steps[0].events:
        fields = msgspec.structs.asdict(visible.event)
        for name in ("first", "governor"):
            if name in fields:
                return int(fields[name])
        if list(fields) == ["seat"]:
            return int(fields["seat"])
    raise AssertionError("no event names the first seat")


@pytest.mark.parametrize("key", keys())
def test_the_first_player_is_found_even_where_all_choose_first(key: str) -> None:
    title = find(key)
    choices = [option for option in title.all_options if option.kind == "flag" and not option.seats]
    for flags in ({}, *({option.name: True} for option in choices)):
        game = title(min(title.seat_counts), flags)
        first_seats = set()
        for seed in range(6):
            match = game.deal(seed=seed)
            assert opener(match.state) == announced_first_seat(match)
            first_seats.add(opener(match.state))
        assert len(first_seats) > 1


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


def test_with_fewer_bots_than_seats_every_seat_is_counted() -> None:
    outcome = ladder(Contest("patrician", (), ("random", "random"), 3, 3), 3)
    assert outcome.lineups == [["random", "random", "random #2"], ["random", "random #2", "random #2"]]
    assert [line.games for line in outcome.bots] == [9, 9]
    assert sum(line.wins for line in outcome.bots) == pytest.approx(6)
    assert outcome.pairs[0].games == 12


def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs() -> None:
    one_job = without_times(ladder(PAIR, 12))
    assert without_times(ladder(PAIR, 12, jobs=2)) == one_job
    assert without_times(ladder(msgspec.structs.replace(PAIR, seed=2), 12)) != one_job


class Stopped(Exception):
    """Simulates an interruption."""


def stop_after(games: int) -> Any:
    def on_progress(done: int, total: int) -> None:
        if done == games:
            raise Stopped

    return on_progress


def test_an_interrupted_run_continues_and_ends_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = without_times(ladder(PAIR, 12))
    out = tmp_path / "deep" / "run.jsonl"
    with pytest.raises(Stopped):
        ladder(PAIR, 12, out=out, progress=stop_after(5))
    assert len(out.read_bytes().splitlines()) == 1 + 5
    played = []
    play = ladders.play

    def counted(contest: Contest, fixture: Fixture) -> PlayedGame:
        played.append(fixture)
        return play(contest, fixture)

    monkeypatch.setattr(ladders, "play", counted)
    assert without_times(ladder(PAIR, 12, out=out)) == expected
    assert len(played) == 7
    before = out.read_bytes()
    assert without_times(ladder(PAIR, 12, out=out)) == expected, "nothing is left to play"
    assert out.read_bytes() == before
    assert without_times(ladder(PAIR, 8, out=out)) == without_times(ladder(PAIR, 8)), (
        "a shorter run is a part of a longer one"
    )
    assert len(played) == 7 + 8


@pytest.mark.parametrize("torn", [-1, -20, -200])
def test_an_incomplete_last_line_is_repaired(tmp_path: Path, torn: int) -> None:
    out = tmp_path / "run.jsonl"
    expected = without_times(ladder(PAIR, 6, out=out))
    out.write_bytes(out.read_bytes()[:torn])
    assert without_times(ladder(PAIR, 6, out=out)) == expected
    assert len(out.read_bytes().splitlines()) == 1 + 6
    for line in out.read_bytes().splitlines():
        json.loads(line)


@pytest.mark.parametrize("left", [b"", b'{"format"', b'{"format":"ludoteca-ladder","version":1'])
def test_a_file_cut_off_in_its_first_line_starts_again(tmp_path: Path, left: bytes) -> None:
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
def test_a_ledger_of_another_contest_is_refused(tmp_path: Path, other: Contest) -> None:
    out = tmp_path / "run.jsonl"
    ladder(PAIR, 2, out=out)
    before = out.read_bytes()
    with pytest.raises(BadFile, match="another ladder"):
        ladder(other, 2, out=out)
    assert out.read_bytes() == before


def test_damage_in_the_middle_is_reported_with_its_line(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    ladder(PAIR, 4, out=out)
    lines = out.read_bytes().splitlines()
    lines[2] = b"???"
    out.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(BadFile, match="line 3"):
        ladder(PAIR, 4, out=out)


def test_errors_are_reported_before_anything_is_played() -> None:
    with pytest.raises(BadSetup, match="at least two bots"):
        ladder(msgspec.structs.replace(PAIR, bots=("random",)), 2)
    with pytest.raises(LudotecaError, match="alphazero"):
        ladder(msgspec.structs.replace(PAIR, bots=("random", "alphazero")), 2)
    with pytest.raises(BadSetup, match="no cluster “slurm”"):
        ladder(PAIR, 2, cluster="slurm")


@pytest.mark.parametrize(("cluster", "module"), [("ray", "ray"), ("dask", "distributed")])
def test_a_cluster_library_that_is_not_installed_is_reported(
    monkeypatch: pytest.MonkeyPatch, cluster: str, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(BadSetup, match=rf"pip install 'ludoteca\[{cluster}\]'"):
        check_cluster(cluster)


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    """A local port that does not answer until a test accepts the connection."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server


def address_of(listener: socket.socket) -> str:
    return f"127.0.0.1:{listener.getsockname()[1]}"


def answering(listener: socket.socket, greeting: bytes) -> threading.Thread:
    """A thread that sends a greeting to the first client."""

    def answer() -> None:
        line, _ = listener.accept()
        with line:
            line.sendall(greeting)
            line.recv(1000)

    thread = threading.Thread(target=answer)
    thread.start()
    return thread


@pytest.mark.parametrize(("cluster", "variable"), [("ray", "RAY_ADDRESS"), ("dask", "DASK_SCHEDULER_ADDRESS")])
def test_the_command_says_which_cluster_it_tries_and_that_nobody_answers(
    cluster: str, variable: str, listener: socket.socket, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    if find_spec(cluster) is None:
        pytest.skip(f"{cluster} (the extra “{cluster}”) is not installed")
    address = address_of(listener)
    listener.close()
    set_address(cluster, variable, address, monkeypatch)
    with pytest.raises(BadSetup, match=f"No {cluster.capitalize()} cluster answers at {address}"):
        ladder_games(EN, "patrician", "random,random", 2, 2, 1, [], None, 1, cluster, None, False, None)
    assert f"Connecting to the {cluster.capitalize()} cluster at {address}" in capsys.readouterr().err
    with pytest.raises(BadSetup, match=r"No .* cluster answers"):
        ladder(PAIR, 2, cluster=cluster)


def set_address(cluster: str, variable: str, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the address of a cluster in the environment; Dask reads it only once, when it is imported."""
    if cluster == "dask":
        monkeypatch.setitem(pytest.importorskip("dask").config.config, "scheduler-address", address)
    else:
        monkeypatch.setenv(variable, address)


@pytest.mark.parametrize("greeting", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"+PONG\r\n", b""])
def test_another_service_at_the_address_of_a_ray_cluster_is_reported(
    greeting: bytes, listener: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address_of(listener))
    somebody = answering(listener, greeting)
    with pytest.raises(BadSetup, match=r"is not a Ray cluster|No Ray cluster answers"):
        reach("ray")
    somebody.join()


def test_a_cluster_that_does_not_answer_is_given_up_quickly(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", f"ray://{address_of(listener)}")
    monkeypatch.setattr(clusters, "REACH_SECONDS", 0.01)
    with pytest.raises(BadSetup, match="No Ray cluster answers"):
        reach("ray")


def test_a_cluster_that_answers_is_reached(listener: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address_of(listener))
    somebody = answering(listener, b"\x00\x00\x00\x04\x00\x00\x00\x00\x00")
    reach("ray")
    somebody.join()


def test_no_address_is_tried_if_the_cluster_is_started_locally(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    reach("ray")
    monkeypatch.setenv("RAY_ADDRESS", "auto")
    reach("ray")


@pytest.mark.parametrize(("cluster", "module", "entry"), [("ray", "ray", "init"), ("dask", "distributed", "Client")])
def test_a_cluster_that_refuses_the_connection_is_reported(
    cluster: str, module: str, entry: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = pytest.importorskip(module)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)

    def refuse(*_: object, **__: object) -> None:
        raise RuntimeError("Version mismatch.\nRead the manual.")

    monkeypatch.setattr(library, entry, refuse)
    with pytest.raises(BadSetup, match=r"cannot be used \(Version mismatch\)"):
        ladder(PAIR, 2, cluster=cluster)


# -------------------------------------------------------- limits


ABSURD = 99_999_999_999_999_999_999_999


def simulation(games: int = 2, jobs: int = 1, seed: int = 1) -> None:
    simulate(Plan("patrician", {}, ("random", "random"), None, seed, None), games, jobs)


def small_ladder(games: int = 2, jobs: int = 1, seed: int = 1) -> None:
    ladder(msgspec.structs.replace(PAIR, seed=seed), games, jobs)


@pytest.mark.parametrize("run", [simulation, small_ladder])
@pytest.mark.parametrize(("what", "least"), [("games", 1), ("jobs", 1), ("seed", -(2**63) + 1)])
def test_absurd_numbers_are_refused_before_anything_is_played(run: Any, what: str, least: int) -> None:
    with pytest.raises(BadSetup, match=rf"--{what} must be between {least} and \d+, not {ABSURD}\."):
        run(**{what: ABSURD})
    if least == 1:
        for number in (0, -5):
            with pytest.raises(BadSetup, match=f"--{what} must be at least 1, not {number}"):
                run(**{what: number})


def test_too_many_bots_for_all_line_ups_are_refused() -> None:
    with pytest.raises(BadSetup, match="line-ups"):
        ladder(Contest("patrician", (), ("random",) * 200, 5, 1), 5)


def test_the_games_of_a_long_run_are_not_listed_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulations, "LARGEST_PORTION", 1)
    plan = Plan("patrician", {}, ("random", "random"), None, 1, None)
    parts = simulations.play_in_portions(plan, MOST_GAMES, 1)
    assert [next(parts).games, next(parts).games] == [1, 1]
    assert next(iter(arena_of(PAIR).fixtures(10**15))) == Fixture(0, 0, 0)


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
    completed = subprocess.run(
        [sys.executable, script, cluster], env=os.environ | home, capture_output=True, text=True, check=True
    )
    assert without_times(msgspec.json.decode(completed.stdout, type=Ladder)) == without_times(ladder(PAIR, 12))


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
        joined = subprocess.run(
            [sys.executable, script, "ray"],
            env=home | {"RAY_ADDRESS": address},
            capture_output=True,
            text=True,
            check=True,
        )
        assert cluster.poll() is None, "a client that joins a cluster leaves it running"
        cluster.communicate()
    assert f"Connecting to existing Ray cluster at address: {address}" in joined.stderr
    assert without_times(msgspec.json.decode(joined.stdout, type=Ladder)) == without_times(ladder(PAIR, 12))


# -------------------------------------------------------- the commands


def command(
    words: Words, games: int = 4, out: Path | None = None, as_json: bool = False, plot: Path | None = None
) -> int:
    return ladder_games(words, "patrician", "random, random", 2, games, 1, [], None, 1, None, out, as_json, plot)


def test_ladder_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(EN, 3, as_json=True) == 0
    output = capsys.readouterr()
    outcome = json.loads(output.out)
    assert {"game", "options", "seats", "seed", "games", "bots", "pairs", "first_seat"} <= set(outcome)
    assert outcome["games"] == 4
    assert "4 games for every line-up instead of 3" in output.err
    assert set(outcome["bots"][0]) == {
        "bot", "rating", "low", "high", "games", "wins", "win_rate", "win_low", "win_high", "mean_score", "mean_rank",
        "ms_per_move", "scored_games", "forfeits", "substituted", "failures",
    }  # fmt: skip
    assert set(outcome["pairs"][0]) == {"bots", "games", "wins", "win_rate", "low", "high"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ladder_and_stats_speak_every_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    words = Words(lang)
    assert command(words) == 0
    output = capsys.readouterr().out
    assert words("arena-column-rating") in output
    assert "random #2" in output
    shutil.copy(GOLDEN / "patrician" / f"2{SUFFIX}", tmp_path)
    assert show_stats(words, tmp_path, 1, False, None) == 0
    assert words("arena-column-winners") in capsys.readouterr().out


def test_plots_report_missing_requirements(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetup, match=r"\.png, \.svg"):
        command(EN, plot=tmp_path / "ladder.xlsx")
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(BadSetup, match="matplotlib"):
        command(EN, plot=tmp_path / "ladder.png")
    with pytest.raises(BadSetup, match="matplotlib"):
        show_stats(EN, GOLDEN, 1, False, tmp_path)


def test_plots_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib (the extra “plot”) is not installed")
    check_plot(tmp_path / "ladder.svg")
    outcome = ladder(PAIR, 2)
    draw_ladder(EN, outcome, "Patrician", tmp_path / "ladder.svg")
    first = (tmp_path / "ladder.svg").read_bytes()
    draw_ladder(EN, outcome, "Patrician", tmp_path / "ladder.svg")
    assert (tmp_path / "ladder.svg").read_bytes() == first
    shutil.copy(GOLDEN / "patrician" / f"2{SUFFIX}", tmp_path)
    paths = draw_stats(EN, stats(tmp_path), tmp_path / "pictures")
    assert [path.name for path in paths] == [f"patrician-{name}.png" for name in ("lengths", "scores", "first")]
    found = stats(tmp_path)
    found.games[0].subjects[0].corrected = 0.01
    (*_, cards) = draw_stats(EN, found, tmp_path / "pictures")
    assert cards.name == "patrician-cards.png", "only what is remarkable is drawn"
    paths.append(cards)
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in paths)
