"""Players in any language, over standard input and output: the well-behaved, and all the others."""

from __future__ import annotations

import gc
import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ludoteca.bots import Uniform, stdio
from ludoteca.bots.stdio import PATIENCE, Stdio, Trouble
from ludoteca.core.engine.chance import Fast
from ludoteca.core.errors import BadBot
from ludoteca.core.game import Setup
from ludoteca.core.laws import choice, random_match
from ludoteca.core.match import Match
from ludoteca.games import find, shelf

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "docs" / "bots" / "example_bot.py"
PAGE = ROOT / "docs" / "bots" / "protocol.md"
PATRICIAN = Setup(find("patrician"), 2)
LONG = 60.0  # seconds that no test waits for

LISTEN = """
import json, sys
def heard():
    for line in sys.stdin:
        message = json.loads(line)
        if "decide" in message:
            yield message["decide"]
def answer(decide, move):
    print(json.dumps({"number": decide["number"], "move": move}), flush=True)
"""


def program(code: str) -> str:
    """The command of a small program in Python."""
    return shlex.join([sys.executable, "-c", LISTEN + code])


class Table:
    """A game of Patrician in which one bot makes every move it is asked for."""

    def __init__(self) -> None:
        self.bots: list[Stdio] = []

    def seat(self, code: str, deadline: float = LONG) -> Stdio:
        self.match = PATRICIAN.deal(seed=1)
        self.bots.append(Stdio(program(code), PATRICIAN, Uniform(1), deadline=deadline))
        return self.bots[-1]

    def moves(self, bot: Stdio, n: int) -> list[int]:
        return [self.move(bot) for _ in range(n)]

    def move(self, bot: Stdio) -> int:
        seat = self.match.actors[0]
        legal = self.match.legal_codes(seat)
        code = bot.choose(self.match.state.blank(seat), seat, legal)
        self.match.play(code, seat)
        return code


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    for bot in table.bots:
        bot.close()


def reasons(bot: Stdio) -> list[str]:
    return [trouble.reason for trouble in bot.troubles]


# --- programs that do well


@pytest.mark.parametrize("setup", [Setup(game, 2) for game in shelf()], ids=lambda setup: setup.game.key)
def test_the_example_bot_plays_whole_games(setup: Setup, capfd: pytest.CaptureFixture[str]) -> None:
    command = shlex.join([sys.executable, str(EXAMPLE)])
    with Stdio(command, setup, Uniform(1), deadline=LONG) as bot:
        match = setup.deal(seed=1)
        while not match.over:
            seat = match.actors[0]
            legal = match.legal_codes(seat)
            match.play(bot.choose(match.state.blank(seat), seat, legal), seat)
    assert bot.troubles == []
    assert (bot.decisions, bot.lost) == (len(match.steps) - 1, 0)
    assert f"playing {setup.game.key} on seat" in capfd.readouterr().err


def test_the_example_bot_is_at_most_thirty_lines_of_the_standard_library() -> None:
    lines = EXAMPLE.read_text("utf-8").splitlines()
    assert len(lines) <= 30
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names


def test_a_move_may_be_told_by_its_text_in_any_case(table: Table) -> None:
    bot = table.seat("for d in heard(): answer(d, d['legal'][-1]['text'].upper())")
    for _ in range(12):
        last = table.match.legal_codes()[-1]
        assert table.move(bot) == last
    assert bot.troubles == []


def test_a_program_hears_hello_then_its_decisions_then_bye(table: Table, tmp_path: Path) -> None:
    log = tmp_path / "heard"
    code = f"""
with open({str(log)!r}, "w") as log:
    for line in sys.stdin:
        log.write(line)
        message = json.loads(line)
        if "decide" in message:
            answer(message["decide"], message["decide"]["legal"][0]["code"])
"""
    bot = table.seat(code)
    seat = table.match.actors[0]
    view = table.match.view(seat, memory_aid=True)
    legal = table.match.legal_codes(seat)
    table.moves(bot, 3)
    bot.close()
    hello, first, second, third, bye = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert hello == {
        "hello": {"protocol": 1, "game": "patrician", "seats": 2, "options": PATRICIAN.options, "seat": seat}
    }
    assert first["decide"] == {
        "number": 1,
        "seat": seat,
        "view": msgspec.to_builtins(view),
        "legal": [
            {
                "code": code,
                "text": PATRICIAN.game.notation(PATRICIAN, code),
                "struct": msgspec.to_builtins(PATRICIAN.game.move(PATRICIAN, code)),
            }
            for code in legal
        ],
        "deadline_ms": 60_000,
    }
    assert [second["decide"]["number"], third["decide"]["number"]] == [2, 3]
    assert bye == {"bye": {"decisions": 3, "lost": 0}}


def test_what_a_program_is_told_does_not_depend_on_what_its_seat_cannot_know() -> None:
    chance = Fast(1)
    for game in shelf():
        setup = Setup(game, 3)
        bot = Stdio(program(""), setup, Uniform(1))

        def watch(match: Match, bot: Stdio = bot) -> None:
            if match.over or choice(1, len(match.steps)) % 7:
                return
            seat = match.actors[0]
            legal = match.legal_codes(seat)
            view = match.state.blank(seat)
            asked = [msgspec.json.encode(bot.question(known, seat, legal)) for known in (view, view.fill(chance))]
            assert asked[0] == asked[1]

        random_match(setup, 1, watch)


# --- programs that do not


def test_a_silent_program_loses_its_moves_and_is_asked_no_more_after_a_few(table: Table) -> None:
    heard: list[Trouble] = []
    bot = table.seat("for d in heard(): pass", deadline=0.02)
    bot.troubled = heard.append
    table.moves(bot, PATIENCE + 4)
    assert reasons(bot) == ["silent"] * PATIENCE
    assert bot.lost == PATIENCE + 4
    assert "asked no more" in bot.troubles[-1].detail
    assert heard == bot.troubles
    assert bot.name in str(heard[0])


def test_a_late_answer_is_passed_over_and_the_next_one_counts(table: Table) -> None:
    bot = table.seat("""
waiting = []
for d in heard():
    waiting.append(d)
    if d["number"] != 2:
        for d in waiting: answer(d, d["legal"][0]["code"])
        waiting = []
""")
    assert table.move(bot) in range(PATRICIAN.game.move_count)
    bot.deadline = 0.02
    table.move(bot)
    bot.deadline = LONG
    first = table.match.legal_codes()[0]
    assert table.move(bot) == first
    assert reasons(bot) == ["late"]
    assert bot.troubles[0].number == 2


def test_a_program_that_never_reads_does_not_stop_the_table(table: Table) -> None:
    bot = table.seat("import signal; signal.pause()", deadline=0.02)
    table.move(bot)
    assert bot._program is not None
    bot._program.say(b" " * 1_000_000)  # more than a pipe holds
    table.move(bot)
    assert reasons(bot) == ["silent", "silent"]


def test_moves_lost_now_and_then_do_not_end_a_program(table: Table) -> None:
    bot = table.seat("for d in heard(): answer(d, -1 if d['number'] % 3 else d['legal'][0]['code'])")
    table.moves(bot, 12)
    assert reasons(bot) == ["nonsense"] * 8


NONSENSE = {
    "not JSON": "hello",
    "another shape": '{"move": 3}',
    "a list": "[1, 2]",
    "a number where none is": '{"number": true, "move": 3}',
    "a fraction": '{"number": 1, "move": 3.5}',
    "no move of the game": '{"number": 1, "move": 100000}',
    "a move that is not legal": '{"number": 1, "move": 103}',
    "a text that is not legal": '{"number": 1, "move": "no messenger"}',
    "a text that fits several": '{"number": 1, "move": "play"}',
    "a number beyond all bounds": '{"number": 1, "move": ' + "9" * 500 + "}",
    "an answer to a later decision": '{"number": 7, "move": 3}',
    "a deep nest": "[" * 50_000,
    "bytes that are no text": r"\xff\xfe",
}


@pytest.mark.parametrize("said", NONSENSE.values(), ids=NONSENSE.keys())
def test_nonsense_loses_the_move_and_the_game_goes_on(table: Table, said: str) -> None:
    bot = table.seat(f"""
for d in heard():
    if d["number"] == 1:
        sys.stdout.buffer.write({said!r}.encode().decode("unicode_escape").encode("latin-1") + b"\\n")
        sys.stdout.flush()
    else:
        answer(d, d["legal"][0]["code"])
""")
    table.move(bot)
    first = table.match.legal_codes()[0]
    assert table.move(bot) == first
    assert reasons(bot) == ["nonsense"]
    assert len(bot.troubles[0].detail) < 500


@pytest.mark.parametrize("ending", ["'\\\\n'", "''"], ids=["with an end", "without an end"])
def test_a_line_that_is_too_long_loses_the_move_and_its_rest_is_passed_over(table: Table, ending: str) -> None:
    bot = table.seat(f"""
for d in heard():
    if d["number"] == 1:
        sys.stdout.write("x" * 300_000 + {ending})
        sys.stdout.flush()
    else:
        print()
        answer(d, d["legal"][0]["code"])
""")
    table.move(bot)
    first = table.match.legal_codes()[0]
    assert table.move(bot) == first
    assert reasons(bot) == ["too-long"]


@pytest.mark.parametrize(
    ("code", "detail"),
    [
        ("sys.exit(3)", "it ended with status 3"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "it was ended by signal 9"),
        ("next(heard()); sys.exit(0)", "it ended with status 0"),
    ],
)
def test_a_dead_program_is_named_once_and_the_fallback_plays_on(table: Table, code: str, detail: str) -> None:
    bot = table.seat(code)
    table.moves(bot, 5)
    assert [(trouble.reason, trouble.detail) for trouble in bot.troubles] == [("dead", detail)]
    assert bot.lost == 5


def test_a_program_that_closes_its_output_is_as_good_as_dead(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "GRACE", 0.05)
    bot = table.seat("import os, signal; os.close(1); signal.pause()")
    table.moves(bot, 2)
    assert [trouble.detail for trouble in bot.troubles] == ["it closed its standard output"]


def test_a_last_answer_without_the_end_of_its_line_counts(table: Table) -> None:
    bot = table.seat("""
d = next(heard())
sys.stdout.write(json.dumps({"number": d["number"], "move": d["legal"][-1]["code"]}))
""")
    last = table.match.legal_codes()[-1]
    assert table.move(bot) == last
    table.move(bot)
    assert reasons(bot) == ["dead"]


@pytest.mark.parametrize("command", ["", "  ", "no-such-program-anywhere --fast", "python3 'unclosed"])
def test_a_command_that_cannot_be_is_refused_before_the_game(command: str) -> None:
    with pytest.raises(BadBot) as refused:
        Stdio(command, PATRICIAN, Uniform(1))
    assert refused.value.key == "core-bot-command"


def test_a_file_that_is_no_program_is_named_when_it_should_start(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x00\x01\x02")
    file.chmod(0o755)
    bot = Stdio(str(file), PATRICIAN, Uniform(1))
    match = PATRICIAN.deal(seed=1)
    seat = match.actors[0]
    assert bot.choose(match.state.blank(seat), seat, match.legal_codes()) in match.legal_codes()
    assert bot.troubles[0].reason == "dead"
    assert "cannot be started" in bot.troubles[0].detail


# --- what is left behind


def test_a_program_that_will_not_go_is_ended_by_force(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "GRACE", 0.05)
    bot = table.seat("""
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for d in heard(): answer(d, d["legal"][0]["code"])
while True: signal.pause()
""")
    table.move(bot)
    assert bot._program is not None
    process = bot._program.process
    bot.close()
    assert process.returncode == -9


def test_a_bot_that_nobody_closes_takes_its_program_with_it(table: Table) -> None:
    bot = table.seat("for d in heard(): answer(d, d['legal'][0]['code'])")
    table.move(bot)
    assert bot._program is not None
    process = bot._program.process
    table.bots.clear()
    del bot
    gc.collect()
    assert process.returncode == 0


def test_closing_twice_or_before_the_start_is_nothing(table: Table) -> None:
    bot = table.seat("for d in heard(): answer(d, d['legal'][0]['code'])")
    bot.close()
    bot.close()
    table.move(bot)
    assert bot.lost == 1
    assert bot.troubles == []


def test_what_a_program_says_on_standard_error_is_passed_on_within_bounds(
    table: Table, capfd: pytest.CaptureFixture[str]
) -> None:
    bot = table.seat("""
for d in heard():
    print("thinking \\x1b[31m" + "x" * 1000, file=sys.stderr)
    for k in range(300): print("line", k, file=sys.stderr)
    sys.stderr.flush()
    answer(d, d["legal"][0]["code"])
""")
    table.move(bot)
    bot.close()
    lines = [line.removeprefix(f"{bot.name}: ") for line in capfd.readouterr().err.split(f"{bot.name}: ")[1:]]
    assert len(lines) == stdio.ECHO_LINES + 1
    assert lines[0] == "thinking �[31m" + "x" * 286 + "…\n"
    assert lines[-1] == "…\n"


# --- the page


def test_the_page_of_the_protocol_shows_what_is_really_sent() -> None:
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)]
    hello, decide, by_code, by_text, bye = shown
    match = PATRICIAN.deal(seed=1)
    seat = match.actors[0]
    bot = Stdio(program(""), PATRICIAN, Uniform(1))
    bot.decisions = 1
    sent = msgspec.to_builtins(bot.question(match.state.blank(seat), seat, match.legal_codes()))
    assert hello["hello"] == {
        "protocol": stdio.PROTOCOL,
        "game": "patrician",
        "seats": 2,
        "options": PATRICIAN.options,
        "seat": seat,
    }
    assert decide["decide"] == sent
    assert by_code["move"] == sent["legal"][0]["code"]
    assert by_text["move"] == sent["legal"][0]["text"]
    assert bye["bye"].keys() == {"decisions", "lost"}
