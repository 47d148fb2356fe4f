"""Makes golden table logs: `python tests/table_logs/make.py` plays every scene and adds the files that are missing.

A real server plays each scene over REST and sockets. A file that exists is never written again: secrets, links and
times differ with every run, and a stored log is worth keeping because an older version wrote it. To cover a new entry
or field, add a scene under a new name.
"""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import ludoteca
from ludoteca.games import find, keys
from ludoteca.server.messages import wire
from ludoteca.server.tables import clocks, tokens
from tests.server.running import Client, RunningServer, wait_until_quiet
from tests.table_logs.logs import FOLDER, EntryLine, HeadLine, LinkLine, Log, facts, write

NAMES = ("Ada", "Bruno", "Chiara", "Dário", "Élodie")
NONCE = "00112233445566778899aabbccddeeff"
MOVES = {"patrician": 10, "san_juan": 26, "patee_imperiale": 7}  # enough to be in the middle of a game
CLOCKS: dict[str, dict[str, Any]] = {
    "patrician": {"kind": "move", "seconds": 3600},
    "san_juan": {"kind": "game", "seconds": 7200, "increment": 15},
    "patee_imperiale": {"kind": "days", "days": 3},
}


class EndedTooSoon(Exception):
    """A game ended before its scene was complete, which depends on luck. The scene is played again."""


class RecordingServer(RunningServer):
    """A server that remembers every token it gives out."""

    def __init__(self, folder: Path, token_of: dict[str, str]) -> None:
        self.token_of = token_of  # tokens by their hashes
        super().__init__(folder)

    def post(self, path: str, body: Any = None, token: str | None = None, status: int | None = None) -> wire.Links:
        links = super().post(path, body, token, status)
        self.note(links)
        return links

    def note(self, links: wire.Links) -> None:
        own = (links.seat, links.host, links.join, links.watch, links.recovery, links.claim)
        self.token_of |= {tokens.hashed(link).hex(): link for link in (*own, *links.each.values()) if link is not None}


class SceneTable:
    """A table of a scene, with the clients of the people who play there."""

    def __init__(self, scenes: Scenes, name: str, about: str, links: wire.Links) -> None:
        self.scenes, self.name, self.about, self.links = scenes, name, about, links
        self.id = links.table
        self.path = f"/api/tables/{links.table}"
        self.host = links.host
        self.people: dict[int, str] = dict.fromkeys(links.seats, links.seat) if links.seat is not None else {}
        self.guests: list[Client] = []
        self.ends_with: bytes | None = None  # cut the log after the first entry that contains this
        scenes.tables.append(self)

    @property
    def server(self) -> RecordingServer:
        return self.scenes.server

    def keep_link(self, links: wire.Links) -> wire.Links:
        """Remember which link now opens these seats."""
        assert links.seat is not None
        self.people |= dict.fromkeys(links.seats, links.seat)
        return links

    def join(self, seat: int, **more: Any) -> wire.Links:
        return self.keep_link(self.server.join(self.id, NAMES[seat], self.links.each[seat], **more))

    def post(self, what: str, body: Any = None, token: str | None = None) -> wire.Links:
        return self.server.post(f"{self.path}/{what}", body, token)

    def enter(self) -> list[Client]:
        """Connect a client for every person's seat."""
        self.leave()
        self.guests = [self.server.enter(self.id, token, seat=seat) for seat, token in sorted(self.people.items())]
        return self.guests

    def leave(self) -> None:
        for guest in self.guests:
            guest.close()
        self.guests = []

    def guest(self, seat: int) -> Client:
        return next(guest for guest in self.guests if guest.seat == seat)

    def wait_until_quiet(self) -> None:
        """Wait until all clients are up to date and no automatic move is due."""
        wait_until_quiet(self.server, self.guests)

    def play(self, most: int = 100_000, until: Callable[[], bool] = lambda: False) -> None:
        """Make random moves for the people until there are `most`, a condition holds, or the game is over."""
        made = 0
        self.wait_until_quiet()
        while made < most and not self.guests[0].over and not until():
            ready = [guest for guest in self.guests if guest.turn is not None and guest.turn.moves]
            if not ready:  # it is the turn of somebody without a client here
                return
            guest = self.scenes.chance.choice(ready)
            assert guest.turn is not None
            guest.ask("move", ask=guest.turn.question, steps=[self.scenes.chance.choice(guest.turn.moves).code])
            made += 1
            self.wait_until_quiet()

    def with_undo(self, undo: str) -> list[Client]:
        """The people who have this kind of undo."""
        return [guest for guest in self.guests if guest.turn is not None and guest.turn.undo == undo]


class Scenes:
    """All scenes, played at one server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.token_of: dict[str, str] = {}
        self.server = RecordingServer(folder, self.token_of)
        self.tables: list[SceneTable] = []
        self.chance = random.Random(7)

    def arrange(self, name: str, about: str, game: str, seats: Sequence[str], **request: Any) -> SceneTable:
        """Create a table: `me`, `open`, or the level of a bot for each seat. All invited people sit down."""
        waits = request.pop("waits", False)
        manners = {"stand_in": "easy", **request.pop("manners", {})}
        table = SceneTable(self, name, about, self.server.create(game, seats, manners=manners, **request))
        if not waits:
            for seat in table.links.each:
                table.join(seat, nonce=NONCE if seat == 1 else None)
        return table

    # ---------------------------------------------------------------- in the middle of a game

    def seat_counts(self) -> None:
        for game in keys():
            for count in find(game).seat_counts:
                seats = ["me", "open", *["easy", "open", "easy"][: count - 2]]
                table = self.arrange(f"{game}-{count}-seats", "people and bots in mid-game", game, seats, nonce=NONCE)
                table.enter()
                table.play(MOVES[game])

    def options(self) -> None:
        for game in keys():
            options = {option.name: not option.default for option in find(game).all_options}
            seats = ["me", "open", "easy", "open"]
            table = self.arrange(
                f"{game}-options", "every option differs from its default", game, seats, options=options
            )
            table.enter()
            table.play(MOVES[game])

    def own_cards(self) -> None:
        for game in keys():
            text = (Path(ludoteca.__file__).parent / "games" / game / "cards.toml").read_text("utf-8")
            lines = [line for line in text.splitlines() if not line.startswith(("provenance", "#"))]
            cards = "\n".join(lines).replace("Ludoteca house deck", "Sunday’s deck")
            table = self.arrange(f"{game}-own-cards", "the host’s own cards", game, ["me", "open"], cards=cards)
            table.enter()
            table.play(3)

    def gestures(self) -> None:
        for game in keys():
            table = self.arrange(f"{game}-gestures", "gestures of several steps", game, ["me", "open", "open"])
            table.enter()
            made = 0
            table.wait_until_quiet()
            while made < 3 and not table.guests[0].over:
                ready = [guest for guest in table.guests if guest.turn is not None and guest.turn.moves]
                guest = self.chance.choice(ready)
                steps = self.gesture(guest)
                guest.ask("move", ask=guest.last_turn().question, steps=steps)
                made += len(steps) > 1
                table.wait_until_quiet()

    def gesture(self, guest: Client) -> list[int]:
        """A random gesture that is as long as possible."""
        turn = guest.last_turn()
        steps = [self.chance.choice(turn.moves).code]
        while len(steps) < wire.LONGEST_GESTURE:
            tried = guest.ask("try", ask=turn.question, steps=steps)
            if not isinstance(tried, wire.Tried) or tried.turn_passes or tried.stops or not tried.moves:
                break
            steps.append(self.chance.choice(tried.moves).code)
        return steps

    def announced(self) -> None:
        """A player announces passes until one is played; only in games that have them."""
        for key in keys():
            if not find(key)(3).declines():
                continue
            table = self.arrange(f"{key}-announced", "passes that were announced", key, ["me", "open", "open"])
            table.enter()
            table.play(4)

            def done(table: SceneTable = table) -> bool:
                return table.id in self.with_entry(b'"by":"announced"')

            def announce(table: SceneTable = table) -> bool:
                turn = table.guest(1).turn
                if turn is not None and turn.declines and not turn.announced:
                    table.guest(1).done("announce", codes=[choice.code for choice in turn.declines][:16])
                return done()

            table.play(200, until=announce)
            if not done():
                raise EndedTooSoon

    def with_entry(self, part: bytes) -> set[str]:
        """The tables whose log contains these bytes."""
        assert self.server.settings.file is not None
        with contextlib.closing(sqlite3.connect(self.server.settings.file)) as database:
            found = database.execute("SELECT DISTINCT table_id FROM log WHERE instr(data, ?)", (part,))
            return {table for (table,) in found}

    def unforced(self) -> None:
        """No forced moves are played automatically, undo is free, and there are no hints."""
        for game in keys():
            manners = {"forced": False, "undo": "free", "hints": False, "memory_aid": True}
            name = f"{game}-free-undo"
            table = self.arrange(name, "undo without questions", game, ["me", "open"], manners=manners)
            table.enter()
            for _ in range(8):
                table.play(2)
                takers = table.with_undo("free")
                if takers and not table.guests[0].over:
                    takers[0].done("undo")
                    table.wait_until_quiet()

    def consent(self) -> None:
        """Undo within the horizon, by consent, refused, and still unanswered; with each kind of clock."""
        for game in keys():
            manners = {"clock": CLOCKS[game]}
            table = self.arrange(f"{game}-consent", "undo by consent", game, ["me", "open", "open"], manners=manners)
            table.enter()
            table.play(3)
            for answer in ("agree", "refuse", "free", "half"):
                self.take_back(table, answer)

    def take_back(self, table: SceneTable, answer: str) -> None:
        kind = "free" if answer == "free" else "ask"
        table.play(60, until=lambda: bool(table.with_undo(kind)))
        takers = table.with_undo(kind)
        if not takers:
            return
        others = [guest for guest in table.guests if guest is not takers[0]]
        takers[0].done("undo")
        if answer == "agree":
            for other in others:
                other.done("consent", agree=True)
        elif answer == "refuse":
            others[0].done("consent", agree=False)
        elif answer == "half":
            others[0].done("consent", agree=True)
        table.wait_until_quiet()
        if answer != "half":
            table.play(2)

    def never(self) -> None:
        table = self.arrange(
            "patrician-no-undo", "nothing is taken back", "patrician", ["me", "open"], manners={"undo": "never"}
        )
        table.enter()
        table.play(6)

    # ---------------------------------------------------------------- people come and go

    def away(self) -> None:
        for game in keys():
            table = self.arrange(f"{game}-away", "a bot plays for somebody", game, ["me", "open", "open"])
            _, one, two = table.enter()
            table.play(3)
            one.done("away", away=True)
            table.play(2)
            one.done("away", away=False)
            table.wait_until_quiet()
            two.close()  # they vanish; another player asks for a bot, which stops when they return
            table.guests.remove(two)
            self.stand_in(table, 2)
            table.play(2)
            table.enter()
            table.guest(2).until(
                lambda message: isinstance(message, wire.TableChanged) and not message.table.seats[2].away
            )
            table.play(2)
            one, two = table.guest(1), table.guest(2)
            two.close()
            table.guests.remove(two)
            self.stand_in(table, 2)  # again, and this time they do not return
            table.wait_until_quiet()

    def stand_in(self, table: SceneTable, seat: int) -> None:
        asking = table.guests[0]
        while not isinstance(asking.ask("stand_in", seat=seat), wire.Done):
            time.sleep(0.02)
        table.wait_until_quiet()

    def leaves(self) -> None:
        for game in keys():
            table = self.arrange(f"{game}-left", "one left the game for good", game, ["me", "open", "open"])
            table.enter()
            table.play(3)
            table.play(60, until=lambda: any(guest.seat == 0 for guest in table.with_undo("ask")))  # noqa: B023
            asking = bool(table.with_undo("ask")) and not table.guests[0].over
            if asking:  # the only player who has not answered will leave
                table.guest(0).done("undo")
                table.guest(1).done("consent", agree=True)
            gone = table.guest(2)
            table.guests.remove(gone)
            table.post("leave", None, table.people.pop(2))
            gone.close()
            table.play(3)

    def late(self) -> None:
        """Clocks run out: one log ends before the bot moves, in the other the player returns."""
        for game, clock in (
            ("patee_imperiale", {"kind": "move", "seconds": 1}),
            ("san_juan", {"kind": "game", "seconds": 1, "increment": 600}),
        ):
            table = self.arrange(f"{game}-late", "a clock ran out", game, ["me", "open"], manners={"clock": clock})
            table.enter()
            table.guests[0].until(
                lambda message: (
                    isinstance(message, wire.TableChanged) and any(seat.away for seat in message.table.seats)
                )
            )
            if game == "patee_imperiale":
                table.ends_with = b'"late":true'
                continue
            late = next(seat.seat for seat in table.guests[0].info().seats if seat.away)
            while not isinstance(table.guest(late).ask("away", away=False), wire.Done):
                time.sleep(0.02)
            table.play(3)

    def sealed(self) -> None:
        """San Juan: a private part of a sealed answer is undone and given again."""
        table = self.arrange("san_juan-sealed", "a sealed answer is half given", "san_juan", ["me", "open", "open"])
        guests = table.enter()

        def half_given() -> bool:
            return len({guest.seq for guest in guests}) > 1

        for again in (True, False):
            seen = [guest.seq for guest in guests]
            table.play(400, until=half_given)
            if not half_given():
                raise EndedTooSoon
            if again:
                answering = max(guests, key=lambda guest: guest.seq)
                answering.done("undo")
                table.wait_until_quiet()
                assert max(guest.seq for guest in guests) > max(seen)

    def closed(self) -> None:
        table = self.arrange("san_juan-abandoned", "abandoned in mid-game", "san_juan", ["me", "open", "medium"])
        table.enter()
        table.play(9)
        table.post("abandon", None, table.host)
        self.arrange("patrician-closed", "closed before it began", "patrician", ["me", "open"], waits=True).post(
            "abandon", None, self.tables[-1].host
        )

    def silenced(self) -> None:
        seats = ["me", "open", "open"]
        table = self.arrange("patrician-silenced", "the host mutes two, and one speaks again", "patrician", seats)
        host, *_ = table.enter()
        for seat, silent in ((1, True), (2, True), (1, False)):
            host.done("silence", seat=seat, silent=silent)
        table.play(2)

    def friends(self) -> None:
        """The end by agreement, a player who resigns and has their name erased, and rematches with kept seats."""
        for game in keys():
            table = self.arrange(
                f"{game}-friends", "the end is agreed on when one resigns", game, ["me", "open", "open"]
            )
            host, second, third = table.enter()
            for silent in (True, False):
                host.done("silence_watchers", silent=silent)
            table.play(3)
            second.done("ask_end")
            third.done("consent_end", agree=False)
            second.done("ask_end")
            host.done("consent_end", agree=True)
            third.done("resign")
            links = table.post("rematch", {}, table.people[1])
            new = SceneTable(self, f"{game}-friends-rematch", "a rematch that one declines and that is closed", links)
            new.keep_link(new.server.join(new.id, "Ada", table.people[0]))
            third.done("decline_rematch")
            new.post("abandon", None, new.host)
            links = table.post("rematch", {}, table.people[0])
            SceneTable(self, f"{game}-friends-kept", "a rematch with seats that are kept, one without a name", links)
            table.post("erase", None, table.people[2])

    # ---------------------------------------------------------------- before the game

    def waiting(self) -> None:
        manners = {"pace": "natural", "stand_in": "hard"}
        seats = ["me", "open", "open", "medium"]
        table = self.arrange(
            "patee_imperiale-waiting", "public, waits for two", "patee_imperiale", seats, public=True, waits=True,
            manners=manners,
        )  # fmt: skip
        table = self.arrange("patrician-waiting", "people come, rename themselves and leave", "patrician",
                         ["me", "open", "open", "open"], waits=True)  # fmt: skip
        table.join(1)
        mine = table.join(2, nonce=NONCE)
        table.server.join(table.id, "Carla", mine.seat)
        table.post("leave", None, table.people.pop(1))
        table.post("invite/3", None, table.host)
        table = self.arrange("san_juan-begun-early", "bots took the open seats", "san_juan",
                         ["me", "open", "open", "open"], waits=True)  # fmt: skip
        table.join(2)
        table.post("start", None, table.host)
        table.enter()
        table.play(5)

    def hot_seat(self) -> None:
        """One link for several seats; one of them is passed on to a friend before or during the game."""
        for game, early in (("patrician", True), ("san_juan", False), ("patee_imperiale", False)):
            seats = ["me", "me", "me", *(["open"] if early else [])]
            table = self.arrange(f"{game}-seat-given", "a friend takes one of several seats", game, seats, waits=True)
            if not early:
                table.enter()
                table.play(4)
                table.leave()
            given = table.post("invite/2", None, table.people[0])
            table.keep_link(table.server.join(table.id, "Zita", given.each[2], nonce=NONCE))
            if early:
                table.join(3)
            table.enter()
            table.play(4)

    def links(self) -> None:
        """New links at the player's request, by recovery code, and with the consent of the others; and a refusal."""
        for game in keys():
            table = self.arrange(
                f"{game}-new-links", "all ways to a new link", game, ["me", "open", "open"], waits=True
            )
            first = table.join(1)
            table.join(2)
            table.keep_link(table.post("links/1", None, first.seat))
            table.enter()
            table.play(2)
            table.leave()
            codes = [code for code in self.token_of.values() if self.is_code_of(table, code)]
            table.keep_link(table.server.post("/api/recover", {"code": codes[-1]}))
            for agrees in (False, True):
                host, guest = (table.server.enter(table.id, table.people[seat]) for seat in (0, 1))
                claim = self.claim(table, 2)
                host.done("consent_link", agree=True)
                guest.done("consent_link", agree=agrees)
                if agrees:
                    assert claim.claim is not None
                    table.people[2] = claim.claim
                host.close()
                guest.close()
            table.enter()
            table.play(2)
            table.leave()
            self.claim(table, 1)  # a request to which one of two players has agreed
            with table.server.enter(table.id, table.people[0]) as host:
                host.done("consent_link", agree=True)

    def is_code_of(self, table: SceneTable, code: str) -> bool:
        """Whether this is a valid recovery code of seat 1."""
        return any(
            link.kind == "recovery" and not link.revoked and link.seats == 2 and link.token == code
            for link in self.link_lines(table.id)
        )

    def claim(self, table: SceneTable, seat: int) -> wire.Links:
        while True:
            answer = table.server.ask("POST", f"{table.path}/claim", {"seat": seat}, table.host)
            if answer.status_code == 201:
                links = msgspec.json.decode(answer.content, type=wire.Links)
                table.server.note(links)
                return links
            time.sleep(0.02)  # the player counts as present until the server notices that the client is gone

    # ---------------------------------------------------------------- after the game

    def finished(self) -> None:
        for game in keys():
            table = self.arrange(f"{game}-over", "played to the end", game, ["me", "open", "easy"], nonce=NONCE)
            table.enter()
            table.play()
            assert table.guests[0].over
            table.leave()
            self.rematch(game, table)
            self.fork(game, table)
            record = table.server.ask("GET", f"{table.path}/record", None, table.people[0]).content
            answer = table.server.http.post("/api/records", content=record)
            taken_in = msgspec.json.decode(answer.content, type=wire.Links)
            table.server.note(taken_in)
            SceneTable(self, f"{game}-imported", "a record from elsewhere", taken_in)

    def rematch(self, game: str, table: SceneTable) -> None:
        first, second = table.people[0], table.people[1]
        links = table.post("rematch", {}, first)
        table = SceneTable(self, f"{game}-rematch", "a rematch, abandoned for another", links)
        table.keep_link(table.server.join(table.id, "Bruno", second))
        table.enter()
        table.play(4)
        table.leave()
        table.post("abandon", None, table.host)
        links = table.post("rematch", {"rotate": game == "patrician"}, links.seat)
        SceneTable(self, f"{game}-rematch-waiting", "a rematch that waits for one", links)

    def fork(self, game: str, table: SceneTable) -> None:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
        forking = {"step": 9, "seats": seats, "manners": {"pace": "instant", "stand_in": "easy"}}
        links = table.post("fork", forking, table.people[0])
        fork = SceneTable(self, f"{game}-fork", "played on from an earlier position", links)
        fork.join(1)
        fork.enter()
        fork.play(4)
        SceneTable(
            self, f"{game}-fork-waiting", "a fork that waits for one", table.post("fork", forking, table.people[0])
        )

    # ---------------------------------------------------------------- the server is down

    def pause(self) -> None:
        """The last scene: the server stops for a minute while clocks run."""
        tables = []
        for game in keys():
            manners = {"clock": CLOCKS[game]}
            table = self.arrange(f"{game}-paused", "the server was away", game, ["me", "open"], manners=manners)
            table.enter()
            table.play(3)
            tables.append(table)
        for table in self.tables:
            table.leave()
        self.server.close()
        alive = self.folder / "alive"
        os.utime(alive, (time.time() - 60,) * 2)
        self.server = RecordingServer(self.folder, self.token_of)
        for table in tables:
            table.enter()
            table.play(2)
            table.leave()

    # ---------------------------------------------------------------- writing the files

    def link_lines(self, table: str) -> list[LinkLine]:
        assert self.server.settings.file is not None
        with contextlib.closing(sqlite3.connect(self.server.settings.file)) as database:
            found = database.execute(
                "SELECT hash, kind, seats, revoked FROM tokens WHERE table_id = ? ORDER BY kind, seats", (table,)
            )
            return [
                LinkLine(hash_.hex(), kind, seats, bool(revoked), self.token_of.get(hash_.hex()))
                for hash_, kind, seats, revoked in found
            ]

    def log(self, table: SceneTable) -> Log:
        """The log of a table in the database, cut after a certain entry if the scene says so."""
        assert self.server.settings.file is not None
        with contextlib.closing(sqlite3.connect(self.server.settings.file)) as database:
            game, status, public, created, updated, head, step = database.execute(
                "SELECT game, status, public, created, updated, head, step FROM tables WHERE id = ?", (table.id,)
            ).fetchone()
            rows = database.execute("SELECT n, at, data FROM log WHERE table_id = ? ORDER BY n", (table.id,)).fetchall()
        if table.ends_with is not None:
            rows = rows[: 1 + next(k for k, (_, _, data) in enumerate(rows) if table.ends_with in data)]
            status, step = "playing", 0
        return Log(
            table.name,
            HeadLine(table.id, table.about, game, status, bool(public), created, updated, step, msgspec.Raw(head)),
            [EntryLine(n, at, msgspec.Raw(data)) for n, at, data in rows],
            self.link_lines(table.id),
        )

    def play_scene(self, scene: Callable[[], None]) -> None:
        while True:
            before = len(self.tables)
            try:
                scene()
            except EndedTooSoon:
                for table in self.tables[before:]:
                    table.leave()
                del self.tables[before:]
            else:
                return

    def play_all(self) -> None:
        for scene in (
            self.seat_counts, self.options, self.own_cards, self.gestures, self.announced, self.unforced, self.consent,
            self.never, self.away, self.leaves, self.late, self.sealed, self.closed, self.silenced, self.waiting,
            self.hot_seat, self.links, self.finished, self.friends, self.pause,
        ):  # fmt: skip
            self.play_scene(scene)
        for table in self.tables:
            table.leave()
        self.server.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    vars(clocks).update(GRACE=0, LONGEST_GRACE=0)  # without the grace period of a minute for absent players
    with tempfile.TemporaryDirectory() as folder:
        scenes = Scenes(Path(folder))
        scenes.play_all()
        for table in scenes.tables:
            if not (FOLDER / f"{table.name}.jsonl").exists():
                log = scenes.log(table)
                write(log, facts(log.fold(), log.last_at + 1000))
                print(f"made {table.name}")


if __name__ == "__main__":
    main()
