"""A session at the terminal: its input, its display, its saved games, and the secrets it keeps."""

from __future__ import annotations

import io
import itertools
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
from ludoteca.cli import save_files
from ludoteca.cli.console import read_yes_no
from ludoteca.cli.save_files import holds_earlier
from ludoteca.cli.session import COMMANDS, Session
from ludoteca.cli.setup_dialog import run_setup_dialog
from ludoteca.core.errors import BadFile
from ludoteca.core.laws import random_match
from ludoteca.core.match import Match
from ludoteca.core.record import Moved, Record, Seat, Undone, load
from ludoteca.core.replay import play_again, verify
from ludoteca.core.seats import letter
from ludoteca.core.text import LANGUAGES, Words, catalogue
from ludoteca.games import find, keys
from ludoteca.games.patrician.standing import leader
from ludoteca.games.patrician.view import PatricianView
from tests.engine import once

pytestmark = once  # the terminal shows the same with either engine

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena")


def lines(*typed: str) -> Callable[[str], str]:
    """A keyboard that types these lines and then ends the input."""
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
        screen_reader: bool = True,
        seed: int = 5,
        match: Match | None = None,
        width: int = 80,
        auto: bool = True,
        **options: bool,
    ) -> None:
        specs = seats.split(",")
        self.match = match or find("patrician")(len(specs), options).deal(seed=seed)
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
            screen_reader,
            path,
            self.console,
            auto=auto,
            read=self.read,
            clock=lambda: self.seconds,
        )

    def read(self, prompt: str) -> str:
        """Type the next line, which takes a second."""
        self.seconds += 1
        return self.typed(prompt)

    def play(self) -> str:
        """Run the session to its end and return its output."""
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


def test_a_whole_game_played_by_numbers_ends_with_a_winner_and_a_record_that_verifies(path: Path) -> None:
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
@pytest.mark.parametrize("screen_reader", [True, False])
def test_a_whole_game_can_be_played_in_every_language(path: Path, lang: str, screen_reader: bool) -> None:
    table = Table(path, "you,random,random,random,random", always("1"), lang, screen_reader, messengers=True)
    table.play()
    assert table.match.over


def test_a_move_may_be_typed_in_full_or_abbreviated_in_any_case(path: Path) -> None:
    table = Table(path, typed=["PLAY Firenze lady star", "Build L"])
    table.play()
    game = table.match.game
    notations = [game.notation(move.move) for move in table.moves_of(0)]
    assert notations == ["play firenze lady star", "build left", "take firenze"]


def test_nonsense_gets_one_sentence_and_changes_nothing(path: Path) -> None:
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


def test_a_forced_move_is_played_automatically_and_announced(path: Path) -> None:
    table = Table(path, typed=["1", "1"])
    assert "Forced move: You take the card at Firenze" in table.play()
    assert [move.forced for move in table.moves_of(0)] == [False, False, True]


def test_without_auto_the_session_asks_even_for_a_forced_move(path: Path) -> None:
    table = Table(path, typed=["1", "1", "1"], auto=False)
    assert "1. take firenze" in table.play()
    assert [move.forced for move in table.moves_of(0)] == [False, False, False]


def test_the_record_has_the_time_a_person_takes_and_none_for_a_bot(path: Path) -> None:
    table = Table(path, typed=["nonsense", "1"])
    table.play()
    assert [move.ms for move in table.moves_of(0)] == [2000]
    assert all(move.ms == 0 for move in table.moves_of(2))


def test_a_bot_turn_is_one_paragraph(path: Path) -> None:
    shown = Table(path, screen_reader=True).play().splitlines()
    turns = [line for line in shown if line.startswith("Chiara plays ")]
    assert len(turns) == 1
    assert "Chiara builds" in turns[0]
    assert "Chiara takes" in turns[0]


# ---------------------------------------------------------------- commands


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_is_understood_in_the_readers_language_and_in_english(path: Path, lang: str) -> None:
    own = [Words(lang)(f"play-command-{name}").split()[0] for name in COMMANDS]
    for typed in (own, COMMANDS):
        commands = [word for word in typed if word not in (own[-1], "quit")]
        table = Table(path, typed=commands, lang=lang)
        unknown = Words(lang)("core-move-unknown", move="§", legal="§").split("§")[1].strip()
        assert unknown not in table.play()
        path.unlink()


def test_help_lists_every_command(path: Path) -> None:
    shown = Table(path, typed=["?"]).play()
    assert all(re.search(rf"^  {name}\b", shown, re.MULTILINE) for name in COMMANDS)


def test_a_command_may_be_abbreviated(path: Path) -> None:
    assert "Each turn has five steps" in Table(path, typed=["rul"]).play()


def test_a_hint_suggests_legal_moves_and_plays_none(path: Path) -> None:
    table = Table(path, typed=["hint"])
    assert len(re.findall(r"^  play .* wins about \d+ % of games$", table.play(), re.MULTILINE)) == 3
    assert not table.moves_of(0)


def test_a_card_is_explained_by_any_part_of_its_name(path: Path) -> None:
    shown = Table(path, typed=["card roma hat", "card atlantis", "card"]).play()
    assert "\nRoma, two red hats\n" in shown
    assert "No card is called “atlantis”." in shown
    assert "Which card?" in shown


def test_scores_show_only_what_the_seat_can_see(path: Path) -> None:
    shown = Table(path, typed=["scores"]).play()
    assert "Ada, Tokens 0, Portraits 0, Messengers 0, Total 0." in shown
    assert "Bruno, Tokens 0, Portraits ?, Messengers 0, Total 0+?." in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_scores_can_be_shown_in_every_game_at_any_time(path: Path, key: str, lang: str) -> None:
    for seats in find(key).seat_counts:
        match = find(key)(seats).deal(seed=2)
        match.record.seats = [Seat(name, "person") for name in NAMES[:seats]]
        typed = itertools.cycle(["", *[Words(lang)("play-command-scores"), "1"] * 20])
        shown = Table(path, ",".join(["you"] * seats), (next(typed) for _ in range(60)), lang, match=match).play()
        assert shown.count(Words(lang)("play-total")) >= 5
        path.unlink()


def test_scores_in_patee_imperiale_add_up_to_the_points_of_the_result(path: Path) -> None:
    match = random_match(find("patee_imperiale")(3), 4)
    assert match.result is not None
    for line, known in zip(match.result.seats, match.view(0).points(), strict=True):
        assert line.score == sum(known.values()) - known["rounds_won"] - known["best_round"]
    started = find("patee_imperiale")(2).deal(seed=3)
    started.record.seats = [Seat("Ada", "person"), Seat("Bruno", "random")]
    shown = Table(path, "you,random", ["1", "scores"], match=started).play()
    suites = [points["round_1"] for points in started.view(0).points()]
    assert f"Ada, Round 1 {suites[0]}, Rounds won 0, Best round 0, Total {suites[0]}." in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, True)])
def test_scores_in_patee_imperiale_can_be_shown_in_the_middle_of_a_match(
    path: Path, seats: int, teams: bool, lang: str
) -> None:
    words = Words(lang)
    match = find("patee_imperiale")(seats, {"teams": teams}).deal(seed=2)
    match.record.seats = [Seat(name, "person") for name in NAMES[:seats]]
    while match.view(-1).round < 2:
        match.play(match.legal_codes()[0])
    first, second, third = (words(f"patee_imperiale-category-round_{number}") for number in (1, 2, 3))
    shown = Table(path, ",".join(["you"] * seats), ["", words("play-command-scores")], lang, match=match).play()
    for player, points in zip(NAMES, match.view(-1).points(), strict=False):
        counted, so_far = (str(points[name]).replace("-", "−") for name in ("round_1", "round_2"))
        assert f"{player}, {first} {counted}, {second} {so_far}, " in shown
    assert third not in shown


def test_the_log_shows_the_number_of_turns_asked_for(path: Path) -> None:
    shown = Table(path, typed=["1", "1", "log 1"]).play()
    assert shown.count("Chiara plays") == 3  # as they were made, two turns, and once more


# ---------------------------------------------------------------- undo


def test_undoing_a_move_that_revealed_nothing_is_free(path: Path) -> None:
    table = Table(path, typed=["1", "undo"])
    assert "Undone." in table.play()
    assert not table.saved.taken_back
    assert [entry.free for entry in table.saved.entries if isinstance(entry, Undone)] == [True]


def test_undo_against_bots_may_go_further_and_marks_the_game(path: Path) -> None:
    table = Table(path, typed=["1", "1", "undo"])
    assert "the record notes that moves were taken back" in table.play()
    assert table.saved.taken_back


def test_redo_repeats_what_was_undone(path: Path) -> None:
    table = Table(path, typed=["1", "1", "undo", "redo"])
    assert "Redone." in table.play()
    assert play_again(table.saved, find).state.same(table.match.state)
    assert [step.seat for step in table.match.steps[-1:]] == [2]


def test_there_is_nothing_to_undo_at_the_start(path: Path) -> None:
    shown = Table(path, typed=["undo", "redo"]).play()
    assert "There is nothing to undo." in shown
    assert "There is nothing to redo." in shown


@pytest.mark.parametrize(("answer", "back"), [("no", False), ("", False), ("yes", True), ("Y", True)])
def test_undoing_a_move_that_others_have_seen_needs_their_consent(path: Path, answer: str, back: bool) -> None:
    # Chiara begins; after each hand-over the next person presses Enter.
    typed = ["", "1", "1", "", "1", "1", "", "1", "1", "", "undo", answer]
    table = Table(path, "you,you,you", typed)
    shown = table.play()
    assert "Chiara wants to take back a move that others have seen. Ada and Bruno: do you agree?" in shown
    assert table.saved.taken_back is back
    assert ("Not undone." in shown) is not back


# ---------------------------------------------------------------- a shared screen


def test_hands_are_hidden_between_people_who_share_the_screen(path: Path) -> None:
    shown = Table(path, "you,you", ["", "1", "1", "", "quit"]).play()
    pages = re.split(r"\n{50,}", shown)
    players = [name for page in pages for name in NAMES if f"{name}: Play a card." in page]
    assert sorted(players) == ["Ada", "Bruno"]
    for page in pages:
        assert page.count("Your hand: ") + page.count(" presses Enter") <= 1


def test_the_next_person_reads_what_the_others_did(path: Path) -> None:
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


def test_a_real_screen_is_cleared_with_its_scrollback(path: Path) -> None:
    table = Table(path, "you,you", [""], screen_reader=False)
    table.session.terminal.console = Console(file=table.out, width=80, force_terminal=True, color_system=None)
    shown = table.play()
    assert "\x1b[2J" in shown
    assert "\x1b[3J" in shown


def test_bots_alone_play_to_the_end(path: Path) -> None:
    table = Table(path, "random,random,random")
    shown = table.play()
    assert table.match.over
    assert shown.count(" plays ") == 48  # every card of the deck once


# ---------------------------------------------------------------- saving and leaving


def test_leaving_says_where_the_game_is_and_how_to_continue(path: Path) -> None:
    for typed in (["quit"], [], ["1", "exit"]):
        shown = Table(path, typed=typed).play()
        assert f"The game is saved: {path}. To continue:\n  ludoteca resume {path}\n" in shown
        path.unlink()


def test_a_saved_game_continues_where_it_was_left(path: Path) -> None:
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
    entries_saved: list[int] = []

    def read(prompt: str) -> str:
        entries_saved.append(len(load(path).entries))
        assert len(load(path).entries) == len(table.match.record.entries)
        if len(entries_saved) > 6:
            raise EOFError
        return "1"

    table = Table(path, typed=read)
    table.play()
    assert entries_saved == sorted(set(entries_saved))


def test_a_copy_is_saved_under_another_name_and_may_be_updated(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    table = Table(path, typed=[f"save {copy}", "1", f"save {copy}"])
    assert table.play().count("Saved: ") == 2
    assert load(tmp_path / "copy.ludo.json").entries == table.saved.entries


@pytest.mark.parametrize("content", [b"dear diary", b"", b'{"format":"ludoteca-record","version":99}'])
def test_another_file_is_never_overwritten(path: Path, tmp_path: Path, content: bytes) -> None:
    foreign = tmp_path / "other.json"
    foreign.write_bytes(content)
    shown = Table(path, typed=[f"save {foreign}"]).play()
    assert f"{foreign} already exists" in shown
    assert foreign.read_bytes() == content


def test_another_game_with_the_same_deal_is_not_overwritten_either(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.ludo.json"
    Table(other, typed=["2", "quit"]).play()
    before = other.read_bytes()
    table = Table(path, typed=["1", f"save {other}"])
    assert "nothing was overwritten" in table.play()
    assert other.read_bytes() == before
    assert not holds_earlier(other, table.match.record)


def test_a_session_does_not_overwrite_another_file(path: Path) -> None:
    path.write_text("dear diary")
    with pytest.raises(BadFile):
        Table(path).session.run()
    assert path.read_text() == "dear diary"


def test_a_failure_to_save_is_reported_once_and_the_game_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_files, "fallback_folders", list)
    (tmp_path / "file").write_text("not a folder")
    table = Table(tmp_path / "file" / "x.ludo.json", typed=["1", "1"])
    assert table.session.run() == 1
    shown = table.out.getvalue()
    assert shown.count("cannot be written") == 1
    assert "To continue" not in shown
    assert len(table.match.steps) > 3


def unwritable(folder: Path) -> Path:
    """A path that nobody can write to, not even root: its folder is a file."""
    (folder / "file").write_text("no folder")
    return folder / "file" / "evening.ludo.json"


def test_if_the_file_cannot_be_written_the_game_is_saved_elsewhere_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr(save_files, "fallback_folders", lambda: [tmp_path / "nowhere", home])
    table = Table(unwritable(tmp_path), typed=["1", "1", "quit"])
    shown = table.play()
    (saved_at,) = home.iterdir()
    assert table.path == tmp_path / "file" / "evening.ludo.json"
    assert f"cannot be written: no such file. The game is saved here instead: {saved_at}" in shown
    assert shown.index("is saved here instead") < shown.index("Play a card.")
    assert f"ludoteca resume {saved_at}" in shown
    assert load(saved_at).entries == table.match.record.entries
    assert verify(load(saved_at), find).actors


def test_leaving_an_unsaved_game_warns_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_files, "fallback_folders", list)
    saved = tmp_path / "other.ludo.json"
    table = Table(unwritable(tmp_path), typed=["1", "quit", f"save {saved}", "quit"])
    shown = table.play()
    assert "This game has not been saved." in shown
    assert f"ludoteca resume {saved}" in shown
    assert load(saved).entries == table.match.record.entries
    lost = Table(tmp_path / "file" / "x.ludo.json", typed=["quit", "quit"])
    assert lost.session.run() == 1
    assert "The game could not be saved." in lost.out.getvalue()


@pytest.mark.parametrize("typed", ["~nobody-of-that-name/x", "n" * 300, "/", ".", "..", "\x00", "a/" * 3000])
def test_a_copy_that_cannot_be_saved_gets_one_sentence(path: Path, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    table = Table(path, typed=[f"save {typed}", "1"])
    assert "Traceback" not in table.play()
    assert len(table.moves_of(0)) >= 1


def test_ctrl_c_leaves_like_quit(path: Path) -> None:
    def read(prompt: str) -> str:
        raise KeyboardInterrupt

    assert "ludoteca resume" in Table(path, typed=read).play()


def test_the_game_is_saved_if_the_terminal_goes_away(path: Path) -> None:
    def read(prompt: str) -> str:
        raise OSError(5, "Input/output error")

    table = Table(path, typed=read)
    table.play()
    assert table.saved.entries == table.match.record.entries


def test_a_signal_leaves_like_quit_and_handlers_are_restored(path: Path) -> None:
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


def test_a_tower_belongs_to_the_seat_with_most_floors_and_a_tie_goes_to_the_highest_floor() -> None:
    assert leader([0, 1, 1]) == 1
    assert leader([0, 1, 1, 0]) == 0
    assert leader([]) is None


def drawn(match: Match, seat: int, lang: str, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(match.game.draw(match, seat, Words(lang)))
    return out.getvalue()


def seen(match: Match, seat: int) -> PatricianView:
    view = match.view(seat)
    assert isinstance(view, PatricianView)
    return view


def test_the_description_of_a_table_shows_each_player_their_own_hand_and_a_spectator_none(path: Path) -> None:
    table = Table(path, typed=["1", "1", "quit"])
    table.play()
    match = table.match
    game, words = match.game, Words("en")
    for seat in range(3):
        hand = seen(match, seat).seats[seat].hand
        described = game.describe_table(match, seat, words)
        cards = [game.describe_card(card, words) for card in hand if card is not None]
        assert len(cards) == 3
        assert f"Your hand: {'; '.join(cards)}." in described
    watching = game.describe_table(match, -1, words)
    assert not [line for line in watching if line.startswith("Your ")]


def test_the_drawing_of_a_table_shows_each_player_their_own_hand_and_no_other() -> None:
    def letters(text: str) -> str:
        return " ".join(re.findall(r"[^\W\d_]+", text.lower())).replace("bearded man", "beard")

    match = find("patrician")(3).deal(seed=5)
    watching = letters(drawn(match, -1, "en", 120))
    for seat in range(3):
        cards = [
            letters(match.game.describe_card(card, Words("en"))).removesuffix(" star")
            for card in seen(match, seat).seats[seat].hand
            if card is not None
        ]
        assert len(cards) == 3
        assert not [card for card in cards if card in watching]
        table, _, own = drawn(match, seat, "en", 120).partition("Your hand")
        assert letters(own.partition("Your portraits")[0]) == " ".join(cards)
        assert letters(table) == watching, "all the rest is what a spectator sees"


def test_for_screen_readers_there_are_no_boxes_colours_or_control_codes(path: Path) -> None:
    shown = Table(path, typed=always("1"), screen_reader=True, messengers=True).play()
    assert "\x1b" not in shown
    assert not re.search(r"[─-▟►▸●▲■○△□★◆⇄]", shown)


def test_without_colour_every_floor_still_has_its_letter(path: Path) -> None:
    table = Table(path, typed=["1", "1", "1", "1"], screen_reader=False, width=120)
    shown = table.play()
    assert re.search(r"\[[ABC]\]|›[ABC]‹", shown)


def test_seats_have_letters_and_yes_is_read_in_three_languages() -> None:
    assert [letter(seat) for seat in range(5)] == list("ABCDE")
    assert [read_yes_no(text, Words("it")) for text in ("sì", "S", "si", "yes", "n", "forse", "")] == [
        *[True] * 4,
        False,
        None,
        None,
    ]
    assert read_yes_no("oui", Words("fr"))


def test_the_session_has_the_same_keys_in_every_language() -> None:
    keys = {lang: re.findall(r"^(play-[\w-]+) =", catalogue(lang, "play"), re.MULTILINE) for lang in LANGUAGES}
    assert keys["en"] == keys["fr"] == keys["it"]


# ---------------------------------------------------------------- the set-up dialog


def ask(*typed: str, lang: str = "en", key: str | None = "patrician") -> tuple[object, str]:
    out = io.StringIO()
    console = Console(file=out, width=80, color_system=None)
    return run_setup_dialog(Words(lang), console, True, key, lines(*typed)), out.getvalue()


def test_enter_takes_sensible_defaults() -> None:
    options = {"messengers": False, "ambassadors": False, "refill_scored_cities": True}
    assert ask("", "", "", "", "")[0] == ("patrician", ["you", "easy", "easy"], options)


def test_after_a_wrong_answer_the_dialog_asks_again() -> None:
    typed = ["7", "two", "2", "you", "you,nobody", "you, you", "perhaps", "yes", "n", ""]
    got, shown = ask(*typed)
    assert got == (
        "patrician",
        ["you", "you"],
        {"messengers": True, "ambassadors": False, "refill_scored_cities": True},
    )
    assert "Please type one of these: 2, 3, 4, 5." in shown
    assert "2 players are needed, not 1." in shown
    assert "There is no bot “nobody”." in shown
    assert "must be yes or no, not “perhaps”" in shown


def test_options_are_explained_and_answered_in_the_readers_language() -> None:
    got, shown = ask("2", "", "oui", "non", "o", lang="fr")
    assert got is not None
    assert "Les Messagers" in shown
    assert "Extension" in shown


def test_the_end_of_input_leaves_politely() -> None:
    assert ask("2") == (None, ask("2")[1])
    assert "See you soon." in ask()[1]


# ---------------------------------------------------------------- real processes and terminals

MAIN = [sys.executable, "-c", "from ludoteca.cli import main; main()", "play", "patrician"]
SEATS = ["--seats", "you,random", "--seed", "1", "--save", "a.ludo.json"]
# Ctrl-C reaches a program through its controlling terminal. A shell starts background jobs with Ctrl-C ignored, which
# a player's program would not inherit.
TAKE_TERMINAL = (
    "import fcntl, signal, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "signal.signal(signal.SIGINT, signal.default_int_handler)"
)


def environment() -> dict[str, str]:
    source = str(Path(ludoteca.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": source, "LC_ALL": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm-256color"}


def test_through_pipes_a_game_is_started_left_and_resumed(tmp_path: Path) -> None:
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
        shown = TerminalOutput(ours)
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


class TerminalOutput:
    """The output of a terminal."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self.all = b""
        self.read = 0  # how much of it `until` has passed

    def until(self, wanted: bytes, again: bytes = b"") -> None:
        """Wait until this text appears after the last one; a long silence fails the test.

        A signal that arrives while the line editor starts up waits for the next key: `again` presses one.
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


@pytest.mark.parametrize(("lang", "undo"), [("en", "“undo”"), ("fr", "« annuler »"), ("it", "«annulla»")])
def test_the_help_for_choosing_several_cards_quotes_the_undo_command(path: Path, lang: str, undo: str) -> None:
    game = find("san_juan")(2, {"crane_good_pays": True})
    match = game.deal(seed=1)
    match.record.seats = [Seat("Ada", "person"), Seat("Bruno", "random")]
    shown: list[str] = []
    table = Table(path, "you,random", lines(), lang, match=match, width=300)
    while not match.over and not shown:
        seat = match.actors[0]
        if table.session._start_selection(seat) is not None:
            table.session.selecting = table.session._start_selection(seat)
            table.session._show_choice(seat, match.legal_codes(seat))
            shown.append(table.out.getvalue().replace("\N{NO-BREAK SPACE}", " ").replace("\u202f", " "))
        else:
            match.play(match.legal_codes(seat)[0], seat)
    assert undo in shown[0]
