"""The chat: muting holds for a muted player who watches, and spectators can be shut out of it."""

from __future__ import annotations

from ludoteca.server.messages import wire
from tests.server.running import RunningServer


def test_a_muted_player_cannot_write_as_a_spectator_either(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 3, public=True)
    with server.enter(links.table, tokens[0], source="127.0.0.10") as host:
        with server.enter(links.table, tokens[1], source="127.0.0.11"):
            host.until_present(1)
        host.done("silence", seat=1, silent=True)
        with server.enter(links.table, None, source="127.0.0.11") as watcher:  # a window without the seat's link
            assert watcher.refused("say", text="Hello") == "server-silenced"
        with server.enter(links.table, links.watch, source="127.0.0.11") as watcher:
            assert watcher.refused("say", text="Hello") == "server-silenced"
        with server.enter(links.table, None, source="127.0.0.13") as other:
            other.done("say", text="I only watch")
            with server.enter(links.table, tokens[1], source="127.0.0.13") as muted:  # a device that comes later
                assert muted.refused("say", text="Hello") == "server-silenced"
            assert other.refused("say", text="And again") == "server-silenced"
        host.done("silence", seat=1, silent=False)
        with server.enter(links.table, None, source="127.0.0.11") as watcher:
            watcher.done("say", text="Thank you")


def test_a_player_with_several_seats_is_muted_at_all_of_them(server: RunningServer) -> None:
    links = server.create("patrician", ["me", "open"])
    pair = server.create("patrician", ["me", "me", "open"])
    server.join(pair.table, "Carla", pair.join)
    with server.enter(pair.table, pair.seat, seat=0) as own, server.enter(pair.table, pair.host) as host:
        host.done("silence", seat=1, silent=True)
        assert own.refused("say", text="From the other seat") == "server-silenced"
        host.done("say", text="The host may always write")
    with server.enter(links.table, links.seat) as elsewhere:  # muted at one table only
        elsewhere.done("say", text="Hello")


def test_the_host_may_close_the_chat_to_spectators(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2, public=True)
    with (
        server.enter(links.table, tokens[0]) as host,
        server.enter(links.table, tokens[1]) as guest,
        server.enter(links.table) as watcher,
    ):
        assert watcher.info().watchers_may_chat
        watcher.done("say", text="Hello")
        assert guest.refused("silence_watchers", silent=True) == "server-no-right"
        host.done("silence_watchers", silent=True)
        assert host.refused("silence_watchers", silent=True) == "server-nothing-to-do"
        answer = watcher.ask("say", text="Hello?")
        assert isinstance(answer, wire.Refused)
        assert (answer.key, answer.text) == ("server-watchers-silent", "The host has closed the chat to spectators.")
        assert not watcher.info().watchers_may_chat
        guest.done("say", text="Players may")
        assert server.stored(links.table).watchers_silenced
        host.done("silence_watchers", silent=False)
        watcher.done("say", text="Again")
