"""A hint: the moves that a search recommends to a seat, in words."""

from __future__ import annotations

from typing import Final

from ludoteca.bots import Analysis
from ludoteca.server.messages import wire
from ludoteca.server.messages.presenter import Presenter

MOST_HINTS: Final = 5  # moves in a hint


def hint_message(presenter: Presenter, seat: int, question: int, analysis: Analysis) -> wire.Hint:
    """What a search found, from what the seat may know."""
    words = presenter.words
    seen = presenter.match.state.blank(seat)
    options = [
        wire.HintOption(presenter.choice(option.code, seen, seat), option.visits, option.share)
        for option in analysis.options[:MOST_HINTS]
    ]
    key = "server-hint-exact" if analysis.exact else "server-hint"
    sentences = [
        words(key, move=options[0].choice.text, share=round(100 * analysis.options[0].share)),
        words("server-hint-mean", share=round(100 * analysis.shares[seat])),
    ]
    return wire.Hint(question, options, list(analysis.shares), sentences, analysis.exact)
