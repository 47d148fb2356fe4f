"""Where everything stands on Patrician's board."""

from typing import Final

# As in tables.py, written once more: the compiler reckons with the constants of one module only, and a place that it
# does not know is looked up at every step. A test holds the two together.
MAX_SEATS: Final = 5
HAND: Final = 3
CITIES: Final = 10
ROADS: Final = 12
AMBASSADORS: Final = 4

# The places of the board. First single numbers,
PHASE: Final = 0
TURN: Final = 1  # the seat whose turn it is
CARD: Final = 2  # the card it has played this turn, or NONE
WANTED: Final = 3  # floors to build in this turn
PILE: Final = 4  # the draw pile, a set of cards
PILE_SIZE: Final = 5
SEEN: Final = 6  # the cards that have ever lain face up: everyone may remember them
VIEWER: Final = 7  # 0: all is known; 1: a spectator's view; 2 + seat: that seat's view
FIRST: Final = 8  # the first player
EFFECTIVE: Final = 9  # the cities that were scored with a messenger: a set
PENALISED_SEAT: Final = 10  # who took the −3: seat + 1
# then five of each, one per seat (three per seat for hands and portraits),
HANDS: Final = 11
PILES: Final = HANDS + MAX_SEATS * HAND  # played cards: a set
TOPS: Final = PILES + MAX_SEATS
SUPPLY: Final = TOPS + MAX_SEATS
PORTRAITS: Final = SUPPLY + MAX_SEATS
BONUS: Final = PORTRAITS + MAX_SEATS * 3  # points won by messengers
RIDERS: Final = BONUS + MAX_SEATS  # messengers not yet sent
# then one per city (two per city for towers), per road, per ambassador.
OFFER: Final = RIDERS + MAX_SEATS  # the face-up card, or NONE
HEIGHT: Final = OFFER + CITIES  # of each tower
TOWER: Final = HEIGHT + 2 * CITIES  # its floors from the bottom, three bits each: seat + 1
PRESENT: Final = TOWER + 2 * CITIES  # seats with a floor in the city: a set
HIGH: Final = PRESENT + CITIES  # who holds the city's high token: seat + 1, or 0
LOW: Final = HIGH + CITIES
CLOSED: Final = LOW + CITIES  # 1 when the city has been scored
ROAD: Final = CLOSED + CITIES  # 1 + seat whose messenger rides there
POSTED: Final = ROAD + ROADS  # messengers at the city
AWARD: Final = POSTED + CITIES  # who holds the ambassador card: seat + 1
CHOSEN: Final = AWARD + AMBASSADORS  # the portrait it adds, of its owner's choice: portrait + 1; 0 for D and unawarded
SIZE: Final = CHOSEN + AMBASSADORS

FLOOR_BITS: Final = 3
FLOOR_MASK: Final = 7
