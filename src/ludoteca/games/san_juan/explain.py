"""The reasons why: what a role brings, why a card cannot be built, what a pass gives up, and when the end is near."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.core.actions import Alert
from ludoteca.core.names import Names
from ludoteca.core.sets import members, seats_of
from ludoteca.core.text import Words
from ludoteca.games.san_juan import facts, moves, text
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, GoodName
from ludoteca.games.san_juan.engine import builder, numbers
from ludoteca.games.san_juan.engine.card_sets import count
from ludoteca.games.san_juan.engine.roles import goods_limit, may_double
from ludoteca.games.san_juan.engine.scoring import before_palace, good_count, owns, plant_count
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.transfers import cards_to_draw
from ludoteca.games.san_juan.phrases import card_name, counts_at_end, the
from ludoteca.games.san_juan.phrases import goods as goods_text
from ludoteca.games.san_juan.view import MONUMENTS, SanJuanView

NEARLY = 2  # so many buildings before the last one, the end is announced

# ---------------------------------------------------------------- cards that cannot be built


class Price(NamedTuple):
    """What a card would cost, how much of that its owner can pay, and the building that it would cover."""

    due: int
    most: int
    over: int


def unavailable(state: SanJuanState, seat: int, words: Words) -> dict[str, str]:
    """Why a card of the hand cannot be built, or a role cannot be taken."""
    board = state.board
    match board[numbers.PHASE]:
        case numbers.TO_TAKE_ROLE:
            taken = seats_of(board[numbers.ROLES_TAKEN])
            return {f"role:{moves.ROLE_NAMES[role]}": words("san_juan-no-taken") for role in taken}
        case numbers.TO_BUILD:
            return {
                f"card:{KEYS[kind]}": why_not_built(state, seat, kind, words)
                for kind in hand_kinds(state, seat)
                if not _can_build(state, seat, kind)
            }
    return {}


def hand_kinds(state: SanJuanState, seat: int) -> list[int]:
    """The kinds of cards in a hand, as far as this view knows them."""
    hand = numbers.HANDS + numbers.SET_WORDS * seat
    return [kind for kind in range(numbers.KINDS) if count(state.board, hand, kind)]


def _can_build(state: SanJuanState, seat: int, kind: int) -> bool:
    """Whether a seat could build a card in some way, with the Library if it may use it."""
    board, good_pays = state.board, state.crane_good_pays
    return bool(
        builder.can_build(board, state.seats, seat, kind, False, good_pays)
        or (may_double(board, state.seats, seat) and builder.can_build(board, state.seats, seat, kind, True, good_pays))
    )


def why_not_built(state: SanJuanState, seat: int, kind: int, words: Words) -> str:
    """The reason why a card cannot be built: a second violet one, or its price."""
    if kind >= numbers.PLANT_KINDS and owns(state.board, seat, kind):
        return words("san_juan-no-double")
    nearest = min(prices(state, seat, kind), key=lambda price: price.due - price.most)
    if nearest.over == numbers.NONE:
        return words("san_juan-no-money", price=nearest.due, most=nearest.most)
    over = the(KEYS[nearest.over], words)
    return words("san_juan-no-money-over", price=nearest.due, most=nearest.most, card=over)


def prices(state: SanJuanState, seat: int, kind: int) -> list[Price]:
    """The price of a card on a free place, and with a Crane over each building that it may cover."""
    board, seats = state.board, state.seats
    overs = [numbers.NONE]
    if owns(board, seat, numbers.CRANE):
        overs += [over for over in range(numbers.KINDS) if builder.can_cover(board, seat, kind, over)]
    doubled = bool(may_double(board, seats, seat))
    cards = max(0, board[numbers.HAND_COUNT + seat] - 1)
    return [
        Price(
            int(builder.price(board, seats, seat, kind, over, doubled)),
            int(builder.purse(board, seat, cards, over, builder.loses_good(board, seat, over, state.crane_good_pays))),
            over,
        )
        for over in overs
    ]


# ---------------------------------------------------------------- roles


def choice_notes(code: int, state: SanJuanState, seat: int, players: Names, words: Words) -> list[str]:
    """What a role does for everybody, what it brings its taker now, and how the others stand."""
    move = moves.MOVES[code]
    if isinstance(move, moves.Build) and counts_at_end(move.card):
        return [worth_now(move.card, state, seat, words)]
    if not isinstance(move, moves.Take):
        return []
    role = move.role
    taken = facts.take_facts(state, seat, role, move.library)
    more = taken.drawn if role == "councillor" else taken.privilege
    drawn = words("san_juan-cards", cards=taken.drawn)
    notes = [words(f"san_juan-about-{role}", **players.who(seat), more=more, cards=drawn)]
    match role:
        case "builder":
            notes.append(_build_note(state, seat, words))
        case "producer":
            notes.append(_produce_note(state, seat, words))
        case "trader":
            notes.append(_sell_note(state, seat, words))
        case "councillor":
            notes.append(words("san_juan-note-councillor", drawn=taken.drawn, kept=taken.kept))
        case "prospector":
            if owns(state.board, seat, numbers.GOLD_MINE) and cards_to_draw(state.board) >= numbers.MINE_CARDS:
                notes.append(words("san_juan-note-gold-mine"))
    return notes + _others(role, state, seat, players, words)


def worth_now(key: str, state: SanJuanState, seat: int, words: Words) -> str:
    """What a six-cost building would count now: "worth now: Well, Tower, itself"."""
    board = state.board
    violets = [KEYS[kind] for kind in members(board[numbers.VIOLETS + seat])]
    match key:
        case "city-hall":
            named = [card_name(violet, words) for violet in violets if violet != key]
            counted = words.listing([*named, words("san_juan-worth-itself")])
        case "triumphal-arch":
            monuments = [card_name(violet, words) for violet in violets if violet in MONUMENTS]
            counted = words.listing(monuments) if monuments else words("san_juan-nothing")
        case "guild-hall":
            counted = words("san_juan-part-guild_hall", count=int(plant_count(board, seat)))
        case _:
            counted = words("san_juan-part-palace", count=int(before_palace(board, seat)))
    return words("san_juan-worth-now", counted=counted)


def _build_note(state: SanJuanState, seat: int, words: Words) -> str:
    """How many of its cards the taker of the Builder could build."""
    possible = buildable(state, seat)
    cards = int(state.board[numbers.HAND_COUNT + seat])
    if possible:
        return words("san_juan-note-build", count=possible, cards=cards)
    most = int(builder.purse(state.board, seat, max(0, cards - 1), numbers.NONE, 0))
    return words("san_juan-note-build-none", cards=cards, most=most)


def buildable(state: SanJuanState, seat: int) -> int:
    """How many cards of a hand could be built, if the seat were asked now."""
    hand = numbers.HANDS + numbers.SET_WORDS * seat
    return sum(int(count(state.board, hand, kind)) for kind in hand_kinds(state, seat) if _can_build(state, seat, kind))


def _produce_note(state: SanJuanState, seat: int, words: Words) -> str:
    empty = empty_plants(state, seat)
    if not empty:
        return words("san_juan-note-produce-none")
    return words("san_juan-note-produce", goods=goods_text(empty, words, plain=True))


def empty_plants(state: SanJuanState, seat: int) -> list[GoodName]:
    """The goods that a seat's empty plants would make."""
    return [
        good
        for plant, good in enumerate(GOOD_NAMES)
        for _ in range(_at(state, numbers.PLANTS, seat, plant) - _at(state, numbers.GOODS, seat, plant))
    ]


def goods_of(state: SanJuanState, seat: int) -> list[GoodName]:
    """The goods of a seat."""
    return [good for plant, good in enumerate(GOOD_NAMES) for _ in range(_at(state, numbers.GOODS, seat, plant))]


def _at(state: SanJuanState, place: int, seat: int, plant: int) -> int:
    return int(state.board[place + numbers.PLANT_KINDS * seat + plant])


def _sell_note(state: SanJuanState, seat: int, words: Words) -> str:
    """The goods of a seat, and what they would bring at the next prices if those are known."""
    owned = goods_of(state, seat)
    if not owned:
        return words("san_juan-note-sell-none")
    named = goods_text(owned, words)
    tile = state.board[numbers.CYCLE + state.board[numbers.CYCLE_AT]]
    if tile == numbers.NONE:
        return words("san_juan-note-sell", goods=named)
    trial = state.copy()
    trial.board[numbers.ROLE] = numbers.TRADER
    limit = int(goods_limit(trial.board, state.seats, seat))
    paid = sorted((int(numbers.PRICES[numbers.TILES * tile + GOOD_NAMES.index(good)]) for good in owned), reverse=True)
    return words("san_juan-note-sell-for", goods=named, most=sum(paid[:limit]))


def _others(role: str, state: SanJuanState, seat: int, players: Names, words: Words) -> list[str]:
    """What the others have that a role is about: cards to build, empty plants, goods to sell."""
    board = state.board
    others = [(seat + k) % state.seats for k in range(1, state.seats)]
    match role:
        case "builder":
            key, counts = "build", [int(board[numbers.HAND_COUNT + other]) for other in others]
        case "producer":
            key, counts = "produce", [int(plant_count(board, o) - good_count(board, o)) for o in others]
        case "trader":
            key, counts = "sell", [int(good_count(board, other)) for other in others]
        case _:
            return []
    each = [
        words("san_juan-note-player", player=players[other], count=n) for other, n in zip(others, counts, strict=True)
    ]
    return [words(f"san_juan-note-others-{key}", others=", ".join(each))]


# ---------------------------------------------------------------- passing in advance


def decline_notes(code: int, state: SanJuanState, seat: int, players: Names, words: Words) -> list[str]:
    """What a pass gives up, and what that would cost now as far as this view shows it."""
    state = state.copy()
    board = state.board
    board[numbers.PICKER] = (seat + 1) % state.seats  # somebody else will have the privilege
    declined = text.DECLINED[code]
    cards = int(board[numbers.HAND_COUNT + seat])
    cost = ""
    match declined:
        case "build" if not cards or hand_kinds(state, seat):  # a spectator's view does not show the hand
            possible = buildable(state, seat)
            most = int(builder.purse(board, seat, max(0, cards - 1), numbers.NONE, 0))
            if possible:
                cost = words("san_juan-costs-build", cards=possible)
            else:
                cost = words("san_juan-costs-no-build", cards=cards, most=most)
        case "produce":
            empty = empty_plants(state, seat)
            if empty:
                cost = words("san_juan-costs-produce", goods=goods_text(empty, words, plain=True))
            else:
                cost = words("san_juan-costs-no-produce")
        case "sell":
            owned = goods_of(state, seat)
            if owned:
                cost = words("san_juan-costs-sell", goods=goods_text(owned, words))
            else:
                cost = words("san_juan-costs-no-sell")
        case "tuck" if not cards:
            cost = words("san_juan-costs-no-tuck")
    return [words(f"san_juan-gives-up-{declined}"), *([cost] if cost else [])]


# ---------------------------------------------------------------- nearly over


def alerts(state: SanJuanState, players: Names, words: Words) -> list[Alert]:
    """Who is about to end the game, and that the end has begun."""
    last = numbers.BUILDINGS_TO_END
    built = [int(state.board[numbers.BUILDING_COUNT + seat]) for seat in range(state.seats)]
    most = max(built)
    first = built.index(most)
    found = [
        Alert(seat, words("san_juan-alert-more", left=last - buildings))
        for seat, buildings in enumerate(built)
        if last - NEARLY <= buildings < last and most < last
    ]
    facts_of_all = {**players.who(first), "buildings": most, "all": last}
    if most >= last:
        found.insert(0, Alert(-1, words("san_juan-alert-last-phase", **facts_of_all)))
    elif most == last - 1:
        found.insert(0, Alert(-1, words("san_juan-alert-last-rounds", **facts_of_all)))
    return found


def describe_progress(view: SanJuanView, words: Words) -> str:
    """The round; nobody knows how many there will be."""
    return words("san_juan-board-round", round=view.round)
