"""Background tasks are restarted whatever ends them, and `/health` reports on them."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludoteca.core.text import Words
from ludoteca.server.processes.supervise import Backoff, Supervisor, Task
from ludoteca.server.store import Store, StoreTrouble, postgres
from ludoteca.server.tables import registry
from ludoteca.server.tables.autoplay import Autoplay
from ludoteca.server.tables.registry import TableRegistry
from ludoteca.server.tables.room import Room
from ludoteca.server.transport import app
from ludoteca.server.transport.health import Health
from tests.server.cut_connection import CutConnection
from tests.server.databases import run_sql, temporary_schema
from tests.server.running import PATIENCE, RunningServer, run_server

QUICK = Backoff(0.001, 0.001)
ENGLISH = Words("en")

# -------------------------------------------------------------------------------------------- one task


@pytest.mark.parametrize("error", [RuntimeError("secret"), OSError("gone"), asyncio.CancelledError()])
def test_a_task_that_fails_is_down_until_it_works_again(error: BaseException, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        supervisor = Supervisor()
        go_on, tried, works = asyncio.Event(), asyncio.Event(), asyncio.Event()
        runs = 0

        async def work(task: Task) -> None:
            nonlocal runs
            runs += 1
            if runs <= 3:
                raise error
            tried.set()
            await go_on.wait()
            task.healthy()
            works.set()
            await asyncio.Event().wait()

        running = supervisor.start("one", work, backoff=QUICK)
        assert supervisor.down() == []
        await tried.wait()
        (task,) = supervisor.down()
        assert (task.name, task.restarts, task.error) == ("one", 3, type(error).__name__)
        go_on.set()
        await works.wait()
        assert supervisor.down() == []
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert runs == 4, "a task that was cancelled has been started again"

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    failures = [record for record in caplog.records if "failed" in record.getMessage()]
    assert len(failures) == 3
    foreseen = isinstance(error, OSError)
    assert {record.levelno for record in failures} == {logging.WARNING if foreseen else logging.ERROR}
    assert all((record.exc_info is None) == foreseen for record in failures)


def test_a_task_may_start_as_down_and_a_finished_task_is_not_restarted() -> None:
    async def play() -> None:
        supervisor = Supervisor()

        async def work(task: Task) -> None:
            await asyncio.sleep(0)
            task.healthy()

        running = supervisor.start("one", work, ready=False)
        assert [task.name for task in supervisor.down()] == ["one"]
        await running
        assert supervisor.down() == []
        assert supervisor.tasks["one"].restarts == 0

    asyncio.run(play())


# -------------------------------------------------------------------------------------------- the server's tasks


def health(server: RunningServer, lang: str = "en") -> tuple[int, dict[str, Any]]:
    answer = server.ask("GET", f"/health?lang={lang}")
    return answer.status_code, cast("dict[str, Any]", answer.json())


def until(found: Callable[[], bool]) -> None:
    """Wait for a condition that no message announces."""
    ends = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < ends, "the condition never became true"
        time.sleep(0.01)


def fails_once(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, wrong: Callable[..., Any]) -> None:
    """Replace a function by a failing one, for one call."""
    right = getattr(owner, name)

    def once(*given: Any) -> Any:
        monkeypatch.setattr(owner, name, right)
        return wrong(*given)

    monkeypatch.setattr(owner, name, once)


def fail(*_: Any) -> Any:
    raise ZeroDivisionError("a mistake of ours")


async def nonsense(*_: Any) -> Any:
    return [1, 2, 3]


def test_every_background_task_restarts_after_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, changes in (
        (app, {"COLLECT_EVERY": 0.01, "QUIET": 0.01, "HEARTBEAT": 0.01}),
        (registry, {"LEASE": 0.1}),
        (postgres, {"LISTEN_AGAIN_SECONDS": 0.01, "COMMAND_SECONDS": 1000.0}),
    ):
        for name, value in changes.items():
            monkeypatch.setattr(module, name, value)
    collector = SimpleNamespace(collect=gc.collect, set_threshold=gc.set_threshold)  # others call gc.collect too
    monkeypatch.setattr(app, "gc", collector)
    with temporary_schema() as url:
        server = RunningServer(tmp_path, database=url)
        try:
            assert server.registry is not None
            store, tasks = server.registry.store, server.registry.supervisor.tasks
            database = store.database
            assert isinstance(database, postgres.Postgres)
            cut = (
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%{database.channel}%'"
            )

            def end_writer() -> None:
                fails_once(monkeypatch, database, "write", nonsense)
                request = {"game": "patrician", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
                assert server.refused("POST", "/api/tables", request)[1] == "server-storage-trouble"

            def end_listener() -> None:
                fails_once(monkeypatch, postgres, "_call", fail)  # when it is connected again
                asyncio.run(run_sql(url, cut))

            ends: dict[str, Callable[[], None]] = {
                "heartbeat": lambda: fails_once(monkeypatch, Path, "touch", fail),
                "memory": lambda: fails_once(monkeypatch, collector, "collect", fail),
                "tables": lambda: fails_once(monkeypatch, store, "playing", fail),
                "store-writer": end_writer,
                "store-listener": end_listener,
            }
            assert set(ends) == set(tasks), "some task is started but not tested, or tested but not started"
            for name, end in ends.items():
                end()
                until(lambda task=tasks[name]: task.error in ("ZeroDivisionError", "ValueError"))  # type: ignore[misc]
                server.create("patrician", ["me", "open"])
                until(lambda task=tasks[name]: task.down_since is None)  # type: ignore[misc]
            assert health(server)[0] == 200
            counted = server.ask("GET", "/metrics").text
            for name, task in tasks.items():
                assert task.restarts > 0
                assert f'ludoteca_task_restarts_total{{task="{name}"}} {task.restarts}' in counted
                assert f'ludoteca_task_up{{task="{name}"}} 1' in counted
        finally:
            server.close()


def test_a_worker_without_a_listener_reports_trouble_until_it_listens_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LISTEN_AGAIN_SECONDS", 0.05)

    async def play() -> None:
        async with CutConnection(postgresql) as wire:
            server = await asyncio.to_thread(RunningServer, tmp_path, database=wire.url)
            try:
                assert (await asyncio.to_thread(health, server))[0] == 200
                wire.greeting = "with half a word"
                wire.cut_listeners()
                await asyncio.to_thread(until, lambda: health(server)[0] == 503)
                status, report = await asyncio.to_thread(health, server, "fr")
                assert (status, report["status"], report["key"]) == (503, "trouble", "server-task-trouble")
                assert report["text"] == Words("fr")("server-task-trouble", tasks="store-listener")
                (down,) = [task for task in report["tasks"] if task["status"] == "trouble"]
                assert down["name"] == "store-listener"
                assert down["error"] in ("ConnectionError", "InternalClientError")
                assert time.strptime(down["since"], "%Y-%m-%dT%H:%M:%SZ")
                wire.greeting = None
                await asyncio.to_thread(until, lambda: health(server)[0] == 200)
                status, report = await asyncio.to_thread(health, server)
                assert report["status"] == "ok"
                assert {task["status"] for task in report["tasks"]} == {"ok"}
            finally:
                await asyncio.to_thread(server.close)

    with temporary_schema() as postgresql:
        asyncio.run(play())


def test_a_fault_at_one_table_affects_neither_the_server_nor_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "LEASE", 0.1)
    with run_server(tmp_path) as server:
        unlucky, theirs = server.full("patrician", 2)
        lucky, tokens = server.full("patrician", 2)
    updated: list[str] = []
    failing: set[str] = set()

    def update(self: Autoplay, room: Room) -> None:
        updated.append(room.table.id)
        if room.table.id in failing:
            raise ZeroDivisionError

    load = TableRegistry._load

    async def loading(self: TableRegistry, table: str) -> Room:
        if table == unlucky.table and not server.logs.trouble():
            raise ZeroDivisionError
        return await load(self, table)

    monkeypatch.setattr(Autoplay, "update", update)
    monkeypatch.setattr(TableRegistry, "_load", loading)
    server = RunningServer(tmp_path)
    try:
        assert server.registry is not None
        assert server.registry.broken == {unlucky.table}
        with server.enter(unlucky.table, theirs[0]), server.enter(lucky.table, tokens[0]):
            failing.add(unlucky.table)
            del updated[:]
            until(lambda: updated.count(lucky.table) > 1 and updated.count(unlucky.table) > 1)
            assert server.registry.failing == {unlucky.table}
            assert server.registry.supervisor.tasks["tables"].restarts == 0
            logged = [line for line in server.logs.trouble() if "a table failed" in line]
            assert len(logged) == 1, "a fault fills the log"
    finally:
        server.close()


# -------------------------------------------------------------------------------------------- health


class Checked:
    """A store that counts its checks."""

    def __init__(self) -> None:
        self.checks = 0
        self.writer = self
        self.trouble = ""
        self.found: Exception | None = None
        self.answers = asyncio.Event()
        self.answers.set()

    async def check(self) -> None:
        self.checks += 1
        await self.answers.wait()
        if self.found is not None:
            raise self.found


def ask_health(store: Checked, supervisor: Supervisor | None = None) -> Health:
    return Health(cast("Store", store), supervisor or Supervisor(), "one")


def test_many_health_requests_cause_one_check_of_the_database() -> None:
    async def play() -> None:
        store = Checked()
        asked = ask_health(store)
        store.answers.clear()
        waiting = [asyncio.ensure_future(asked.report(ENGLISH)) for _ in range(100)]
        await asyncio.sleep(0)
        store.answers.set()
        assert {status for _, status in await asyncio.gather(*waiting)} == {200}
        for _ in range(100):
            await asked.report(ENGLISH)
        assert store.checks == 1

    asyncio.run(play())


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (StoreTrouble("server-disk-full"), "server-disk-full"),
        (StoreTrouble("server-storage-trouble"), "server-storage-trouble"),
        (ZeroDivisionError("secret"), "server-storage-trouble"),
    ],
)
def test_database_trouble_is_reported_with_a_key_and_a_sentence(error: Exception, key: str) -> None:
    async def play() -> None:
        store = Checked()
        store.found = error
        report, status = await ask_health(store).report(ENGLISH)
        assert (status, report.status, report.key, report.text) == (503, "trouble", key, ENGLISH(key))

    asyncio.run(play())


def test_a_database_that_does_not_answer_counts_as_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.transport.health.ANSWER_WITHIN", 0.01)

    async def play() -> None:
        store = Checked()
        store.answers.clear()
        assert (await ask_health(store).report(ENGLISH))[1] == 503

    asyncio.run(play())


def test_a_failed_write_is_reported_at_once_even_after_a_good_check() -> None:
    async def play() -> None:
        store = Checked()
        asked = ask_health(store)
        assert (await asked.report(ENGLISH))[1] == 200
        store.trouble = "server-disk-full"
        report, status = await asked.report(ENGLISH)
        assert (status, report.key) == (503, "server-disk-full")
        store.trouble = ""
        assert (await asked.report(ENGLISH))[1] == 200

    asyncio.run(play())


def test_a_task_that_is_not_essential_is_named_without_status_503() -> None:
    async def play() -> None:
        supervisor = Supervisor()
        supervisor.tasks["memory"] = Task("memory", essential=False, ready=False)
        report, status = await ask_health(Checked(), supervisor).report(ENGLISH)
        assert (status, report.status, report.key) == (200, "trouble", "server-task-trouble")
        assert [task.name for task in report.tasks if task.status == "trouble"] == ["memory"]

    asyncio.run(play())


def test_health_reveals_nothing_about_games(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        before = health(server)
        links, tokens = server.full("patrician", 2)
        with server.enter(links.table, tokens[0]) as client:
            client.drain()
            assert health(server) == before
