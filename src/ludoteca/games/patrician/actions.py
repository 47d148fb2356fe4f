"""What happened in Patrician, in words: single events, and actions as a person would count them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ludoteca.core.actions import ActionSpan, ActionText, Gain
from ludoteca.core.events import Event
from ludoteca.core.game import SPECTATOR
from ludoteca.core.names import Names
from ludoteca.core.text import Words
from ludoteca.games.patrician.cards import FACES, city_number
from ludoteca.games.patrician.events import (
    Awaited,
    Awarded,
    Begun,
    CardFaced,
    CardPlayed,
    CardTaken,
    CityScored,
    Ended,
    FloorBuilt,
    FloorMoved,
    MessengerSent,
    Penalised,
)
from ludoteca.games.patrician.standing import Payout, messenger_bonus, payouts, token_points
from ludoteca.games.patrician.text import describe_card

if TYPE_CHECKING:
    from ludoteca.core.match import Match
    from ludoteca.games.patrician import Patrician

BY_A_SEAT: Final = (
    CardPlayed, FloorBuilt, FloorMoved, CardTaken, MessengerSent,
)  # fmt: skip

# ---------------------------------------------------------------- where an action begins and ends


def joins(game: Patrician, before: Sequence[Event], after: Sequence[Event]) -> bool:
    """A card and the floors that it builds are one action."""
    played = [event for event in before if isinstance(event, CardPlayed)]
    built = any(isinstance(event, FloorBuilt) for event in before)
    return bool(played) and not built and any(isinstance(event, FloorBuilt) for event in after)


def split_actions(game: Patrician, events: Sequence[Event]) -> list[ActionSpan]:
    """The deal; a card with its floors and the city that they finish; a floor moved; a card taken; a messenger sent.

    At the end: a city that stayed unfinished, the penalty, the ambassadors, and the end itself.
    """
    starts = [at for at in range(len(events)) if at == 0 or _begins_action(events, at)]
    spans = []
    for start, end in pairwise([*starts, len(events)]):
        first = events[start]
        seat = first.seat if isinstance(first, BY_A_SEAT) else SPECTATOR
        shown = not isinstance(first, (Awaited, Ended))
        spans.append(ActionSpan(seat, end - start, shown=shown))
    return spans


def _begins_action(events: Sequence[Event], at: int) -> bool:
    match events[at]:
        case CardPlayed() | FloorMoved() | CardTaken() | MessengerSent():
            return True
        case FloorBuilt():
            before = [type(event) for event in events[:at] if not isinstance(event, Awaited)]
            return before[-1:] not in ([CardPlayed], [FloorBuilt])
        case CityScored(city):
            return not any(isinstance(event, FloorBuilt) and event.city == city for event in events[:at])
        case Awarded():
            return not isinstance(events[at - 1], Awarded)
        case Penalised() | Ended():
            return True
    return False


# ---------------------------------------------------------------- an action


def describe_action(game: Patrician, events: Sequence[Event], players: Names, words: Words) -> ActionText | None:
    """An action in words; None if nothing happened that anybody would tell."""
    match next((event for event in events if not isinstance(event, Awaited)), None):
        case Begun() as begun:
            text = describe_event(game, begun, players, words) or ""
            return ActionText(text, text.rstrip("."))
        case CardPlayed() | FloorBuilt():
            return _describe_build(game, events, players, words)
        case FloorMoved(_, city, site) as moved:
            short = words(f"patrician-short-moved-{site}", city=city)
            return ActionText(describe_event(game, moved, players, words) or "", short, f"city:{city}")
        case CardTaken(_, _, key) as taken:
            text = describe_event(game, taken, players, words) or ""
            new = [event.card for event in events if isinstance(event, CardFaced)]
            text += "".join(
                f" {words('patrician-event-refilled', card=describe_card(game, card, words))}" for card in new
            )
            short = words("patrician-short-taken", card=describe_card(game, key, words))
            return ActionText(text, short, f"card:{key}")
        case MessengerSent(seat, (a, b)) as sent:
            text = describe_event(game, sent, players, words) or ""
            about = words("patrician-about-messenger", points=messenger_bonus(1))
            return ActionText(text, words("patrician-short-sent", a=a, b=b), f"messenger:{seat}", about)
        case CityScored() as scored:
            text = describe_scoring(scored, players, words, finished=False)
            return ActionText(text, scored.city, f"city:{scored.city}", gains=scoring_gains(scored, words))
        case Penalised(seat) as penalised:
            text = describe_event(game, penalised, players, words) or ""
            gain = Gain((seat,), words("patrician-category-penalty"), words("patrician-penalty"))
            return ActionText(text, words("patrician-category-penalty"), "penalty", gains=(gain,))
        case Awarded():
            return _describe_awards(game, events, players, words)
        case Ended() as ended:
            text = describe_event(game, ended, players, words) or ""
            return ActionText(text, text.rstrip("."))
    return None


def _describe_build(game: Patrician, events: Sequence[Event], players: Names, words: Words) -> ActionText:
    """A card with its floors, in one sentence, and the city that they finish."""
    played = next((event for event in events if isinstance(event, CardPlayed)), None)
    built = [event for event in events if isinstance(event, FloorBuilt)]
    scored = next((event for event in events if isinstance(event, CityScored)), None)
    sign = about = ""
    if played is not None:
        sign = f"card:{played.card}"
        face = game.deck.building(played.card).face
        about = words("patrician-about-portrait", face=words(f"patrician-face-{face}"))
        if not FACES[face].portrait_count:
            about = words(f"patrician-about-{face}")
    if not built:
        assert played is not None
        text = describe_event(game, played, players, words) or ""
        return ActionText(text, describe_card(game, played.card, words), sign, about)
    city = built[0].city
    sites = "-".join(event.site for event in built)
    text = words(f"patrician-event-built-{sites}", **players.who(built[0].seat), city=city)
    gains: tuple[Gain, ...] = ()
    if scored is not None:
        text += f" {describe_scoring(scored, players, words, finished=True)}"
        gains = scoring_gains(scored, words)
    short = words(f"patrician-short-built-{sites}", city=city)
    return ActionText(text, short, sign or f"city:{city}", about, gains)


def _describe_awards(game: Patrician, events: Sequence[Event], players: Names, words: Words) -> ActionText:
    awards = [event for event in events if isinstance(event, Awarded)]
    sentences = [describe_event(game, award, players, words) or "" for award in awards]
    gains = tuple(
        Gain((award.seat,), words("patrician-gain-ambassador", name=award.ambassador, portrait=_portrait(award, words)))
        for award in awards
    )
    short = words("patrician-category-ambassadors")
    return ActionText(" ".join(sentences), short, f"ambassador:{awards[0].ambassador}", gains=gains)


# ---------------------------------------------------------------- a scored city


def scoring_payouts(scored: CityScored) -> tuple[Payout, Payout]:
    """What the high and the low token of a scored city bring."""
    tokens = token_points(city_number(scored.city))
    high, low = payouts((scored.high, scored.low), tokens, messenger_bonus(scored.messengers))
    return high, low


def describe_scoring(scored: CityScored, players: Names, words: Words, finished: bool) -> str:
    """Who gets the points of a city: "Verona is finished: 5 to Bruno, 2 to you." """
    high, low = scoring_payouts(scored)
    facts = {"city": scored.city, "finished": "yes" if finished else "no"}
    if high.seat is None:
        # Of equally tall towers one counts as taller, so without a winner there is no floor in the city at all.
        return words("patrician-event-scored-nobody", **facts)
    points: dict[str, object] = {**facts, "high": high.points, "low": low.points}
    if low.seat is None:
        points.pop("low")
        text = words("patrician-event-scored-one", **points, **players.who(high.seat))
    elif low.seat == high.seat:
        text = words("patrician-event-scored-both", **points, **players.who(high.seat))
    else:
        text = words("patrician-event-scored", **points, **players.who(high.seat), **players.who(low.seat, "other"))
    if scored.messengers:
        bonus = messenger_bonus(scored.messengers)
        text += f" {words('patrician-event-scored-messengers', points=bonus)}"
    return text


def scoring_gains(scored: CityScored, words: Words) -> tuple[Gain, ...]:
    """The points of a city by winner."""
    high, low = scoring_payouts(scored)
    if high.seat is None:
        return ()
    if high.seat == low.seat:
        return (Gain((high.seat,), words("patrician-gain-both"), f"+{high.points + low.points}"),)
    gains = [Gain((high.seat,), words("patrician-gain-high"), f"+{high.points}")]
    if low.seat is not None:
        gains.append(Gain((low.seat,), words("patrician-gain-low"), f"+{low.points}"))
    return tuple(gains)


# ---------------------------------------------------------------- a single event


def describe_event(game: Patrician, event: Event, players: Names, words: Words) -> str | None:
    """An event as a sentence; None for events that only update the view."""
    match event:
        case Begun(first):
            return words("patrician-event-begun", **players.who(first))
        case CardFaced(city, key):
            return words("patrician-event-faced", city=city, card=describe_card(game, key, words))
        case CardPlayed(seat, key):
            return words("patrician-event-played", **players.who(seat), card=describe_card(game, key, words))
        case FloorBuilt(seat, city, site):
            return words(f"patrician-event-built-{site}", **players.who(seat), city=city)
        case FloorMoved(seat, city, site, owner):
            if owner == seat:
                return words(f"patrician-event-moved-own-{site}", **players.who(seat), city=city)
            return words(f"patrician-event-moved-{site}", **players.who(seat), **players.who(owner, "owner"), city=city)
        case CityScored() as scored:
            return describe_scoring(scored, players, words, finished=scored.low is not None)
        case CardTaken(seat, city, key):
            card = describe_card(game, key, words)
            return words("patrician-event-taken", **players.who(seat), city=city, card=card)
        case MessengerSent(seat, (a, b)):
            return words("patrician-event-sent", **players.who(seat), a=a, b=b)
        case Penalised(seat):
            return words("patrician-event-penalised", **players.who(seat))
        case Awarded(ambassador, seat) as award:
            added = _portrait(award, words)
            return words("patrician-event-awarded", **players.who(seat), ambassador=ambassador, portrait=added)
        case Ended():
            return words("patrician-event-ended")
    return None


def _portrait(award: Awarded, words: Words) -> str:
    return words("patrician-portrait-each" if award.portrait is None else f"patrician-portrait-{award.portrait}")


# ---------------------------------------------------------------- the end


def describe_end(game: Patrician, match: Match, players: Names, words: Words) -> str:
    """Who played the last card, and where."""
    for step in reversed(match.steps):
        for visible in step.events:
            if isinstance(visible.event, CardPlayed):
                played = visible.event
                city = game.card_name(played.card, words)
                return words("patrician-last-card", **players.who(played.seat), city=city)
    return words("patrician-reason-cards_played")
