"""San Juan by Andreas Seyfarth, first edition: the game's table of contents."""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.core.options import Option
from ludoteca.games.san_juan import actions, events, explain, facts, gestures, moves, phrases, selecting, text
from ludoteca.games.san_juan import result as results
from ludoteca.games.san_juan import view as views
from ludoteca.games.san_juan.cards import SanJuanDeck
from ludoteca.games.san_juan.engine.state import SanJuanState


class SanJuan(Game[SanJuanState, views.SanJuanView, SanJuanDeck]):
    """Cards are buildings, goods and money. A role lets everybody act and gives its taker a privilege."""

    key = "san_juan"
    title = "San Juan"
    designer = "Andreas Seyfarth"
    year = 2004
    rules = 1
    seat_counts = (2, 3, 4)
    all_options = (Option("starting_hand"), Option("crane_good_pays"))
    max_decisions = 20_000  # of a game in which somebody wants to win; no rule makes players build
    categories = results.CATEGORIES
    reasons = ("twelve_buildings", "standstill")
    ties = ("cards_and_goods",)
    deck_type = SanJuanDeck
    view_type = views.SanJuanView
    move_type = moves.SanJuanMove
    event_type = events.SanJuanEvent
    facts_type = facts.SanJuanFacts
    event_table = events.EVENTS
    subjects = ("card", "role", "good")
    minutes = 45
    shelf_place = 2

    def undealt(self) -> SanJuanState:
        return SanJuanState(self.seats, bool(self.options["starting_hand"]), bool(self.options["crane_good_pays"]))

    move_table = staticmethod(moves.move_table)
    notation = staticmethod(moves.notation)
    declines = staticmethod(moves.declines)
    declines_now = staticmethod(moves.declines_now)
    steps = staticmethod(gestures.steps)
    read_gesture = staticmethod(gestures.read_gesture)
    selection = staticmethod(selecting.selection)
    select = staticmethod(selecting.steps)
    suggest = staticmethod(selecting.suggest)
    describe_selection = staticmethod(text.describe_selection)
    choice_facts = staticmethod(facts.choice_facts)
    continues_gesture = staticmethod(gestures.continues_gesture)
    same_move = staticmethod(gestures.same_move)
    same_selection = staticmethod(selecting.same_selection)
    choice_name = staticmethod(text.choice_name)
    outcome = staticmethod(events.outcome)
    view = staticmethod(views.view)
    seat_view = staticmethod(views.seat_view)
    conserved = staticmethod(results.conserved)
    result = staticmethod(results.result)
    categories_now = staticmethod(results.categories)
    score_parts = staticmethod(results.score_parts)
    describe_end = staticmethod(results.describe_end)
    describe_event = staticmethod(text.describe_event)
    joins = staticmethod(actions.joins)
    split_actions = staticmethod(actions.split_actions)
    describe_action = staticmethod(actions.describe_action)
    alerts = staticmethod(explain.alerts)
    describe_progress = staticmethod(explain.describe_progress)
    unavailable = staticmethod(explain.unavailable)
    choice_notes = staticmethod(explain.choice_notes)
    decline_notes = staticmethod(explain.decline_notes)
    describe_decline = staticmethod(text.describe_decline)
    describe_move = staticmethod(text.describe_move)
    describe_card = staticmethod(text.describe_card)
    describe_prompt = staticmethod(text.describe_prompt)
    describe_rules = text.describe_rules
    card_name = staticmethod(phrases.card_name)
    card_effect = staticmethod(text.card_effect)
    card_kind = staticmethod(text.card_kind)
    card_example = staticmethod(text.card_example)


GAME = SanJuan
