"""The places whose cards a viewer does not know, and the cards that are dealt into them (knowledge.py)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludoteca.core.engine.bits import lowest
from ludoteca.core.engine.chance import Chance
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.card_sets import nth, size

PILE_GROUP: Final = 0  # the pile comes first, since it takes what is left over
NEWEST: Final = 1 << 16  # added to the place of goods that are fresh: they lie on top of the stale ones

# The columns of a group.
PLACE: Final = 0  # where on the board its cards go
FREE: Final = 1  # how many cards it still takes
FRESH: Final = 2  # how many of its places may be fresh
OWNER: Final = 3  # seat + 1 if its cards went through a seat's hand
DEALT: Final = 4  # the cards dealt to it so far: a set
COLUMNS: Final = 6


@mypyc_attr(acyclic=True)  # spares the garbage collector
@final
class HiddenPlaces:
    """Groups of hidden places, and the cards that may be in them."""

    board: vec[i64]
    seats: i64
    viewer: i64
    low: i64  # the cards that are not dealt yet: a set,
    high: i64
    cards: i64  # and how many they are
    count: i64
    groups: vec[i64]  # a row of columns for each

    def __init__(self, board: vec[i64], seats: i64, viewer: i64) -> None:
        self.board = board
        self.seats = seats
        self.viewer = viewer
        self.low = numbers.DECK[0] - known_cards(board, seats, viewer, 0)
        self.high = numbers.DECK[1] - known_cards(board, seats, viewer, 1)
        self.cards = size(self.low, self.high)
        self.count = 0
        self.groups = vec[i64]([0] * (COLUMNS * numbers.MAX_HIDDEN_GROUPS))
        self.find_groups()

    def find_groups(self) -> None:
        board = self.board
        self.add(numbers.PILE, board[numbers.PILE_COUNT], board[numbers.PILE_COUNT], 0)
        self.add(
            numbers.DISCARDED_GOODS,
            board[numbers.DISCARDED_GOODS_COUNT],
            board[numbers.DISCARDED_GOODS_SINCE_SHUFFLE],
            0,
        )
        for seat in range(self.seats):
            for plant in range(numbers.PLANT_KINDS * seat, numbers.PLANT_KINDS * seat + numbers.PLANT_KINDS):
                fresh = board[numbers.GOODS_SINCE_SHUFFLE + plant]
                stale = board[numbers.GOODS + plant] - fresh
                if stale > 0:
                    self.add(numbers.GOOD_CARDS + plant, stale, 0, 0)
                if fresh > 0:
                    self.add(NEWEST + numbers.GOOD_CARDS + plant, fresh, fresh, 0)
            if seat != self.viewer:
                self.find_cards_of(seat)

    def find_cards_of(self, seat: i64) -> None:
        """The cards of another seat."""
        board = self.board
        at = numbers.SET_WORDS * seat
        shown = numbers.SHOWN_IN_HAND + at
        hand = board[numbers.HAND_COUNT + seat] - size(board[shown], board[shown + 1])
        if hand > 0:
            self.add(numbers.HANDS + at, hand, hand, seat + 1)
        discards = board[numbers.OWN_DISCARD_COUNT + seat]
        if discards > 0:
            self.add(numbers.OWN_DISCARDS + at, discards, discards, seat + 1)
        tucked = board[numbers.CHAPEL_COUNT + seat]
        if tucked > 0:
            self.add(numbers.CHAPEL_CARDS + at, tucked, board[numbers.TUCKED_SINCE_SHUFFLE + seat], seat + 1)
        offered = board[numbers.OFFERED_COUNT + seat]
        if offered > 0:
            self.add(numbers.OFFERED + at, offered, min(offered, board[numbers.RECEIVED_SINCE_SHUFFLE + seat]), 0)

    def add(self, place: i64, free: i64, fresh: i64, owner: i64) -> None:
        n = self.count
        groups = self.groups
        groups[COLUMNS * n + PLACE] = place
        groups[COLUMNS * n + FREE] = free
        groups[COLUMNS * n + FRESH] = fresh
        groups[COLUMNS * n + OWNER] = owner
        self.count = n + 1

    def deal_fresh(self, low: i64, high: i64, fresh: vec[i64], chance: Chance) -> None:
        """Deal these cards into fresh places, each into any that is still free; `fresh` has their number by group."""
        groups = self.groups
        open_places = sum_of(fresh, self.count)
        self.low -= low
        self.high -= high
        for left in range(min(size(low, high), open_places)):
            kind = nth(low, high, 0)
            at = chance.pick(open_places)
            open_places -= 1
            group: i64 = 0
            while at >= fresh[group]:
                at -= fresh[group]
                group += 1
            fresh[group] -= 1
            groups[COLUMNS * group + FREE] -= 1
            self.cards -= 1
            groups[COLUMNS * group + DEALT + numbers.WORD[kind]] += numbers.ONE[kind]
            if kind < numbers.KINDS_PER_WORD:
                low -= numbers.ONE[kind]
            else:
                high -= numbers.ONE[kind]
        self.low += low
        self.high += high

    def deal_rest(self, chance: Chance) -> None:
        """Deal all other cards into any places that are left. The pile takes what no other place has taken."""
        groups = self.groups
        low = self.low
        high = self.high
        cards = self.cards
        for group in range(i64(PILE_GROUP + 1), self.count):
            for card in range(groups[COLUMNS * group + FREE]):
                kind = nth(low, high, chance.pick(cards))
                cards -= 1
                groups[COLUMNS * group + DEALT + numbers.WORD[kind]] += numbers.ONE[kind]
                if kind < numbers.KINDS_PER_WORD:
                    low -= numbers.ONE[kind]
                else:
                    high -= numbers.ONE[kind]
        groups[COLUMNS * PILE_GROUP + DEALT] += low
        groups[COLUMNS * PILE_GROUP + DEALT + 1] += high

    def write(self, chance: Chance) -> None:
        """Put the cards that were dealt on the board."""
        board = self.board
        groups = self.groups
        for at in range(i64(numbers.GOOD_CARDS), i64(numbers.GOOD_CARDS + numbers.MAX_SEATS * numbers.PLANT_KINDS)):
            board[at] = 0
        for group in range(self.count):
            at = groups[COLUMNS * group + PLACE]
            low = groups[COLUMNS * group + DEALT]
            high = groups[COLUMNS * group + DEALT + 1]
            if at >= NEWEST:
                plant = at - NEWEST - numbers.GOOD_CARDS
                stale = board[numbers.GOODS + plant] - board[numbers.GOODS_SINCE_SHUFFLE + plant]
                stack_goods(board, at - NEWEST, stale, low, high, chance)
            elif at >= numbers.GOOD_CARDS and at < numbers.GOOD_CARDS + numbers.MAX_SEATS * numbers.PLANT_KINDS:
                stack_goods(board, at, 0, low, high, chance)
            else:
                board[at] += low
                board[at + 1] += high


def known_cards(board: vec[i64], seats: i64, viewer: i64, word: i64) -> i64:
    """One word of the set of cards whose place the viewer knows."""
    known = board[numbers.REVEALED + word] + board[numbers.OPEN_DISCARDS + word]
    for seat in range(seats):
        at = numbers.SET_WORDS * seat + word
        known += board[numbers.HANDS + at] + board[numbers.COVERED + at]
        if seat == viewer:
            known += board[numbers.CHAPEL_CARDS + at] + board[numbers.OFFERED + at] + board[numbers.OWN_DISCARDS + at]
        if word == 0:
            for plant in range(i64(numbers.PLANT_KINDS)):
                known += board[numbers.PLANTS + numbers.PLANT_KINDS * seat + plant] << (numbers.KIND_BITS * plant)
        violets = board[numbers.VIOLETS + seat] >> (numbers.KINDS_PER_WORD * word) & numbers.KINDS_OF_A_WORD
        while violets != 0:
            known += numbers.ONE[lowest(violets)]
            violets &= violets - 1
    building = board[numbers.NEW_BUILDING]
    if building != numbers.NONE and numbers.WORD[building] == word:
        known += numbers.ONE[building]
    return known


def sum_of(values: vec[i64], n: i64) -> i64:
    """The sum of the first n values."""
    total: i64 = 0
    for k in range(n):
        total += values[k]
    return total


def stack_goods(board: vec[i64], at: i64, depth: i64, low: i64, high: i64, chance: Chance) -> None:
    """Put goods on plants of a kind in any order, above as many older ones."""
    cards = size(low, high)
    for k in range(cards):
        kind = nth(low, high, chance.pick(cards - k))
        if kind < numbers.KINDS_PER_WORD:
            low -= numbers.ONE[kind]
        else:
            high -= numbers.ONE[kind]
        board[at] |= kind << (numbers.GOOD_CARD_BITS * (depth + k))
