"""What readers are told: a whole state on coming in, and the news after it, to each as much as they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.core.match import Step
from ludoteca.server import clocks, wire
from ludoteca.server.live import Live, Reader
from ludoteca.server.table import AnyEntry, Moved, Started, Undone

encode: Final = msgspec.json.Encoder().encode


def tell(live: Live, entry: AnyEntry, steps: Sequence[Step], changed: bool) -> int:
    """Tell everybody at the table of an entry, the same words put together only once; how many were told."""
    now = clocks.now_ms()
    table = live.table
    made: dict[tuple[int, tuple[int, ...], str, bool], bytes] = {}
    told = [reader for reader in live.readers if not table.is_veiled(table.seq, reader.seat)]
    for reader in told:
        key = (reader.seat, reader.seats, reader.lang, reader.host)
        message = made.get(key)
        if message is None:
            if isinstance(entry, Started):
                message = encode(state(live, reader, now))
            elif isinstance(entry, Moved):
                message = encode(stepped(live, reader.seat, reader.lang, steps, changed, now))
            elif isinstance(entry, Undone):
                message = encode(rewound(live, reader, entry, now))
            else:
                turn = live.turn(reader.seat, reader.lang)
                message = encode(wire.Told(table.numbered(reader.seat), live.info(now), turn))
            made[key] = message
        reader.send(message)
    return len(told)


def stepped(live: Live, seat: int, lang: str, steps: Sequence[Step], changed: bool, now: int) -> wire.Stepped:
    """The last steps, as a seat may know them; with the table if something of it has changed."""
    table = live.table
    teller = live.teller(lang)
    turn = live.turn(seat, lang)
    assert turn is not None
    clocks = []
    if table.clocks.running:
        clocks = [(k, table.clocks.left(k, now) or 0, table.clocks.ticking(k)) for k in range(len(table.seats))]
    return wire.Stepped(
        table.numbered(seat),
        table.steps_seen(seat),
        steps[-1].seat,
        teller.events(steps, seat),
        teller.said(steps, seat),
        teller.view(seat),
        turn,
        live.info(now) if changed else None,
        clocks,
        teller.ending(),
    )


def rewound(live: Live, reader: Reader, entry: Undone, now: int) -> wire.Rewound:
    turn = live.turn(reader.seat, reader.lang)
    assert turn is not None
    teller = live.teller(reader.lang)
    return wire.Rewound(
        live.table.numbered(reader.seat),
        live.table.steps_seen(reader.seat),
        entry.seat,
        entry.free,
        teller.view(reader.seat),
        turn,
        teller.log(reader.seat),
        live.info(now),
    )


def state(live: Live, reader: Reader, now: int) -> wire.State:
    """Everything that a reader may know."""
    table = live.table
    match = table.match
    teller = live.teller(reader.lang) if match is not None else None
    return wire.State(
        wire.PROTOCOL,
        table.numbered(reader.seat),
        table.steps_seen(reader.seat),
        now,
        live.info(now),
        reader.seat,
        list(reader.seats),
        reader.host,
        reader.may_sit,
        teller.view(reader.seat) if teller is not None else None,
        live.turn(reader.seat, reader.lang),
        teller.log(reader.seat) if teller is not None else [],
        teller.ending() if teller is not None and table.status == "over" else None,
    )


def resumed(live: Live, reader: Reader, seq: int) -> wire.State | wire.Stepped | wire.Told:
    """What a reader who was there before has missed: the moves alone if that is all, else everything."""
    now = clocks.now_ms()
    table = live.table
    last = table.numbered(reader.seat)
    if seq == last:
        return wire.Told(last, live.info(now), live.turn(reader.seat, reader.lang))
    missed = [
        (entry, steps)
        for n, entry, steps in live.recent
        if table.numbered(reader.seat, n) > seq and not table.is_veiled(n, reader.seat)
    ]
    if len(missed) == last - seq and all(isinstance(entry, Moved) for entry, _ in missed):
        made = [step for _, steps in missed for step in steps]
        return stepped(live, reader.seat, reader.lang, made, True, now)
    return state(live, reader, now)


def tell_info(live: Live) -> None:
    """Tell everybody about the table, without anything that is only for one of them."""
    now = clocks.now_ms()
    info = live.info(now)
    made: dict[int, bytes] = {}
    for reader in live.readers:
        number = live.table.numbered(reader.seat)
        if number not in made:
            made[number] = encode(wire.Told(number, info))
        reader.send(made[number])


def tell_chat(live: Live, line: wire.Chatted) -> None:
    message = encode(line)
    for reader in live.readers:
        reader.send(message)
