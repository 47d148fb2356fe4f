"""Lists of tables and games: how far a game is, since when it is my turn, what I have to do, and who won."""

from __future__ import annotations

import time

import msgspec
import pytest

from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import keys
from ludoteca.server.messages import wire
from tests.server.running import RunningServer, play_randomly
from tests.server.test_playing import table_of

MINUTES = {"patrician": 50, "san_juan": 45, "patee_imperiale": 20}


def my_games(server: RunningServer, *tokens: str | None, lang: str = "en") -> list[wire.MyGame]:
    answer = server.ask("POST", f"/api/mine?lang={lang}", {"tokens": [token for token in tokens if token is not None]})
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=list[wire.MyGame])


def test_a_game_says_how_long_it_takes(server: RunningServer) -> None:
    games = server.get("/api/games", wire.GameList).games
    assert {game.key: game.minutes for game in games} == MINUTES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_a_list_says_how_far_a_game_is_in_the_readers_language(server: RunningServer, key: str, lang: str) -> None:
    links = server.create(key, ["me", "me"], public=True)
    words = Words(lang)
    rounds = {
        "patrician": words("patrician-board-round", now=1, all=24),
        "san_juan": words("san_juan-board-round", round=1),
        "patee_imperiale": words("patee_imperiale-board-round", round="1"),
    }
    (mine,) = my_games(server, links.seat, lang=lang)
    assert mine.table.progress == rounds[key]
    answer = server.get(f"/api/tables?lang={lang}", list[wire.TableInfo])
    assert [table.progress for table in answer if table.id == links.table] == [rounds[key]]
    assert server.get(f"/api/tables/{links.table}", wire.TableInfo).progress == ""
    waiting = server.create(key, ["me", "open"], public=True)
    assert my_games(server, waiting.seat)[0].table.progress == ""


def test_my_games_say_since_when_it_is_my_turn_and_what_to_do(server: RunningServer) -> None:
    begun = time.time_ns() // 1_000_000
    with table_of(server, "patrician", 2) as clients:
        first, second = clients
        for client in clients:
            client.drain()
        (mine,) = my_games(server, first.token, lang="fr")
        first.done("look", lang="fr")
        first.drain()
        assert (mine.turn, mine.prompt, mine.result) == (True, first.last_turn().prompt, "")
        assert mine.since is not None
        assert begun - 1000 <= mine.since <= time.time_ns() // 1_000_000 + 1000
        (theirs,) = my_games(server, second.token)
        assert (theirs.turn, theirs.prompt, theirs.since) == (False, "", None)
        first.play(first.legal()[0])  # one of several steps of the turn: it is the same turn
        first.drain()
        assert first.last_turn().question is not None
        assert my_games(server, first.token)[0].since == mine.since


def test_my_games_say_who_won_and_my_place(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    with server.enter(links.table, tokens[0]) as ada, server.enter(links.table, tokens[1]) as bruno:
        play_randomly([ada, bruno], 5)
        assert ada.ending is not None
        endings = {0: ada.ending, 1: bruno.ending}
    games = my_games(server, *tokens, links.watch)
    assert len(games) == 3
    for game in games:
        ending = endings.get(game.seats[0]) if game.seats else None
        if ending is None:
            assert game.result.endswith("points.")
            continue
        won = game.seats[0] in ending.result.winners
        assert game.result == (ending.place if won else f"{ending.headline} {ending.place}")
        assert game.since is not None
    server.post(f"/api/tables/{links.table}/rematch", {}, tokens[0])
    assert my_games(server, tokens[0])[0].since == games[0].since  # a rematch changes nothing about it


def test_an_abandoned_game_has_no_result(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    (game,) = my_games(server, tokens[0])
    assert (game.result, game.turn, game.prompt) == ("", False, "")
    assert game.since is not None


def test_fifty_games_are_listed_in_a_moment(server: RunningServer) -> None:
    tokens = [server.create(key, ["me", "easy"], manners={"pace": "natural"}).seat for key in keys() for _ in range(16)]
    my_games(server, *tokens)
    begun = time.perf_counter()
    assert len(my_games(server, *tokens)) == len(tokens)
    assert time.perf_counter() - begun < 1.0  # about a tenth of a second


# -------------------------------------------------------------------------------------------- after the end


@pytest.mark.parametrize("key", keys())
def test_the_frames_of_a_replay_say_their_round(server: RunningServer, key: str) -> None:
    links = server.create(key, ["me", "me"])
    with server.enter(links.table, links.seat, seat=0) as one, server.enter(links.table, links.seat, seat=1) as two:
        play_randomly([one, two], 3)
    for query in ("", "?seat=1", "?open=true"):
        frames = server.get(f"/api/tables/{links.table}/replay{query}", wire.Replay, links.seat).frames
        rounds = [frame.round for frame in frames]
        assert rounds[0] == 1
        assert rounds == sorted(rounds)
        assert rounds[-1] > 1
        assert all(frame.round == frame.view["round"] for frame in frames)


def test_after_the_game_everybody_may_look_from_any_seat_but_act_for_none(server: RunningServer) -> None:
    links, tokens = server.full("san_juan", 2, public=True)
    with (
        server.enter(links.table, tokens[0]) as ada,
        server.enter(links.table, tokens[1]) as bruno,
        server.enter(links.table) as watcher,
    ):
        assert watcher.refused("look", seat=1) == "server-no-right"
        assert ada.refused("look", seat=1) == "server-no-right"
        assert ada.refused("look", watch=True) == "server-not-over"
        play_randomly([ada, bruno], 4)
        watcher.done("look", seat=1)
        watcher.until(lambda message: isinstance(message, wire.Snapshot))
        bruno.done("look")
        bruno.until(lambda message: isinstance(message, wire.Snapshot))
        assert watcher.view == bruno.view
        assert (watcher.seat, watcher.log) == (1, bruno.log)
        for request in ("undo", "resign", "ask_end", "decline_rematch"):
            assert watcher.refused(request) == "server-no-right"
        for request in ("consent", "consent_link", "consent_end"):
            assert watcher.refused(request, agree=False) == "server-no-right"
        watcher.done("say", text="I am nobody")
        ada.done("look", seat=1)
        ada.until(lambda message: isinstance(message, wire.Snapshot))
        assert ada.view == bruno.view
        ada.done("say", text="I am Ada")
        bruno.drain()
        lines = [message for message in bruno.received if isinstance(message, wire.ChatLine)]
        assert [(line.seat, line.text) for line in lines] == [(-1, "I am nobody"), (0, "I am Ada")]
        watcher.done("look", watch=True)
        watcher.until(lambda message: isinstance(message, wire.Snapshot))
        assert watcher.seat == -1
        assert watcher.refused("look", seat=2) == "server-no-right"
        with server.enter(links.table, None, seat=0) as late:
            assert late.seat == 0


def test_a_table_that_was_closed_before_the_deal_shows_no_seat(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open"], public=True)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    with server.enter(links.table) as watcher:
        assert watcher.refused("look", seat=0) == "server-no-right"
