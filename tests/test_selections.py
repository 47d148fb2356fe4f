"""Selections: every set that the rules allow can be chosen in any order."""

from __future__ import annotations

import contextlib
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

import pytest

from ludoteca.core.engine.state import State
from ludoteca.core.errors import IllegalMove
from ludoteca.core.game import Game
from ludoteca.core.laws import random_match, setups
from ludoteca.core.legal import legal_codes
from ludoteca.core.match import NO_LUCK, Match
from ludoteca.core.record import load
from ludoteca.core.replay import play_again, verify
from ludoteca.core.selection import Selection
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find, shelf
from ludoteca.games.san_juan.moves import Discard
from ludoteca.server.tables.gestures import check_gesture
from tests.engine import once
from tests.test_play import Table

pytestmark = once  # the selections are the same with either engine

MOST_POSITIONS = 40  # of a game; if there are more, a sample is used
MOST_SETS = 30
MOST_ORDERS = 6
Set = tuple[int, ...]

# The position of a bug report: Aqueduct costs 2, in hand are Silver Smelter, Quarry and Victory Column.
AQUEDUCT = ("take builder", "build aqueduct")
SETUPS = [game for title in shelf() for game in setups(title)]


def by_steps(state: State, seat: int, selection: Selection, done: Set = ()) -> Iterator[Set]:
    """Every set that can be chosen with legal steps, as the steps that choose it."""
    for code in legal_codes(state, seat):
        steps = (*done, code)
        trial = state.copy()
        continues = len(steps) < selection.most and code != selection.end
        if continues:
            try:
                trial.apply(seat, code, NO_LUCK)
            except RuntimeError:  # the set is complete, and the choices of all seats are carried out
                continues = False
            else:
                continues = selection.end is None or selection.end in legal_codes(trial, seat)
        if continues:
            yield from by_steps(trial, seat, selection, steps)
        else:
            yield steps


def by_choice(selection: Selection) -> set[Set]:
    """Every set that a selection allows."""
    found: set[Set] = {()} if selection.end is not None else set()
    reached: set[Set] = {()}
    while reached:
        longer = {tuple(sorted((*some, code))) for some in reached for code in selection.available(some)}
        found |= longer if selection.end is not None else {some for some in longer if selection.is_complete(some)}
        reached = longer
    return found


class Position(NamedTuple):
    """A position in which a seat has to choose several items as one."""

    steps: int
    seat: int
    selection: Selection

    def of(self, game_match: Match) -> Match:
        """The match at this position."""
        return play_again(game_match.record, find, self.steps)


def game_with_selections(game: Game, seed: int) -> tuple[Match, list[Position]]:
    """A random game, and the positions in which somebody had to choose."""
    positions: list[Position] = []

    def watch(match: Match) -> None:
        for seat in match.actors:
            selection = game.selection(match.state.blank(seat), seat)
            if selection is not None:
                positions.append(Position(len(match.steps), seat, selection))

    return random_match(game, seed, watch), positions


@pytest.mark.parametrize("game", SETUPS, ids=lambda game: game.fingerprint)
def test_selections_allow_exactly_the_legal_sets_in_any_order(
    game: Game,
) -> None:
    luck = random.Random(1)
    game_match, positions = game_with_selections(game, 3)
    small = [position for position in positions if sum(position.selection.counts.values()) < 10]
    for position in luck.sample(small, min(MOST_POSITIONS, len(small))):
        seat, selection, match = position.seat, position.selection, position.of(game_match)
        view = match.state.blank(seat)
        ways = set(by_steps(match.state, seat, selection))
        allowed = {tuple(sorted(code for code in steps if code != selection.end)) for steps in ways}
        assert by_choice(selection) == allowed
        assert selection.forced == (len(allowed) == 1)
        for chosen in luck.sample(sorted(allowed), min(MOST_SETS, len(allowed))):
            orders = list(dict.fromkeys(permutations(chosen)))
            for order in luck.sample(orders, min(MOST_ORDERS, len(orders))):
                steps = match.check(game.select(view, seat, order), seat)
                assert Counter(code for code in steps if code != selection.end) == Counter(chosen)
                assert steps in ways


# ---------------------------------------------------------------- at the terminal


class Chooser:
    """A person in one seat of a position; the others are bots."""

    def __init__(self, match: Match, seat: int, path: Path, lang: str = "en") -> None:
        self.match, self.seat, self.path, self.lang = match, seat, path, lang
        self.before = len(match.steps)

    def types(self, *typed: str) -> tuple[str, list[int]]:
        """Type these lines; return the screen's text and the codes that the seat has played."""
        seats = ",".join("you" if seat == self.seat else "random" for seat in range(self.match.game.seats))
        table = Table(self.path, seats, typed, self.lang, match=play_again(self.match.record, find))
        shown = table.play()
        self.path.unlink()
        return shown, [step.code for step in table.match.steps[self.before :] if step.seat == self.seat]

    def listed(self) -> dict[str, int]:
        """The numbers of the choices, by their notation, as the screen shows them."""
        return {name: int(number) for number, name in re.findall(r"^(\d+)\. (.+?):", self.types()[0], re.MULTILINE)}


def spread(game: Game, positions: list[Position], count: int) -> list[Position]:
    """A few positions with a choice of several items, of every kind that occurs."""
    kinds: dict[str, list[Position]] = {}
    for position in positions:
        selection = position.selection
        if not selection.forced and selection.most > 1 and sum(selection.counts.values()) < 10:
            verb = game.notation(next(iter(selection.counts))).partition(" ")[0]
            kinds.setdefault(verb, []).append(position)
    return [position for some in kinds.values() for position in some[:: max(1, len(some) // count)][:count]]


def random_orders(selection: Selection, luck: random.Random) -> list[Set]:
    """Some sets, each in a random order."""
    sets = [chosen for chosen in sorted(by_choice(selection)) if len(chosen) > 1]
    return [tuple(luck.sample(chosen, len(chosen))) for chosen in luck.sample(sets, min(2, len(sets)))]


@once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "game",
    [
        find("san_juan")(2, {"starting_hand": True}),
        find("san_juan")(3),
        find("patee_imperiale")(2),
    ],
    ids=lambda game: f"{game.key} {game.seats}",
)
def test_every_set_can_be_typed_in_any_order_by_number_or_name_at_once_or_one_by_one(
    game: Game, lang: str, tmp_path: Path
) -> None:
    luck, words = random.Random(lang), Words(lang)
    verbs = set()
    game_match, positions = game_with_selections(game, 1)
    for position in spread(game, positions, 2):
        seat, selection, match = position.seat, position.selection, position.of(game_match)
        person = Chooser(match, seat, tmp_path / "a.ludo.json", lang)
        numbers = person.listed()
        view = match.state.blank(seat)
        for chosen in random_orders(selection, luck):
            wanted = list(game.select(view, seat, chosen))
            notations = [game.notation(code) for code in chosen]
            verbs.add(notations[0].partition(" ")[0])
            by_number = [str(numbers[notation]) for notation in notations]
            by_name = [game.choice_name(code, words) for code in chosen]
            done = selection.end is None or len(chosen) == selection.most
            end = [] if done or selection.end is None else [game.notation(selection.end)]
            for typed in (
                by_number,
                by_name,
                notations,
                [" ".join(by_number)],
                [",".join(by_number)],
                [", ".join(by_name)],
            ):
                shown, played = person.types(*typed, *end)
                assert played[: len(wanted)] == wanted, (typed, shown)
    assert verbs >= ({"pay", "discard"} if game.key == "san_juan" else {"show"})


def at_the_aqueduct() -> Chooser:
    match = find("san_juan")(2, {"crane_good_pays": True}).deal(seed=3)
    for move in AQUEDUCT:
        match.play(move)
    return Chooser(match, 0, Path())


@pytest.fixture
def ada(tmp_path: Path) -> Chooser:
    """A seat that builds the Aqueduct and holds Silver Smelter, Quarry and Victory Column."""
    person = at_the_aqueduct()
    person.path = tmp_path / "ada.ludo.json"
    return person


def paid(person: Chooser, codes: Sequence[int]) -> list[str]:
    game = person.match.game
    notations = [game.notation(code) for code in codes]
    return [notation.removeprefix("pay ") for notation in notations if notation.startswith("pay ")]


@once
def test_after_one_card_the_others_can_still_be_chosen(ada: Chooser) -> None:
    shown, codes = ada.types("quarry")
    assert "Chosen: Quarry. One more." in shown
    assert "Forced move" not in shown
    assert paid(ada, codes) == []


@once
@pytest.mark.parametrize(
    "typed",
    [
        ("quarry", "silver smelter"), ("2", "1"), ("2 1",), ("2,1",), ("2, 1",), ("quarry, silver smelter",), ("q, s",),
        ("quarry and silver smelter",), ("quarry silver smelter",), ("pay quarry", "pay silver smelter"),
        ("pay quarry, silver smelter",), ("2", "silver"), ("3", "undo", "2", "1"), ("1", "undo", "quarry, silver"),
        ("1 1", "1 2 3", "9", "atlantis", "quarry, quarry", "quarry, atlantis", "2 quarry", "1", "2"),
    ],
    ids=" | ".join,
)  # fmt: skip
def test_two_cards_can_be_named_in_many_ways(ada: Chooser, typed: tuple[str, ...]) -> None:
    _, codes = ada.types(*typed)
    assert paid(ada, codes)[:2] == ["silver smelter", "quarry"]


@once
@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("1 2 3", "That is too many: only 2 more can be chosen. Nothing was changed."),
        ("quarry, quarry", "There is only one Quarry to choose. Nothing was changed."),
        ("4", "The moves are numbered from 1 to 3."),
        (
            "quarry, atlantis",
            "“atlantis” is not a move you can make now. Choose from: Silver Smelter, Quarry, Victory Column.",
        ),
    ],
)
def test_an_impossible_choice_is_refused_and_changes_nothing(ada: Chooser, typed: str, sentence: str) -> None:
    shown, codes = ada.types(typed)
    assert sentence in shown
    assert "Chosen:" not in shown
    assert codes == []


@once
def test_undo_takes_back_one_card_of_an_open_payment_and_all_of_a_complete_one(ada: Chooser) -> None:
    shown, codes = ada.types("quarry", "undo", "victory column, quarry", "undo", "silver smelter, quarry")
    assert "Put back: Quarry." in shown
    assert shown.count("Build the Aqueduct: pay 2 cards.") >= 3
    assert paid(ada, codes)[:2] == ["silver smelter", "quarry"]


@once
def test_redo_repeats_a_whole_payment(ada: Chooser) -> None:
    shown, codes = ada.types("victory column, quarry", "undo", "redo")
    assert "Redone." in shown
    assert paid(ada, codes)[:2] == ["quarry", "victory column"]


@once
def test_a_record_with_an_undone_payment_verifies(tmp_path: Path) -> None:
    match = at_the_aqueduct().match
    table = Table(tmp_path / "a.ludo.json", "you,random", ["2 3", "undo", "redo", "undo", "1 2"], match=match)
    table.play()
    assert verify(load(table.path), find).state.same(table.match.state)


@once
def test_a_payment_that_takes_the_whole_hand_is_automatic(tmp_path: Path) -> None:
    match = find("san_juan")(2, {"crane_good_pays": True}).deal(seed=3)
    match.play("take builder")
    shown, codes = Chooser(match, 0, tmp_path / "a.ludo.json").types("build quarry")
    assert shown.count("Forced move: You pay") == 3
    assert len(codes) == 4


@once
def test_a_game_saved_during_a_payment_continues_with_the_chosen_cards(
    ada: Chooser,
) -> None:
    ada.match.play("pay quarry")
    shown, _ = ada.types()
    assert "Chosen: Quarry. One more." in shown
    assert "pay silver smelter" in shown
    ada.before -= 1
    _, codes = ada.types("silver smelter")
    assert paid(ada, codes)[:2] == ["silver smelter", "quarry"]


@once
def test_goods_are_named_in_any_order_and_in_any_number(tmp_path: Path) -> None:
    game = find("san_juan")(2)
    game_match, positions = game_with_selections(game, 5)
    for position in positions:
        selection = position.selection
        if selection.most > 1 and len(selection.counts) > 1 and selection.end is not None:
            person = Chooser(position.of(game_match), position.seat, tmp_path / "a.ludo.json")
            rising = sorted(selection.counts)[:2]
            for order in (rising, rising[::-1]):
                names = [game.notation(code).partition(" ")[2] for code in order]
                _, codes = person.types(*names, "no more")
                assert sorted(codes[:2]) == rising
            _, codes = person.types("no more")
            assert codes[0] == selection.end
            return
    pytest.fail("nobody could choose between goods")


@once
def test_a_gesture_may_end_after_any_of_the_goods_in_any_order() -> None:
    """A client does not know after which of them nothing can follow, so it always names the step that ends."""
    game = find("san_juan")(2)
    game_match, positions = game_with_selections(game, 5)
    lists = [each for each in positions if each.selection.end is not None and each.selection.most > 1]
    assert any(len(each.selection.counts) > 1 for each in lists)
    for position in lists:
        match, selection = position.of(game_match), position.selection
        assert selection.end is not None
        for size in range(1, selection.most):
            for chosen in permutations(selection.counts, size):
                steps = check_gesture(match, position.seat, (*chosen, selection.end))
                assert {*steps} - {selection.end} == {*chosen}


def test_no_card_has_the_name_of_a_command() -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        for title in shelf():
            game = title(title.seat_counts[0])
            names = {game.card_name(card.key, words).split()[0].lower() for card in game.deck.cards()}
            for name in ("help", "board", "hint", "undo", "redo", "rules", "card", "scores", "log", "save", "quit"):
                assert not names & {*words(f"play-command-{name}").split(), name}


def test_items_of_the_next_question_stay_behind_those_of_this_one() -> None:
    """Cards for the Archive, then for the hand limit: they used to be sorted together."""
    game = find("san_juan")(2, {"starting_hand": True})
    found = 0
    for seed in range(40):
        match = game.deal(seed=seed)
        rng = random.Random(seed)
        while not match.over:
            seat = rng.choice(match.actors)
            legal = match.legal_codes(seat)
            selection = game.selection(match.state.blank(seat), seat)
            if selection is not None and isinstance(game.move(legal[0]), Discard):
                items = [code for code, count in selection.counts.items() for _ in range(count)]
                named = tuple(rng.sample(items, min(len(items), selection.most + 1)))
                with contextlib.suppress(IllegalMove):
                    steps = check_gesture(match, seat, named)
                    if len(steps) > selection.most:
                        found += 1
                        assert sorted(steps[: selection.most]) == sorted(named[: selection.most])
            match.play(rng.choice(legal), seat)
    assert found
