"""Rematches: offered, accepted or declined, kept for their people, closed; and the colours that everybody keeps."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.server.messages import wire
from ludoteca.server.tables import rematches
from ludoteca.server.tables.tokens import derived_token
from tests.server.running import Client, RunningServer
from tests.server.test_friends import notices
from tests.server.test_links import as_in_0_1


def finished(server: RunningServer, seats: int = 3, public: bool = False) -> tuple[wire.Links, list[str]]:
    """A table of people whose game has ended: all of their links."""
    links, tokens = server.full("patrician", seats, public=public)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    return links, tokens


def offer(server: RunningServer, table: str, token: str) -> wire.Links:
    return server.post(f"/api/tables/{table}/rematch", {}, token, status=201)


def info(server: RunningServer, table: str, token: str | None) -> wire.TableInfo:
    return server.get(f"/api/tables/{table}", wire.TableInfo, token)


def answers(table: wire.TableInfo) -> tuple[int | None, list[int], list[int]]:
    return table.rematch_by, table.rematch_accepted, table.rematch_declined


@contextlib.contextmanager
def at(server: RunningServer, table: str, *tokens: str | None) -> Iterator[list[Client]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(server.enter(table, token)) for token in tokens]


def test_a_rematch_is_announced_and_everybody_sees_who_accepts_and_who_declines(server: RunningServer) -> None:
    links, tokens = finished(server)
    with at(server, links.table, *tokens, links.watch) as clients:
        ada, bruno, carla, watcher = clients
        new = offer(server, links.table, tokens[1])
        for client in clients:
            client.drain()
            assert client.info().rematch == new.table
            assert answers(client.info()) == (1, [1], [])
        assert notices(ada) == notices(watcher) == [("server-rematch-offered", "Guest 1 offers a rematch.")]
        assert notices(bruno) == [("server-rematch-offered", "You offer a rematch.")]
        assert [seat.kept_for for seat in info(server, new.table, new.host).seats] == ["Guest 2", "Ada 0", ""]

        mine = server.join(new.table, "whatever", tokens[0])
        server.join(new.table, "again", tokens[0])  # from another device: nothing is logged twice
        assert mine.seats == [1]
        assert notices(bruno)[1:] == [("server-rematch-accepted", "Ada 0 plays again.")]
        assert answers(bruno.info()) == (1, [0, 1], [])

        carla.done("decline_rematch")
        carla.done("decline_rematch")
        assert notices(bruno)[2:] == [("server-rematch-declined", "Guest 2 does not play again.")]
        assert answers(bruno.info()) == (1, [0, 1], [2])
        assert [seat.kept_for for seat in info(server, new.table, new.host).seats] == ["", "", ""]
        assert watcher.refused("decline_rematch") == "server-no-right"
    stored = server.stored(links.table)
    assert (stored.rematch_by, stored.rematch_accepted, stored.rematch_declined) == (1, {0, 1}, {2})


def test_a_kept_seat_is_open_to_its_player_alone_until_they_decline(server: RunningServer) -> None:
    links, tokens = finished(server, public=True)
    new = offer(server, links.table, tokens[0])
    path = f"/api/tables/{new.table}"
    for body in (
        {"name": "X"},
        {"name": "X", "token": new.join},
        {"name": "X", "seat": 2},
        {"name": "X", "token": new.host},
    ):
        assert server.refused("POST", f"{path}/join", body) == (409, "server-seat-kept")
    assert server.refused("POST", f"{path}/invite/2", None, new.host) == (409, "server-seat-kept")
    assert new.table not in [table.id for table in server.get("/api/tables", list[wire.TableInfo])]
    with server.enter(links.table, tokens[1]) as bruno:
        bruno.done("decline_rematch")
    assert new.table in [table.id for table in server.get("/api/tables", list[wire.TableInfo])]
    assert server.join(new.table, "Xenia", new.join).seats == [2]
    assert server.refused("POST", f"{path}/join", {"name": "B", "token": tokens[1]}) == (409, "server-seat-taken")
    assert server.join(new.table, "Guest 2", tokens[2]).seats == [0]
    assert info(server, new.table, new.host).status == "playing"


def test_the_one_who_offers_runs_the_rematch_by_their_seat_and_may_fill_it_with_bots(server: RunningServer) -> None:
    links, tokens = finished(server)
    new = offer(server, links.table, tokens[2])
    server.join(new.table, "x", tokens[0])
    path = f"/api/tables/{new.table}"
    with server.enter(new.table, new.seat) as host:
        entered = next(message for message in host.received if isinstance(message, wire.Snapshot))
        assert entered.host
    other = server.join(new.table, "x", tokens[0])
    assert server.refused("POST", f"{path}/start", None, other.seat) == (403, "server-no-right")
    server.post(f"{path}/start", None, new.seat)
    seats = info(server, new.table, new.host).seats
    assert [(seat.kind, seat.kept_for) for seat in seats] == [("person", ""), ("person", ""), ("bot", "")]
    assert info(server, links.table, tokens[0]).rematch == new.table


def test_a_closed_rematch_can_be_offered_again(server: RunningServer) -> None:
    links, tokens = finished(server)
    with at(server, links.table, *tokens) as clients:
        first = offer(server, links.table, tokens[0])
        clients[2].done("decline_rematch")
        server.post(f"/api/tables/{first.table}/abandon", None, first.seat)
        for client in clients:
            assert notices(client)[-1] == ("server-rematch-closed", "The rematch was closed.")
            assert client.info().rematch is None
            assert answers(client.info()) == (None, [], [])
        assert clients[1].refused("decline_rematch") == "server-no-question"
        second = offer(server, links.table, tokens[1])
        assert second.table != first.table
        assert answers(info(server, links.table, tokens[0])) == (1, [1], [])
    assert server.stored(links.table).rematch == second.table


@pytest.mark.parametrize("how", ["decline", "leave"])
def test_a_rematch_is_closed_if_the_one_who_offered_it_leaves(server: RunningServer, how: str) -> None:
    links, tokens = finished(server)
    first = offer(server, links.table, tokens[0])
    server.join(first.table, "x", tokens[1])
    if how == "leave":
        server.post(f"/api/tables/{first.table}/leave", None, first.seat)
    else:
        with server.enter(links.table, tokens[0]) as ada:
            ada.done("decline_rematch")
    assert info(server, first.table, first.host).status == "abandoned"
    assert info(server, links.table, tokens[1]).rematch is None
    second = offer(server, links.table, tokens[1])  # otherwise the others could only wait
    server.join(second.table, "x", tokens[2])
    server.post(f"/api/tables/{second.table}/start", None, second.seat)


def test_nobody_declines_a_rematch_that_they_play(server: RunningServer) -> None:
    links, tokens = finished(server)
    new = offer(server, links.table, tokens[0])
    server.post(f"/api/tables/{new.table}/start", None, new.seat)
    with at(server, links.table, *tokens) as (ada, bruno, _):
        assert ada.refused("decline_rematch") == "server-already-begun"
        bruno.done("decline_rematch")
        bruno.drain()
        assert answers(bruno.info()) == (0, [0], [1])


def remove(server: RunningServer, table: str) -> None:
    """Remove a table, as `admin prune` does."""
    assert server.settings.file is not None
    assert server.registry is not None
    with closing(sqlite3.connect(server.settings.file)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM tables WHERE id = ?", (table,))
        connection.commit()
    server.registry.rooms.pop(table, None)


def test_a_rematch_can_be_offered_again_when_it_was_removed(server: RunningServer) -> None:
    links, tokens = finished(server)
    first = offer(server, links.table, tokens[0])
    remove(server, first.table)
    second = offer(server, links.table, tokens[1])
    assert answers(info(server, links.table, tokens[0])) == (1, [1], [])
    server.join(second.table, "x", tokens[0])
    remove(server, links.table)
    server.post(f"/api/tables/{second.table}/leave", None, second.seat, status=204)
    server.post(f"/api/tables/{second.table}/abandon", None, second.host, status=204)


def test_a_full_log_keeps_nobody_from_the_rematch(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    links, tokens = finished(server)
    new = offer(server, links.table, tokens[0])
    monkeypatch.setattr(rematches, "MOST_ENTRIES", 1)
    assert server.join(new.table, "x", tokens[1]).seats == [2]


def test_a_rematch_that_began_is_not_closed_by_being_abandoned(server: RunningServer) -> None:
    links, tokens = finished(server, 2)
    new = offer(server, links.table, tokens[0])
    server.join(new.table, "x", tokens[1])
    server.post(f"/api/tables/{new.table}/abandon", None, new.host)
    assert info(server, links.table, tokens[0]).rematch == new.table


@pytest.mark.parametrize("how", ["decline", "leave"])
def test_somebody_who_has_accepted_may_change_their_mind_twice(server: RunningServer, how: str) -> None:
    links, tokens = finished(server)
    new = offer(server, links.table, tokens[0])
    own = server.join(new.table, "x", tokens[1])
    if how == "leave":
        server.post(f"/api/tables/{new.table}/leave", None, own.seat)
    else:
        with server.enter(links.table, tokens[1]) as bruno:
            bruno.done("decline_rematch")
    assert answers(info(server, links.table, tokens[0])) == (0, [0], [1])
    assert info(server, new.table, new.host).seats[2].kind == "open"
    again = server.join(new.table, "x", tokens[1])
    assert (again.seat, again.seats) == (own.seat, [2])
    assert answers(info(server, links.table, tokens[0])) == (0, [0, 1], [])
    with server.enter(new.table, again.seat) as client:
        assert client.seat == 2


def test_players_keep_their_colours_through_rematches_and_forks(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open", "easy"])
    bruno = server.join(links.table, "Bruno", links.join)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)

    def colours(table: str, token: str | None) -> dict[str, int]:
        return {seat.name: seat.colour for seat in info(server, table, token).seats}

    first = colours(links.table, links.watch)
    assert list(first.values()) == [0, 1, 2]
    table, tokens = links.table, [links.seat, bruno.seat]
    for _ in range(2):
        assert tokens[0] is not None
        new = offer(server, table, tokens[0])
        tokens = [new.seat, server.join(new.table, "x", tokens[1]).seat]
        assert colours(new.table, new.seat) == first
        server.post(f"/api/tables/{new.table}/abandon", None, new.host)
        table = new.table
    assert [seat.colour for seat in info(server, table, tokens[0]).seats] == [1, 2, 0]
    kinds = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}, {"kind": "bot"}]
    fork = server.post(f"/api/tables/{table}/fork", {"step": 0, "seats": kinds}, tokens[0])
    assert [seat.colour for seat in info(server, fork.table, fork.seat).seats] == [1, 2, 0]


def test_the_seats_of_one_link_are_answered_for_together(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "me", "open"])
    carla = server.join(links.table, "Carla", links.join)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    assert carla.seat is not None
    new = offer(server, links.table, carla.seat)
    with server.enter(links.table, links.seat) as pair:
        pair.done("decline_rematch")
        pair.drain()
        assert answers(pair.info()) == (2, [2], [0, 1])
    assert server.join(new.table, "P", new.join).seats == [1]
    assert server.join(new.table, "Q", new.join).seats == [2]


def test_who_was_given_a_seat_after_the_offer_is_a_person_of_their_own_at_the_rematch(server: RunningServer) -> None:
    links = server.create("san_juan", ["me", "me", "open", "open"])
    carla, dario = (server.join(links.table, name, links.join) for name in ("Carla", "Dario"))
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    assert carla.seat is not None
    new = offer(server, links.table, carla.seat)
    invitation = server.post(f"/api/tables/{links.table}/invite/1", None, links.seat)
    bruno = server.join(links.table, "Bruno", invitation.each[1])
    for token in (bruno.seat, links.seat, dario.seat):
        server.join(new.table, "x", token)
    stored = server.stored(new.table)
    assert stored.status == "playing"
    # Otherwise one of them would consent for both, and a new link to one seat would open both hands.
    assert [sorted(stored.seats_sharing_link(seat)) for seat in range(4)] == [[0], [1], [2], [3]]


@pytest.mark.parametrize("old", [False, True])
def test_who_got_no_answer_repeats_the_request_and_gets_the_same_link_and_code(
    server: RunningServer, old: bool
) -> None:
    links = server.create("patrician", ["me", "open"])
    bruno = server.join(links.table, "Bruno", links.join).seat
    if old:  # others may know the link, so that the new one is not derived from it
        assert bruno is not None
        as_in_0_1(server, links.table, bruno, 1)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    headers = {"authorization": f"Bearer {bruno}", "idempotency-key": ("old" if old else "new") + "-" * 29}
    first, again = (
        server.http.post(f"/api/tables/{links.table}/rematch", content=b"{}", headers=headers).raise_for_status()
        for _ in range(2)
    )
    kept = ("table", "seat", "seats", "recovery")
    assert [first.json()[name] for name in kept] == [again.json()[name] for name in kept]
    assert first.json()["recovery"]
    assert (first.json()["seat"] == derived_token(str(bruno), first.json()["table"])) != old


def test_a_rematch_is_announced_and_answered_between_workers(tmp_path: Path, postgresql: str) -> None:
    with (
        closing(RunningServer(tmp_path / "one", database=postgresql)) as one,
        closing(RunningServer(tmp_path / "other", database=postgresql)) as other,
    ):
        links, tokens = finished(one, 3)

        def until(client: Client, expected: tuple[int | None, list[int], list[int]]) -> None:
            while answers(client.info()) != expected:
                client.next()

        with one.enter(links.table, tokens[0]) as ada, other.enter(links.table, tokens[1]) as bruno:
            new = offer(one, links.table, tokens[0])
            until(bruno, (0, [0], []))
            assert notices(bruno) == [("server-rematch-offered", "Ada 0 offers a rematch.")]
            other.join(new.table, "x", tokens[1])
            until(ada, (0, [0, 1], []))
            with other.enter(links.table, tokens[2]) as carla:
                carla.done("decline_rematch")
            until(ada, (0, [0, 1], [2]))
            assert other.join(new.table, "Dario", new.join).seats == [0]
            assert info(other, new.table, new.seat).status == "playing"
