"""Records of games played elsewhere, as finished tables."""

from __future__ import annotations

from ludoteca.core.record import Record
from ludoteca.core.record import encode as encode_record
from ludoteca.server.messages import wire
from ludoteca.server.tables.entries import SeatConfig, TableConfig, encode
from ludoteca.server.tables.rows import TableRow


def table_from_record(record: Record, table: str, now: int) -> tuple[TableRow, bytes]:
    """The row of a finished table made from a record, and the record as it is stored. `now` is in milliseconds."""
    config = TableConfig(
        record.game,
        record.options,
        [
            SeatConfig("bot" if seat.player != "person" else "person", seat.name, None, k)
            for k, seat in enumerate(record.seats)
        ],
        wire.TableSettings(),
        False,
        now // 1000,
        "00" * 32,
        record.card_file(),
        record=record,
    )
    row = TableRow(table, record.game, "over", False, now // 1000, now // 1000, encode(config), len(record.in_effect()))
    return row, encode_record(record)
