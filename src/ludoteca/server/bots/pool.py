"""The bot pool: a few processes that think in parallel, each with a deadline, so that no bot ever blocks a table."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from typing import Any, Final

from ludoteca.bots import STAND_IN, TABLE_MS, Analysis, parse_spec
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.server.bots.bot_worker import BotReply, BotRequest, decode_reply, encode_request
from ludoteca.server.processes.children import ChildLost, ServiceChild

LOG: Final = logging.getLogger("ludoteca.server")
GRACE: Final = 5.0  # seconds beyond its thinking time before a bot loses its move
ADVICE_SECONDS: Final = 1.5


class BotFailed(Exception):
    """A bot was late, ended, or gave a nonsensical reply."""


class BotProcess(ServiceChild):
    """One bot process."""

    def __init__(self) -> None:
        super().__init__("ludoteca.server.bots.bot_worker")

    async def think(self, request: BotRequest) -> BotReply:
        """The reply to a request. If none comes in time, the process is ended and `BotFailed` raised."""
        try:
            reply = decode_reply(await self.request(encode_request(request), request.seconds))
        except (ChildLost, ValueError) as error:
            raise BotFailed(str(error)) from error
        if reply.error:
            raise BotFailed(reply.error)
        return reply


class BotPool:
    """All bot processes of this server."""

    def __init__(self, count: int | None = None) -> None:
        self.processes = [BotProcess() for _ in range(count or os.cpu_count() or 1)]
        self.idle: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        for process in reversed(self.processes):
            self.idle.put_nowait(process)
        self.failures = 0
        self.waiting = 0
        self.returning: set[asyncio.Task[Any]] = set()

    async def choose(self, match: Match, seat: int, spec: str) -> tuple[int, ...]:
        """The steps of a bot's move, based on what its seat knows. If the bot fails, a simple bot moves for it."""
        legal = match.legal_codes(seat)
        for bot in (spec, STAND_IN):
            try:
                steps = (await self._think(bot_request(match, seat, bot))).steps
                if steps[:1] and steps[0] in legal:
                    return steps
                raise BotFailed(f"no legal move: {steps}")
            except BotFailed as error:
                self.failures += 1
                facts = {"bot": bot, "game": match.record.game, "seat": seat, "why": str(error)}
                LOG.warning("bot failed", extra=facts)
        return (secrets.choice(legal),)  # no process replies at all, but the game must continue

    async def advise(self, match: Match, seat: int) -> Analysis:
        """Rate a seat's moves by a search that uses only what the seat knows."""
        analysis = (await self._think(bot_request(match, seat, ""))).analysis
        assert analysis is not None
        return analysis

    async def _think(self, request: BotRequest) -> BotReply:
        self.waiting += 1
        try:
            process = await self.idle.get()
            try:
                return await process.think(request)
            finally:
                if process.turn.locked():  # it still works on a request whose caller was cancelled
                    self.returning.add(asyncio.get_running_loop().create_task(self._return(process)))
                else:
                    self.idle.put_nowait(process)
        finally:
            self.waiting -= 1

    async def _return(self, process: BotProcess) -> None:
        await process.wait_until_free()
        self.idle.put_nowait(process)
        task = asyncio.current_task()
        if task is not None:
            self.returning.discard(task)

    async def close(self) -> None:
        for task in list(self.returning):
            task.cancel()
        for process in self.processes:
            await process.end()


def bot_request(match: Match, seat: int, spec: str) -> BotRequest:
    """The request for a bot process: the set-up and the board blanked for the seat, nothing else."""
    game: Game = match.game
    file = game.deck.file
    return BotRequest(
        game.key,
        game.seats,
        game.options,
        None if file.house else (file.name, file.text),
        [int(number) for number in match.state.blank(seat).board],
        seat,
        spec,
        secrets.randbits(60),
        thinking_seconds(spec) + GRACE,
    )


def thinking_seconds(spec: str) -> float:
    """How many seconds a bot may think about a move; 0 for a bot that does not search.

    >>> thinking_seconds("hard"), thinking_seconds("easy")
    (1.5, 0.0)
    """
    if not spec:
        return ADVICE_SECONDS
    name, numbers = parse_spec(spec)
    return numbers.get("ms", TABLE_MS) / 1000 if name == "search" else 0.0
