"""Text from records, card files and arguments never controls the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from ludoteca.cli import main
from ludoteca.cli.console import open_console
from ludoteca.core.cards import house_file
from ludoteca.core.clean import HARMFUL, LONGEST_NAME, clean, clean_lines, shown_names
from ludoteca.core.errors import BadCards
from ludoteca.core.laws import random_match
from ludoteca.core.record import Seat, load, save
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find, keys
from tests.engine import once

pytestmark = once

NAMES = (
    "\x1b]0;owned\x07",
    "\x1b[2Jgone",
    "[/x]",
    "[red]Ada",
    "two\nlines\r\rback",
    "\N{RIGHT-TO-LEFT OVERRIDE}eduar",
    "\x9b31mred",
    "a\N{ZERO WIDTH SPACE}da\N{SOFT HYPHEN}\x00\x7f",
    "M" * 3000,
)
SEQUENCES = (
    "\x1b]",
    "\x1b[2J",
    "\x9b",
    "\x07",
    "\N{RIGHT-TO-LEFT OVERRIDE}",
    "\N{ZERO WIDTH SPACE}",
    "\x7f",
    "\x00",
)
GAMES = [(game, name) for game in keys() for name in NAMES]


def harmless(text: str) -> bool:
    """Whether a text has only lines of visible characters."""
    return HARMFUL.search(text.replace("\n", "")) is None


class Command:
    """Runs the command as a shell would, and checks everything it prints."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: object, code: int | None = 0) -> str:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        captured = self.capsys.readouterr()
        assert harmless(captured.out), ascii(captured.out)
        assert harmless(captured.err), ascii(captured.err)
        assert "Traceback" not in captured.err
        assert code is None or (left.value.code or 0) == code, captured.err
        return captured.out + captured.err


@pytest.fixture
def ludoteca(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    monkeypatch.setenv("LUDOTECA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    return Command(capsys)


def recorded(folder: Path, game: str, name: str, whole: bool = True) -> Path:
    """A valid record of a game in which a player has that name."""
    match = random_match(find(game)(2), 1)
    if not whole:
        match = find(game)(2).deal(seed=1)
    match.record.seats = [Seat(name, "person"), Seat("Bruno", "random")]
    path = folder / f"{game}.ludo.json"
    save(match.record, path)
    return path


@pytest.mark.parametrize(("game", "name"), GAMES, ids=ascii)
def test_names_in_a_record_are_printed_safely(ludoteca: Command, tmp_path: Path, game: str, name: str) -> None:
    path = recorded(tmp_path, game, name)
    shown = clean(name, LONGEST_NAME)
    lang = LANGUAGES[len(name) % len(LANGUAGES)]
    assert shown in ludoteca("replay", path, "--lang", lang)
    assert shown in ludoteca("replay", path, "--plain", "--seat", 1, "--lang", lang)
    assert json.loads(ludoteca("replay", path, "--json").partition("\n")[0])["seats"][0]["name"] == name
    ludoteca("verify", path, "--lang", lang)
    assert shown in ludoteca("resume", path, "--lang", lang), "a finished game shows its result"
    assert load(path).seats[0].name == name, "the record stays unchanged"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plain", [["--plain"], []])
def test_names_are_printed_safely_in_a_session(
    ludoteca: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain: list[str], lang: str
) -> None:
    typed = iter(["scores", "log", "board", "1"])

    def read(prompt: str = "") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    for game, name in zip(keys(), NAMES[:3], strict=True):
        path = recorded(tmp_path, game, name, whole=False)
        assert clean(name) in ludoteca("resume", path, *plain, "--lang", lang)


def test_the_only_control_codes_are_the_consoles_own_colours(tmp_path: Path) -> None:
    with (tmp_path / "shown").open("w", encoding="utf-8") as file:
        console = open_console(file=file, force_terminal=True, color_system="truecolor", width=120)
        for game in keys():
            for name in NAMES:
                match = random_match(find(game)(2), 1)
                match.record.seats = [Seat(name, "person"), Seat(name, "random")]
                for lang in LANGUAGES:
                    console.print(match.game.draw(match, 0, Words(lang)))
                    console.print(*match.game.describe_table(match, 0, Words(lang)))
                console.print(f"[bold]{name}", name)
    shown = (tmp_path / "shown").read_text(encoding="utf-8")
    assert harmless(re.sub(r"\x1b\[[\d;]*m", "", shown))
    assert "\x1b[" in shown
    assert not any(sequence in shown for sequence in SEQUENCES)
    assert shown.count("[bold]") == len(NAMES) * len(keys())


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_host_can_safely_list_the_names_of_imported_records(ludoteca: Command, tmp_path: Path, name: str) -> None:
    path = recorded(tmp_path, "patrician", name)
    where = ("--data", tmp_path / "data")
    ludoteca("admin", "import", path, *where)
    shown = clean(name, LONGEST_NAME)
    for lang in LANGUAGES:
        assert shown in ludoteca("admin", "tables", *where, "--lang", lang)
        assert shown in ludoteca("admin", "players", *where, "--lang", lang)
    assert json.loads(ludoteca("admin", "tables", "--json", *where))[0]["players"] == [name]
    assert json.loads(ludoteca("admin", "players", "--json", *where))[0]["name"] == name
    ludoteca("admin", "export", tmp_path / "out", *where)
    ludoteca("admin", "prune", "--older", "0h", "--dry-run", *where)


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_statistics_print_any_name_safely(ludoteca: Command, tmp_path: Path, name: str) -> None:
    path = recorded(tmp_path, "patrician", "Ada")
    record = load(path)
    save(msgspec.structs.replace(record, seats=[Seat(name, name), Seat("Bruno", "random")]), path)
    for lang in LANGUAGES:
        assert clean(name, LONGEST_NAME)[:5] in ludoteca("stats", tmp_path, "--lang", lang)
    counted = json.loads(ludoteca("stats", tmp_path, "--json"))["games"][0]["players"]
    assert name in {player["player"] for player in counted}


# ---------------------------------------------------------------- card files


@pytest.mark.parametrize("name", ["[/x] Ruth", "[red]Ruth", "[link=file:///etc/passwd]Ruth"])
def test_a_card_name_may_look_like_markup(ludoteca: Command, tmp_path: Path, name: str) -> None:
    path = tmp_path / "[red].toml"
    path.write_text(house_cards().replace("Ruth von Tzigerin", name), encoding="utf-8")
    for lang in LANGUAGES:
        assert name in ludoteca("cards", "patee_imperiale", "--cards", path, "--lang", lang).replace("\n", " ")
    assert name in ludoteca("cards", "patee_imperiale", "--cards", path, "--json")


def house_cards() -> str:
    """The house deck of Pâtée Impériale, as a host would copy it."""
    return re.sub(r"^provenance = .*\n(?:  .*\n|\}\n)*", "", house_file("patee_imperiale").text, flags=re.MULTILINE)


@pytest.mark.parametrize("game", keys())
@pytest.mark.parametrize("bad", [r"\u001B]0;owned\u0007", r"\u009B2J", r"\u202Eduar", r"a\nb", "[/x]", "x" * 100_000])
def test_errors_in_a_card_file_are_printed_safely(ludoteca: Command, tmp_path: Path, game: str, bad: str) -> None:
    path = tmp_path / "my.toml"
    first = house_file(game).text.replace("[[cards]]", f'[[cards]]\n"{bad}" = "{bad}"', 1)
    for text in (
        f'game = "{bad}"',
        f'game = "{game}"\n"{bad}" = 1',
        f'game = "{game}"\ncards = ["{bad}"]',
        f'game = "{game}"\n[[cards]]\nname = "{bad}"\nkey = "{bad}"\ncity = "{bad}"',
        first,
    ):
        path.write_text(text, encoding="utf-8")
        for lang in LANGUAGES:
            output = ludoteca("cards", game, "--cards", path, "--lang", lang, code=2)
            assert len(output.strip().splitlines()) == 1
            assert len(output) < 5000


def test_a_file_may_have_any_name(ludoteca: Command, tmp_path: Path) -> None:
    evil = tmp_path / "\x1b[2J[x]\N{RIGHT-TO-LEFT OVERRIDE}\udcff.ludo.json"
    for command in ("verify", "replay", "resume"):
        assert "�[2J[x]" in ludoteca(command, evil, code=2)
    cards = tmp_path / "\x1b[2J[x]\udcff.toml"
    cards.write_text(house_cards(), encoding="utf-8")
    assert "�[2J[x]" in ludoteca("cards", "patee_imperiale", "--cards", cards)
    assert json.loads(ludoteca("cards", "patee_imperiale", "--cards", cards, "--json"))["cards"]
    save(random_match(find("patrician")(2), 1).record, evil)
    for command in ("verify", "replay", "resume"):
        ludoteca(command, evil)
    (tmp_path / "\x1b[2J\udcff.ludo.json").write_text("damaged")
    assert "�[2J" in ludoteca("stats", tmp_path)
    assert "\x1b[2J" in json.loads(ludoteca("stats", tmp_path, "--json").splitlines()[0])["damaged"][0]["file"]


@pytest.mark.parametrize("evil", ["\x1b]0;owned\x07", "\x9b2J", "[/x]", "a\nb", "\udcff"])
def test_errors_repeat_arguments_safely(ludoteca: Command, evil: str) -> None:
    for arguments in (
        (evil,), ("play", evil), ("play", "patrician", "--seats", f"you,{evil}"), ("cards", evil),
        ("games", "--lang", evil), ("verify", evil), ("replay", evil, "--seat", "2"), ("resume", evil),
        ("play", "patrician", "--seats", "you,random", "--option", evil), ("play", "patrician", f"--{evil}"),
        ("play", "patrician", "--seats", "you,random", "--seed", evil), ("admin", "mend", evil, "--data", "."),
        ("admin", "prune", "--older", evil), ("stats", evil), ("simulate", "patrician", "--seats", evil),
    ):  # fmt: skip
        ludoteca(*arguments, code=2)


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_person_may_choose_any_name(ludoteca: Command, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def leave(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", leave)
    ludoteca("play", "patrician", "--seats", f"you:{name.replace(',', '')},random", "--save", "a.ludo.json")
    assert harmless(load(Path("a.ludo.json")).seats[0].name)


@pytest.mark.parametrize("command", ["simulate", "ladder"])
@pytest.mark.parametrize("more", [(), ("--json",)], ids=["table", "json"])
def test_the_command_of_a_bot_program_is_printed_safely_in_every_outcome(
    ludoteca: Command, command: str, more: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    spec = "stdio:false \x1b[2J\udcff"
    written = ("--record", "games", "--seats") if command == "simulate" else ("--out", "run.jsonl", "--bots")
    shown = ludoteca(command, "patrician", "--games", "2", *more, *written, f"{spec},random")
    assert ("\\u001b[2J\\udcff" if more else "�[2J�") in shown


# ---------------------------------------------------------------- cleaning


def test_cleaning_leaves_the_letters_of_every_language_alone() -> None:
    for text in ("Zoé", "Łukasz", "أحمد", "דנה", "नीला", "小林", "می\u200cخواهم", "👩\u200d🚀", "a\xa0b", "1\u202f000"):
        assert clean(text) == text


def test_a_sentence_is_clean_with_any_facts() -> None:
    for lang in LANGUAGES:
        for name in NAMES:
            output = Words(lang)("core-list", first=name, last=BadCards("core-cards-none", file=name))
            assert harmless(output)
            assert "\n" not in output


def test_a_player_without_a_visible_name_gets_one() -> None:
    record = load(Path(__file__).parent / "golden" / "patrician" / "2.ludo.json")
    seats = [Seat("", "person"), Seat(" \n ", "person")]
    assert all(name.strip() for name in shown_names(msgspec.structs.replace(record, seats=seats)))


def test_lines_stay_lines() -> None:
    assert clean_lines("a\n\tb\x1b") == "a\n b�"


def test_all_commands_print_through_output_or_console() -> None:
    folder = Path(open_console.__code__.co_filename).parent
    for path in folder.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert path.name == "console.py" or not re.search(r"\bConsole\(", source), path.name
        assert path.name == "output.py" or not re.search(r"^\s+print\(", source, re.MULTILINE), path.name
