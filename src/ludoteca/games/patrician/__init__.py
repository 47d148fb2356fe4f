"""Patrician by Michael Schacht, with Messengers and Ambassadors: the game's table of contents."""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.core.options import Option
from ludoteca.games.patrician import actions, advice, events, facts, moves, text
from ludoteca.games.patrician import result as results
from ludoteca.games.patrician import view as views
from ludoteca.games.patrician.cards import PatricianDeck
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState


class Patrician(Game[PatricianState, views.PatricianView, PatricianDeck]):
    """Players build towers in Italian cities; the owner of most floors takes the prestige of a tower."""

    key = "patrician"
    title = "Patrician"
    designer = "Michael Schacht"
    year = 2007
    rules = 1
    seat_counts = (2, 3, 4, 5)
    all_options = (Option("messengers"), Option("ambassadors"), Option("refill_scored_cities", default=True))
    max_decisions = numbers.CARDS * 5  # every card: play, build, move a floor, take, send a messenger
    categories = ("tokens", "portraits", "ambassadors", "messengers", "penalty")
    reasons = ("cards_played",)
    ties = ("floors",)
    deck_type = PatricianDeck
    view_type = views.PatricianView
    move_type = moves.PatricianMove
    event_type = events.PatricianEvent
    facts_type = facts.PatricianFacts
    event_table = events.EVENTS
    subjects = ("card", "city", "ambassador")
    minutes = 50
    shelf_place = 1

    def undealt(self) -> PatricianState:
        expansions = bool(self.options["messengers"]), bool(self.options["ambassadors"])
        return PatricianState(self.seats, self.deck.faces, *expansions, bool(self.options["refill_scored_cities"]))

    move_table = moves.move_table
    notation = moves.notation
    declines = moves.declines
    continues_gesture = staticmethod(moves.continues_gesture)
    choice_facts = facts.choice_facts
    outcome = events.outcome
    view = views.view
    seat_view = views.seat_view
    conserved = staticmethod(results.conserved)
    result = staticmethod(results.result)
    categories_now = staticmethod(results.categories)
    joins = actions.joins
    split_actions = actions.split_actions
    describe_action = actions.describe_action
    describe_event = actions.describe_event
    describe_end = actions.describe_end
    score_parts = results.score_parts
    alerts = advice.alerts
    describe_progress = advice.describe_progress
    unavailable = advice.unavailable
    choice_notes = advice.choice_notes
    decline_notes = advice.decline_notes
    describe_move = text.describe_move
    describe_card = text.describe_card
    describe_prompt = text.describe_prompt
    describe_rules = text.describe_rules
    card_name = text.card_name
    card_effect = text.card_effect
    card_summary = text.card_summary
    card_kind = text.card_kind
    card_example = text.card_example


GAME = Patrician
