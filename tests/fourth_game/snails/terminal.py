"""Snails on a terminal: as a drawing, and as sentences."""

from __future__ import annotations

from rich.text import Text

from ludoteca.core.clean import shown_names
from ludoteca.core.engine.interpreted import InterpretedState
from ludoteca.core.match import Match
from ludoteca.core.text import Words
from tests.fourth_game.snails.cards import SnailsDeck
from tests.fourth_game.snails.view import SnailsView

SnailsMatch = Match[InterpretedState, SnailsView, SnailsDeck]


def draw(match: SnailsMatch, seat: int, words: Words) -> Text:
    """A track for every snail."""
    view = match.view(seat)
    names = shown_names(match.record)
    tracks = [f"{name:<14} {'·' * snail.way}@ {snail.way}" for name, snail in zip(names, view.seats, strict=True)]
    return Text("\n".join([*tracks, *describe_table(match, seat, words)[len(names) :]]))


def describe_table(match: SnailsMatch, seat: int, words: Words) -> list[str]:
    """Every snail, the pile, and the seat's own leaves."""
    view = match.view(seat)
    names = shown_names(match.record)
    lines = [
        words("snails-table-snail", player=name, way=snail.way, leaves=len(snail.hand))
        for name, snail in zip(names, view.seats, strict=True)
    ]
    lines.append(words("snails-table-pile", leaves=view.pile))
    if seat >= 0:
        hand = [match.game.describe_card(card, words) for card in view.seats[seat].hand if card is not None]
        lines.append(words("snails-table-hand", cards=hand) if hand else words("snails-table-no-hand"))
    return lines
