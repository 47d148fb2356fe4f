"""The messages that a client sends over the socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import field

from ludoteca.server.messages.wire.shared import LONGEST_CHAT, Code, Count, Lang, SeatNumber, Steps, TableId, Token


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of all messages from a client. `id` is a number that the client chooses; the answer carries it."""


class Enter(ClientMessage, frozen=True, tag="enter"):
    """The first message: the table, the link and the language. A client that reconnects adds its last `seq`.

    `token` is None to watch a public table. `seat` chooses among the seats of a link that holds several. `protocol` is
    the version of these messages that the client was written for; one that names another is asked to reload.
    """

    table: TableId
    token: Token | None = None
    lang: Lang = "en"
    seat: SeatNumber | None = None
    seq: Count | None = None
    protocol: Count | None = None


class PlayMove(ClientMessage, frozen=True, tag="move"):
    """A move, or a gesture of several steps that is made as a whole or not at all.

    It is given as a struct of the game (`move`), with cards in any order, or as `steps` of the table of moves.
    """

    id: Count
    question: Count = field(name="ask")
    steps: Steps | None = None
    move: dict[str, Any] | None = None


class Try(ClientMessage, frozen=True, tag="try"):
    """Preview a move, given like a move to play."""

    id: Count
    question: Count = field(name="ask")
    steps: Steps | None = None
    move: dict[str, Any] | None = None


class Announce(ClientMessage, frozen=True, tag="announce"):
    """Announce declines: each is played as soon as it is legal. An empty list cancels them."""

    id: Count
    codes: Annotated[tuple[Code, ...], msgspec.Meta(max_length=16)]


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take my last choice back: at once within the horizon, otherwise with the consent of the others."""

    id: Count


class Consent(ClientMessage, frozen=True, tag="consent"):
    """Agree to an undo, or refuse it."""

    id: Count
    agree: bool


class ConsentLink(ClientMessage, frozen=True, tag="consent_link"):
    """Agree to a new link for a seat whose link was lost, or refuse it. The player at that seat may only refuse."""

    id: Count
    agree: bool


class AskHint(ClientMessage, frozen=True, tag="hint"):
    """Ask what a strong player would do."""

    id: Count
    question: Count = field(name="ask")


class Say(ClientMessage, frozen=True, tag="say"):
    """Write a chat message."""

    id: Count
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Look(ClientMessage, frozen=True, tag="look"):
    """Switch to another seat of the same link, or to another language. The server then sends a new `state`.

    When the game is over everybody may look from any seat, or as a spectator again (`watch`).
    """

    id: Count
    seat: SeatNumber | None = None
    lang: Lang | None = None
    watch: bool = False


class Describe(ClientMessage, frozen=True, tag="describe"):
    """Ask for the table in words, as the page does for a game without a board. The answer is `described`."""

    id: Count


class Away(ClientMessage, frozen=True, tag="away"):
    """Let a bot play for me, or take my seat back (`away` false)."""

    id: Count
    away: bool


class StandIn(ClientMessage, frozen=True, tag="stand_in"):
    """Let a bot play for an absent player, who may take the seat back at any time."""

    id: Count
    seat: SeatNumber


class Silence(ClientMessage, frozen=True, tag="silence"):
    """Mute or unmute a seat in the chat, as the host."""

    id: Count
    seat: SeatNumber
    silent: bool


class SilenceWatchers(ClientMessage, frozen=True, tag="silence_watchers"):
    """Close the chat to watchers, or open it to them again, as the host."""

    id: Count
    silent: bool


class Resign(ClientMessage, frozen=True, tag="resign"):
    """Give the game up: a bot plays to its end. If no other person plays, the game ends without a result."""

    id: Count


class AskEnd(ClientMessage, frozen=True, tag="ask_end"):
    """Propose to the others to end the game without a result."""

    id: Count


class ConsentEnd(ClientMessage, frozen=True, tag="consent_end"):
    """Agree to end the game without a result, or refuse; the player who asks may withdraw."""

    id: Count
    agree: bool


class DeclineRematch(ClientMessage, frozen=True, tag="decline_rematch"):
    """Say that I do not play again. My seat at the rematch is then open to everybody whom its host invites."""

    id: Count


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Check the connection."""


FromClient = (
    Enter | PlayMove | Try | Announce | Undo | Consent | ConsentLink | AskHint
    | Say | Look | Describe | Away | StandIn | Silence | SilenceWatchers | Resign | AskEnd | ConsentEnd
    | DeclineRematch | Ping
)  # fmt: skip
