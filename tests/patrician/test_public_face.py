"""The public face: errors that help, text as people type it, undo that cannot peek, records that can be trusted."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

import ludoteca
from ludoteca.core.errors import BadCards, BadMove, BadRecord, BadSetup, LudotecaError, UnknownGame
from ludoteca.core.game import Setup
from ludoteca.core.laws import random_match
from ludoteca.core.luck import Luck
from ludoteca.core.match import Match
from ludoteca.core.moves import Move
from ludoteca.core.record import Cards, Dealt, Moved, Record, Redone, Seat, Undone, decode, encode, fingerprint
from ludoteca.core.replay import Untrue, play_again, verify
from ludoteca.core.words import LANGUAGES, Words
from ludoteca.games import find
from ludoteca.games.patrician import GAME
from ludoteca.games.patrician.moves import Build, Keep, Play, Send, Shift, Stay, Take
from ludoteca.games.patrician.view import PatricianView
from tests.patrician.positions import Position, card_file

TWINS = card_file({"Roma": "X X M W* W* B* RR"})


def begun(seats: int = 3, seed: int = 1, messengers: bool = False) -> Match:
    return ludoteca.game("patrician", seats=seats, messengers=messengers).deal(seed=seed)


def notations(match: Match) -> list[str]:
    return [GAME.notation(match.setup, code) for code in match.legal_codes()]


def a_turn(match: Match) -> int:
    """Play one whole turn with the first legal moves; whose it was."""
    seat = match.actors[0]
    match.play(match.legal_codes()[0])
    while match.actors == (seat,) and shown(match).step != "play":
        match.play(match.legal_codes()[-1])
    return seat


def shown(match: Match) -> PatricianView:
    view = match.view(-1)
    assert isinstance(view, PatricianView)
    return view


def one_sentence(error: LudotecaError) -> str:
    """The error in English; it has words in every language, on one line, and shows no Python."""
    for lang in LANGUAGES:
        told = error.told(Words(lang))
        assert told.strip()
        assert "\n" not in told
        assert "Traceback" not in told
    assert str(error)[-1] in ".!?"
    return str(error)


# --- set-up


def test_a_set_up_that_does_not_exist_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadSetup) as seats:
        ludoteca.game("patrician", seats=6)
    assert one_sentence(seats.value) == "Patrician is for 2, 3, 4 and 5 players, not 6."
    with pytest.raises(BadSetup) as option:
        ludoteca.game("patrician", seats=3, merchants=True)
    assert "messengers, ambassadors, refill_scored_cities" in one_sentence(option.value)
    with pytest.raises(BadSetup) as value:
        ludoteca.game("patrician", seats=3, messengers="perhaps")
    assert one_sentence(value.value) == "Option messengers is yes or no, not “perhaps”."
    with pytest.raises(UnknownGame) as unknown:
        ludoteca.game("patrizier", seats=3)
    assert "patrician" in one_sentence(unknown.value)


def test_players_must_be_as_many_as_seats() -> None:
    with pytest.raises(BadSetup, match="3 players are needed, not 2"):
        ludoteca.game("patrician", seats=3).deal(seed=1, players=["Ada", "Bo"])


# --- errors say what was wrong and what would be legal


def test_an_illegal_move_is_named_with_what_would_be_legal() -> None:
    match = begun()
    for move in ("take siena", Take("Siena"), 85):
        with pytest.raises(BadMove) as caught:
            match.play(move)
        told = one_sentence(caught.value)
        assert "take siena" in told
        assert all(notation in told for notation in notations(match))


def test_a_move_that_is_no_move_of_the_game_is_refused() -> None:
    match = begun()
    wrong = (
        Play("roma-9"), Take("Napoli"), Send(("Roma", "Milano")), Send(("Siena", "Roma")), Shift("Napoli", "left"),
        Build(("right", "left")), Build(()),
    )  # fmt: skip
    for move in (*wrong, 104, -1, 10**30):
        with pytest.raises(BadMove) as caught:
            match.play(move)
        one_sentence(caught.value)


def test_nonsense_empty_and_very_long_text_is_refused_with_what_can_be_done() -> None:
    match = begun()
    for text in ("", "   ", "castle", "\0", "play " * 500, "пьеса", "1"):
        with pytest.raises(BadMove) as caught:
            match.play(text)
        told = one_sentence(caught.value)
        assert notations(match)[0] in told
        assert len(told) < 600


def test_who_is_not_to_act_is_told_who_is() -> None:
    match = begun()
    (seat,) = match.actors
    other = (seat + 1) % 3
    with pytest.raises(BadMove) as caught:
        match.play(match.legal_codes()[0], other)
    assert one_sentence(caught.value) == f"It is not the turn of player {other + 1}. To act: {seat + 1}."


def test_after_the_end_nobody_may_act() -> None:
    match = random_match(ludoteca.game("patrician", seats=2), 1)
    with pytest.raises(BadMove, match=r"^The game is over\.$"):
        match.play("play roma crest")


def test_an_error_changes_nothing() -> None:
    match = begun()
    before, entries = fingerprint(match.state), len(match.record.entries)
    with pytest.raises(BadMove):
        match.play("take siena")
    assert (fingerprint(match.state), len(match.record.entries)) == (before, entries)


# --- text


def reads(table: Position, text: str) -> str:
    """What a text is read as, now."""
    (seat,) = (number for number in range(table.setup.seats) if table.state.actors() >> number & 1)
    legal = [code for code in range(GAME.move_count) if GAME.notation(table.setup, code) in table.legal()]
    (code,) = GAME.read(table.setup, table.state.blank(seat), seat, text, legal)
    return GAME.notation(table.setup, code)


def test_a_beginning_that_fits_one_move_is_enough() -> None:
    table = Position(2).hand("a", "roma lady star", "siena beard").to_play("a")
    assert reads(table, "play s") == "play siena beard"
    assert reads(table, "  PLAY   Roma ") == "play roma lady star"


def test_a_beginning_that_fits_several_moves_is_answered_with_those() -> None:
    table = Position(2).hand("a", "roma lady star", "roma beard star", "siena beard").to_play("a")
    with pytest.raises(BadMove) as caught:
        reads(table, "play roma")
    told = one_sentence(caught.value)
    assert told == "“play roma” could be several moves: play roma lady star, play roma beard star."


def test_a_whole_notation_is_meant_even_if_another_begins_with_it() -> None:
    table = Position(2).hand("a", "roma lady", "roma lady star").to_play("a")
    assert reads(table, "play roma lady") == "play roma lady"
    with pytest.raises(BadMove, match="could be several"):
        reads(table, "play roma l")


def test_the_second_of_two_like_cards_is_typed_as_what_it_shows() -> None:
    table = Position(2, TWINS).hand("a", "roma lady star 2", "siena beard").to_play("a")
    assert reads(table, "play roma lady star") == "play roma lady star 2"


def test_every_step_can_be_made_as_text_as_struct_and_as_number() -> None:
    for kind in ("text", "struct", "code"):
        match = begun(2, 3, messengers=True)
        while not match.over:
            code = match.legal_codes()[0]
            told: dict[str, int | str | Move] = {
                "text": GAME.notation(match.setup, code),
                "struct": GAME.move(match.setup, code),
                "code": code,
            }
            match.play(told[kind])
        assert fingerprint(match.state) == fingerprint(_first_moves().state)


def _first_moves() -> Match:
    match = begun(2, 3, messengers=True)
    while not match.over:
        match.play(match.legal_codes()[0])
    return match


def test_moves_are_told_in_every_language() -> None:
    setup = ludoteca.game("patrician", seats=5)
    for lang in LANGUAGES:
        told = [GAME.tell_move(setup, code, Words(lang)) for code in range(GAME.move_count)]
        assert all(told)
    for move in (Stay(), Keep()):
        assert GAME.tell_move(setup, GAME.code(setup, move), Words("en"))


# --- undo


def test_play_and_build_are_taken_back_freely_before_the_refill_reveals_a_card() -> None:
    match = begun()
    (seat,) = match.actors
    start = fingerprint(match.state)
    match.play(match.legal_codes()[0])
    after_play = fingerprint(match.state)
    match.play("build left")
    match.undo(seat)
    assert fingerprint(match.state) == after_play
    match.undo(seat)
    assert fingerprint(match.state) == start
    assert not match.record.taken_back


def test_after_the_refill_nothing_is_free_and_the_error_says_so() -> None:
    match = begun()
    seat = a_turn(match)
    assert match.steps[-1].picks, "a card was turned up"
    assert match.undoable(seat) == []
    with pytest.raises(BadMove) as caught:
        match.undo(seat)
    assert "revealed" in one_sentence(caught.value)


def test_between_refill_and_messenger_nothing_is_free() -> None:
    match = begun(2, 1, messengers=True)
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.play("build left")
    match.play(match.legal_codes()[0])
    assert shown(match).step == "send"
    with pytest.raises(BadMove):
        match.undo(seat)


def test_with_an_empty_pile_nothing_is_revealed_but_a_passed_turn_is_not_free() -> None:
    match = begun(2, 4)
    while shown(match).pile or shown(match).step != "play":
        match.play(match.legal_codes()[0])
    seat = match.actors[0]
    match.play(match.legal_codes()[0])
    match.play(match.legal_codes()[0])
    assert match.undoable(seat)
    while match.actors == (seat,):
        match.play(match.legal_codes()[-1])
    assert match.undoable(seat) == []


def test_others_cannot_undo_ones_move() -> None:
    match = begun()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    with pytest.raises(BadMove):
        match.undo((seat + 1) % 3)


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    match = begun()
    for seat in range(3):
        for back in (match.undo, match.take_back):
            with pytest.raises(BadMove) as caught:
                back(seat)
            one_sentence(caught.value)


def test_an_undone_move_can_be_made_again_and_the_luck_is_the_same() -> None:
    match = begun()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    after = fingerprint(match.state)
    match.undo(seat)
    match.redo(seat)
    assert fingerprint(match.state) == after
    with pytest.raises(BadMove, match="nothing to make again"):
        match.redo(seat)


def test_after_another_move_there_is_nothing_to_redo() -> None:
    match = begun()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.undo(seat)
    match.play(match.legal_codes()[1])
    with pytest.raises(BadMove, match="nothing to make again"):
        match.redo(seat)


def test_only_who_took_back_may_redo() -> None:
    match = begun()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.undo(seat)
    with pytest.raises(BadMove, match="nothing to make again"):
        match.redo((seat + 1) % 3)


def test_take_back_goes_beyond_the_horizon_and_marks_the_record() -> None:
    match = begun()
    seat = a_turn(match)
    before = fingerprint(match.state)
    faced = [city.card for city in shown(match).cities]
    other = a_turn(match)
    assert other != seat
    match.take_back(other)
    match.take_back(other)
    match.take_back(other)
    assert fingerprint(match.state) == before
    assert [city.card for city in shown(match).cities] == faced
    assert match.record.taken_back
    verify(decode(encode(match.record)), find)


def test_take_back_within_the_horizon_is_a_plain_undo() -> None:
    match = begun()
    (seat,) = match.actors
    match.play(match.legal_codes()[0])
    match.take_back(seat)
    assert not match.record.taken_back


def test_taking_back_gives_no_other_luck() -> None:
    match = begun()
    seat = a_turn(match)
    after = fingerprint(match.state)
    match.take_back(seat)
    match.play(match.legal_codes()[-1])
    assert fingerprint(match.state) == after


def test_a_record_with_undo_and_redo_verifies() -> None:
    match = begun(2, 6)
    for _ in range(4):
        (seat,) = match.actors
        match.play(match.legal_codes()[0])
        match.undo(seat)
        match.redo(seat)
        match.play(match.legal_codes()[-1])
        match.undo(seat)
        while match.actors == (seat,):
            match.play(match.legal_codes()[0])
    record = decode(encode(match.record))
    assert fingerprint(verify(record, find).state) == fingerprint(match.state)
    record.luck = record.luck.hidden()
    assert fingerprint(play_again(record, find).state) == fingerprint(match.state)


# --- records


@pytest.fixture(scope="module")
def raw() -> bytes:
    """The record of a whole game with both expansions."""
    return encode(random_match(ludoteca.game("patrician", seats=3, messengers=True, ambassadors=True), 2).record)


def refused(play: Callable[..., object], *given: object) -> str:
    """Whatever is wrong with a record is told as a BadRecord of one sentence."""
    with pytest.raises(BadRecord) as caught:
        play(*given)
    return one_sentence(caught.value)


def test_a_truncated_record_is_damaged(raw: bytes) -> None:
    for length in (0, 1, 10, 300, len(raw) // 2, len(raw) - 3):
        assert "is damaged" in refused(decode, raw[:length])


@pytest.mark.parametrize(
    "text",
    [b"null", b"[]", b"{}", b'"ludoteca-record"', b'{"format": "chess"}', b'{"format": null, "version": 1}'],
)
def test_a_foreign_file_is_not_a_record(text: bytes) -> None:
    assert refused(decode, text) == "This is not a Ludoteca record."


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"version":1', b'"version":"1"'),
        (b'"version":1', b'"version":0'),
        (b'"version":1', b'"version":true'),
        (b'"game":"patrician"', b'"game":7'),
        (b'"game":"patrician",', b""),
        (b'"rules":1', b'"rules":"one"'),
        (b'"do":"deal"', b'"do":"shuffle"'),
        (b'"do":"move"', b'"do":"move","cheat":true'),
        (b'"seat":', b'"seat":"x","was":'),
        (b'"seats":[', b'"seats":[7,'),
        (b'"generator":"keyed"', b'"generator":"dice"'),
        (b"{", b"\xff{"),
    ],
)
def test_a_record_with_a_wrong_field_is_damaged(raw: bytes, old: bytes, new: bytes) -> None:
    assert old in raw
    assert "is damaged" in refused(decode, raw.replace(old, new, 1))


def test_a_record_from_the_future_says_which_ludoteca_can_read_it(raw: bytes) -> None:
    told = refused(decode, raw.replace(b'"version":1', b'"version":99'))
    assert "format 99" in told
    later = decode(raw.replace(b'"rules":1', b'"rules":2'))
    assert "rules version 2" in refused(play_again, later, find)


def test_a_record_of_rules_that_never_were_is_refused(raw: bytes) -> None:
    for rules in (0, -5):
        record = decode(raw)
        record.rules = rules
        refused(verify, record, find)


def test_a_record_nested_without_end_is_damaged() -> None:
    assert "is damaged" in refused(decode, b"[" * 100_000)


def test_a_record_of_other_cards_says_so(raw: bytes) -> None:
    record = decode(raw)
    record.cards = Cards("house", "0" * 16)
    assert "other cards" in refused(play_again, record, find)
    record.cards = Cards("mine.toml", "0" * 16, card_file().text)
    assert "other cards" in refused(play_again, record, find)


def test_a_record_without_entries_is_damaged(raw: bytes) -> None:
    record = decode(raw)
    record.entries = []
    assert "is damaged" in refused(play_again, record, find)
    record.entries = [Moved(0, 0)]
    assert "is damaged" in refused(play_again, record, find)


def test_a_record_with_too_many_or_no_seats_is_a_bad_record(raw: bytes) -> None:
    """Nobody is setting up a game here: the record is what is wrong."""
    for seats in ([], [Seat("x", "person")] * 9):
        record = decode(raw)
        record.seats = seats
        refused(play_again, record, find)


def test_a_record_with_an_option_the_game_does_not_have_is_a_bad_record(raw: bytes) -> None:
    record = decode(raw)
    record.options = {"merchants": True}
    refused(play_again, record, find)


def test_a_record_of_an_unknown_game_says_which_games_there_are(raw: bytes) -> None:
    record = decode(raw)
    record.game = "go"
    with pytest.raises(UnknownGame) as caught:
        play_again(record, find)
    assert "patrician" in one_sentence(caught.value)


def test_a_record_with_a_broken_card_file_names_what_is_wrong_with_it(raw: bytes) -> None:
    record = decode(raw)
    file = card_file({"Roma": "X"})
    record.cards = Cards(file.name, file.digest, file.text)
    with pytest.raises((BadRecord, BadCards)) as caught:
        play_again(record, find)
    assert "Roma needs 7 cards" in one_sentence(caught.value)


# --- records without their secret


def test_a_record_without_its_secret_is_played_from_its_picks(raw: bytes) -> None:
    record = decode(raw)
    record.luck = record.luck.hidden()
    assert play_again(record, find).result == record.result


def test_a_record_without_its_secret_cannot_be_verified_yet(raw: bytes) -> None:
    record = decode(raw)
    record.luck = record.luck.hidden()
    assert "has not been revealed" in refused(verify, record, find)


def test_a_record_without_its_secret_and_with_too_few_too_many_or_impossible_picks_is_not_true(raw: bytes) -> None:
    first = decode(raw).entries[0]
    assert isinstance(first, Dealt)
    for picks in (first.picks[:-1], [*first.picks, (2, 0)], [(3, 3), *first.picks[1:]], [(3, -1), *first.picks[1:]]):
        record = decode(raw)
        record.luck = record.luck.hidden()
        record.entries[0] = Dealt(picks, first.hash)
        assert refused(play_again, record, find).startswith("Not true: ")


def test_a_game_of_hidden_luck_can_be_gone_on_with_up_to_where_its_picks_reach(raw: bytes) -> None:
    record = decode(raw)
    record.luck = record.luck.hidden()
    record.entries = record.entries[:3]
    match = play_again(record, find)
    assert match.actors
    assert match.record.luck.secret is None


# --- verify


def move_at(record: Record, number: int) -> Moved:
    """The n-th move that has the wanted kind of thing in it."""
    entry = record.entries[number]
    assert isinstance(entry, Moved)
    return entry


def changed_pick(record: Record) -> None:
    at = next(k for k, entry in enumerate(record.entries) if isinstance(entry, Moved) and entry.picks)
    entry = move_at(record, at)
    n, k = entry.picks[0]
    record.entries[at] = msgspec.structs.replace(entry, picks=[(n, (k + 1) % n)])


def changed_size_of_a_pick(record: Record) -> None:
    at = next(k for k, entry in enumerate(record.entries) if isinstance(entry, Moved) and entry.picks)
    entry = move_at(record, at)
    n, k = entry.picks[0]
    record.entries[at] = msgspec.structs.replace(entry, picks=[(n + 1, k)])


def changed_deal(record: Record) -> None:
    first = record.entries[0]
    assert isinstance(first, Dealt)
    n, k = first.picks[1]
    record.entries[0] = Dealt([first.picks[0], (n, (k + 1) % n), *first.picks[2:]], first.hash)


def changed_move(record: Record) -> None:
    record.entries[2] = msgspec.structs.replace(move_at(record, 2), move=55 + 56 - move_at(record, 2).move)


def impossible_move(record: Record) -> None:
    record.entries[1] = msgspec.structs.replace(move_at(record, 1), move=80)


def changed_seat(record: Record) -> None:
    record.entries[1] = msgspec.structs.replace(move_at(record, 1), seat=(move_at(record, 1).seat + 1) % 3)


def seat_beyond_the_table(record: Record) -> None:
    record.entries[1] = msgspec.structs.replace(move_at(record, 1), seat=10**30)


def changed_hash(record: Record) -> None:
    at = next(k for k, entry in enumerate(record.entries) if isinstance(entry, Moved) and entry.hash)
    record.entries[at] = msgspec.structs.replace(move_at(record, at), hash="0" * 16)


def changed_hash_of_the_deal(record: Record) -> None:
    first = record.entries[0]
    assert isinstance(first, Dealt)
    record.entries[0] = Dealt(first.picks, "0" * 16)


def changed_secret(record: Record) -> None:
    record.luck = msgspec.structs.replace(record.luck, secret="00" * 32)


def changed_promise_and_secret(record: Record) -> None:
    record.luck = Luck.of(bytes(32))


def changed_nonces(record: Record) -> None:
    record.luck = msgspec.structs.replace(record.luck, nonces=("mine",))


def changed_result(record: Record) -> None:
    assert record.result is not None
    record.result = msgspec.structs.replace(record.result, winners=(0, 1, 2))


def missing_result(record: Record) -> None:
    record.result = None


def missing_move(record: Record) -> None:
    del record.entries[1]


def missing_end(record: Record) -> None:
    del record.entries[-1]


def move_after_the_end(record: Record) -> None:
    record.entries.append(record.entries[-1])


def second_deal(record: Record) -> None:
    record.entries.insert(1, record.entries[0])


def changed_option(record: Record) -> None:
    record.options["messengers"] = False


def garbled_secret(record: Record) -> None:
    record.luck = msgspec.structs.replace(record.luck, secret="not hexadecimal")


@pytest.mark.parametrize(
    "forge",
    [
        changed_pick, changed_size_of_a_pick, changed_deal, changed_move, impossible_move, changed_seat,
        seat_beyond_the_table, changed_hash, changed_hash_of_the_deal, changed_secret, changed_promise_and_secret,
        changed_nonces, changed_result, missing_result, missing_move, missing_end, move_after_the_end, second_deal,
        changed_option, garbled_secret,
    ],
    ids=lambda forge: forge.__name__,
)  # fmt: skip
def test_verify_catches(raw: bytes, forge: Callable[[Record], None]) -> None:
    record = decode(raw)
    verify(record, find)
    forge(record)
    assert refused(verify, record, find).startswith(("Not true: ", "This record is damaged: "))


def test_verify_names_the_entry_that_differs(raw: bytes) -> None:
    record = decode(raw)
    impossible_move(record)
    with pytest.raises(Untrue) as caught:
        verify(record, find)
    assert caught.value.facts["entry"] == 2


# Undo and redo in a record have to be such as a match allows: a forged one must not pass as true.


def cut(raw: bytes, moves: int) -> Record:
    """The first moves of the record: an unfinished game."""
    record = decode(raw)
    record.entries = record.entries[: moves + 1]
    record.result = None
    verify(record, find)
    return record


def first_turn(record: Record) -> tuple[int, list[int]]:
    """The first player, and the places of the first player's first moves."""
    seat = move_at(record, 1).seat
    places = []
    for at in range(1, len(record.entries)):
        if move_at(record, at).seat != seat:
            break
        places.append(at)
    return seat, places


def test_verify_catches_a_move_taken_back_out_of_the_middle_of_the_game(raw: bytes) -> None:
    """Without its build, a turn would go play, take: no match allows that."""
    for at in (1, 2, 3):
        record = cut(raw, 8)
        seat, _ = first_turn(record)
        record.entries.append(Undone(seat, [at], False))
        refused(verify, record, find)


def test_verify_catches_moves_made_again_in_another_order(raw: bytes) -> None:
    record = cut(raw, 2)
    seat, _ = first_turn(record)
    record.entries += [Undone(seat, [1, 2]), Redone(seat, [2, 1])]
    refused(verify, record, find)


def test_verify_catches_a_move_made_again_twice(raw: bytes) -> None:
    record = cut(raw, 2)
    seat, _ = first_turn(record)
    record.entries += [Undone(seat, [1, 2]), Redone(seat, [1, 1, 2])]
    refused(verify, record, find)


def test_verify_catches_a_take_back_beyond_the_horizon_that_calls_itself_free(raw: bytes) -> None:
    """`taken_back` is what marks a record: it must not be possible to wash the mark off."""
    record = cut(raw, 8)
    seat, _ = first_turn(record)
    record.entries.append(Undone(seat, list(range(1, 9)), True))
    assert not record.taken_back
    refused(verify, record, find)


def test_verify_catches_a_take_back_of_moves_that_do_not_stand(raw: bytes) -> None:
    for places in ([99], [0], [-1]):
        record = cut(raw, 3)
        record.entries.append(Undone(0, places))
        assert refused(verify, record, find).startswith("Not true: entry 5")


def test_verify_catches_a_choice_that_calls_itself_forced(raw: bytes) -> None:
    """A forced move is one the table plays itself because there is no choice; undo steps over it."""
    record = cut(raw, 1)
    assert len(play_again(record, find, 1).legal_codes()) > 1
    record.entries[1] = msgspec.structs.replace(move_at(record, 1), forced=True)
    refused(verify, record, find)


# --- writing and reading


def test_a_record_written_and_read_is_the_same(raw: bytes) -> None:
    assert encode(decode(raw)) == raw
    assert len(re.findall(rb"\n", raw)) == len(decode(raw).entries) + 2, "one entry a line"


def test_a_hosts_cards_travel_in_the_record() -> None:
    match = random_match(Setup(GAME, 2, {}, TWINS), 3)
    assert verify(decode(encode(match.record)), find).result == match.result


# --- the table at the end


@pytest.mark.parametrize("ambassadors", [False, True])
def test_when_the_game_is_over_the_points_shown_add_up_to_the_score(ambassadors: bool) -> None:
    """The memory aid knows every played card, so nothing is missing from what it adds up."""
    table = Position(2, ambassadors=ambassadors).tokens("Bologna", "b", "a").portraits("a", 2).finished()
    view = table.view(-1, memory_aid=True)
    assert [sum(seat.points.values()) for seat in view.seats] == [seat.score for seat in table.result.seats]
