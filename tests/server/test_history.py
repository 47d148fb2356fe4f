"""The history of a game: its record, its verification, its replay, and forks."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
import pytest

from ludoteca.core.luck import commitment_to
from ludoteca.core.record import Record, decode
from ludoteca.core.replay import verify
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find
from ludoteca.server.messages import wire
from ludoteca.server.tables.moments import moments
from tests.server.running import Client, RunningServer, play_randomly

GAMES = ("patrician", "san_juan", "patee_imperiale")
NONCES = ("0" * 31 + "1", "f" * 32)


class Played:
    """A finished game among people, and everything they received."""

    def __init__(self, server: RunningServer, game: str) -> None:
        self.links = server.create(game, ["me", "open"], nonce=NONCES[0], manners={"undo": "free"})
        assert self.links.seat is not None
        self.promised = server.get(f"/api/tables/{self.links.table}", wire.TableInfo, self.links.seat).commitment
        second = server.join(self.links.table, "Bruno", self.links.join, nonce=NONCES[1])
        assert second.seat is not None
        self.tokens = [self.links.seat, second.seat]
        self.path = f"/api/tables/{self.links.table}"
        clients = [server.enter(self.links.table, token) for token in [*self.tokens, self.links.watch]]
        play_randomly(clients, 5, 8)
        clients[0].ask("undo")
        self.before = [server.refused("GET", f"{self.path}/{what}", None, self.tokens[0]) for what in HISTORY]
        self.before.append(server.refused("POST", f"{self.path}/fork", {"step": 1, "seats": [{}, {}]}, self.tokens[0]))
        play_randomly(clients, 6)
        self.last = clients[0].turn
        self.clients: list[Client] = clients
        for client in clients:
            client.close()
        answer = server.ask("GET", f"{self.path}/record", None, self.tokens[1])
        self.headers = answer.headers
        self.record: Record = decode(answer.content)
        self.raw = answer.content


HISTORY = ("record", "replay", "verify", "moments")


@pytest.fixture(scope="module", params=GAMES)
def played(server: RunningServer, request: pytest.FixtureRequest) -> Played:
    return Played(server, request.param)


def test_history_is_only_available_after_the_end(played: Played) -> None:
    assert played.before == [(409, "server-not-over")] * 5


def test_the_record_holds_the_game_and_matches_its_commitment(server: RunningServer, played: Played) -> None:
    record = played.record
    assert record.luck.commitment == played.promised
    assert record.luck.secret is not None
    assert commitment_to(bytes.fromhex(record.luck.secret)) == played.promised
    assert record.luck.nonces == NONCES
    match = verify(record, find)
    assert match.result is not None
    assert played.clients[0].ending is not None
    assert played.clients[0].ending.result == match.result
    assert [seat.name for seat in record.seats] == ["Ada 0", "Bruno"]
    assert played.headers["content-disposition"].endswith('.ludo.json"')
    verdict = server.get(f"{played.path}/verify", wire.Verdict, played.tokens[0])
    assert verdict.true


def test_the_telling_moments_address_the_player_of_the_link(server: RunningServer, played: Played) -> None:
    found = server.get(f"{played.path}/moments", wire.Moments, played.tokens[0]).moments
    assert found
    assert server.get(f"{played.path}/moments", wire.Moments, played.tokens[0]).moments == found
    match = verify(played.record, find)
    words = {(lang, seat): moments(played.record, seat, Words(lang)) for lang in LANGUAGES for seat in (-1, 0, 1)}
    assert found == words["en", 0]
    assert all(0 < moment.step < len(match.steps) for moment in found)
    for lang in LANGUAGES:
        path = f"{played.path}/moments?lang={lang}"
        assert server.get(path, wire.Moments, played.tokens[1]).moments == words[lang, 1]
        assert server.get(path, wire.Moments, played.links.watch).moments == words[lang, -1]
        other = server.get(f"{path}&seat=0", wire.Moments, played.tokens[1]).moments
        assert other == words[lang, 1]  # a link addresses only its own seats


def test_the_secret_is_not_sent_before_the_end(played: Played) -> None:
    secret = played.record.luck.secret
    assert secret is not None
    received = "".join(raw for client in played.clients for raw in client.raw)
    assert secret not in received
    assert played.promised in received


def test_a_replay_from_a_seat_shows_what_that_seat_saw(server: RunningServer, played: Played) -> None:
    for seat, client in ((0, played.clients[0]), (1, played.clients[1]), (-1, played.clients[2])):
        replay = server.get(f"{played.path}/replay?seat={seat}", wire.Replay, played.tokens[0])
        assert (replay.seat, replay.open) == (seat, False)
        seen = [
            message.view for message in client.received
            if isinstance(message, (wire.StepUpdate, wire.Snapshot)) and message.view is not None
        ]  # fmt: skip
        frames = [frame.view for frame in replay.frames]
        assert frames[-1] == seen[-1]
        missing = [view for view in seen if view not in frames]
        assert len(missing) <= 8  # moves that were undone are not in the replay
        assert replay.ending == client.ending
    assert server.refused("GET", f"{played.path}/replay?seat=5", None, played.tokens[0]) == (400, "server-no-seat")
    assert server.refused("GET", f"{played.path}/replay?seat=x", None, played.tokens[0]) == (400, "server-no-seat")


def test_an_open_replay_shows_everything(server: RunningServer, played: Played) -> None:
    replay = server.get(f"{played.path}/replay?seat=-1&open=true", wire.Replay, played.tokens[0])
    own = [server.get(f"{played.path}/replay?seat={k}", wire.Replay, played.tokens[0]).frames for k in (0, 1)]
    assert replay.open
    for at, frame in enumerate(replay.frames):
        if "seats" in frame.view:
            for seat in (0, 1):
                assert frame.view["seats"][seat] == own[seat][at].view["seats"][seat]
    hidden = server.get(f"{played.path}/replay?seat=-1", wire.Replay, played.tokens[0])
    assert [frame.view for frame in replay.frames] != [frame.view for frame in hidden.frames]


def test_a_record_that_verifies_can_be_imported_as_a_table(server: RunningServer, played: Played) -> None:
    answer = server.http.post("/api/records", content=played.raw)
    assert answer.status_code == 201, answer.text
    links = msgspec.json.decode(answer.content, type=wire.Links)
    path = f"/api/tables/{links.table}"
    assert server.get(f"{path}/verify", wire.Verdict, links.watch).true
    again = server.get(f"{path}/replay?seat=1", wire.Replay, links.watch)
    first = server.get(f"{played.path}/replay?seat=1", wire.Replay, played.tokens[0])
    assert [frame.view for frame in again.frames] == [frame.view for frame in first.frames]
    assert server.ask("GET", f"{path}/record", None, links.watch).content == played.raw
    with server.enter(links.table, links.watch) as spectator:
        assert spectator.over
        assert spectator.ending is not None
    assert server.refused("POST", f"{path}/abandon", None, links.watch)[0] == 403
    whole: dict[str, Any] = msgspec.json.decode(played.raw)
    move = next(entry for entry in reversed(whole["entries"]) if entry["do"] == "move")
    move["seat"] = 1 - move["seat"]
    for untrue in (msgspec.json.encode(whole), b"{}", b"", b"\xff", b"[" * 100_000, played.raw[:-40]):
        refused = server.http.post("/api/records", content=untrue)
        assert refused.status_code == 400, refused.text
        assert msgspec.json.decode(refused.content, type=wire.ErrorResponse).key.startswith("core-")


def test_a_record_full_of_undos_does_not_block_the_server(server: RunningServer, played: Played) -> None:
    whole: dict[str, Any] = msgspec.json.decode(played.raw)
    whole["entries"] += [{"do": "undo", "seat": 0, "entries": [1]}] * 20_000
    refused = server.http.post("/api/records", content=msgspec.json.encode(whole))
    assert refused.status_code == 400
    assert "server-long-record" in refused.text


def test_a_game_can_be_forked_from_any_position_with_new_luck(server: RunningServer, played: Played) -> None:
    steps = len(verify(played.record, find).steps)
    replay = server.get(f"{played.path}/replay?seat=0", wire.Replay, played.tokens[0])
    for step in (0, 1, steps // 2):
        request = {
            "step": step,
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
            "manners": {"pace": "instant"},
        }
        links = server.post(f"{played.path}/fork", request, played.tokens[0], status=201)
        with server.enter(links.table, links.seat) as client:
            assert client.table is not None
            assert client.table.forked_from == played.links.table
            first = next(message for message in client.received if isinstance(message, wire.Snapshot))
            if first.step == step + 1:  # the bot has not moved yet
                assert first.view == replay.frames[step].view
            play_randomly([client], step)
        record = decode(server.ask("GET", f"/api/tables/{links.table}/record", None, links.seat).content)
        assert record.luck.commitment != played.record.luck.commitment
        assert verify(record, find).result is not None
        assert server.get(f"/api/tables/{links.table}/verify", wire.Verdict, links.seat).true
        again = server.post(f"/api/tables/{links.table}/rematch", {}, links.seat)
        with server.enter(again.table, again.seat) as client, contextlib.suppress(AssertionError):
            assert client.table is not None
            assert client.table.forked_from is None
    for wrong in ({"step": steps, "seats": [{}, {}]}, {"step": 1, "seats": [{}]}, {"step": 1, "seats": [{}] * 3}):
        assert server.refused("POST", f"{played.path}/fork", wrong, played.tokens[0]) == (400, "server-bad-fork")


def test_an_abandoned_game_can_be_replayed(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "me"])
    with server.enter(links.table, links.seat) as client:
        client.done("look", seat=client.last_turn().actors[0])
        client.drain()
        client.play_any()
    server.post(f"/api/tables/{links.table}/abandon", None, links.seat)
    replay = server.get(f"/api/tables/{links.table}/replay?open=true", wire.Replay, links.seat)
    assert replay.ending is None
    assert server.get(f"/api/tables/{links.table}/verify", wire.Verdict, links.seat).true
