"""Any card file that is accepted can be played: the laws hold on decks made up at random out of all the verbs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.core.cards import CardFile
from ludoteca.core.game import Setup
from ludoteca.core.laws import (
    a_view_can_be_filled,
    choice,
    every_game_ends,
    knowledge_is_all,
    legal_is_what_can_be_played,
    nothing_is_lost,
    replay_is_the_game,
    what_is_heard_is_what_is_seen,
)
from ludoteca.games.patee_imperiale import GAME
from ludoteca.games.patee_imperiale.cards import COLOURS, ROLES, Action
from ludoteca.games.patee_imperiale.engine.tables import CARDS, NO_LIMIT, STARTERS
from tests.patee_imperiale.test_cards import EVERY_ACTION

LAWS = (
    a_view_can_be_filled,
    every_game_ends,
    knowledge_is_all,
    legal_is_what_can_be_played,
    nothing_is_lost,
    replay_is_the_game,
    what_is_heard_is_what_is_seen,
)
# Verbs that move hidden cards about: a deck of nothing else is the hardest for memory.
SECRETIVE = [action for action in EVERY_ACTION if action.verb in ("hand_take", "hand_swap", "recall", "play_more")]


def made_up(seed: int, actions: list[Action]) -> CardFile:
    """A card file out of these actions, with values and flags as chance has it."""
    lines = ['game = "patee_imperiale"']
    for card in range(CARDS):
        action = actions[choice(seed, card, "action") % len(actions)]
        recalls = action.verb == "recall" and action.parameters["to"] == "hand"
        role = "conciliant" if recalls else ROLES[choice(seed, card, "role") % len(ROLES)]
        given = [f'verb = "{action.verb}"']
        for name, value in action.parameters.items():
            if value != NO_LIMIT:
                told = str(value).lower() if isinstance(value, bool | int) else f'"{value}"'
                given.append(f"{name} = {told}")
        lines += [
            "[[cards]]",
            f'name = "Courtier {card + 1}"',
            f"value = {choice(seed, card, 'value') % 12 - 3}",
            f'colour = "{COLOURS[card % 3]}"',
            f'role = "{role}"',
            f"action = {{ {', '.join(given)} }}",
            f"needs_another = {str(choice(seed, card, 'needs') % 6 == 0).lower()}",
        ]
        if card < STARTERS:
            lines.append("starter = true")
        if card < 2:
            lines.append(f'opens = "{("first", "second")[card]}"')
    return CardFile("\n".join(lines), "made-up.toml", False)


@pytest.mark.parametrize("actions", [EVERY_ACTION, SECRETIVE], ids=["all verbs", "secretive verbs"])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_on_decks_made_up_at_random(law: Callable[[Setup, int], None], actions: list[Action]) -> None:
    for seed in range(3):
        for seats in (2, 3, 4):
            law(Setup(GAME, seats, {"teams": seats == 4 and seed == 1}, made_up(seed, actions)), seed)
