"""Advice for a player of Patrician: what a choice brings, why another is impossible, and how near the end is.

Everything is made from the mover's own view, or from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from ludoteca.core.actions import Alert
from ludoteca.core.game import SPECTATOR
from ludoteca.core.names import Names
from ludoteca.core.text import Words
from ludoteca.games.patrician import moves
from ludoteca.games.patrician.cards import CITY_NAMES, FACES, PORTRAIT_NAMES
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.facts import BuildFacts, PlayFacts, build_facts, play_facts
from ludoteca.games.patrician.standing import Payout, leader, messenger_bonus, portrait_sets
from ludoteca.games.patrician.text import describe_card
from ludoteca.games.patrician.view import PatricianView, owners

if TYPE_CHECKING:
    from ludoteca.games.patrician import Patrician

LAST_ROUNDS: Final = numbers.HAND_SIZE  # with nothing left to take, a hand lasts this many rounds

# ---------------------------------------------------------------- what a choice brings


def choice_notes(
    game: Patrician, code: int, state: PatricianState, seat: int, players: Names, words: Words
) -> list[str]:
    """A legal move explained from the mover's view, in sentences."""
    match game.move(code):
        case moves.Play():
            return list(_play_notes(game, play_facts(game, state, seat, code), words))
        case moves.Build(sites):
            return list(_build_notes(build_facts(game, state, seat, sites), seat, players, words))
        case moves.Shift(city, site):
            return list(_shift_notes(state, city, site, players, words))
        case moves.Take(city):
            card = state.board[numbers.FACE_UP_CARD + CITY_NAMES.index(city)]
            return list(_take_notes(game, state, seat, card, words))
        case moves.Send(road):
            return [_messenger_note(state, city, words) for city in road]
        case moves.Keep():
            return [words("patrician-note-keep", messengers=state.board[numbers.MESSENGERS_LEFT + seat])]
    return []


def _play_notes(game: Patrician, facts: PlayFacts, words: Words) -> Iterator[str]:
    if facts.finishes:
        yield words("patrician-note-finishes", city=facts.city, points=facts.points)
    elif facts.leads:
        yield words(f"patrician-note-lead-{'-'.join(facts.leads)}", city=facts.city)
    if facts.portrait is not None:
        portrait = words(f"patrician-portrait-{facts.portrait}")
        if facts.portrait_points:
            yield words("patrician-note-set", portrait=portrait, points=facts.portrait_points)
        else:
            more = facts.portraits_missing
            yield words("patrician-note-missing", portrait=portrait, more=more, points=numbers.SET_POINTS)
    if facts.last:
        yield words("patrician-note-last", city=facts.city)
    if len(facts.takes) == 1:
        yield words("patrician-board-then-take", card=describe_card(game, facts.takes[0], words))
    elif facts.takes:
        yield words("patrician-board-then-any")


def _build_notes(facts: BuildFacts, seat: int, players: Names, words: Words) -> Iterator[str]:
    if facts.finishes:
        yield describe_payout(facts.payout, players, words)
    elif facts.leads:
        yield words(f"patrician-note-lead-{'-'.join(facts.leads)}", city=facts.city)


def describe_payout(payout: Sequence[Payout], players: Names, words: Words) -> str:
    """Who wins the tokens of a city that a build finishes; a finished city has a winner in both towers."""
    high, low = payout
    assert high.seat is not None
    assert low.seat is not None
    points = {"high": high.points, "low": low.points}
    if high.seat == low.seat:
        return words("patrician-note-both", **points, **players.who(high.seat))
    return words("patrician-note-each", **points, **players.who(high.seat), **players.who(low.seat, "other"))


def _shift_notes(state: PatricianState, city: str, site: moves.Site, players: Names, words: Words) -> Iterator[str]:
    """The towers whose leader changes."""
    number = CITY_NAMES.index(city)
    board = list(state.board)
    towers = [owners(board, 2 * number), owners(board, 2 * number + 1)]
    before = [leader(tower) for tower in towers]
    at = moves.SITES.index(site)
    towers[1 - at].append(towers[at].pop())
    changed = False
    for side, old, tower in zip(moves.SITES, before, towers, strict=True):
        new = leader(tower)
        if new == old:
            continue
        changed = True
        if new is None:
            yield words(f"patrician-note-empty-{side}")
        else:
            yield words(f"patrician-note-leads-{side}", **players.who(new))
    if not changed:
        yield words("patrician-note-no-change")


def _take_notes(game: Patrician, state: PatricianState, seat: int, card: int, words: Words) -> Iterator[str]:
    """What the card would bring when it is played later."""
    face = FACES[game.deck.buildings[card].face]
    city = numbers.CITY_OF[card]
    if face.portrait_count:
        name = PORTRAIT_NAMES[face.portrait]
        owned = state.board[numbers.PORTRAITS + numbers.PORTRAIT_KINDS * seat + face.portrait]
        before, now = (portrait_sets({name: count})[name] for count in (owned, owned + face.portrait_count))
        portrait = words(f"patrician-portrait-{name}")
        if now.points > before.points:
            yield words("patrician-note-set", portrait=portrait, points=now.points - before.points)
        else:
            more = now.needed - now.toward_next
            yield words("patrician-note-missing", portrait=portrait, more=more, points=numbers.SET_POINTS)
    room = numbers.FLOORS[city] - state.board[numbers.HEIGHT + 2 * city] - state.board[numbers.HEIGHT + 2 * city + 1]
    yield words("patrician-note-room", city=CITY_NAMES[city], floors=room)


def _messenger_note(state: PatricianState, city: str, words: Words) -> str:
    scored = state.board[numbers.SCORED + CITY_NAMES.index(city)]
    if scored:
        return words("patrician-note-messenger-late", city=city)
    return words("patrician-note-messenger", city=city, points=messenger_bonus(1))


def decline_notes(
    game: Patrician, code: int, state: PatricianState, seat: int, players: Names, words: Words
) -> list[str]:
    """What a seat gives up by passing in advance."""
    return [words("patrician-decline-keep" if code == numbers.NO_SEND else "patrician-decline-stay")]


# ---------------------------------------------------------------- what cannot be chosen


def unavailable(game: Patrician, state: PatricianState, seat: int, words: Words) -> dict[str, str]:
    """Why a site, a card, a city or a road cannot be chosen now.

    Items are `site:Verona:left`, `card:roma-4`, `city:Siena` and `road:Lucca-Siena`.
    """
    phase = state.board[numbers.PHASE]
    if state.board[numbers.TURN] != seat or phase not in (
        numbers.TO_BUILD, numbers.TO_SHIFT, numbers.TO_TAKE, numbers.TO_SEND,
    ):  # fmt: skip
        return {}
    built = numbers.CITY_OF[state.board[numbers.TURN_CARD]]
    if phase == numbers.TO_BUILD:
        return dict(_closed_sites(state, built, words))
    if phase == numbers.TO_SHIFT:
        return dict(_closed_cities(state, seat, built, words))
    if phase == numbers.TO_TAKE:
        return dict(_closed_cards(game, state, built, words))
    return dict(_closed_roads(state, built, words))


def _closed_sites(state: PatricianState, city: int, words: Words) -> Iterator[tuple[str, str]]:
    """The last floor of a city must go on an empty site."""
    left, right = (state.board[numbers.HEIGHT + 2 * city + site] for site in (numbers.LEFT, numbers.RIGHT))
    if numbers.FLOORS[city] - left - right > state.board[numbers.FLOORS_TO_BUILD] or (left and right):
        return
    if state.board[numbers.FLOORS_TO_BUILD] == 1 and (left or right):
        closed = moves.SITES[numbers.LEFT if left else numbers.RIGHT]
        yield f"site:{CITY_NAMES[city]}:{closed}", words("patrician-why-empty-site")


def _closed_cities(state: PatricianState, seat: int, built: int, words: Words) -> Iterator[tuple[str, str]]:
    for city, name in enumerate(CITY_NAMES):
        if not state.city_in_play(city) or state.may_shift_in(city, seat):
            continue
        why = "scored" if state.board[numbers.SCORED + city] else "built" if city == built else "no-floor"
        yield f"city:{name}", words(f"patrician-why-{why}", city=name)


def _closed_cards(game: Patrician, state: PatricianState, built: int, words: Words) -> Iterator[tuple[str, str]]:
    """Without the free-draw sign, only the card of the city built in can be taken, if there is one."""
    if state.faces.sign[state.board[numbers.TURN_CARD]] == numbers.FREE_DRAW_SIGN:
        return
    if state.board[numbers.FACE_UP_CARD + built] == numbers.NONE:
        return
    for city in range(numbers.CITIES):
        card = state.board[numbers.FACE_UP_CARD + city]
        if city != built and card != numbers.NONE:
            yield f"card:{game.deck.keys[card]}", words("patrician-why-other-card", city=CITY_NAMES[built])


def _closed_roads(state: PatricianState, built: int, words: Words) -> Iterator[tuple[str, str]]:
    for road in range(state.roads()):
        if state.may_send_messenger_on(road):
            continue
        a, b = numbers.ROAD_ENDS[2 * road], numbers.ROAD_ENDS[2 * road + 1]
        item = "road:" + "-".join(sorted((CITY_NAMES[a], CITY_NAMES[b])))
        if state.board[numbers.MESSENGER_ON + road]:
            yield item, words("patrician-why-taken-road")
        elif built in (a, b):
            yield item, words("patrician-why-built", city=CITY_NAMES[built])
        else:
            full = a if state.board[numbers.MESSENGERS_AT + a] >= numbers.MESSENGERS_PER_CITY else b
            yield item, words("patrician-why-full", city=CITY_NAMES[full], messengers=numbers.MESSENGERS_PER_CITY)


# ---------------------------------------------------------------- how far the game is


def alerts(game: Patrician, state: PatricianState, players: Names, words: Words) -> list[Alert]:
    """The last rounds, in which the hands run out; before them, the last card of the pile."""
    board = state.board
    if board[numbers.PHASE] == numbers.OVER:
        return []
    pile = board[numbers.DRAW_PILE_SIZE]
    face_up = sum(board[numbers.FACE_UP_CARD + city] != numbers.NONE for city in range(numbers.CITIES))
    if pile + face_up == 0:
        first = numbers.HANDS + numbers.HAND_SIZE * board[numbers.TURN]
        hand = sum(card != numbers.NONE for card in board[first : first + numbers.HAND_SIZE])
        rounds = hand + (board[numbers.PHASE] != numbers.TO_PLAY)
        if rounds <= LAST_ROUNDS:
            return [Alert(SPECTATOR, words("patrician-alert-rounds", rounds=rounds))]
    if pile == 0:
        return [Alert(SPECTATOR, words("patrician-alert-no-pile", cards=face_up))]
    return [Alert(SPECTATOR, words("patrician-alert-last-card"))] if pile == 1 else []


def describe_progress(game: Patrician, view: PatricianView, words: Words) -> str:
    """The round, and how many there are."""
    return words("patrician-board-round", now=view.round, all=view.rounds)
