"""Links of version 0.1: a seat link works until its player asks for a new one, and an invitation works once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.server.messages import wire
from ludoteca.server.settings import Settings
from tests.server.running import Client, RunningServer, drain_all, run_server
from tests.upgrade import corpus


@pytest.fixture
def server(old: Settings) -> Iterator[RunningServer]:
    with run_server(old.data, database=old.database) as running:
        yield running


def state_of(guest: Client) -> wire.Snapshot:
    state = guest.received[0]
    assert isinstance(state, wire.Snapshot), guest.bye
    return state


def refusal(server: RunningServer, table: str, token: str) -> str | None:
    """The key of the error for a link; None if it opens something."""
    with server.enter(table, token) as guest:
        return None if guest.bye is None else guest.bye.key


def offered(server: RunningServer, table: str, token: str | None) -> bool:
    with server.enter(table, token) as guest:
        return state_of(guest).offer_link


def seated(kind: str, status: str) -> list[tuple[corpus.Table, corpus.Link]]:
    """The links of the players at all tables of one status."""
    return [(table, link) for table in corpus.tables(kind) if corpus.status(table) == status for link in table.people]


@pytest.mark.parametrize("status", ["waiting", "playing"])
def test_a_player_is_offered_a_new_link_if_others_may_have_the_old_one(
    server: RunningServer, kind: str, status: str
) -> None:
    """In 0.1 the founder of a table got all invitations and new links; only the founder's own link was never sent."""
    for table, link in seated(kind, status):
        followed = table.about.startswith("a rematch")  # the link is derived from the one of the previous game
        alone = link.given_as == "maker" and not followed
        given_away = "given away" in table.about
        assert offered(server, table.table, link.token) is (not alone or given_away), table.about


def test_no_new_link_is_offered_for_a_finished_game(server: RunningServer, kind: str) -> None:
    for table, link in seated(kind, "over"):
        assert not offered(server, table.table, link.token)


@pytest.mark.parametrize(
    "about",
    ["two people and a bot", "one guest sits", "a guest by the link for all", "a rematch, being played", "a guest got"],
)
def test_an_old_link_works_in_every_browser_until_its_player_asks_for_a_new_one(
    server: RunningServer, kind: str, about: str
) -> None:
    table = corpus.table(about, kind)
    link = next(link for link in table.people if link.given_as != "maker")
    path = f"/api/tables/{table.table}"
    with (
        server.enter(table.table, link.token) as laptop,
        server.enter(table.table, link.token) as phone,
        server.enter(table.table, table.link("watch").token) as spectator,
    ):
        assert (state_of(laptop).seats, state_of(phone).seats) == (link.seats, link.seats)
        server.join(table.table, "Bruno", link.token)  # the page does so on every visit
        assert refusal(server, table.table, link.token) is None
        assert offered(server, table.table, link.token), "a new name does not make the link private"
        new = server.post(f"{path}/links/{link.seats[0]}", None, link.token)
        for browser in (laptop, phone):
            browser.until(lambda message: isinstance(message, wire.Bye))
            assert browser.bye is not None
            assert browser.bye.key == "server-link-gone"
        spectator.until(lambda message: isinstance(message, wire.TableChanged) and message.notice is not None)
    assert refusal(server, table.table, link.token) == "server-link-gone"
    assert server.refused("POST", f"{path}/links/{link.seats[0]}", None, link.token) == (403, "server-link-gone")
    assert new.seats == link.seats
    assert new.recovery is not None
    assert new.seat not in (None, link.token)
    assert not offered(server, table.table, new.seat)
    recovered = server.post("/api/recover", {"code": new.recovery})
    assert recovered.seats == link.seats


@pytest.mark.parametrize("first", ["maker", "relinked"])
def test_a_seat_given_to_a_friend_is_theirs_alone_after_new_links(server: RunningServer, kind: str, first: str) -> None:
    """In 0.1 the founder created the friend's link, and the log did not say so."""
    table = corpus.table("of three seats of one link, one was given away", kind)
    links = {name: table.link(name) for name in ("maker", "relinked")}
    for name in (first, "relinked" if first == "maker" else "maker"):
        link = links[name]
        if name == "relinked":
            assert offered(server, table.table, link.token)
        new = server.post(f"/api/tables/{table.table}/links/{link.seats[0]}", None, link.token)
        assert new.seats == link.seats
        assert refusal(server, table.table, link.token) == "server-link-gone"
        assert not offered(server, table.table, new.seat)
        links[name] = corpus.Link(str(new.seat), name, new.seats, True)
    maker, friend = links["maker"].token, links["relinked"].token
    assert server.refused("POST", f"/api/tables/{table.table}/links/2", None, maker)[0] in (403, 409)
    with server.enter(table.table, maker) as host, server.enter(table.table, friend) as guest:
        assert (state_of(host).host, state_of(guest).host) == (True, False)
        assert (state_of(host).seats, state_of(guest).seats) == ([0, 1], [2])


# -------------------------------------------------------------------------------------------- open invitations


def invitations(kind: str) -> list[tuple[corpus.Table, corpus.Link]]:
    """Links to open seats, at the tables that were waiting when 0.1 was killed."""
    return [
        (table, link)
        for table in corpus.tables(kind)
        if corpus.status(table) == "waiting"
        for link in table.links
        if link.seats and not link.person and link.refused is None
    ]


def test_an_open_invitation_works_once(server: RunningServer, kind: str) -> None:
    used = 0
    for table, link in invitations(kind):
        mine = server.join(table.table, f"Zita {link.seats}", link.token)
        assert mine.seats == link.seats, table.about
        assert mine.seat not in (None, link.token), table.about
        assert mine.recovery is not None
        assert refusal(server, table.table, link.token) == "server-seat-taken", table.about
        again = {"name": "Somebody", "token": link.token}
        taken = server.refused("POST", f"/api/tables/{table.table}/join", again)
        assert taken == (409, "server-seat-taken"), table.about
        host = table.link("host").token
        assert server.refused("POST", f"/api/tables/{table.table}/links/{link.seats[0]}", None, host)[0] in (403, 409)
        assert not offered(server, table.table, mine.seat), table.about
        used += 1
    assert used == 10


def test_an_open_invitation_shows_no_hand_before_it_is_accepted(server: RunningServer, kind: str) -> None:
    for table, link in invitations(kind):
        with server.enter(table.table, link.token) as guest:
            state = state_of(guest)
            assert (state.seat, state.seats, state.invited) == (-1, [], link.seats), table.about


def test_everybody_who_joins_by_the_shared_link_gets_their_own_and_uses_up_the_invitation_to_their_seat(
    server: RunningServer, kind: str
) -> None:
    table = corpus.table("open invitations, nobody has come", kind)
    join = table.link("join").token
    first, second = server.join(table.table, "Zita", join), server.join(table.table, "Baldo", join)
    assert (first.seats, second.seats) == ([1], [2])
    assert len({first.seat, second.seat, join}) == 3
    for link in table.links:
        if link.given_as == "each":
            assert refusal(server, table.table, link.token) == "server-seat-taken"
    with server.enter(table.table, first.seat) as one, server.enter(table.table, second.seat) as two:
        drain_all([one, two])
        assert (one.seat, two.seat) == (1, 2)
        assert one.info().status == "playing"


def test_the_missing_player_of_a_rematch_joins_with_the_link_of_the_previous_game(
    server: RunningServer, kind: str
) -> None:
    """The sender of that link may still have it, so the first to come gets the seat, with a new link."""
    rematch = corpus.table("a rematch, one is waited for", kind)
    before = next(
        table
        for table in corpus.tables(kind)
        if table.about == "over" and corpus.shown(table)[0][1][0]["table"]["rematch"] == rematch.table
    )
    link = next(link for link in before.people if link.given_as == "each")
    mine = server.join(rematch.table, "x", link.token)
    with server.enter(rematch.table, mine.seat) as guest:
        assert guest.info().status == "playing"
        assert state_of(guest).seats == mine.seats
    kept = {"name": "x", "token": link.token}
    assert server.refused("POST", f"/api/tables/{rematch.table}/join", kept) == (409, "server-seat-taken")
