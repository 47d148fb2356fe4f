"""Actions: the events of a step as a person would count them, one at a time.

A step may hold several actions: everybody sells, a round ends, the next one is dealt. Front ends show one action after
the other; the log has one line for each, and clocks grant time to watch them. Splitting needs no language and is the
same for all seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

SPECTATOR_SEAT: Final = -1
ACTION_MS: Final = 1350  # how long one action is shown at normal speed, with the gap after it
ROUND_END_MS: Final = 6000  # how long the count at the end of a round takes at normal speed


class ActionSpan(NamedTuple):
    """One action among the events of a step: the seat that acts (−1: the table), and how many events belong to it."""

    seat: int
    events: int
    ends_round: bool = False  # the suites or cities are counted here, and players look at them before they go on
    shown: bool = True  # False for bookkeeping that nobody needs to watch


class Gain(msgspec.Struct, frozen=True):
    """What an action brings to some seats: `Gain((2,), "sells coffee for 2 cards", "+2")`."""

    seats: tuple[int, ...]
    text: str
    value: str = ""


class ActionText(msgspec.Struct, frozen=True):
    """An action in words.

    `text` is a whole sentence for the log ("Chiara takes the Trader."), `short` two or three words beside the seat's
    shield ("Trader"). `sign` names a drawing of the game's board (`role:trader`, `card:library`). `about` says what
    the action means for everybody ("Everybody may sell one good; Chiara one more.").
    """

    text: str
    short: str
    sign: str = ""
    about: str = ""
    gains: tuple[Gain, ...] = ()


class RoundText(msgspec.Struct, frozen=True):
    """The end of a round in words and numbers: "Chiara wins the round, 21 to 18." and why."""

    headline: str
    text: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]  # of the round, by seat


class ScorePart(msgspec.Struct, frozen=True):
    """A part of a seat's points at the end: a category, with the cards or cities it comes from in `details`."""

    label: str
    points: int
    details: str = ""


class Alert(msgspec.Struct, frozen=True):
    """A sign that the game or round is nearly over: "2 more end the game". `seat` is −1 if it is about the table."""

    seat: int
    text: str


def standard_dwell(spans: Iterable[ActionSpan]) -> int:
    """The milliseconds for which a page shows these actions at normal speed.

    >>> standard_dwell([ActionSpan(1, 3), ActionSpan(2, 1, shown=False)])
    1350
    """
    return sum(ROUND_END_MS if span.ends_round else ACTION_MS for span in spans if span.shown)
