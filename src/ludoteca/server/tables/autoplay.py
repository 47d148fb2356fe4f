"""Autoplay: the moves of bots, forced moves, announced passes, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from ludoteca.core.errors import BadMove, LudotecaError
from ludoteca.server.bots.pool import thinking_seconds
from ludoteca.server.processes.supervise import log_failure
from ludoteca.server.tables import clocks
from ludoteca.server.tables.decisions import decide_move
from ludoteca.server.tables.entries import AnyLogEntry, AwayEntry, MoveEntry, MoveSource
from ludoteca.server.tables.room import JobKey, Room
from ludoteca.server.tables.table import Table

if TYPE_CHECKING:
    from ludoteca.server.tables.registry import TableRegistry

LOG: Final = logging.getLogger("ludoteca.server")
BOT_DELAY: Final = (0.35, 0.9)  # seconds that a bot takes beyond its thinking time, at a natural pace
FORCED_DELAY: Final = (0.7, 1.6)  # seconds before a person's forced move, so that its speed reveals nothing
RETRY: Final = 1.0  # seconds before a move that could not be stored is tried again

Play = Callable[[], Awaitable[None]]


class Autoplay:
    """Plays what needs no person at the tables of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.rng = random.SystemRandom()

    def update(self, room: Room) -> None:
        """Start the automatic moves that are due at a table, and cancel those that are no longer due."""
        wanted = self._due_moves(room)
        for seat, (key, job) in list(room.jobs.items()):
            if seat not in wanted or wanted[seat][0] != key:
                if job is not asyncio.current_task():
                    job.cancel()
                room.jobs.pop(seat, None)
        for seat, (key, play) in wanted.items():
            if seat not in room.jobs:
                job = asyncio.get_running_loop().create_task(self._play_until_stored(room, seat, key, play))
                job.add_done_callback(log_failure)  # `TableRegistry` soon calls `update` again, which repeats it
                room.jobs[seat] = (key, job)
        self._set_timeout(room)

    def _due_moves(self, room: Room) -> dict[int, tuple[JobKey, Play]]:
        table = room.table
        due: dict[int, tuple[JobKey, Play]] = {}
        if table.status != "playing" or table.match is None:
            return due
        settings = table.config.settings
        for seat in table.match.actors:
            state = table.seats[seat]
            question = state.question
            if state.played_by_bot:
                spec = state.level if state.kind == "bot" and state.level else settings.stand_in
                due[seat] = (("bot", question), partial(self._play_bot, room, seat, question, spec))
                continue
            announced = room.announced.get(seat, ())
            if not announced and not settings.forced:
                continue
            legal = table.match.legal_codes(seat)
            declined = [code for code in announced if code in legal]
            if declined:
                play = partial(self._play_for_person, room, seat, question, declined[0], "announced")
                due[seat] = (("announced", question), play)
            elif len(legal) == 1 and settings.forced:
                play = partial(self._play_for_person, room, seat, question, legal[0], "person")
                due[seat] = (("forced", question), play)
        return due

    async def _play_until_stored(self, room: Room, seat: int, key: JobKey, play: Play) -> None:
        """Make an automatic move; repeat it while it cannot be stored."""
        try:
            while True:
                try:
                    if key[0] == "announced" or await self.registry.take_lease(room):
                        await play()
                        return
                except LudotecaError as error:
                    if error.key in ("server-stale", "core-game-over", "core-not-your-turn"):
                        return
                    LOG.warning("an automatic move failed", extra={"table": room.table.id, "why": str(error)})
                await asyncio.sleep(RETRY)
        finally:
            if room.jobs.get(seat, (None,))[0] == key:
                room.jobs.pop(seat, None)

    async def _play_bot(self, room: Room, seat: int, question: int, spec: str) -> None:
        """Make a bot's move, after a time that does not reveal how many choices it had."""
        match = room.table.match
        assert match is not None
        begun = time.monotonic()
        steps = await self.registry.bots.choose(match, seat, spec)
        if has_natural_pace(room):
            duration = thinking_seconds(spec) + self.rng.uniform(*BOT_DELAY)
            await asyncio.sleep(max(0.0, begun + duration - time.monotonic()))
        ms = int((time.monotonic() - begun) * 1000)
        await self._move(room, seat, question, steps, ms, "bot")

    async def _play_for_person(self, room: Room, seat: int, question: int, code: int, by: MoveSource) -> None:
        """Make a person's only legal move, or one they have announced.

        If other people play, it takes a moment, so that its speed does not reveal that there was no choice.
        """
        if has_natural_pace(room) and room.table.other_people(seat):
            await asyncio.sleep(self.rng.uniform(*FORCED_DELAY))
        await self._move(room, seat, question, (code,), 0, by)

    async def _move(
        self, room: Room, seat: int, question: int, steps: tuple[int, ...], ms: int, by: MoveSource
    ) -> None:
        """Make a move. If a gesture is not legal as a whole, its first step is made alone, so that the game goes on."""

        def decide(table: Table) -> MoveEntry | int:
            try:
                move = decide_move(table, seat, question, steps, ms)
            except BadMove:
                move = decide_move(table, seat, question, steps[:1], ms)
            return move if isinstance(move, int) else msgspec.structs.replace(move, by=by)

        await self.registry.act(room, decide)

    def _set_timeout(self, room: Room) -> None:
        """Set the timer for the clock that runs out first."""
        if room.timeout is not None:
            room.timeout.cancel()
            room.timeout = None
        due = room.table.clocks.next_timeout() if room.table.status == "playing" else None
        if due is not None:
            seat, at = due
            seconds = max(0.0, (at - clocks.now_ms()) / 1000)
            room.timeout = asyncio.get_running_loop().call_later(
                min(seconds, 3600.0), lambda: self.registry.start(self._time_out(room, seat))
            )

    async def _time_out(self, room: Room, seat: int) -> None:
        """A clock has run out: a bot plays on for its player, who may take the seat back."""

        def replace_late_player(table: Table) -> AnyLogEntry | int:
            due = table.clocks.next_timeout()
            if table.status != "playing" or due is None or due[0] != seat or due[1] > clocks.now_ms():
                return table.seq
            return AwayEntry(seat, True, late=True)

        try:
            if await self.registry.take_lease(room):
                await self.registry.act(room, replace_late_player)
                self._set_timeout(room)
                return
        except LudotecaError as error:
            LOG.warning("a timeout could not be stored", extra={"table": room.table.id, "why": str(error)})
        await asyncio.sleep(RETRY)  # another worker drives this table, or the disk is full
        self._set_timeout(room)


def has_natural_pace(room: Room) -> bool:
    """Whether automatic moves take a moment."""
    return room.table.config.settings.pace == "natural"


def plays_alone(room: Room) -> bool:
    """Whether something can happen at a table that nobody is connected to."""
    return room.table.clocks.next_timeout() is not None or any(seat.played_by_bot for seat in room.table.seats)
