"""A client that sends anything: the server logs no error, changes no table, and reveals no internals."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from ludoteca.server.messages import wire
from tests.server.running import Client, Disconnected, RunningServer, play_randomly, shown, wait_until_quiet

KEYS = ("do", "id", "ask", "steps", "codes", "agree", "text", "seat", "lang", "away", "silent", "table", "token", "seq",
        "x")  # fmt: skip
DOES = ("enter", "move", "try", "announce", "undo", "consent", "hint", "say", "look", "away", "stand_in", "silence",
        "ping", "state", "abandon", "__class__")  # fmt: skip


def anything(chance: random.Random, depth: int = 0) -> Any:
    """Any JSON value, with a preference for values that break programs."""
    plain: list[Callable[[], Any]] = [
        lambda: None,
        lambda: chance.random() < 0.5,
        lambda: chance.choice((-1, 0, 1, 2, 7, 8, 255, 2**20, 2**31, 2**40, 2**53, 2**63, 2**64, -(2**63), 10**30)),
        lambda: chance.choice((0.5, 8.0, 1e308, -0.0, 1e-300)),
        lambda: chance.choice(("", "x", "seat", "\u0000", "\u202e", "💥", "../..", "' OR 1=1 --", "x" * 3000)),
        lambda: "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(20))),
    ]
    if depth < 3:
        plain.append(lambda: [anything(chance, depth + 1) for _ in range(chance.randrange(5))])
        plain.append(lambda: {chance.choice(KEYS): anything(chance, depth + 1) for _ in range(chance.randrange(4))})
    return chance.choice(plain)()


def likely(chance: random.Random, client: Client, others: list[str]) -> dict[str, Any]:
    """A message that is nearly right."""
    turn = client.turn
    codes = [choice.code for choice in turn.moves] if turn is not None and turn.moves else [0, 1, 2]
    ask = turn.question if turn is not None and turn.question is not None else chance.randrange(5)
    do = chance.choice(DOES)
    message: dict[str, Any] = {"do": do, "id": chance.randrange(1000)}
    fields: dict[str, dict[str, Any]] = {
        "enter": {"table": client.id, "token": chance.choice(others)},
        "move": {
            "ask": chance.choice((ask, ask + 1, 0)),
            "steps": [chance.choice((9999, *codes))] * chance.choice((1, 2, 32)),
        },
        "try": {"ask": ask, "steps": [chance.choice(codes) for _ in range(chance.choice((1, 1, 3)))]},
        "announce": {"codes": [chance.randrange(300)]},
        "consent": {"agree": True},
        "hint": {"ask": ask + 1},
        "say": {"text": chance.choice(("ciao", " ", "\u0000"))},
        "look": {"seat": chance.randrange(8), "lang": chance.choice(("en", "fr", "xx"))},
        "away": {"away": chance.random() < 0.5},
        "stand_in": {"seat": chance.randrange(8)},
        "silence": {"seat": chance.randrange(8), "silent": chance.random() < 0.5},
    }
    message |= fields.get(do, {})
    if do in ("ping", "enter"):
        message.pop("id")
    for _ in range(chance.choice((0, 0, 1, 2))):
        message[chance.choice(KEYS)] = anything(chance)
    if chance.random() < 0.1 and message:
        message.pop(chance.choice(list(message)))
    return message


def bytes_of(chance: random.Random, client: Client, others: list[str]) -> str | bytes:
    text = json.dumps(likely(chance, client, others))
    way = chance.random()
    if way < 0.75:
        return text
    if way < 0.8:
        return text.encode()  # a binary frame
    if way < 0.9:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice(("", '"', "{", "\\u", "é", "1e999", "NaN")) + text[at + 1 :]
    return chance.choice(
        ("", "null", "[]", "{}", "[" * 8000, '{"do":' * 2000, '"' + "x" * 15_000, "1" * 5000, "x" * 20_000)
    )


def test_random_messages_change_a_table_only_by_legal_moves(server: RunningServer) -> None:
    chance = random.Random(11)
    links, tokens = server.full("san_juan", 2, manners={"undo": "consent"})
    others, _ = server.full("patrician", 2)
    held = [*tokens, links.watch or "", links.host or "", others.seat or "", others.watch or "", "x" * 32]
    quiet = server.enter(others.table, others.watch)
    client: Client | None = None
    answers = 0
    for _ in range(700):
        if client is None:
            enter = chance.random() < 0.85
            client = Client(server, links.table, chance.choice(tokens), enter=enter)
        held_by = client
        try:
            client.socket.send(bytes_of(chance, client, held))
            if chance.random() < 0.5:
                client.send("ping")
                client.until(lambda message: isinstance(message, (wire.Pong, wire.Bye)))
                answers += 1
            if client.bye is not None or chance.random() < 0.02:
                client.close()
                client = None
        except (Disconnected, ConnectionClosed):
            held_by.close()
            client = None
    if client is not None:
        client.close()
    assert answers > 50
    quiet.drain()
    assert not [
        message
        for message in quiet.received
        if isinstance(message, (wire.StepUpdate, wire.ChatLine, wire.RewindUpdate))
    ]
    assert server.stored(others.table).seq == quiet.seq
    # The table still equals the fold of its log, and the game continues.
    with server.enter(links.table, tokens[0]) as one, server.enter(links.table, tokens[1]) as two:
        for player in (one, two):
            player.ask("away", away=False)
        table = wait_until_quiet(server, [one, two])
        assert table.match is not None
        assert one.view == shown(table.match.view(0))
        assert two.view == shown(table.match.view(1))
        play_randomly([one, two], 1, 5)


def test_no_answer_shows_internals(server: RunningServer) -> None:
    chance = random.Random(3)
    links, tokens = server.full("patrician", 2)
    answers: list[str] = []
    for _ in range(120):
        client = Client(server, links.table, tokens[0], enter=chance.random() < 0.7)
        try:
            for _ in range(3):
                client.socket.send(bytes_of(chance, client, tokens))
            client.send("ping")
            client.until(lambda message: isinstance(message, (wire.Pong, wire.Bye)))
        except (Disconnected, ConnectionClosed):
            pass
        client.close()
        answers += client.raw
    answers += [server.ask("POST", "/api/tables", anything(chance)).text for _ in range(60)]
    answers += [
        server.ask("POST", f"/api/tables/{links.table}/{what}", anything(chance), chance.choice(tokens)).text
        for what in ("join", "rematch", "fork")
        for _ in range(20)
    ]
    for words in ("Traceback", 'File "', "msgspec", "Exception", "sqlite", "KeyError", "ludoteca/"):
        assert words not in "".join(answers).replace("/ludoteca/en", ""), words


def test_every_field_of_a_request_may_hold_anything(server: RunningServer) -> None:
    """Each field of the body in turn is replaced by anything; the worst answer is a refusal."""
    chance = random.Random(5)
    request: dict[str, Any] = {
        "game": "patrician",
        "seats": [{"kind": "me", "name": "Ada", "level": "easy"}, {"kind": "bot"}],
        "options": {"messengers": True},
        "public": False,
        "manners": {"clock": {"kind": "move", "seconds": 9}, "stand_in": "easy", "pace": "instant"},
        "cards": None,
        "nonce": None,
    }
    paths = [[key] for key in request] + [["options", "messengers"], ["manners", "clock"], ["manners", "stand_in"]]
    paths += [["seats", 0], ["seats", 1], ["seats", 0, "name"], ["seats", 1, "level"], ["manners", "clock", "seconds"]]  # type: ignore[list-item]
    for _ in range(6):
        for path in paths:
            strange = json.loads(json.dumps(request))
            inner: Any = strange
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] = anything(chance)
            answer = server.http.post("/api/tables", content=json.dumps(strange).encode())
            assert answer.status_code in (201, 400, 404, 413), (path, inner[path[-1]], answer.text)
            if answer.status_code == 201:
                links = msgspec.json.decode(answer.content, type=wire.Links)
                server.post(f"/api/tables/{links.table}/abandon", None, links.host)
