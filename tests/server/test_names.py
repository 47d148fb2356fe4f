"""Names at a table: each shows something, and none can be taken for another."""

from __future__ import annotations

import pytest

from ludoteca.server.messages import wire
from ludoteca.server.tables.decisions import decide_sit
from ludoteca.server.tables.entries import SeatConfig, SitEntry, TableConfig, encode
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.rows import LogRow
from ludoteca.server.tables.table import Table
from tests.server.running import RunningServer

NOTHING = ("\u3164", "\u2800\u2800", "\u0301\u0302", "\u115f", "\ufe0f", " \u00a0 ", "\uffa0", "\u034f")
LIKE_ADA = ("ada 0", "ADA 0", "\uff21da 0", "\u0410da 0", "Ad\u0430 0", "Ada O", "A\ufe0fda 0", "  Ada   0")


@pytest.mark.parametrize("name", NOTHING)
def test_a_name_that_shows_nothing_is_refused(server: RunningServer, name: str) -> None:
    links = server.create("patrician", ["me", "open"])
    path = f"/api/tables/{links.table}/join"
    assert server.refused("POST", path, {"name": name, "token": links.join}) == (400, "server-bad-name")
    if name.strip():
        seats = [{"kind": "me", "name": name}, {"kind": "open"}]
        refused = server.refused("POST", "/api/tables", {"game": "patrician", "seats": seats})
        assert refused == (400, "server-bad-name")


@pytest.mark.parametrize("name", LIKE_ADA)
def test_a_name_that_looks_like_another_at_the_table_is_refused_wherever_one_is_given(
    server: RunningServer, name: str
) -> None:
    taken = (409, "server-name-taken")
    links = server.create("patrician", ["me", "me", "open", "open"])
    path = f"/api/tables/{links.table}"
    assert server.refused("POST", f"{path}/join", {"name": name, "token": links.join}) == taken
    guest = server.join(links.table, "Bruno", links.join)
    assert server.refused("POST", f"{path}/join", {"name": name, "token": guest.seat}) == taken  # a new name
    server.join(links.table, "BRUNO", guest.seat)  # of one's own
    given = server.post(f"{path}/invite/1", None, links.seat)
    assert server.refused("POST", f"{path}/join", {"name": name, "token": given.each[1]}) == taken
    seats = [{"kind": "me", "name": "Ada 0"}, {"kind": "me", "name": name}]
    assert server.refused("POST", "/api/tables", {"game": "patrician", "seats": seats}) == taken


def test_other_names_are_fine_and_a_bot_makes_way_for_a_person(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open", "open", "open"])
    for name in ("Ádá 0", "Ottone", "李 🐌"):
        server.join(links.table, name, links.join)
    seats = [{"kind": "me", "name": "Livia"}, {"kind": "bot"}, {"kind": "bot"}]
    new = server.post("/api/tables", {"game": "patrician", "seats": seats})
    names = [seat.name for seat in server.get(f"/api/tables/{new.table}", wire.TableInfo, new.seat).seats]
    assert len(set(names)) == 3
    waiting = server.create("patrician", ["me", "open", "open"])
    server.join(waiting.table, "Baldo", waiting.each[1])
    server.post(f"/api/tables/{waiting.table}/start", None, waiting.host)
    names = [seat.name for seat in server.get(f"/api/tables/{waiting.table}", wire.TableInfo, waiting.seat).seats]
    assert len(set(names)) == 3


def test_nobody_takes_the_name_of_a_player_for_whom_a_seat_is_kept(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 3)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    new = server.post(f"/api/tables/{links.table}/rematch", {}, tokens[0])
    with server.enter(links.table, tokens[2]) as carla:
        carla.done("decline_rematch")
    path = f"/api/tables/{new.table}/join"
    assert server.refused("POST", path, {"name": "guest I", "token": new.join}) == (409, "server-name-taken")
    server.join(new.table, "Guest 2", new.join)
    server.join(new.table, "x", tokens[1])  # they come with their own names


def test_names_of_stored_logs_stay_valid() -> None:
    """Version 0.1 allowed such names, and the page gives its own again on every visit."""
    seats = [SeatConfig("person", "Ada", group=0), SeatConfig("open"), SeatConfig("open")]
    table = Table("0" * 12, TableConfig("patrician", {}, seats, wire.TableSettings(), False, 0, "00" * 32))
    for n, (seat, name) in enumerate(((1, "ada"), (2, "\u3164")), 1):
        table.apply_row(LogRow(table.id, n, n, encode(SitEntry(seat, name))))
        assert decide_sit(table, seat, name, None).name == name
    with pytest.raises(Refusal, match="has that name"):
        decide_sit(table, 2, "ada", None)
