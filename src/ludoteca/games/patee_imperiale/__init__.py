"""Pâtée Impériale: the game's table of contents."""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.core.options import Option
from ludoteca.games.patee_imperiale import actions, advice, ends, events, facts, moves, text
from ludoteca.games.patee_imperiale import result as results
from ludoteca.games.patee_imperiale import view as views
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine.state import PateeState


class PateeImperiale(Game[PateeState, views.PateeView, PateeDeck]):
    """Courtiers, intrigues and a medal at the court of an emperor who likes his dinner."""

    key = "patee_imperiale"
    title = "Pâtée Impériale"
    designer = "Kraether"
    year = 2019
    rules = 1
    seat_counts = (2, 3, 4)
    all_options = (Option("teams", seats=(4,)),)
    # A round has at most 32 plays, and a play at most eleven decisions. Two players go on while rounds are tied, but
    # nobody will tie nine rounds out of twelve.
    max_decisions = 12 * 32 * 11
    categories = results.CATEGORIES
    tie_categories = results.TIE_CATEGORIES
    reasons = ("two_won", "two_in_a_row", "points")
    ties = ("rounds_won", "best_round")
    deck_type = PateeDeck
    view_type = views.PateeView
    move_type = moves.PateeMove
    event_type = events.PateeEvent
    facts_type = facts.ChoiceFacts
    event_table = events.EVENTS
    minutes = 20

    def undealt(self) -> PateeState:
        return PateeState(self.seats, self.deck.engine_deck, bool(self.options["teams"]))

    move_table = moves.move_table
    notation = moves.notation
    read = moves.read
    selection = staticmethod(moves.selection)
    select = staticmethod(moves.in_order)
    continues_gesture = staticmethod(moves.continues_gesture)
    choice_facts = facts.choice_facts
    same_selection = staticmethod(moves.same_selection)
    choice_name = text.choice_name
    outcome = events.outcome
    view = views.view
    seat_view = views.seat_view
    conserved = staticmethod(results.conserved)
    result = staticmethod(results.result)
    categories_now = staticmethod(results.categories)
    describe_event = actions.describe_event
    joins = staticmethod(actions.joins)
    split_actions = staticmethod(actions.split_actions)
    describe_action = actions.describe_action
    describe_round = ends.describe_round
    describe_end = ends.describe_end
    score_parts = ends.score_parts
    alerts = ends.alerts
    describe_progress = ends.describe_progress
    unavailable = advice.unavailable
    choice_notes = advice.choice_notes
    card_kind = advice.card_kind
    card_example = advice.card_example
    describe_move = text.describe_move
    describe_card = text.describe_card
    describe_prompt = text.describe_prompt
    describe_winner = ends.describe_winner
    describe_rules = text.describe_rules
    card_name = text.card_name
    card_effect = text.card_effect
    card_summary = text.card_summary


GAME = PateeImperiale
