"""What remains of a game: its record, whether it was honest, how it looked from each seat, and how it goes on."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
import pytest

from ludoteca.core.luck import promise
from ludoteca.core.record import Record, decode
from ludoteca.core.replay import verify
from ludoteca.games import find
from ludoteca.server import wire
from tests.server.house import Guest, House, finish

GAMES = ("patrician", "san_juan", "patee_imperiale")
NONCES = ("0" * 31 + "1", "f" * 32)


class Played:
    """A game among people that is over, and all that they heard of it."""

    def __init__(self, house: House, game: str) -> None:
        self.links = house.create(game, ["me", "open"], nonce=NONCES[0], manners={"undo": "free"})
        assert self.links.seat is not None
        self.promised = house.get(f"/api/tables/{self.links.table}", wire.TableInfo, self.links.seat).commitment
        second = house.join(self.links.table, "Bruno", self.links.join, nonce=NONCES[1])
        assert second.seat is not None
        self.tokens = [self.links.seat, second.seat]
        self.path = f"/api/tables/{self.links.table}"
        guests = [house.enter(self.links.table, token) for token in [*self.tokens, self.links.watch]]
        finish(guests, 5, 8)
        guests[0].ask("undo")
        self.before = [house.refused("GET", f"{self.path}/{what}", None, self.tokens[0]) for what in HISTORY]
        self.before.append(house.refused("POST", f"{self.path}/fork", {"step": 1, "seats": [{}, {}]}, self.tokens[0]))
        finish(guests, 6)
        self.last = guests[0].turn
        self.guests: list[Guest] = guests
        for guest in guests:
            guest.close()
        answer = house.ask("GET", f"{self.path}/record", None, self.tokens[1])
        self.headers = answer.headers
        self.record: Record = decode(answer.content)
        self.raw = answer.content


HISTORY = ("record", "replay", "verify")


@pytest.fixture(scope="module", params=GAMES)
def played(house: House, request: pytest.FixtureRequest) -> Played:
    return Played(house, request.param)


def test_history_is_for_games_that_are_over(played: Played) -> None:
    assert played.before == [(409, "server-not-over")] * 4


def test_the_record_is_the_game_and_was_promised_before_the_deal(house: House, played: Played) -> None:
    record = played.record
    assert record.luck.commitment == played.promised
    assert record.luck.secret is not None
    assert promise(bytes.fromhex(record.luck.secret)) == played.promised
    assert record.luck.nonces == NONCES
    match = verify(record, find)
    assert match.result is not None
    assert played.guests[0].ending is not None
    assert played.guests[0].ending.result == match.result
    assert [seat.name for seat in record.seats] == ["Ada 0", "Bruno"]
    assert played.headers["content-disposition"].endswith('.ludo.json"')
    verdict = house.get(f"{played.path}/verify", wire.Verdict, played.tokens[0])
    assert verdict.true


def test_before_the_end_nothing_of_the_secret_was_told(played: Played) -> None:
    secret = played.record.luck.secret
    assert secret is not None
    told = "".join(raw for guest in played.guests for raw in guest.raw)
    assert secret not in told
    assert played.promised in told


def test_a_replay_from_a_seat_shows_what_that_seat_saw(house: House, played: Played) -> None:
    for seat, guest in ((0, played.guests[0]), (1, played.guests[1]), (-1, played.guests[2])):
        replay = house.get(f"{played.path}/replay?seat={seat}", wire.Replay, played.tokens[0])
        assert (replay.seat, replay.open) == (seat, False)
        seen = [
            message.view for message in guest.heard
            if isinstance(message, (wire.Stepped, wire.State)) and message.view is not None
        ]  # fmt: skip
        frames = [frame.view for frame in replay.frames]
        assert frames[-1] == seen[-1]
        missing = [view for view in seen if view not in frames]
        assert len(missing) <= 8  # what was taken back is not in the replay
        assert replay.ending == played.guests[0].ending
    assert house.refused("GET", f"{played.path}/replay?seat=5", None, played.tokens[0]) == (400, "server-no-seat")
    assert house.refused("GET", f"{played.path}/replay?seat=x", None, played.tokens[0]) == (400, "server-no-seat")


def test_open_handed_everything_is_seen(house: House, played: Played) -> None:
    replay = house.get(f"{played.path}/replay?seat=-1&open=true", wire.Replay, played.tokens[0])
    own = [house.get(f"{played.path}/replay?seat={k}", wire.Replay, played.tokens[0]).frames for k in (0, 1)]
    assert replay.open
    for at, frame in enumerate(replay.frames):
        if "seats" in frame.view:
            for seat in (0, 1):
                assert frame.view["seats"][seat] == own[seat][at].view["seats"][seat]
    hidden = house.get(f"{played.path}/replay?seat=-1", wire.Replay, played.tokens[0])
    assert [frame.view for frame in replay.frames] != [frame.view for frame in hidden.frames]


def test_a_record_comes_back_as_a_table_if_it_is_true(house: House, played: Played) -> None:
    answer = house.http.post("/api/records", content=played.raw)
    assert answer.status_code == 201, answer.text
    links = msgspec.json.decode(answer.content, type=wire.Links)
    path = f"/api/tables/{links.table}"
    assert house.get(f"{path}/verify", wire.Verdict, links.watch).true
    again = house.get(f"{path}/replay?seat=1", wire.Replay, links.watch)
    first = house.get(f"{played.path}/replay?seat=1", wire.Replay, played.tokens[0])
    assert [frame.view for frame in again.frames] == [frame.view for frame in first.frames]
    assert house.ask("GET", f"{path}/record", None, links.watch).content == played.raw
    with house.enter(links.table, links.watch) as watcher:
        assert watcher.over
        assert watcher.ending is not None
    assert house.refused("POST", f"{path}/abandon", None, links.watch)[0] == 403
    whole: dict[str, Any] = msgspec.json.decode(played.raw)
    move = next(entry for entry in reversed(whole["entries"]) if entry["do"] == "move")
    move["seat"] = 1 - move["seat"]
    for untrue in (msgspec.json.encode(whole), b"{}", b"", b"\xff", b"[" * 100_000, played.raw[:-40]):
        refused = house.http.post("/api/records", content=untrue)
        assert refused.status_code == 400, refused.text
        assert msgspec.json.decode(refused.content, type=wire.Trouble).key.startswith("core-")


def test_a_record_full_of_undos_does_not_keep_the_server_busy(house: House, played: Played) -> None:
    whole: dict[str, Any] = msgspec.json.decode(played.raw)
    whole["entries"] += [{"do": "undo", "seat": 0, "entries": [1]}] * 20_000
    refused = house.http.post("/api/records", content=msgspec.json.encode(whole))
    assert refused.status_code == 400
    assert "server-long-record" in refused.text


def test_a_game_goes_on_from_any_position_with_luck_of_its_own(house: House, played: Played) -> None:
    steps = len(verify(played.record, find).steps)
    replay = house.get(f"{played.path}/replay?seat=0", wire.Replay, played.tokens[0])
    for step in (0, 1, steps // 2):
        wish = {
            "step": step,
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
            "manners": {"pace": "instant"},
        }
        links = house.post(f"{played.path}/fork", wish, played.tokens[0], status=201)
        with house.enter(links.table, links.seat) as guest:
            assert guest.table is not None
            assert guest.table.forked_from == played.links.table
            first = next(message for message in guest.heard if isinstance(message, wire.State))
            if first.step == step + 1:  # the bot has not moved yet
                assert first.view == replay.frames[step].view
            finish([guest], step)
        record = decode(house.ask("GET", f"/api/tables/{links.table}/record", None, links.seat).content)
        assert record.luck.commitment != played.record.luck.commitment
        assert verify(record, find).result is not None
        assert house.get(f"/api/tables/{links.table}/verify", wire.Verdict, links.seat).true
        again = house.post(f"/api/tables/{links.table}/rematch", {}, links.seat)
        with house.enter(again.table, again.seat) as guest, contextlib.suppress(AssertionError):
            assert guest.table is not None
            assert guest.table.forked_from is None
    for wrong in ({"step": steps, "seats": [{}, {}]}, {"step": 1, "seats": [{}]}, {"step": 1, "seats": [{}] * 3}):
        assert house.refused("POST", f"{played.path}/fork", wrong, played.tokens[0]) == (400, "server-bad-fork")


def test_a_game_that_was_given_up_can_be_looked_at(house: House) -> None:
    links = house.create("patrician", ["me", "me"])
    with house.enter(links.table, links.seat) as guest:
        guest.done("look", seat=guest.asked().actors[0])
        guest.drain()
        guest.play_any()
    house.post(f"/api/tables/{links.table}/abandon", None, links.seat)
    replay = house.get(f"/api/tables/{links.table}/replay?open=true", wire.Replay, links.seat)
    assert replay.ending is None
    assert house.get(f"/api/tables/{links.table}/verify", wire.Verdict, links.seat).true
