"""Play: moves, undo, clocks, bots, absent players, announcements, hints, previews, chat."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core.record import Undone
from ludoteca.core.text import Words
from ludoteca.games import find
from ludoteca.server.messages import wire
from ludoteca.server.messages.presenter import Presenter
from ludoteca.server.tables import clocks
from ludoteca.server.transport import sockets
from tests.server.running import Client, RunningServer, drain_all, play_randomly

DECLINES = find("san_juan")(2).declines()


@pytest.fixture
def pair(server: RunningServer) -> Iterator[tuple[Client, Client]]:
    """Two people at Patrician, the first of them to move."""
    with table_of(server, "patrician", 2) as clients:
        yield clients[0], clients[1]


class table_of:  # noqa: N801 (reads as a sentence: with table_of(...) as clients)
    """People at a table, in acting order."""

    def __init__(self, server: RunningServer, game: str, seats: int, **settings: object) -> None:
        self.links, tokens = server.full(game, seats, manners={"forced": False, **settings})
        self.clients = [server.enter(self.links.table, token) for token in tokens]

    def __enter__(self) -> list[Client]:
        turn = self.clients[0].turn
        assert turn is not None
        first = turn.actors[0]
        return self.clients[first:] + self.clients[:first]

    def __exit__(self, *_: object) -> None:
        for client in self.clients:
            client.close()


def play_until(client: Client, undo: str) -> None:
    """Play until the client has this kind of undo, at the latest when its turn has passed."""
    for _ in range(40):
        drain_all([client])
        assert client.turn is not None
        if client.turn.undo == undo:
            return
        assert client.turn.question is not None, f"the turn has passed, and undo is {client.turn.undo}, not {undo}"
        client.play(client.legal()[0])
    raise AssertionError(f"undo never became {undo}")


# -------------------------------------------------------------------------------------------- moves


def test_a_retry_counts_once_and_a_late_answer_is_refused(server: RunningServer, pair: tuple[Client, Client]) -> None:
    first, second = pair
    turn = first.until_turn()
    code = first.legal()[0]
    done = first.done("move", ask=turn.question, steps=[code])
    again = first.done("move", ask=turn.question, steps=[code])
    assert done.seq == again.seq
    other = [k for k in range(40) if k != code]
    assert first.refused("move", ask=turn.question, steps=other[:1]) == "server-stale"
    assert first.refused("move", ask=999, steps=[code]) == "server-stale"
    drain_all([second])
    assert sum(isinstance(message, wire.StepUpdate) for message in second.received) == 1
    assert second.refused("move", ask=0, steps=[code]) == "core-not-your-turn"
    assert len([row for row in [server.stored(first.id)] if row.seq == done.seq]) == 1


def test_a_gesture_is_made_as_a_whole_or_not_at_all(server: RunningServer) -> None:
    with table_of(server, "san_juan", 2) as clients:
        clients[0].play(clients[0].find("take builder"))
        for _ in range(200):
            drain_all(clients)
            ready = [client for client in clients if client.turn is not None and client.turn.moves]
            client = ready[0]
            assert client.turn is not None
            for choice in client.turn.moves:
                tried = client.ask("try", ask=client.turn.question, steps=[choice.code])
                if isinstance(tried, wire.Tried) and tried.moves and choice.move["move"] == "build":
                    before = client.view
                    wrong = client.refused("move", ask=client.turn.question, steps=[choice.code, 100_000])
                    assert wrong == "core-move-illegal"
                    drain_all(clients)
                    assert client.view == before
                    steps = [choice.code]
                    while isinstance(tried, wire.Tried) and tried.moves:
                        steps.append(tried.moves[0].code)
                        tried = client.ask("try", ask=client.turn.question, steps=steps)
                    assert isinstance(tried, wire.Tried)
                    seq = client.seq
                    done = client.done("move", ask=client.turn.question, steps=steps)
                    assert done.seq == seq + 1
                    return
            client.play(client.legal()[-1])
    raise AssertionError("nobody could build")


def test_several_seats_act_at_once_and_in_any_order(server: RunningServer) -> None:
    with table_of(server, "san_juan", 4) as clients:
        for _ in range(300):
            drain_all(clients)
            assert clients[0].turn is not None
            if len(clients[0].turn.actors) > 2:
                break
            next(client for client in clients if client.turn is not None and client.turn.moves).play_any()
        turn = clients[0].last_turn()
        assert turn.asked == len(turn.actors) + turn.answered
        asked = [client for client in clients if client.turn is not None and client.turn.moves]
        questions = [client.turn.question for client in asked if client.turn is not None]
        last = asked[-1]
        while last.turn is not None and last.turn.moves:
            last.play_any()
        drain_all(clients)
        assert clients[0].last_turn().answered == turn.answered + 1
        still = [client.turn.question for client in asked[:-1] if client.turn is not None]
        assert still == questions[:-1]  # an answer does not disturb the questions of others


def test_forced_moves_are_played_automatically_unless_the_table_disables_that(server: RunningServer) -> None:
    for forced in (True, False):
        with table_of(server, "san_juan", 2, forced=forced) as clients:
            seen = False
            for _ in range(10):  # the deal is new each time, and moves without a choice are rare
                play_randomly(clients, 4, 60)
                match = server.stored(clients[0].id).match
                assert match is not None
                seen = seen or any(step.forced for step in match.steps)
                if seen:
                    break
            single_choices = [
                client for client in clients for message in client.received
                if isinstance(message, wire.StepUpdate) and len(message.turn.moves) == 1
            ]  # fmt: skip
            assert seen  # a move without an alternative is marked as forced, even if a person makes it
            assert forced or single_choices


# -------------------------------------------------------------------------------------------- undo


def test_undo_is_free_and_private_within_the_horizon(server: RunningServer, pair: tuple[Client, Client]) -> None:
    first, second = pair
    before = first.until_turn()
    view = first.view
    first.play(first.legal()[0])
    play_until(first, "free")
    assert first.last_turn().undo == "free"
    while first.last_turn().undo == "free" and first.view != view:
        first.done("undo")
        drain_all([first])
    assert first.last_turn().moves == before.moves
    assert first.view == view
    drain_all([second])
    rewound = [message for message in second.received if isinstance(message, wire.RewindUpdate)]
    assert rewound
    assert all(message.free for message in rewound)
    assert second.table is not None
    assert not second.table.taken_back


def pass_the_turn(first: Client, second: Client) -> None:
    """Let the first player move until the turn has passed."""
    while first.turn is not None and first.turn.question is not None:
        first.play(first.legal()[-1])
        drain_all([first, second])
    assert first.turn is not None
    drain_all([second])


@pytest.mark.parametrize("agree", [True, False])
def test_an_undo_beyond_the_horizon_needs_consent(
    server: RunningServer, pair: tuple[Client, Client], agree: bool
) -> None:
    first, second = pair
    pass_the_turn(first, second)
    assert first.turn is not None
    assert first.turn.undo == "ask"
    assert second.refused("consent", agree=True) == "server-no-question"
    first.done("undo")
    drain_all([second])
    assert second.info().undo_asked_by == first.seat
    assert first.refused("undo") == "server-undo-pending"
    assert first.refused("consent", agree=True) == "server-no-question"
    second.done("consent", agree=agree)
    drain_all([first, second])
    assert second.info().undo_asked_by is None
    assert second.info().taken_back == agree
    rewound = [message for message in first.received if isinstance(message, wire.RewindUpdate)]
    assert bool(rewound) == agree
    if agree:
        assert not rewound[0].free
        assert first.last_turn().question is not None
    match = server.stored(first.id).match
    assert match is not None
    assert any(isinstance(entry, Undone) for entry in match.record.entries) == agree


def test_an_undo_goes_through_when_the_last_unanswered_player_leaves(server: RunningServer) -> None:
    with table_of(server, "patrician", 3, undo="consent", pace="natural") as clients:
        first, second, third = clients
        play_until(first, "ask")
        first.done("undo")
        second.done("consent", agree=True)
        third.done("away", away=True)
        drain_all(clients)
        assert first.table is not None
        assert first.table.undo_asked_by == first.seat  # a player who lets a bot play is still asked
        server.post(f"/api/tables/{first.id}/leave", None, third.token)
        first.until(lambda message: isinstance(message, wire.RewindUpdate))


def test_a_role_that_asks_everybody_cannot_be_undone_freely_even_before_anybody_answers(
    server: RunningServer,
) -> None:
    with table_of(server, "san_juan", 3, undo="consent") as clients:
        first = clients[0]
        first.play(first.find("take producer"))
        drain_all([first])
        assert first.last_turn().question is not None  # it is asked too, with the others
        assert first.last_turn().undo == "ask"


def test_a_move_ends_the_undo_request(server: RunningServer, pair: tuple[Client, Client]) -> None:
    first, second = pair
    pass_the_turn(first, second)
    first.done("undo")
    second.play(second.legal()[0])
    drain_all([first])
    assert first.table is not None
    assert first.table.undo_asked_by is None
    assert second.refused("consent", agree=True) == "server-no-question"


def test_with_undo_never_only_free_undos_are_possible(server: RunningServer) -> None:
    with table_of(server, "patrician", 2, undo="never") as clients:
        pass_the_turn(clients[0], clients[1])
        assert clients[0].turn is not None
        assert clients[0].turn.undo == "no"
        assert clients[0].refused("undo") == "core-cannot-undo"


@pytest.mark.parametrize("undo", ["free", "consent"])
def test_against_bots_or_with_undo_free_an_undo_is_immediate_and_marked(server: RunningServer, undo: str) -> None:
    """With the setting `free`, and against bots only, nobody is asked, and the game is marked."""
    seats = ["me", "easy"] if undo == "consent" else ["me", "me"]
    links = server.create("patrician", seats, manners={"undo": undo, "forced": False})
    with server.enter(links.table, links.seat, seat=0) as client:
        for _ in range(12):
            drain_all([client])
            assert client.turn is not None
            if client.turn.question is None and undo == "consent":
                client.until_turn()
            elif client.turn.question is None:
                client.done("look", seat=client.turn.actors[0])
                client.drain()
            client.play(client.legal()[-1])
        client.done("undo")
        drain_all([client])
        rewound = [message for message in client.received if isinstance(message, wire.RewindUpdate)]
        assert len(rewound) == 1
        assert client.table is not None
        assert client.table.taken_back != rewound[0].free


def test_a_free_undo_does_not_disturb_the_questions_of_others(server: RunningServer) -> None:
    """A player who is thinking is not disturbed when another takes an answer back."""
    with table_of(server, "san_juan", 3) as clients:
        asked: list[Client] = []
        for _ in range(400):
            drain_all(clients)
            asked = [client for client in clients if client.turn is not None and client.turn.moves]
            if len(asked) == 3:
                break
            asked[0].play_any()
        one, other = asked[0], asked[1]
        one.play_any()
        drain_all(clients)
        assert other.turn is not None
        assert one.turn is not None
        question = other.turn.question
        assert one.turn.undo == "free"
        one.done("undo")
        drain_all(clients)
        assert other.turn.question == question
        other.play_any()


# -------------------------------------------------------------------------------------------- announced


def test_an_announced_decline_is_played_in_its_turn_and_stays_secret_before(server: RunningServer) -> None:
    with table_of(server, "san_juan", 3) as clients:
        drain_all(clients)
        one = next(client for client in clients if client.turn is not None and not client.turn.moves)
        others = [client for client in clients if client is not one]
        counts = [len(client.received) for client in others]
        assert one.turn is not None
        assert one.turn.declines
        codes = [choice.code for choice in one.turn.declines]
        assert one.refused("announce", codes=[0]) == "server-not-a-decline"
        done = one.done("announce", codes=codes)
        drain_all([one])
        assert one.turn.announced == sorted(codes)
        assert done.seq == one.seq
        drain_all(others)
        assert [len(client.received) - 1 for client in others] == counts  # the pong, and nothing else
        one.done("announce", codes=[])
        drain_all([one])
        assert one.turn.announced == []
        one.done("announce", codes=codes)
        for _ in range(60):
            drain_all(clients)
            ready = [client for client in others if client.turn is not None and client.turn.moves]
            if not ready:
                if not any(choice.code in codes for choice in one.turn.moves):
                    break  # a question that cannot be declined
                one.next()
                continue
            builder = [choice.code for choice in ready[0].until_turn().moves if choice.notation == "take builder"]
            ready[0].play(*(builder or ready[0].legal()[-1:]))
        match = server.stored(one.id).match
        assert match is not None
        mine = [step.code for step in match.steps if step.seat == one.seat]
        assert mine
        assert all(code in DECLINES for code in mine)


def test_an_announcement_ends_with_an_undo_and_when_its_player_leaves(server: RunningServer) -> None:
    """Otherwise a pass that was taken back would be played again at once."""
    links = server.create("san_juan", ["me", "me"], manners={"undo": "free", "forced": False})
    client = server.enter(links.table, links.seat)
    assert client.turn is not None
    first = client.turn.actors[0]
    second = 1 - first
    codes = list(DECLINES)
    client.done("look", seat=second)
    client.done("announce", codes=codes)
    client.done("look", seat=first)
    client.drain()
    client.play(client.find("take builder"))
    client.play(client.find("build nothing"))
    client.until(lambda message: isinstance(message, wire.StepUpdate) and message.by == second)
    client.done("look", seat=second)
    client.drain()
    assert client.turn.announced == sorted(codes)
    client.done("undo")
    client.drain()
    assert client.turn.announced == []
    assert client.find("build nothing")
    client.done("announce", codes=codes[1:])
    client.close()
    with server.enter(links.table, links.seat, seat=second) as back:
        assert back.turn is not None
        assert back.turn.announced == []


# -------------------------------------------------------------------------------------------- bots, and who is away


def test_bots_of_every_level_play(server: RunningServer) -> None:
    levels = [level.spec for level in server.get("/api/games", wire.GameList).levels]
    assert levels == ["easy", "medium", "hard", "master"]
    links = server.create("patrician", levels)
    with server.enter(links.table, links.watch) as spectator:
        seen: set[int] = set()
        while len(seen) < 4:
            message = spectator.next()
            if isinstance(message, wire.StepUpdate):
                seen.add(message.by)
    server.post(f"/api/tables/{links.table}/abandon", None, links.host)


def test_a_bot_plays_for_an_absent_player_until_they_take_the_seat_back(
    server: RunningServer, pair: tuple[Client, Client]
) -> None:
    first, second = pair
    assert first.refused("away", away=False) == "server-nothing-to-do"
    assert second.refused("stand_in", seat=first.seat) == "server-is-here"
    assert second.refused("stand_in", seat=6) == "server-no-seat"
    first.done("away", away=True)
    second.until(lambda message: isinstance(message, wire.StepUpdate) and message.by == first.seat)
    assert second.table is not None
    assert second.table.seats[first.seat].away
    first.done("away", away=False)
    drain_all([second])
    assert not second.table.seats[first.seat].away


def test_others_can_let_a_bot_replace_a_player_who_has_vanished(server: RunningServer, wall: WallClock) -> None:
    links, tokens = server.full("patrician", 2)
    server.enter(links.table, tokens[0]).close()
    with server.enter(links.table, tokens[1]) as waiting:
        assert waiting.turn is not None
        waiting.until_absent(0)
        wall.ahead += 60_000
        waiting.done("stand_in", seat=0)
        assert waiting.table is not None
        assert waiting.table.seats[0].away
        if waiting.turn.question is None:
            waiting.until_turn()


def test_a_short_disconnection_costs_nobody_their_seat(server: RunningServer, wall: WallClock) -> None:
    """Others used to put a bot there at once; a pending undo went through, and every later one was free."""
    with table_of(server, "patrician", 2, undo="consent", pace="natural") as clients:
        first, second = clients
        play_until(first, "ask")
        first.done("undo")
        second.close()
        first.until(
            lambda message: isinstance(message, wire.TableChanged) and not message.table.seats[second.seat].connected
        )
        assert first.table is not None
        assert 0 < (first.table.seats[second.seat].grace_ms or 0) <= 60_000  # shown to all
        assert first.refused("stand_in", seat=second.seat) == "server-grace"
        wall.ahead += 60_000
        first.done("stand_in", seat=second.seat)
        drain_all([first])
        assert first.table.seats[second.seat].away
        assert first.table.undo_asked_by == first.seat  # the request still waits for the answer
        assert first.table.undo_waits == [second.seat]
        first.done("consent", agree=False)
        assert first.turn is not None
        assert first.turn.undo != "free" or server.stored(first.id).can_undo_freely(first.seat)
        assert server.stored(first.id).other_people(first.seat) == [second.seat]


def test_a_returning_player_gets_the_seat_back_at_once(server: RunningServer, wall: WallClock) -> None:
    with table_of(server, "patrician", 2, pace="natural") as clients:
        first, second = clients
        second.close()
        first.until(
            lambda message: isinstance(message, wire.TableChanged) and not message.table.seats[second.seat].connected
        )
        wall.ahead += 60_000
        first.done("stand_in", seat=second.seat)
        with server.enter(second.id, second.token):
            first.until(
                lambda message: isinstance(message, wire.TableChanged) and not message.table.seats[second.seat].away
            )


def test_a_player_who_asked_for_a_bot_decides_when_it_stops(server: RunningServer) -> None:
    with table_of(server, "patrician", 2, pace="natural") as clients:
        first, second = clients
        second.done("away", away=True)
        second.close()
        with server.enter(second.id, second.token) as back:
            drain_all([first, back])
            assert first.table is not None
            assert first.table.seats[second.seat].away


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        ({"kind": "move", "seconds": 90}, 90),
        ({"kind": "move", "seconds": 5}, 60),
        ({"kind": "game", "seconds": 3600}, 300),
        ({"kind": "days", "days": 2}, 172_800),
    ],
)
def test_the_grace_period_depends_on_the_clock(server: RunningServer, clock: dict[str, Any], seconds: int) -> None:
    with table_of(server, "patrician", 2, clock=clock) as clients:
        first, second = clients
        second.close()
        first.until(
            lambda message: isinstance(message, wire.TableChanged) and not message.table.seats[second.seat].connected
        )
        assert first.table is not None
        left = first.table.seats[second.seat].grace_ms
        assert left is not None
        assert 0 <= 1000 * seconds - left < 20_000


# -------------------------------------------------------------------------------------------- clocks


class WallClock:
    """The wall clock, which a test may advance."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    clock = WallClock()
    monkeypatch.setattr(clocks, "now_ms", clock.now)
    monkeypatch.setattr(sockets, "now_ms", clock.now)
    return clock


def left(client: Client, seat: int) -> int:
    assert client.table is not None
    ms = client.table.seats[seat].left_ms
    assert ms is not None
    return ms


def look(server: RunningServer, client: Client) -> Client:
    """A fresh connection of the same client."""
    with server.enter(client.id, client.token) as fresh:
        return fresh


def test_a_clock_for_each_move_restarts_with_every_move(server: RunningServer, wall: WallClock) -> None:
    with table_of(server, "patrician", 2, clock={"kind": "move", "seconds": 60}) as clients:
        first, second = clients
        wall.ahead += 20_000
        now = look(server, first)
        assert left(now, first.seat) <= 40_000
        assert left(now, second.seat) == 60_000
        pass_the_turn(first, second)
        last = [message for message in second.received if isinstance(message, wire.StepUpdate)][-1]
        assert [seat for seat, _ in last.holds] == [second.seat]  # the clock waits for what the other player did
        wall.ahead += 10_000 + last.holds[0][1]
        now = look(server, second)
        assert left(now, second.seat) <= 50_000
        assert now.table is not None
        assert [seat.ticking for seat in now.table.seats] == [k == second.seat for k in range(2)]
        wall.ahead += 51_000  # too late: a bot plays on, and the seat may be taken back
        look(server, first)
        first.until(lambda message: isinstance(message, wire.TableChanged) and message.table.seats[second.seat].away)
        second.until(lambda message: isinstance(message, wire.StepUpdate) and message.by == second.seat)
        second.done("away", away=False)
        assert second.table is not None
        assert not second.table.seats[second.seat].away
        assert left(look(server, second), second.seat) >= 9_000


def test_a_clock_for_the_game_runs_down_and_gains_an_increment_with_each_move(
    server: RunningServer, wall: WallClock
) -> None:
    clock = {"kind": "game", "seconds": 100, "increment": 7}
    with table_of(server, "patrician", 2, clock=clock) as clients:
        first, second = clients
        wall.ahead += 30_000
        pass_the_turn(first, second)
        times = [message for message in second.received if isinstance(message, wire.StepUpdate)][-1].clocks
        mine = next(ms for seat, ms, _ in times if seat == first.seat)
        moves = sum(isinstance(message, wire.StepUpdate) for message in second.received)
        assert 65_000 + 7_000 * moves <= mine <= 70_000 + 7_000 * moves
        assert [ticking for _, _, ticking in sorted(times)] == [k == second.seat for k in range(2)]


def test_an_undo_gains_no_time(server: RunningServer, wall: WallClock) -> None:
    """A move and a free undo, many times: the increment is taken back with the move."""
    for kind in ("game", "move"):
        clock = {"kind": kind, "seconds": 60, "increment": 30 if kind == "game" else 0}
        with table_of(server, "patrician", 2, clock=clock) as clients:
            first = clients[0]
            for _ in range(4):
                wall.ahead += 1_000
                first.play(first.legal()[0])
                first.done("undo")
                drain_all([first])
            assert left(look(server, first), first.seat) <= 56_000


def test_a_short_absence_gains_no_time(server: RunningServer, wall: WallClock) -> None:
    with table_of(server, "patrician", 2, clock={"kind": "move", "seconds": 60}, pace="natural") as clients:
        wall.ahead += 55_000
        clients[0].done("away", away=True)
        clients[0].done("away", away=False)
        assert left(look(server, clients[0]), clients[0].seat) <= 5_000


def test_a_clock_in_days_suits_correspondence_games(server: RunningServer, wall: WallClock) -> None:
    with table_of(server, "patrician", 2, clock={"kind": "days", "days": 2}) as clients:
        wall.ahead += 86_400_000
        now = look(server, clients[0])
        assert 86_300_000 < left(now, clients[0].seat) <= 86_400_000
        assert now.table is not None
        assert not any(seat.away for seat in now.table.seats)
        wall.ahead += 86_500_000
        look(server, clients[0])
        clients[1].until(
            lambda message: isinstance(message, wire.TableChanged) and message.table.seats[clients[0].seat].away
        )


def test_several_clocks_tick_when_several_seats_act(server: RunningServer) -> None:
    with table_of(server, "san_juan", 3, clock={"kind": "move", "seconds": 600}) as clients:
        asked: list[Client] = []
        for _ in range(400):
            drain_all(clients)
            asked = [client for client in clients if client.turn is not None and client.turn.moves]
            if len(asked) > 1:
                break
            asked[0].play_any()
        now = look(server, clients[0])
        assert now.table is not None
        assert {seat.seat for seat in now.table.seats if seat.ticking} == {client.seat for client in asked}


# -------------------------------------------------------------------------------------------- hints and previews


def test_a_hint_comes_from_a_search_and_some_tables_forbid_it(
    server: RunningServer, pair: tuple[Client, Client]
) -> None:
    first, second = pair
    hint = first.ask("hint", ask=first.until_turn().question)
    assert isinstance(hint, wire.Hint)
    assert {option.choice.code for option in hint.options} <= set(first.legal())
    assert len(hint.shares) == 2
    assert len(hint.sentences) == 2
    assert first.refused("hint", ask=77) == "server-stale"
    assert second.refused("hint", ask=0) == "server-stale"
    with table_of(server, "patrician", 2, hints=False) as clients:
        assert clients[0].refused("hint", ask=clients[0].until_turn().question) == "server-no-hints"


@pytest.mark.parametrize("game", ["patrician", "san_juan", "patee_imperiale"])
def test_a_preview_changes_nothing(server: RunningServer, game: str) -> None:
    with table_of(server, game, 2) as clients:
        for _ in range(12):
            drain_all(clients)
            client = next(client for client in clients if client.turn is not None and client.turn.moves)
            before = (client.view, client.turn, client.seq, server.stored(client.id).seq)
            assert client.turn is not None
            for choice in client.turn.moves[:4]:
                tried = client.ask("try", ask=client.turn.question, steps=[choice.code])
                assert isinstance(tried, wire.Tried)
                assert tried.steps == [choice.code]
                assert len(tried.points) == 2
                assert tried.moves == [] or tried.stops is None
            assert client.refused("try", ask=client.turn.question, steps=[999_999]) == "core-move-illegal"
            assert client.refused("try", ask=12345, steps=[0]) == "server-stale"
            drain_all(clients)
            assert before == (client.view, client.turn, client.seq, server.stored(client.id).seq)
            client.play_any()


# -------------------------------------------------------------------------------------------- chat


def test_a_chat_message_reaches_only_its_table(server: RunningServer, pair: tuple[Client, Client]) -> None:
    first, second = pair
    with table_of(server, "patrician", 2) as elsewhere:
        text = "<script>alert('ciao')</script> & \u202eolleh\u0000 \n two"
        first.done("say", text=text)
        drain_all([second, *elsewhere])
        lines = [message for message in second.received if isinstance(message, wire.ChatLine)]
        assert [(line.seat, line.name) for line in lines] == [(first.seat, name_of(first))]
        assert lines[0].text == "<script>alert('ciao')</script> & olleh \n two"
        assert not any(isinstance(message, wire.ChatLine) for client in elsewhere for message in client.received)
    with server.enter(first.id, second.token) as back:
        chats = next(message for message in back.received if isinstance(message, wire.ChatHistory))
        assert [line.text for line in chats.lines] == [lines[0].text]
    assert "alert" not in str(server.stored(first.id).record())


def name_of(client: Client) -> str:
    assert client.table is not None
    return client.table.seats[client.seat].name


def test_chat_has_limits_and_the_host_may_mute(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    with server.enter(links.table, tokens[0]) as host, server.enter(links.table, tokens[1]) as client:
        assert client.refused("say", text=" \n\t ") == "server-empty-chat"
        assert client.refused("silence", seat=0, silent=True) == "server-no-right"
        assert host.refused("silence", seat=7, silent=True) == "server-no-right"
        host.done("silence", seat=1, silent=True)
        drain_all([client])
        assert client.table is not None
        assert client.table.seats[1].silenced
        assert client.refused("say", text="but") == "server-silenced"
        host.done("silence", seat=1, silent=False)
        client.done("say", text="x" * 400)
        answers = [host.ask("say", text="quick") for _ in range(12)]
        assert any(isinstance(answer, wire.Refused) and answer.key == "server-too-fast" for answer in answers)
        client.send("say", id=1, text="x" * 401)
        client.until(lambda message: isinstance(message, wire.Bye))


def test_a_spectator_may_chat_without_a_name(server: RunningServer) -> None:
    links, tokens = server.full("patrician", 2)
    with server.enter(links.table, links.watch) as spectator, server.enter(links.table, tokens[0]) as host:
        spectator.done("say", text="ciao")
        line = host.until(lambda message: isinstance(message, wire.ChatLine))
        assert isinstance(line, wire.ChatLine)
        assert (line.seat, line.name) == (-1, "")


@pytest.mark.parametrize("seed", range(4))
def test_a_question_to_one_player_has_no_count_of_answers(seed: int) -> None:
    """The last to answer with others may act next, alone: that is another question."""
    rng = random.Random(seed)
    match = find("san_juan")(2 + seed % 3).deal(seed=seed)
    presenter = Presenter(match, Words("en"), False)
    alone = 0
    while not match.over and len(match.steps) < 900:
        if match.view(-1).phase in ("role", "build", "cover", "pay", "mine", "pick"):
            assert presenter.seats_asked() == match.actors
            alone += 1
        seat = rng.choice(match.actors)
        match.play(rng.choice(match.legal_codes(seat)), seat)
    assert alone > 50
