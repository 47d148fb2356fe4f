"""The parts that messages share: limits, field types, and the description of tables and positions."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import field

from ludoteca.core.actions import Alert, Gain, RoundText, ScorePart
from ludoteca.core.options import Value
from ludoteca.core.result import Result

PROTOCOL: Final = 2  # raised when an older page can no longer play; such a page is asked to reload
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 400
LONGEST_GESTURE: Final = 32
LARGEST_MESSAGE: Final = 16 * 1024  # bytes that a client may send over a socket at once

Lang = Literal["en", "fr", "it"]
TableId = Annotated[str, msgspec.Meta(pattern="^[0-9a-z]{12}$")]
Token = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{32}$")]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Code = Annotated[int, msgspec.Meta(ge=0, le=1 << 20)]
Steps = Annotated[tuple[Code, ...], msgspec.Meta(min_length=1, max_length=LONGEST_GESTURE)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
BotLevel = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]  # easy, medium, hard, master; or a spec

Status = Literal["waiting", "playing", "over", "abandoned"]
SeatKind = Literal["open", "person", "bot"]
UndoKind = Literal["no", "free", "ask"]  # of the last choice: not possible, at once, or with the consent of the others


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all messages from the server."""


# ---------------------------------------------------------------------------------------- a table, as everybody sees it


class ClockSettings(Message, frozen=True):
    """How long players may think.

    `move`: `seconds` for each move. `game`: `seconds` for the whole game, and `increment` more for each move. `days`:
    `days` for each move, for correspondence games.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0


class TableSettings(Message, frozen=True):
    """The settings of a table. The defaults suit a table among friends."""

    clock: ClockSettings = ClockSettings()
    undo: Literal["free", "consent", "never"] = "consent"  # what a move needs to be taken back beyond the free horizon
    hints: bool = True
    memory_aid: bool = False
    forced: bool = True  # forced moves are played automatically
    pace: Literal["natural", "instant"] = "natural"  # natural: bots and forced moves take a moment
    stand_in: BotLevel = "medium"  # the bot that plays for somebody who is away


class SeatInfo(Message, frozen=True):
    """A seat as everybody sees it. `away`: a bot plays for a person until they take the seat back."""

    seat: int
    kind: SeatKind
    name: str  # empty while the seat is open
    level: str | None = None  # of a bot
    connected: bool = False
    away: bool = False
    ready: bool = False  # taken
    silenced: bool = False  # muted by the host
    left_ms: int | None = None  # time on the clock when this message was sent
    ticking: bool = False
    grace_ms: int | None = None  # how long others must wait before a bot may play for this absent player
    hold_ms: int = 0  # how long the clock waits before it ticks, while the page shows what the others did
    colour: int = 0  # of its shield: a player keeps it in a rematch, where the seats rotate
    kept_for: str = ""  # the player of the previous game for whom an open seat of a rematch is kept
    absent_ms: int | None = None  # how long a person has been without a connection
    resigned: bool = False  # they have given the game up: a bot plays for them to the end


class TableInfo(Message, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    options: dict[str, Value]
    settings: TableSettings = field(name="manners")
    seats: list[SeatInfo]
    watching: int
    created: int  # seconds since 1970
    updated: int
    commitment: str  # to the secret of the deal
    cards: str  # the name of the card file
    own_cards: bool = False  # the host's own card file
    undo_asked_by: int | None = None  # the seat that asks to take a move back beyond the horizon
    undo_agreed: list[int] = []
    rematch: str | None = None  # the table where the players continue
    forked_from: str | None = None
    taken_back: bool = False
    link_asked: int | None = None  # the seat whose link is said to be lost
    link_agreed: list[int] = []  # the seats that agree to a new link
    undo_waits: list[int] = []  # the seats whose consent to the undo is missing, absent players included
    link_waits: list[int] = []  # the same for the new link
    end_asked_by: int | None = None  # the seat that proposes to end the game without a result
    end_agreed: list[int] = []
    end_waits: list[int] = []  # the seats whose consent to the end is missing
    rematch_by: int | None = None  # the seat that offered the rematch
    rematch_accepted: list[int] = []  # the seats of this table whose players sit at the rematch
    rematch_declined: list[int] = []
    watchers_may_chat: bool = True
    progress: str = ""  # "Round 9 of 16", in lists of tables


# ---------------------------------------------------------------------------------------- a position, as a seat sees it


class MoveChoice(Message, frozen=True):
    """A legal move: its code, its struct, its notation, and its effect in words.

    `facts` is a struct of the game: what the move costs, brings or ends, in numbers and names. `notes` explain it: what
    it does for everybody, what it brings the receiver and the others now; of a decline, what it gives up.
    """

    code: int
    move: dict[str, Any]
    notation: str
    text: str
    facts: dict[str, Any] | None = None
    notes: list[str] = []


class SelectionItem(Message, frozen=True):
    """An item of a selection: the step that names it, and how many there are of it."""

    code: int
    move: dict[str, Any]
    name: str
    count: int
    limited: bool = False  # of all limited items together at most `limit` may be chosen


class SelectionInfo(Message, frozen=True):
    """Several items to be chosen as one, in any order: at least `least` and at most `most` of them, and why.

    `end` is the step that ends the selection where fewer than `most` may be chosen. `suggested` are items whose loss
    hurts least, where the game can say so.
    """

    items: list[SelectionItem]
    least: int
    most: int
    limit: int = 0
    end: int | None = None
    why: str = ""
    suggested: list[int] = []


class Reason(Message, frozen=True):
    """Why something on the board cannot be chosen now. The item is named as on the board: `card:library`."""

    item: str
    why: str


class Turn(Message, frozen=True):
    """The seats that may act, and the moves of the receiver.

    `ask` is the number of the question put to the receiver's seat. An answer carries it, so that a retry counts once.
    `declines` are moves that always mean the same (to pass) and that the receiver may still need. They may be
    announced before the seat is asked.
    """

    actors: list[int]
    answered: int = 0  # how many of the seats asked together in this phase have answered
    asked: int = 0  # how many seats were asked together
    question: int | None = field(default=None, name="ask")
    prompt: str = ""
    moves: list[MoveChoice] = []
    undo: UndoKind = "no"
    declines: list[MoveChoice] = []
    announced: list[int] = []  # the declines that the receiver has announced
    selection: SelectionInfo | None = None  # if the receiver's next steps are one choice in any order
    unavailable: list[Reason] = []  # what the receiver might expect to be able to choose, and why not
    alerts: list[Alert] = []  # signs that the game or the round is nearly over
    undo_text: str = ""  # the receiver's move that an undo takes back
    undo_asked_text: str = ""  # the move that another player asks to take back


class TableWords(Message, frozen=True):
    """The table in words, for a game without a board of its own.

    `points` are every seat's points by category, and `hands` the cards of every seat's hand, as far as the receiver
    knows them.
    """

    sentences: list[str] = field(name="said")
    points: list[dict[str, int]]
    hands: list[list[str]]


class LogLine(Message, frozen=True):
    """A line of the log, one for each action: its step, the seat that acted (−1: the table), and its sentences."""

    step: int
    seat: int
    sentences: list[str] = field(name="said")


class ActionInfo(Message, frozen=True):
    """One action among the events of an update, as a person would count it.

    The first `events` events belong to the first action, and so on. `text` is its sentence in the log, `short` two or
    three words, `sign` the name of a drawing; `about` says what it means for everybody, and `gains` what it brings to
    whom. `view` is the position after it, if a later action of the same update changes the table again. `round` is set
    where a round ends: the players look at the table before they go on. Actions that are not `shown` need no pause.
    An action that `continues` the last one of the update before tells all of it: its text replaces the last line.
    """

    seat: int
    events: int
    text: str
    short: str = ""
    sign: str = ""
    about: str = ""
    gains: list[Gain] = []
    shown: bool = True
    view: dict[str, Any] | None = None
    round: RoundText | None = None
    continues: bool = False


class Ending(Message, frozen=True):
    """The end of a game, in words and numbers. `result.seats[k].categories` are the points by category.

    `place` is the receiver's place in words ("You came third, 4 behind."), `cause` who ended the game and how, and
    `parts` the points of every seat, part by part.
    """

    result: Result
    reason: str
    tie: str | None
    headline: str
    taken_back: bool
    place: str = ""
    cause: str = ""
    parts: list[list[ScorePart]] = []


class Notice(Message, frozen=True):
    """An announcement to everybody at the table: seats have a new link, and why."""

    at: int  # milliseconds since 1970
    seats: list[int]
    key: str
    text: str
