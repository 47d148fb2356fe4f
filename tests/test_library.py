"""The library for programmers: arguments and error messages count seats from 0."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.errors import BadMove, WrongSeat
from ludoteca.core.match import Match
from ludoteca.core.record import Moved
from ludoteca.core.replay import RecordMismatch, verify
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find
from tests.engine import once


def where_several_may_act() -> Match:
    match = ludoteca.game("san_juan", seats=3).deal(seed=1)
    match.play("take councillor")
    assert len(match.actors) > 1
    return match


def test_a_move_without_a_seat_names_the_actors_counted_from_zero() -> None:
    match = where_several_may_act()
    for ask in (match.legal, match.legal_codes, lambda: match.play(0)):
        with pytest.raises(WrongSeat) as refused:
            ask()
        assert refused.value.seat is None
        assert refused.value.actors == match.actors
        assert str(match.actors) in str(refused.value)
        assert f"seat={match.actors[0]}" in str(refused.value)


def test_a_seat_that_may_not_act_is_named_as_the_caller_wrote_it() -> None:
    match = ludoteca.game("patrician", seats=3).deal(seed=1)
    assert match.actors == (1,)
    with pytest.raises(WrongSeat, match=r"^Seat 2 may not act now: match.actors is \(1,\)\.$"):
        match.play(match.legal()[0], seat=2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_for_players_count_seats_from_one(lang: str) -> None:
    assert "3" in WrongSeat(2, (0, 1)).text(Words(lang))
    assert Words(lang).listing(["1", "2"]) in WrongSeat(2, (0, 1)).text(Words(lang))
    assert Words(lang).listing(["1", "2"]) in WrongSeat(None, (0, 1)).text(Words(lang))


def test_the_error_of_an_invalid_record_is_in_english_or_in_the_readers_language() -> None:
    match = ludoteca.game("patrician", seats=3).deal(seed=1)
    match.play(match.legal(1)[0], 1)
    moved = match.record.entries[1]
    assert isinstance(moved, Moved)
    match.record.entries[1] = Moved(2, moved.move)
    with pytest.raises(RecordMismatch) as untrue:
        verify(match.record, find)
    assert "Seat 2 may not act now: match.actors is (1,)." in str(untrue.value)
    assert "Ce n’est pas au joueur 3." in untrue.value.text(Words("fr"))


@pytest.mark.parametrize("error", [WrongSeat(2, (0, 1)), BadMove("core-move-illegal", move="x", legal="y")])
def test_an_error_can_be_pickled(error: BadMove) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert (str(copy), copy.text(Words("it"))) == (str(error), error.text(Words("it")))


# --- one import


USER = """
import ludoteca
from typing_extensions import assert_type
from ludoteca import BadMove, Deck, Game, Match, Move, Record, State, View


def first_legal(match: Match, seat: int) -> Move:
    return match.legal(seat)[0]


def play(game: Game, seed: int) -> Record:
    match = game.deal(seed=seed)
    while not match.over:
        seat: int = match.actors[0]
        try:
            match.play(first_legal(match, seat), seat)
        except BadMove as error:
            print(error.text(ludoteca.Words("it")))
    view: View = match.view(0)
    points: list[dict[str, int]] = view.points()
    print(points, [match.game.notation(code) for code in (0, 1)])
    assert match.result is not None
    print(match.result.winners[0] + 1)
    return match.record


record = play(ludoteca.game("patrician", seats=3, messengers=True), 1)
again: Match = ludoteca.verify(ludoteca.loads(ludoteca.dumps(record)))
match = ludoteca.game("patrician", seats=3).deal(seed=1)
assert_type(match, Match[State, View, Deck])
assert_type(match.view(0).piles()["hand:0"], ludoteca.Pile)
assert_type(ludoteca.replay(match).state, State)
bot: ludoteca.Bot = ludoteca.bot("greedy", seed=3)
outcome: ludoteca.Simulation = ludoteca.simulate(ludoteca.game("san_juan", seats=2), ["random", "random"], games=2)
ranking: ludoteca.Ladder = ludoteca.ladder(ludoteca.game("patrician", seats=2), ["random", "easy"], games=2)
print(outcome.games, ranking.games, ludoteca.shelf()[0].title)
"""


@once
def test_a_users_script_needs_one_import_and_passes_strict_type_checks(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(USER, encoding="utf-8")
    for command in (
        ["-m", "mypy", "--strict", "--no-incremental", "--follow-imports=silent", str(script)],
        [str(script)],
    ):
        ran = subprocess.run([sys.executable, *command], capture_output=True, text=True, cwd=tmp_path, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_name_of_the_library_can_be_used() -> None:
    for name in ludoteca.__all__:
        assert getattr(ludoteca, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = ludoteca.nothing  # type: ignore[attr-defined]


def test_the_errors_of_moves_can_be_distinguished() -> None:
    match = ludoteca.game("patrician", seats=3).deal(seed=7)
    for move, kind in (
        ("take roma", ludoteca.IllegalMove),
        ("dance", ludoteca.IllFormedMove),
        ("play", ludoteca.AmbiguousMove),
        (10**6, ludoteca.IllFormedMove),
        ((), ludoteca.IllFormedMove),
        (ludoteca.find("patrician")(3).moves[-1], ludoteca.IllegalMove),
    ):
        with pytest.raises(ludoteca.BadMove) as refused:
            match.play(move)
        assert type(refused.value) is kind, move
        again = pickle.loads(pickle.dumps(refused.value))
        assert type(again) is kind
        assert str(again) == str(refused.value)
