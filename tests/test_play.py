"""A game at the terminal: what a person types, what is shown, what is saved, and what stays hidden."""

from __future__ import annotations

import io
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console

import ludoteca
from ludoteca.bots import make
from ludoteca.cli.play import COMMANDS, Session, holds
from ludoteca.cli.setting import set_up
from ludoteca.cli.voice import truth
from ludoteca.core.errors import BadFile
from ludoteca.core.game import Setup
from ludoteca.core.match import Match
from ludoteca.core.record import Moved, Record, Seat, Undone, load
from ludoteca.core.replay import play_again, verify
from ludoteca.core.seats import letter
from ludoteca.core.words import LANGUAGES, Words, catalogue
from ludoteca.games import find
from ludoteca.games.patrician.terminal import leader
from ludoteca.games.patrician.view import PatricianView
from tests.engine import once

pytestmark = once  # what the terminal shows is the same with either engine

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena")


def lines(*typed: str) -> Callable[[str], str]:
    """A keyboard on which these lines are typed, and then the end of input."""
    left = iter(typed)

    def read(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def always(answer: str) -> Callable[[str], str]:
    return lambda prompt: answer


class Table:
    """A session with its console in memory."""

    def __init__(
        self,
        path: Path,
        seats: str = "you,random,random",
        typed: Iterable[str] | Callable[[str], str] = (),
        lang: str = "en",
        plain: bool = True,
        seed: int = 5,
        match: Match | None = None,
        width: int = 80,
        auto: bool = True,
        **options: bool,
    ) -> None:
        specs = seats.split(",")
        self.match = match or Setup(find("patrician"), len(specs), options).deal(seed=seed)
        if match is None:
            self.match.record.seats = [
                Seat(name, "person" if spec == "you" else spec) for name, spec in zip(NAMES, specs, strict=False)
            ]
        self.out = io.StringIO()
        self.path = path
        self.console = Console(file=self.out, width=width, highlight=False, color_system=None)
        self.seconds = 0.0
        self.typed = typed if callable(typed) else lines(*typed)
        self.session = Session(
            self.match,
            [spec == "you" for spec in specs],
            {seat: make(spec, seat) for seat, spec in enumerate(specs) if spec != "you"},
            Words(lang),
            plain,
            path,
            self.console,
            auto=auto,
            read=self.read,
            clock=lambda: self.seconds,
        )

    def read(self, prompt: str) -> str:
        """Every line takes a second to type."""
        self.seconds += 1
        return self.typed(prompt)

    def play(self) -> str:
        """Sit until the end; what was shown."""
        assert self.session.run() == 0
        return self.out.getvalue()

    @property
    def saved(self) -> Record:
        return load(self.path)

    def moves_of(self, seat: int) -> list[Moved]:
        return [entry for entry in self.saved.entries if isinstance(entry, Moved) and entry.seat == seat]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.ludo.json"


# ---------------------------------------------------------------- moves


def test_a_whole_game_is_played_by_numbers_and_ends_with_winner_and_verifiable_record(path: Path) -> None:
    table = Table(path, typed=always("1"), messengers=True, ambassadors=True)
    shown = table.play()
    assert table.match.over
    result = table.match.result
    assert result is not None
    assert f"{NAMES[result.winners[0]]} wins with {result.seats[result.winners[0]].score} points." in shown
    assert "All cards have been played." in shown
    assert f"ludoteca verify {path}" in shown
    assert verify(table.saved, find).result == result


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plain", [True, False])
def test_a_whole_game_can_be_played_in_every_language(path: Path, lang: str, plain: bool) -> None:
    table = Table(path, "you,random,random,random,random", always("1"), lang, plain, messengers=True)
    table.play()
    assert table.match.over


def test_a_move_may_be_typed_in_full_or_by_a_unique_beginning_in_any_case(path: Path) -> None:
    table = Table(path, typed=["PLAY Firenze lady star", "Build L"])
    table.play()
    setup = table.match.setup
    notations = [setup.game.notation(setup, move.move) for move in table.moves_of(0)]
    assert notations == ["play firenze lady star", "build left", "take firenze"]


def test_nonsense_gets_one_sentence_and_loses_nothing(path: Path) -> None:
    table = Table(path, typed=["xyzzy", "0", "4", "99999999", "²", "\x00\x07", "[bold]", "play"])
    shown = table.play()
    assert "“xyzzy” is not a move you can make now." in shown
    assert shown.count("The moves are numbered from 1 to 3.") == 3
    assert "“[bold]” is not a move" in shown
    assert "“play” could be several moves" in shown
    assert not table.moves_of(0)
    assert "Traceback" not in shown


def test_enter_alone_lists_the_moves_again(path: Path) -> None:
    assert Table(path, typed=[""]).play().count("1. play firenze lady star") == 2


def test_a_forced_move_is_played_by_the_table_and_told_as_such(path: Path) -> None:
    table = Table(path, typed=["1", "1"])
    assert "There is no choice: Ada takes the card at Firenze" in table.play()
    assert [move.forced for move in table.moves_of(0)] == [False, False, True]


def test_without_auto_even_a_forced_move_is_asked_for(path: Path) -> None:
    table = Table(path, typed=["1", "1", "1"], auto=False)
    assert "1. take firenze" in table.play()
    assert [move.forced for move in table.moves_of(0)] == [False, False, False]


def test_the_time_a_person_takes_is_recorded_and_a_bot_takes_none(path: Path) -> None:
    table = Table(path, typed=["nonsense", "1"])
    table.play()
    assert [move.ms for move in table.moves_of(0)] == [2000]
    assert all(move.ms == 0 for move in table.moves_of(2))


def test_a_bot_turn_is_one_paragraph(path: Path) -> None:
    shown = Table(path, plain=True).play().splitlines()
    turns = [line for line in shown if line.startswith("Chiara plays ")]
    assert len(turns) == 1
    assert "Chiara builds" in turns[0]
    assert "Chiara takes" in turns[0]


# ---------------------------------------------------------------- commands


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_answers_in_the_readers_language_and_to_its_english_name(path: Path, lang: str) -> None:
    own = [Words(lang)(f"play-command-{name}").split()[0] for name in COMMANDS]
    for typed in (own, COMMANDS):
        asked = [word for word in typed if word not in (own[-1], "quit")]
        table = Table(path, typed=asked, lang=lang)
        unknown = Words(lang)("core-move-unknown", move="§", legal="§").split("§")[1].strip()
        assert unknown not in table.play()
        path.unlink()


def test_help_names_every_command(path: Path) -> None:
    shown = Table(path, typed=["?"]).play()
    assert all(re.search(rf"^  {name}\b", shown, re.MULTILINE) for name in COMMANDS)


def test_a_command_may_be_abbreviated_where_it_is_clear(path: Path) -> None:
    assert "Each turn has five steps" in Table(path, typed=["rul"]).play()


def test_a_hint_names_legal_moves_and_plays_none(path: Path) -> None:
    table = Table(path, typed=["hint"])
    assert len(re.findall(r"^  play .* wins about \d+ of 100$", table.play(), re.MULTILINE)) == 3
    assert not table.moves_of(0)


def test_a_card_is_explained_by_any_part_of_its_name(path: Path) -> None:
    shown = Table(path, typed=["card roma hat", "card atlantis", "card"]).play()
    assert "\nRoma, two red hats\n" in shown
    assert "No card is called “atlantis”." in shown
    assert "Which card?" in shown


def test_scores_do_not_tell_what_the_seat_cannot_see(path: Path) -> None:
    shown = Table(path, typed=["scores"]).play()
    assert "Ada, Tokens 0, Portraits 0, Messengers 0, Total 0." in shown
    assert "Bruno, Tokens 0, Portraits ?, Messengers 0, Total 0+?." in shown


def test_the_log_shows_as_many_turns_as_wished(path: Path) -> None:
    shown = Table(path, typed=["1", "1", "log 1"]).play()
    assert shown.count("Chiara plays") == 3  # as they were made, two turns, and once more


# ---------------------------------------------------------------- undo


def test_undo_within_the_horizon_is_free(path: Path) -> None:
    table = Table(path, typed=["1", "undo"])
    assert "Taken back." in table.play()
    assert not table.saved.taken_back
    assert [entry.free for entry in table.saved.entries if isinstance(entry, Undone)] == [True]


def test_undo_against_bots_goes_further_and_marks_the_game(path: Path) -> None:
    table = Table(path, typed=["1", "1", "undo"])
    assert "the game is marked as taken back" in table.play()
    assert table.saved.taken_back


def test_redo_makes_again_what_was_taken_back(path: Path) -> None:
    table = Table(path, typed=["1", "1", "undo", "redo"])
    assert "Made again." in table.play()
    assert play_again(table.saved, find).state.same(table.match.state)
    assert [step.seat for step in table.match.steps[-1:]] == [2]


def test_there_is_nothing_to_take_back_at_the_start(path: Path) -> None:
    shown = Table(path, typed=["undo", "redo"]).play()
    assert "There is nothing to take back." in shown
    assert "There is nothing to make again." in shown


@pytest.mark.parametrize(("answer", "back"), [("no", False), ("", False), ("yes", True), ("Y", True)])
def test_undo_past_the_horizon_needs_the_consent_of_the_other_people(path: Path, answer: str, back: bool) -> None:
    # Chiara begins; after each hand-over the next person presses Enter.
    typed = ["", "1", "1", "", "1", "1", "", "1", "1", "", "undo", answer]
    table = Table(path, "you,you,you", typed)
    shown = table.play()
    assert "Chiara wants to take a move back that others have seen. Ada and Bruno: do you agree?" in shown
    assert table.saved.taken_back is back
    assert ("Not taken back." in shown) is not back


# ---------------------------------------------------------------- a shared screen


def test_hands_are_hidden_between_people_who_share_the_screen(path: Path) -> None:
    shown = Table(path, "you,you", ["", "1", "1", "", "quit"]).play()
    pages = re.split(r"\n{50,}", shown)
    players = [name for page in pages for name in NAMES if f"{name}: Play a card." in page]
    assert sorted(players) == ["Ada", "Bruno"]
    for page in pages:
        assert page.count("Your hand: ") + page.count("It is the turn of") <= 1


def test_who_sits_down_is_told_what_the_others_did(path: Path) -> None:
    table = Table(path, "you,you", ["", "1", "1", ""])
    page = re.split(r"\n{50,}", table.play())[-1]
    other = NAMES[next(step.seat for step in table.match.steps if step.seat >= 0)]
    assert page.strip().startswith(f"{other} plays")


def test_at_the_end_a_shared_screen_shows_the_last_turn_and_the_result(path: Path) -> None:
    table = Table(path, "you,you", always("1"))
    page = re.split(r"\n{50,}", table.play())[-1]
    assert f"{NAMES[table.match.steps[-1].seat]} plays" in page
    assert page.count(" plays ") <= 2  # and not the whole game over again
    assert "wins with" in page or "share the victory" in page


def test_alone_with_bots_nothing_is_hidden(path: Path) -> None:
    assert "\n" * 20 not in Table(path, typed=["1", "1", "1"]).play()


def test_a_screen_that_can_be_cleared_is_cleared_with_its_memory(path: Path) -> None:
    table = Table(path, "you,you", [""], plain=False)
    table.session.voice.console = Console(file=table.out, width=80, force_terminal=True, color_system=None)
    shown = table.play()
    assert "\x1b[2J" in shown
    assert "\x1b[3J" in shown


def test_bots_alone_play_to_the_end_while_people_watch(path: Path) -> None:
    table = Table(path, "random,random,random")
    shown = table.play()
    assert table.match.over
    assert shown.count(" plays ") == 48  # every card of the deck once


# ---------------------------------------------------------------- saving and leaving


def test_leaving_says_where_the_game_is_and_how_to_go_on(path: Path) -> None:
    for typed in (["quit"], [], ["1", "exit"]):
        shown = Table(path, typed=typed).play()
        assert f"The game is saved: {path}. To go on:\n  ludoteca resume {path}\n" in shown
        path.unlink()


def test_a_game_goes_on_where_it_was_left(path: Path) -> None:
    Table(path, typed=["1", "1", "1", "quit"]).play()
    match = play_again(load(path), find)
    table = Table(path, typed=always("1"), match=match)
    shown = table.play()
    assert table.match.over
    assert "Ada" in shown
    assert verify(table.saved, find).over
    assert [seat.player for seat in table.saved.seats] == ["person", "random", "random"]


def test_a_finished_game_shows_its_result_again(path: Path) -> None:
    Table(path, typed=always("1")).play()
    before = path.read_bytes()
    assert "wins with" in Table(path, match=play_again(load(path), find)).play()
    assert path.read_bytes() == before


def test_every_move_is_on_disk_before_the_next_question(path: Path) -> None:
    asked: list[int] = []

    def read(prompt: str) -> str:
        asked.append(len(load(path).entries))
        assert len(load(path).entries) == len(table.match.record.entries)
        if len(asked) > 6:
            raise EOFError
        return "1"

    table = Table(path, typed=read)
    table.play()
    assert asked == sorted(set(asked))


def test_a_copy_is_saved_under_another_name_and_may_be_renewed(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    table = Table(path, typed=[f"save {copy}", "1", f"save {copy}"])
    assert table.play().count("Saved: ") == 2
    assert load(tmp_path / "copy.ludo.json").entries == table.saved.entries


@pytest.mark.parametrize("content", [b"dear diary", b"", b'{"format":"ludoteca-record","version":99}'])
def test_a_foreign_file_is_never_overwritten(path: Path, tmp_path: Path, content: bytes) -> None:
    foreign = tmp_path / "other.json"
    foreign.write_bytes(content)
    shown = Table(path, typed=[f"save {foreign}"]).play()
    assert f"{foreign} exists already" in shown
    assert foreign.read_bytes() == content


def test_another_game_of_the_same_luck_is_foreign_too(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.ludo.json"
    Table(other, typed=["2", "quit"]).play()
    before = other.read_bytes()
    table = Table(path, typed=["1", f"save {other}"])
    assert "nothing was overwritten" in table.play()
    assert other.read_bytes() == before
    assert not holds(other, table.match.record)


def test_a_session_does_not_begin_over_a_foreign_file(path: Path) -> None:
    path.write_text("dear diary")
    with pytest.raises(BadFile):
        Table(path).session.run()
    assert path.read_text() == "dear diary"


def test_a_disk_that_cannot_be_written_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    table = Table(tmp_path / "file" / "x.ludo.json", typed=["1", "1"])
    assert table.session.run() == 1
    shown = table.out.getvalue()
    assert shown.count("cannot be written") == 1
    assert "To go on" not in shown
    assert len(table.match.steps) > 3


def test_ctrl_c_leaves_like_quit(path: Path) -> None:
    def read(prompt: str) -> str:
        raise KeyboardInterrupt

    assert "ludoteca resume" in Table(path, typed=read).play()


def test_a_terminal_that_goes_away_leaves_the_game_saved(path: Path) -> None:
    def read(prompt: str) -> str:
        raise OSError(5, "Input/output error")

    table = Table(path, typed=read)
    table.play()
    assert table.saved.entries == table.match.record.entries


def test_being_told_to_end_leaves_like_quit_and_handlers_are_put_back(path: Path) -> None:
    before = signal.getsignal(signal.SIGTERM)

    def read(prompt: str) -> str:
        os.kill(os.getpid(), signal.SIGTERM)
        return ""

    assert "ludoteca resume" in Table(path, typed=read).play()
    assert signal.getsignal(signal.SIGTERM) is before


# ---------------------------------------------------------------- what is seen


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_board_fits_its_terminal_at_every_stage(seats: int) -> None:
    match = ludoteca.game("patrician", seats=seats, messengers=True).deal(seed=seats, players=NAMES[:seats])
    turn = 0
    while not match.over:
        match.play(match.legal_codes()[-1])
        turn += 1
        if turn % 15 and not match.over:
            continue
        for lang in LANGUAGES:
            for width in (80, 100, 120):
                shown = drawn(match, turn % seats, lang, width)
                assert max(len(line.rstrip()) for line in shown.splitlines()) <= width
                assert "…" not in shown


def test_a_wide_terminal_shows_the_map_and_a_narrow_one_the_list() -> None:
    match = ludoteca.game("patrician", seats=3).deal(seed=1, players=NAMES[:3])
    assert re.search(r"Verona.*Ferrara.*Bologna.*Firenze", drawn(match, 0, "en", 100))
    assert not re.search(r"Verona.*Ferrara.*Bologna.*Firenze", drawn(match, 0, "en", 99))


def test_a_tower_goes_to_most_floors_and_if_tied_to_the_one_nearest_the_top() -> None:
    assert leader([0, 1, 1]) == 1
    assert leader([0, 1, 1, 0]) == 0
    assert leader([]) is None


def drawn(match: Match, seat: int, lang: str, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(match.setup.game.draw(match, seat, Words(lang)))
    return out.getvalue()


def seen(match: Match, seat: int) -> PatricianView:
    view = match.view(seat)
    assert isinstance(view, PatricianView)
    return view


def test_the_drawing_and_the_reading_show_the_same_hand_and_nobody_elses(path: Path) -> None:
    table = Table(path, typed=["1", "1", "quit"])
    table.play()
    match = table.match
    game, words = match.setup.game, Words("en")
    for seat in range(3):
        hand = seen(match, seat).seats[seat].hand
        told = game.read_out(match, seat, words)
        cards = [game.tell_card(match.setup, card, words) for card in hand if card is not None]
        assert len(cards) == 3
        assert f"Your hand: {'; '.join(cards)}." in told
    watching = game.read_out(match, -1, words)
    assert not [line for line in watching if line.startswith("Your ")]


def test_plain_has_no_boxes_no_colour_and_no_cursor_tricks(path: Path) -> None:
    shown = Table(path, typed=always("1"), plain=True, messengers=True).play()
    assert "\x1b" not in shown
    assert not re.search(r"[─-▟►▸●▲■○△□★◆⇄]", shown)


def test_without_colour_every_floor_still_has_its_letter(path: Path) -> None:
    table = Table(path, typed=["1", "1", "1", "1"], plain=False, width=120)
    shown = table.play()
    assert re.search(r"\[[ABC]\]|›[ABC]‹", shown)


def test_a_seats_letter_and_yes_in_three_languages() -> None:
    assert [letter(seat) for seat in range(5)] == list("ABCDE")
    assert [truth(text, Words("it")) for text in ("sì", "S", "si", "yes", "n", "forse", "")] == [
        *[True] * 4,
        False,
        None,
        None,
    ]
    assert truth("oui", Words("fr"))


def test_the_words_of_the_session_are_the_same_in_every_language() -> None:
    keys = {lang: re.findall(r"^(play-[\w-]+) =", catalogue(lang, "play"), re.MULTILINE) for lang in LANGUAGES}
    assert keys["en"] == keys["fr"] == keys["it"]


# ---------------------------------------------------------------- setting a table


def asked(*typed: str, lang: str = "en", key: str | None = "patrician") -> tuple[object, str]:
    out = io.StringIO()
    console = Console(file=out, width=80, color_system=None)
    return set_up(Words(lang), console, True, key, lines(*typed)), out.getvalue()


def test_enter_takes_sensible_defaults() -> None:
    options = {"messengers": False, "ambassadors": False, "refill_scored_cities": True}
    assert asked("", "", "", "", "")[0] == ("patrician", ["you", "easy", "easy"], options)


def test_wrong_answers_are_asked_again() -> None:
    typed = ["7", "two", "2", "you", "you,nobody", "you, you", "perhaps", "yes", "n", ""]
    got, shown = asked(*typed)
    assert got == (
        "patrician",
        ["you", "you"],
        {"messengers": True, "ambassadors": False, "refill_scored_cities": True},
    )
    assert "Please type one of these: 2, 3, 4, 5." in shown
    assert "2 players are needed, not 1." in shown
    assert "There is no player “nobody”." in shown
    assert "is yes or no, not “perhaps”" in shown


def test_options_are_asked_with_their_explanations_and_answered_in_the_readers_language() -> None:
    got, shown = asked("2", "", "oui", "non", "o", lang="fr")
    assert got is not None
    assert "Les Messagers" in shown
    assert "Extension" in shown


def test_the_end_of_input_leaves_politely() -> None:
    assert asked("2") == (None, asked("2")[1])
    assert "See you soon." in asked()[1]


# ---------------------------------------------------------------- the real thing

MAIN = [sys.executable, "-c", "from ludoteca.cli import main; main()", "play", "patrician"]
SEATS = ["--seats", "you,random", "--seed", "1", "--save", "a.ludo.json"]
# Ctrl-C reaches a program through the terminal that controls it.
TAKE_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)"


def environment() -> dict[str, str]:
    source = str(Path(ludoteca.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": source, "LC_ALL": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm-256color"}


def test_through_pipes_a_game_is_begun_left_and_resumed(tmp_path: Path) -> None:
    command = [*MAIN, *SEATS, "--plain"]
    begun = subprocess.run(
        command, input="1\nnonsense \udcff\n", capture_output=True, text=True, cwd=tmp_path, env=environment(),
        errors="surrogateescape", check=False, timeout=60,
    )  # fmt: skip
    assert begun.returncode == 0, begun.stderr
    assert begun.stderr == ""
    assert "ludoteca resume a.ludo.json" in begun.stdout
    resumed = subprocess.run(
        [*MAIN[:3], "resume", "a.ludo.json", "--plain"], input="quit\n", capture_output=True, text=True,
        cwd=tmp_path, env=environment(), check=False, timeout=60,
    )  # fmt: skip
    assert resumed.returncode == 0, resumed.stderr
    assert "Build" in resumed.stdout or "Play a card" in resumed.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="by design: Windows has no pseudo-terminals")
@pytest.mark.parametrize("leaving", [b"\x04", b"\x03", b"quit\r"], ids=["ctrl-d", "ctrl-c", "quit"])
def test_at_a_real_terminal_tab_completes_and_every_way_out_is_clean(tmp_path: Path, leaving: bytes) -> None:
    import pty

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", f"{TAKE_TERMINAL}; {MAIN[2]}", *MAIN[3:], *SEATS],
        stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, env=environment(), start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    try:
        shown = Shown(ours)
        shown.until(b"> ")
        os.write(ours, b"bo\t\r")
        shown.until(b"board")
        shown.until(b"Roma")  # on the map
        shown.until(b"> ")
        os.write(ours, leaving)
        shown.until(b"ludoteca resume", again=leaving)
        assert process.wait(timeout=30) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert b"Traceback" not in shown.all
    assert load(tmp_path / "a.ludo.json").game == "patrician"


class Shown:
    """What a terminal shows."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self.all = b""
        self.read = 0  # so far it was waited for

    def until(self, wanted: bytes, again: bytes = b"") -> None:
        """Wait until it shows this after what was waited for before; an end or a long silence fails the test.

        A signal that comes while the line editor is still setting itself up waits for the next key: `again` presses it.
        """
        for _ in range(1000):
            at = self.all.find(wanted, self.read)
            if at >= 0:
                self.read = at + len(wanted)
                return
            ready, _, _ = select.select([self.terminal], [], [], 2 if again else 30)
            if ready:
                self.all += os.read(self.terminal, 4096)
            else:
                assert again, self.all.decode(errors="replace")
                os.write(self.terminal, again)
        raise AssertionError(self.all.decode(errors="replace"))
