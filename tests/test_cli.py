"""The command: its output, and one clear sentence with exit code 2 for every mistake."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import LEVELS, Bot, make
from ludoteca.cli import main
from ludoteca.core.record import save
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find, keys
from tests.engine import once

pytestmark = once  # the command behaves the same with either engine

GOLDEN = Path(__file__).parent / "golden" / "patrician" / "3.ludo.json"


class Output:
    """The output of a command, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


class Command:
    """Runs the command as a shell would."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: object) -> Output:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        captured = self.capsys.readouterr()
        return Output(int(left.value.code or 0), captured.out, captured.err)


@pytest.fixture
def ludoteca(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("LUDOTECA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return Command(capsys)


def test_games_lists_every_game_with_its_options(ludoteca: Command) -> None:
    output = ludoteca("games")
    assert output.code == 0
    for key in keys():
        assert f"({key})" in output.out
    assert "--option messengers" in output.out


def test_games_as_json_has_what_a_set_up_screen_needs(ludoteca: Command) -> None:
    games = {game["key"]: game for game in json.loads(ludoteca("games", "--json", "--lang", "fr").out)}
    options = {option["name"]: option for option in games["patrician"]["options"]}
    assert games["patrician"]["seats"] == [2, 3, 4, 5]
    assert options["refill_scored_cities"]["default"] is True
    assert options["messengers"]["label"] == "Les Messagers"
    assert options["messengers"]["help"].startswith("Extension")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", "play", "simulate", "ladder", "stats", "cards", "replay", "verify", "resume"])
def test_help_is_available_in_every_language(ludoteca: Command, command: str, lang: str) -> None:
    output = ludoteca(*command.split(), "--help", "--lang", lang)
    assert output.code == 0
    assert "ludoteca" in output.out
    assert output.out.count("Usage : ") == (lang == "fr")
    assert output.out.count("Uso: ") == (lang == "it")
    assert output.out.count("Usage: ") == (lang == "en")


def test_without_arguments_it_shows_its_help(ludoteca: Command) -> None:
    output = ludoteca()
    assert output.code == 0
    assert "simulate" in output.out


def test_cards_shows_every_card_with_its_provenance(ludoteca: Command) -> None:
    output = ludoteca("cards", "patrician")
    assert output.code == 0
    assert output.out.count("invented") > 30
    assert "verona-4" in output.out
    cards = json.loads(ludoteca("cards", "patrician", "--json").out)["cards"]
    assert len(cards) == 55
    assert all(attribute["provenance"] for card in cards for attribute in card["attributes"])


def test_simulate_prints_one_object(ludoteca: Command) -> None:
    output = ludoteca("simulate", "patrician", "--seats", "random,random,random", "--games", 30, "--seed", 1, "--json")
    outcome = json.loads(output.out)
    assert list(outcome) == [
        "game", "options", "games", "decisions", "seconds", "decisions_per_second", "mean_decisions",
        "end_reasons", "seats", "on_failure", "stand_in", "reproducible",
    ]  # fmt: skip
    assert outcome["games"] == 30
    assert outcome["end_reasons"] == {"cards_played": 30}
    assert outcome["mean_decisions"] == outcome["decisions"] / 30
    assert [seat["seat"] for seat in outcome["seats"]] == [0, 1, 2]
    assert set(outcome["seats"][0]) == {
        "seat", "bot", "wins", "shared_wins", "mean_score", "mean_rank", "scored_games", "forfeits", "substituted",
        "failures",
    }  # fmt: skip
    sole = sum(seat["wins"] for seat in outcome["seats"])
    assert sole + max(seat["shared_wins"] for seat in outcome["seats"]) <= 30


def test_the_same_seed_gives_the_same_games_with_any_jobs_recorded_or_not(ludoteca: Command, tmp_path: Path) -> None:
    simulate = ("simulate", "patrician", "--seats", "random,random", "--games", 40, "--seed", 5, "--json")

    def outcome(*more: object) -> object:
        totals = json.loads(ludoteca(*simulate, *more).out)
        del totals["seconds"], totals["decisions_per_second"]
        return totals

    alone = outcome()
    assert outcome("--jobs", 2) == alone
    assert outcome("--record", tmp_path) == alone
    assert json.loads(ludoteca(*simulate[:-2], 6, "--json").out)["seats"] != alone["seats"]  # type: ignore[index]


def test_recorded_games_verify_and_are_not_overwritten(ludoteca: Command, tmp_path: Path) -> None:
    simulate = ("simulate", "patrician", "--seats", "random,random", "--games", 2, "--record", tmp_path)
    assert ludoteca(*simulate).code == 0
    paths = sorted(tmp_path.glob("*.ludo.json"))
    assert len(paths) == 2
    output = ludoteca("verify", *paths)
    assert output.code == 0
    assert output.out.count("the deal was honest") == 2
    assert ludoteca(*simulate).code == 0, "the same games may be recorded again"
    before = paths[0].read_bytes()
    other = ludoteca(*simulate, "--option", "messengers")
    assert other.code == 2
    assert "nothing was overwritten" in other.err
    assert paths[0].read_bytes() == before


def test_verify_names_the_first_entry_that_differs_and_exits_1(ludoteca: Command, tmp_path: Path) -> None:
    record = json.loads(GOLDEN.read_text())
    entry = next(k for k, entry in enumerate(record["entries"]) if k > 40 and entry.get("picks"))
    n, k = record["entries"][entry]["picks"][0]
    record["entries"][entry]["picks"][0] = [n, (k + 1) % n]
    forged = tmp_path / "forged.ludo.json"
    forged.write_text(json.dumps(record))
    output = ludoteca("verify", GOLDEN, forged)
    assert output.code == 1
    assert f"entry {entry + 1}" in output.out
    assert "the deal was honest" in output.out


def test_replay_as_json_prints_every_decision(ludoteca: Command) -> None:
    lines = [json.loads(line) for line in ludoteca("replay", GOLDEN, "--json").out.splitlines()]
    assert lines[0]["trace"] == "deal"
    assert len(lines[0]["chance"]) == 1 + 9 + 9
    assert lines[-1]["trace"] == "result"
    result = lines[-1]["result"]
    assert set(result) == {"reason", "winners", "tie_break", "seats"}
    assert sum(result["seats"][0]["categories"].values()) == result["seats"][0]["score"]
    for line in lines[1:-1]:
        assert line["move"] in line["legal"]
        assert line["seat"] in line["actors"]
        for outcome in line["chance"]:
            assert outcome["card"]
    assert any(event["event"] == "city_scored" for line in lines[1:-1] for event in line["events"])


def test_replay_describes_the_game_in_words(ludoteca: Command) -> None:
    output = ludoteca("replay", GOLDEN, "--lang", "it")
    assert output.code == 0
    assert "costruisce a Firenze" in output.out
    assert "seat 1 vince con 54 punti." in output.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("frobnicate",), "no command “frobnicate”"),
        (("simulate", "chess", "--seats", "random,random"), "no game “chess”"),
        (("simulate", "patrician"), "--seats is missing"),
        (("simulate", "patrician", "--seats", "random"), "2, 3, 4 and 5 players, not 1"),
        (("simulate", "patrician", "--seats", "random,alphazero"), "no bot “alphazero”"),
        (
            ("simulate", "patrician", "--seats", "random,random", "--games", "many"),
            "“many” is not a valid value",
        ),
        (("simulate", "patrician", "--seats", "random,random", "--games", "0"), "at least 1"),
        (("simulate", "patrician", "--seats", "random,random", "--jobs", "-1"), "at least 1"),
        (("simulate", "patrician", "--seats", "random,random", "--option", "dragons"), "no option “dragons”"),
        (("simulate", "patrician", "--seats", "random,random", "--option", "messengers=3"), "yes or no"),
        (("play", "patrician", "--seats", "you,nobody"), "no bot “nobody”"),
        (("play", "patrician", "--seats", "you"), "players, not 1"),
        (("play", "chess", "--seats", "you,random"), "no game “chess”"),
        (("cards", "chess"), "no game “chess”"),
        (("cards", "patrician", "--cards", "nowhere.toml"), "no such file"),
        (("resume", "nowhere.ludo.json"), "no such file"),
        (("games", "--sorted"), "no option “--sorted”"),
        (("games", "--lang", "la"), "no language “la”"),
        (("verify",), "FILE is missing"),
        (("replay", GOLDEN, "--seat", "4"), "no player 4"),
    ],
)
def test_every_mistake_gets_one_sentence(ludoteca: Command, arguments: tuple[object, ...], sentence: str) -> None:
    output = ludoteca(*arguments)
    assert output.code == 2
    assert sentence in output.err
    assert len(output.err.strip().splitlines()) == 1
    assert output.out == ""


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda raw: raw[: len(raw) // 2], "damaged"),
        (lambda raw: b"", "damaged"),
        (lambda raw: b"\xff\xfe\x00", "damaged"),
        (lambda raw: b'{"hello": "world"}', "not a Ludoteca record"),
        (lambda raw: b"[1, 2]", "not a Ludoteca record"),
        (lambda raw: raw.replace(b'"version":1', b'"version":99'), "A newer Ludoteca can read it"),
        (lambda raw: raw.replace(b'"rules":1', b'"rules":99'), "A newer Ludoteca can read it"),
        (lambda raw: raw.replace(b'"game":"patrician"', b'"game":"chess"'), "no game “chess”"),
        (lambda raw: raw.replace(b'"seat":0', b'"seat":"zero"'), "(at $."),
        (lambda raw: raw.replace(b'"digest":"', b'"digest":"0', 1), "other cards"),
        (lambda raw: raw.replace(b'"options":{', b'"options":{"dragons":true,', 1), "no option “dragons”"),
        (lambda raw: raw.replace(b'"secret":"', b'"secret":"zz', 1), "$.luck.secret"),
    ],
)
def test_every_command_that_reads_a_record_refuses_a_bad_one(
    ludoteca: Command, tmp_path: Path, damage: object, sentence: str
) -> None:
    path = tmp_path / "bad.ludo.json"
    raw = damage(GOLDEN.read_bytes())  # type: ignore[operator]
    assert raw != GOLDEN.read_bytes()
    path.write_bytes(raw)
    for command in ("verify", "replay", "resume"):
        output = ludoteca(command, path)
        assert output.code == 2
        assert sentence in output.err
        assert len(output.err.strip().splitlines()) == 1
        assert path.read_bytes() == raw


def saved_game(tmp_path: Path) -> Path:
    """An unfinished game of Patrician, as a session saves it."""
    match = find("patrician")(2).deal(seed=1)
    for _ in range(20):
        match.play(match.legal_codes()[0])
    path = tmp_path / "left.ludo.json"
    save(match.record, path)
    return path


Whole = dict[str, Any]


def other_winner(whole: Whole) -> None:
    whole["result"]["winners"] = [(whole["result"]["winners"][0] + 1) % len(whole["seats"])]


def other_score(whole: Whole) -> None:
    whole["result"]["seats"][0]["score"] += 5


def no_result(whole: Whole) -> None:
    whole["result"] = None


def a_result_too_soon(whole: Whole) -> None:
    whole["result"] = json.loads(GOLDEN.read_text())["result"]


def other_hash(whole: Whole) -> None:
    next(entry for entry in whole["entries"][1:] if entry.get("hash"))["hash"] = "0" * 16


def other_move(whole: Whole) -> None:
    whole["entries"][1]["move"] += 1


def other_seat(whole: Whole) -> None:
    whole["entries"][1]["seat"] ^= 1


def other_picks(whole: Whole) -> None:
    n, k = whole["entries"][0]["picks"][0]
    whole["entries"][0]["picks"][0] = [n, (k + 1) % n]


def other_seal(whole: Whole) -> None:
    whole["luck"]["commitment"] = "0" * 64


def forced_where_there_was_a_choice(whole: Whole) -> None:
    whole["entries"][1]["forced"] = True


@pytest.mark.parametrize(
    ("forge", "finished"),
    [
        (other_winner, True), (other_score, True), (no_result, True), (a_result_too_soon, False), (other_hash, False),
        (other_move, False), (other_seat, False), (other_picks, False), (other_seal, False), (other_seal, True),
        (forced_where_there_was_a_choice, False),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_forged_record_is_neither_resumed_nor_replayed_and_stays_unchanged(
    ludoteca: Command, tmp_path: Path, forge: Callable[[Whole], None], finished: bool, lang: str
) -> None:
    path = saved_game(tmp_path)
    whole = json.loads(GOLDEN.read_text() if finished else path.read_text())
    forge(whole)
    forged = json.dumps(whole)
    path.write_text(forged)
    resumed = ludoteca("resume", path, "--lang", lang)
    assert resumed.code == 1
    assert resumed.out == ""
    verified = ludoteca("verify", path, "--lang", lang)
    assert verified.code == 1
    why = verified.out.removeprefix(f"{path}: ").strip()
    assert resumed.err.strip().endswith(why), "it says why"
    assert str(path) in resumed.err
    replayed = ludoteca("replay", path, "--lang", lang)
    assert (replayed.code, replayed.out) == (1, "")
    assert replayed.err.strip() == f"{path}: {why}"
    assert path.read_text() == forged


def test_errors_are_in_the_readers_language(ludoteca: Command) -> None:
    assert "fichier introuvable" in ludoteca("verify", "nowhere.ludo.json", "--lang", "fr").err
    assert "Non c’è nessun gioco" in ludoteca("cards", "chess", "--lang=it").err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("spec", "capped"),
    [
        ("search:ms=999999999:cores=256", "search:ms=1500:cores=1"),
        ("search:sims=1000000000", LEVELS["master"]),
        ("greedy:worlds=1000000000", "greedy:worlds=100"),
    ],
)
def test_a_bot_named_in_a_record_thinks_no_longer_than_master(
    ludoteca: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: str, capped: str, lang: str
) -> None:
    path = saved_game(tmp_path)
    whole = json.loads(path.read_text())
    whole["seats"][1]["player"] = spec
    path.write_text(json.dumps(whole))
    made: list[str] = []

    def make_easy(spec: str, *rest: Any) -> Bot:
        made.append(spec)
        return make("easy", *rest)

    monkeypatch.setattr("ludoteca.cli.play.make", make_easy)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    output = ludoteca("resume", path, "--lang", lang)
    assert capped in made
    assert spec not in made
    assert Words(lang)("cli-resume-capped", bot=spec, capped=capped) in output.err
