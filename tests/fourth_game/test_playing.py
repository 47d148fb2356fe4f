"""The fourth game in laws, terminal, bots, records, arena and server, like every other game."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import ludoteca
from ludoteca.arena.contest import Contest
from ludoteca.arena.ladder import ladder
from ludoteca.arena.simulate import Plan, simulate
from ludoteca.arena.stats import stats
from ludoteca.bots import advise, make
from ludoteca.cli import main
from ludoteca.cli.session import Session
from ludoteca.core.game import Game
from ludoteca.core.laws import LAWS, random_match, setups
from ludoteca.core.legal import legal_codes
from ludoteca.core.record import Seat, load, save
from ludoteca.core.replay import verify
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find
from ludoteca.server.messages import wire
from tests.engine import once
from tests.fourth_game.snails import Snails, race
from tests.server.running import RunningServer, play_randomly, run_server

pytestmark = [once, pytest.mark.usefixtures("snails")]
SEEDS = range(1, 6)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Game, int], None]) -> None:
    for game in setups(Snails):
        for seed in SEEDS:
            law(game, seed)


def test_the_snail_that_comes_farthest_wins() -> None:
    ends = set()
    for game in setups(Snails):
        for seed in range(40):
            result = random_match(game, seed).result
            assert result is not None
            best = max(place.score for place in result.seats)
            assert all(result.seats[seat].score == best for seat in result.winners)
            assert (best >= (race.LONG_FINISH if game.options["long_way"] else race.FINISH)) == (
                result.reason == "finish"
            )
            ends.add(result.reason)
    assert ends == set(Snails.reasons)


# --- terminal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_drawn_and_described_in_every_language(lang: str) -> None:
    match = ludoteca.game("snails", seats=3).deal(seed=2, players=("Ada", "Bruno", "Chiara"))
    out = io.StringIO()
    Console(file=out, width=80).print(match.game.draw(match, 0, Words(lang)))
    assert "Bruno" in out.getvalue()
    assert len(match.game.describe_table(match, 0, Words(lang))) == 5
    assert len(match.game.describe_table(match, -1, Words(lang))) == 4


@pytest.mark.parametrize("screen_reader", [False, True])
def test_a_game_is_played_in_the_terminal_from_the_first_move_to_the_winner(
    tmp_path: Path, screen_reader: bool
) -> None:
    match = ludoteca.game("snails", seats=2).deal(seed=3)
    match.record.seats = [Seat("Ada", "person"), Seat("Bruno", "random")]
    out = io.StringIO()
    typed = iter(["rules", "scores", *["1"] * 30])
    session = Session(
        match,
        [True, False],
        {1: make("random", 1)},
        Words("en"),
        screen_reader,
        tmp_path / "race.ludo.json",
        Console(file=out, width=80, color_system=None),
        read=lambda prompt: next(typed),
    )
    assert session.run() == 0
    assert match.over
    assert "The first snail to reach 12 ends the race" in " ".join(out.getvalue().split())
    assert "Way" in out.getvalue()


@once
def test_the_command_lists_the_game_and_its_cards(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_LANG", "en")

    def run(*arguments: str) -> str:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        assert not left.value.code
        return capsys.readouterr().out

    assert "snails" in {game["key"] for game in json.loads(run("games", "--json"))}
    assert len(json.loads(run("cards", "snails", "--json"))["cards"]) == 12
    assert "Rhubarb" in run("cards", "snails")


# --- bots and arena


@pytest.mark.parametrize("spec", ["random", "greedy", "search:sims=30", "easy"])
def test_a_bot_plays_legal_moves_to_the_end(spec: str) -> None:
    match = ludoteca.game("snails", seats=3).deal(seed=4)
    bots = [make(spec, seat) for seat in range(3)]
    while not match.over:
        seat = match.actors[0]
        view = match.state.blank(seat)
        match.play(bots[seat].choose_gesture(match.game, view, seat, legal_codes(view, seat)), seat)
    assert match.result is not None


def test_searching_beats_chance() -> None:
    outcome = simulate(Plan("snails", {}, ("search:sims=60", "random"), None, 1, None), 30)
    assert outcome.seats[0].wins > outcome.seats[1].wins
    match = ludoteca.game("snails", seats=2).deal(seed=1)
    view = match.state.blank(0)
    assert advise(view, 0, legal_codes(view, 0), 1).options


def test_a_record_is_saved_loaded_replayed_and_verified(tmp_path: Path) -> None:
    match = random_match(ludoteca.game("snails", seats=2, long_way=True), 5)
    save(match.record, tmp_path / "race.ludo.json")
    assert verify(load(tmp_path / "race.ludo.json"), find).result == match.result


@once
def test_simulations_ladders_and_statistics_run_in_several_processes(tmp_path: Path) -> None:
    plan = Plan("snails", {}, ("random", "greedy"), None, 1, str(tmp_path))
    assert simulate(plan, 12, jobs=2).games == 12
    assert ladder(Contest("snails", (), ("random", "greedy"), 2, 1), 8, jobs=2).games == 8
    (found,) = stats(tmp_path, jobs=2).games
    assert (found.game, found.games) == ("snails", 12)
    assert {tally.subject for tally in found.subjects} == {"card"}
    assert {tally.event for tally in found.subjects} == {"dealt", "drawn", "crawled"}


# --- server


@pytest.fixture(scope="module")
def server(snails: type[Game], tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with run_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@once
def test_the_server_lists_the_game_and_shows_its_cards(server: RunningServer) -> None:
    listed = server.get("/api/games", wire.GameList).games
    assert [game.key for game in listed if game.key == "snails"] == ["snails"]
    assert len(server.get("/api/games/snails/cards", wire.CardFaces).cards) == 12


@once
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_game_is_played_over_the_socket_against_bots_to_the_end(server: RunningServer, level: str) -> None:
    links = server.create("snails", ["me", level, level], public=True)
    with server.enter(links.table, links.seat) as client, server.enter(links.table) as watcher:
        client.until_turn()
        mine, theirs = (each.ask("describe") for each in (client, watcher))
        assert isinstance(mine, wire.Described)
        assert isinstance(theirs, wire.Described)
        assert [len(hand) for hand in mine.words.hands] == [2, 0, 0]
        assert [len(hand) for hand in theirs.words.hands] == [0, 0, 0]
        assert mine.words.sentences[-1].startswith("Your leaves: ")
        assert mine.words.sentences[:4] == theirs.words.sentences
        play_randomly([client], 1)
        assert client.ending is not None
        over = client.ask("describe")
        assert isinstance(over, wire.Described)
        assert over.words.points == [{"way": place.score} for place in client.ending.result.seats]
    replay = server.get(f"/api/tables/{links.table}/replay?seat=0&words=true", wire.Replay, links.seat)
    assert all(frame.words is not None for frame in replay.frames)
    opened = server.get(f"/api/tables/{links.table}/replay?open=true&words=true", wire.Replay, links.seat)
    first = opened.frames[0].words
    assert first is not None
    assert [len(hand) for hand in first.hands] == [2, 2, 2]
    assert server.get(f"/api/tables/{links.table}/verify", wire.Verdict, links.seat).true
    without = server.get(f"/api/tables/{links.table}/replay?seat=0", wire.Replay, links.seat)
    assert all(frame.words is None for frame in without.frames)


@once
def test_a_table_that_waits_cannot_be_described(server: RunningServer) -> None:
    links = server.create("snails", ["me", "open"])
    with server.enter(links.table, links.seat) as client:
        refused = client.ask("describe")
        assert isinstance(refused, wire.Refused)
        assert refused.key == "server-not-begun"


@once
def test_a_card_file_of_the_host_is_read_in_the_sandbox(server: RunningServer) -> None:
    text = Snails.house_file().text.replace("length = 6", "length = 5")
    assert len(server.http.post("/api/games/snails/cards", content=text.encode()).json()["cards"]) == 12
    bad = server.http.post("/api/games/snails/cards", content=text.replace("length = 5", "length = 9").encode())
    assert bad.status_code == 400
    assert "leaf-9" in bad.json()["text"]
