"""Tables: made, joined, watched, left and come back to, played again, given up."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.core.laws import setups
from ludoteca.games import shelf
from ludoteca.server import wire
from tests.server.house import House, finish, settle, steady

SETUPS = [setup for game in shelf() for setup in setups(game)]


@pytest.mark.parametrize("game", [game.key for game in shelf()])
def test_every_game_begins_with_every_option_at_every_number_of_seats(house: House, game: str) -> None:
    for setup in (setup for setup in SETUPS if setup.game.key == game):
        links = house.create(game, ["me"] * setup.seats, options=setup.options)
        with house.enter(links.table, links.seat) as guest:
            assert guest.table is not None
            assert (guest.table.status, guest.table.options) == ("playing", setup.options)
            assert len(guest.table.seats) == setup.seats
            assert guest.view is not None


def test_a_table_is_as_it_was_wished_for(house: House) -> None:
    manners = {
        "clock": {"kind": "game", "seconds": 600, "increment": 5},
        "undo": "never",
        "hints": False,
        "memory_aid": True,
        "forced": False,
        "pace": "natural",
        "stand_in": "easy",
    }
    links = house.create("patrician", ["me", "open", "hard"], public=True, manners=manners)
    info = house.get(f"/api/tables/{links.table}", wire.TableInfo)
    assert msgspec.to_builtins(info.manners) == {**manners, "clock": {"days": 0, **manners["clock"]}}  # type: ignore[dict-item]
    assert [(seat.kind, seat.ready, seat.level) for seat in info.seats] == [
        ("person", True, None),
        ("open", False, None),
        ("bot", True, "hard"),
    ]
    assert (info.status, info.public, info.title) == ("waiting", True, "Patrician")
    assert len(info.commitment) == 64


@pytest.mark.parametrize(
    ("wish", "status", "key"),
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
def test_a_wish_that_cannot_be_met_is_refused_with_a_reason(
    house: House, wish: dict[str, object], status: int, key: str
) -> None:
    kinds: list[str] = wish["seats"]  # type: ignore[assignment]
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
    refused = house.refused("POST", "/api/tables", {**wish, "seats": seats})
    assert refused[0] == status
    assert key in refused[1]


def test_each_seat_has_a_link_and_the_last_to_sit_down_begins_the_game(house: House) -> None:
    links = house.create("patrician", ["me", "open", "open"])
    assert sorted(links.each) == [1, 2]
    with house.enter(links.table, links.seat) as host:
        assert (host.view, host.turn) == (None, None)
        second = house.join(links.table, "  Bruno \t Rossi ", links.each[2])
        assert second.seats == [2]
        settle([host])
        assert [seat.name for seat in host.info().seats] == ["Ada 0", "", "Bruno Rossi"]
        assert host.info().status == "waiting"
        house.join(links.table, "Chiara", links.join)
        settle([host])
        assert host.info().status == "playing"
        assert host.asked().actors
        assert [seat.name for seat in host.info().seats] == ["Ada 0", "Chiara", "Bruno Rossi"]


def test_whoever_takes_a_seat_by_the_join_link_has_it_alone(house: House) -> None:
    """The link of a seat that another has taken meanwhile opens nothing: it would show their cards."""
    links = house.create("patrician", ["me", "open"])
    early = house.enter(links.table, links.each[1])
    mine = house.join(links.table, "Bruno", links.join)
    assert mine.seats == [1]
    early.until(lambda message: isinstance(message, wire.Bye))
    assert early.bye is not None
    assert early.bye.key == "server-link-gone"
    assert early.view is None  # not one card was seen
    assert house.enter(links.table, links.each[1]).bye is not None
    assert house.refused("POST", f"/api/tables/{links.table}/join", {"name": "X", "token": links.each[1]})[0] == 403
    with house.enter(links.table, mine.seat) as guest:
        assert guest.seat == 1


def test_anybody_may_join_and_watch_a_public_table_and_nobody_another(house: House) -> None:
    links = house.create("patrician", ["me", "open"], public=True)
    assert links.table in [info.id for info in house.get("/api/tables", list[wire.TableInfo])]
    with house.enter(links.table) as watcher:
        assert watcher.seat == -1
        mine = house.join(links.table, "Anybody")
        assert mine.seats == [1]
        settle([watcher])
        assert watcher.table is not None
        assert watcher.table.status == "playing"
    assert house.refused("POST", f"/api/tables/{links.table}/join", {"name": "Late"}) == (409, "server-already-begun")
    hidden = house.create("patrician", ["me", "open"])
    assert hidden.table not in [info.id for info in house.get("/api/tables", list[wire.TableInfo])]
    assert house.refused("POST", f"/api/tables/{hidden.table}/join", {"name": "Late"}) == (403, "server-no-right")
    assert house.refused("GET", f"/api/tables/{hidden.table}") == (403, "server-no-right")
    gone = house.enter(hidden.table)
    assert gone.bye is not None
    assert gone.bye.key == "server-no-right"


@pytest.mark.parametrize("public", [True, False])
def test_who_is_told_that_they_may_sit_down_may_sit_down(house: House, public: bool) -> None:
    links = house.create("patrician", ["me", "open", "open"], public=public)
    for token, may in ((links.join, True), (links.host, True), (links.watch, public), (links.seat, True)):
        with house.enter(links.table, token) as guest:
            state = next(message for message in guest.heard if isinstance(message, wire.State))
            assert state.may_sit is may


def test_a_token_opens_its_own_table_and_does_what_its_kind_may(house: House) -> None:
    links, others = house.create("patrician", ["me", "open"]), house.create("patrician", ["me", "open"])
    for token in (links.seat, links.host, links.watch, links.join):
        assert house.refused("GET", f"/api/tables/{others.table}", None, token) == (403, "server-no-right")
        gone = house.enter(others.table, token)
        assert gone.bye is not None
    path = f"/api/tables/{links.table}"
    for token in (None, links.watch, links.join, links.each[1]):
        for what in ("start", "abandon", "links/0"):
            assert house.refused("POST", f"{path}/{what}", None, token) == (403, "server-no-right")
    for token in (None, links.watch, links.join, links.host):
        assert house.refused("POST", f"{path}/leave", None, token) == (403, "server-no-right")
        assert house.refused("POST", f"{path}/rematch", None, token) == (403, "server-no-right")
    assert house.refused("POST", f"{path}/join", {"name": "X", "token": links.watch}) == (403, "server-no-right")
    assert house.refused("GET", "/api/tables/000000000000") == (404, "server-no-table")


def test_who_watches_sees_and_does_nothing(house: House) -> None:
    links, tokens = house.full("patrician", 2)
    with house.enter(links.table, links.watch) as watcher, house.enter(links.table, tokens[0]) as guest:
        assert (watcher.seat, guest.seat) == (-1, 0)
        assert watcher.turn is not None
        assert (watcher.turn.moves, watcher.turn.ask, watcher.turn.undo) == ([], None, "no")
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
            assert watcher.refused(do, **fields) == "server-no-right", do
        settle([guest])
        assert guest.table is not None
        assert guest.table.watching == 1


def test_two_devices_share_a_seat_and_coming_back_loses_nothing(house: House) -> None:
    links, tokens = house.full("patrician", 2)
    first = house.enter(links.table, tokens[0], lang="en")
    second = house.enter(links.table, tokens[0], lang="fr")
    other = house.enter(links.table, tokens[1])
    everyone = [first, second, other]
    finish(everyone, 1, 10)
    steady(house, everyone)
    assert first.view == second.view
    assert first.log != second.log
    assert first.turn is not None
    assert second.turn is not None
    assert first.turn.ask == second.turn.ask
    seen = first.seq
    first.close()
    settle([second])
    assert second.table is not None
    assert second.table.seats[0].connected
    finish([second, other], 2, 6)
    steady(house, [second, other])
    with house.enter(links.table, tokens[0], seq=seen) as back:  # only what was missed
        assert isinstance(back.heard[0], wire.Stepped)
        assert (back.view, back.asked().ask, back.seq) == (second.view, second.asked().ask, second.seq)
    with house.enter(links.table, tokens[0], seq=second.seq) as back:  # nothing was missed
        assert isinstance(back.heard[0], wire.Told)
    for strange in (0, second.seq + 1000):
        with house.enter(links.table, tokens[0], seq=strange) as back:
            assert isinstance(back.heard[0], wire.State)
            assert back.view == second.view
    second.close()
    settle([other])
    assert other.table is not None
    assert not other.table.seats[0].connected


def test_one_link_for_several_seats_looks_through_each(house: House) -> None:
    links = house.create("patrician", ["me", "me", "me"], manners={"forced": False})
    assert links.seats == [0, 1, 2]
    with house.enter(links.table, links.seat, seat=1) as guest:
        assert guest.seat == 1
        for seat in (0, 2, 1):
            guest.done("look", seat=seat)
            guest.until(lambda message: isinstance(message, wire.State))
            assert guest.seat == seat
        assert guest.refused("look", seat=5) == "server-no-right"
        for _ in range(12):  # whoever's turn it is plays, through the same socket
            assert guest.turn is not None
            actor = guest.turn.actors[0]
            guest.done("look", seat=actor)
            guest.until(lambda message: isinstance(message, wire.State))
            guest.play(guest.legal()[0])
            guest.drain()


def test_the_language_can_be_changed_at_the_table(house: House) -> None:
    links = house.create("patrician", ["me", "me"])
    with house.enter(links.table, links.seat) as guest:
        assert guest.turn is not None
        actor = guest.turn.actors[0]
        told = {}
        for lang in ("en", "fr", "it"):
            guest.done("look", seat=actor, lang=lang)
            guest.until(lambda message: isinstance(message, wire.State))
            refused = guest.ask("move", ask=99, steps=[0])
            assert isinstance(refused, wire.Refused)
            told[lang] = (guest.asked().prompt, guest.asked().moves[0].text, refused.text)
        assert len({words for said in told.values() for words in said}) == 9


def test_leaving_before_the_game_frees_the_seat_and_during_it_leaves_a_bot(house: House) -> None:
    links = house.create("patrician", ["me", "open", "open"])
    mine = house.join(links.table, "Bruno", links.join)
    house.post(f"/api/tables/{links.table}/leave", None, mine.seat)
    info = house.get(f"/api/tables/{links.table}", wire.TableInfo, links.seat)
    assert [seat.kind for seat in info.seats] == ["person", "open", "open"]
    third = house.join(links.table, "Chiara", links.join)
    assert third.seats == [1]
    assert house.enter(links.table, mine.seat).bye is not None  # the seat is another's now
    house.post(f"/api/tables/{links.table}/start", None, links.host)
    with house.enter(links.table, links.seat) as host:
        assert host.table is not None
        assert [seat.kind for seat in host.table.seats] == ["person", "person", "bot"]
        house.post(f"/api/tables/{links.table}/leave", None, third.seat)
        settle([host])
        assert host.table.seats[1].away
        finish([host], 3, 4)  # and the game goes on
    with house.enter(links.table, third.seat) as back:
        back.done("away", away=False)
        assert back.table is not None
        assert not back.table.seats[1].away


def test_nobody_is_away_from_a_game_that_has_not_begun(house: House) -> None:
    """It was written down, and the table could never be loaded again."""
    links = house.create("patrician", ["me", "open"])
    with house.enter(links.table, links.seat) as host:
        assert host.refused("away", away=True) == "server-not-begun"
        assert host.refused("stand_in", seat=0) == "server-not-begun"
        assert host.refused("undo") == "server-not-begun"
        assert host.refused("announce", codes=[]) == "server-not-begun"
        assert host.refused("move", ask=0, steps=[0]) == "server-not-begun"
        assert host.refused("try", ask=0, steps=[0]) == "server-not-begun"
        assert host.refused("hint", ask=0) == "server-not-begun"
    assert house.stored(links.table).status == "waiting"


def test_the_host_may_begin_with_bots_and_give_the_game_up(house: House) -> None:
    links = house.create("san_juan", ["me", "open", "open"])
    with house.enter(links.table, links.seat) as host:
        early = house.enter(links.table, links.each[1])
        house.post(f"/api/tables/{links.table}/start", None, links.seat, status=204)
        early.until(lambda message: isinstance(message, wire.Bye))
        assert early.view is None  # a bot sits there now, and nobody looks at its cards
        assert house.enter(links.table, links.each[2]).bye is not None
        assert house.refused("POST", f"/api/tables/{links.table}/start", None, links.host)[1] == "server-already-begun"
        settle([host])
        assert host.table is not None
        assert [seat.level for seat in host.table.seats] == [None, "medium", "medium"]
        house.post(f"/api/tables/{links.table}/abandon", None, links.host, status=204)
        settle([host])
        assert host.over
        assert host.table.status == "abandoned"
        assert host.ending is None
        assert host.turn is not None
        assert host.turn.actors == []
        assert host.refused("undo") == "core-game-over"
        assert house.refused("POST", f"/api/tables/{links.table}/abandon", None, links.host)[1] == "core-game-over"
    assert links.table not in [info.id for info in house.get("/api/tables", list[wire.TableInfo])]


def test_a_new_link_for_a_seat_ends_the_old_one_and_leaves_the_other_seats(house: House) -> None:
    links = house.create("patrician", ["me", "me", "open"])
    house.join(links.table, "Bruno", links.each[2])
    old = house.enter(links.table, links.seat)
    new = house.post(f"/api/tables/{links.table}/links/1", None, links.seat)
    old.until(lambda message: isinstance(message, wire.Bye))
    with house.enter(links.table, new.seat) as guest, house.enter(links.table, links.seat) as host:
        assert guest.seat == 1
        assert host.seat == 0
        assert host.refused("look", seat=1) == "server-no-right"
    again = house.post(f"/api/tables/{links.table}/links/2", None, links.host)
    assert house.enter(links.table, links.each[2]).bye is not None
    with house.enter(links.table, again.seat) as guest:
        assert guest.seat == 2
    assert house.refused("POST", f"/api/tables/{links.table}/links/7", None, links.host)[1] == "server-no-seat"
    assert house.refused("POST", f"/api/tables/{links.table}/links/2", None, new.seat)[1] == "server-no-right"
    assert house.refused("POST", f"/api/tables/{links.table}/links/2", None, links.each[2])[1] == "server-no-right"


def test_a_rematch_moves_the_seats_on_and_old_links_lead_there(house: House) -> None:
    links, tokens = house.full("patrician", 3)
    assert house.refused("POST", f"/api/tables/{links.table}/rematch", {}, tokens[0]) == (409, "server-not-over")
    house.post(f"/api/tables/{links.table}/abandon", None, links.host)
    first = house.post(f"/api/tables/{links.table}/rematch", {}, tokens[0], status=201)
    assert first.seats == [1]
    info = house.get(f"/api/tables/{links.table}", wire.TableInfo, links.watch)
    assert info.rematch == first.table
    second = house.join(first.table, "whatever", tokens[1])
    assert second.seats == [2]
    third = house.post(f"/api/tables/{links.table}/rematch", {}, tokens[2])
    assert (third.table, third.seats) == (first.table, [0])
    with house.enter(first.table, third.seat) as guest:
        assert guest.table is not None
        assert [seat.name for seat in guest.table.seats] == ["Guest 2", "Ada 0", "Guest 1"]
        assert guest.table.status == "playing"
    again = house.join(first.table, "again", tokens[1])  # on another device
    assert again.seats == [2]
    house.post(f"/api/tables/{first.table}/abandon", None, first.host)
    same = house.post(f"/api/tables/{first.table}/rematch", {"rotate": False}, second.seat)
    assert same.seats == [2]


def test_who_watched_may_watch_the_rematch(house: House) -> None:
    links, tokens = house.full("patrician", 2)
    house.post(f"/api/tables/{links.table}/abandon", None, links.host)
    following = house.post(f"/api/tables/{links.table}/rematch", {}, tokens[0], status=201)
    watching = house.join(following.table, "Wanda", links.watch)
    assert (watching.seat, watching.seats) == (None, [])
    assert watching.watch not in (None, links.watch, following.watch)
    assert house.join(following.table, "Wanda", links.watch) == watching  # as often as one asks
    with house.enter(following.table, watching.watch) as guest:
        assert guest.seat == -1
    assert house.refused("GET", f"/api/tables/{following.table}", None, links.watch)[0] == 403
    stranger, _ = house.full("patrician", 2)
    assert house.refused("POST", f"/api/tables/{following.table}/join", {"name": "X"}, stranger.watch)[0] == 403


def test_a_stranger_who_takes_a_place_at_a_rematch_has_it_alone(house: House) -> None:
    links, tokens = house.full("patrician", 2, public=True)
    house.post(f"/api/tables/{links.table}/abandon", None, links.host)
    new = house.post(f"/api/tables/{links.table}/rematch", {"rotate": False}, tokens[0])
    stranger = house.join(new.table, "Guest 1")
    assert stranger.seats == [1]
    path = f"/api/tables/{new.table}/join"
    assert house.refused("POST", path, {"name": "Guest 1", "token": tokens[1]}) == (409, "server-seat-taken")


def test_my_games_are_found_by_their_links_those_with_my_turn_first(house: House) -> None:
    waiting = house.create("patrician", ["me", "open"])
    playing = house.create("patrician", ["me", "me"])
    other, tokens = house.full("patrician", 2)
    gone = house.create("patrician", ["me", "me"])
    new = house.post(f"/api/tables/{gone.table}/links/0", None, gone.seat)
    held = [waiting.seat, other.watch, playing.seat, waiting.join, "x" * 32, gone.host, new.seat]
    answer = house.ask("POST", "/api/mine", {"tokens": held})
    games = msgspec.json.decode(answer.content, type=list[wire.MyGame])
    assert {game.token for game in games} == {0, 1, 2, 5, 6}
    assert games[0].turn
    by_token = {game.token: game for game in games}
    assert (by_token[2].turn, by_token[2].seats) == (True, [0, 1])
    assert (by_token[1].turn, by_token[1].seats) == (False, [])
    assert (by_token[0].turn, by_token[0].table.status) == (False, "waiting")
    assert tokens


def test_a_hosts_own_cards_are_read_checked_and_played_with(house: House) -> None:
    from ludoteca.core.cards import house_file

    text = house_file("patee_imperiale").text
    answer = house.http.post("/api/games/patee_imperiale/cards", content=text.encode())
    assert answer.status_code == 200
    broken = house.http.post("/api/games/patee_imperiale/cards", content=b"\xff\xfe")
    assert broken.status_code == 400
    assert house.http.post("/api/games/patee_imperiale/cards", content=b"x = " + b"[" * 50_000).status_code == 400
    links = house.create("patee_imperiale", ["me", "me"], cards=text)
    info = house.get(f"/api/tables/{links.table}", wire.TableInfo, links.seat)
    assert info.own_cards
    faces = house.get(f"/api/tables/{links.table}/cards", wire.Faces, links.seat)
    assert faces.own
    assert faces == house.get("/api/games/patee_imperiale/cards", wire.Faces) or faces.cards
