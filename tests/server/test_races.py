"""What is wanted at the same moment, and links that open no more: nothing is written that cannot be read again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx

from ludoteca.server import wire
from tests.server.house import House

ROUNDS = 8


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Everything begins at the same moment."""
    gate = Barrier(len(works))

    def run(work: Callable[[], Any]) -> Any:
        gate.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as hands:
        return list(hands.map(run, works))


def asking(house: House, path: str, token: str | None, body: Any = None) -> Callable[[], httpx.Response]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return lambda: httpx.post(f"{house.address}{path}", json=body, headers=headers, timeout=30)


def test_a_game_is_given_up_once(house: House) -> None:
    for _ in range(ROUNDS):
        links = house.create("patrician", ["me", "me"])
        give_up = asking(house, f"/api/tables/{links.table}/abandon", links.host)
        answers = at_once(give_up, give_up, give_up)
        assert sorted(answer.status_code for answer in answers) == [204, 409, 409]
        assert house.stored(links.table).status == "abandoned"


def test_whoever_leaves_while_the_last_sits_down_leaves_a_bot_or_a_free_seat(house: House) -> None:
    for _ in range(ROUNDS):
        links = house.create("patrician", ["me", "open"])
        path = f"/api/tables/{links.table}"
        join = asking(house, f"{path}/join", None, {"name": "Bruno", "token": links.each[1]})
        at_once(join, asking(house, f"{path}/leave", links.seat))
        table = house.stored(links.table)
        state = table.seats[0]
        assert state.away if table.status == "playing" else state.kind == "open"


def test_two_who_want_a_rematch_meet_at_one_table(house: House) -> None:
    for _ in range(ROUNDS):
        links, tokens = house.full("patrician", 2)
        house.post(f"/api/tables/{links.table}/abandon", None, links.host)
        again = f"/api/tables/{links.table}/rematch"
        answers = at_once(*(asking(house, again, token, {}) for token in tokens))
        assert len({answer.json()["table"] for answer in answers}) == 1
        assert house.stored(answers[0].json()["table"]).status == "playing"


def test_a_new_link_at_a_rematch_locks_out_who_held_the_old_one(house: House) -> None:
    links, tokens = house.full("patrician", 2)
    house.post(f"/api/tables/{links.table}/abandon", None, links.host)
    mine = house.post(f"/api/tables/{links.table}/rematch", {}, tokens[0])
    theirs = house.join(mine.table, "x", tokens[1])
    assert house.join(mine.table, "x", tokens[1]).seat == theirs.seat  # always the same link, on every device
    fresh = house.post(f"/api/tables/{mine.table}/links/{theirs.seats[0]}", None, mine.host)
    assert fresh.seat != theirs.seat
    body = {"name": "x", "token": tokens[1]}
    assert house.refused("POST", f"/api/tables/{mine.table}/join", body) == (403, "server-no-right")
    with house.enter(mine.table, theirs.seat) as guest:
        assert guest.bye is not None
        assert guest.bye.key == "server-no-right"


def test_nobody_gets_a_link_into_a_bots_hand(house: House) -> None:
    links = house.create("patrician", ["me", "easy"])
    for token in (links.host, links.seat):
        assert house.refused("POST", f"/api/tables/{links.table}/links/1", None, token) == (403, "server-no-right")


def test_who_shares_a_link_shares_it_at_the_rematch_too(house: House) -> None:
    links = house.create("patrician", ["me", "me", "open"])
    guest = house.join(links.table, "Carla", links.each[2])
    house.post(f"/api/tables/{links.table}/abandon", None, links.host)
    ours = house.post(f"/api/tables/{links.table}/rematch", {}, links.seat)
    house.join(ours.table, "x", guest.seat)
    table = house.stored(ours.table)
    one, other = ours.seats
    assert table.seats[one].group == table.seats[other].group
    assert [len(table.others(seat)) for seat in (one, other)] == [1, 1]


def test_of_two_new_links_at_once_one_opens_the_seat(house: House) -> None:
    links, _ = house.full("patrician", 2)
    for _ in range(ROUNDS):
        relink = asking(house, f"/api/tables/{links.table}/links/1", links.host)
        fresh = [answer.json()["seat"] for answer in at_once(relink, relink)]
        guests = [house.enter(links.table, token) for token in fresh]
        assert sorted(guest.bye is None for guest in guests) == [False, True]
        for guest in guests:
            guest.close()


def test_whoever_comes_in_while_their_link_is_taken_away_does_not_stay(house: House) -> None:
    links, tokens = house.full("patrician", 2)
    relink = asking(house, f"/api/tables/{links.table}/links/1", links.host)
    for _ in range(ROUNDS):
        guest, answer = at_once(partial(house.enter, links.table, tokens[1]), relink)
        if guest.bye is None:
            guest.until(lambda message: isinstance(message, wire.Bye))
        tokens[1] = answer.json()["seat"]
        guest.close()


def test_a_link_that_was_taken_away_at_one_server_opens_nothing_at_the_other(tmp_path: Path, postgresql: str) -> None:
    with (
        closing(House(tmp_path / "one", database=postgresql)) as one,
        closing(House(tmp_path / "other", database=postgresql)) as other,
    ):
        links, tokens = one.full("patrician", 2)
        with other.enter(links.table, tokens[1]) as guest:
            one.post(f"/api/tables/{links.table}/links/1", None, links.host)
            guest.until(lambda message: isinstance(message, wire.Bye))

        # Bruno leaves before the game begins and stays to look; Carla gets his seat, and her cards are hers alone.
        links = one.create("patrician", ["me", "open", "open"])
        bruno = one.join(links.table, "Bruno", links.join)
        with other.enter(links.table, bruno.seat) as guest:
            other.post(f"/api/tables/{links.table}/leave", None, bruno.seat)
            carla = one.join(links.table, "Carla", links.join)
            assert carla.seats == bruno.seats
            one.join(links.table, "Dario", links.join)
            guest.until(lambda message: isinstance(message, wire.Bye))
            assert guest.view is None
