"""A program that fails forfeits its games, and every report shows it."""

from __future__ import annotations

import gc
import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from ludoteca.arena.failures import Failures, OnFailure, read_policy
from ludoteca.arena.ladder import Contest, Ladder, ladder
from ludoteca.arena.simulate import Plan, Simulation, simulate
from ludoteca.arena.stats import stats
from ludoteca.bots import STAND_IN, Failure, make, stdio
from ludoteca.cli.arguments import read_seats
from ludoteca.cli.console import open_console
from ludoteca.cli.ladder import ladder_games
from ludoteca.cli.output import print_table
from ludoteca.cli.session import Session
from ludoteca.cli.signals import exit_on_signal
from ludoteca.cli.simulate import simulate_games
from ludoteca.core.clean import clean
from ludoteca.core.errors import BadBot, BadFile, BadSetup
from ludoteca.core.forfeits import ranks_after_forfeits
from ludoteca.core.record import SUFFIX, Forfeit, Seat, load
from ludoteca.core.replay import verify
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find, keys, shelf
from tests.engine import once

pytestmark = once  # programs and their processes are the same with either engine

EN = Words("en")
LISTEN = """
import json, os, sys, time
def decisions():
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            global seat
            seat = message["hello"]["seat"]
        if "decide" in message:
            yield message["decide"]
def answer(decide, move):
    print(json.dumps({"number": decide["number"], "move": move}), flush=True)
"""


def program(code: str) -> str:
    """The spec of a small program in Python."""
    return f"stdio:{shlex.join([sys.executable, '-c', LISTEN + code])}"


CRASHES = "stdio:python3 -c 'exit(1)'"
PLAYS = program("for d in decisions(): answer(d, d['legal'][0]['code'])")
FAILS_ON_SEAT_1 = program("for d in decisions(): answer(d, -1 if seat == 1 else d['legal'][0]['code'])")
FAILING = {
    "crashes at once": (CRASHES, "crashed"),
    "crashes later": (program("for d in decisions(): answer(d, d['legal'][0]['code'] if d['number'] < 4 else 1/0)"),
                      "crashed"),
    "closes its output and lives on": (program("os.close(1); time.sleep(1000)"), "crashed"),
    "hangs": ("stdio:sleep 1000", "late"),
    "sends only illegal moves": (program("for d in decisions(): answer(d, -1)"), "illegal"),
    "sends a move of another time": (program("for d in decisions(): answer(d, 'take nothing')"), "illegal"),
    "writes nonsense": (program("for d in decisions(): print('my move', flush=True)"), "malformed"),
    "never ends its line": (program("while True: sys.stdout.write('x' * 100_000)"), "malformed"),
}  # fmt: skip


def simulated(*bots: str, games: int = 4, on_failure: OnFailure = "forfeit", **more: Any) -> Simulation:
    return simulate(Plan("patrician", {}, bots, None, 1, None, on_failure), games, **more)


@pytest.fixture(autouse=True)
def _short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for programs that hang."""
    monkeypatch.setattr(stdio, "GRACE", 0.05)


# -------------------------------------------------------- ranks


@settings(deadline=None)
@given(st.data())
def test_a_seat_that_forfeits_is_last_and_the_others_are_ranked_among_themselves(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 5))
    standing = data.draw(st.lists(st.integers(0, 5), min_size=seats, max_size=seats))
    forfeited = data.draw(st.sets(st.integers(0, seats - 1)))
    ranks = ranks_after_forfeits(standing, range(seats), forfeited)
    playing = [seat for seat in range(seats) if seat not in forfeited]
    for seat in playing:
        assert ranks[seat] == 1 + sum(standing[other] > standing[seat] for other in playing)
        assert all(ranks[seat] < ranks[lost] for lost in forfeited)
    assert len({ranks[seat] for seat in forfeited}) <= 1, "several that forfeit share the last place"
    assert (1 in ranks) == bool(playing), "if all forfeit, nobody has won"


def test_the_partner_of_a_failed_program_is_last_too() -> None:
    assert ranks_after_forfeits([9, 1, 9, 1], [0, 1, 0, 1], [0]) == (3, 1, 3, 1)
    assert ranks_after_forfeits([9, 1, 9, 1], [0, 1, 0, 1], [2, 3]) == (4, 4, 4, 4)


@given(st.permutations([3, 1, 2, 7]))
def test_failures_add_up_in_any_order(games: list[int]) -> None:
    failure = Failure(0, 1, "late", "core-bot-late", {})
    total = Failures()
    for game in games:
        one = Failures()
        one.count(game, [failure])
        total.add(one)
    assert (total.games, total.reasons) == (4, {"late": 4})
    assert total.example is not None
    assert total.example.game == 1


def test_there_are_two_policies_for_failures() -> None:
    assert read_policy("substitute") == "substitute"
    with pytest.raises(BadSetup, match="must be forfeit or substitute"):
        read_policy("ignore")


# -------------------------------------------------------- many games


@pytest.mark.parametrize(("spec", "reason"), FAILING.values(), ids=FAILING)
def test_a_program_that_fails_wins_nothing(spec: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if reason == "late":
        monkeypatch.setattr(stdio, "DEADLINE", 0.05)
    outcome = simulated(spec, "random", games=3)
    program, other = outcome.seats
    assert (program.wins, program.shared_wins, program.mean_rank) == (0, 0, 2.0)
    assert (program.forfeits, program.substituted, program.failures.reasons) == (3, 0, {reason: 3})
    assert (program.mean_score, program.scored_games) == (None, 0)
    assert (other.wins, other.mean_rank, other.forfeits, other.scored_games) == (3, 1.0, 0, 3)
    assert (outcome.on_failure, outcome.stand_in) == ("forfeit", STAND_IN)
    assert not outcome.reproducible


@pytest.mark.parametrize("key", keys())
def test_a_failure_is_a_forfeit_in_every_game(key: str) -> None:
    for seats in find(key).seat_counts:
        bots = (*["random"] * (seats - 1), CRASHES)
        outcome = simulate(Plan(key, {}, bots, None, 2, None), 2)
        assert outcome.seats[-1].forfeits == 2
        assert outcome.seats[-1].mean_rank == seats
        assert sum(seat.wins for seat in outcome.seats) + (sum(seat.shared_wins for seat in outcome.seats) > 0) >= 2


def test_with_substitute_the_stand_ins_result_counts() -> None:
    as_easy, other = simulate(Plan("patrician", {}, (STAND_IN, "random"), None, 1, None), 6).seats
    outcome = simulated(CRASHES, "random", games=6, on_failure="substitute")
    program, random = outcome.seats
    assert (program.forfeits, program.substituted, program.failures.reasons) == (0, 6, {"crashed": 6})
    assert (program.wins, program.mean_score, program.mean_rank) == (
        as_easy.wins,
        as_easy.mean_score,
        as_easy.mean_rank,
    )
    assert (random.wins, random.mean_score) == (other.wins, other.mean_score)


def test_a_program_that_plays_well_forfeits_nothing() -> None:
    program, _ = simulated(PLAYS, "random").seats
    assert (program.forfeits, program.scored_games, program.failures) == (0, 4, Failures())
    assert program.mean_score is not None


def test_if_all_forfeit_nobody_wins() -> None:
    outcome = simulated(CRASHES, CRASHES, CRASHES)
    assert [(seat.wins, seat.shared_wins, seat.mean_rank, seat.forfeits) for seat in outcome.seats] == [
        (0, 0, 3.0, 4)
    ] * 3


def test_two_seats_that_forfeit_share_the_last_place() -> None:
    outcome = simulated(CRASHES, "random", "random", CRASHES)
    assert [outcome.seats[seat].mean_rank for seat in (0, 3)] == [3.0, 3.0]
    assert sum(outcome.seats[seat].wins for seat in (1, 2)) + outcome.seats[1].shared_wins == 4


def teams() -> tuple[str, dict[str, bool], int]:
    """A game with an option for teams, that option, and the number of seats."""
    for title in shelf():
        for seats in title.seat_counts:
            for option in title.all_options:
                if option.kind == "flag" and (not option.seats or seats in option.seats):
                    state = title(seats, {option.name: True}).undealt()
                    if len({state.side(seat) for seat in range(seats)}) < seats:
                        return title.key, {option.name: True}, seats
    raise AssertionError("no game on the shelf has teams")


def test_the_team_of_a_program_that_forfeits_is_last() -> None:
    game, options, seats = teams()
    bots = (CRASHES, *["random"] * (seats - 1))
    outcome = simulate(Plan(game, options, bots, None, 1, None), 3)
    state = find(game)(seats, options).undealt()
    for tally in outcome.seats:
        lost = state.side(tally.seat) == state.side(0)
        assert (tally.wins, tally.mean_rank) == ((0, 3.0) if lost else (3, 1.0))
        assert tally.scored_games == (0 if lost else 3), "a game that a stand-in helped to win counts for nobody"
        assert tally.forfeits == (3 if tally.seat == 0 else 0)
    line = {
        line.bot: line for line in ladder(Contest(game, tuple(options.items()), (CRASHES, "random"), seats, 1), 4).bots
    }
    assert (line[CRASHES].wins, line[CRASHES].forfeits, line["random"].wins) == (0, 4, 4)


def test_failures_are_the_same_with_several_processes() -> None:
    one_job, many = (
        msgspec.to_builtins(simulated(FAILS_ON_SEAT_1, FAILS_ON_SEAT_1, games=8, jobs=jobs)) for jobs in (1, 2)
    )
    assert one_job["seats"] == many["seats"]
    assert [seat["forfeits"] for seat in one_job["seats"]] == [0, 8]


# -------------------------------------------------------- ladders


def without_times(outcome: Ladder) -> Any:
    result = msgspec.to_builtins(outcome)
    for line in result["bots"]:
        del line["ms_per_move"]
    return result


def test_a_ladder_rates_a_failing_program_below_random_play() -> None:
    outcome = ladder(Contest("patrician", (), (FAILING["sends only illegal moves"][0], "random"), 2, 1), 20)
    random, program = outcome.bots
    assert random.bot == "random"
    assert (program.wins, program.forfeits, program.failures.reasons) == (0, 20, {"illegal": 20})
    assert program.high < random.low
    assert program.mean_score is None
    assert program.scored_games == 0
    assert list(outcome.pairs[0].wins) == [0, 20]
    assert (outcome.on_failure, outcome.stand_in, outcome.reproducible) == ("forfeit", STAND_IN, False)
    assert outcome.first_seat.games == 0, "a forfeited game says nothing about the first seat's advantage"


def test_a_program_forfeits_only_the_games_in_which_it_fails() -> None:
    outcome = ladder(Contest("patrician", (), (FAILS_ON_SEAT_1, "random"), 2, 1), 8)
    line = next(line for line in outcome.bots if line.bot != "random")
    assert (line.games, line.forfeits, line.scored_games) == (8, 4, 4)
    assert line.wins <= 4
    assert outcome.first_seat.games == 4


def test_two_failing_programs_are_equally_strong() -> None:
    outcome = ladder(Contest("patrician", (), (CRASHES, "stdio:false"), 2, 1), 4)
    assert [line.wins for line in outcome.bots] == [0, 0]
    assert outcome.bots[0].rating == pytest.approx(outcome.bots[1].rating)
    assert list(outcome.pairs[0].wins) == [2, 2]


def test_a_ladder_that_continues_remembers_failures(tmp_path: Path) -> None:
    contest = Contest("patrician", (), (FAILS_ON_SEAT_1, "random"), 2, 1)
    out = tmp_path / "run.jsonl"
    expected = without_times(ladder(contest, 6))
    ladder(contest, 4, out=out)
    assert without_times(ladder(contest, 6, out=out)) == expected
    assert without_times(ladder(contest, 6, out=out)) == expected, "nothing was left to play"
    lines = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    assert sum(bool(line.get("failures")) for line in lines) == 3
    assert {failure["reason"] for line in lines for failure in line.get("failures", [])} == {"illegal"}
    other = ladder(contest, 6, out=out, on_failure="substitute")
    line = next(line for line in other.bots if line.bot != "random")
    assert (line.forfeits, line.substituted) == (0, 3), "the same games can be counted either way"


def test_games_of_programs_recorded_without_failures_are_not_mixed_in(tmp_path: Path) -> None:
    contest = Contest("patrician", (), (CRASHES, "random"), 2, 1)
    out = tmp_path / "run.jsonl"
    title = {name: value for name, value in contest.title().items() if name in ("table", "bots", "seed")}
    out.write_bytes(msgspec.json.encode({"format": "ludoteca-ladder", "version": 1, **title}) + b"\n")
    with pytest.raises(BadFile, match="another ladder"):
        ladder(contest, 2, out=out)


# -------------------------------------------------------- records and processes


def test_records_of_forfeited_games_verify_and_name_the_stand_in(tmp_path: Path) -> None:
    spec = clean(FAILS_ON_SEAT_1)  # texts of a record have one line
    outcome = simulate(Plan("patrician", {}, (FAILS_ON_SEAT_1,) * 2, None, 1, str(tmp_path)), 2)
    assert [seat.forfeits for seat in outcome.seats] == [0, 2]
    for path in tmp_path.iterdir():
        record = load(path)
        verify(record, find)
        first, second = record.seats
        assert first.player == spec
        assert second == Seat(f"{spec} 2 → {STAND_IN}", STAND_IN, Forfeit(spec, 1, "illegal"))
    (game,) = stats(tmp_path).games
    tallies = {player.player: player for player in game.players}
    assert list(tallies) == [spec], "the stand-in is credited with nothing"
    tally = tallies[spec]
    assert (tally.games, tally.wins, tally.scored_games) == (4, 2, 2), "it won one seat by its other seat's forfeit"


@pytest.mark.parametrize(
    "spec", [FAILING[name][0] for name in ("hangs", "closes its output and lives on", "never ends its line")]
)
def test_no_program_is_left_running(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "DEADLINE", 0.05)
    started: list[stdio.Program] = []
    made = stdio.Program.__init__

    def watched(self: stdio.Program, command: list[str], name: str) -> None:
        made(self, command, name)
        started.append(self)

    monkeypatch.setattr(stdio.Program, "__init__", watched)
    simulated(spec, "random", games=2)
    assert len(started) == 2
    assert all(program.process.returncode is not None for program in started)


def test_programs_end_when_a_game_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[stdio.Program] = []
    answer = stdio.Program.answer

    def interrupted(self: stdio.Program, number: int, until: float) -> stdio.ProgramAnswer:
        started.append(self)
        if number == 3:
            raise KeyboardInterrupt
        return answer(self, number, until)

    monkeypatch.setattr(stdio.Program, "answer", interrupted)
    with pytest.raises(KeyboardInterrupt):
        simulated(PLAYS, PLAYS)
    assert started
    assert all(program.process.returncode is not None for program in started)


@once
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT], ids=lambda ending: ending.name)
@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_a_command_that_is_terminated_leaves_no_program_running(
    command: str, ending: signal.Signals, tmp_path: Path
) -> None:
    fifo = tmp_path / "alive"
    os.mkfifo(fifo)
    hangs = program(f"alive = open({str(fifo)!r}, 'w')\nwhile True: time.sleep(1000)")
    players = "--seats" if command == "simulate" else "--bots"
    arguments = [command, "patrician", players, f"{hangs},random", "--games", "2"]
    handle_sigint = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # even in the background
    with subprocess.Popen(
        [sys.executable, "-c", f"{handle_sigint}; from ludoteca.cli import main; main()", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as running, fifo.open() as alive:  # fmt: skip
        running.send_signal(ending)
        assert alive.read() == "", "a pipe ends when no process is left that could write to it"
        assert running.wait() == (130 if ending is signal.SIGINT else 128 + ending)


def test_a_signal_that_comes_while_a_program_is_started_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Interrupted(subprocess.Popen[bytes]):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            started.append(self)
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(0.1)  # so that the handler runs before this returns

    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    with exit_on_signal(), pytest.raises(SystemExit) as ending:
        simulated(PLAYS, PLAYS)
    assert ending.value.code == 128 + signal.SIGTERM
    del ending  # its traceback holds the bot
    gc.collect()
    assert len(started) == 1
    assert started[0].returncode is not None


# -------------------------------------------------------- the commands


def test_simulate_prints_forfeits_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    seats = f"{CRASHES},random"
    assert simulate_games(EN, "patrician", seats, 4, 1, [], None, 1, None, True) == 0
    outcome = json.loads(capsys.readouterr().out)
    program, random = outcome["seats"]
    assert (program["wins"], program["forfeits"], program["mean_score"]) == (0, 4, None)
    assert program["failures"] == {
        "reasons": {"crashed": 4},
        "example": {"game": 1, "decision": 1, "reason": "crashed", "message": "it ended with status 1"},
    }
    assert (random["wins"], random["forfeits"], random["failures"]) == (4, 0, {"reasons": {}, "example": None})
    assert (outcome["on_failure"], outcome["stand_in"], outcome["reproducible"]) == ("forfeit", STAND_IN, False)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("on_failure", ["forfeit", "substitute"])
def test_failures_are_shown_in_every_language(
    lang: str, on_failure: OnFailure, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    words = Words(lang)
    bots = f"{CRASHES},random"
    simulate_games(words, "patrician", bots, 2, 1, [], None, 1, None, False, on_failure)
    ladder_games(words, "patrician", bots, 2, 2, 1, [], None, 1, None, None, False, None, on_failure)
    shown = capsys.readouterr().out
    key = "arena-forfeits" if on_failure == "forfeit" else "arena-substituted"
    reasons = f"{words('arena-failure-crashed')} × 2"
    facts = {"times": 2, "games": 2, "reasons": reasons, "stand_in": STAND_IN}
    assert words(key, player=words("arena-seat-player", seat=1, player=CRASHES), **facts) in shown
    assert f"\n{words(key, player=CRASHES, **facts)}" in shown
    why = words("core-bot-status", status=1)
    assert shown.count(words("arena-first-failure", game=1, decision=1, why=why)) == 2
    assert shown.count(words("arena-not-reproducible")) == 2
    column = "forfeits" if on_failure == "forfeit" else "failures"
    assert shown.count(words(f"cli-column-{column}")) >= 2
    in_simulation, in_ladder = (row.split() for row in re.findall(r"^.*\d\. stdio.*… .*\d$", shown, re.MULTILINE))
    assert in_simulation[-1] == "2"
    assert in_ladder[-2:] == ["–", "2"], "there is no thinking time of a failed program"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ladder_of_programs_fits_80_columns_without_cutting_a_number(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    ladder_games(Words(lang), "patrician", f"{CRASHES},random,easy", 2, 2, 1, [], None, 1, None, None, False, None)
    shown = capsys.readouterr().out
    rows = [line for line in shown.splitlines() if re.match(r"(easy|random|\d\. stdio.?…) ", line)]
    assert len(rows) == 6
    assert all(len(row) <= 80 for row in rows)
    assert not [row for row in rows if "…" in re.sub(r"\d\. stdio.?…", "", row)]
    assert f"\n3. {CRASHES}\n" in shown, "its command is shown in full"


def test_a_table_of_numbers_may_be_wider_than_the_screen() -> None:
    console = open_console(width=20, file=io.StringIO())
    print_table(console, ["Player", "Games"], [["somebody", "123456789012345678901234567890"]])
    assert isinstance(console.file, io.StringIO)
    assert "somebody 123456789012345678901234567890\n" in console.file.getvalue()


def test_a_ladder_without_programs_has_no_column_of_forfeits(capsys: pytest.CaptureFixture[str]) -> None:
    ladder_games(EN, "patrician", "random,random", 2, 2, 1, [], None, 1, None, None, False, None)
    shown = capsys.readouterr().out
    assert EN("arena-column-forfeits") not in shown
    assert EN("arena-not-reproducible") not in shown


def test_commas_within_quotes_belong_to_the_command_of_a_program() -> None:
    assert read_seats("stdio:python3 -c 'exit(1)',random") == ["stdio:python3 -c 'exit(1)'", "random"]
    assert read_seats('random, stdio:bot "a, b" c\\,d ,you:O\'Brien, greedy') == [
        "random",
        'stdio:bot "a, b" c\\,d',
        "you:O'Brien",
        "greedy",
    ]
    assert read_seats('stdio:a "it\'s, fine",random') == ['stdio:a "it\'s, fine"', "random"]
    assert read_seats("random,") == ["random", ""]
    with pytest.raises(BadBot, match="not closed"):
        read_seats("stdio:python3 'unclosed,random")


def test_a_program_that_fails_at_the_terminal_is_announced_and_its_seat_comes_last(tmp_path: Path) -> None:
    game = find("patrician")(2)
    for seed in range(3):
        match = game.deal(seed=seed)
        match.record.seats = [Seat("Ada", "random"), Seat("Bruno", CRASHES)]
        path = tmp_path / f"{seed}{SUFFIX}"
        console = Console(width=200, record=True, file=io.StringIO())
        bots = {0: make("random", 1, game), 1: make(CRASHES, 2, game)}
        assert Session(match, [False, False], bots, EN, True, path, console).run() == 0
        shown = console.export_text()
        why = EN("core-bot-status", status=1)
        facts = {"player": "Bruno", "bot": CRASHES, "why": why, "stand_in": STAND_IN}
        assert shown.count(EN("play-bot-failed", **facts)) == 1
        name = f"Bruno → {STAND_IN}"
        assert EN("play-forfeited", player=name) in shown
        assert "Ada wins" in shown
        assert f"2. {name}" in shown
        record = load(path)
        verify(record, find)
        assert record.seats == [Seat("Ada", "random"), Seat(name, STAND_IN, Forfeit(CRASHES, 1, "crashed"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_game_is_described_in_the_singular(lang: str) -> None:
    words = Words(lang)
    facts = {"player": "x", "reasons": "y", "stand_in": STAND_IN}
    one, many = (
        " ".join(
            [
                words("arena-laddered", game="Patrician", seats=2, games=count, deals=count),
                words("arena-forfeits", times=count, games=count, **facts),
                words("arena-substituted", times=count, games=count, **facts),
            ]
        ).lower()
        for count in (1, 3)
    )
    plurals = {"en": ("games", "deals", "them"), "fr": ("parties", "donnes", "forfaits"), "it": ("partite", "guasti")}
    for word in plurals[lang]:
        assert word in many
        assert word not in one
