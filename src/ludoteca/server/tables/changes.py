"""What an entry changes: the state of a table before it, and the change of the table's row in the database."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.server.messages.announcements import Requests
from ludoteca.server.tables.entries import AbandonEntry, AnyLogEntry, StartEntry
from ludoteca.server.tables.rows import TableChange
from ludoteca.server.tables.table import Table


class StateBefore:
    """The state of a table before an entry is applied, to find out what the entry changed."""

    def __init__(self, table: Table) -> None:
        self.steps = len(table.match.steps) if table.match is not None else 0
        self.status = table.status
        self.requests = Requests.of(table)


def row_change(table: Table, entries: Sequence[AnyLogEntry], at: int) -> TableChange | None:
    """The change of the table's row that comes with these entries. The end of a game is only known after applying."""
    if any(isinstance(entry, StartEntry) for entry in entries):
        return TableChange(table.id, "playing", at // 1000, 0, None)
    if any(isinstance(entry, AbandonEntry) for entry in entries):
        return TableChange(table.id, "abandoned", at // 1000, None, None)
    return None
