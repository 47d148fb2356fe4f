"""One decision at a time: a gesture ends where its decision ends, and nothing of the next one is shown with it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ludoteca.bots import make
from ludoteca.core.match import Match
from ludoteca.core.text import Words
from ludoteca.games import find, keys
from ludoteca.games.patee_imperiale.engine import numbers as patee
from ludoteca.games.san_juan.engine import numbers as san_juan
from ludoteca.server.messages import wire
from ludoteca.server.messages.presenter import Presenter
from tests.engine import once

pytestmark = once

WORDS = Words("en")
LONGEST = 12


def games(key: str, seats: int, **options: str) -> Iterator[Match]:
    """Every position of some games between simple bots."""
    for seed in range(12):
        match = find(key)(seats, options).deal(seed=seed)
        rng = random.Random(seed)
        bots = [make("easy", seed + seat) for seat in range(seats)]
        while not match.over:
            yield match
            seat = rng.choice(match.actors)
            match.play(bots[seat].choose(match.state.blank(seat), seat, match.legal_codes(seat)), seat)


def tried(match: Match, seat: int, *steps: int) -> wire.Tried:
    return Presenter(match, WORDS, False).preview(1, 1, seat, steps)


def whole(match: Match, seat: int, first: int) -> tuple[list[int], wire.Tried]:
    """A gesture from its first step to its end, always with the first choice."""
    steps = [first]
    while not (preview := tried(match, seat, *steps)).complete:
        steps.append(preview.moves[0].code)
        assert len(steps) < LONGEST
    return steps, preview


def is_empty(preview: wire.Tried) -> bool:
    return not preview.moves and not preview.prompt and preview.selection is None


@pytest.mark.parametrize("key", keys())
def test_a_preview_shows_what_may_follow_only_within_its_decision(key: str) -> None:
    rng = random.Random(key)
    complete = partial = same_seat_next = 0
    for number, match in enumerate(games(key, find(key).seat_counts[0])):
        if number % 9:
            continue
        seat = match.actors[0]
        steps = [rng.choice(match.legal_codes(seat))]
        while not (preview := tried(match, seat, *steps)).complete:
            partial += 1
            assert preview.prompt
            assert preview.moves
            steps.append(rng.choice(preview.moves).code)
        complete += 1
        same_seat_next += not preview.turn_passes and preview.stops is None
        assert is_empty(preview)
    assert complete > 20
    assert partial
    assert same_seat_next


def test_a_payment_of_san_juan_does_not_run_into_the_next_role() -> None:
    """The page said "Take a role. Indigo Plant · 1 of 1 paid", without a button that does it."""
    found = 0
    for match in games("san_juan", 2):
        if match.state.board[san_juan.PHASE] != san_juan.TO_BUILD or found > 10:
            continue
        seat = match.actors[0]
        for code in match.legal_codes(seat):
            steps, preview = whole(match, seat, code)
            if len(steps) > 1 and not preview.turn_passes and preview.stops is None:  # a role would be next
                begun = tried(match, seat, code)
                assert "Pay" in begun.prompt or "pay" in begun.prompt
                assert begun.selection is not None
                assert is_empty(preview)
                found += 1
    assert found


def test_a_card_under_the_chapel_and_the_hand_limit_are_two_decisions() -> None:
    """The page counted both together: "Discard 5 cards" over "2 of 7 discarded"."""
    for match in games("san_juan", 3):
        board = match.state.board
        if board[san_juan.PHASE] != san_juan.TO_BEGIN_ROUND:
            continue
        for seat in match.actors:
            if not board[san_juan.CHAPELS_TO_ASK] >> seat & 1:
                continue
            for code in match.legal_codes(seat):
                preview = tried(match, seat, code)
                assert preview.complete
                assert is_empty(preview)
                if preview.stops is None and not preview.turn_passes:
                    return  # the limit is asked next, and by itself
    raise AssertionError("nobody had a Chapel and too many cards")


def test_a_list_that_may_still_grow_stays_one_decision() -> None:
    for match in games("san_juan", 3):
        if match.state.board[san_juan.PHASE] != san_juan.TO_SELL:
            continue
        for seat in match.actors:
            selection = Presenter(match, WORDS, False).selection(match.state.blank(seat), seat)
            if selection is None or selection.most < 2 or len(selection.items) < 2:
                continue
            assert selection.end is not None
            one = tried(match, seat, selection.items[0].code)
            assert not one.complete
            assert one.selection is not None
            ended = tried(match, seat, selection.items[0].code, selection.end)
            assert ended.complete
            assert is_empty(ended)
            return
    raise AssertionError("nobody could sell two goods")


def test_in_patrician_a_card_and_its_floors_are_one_decision_and_taking_a_card_is_the_next() -> None:
    """The heading said "Take a card" while the button placed the floor."""
    match = next(games("patrician", 3))
    seat = match.actors[0]
    steps, preview = whole(match, seat, match.legal_codes(seat)[0])
    assert len(steps) == 2
    begun = tried(match, seat, steps[0])
    assert {choice.notation.split()[0] for choice in begun.moves} == {"build"}
    assert begun.prompt
    assert not preview.turn_passes
    assert is_empty(preview)
    match.play(tuple(steps), seat)
    turn = Presenter(match, WORDS, False).turn(seat, 2, "no", ())
    assert {choice.notation.split()[0] for choice in turn.moves} == {"take"}


def test_a_courtier_and_the_choices_of_its_action_are_one_decision_and_another_courtier_is_the_next() -> None:
    several = more = 0
    for match in games("patee_imperiale", 3):
        if match.state.board[patee.PHASE] != patee.TO_PLAY or several > 20:
            continue
        seat = match.actors[0]
        for code in match.legal_codes(seat):
            steps, preview = whole(match, seat, code)
            several += len(steps) > 1
            assert is_empty(preview)
            more += preview.stops is None and not preview.turn_passes
    assert several
    assert more


def test_nobody_reads_how_many_have_answered_under_a_question_that_only_they_answer() -> None:
    alone = together = 0
    for match in games("san_juan", 3):
        presenter = Presenter(match, WORDS, False)
        if len(presenter.seats_asked()) < 2:
            continue
        for seat in (-1, 0, 1, 2):
            turn = presenter.turn(seat, 1, "no", ())
            if match.actors == (seat,):
                alone += 1
                assert (turn.answered, turn.asked) == (0, 0)
            else:
                together += 1
                assert turn.asked == turn.answered + len(match.actors)
    assert alone
    assert together
