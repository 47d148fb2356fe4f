"""How rounds and matches end, in words: who wins and why, what it means for the match, and what is nearly over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.core.actions import Alert, RoundText, ScorePart
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.names import Names, initial
from ludoteca.core.result import Result
from ludoteca.core.text import Words
from ludoteca.games.patee_imperiale import events as event_types
from ludoteca.games.patee_imperiale import text
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.result import round_points
from ludoteca.games.patee_imperiale.standing import side, sides
from ludoteca.games.patee_imperiale.view import PateeView

if TYPE_CHECKING:
    from ludoteca.core.match import Match
    from ludoteca.games.patee_imperiale import PateeImperiale


def side_facts(seats: Sequence[int], players: Names, words: Words) -> dict[str, str]:
    """A player or a team as the subject of a sentence: the names, and which form of the verb goes with them.

    `subject` is `you`, `us` (the reader and others), `one` or `many`.
    """
    mine = [seat for seat in seats if players.is_reader(seat)]
    others = [players[seat] for seat in seats if not players.is_reader(seat)]
    names = words.listing([words("patee_imperiale-you")] * len(mine) + others)
    subject = ("us" if others else "you") if mine else "one" if len(others) == 1 else "many"
    return {"players": names, "subject": subject, "initial": initial(names)}


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


# ---------------------------------------------------------------- the end of a round


def round_cause(game: PateeImperiale, end: event_types.RoundEnded, players: Names, words: Words) -> str:
    """Why a round ended: "Chiara has no card left: the round is over." """
    card = "" if end.card is None else text.card_name(game, end.card, words)
    return words(f"patee_imperiale-round-{end.why}", card=card, **players.who(end.seat))


def describe_round_end(game: PateeImperiale, end: event_types.RoundEnded, players: Names, words: Words) -> str:
    """Why a round ended, and who takes the medal."""
    cause = round_cause(game, end, players, words)
    if end.winner is None:
        return f"{cause} {words('patee_imperiale-round-tied')}"
    facts = side_facts(side(end.winner, game.seats, bool(game.options["teams"])), players, words)
    return f"{cause} {capital(words('patee_imperiale-round-won', **facts))}"


def describe_round(game: PateeImperiale, events: Sequence[Event], players: Names, words: Words) -> RoundText:
    """Who wins the round and by how much; then what the last card did, and what it means for the match."""
    end = next(event for event in events if isinstance(event, event_types.RoundEnded))
    scores = [0] * game.seats
    for event in events:
        if isinstance(event, event_types.SuiteScored):
            scores[event.seat] = event.points
    teams = bool(game.options["teams"])
    points = {each: sum(scores[seat] for seat in each) for each in sides(game.seats, teams)}
    best = max(points.values())
    first = tuple(seat for each, score in points.items() if score == best for seat in each)
    facts: dict[str, object] = {**side_facts(first, players, words), "points": text.number(best)}
    if end.winner is None:
        headline = words("patee_imperiale-end-tied-teams" if teams else "patee_imperiale-end-tied", **facts)
        winners: tuple[int, ...] = ()
    else:
        winners = side(end.winner, game.seats, teams)
        second = max(score for each, score in points.items() if each != winners)
        headline = capital(words("patee_imperiale-end-won", **facts, next=text.number(second)))
    sentences = [last_card(game, events, points, players, words), meaning(game, events, winners, players, words)]
    return RoundText(headline, " ".join(filter(None, sentences)), winners, tuple(scores))


def last_card(
    game: PateeImperiale,
    events: Sequence[Event],
    points: dict[tuple[int, ...], int],
    players: Names,
    words: Words,
) -> str:
    """What the courtier played last did for its player: "Donateur (7) took Chiara from 14 to 21, past you." """
    played = [at for at, event in enumerate(events) if isinstance(event, event_types.CardPlayed)]
    if not played:
        return ""
    last = events[played[-1]]
    assert isinstance(last, event_types.CardPlayed)
    rest = events[played[-1] :]
    after = [event.points for event in rest if isinstance(event, event_types.Prestige) and event.seat == last.seat]
    courtier = game.deck.courtier(last.card)
    before = after[0] - courtier.value
    own = next(each for each in points if last.seat in each)
    passed = [
        seat
        for each, score in points.items()
        if each != own and points[own] - after[-1] + before <= score < points[own]
        for seat in each
    ]
    overtaken = [words("patee_imperiale-past-you")] if any(map(players.is_reader, passed)) else []
    overtaken += [players[seat] for seat in passed if not players.is_reader(seat)]
    facts = {
        **players.who(last.seat),
        "card": courtier.name,
        "value": text.number(courtier.value),
        "before": text.number(before),
        "after": text.number(after[-1]),
        "others": words.listing(overtaken),
        "others_initial": initial("".join(overtaken[:1])),
    }
    kind = "past" if passed else "same" if before == after[-1] else "card"
    return words(f"patee_imperiale-end-last-{kind}", **facts)


def meaning(
    game: PateeImperiale, events: Sequence[Event], winners: tuple[int, ...], players: Names, words: Words
) -> str:
    """What the end of the round means for the match."""
    ended = next((event for event in events if isinstance(event, event_types.MatchEnded)), None)
    kind = "two" if game.seats == 2 else "more"
    if ended is not None and ended.why == "points":
        return words("patee_imperiale-end-points")
    if not winners:
        return words(f"patee_imperiale-end-tied-{kind}")
    key = f"next-{kind}" if ended is None else f"match-{ended.why}"
    return capital(words(f"patee_imperiale-end-{key}", **side_facts(winners, players, words)))


# ---------------------------------------------------------------- the end of the match


def describe_end(game: PateeImperiale, match: Match, players: Names, words: Words) -> str:
    """Who ended the last round and how, and what decided the match."""
    assert match.result is not None
    events = [visible.event for step in match.steps for visible in step.events]
    last = next(event for event in reversed(events) if isinstance(event, event_types.RoundEnded))
    sentences = [round_cause(game, last, players, words)]
    if match.result.reason == "points":
        sentences.append(words("patee_imperiale-end-points"))
    else:
        facts = side_facts(match.result.winners, players, words)
        sentences.append(capital(words(f"patee_imperiale-end-match-{match.result.reason}", **facts)))
    if match.result.tie_break is not None:
        sentences.append(words(f"patee_imperiale-tie-{match.result.tie_break}"))
    return " ".join(sentences)


def describe_winner(game: PateeImperiale, result: Result, players: Names, words: Words) -> str:
    """The winner of the match, a player or a team, and what decided it."""
    if len(result.winners) > (2 if game.options["teams"] else 1):
        return Game.describe_winner(game, result, players, words)
    points = text.number(result.seats[result.winners[0]].score)
    decided = result.tie_break or result.reason
    facts = side_facts(result.winners, players, words)
    return capital(words(f"patee_imperiale-won-{decided}", points=points, **facts))


def score_parts(game: PateeImperiale, state: PateeState, seat: int, words: Words) -> list[ScorePart]:
    """The points of every round, and whether it was won; a team's with those of either partner."""
    board = state.board
    own = side(seat, state.seats, state.teams)
    parts = []
    for number in range(min(int(board[numbers.ROUND]), numbers.ROUNDS_LISTED)):
        points = {each: round_points(state, each[0], number) for each in sides(state.seats, state.teams)}
        details = []
        if len(own) > 1:
            row = numbers.ROUND_POINTS + number * numbers.MAX_SEATS
            details.append(" + ".join(text.number(int(board[row + each])) for each in own))
        best = max(points.values())
        if points[own] == best:
            shared = list(points.values()).count(best) > 1
            details.append(words(f"patee_imperiale-part-{'tied' if shared else 'won'}"))
        label = words(f"patee_imperiale-category-round_{number + 1}")
        parts.append(ScorePart(label, points[own], " · ".join(details)))
    later = int(state.match_points(seat)) - sum(part.points for part in parts)
    if board[numbers.ROUND] > numbers.ROUNDS_LISTED:
        parts.append(ScorePart(words("patee_imperiale-category-later_rounds"), later))
    return parts


# ---------------------------------------------------------------- nearly over


def alerts(game: PateeImperiale, state: PateeState, players: Names, words: Words) -> list[Alert]:
    """Who can win the match with this round and whether it is the last one; beside a seat, that one card is left."""
    board = state.board
    found = []
    near = [each for each in sides(state.seats, state.teams) if can_win_match(state, each[0])]
    if len(near) > 1:
        found.append(Alert(-1, words("patee_imperiale-alert-decides")))
    else:
        sides_near = [side_facts(each, players, words) for each in near]
        found += [Alert(-1, capital(words("patee_imperiale-alert-match", **facts))) for facts in sides_near]
    if state.seats > 2 and board[numbers.ROUND] == numbers.MOST_ROUNDS:
        found.append(Alert(-1, words("patee_imperiale-alert-last-round")))
    last_cards = [seat for seat in range(state.seats) if board[numbers.HAND_SIZES + seat] == 1]
    return found + [Alert(seat, words("patee_imperiale-alert-one-card")) for seat in last_cards]


def can_win_match(state: PateeState, seat: int) -> bool:
    """Whether winning this round would end the match."""
    number = state.side(seat)
    if state.seats == 2:
        return bool(state.board[numbers.ROUNDS_WON + number] == numbers.ROUNDS_TO_WIN - 1)
    return bool(state.board[numbers.MEDAL] == number + 1)


def describe_progress(game: PateeImperiale, view: PateeView, words: Words) -> str:
    """The round, and how many there are at most, if there is a limit."""
    if view.most_rounds is None:
        return words("patee_imperiale-board-round", round=str(view.round))
    return words("patee_imperiale-board-round-of", round=str(view.round), most=str(view.most_rounds))
