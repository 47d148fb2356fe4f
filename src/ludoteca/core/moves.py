"""Moves as data: every game's moves are small structs tagged with their verb."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """The base of every game's moves."""
