"""The events of Pâtée Impériale whose cards and pieces fly on the page, and the options of a table that has them."""

from typing import Final

KINDS: Final = frozenset(
    {"card_played", "discredited", "hand_discredited", "charmed", "recalled", "given", "round_ended"}
)
POSITION: Final = ""
