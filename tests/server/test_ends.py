"""Ends before the end: leaving, resigning, and agreeing to end the game without a result."""

from __future__ import annotations

import pytest

from ludoteca.server.messages import wire
from ludoteca.server.tables.tokens import hashed
from tests.server.running import Client, RunningServer, drain_all, play_randomly
from tests.server.test_friends import notices
from tests.server.test_playing import play_until, table_of


def asked(client: Client) -> tuple[int | None, list[int], list[int]]:
    """Who proposes the end, who has agreed, and whose consent is missing."""
    client.drain()
    info = client.info()
    return info.end_asked_by, info.end_agreed, info.end_waits


# -------------------------------------------------------------------------------------------- resigning


def test_a_bot_plays_to_the_end_for_somebody_who_resigns_and_they_cannot_return(server: RunningServer) -> None:
    with table_of(server, "patrician", 3, forced=True) as clients:
        first, second, third = clients
        first.done("resign")
        drain_all(clients)
        seat = second.info().seats[first.seat]
        assert (seat.resigned, seat.away) == (True, True)
        assert notices(second)[-1][1].startswith(f"{seat.name} gives the game up")
        for request in ("undo", "resign", "ask_end"):
            assert first.refused(request) == "server-resigned"
        assert first.refused("away", away=False) == "server-resigned"
        assert first.refused("move", ask=99, steps=[0]) == "server-resigned"
        assert first.refused("consent", agree=False) == "server-resigned"
        first.done("say", text="Have fun!")
        with server.enter(first.id, first.token) as again:  # and so on another device, later
            again.drain()
            assert again.info().seats[first.seat].resigned
            assert again.refused("away", away=False) == "server-resigned"
        play_randomly([second, third], 1)
        assert second.info().status == "over"
    assert server.stored(first.id).seats[first.seat].resigned


def test_the_game_ends_when_the_last_person_resigns(server: RunningServer) -> None:
    with table_of(server, "patrician", 2) as clients:
        first, second = clients
        first.done("resign")
        assert not second.over
        second.done("resign")
        drain_all(clients)
        assert first.info().status == second.info().status == "abandoned"
        assert second.refused("resign") == "core-game-over"


def test_a_person_among_bots_ends_the_game_by_resigning(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "me", "medium"], manners={"pace": "natural"})
    with server.enter(links.table, links.seat) as client:
        client.done("resign")
        client.drain()
        assert client.info().status == "abandoned"
        assert [seat.resigned for seat in client.info().seats] == [True, True, False]


def test_a_spectator_cannot_resign_and_nobody_can_before_the_game(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open"])
    with server.enter(links.table, links.seat) as host, server.enter(links.table, links.watch) as watcher:
        assert host.refused("resign") == "server-not-begun"
        assert host.refused("ask_end") == "server-not-begun"
        for request in ("resign", "ask_end"):
            assert watcher.refused(request) == "server-no-right"
        assert watcher.refused("consent_end", agree=True) == "server-no-right"


def test_somebody_resigns_by_a_link_that_another_worker_has_just_created(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    assert server.registry is not None
    server.registry.rooms[links.table].tokens.pop(hashed(tokens[1]))
    with server.enter(links.table, tokens[1]) as client:
        client.done("resign")


def test_who_merely_left_takes_the_seat_back(server: RunningServer) -> None:
    with table_of(server, "patrician", 3, pace="natural") as clients:
        first = clients[0]
        server.post(f"/api/tables/{first.id}/leave", None, first.token)
        first.drain()
        assert first.info().seats[first.seat].away
        assert not first.info().seats[first.seat].resigned
        first.done("away", away=False)
        first.drain()
        assert not first.info().seats[first.seat].away


def test_an_undo_goes_through_when_the_last_unanswered_player_resigns(server: RunningServer) -> None:
    with table_of(server, "patrician", 3, undo="consent", pace="natural") as clients:
        first, second, third = clients
        play_until(first, "ask")
        first.done("undo")
        second.done("consent", agree=True)
        third.done("resign")
        first.until(lambda message: isinstance(message, wire.RewindUpdate))


# -------------------------------------------------------------------------------------------- by agreement


def test_the_game_ends_when_all_agree_and_moves_change_nothing_about_it(server: RunningServer) -> None:
    with table_of(server, "patrician", 3) as clients:
        first, second, third = clients
        second.done("ask_end")
        others = sorted([first.seat, third.seat])
        assert asked(first) == (second.seat, [], others)
        assert first.refused("ask_end") == "server-end-pending"
        assert second.refused("consent_end", agree=True) == "server-no-question"
        first.play(first.legal()[0])
        assert asked(second) == (second.seat, [], others)
        first.done("consent_end", agree=True)
        assert asked(third) == (second.seat, [first.seat], [third.seat])
        third.done("consent_end", agree=True)
        drain_all(clients)
        assert all(client.info().status == "abandoned" for client in clients)
        assert asked(first) == (None, [], [])
    assert server.stored(first.id).status == "abandoned"


@pytest.mark.parametrize("withdraws", [False, True])
def test_a_refusal_is_said_and_a_withdrawal_is_not(server: RunningServer, withdraws: bool) -> None:
    with table_of(server, "patrician", 2) as clients:
        first, second = clients
        first.done("ask_end")
        (first if withdraws else second).done("consent_end", agree=False)
        assert asked(first) == asked(second) == (None, [], [])
        name = first.info().seats[second.seat].name
        expected = [] if withdraws else [("server-end-refused", f"{name} wants to play on.")]
        assert notices(first) == expected
        assert second.refused("consent_end", agree=True) == "server-no-question"
        first.done("ask_end")
        assert asked(second)[0] == first.seat


def test_somebody_alone_among_bots_ends_the_game_at_once(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "medium"], manners={"pace": "natural"})
    with server.enter(links.table, links.seat) as client:
        client.done("ask_end")
        client.drain()
        assert client.info().status == "abandoned"


@pytest.mark.parametrize("how", ["resign", "leave"])
def test_people_who_have_gone_are_not_asked_for_their_consent(server: RunningServer, how: str) -> None:
    with table_of(server, "patrician", 3, pace="natural") as clients:
        first, second, third = clients

        def go(client: Client) -> None:
            if how == "resign":
                client.done("resign")
            else:
                server.post(f"/api/tables/{client.id}/leave", None, client.token)

        go(third)
        first.done("ask_end")
        assert asked(second) == (first.seat, [], [second.seat])
        go(first)  # who proposed it: the proposal is over
        assert asked(second) == (None, [], [])
    with table_of(server, "patrician", 3, pace="natural") as clients:
        first, second, third = clients
        first.done("ask_end")
        second.done("consent_end", agree=True)
        go(third)  # all who stay have agreed
        drain_all(clients)
        assert first.info().status == "abandoned"


def test_an_undo_does_not_end_the_proposal(server: RunningServer) -> None:
    with table_of(server, "patrician", 2, undo="free") as clients:
        first, second = clients
        second.done("ask_end")
        first.play(first.legal()[0])
        first.done("undo")
        assert asked(first)[0] == second.seat


@pytest.mark.parametrize(("ask", "reply"), [("ask_end", "consent_end"), ("undo", "consent")])
def test_a_consent_counts_once_and_who_has_gone_refuses_nothing(server: RunningServer, ask: str, reply: str) -> None:
    with table_of(server, "patrician", 3, undo="consent") as clients:
        play_randomly(clients, 1, 9)
        asking = next(client for client in clients if client.last_turn().undo == "ask")
        others = [client for client in clients if client is not asking]
        second, third = sorted(others, key=lambda client: client.seat in asking.last_turn().actors)  # bots would move
        asking.done(ask)
        first = second.done(reply, agree=True)
        assert second.done(reply, agree=True).seq == first.seq  # a retry is not logged again
        server.post(f"/api/tables/{second.id}/leave", None, second.token)
        assert second.refused(reply, agree=False) == "server-no-question"
        asking.drain()
        assert asking.seat in (asking.info().end_asked_by, asking.info().undo_asked_by)
        third.done(reply, agree=True)
        asking.drain()
        assert (asking.info().end_asked_by, asking.info().undo_asked_by) == (None, None)


def test_a_game_that_ends_asks_for_no_undo(server: RunningServer) -> None:
    with table_of(server, "patrician", 3, undo="consent") as clients:
        play_randomly(clients, 1, 9)
        asking = next(client for client in clients if client.last_turn().undo == "ask")
        second, third = (client for client in clients if client is not asking)
        asking.done("undo")
        asking.done("ask_end")
        second.done("consent_end", agree=True)
        third.done("consent_end", agree=True)
        drain_all(clients)
        assert (asking.info().status, asking.info().undo_asked_by) == ("abandoned", None)
        assert second.refused("consent", agree=True) == "server-no-question"
    assert server.stored(asking.id).undo_asked_by is None
