"""The bot pool: cancelling a request starts no new process."""

from __future__ import annotations

import asyncio

import ludoteca
from ludoteca.server.bots.pool import BotPool


def test_a_cancelled_request_does_not_end_the_process() -> None:
    """Going away and returning sixty times used to start twenty-five processes."""

    async def play() -> None:
        bots = BotPool(1)
        match = ludoteca.game("patrician", seats=2).deal(seed=1)
        seat = match.actors[0]
        assert (await bots.choose(match, seat, "easy"))[0] in match.legal_codes(seat)
        child = bots.processes[0].child
        assert child is not None
        for _ in range(5):
            task = asyncio.create_task(bots.choose(match, seat, "search:sims=2000"))
            while not bots.processes[0].turn.locked():  # noqa: ASYNC110 (there is no event to wait for)
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        assert (await bots.choose(match, seat, "easy"))[0] in match.legal_codes(seat)
        assert bots.processes[0].child is child
        assert child.returncode is None
        await bots.close()

    asyncio.run(play())
