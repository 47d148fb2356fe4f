"""Simultaneous requests and revoked links: the log always stays readable."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx

from ludoteca.server.messages import wire
from tests.server.running import RunningServer

ROUNDS = 8


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Start all calls at the same moment."""
    gate = Barrier(len(works))

    def run(work: Callable[[], Any]) -> Any:
        gate.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as hands:
        return list(hands.map(run, works))


def asking(server: RunningServer, path: str, token: str | None, body: Any = None) -> Callable[[], httpx.Response]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return lambda: httpx.post(f"{server.address}{path}", json=body, headers=headers, timeout=30)


def test_a_game_is_abandoned_only_once(server: RunningServer) -> None:
    for _ in range(ROUNDS):
        links = server.create("patrician", ["me", "me"])
        give_up = asking(server, f"/api/tables/{links.table}/abandon", links.host)
        answers = at_once(give_up, give_up, give_up)
        assert sorted(answer.status_code for answer in answers) == [204, 409, 409]
        assert server.stored(links.table).status == "abandoned"


def test_a_player_who_leaves_while_the_last_seat_is_taken_leaves_a_bot_or_an_open_seat(server: RunningServer) -> None:
    for _ in range(ROUNDS):
        links = server.create("patrician", ["me", "open"])
        path = f"/api/tables/{links.table}"
        join = asking(server, f"{path}/join", None, {"name": "Bruno", "token": links.each[1]})
        at_once(join, asking(server, f"{path}/leave", links.seat))
        table = server.stored(links.table)
        state = table.seats[0]
        assert state.away if table.status == "playing" else state.kind == "open"


def test_two_simultaneous_requests_for_a_rematch_lead_to_one_table(server: RunningServer) -> None:
    for _ in range(ROUNDS):
        links, tokens = server.full("patrician", 2)
        server.post(f"/api/tables/{links.table}/abandon", None, links.host)
        again = f"/api/tables/{links.table}/rematch"
        answers = at_once(*(asking(server, again, token, {}) for token in tokens))
        assert len({answer.json()["table"] for answer in answers}) == 1
        assert server.stored(answers[0].json()["table"]).status == "playing"


def test_a_new_link_at_a_rematch_ends_the_old_one(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    mine = server.post(f"/api/tables/{links.table}/rematch", {}, tokens[0])
    theirs = server.join(mine.table, "x", tokens[1])
    assert server.join(mine.table, "x", tokens[1]).seat == theirs.seat  # always the same link, on every device
    fresh = server.post(f"/api/tables/{mine.table}/links/{theirs.seats[0]}", None, theirs.seat)
    assert fresh.seat != theirs.seat
    body = {"name": "x", "token": tokens[1]}
    assert server.refused("POST", f"/api/tables/{mine.table}/join", body) == (403, "server-no-right")
    with server.enter(mine.table, theirs.seat) as client:
        assert client.bye is not None
        assert client.bye.key == "server-link-gone"


def test_no_link_can_open_a_bots_seat(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "easy"])
    for token in (links.host, links.seat):
        assert server.refused("POST", f"/api/tables/{links.table}/links/1", None, token) == (403, "server-no-right")


def test_seats_that_share_a_link_share_it_at_the_rematch(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "me", "open"])
    client = server.join(links.table, "Carla", links.each[2])
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    ours = server.post(f"/api/tables/{links.table}/rematch", {}, links.seat)
    server.join(ours.table, "x", client.seat)
    table = server.stored(ours.table)
    one, other = ours.seats
    assert table.seats[one].group == table.seats[other].group
    assert [len(table.other_people(seat)) for seat in (one, other)] == [1, 1]


def test_of_two_simultaneous_new_links_only_one_opens_the_seat(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    for _ in range(ROUNDS):
        relink = asking(server, f"/api/tables/{links.table}/links/1", tokens[1])
        answers = at_once(relink, relink)
        assert sorted(answer.status_code for answer in answers) == [200, 403]
        tokens[1] = next(answer.json()["seat"] for answer in answers if answer.status_code == 200)
        with server.enter(links.table, tokens[1]) as client:
            assert client.seat == 1


def test_a_reader_whose_link_is_revoked_while_entering_is_dismissed(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    for _ in range(ROUNDS):
        relink = asking(server, f"/api/tables/{links.table}/links/1", tokens[1])
        client, answer = at_once(partial(server.enter, links.table, tokens[1]), relink)
        if client.bye is None:
            client.until(lambda message: isinstance(message, wire.Bye))
        tokens[1] = answer.json()["seat"]
        client.close()


def test_a_link_revoked_at_one_server_is_refused_at_the_other(tmp_path: Path, postgresql: str) -> None:
    with (
        closing(RunningServer(tmp_path / "one", database=postgresql)) as one,
        closing(RunningServer(tmp_path / "other", database=postgresql)) as other,
    ):
        links, tokens = one.full("patrician", 2)
        with other.enter(links.table, tokens[1]) as client:
            one.post(f"/api/tables/{links.table}/links/1", None, tokens[1])
            client.until(lambda message: isinstance(message, wire.Bye))

        # Bruno leaves before the game and stays to watch. Carla gets his seat, and only she may see her cards.
        links = one.create("patrician", ["me", "open", "open"])
        bruno = one.join(links.table, "Bruno", links.join)
        with other.enter(links.table, bruno.seat) as client:
            other.post(f"/api/tables/{links.table}/leave", None, bruno.seat)
            carla = one.join(links.table, "Carla", links.join)
            assert carla.seats == bruno.seats
            one.join(links.table, "Dario", links.join)
            client.until(lambda message: isinstance(message, wire.Bye))
            assert client.view is None
