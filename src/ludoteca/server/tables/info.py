"""A table as everybody at it sees it."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.server.messages import wire
from ludoteca.server.tables.table import Table


def table_info(
    table: Table, connected: set[int], watching: int, now: int, absent_since: Mapping[int, int]
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
        [_seat_info(table, seat, connected, now, absent_since.get(seat)) for seat in range(len(table.seats))],
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
    )


def _seat_info(table: Table, seat: int, connected: set[int], now: int, absent_since: int | None) -> wire.SeatInfo:
    state = table.seats[seat]
    return wire.SeatInfo(
        seat,
        state.kind,
        state.name,
        state.level if state.kind == "bot" else None,
        state.kind == "bot" or seat in connected,
        state.away,
        state.kind != "open",
        state.silenced,
        table.clocks.time_left(seat, now),
        table.clocks.is_ticking(seat),
        table.grace_left(seat, absent_since, now),
    )


def _missing_consent(table: Table, seat: int | None, agreed: set[int]) -> list[int]:
    """The seats that have not yet agreed to what a seat asks for."""
    return [] if seat is None else [k for k in table.other_people(seat) if k not in agreed]
