"""The events of San Juan whose cards and pieces fly on the page, and the options of a table that has them."""

from typing import Final

KINDS: Final = frozenset({"card_drawn", "card_offered", "card_kept", "building_built", "role_taken"})
POSITION: Final = "--option crane_good_pays=on"  # in these games nobody's hand changes size
