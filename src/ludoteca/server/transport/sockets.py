"""The socket of one reader: incoming messages are decoded strictly and answered; outgoing messages never wait.

Every socket has a bounded outbox and a task that empties it. A reader who reads too slowly is dropped and may
reconnect. Nothing is lost, because a new snapshot holds everything.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import SPECTATOR
from ludoteca.core.sets import seats_of
from ludoteca.server.bots.pool import BotFailed
from ludoteca.server.messages import wire
from ludoteca.server.messages.broadcast import broadcast_chat, catch_up_message, chat_history, encode, snapshot
from ludoteca.server.messages.hints import hint_message
from ludoteca.server.tables import links, rematches
from ludoteca.server.tables.clocks import now_ms
from ludoteca.server.tables.decisions import (
    decide_away,
    decide_end,
    decide_end_reply,
    decide_move,
    decide_silence,
    decide_silence_watchers,
    decide_undo,
    decide_undo_reply,
)
from ludoteca.server.tables.entries import AwayEntry
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.gestures import read_gesture
from ludoteca.server.tables.lobby import clean_name
from ludoteca.server.tables.registry import MOST_CHATS, Decide, TableRegistry
from ludoteca.server.tables.room import WORDS, Room
from ludoteca.server.tables.rows import ChatRow, StoreTrouble
from ludoteca.server.tables.table import Table
from ludoteca.server.transport.limits import Bucket

LONGEST_OUTBOX: Final = 512  # messages
LARGEST_OUTBOX: Final = 2 * 1024 * 1024  # bytes
ENTER_WITHIN: Final = 10.0  # seconds until the first message
RATE: Final = 25.0  # messages per second that one reader may send
BURST: Final = 100.0  # messages at once
CHAT_RATE: Final = 1.0
CHAT_BURST: Final = 8.0
CLOSED_POLICY: Final = 1008
CLOSED_AGAIN: Final = 1012
CLOSED_SLOW: Final = 1013

_decode = msgspec.json.Decoder(wire.FromClient).decode


class Socket:
    """One reader at one table."""

    def __init__(self, registry: TableRegistry, socket: WebSocket) -> None:
        self.registry = registry
        self.socket = socket
        self.seat = SPECTATOR
        self.seats: tuple[int, ...] = ()
        self.invited: tuple[int, ...] = ()
        self.host = False
        self.may_sit = False
        self.lang = "en"
        self.link: bytes | None = None
        self.room: Room | None = None
        self.outbox: deque[bytes] = deque()
        self.outbox_size = 0
        self.outbox_changed = asyncio.Event()
        self.closing: tuple[int, str] | None = None  # code and reason
        self.message_limit = Bucket(RATE, BURST)
        self.chat_limit = Bucket(CHAT_RATE, CHAT_BURST)
        self.hints: set[asyncio.Task[None]] = set()
        self.address = socket.client.host if socket.client is not None else ""

    # ---------------------------------------------------------------- outgoing

    def send(self, message: bytes) -> None:
        """Put a message into the outbox without waiting. A reader with too many unread messages is dropped."""
        if self.closing is not None:
            return
        self.outbox.append(message)
        self.outbox_size += len(message)
        if len(self.outbox) > LONGEST_OUTBOX or self.outbox_size > LARGEST_OUTBOX:
            self.registry.metrics.dropped += 1
            self.outbox.clear()
            self.closing = (CLOSED_SLOW, "slow")
        self.outbox_changed.set()

    def send_message(self, message: wire.Message) -> None:
        self.send(encode(message))

    def dismiss(self, key: str, again: bool) -> None:
        """Close the socket with a reason; `again` tells the client to reconnect."""
        self._dismiss(key, WORDS[self.lang](key), again)

    def _dismiss(self, key: str, text: str, again: bool) -> None:
        self.send_message(wire.Bye(key, text, again))
        self.closing = self.closing or (CLOSED_AGAIN if again else CLOSED_POLICY, key)
        self.outbox_changed.set()

    async def _write(self) -> None:
        """Send the messages in the outbox until the socket closes."""
        try:
            while True:
                await self.outbox_changed.wait()
                self.outbox_changed.clear()
                while self.outbox:
                    message = self.outbox.popleft()
                    self.outbox_size -= len(message)
                    await self.socket.send({"type": "websocket.send", "text": message.decode()})
                if self.closing is not None:
                    await self.socket.close(*self.closing)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    # ---------------------------------------------------------------- incoming

    async def run(self) -> None:
        """Serve the socket from its first message to its last."""
        await self.socket.accept()
        writer = asyncio.get_running_loop().create_task(self._write())
        try:
            try:
                async with asyncio.timeout(ENTER_WITHIN):
                    await self._enter(await self._receive())
            except TimeoutError:
                self.dismiss("server-silent", True)  # most likely a slow connection
            while self.closing is None:
                message = await self._receive()
                if self.closing is None:  # a reader who was dismissed meanwhile may do nothing more
                    await self._answer(message)
        except WebSocketDisconnect:
            self.closing = self.closing or (1000, "")
            self.outbox_changed.set()
        except LudotecaError as error:
            self._dismiss(error.key, error.text(WORDS[self.lang]), isinstance(error, StoreTrouble))
        finally:
            self._leave()
            for task in self.hints:
                task.cancel()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(2.0):
                    await writer
            writer.cancel()

    async def _receive(self) -> wire.FromClient:
        """The next message; a reader whose message cannot be decoded is dismissed."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        text = event.get("text")
        if text is None or len(text) > wire.LARGEST_MESSAGE:
            raise Refusal("server-bad-message")
        delay = self.message_limit.borrow()
        if delay > 0.0:  # a reader who sends too fast is slowed down, but loses nothing
            await asyncio.sleep(delay)
        try:
            message: wire.FromClient = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal("server-bad-message") from None
        return message

    async def _enter(self, message: wire.FromClient) -> None:
        """Handle the first message: check the link and send a snapshot, or what the reader has missed."""
        if not isinstance(message, wire.Enter):
            raise Refusal("server-enter-first")
        self.lang = message.lang
        if not self._speaks_protocol(message):
            raise Refusal("server-reload")
        room = await self.registry.room(message.table)
        self.may_sit = room.table.config.public
        async with room.lock:  # nothing may happen between the snapshot and the first update after it
            if message.token is None:
                if not room.table.config.public:
                    raise Refusal("server-no-right")
            else:
                row = await self.registry.find_token(room, message.token)
                self.link = row.hash
                room.tokens[row.hash] = row  # another worker may have created it just now
                self.may_sit |= row.kind not in ("watch", "claim")
                self.seats = seats_of(row.seats) if row.kind == "seat" else ()
                self.invited = seats_of(row.seats) if row.kind == "invite" else ()
                self.host = row.kind == "host" or (row.kind == "seat" and room.table.is_founders_link(self.seats))
                if self.seats:
                    self.seat = message.seat if message.seat in self.seats else self.seats[0]
            if message.seat is not None and may_look_behind(room.table, message.seat):
                self.seat = message.seat
            self.room = room
            room.readers.add(self)
            room.note_network(self.seats, self.address)
            seq = message.seq
            if seq is not None and 0 < seq <= room.table.seq:
                self.send_message(catch_up_message(room, self, seq))
            else:
                self.send_message(snapshot(room, self, now_ms()))
        rows = await self.registry.store.chats(room.table.id, MOST_CHATS)
        self.send_message(chat_history(rows, self.lang))
        self.registry.broadcast_presence(room)
        if self.seats:
            await links.welcome_back(self.registry, room, self.seats)
        self.registry.autoplay.update(room)

    def _speaks_protocol(self, message: wire.Enter) -> bool:
        """Whether the client was written for these messages. The page of version 0.1 did not name its protocol, unlike
        every later page; programs need not name one."""
        if message.protocol is None:
            return "origin" not in self.socket.headers
        return message.protocol == wire.PROTOCOL

    def _leave(self) -> None:
        room = self.room
        if room is not None and self in room.readers:
            room.readers.discard(self)
            room.used = time.monotonic()
            if not room.connected() & set(self.seats):
                for seat in self.seats:
                    room.announced.pop(seat, None)
            self.registry.broadcast_presence(room)

    async def _answer(self, message: wire.FromClient) -> None:
        """Carry out a request. If it is refused, the reader gets the reason and the socket stays open."""
        try:
            await self._carry_out(message)
        except LudotecaError as error:
            self.registry.metrics.refused += 1
            number = getattr(message, "id", None)
            self.send_message(wire.Refused(number, error.key, error.text(WORDS[self.lang])))

    async def _carry_out(self, message: wire.FromClient) -> None:
        room = self.room
        assert room is not None
        registry = self.registry
        match message:
            case wire.Ping():
                self.send_message(wire.Pong(now_ms()))
            case wire.Enter():
                raise Refusal("server-entered-already")
            case wire.PlayMove(number, question, steps, move):
                seat = self._playing_seat(room)
                begun = time.monotonic()
                gesture = read_gesture(room.table.game, steps, move)
                await self._act(
                    room, number, lambda table: decide_move(table, seat, question, gesture, ms_since_update(table))
                )
                registry.metrics.add_move_time(time.monotonic() - begun)
            case wire.Try(number, question, steps, move):
                seat = self._own_seat()
                gesture = read_gesture(room.table.game, steps, move)
                await asyncio.sleep(registry.preview_limits.borrow(self.address))
                self._check_question(room, seat, question)
                self.send_message(room.presenter(self.lang).preview(number, question, seat, gesture))
            case wire.Announce(number, codes):
                self._announce(room, self._playing_seat(room), codes)
                self._send_done(room, number)
                seq = room.table.number_for(self.seat)
                self.send_message(
                    wire.TableChanged(seq, room.info(now_ms(), self.lang), room.turn(self.seat, self.lang))
                )
                registry.autoplay.update(room)
            case wire.Undo(number):
                seat = self._playing_seat(room)
                await self._act(room, number, lambda table: decide_undo(table, seat))
            case wire.Consent(number, agree):
                seat = self._playing_seat(room)
                await self._act(room, number, lambda table: decide_undo_reply(table, seat, agree))
            case wire.ConsentLink(number, agree):
                seq = await links.reply_to_claim(registry, room, self._playing_seat(room), agree)
                self._send_done(room, number, seq)
            case wire.AskHint(number, question):
                self._ask_hint(room, number, question)
            case wire.Say(number, text):
                await self._add_chat(room, text)
                self._send_done(room, number)
            case wire.Look(number, seat, lang, watch):
                await asyncio.sleep(registry.snapshot_limits.borrow(self.address))
                self._change_view(room, seat, lang, watch)
                self._send_done(room, number)
                self.send_message(snapshot(room, self, now_ms()))
            case wire.Describe(number):
                await asyncio.sleep(registry.preview_limits.borrow(self.address))
                if room.table.match is None:
                    raise Refusal("server-not-begun")
                described = room.presenter(self.lang).table_words(self.seat)
                self.send_message(wire.Described(number, room.table.step_count_for(self.seat), described))
            case wire.Away(number, away):
                seat = self._playing_seat(room)
                await self._act(room, number, lambda table: decide_away(table, seat, away))
            case wire.StandIn(number, seat):
                await self._act(room, number, lambda table: self._decide_stand_in(room, table, seat))
            case wire.Silence(number, seat, silent):
                if not self.host or seat >= len(room.table.seats):
                    raise Refusal("server-no-right")
                await self._act(room, number, lambda table: decide_silence(table, seat, silent))
            case wire.SilenceWatchers(number, silent):
                if not self.host:
                    raise Refusal("server-no-right")
                await self._act(room, number, lambda table: decide_silence_watchers(table, silent))
            case wire.Resign(number):
                self._own_seat()
                assert self.link is not None
                seq = await links.leave(registry, room, room.tokens[self.link], resign=True)
                self._send_done(room, number, seq)
            case wire.AskEnd(number):
                seat = self._playing_seat(room)
                await self._act(room, number, lambda table: decide_end(table, seat))
            case wire.ConsentEnd(number, agree):
                seat = self._playing_seat(room)
                await self._act(room, number, lambda table: decide_end_reply(table, seat, agree))
            case wire.DeclineRematch(number):
                self._own_seat()
                self._send_done(room, number, await rematches.decline(registry, room, self.seats))

    async def _act(self, room: Room, number: int, decide: Decide) -> None:
        """Change the table and confirm the request with this number."""
        self._send_done(room, number, await self.registry.act(room, decide))

    def _send_done(self, room: Room, number: int, seq: int | None = None) -> None:
        self.send_message(wire.Done(number, room.table.number_for(self.seat, seq)))

    def _own_seat(self) -> int:
        """The reader's own seat; a `Refusal` for spectators, also if they look over somebody's shoulder."""
        if not self.seats:
            raise Refusal("server-no-right")
        return self.seat if self.seat in self.seats else self.seats[0]

    def _playing_seat(self, room: Room) -> int:
        """The reader's seat; a `Refusal` for spectators and for players who have given the game up."""
        seat = self._own_seat()
        if room.table.seats[seat].resigned and not room.table.over:
            raise Refusal("server-resigned")
        return seat

    def _check_question(self, room: Room, seat: int, question: int) -> None:
        """Refuse a request about a question that is no longer open."""
        if question != room.table.seats[seat].question or seat not in room.table.running_match.actors:
            raise Refusal("server-stale")

    def _announce(self, room: Room, seat: int, codes: tuple[int, ...]) -> None:
        _ = room.table.running_match  # refuses unless a game is being played
        game = room.table.game
        if any(code not in game.declines() for code in codes):
            raise Refusal("server-not-a-decline")
        room.announced[seat] = tuple(sorted(set(codes)))

    def _change_view(self, room: Room, seat: int | None, lang: wire.Lang | None, watch: bool) -> None:
        """Switch to another seat of the reader's link, or after the game to any, or to another language."""
        if seat is not None:
            if seat not in self.seats and not may_look_behind(room.table, seat):
                raise Refusal("server-no-right")
            self.seat = seat
        elif watch:
            if self.seats and not room.table.over:
                raise Refusal("server-not-over")
            self.seat = SPECTATOR
        if lang is not None:
            self.lang = lang

    def _decide_stand_in(self, room: Room, table: Table, seat: int) -> AwayEntry:
        """Let a bot play for a person who has been absent for some time, at the request of others."""
        if not self.seats and not self.host:
            raise Refusal("server-no-right")
        if seat >= len(table.seats):
            raise Refusal("server-no-seat")
        if seat in room.connected() and seat not in self.seats:
            raise Refusal("server-is-here")
        left = table.grace_left(seat, room.absent_since.get(seat), now_ms())
        if left and seat not in self.seats:
            raise Refusal("server-grace", seconds=math.ceil(left / 1000))
        return decide_away(table, seat, True, vanished=seat not in self.seats)

    async def _add_chat(self, room: Room, text: str) -> None:
        """Store and broadcast a chat message without its unprintable characters."""
        text = "".join(character for character in text if character.isprintable() or character == "\n").strip()
        if not text:
            raise Refusal("server-empty-chat")
        if not self.chat_limit.take():
            raise Refusal("server-too-fast")
        seat = self._own_seat() if self.seats else SPECTATOR
        room.check_may_chat(self, self.address)
        async with room.lock:  # the name may be erased at this moment
            name = clean_name(room.table.seats[seat].name) if seat != SPECTATOR else ""
            row = ChatRow(0, room.table.id, now_ms(), seat, name, text)
            number = await self.registry.store.add_chat(row)
        broadcast_chat(room, msgspec.structs.replace(row, id=number))

    # ---------------------------------------------------------------- hints

    def _ask_hint(self, room: Room, number: int, question: int) -> None:
        """Start the search for a hint."""
        seat = self._playing_seat(room)
        if not room.table.config.settings.hints:
            raise Refusal("server-no-hints")
        self._check_question(room, seat, question)
        if self.hints:
            raise Refusal("server-too-fast")
        task = asyncio.get_running_loop().create_task(self._send_hint(room, seat, number, question))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def _send_hint(self, room: Room, seat: int, number: int, question: int) -> None:
        """Send what a search recommends, if the question is still open then."""
        words = WORDS[self.lang]
        try:
            analysis = await self.registry.bots.advise(room.table.running_match, seat)
        except (BotFailed, LudotecaError, LookupError):
            self.send_message(wire.Refused(number, "server-hint-failed", words("server-hint-failed")))
            return
        if question != room.table.seats[seat].question or room.table.status != "playing":
            self.send_message(wire.Refused(number, "server-stale", words("server-stale")))
            return
        self.send_message(hint_message(room.presenter(self.lang), seat, question, analysis))


def may_look_behind(table: Table, seat: int) -> bool:
    """Whether everybody may see the table as this seat does: after the game, once there was a deal."""
    return table.over and table.match is not None and seat < len(table.seats)


def ms_since_update(table: Table) -> int:
    """How long a move took as the server sees it: the time since the last entry."""
    return max(0, now_ms() - table.updated)
