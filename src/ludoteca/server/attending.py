"""What happens at a table by itself: bots, moves without a choice, announced passes, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.server import clocks
from ludoteca.server.live import Key, Live
from ludoteca.server.table import AnyEntry, By, Moved, Table, Went
from ludoteca.server.thinkers import budget

if TYPE_CHECKING:
    from ludoteca.server.hall import Hall

LOG: Final = logging.getLogger("ludoteca.server")
THOUGHT: Final = (0.35, 0.9)  # seconds that a bot takes beyond its budget, at a natural pace
FORCED: Final = (0.7, 1.6)  # seconds before a forced move of a person, where others could read something from its speed
AGAIN: Final = 1.0  # seconds before something that failed for want of a disk is tried again

Work = Callable[[], Awaitable[None]]


class Attendant:
    """Sees to the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.chance = random.SystemRandom()

    def attend(self, live: Live) -> None:
        """See to what happens at a table without anybody's doing: start what is due, drop what is not any more."""
        table = live.table
        wanted: dict[int, tuple[Key, Work]] = {}
        if table.status == "playing" and table.match is not None:
            for seat in table.match.actors:
                state = table.seats[seat]
                ask = state.asks
                if state.automatic:
                    spec = state.level if state.kind == "bot" and state.level else table.head.manners.stand_in
                    wanted[seat] = (("bot", ask), partial(self._bot, live, seat, ask, spec))
                    continue
                announced = live.announced.get(seat, ())
                if not announced and not table.head.manners.forced:
                    continue
                legal = table.match.legal_codes(seat)
                declined = [code for code in announced if code in legal]
                if declined:
                    wanted[seat] = (("announced", ask), partial(self._plays, live, seat, ask, declined[0], "announced"))
                elif len(legal) == 1 and table.head.manners.forced:
                    wanted[seat] = (("forced", ask), partial(self._plays, live, seat, ask, legal[0], "person"))
        for seat, (key, job) in list(live.jobs.items()):
            if seat not in wanted or wanted[seat][0] != key:
                if job is not asyncio.current_task():
                    job.cancel()
                live.jobs.pop(seat, None)
        for seat, (key, work) in wanted.items():
            if seat not in live.jobs:
                live.jobs[seat] = (key, asyncio.get_running_loop().create_task(self._until_done(live, seat, key, work)))
        self._wind(live)

    async def _until_done(self, live: Live, seat: int, key: Key, work: Work) -> None:
        """Do a job of the table itself, again if the disk would not have it."""
        try:
            while True:
                try:
                    if key[0] == "announced" or await self.hall.leads(live):
                        await work()
                        return
                except LudotecaError as error:
                    if error.key in ("server-stale", "core-game-over", "core-not-your-turn"):
                        return
                    LOG.warning("a table's own move failed", extra={"table": live.table.id, "why": str(error)})
                await asyncio.sleep(AGAIN)
        finally:
            if live.jobs.get(seat, (None,))[0] == key:
                live.jobs.pop(seat, None)

    async def _bot(self, live: Live, seat: int, ask: int, spec: str) -> None:
        """A bot's move, after a time that does not tell whether it had a choice."""
        match = live.table.match
        assert match is not None
        begun = time.monotonic()
        code = await self.hall.thinkers.choose(match, seat, spec)
        if natural(live):
            whole = budget(spec) + self.chance.uniform(*THOUGHT)
            await asyncio.sleep(max(0.0, begun + whole - time.monotonic()))
        ms = int((time.monotonic() - begun) * 1000)
        await self.hall.act(live, lambda table: made_by("bot", table.decide_move(seat, ask, (code,), ms)))

    async def _plays(self, live: Live, seat: int, ask: int, code: int, by: By) -> None:
        """A move that the table makes for a person: the only one there is, or one they have announced.

        Where others are at the table it takes a moment, so that its speed tells nobody that there was no choice.
        """
        if natural(live) and live.table.others(seat):
            await asyncio.sleep(self.chance.uniform(*FORCED))
        await self.hall.act(live, lambda table: made_by(by, table.decide_move(seat, ask, (code,), 0)))

    def _wind(self, live: Live) -> None:
        """Set the alarm for the clock that runs out first."""
        if live.flag is not None:
            live.flag.cancel()
            live.flag = None
        due = live.table.clocks.due() if live.table.status == "playing" else None
        if due is not None:
            seat, at = due
            seconds = max(0.0, (at - clocks.now_ms()) / 1000)
            live.flag = asyncio.get_running_loop().call_later(
                min(seconds, 3600.0), lambda: self.hall.start(self._flag(live, seat))
            )

    async def _flag(self, live: Live, seat: int) -> None:
        """A clock has run out: a bot plays on for its player, who may take the seat back."""

        def late(table: Table) -> AnyEntry | int:
            due = table.clocks.due()
            if table.status != "playing" or due is None or due[0] != seat or due[1] > clocks.now_ms():
                return table.seq
            return Went(seat, True, True)

        try:
            if await self.hall.leads(live):
                await self.hall.act(live, late)
                self._wind(live)
                return
        except LudotecaError as error:
            LOG.warning("a clock could not be written", extra={"table": live.table.id, "why": str(error)})
        await asyncio.sleep(AGAIN)  # another worker sees to it, or the disk is full
        self._wind(live)


def natural(live: Live) -> bool:
    """Whether moves that nobody makes take a moment all the same."""
    return live.table.head.manners.pace == "natural"


def made_by(by: By, wanted: Moved | int) -> Moved | int:
    """A move with who has made it; or the number of the entry that already holds it."""
    return wanted if isinstance(wanted, int) else msgspec.structs.replace(wanted, by=by)


def automatic(live: Live) -> bool:
    """Whether something can happen at a table with nobody there."""
    return live.table.clocks.due() is not None or any(seat.automatic for seat in live.table.seats)
