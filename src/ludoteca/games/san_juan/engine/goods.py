"""Producer and Trader: seats name goods in secret, and when all have answered the goods are produced or sold."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, member
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.roles import goods_limit, spend_library_on_goods
from ludoteca.games.san_juan.engine.transfers import cards_to_draw, discard_good, draw_to_hand, produce_good

# ---------------------------------------------------------------- naming goods


def order_matters(board: vec[i64], seats: i64) -> bool:
    """Whether cards may run out, so that plants are filled in the order named (rules: San Juan 9).

    A seat produces four goods at most and draws one card for its Well.
    """
    return cards_to_draw(board) < 5 * seats


def named_goods(board: vec[i64], seat: i64, plant: i64) -> i64:
    """How many goods of a kind a seat has named in its sealed answer."""
    answer = board[numbers.SEALED + seat]
    named: i64 = 0
    while answer != 0:
        if answer & numbers.SEALED_MASK == plant + 1:
            named += 1
        answer >>= numbers.SEALED_BITS
    return named


def legal_produce(board: vec[i64], seats: i64, seat: i64, moves: vec[i64]) -> i64:
    """A plant that is still empty, or no more. The dearest come first unless the order matters."""
    any_order = order_matters(board, seats)
    last = board[numbers.LAST_CHOICE + seat]
    n: i64 = 0
    for plant in range(i64(numbers.PLANT_KINDS)):
        if not any_order and last != 0 and plant > last - 1:
            break
        at = numbers.PLANT_KINDS * seat + plant
        empty = board[numbers.PLANTS + at] - board[numbers.GOODS + at]
        if empty > 0 and empty > named_goods(board, seat, plant):
            moves[n] = numbers.PRODUCE + plant
            n += 1
    moves[n] = numbers.NO_MORE_GOODS
    return n + 1


def legal_sell(board: vec[i64], seat: i64, moves: vec[i64]) -> i64:
    """A good that is not named yet, in the order of plants, or no more."""
    n: i64 = 0
    for plant in range(board[numbers.LAST_CHOICE + seat], i64(numbers.PLANT_KINDS)):
        stock = board[numbers.GOODS + numbers.PLANT_KINDS * seat + plant]
        if stock > 0 and stock > named_goods(board, seat, plant):
            moves[n] = numbers.SELL + plant
            n += 1
    moves[n] = numbers.NO_MORE_SALES
    return n + 1


def can_produce_more(board: vec[i64], seats: i64, seat: i64, plant: i64) -> bool:
    """Whether another plant may be named after this one."""
    top = plant
    if order_matters(board, seats):
        top = numbers.PLANT_KINDS - 1
    for other in range(top + 1):
        at = numbers.PLANT_KINDS * seat + other
        if board[numbers.PLANTS + at] - board[numbers.GOODS + at] > named_goods(board, seat, other):
            return True
    return False


def can_sell_more(board: vec[i64], seat: i64, plant: i64) -> bool:
    """Whether another good may be named after this one."""
    for other in range(plant, i64(numbers.PLANT_KINDS)):
        if board[numbers.GOODS + numbers.PLANT_KINDS * seat + other] > named_goods(board, seat, other):
            return True
    return False


def name_good(state: State, seat: i64, move: i64) -> None:
    """Name one more good, or no more. Nothing happens before all seats have answered (rules: San Juan 12)."""
    board = state.board
    if move == numbers.NO_MORE_GOODS or move == numbers.NO_MORE_SALES:
        board[numbers.CHOICES_LEFT + seat] = 0
    else:
        selling = move >= numbers.SELL
        plant = move - numbers.PRODUCE
        if selling:
            plant = move - numbers.SELL
        answer = board[numbers.SEALED + seat]
        named: i64 = 0
        while answer >> (numbers.SEALED_BITS * named) != 0:
            named += 1
        board[numbers.SEALED + seat] = answer | (plant + 1) << (numbers.SEALED_BITS * named)
        board[numbers.CHOICES_LEFT + seat] -= 1
        if selling:
            board[numbers.LAST_CHOICE + seat] = plant
            if not can_sell_more(board, seat, plant):
                board[numbers.CHOICES_LEFT + seat] = 0
        else:
            board[numbers.LAST_CHOICE + seat] = plant + 1
            if not can_produce_more(board, state.seats, seat, plant):
                board[numbers.CHOICES_LEFT + seat] = 0
    if board[numbers.CHOICES_LEFT + seat] == 0:
        board[numbers.LAST_CHOICE + seat] = 0
        board[numbers.ACTING] &= ~BIT[seat]
        state.note(numbers.ANSWERED, BIT[seat], seat, board[numbers.SEALED + seat], 0, 0)


def hide_answers(board: vec[i64], seats: i64, viewer: i64) -> None:
    """Hide how many goods each other seat that may still act has named so far."""
    for seat in range(seats):
        if seat != viewer and board[numbers.ACTING] & BIT[seat] != 0:
            board[numbers.CHOICES_LEFT + seat] = goods_limit(board, seats, seat)


def imagine_answers(state: State, viewer: i64, chance: Chance) -> None:
    """Make up a sealed answer for each other seat that has given one, by random legal steps."""
    board = state.board
    moves = vec[i64]([0] * 8)
    for seat in range(state.seats):
        if seat == viewer or board[numbers.ACTING] & BIT[seat] != 0:
            continue
        board[numbers.CHOICES_LEFT + seat] = goods_limit(board, state.seats, seat)
        while board[numbers.CHOICES_LEFT + seat] > 0:
            n: i64 = 0
            if board[numbers.PHASE] == numbers.TO_PRODUCE:
                n = legal_produce(board, state.seats, seat, moves)
            else:
                n = legal_sell(board, seat, moves)
            name_good(state, seat, moves[chance.pick(n)])


# ---------------------------------------------------------------- producing and selling


def turn_tile(state: State, chance: Chance) -> None:
    """Turn the next tile of the cycle. Its place is decided when it is first seen (rules: San Juan 7)."""
    board = state.board
    at = board[numbers.CYCLE_AT]
    tile = board[numbers.CYCLE + at]
    if tile == numbers.NONE:
        unseen: i64 = BIT[numbers.TILES] - 1
        for place in range(at):
            unseen &= ~BIT[board[numbers.CYCLE + place]]
        tile = member(unseen, chance.pick(count(unseen)))
        board[numbers.CYCLE + at] = tile
        state.outcome(numbers.OUTCOME_TILE, tile)
    board[numbers.TILE] = tile
    board[numbers.CYCLE_AT] = (at + 1) % numbers.TILES
    state.note(numbers.TILE_TURNED, EVERYONE, tile, at, 0, 0)


def produce_named(state: State, seat: i64, answer: i64, chance: Chance) -> None:
    """Fill the plants in the order named while there are cards. The Well counts the goods really placed.

    rules: San Juan 9
    """
    placed: i64 = 0
    while answer != 0:
        placed += produce_good(state, seat, (answer & numbers.SEALED_MASK) - 1, chance)
        answer >>= numbers.SEALED_BITS
    spend_library_on_goods(state, seat, placed)
    if placed >= 2 and state.board[numbers.VIOLETS + seat] & numbers.HAS_WELL != 0:
        draw_to_hand(state, seat, numbers.FOR_WELL, chance)


def sell_named(state: State, seat: i64, answer: i64, chance: Chance) -> None:
    """Discard the goods, draw the cards for them, then draw for Market Stand and Market Hall (rules: San Juan 7)."""
    board = state.board
    tile = board[numbers.TILE]
    sold: i64 = 0
    earned: i64 = 0
    while answer != 0:
        plant = (answer & numbers.SEALED_MASK) - 1
        price = numbers.PRICES[numbers.TILES * tile + plant]
        discard_good(state, seat, plant, numbers.GOOD_SOLD, price)
        earned += price
        sold += 1
        answer >>= numbers.SEALED_BITS
    spend_library_on_goods(state, seat, sold)
    for card in range(earned):
        draw_to_hand(state, seat, numbers.FOR_SALE, chance)
    if sold >= 2 and board[numbers.VIOLETS + seat] & numbers.HAS_MARKET_STAND != 0:
        draw_to_hand(state, seat, numbers.FOR_MARKET_STAND, chance)
    if board[numbers.VIOLETS + seat] & numbers.HAS_MARKET_HALL != 0:
        draw_to_hand(state, seat, numbers.FOR_MARKET_HALL, chance)
