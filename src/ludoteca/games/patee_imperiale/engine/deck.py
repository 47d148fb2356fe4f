"""A deck as the engine reads it: the value and the action of every courtier, as numbers."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.patee_imperiale.engine import numbers


def _set_of(chosen: list[bool]) -> int:
    return sum(1 << card for card in range(numbers.CARDS) if chosen[card])


@final
class EngineDeck:
    """The value of every courtier, and its action: a verb with parameters.

    One column serves several parameters: `amount` is n or reveal, `scope` is scope, who, own or from, and `pick` is
    pick, silent or to. `reach` is the set of cards whose printed value is within the action's limit.
    """

    value: vec[i64]
    verb: vec[i64]
    amount: vec[i64]
    scope: vec[i64]
    pick: vec[i64]
    reach: vec[i64]
    equal_values: vec[i64]  # sets of cards of equal value, the most valuable first
    hand_cards: vec[i64]  # all cards but the starters
    all_cards: i64
    starters: i64
    needs_another: i64
    opens_first: i64  # the card whose owner begins the round
    opens_second: i64  # the card that replaces it if it is discredited

    def __init__(
        self,
        value: list[int],
        verb: list[int],
        amount: list[int],
        scope: list[int],
        pick: list[int],
        limit: list[int],
        starters: list[bool],
        needs_another: list[bool],
        conciliants: list[bool],
        opens_first: int,
        opens_second: int,
    ) -> None:
        self.value = vec[i64](value)
        self.verb = vec[i64](verb)
        self.amount = vec[i64](amount)
        self.scope = vec[i64](scope)
        self.pick = vec[i64](pick)
        self.all_cards = (1 << numbers.CARDS) - 1
        self.hand_cards = vec[i64]([card for card in range(numbers.CARDS) if not starters[card]])
        self.starters = _set_of(starters)
        self.needs_another = _set_of(needs_another)
        self.opens_first = opens_first
        self.opens_second = opens_second
        reach: list[int] = []
        for card in range(numbers.CARDS):
            within = _set_of([other <= limit[card] for other in value])
            if verb[card] == numbers.VERB_RECALL and pick[card] == numbers.RECALL_TO_HAND:
                # No Conciliant returns to a hand, so that every round ends (rules: Pâtée Impériale 10).
                within &= ~_set_of(conciliants)
            reach.append(within)
        self.reach = vec[i64](reach)
        falling = sorted(set(value), reverse=True)
        self.equal_values = vec[i64]([_set_of([other == each for other in value]) for each in falling])
