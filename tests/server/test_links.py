"""A link opens only the hand of its own player; neither the host nor the sender of an invitation can see it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec
import pytest

from ludoteca.server.messages import wire
from tests.server.running import Client, RunningServer, drain_all
from tests.server.test_playing import WallClock, wall  # noqa: F401 (a fixture)
from tests.server.test_races import asking, at_once


def opened_seats(server: RunningServer, table: str, token: str | None) -> list[int]:
    """The seats that a link opens."""
    with server.enter(table, token) as client:
        if client.bye is not None:
            return []
        state = next(message for message in client.received if isinstance(message, wire.Snapshot))
        return state.seats


def refusal_key(server: RunningServer, table: str, token: str | None) -> str:
    """The key of the error for a link that opens nothing."""
    with server.enter(table, token) as client:
        assert client.bye is not None
        return client.bye.key


def refused_link(server: RunningServer, table: str, seat: int, token: str | None) -> tuple[int, str]:
    return server.refused("POST", f"/api/tables/{table}/links/{seat}", None, token)


# -------------------------------------------------------------------------------------------- what a host cannot do


def test_a_used_invitation_is_refused_because_the_seat_is_taken(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open"])
    kept = links.each[1]
    client = server.join(links.table, "Bruno", kept)
    assert client.seat not in (None, kept)
    assert refusal_key(server, links.table, kept) == "server-seat-taken"
    for path in ("", "/cards"):
        assert server.refused("GET", f"/api/tables/{links.table}{path}", None, kept) == (409, "server-seat-taken")
    again = {"name": "Host", "token": kept}
    assert server.refused("POST", f"/api/tables/{links.table}/join", again) == (409, "server-seat-taken")
    assert opened_seats(server, links.table, client.seat) == [1]


@pytest.mark.parametrize("begun", [False, True], ids=["before the game", "during the game"])
def test_neither_the_founder_nor_the_host_link_can_get_a_link_to_another_persons_seat(
    server: RunningServer, begun: bool
) -> None:
    links = server.create("patrician", ["me", "open"] if begun else ["me", "open", "open"])
    client = server.join(links.table, "Bruno", links.join)
    for token in (links.host, links.seat, links.join, links.watch):
        assert refused_link(server, links.table, 1, token)[0] in (403, 409)
        body = f"/api/tables/{links.table}/invite/1"
        assert server.refused("POST", body, None, token)[0] in (403, 409)
    assert opened_seats(server, links.table, client.seat) == [1]


def test_the_first_to_ask_for_a_rematch_gets_no_link_to_the_seats_of_others(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    mine = server.post(f"/api/tables/{links.table}/rematch", {}, tokens[0])
    theirs = server.join(mine.table, "x", tokens[1])
    for token in (mine.host, mine.seat, mine.join, mine.watch):
        assert refused_link(server, mine.table, theirs.seats[0], token)[0] in (403, 409)
    assert opened_seats(server, mine.table, theirs.seat) == theirs.seats


def test_a_used_invitation_does_not_work_at_the_rematch(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open"])
    client = server.join(links.table, "Bruno", links.each[1])
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    mine = server.post(f"/api/tables/{links.table}/rematch", {}, links.seat)
    body = {"name": "x", "token": links.each[1]}
    assert server.refused("POST", f"/api/tables/{mine.table}/join", body)[0] in (403, 409)
    theirs = server.join(mine.table, "x", client.seat)
    assert server.refused("POST", f"/api/tables/{mine.table}/join", body)[0] in (403, 409)
    assert opened_seats(server, mine.table, theirs.seat) == theirs.seats


def test_the_invitations_of_a_fork_work_like_all_others(server: RunningServer) -> None:
    links, _ = server.full("patrician", 2)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    request = {"step": 0, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
    fork = server.post(f"/api/tables/{links.table}/fork", request, links.seat)
    server.join(fork.table, "Bruno", fork.each[1])
    assert refusal_key(server, fork.table, fork.each[1]) == "server-seat-taken"


def test_only_one_of_two_people_can_use_an_invitation(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open", "open"])
    with server.enter(links.table, links.each[1]) as late:
        assert late.seat == -1
        server.join(links.table, "Bruno", links.each[1])
        late.until(lambda message: isinstance(message, wire.Bye))
        assert late.bye is not None
        assert late.bye.key == "server-seat-taken"


# -------------------------------------------------------------------------------------------- what a player can do


def test_a_player_has_one_link_for_all_devices_and_may_replace_it(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    with server.enter(links.table, tokens[0]) as host, server.enter(links.table, tokens[1]) as phone:
        assert opened_seats(server, links.table, tokens[1]) == [1]
        new = server.post(f"/api/tables/{links.table}/links/1", None, tokens[1])
        phone.until(lambda message: isinstance(message, wire.Bye))
        assert phone.bye is not None
        assert phone.bye.key == "server-link-gone"
        host.until(lambda message: isinstance(message, wire.TableChanged) and message.notice is not None)
        notices = [
            message.notice for message in host.received if isinstance(message, wire.TableChanged) and message.notice
        ]
        assert [(notice.key, notice.seats) for notice in notices] == [("server-relinked-own", [1])]
        assert "Guest 1" in notices[0].text
    assert opened_seats(server, links.table, new.seat) == [1]
    with server.enter(links.table, links.watch) as later:  # later readers get it, too
        state = later.received[0]
        assert isinstance(state, wire.Snapshot)
        assert [notice.key for notice in state.notices] == ["server-relinked-own"]
    assert [entry.how for _, entry in server.stored(links.table).relinked] == ["own"]


def test_a_recovery_code_works_once(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open"])
    client = server.join(links.table, "Bruno", links.join)
    assert client.recovery is not None
    typed = client.recovery.lower().replace("-", " ")
    new = server.post("/api/recover", {"code": typed})
    assert (new.table, new.seats) == (links.table, [1])
    assert new.recovery not in (None, client.recovery)
    assert opened_seats(server, links.table, new.seat) == [1]
    assert opened_seats(server, links.table, client.seat) == []
    assert server.refused("POST", "/api/recover", {"code": typed}) == (404, "server-no-code")
    assert [entry.how for _, entry in server.stored(links.table).relinked] == ["code"]
    for text in ("", "x" * 81):
        assert server.refused("POST", "/api/recover", {"code": text})[0] == 400
    assert server.refused("POST", "/api/recover", {"code": "x"}) == (404, "server-no-code")


def test_a_recovery_code_is_no_link(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "me"])
    assert links.recovery is not None
    assert server.refused("POST", f"/api/tables/{links.table}/abandon", None, links.recovery)[0] == 403
    assert server.refused("POST", f"/api/tables/{links.table}/links/0", None, links.recovery)[0] == 403


def test_a_player_who_left_before_the_game_cannot_return_by_recovery_code(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open", "open"])
    client = server.join(links.table, "Bruno", links.each[1])
    server.post(f"/api/tables/{links.table}/leave", None, client.seat)
    other = server.join(links.table, "Carla", links.join)
    assert other.seats == client.seats
    assert server.refused("POST", "/api/recover", {"code": client.recovery}) == (404, "server-no-code")
    assert opened_seats(server, links.table, client.seat) == []


def test_the_link_of_a_player_who_left_before_the_game_becomes_an_invitation(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open", "open"])
    client = server.join(links.table, "Bruno", links.each[1])
    server.post(f"/api/tables/{links.table}/leave", None, client.seat)
    assert server.refused("POST", "/api/recover", {"code": client.recovery}) == (404, "server-no-code")
    assert server.refused("POST", f"/api/tables/{links.table}/links/1", None, client.seat)[0] == 403
    again = server.join(links.table, "Bruno", client.seat)
    assert again.seats == [1]
    assert again.seat != client.seat
    assert server.stored(links.table).seats[1].link_is_private


def test_an_invitation_created_while_its_seat_is_taken_does_not_open_the_seat(server: RunningServer) -> None:
    """Either the invitation is used up first, or the seat is already taken."""
    for _ in range(6):
        links = server.create("patrician", ["me", "open", "open"])
        path = f"/api/tables/{links.table}"
        join = asking(server, f"{path}/join", None, {"name": "Bruno", "token": links.each[1]})
        made, sat = at_once(asking(server, f"{path}/invite/1", links.host), join)
        if made.status_code == 200:
            kept = made.json()["each"]["1"]
            body = {"name": "Host", "token": kept}
            if sat.status_code == 200:
                assert server.refused("POST", f"{path}/join", body) == (409, "server-seat-taken")
                assert refusal_key(server, links.table, kept) == "server-seat-taken"
        if sat.status_code == 200:
            assert opened_seats(server, links.table, sat.json()["seat"]) == [1]


def test_a_seat_left_before_the_game_can_be_offered_again(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open", "open"])
    client = server.join(links.table, "Bruno", links.each[1])
    server.post(f"/api/tables/{links.table}/leave", None, client.seat)
    fresh = server.post(f"/api/tables/{links.table}/links/1", None, links.host)
    assert fresh.seat is None
    assert refusal_key(server, links.table, links.each[1]) == "server-seat-taken"
    carla = server.join(links.table, "Carla", fresh.each[1])
    assert opened_seats(server, links.table, carla.seat) == [1]


def test_a_player_can_pass_one_of_several_seats_on_to_a_friend(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "me", "me"])
    given = server.post(f"/api/tables/{links.table}/invite/1", None, links.seat)
    assert opened_seats(server, links.table, links.seat) == [0, 1, 2]  # until somebody accepts
    assert opened_seats(server, links.table, given.each[1]) == []
    friend = server.join(links.table, "Bruno", given.each[1])
    assert friend.seats == [1]
    assert opened_seats(server, links.table, friend.seat) == [1]
    assert opened_seats(server, links.table, links.seat) == [0, 2]
    assert refusal_key(server, links.table, given.each[1]) == "server-seat-taken"
    table = server.stored(links.table)
    assert table.seats[1].name == "Bruno"
    assert table.other_people(0) == [1]  # another person, whose consent is asked
    assert server.refused("POST", "/api/recover", {"code": "x"})[1] == "server-no-code"
    assert server.post("/api/recover", {"code": links.recovery}).seats == [0, 2]
    alone = server.refused("POST", f"/api/tables/{links.table}/invite/1", None, friend.seat)
    assert alone == (409, "server-seat-taken")


def test_a_repeated_request_gets_the_same_answer(server: RunningServer) -> None:
    """The connection is cut after the server has acted: a repeated request gets the same links."""
    links = server.create("patrician", ["me", "open"])
    key = {"idempotency-key": "k" * 32}

    def post(path: str, body: object, token: str | None = None, headers: dict[str, str] = key) -> wire.Links:
        bearer = {"authorization": f"Bearer {token}"} if token else {}
        answer = server.http.post(path, content=msgspec.json.encode(body), headers={**headers, **bearer})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=wire.Links)

    join = f"/api/tables/{links.table}/join"
    mine = post(join, {"name": "Bruno", "token": links.each[1]})
    assert post(join, {"name": "Bruno", "token": links.each[1]}) == mine
    assert server.refused("POST", join, {"name": "Host", "token": links.each[1]})[1] == "server-seat-taken"
    other = {"idempotency-key": "l" * 32}
    renewed = post(f"/api/tables/{links.table}/links/1", {}, mine.seat, other)
    assert renewed.seat != mine.seat
    assert post(f"/api/tables/{links.table}/links/1", {}, mine.seat, other) == renewed
    third = {"idempotency-key": "m" * 32}
    recovered = post("/api/recover", {"code": renewed.recovery}, None, third)
    assert post("/api/recover", {"code": renewed.recovery}, None, third) == recovered
    assert opened_seats(server, links.table, recovered.seat) == [1]
    assert len(server.stored(links.table).relinked) == 2


def test_only_the_last_notices_are_kept(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "me"])
    token = links.seat
    for _ in range(25):
        token = server.post(f"/api/tables/{links.table}/links/0", None, token).seat
    with server.enter(links.table, token) as client:
        state = client.received[0]
        assert isinstance(state, wire.Snapshot)
        assert len(state.notices) == 20


# -------------------------------------------------------------------------------------------- with everybody's consent


def test_a_lost_link_is_replaced_with_the_consent_of_all_others(server: RunningServer, wall: WallClock) -> None:  # noqa: F811
    links, tokens = server.full("patrician", 3)
    server.enter(links.table, tokens[2]).close()
    claims = f"/api/tables/{links.table}/claim"
    with server.enter(links.table, tokens[0]) as first, server.enter(links.table, tokens[1]) as second:
        first.until_absent(2)
        assert server.refused("POST", claims, {}, links.each[2]) == (409, "server-is-here")  # for the grace period
        wall.ahead += 60_000
        claim = server.post(claims, {}, links.each[2])  # the used invitation names the seat
        assert claim.claim is not None
        assert server.refused("POST", claims, {"seat": 2}, links.watch) == (409, "server-link-pending")
        drain_all([first, second])
        assert first.table is not None
        assert first.table.link_asked == 2
        assert first.table.link_waits == [0, 1]
        first.done("consent_link", agree=True)
        drain_all([first])
        assert first.table.link_waits == [1]
        assert opened_seats(server, links.table, claim.claim) == []
        with server.enter(links.table, claim.claim) as waiting:
            second.done("consent_link", agree=True)
            waiting.until(lambda message: isinstance(message, wire.Bye))  # to come back, with a hand
    assert opened_seats(server, links.table, claim.claim) == [2]
    assert opened_seats(server, links.table, tokens[2]) == []
    assert [entry.how for _, entry in server.stored(links.table).relinked] == ["consent"]


def test_a_player_who_returns_ends_the_request_for_their_link(server: RunningServer, wall: WallClock) -> None:  # noqa: F811
    links, tokens = server.full("patrician", 3)
    wall.ahead += 60_000
    with server.enter(links.table, tokens[0]) as first:
        claim = server.post(f"/api/tables/{links.table}/claim", {"seat": 2}, links.watch)
        with server.enter(links.table, tokens[2]):
            first.until(lambda message: isinstance(message, wire.TableChanged) and message.table.link_asked is None)
        assert server.enter(links.table, claim.claim).bye is not None
        assert first.refused("consent_link", agree=True) == "server-no-question"


def test_a_stranger_at_a_seat_kept_for_a_pair_counts_as_another_person(server: RunningServer, wall: WallClock) -> None:  # noqa: F811
    """A rematch keeps seats of a shared link together. A stranger there used to count as one person with their
    neighbour, and a claim on the neighbour's seat opened both hands."""
    links = server.create("patrician", ["me", "me", "open", "open"])
    others = [server.join(links.table, f"P{k}", links.join) for k in range(2)]
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    again = server.post(f"/api/tables/{links.table}/rematch", {"rotate": False}, others[0].seat)
    with server.enter(links.table, links.seat) as pair:
        pair.done("decline_rematch")
    puppet = server.join(again.table, "Puppet", again.join, seat=0)
    victim = server.join(again.table, "Victim", again.join, seat=1)
    server.join(again.table, "x", others[1].seat)
    table = server.stored(again.table)
    assert table.seats_sharing_link(0) == {0}
    assert table.other_people(2) == [0, 1, 3]
    with server.enter(again.table, victim.seat) as client:
        with server.enter(again.table, puppet.seat):
            client.until_present(0)
        client.until_absent(0)
        wall.ahead += 60_000
        claim = server.post(f"/api/tables/{again.table}/claim", {"seat": 0}, again.watch)
        assert claim.claim is not None
        client.done("consent_link", agree=False)


def test_one_refusal_ends_the_request_for_a_link(server: RunningServer, wall: WallClock) -> None:  # noqa: F811
    links, tokens = server.full("patrician", 3)
    wall.ahead += 60_000
    with server.enter(links.table, tokens[0]) as first, server.enter(links.table, tokens[1]) as second:
        assert first.refused("consent_link", agree=True) == "server-no-question"
        claim = server.post(f"/api/tables/{links.table}/claim", {"seat": 2}, links.watch)
        first.done("consent_link", agree=True)
        second.done("consent_link", agree=False)
        assert second.refused("consent_link", agree=True) == "server-no-question"
    assert opened_seats(server, links.table, claim.claim) == []
    assert opened_seats(server, links.table, tokens[2]) == [2]


def test_a_player_who_leaves_ends_the_request_for_a_link(server: RunningServer, wall: WallClock) -> None:  # noqa: F811
    links, tokens = server.full("patrician", 4)
    wall.ahead += 60_000
    with server.enter(links.table, tokens[0]) as first, server.enter(links.table, tokens[1]) as second:
        claims = f"/api/tables/{links.table}/claim"
        old = server.post(claims, {"seat": 3}, links.watch)
        first.done("consent_link", agree=True)
        second.done("consent_link", agree=True)
        server.post(f"/api/tables/{links.table}/leave", None, tokens[2])
        drain_all([first])
        assert first.table is not None
        assert first.table.link_asked is None
        again = server.post(claims, {"seat": 3}, links.watch)
        first.done("consent_link", agree=True)
        second.done("consent_link", agree=True)
    assert opened_seats(server, links.table, old.claim) == []
    assert opened_seats(server, links.table, again.claim) == [3]


def test_two_people_are_too_few_to_decide_about_a_link(server: RunningServer, wall: WallClock) -> None:  # noqa: F811
    links, _ = server.full("patrician", 2)
    hot = server.create("patrician", ["me", "me", "open"])  # three seats, but two people
    server.join(hot.table, "Bruno", hot.join)
    wall.ahead += 60_000
    for table, seat, token in ((links.table, 1, links.host), (hot.table, 2, hot.host)):
        refused = server.refused("POST", f"/api/tables/{table}/claim", {"seat": seat}, token)
        assert refused == (409, "server-link-few")


def test_strangers_cannot_request_a_link(server: RunningServer, wall: WallClock) -> None:  # noqa: F811
    links, _ = server.full("patrician", 3)
    other = server.create("patrician", ["me", "easy"])
    wall.ahead += 60_000
    for token in (None, other.seat, "x" * 32):
        assert server.refused("POST", f"/api/tables/{links.table}/claim", {"seat": 1}, token) == (
            403,
            "server-no-right",
        )
    for seat in (3, 7):
        assert server.refused("POST", f"/api/tables/{links.table}/claim", {"seat": seat}, links.watch)[0] == 400


# -------------------------------------------------------------------------------------------- links of version 0.1


def as_in_0_1(server: RunningServer, table: str, token: str, seat: int) -> None:
    """Turn a link into one of version 0.1: invitation and seat in one."""
    from ludoteca.server.tables import tokens

    file = server.settings.file
    assert file is not None
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(
            "UPDATE tokens SET kind = 'seat', seats = ?, revoked = 0 WHERE hash = ?", (1 << seat, tokens.hashed(token))
        )
        connection.execute(
            "UPDATE log SET data = CAST(replace(data, ',\"private\":true', '') AS BLOB) WHERE table_id = ?", (table,)
        )
        connection.commit()
    assert server.registry is not None
    server.registry.rooms.pop(table, None)


def test_an_open_invitation_of_0_1_is_replaced_when_its_seat_is_taken(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open"])
    as_in_0_1(server, links.table, links.each[1], 1)
    client = server.join(links.table, "Bruno", links.each[1])
    assert client.seat != links.each[1]
    assert refusal_key(server, links.table, links.each[1]) == "server-seat-taken"
    assert opened_seats(server, links.table, client.seat) == [1]


def test_a_person_with_an_invitation_of_0_1_stays_connected_while_others_take_seats(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open", "open"])
    as_in_0_1(server, links.table, links.each[1], 1)
    with server.enter(links.table, links.each[1]) as waiting:
        state = waiting.received[0]
        assert isinstance(state, wire.Snapshot)
        assert state.invited == [1]
        server.join(links.table, "Carla", links.each[2])
        waiting.drain()
        assert waiting.bye is None


def test_a_seat_link_of_0_1_keeps_working_and_a_new_one_is_offered(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open"])
    server.join(links.table, "Bruno", links.each[1])
    as_in_0_1(server, links.table, links.each[1], 1)

    def offered(client: Client) -> bool:
        state = client.received[0]
        assert isinstance(state, wire.Snapshot)
        return state.offer_link

    with server.enter(links.table, links.each[1]) as one, server.enter(links.table, links.each[1]) as other:
        assert (one.seat, other.seat) == (1, 1)
        assert offered(one)
    with server.enter(links.table, links.seat) as host:
        assert not offered(host)
    new = server.post(f"/api/tables/{links.table}/links/1", None, links.each[1])
    assert opened_seats(server, links.table, links.each[1]) == []
    with server.enter(links.table, new.seat) as client:
        assert not offered(client)


def test_a_seat_link_of_0_1_takes_one_person_to_the_rematch(server: RunningServer) -> None:
    """The sender of the invitation may still have it, so the first to come gets the seat, with a new link."""
    links = server.create("patrician", ["me", "open"])
    server.join(links.table, "Bruno", links.each[1])
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)
    as_in_0_1(server, links.table, links.each[1], 1)
    mine = server.post(f"/api/tables/{links.table}/rematch", {}, links.seat)
    theirs = server.join(mine.table, "x", links.each[1])
    assert opened_seats(server, mine.table, theirs.seat) == theirs.seats
    body = {"name": "x", "token": links.each[1]}
    assert server.refused("POST", f"/api/tables/{mine.table}/join", body) == (409, "server-seat-taken")
