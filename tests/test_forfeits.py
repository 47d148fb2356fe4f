"""A record keeps a forfeit next to the result by the rules, and every command that reads the record respects it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.arena.simulate import Plan, simulate
from ludoteca.arena.stats import stats
from ludoteca.bots import STAND_IN
from ludoteca.cli.play import resume_game
from ludoteca.cli.records import replay_record, verify_records
from ludoteca.cli.stats import show_stats
from ludoteca.core.forfeits import describe_outcome, final_result
from ludoteca.core.laws import random_match
from ludoteca.core.match import Match
from ludoteca.core.record import SUFFIX, Forfeit, Seat, decode, encode, load, save
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find
from tests.engine import once

pytestmark = once  # programs and their processes are the same with either engine

EN = Words("en")
PROGRAM = "stdio:python3 bot.py"
FORFEIT = Forfeit(PROGRAM, 5, "crashed")
ADA = f"Ada → {STAND_IN}"


def won_by_the_stand_in(key: str = "patrician", seats: int = 2, **options: bool) -> Match:
    """A game that the first seat wins by the rules, alone or with a partner, but has forfeited."""
    game = find(key)(seats, options)
    for seed in range(100):
        match = random_match(game, seed)
        result = match.result
        assert result is not None
        if 0 in result.winners and len({match.state.side(seat) for seat in result.winners}) == 1:
            names = ("Bruno", "Chiara", "Dario")[: seats - 1]
            match.record.seats = [Seat(ADA, STAND_IN, FORFEIT), *(Seat(name, "random") for name in names)]
            return match
    raise AssertionError("the first seat never wins")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / f"forfeited{SUFFIX}"
    save(won_by_the_stand_in().record, file)
    return file


def test_a_record_without_a_forfeit_has_no_forfeit_field() -> None:
    record = won_by_the_stand_in().record
    assert b'"forfeit":{"player":"stdio:python3 bot.py","decision":5,"reason":"crashed"}' in encode(record)
    assert decode(encode(record)) == record
    record.seats = [Seat("Ada", STAND_IN), Seat("Bruno", "random")]
    assert b'{"name":"Ada","player":"easy"}' in encode(record)


def test_a_forfeit_does_not_change_the_recorded_result() -> None:
    match = won_by_the_stand_in()
    final = final_result(match)
    assert match.result is not None
    assert final is not None
    assert match.result.winners == (0,)
    assert final.winners == (1,)
    assert [place.rank for place in final.seats] == [2, 1]
    assert [place.score for place in final.seats] == [place.score for place in match.result.seats]


def test_replay_gives_a_forfeited_game_to_the_others(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_record(EN, path, None, False, True, False) == 0
    shown = capsys.readouterr().out
    assert "\nBruno wins.\n" in shown
    assert EN("play-forfeited", player=ADA) in shown
    assert f"{ADA} wins" not in shown
    assert f"\n2. {ADA}" in shown


def test_replay_as_json_has_the_result_by_the_rules_and_the_final_one(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay_record(EN, path, None, False, True, True)
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (last["result"]["winners"], last["forfeited"], last["final"]["winners"]) == ([0], [0], [1])


def test_a_record_with_a_forfeit_verifies(path: Path) -> None:
    assert verify_records(EN, (path,)) == 0


@pytest.mark.parametrize("upto", [6, None])
def test_a_forfeited_game_that_is_resumed_stays_forfeited(
    upto: int | None, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if upto is not None:
        record = load(path)
        record.entries, record.result = record.entries[:upto], None
        save(record, path)
    assert resume_game(EN, path, True, True) == 0
    shown = capsys.readouterr().out
    assert EN("play-forfeited", player=ADA) in shown
    assert "Bruno wins" in shown
    assert load(path).seats[0] == Seat(ADA, STAND_IN, FORFEIT)


def test_stats_credit_a_forfeit_to_the_program_as_a_defeat(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    (game,) = stats(path.parent).games
    tallies = {player.player: player for player in game.players}
    assert set(tallies) == {PROGRAM, "random"}
    assert (tallies[PROGRAM].wins, tallies[PROGRAM].mean_rank, tallies[PROGRAM].mean_score) == (0, 2.0, None)
    assert (tallies["random"].wins, tallies["random"].scored_games) == (1, 1)
    assert game.tables[0].first_seat.games == 0
    assert show_stats(EN, path.parent, 1, False, None) == 0
    assert PROGRAM in capsys.readouterr().out


def test_stats_of_games_that_everybody_forfeited_have_no_winner(tmp_path: Path) -> None:
    simulate(Plan("patrician", {}, ("stdio:false",) * 2, None, 1, str(tmp_path)), 2)
    (game,) = stats(tmp_path).games
    assert [(player.games, player.wins) for player in game.players] == [(4, 0)]


def test_a_substituted_result_is_no_forfeit(tmp_path: Path) -> None:
    simulate(Plan("patrician", {}, ("stdio:false", "random"), None, 1, str(tmp_path), "substitute"), 1)
    (file,) = tmp_path.iterdir()
    assert load(file).seats[0] == Seat(f"stdio:false 1 → {STAND_IN}", STAND_IN)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_partners_win_together_and_forfeit_together(lang: str) -> None:
    words = Words(lang)
    match = won_by_the_stand_in("patee_imperiale", 4, teams=True)
    names = [seat.name for seat in match.record.seats]
    winner, forfeited = describe_outcome(match, names, words)
    assert winner == words("cli-winner", players=["Bruno", "Dario"], count=2)
    assert winner != words("cli-winner-shared", players=["Bruno", "Dario"])
    assert forfeited == words("play-forfeited-team", player=ADA, partners=["Chiara"])


def test_replay_says_that_partners_win_and_not_that_they_share(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = won_by_the_stand_in("patee_imperiale", 4, teams=True)
    match.record.seats[0] = Seat("Ada", "random")
    path = tmp_path / f"teams{SUFFIX}"
    save(match.record, path)
    replay_record(EN, path, None, False, True, False)
    shown = capsys.readouterr().out
    assert "Ada and Chiara win with" in shown
    assert "share" not in shown
