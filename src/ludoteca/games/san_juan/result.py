"""How a game of San Juan ended: points by category, the tie-break and the reason; and a count of all cards."""

from __future__ import annotations

from typing import Final

from ludoteca.core.actions import ScorePart
from ludoteca.core.engine.bits import count
from ludoteca.core.match import Match
from ludoteca.core.names import Names
from ludoteca.core.result import Result, SeatResult
from ludoteca.core.text import Words
from ludoteca.games.san_juan.cards import KEYS, NUMBER
from ludoteca.games.san_juan.engine import numbers, scoring
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.events import REASONS, BuildingBuilt, RoleTaken
from ludoteca.games.san_juan.phrases import the
from ludoteca.games.san_juan.view import cards_at

CATEGORIES: Final = ("buildings", "chapel", "guild_hall", "city_hall", "triumphal_arch", "palace")


def categories(state: SanJuanState, seat: int) -> dict[str, int]:
    """Where a seat's points come from."""
    board = state.board
    points = (
        scoring.printed_points(board, seat),
        board[numbers.CHAPEL_COUNT + seat],
        scoring.guild_hall(board, seat),
        scoring.city_hall(board, seat),
        scoring.triumphal_arch(board, seat),
        scoring.palace(board, seat),
    )
    return dict(zip(CATEGORIES, map(int, points), strict=True))


def result(state: SanJuanState) -> Result:
    """The result of a game that is over."""
    seats = range(state.seats)
    scores = [state.score(seat) for seat in seats]
    winners = tuple(seat for seat in seats if state.rank(seat) == 1)
    level = [seat for seat in seats if scores[seat] == max(scores)]
    return Result(
        REASONS[state.board[numbers.REASON]],
        winners,
        "cards_and_goods" if len(level) > len(winners) else None,
        tuple(SeatResult(seat, state.rank(seat), scores[seat], categories(state, seat)) for seat in seats),
    )


def score_parts(state: SanJuanState, seat: int, words: Words) -> list[ScorePart]:
    """The points of a seat, with what each part counts: "Guild Hall 12: 6 plants, 2 points each"."""
    board = state.board
    violets = board[numbers.VIOLETS + seat]
    counted = {
        "buildings": int(board[numbers.BUILDING_COUNT + seat]),
        "chapel": int(board[numbers.CHAPEL_COUNT + seat]),
        "guild_hall": int(scoring.plant_count(board, seat)),
        "city_hall": int(count(violets)),
        "triumphal_arch": int(count(violets & numbers.ALL_MONUMENTS)),
        "palace": int(scoring.before_palace(board, seat)),
    }
    return [
        ScorePart(words(f"san_juan-category-{name}"), points, words(f"san_juan-part-{name}", count=counted[name]))
        for name, points in categories(state, seat).items()
        if points
    ]


def describe_end(match: Match[SanJuanState], players: Names, words: Words) -> str:
    """Who built the twelfth building, and which it was."""
    result = match.result
    assert result is not None
    last_phase: list[BuildingBuilt] = []
    for step in reversed(match.steps):
        built = [visible.event for visible in step.events if isinstance(visible.event, BuildingBuilt)]
        last_phase[:0] = [event for event in built if event.over is None]
        if any(isinstance(visible.event, RoleTaken) for visible in step.events):
            break
    board = match.state.board
    for event in last_phase:
        if board[numbers.BUILDING_COUNT + event.seat] >= numbers.BUILDINGS_TO_END:
            return words("san_juan-end-twelve", **players.who(event.seat), card=the(event.card, words))
    return words(f"san_juan-reason-{result.reason}")


def conserved(state: SanJuanState) -> dict[str, int]:
    """How many cards of each kind there are, and whether all counts on the board agree with the sets."""
    board = list(state.board)
    found = cards_at(board, numbers.PILE) + cards_at(board, numbers.REVEALED)
    discarded_goods = cards_at(board, numbers.DISCARDED_GOODS)
    discards = cards_at(board, numbers.OPEN_DISCARDS) + discarded_goods
    agree = board[numbers.PILE_COUNT] == len(cards_at(board, numbers.PILE))
    agree &= board[numbers.DISCARDED_GOODS_COUNT] == len(discarded_goods)
    for seat in range(numbers.MAX_SEATS):
        at = numbers.SET_WORDS * seat
        for place, size in (
            (numbers.HANDS, numbers.HAND_COUNT),
            (numbers.CHAPEL_CARDS, numbers.CHAPEL_COUNT),
            (numbers.OFFERED, numbers.OFFERED_COUNT),
            (numbers.OWN_DISCARDS, numbers.OWN_DISCARD_COUNT),
        ):
            cards = cards_at(board, place + at)
            agree &= len(cards) == board[size + seat]
            if place == numbers.OWN_DISCARDS:
                discards += cards
            else:
                found += cards
        found += cards_at(board, numbers.COVERED + at)
        violets = [key for key in KEYS if board[numbers.VIOLETS + seat] >> NUMBER[key] & 1]
        found += violets
        buildings = len(violets)
        for plant in range(numbers.PLANT_KINDS):
            place = numbers.PLANT_KINDS * seat + plant
            standing, goods = board[numbers.PLANTS + place], board[numbers.GOODS + place]
            buildings += standing
            found += [KEYS[plant]] * standing
            agree &= goods <= standing
            good_cards = board[numbers.GOOD_CARDS + place]
            found += [KEYS[good_cards >> numbers.GOOD_CARD_BITS * k & numbers.GOOD_CARD_MASK] for k in range(goods)]
        agree &= board[numbers.BUILDING_COUNT + seat] == buildings
    if board[numbers.NEW_BUILDING] != numbers.NONE:
        found.append(KEYS[board[numbers.NEW_BUILDING]])
    agree &= board[numbers.DISCARD_COUNT] == len(discards)
    found += discards
    return {"cards": len(found), "sizes agree": int(agree), **{key: found.count(key) for key in KEYS}}
