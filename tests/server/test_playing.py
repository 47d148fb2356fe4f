"""Play: moves once and only once, undo, clocks, bots, those who are away, what is announced, hints, previews, chat."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from ludoteca.core.game import Setup
from ludoteca.core.record import Undone
from ludoteca.games import find
from ludoteca.server import clocks, sockets, wire
from tests.server.house import Guest, House, finish, settle

DECLINES = find("san_juan").declines(Setup(find("san_juan"), 2))


@pytest.fixture
def pair(house: House) -> Iterator[tuple[Guest, Guest]]:
    """Two people at Patrician, the first of them to move."""
    with table_of(house, "patrician", 2) as guests:
        yield guests[0], guests[1]


class table_of:  # noqa: N801 (reads as a sentence: with table_of(...) as guests)
    """People at a table, in the order in which they are to act."""

    def __init__(self, house: House, game: str, seats: int, **manners: object) -> None:
        self.links, tokens = house.full(game, seats, manners={"forced": False, **manners})
        self.guests = [house.enter(self.links.table, token) for token in tokens]

    def __enter__(self) -> list[Guest]:
        turn = self.guests[0].turn
        assert turn is not None
        first = turn.actors[0]
        return self.guests[first:] + self.guests[:first]

    def __exit__(self, *_: object) -> None:
        for guest in self.guests:
            guest.close()


def play_until(guest: Guest, undo: str) -> None:
    """Play on until the guest's undo is as wanted; whoever is at the table has heard it."""
    for _ in range(40):
        settle([guest])
        assert guest.turn is not None
        if guest.turn.undo == undo:
            return
        if guest.turn.ask is None:
            return
        guest.play(guest.legal()[0])
    raise AssertionError(f"undo never became {undo}")


# -------------------------------------------------------------------------------------------- moves


def test_a_retry_is_one_move_and_a_late_answer_none(house: House, pair: tuple[Guest, Guest]) -> None:
    first, second = pair
    turn = first.until_turn()
    code = first.legal()[0]
    done = first.done("move", ask=turn.ask, steps=[code])
    again = first.done("move", ask=turn.ask, steps=[code])
    assert done.seq == again.seq
    other = [k for k in range(40) if k != code]
    assert first.refused("move", ask=turn.ask, steps=other[:1]) == "server-stale"
    assert first.refused("move", ask=999, steps=[code]) == "server-stale"
    settle([second])
    assert sum(isinstance(message, wire.Stepped) for message in second.heard) == 1
    assert second.refused("move", ask=0, steps=[code]) == "core-not-your-turn"
    assert len([row for row in [house.stored(first.id)] if row.seq == done.seq]) == 1


def test_a_gesture_is_done_wholly_or_not_at_all(house: House) -> None:
    with table_of(house, "san_juan", 2) as guests:
        guests[0].play(guests[0].find("take builder"))
        for _ in range(200):
            settle(guests)
            ready = [guest for guest in guests if guest.turn is not None and guest.turn.moves]
            guest = ready[0]
            assert guest.turn is not None
            for choice in guest.turn.moves:
                tried = guest.ask("try", ask=guest.turn.ask, steps=[choice.code])
                if isinstance(tried, wire.Tried) and tried.moves and choice.move["move"] == "build":
                    before = guest.view
                    wrong = guest.refused("move", ask=guest.turn.ask, steps=[choice.code, 100_000])
                    assert wrong == "core-move-illegal"
                    settle(guests)
                    assert guest.view == before
                    steps = [choice.code]
                    while isinstance(tried, wire.Tried) and tried.moves:
                        steps.append(tried.moves[0].code)
                        tried = guest.ask("try", ask=guest.turn.ask, steps=steps)
                    assert isinstance(tried, wire.Tried)
                    seq = guest.seq
                    done = guest.done("move", ask=guest.turn.ask, steps=steps)
                    assert done.seq == seq + 1
                    return
            guest.play(guest.legal()[-1])
    raise AssertionError("nobody could build")


def test_several_act_at_once_and_in_any_order(house: House) -> None:
    with table_of(house, "san_juan", 4) as guests:
        for _ in range(300):
            settle(guests)
            assert guests[0].turn is not None
            if len(guests[0].turn.actors) > 2:
                break
            next(guest for guest in guests if guest.turn is not None and guest.turn.moves).play_any()
        turn = guests[0].asked()
        assert turn.asked == len(turn.actors) + turn.answered
        asked = [guest for guest in guests if guest.turn is not None and guest.turn.moves]
        asks = [guest.turn.ask for guest in asked if guest.turn is not None]
        last = asked[-1]
        while last.turn is not None and last.turn.moves:
            last.play_any()
        settle(guests)
        assert guests[0].asked().answered == turn.answered + 1
        still = [guest.turn.ask for guest in asked[:-1] if guest.turn is not None]
        assert still == asks[:-1]  # what one answers does not disturb the others' questions


def test_forced_moves_play_themselves_where_the_table_wants(house: House) -> None:
    for forced in (True, False):
        with table_of(house, "san_juan", 2, forced=forced) as guests:
            finish(guests, 4, 60)
            lonely = [
                guest for guest in guests for message in guest.heard
                if isinstance(message, wire.Stepped) and len(message.turn.moves) == 1
            ]  # fmt: skip
            match = house.stored(guests[0].id).match
            assert match is not None
            assert any(step.forced for step in match.steps)  # a move without a choice is one, whoever makes it
            assert forced or lonely


# -------------------------------------------------------------------------------------------- undo


def test_undo_is_free_and_private_within_the_horizon(house: House, pair: tuple[Guest, Guest]) -> None:
    first, second = pair
    before = first.until_turn()
    view = first.view
    first.play(first.legal()[0])
    play_until(first, "free")
    assert first.asked().undo == "free"
    while first.asked().undo == "free" and first.view != view:
        first.done("undo")
        settle([first])
    assert first.asked().moves == before.moves
    assert first.view == view
    settle([second])
    rewound = [message for message in second.heard if isinstance(message, wire.Rewound)]
    assert rewound
    assert all(message.free for message in rewound)
    assert second.table is not None
    assert not second.table.taken_back


def beyond(first: Guest, second: Guest) -> None:
    """The first has moved and the turn has passed."""
    while first.turn is not None and first.turn.ask is not None:
        first.play(first.legal()[-1])
        settle([first, second])
    assert first.turn is not None
    settle([second])


@pytest.mark.parametrize("agree", [True, False])
def test_beyond_the_horizon_the_others_are_asked(house: House, pair: tuple[Guest, Guest], agree: bool) -> None:
    first, second = pair
    beyond(first, second)
    assert first.turn is not None
    assert first.turn.undo == "ask"
    assert second.refused("consent", agree=True) == "server-no-question"
    first.done("undo")
    settle([second])
    assert second.info().undo_asked_by == first.seat
    assert first.refused("undo") == "server-undo-pending"
    assert first.refused("consent", agree=True) == "server-no-question"
    second.done("consent", agree=agree)
    settle([first, second])
    assert second.info().undo_asked_by is None
    assert second.info().taken_back == agree
    rewound = [message for message in first.heard if isinstance(message, wire.Rewound)]
    assert bool(rewound) == agree
    if agree:
        assert not rewound[0].free
        assert first.asked().ask is not None
    match = house.stored(first.id).match
    assert match is not None
    assert any(isinstance(entry, Undone) for entry in match.record.entries) == agree


def test_the_last_who_has_not_answered_goes_away_and_the_others_have_agreed(house: House) -> None:
    with table_of(house, "patrician", 3, undo="consent", pace="natural") as guests:
        first, second, third = guests
        play_until(first, "ask")
        first.done("undo")
        second.done("consent", agree=True)
        third.done("away", away=True)
        first.until(lambda message: isinstance(message, wire.Rewound))


def test_a_role_that_asks_all_is_not_taken_back_freely_whether_or_not_others_have_begun_to_answer(house: House) -> None:
    with table_of(house, "san_juan", 3, undo="consent") as guests:
        first = guests[0]
        first.play(first.find("take producer"))
        settle([first])
        assert first.asked().ask is not None  # it is asked too, with the others
        assert first.asked().undo == "ask"


def test_a_move_ends_the_question_about_undo(house: House, pair: tuple[Guest, Guest]) -> None:
    first, second = pair
    beyond(first, second)
    first.done("undo")
    second.play(second.legal()[0])
    settle([first])
    assert first.table is not None
    assert first.table.undo_asked_by is None
    assert second.refused("consent", agree=True) == "server-no-question"


def test_where_undo_is_never_it_is_only_within_the_horizon(house: House) -> None:
    with table_of(house, "patrician", 2, undo="never") as guests:
        beyond(guests[0], guests[1])
        assert guests[0].turn is not None
        assert guests[0].turn.undo == "no"
        assert guests[0].refused("undo") == "core-cannot-undo"


@pytest.mark.parametrize("undo", ["free", "consent"])
def test_against_bots_or_where_it_is_free_undo_is_at_once_and_marked(house: House, undo: str) -> None:
    """With people at a table where undo is free, and with bots only, nobody is asked; the game is marked."""
    seats = ["me", "easy"] if undo == "consent" else ["me", "me"]
    links = house.create("patrician", seats, manners={"undo": undo, "forced": False})
    with house.enter(links.table, links.seat, seat=0) as guest:
        for _ in range(12):
            settle([guest])
            assert guest.turn is not None
            if guest.turn.ask is None and undo == "consent":
                guest.until_turn()
            elif guest.turn.ask is None:
                guest.done("look", seat=guest.turn.actors[0])
                guest.drain()
            guest.play(guest.legal()[-1])
        guest.done("undo")
        settle([guest])
        rewound = [message for message in guest.heard if isinstance(message, wire.Rewound)]
        assert len(rewound) == 1
        assert guest.table is not None
        assert guest.table.taken_back != rewound[0].free


def test_a_free_undo_leaves_the_questions_of_others_alone(house: House) -> None:
    """Whoever thinks about their own answer is not disturbed by somebody who takes theirs back."""
    with table_of(house, "san_juan", 3) as guests:
        asked: list[Guest] = []
        for _ in range(400):
            settle(guests)
            asked = [guest for guest in guests if guest.turn is not None and guest.turn.moves]
            if len(asked) == 3:
                break
            asked[0].play_any()
        one, other = asked[0], asked[1]
        one.play_any()
        settle(guests)
        assert other.turn is not None
        assert one.turn is not None
        question = other.turn.ask
        assert one.turn.undo == "free"
        one.done("undo")
        settle(guests)
        assert other.turn.ask == question
        other.play_any()


# -------------------------------------------------------------------------------------------- announced


def test_an_announced_decline_is_played_when_it_is_asked_for_and_nobody_knows_before(house: House) -> None:
    with table_of(house, "san_juan", 3) as guests:
        settle(guests)
        one = next(guest for guest in guests if guest.turn is not None and not guest.turn.moves)
        others = [guest for guest in guests if guest is not one]
        counts = [len(guest.heard) for guest in others]
        assert one.turn is not None
        assert one.turn.declines
        codes = [choice.code for choice in one.turn.declines]
        assert one.refused("announce", codes=[0]) == "server-not-a-decline"
        done = one.done("announce", codes=codes)
        settle([one])
        assert one.turn.announced == sorted(codes)
        assert done.seq == one.seq
        settle(others)
        assert [len(guest.heard) - 1 for guest in others] == counts  # the pong, and nothing else
        one.done("announce", codes=[])
        settle([one])
        assert one.turn.announced == []
        one.done("announce", codes=codes)
        for _ in range(60):
            settle(guests)
            ready = [guest for guest in others if guest.turn is not None and guest.turn.moves]
            if not ready:
                if not any(choice.code in codes for choice in one.turn.moves):
                    break  # a question to which there is no declining
                one.next()
                continue
            builder = [choice.code for choice in ready[0].until_turn().moves if choice.notation == "take builder"]
            ready[0].play(*(builder or ready[0].legal()[-1:]))
        match = house.stored(one.id).match
        assert match is not None
        mine = [step.code for step in match.steps if step.seat == one.seat]
        assert mine
        assert all(code in DECLINES for code in mine)


def test_what_is_announced_does_not_outlive_its_undo_nor_its_player(house: House) -> None:
    """Else whoever takes a pass back would see it played again at once."""
    links = house.create("san_juan", ["me", "me"], manners={"undo": "free", "forced": False})
    guest = house.enter(links.table, links.seat)
    assert guest.turn is not None
    first = guest.turn.actors[0]
    second = 1 - first
    codes = list(DECLINES)
    guest.done("look", seat=second)
    guest.done("announce", codes=codes)
    guest.done("look", seat=first)
    guest.drain()
    guest.play(guest.find("take builder"))
    guest.play(guest.find("build nothing"))
    guest.until(lambda message: isinstance(message, wire.Stepped) and message.by == second)
    guest.done("look", seat=second)
    guest.drain()
    assert guest.turn.announced == sorted(codes)
    guest.done("undo")
    guest.drain()
    assert guest.turn.announced == []
    assert guest.find("build nothing")
    guest.done("announce", codes=codes[1:])
    guest.close()
    with house.enter(links.table, links.seat, seat=second) as back:
        assert back.turn is not None
        assert back.turn.announced == []


# -------------------------------------------------------------------------------------------- bots, and who is away


def test_bots_of_every_level_play(house: House) -> None:
    levels = [level.spec for level in house.get("/api/games", wire.Shelf).levels]
    assert levels == ["easy", "medium", "hard", "master"]
    links = house.create("patrician", levels)
    with house.enter(links.table, links.watch) as watcher:
        seen: set[int] = set()
        while len(seen) < 4:
            message = watcher.next()
            if isinstance(message, wire.Stepped):
                seen.add(message.by)
    house.post(f"/api/tables/{links.table}/abandon", None, links.host)


def test_a_bot_plays_for_who_is_away_until_they_take_the_seat_back(house: House, pair: tuple[Guest, Guest]) -> None:
    first, second = pair
    assert first.refused("away", away=False) == "server-nothing-to-do"
    assert second.refused("stand_in", seat=first.seat) == "server-is-here"
    assert second.refused("stand_in", seat=6) == "server-no-seat"
    first.done("away", away=True)
    second.until(lambda message: isinstance(message, wire.Stepped) and message.by == first.seat)
    assert second.table is not None
    assert second.table.seats[first.seat].away
    first.done("away", away=False)
    settle([second])
    assert not second.table.seats[first.seat].away


def test_who_has_vanished_is_replaced_at_the_wish_of_those_who_wait(house: House) -> None:
    links, tokens = house.full("patrician", 2)
    with house.enter(links.table, tokens[1]) as waiting:
        assert waiting.turn is not None
        waiting.done("stand_in", seat=0)
        assert waiting.table is not None
        assert waiting.table.seats[0].away
        if waiting.turn.ask is None:
            waiting.until_turn()
    with house.enter(links.table, tokens[0]) as back:
        back.done("away", away=False)


# -------------------------------------------------------------------------------------------- clocks


class Hands:
    """The clock on the wall, which a test may put on."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr(clocks, "now_ms", hands.now)
    monkeypatch.setattr(sockets, "now_ms", hands.now)
    return hands


def left(guest: Guest, seat: int) -> int:
    assert guest.table is not None
    ms = guest.table.seats[seat].left_ms
    assert ms is not None
    return ms


def look(house: House, guest: Guest) -> Guest:
    """The same again, as of now."""
    with house.enter(guest.id, guest.token) as fresh:
        return fresh


def test_a_clock_for_each_move_begins_anew(house: House, wall: Hands) -> None:
    with table_of(house, "patrician", 2, clock={"kind": "move", "seconds": 60}) as guests:
        first, second = guests
        wall.ahead += 20_000
        now = look(house, first)
        assert left(now, first.seat) <= 40_000
        assert left(now, second.seat) == 60_000
        beyond(first, second)
        wall.ahead += 10_000
        now = look(house, second)
        assert left(now, second.seat) <= 50_000
        assert now.table is not None
        assert [seat.ticking for seat in now.table.seats] == [k == second.seat for k in range(2)]
        wall.ahead += 51_000  # too late: a bot plays on, and the seat may be taken back
        look(house, first)
        first.until(lambda message: isinstance(message, wire.Told) and message.table.seats[second.seat].away)
        second.done("away", away=False)
        assert second.table is not None
        assert not second.table.seats[second.seat].away
        assert left(look(house, second), second.seat) >= 9_000


def test_a_clock_for_the_game_runs_down_and_gains_with_each_move(house: House, wall: Hands) -> None:
    clock = {"kind": "game", "seconds": 100, "increment": 7}
    with table_of(house, "patrician", 2, clock=clock) as guests:
        first, second = guests
        wall.ahead += 30_000
        beyond(first, second)
        told = [message for message in second.heard if isinstance(message, wire.Stepped)][-1].clocks
        mine = next(ms for seat, ms, _ in told if seat == first.seat)
        moves = sum(isinstance(message, wire.Stepped) for message in second.heard)
        assert 65_000 + 7_000 * moves <= mine <= 70_000 + 7_000 * moves
        assert [ticking for _, _, ticking in sorted(told)] == [k == second.seat for k in range(2)]


def test_taking_back_brings_no_time(house: House, wall: Hands) -> None:
    """A move and a free undo, over and over: what a move brings to the clock goes with it."""
    for kind in ("game", "move"):
        clock = {"kind": kind, "seconds": 60, "increment": 30 if kind == "game" else 0}
        with table_of(house, "patrician", 2, clock=clock) as guests:
            first = guests[0]
            for _ in range(4):
                wall.ahead += 1_000
                first.play(first.legal()[0])
                first.done("undo")
                settle([first])
            assert left(look(house, first), first.seat) <= 56_000


def test_being_away_for_a_moment_brings_no_time(house: House, wall: Hands) -> None:
    with table_of(house, "patrician", 2, clock={"kind": "move", "seconds": 60}, pace="natural") as guests:
        wall.ahead += 55_000
        guests[0].done("away", away=True)
        guests[0].done("away", away=False)
        assert left(look(house, guests[0]), guests[0].seat) <= 5_000


def test_a_clock_of_days_is_for_play_by_correspondence(house: House, wall: Hands) -> None:
    with table_of(house, "patrician", 2, clock={"kind": "days", "days": 2}) as guests:
        wall.ahead += 86_400_000
        now = look(house, guests[0])
        assert 86_300_000 < left(now, guests[0].seat) <= 86_400_000
        assert now.table is not None
        assert not any(seat.away for seat in now.table.seats)
        wall.ahead += 86_500_000
        look(house, guests[0])
        guests[1].until(lambda message: isinstance(message, wire.Told) and message.table.seats[guests[0].seat].away)


def test_several_clocks_tick_where_several_are_asked(house: House) -> None:
    with table_of(house, "san_juan", 3, clock={"kind": "move", "seconds": 600}) as guests:
        asked: list[Guest] = []
        for _ in range(400):
            settle(guests)
            asked = [guest for guest in guests if guest.turn is not None and guest.turn.moves]
            if len(asked) > 1:
                break
            asked[0].play_any()
        now = look(house, guests[0])
        assert now.table is not None
        assert {seat.seat for seat in now.table.seats if seat.ticking} == {guest.seat for guest in asked}


# -------------------------------------------------------------------------------------------- hints and previews


def test_a_hint_comes_from_a_search_and_some_tables_forbid_it(house: House, pair: tuple[Guest, Guest]) -> None:
    first, second = pair
    hint = first.ask("hint", ask=first.until_turn().ask)
    assert isinstance(hint, wire.Hint)
    assert {option.choice.code for option in hint.options} <= set(first.legal())
    assert len(hint.shares) == 2
    assert len(hint.said) == 2
    assert first.refused("hint", ask=77) == "server-stale"
    assert second.refused("hint", ask=0) == "server-stale"
    with table_of(house, "patrician", 2, hints=False) as guests:
        assert guests[0].refused("hint", ask=guests[0].until_turn().ask) == "server-no-hints"


@pytest.mark.parametrize("game", ["patrician", "san_juan", "patee_imperiale"])
def test_a_preview_changes_nothing(house: House, game: str) -> None:
    with table_of(house, game, 2) as guests:
        for _ in range(12):
            settle(guests)
            guest = next(guest for guest in guests if guest.turn is not None and guest.turn.moves)
            before = (guest.view, guest.turn, guest.seq, house.stored(guest.id).seq)
            assert guest.turn is not None
            for choice in guest.turn.moves[:4]:
                tried = guest.ask("try", ask=guest.turn.ask, steps=[choice.code])
                assert isinstance(tried, wire.Tried)
                assert tried.steps == [choice.code]
                assert len(tried.points) == 2
                assert tried.moves == [] or tried.stops is None
            assert guest.refused("try", ask=guest.turn.ask, steps=[999_999]) == "core-move-illegal"
            assert guest.refused("try", ask=12345, steps=[0]) == "server-stale"
            settle(guests)
            assert before == (guest.view, guest.turn, guest.seq, house.stored(guest.id).seq)
            guest.play_any()


# -------------------------------------------------------------------------------------------- chat


def test_chat_reaches_the_table_and_no_other(house: House, pair: tuple[Guest, Guest]) -> None:
    first, second = pair
    with table_of(house, "patrician", 2) as elsewhere:
        said = "<script>alert('ciao')</script> & \u202eolleh\u0000 \n two"
        first.done("say", text=said)
        settle([second, *elsewhere])
        lines = [message for message in second.heard if isinstance(message, wire.Chatted)]
        assert [(line.seat, line.name) for line in lines] == [(first.seat, name_of(first))]
        assert lines[0].text == "<script>alert('ciao')</script> & olleh \n two"
        assert not any(isinstance(message, wire.Chatted) for guest in elsewhere for message in guest.heard)
    with house.enter(first.id, second.token) as back:
        chats = next(message for message in back.heard if isinstance(message, wire.Chats))
        assert [line.text for line in chats.lines] == [lines[0].text]
    assert "alert" not in str(house.stored(first.id).record())


def name_of(guest: Guest) -> str:
    assert guest.table is not None
    return guest.table.seats[guest.seat].name


def test_chat_has_limits_and_the_host_may_mute(house: House) -> None:
    links, tokens = house.full("patrician", 2)
    with house.enter(links.table, tokens[0]) as host, house.enter(links.table, tokens[1]) as guest:
        assert guest.refused("say", text=" \n\t ") == "server-empty-chat"
        assert guest.refused("silence", seat=0, silent=True) == "server-no-right"
        assert host.refused("silence", seat=7, silent=True) == "server-no-right"
        host.done("silence", seat=1, silent=True)
        settle([guest])
        assert guest.table is not None
        assert guest.table.seats[1].silenced
        assert guest.refused("say", text="but") == "server-silenced"
        host.done("silence", seat=1, silent=False)
        guest.done("say", text="x" * 400)
        answers = [host.ask("say", text="quick") for _ in range(12)]
        assert any(isinstance(answer, wire.Refused) and answer.key == "server-too-fast" for answer in answers)
        guest.send("say", id=1, text="x" * 401)
        guest.until(lambda message: isinstance(message, wire.Bye))


def test_who_watches_may_chat_without_a_name(house: House) -> None:
    links, tokens = house.full("patrician", 2)
    with house.enter(links.table, links.watch) as watcher, house.enter(links.table, tokens[0]) as host:
        watcher.done("say", text="ciao")
        line = host.until(lambda message: isinstance(message, wire.Chatted))
        assert isinstance(line, wire.Chatted)
        assert (line.seat, line.name) == (-1, "")
