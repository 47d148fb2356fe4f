"""The command in unusual surroundings: closed streams, devices instead of files, folders that are gone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludoteca as package
from ludoteca.cli import main
from ludoteca.core.errors import BadFile
from ludoteca.core.record import encode, load, save
from ludoteca.games import find, keys
from tests.engine import once

pytestmark = [once, pytest.mark.skipif(sys.platform == "win32", reason="by design: shells and devices of Unix")]

GOLDEN = Path(__file__).parent / "golden" / "patrician" / "2.ludo.json"
COMMAND = [sys.executable, "-c", "from ludoteca.cli import main; main()"]


class Output:
    """The output of a command, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err
        assert "Traceback" not in out + err, err


@pytest.fixture(autouse=True)
def home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty home folder, so that tests leave nothing in the real one."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("LUDOTECA_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return home


def shell(line: str, *arguments: object) -> Output:
    """Run the command in a shell; `$LUDOTECA` is the command, `$@` are the arguments."""
    source = str(Path(package.__file__).parents[1])
    script = line.replace("$LUDOTECA", '"$PYTHON" -c "from ludoteca.cli import main; main()"')
    done = subprocess.run(
        ["bash", "-c", script, "bash", *map(str, arguments)],
        capture_output=True, text=True, check=False, timeout=60, errors="replace",
        env={**os.environ, "PYTHONPATH": source, "PYTHON": sys.executable, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    return Output(done.returncode, done.stdout, done.stderr)


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> Output:
    with pytest.raises(SystemExit) as left:
        main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return Output(int(left.value.code or 0), captured.out, captured.err)


# ---------------------------------------------------------------- streams


def test_with_standard_input_closed_the_game_is_saved_at_once() -> None:
    output = shell("$LUDOTECA play patrician --seats you,random --save a.ludo.json <&-")
    assert output.code == 0
    assert "ludoteca resume a.ludo.json" in output.out
    assert load(Path("a.ludo.json")).game == "patrician"
    assert "Nothing was started." in shell("$LUDOTECA play <&-").out
    assert shell("$LUDOTECA replay $1 --step <&-", GOLDEN).code == 0


def test_with_standard_output_closed_commands_do_their_work_silently() -> None:
    assert shell("$LUDOTECA play patrician --seats random,random --save a.ludo.json >&-").code == 0
    assert load(Path("a.ludo.json")).result is not None
    for rest in ("games", "verify $1", "replay $1 --json"):
        assert shell(f"$LUDOTECA {rest} >&-", GOLDEN).code == 0
    output = shell("$LUDOTECA verify nowhere 2>&-")
    assert (output.code, output.out) == (2, "")


def test_a_closed_pipe_is_not_an_error() -> None:
    for rest in ("games", "cards patrician", "replay $1", "replay $1 --json", "--help"):
        output = shell(f"$LUDOTECA {rest} | head -1; exit ${{PIPESTATUS[0]}}", GOLDEN)
        assert (output.code, output.err) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="by design: only Linux has a device that is always full")
def test_a_full_disk_for_output_gets_one_sentence() -> None:
    for rest in ("games", "replay $1", "verify $1", "cards patrician --json"):
        output = shell(f"$LUDOTECA {rest} > /dev/full", GOLDEN)
        assert output.code == 2
        assert output.err == "ludoteca: the disk is full.\n"


# ---------------------------------------------------------------- devices, pipes and folders instead of files


COMMANDS = (
    ("cards", "patrician", "--cards"),
    ("play", "patrician", "--seats", "you,random", "--cards"),
    ("verify",),
    ("replay",),
    ("resume",),
    ("admin", "import", "--data", "data"),
    ("admin", "tables", "--config"),
    ("serve", "--config"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("path", ["/dev/urandom", "/dev/zero", "/dev/tty", "pipe", "."])
def test_devices_pipes_and_folders_are_refused_at_once(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...], path: str
) -> None:
    os.mkfifo("pipe")
    output = run(capsys, *command, path)
    assert output.code == 2
    assert len(output.err.strip().splitlines()) == 1
    assert path in output.err


def test_a_file_that_is_too_large_is_refused_without_reading_it_all(capsys: pytest.CaptureFixture[str]) -> None:
    with Path("huge").open("wb") as file:
        file.truncate(1 << 40)
    assert "too large for a card file (over 256 kB)" in run(capsys, "cards", "patrician", "--cards", "huge").err
    assert "too large (over 64 MB)" in run(capsys, "verify", "huge").err
    assert "too large for a settings file" in run(capsys, "admin", "tables", "--config", "huge").err


def test_the_home_of_an_unknown_user_is_treated_as_a_folder_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no database" in run(capsys, "admin", "tables", "--data", "~nobody-of-that-name/x").err


@pytest.mark.parametrize("name", ["n" * 300, "a/" * 3000, "/proc/nobody/x", ""])
def test_an_impossible_file_name_gets_one_sentence(capsys: pytest.CaptureFixture[str], name: str) -> None:
    for command in (*COMMANDS, ("stats",), ("play", "patrician", "--seats", "random,random", "--save")):
        output = run(capsys, *command, name)
        assert output.code == 2
        assert len(output.err.strip().splitlines()) == 1


# ---------------------------------------------------------------- folders and names


def test_games_started_in_the_same_second_get_different_files(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "strftime", lambda form, *moment: "20261117-120000")
    for seed in range(3):
        assert run(capsys, "play", "patrician", "--seats", "random,random", "--seed", seed).code == 0
    names = sorted(path.name for path in Path().glob("*.ludo.json"))
    first = "patrician-20261117-120000"
    assert names == [f"{first}-2.ludo.json", f"{first}-3.ludo.json", f"{first}.ludo.json"]
    assert len({load(Path(name)).luck.commitment for name in names}) == 3
    assert not list(Path().glob(".*.part"))


@pytest.mark.parametrize("links", [True, False])
def test_a_new_file_never_replaces_another(monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    def refuse(*names: object) -> None:
        raise OSError(95, "Operation not supported")

    if not links:
        monkeypatch.setattr(os, "link", refuse)
    first, second = (find("patrician")(2).deal(seed=seed).record for seed in (1, 2))
    path = Path("a.ludo.json")
    save(first, path, new=True)
    with pytest.raises(BadFile, match="nothing was overwritten"):
        save(second, path, new=True)
    assert path.read_bytes() == encode(first)
    assert [found.name for found in Path().iterdir() if found.is_file()] == ["a.ludo.json"]


def test_a_new_game_does_not_overwrite_another_file(capsys: pytest.CaptureFixture[str]) -> None:
    Path("diary").write_text("dear diary")
    output = run(capsys, "play", "patrician", "--seats", "random,random", "--save", "diary")
    assert output.code == 2
    assert "nothing was overwritten" in output.err
    assert Path("diary").read_text() == "dear diary"


def test_if_the_folder_cannot_be_written_the_session_says_so_first_and_saves_in_the_home_folder(
    home_folder: Path,
) -> None:
    output = shell("mkdir gone && cd gone && rmdir ../gone && $LUDOTECA play patrician --seats you,random </dev/null")
    assert output.code == 0
    (saved,) = home_folder.iterdir()
    assert f"The game is saved here instead: {saved}" in " ".join(output.out.split())
    assert output.out.index("saved here instead") < output.out.index("Play a card.")
    assert f"ludoteca resume {saved}" in output.out
    assert load(saved).game == "patrician"


def test_a_wanted_save_file_that_cannot_be_written_is_refused_before_the_game_starts(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("file").write_text("no folder")
    output = run(capsys, "play", "patrician", "--seats", "you,random", "--save", "file/a.ludo.json")
    assert (output.code, output.out) == (2, "")
    assert "file/a.ludo.json cannot be written" in output.err


# ---------------------------------------------------------------- odd values


@pytest.mark.parametrize("columns", ["0", "1", "20", "-5", "many"])
def test_a_terminal_may_have_any_width(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    def leave(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", leave)
    monkeypatch.setenv("COLUMNS", columns)
    for game in keys():
        output = run(capsys, "play", game, "--seats", "you,random", "--save", f"{game}.ludo.json")
        assert output.code == 0
        assert f"ludoteca resume {game}.ludo.json" in output.out
        assert run(capsys, "replay", f"{game}.ludo.json").out.strip()
    assert run(capsys, "cards", "san_juan").out.strip()


def test_numbers_may_have_any_size(capsys: pytest.CaptureFixture[str]) -> None:
    digits = "9" * 6000
    seats = ("--seats", "random,random")
    for arguments in (
        ("play", "patrician", *seats, "--seed", digits),
        ("play", "patrician", *seats, "--option", f"messengers={digits}"),
        ("replay", GOLDEN, "--seat", digits),
        ("replay", GOLDEN, "--seat", digits[:50]),
        ("replay", GOLDEN, "--seat", -1),
    ):
        output = run(capsys, *arguments)
        assert output.code == 2
        assert len(output.err.strip().splitlines()) == 1
        assert len(output.err) < 2000
    for seed in (digits[:4000], "-1", "0"):
        path = f"seed{seed[:5]}.ludo.json"
        assert run(capsys, "play", "patrician", *seats, "--seed", seed, "--save", path).code == 0
    record = json.loads(GOLDEN.read_text())
    record["version"] = int(digits[:4000])
    Path("bad.ludo.json").write_text(json.dumps(record))
    assert run(capsys, "verify", "bad.ludo.json").code == 2


def test_without_a_language_or_a_terminal_output_is_english_in_any_encoding() -> None:
    for encoding in ("ascii", "latin-1", "utf-8"):
        output = shell(f"env -i PYTHONIOENCODING={encoding} PYTHON=$PYTHON PYTHONPATH=$PYTHONPATH TERM=dumb "
                     "$LUDOTECA replay $1", GOLDEN)  # fmt: skip
        assert output.code == 0
        assert " wins" in output.out
