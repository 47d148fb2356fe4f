"""The socket of one reader: what comes in is decoded strictly and answered; what goes out never waits for anybody.

Every socket has a bounded outbox and a task that empties it. Who reads too slowly is dropped and may come back: nothing
is lost, since a new `state` holds everything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import SPECTATOR
from ludoteca.core.sets import seats_of
from ludoteca.server import news, wire
from ludoteca.server.clocks import now_ms
from ludoteca.server.hall import Hall
from ludoteca.server.limits import Bucket
from ludoteca.server.live import WORDS, Live
from ludoteca.server.making import clean
from ludoteca.server.store import ChatRow, StoreTrouble
from ludoteca.server.table import AnyEntry, Refusal, Silenced, Table
from ludoteca.server.thinkers import Failed

LOG: Final = logging.getLogger("ludoteca.server")
LONGEST_OUTBOX: Final = 512  # messages
LARGEST_OUTBOX: Final = 2 * 1024 * 1024  # bytes
ENTER_WITHIN: Final = 10.0  # seconds until the first message
RATE: Final = 25.0  # messages a second that one reader is heard, and so many at once
BURST: Final = 100.0
CHATS: Final = 100
HINTS: Final = 5
CLOSED_POLICY: Final = 1008
CLOSED_AGAIN: Final = 1012
CLOSED_SLOW: Final = 1013

_decode = msgspec.json.Decoder(wire.FromClient).decode


class Socket:
    """One reader at one table."""

    def __init__(self, hall: Hall, socket: WebSocket) -> None:
        self.hall = hall
        self.socket = socket
        self.seat = SPECTATOR
        self.seats: tuple[int, ...] = ()
        self.host = False
        self.may_sit = False
        self.lang = "en"
        self.link: bytes | None = None
        self.live: Live | None = None
        self.outbox: deque[bytes] = deque()
        self.size = 0
        self.ready = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.messages = Bucket(RATE, BURST)
        self.words = Bucket(1.0, 8.0)
        self.hints: set[asyncio.Task[None]] = set()
        self.since = time.monotonic()

    # ---------------------------------------------------------------- out

    def send(self, message: bytes) -> None:
        """Hand a message over; never waits. Who has too much unread is dropped."""
        if self.closing is not None:
            return
        self.outbox.append(message)
        self.size += len(message)
        if len(self.outbox) > LONGEST_OUTBOX or self.size > LARGEST_OUTBOX:
            self.hall.metrics.dropped += 1
            self.outbox.clear()
            self.closing = (CLOSED_SLOW, "slow")
        self.ready.set()

    def tell(self, message: wire.Message) -> None:
        self.send(news.encode(message))

    def dismiss(self, key: str, again: bool) -> None:
        """Say goodbye, and why."""
        self.tell(wire.Bye(key, WORDS[self.lang](key), again))
        self.closing = self.closing or (CLOSED_AGAIN if again else CLOSED_POLICY, key)
        self.ready.set()

    async def _write(self) -> None:
        """Empty the outbox into the socket until there is no more to say."""
        try:
            while True:
                await self.ready.wait()
                self.ready.clear()
                while self.outbox:
                    message = self.outbox.popleft()
                    self.size -= len(message)
                    await self.socket.send({"type": "websocket.send", "text": message.decode()})
                if self.closing is not None:
                    await self.socket.close(*self.closing)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    # ---------------------------------------------------------------- in

    async def run(self) -> None:
        """From the first message to the last."""
        await self.socket.accept()
        writer = asyncio.get_running_loop().create_task(self._write())
        try:
            try:
                async with asyncio.timeout(ENTER_WITHIN):
                    await self._enter(await self._next())
            except TimeoutError:
                self.dismiss("server-silent", True)  # a slow line, most likely
            while self.closing is None:
                asked = await self._next()
                if self.closing is None:  # who was sent away meanwhile does nothing any more
                    await self._answer(asked)
        except WebSocketDisconnect:
            self.closing = self.closing or (1000, "")
            self.ready.set()
        except LudotecaError as error:
            self.dismiss_for(error)
        finally:
            self._leave()
            for task in self.hints:
                task.cancel()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(2.0):
                    await writer
            writer.cancel()

    def dismiss_for(self, error: LudotecaError) -> None:
        again = isinstance(error, StoreTrouble)
        self.tell(wire.Bye(error.key, error.told(WORDS[self.lang]), again))
        self.closing = self.closing or (CLOSED_AGAIN if again else CLOSED_POLICY, error.key)
        self.ready.set()

    async def _next(self) -> wire.FromClient:
        """The next message; a reader who sends nonsense is dismissed."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None or len(text) > wire.LARGEST_MESSAGE:
            raise Refusal("server-bad-message")
        held_up = self.messages.borrow()
        if held_up > 0.0:  # who hurries is read more slowly, and loses nothing
            await asyncio.sleep(held_up)
        try:
            asked: wire.FromClient = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal("server-bad-message") from None
        return asked

    async def _enter(self, asked: wire.FromClient) -> None:
        """The first message: who is it, and what may they see?"""
        if not isinstance(asked, wire.Enter):
            raise Refusal("server-enter-first")
        self.lang = asked.lang
        live = await self.hall.live(asked.table)
        self.may_sit = live.table.head.public
        async with live.lock:  # nothing happens between the state that is told and the first news after it
            if asked.token is None:
                if not live.table.head.public:
                    raise Refusal("server-no-right")
            else:
                row = await self.hall.token(live, asked.token)
                self.link = row.hash
                self.may_sit |= row.kind != "watch"
                self.seats = seats_of(row.seats) if row.kind == "seat" else ()
                self.host = row.kind == "host" or (row.kind == "seat" and live.table.founds(self.seats))
                if self.seats:
                    self.seat = asked.seat if asked.seat in self.seats else self.seats[0]
            self.live = live
            live.readers.add(self)
            seq = asked.seq
            if seq is not None and 0 < seq <= live.table.seq:
                self.tell(news.resumed(live, self, seq))
            else:
                self.tell(news.state(live, self, now_ms()))
        lines = await self.hall.store.chats(live.table.id, CHATS)
        self.tell(wire.Chats([wire.Chatted(row.id, row.seat, row.name, row.text, row.at) for row in lines]))
        self.hall.tell_presence(live)
        self.hall.attendant.attend(live)

    def _leave(self) -> None:
        live = self.live
        if live is not None and self in live.readers:
            live.readers.discard(self)
            live.used = time.monotonic()
            if not live.connected() & set(self.seats):
                for seat in self.seats:
                    live.announced.pop(seat, None)
            self.hall.tell_presence(live)

    async def _answer(self, asked: wire.FromClient) -> None:
        """Do what is asked; what cannot be done is refused with a sentence, and the socket stays."""
        number = getattr(asked, "id", None)
        try:
            await self._do(asked)
        except LudotecaError as error:
            self.hall.metrics.refused += 1
            self.tell(wire.Refused(number, error.key, error.told(WORDS[self.lang])))

    async def _do(self, asked: wire.FromClient) -> None:
        live = self.live
        assert live is not None
        hall = self.hall
        match asked:
            case wire.Ping():
                self.tell(wire.Pong(now_ms()))
            case wire.Enter():
                raise Refusal("server-entered-already")
            case wire.Play(number, ask, steps):
                seat = self._own()
                begun = time.monotonic()
                seq = await hall.act(live, lambda table: table.decide_move(seat, ask, steps, self._took(table, seat)))
                hall.metrics.took(time.monotonic() - begun)
                self._done(live, number, seq)
            case wire.Try(number, ask, steps):
                seat = self._own()
                if ask != live.table.seats[seat].asks or seat not in live.table.playing.actors:
                    raise Refusal("server-stale")
                self.tell(live.teller(self.lang).tried(number, ask, seat, steps))
            case wire.Announce(number, codes):
                self._announce(live, self._own(), codes)
                self._done(live, number)
                seen = live.table.numbered(self.seat)
                self.tell(wire.Told(seen, live.info(now_ms()), live.turn(self.seat, self.lang)))
                hall.attendant.attend(live)
            case wire.Undo(number):
                seat = self._own()
                self._done(live, number, await hall.act(live, lambda table: table.decide_undo(seat)))
            case wire.Consent(number, agree):
                seat = self._own()
                self._done(live, number, await hall.act(live, lambda table: table.decide_consent(seat, agree)))
            case wire.AskHint(number, ask):
                self._ask_hint(live, number, ask)
            case wire.Say(number, text):
                await self._say(live, text)
                self._done(live, number)
            case wire.Look(number, seat, lang):
                self._look(live, seat, lang)
                self._done(live, number)
                self.tell(news.state(live, self, now_ms()))
            case wire.Away(number, away):
                seat = self._own()
                self._done(live, number, await hall.act(live, lambda table: table.decide_away(seat, away)))
            case wire.StandIn(number, seat):
                self._done(live, number, await hall.act(live, lambda table: self._stand_in(live, table, seat)))
            case wire.Silence(number, seat, silent):
                if not self.host or seat >= len(live.table.seats):
                    raise Refusal("server-no-right")
                self._done(live, number, await hall.act(live, lambda _: Silenced(seat, silent)))

    def _done(self, live: Live, number: int, seq: int | None = None) -> None:
        self.tell(wire.Done(number, live.table.numbered(self.seat, seq)))

    def _own(self) -> int:
        """The reader's seat; whoever watches has none."""
        if self.seat == SPECTATOR:
            raise Refusal("server-no-right")
        return self.seat

    def _took(self, table: Table, seat: int) -> int:
        """How long a move took, as the server saw it: since the last thing that happened."""
        return max(0, now_ms() - table.updated)

    def _announce(self, live: Live, seat: int, codes: tuple[int, ...]) -> None:
        live.table.playing  # noqa: B018 (an error while there is no game)
        setup = live.table.setup
        if any(code not in setup.game.declines(setup) for code in codes):
            raise Refusal("server-not-a-decline")
        live.announced[seat] = tuple(sorted(set(codes)))

    def _look(self, live: Live, seat: int | None, lang: wire.Lang | None) -> None:
        if seat is not None:
            if seat not in self.seats:
                raise Refusal("server-no-right")
            self.seat = seat
        if lang is not None:
            self.lang = lang

    def _stand_in(self, live: Live, table: Table, seat: int) -> list[AnyEntry]:
        """A bot for somebody who is not there, at the wish of those who wait."""
        if not self.seats and not self.host:
            raise Refusal("server-no-right")
        if seat >= len(table.seats):
            raise Refusal("server-no-seat")
        if seat in live.connected() and seat not in self.seats:
            raise Refusal("server-is-here")
        return table.decide_away(seat, True)

    async def _say(self, live: Live, text: str) -> None:
        """A line of chat: words only, and never into another table."""
        said = "".join(character for character in text if character.isprintable() or character == "\n").strip()
        if not said:
            raise Refusal("server-empty-chat")
        if not self.words.take():
            raise Refusal("server-too-fast")
        state = live.table.seats[self.seat] if self.seat != SPECTATOR else None
        if state is not None and state.silenced:
            raise Refusal("server-silenced")
        name = clean(state.name) if state is not None else ""
        at = now_ms()
        number = await self.hall.store.chat(ChatRow(0, live.table.id, at, self.seat, name, said))
        news.tell_chat(live, wire.Chatted(number, self.seat, name, said, at))

    # ---------------------------------------------------------------- hints

    def _ask_hint(self, live: Live, number: int, ask: int) -> None:
        seat = self._own()
        if not live.table.head.manners.hints:
            raise Refusal("server-no-hints")
        if ask != live.table.seats[seat].asks or seat not in live.table.playing.actors:
            raise Refusal("server-stale")
        if self.hints:
            raise Refusal("server-too-fast")
        task = asyncio.get_running_loop().create_task(self._hint(live, seat, number, ask))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def _hint(self, live: Live, seat: int, number: int, ask: int) -> None:
        """What a search thinks, told when it has thought, if it is still asked."""
        try:
            match = live.table.playing
            thought = await self.hall.thinkers.advise(match, seat)
        except (Failed, LudotecaError):
            self.tell(wire.Refused(number, "server-hint-failed", WORDS[self.lang]("server-hint-failed")))
            return
        if ask != live.table.seats[seat].asks or live.table.status != "playing":
            self.tell(wire.Refused(number, "server-stale", WORDS[self.lang]("server-stale")))
            return
        teller = live.teller(self.lang)
        seen = match.state.blank(seat)
        options = [
            wire.Advised(teller.choice(option.code, seen), option.visits, option.share)
            for option in thought.options[:HINTS]
        ]
        words = WORDS[self.lang]
        before, best = thought.shares[seat], thought.options[0]
        key = "server-hint-exact" if thought.exact else "server-hint"
        said = [
            words(key, move=options[0].choice.text, share=round(100 * best.share)),
            words("server-hint-mean", share=round(100 * before)),
        ]
        self.tell(wire.Hint(ask, options, list(thought.shares), said, thought.exact))
