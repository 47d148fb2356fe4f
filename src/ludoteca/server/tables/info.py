"""A table as everybody at it sees it."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.names import seat_name
from ludoteca.core.text import Words
from ludoteca.server.messages import wire
from ludoteca.server.tables.table import Table


def table_info(
    table: Table, connected: set[int], watching: int, now: int, absent_since: Mapping[int, int], words: Words
) -> wire.TableInfo:
    """The public description of a table. `absent_since` tells for each absent player when they left."""
    config = table.config
    return wire.TableInfo(
        table.id,
        config.game,
        table.game.title,
        table.status,
        config.public,
        table.game.options,
        config.settings,
        [_seat_info(table, seat, connected, now, absent_since.get(seat), words) for seat in range(len(table.seats))],
        watching,
        config.created,
        table.last_public_at // 1000,
        table.luck.commitment,
        table.game.deck.file.name,
        not table.game.deck.file.house,
        table.undo_asked_by,
        sorted(table.undo_agreed) if table.undo_asked_by is not None else [],
        table.rematch,
        config.forked_from,
        table.match is not None and table.match.record.taken_back,
        table.link_asked,
        sorted(table.link_agreed) if table.link_asked is not None else [],
        _missing_consent(table, table.undo_asked_by, table.undo_agreed),
        _missing_consent(table, table.link_asked, table.link_agreed),
        end_asked_by=table.end_asked_by,
        end_agreed=sorted(table.end_agreed) if table.end_asked_by is not None else [],
        end_waits=_missing_consent(table, table.end_asked_by, table.end_agreed),
        rematch_by=table.rematch_by,
        rematch_accepted=sorted(table.rematch_accepted),
        rematch_declined=sorted(table.rematch_declined),
        watchers_may_chat=not table.watchers_silenced,
    )


def _seat_info(
    table: Table, seat: int, connected: set[int], now: int, absent_since: int | None, words: Words
) -> wire.SeatInfo:
    state = table.seats[seat]
    return wire.SeatInfo(
        seat,
        state.kind,
        seat_name(state.name, seat, words) if state.kind == "person" else state.name,
        state.level if state.kind == "bot" else None,
        state.kind == "bot" or seat in connected,
        state.away,
        state.kind != "open",
        state.silenced,
        table.clocks.time_left(seat, now),
        table.clocks.is_ticking(seat),
        table.grace_left(seat, absent_since, now),
        table.clocks.hold_left(seat, now),
        absent_ms=None if absent_since is None or state.kind != "person" else max(0, now - absent_since),
        resigned=state.resigned,
        colour=table.colours[seat],
        kept_for=seat_name(state.kept_for, seat, words) if state.kept else "",
    )


def _missing_consent(table: Table, seat: int | None, agreed: set[int]) -> list[int]:
    """The seats that have not yet agreed to what a seat asks for."""
    return [] if seat is None else [k for k in table.other_people(seat) if k not in agreed]
