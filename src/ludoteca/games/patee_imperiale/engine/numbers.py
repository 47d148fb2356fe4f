"""All numbers of Pâtée Impériale: the vocabulary of actions, moves, phases, events, and the places of the board.

Other modules write `numbers.SUITES`. mypyc replaces such a name by its value wherever it is used, but not where a
constant of another module is made from it. So every constant that is derived from others is defined here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final = 32
STARTERS: Final = 4
MAX_SEATS: Final = 4
NOBODY: Final = -1  # no seat, or no card
UNKNOWN: Final = -1  # a card that the viewer cannot know
MOST_PLAYS: Final = 3  # in a turn (rules: Pâtée Impériale 11)
MOST_EXTRA_PLAYS: Final = MOST_PLAYS - 1
MOST_ROUNDS: Final = 3  # in a match of three or four players, or of teams
ROUNDS_TO_WIN: Final = 2  # in a match of two players
CARDS_TO_PICK_FROM: Final = 2  # that a victim shows for `actor_of_2`
NO_LIMIT: Final = 99  # an action without `max`
LARGEST_VALUE: Final = 20  # of a courtier, above or below zero

# Cards dealt to each player, by number of players.
STARTING_HAND: Final[vec[i64]] = vec[i64]([0, 0, 7, 8, 7])
RESERVE_OF_TWO: Final = 14  # cards that two players keep for the second round

# ---------------------------------------------------------------- actions: verbs and parameters of a card file

VERB_NONE: Final = 0
VERB_SUITE_DISCREDIT: Final = 1
VERB_CHARM: Final = 2
VERB_SUITE_SWAP: Final = 3
VERB_GIVE: Final = 4
VERB_HAND_DISCREDIT: Final = 5
VERB_HAND_TAKE: Final = 6
VERB_HAND_SWAP: Final = 7
VERB_PLAY_MORE: Final = 8
VERB_RECALL: Final = 9

# `scope` of suite_discredit
SCOPE_ANY: Final = 0
SCOPE_OTHER: Final = 1
SCOPE_OWN: Final = 2
# `pick` of suite_discredit
PICK_ACTOR: Final = 0
PICK_HIGHEST: Final = 1
# `own` of suite_swap
OWN_ACTOR: Final = 0
OWN_SELF: Final = 1
# `who` of hand_discredit
WHO_ONE: Final = 0
WHO_EACH: Final = 1
WHO_SELF: Final = 2
# `pick` of hand_discredit
PICK_RANDOM: Final = 0
PICK_OWNER: Final = 1
PICK_ACTOR_OF_2: Final = 2
# `silent` of play_more
SILENT: Final = 1
# `from` of recall; the first three are those of `scope`
FROM_DISCARD: Final = 3
FROM_LAST: Final = 4
# `to` of recall
RECALL_TO_HAND: Final = 0
RECALL_TO_SUITE: Final = 1

# ---------------------------------------------------------------- the table of moves

MOVE_PLAY: Final = 0  # + card
MOVE_DISCREDIT: Final = 32  # + card: from a suite, from the actor's hand, or from the cards shown
MOVE_CHARM: Final = 64  # + card
MOVE_SWAP: Final = 96  # + card: the courtier taken
MOVE_GIVE: Final = 128  # + card: from the actor's suite or hand
MOVE_SHOW: Final = 160  # + card, in rising order
MOVE_TAKE: Final = 192  # + card: from the cards shown
MOVE_RECALL: Final = 224  # + card
MOVE_NAME: Final = 256  # + seat
MOVES: Final = 260

# ---------------------------------------------------------------- phases: what the actor has to choose

UNDEALT: Final = 0
TO_PLAY: Final = 1
TO_DISCREDIT: Final = 2  # a courtier of a suite
TO_CHARM: Final = 3
TO_SWAP: Final = 4  # the courtier to take
TO_GIVE: Final = 5
TO_NAME: Final = 6
TO_LOSE: Final = 7  # a card of the actor's own hand, to discredit
TO_SHOW: Final = 8
TO_STRIKE: Final = 9  # one of the cards shown, to discredit
TO_TAKE: Final = 10
TO_RECALL: Final = 11
OVER: Final = 12
COUNTED: Final = 13  # only in pictures: the round has been counted, and its suites still lie on the table

# The first move of each phase in the table of moves.
FIRST_MOVE: Final[vec[i64]] = vec[i64](
    [
        MOVE_PLAY,
        MOVE_PLAY,
        MOVE_DISCREDIT,
        MOVE_CHARM,
        MOVE_SWAP,
        MOVE_GIVE,
        MOVE_NAME,
        MOVE_DISCREDIT,
        MOVE_SHOW,
        MOVE_DISCREDIT,
        MOVE_TAKE,
        MOVE_RECALL,
        MOVE_PLAY,
    ]
)

# ---------------------------------------------------------------- why a round or the match ended

HAND_EMPTY: Final = 1
STUCK: Final = 2  # the only card in hand may not be played (rules: Pâtée Impériale 15)

TWO_WON: Final = 1
TWO_IN_A_ROW: Final = 2
POINTS_DECIDE: Final = 3

# ---------------------------------------------------------------- events, each with its facts; * marks a secret

EVENT_ROUND_BEGUN: Final = 0  # round, whether from the reserve
EVENT_STARTER_DEALT: Final = 1  # seat or NOBODY (discredited), card
EVENT_CARD_DEALT: Final = 2  # seat, card*
EVENT_LEFT_OVER: Final = 3  # card, discredited by the deal
EVENT_PLAYED: Final = 4  # seat, card, the card that permitted it or NOBODY
EVENT_FAILED: Final = 5  # seat, card: its action cannot be done in full
EVENT_MORE_ALLOWED: Final = 6  # seat, card, plays: it permits more plays
EVENT_CHAIN_ENDED: Final = 7  # seat, card: the rest of its permission is lost
EVENT_NAMED: Final = 8  # seat, the player named
EVENT_DISCREDITED: Final = 9  # owner of the suite, card, who discredits it
EVENT_HAND_DISCREDITED: Final = 10  # owner of the hand, card, who discredits it
EVENT_CHARMED: Final = 11  # seat, owner of the suite it leaves, card
EVENT_SWAPPED: Final = 12  # seat, other, card taken, card given
EVENT_GIVEN: Final = 13  # seat, other, card
EVENT_CARD_CHOSEN: Final = 14  # victim, card*
EVENT_CARDS_SHOWN: Final = 15  # victim, seat, cards* (a set)
EVENT_TAKEN: Final = 16  # seat, victim, card*
EVENT_HANDS_SWAPPED: Final = 17  # seat, other, card given*, card got*
EVENT_RECALLED: Final = 18  # seat, card, owner of the suite it leaves or NOBODY (discard), to hand or to suite
EVENT_AWAITED: Final = 19  # actor, phase, choices left, active player
EVENT_ROUND_ENDED: Final = 20  # why, seat, winning side or NOBODY, the card that may not be played or NOBODY
EVENT_SCORED: Final = 21  # seat, points
EVENT_MATCH_ENDED: Final = 22  # why
EVENT_SWAP_CHOSEN: Final = 23  # seat, the card that the swap takes
EVENT_STARTER_BACK: Final = 24  # seat, card: a starter left in hand is taken back
EVENT_BEGINS: Final = 25  # the seat that begins the round
EVENT_PRESTIGE: Final = 26  # seat, points of its suite after a courtier has come or gone

OUTCOME_CARD: Final = 0  # a pick of chance was this card

# ---------------------------------------------------------------- the board: single numbers

PHASE: Final = 0
ACTIVE_PLAYER: Final = 1  # whose turn it is
ACTOR: Final = 2  # who has to choose now: the active player or a victim
ACTING_CARD: Final = 3  # the courtier whose action is under way, or NOBODY
CHOICES_LEFT: Final = 4  # of the actor
VICTIM: Final = 5  # the other player whom the action concerns, or NOBODY
PLAYS_MADE: Final = 6  # in this turn
EXTRA_PLAYS: Final = 7  # still permitted
PERMITTED_BY: Final = 8  # the card that permits them, or NOBODY
SHOWN_CARDS: Final = 9  # a set
SHOWN_COUNT: Final = 10
SWAP_TARGET: Final = 11  # the courtier that a swap takes, or NOBODY
ROUND: Final = 12  # 1 for the first
MEDAL: Final = 13  # 1 + the side that holds it, or 0
MATCH_END: Final = 14  # why the match is over
VIEWER: Final = 15  # 0: everything is known; 1: a spectator's view; 2 + seat: that seat's view
DISCARD_SIZE: Final = 16
DISCARD: Final = 17  # as a set
OUT_OF_PLAY: Final = 18  # two players, second round: the cards that lay open in the first, a set
FIRST_PLAYER: Final = 19  # of this round
REMEMBERED: Final = 20  # every card that any row of KNOWN or FLOATING mentions, and perhaps more: a set

# ---------------------------------------------------------------- the board: hands, suites and points

# Hidden places are the four hands and the reserve. With two players, hands 2 and 3 hold the cards that seats 0 and 1
# had left after the first round; they lie aside unseen until all cards are shuffled again.
HIDDEN_PLACES: Final = 5
ASIDE: Final = 2
RESERVE: Final = 4
HANDS: Final = 21  # by hidden place: a set
HAND_SIZES: Final = HANDS + HIDDEN_PLACES
SUITES: Final = HAND_SIZES + HIDDEN_PLACES  # by seat: a set
# Public conclusions from an action that failed: the hand holds at most so many of these cards.
AT_MOST_CARDS: Final = SUITES + MAX_SEATS
AT_MOST: Final = AT_MOST_CARDS + MAX_SEATS
# And from a permission to play more, which needs such cards: the hand holds at least so many of these.
AT_LEAST_CARDS: Final = AT_MOST + MAX_SEATS
AT_LEAST: Final = AT_LEAST_CARDS + MAX_SEATS
# The match so far: points by seat; rounds won and the best round by side (teams are sides 0 and 1).
TOTAL_POINTS: Final = AT_LEAST + MAX_SEATS
ROUNDS_WON: Final = TOTAL_POINTS + MAX_SEATS
BEST_ROUND: Final = ROUNDS_WON + MAX_SEATS
NO_ROUND_YET: Final = -1000  # the best round before the first is over
ROUNDS_LISTED: Final = 3  # rounds whose points are listed one by one
ROUND_POINTS: Final = BEST_ROUND + MAX_SEATS  # by round and seat
DISCARD_PILE: Final = ROUND_POINTS + ROUNDS_LISTED * MAX_SEATS  # the discard from the bottom

# ---------------------------------------------------------------- the board: what is remembered of hands

# An observer is a seat, or the public: what everybody knows.
OBSERVERS: Final = MAX_SEATS + 1
PUBLIC: Final = MAX_SEATS
KNOWN: Final = DISCARD_PILE + CARDS  # by observer and hand: cards certainly in it, a set
FLOATING: Final = KNOWN + OBSERVERS * MAX_SEATS  # by observer: cards in some hand, but it is not certain in which
GUESS_COUNT: Final = FLOATING + OBSERVERS  # by observer: how many guesses there are of where the floating cards are
GUESSES: Final = GUESS_COUNT + OBSERVERS  # by observer and guess: three numbers
MOST_GUESSES: Final = 12
TOO_MANY_GUESSES: Final = MOST_GUESSES + 1
GUESS_LOW: Final = 0  # the low bit of the hand of each floating card: a set
GUESS_HIGH: Final = 1  # the high bit: a set
GUESS_WAYS: Final = 2  # in how many ways the hidden moves can have led there
GUESS_SIZE: Final = 3
GUESSES_SIZE: Final = MOST_GUESSES * GUESS_SIZE  # all guesses of one observer
BOARD_SIZE: Final = GUESSES + OBSERVERS * GUESSES_SIZE

# ---------------------------------------------------------------- the plan of a deal, beside the board (see `deals`)

# By hand: of these cards it gets at least and at most so many, and so many cards of any kind.
PLAN_CARDS: Final = 0
PLAN_LEAST: Final = MAX_SEATS
PLAN_MOST: Final = 2 * MAX_SEATS
PLAN_MISSING: Final = 3 * MAX_SEATS
PLAN_SIZE: Final = 4 * MAX_SEATS
CHOOSE_ROW: Final = CARDS + 1  # a row of the table of binomial coefficients
