"""The store: everything acknowledged is stored completely and once."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from ludoteca.server.store import (
    ChatRow,
    LogRow,
    NoTable,
    Store,
    StoreTrouble,
    TableChange,
    TableRow,
    TokenRow,
    migrate,
    postgres,
    schema,
    sqlite,
)
from tests.server.stores import create_tables, entry, numbers, table, with_store

# --- what is stored


def test_a_table_comes_back_with_its_log_in_order_and_its_links(url: str) -> None:
    made = table("a", public=True)
    links = [TokenRow(b"\x00\xff", "a", "seat", 0b101), TokenRow(b"\x01", "a", "watch", 0, True)]

    async def play(store: Store) -> None:
        await store.create(made, links, [entry("a", 1), entry("a", 2)])
        await create_tables(store, "b")
        assert await store.append([entry("a", 3), entry("a", 4)], TableChange("a", "over", 99, 7, b"{}"))
        loaded = await store.load("a")
        assert loaded is not None
        assert loaded.table == TableRow("a", "patrician", "over", True, 1, 99, b"{}", 7)
        assert loaded.rows == [entry("a", n) for n in (1, 2, 3, 4)]
        assert sorted(loaded.tokens, key=lambda token: token.hash) == links
        assert await store.since("a", 2) == [entry("a", 3), entry("a", 4)]
        assert await store.load("nowhere") is None

    with_store(url, play)


def test_a_change_keeps_the_fields_it_does_not_name(url: str) -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a")
        assert await store.append([], TableChange("a", updated=5))
        loaded = await store.load("a")
        assert loaded is not None
        assert loaded.table == table("a", updated=5)

    with_store(url, play)


def test_a_table_is_created_completely_or_not_at_all(url: str) -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a")
        taken = TokenRow(b"seat of a", "b", "seat", 1)
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.create(table("b"), [taken], [entry("b", 1), entry("b", 1)])
        assert await store.load("b") is None
        assert await store.find_tokens([b"seat of a"]) == [TokenRow(b"seat of a", "a", "seat", 1)]

    with_store(url, play)


def test_an_entry_for_an_unknown_table_is_refused(url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(NoTable) as refused:
            await store.append([entry("nowhere", 1)])
        assert refused.value.facts == {"table": "nowhere"}

    with_store(url, play)


# --- one number, one entry


def test_the_second_append_of_the_same_number_fails_and_stores_nothing(url: str) -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a")
        assert await store.append([entry("a", 2, "first")])
        new = TokenRow(b"new", "a", "seat", 2)
        assert not await store.append([entry("a", 2, "second"), entry("a", 3)], TableChange("a", "over", 9), [new])
        loaded = await store.load("a")
        assert loaded is not None
        assert loaded.rows == [entry("a", 1), entry("a", 2, "first")]
        assert loaded.table.status == "playing"
        assert await store.find_tokens([b"new"]) == []

    with_store(url, play)


def test_no_number_can_be_skipped(url: str) -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a")
        assert not await store.append([entry("a", 3)])
        assert await numbers(store, "a") == [1]

    with_store(url, play)


def test_in_a_batch_only_the_late_appends_fail(url: str) -> None:
    async def play(store: Store) -> None:
        names = [f"t{k}" for k in range(8)]
        await create_tables(store, *names)
        before = store.writer.commits
        calls = [store.append([entry(name, 2, who)]) for name in names for who in ("first", "second")]
        calls += [store.append([entry(name, 3)]) for name in names]
        done = await asyncio.gather(*calls)
        assert done == [True, False] * 8 + [True] * 8
        assert store.writer.commits - before <= 2, "the calls were not grouped"
        for name in names:
            assert await store.since(name, 1) == [entry(name, 2, "first"), entry(name, 3)]

    with_store(url, play)


def test_a_write_that_the_database_refuses_affects_no_other(url: str) -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a", "b")
        bad = LogRow("a", 2, 1 << 70, b"{}")  # no column holds such a number
        calls = [
            store.append([bad]),
            store.append([entry("b", 2)]),
            store.add_chat(ChatRow(0, "nowhere", 1, 0, "Ada", "hello")),
            store.add_chat(ChatRow(0, "b", 1, 0, "Ada", "hello")),
        ]
        done = await asyncio.gather(*calls, return_exceptions=True)
        assert [isinstance(outcome, Exception) for outcome in done] == [True, False, True, False]
        assert isinstance(done[2], NoTable)
        assert await numbers(store, "a") == [1]
        assert await numbers(store, "b") == [1, 2]
        assert [row.text for row in await store.chats("b", 9)] == ["hello"]

    with_store(url, play)


@pytest.mark.parametrize("seed", range(3))
def test_two_workers_at_one_table_never_write_the_same_number(url: str, seed: int) -> None:
    luck = random.Random(seed)

    async def worker(store: Store, who: str, mine: list[bytes]) -> None:
        known = dict.fromkeys("abc", 1)
        for k in range(30):
            name = luck.choice("abc")
            many = luck.randint(1, 3)
            rows = [entry(name, known[name] + 1 + j, f"{who} {k} {j}") for j in range(many)]
            if await store.append(rows, TableChange(name, None, k, rows[-1].n)):
                mine += [row.data for row in rows]
                known[name] = rows[-1].n
            else:
                known[name] = (await store.since(name, 0))[-1].n

    async def race() -> None:
        first, second = await Store.open(url), await Store.open(url)
        await create_tables(first, "a", "b", "c")
        acknowledged: list[list[bytes]] = [[], [], []]
        stores = (first, second, second)
        await asyncio.gather(*(worker(stores[k], f"w{k}", acknowledged[k]) for k in range(3)))
        stored = []
        for name in "abc":
            rows = await second.since(name, 1)
            assert [row.n for row in rows] == list(range(2, len(rows) + 2))
            loaded = await first.load(name)
            assert loaded is not None
            assert loaded.table.step == (rows[-1].n if rows else 0)
            stored += [row.data for row in rows]
        assert sorted(stored) == sorted(data for mine in acknowledged for data in mine)
        await first.close()
        await second.close()

    asyncio.run(race())


# --- waiting callers


def test_the_write_of_a_cancelled_caller_is_stored_completely_or_not_at_all(url: str) -> None:
    async def play(store: Store) -> None:
        names = [f"t{k}" for k in range(40)]
        await create_tables(store, *names)
        luck = random.Random(1)
        change = [TableChange(name, "over", 2) for name in names]
        calls = [
            asyncio.create_task(store.append([entry(name, 2), entry(name, 3)], change[k]))
            for k, name in enumerate(names)
        ]
        for call in calls:
            await asyncio.sleep(0)
            if luck.random() < 0.5:
                call.cancel()
        done = await asyncio.gather(*calls, return_exceptions=True)
        assert {type(outcome) for outcome in done} == {bool, asyncio.CancelledError}
        for name, outcome in zip(names, done, strict=True):
            loaded = await store.load(name)
            assert loaded is not None
            whole = [row.n for row in loaded.rows] == [1, 2, 3]
            assert whole or [row.n for row in loaded.rows] == [1]
            assert (loaded.table.status == "over") is whole
            assert whole or outcome is not True

    with_store(url, play)


def test_closing_executes_all_waiting_writes(url: str) -> None:
    async def play() -> None:
        store = await Store.open(url)
        await create_tables(store, "a")
        calls = [asyncio.create_task(store.append([entry("a", n)])) for n in range(2, 30)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*calls))
        with pytest.raises(StoreTrouble):
            await store.append([entry("a", 30)])
        again = await Store.open(url)
        assert len(await numbers(again, "a")) == 29
        await again.close()

    asyncio.run(play())


# --- links, chat, records, lists


def test_many_links_are_found_at_once_and_links_can_be_changed(url: str) -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a")
        many = [TokenRow(k.to_bytes(32, "big"), "a", "seat", 1) for k in range(1200)]
        assert await store.append([], None, many)
        found = await store.find_tokens([token.hash for token in many] + [b"unknown"])
        assert sorted(found, key=lambda token: token.hash) == many
        revoked, wider = TokenRow(many[5].hash, "a", "seat", 1, True), TokenRow(many[6].hash, "a", "seat", 3)
        assert await store.append([entry("a", 2)], None, [revoked, wider])
        assert await store.find_tokens([revoked.hash]) == [revoked]
        assert await store.find_tokens([wider.hash]) == [wider]

    with_store(url, play)


def test_chat_is_numbered_and_stays_at_its_table(url: str) -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a", "b")
        messages = [ChatRow(0, "ab"[k % 2], k, k % 3, "Ada", f"« {k} » <b>\U0001f408") for k in range(10)]
        ids = await asyncio.gather(*(store.add_chat(row) for row in messages))
        assert ids == sorted(set(ids))
        found = await store.chats("a", 3)
        assert [row.text for row in found] == [messages[k].text for k in (4, 6, 8)]
        assert [row.id for row in found] == [ids[k] for k in (4, 6, 8)]

    with_store(url, play)


def test_a_record_can_be_stored_again(url: str) -> None:
    async def play(store: Store) -> None:
        await create_tables(store, "a")
        assert await store.record("a") is None
        await store.save_record("a", b"{}")
        await store.save_record("a", b'{"result":1}')
        assert await store.record("a") == b'{"result":1}'

    with_store(url, play)


def test_public_tables_are_listed_until_their_game_is_finished(url: str) -> None:
    async def play(store: Store) -> None:
        for k, (status, public) in enumerate(
            [("waiting", True), ("playing", True), ("playing", False), ("over", True), ("abandoned", True)]
        ):
            await store.create(table(f"t{k}", status, public, updated=k), [], [])
        assert [row.id for row in await store.public(9)] == ["t1", "t0"]
        assert [row.id for row in await store.public(1)] == ["t1"]
        assert await store.playing() == ["t1", "t2"]

    with_store(url, play)


# --- several processes


def test_with_sqlite_there_are_no_other_workers(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.listen(lambda name, n: pytest.fail("somebody else spoke"))
        assert await store.lease("a", "one", 60)
        assert await store.lease("a", "two", 60)
        await store.release("one")

    with_store(f"sqlite:///{tmp_path / 'games.db'}", play)


def test_a_worker_is_notified_of_the_writes_of_others_but_not_of_its_own(postgresql: str) -> None:
    async def play() -> None:
        mine, other = await Store.open(postgresql), await Store.open(postgresql)
        await create_tables(mine, "a")
        notifications: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        await mine.listen(lambda name, n: notifications.put_nowait((name, n)))
        assert await mine.append([entry("a", 2)])
        assert await other.append([entry("a", 3), entry("a", 4)])
        number = await other.add_chat(ChatRow(0, "a", 1, 0, "Ada", "hello"))
        assert await other.append([], TableChange("a", "over", 2))
        assert not await other.append([entry("a", 4)])
        assert await other.append([entry("a", 5)])
        received = [await asyncio.wait_for(notifications.get(), 10) for _ in range(4)]
        assert received == [("a", 4), ("a", -number), ("a", 0), ("a", 5)]
        await mine.close()
        await other.close()

    asyncio.run(play())


def test_a_lease_belongs_to_one_worker_until_it_is_released_or_expires(postgresql: str) -> None:
    async def play() -> None:
        one, two = await Store.open(postgresql), await Store.open(postgresql)
        assert await one.lease("a", "one", 60)
        assert await one.lease("a", "one", 60)
        assert not await two.lease("a", "two", 60)
        assert await two.lease("b", "two", 60)
        await one.release("one")
        assert await two.lease("a", "two", 0)  # runs out at once
        assert await one.lease("a", "one", 60)
        assert not await one.lease("b", "one", 60)
        await one.close()
        await two.close()

    asyncio.run(play())


# --- growing old


def test_the_migrations_create_the_tables_of_the_schema(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    assert migrate.scripts().get_heads() == [schema.REVISION]

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    assert with_store(url, lambda store: store.read(differences)) == []


LATER = f"""
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{schema.REVISION}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("mood", sa.Text))
"""


def test_an_older_database_is_copied_and_upgraded(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(url, lambda store: create_tables(store, "a"))
    scripts = tmp_path / "migrations"
    shutil.copytree(migrate.SCRIPTS, scripts)
    (scripts / "versions" / "later_moods.py").write_text(LATER, "utf-8")
    monkeypatch.setattr(migrate, "SCRIPTS", scripts)
    monkeypatch.setattr(sqlite, "REVISION", "later")
    monkeypatch.setattr(postgres, "REVISION", "later")

    async def open_together() -> None:
        stores = await asyncio.gather(*(Store.open(url, tmp_path) for _ in range(2)))
        mood = await stores[0].read(lambda connection: connection.execute(text("SELECT mood FROM tables")).all())
        assert [tuple(row) for row in mood] == [(None,)]
        assert await stores[1].append([entry("a", 2)])
        for store in stores:
            await store.close()

    asyncio.run(open_together())
    kept = [path for path in tmp_path.iterdir() if "before-" in path.name]
    assert kept, "no backup was made"
    if url.startswith("sqlite"):
        with sqlite3.connect(kept[0]) as old:
            assert old.execute("SELECT version_num FROM alembic_version").fetchall() == [(schema.REVISION,)]
            assert old.execute("SELECT count(*) FROM log").fetchone() == (1,)
        old.close()


def test_a_database_of_a_newer_version_is_not_changed(url: str) -> None:
    def age(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with_store(url, lambda store: store.write(age))
    with pytest.raises(migrate.BadDatabase, match="newer"):
        with_store(url, lambda store: create_tables(store, "a"))


def test_an_unknown_kind_of_database_is_refused() -> None:
    with pytest.raises(ValueError, match="mysql"):
        asyncio.run(Store.open("mysql://games"))
