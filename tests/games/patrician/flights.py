"""The events of Patrician whose cards and pieces fly on the page, and the options of a table that has them."""

from typing import Final

KINDS: Final = frozenset({"card_played", "floor_built", "card_taken", "card_faced"})
POSITION: Final = ""
