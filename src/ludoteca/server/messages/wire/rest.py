"""The bodies of REST requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import field

from ludoteca.core.options import Value
from ludoteca.server.messages.wire.shared import (
    LONGEST_NAME,
    ActionInfo,
    BotLevel,
    Count,
    Ending,
    Message,
    Name,
    Nonce,
    SeatNumber,
    TableInfo,
    TableSettings,
    TableWords,
    Token,
)


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all request bodies."""


class SeatRequest(RequestBody, frozen=True):
    """A seat of a new table: `me` for the creator (may occur several times), `open` for a guest, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    level: BotLevel = "medium"


class NewTableRequest(RequestBody, frozen=True):
    """The body of `POST /api/tables`."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    public: bool = False
    settings: TableSettings = field(default=TableSettings(), name="manners")
    cards: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None  # the text of a card file
    nonce: Nonce | None = None


class Links(Message, frozen=True):
    """The tokens of new links. They are sent only once: the server stores only their hashes.

    `seat` and `recovery` are for the receiver alone. A person who takes a seat by an invitation gets a seat
    link, and the invitation stops working.
    """

    table: str
    seat: str | None = None  # opens the receiver's own seats, on all their devices
    seats: list[int] = []
    host: str | None = None  # runs the table
    join: str | None = None  # lets others take open seats
    watch: str | None = None
    each: dict[int, str] = {}  # an invitation for each open seat
    recovery: str | None = None  # a code that replaces `seat` if it is lost
    claim: str | None = None  # becomes the link of the seat when all others have agreed


class JoinRequest(RequestBody, frozen=True):
    """Take an open seat, or the seat of the link."""

    name: Name
    nonce: Nonce | None = None
    seat: SeatNumber | None = None
    token: Token | None = None  # of an invitation, join or seat link; none is needed for a public table


class RecoverRequest(RequestBody, frozen=True):
    """Return to a seat by the recovery code that came with its link."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class ClaimRequest(RequestBody, frozen=True):
    """Ask the others for a new link to a seat whose link was lost; by default the seat of the link in the header."""

    seat: SeatNumber | None = None


class RematchRequest(RequestBody, frozen=True):
    """Create a table like this one, with the seats rotated by one."""

    rotate: bool = True


class ForkRequest(RequestBody, frozen=True):
    """Create a table that continues from a position of a finished game."""

    step: Count
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=8)]
    settings: TableSettings = field(default=TableSettings(), name="manners")


class MyGamesRequest(RequestBody, frozen=True):
    """The tokens that somebody has, to find their games."""

    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=100)]


class MyGame(Message, frozen=True):
    """A game that a token opens. `turn`: it is the player's turn. `token`: the place of the token in the list."""

    table: TableInfo
    token: int
    seats: list[int]
    turn: bool
    since: int | None = None  # when it became the player's turn, or the game ended; milliseconds since 1970
    prompt: str = ""  # what the player has to do, if it is their turn
    result: str = ""  # who won, and the player's place, of a finished game


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
    minutes: int = 0  # how long a game takes among people; 0 if unknown


class GameList(Message, frozen=True):
    """`GET /api/games`."""

    games: list[GameInfo]
    levels: list[LevelInfo]
    version: str


class CardFace(Message, frozen=True):
    """A card: its attributes and its text."""

    key: str
    name: str
    effect: str  # the text printed on it
    text: str  # all attributes and the effect as a sentence
    facts: dict[str, Any]
    invented: list[str]  # attributes for which no source is known
    summary: str = ""  # the effect in a few words, for a small card; empty if it is not needed
    kind: str = ""  # a line under the name: "violet · cost 6 · two in the deck"
    example: str = ""  # of the effect; empty if it needs none


class CardFaces(Message, frozen=True):
    """`GET /api/tables/{id}/cards` and `GET /api/games/{game}/cards`."""

    cards: list[CardFace]
    rules: str  # the rules in short
    file: str
    own: bool


class Moment(Message, frozen=True):
    """A telling moment of a finished game: a step that changed the points more than most."""

    step: int
    seat: int
    round: int  # 0 if the game has no rounds
    text: str


class Moments(Message, frozen=True):
    """`GET /api/tables/{id}/moments`: the largest swings of the score, in the order of the game."""

    moments: list[Moment]


class ReplayFrame(Message, frozen=True):
    """A position of a replay: the move that led to it, and the table as a seat saw it."""

    step: int
    by: int
    notation: str
    ms: int
    sentences: list[str] = field(name="said")
    events: list[dict[str, Any]]
    view: dict[str, Any]
    words: TableWords | None = None  # if asked for
    actions: list[ActionInfo] = []  # those that this move completes
    round: int = 0  # in which this position lies; 0 if the game has no rounds


class Replay(Message, frozen=True):
    """`GET /api/tables/{id}/replay`: all positions of a finished game as one seat saw them, or with open hands."""

    table: TableInfo
    seat: int
    open: bool
    frames: list[ReplayFrame]
    ending: Ending | None


class Verdict(Message, frozen=True):
    """`GET /api/tables/{id}/verify`: whether the record matches the commitment made before the deal."""

    true: bool
    sentences: list[str] = field(name="said")


class ErrorResponse(Message, frozen=True):
    """The body of an error response."""

    key: str
    text: str
