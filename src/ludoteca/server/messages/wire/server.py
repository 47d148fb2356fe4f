"""The messages that the server sends over the socket."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from ludoteca.server.messages.wire.shared import (
    ActionInfo,
    Ending,
    LogLine,
    Message,
    MoveChoice,
    Notice,
    SelectionInfo,
    TableInfo,
    TableWords,
    Turn,
)


class Snapshot(Message, frozen=True, tag_field="type", tag="state"):
    """Everything the receiver may know, sent on entering and on request. `seat` is −1 for spectators."""

    protocol: int
    seq: int
    step: int
    now: int  # the server's clock, in milliseconds since 1970
    table: TableInfo
    seat: int
    seats: list[int]  # all seats of the receiver's link
    host: bool  # whether the receiver may run the table
    may_sit: bool  # whether the receiver may take an open seat
    view: dict[str, Any] | None  # None before the deal
    turn: Turn | None
    log: list[LogLine]
    ending: Ending | None = None
    notices: list[Notice] = []
    offer_link: bool = False  # others may know the receiver's link, so offer a new one
    invited: list[int] = []  # the seat of the receiver's invitation


class StepUpdate(Message, frozen=True, tag_field="type", tag="step"):
    """A move and its consequences, as far as the receiver may know them. `view` is the position after it."""

    seq: int
    step: int
    by: int
    events: list[dict[str, Any]]
    sentences: list[str] = field(name="said")
    view: dict[str, Any]
    turn: Turn
    table: TableInfo | None = None  # if it has changed
    clocks: list[tuple[int, int, bool]] = []  # seat, milliseconds left, ticking
    ending: Ending | None = None
    actions: list[ActionInfo] = []  # the events, one action at a time
    holds: list[tuple[int, int]] = []  # seat, milliseconds before its clock ticks; seats without one are left out


class RewindUpdate(Message, frozen=True, tag_field="type", tag="rewound"):
    """Moves were taken back: the position and the log after that."""

    seq: int
    step: int
    by: int
    free: bool
    view: dict[str, Any]
    turn: Turn
    log: list[LogLine]
    table: TableInfo


class TableChanged(Message, frozen=True, tag_field="type", tag="table"):
    """The table has changed: its seats, who is connected, a request for consent, or its status."""

    seq: int
    table: TableInfo
    turn: Turn | None = None
    notice: Notice | None = None  # an announcement that comes with the change


class Tried(Message, frozen=True, tag_field="type", tag="tried"):
    """The preview of a gesture, as far as the receiver can know its effect. Nothing has happened.

    `moves` are the steps that could follow; there are none if the decision is complete. `stops` is `luck` if the next
    step would draw a card, and `reveals` if it would show something hidden; `view` is then the position before it.
    `points` are every seat's points by category after the gesture. `steps` are the steps of the gesture in the order of
    the rules. If `complete`, it can be sent as it is; otherwise more must be chosen, from `selection` if there is one.
    """

    id: int
    question: int = field(name="ask")
    steps: list[int]
    view: dict[str, Any]
    moves: list[MoveChoice]
    prompt: str
    sentences: list[str] = field(name="said")
    points: list[dict[str, int]]
    stops: Literal["luck", "reveals"] | None = None
    turn_passes: bool = False
    complete: bool = False
    selection: SelectionInfo | None = None


class Described(Message, frozen=True, tag_field="type", tag="described"):
    """The table in words after `step`, as the receiver may know it."""

    id: int
    step: int
    words: TableWords


class HintOption(Message, frozen=True):
    """A move as the search rates it."""

    choice: MoveChoice
    visits: int
    share: float


class Hint(Message, frozen=True, tag_field="type", tag="hint"):
    """The moves that a search recommends, based on what the receiver's seat knows."""

    question: int = field(name="ask")
    options: list[HintOption]
    shares: list[float]
    sentences: list[str] = field(name="said")
    exact: bool


class ChatLine(Message, frozen=True, tag_field="type", tag="chat"):
    """A chat message. `seat` is −1 for a spectator."""

    id: int
    seat: int
    name: str
    text: str
    at: int


class ChatHistory(Message, frozen=True, tag_field="type", tag="chats"):
    """The chat so far, sent after entering."""

    lines: list[ChatLine]


class Done(Message, frozen=True, tag_field="type", tag="done"):
    """The request with this `id` is done and on disk."""

    id: int
    seq: int


class Refused(Message, frozen=True, tag_field="type", tag="refused"):
    """The request with this `id` was refused, and why. Nothing has changed."""

    id: int | None
    key: str
    text: str


class Bye(Message, frozen=True, tag_field="type", tag="bye"):
    """The server closes the socket, and why. `again` says whether to reconnect."""

    key: str
    text: str
    again: bool


class Pong(Message, frozen=True, tag_field="type", tag="pong"):
    """The answer to a `ping`."""

    now: int


FromServer = (
    Snapshot
    | StepUpdate
    | RewindUpdate
    | TableChanged
    | Tried
    | Described
    | Hint
    | ChatLine
    | ChatHistory
    | Done
    | Refused
    | Bye
    | Pong
)
