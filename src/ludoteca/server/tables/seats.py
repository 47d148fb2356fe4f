"""The state of one seat."""

from __future__ import annotations

from ludoteca.server.messages import wire
from ludoteca.server.tables.entries import NOBODY, SeatConfig


class SeatState:
    """The current state of a seat."""

    def __init__(self, config: SeatConfig) -> None:
        self.kind: wire.SeatKind = config.kind
        self.name = config.name
        self.level = config.level
        self.group = config.group
        self.nonce = config.nonce
        self.away = False
        self.vanished = False  # they did not ask for the bot that plays for them, so it stops when they return
        self.gone = False  # they have left the game
        self.resigned = False  # they have given it up and cannot return
        self.late_question = NOBODY  # the question at which their clock ran out; a bot answers it
        self.link_is_private = config.kind == "person"  # nobody but its player has seen the seat's link
        self.silenced = False
        self.seated_by = 0  # the entry with which its player sat down; 0 if they made the table
        self.seated_at = 0  # and its time, in milliseconds since 1970
        self.kept = config.kept  # open only to a player of the previous game
        self.kept_for = config.kept_for
        self.question = 0  # the number of the next question this seat answers

    def release(self) -> None:
        """The seat is kept for nobody any more."""
        self.kept, self.kept_for = False, ""

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes the moves of this seat at the moment."""
        return self.kind == "bot" or self.away
