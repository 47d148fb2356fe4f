"""Card files made at random from all verbs, to test what the house deck does not contain."""

from __future__ import annotations

from ludoteca.core.cards import CardFile
from ludoteca.core.laws import choice
from ludoteca.games.patee_imperiale.cards import COLOURS, ROLES, Action
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.numbers import NO_LIMIT

EVERY_ACTION = [
    Action("none", {}),
    *(
        Action("suite_discredit", {"n": n, "scope": scope, "max": limit, "pick": "actor"})
        for n in (1, 2, 3)
        for scope in ("any", "other", "own")
        for limit in (-2, 3, NO_LIMIT)
    ),
    *(Action("suite_discredit", {"n": 1, "scope": "other", "max": m, "pick": "highest"}) for m in (4, NO_LIMIT)),
    *(Action("charm", {"max": limit}) for limit in (0, NO_LIMIT)),
    *(Action("suite_swap", {"own": own, "max": limit}) for own in ("actor", "self") for limit in (3, NO_LIMIT)),
    Action("give", {}),
    *(
        Action("hand_discredit", {"who": who, "n": n, "pick": pick})
        for who in ("one", "each", "self")
        for pick in ("random", "owner", "actor_of_2")
        for n in (1, 2)
        if pick != "actor_of_2" or (who != "self" and n == 1)
    ),
    *(Action("hand_take", {"reveal": n}) for n in (1, 3)),
    Action("hand_swap", {}),
    *(
        Action("play_more", {"n": n, "max": limit, "silent": silent})
        for n in (1, 2)
        for limit in (2, NO_LIMIT)
        for silent in (False, True)
    ),
    *(
        Action("recall", {"from": whence, "to": to, "max": limit})
        for whence in ("any", "other", "own", "discard", "last")
        for to in ("hand", "suite")
        for limit in (3, NO_LIMIT)
        if (whence, to) != ("own", "suite")
    ),
]


# Actions that move hidden cards: a deck of nothing else is the hardest test of memory.
SECRET_ACTIONS = [action for action in EVERY_ACTION if action.verb in ("hand_take", "hand_swap", "recall", "play_more")]


def random_deck(seed: int, actions: list[Action]) -> CardFile:
    """A card file with these actions, and random values and flags."""
    lines = ['game = "patee_imperiale"']
    for card in range(numbers.CARDS):
        action = actions[choice(seed, card, "action") % len(actions)]
        recalls = action.verb == "recall" and action.parameters["to"] == "hand"
        role = "conciliant" if recalls else ROLES[choice(seed, card, "role") % len(ROLES)]
        given = [f'verb = "{action.verb}"']
        for name, value in action.parameters.items():
            if value != numbers.NO_LIMIT:
                text = str(value).lower() if isinstance(value, bool | int) else f'"{value}"'
                given.append(f"{name} = {text}")
        lines += [
            "[[cards]]",
            f'name = "Courtier {card + 1}"',
            f"value = {choice(seed, card, 'value') % 12 - 3}",
            f'colour = "{COLOURS[card % 3]}"',
            f'role = "{role}"',
            f"action = {{ {', '.join(given)} }}",
            f"needs_another = {str(choice(seed, card, 'needs') % 6 == 0).lower()}",
        ]
        if card < numbers.STARTERS:
            lines.append("starter = true")
        if card < 2:
            lines.append(f'opens = "{("first", "second")[card]}"')
    return CardFile("\n".join(lines), "made-up.toml", False)
