"""The command: what it prints, and one clear sentence with exit code 2 for whatever is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.core.words import LANGUAGES
from ludoteca.games import keys

GOLDEN = Path(__file__).parent / "golden" / "patrician" / "3.ludo.json"


class Told:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


class Command:
    """Runs the command as a shell would."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: object) -> Told:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        told = self.capsys.readouterr()
        return Told(int(left.value.code or 0), told.out, told.err)


@pytest.fixture
def ludoteca(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("LUDOTECA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return Command(capsys)


def test_games_names_every_game_with_its_options(ludoteca: Command) -> None:
    told = ludoteca("games")
    assert told.code == 0
    for key in keys():
        assert f"({key})" in told.out
    assert "--option messengers" in told.out


def test_games_as_json_is_what_a_set_up_screen_needs(ludoteca: Command) -> None:
    games = {game["key"]: game for game in json.loads(ludoteca("games", "--json", "--lang", "fr").out)}
    options = {option["name"]: option for option in games["patrician"]["options"]}
    assert games["patrician"]["seats"] == [2, 3, 4, 5]
    assert options["refill_scored_cities"]["default"] is True
    assert options["messengers"]["label"] == "Les Messagers"
    assert options["messengers"]["help"].startswith("Extension")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", "play", "simulate", "ladder", "stats", "cards", "replay", "verify", "resume"])
def test_help_teaches_in_every_language(ludoteca: Command, command: str, lang: str) -> None:
    told = ludoteca(*command.split(), "--help", "--lang", lang)
    assert told.code == 0
    assert "ludoteca" in told.out
    assert told.out.count("Usage : ") == (lang == "fr")
    assert told.out.count("Uso: ") == (lang == "it")
    assert told.out.count("Usage: ") == (lang == "en")


def test_without_arguments_it_shows_its_help(ludoteca: Command) -> None:
    told = ludoteca()
    assert told.code == 0
    assert "simulate" in told.out


def test_cards_shows_every_card_with_its_provenance(ludoteca: Command) -> None:
    told = ludoteca("cards", "patrician")
    assert told.code == 0
    assert told.out.count("invented") > 30
    assert "verona-4" in told.out
    cards = json.loads(ludoteca("cards", "patrician", "--json").out)["cards"]
    assert len(cards) == 55
    assert all(attribute["provenance"] for card in cards for attribute in card["attributes"])


def test_simulate_prints_one_object(ludoteca: Command) -> None:
    told = ludoteca("simulate", "patrician", "--seats", "random,random,random", "--games", 30, "--seed", 1, "--json")
    outcome = json.loads(told.out)
    assert list(outcome) == [
        "game", "options", "games", "decisions", "seconds", "decisions_per_second", "mean_decisions",
        "end_reasons", "seats",
    ]  # fmt: skip
    assert outcome["games"] == 30
    assert outcome["end_reasons"] == {"cards_played": 30}
    assert outcome["mean_decisions"] == outcome["decisions"] / 30
    assert [seat["seat"] for seat in outcome["seats"]] == [0, 1, 2]
    assert set(outcome["seats"][0]) == {"seat", "bot", "wins", "shared_wins", "mean_score", "mean_rank"}
    sole = sum(seat["wins"] for seat in outcome["seats"])
    assert sole + max(seat["shared_wins"] for seat in outcome["seats"]) <= 30


def test_the_same_seed_gives_the_same_games_whatever_the_jobs_and_whether_recorded(
    ludoteca: Command, tmp_path: Path
) -> None:
    simulate = ("simulate", "patrician", "--seats", "random,random", "--games", 40, "--seed", 5, "--json")

    def outcome(*more: object) -> object:
        told = json.loads(ludoteca(*simulate, *more).out)
        del told["seconds"], told["decisions_per_second"]
        return told

    alone = outcome()
    assert outcome("--jobs", 2) == alone
    assert outcome("--record", tmp_path) == alone
    assert json.loads(ludoteca(*simulate[:-2], 6, "--json").out)["seats"] != alone["seats"]  # type: ignore[index]


def test_recorded_games_verify_and_are_not_overwritten(ludoteca: Command, tmp_path: Path) -> None:
    simulate = ("simulate", "patrician", "--seats", "random,random", "--games", 2, "--record", tmp_path)
    assert ludoteca(*simulate).code == 0
    paths = sorted(tmp_path.glob("*.ludo.json"))
    assert len(paths) == 2
    told = ludoteca("verify", *paths)
    assert told.code == 0
    assert told.out.count("every pick honest") == 2
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
    told = ludoteca("verify", GOLDEN, forged)
    assert told.code == 1
    assert f"entry {entry + 1}" in told.out
    assert "every pick honest" in told.out


def test_replay_as_json_tells_every_decision(ludoteca: Command) -> None:
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


def test_replay_tells_the_game_in_words(ludoteca: Command) -> None:
    told = ludoteca("replay", GOLDEN, "--lang", "it")
    assert told.code == 0
    assert "costruisce un piano" in told.out
    assert "Vince" in told.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("frobnicate",), "no command “frobnicate”"),
        (("simulate", "chess", "--seats", "random,random"), "no game “chess”"),
        (("simulate", "patrician"), "--seats is missing"),
        (("simulate", "patrician", "--seats", "random"), "2, 3, 4 and 5 players, not 1"),
        (("simulate", "patrician", "--seats", "random,alphazero"), "no player “alphazero”"),
        (("simulate", "patrician", "--seats", "random,random", "--games", "many"), "“many” is not a value for --games"),
        (("simulate", "patrician", "--seats", "random,random", "--games", "0"), "at least 1"),
        (("simulate", "patrician", "--seats", "random,random", "--jobs", "-1"), "at least 1"),
        (("simulate", "patrician", "--seats", "random,random", "--option", "dragons"), "no option “dragons”"),
        (("simulate", "patrician", "--seats", "random,random", "--option", "messengers=3"), "yes or no"),
        (("play", "patrician", "--seats", "you,nobody"), "no player “nobody”"),
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
def test_whatever_is_wrong_is_said_in_one_sentence(
    ludoteca: Command, arguments: tuple[object, ...], sentence: str
) -> None:
    told = ludoteca(*arguments)
    assert told.code == 2
    assert sentence in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""


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
def test_a_bad_record_is_refused_by_every_command_that_takes_one(
    ludoteca: Command, tmp_path: Path, damage: object, sentence: str
) -> None:
    path = tmp_path / "bad.ludo.json"
    raw = damage(GOLDEN.read_bytes())  # type: ignore[operator]
    assert raw != GOLDEN.read_bytes()
    path.write_bytes(raw)
    for command in ("verify", "replay", "resume"):
        told = ludoteca(command, path)
        assert told.code == 2
        assert sentence in told.err
        assert len(told.err.strip().splitlines()) == 1
        assert path.read_bytes() == raw


def test_an_error_is_told_in_the_readers_language(ludoteca: Command) -> None:
    assert "fichier introuvable" in ludoteca("verify", "nowhere.ludo.json", "--lang", "fr").err
    assert "Non c’è nessun gioco" in ludoteca("cards", "chess", "--lang=it").err
