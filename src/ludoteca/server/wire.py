"""The wire: every message between the server and a page, as types.

One module says it all: the server decodes and encodes with these structs, `docs/protocol.md` shows an example of each,
and the page's TypeScript types are generated from them. Unknown fields are refused. Views, moves and events are the
games' own (`games/<key>/view.py`, `moves.py`, `events.py`); here they are plain JSON objects.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from ludoteca.core.options import Value
from ludoteca.core.result import Result

PROTOCOL: Final = 1
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 400
LONGEST_GESTURE: Final = 32
LARGEST_MESSAGE: Final = 16 * 1024  # bytes a client may send over a socket

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


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all that is exchanged."""


# ------------------------------------------------------------------------------------------ a table, told to everyone


class Clock(Message, frozen=True):
    """How long players may think.

    `move`: so many seconds for each move. `game`: so many seconds for the game, and `increment` more for each move.
    `days`: so many days for each move, for play by correspondence.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0


class Manners(Message, frozen=True):
    """How a table is run; everything has the default of a table among friends."""

    clock: Clock = Clock()
    undo: Literal["free", "consent", "never"] = "consent"  # beyond the free horizon
    hints: bool = True
    memory_aid: bool = False
    forced: bool = True  # moves without a choice play themselves
    pace: Literal["natural", "instant"] = "natural"  # natural: bots and forced moves take a moment
    stand_in: BotLevel = "medium"  # who plays on for somebody who is away


class SeatInfo(Message, frozen=True):
    """A seat as everyone sees it. `away`: a bot plays for a person until they take the seat back."""

    seat: int
    kind: SeatKind
    name: str  # empty while the seat is open
    level: str | None = None  # of a bot
    connected: bool = False
    away: bool = False
    ready: bool = False  # has joined
    silenced: bool = False  # the host has muted them
    left_ms: int | None = None  # on the clock, as of this message
    ticking: bool = False


class TableInfo(Message, frozen=True):
    """A table as everyone sees it."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    options: dict[str, Value]
    manners: Manners
    seats: list[SeatInfo]
    watching: int
    created: int  # seconds since 1970
    updated: int
    commitment: str  # to the secret of the deal
    cards: str  # the name of the card file
    own_cards: bool = False  # the host's own card file
    undo_asked_by: int | None = None  # a player would like to take a move back beyond the horizon
    undo_agreed: list[int] = []
    rematch: str | None = None  # the table where the players went on
    forked_from: str | None = None
    taken_back: bool = False


# ------------------------------------------------------------------------------------------ a position, told to a seat


class Choice(Message, frozen=True):
    """A legal move: its number in the table of moves, its struct, as it is typed, and what it does in words."""

    code: int
    move: dict[str, Any]
    notation: str
    text: str


class Turn(Message, frozen=True):
    """Who may act, and what the receiver may do.

    `ask` numbers the question that the receiver's seat is asked; an answer carries it, so that a retry is one move.
    `declines` are moves that always mean the same (to pass): they may be announced before they are asked for.
    """

    actors: list[int]
    answered: int = 0  # of those asked together in this phase, how many have answered
    asked: int = 0
    ask: int | None = None
    prompt: str = ""
    moves: list[Choice] = []
    undo: Literal["no", "free", "ask"] = "no"
    declines: list[Choice] = []
    announced: list[int] = []  # declines that the receiver has announced


class Line(Message, frozen=True):
    """A line of the log: the step it tells of, who moved (−1: the table), and its sentences."""

    step: int
    seat: int
    said: list[str]


class Ending(Message, frozen=True):
    """The end of a game, in words and numbers. `result.seats[k].categories` are the points by category."""

    result: Result
    reason: str
    tie: str | None
    headline: str
    taken_back: bool


# ------------------------------------------------------------------------------------------ from the server


class State(Message, frozen=True, tag_field="type", tag="state"):
    """Everything, on entering and whenever numbers have a gap. `seat` is −1 for those who watch."""

    protocol: int
    seq: int
    step: int
    now: int  # the server's clock, in milliseconds since 1970
    table: TableInfo
    seat: int
    seats: list[int]  # all seats that the receiver's link holds
    host: bool  # whether the receiver may run the table
    may_sit: bool  # whether the receiver may take a seat that is open
    view: dict[str, Any] | None  # None until the deal
    turn: Turn | None
    log: list[Line]
    ending: Ending | None = None


class Stepped(Message, frozen=True, tag_field="type", tag="step"):
    """A move, with all it caused, as the receiver may know it; `view` is the table after it."""

    seq: int
    step: int
    by: int
    events: list[dict[str, Any]]
    said: list[str]
    view: dict[str, Any]
    turn: Turn
    table: TableInfo | None = None  # where something of it has changed
    clocks: list[tuple[int, int, bool]] = []  # seat, milliseconds left, ticking
    ending: Ending | None = None


class Rewound(Message, frozen=True, tag_field="type", tag="rewound"):
    """Moves were taken back: the position afterwards, and the log as it stands now."""

    seq: int
    step: int
    by: int
    free: bool
    view: dict[str, Any]
    turn: Turn
    log: list[Line]
    table: TableInfo


class Told(Message, frozen=True, tag_field="type", tag="table"):
    """Something about the table has changed: who sits, who is there, a question about undo, its end."""

    seq: int
    table: TableInfo
    turn: Turn | None = None


class Tried(Message, frozen=True, tag_field="type", tag="tried"):
    """What a gesture would do, as far as the receiver can know: nothing has happened.

    `moves` are the next steps that could be added; none where the decision is complete. `stops`: `luck` where a card
    would be drawn, `reveals` where something hidden would be seen; `view` is then the one before that step.
    `points` are every seat's points by category after the gesture.
    """

    id: int
    ask: int
    steps: list[int]
    view: dict[str, Any]
    moves: list[Choice]
    prompt: str
    said: list[str]
    points: list[dict[str, int]]
    stops: Literal["luck", "reveals"] | None = None
    turn_passes: bool = False


class Advised(Message, frozen=True):
    """A move as the search thinks of it."""

    choice: Choice
    visits: int
    share: float


class Hint(Message, frozen=True, tag_field="type", tag="hint"):
    """What a search thinks, from what the receiver's seat knows."""

    ask: int
    options: list[Advised]
    shares: list[float]
    said: list[str]
    exact: bool


class Chatted(Message, frozen=True, tag_field="type", tag="chat"):
    """A line of chat. `seat` is −1 for somebody who watches."""

    id: int
    seat: int
    name: str
    text: str
    at: int


class Chats(Message, frozen=True, tag_field="type", tag="chats"):
    """The chat so far, after entering."""

    lines: list[Chatted]


class Done(Message, frozen=True, tag_field="type", tag="done"):
    """What the client asked with this `id` is done and on disk."""

    id: int
    seq: int


class Refused(Message, frozen=True, tag_field="type", tag="refused"):
    """What was asked with this `id` was not done, and why; nothing has changed."""

    id: int | None
    key: str
    text: str


class Bye(Message, frozen=True, tag_field="type", tag="bye"):
    """The server closes the socket, and why; `again` says whether to come back."""

    key: str
    text: str
    again: bool


class Pong(Message, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    now: int


FromServer = State | Stepped | Rewound | Told | Tried | Hint | Chatted | Chats | Done | Refused | Bye | Pong


# ------------------------------------------------------------------------------------------ from a client


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of what a client asks for over the socket. `id` is the client's own number for it."""


class Enter(Asked, frozen=True, tag="enter"):
    """The first message: which table, by which link, in which language; `seq` if one was there before.

    `token` is None to watch a public table. `seat` chooses among the seats of a hot-seat link.
    """

    table: TableId
    token: Token | None = None
    lang: Lang = "en"
    seat: SeatNumber | None = None
    seq: Count | None = None


class Play(Asked, frozen=True, tag="move"):
    """A move, or a gesture of several steps: done wholly or not at all."""

    id: Count
    ask: Count
    steps: Steps


class Try(Asked, frozen=True, tag="try"):
    """What would these steps do?"""

    id: Count
    ask: Count
    steps: Steps


class Announce(Asked, frozen=True, tag="announce"):
    """Declines to be played at once when they are asked for; an empty list takes them back."""

    id: Count
    codes: Annotated[tuple[Code, ...], msgspec.Meta(max_length=16)]


class Undo(Asked, frozen=True, tag="undo"):
    """Take my last choice back: at once within the horizon, else with the consent of the others."""

    id: Count


class Consent(Asked, frozen=True, tag="consent"):
    """Whether another may take a move back."""

    id: Count
    agree: bool


class AskHint(Asked, frozen=True, tag="hint"):
    """What would a strong player do?"""

    id: Count
    ask: Count


class Say(Asked, frozen=True, tag="say"):
    """A line of chat."""

    id: Count
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Look(Asked, frozen=True, tag="look"):
    """Look through another seat of a hot-seat link, or in another language: a whole `state` follows."""

    id: Count
    seat: SeatNumber | None = None
    lang: Lang | None = None


class Away(Asked, frozen=True, tag="away"):
    """Let a bot play for me, or (`away` false) take my seat back."""

    id: Count
    away: bool


class StandIn(Asked, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who has vanished; they may take the seat back at any time."""

    id: Count
    seat: SeatNumber


class Silence(Asked, frozen=True, tag="silence"):
    """The host mutes a seat in the chat, or lets it speak again."""

    id: Count
    seat: SeatNumber
    silent: bool


class Ping(Asked, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = Enter | Play | Try | Announce | Undo | Consent | AskHint | Say | Look | Away | StandIn | Silence | Ping


# ------------------------------------------------------------------------------------------ REST


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what is sent to the REST side."""


class SeatWish(Body, frozen=True):
    """A seat of a new table: `me` for who makes it (several: hot-seat), `open` for whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    level: BotLevel = "medium"


class NewTable(Body, frozen=True):
    """What `POST /api/tables` takes."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    public: bool = False
    manners: Manners = Manners()
    cards: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None  # the text of a card file
    nonce: Nonce | None = None


class Links(Message, frozen=True):
    """What a link opens. Tokens are shown once: the server keeps only their hashes."""

    table: str
    seat: str | None = None  # the receiver's own seats
    seats: list[int] = []
    host: str | None = None  # runs the table
    join: str | None = None  # lets others take an open seat
    watch: str | None = None
    each: dict[int, str] = {}  # a link for each open seat


class Join(Body, frozen=True):
    """Take a seat: an open one, or the one the link is for."""

    name: Name
    nonce: Nonce | None = None
    seat: SeatNumber | None = None
    token: Token | None = None  # of a join or seat link; none for a public table


class Again(Body, frozen=True):
    """A new table like this one with the seats moved on by one."""

    rotate: bool = True


class Fork(Body, frozen=True):
    """A new table that goes on from a position of a finished game."""

    step: Count
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=8)]
    manners: Manners = Manners()


class Mine(Body, frozen=True):
    """The links somebody holds, to find their games."""

    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=100)]


class MyGame(Message, frozen=True):
    """A game that one of the links opens; `turn` if its seat is to act. `token` is the link's place in the list."""

    table: TableInfo
    token: int
    seats: list[int]
    turn: bool


class OptionInfo(Message, frozen=True):
    """An option of a game, in the reader's language."""

    name: str
    kind: Literal["flag", "number", "choice"]
    default: Value
    choices: list[str]
    choice_labels: list[str]
    low: int
    high: int
    seats: list[int]
    label: str
    help: str


class LevelInfo(Message, frozen=True):
    """A level of bot, in the reader's language."""

    spec: str
    label: str
    help: str


class GameInfo(Message, frozen=True):
    """A game on the shelf, in the reader's language."""

    key: str
    title: str
    designer: str
    year: int
    stage: str
    seats: list[int]
    summary: str
    notice: str
    options: list[OptionInfo]
    categories: dict[str, str]


class Shelf(Message, frozen=True):
    """`GET /api/games`."""

    games: list[GameInfo]
    levels: list[LevelInfo]
    version: str


class CardFace(Message, frozen=True):
    """A card: its own attributes by name, and what is said about it."""

    key: str
    name: str
    effect: str  # what stands on it: what it does
    text: str  # all of it as a sentence
    facts: dict[str, Any]
    invented: list[str]  # the attributes that no source lists


class Faces(Message, frozen=True):
    """`GET /api/tables/{id}/cards` and `GET /api/games/{game}/cards`."""

    cards: list[CardFace]
    rules: str  # in short
    file: str
    own: bool


class Frame(Message, frozen=True):
    """A position of a replay: the move that led there, and the table as a seat saw it."""

    step: int
    by: int
    notation: str
    ms: int
    said: list[str]
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Message, frozen=True):
    """`GET /api/tables/{id}/replay`: all positions of a finished game from one seat's eyes, or open-handed."""

    table: TableInfo
    seat: int
    open: bool
    frames: list[Frame]
    ending: Ending | None


class Verdict(Message, frozen=True):
    """`GET /api/tables/{id}/verify`: whether the record is true to its promise."""

    true: bool
    said: list[str]


class Trouble(Message, frozen=True):
    """An error of the REST side."""

    key: str
    text: str
