"""The bots' processes: a few that think side by side, each with a deadline, so that no bot ever blocks a table."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from typing import Final

from ludoteca.bots import Thought
from ludoteca.core.game import Setup
from ludoteca.core.match import Match
from ludoteca.server.thinker import Answer, Question, decode_answer, encode_question, framed

LOG: Final = logging.getLogger("ludoteca.server")
GRACE: Final = 5.0  # seconds beyond the budget of a bot before it loses its move
START: Final = 20.0  # seconds in which a process must have started
STAND_IN: Final = "easy"


class Failed(Exception):
    """A bot that is late, silent or answers nonsense."""


class Process:
    """One thinking process, started when first needed and again after it was lost."""

    def __init__(self) -> None:
        self.child: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, seconds: float) -> tuple[int, Thought | None]:
        """The answer to a question; `Failed` if there is none in time, and the process is ended."""
        try:
            if self.child is None or self.child.returncode is not None:
                self.child = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "ludoteca.server.thinker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                )
                await self._heard(self.child, START)
            assert self.child.stdin is not None
            self.child.stdin.write(framed(encode_question(question)))
            told = await self._heard(self.child, seconds)
        except BaseException as error:
            # Cancelled or late: what the process says next would answer another question.
            await self.end()
            if isinstance(error, (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError)):
                raise Failed(type(error).__name__) from error
            raise
        if told.error:
            raise Failed(told.error)
        return told.code, told.thought

    async def _heard(self, child: asyncio.subprocess.Process, seconds: float) -> Answer:
        """The next thing that the process says: first that it is ready, then its answers."""
        assert child.stdout is not None
        async with asyncio.timeout(seconds):
            header = await child.stdout.readexactly(4)
            return decode_answer(await child.stdout.readexactly(int.from_bytes(header, "big")))

    async def end(self) -> None:
        child, self.child = self.child, None
        if child is not None and child.returncode is None:
            child.kill()
            await asyncio.shield(child.wait())


class Thinkers:
    """All thinking processes of this server."""

    def __init__(self, count: int | None = None) -> None:
        self.processes = [Process() for _ in range(count or os.cpu_count() or 1)]
        self.idle: asyncio.LifoQueue[Process] = asyncio.LifoQueue()
        for process in reversed(self.processes):
            self.idle.put_nowait(process)
        self.failures = 0
        self.waiting = 0

    async def choose(self, match: Match, seat: int, spec: str) -> int:
        """A bot's move, from what its seat knows; `easy` moves for a bot that fails."""
        for bot in (spec, STAND_IN):
            try:
                return (await self._ask(question(match, seat, bot)))[0]
            except Failed as error:
                self.failures += 1
                facts = {"bot": bot, "game": match.record.game, "seat": seat, "why": str(error)}
                LOG.warning("bot failed", extra=facts)
        return secrets.choice(match.legal_codes(seat))  # no process answers at all: the table goes on even so

    async def advise(self, match: Match, seat: int) -> Thought:
        """What a search thinks of a seat's moves, from what the seat knows."""
        thought = (await self._ask(question(match, seat, "")))[1]
        assert thought is not None
        return thought

    async def _ask(self, asked: Question) -> tuple[int, Thought | None]:
        self.waiting += 1
        try:
            process = await self.idle.get()
            try:
                return await process.ask(asked, budget(asked.spec) + GRACE)
            finally:
                self.idle.put_nowait(process)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        for process in self.processes:
            await process.end()


def question(match: Match, seat: int, spec: str) -> Question:
    """What a seat knows, for a process that thinks: the blanked board and the set-up, nothing else."""
    setup: Setup = match.setup
    file = setup.deck.file
    return Question(
        setup.game.key,
        setup.seats,
        setup.options,
        None if file.house else (file.name, file.text),
        [int(number) for number in match.state.blank(seat).board],
        seat,
        spec,
        secrets.randbits(60),
    )


def budget(spec: str) -> float:
    """About how many seconds a bot takes for a move.

    >>> budget("hard"), budget("easy")
    (0.25, 0.0)
    """
    from ludoteca.bots import describe

    if not spec:
        return 1.5
    _, numbers = describe(spec)
    return numbers.get("ms", 0) / 1000
