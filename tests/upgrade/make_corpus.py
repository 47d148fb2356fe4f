"""Makes corpus-0.1: `python tests/upgrade/make_corpus.py CHECKOUT POSTGRES FOLDER`.

CHECKOUT is version 0.1 with its own `.venv`. POSTGRES is the address of a database; the script adds a schema to it and
drops it again. FOLDER is created. The corpus was made once and is never replaced: secrets, links and times differ with
every run, and only files that an old version really wrote can show that they still open.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import lzma
import random
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.upgrade.old_server import Checkout, Message, Server
from tests.upgrade.scenes import Corpus, Table, disconnect

SCHEMA = "ludoteca_corpus"


# -------------------------------------------------------------------------------------------- what 0.1 shows


def look_through_links(server: Server, table: Table) -> tuple[list[Message], list[list[Message]]]:
    """The links of a table, and for each of them the state that it shows, seat by seat."""
    links, states = [], []
    for link in table.links:
        person = link["token"] in table.people.values()
        seen: list[Message] = []
        with server.enter(table.id, link["token"]) as client:
            refused = client.bye["key"] if client.bye is not None else None
            seats = link["seats"]
            if refused is None:
                seats = client.state["seats"]
                seen.append(brief(client.state))
                for seat in seats[1:]:
                    with server.enter(table.id, link["token"], seat) as other:
                        seen.append(brief(other.state))
        links.append({**link, "seats": seats, "person": person, "refused": refused})
        states.append(seen)
    return links, states


class Notes:
    """Collects the contents of links.json and states.json: every link, and the state that it showed."""

    def __init__(self) -> None:
        self.tables: list[Message] = []
        self.states: dict[str, list[list[Message]]] = {}
        self.stopped: dict[str, float] = {}

    def look(self, server: Server, tables: Sequence[Table], only: str | None = None) -> None:
        for table in tables:
            links, self.states[table.id] = look_through_links(server, table)
            self.add(table, links, only)

    def add(self, table: Table, links: Sequence[Message], only: str | None) -> None:
        self.tables.append({"table": table.id, "about": table.about, "only": only, "links": links})

    def write(self, out: Path) -> None:
        content = {"version": "0.1.0", "stopped": self.stopped, "tables": self.tables}
        (out / "links.json").write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", "utf-8")
        states = json.dumps(self.states, ensure_ascii=False)
        (out / "states.json.xz").write_bytes(lzma.compress(states.encode(), preset=9))


def brief(state: Message) -> Message:
    """The part of a state that must never change: no texts, and nothing that depends on who is connected."""
    turn, info = state["turn"], state["table"]
    return {
        **{name: state[name] for name in ("seat", "host", "may_sit", "seq", "step", "view")},
        "now": state["now"],
        "table": {
            name: info[name]
            for name in (
                "game", "status", "public", "options", "manners", "commitment", "cards", "own_cards", "created",
                "undo_asked_by", "undo_agreed", "rematch", "forked_from", "taken_back",
            )
        },
        "seats": [
            {
                name: seat[name]
                for name in ("kind", "name", "level", "away", "ready", "silenced", "left_ms", "ticking")
            }
            for seat in info["seats"]
        ],
        "turn": turn
        and {name: turn[name] for name in ("actors", "answered", "asked", "ask", "undo")}
        | {"moves": [choice["code"] for choice in turn["moves"]]},
        "result": state["ending"] and state["ending"]["result"],
    }  # fmt: skip


# -------------------------------------------------------------------------------------------- files


def pack(folder: Path, to: Path, names: Sequence[str]) -> None:
    def without_owner(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        return member

    with tarfile.open(to, "w:xz", preset=9) as archive:
        for name in names:
            archive.add(folder / name, name, filter=without_owner)


def make_records(checkout: Checkout, folder: Path) -> None:
    """Record games of the command line (simulated, finished, unfinished), and the ledger of a ladder."""
    folder.mkdir()
    for game, seats in (
        ("patrician", "random,easy"),
        ("san_juan", "greedy,random"),
        ("patee_imperiale", "easy,random"),
    ):
        checkout.run("simulate", game, "--seats", seats, "--games", 1, "--seed", 11, "--record", folder / game)
        for path in (folder / game).iterdir():
            path.rename(folder / f"simulated-{game}.ludo.json")
        (folder / game).rmdir()
        played, left = folder / f"played-{game}.ludo.json", folder / f"left-{game}.ludo.json"
        checkout.run("play", game, "--seats", "you,easy", "--seed", 5, "--plain", "--save", played, typed="1\n" * 900)
        checkout.run("play", game, "--seats", "you,easy", "--seed", 6, "--plain", "--save", left, typed="1\n" * 6)
    checkout.run(
        "ladder", "patrician", "--bots", "random,easy", "--games", 8, "--seed", 3, "--out", folder / "ladder.jsonl"
    )


async def execute(url: str, *orders: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for order in orders:
            await connection.execute(order)
    finally:
        await connection.close()


def dump(url: str) -> str:
    """The schema as plain SQL that any PostgreSQL reads, without the schema's name."""
    output = subprocess.run(
        ["pg_dump", "--inserts", "--rows-per-insert=50", "--no-owner", f"--schema={SCHEMA}", url],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    skipped = ("--", "SET ", "\\", "SELECT pg_catalog.set_config", f"CREATE SCHEMA {SCHEMA}")
    kept = [line for line in output.splitlines() if line.strip() and not line.startswith(skipped)]
    # In nextval() the name of a sequence is a string; the search path completes it, too.
    return re.sub(rf"\b{SCHEMA}\.", "", "\n".join(kept)) + "\n"


def main(checkout: Checkout, postgres: str, out: Path) -> None:
    out.mkdir()
    notes = Notes()
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as at_the_end:

        def serving(*arguments: object) -> Server:
            server = Server(checkout, *arguments)
            at_the_end.callback(server.kill)
            return server

        folder = Path(name)
        make_records(checkout, folder / "records")
        pack(folder, out / "records.tar.xz", ["records"])
        data = folder / "data"
        data.mkdir(mode=0o700)
        server = serving("--data", data)
        corpus = Corpus(server, checkout, chance)
        corpus.finished()
        corpus.clocks()
        server.stop()  # no clock runs until it is back; everything written later stays in the write-ahead log
        checkout.run("admin", "import", folder / "records" / "simulated-patrician.ludo.json", "--data", data)
        server = corpus.server = serving("--data", data)
        corpus.waiting()
        corpus.playing()
        notes.look(server, corpus.tables)
        backup = out / "backup.ludoteca.gz"
        checkout.run("admin", "backup", backup, "--data", data)
        table = corpus.thinking()
        server.kill()
        notes.stopped["sqlite"] = time.time()
        links = [{**link, "person": link["given_as"] == "maker", "refused": None} for link in table.links]
        notes.add(table, links, "sqlite")
        pack(data, out / "data.tar.xz", sorted(file.name for file in data.iterdir() if file.suffix != ".db-shm"))

        url = f"{postgres}{'&' if urlsplit(postgres).query else '?'}search_path={SCHEMA}"
        asyncio.run(execute(postgres, f"CREATE SCHEMA {SCHEMA}"))
        at_the_end.callback(lambda: asyncio.run(execute(postgres, f"DROP SCHEMA {SCHEMA} CASCADE")))
        other = folder / "postgresql"
        checkout.run("admin", "restore", backup, "--database", url, "--data", other)
        server = serving("--database", url, "--data", other, "--workers", 2)
        corpus = Corpus(server, checkout, chance)
        table = corpus.new_table("played at two workers", "san_juan", ["me", "open", "easy"])
        table.invite("Bruno", 1)
        disconnect(table.play(chance, most=15))
        notes.look(server, corpus.tables, "postgresql")
        server.kill()
        notes.stopped["postgresql"] = time.time()
        (out / "postgresql.sql.xz").write_bytes(lzma.compress(dump(postgres).encode(), preset=9))
    notes.write(out)


if __name__ == "__main__":
    if len(sys.argv) != 4 or not shutil.which("pg_dump"):
        sys.exit(__doc__)
    main(Checkout(Path(sys.argv[1]).resolve()), sys.argv[2], Path(sys.argv[3]))
