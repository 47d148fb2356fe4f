"""Whole gestures over the socket: as structs or steps, in any order, checked once, made once."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca.games import find
from ludoteca.games.patee_imperiale.moves import Discredit, Show
from ludoteca.games.san_juan.moves import Build, Pay
from ludoteca.server.messages import wire
from ludoteca.server.tables.gestures import is_same_gesture
from tests.server.running import Client, RunningServer


def builder(server: RunningServer, payment: int, **manners: str | bool) -> tuple[Client, wire.Turn, wire.MoveChoice]:
    """A player of San Juan who can build something for so many cards, with the choice to build it."""
    for _ in range(20):
        links, tokens = server.full("san_juan", 2, manners=manners)
        clients = [server.enter(links.table, token) for token in tokens]
        actor = next(client for client in clients if client.turn is not None and client.turn.moves)
        actor.play(next(choice.code for choice in actor.until_turn().moves if choice.notation == "take builder"))
        turn = actor.until_turn()
        for choice in turn.moves:
            if choice.move["move"] == "build":
                tried = actor.ask("try", ask=turn.question, steps=[choice.code])
                assert isinstance(tried, wire.Tried)
                if tried.selection is not None and tried.selection.most == payment:
                    return actor, turn, choice
        for client in clients:
            client.close()
    raise AssertionError(f"nobody could build for {payment} cards")


def cards_of(tried: wire.Tried, payment: int, rng: random.Random) -> tuple[list[int], list[str]]:
    """Codes and names of some cards of a payment, in any order."""
    assert tried.selection is not None
    held = [item for item in tried.selection.items for _ in range(item.count)]
    chosen = rng.sample(held, payment)
    return [item.code for item in chosen], [item.move["cards"][0] for item in chosen]


@pytest.mark.parametrize("form", ["struct", "steps"])
def test_a_payment_takes_two_previews_and_one_move_in_any_order(server: RunningServer, form: str) -> None:
    rng = random.Random(form)
    actor, turn, choice = builder(server, 2)
    begun = actor.ask("try", ask=turn.question, move=choice.move)
    assert isinstance(begun, wire.Tried)
    assert not begun.complete
    codes, cards = cards_of(begun, 2, rng)
    struct = {**choice.move, "paying": cards}
    gesture: dict[str, Any] = {"move": struct} if form == "struct" else {"steps": [choice.code, *codes]}
    whole = actor.ask("try", ask=turn.question, **gesture)
    assert isinstance(whole, wire.Tried)
    assert whole.complete
    assert whole.steps[0] == choice.code
    assert whole.steps[1:] == sorted(codes)
    first = actor.done("move", ask=turn.question, **gesture)
    assert actor.done("move", ask=turn.question, **gesture).seq == first.seq  # a retry counts once
    assert actor.done("move", ask=turn.question, steps=whole.steps).seq == first.seq
    other = {"move": {**struct, "paying": cards[:-1]}}
    assert actor.refused("move", ask=turn.question, **other) == "server-stale"
    entry = server.stored(actor.id).match
    assert entry is not None
    assert [step.code for step in entry.steps[-len(whole.steps) :]] == whole.steps


def test_a_payment_that_is_short_or_too_long_is_refused_and_changes_nothing(server: RunningServer) -> None:
    actor, turn, choice = builder(server, 2)
    begun = actor.ask("try", ask=turn.question, steps=[choice.code])
    assert isinstance(begun, wire.Tried)
    codes, cards = cards_of(begun, 2, random.Random(1))
    first = cards[codes.index(min(codes))]
    short = actor.ask("try", ask=turn.question, move={**choice.move, "paying": [first]})
    assert isinstance(short, wire.Tried)
    assert not short.complete
    long = {**choice.move, "paying": [*cards, cards[0]]}
    assert actor.refused("try", ask=turn.question, move=long) in ("core-move-illegal", "core-move-too-long")
    assert actor.refused("move", ask=turn.question, move=long) in ("core-move-illegal", "core-move-too-long")
    actor.done("move", ask=turn.question, move={**choice.move, "paying": cards})


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({}, "core-move-or-steps"),
        ({"steps": [0], "move": {"move": "mine", "use": True}}, "core-move-or-steps"),
        ({"move": {"move": "dance"}}, "core-move-ill-formed"),
        ({"move": {}}, "core-move-ill-formed"),
        ({"move": {"move": "build"}}, "core-move-ill-formed"),
        ({"move": {"move": "build", "card": 7}}, "core-move-ill-formed"),
        ({"move": {"move": "build", "card": "no-such-card"}}, "core-move-number"),
        ({"move": {"move": "pay", "cards": ["tower"] * 900}}, "core-move-too-long"),
    ],
)
def test_a_move_that_is_no_move_is_refused_with_a_reason(
    server: RunningServer, fields: dict[str, Any], key: str
) -> None:
    links, tokens = server.full("san_juan", 2)
    clients = [server.enter(links.table, token) for token in tokens]
    actor = next(client for client in clients if client.turn is not None and client.turn.moves)
    question = actor.until_turn().question
    for do in ("try", "move"):
        assert actor.refused(do, ask=question, **fields) == key


@pytest.mark.parametrize(("protocol", "origin"), [(1, False), (99, False), (None, True)])
def test_a_page_of_another_version_is_asked_to_reload_and_loses_nothing(
    server: RunningServer, protocol: int | None, origin: bool
) -> None:
    links, tokens = server.full("patrician", 2)
    more = {} if protocol is None else {"protocol": protocol}
    old = Client(server, links.table, tokens[0], enter=False, origin=origin)
    old.send("enter", table=links.table, token=tokens[0], lang="fr", **more)
    bye = old.next()
    assert isinstance(bye, wire.Bye)
    assert (bye.key, bye.again) == ("server-reload", False)
    assert "Rechargez" in bye.text
    with server.enter(links.table, tokens[0], protocol=wire.PROTOCOL) as new:
        snapshot = new.received[0]
        assert isinstance(snapshot, wire.Snapshot)
        assert snapshot.protocol == wire.PROTOCOL


@pytest.mark.parametrize("payment", [0, 2])
def test_an_undo_takes_the_whole_gesture_back(server: RunningServer, payment: int) -> None:
    """It used to take back one card of a payment, which was then often paid again as a forced move."""
    actor, turn, choice = builder(server, 2, undo="free", forced=False)
    begun = actor.ask("try", ask=turn.question, steps=[choice.code])
    assert isinstance(begun, wire.Tried)
    codes, _ = cards_of(begun, 2, random.Random(2))
    before = server.stored(actor.id).match
    actor.done("move", ask=turn.question, steps=[choice.code, *sorted(codes)[:payment]])
    actor.done("undo")
    table = server.stored(actor.id)
    assert before is not None
    assert table.match is not None
    assert [step.code for step in table.match.steps] == [step.code for step in before.steps]
    assert table.match.state.same(before.state)
    again = actor.until_turn()
    assert again.moves == turn.moves
    actor.done("move", ask=again.question, steps=[choice.code, *codes])


def test_steps_that_were_made_one_by_one_are_taken_back_one_by_one(server: RunningServer) -> None:
    actor, _, choice = builder(server, 2, undo="free", forced=False)
    actor.play(choice.code)
    first = server.stored(actor.id).match
    actor.play(actor.until_turn().moves[0].code)
    actor.done("undo")
    after = server.stored(actor.id).match
    assert first is not None
    assert after is not None
    assert after.state.same(first.state)


def test_a_retry_may_change_the_order_only_where_it_means_nothing() -> None:
    san_juan, patee = find("san_juan")(2), find("patee_imperiale")(2)
    build, paid, other = (san_juan.code(move) for move in (Build("library"), Pay(("tower",)), Pay(("crane",))))
    assert is_same_gesture(san_juan, (build, paid, other), (build, other, paid))
    assert not is_same_gesture(san_juan, (paid, build, other), (build, other, paid))
    cards = patee.deck.keys[:2]
    shown = tuple(patee.code(Show(card)) for card in cards)
    discredited = tuple(patee.code(Discredit(card)) for card in cards)
    assert is_same_gesture(patee, shown, shown[::-1])
    assert not is_same_gesture(patee, discredited, discredited[::-1])  # the discard shows the order


def test_a_question_keeps_its_number_while_its_player_is_offline(server: RunningServer) -> None:
    """What somebody has picked so far stays valid, even if others answer meanwhile."""
    links, tokens = server.full("san_juan", 2, manners={"forced": False})
    clients = [server.enter(links.table, token) for token in tokens]
    taker = next(client for client in clients if client.turn is not None and client.turn.moves)
    offline = 1 - clients.index(taker)
    taker.play(taker.find("take councillor"))
    asked = clients[offline].until_turn()
    assert asked.question is not None
    seq = clients[offline].seq
    clients[offline].close()
    taker.until_absent(offline)
    taker.until_turn()
    taker.play_any()
    pick = asked.moves[0].code
    for entered in ({"seq": seq}, {}):  # with what was missed, or with a new snapshot
        with server.enter(links.table, tokens[offline], **entered) as back:
            again = back.until_turn()
            assert (again.question, again.moves, again.selection) == (asked.question, asked.moves, asked.selection)
            assert isinstance(back.ask("try", ask=asked.question, steps=[pick]), wire.Tried)
    with server.enter(links.table, tokens[offline], seq=seq) as back:
        assert back.done("move", ask=asked.question, steps=[pick]).seq > seq
    match = server.stored(links.table).match
    assert match is not None
    assert [step.code for step in match.steps if step.seat == offline] == [pick]
