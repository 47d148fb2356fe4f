"""The base class of moves: small structs, tagged with their verb."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """The base class of every game's moves."""
