"""The places of the board: where in the flat array each thing of a match stands."""

from typing import Final

# As in tables.py, written once more: the compiler reckons with the constants of one module only, and a place that it
# does not know is looked up at every step. A test holds the two together.
CARDS: Final = 32
MAX_SEATS: Final = 4

# Single numbers.
PHASE: Final = 0
TURN: Final = 1  # the active player, A in the rules
ACTOR: Final = 2  # who decides now: the active player or a victim
CARD: Final = 3  # the courtier whose action is under way, or −1
LEFT: Final = 4  # choices still to be made by the actor
VICTIM: Final = 5  # the player named, or −1
PLAYS: Final = 6  # plays made in this turn
MORE: Final = 7  # extra plays still allowed
ALLOWING: Final = 8  # the card that allows them, or −1
SHOWN: Final = 9  # the cards being shown: a set
SHOWN_SIZE: Final = 10
WANTED: Final = 11  # the courtier that a swap will take, or −1
ROUND: Final = 12  # 1 for the first
MEDAL: Final = 13  # the side that holds it: side + 1
ENDED_BY: Final = 14  # why the match is over
VIEWER: Final = 15  # 0: all is known; 1: a spectator's view; 2 + seat: that seat's view
PILE_SIZE: Final = 16
DISCARDED: Final = 17  # the discard as a set
GONE: Final = 18  # two players, second round: what lay open in the first, now out of play
BEGINNER: Final = 19  # who began the round
REMEMBERED: Final = 20  # every card that any row of the memory below speaks of, and perhaps more: a set

# Where cards lie hidden: the four hands and the reserve. With two players, hands 2 and 3 are what seats 0 and 1 had
# left in hand after the first round of a pair: set aside unseen until all is reshuffled.
HIDDEN: Final = 5
ASIDE: Final = 2
RESERVE: Final = 4
HELD: Final = 21  # a set each
SIZES: Final = HELD + HIDDEN
SUITES: Final = SIZES + HIDDEN  # a set each
# What everyone could conclude from an action that was not done: of these cards the hand holds at most so many.
BARRED: Final = SUITES + MAX_SEATS
SPARE: Final = BARRED + MAX_SEATS
# And from a permission to play more, which only a hand that can gets: of these cards it holds at least so many.
PROVEN: Final = SPARE + MAX_SEATS
LEAST: Final = PROVEN + MAX_SEATS
# The match so far, by seat; rounds won and the best round by side (in a match of teams, seats 0 and 1 stand for them).
TOTAL: Final = LEAST + MAX_SEATS
WON: Final = TOTAL + MAX_SEATS
BEST: Final = WON + MAX_SEATS
ROUNDS_KEPT: Final = 3  # the points of the first rounds, for the score sheet
POINTS: Final = BEST + MAX_SEATS
PILE: Final = POINTS + ROUNDS_KEPT * MAX_SEATS  # the discard from the bottom

# What each player remembers of the others' hands, and what everybody does (the last row).
KNOWERS: Final = MAX_SEATS + 1
EVERYBODY: Final = MAX_SEATS
KNOWN: Final = PILE + CARDS  # by knower and hand: cards certain to be there
FLOATING: Final = KNOWN + KNOWERS * MAX_SEATS  # by knower: cards that are in some hand, but it is not sure in which
GUESSES: Final = FLOATING + KNOWERS  # by knower: how many guesses there are where the floating cards are
GUESS: Final = GUESSES + KNOWERS  # by knower and guess: three numbers
MOST_GUESSES: Final = 12
TOO_MANY: Final = MOST_GUESSES + 1
LOW: Final = 0  # of each floating card's hand the low bit: a set
HIGH: Final = 1  # the high bit: a set
WAYS: Final = 2  # in how many ways the hidden moves can have led there
GUESS_SIZE: Final = 3
BOARD: Final = GUESS + KNOWERS * MOST_GUESSES * GUESS_SIZE

# Beside the board, when a view is filled (worlds.py): the tightest bound of each hand. Of these cards it gets at least
# LOWEST and at most MOST of those it still lacks.
BOUND: Final = 0
LOWEST: Final = MAX_SEATS
MOST: Final = 2 * MAX_SEATS
LACKS: Final = 3 * MAX_SEATS
PLAN: Final = 4 * MAX_SEATS
