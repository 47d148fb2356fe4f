"""A table among friends: who is absent and since when, what an undo takes back, and what is announced to everybody."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from ludoteca.core.text import LANGUAGES, Words
from ludoteca.server.messages import wire
from ludoteca.server.messages.undo_texts import UndoTexts
from ludoteca.server.tables.decisions import decide_undo, decide_undo_reply
from ludoteca.server.tables.entries import AnyLogEntry, MoveEntry, SeatConfig, StartEntry, TableConfig, encode
from ludoteca.server.tables.rows import LogRow
from ludoteca.server.tables.table import Table, fold
from ludoteca.server.tables.table_state import is_private_step
from tests.server.running import Client, RunningServer, drain_all
from tests.server.test_playing import WallClock, play_until, table_of, wall  # noqa: F401

SECOND = 1_000


def notices(client: Client) -> list[tuple[str, str]]:
    """The announcements that a client has heard: key and text."""
    client.drain()
    heard = [message.notice for message in client.received if isinstance(message, wire.TableChanged)]
    return [(notice.key, notice.text) for notice in heard if notice is not None]


def look(client: Client) -> wire.TableInfo:
    """The table as it is now."""
    client.done("look")
    client.until(lambda message: isinstance(message, wire.Snapshot))
    return client.info()


# -------------------------------------------------------------------------------------------- presence


def test_everybody_sees_how_long_a_person_has_been_absent(server: RunningServer, wall: WallClock) -> None:  # noqa: F811
    links, tokens = server.full("patrician", 3)
    with server.enter(links.table, tokens[0]) as ada:
        assert ada.info().seats[0].absent_ms is None
        with server.enter(links.table, tokens[1]):
            ada.until_present(1)
            assert ada.info().seats[1].absent_ms is None
        ada.until_absent(1)
        wall.ahead += 120 * SECOND
        info = look(ada)
        absent = info.seats[1].absent_ms
        assert absent is not None
        assert 120 * SECOND <= absent < 150 * SECOND
        assert not info.seats[1].resigned


def test_a_bot_and_an_open_seat_are_never_absent_and_a_newcomer_is_absent_only_since_sitting_down(
    server: RunningServer,
    wall: WallClock,  # noqa: F811
) -> None:
    links = server.create("patrician", ["me", "open", "easy"], public=True)
    seats = server.get(f"/api/tables/{links.table}", wire.TableInfo).seats
    assert [seat.absent_ms is None for seat in seats] == [False, True, True]
    with server.enter(links.table, links.seat) as ada:
        wall.ahead += 300 * SECOND
        server.join(links.table, "Bruno", links.each[1])
        absent = look(ada).seats[1].absent_ms
        assert absent is not None
        assert absent < 60 * SECOND


# -------------------------------------------------------------------------------------------- undo in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_undo_names_the_move_to_its_player_and_to_everybody_who_is_asked(server: RunningServer, lang: str) -> None:
    with table_of(server, "patrician", 3, undo="consent") as clients:
        first, second, _ = clients
        for client in clients:
            client.done("look", lang=lang)
        play_until(first, "ask")
        own = first.last_turn().undo_text
        assert own
        assert own in " ".join(sentence for line in first.log for sentence in line)
        with server.enter(first.id, second.token, lang=lang) as watcher:
            first.done("undo")
            drain_all([*clients, watcher])
            line = second.last_turn().undo_asked_text
            assert line
            assert line in " ".join(sentence for said in second.log for sentence in said)
            assert first.info().seats[first.seat].name in line
            assert watcher.last_turn().undo_asked_text == line
            second.done("consent", agree=False)
            drain_all([*clients, watcher])
            assert second.last_turn().undo_asked_text == ""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", ["san_juan", "patee_imperiale"])
def test_the_words_of_an_undo_do_not_depend_on_steps_that_others_may_not_know(key: str, seed: int) -> None:
    rng = random.Random(seed)
    config = TableConfig(
        key, {}, [SeatConfig("person", name) for name in "ABC"], wire.TableSettings(), False, 0, "00" * 32
    )
    table = Table("0" * 12, config)
    match = table.match = table.game.deal(seed=seed)
    table.status = "playing"
    texts = UndoTexts(match, Words("en"))
    sealed = 0
    before: list[str] = []
    while not match.over and len(match.steps) < 400:
        seat = rng.choice(match.actors)
        match.play(rng.choice(match.legal_codes(seat)), seat)
        readers = [reader for reader in (-1, 0, 1, 2) if reader != seat]
        said = [texts.of_another(seat, reader, table.last_visible_choice(seat)) for reader in readers]
        assert texts.of_player(seat, table.last_choice(seat))  # one's own choice always has a name
        if is_private_step(match.steps[-1]) and len(before) > seat:
            sealed += 1
            assert said[0] == before[seat]
        before = [texts.of_another(each, -1, table.last_visible_choice(each)) for each in range(3)]
        if not match.steps[-1].events:  # a sealed answer: others read no move of this seat that they have not seen
            assert not texts.of_another(seat, readers[0], [match.steps[-1]])
    assert sealed or key != "san_juan"


@pytest.mark.parametrize("seed", range(3))
def test_an_undo_by_consent_is_the_same_whether_its_player_has_chosen_in_private_since(seed: int) -> None:
    people = [SeatConfig("person", name, group=k) for k, name in enumerate("ABC")]
    config = TableConfig("san_juan", {}, people, wire.TableSettings(), False, 0, f"{seed:02}" * 32)
    rng = random.Random(seed)
    tables = [Table("0" * 12, config) for _ in range(2)]

    def add(entries: Sequence[AnyLogEntry], *to: Table) -> None:
        for table in to:
            for entry in entries:
                table.apply_row(LogRow(table.id, table.seq + 1, 0, encode(entry)))

    def private_move(table: Table) -> MoveEntry | None:
        """A sealed step of a player who could ask for an undo now."""
        for seat in table.running_match.actors:
            for code in table.running_match.legal_codes(seat) if table.undo_kind(seat) == "ask" else ():
                trial = fold(encode(config), rows)
                entry = MoveEntry(seat, (code,), trial.seats[seat].question)
                add([entry], trial)
                if is_private_step(trial.running_match.steps[-1]):
                    return entry
        return None

    add([StartEntry()], *tables)
    rows = [LogRow(tables[0].id, 1, 0, encode(StartEntry()))]
    one, other = tables
    while (private := private_move(one)) is None:
        seat = rng.choice(one.running_match.actors)
        code = rng.choice(one.running_match.legal_codes(seat))
        entry = MoveEntry(seat, (code,), one.seats[seat].question)
        rows.append(LogRow(one.id, one.seq + 1, 0, encode(entry)))
        add([entry], *tables)
    steps = len(one.running_match.steps)
    add(decide_undo(one, private.seat), *tables)
    add([private], other)
    for table in tables:
        for seat in range(3):
            if seat != private.seat:
                add(decide_undo_reply(table, seat, True), table)
    assert one.undo_asked_by is other.undo_asked_by is None
    assert one.number_for(-1) == other.number_for(-1)
    assert [step.code for step in one.running_match.steps] == [step.code for step in other.running_match.steps]
    assert len(one.running_match.steps) < steps


def test_a_refusal_is_said_to_everybody_in_their_language_and_a_withdrawal_is_not(server: RunningServer) -> None:
    with table_of(server, "patrician", 2, undo="consent") as clients:
        first, second = clients
        first.done("look", lang="it")
        play_until(first, "ask")
        first.done("undo")
        first.done("consent", agree=False)
        assert notices(first) == notices(second) == []
        first.done("undo")
        second.done("consent", agree=False)
        name = first.info().seats[second.seat].name
        assert notices(first) == [("server-undo-refused", f"{name} non è d’accordo: la mossa resta.")]
        assert notices(second) == [("server-undo-refused", "You do not agree: the move stands.")]
