"""The fixed facts of Pâtée Impériale as numbers: verbs, moves, phases, events, and a deck as tables of ints."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final = 32
STARTERS: Final = 4
MAX_SEATS: Final = 4
NOBODY: Final = -1
UNKNOWN: Final = -1  # a card that whoever follows the game cannot know
PLAYS_IN_A_TURN: Final = 3
ROUNDS_IN_A_MATCH: Final = 3  # with three or four players, or in teams
WINS_OF_TWO: Final = 2  # rounds that one of two players must win
NO_LIMIT: Final = 99
LARGEST_VALUE: Final = 20

# Hands by number of players (rules: Set-up of a round 2).
HAND: Final[vec[i64]] = vec[i64]([0, 0, 7, 8, 7])

# Verbs of the vocabulary.
DOES_NOTHING: Final = 0
SUITE_DISCREDIT: Final = 1
CHARM: Final = 2
SUITE_SWAP: Final = 3
GIVE_AWAY: Final = 4
HAND_DISCREDIT: Final = 5
HAND_TAKE: Final = 6
HAND_SWAP: Final = 7
PLAY_MORE: Final = 8
RECALL_COURTIER: Final = 9

# Their parameters. `scope` of suite_discredit,
ANY: Final = 0
OTHER: Final = 1
OWN: Final = 2
# `pick` of suite_discredit,
BY_ACTOR: Final = 0
HIGHEST: Final = 1
# `own` of suite_swap,
ONE_OF_MINE: Final = 0
THIS_CARD: Final = 1
# `who` of hand_discredit,
ONE: Final = 0
EACH: Final = 1
MYSELF: Final = 2
# `pick` of hand_discredit,
AT_RANDOM: Final = 0
BY_OWNER: Final = 1
ACTOR_OF_2: Final = 2
# `silent` of play_more,
WITH_ACTION: Final = 0
SILENT: Final = 1
# `from` of recall (any, other and own as in scope),
FROM_DISCARD: Final = 3
FROM_LAST: Final = 4
# and `to` of recall.
TO_HAND: Final = 0
TO_SUITE: Final = 1

SHOWN_TO_PICK_FROM: Final = 2  # actor_of_2

# The table of moves.
PLAY: Final = 0  # + card
DISCREDIT: Final = 32  # + card: of a suite, of the own hand, or of the cards shown
CHARM_OVER: Final = 64  # + card
SWAP_FOR: Final = 96  # + card: the one taken
GIVE: Final = 128  # + card: of the own suite, or of the own hand
SHOW: Final = 160  # + card, rising
TAKE: Final = 192  # + card: of those shown
RECALL: Final = 224  # + card
NAME: Final = 256  # + seat
MOVES: Final = 260

# Phases: what is awaited.
UNDEALT: Final = 0
TO_PLAY: Final = 1
TO_DISCREDIT: Final = 2
TO_CHARM: Final = 3
TO_SWAP: Final = 4
TO_GIVE: Final = 5
TO_NAME: Final = 6
TO_LOSE: Final = 7  # the owner discredits a card of the hand
TO_SHOW: Final = 8
TO_STRIKE: Final = 9  # one of the cards shown is discredited
TO_TAKE: Final = 10
TO_RECALL: Final = 11
OVER: Final = 12

# The moves of each phase begin here.
FIRST_MOVE: Final[vec[i64]] = vec[i64](
    [PLAY, PLAY, DISCREDIT, CHARM_OVER, SWAP_FOR, GIVE, NAME, DISCREDIT, SHOW, DISCREDIT, TAKE, RECALL, PLAY]
)

# Why a round ended, and why the match did.
HAND_EMPTY: Final = 1
STUCK: Final = 2  # the only card left may not be played (rules: End of a round, Zelon)
TWO_WON: Final = 1
TWO_IN_A_ROW: Final = 2
POINTS_DECIDE: Final = 3

# Kinds of event, and what a pick of chance was for.
ROUND_BEGUN: Final = 0  # round, whether from the reserve
STARTER_DEALT: Final = 1  # seat or NOBODY (discredited), card
DEALT: Final = 2  # seat, card*
LEFT_OVER: Final = 3  # card, discredited by the deal
PLAYED: Final = 4  # seat, card, the card that allowed it or NOBODY
FAILED: Final = 5  # seat, card: its action cannot be done in full
ALLOWED: Final = 6  # seat, card, plays: it lets its player play more
RAN_DRY: Final = 7  # seat, card: the rest of what it allowed is lost
NAMED: Final = 8  # seat, the player named
DISCREDITED: Final = 9  # suite, card
LOST: Final = 10  # hand, card
CHARMED: Final = 11  # seat, suite it leaves, card
SWAPPED: Final = 12  # seat, other, card taken, card given
GIVEN: Final = 13  # seat, other, card
CHOSEN_TO_SHOW: Final = 14  # victim, card*
SHOWN_TO: Final = 15  # victim, seat, cards* (a set)
TAKEN: Final = 16  # seat, victim, card*
EXCHANGED: Final = 17  # seat, other, card given*, card got*
RECALLED: Final = 18  # seat, card, suite it leaves or NOBODY (discard), hand or suite
AWAITED: Final = 19  # actor, phase, steps left, victim
ROUND_ENDED: Final = 20  # why, seat, winning side or NOBODY, the card that may not be played or NOBODY
SCORED: Final = 21  # seat, points
MATCH_ENDED: Final = 22  # why
SWAP_CHOSEN: Final = 23  # seat, card that will be taken
STARTER_BACK: Final = 24  # seat, card: a starter that was left in hand comes back
BEGINS: Final = 25  # seat that begins the round
OUTCOME_CARD: Final = 0


def _members(cards: list[bool]) -> int:
    return sum(1 << card for card in range(CARDS) if cards[card])


@final
class Courtiers:
    """The deck in force: for every card its value and its action, a verb with parameters.

    `number` is n or reveal; `scope` is scope, who, own or from; `pick` is pick, silent or to. `reach` is the set of
    cards that the action may touch by their printed value alone; `courtiers` are all cards but the starters.
    """

    value: vec[i64]
    verb: vec[i64]
    number: vec[i64]
    scope: vec[i64]
    pick: vec[i64]
    reach: vec[i64]
    ranks: vec[i64]
    courtiers: vec[i64]
    all: i64
    starters: i64
    needs_another: i64
    conciliants: i64
    first: i64
    second: i64

    def __init__(
        self,
        value: list[int],
        verb: list[int],
        number: list[int],
        scope: list[int],
        pick: list[int],
        limit: list[int],
        starters: list[bool],
        needs_another: list[bool],
        conciliants: list[bool],
        first: int,
        second: int,
    ) -> None:
        self.value = vec[i64](value)
        self.verb = vec[i64](verb)
        self.number = vec[i64](number)
        self.scope = vec[i64](scope)
        self.pick = vec[i64](pick)
        self.all = (1 << CARDS) - 1
        self.courtiers = vec[i64]([card for card in range(CARDS) if not starters[card]])
        self.starters = _members(starters)
        self.needs_another = _members(needs_another)
        self.conciliants = _members(conciliants)
        self.first = first
        self.second = second
        reach: list[int] = []
        for card in range(CARDS):
            within = _members([other <= limit[card] for other in value])
            if verb[card] == RECALL_COURTIER and pick[card] == TO_HAND:
                # Never a Conciliant to hand: recalls cannot be recalled, so a round ends (rules: recall).
                within &= ~_members(conciliants)
            reach.append(within)
        self.reach = vec[i64](reach)
        # The sets of cards of equal value, the most valuable first.
        worth = sorted(set(value), reverse=True)
        self.ranks = vec[i64]([_members([other == each for other in value]) for each in worth])
