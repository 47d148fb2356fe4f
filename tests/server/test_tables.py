"""Tables: created, joined, watched, left, reconnected to, rematched, abandoned."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.core.laws import setups
from ludoteca.games import keys, shelf
from ludoteca.server.messages import wire
from tests.server.running import RunningServer, drain_all, play_randomly, wait_until_quiet

SETUPS = [game for title in shelf() for game in setups(title)]


@pytest.mark.parametrize("key", keys())
def test_every_game_starts_with_every_option_and_number_of_seats(server: RunningServer, key: str) -> None:
    for game in (game for game in SETUPS if game.key == key):
        links = server.create(key, ["me"] * game.seats, options=game.options)
        with server.enter(links.table, links.seat) as client:
            assert client.table is not None
            assert (client.table.status, client.table.options) == ("playing", game.options)
            assert len(client.table.seats) == game.seats
            assert client.view is not None


def test_a_table_is_created_as_requested(server: RunningServer) -> None:
    settings = {
        "clock": {"kind": "game", "seconds": 600, "increment": 5},
        "undo": "never",
        "hints": False,
        "memory_aid": True,
        "forced": False,
        "pace": "natural",
        "stand_in": "easy",
    }
    links = server.create("patrician", ["me", "open", "hard"], public=True, manners=settings)
    info = server.get(f"/api/tables/{links.table}", wire.TableInfo)
    assert msgspec.to_builtins(info.settings) == {**settings, "clock": {"days": 0, **settings["clock"]}}  # type: ignore[dict-item]
    assert [(seat.kind, seat.ready, seat.level) for seat in info.seats] == [
        ("person", True, None),
        ("open", False, None),
        ("bot", True, "hard"),
    ]
    assert (info.status, info.public, info.title) == ("waiting", True, "Patrician")
    assert len(info.commitment) == 64


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "go", "seats": ["me"]}, 404, "core-unknown-game"),
        ({"game": "patrician", "seats": ["me"]}, 400, "core-bad-seats"),
        ({"game": "patrician", "seats": ["me"] * 8}, 400, "core-bad-seats"),
        ({"game": "patrician", "seats": ["me", "me"], "options": {"moon": True}}, 400, "core-unknown-option"),
        ({"game": "patrician", "seats": ["me", "me"], "options": {"messengers": 3}}, 400, "core-bad-flag"),
        ({"game": "patrician", "seats": ["me", "genius"]}, 400, "core-unknown-bot"),
        ({"game": "patrician", "seats": ["me", "stdio:sh"]}, 400, "core-unknown-bot"),
        ({"game": "patrician", "seats": ["me", "search:ms=60000"]}, 400, "server-bot-greedy"),
        ({"game": "patrician", "seats": ["me", "me"], "manners": {"stand_in": "stdio:x"}}, 400, "core-unknown-bot"),
        ({"game": "patrician", "seats": ["me", "me"], "manners": {"clock": {"kind": "move"}}}, 400, "server-bad-clock"),
        ({"game": "patrician", "seats": ["me", "me"], "cards": "nonsense = ["}, 400, ""),
        ({"game": "patrician", "seats": ["me", "me"], "moon": 1}, 400, "server-bad-body"),
        ({"game": "patrician", "seats": ["me", "me"], "nonce": "xyz"}, 400, "server-bad-body"),
    ],
)  # fmt: skip
def test_an_impossible_request_is_refused_with_a_reason(
    server: RunningServer, body: dict[str, object], status: int, key: str
) -> None:
    kinds: list[str] = body["seats"]  # type: ignore[assignment]
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
    refused = server.refused("POST", "/api/tables", {**body, "seats": seats})
    assert refused[0] == status
    assert key in refused[1]


def test_each_seat_has_a_link_and_the_game_starts_when_the_last_is_taken(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open", "open"])
    assert sorted(links.each) == [1, 2]
    with server.enter(links.table, links.seat) as host:
        assert (host.view, host.turn) == (None, None)
        second = server.join(links.table, "  Bruno \t Rossi ", links.each[2])
        assert second.seats == [2]
        drain_all([host])
        assert [seat.name for seat in host.info().seats] == ["Ada 0", "", "Bruno Rossi"]
        assert host.info().status == "waiting"
        server.join(links.table, "Chiara", links.join)
        drain_all([host])
        assert host.info().status == "playing"
        assert host.last_turn().actors
        assert [seat.name for seat in host.info().seats] == ["Ada 0", "Chiara", "Bruno Rossi"]


def test_a_seat_taken_by_the_join_link_belongs_to_one_person(server: RunningServer) -> None:
    """The link of a seat that another person has taken must not show their cards."""
    links = server.create("patrician", ["me", "open"])
    early = server.enter(links.table, links.each[1])
    mine = server.join(links.table, "Bruno", links.join)
    assert mine.seats == [1]
    early.until(lambda message: isinstance(message, wire.Bye))
    assert early.bye is not None
    assert early.bye.key == "server-seat-taken"
    assert early.view is None  # not one card was seen
    assert server.enter(links.table, links.each[1]).bye is not None
    body = {"name": "X", "token": links.each[1]}
    assert server.refused("POST", f"/api/tables/{links.table}/join", body) == (409, "server-seat-taken")
    with server.enter(links.table, mine.seat) as client:
        assert client.seat == 1


def test_anybody_may_join_and_watch_a_public_table_but_no_other(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open"], public=True)
    assert links.table in [info.id for info in server.get("/api/tables", list[wire.TableInfo])]
    with server.enter(links.table) as spectator:
        assert spectator.seat == -1
        mine = server.join(links.table, "Anybody")
        assert mine.seats == [1]
        drain_all([spectator])
        assert spectator.table is not None
        assert spectator.table.status == "playing"
    assert server.refused("POST", f"/api/tables/{links.table}/join", {"name": "Late"}) == (409, "server-already-begun")
    hidden = server.create("patrician", ["me", "open"])
    assert hidden.table not in [info.id for info in server.get("/api/tables", list[wire.TableInfo])]
    assert server.refused("POST", f"/api/tables/{hidden.table}/join", {"name": "Late"}) == (403, "server-no-right")
    assert server.refused("GET", f"/api/tables/{hidden.table}") == (403, "server-no-right")
    gone = server.enter(hidden.table)
    assert gone.bye is not None
    assert gone.bye.key == "server-no-right"


@pytest.mark.parametrize("public", [True, False])
def test_may_sit_is_true_exactly_for_readers_who_can_take_a_seat(server: RunningServer, public: bool) -> None:
    links = server.create("patrician", ["me", "open", "open"], public=public)
    for token, may in ((links.join, True), (links.host, True), (links.watch, public), (links.seat, True)):
        with server.enter(links.table, token) as client:
            state = next(message for message in client.received if isinstance(message, wire.Snapshot))
            assert state.may_sit is may


def test_a_token_opens_only_its_table_and_has_only_its_rights(server: RunningServer) -> None:
    links, others = server.create("patrician", ["me", "open"]), server.create("patrician", ["me", "open"])
    for token in (links.seat, links.host, links.watch, links.join):
        assert server.refused("GET", f"/api/tables/{others.table}", None, token) == (403, "server-no-right")
        gone = server.enter(others.table, token)
        assert gone.bye is not None
    path = f"/api/tables/{links.table}"
    for token in (None, links.watch, links.join, links.each[1]):
        for what in ("start", "abandon", "links/0"):
            assert server.refused("POST", f"{path}/{what}", None, token) == (403, "server-no-right")
    for token in (None, links.watch, links.join, links.host):
        assert server.refused("POST", f"{path}/leave", None, token) == (403, "server-no-right")
        assert server.refused("POST", f"{path}/rematch", None, token) == (403, "server-no-right")
    assert server.refused("POST", f"{path}/join", {"name": "X", "token": links.watch}) == (403, "server-no-right")
    assert server.refused("GET", "/api/tables/000000000000") == (404, "server-no-table")


def test_a_spectator_sees_the_table_but_can_do_nothing(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    with server.enter(links.table, links.watch) as spectator, server.enter(links.table, tokens[0]) as client:
        assert (spectator.seat, client.seat) == (-1, 0)
        assert spectator.turn is not None
        assert (spectator.turn.moves, spectator.turn.question, spectator.turn.undo) == ([], None, "no")
        asks: dict[str, dict[str, object]] = {
            "move": {"ask": 0, "steps": [0]},
            "try": {"ask": 0, "steps": [0]},
            "undo": {},
            "consent": {"agree": True},
            "hint": {"ask": 0},
            "announce": {"codes": []},
            "away": {"away": True},
            "stand_in": {"seat": 0},
            "silence": {"seat": 0, "silent": True},
            "look": {"seat": 0},
        }
        for do, fields in asks.items():
            assert spectator.refused(do, **fields) == "server-no-right", do
        drain_all([client])
        assert client.table is not None
        assert client.table.watching == 1


def test_two_devices_share_a_seat_and_reconnecting_loses_nothing(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    first = server.enter(links.table, tokens[0], lang="en")
    second = server.enter(links.table, tokens[0], lang="fr")
    other = server.enter(links.table, tokens[1])
    everyone = [first, second, other]
    play_randomly(everyone, 1, 10)
    wait_until_quiet(server, everyone)
    assert first.view == second.view
    assert first.log != second.log
    assert first.turn is not None
    assert second.turn is not None
    assert first.turn.question == second.turn.question
    seen = first.seq
    first.close()
    drain_all([second])
    assert second.table is not None
    assert second.table.seats[0].connected
    play_randomly([second, other], 2, 6)
    wait_until_quiet(server, [second, other])
    with server.enter(links.table, tokens[0], seq=seen) as back:  # only the missed moves
        assert isinstance(back.received[0], wire.StepUpdate)
        assert (back.view, back.last_turn().question, back.seq) == (
            second.view,
            second.last_turn().question,
            second.seq,
        )
    with server.enter(links.table, tokens[0], seq=second.seq) as back:  # nothing was missed
        assert isinstance(back.received[0], wire.TableChanged)
    for strange in (0, second.seq + 1000):
        with server.enter(links.table, tokens[0], seq=strange) as back:
            assert isinstance(back.received[0], wire.Snapshot)
            assert back.view == second.view
    second.close()
    drain_all([other])
    assert other.table is not None
    assert not other.table.seats[0].connected


def test_a_link_with_several_seats_can_switch_between_them(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "me", "me"], manners={"forced": False})
    assert links.seats == [0, 1, 2]
    with server.enter(links.table, links.seat, seat=1) as client:
        assert client.seat == 1
        for seat in (0, 2, 1):
            client.done("look", seat=seat)
            client.until(lambda message: isinstance(message, wire.Snapshot))
            assert client.seat == seat
        assert client.refused("look", seat=5) == "server-no-right"
        for _ in range(12):  # each seat to act plays through the same socket
            assert client.turn is not None
            actor = client.turn.actors[0]
            client.done("look", seat=actor)
            client.until(lambda message: isinstance(message, wire.Snapshot))
            client.play(client.legal()[0])
            client.drain()


def test_the_language_can_be_changed_at_the_table(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "me"])
    with server.enter(links.table, links.seat) as client:
        assert client.turn is not None
        actor = client.turn.actors[0]
        texts = {}
        for lang in ("en", "fr", "it"):
            client.done("look", seat=actor, lang=lang)
            client.until(lambda message: isinstance(message, wire.Snapshot))
            refused = client.ask("move", ask=99, steps=[0])
            assert isinstance(refused, wire.Refused)
            texts[lang] = (client.last_turn().prompt, client.last_turn().moves[0].text, refused.text)
        assert len({text for words in texts.values() for text in words}) == 9


def test_leaving_opens_the_seat_before_the_game_and_leaves_a_bot_during_it(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open", "open"])
    mine = server.join(links.table, "Bruno", links.join)
    server.post(f"/api/tables/{links.table}/leave", None, mine.seat)
    info = server.get(f"/api/tables/{links.table}", wire.TableInfo, links.seat)
    assert [seat.kind for seat in info.seats] == ["person", "open", "open"]
    third = server.join(links.table, "Chiara", links.join)
    assert third.seats == [1]
    assert server.enter(links.table, mine.seat).bye is not None  # the seat now belongs to somebody else
    server.post(f"/api/tables/{links.table}/start", None, links.host)
    with server.enter(links.table, links.seat) as host:
        assert host.table is not None
        assert [seat.kind for seat in host.table.seats] == ["person", "person", "bot"]
        server.post(f"/api/tables/{links.table}/leave", None, third.seat)
        drain_all([host])
        assert host.table.seats[1].away
        play_randomly([host], 3, 4)  # and the game goes on
    with server.enter(links.table, third.seat) as back:
        back.done("away", away=False)
        assert back.table is not None
        assert not back.table.seats[1].away


def test_nobody_can_be_away_before_the_game_starts(server: RunningServer) -> None:
    """This used to be logged, and the table could never be loaded again."""
    links = server.create("patrician", ["me", "open"])
    with server.enter(links.table, links.seat) as host:
        assert host.refused("away", away=True) == "server-not-begun"
        assert host.refused("stand_in", seat=0) == "server-not-begun"
        assert host.refused("undo") == "server-not-begun"
        assert host.refused("announce", codes=[]) == "server-not-begun"
        assert host.refused("move", ask=0, steps=[0]) == "server-not-begun"
        assert host.refused("try", ask=0, steps=[0]) == "server-not-begun"
        assert host.refused("hint", ask=0) == "server-not-begun"
    assert server.stored(links.table).status == "waiting"


def test_the_host_may_start_with_bots_and_abandon_the_game(server: RunningServer) -> None:
    links = server.create("san_juan", ["me", "open", "open"])
    with server.enter(links.table, links.seat) as host:
        early = server.enter(links.table, links.each[1])
        server.post(f"/api/tables/{links.table}/start", None, links.seat, status=204)
        early.until(lambda message: isinstance(message, wire.Bye))
        assert early.view is None  # a bot sits there now, and nobody may see its cards
        assert server.enter(links.table, links.each[2]).bye is not None
        assert server.refused("POST", f"/api/tables/{links.table}/start", None, links.host)[1] == "server-already-begun"
        drain_all([host])
        assert host.table is not None
        assert [seat.level for seat in host.table.seats] == [None, "medium", "medium"]
        server.post(f"/api/tables/{links.table}/abandon", None, links.host, status=204)
        drain_all([host])
        assert host.over
        assert host.table.status == "abandoned"
        assert host.ending is None
        assert host.turn is not None
        assert host.turn.actors == []
        assert host.refused("undo") == "core-game-over"
        assert server.refused("POST", f"/api/tables/{links.table}/abandon", None, links.host)[1] == "core-game-over"
    assert links.table not in [info.id for info in server.get("/api/tables", list[wire.TableInfo])]


def test_a_rematch_rotates_the_seats_and_old_links_work_there(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 3)
    assert server.refused("POST", f"/api/tables/{links.table}/rematch", {}, tokens[0]) == (409, "server-not-over")
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    first = server.post(f"/api/tables/{links.table}/rematch", {}, tokens[0], status=201)
    assert first.seats == [1]
    info = server.get(f"/api/tables/{links.table}", wire.TableInfo, links.watch)
    assert info.rematch == first.table
    second = server.join(first.table, "whatever", tokens[1])
    assert second.seats == [2]
    third = server.post(f"/api/tables/{links.table}/rematch", {}, tokens[2])
    assert (third.table, third.seats) == (first.table, [0])
    with server.enter(first.table, third.seat) as client:
        assert client.table is not None
        assert [seat.name for seat in client.table.seats] == ["Guest 2", "Ada 0", "Guest 1"]
        assert client.table.status == "playing"
    again = server.join(first.table, "again", tokens[1])  # on another device
    assert again.seats == [2]
    server.post(f"/api/tables/{first.table}/abandon", None, first.host)
    same = server.post(f"/api/tables/{first.table}/rematch", {"rotate": False}, second.seat)
    assert same.seats == [2]


def test_a_spectator_may_watch_the_rematch(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    following = server.post(f"/api/tables/{links.table}/rematch", {}, tokens[0], status=201)
    watching = server.join(following.table, "Wanda", links.watch)
    assert (watching.seat, watching.seats) == (None, [])
    assert watching.watch not in (None, links.watch, following.watch)
    assert server.join(following.table, "Wanda", links.watch) == watching  # as often as one asks
    with server.enter(following.table, watching.watch) as client:
        assert client.seat == -1
    assert server.refused("GET", f"/api/tables/{following.table}", None, links.watch)[0] == 403
    stranger, _ = server.full("patrician", 2)
    assert server.refused("POST", f"/api/tables/{following.table}/join", {"name": "X"}, stranger.watch)[0] == 403


def test_a_seat_of_a_rematch_taken_by_a_stranger_is_theirs_alone(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2, public=True)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    new = server.post(f"/api/tables/{links.table}/rematch", {"rotate": False}, tokens[0])
    path = f"/api/tables/{new.table}/join"
    assert server.refused("POST", path, {"name": "Stranger"}) == (409, "server-seat-kept")
    with server.enter(links.table, tokens[1]) as guest:
        guest.done("decline_rematch")
    stranger = server.join(new.table, "Stranger")
    assert stranger.seats == [1]
    assert server.refused("POST", path, {"name": "Guest 1", "token": tokens[1]}) == (409, "server-seat-taken")


def test_my_games_are_listed_by_tokens_with_my_turns_first(server: RunningServer) -> None:
    waiting = server.create("patrician", ["me", "open"])
    playing = server.create("patrician", ["me", "me"])
    other, tokens = server.full("patrician", 2)
    gone = server.create("patrician", ["me", "me"])
    new = server.post(f"/api/tables/{gone.table}/links/0", None, gone.seat)
    held = [waiting.seat, other.watch, playing.seat, waiting.join, "x" * 32, gone.host, new.seat]
    answer = server.ask("POST", "/api/mine", {"tokens": held})
    games = msgspec.json.decode(answer.content, type=list[wire.MyGame])
    assert {game.token for game in games} == {0, 1, 2, 5, 6}
    assert games[0].turn
    by_token = {game.token: game for game in games}
    assert (by_token[2].turn, by_token[2].seats) == (True, [0, 1])
    assert (by_token[1].turn, by_token[1].seats) == (False, [])
    assert (by_token[0].turn, by_token[0].table.status) == (False, "waiting")
    assert tokens


def test_a_hosts_card_file_is_checked_and_used(server: RunningServer) -> None:
    from ludoteca.core.cards import house_file

    text = house_file("patee_imperiale").text
    answer = server.http.post("/api/games/patee_imperiale/cards", content=text.encode())
    assert answer.status_code == 200
    broken = server.http.post("/api/games/patee_imperiale/cards", content=b"\xff\xfe")
    assert broken.status_code == 400
    assert server.http.post("/api/games/patee_imperiale/cards", content=b"x = " + b"[" * 50_000).status_code == 400
    links = server.create("patee_imperiale", ["me", "me"], cards=text)
    info = server.get(f"/api/tables/{links.table}", wire.TableInfo, links.seat)
    assert info.own_cards
    faces = server.get(f"/api/tables/{links.table}/cards", wire.CardFaces, links.seat)
    assert faces.own
    assert faces == server.get("/api/games/patee_imperiale/cards", wire.CardFaces) or faces.cards
