"""Pâtée Impériale in the reader's language: cards, moves, events, prompts and rules."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from ludoteca.core.text import Words
from ludoteca.games.patee_imperiale import moves
from ludoteca.games.patee_imperiale.cards import Action, Courtier, PateeDeck
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.events import STEPS

if TYPE_CHECKING:
    from ludoteca.games.patee_imperiale import PateeImperiale


def card_name(game: PateeImperiale, key: str, words: Words) -> str:
    """The name of a courtier."""
    return game.deck.courtier(key).name


def number(value: int) -> str:
    """A number with a typographic minus sign."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """A change: "+7", "−2", "±0"."""
    return f"+{value}" if value > 0 else number(value) if value else "±0"


def describe_verb(action: Action, words: Words) -> str:
    """The effect of an action: a sentence made from its verb and parameters."""
    facts: dict[str, object] = {
        "limited": "no" if action.limit is None else "yes",
        "max": "" if action.limit is None else number(action.limit),
    }
    given = action.parameters
    match action.verb:
        case "suite_discredit" if given["pick"] == "highest":
            return words("patee_imperiale-action-highest", **facts)
        case "suite_discredit":
            return words("patee_imperiale-action-suite_discredit", n=given["n"], scope=given["scope"], **facts)
        case "charm":
            return words("patee_imperiale-action-charm", **facts)
        case "suite_swap":
            return words(f"patee_imperiale-action-suite_swap-{given['own']}", **facts)
        case "hand_discredit":
            return words(f"patee_imperiale-action-hand_discredit-{given['who']}-{given['pick']}", n=given["n"])
        case "hand_take":
            return words("patee_imperiale-action-hand_take", n=given["reveal"])
        case "play_more":
            silent = "yes" if given["silent"] else "no"
            return words("patee_imperiale-action-play_more", n=given["n"], silent=silent, **facts)
        case "recall":
            return words("patee_imperiale-action-recall", whence=given["from"], to=given["to"], **facts)
    return words(f"patee_imperiale-action-{action.verb}")


def action_text(courtier: Courtier, words: Words) -> str:
    """The effect of a courtier when it is played."""
    action = describe_verb(courtier.action, words)
    if not courtier.needs_another:
        return action
    flag = words("patee_imperiale-action-needs_another")
    return flag if courtier.action.verb == "none" else f"{action} {flag}"


def card_effect(game: PateeImperiale, key: str, words: Words) -> str:
    """The text printed on a card."""
    return action_text(game.deck.courtier(key), words)


def card_summary(game: PateeImperiale, key: str, words: Words) -> str:
    """The action of a card in a few words; empty if only its full text says it."""
    courtier = game.deck.courtier(key)
    action = courtier.action
    message = f"patee_imperiale-board-act-{summary_key(courtier)}"
    if (courtier.needs_another and action.verb != "none") or not words.has(message):
        return ""
    limit = "" if action.limit is None else words("patee_imperiale-board-limit", max=number(action.limit))
    summary = words(message, n=action.parameters.get("n", action.parameters.get("reveal", 1)), limit=limit)
    if limit not in summary:
        return ""  # it would hide the limit
    return re.sub(r" ([.,])", r"\1", " ".join(summary.split()))  # without a limit, a space is left over


def summary_key(courtier: Courtier) -> str:
    """The end of the key of a summary."""
    given = courtier.action.parameters
    match courtier.action.verb:
        case "none":
            return "needs" if courtier.needs_another else "none"
        case "suite_discredit" if given["pick"] == "highest":
            return "highest"
        case "suite_discredit":
            return f"discredit-{given['scope']}{'' if given['n'] == 1 else '-many'}"
        case "suite_swap":
            return f"swap-{given['own']}"
        case "hand_discredit":
            return f"hand-{given['who']}-{given['pick']}"
        case "hand_take":
            return "take"
        case "hand_swap":
            return "hands"
        case "play_more":
            return "more-silent" if given["silent"] else "more"
        case "recall":
            return f"recall-{given['from']}-{given['to']}"
        case verb:
            return verb


def describe_card(game: PateeImperiale, key: str, words: Words) -> str:
    return describe_courtier(game.deck, key, words)


def printed_courtier(deck: PateeDeck, key: str, words: Words) -> str:
    """Everything printed on a card."""
    courtier = deck.courtier(key)
    return words(
        "patee_imperiale-card",
        name=courtier.name,
        value=number(courtier.value),
        role=words(f"patee_imperiale-role-{courtier.role}"),
        colour=words(f"patee_imperiale-colour-{courtier.colour}"),
        action=action_text(courtier, words),
    )


@lru_cache(maxsize=1024)
def describe_courtier(deck: PateeDeck, key: str, words: Words) -> str:
    """The details of a card: everything printed on it, and whether it is invented."""
    description = printed_courtier(deck, key, words)
    invented = deck.invented(key)
    if "name" in invented:
        return words("patee_imperiale-card-invented", card=description)
    if invented:
        what = [words(f"patee_imperiale-attribute-{attribute}").lower() for attribute in invented]
        return words("patee_imperiale-card-partly-invented", card=description, what=what)
    return description


def describe_move(game: PateeImperiale, code: int, words: Words, state: PateeState | None = None) -> str:
    """The effect of a move; for a card to play, with the text of the card."""
    match game.move(code):
        case moves.Play(key):
            return words("patee_imperiale-move-play", card=printed_courtier(game.deck, key, words))
        case moves.Name(seat):
            return words("patee_imperiale-move-name", seat=seat + 1)
        case move:
            courtier = game.deck.courtier(moves.card_of(move))
            kind = type(move).__name__.lower()
            return words(f"patee_imperiale-move-{kind}", card=courtier.name, value=number(courtier.value))


def choice_name(game: PateeImperiale, code: int, words: Words) -> str:
    """The courtier that a move of a selection names."""
    return card_name(game, moves.card_of(game.move(code)), words)


def describe_prompt(game: PateeImperiale, state: PateeState, seat: int, words: Words) -> str:
    """The decision that the actor faces now."""
    board = state.board
    phase = int(board[numbers.PHASE])
    if phase == numbers.OVER:
        return words("patee_imperiale-prompt-over")
    if phase == numbers.TO_PLAY and board[numbers.EXTRA_PLAYS] > 0:
        courtier = game.deck.courtiers[board[numbers.PERMITTED_BY]]
        limit = courtier.action.limit
        return words(
            "patee_imperiale-prompt-play-more",
            card=courtier.name,
            left=int(board[numbers.EXTRA_PLAYS]),
            limited="no" if limit is None else "yes",
            max="" if limit is None else number(limit),
            silent="yes" if courtier.action.parameters["silent"] else "no",
        )
    if phase == numbers.TO_PLAY:
        return words("patee_imperiale-prompt-play")
    played = game.deck.courtiers[board[numbers.ACTING_CARD]].name
    return words(f"patee_imperiale-prompt-{STEPS[phase]}", card=played, left=int(board[numbers.CHOICES_LEFT]))


def describe_rules(game: PateeImperiale, words: Words) -> str:
    """The rules in short, with those of teams if there are any."""
    parts = [words("patee_imperiale-rules")]
    if game.options["teams"]:
        parts.append(words("patee_imperiale-rules-teams"))
    return "\n\n".join(parts)
