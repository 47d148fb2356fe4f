"""Data of version 0.1 opens: every table has the same position, and every link opens the same seats."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.server.messages import wire
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.tables.entries import decode_entry, encode
from ludoteca.server.tables.table import Table, fold
from tests.server.running import Client
from tests.table_logs.logs import entry_types, holds
from tests.upgrade import corpus
from tests.upgrade.conftest import UpgradedServer

TOLERANCE = 600_000  # milliseconds on a clock: far more than a test takes, far less than the time since 0.1


def as_json(value: object) -> Any:
    """A struct as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def enter(upgraded: UpgradedServer, table: str, link: corpus.Link, seat: int | None = None) -> Client:
    more = {} if seat is None else {"seat": seat}
    return upgraded.server.enter(table, link.token, **more)


def state_of(guest: Client) -> wire.Snapshot:
    state = guest.received[0]
    assert isinstance(state, wire.Snapshot), guest.bye
    return state


def entries(settings: Settings, kind: str) -> list[bytes]:
    """All entries of all tables, as they are stored."""

    async def read(store: Store) -> list[bytes]:
        loaded = [await store.load(table.table) for table in corpus.tables(kind)]
        return [row.data for table in loaded if table is not None for row in table.rows]

    return corpus.with_store(settings, read)


def test_the_corpus_has_every_status_and_every_type_of_entry_that_0_1_knew(old: Settings, kind: str) -> None:
    statuses = {corpus.status(table) for table in corpus.tables(kind)}
    assert statuses == {"waiting", "playing", "over", "abandoned"}
    tags = {msgspec.json.decode(data)["do"] for data in entries(old, kind)}
    assert tags == {
        "sit", "leave", "bot", "start", "move", "undo", "ask_undo", "answer_undo", "away", "silence", "abandon",
        "rematch", "pause",
    }  # fmt: skip
    assert tags <= set(entry_types()), "tests/table_logs covers the newer types"


def test_every_entry_of_0_1_is_encoded_to_the_same_bytes(old: Settings, kind: str) -> None:
    for data in entries(old, kind):
        assert encode(decode_entry(data)) == data


def test_every_table_folds_to_the_position_it_had(old: Settings, kind: str) -> None:
    """The tables are folded from the stored rows, before any bot moves."""

    async def fold_all(store: Store) -> list[tuple[corpus.Table, Table]]:
        found = []
        for table in corpus.tables(kind):
            loaded = await store.load(table.table)
            assert loaded is not None, table.about
            found.append((table, fold(loaded.table.head, loaded.rows, table.table)))
        return found

    for table, now in corpus.with_store(old, fold_all):
        for _, states in corpus.shown(table):
            for then in states:
                assert now.status == then["table"]["status"], table.about
                assert now.luck.commitment == then["table"]["commitment"], table.about
                assert now.number_for(then["seat"]) == then["seq"], table.about
                assert now.undo_asked_by == then["table"]["undo_asked_by"], table.about
                seats = [(state.kind, state.name, state.away, state.silenced) for state in now.seats]
                assert seats == [(s["kind"], s["name"], s["away"], s["silenced"]) for s in then["seats"]], table.about
                if now.status == "playing":
                    assert now.match is not None
                    assert list(now.match.actors) == then["turn"]["actors"], table.about
                    if then["turn"]["moves"]:
                        assert now.match.legal_codes(then["seat"]) == then["turn"]["moves"], table.about
                        assert now.seats[then["seat"]].question == then["turn"]["ask"], table.about


def test_every_link_that_0_1_accepted_still_opens_the_same(upgraded: UpgradedServer) -> None:
    looked = 0
    for table in corpus.tables(upgraded.kind):
        for link, states in corpus.shown(table):
            if link.refused is not None:
                continue
            for then in states:
                with enter(upgraded, table.table, link, then["seat"] if then["seat"] >= 0 else None) as guest:
                    now = state_of(guest)
                assert now.host == then["host"], table.about
                invited = not link.person and bool(link.seats) and now.table.status == "waiting"
                if invited:  # since 0.1 an invitation holds no seat until somebody accepts it
                    assert (now.seats, now.invited, now.may_sit) == ([], link.seats, True), table.about
                    continue
                assert (now.seat, now.seats, now.step) == (then["seat"], link.seats, then["step"]), table.about
                assert holds(as_json(now.view), then["view"]), table.about
                assert holds(as_json(now.table), then["table"]), table.about
                looked += 1
                for seat, before in zip(now.table.seats, then["seats"], strict=True):
                    facts = {name: before[name] for name in ("kind", "name", "level", "ready", "silenced", "ticking")}
                    assert holds(as_json(seat), facts), table.about
                    if before["left_ms"] is not None:  # clocks do not run while the server is down
                        assert seat.left_ms is not None
                        assert abs(seat.left_ms - before["left_ms"]) < TOLERANCE, table.about
                if then["turn"] is not None:
                    assert now.turn is not None
                    assert now.turn.actors == then["turn"]["actors"], table.about
                    assert now.turn.question == then["turn"]["ask"], table.about
                    assert [choice.code for choice in now.turn.moves] == then["turn"]["moves"], table.about
                if then["result"] is not None:
                    assert now.ending is not None
                    assert holds(as_json(now.ending.result), then["result"]), table.about
    assert looked > 150


def test_a_link_that_0_1_had_revoked_opens_nothing(upgraded: UpgradedServer) -> None:
    revoked = 0
    for table in corpus.tables(upgraded.kind):
        for link in table.links:
            if link.refused is not None:
                with enter(upgraded, table.table, link) as guest:
                    assert guest.bye is not None, table.about
                revoked += 1
    assert revoked > 3


def test_players_find_their_games_by_the_links_in_their_browser(upgraded: UpgradedServer) -> None:
    kept = [(table, link) for table in corpus.tables(upgraded.kind) for link in table.people]
    answer = upgraded.server.ask("POST", "/api/mine", {"tokens": [link.token for _, link in kept[:100]]})
    games = msgspec.json.decode(answer.content, type=list[wire.MyGame])
    found = {(game.table.id, game.token): game.seats for game in games}
    assert found == {(table.table, k): link.seats for k, (table, link) in enumerate(kept[:100])}


def test_the_chat_is_still_there(upgraded: UpgradedServer) -> None:
    for game in ("patrician", "san_juan", "patee_imperiale"):
        table = next(
            table
            for table in corpus.tables(upgraded.kind)
            if table.about == "two people and a bot" and corpus.shown(table)[0][1][0]["table"]["game"] == game
        )
        with enter(upgraded, table.table, table.link("watch")) as guest:
            chats = next(message for message in guest.received if isinstance(message, wire.ChatHistory))
            assert [(line.name, line.text) for line in chats.lines] == [
                ("Ada", "Buona fortuna!"),
                ("Bruno", "Et à toi… «bonne chance» <b>"),
            ]


def test_a_muted_player_stays_muted(upgraded: UpgradedServer) -> None:
    table = corpus.table("a guest got a new link, another is mute", upgraded.kind)
    muted = next(link for link in table.people if link.seats == [2])
    with enter(upgraded, table.table, muted) as guest:
        assert guest.refused("say", text="hello?") == "server-silenced"


@pytest.mark.parametrize("token", [None, "x" * 32])
def test_nothing_opens_without_a_link(upgraded: UpgradedServer, token: str | None) -> None:
    for table in corpus.tables(upgraded.kind):
        if not corpus.shown(table) or corpus.shown(table)[0][1][0]["table"]["public"]:
            continue
        with upgraded.server.enter(table.table, token) as guest:
            assert guest.bye is not None, table.about
