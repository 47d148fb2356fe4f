"""Bots over standard input and output: programs that work, and programs that fail."""

from __future__ import annotations

import gc
import json
import os
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ludoteca.bots import STAND_IN, Uniform, make, stdio
from ludoteca.bots.stdio import Stdio
from ludoteca.core.engine.chance import Fast
from ludoteca.core.errors import BadBot
from ludoteca.core.game import Game
from ludoteca.core.laws import choice, random_match
from ludoteca.core.match import Match
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find, shelf
from tests.engine import once

pytestmark = once  # programs and their processes are the same with either engine

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "docs" / "bots" / "example_bot.py"
PAGE = ROOT / "docs" / "bots" / "protocol.md"
PATRICIAN = find("patrician")(2)
LONG = 60.0  # seconds, longer than any test takes

LISTEN = """
import json, sys
def decisions():
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
    """A game of Patrician in which one bot makes every decision."""

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


def failed(bot: Stdio) -> tuple[str, int, str]:
    """The reason for a failure, the number of the decision, and the message."""
    assert bot.failure is not None
    return bot.failure.reason, bot.failure.number, str(bot.failure)


# --- programs that work


@pytest.mark.parametrize("game", [title(2) for title in shelf()], ids=lambda game: game.key)
def test_the_example_bot_plays_whole_games(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    command = shlex.join([sys.executable, str(EXAMPLE)])
    with Stdio(command, game, Uniform(1), deadline=LONG) as bot:
        match = game.deal(seed=1)
        while not match.over:
            seat = match.actors[0]
            legal = match.legal_codes(seat)
            match.play(bot.choose(match.state.blank(seat), seat, legal), seat)
    assert bot.failure is None
    assert (bot.decisions, bot.lost) == (len(match.steps) - 1, 0)
    assert f"playing {game.key} on seat" in capfd.readouterr().err


def test_the_example_bot_is_at_most_thirty_lines_of_the_standard_library() -> None:
    lines = EXAMPLE.read_text("utf-8").splitlines()
    assert len(lines) <= 30
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names


def test_a_move_may_be_given_by_its_text_in_upper_or_lower_case(table: Table) -> None:
    bot = table.seat("for d in decisions(): answer(d, d['legal'][-1]['text'].upper())")
    for _ in range(12):
        last = table.match.legal_codes()[-1]
        assert table.move(bot) == last
    assert bot.failure is None


def test_a_program_receives_hello_then_its_decisions_then_bye(table: Table, tmp_path: Path) -> None:
    log = tmp_path / "received"
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
        "view": json.loads(msgspec.json.encode(view)),
        "legal": [
            {
                "code": code,
                "text": PATRICIAN.notation(code),
                "struct": msgspec.to_builtins(PATRICIAN.move(code)),
            }
            for code in legal
        ],
        "deadline_ms": 60_000,
    }
    assert [second["decide"]["number"], third["decide"]["number"]] == [2, 3]
    assert bye == {"bye": {"decisions": 3, "lost": 0}}


def test_the_messages_to_a_program_do_not_depend_on_hidden_facts() -> None:
    chance = Fast(1)
    for title in shelf():
        game = title(3)
        bot = Stdio(program(""), game, Uniform(1))

        def watch(match: Match, bot: Stdio = bot) -> None:
            if match.over or choice(1, len(match.steps)) % 7:
                return
            seat = match.actors[0]
            legal = match.legal_codes(seat)
            view = match.state.blank(seat)
            messages = [msgspec.json.encode(bot.question(known, seat, legal)) for known in (view, view.fill(chance))]
            assert messages[0] == messages[1]

        random_match(game, 1, watch)


# --- programs that fail


def test_a_program_that_fails_is_ended_and_its_stand_in_makes_all_further_moves(table: Table, tmp_path: Path) -> None:
    log = tmp_path / "received"
    bot = table.seat(f"""
with open({str(log)!r}, "w") as log:
    for line in sys.stdin:
        log.write(line)
        message = json.loads(line)
        if "decide" in message:
            d = message["decide"]
            answer(d, -1 if d["number"] == 3 else d["legal"][0]["code"])
""")
    table.moves(bot, 7)
    assert failed(bot) == ("illegal", 3, "“-1” is not one of the legal moves")
    assert bot.lost == 5
    received = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [next(iter(message)) for message in received] == ["hello", "decide", "decide", "decide", "bye"]
    assert received[-1] == {"bye": {"decisions": 3, "lost": 1, "failure": "illegal"}}


def test_the_moves_after_a_failure_are_those_of_the_stand_in() -> None:
    chosen: list[list[int]] = []
    for spec in (f"stdio:{program('sys.exit(1)')}", STAND_IN):
        match = PATRICIAN.deal(seed=1)
        bot = make(spec, 7, PATRICIAN)
        chosen.append([])
        for _ in range(9):
            seat = match.actors[0]
            legal = match.legal_codes(seat)
            chosen[-1].append(bot.choose(match.state.blank(seat), seat, legal))
            match.play(chosen[-1][-1], seat)
        bot.close()
    assert chosen[0] == chosen[1]


def test_a_silent_program_is_late(table: Table) -> None:
    bot = table.seat("for d in decisions(): pass", deadline=0.02)
    table.moves(bot, 4)
    assert failed(bot) == ("late", 1, "it did not answer in time")


def test_a_program_that_stops_answering_is_late(table: Table) -> None:
    bot = table.seat("""
for d in decisions():
    if d["number"] == 1: answer(d, d["legal"][0]["code"])
""")
    first = table.match.legal_codes()[0]
    assert table.move(bot) == first
    bot.deadline = 0.02
    table.moves(bot, 3)
    assert failed(bot)[:2] == ("late", 2)


def test_a_second_answer_to_the_same_decision_is_ignored(table: Table) -> None:
    bot = table.seat("""
for d in decisions():
    for _ in range(3): answer(d, d["legal"][0]["code"])
""")
    for _ in range(5):
        first = table.match.legal_codes()[0]
        assert table.move(bot) == first
    assert bot.failure is None


def test_a_program_that_never_reads_does_not_stop_the_table(table: Table) -> None:
    bot = table.seat("import signal; signal.pause()", deadline=0.02)
    question = stdio._line
    sent = lambda kind, message: question(kind, message) + b" " * 1_000_000  # noqa: E731 (more than a pipe holds)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stdio, "_line", sent)
        table.moves(bot, 2)
    assert failed(bot)[0] == "late"


MALFORMED = {
    "not JSON": "hello",
    "another shape": '{"move": 3}',
    "a list": "[1, 2]",
    "a number where none is": '{"number": true, "move": 3}',
    "a fraction": '{"number": 1, "move": 3.5}',
    "a number of sixty thousand digits": '{"number": 1, "move": ' + "9" * 60_000 + "}",
    "an answer to a later decision": '{"number": 7, "move": 3}',
    "a deep nest": "[" * 50_000,
    "bytes that are no text": r"\xff\xfe",
}
ILLEGAL = {
    "no move of the game": '{"number": 1, "move": 100000}',
    "a number beyond all bounds": '{"number": 1, "move": ' + "9" * 500 + "}",
    "a negative number": '{"number": 1, "move": -1}',
    "a move that is not legal": '{"number": 1, "move": 103}',
    "a text that is not legal": '{"number": 1, "move": "no messenger"}',
    "a text that fits several": '{"number": 1, "move": "play"}',
    "an empty text": '{"number": 1, "move": ""}',
}


@pytest.mark.parametrize("answer_text", [*MALFORMED.values(), *ILLEGAL.values()], ids=[*MALFORMED, *ILLEGAL])
def test_an_answer_without_a_legal_move_is_a_failure(table: Table, answer_text: str) -> None:
    bot = table.seat(f"""
for d in decisions():
    sys.stdout.buffer.write({answer_text!r}.encode().decode("unicode_escape").encode("latin-1") + b"\\n")
    sys.stdout.flush()
""")
    table.moves(bot, 3)
    reason, number, detail = failed(bot)
    assert (reason, number) == ("illegal" if answer_text in ILLEGAL.values() else "malformed", 1)
    assert len(detail) < 500


@pytest.mark.parametrize("ending", ["'\\\\n'", "''"], ids=["with an end", "without an end"])
def test_a_line_that_is_too_long_is_a_failure(table: Table, ending: str) -> None:
    bot = table.seat(f"""
for d in decisions():
    sys.stdout.write("x" * 3_000_000 + {ending})
    sys.stdout.flush()
""")
    table.moves(bot, 2)
    assert failed(bot) == ("malformed", 1, "it sent a line of more than 65536 bytes")


@pytest.mark.parametrize(
    ("code", "detail"),
    [
        ("sys.exit(3)", "it ended with status 3"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "it was ended by signal 9"),
        ("next(decisions()); sys.exit(0)", "it ended with status 0"),
    ],
)
def test_a_program_that_ends_has_crashed(table: Table, code: str, detail: str) -> None:
    bot = table.seat(code)
    table.moves(bot, 5)
    assert failed(bot) == ("crashed", 1, detail)
    assert bot.lost == 5


def test_a_program_that_closes_its_output_has_crashed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "GRACE", 0.05)
    bot = table.seat("import os, signal; os.close(1); signal.pause()")
    table.moves(bot, 2)
    assert failed(bot) == ("crashed", 1, "it closed its standard output")


def test_a_last_answer_without_a_line_break_counts(table: Table) -> None:
    bot = table.seat("""
d = next(decisions())
sys.stdout.write(json.dumps({"number": d["number"], "move": d["legal"][-1]["code"]}))
""")
    last = table.match.legal_codes()[-1]
    assert table.move(bot) == last
    table.move(bot)
    assert failed(bot)[:2] == ("crashed", 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_failure_has_a_message_in_every_language(table: Table, lang: str) -> None:
    bot = table.seat("sys.exit(3)")
    table.move(bot)
    assert bot.failure is not None
    assert bot.failure.text(Words(lang)) == Words(lang)("core-bot-status", status=3)


@pytest.mark.parametrize("command", ["", "  ", "no-such-program-anywhere --fast", "python3 'unclosed"])
def test_an_impossible_command_is_refused_before_the_game(command: str) -> None:
    with pytest.raises(BadBot) as refused:
        Stdio(command, PATRICIAN, Uniform(1))
    assert refused.value.key == "core-bot-command"


def test_a_file_that_is_not_a_program_fails_when_it_is_started(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x00\x01\x02")
    file.chmod(0o755)
    bot = Stdio(str(file), PATRICIAN, Uniform(1))
    match = PATRICIAN.deal(seed=1)
    seat = match.actors[0]
    assert bot.choose(match.state.blank(seat), seat, match.legal_codes()) in match.legal_codes()
    assert failed(bot)[0] == "crashed"
    assert "could not be started" in failed(bot)[2]


# --- processes and output


def test_a_program_that_does_not_end_is_killed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "GRACE", 0.05)
    bot = table.seat("""
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for d in decisions(): answer(d, d["legal"][0]["code"])
while True: signal.pause()
""")
    table.move(bot)
    assert bot._program is not None
    process = bot._program.process
    bot.close()
    assert process.returncode == -9


def test_the_program_of_a_bot_that_nobody_closes_ends_too(table: Table) -> None:
    bot = table.seat("for d in decisions(): answer(d, d['legal'][0]['code'])")
    table.move(bot)
    assert bot._program is not None
    process = bot._program.process
    table.bots.clear()
    del bot
    gc.collect()
    assert process.returncode == 0


@pytest.mark.parametrize("leader", ["stays", "ends", "is ended by force"])
def test_child_processes_of_a_program_end_with_it(
    table: Table, leader: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stdio, "GRACE", 0.05)
    fifo = tmp_path / "alive"
    os.mkfifo(fifo)
    afterwards = {
        "stays": "for d in decisions(): answer(d, d['legal'][0]['code'])",
        "ends": "sys.exit(0)",
        "is ended by force": "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: signal.pause()",
    }[leader]
    bot = table.seat(f"""
import signal, subprocess
with open({str(fifo)!r}, "w") as alive:
    subprocess.Popen(["sleep", "1000"], stdin=subprocess.DEVNULL, stdout=alive, stderr=subprocess.DEVNULL)
d = next(decisions())
answer(d, d['legal'][0]['code'])
{afterwards}
""")
    # A pipe ends when no process is left that could write to it.
    reader = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    try:
        table.move(bot)
        bot.deadline = LONG if leader == "stays" else 0.02
        table.move(bot)
        bot.close()
        assert (bot.failure is None) == (leader == "stays")
        os.set_blocking(reader, True)
        assert os.read(reader, 1) == b""
    finally:
        os.close(reader)


def test_closing_twice_or_before_the_start_does_no_harm(table: Table) -> None:
    bot = table.seat("for d in decisions(): answer(d, d['legal'][0]['code'])")
    bot.close()
    bot.close()
    table.move(bot)
    assert bot.lost == 1
    assert bot.failure is None


def test_the_standard_error_of_a_program_is_shown_within_limits(
    table: Table, capfd: pytest.CaptureFixture[str]
) -> None:
    bot = table.seat("""
for d in decisions():
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


# --- the protocol page


def test_the_protocol_page_shows_the_messages_as_they_are_sent() -> None:
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)]
    hello, decide, by_code, by_text, bye = shown
    match = PATRICIAN.deal(seed=1)
    seat = match.actors[0]
    bot = Stdio(program(""), PATRICIAN, Uniform(1))
    bot.decisions = 1
    sent = json.loads(msgspec.json.encode(bot.question(match.state.blank(seat), seat, match.legal_codes())))
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
