"""Read and check a card file of Pâtée Impériale: 32 courtiers with their values and actions."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

import msgspec

from ludoteca.core import cards as files
from ludoteca.core.cards import Attribute, Card, CardFile
from ludoteca.core.errors import BadCards
from ludoteca.core.game import Deck, normalise
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.deck import EngineDeck
from ludoteca.games.patee_imperiale.engine.numbers import LARGEST_VALUE, NO_LIMIT

ROLES: Final = ("flatteur", "intrigant", "eloquent", "conciliant")
COLOURS: Final = ("green", "blue", "red")
OPENS: Final = ("", "first", "second")
FIELDS: Final = (
    "name",
    "value",
    "colour",
    "role",
    "action",
    "starter",
    "opens",
    "needs_another",
    "provenance",
)
ATTRIBUTES: Final = ("name", "value", "colour", "role", "action", "starter")
LONGEST_NAME: Final = 60
MOST_DISCREDITED: Final = 3  # by one action
MOST_SHOWN: Final = 7


class Parameter(msgspec.Struct, frozen=True):
    """A parameter of a verb: one of a few words, a number within bounds, or yes or no; required without a default.

    `words` gives the engine's number for each word.
    """

    name: str
    words: Mapping[str, int] = {}
    low: int = 1
    high: int = 1
    default: int | str | bool | None = None


def _number(name: str, high: int, default: int | None = None) -> Parameter:
    return Parameter(name, {}, 1, high, default)


LIMIT: Final = Parameter("max", {}, -LARGEST_VALUE, LARGEST_VALUE, NO_LIMIT)
SCOPES: Final = {"any": numbers.SCOPE_ANY, "other": numbers.SCOPE_OTHER, "own": numbers.SCOPE_OWN}
VERBS: Final[dict[str, tuple[Parameter, ...]]] = {
    "none": (),
    "suite_discredit": (
        _number("n", MOST_DISCREDITED, 1),
        Parameter("scope", SCOPES),
        LIMIT,
        Parameter("pick", {"actor": numbers.PICK_ACTOR, "highest": numbers.PICK_HIGHEST}, default="actor"),
    ),
    "charm": (LIMIT,),
    "suite_swap": (Parameter("own", {"actor": numbers.OWN_ACTOR, "self": numbers.OWN_SELF}), LIMIT),
    "give": (),
    "hand_discredit": (
        Parameter("who", {"one": numbers.WHO_ONE, "each": numbers.WHO_EACH, "self": numbers.WHO_SELF}),
        _number("n", MOST_DISCREDITED, 1),
        Parameter(
            "pick",
            {
                "random": numbers.PICK_RANDOM,
                "owner": numbers.PICK_OWNER,
                "actor_of_2": numbers.PICK_ACTOR_OF_2,
            },
        ),
    ),
    "hand_take": (_number("reveal", MOST_SHOWN),),
    "hand_swap": (),
    "play_more": (_number("n", numbers.MOST_EXTRA_PLAYS, 1), LIMIT, Parameter("silent", default=False)),
    "recall": (
        Parameter("from", {**SCOPES, "discard": numbers.FROM_DISCARD, "last": numbers.FROM_LAST}),
        Parameter("to", {"hand": numbers.RECALL_TO_HAND, "suite": numbers.RECALL_TO_SUITE}),
        LIMIT,
    ),
}
VERB_NUMBERS: Final = {
    "none": numbers.VERB_NONE,
    "suite_discredit": numbers.VERB_SUITE_DISCREDIT,
    "charm": numbers.VERB_CHARM,
    "suite_swap": numbers.VERB_SUITE_SWAP,
    "give": numbers.VERB_GIVE,
    "hand_discredit": numbers.VERB_HAND_DISCREDIT,
    "hand_take": numbers.VERB_HAND_TAKE,
    "hand_swap": numbers.VERB_HAND_SWAP,
    "play_more": numbers.VERB_PLAY_MORE,
    "recall": numbers.VERB_RECALL,
}


class Action(msgspec.Struct, frozen=True):
    """A verb with all its parameters."""

    verb: str
    parameters: dict[str, int | str | bool]

    def engine_number(self, *names: str) -> int:
        """The engine's number for the one of these parameters that the verb has; 0 if it has none."""
        for parameter in VERBS[self.verb]:
            if parameter.name in names:
                value = self.parameters[parameter.name]
                return parameter.words[str(value)] if parameter.words else int(value)
        return 0

    @property
    def limit(self) -> int | None:
        """The highest value that the action may affect; None if it has no limit."""
        limit = self.parameters.get("max", NO_LIMIT)
        return None if limit == NO_LIMIT else int(limit)

    def __str__(self) -> str:
        given = [f"{name} = {format_value(value)}" for name, value in self.parameters.items() if value != NO_LIMIT]
        return f"{self.verb}({', '.join(given)})" if given else self.verb


class Courtier(msgspec.Struct, frozen=True):
    """A courtier as in the card file."""

    key: str
    name: str
    value: int
    colour: str
    role: str
    action: Action
    starter: bool
    opens: Literal["", "first", "second"]
    needs_another: bool

    @property
    def notation(self) -> str:
        """The name as a person types it: `ruth von tzigerin`."""
        return self.key.replace("-", " ")


class PateeDeck(Deck):
    """The 32 courtiers of a card file, in the order of the file."""

    def __init__(self, file: CardFile) -> None:
        super().__init__(file)
        whole = files.parse(file)
        files.check_game(file, whole, "patee_imperiale")
        for name in whole:
            if name not in ("game", "name", "cards"):
                raise BadCards("core-cards-unknown-field", field=name)
        entries = whole.get("cards")
        if not isinstance(entries, list):
            raise BadCards("core-cards-none", file=file.name)
        self.courtiers: list[Courtier] = []
        self.card_number: dict[str, int] = {}
        self._rows: list[Card] = []
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict):
                raise BadCards("core-card-lacks", card=str(number), field="name")
            self._read(number, entry)
        self._check_counts()
        self.keys = [courtier.key for courtier in self.courtiers]
        by_value = sorted(self.courtiers, key=lambda courtier: courtier.value)
        self.value_order = {courtier.key: place for place, courtier in enumerate(by_value)}
        self.engine_deck = self._engine_deck()

    def _read(self, number: int, entry: dict[str, Any]) -> None:
        name = read_name(number, entry)
        key = slug(name)
        card = f"{number} ({name})"
        if key in self.card_number:
            raise BadCards("patee_imperiale-cards-twice", card=card, field="name")
        files.check_fields(card, entry, FIELDS)
        value = files.field(card, entry, "value", int)
        if abs(value) > LARGEST_VALUE:
            raise BadCards(
                "patee_imperiale-cards-range",
                card=card,
                field="value",
                low=-LARGEST_VALUE,
                high=LARGEST_VALUE,
                given=value,
            )
        colour = read_word(card, entry, "colour", COLOURS)
        role = read_word(card, entry, "role", ROLES)
        action = read_action(card, files.field(card, entry, "action", dict))
        opens = read_word(card, entry, "opens", OPENS, "")
        starter = files.field(card, entry, "starter", bool, False)
        if opens and not starter:
            raise BadCards("patee_imperiale-cards-opens-starter", card=card, field="opens")
        if action.verb == "recall" and action.parameters["to"] == "hand" and role != "conciliant":
            # A Conciliant cannot be recalled to a hand; otherwise a round might never end (rules: Pâtée Impériale 10).
            raise BadCards("patee_imperiale-cards-endless", card=card, field="role")
        needs_another = files.field(card, entry, "needs_another", bool, False)
        self.card_number[key] = len(self.courtiers)
        courtier = Courtier(key, name, value, colour, role, action, starter, opens, needs_another)
        self.courtiers.append(courtier)
        sources = files.field(card, entry, "provenance", dict, {})
        files.check_fields(f"{card}, provenance", sources, ATTRIBUTES)
        texts = (name, str(value), colour, role, action_text(courtier), starter_text(courtier))
        self._rows.append(
            Card(
                key,
                role,
                tuple(
                    Attribute(attribute, text, files.provenance(card, sources, attribute, self.file.house))
                    for attribute, text in zip(ATTRIBUTES, texts, strict=True)
                ),
            )
        )

    def _check_counts(self) -> None:
        """There must be 32 courtiers, four starters, and two that open a round (rules: Pâtée Impériale 19)."""
        if len(self.courtiers) != numbers.CARDS:
            raise BadCards("patee_imperiale-cards-count", wanted=numbers.CARDS, given=len(self.courtiers))
        starters = sum(courtier.starter for courtier in self.courtiers)
        if starters != numbers.STARTERS:
            raise BadCards("patee_imperiale-cards-starters", field="starter", wanted=numbers.STARTERS, given=starters)
        for place in ("first", "second"):
            openers = sum(courtier.opens == place for courtier in self.courtiers)
            if openers != 1:
                raise BadCards("patee_imperiale-cards-opens", field="opens", place=place, given=openers)

    def _engine_deck(self) -> EngineDeck:
        courtiers = self.courtiers
        actions = [courtier.action for courtier in courtiers]
        openers = [courtier.opens for courtier in courtiers]
        return EngineDeck(
            value=[courtier.value for courtier in courtiers],
            verb=[VERB_NUMBERS[action.verb] for action in actions],
            amount=[action.engine_number("n", "reveal") for action in actions],
            scope=[action.engine_number("scope", "who", "own", "from") for action in actions],
            pick=[action.engine_number("pick", "silent", "to") for action in actions],
            limit=[NO_LIMIT if action.limit is None else action.limit for action in actions],
            starters=[courtier.starter for courtier in courtiers],
            needs_another=[courtier.needs_another for courtier in courtiers],
            conciliants=[courtier.role == "conciliant" for courtier in courtiers],
            opens_first=openers.index("first"),
            opens_second=openers.index("second"),
        )

    def courtier(self, key: str) -> Courtier:
        """The courtier with this key."""
        return self.courtiers[self.card_number[key]]

    def set_of(self, keys: Iterable[str]) -> int:
        """These courtiers as one of the engine's sets."""
        return sum(1 << self.card_number[key] for key in keys)

    def cards(self) -> tuple[Card, ...]:
        return tuple(self._rows)

    def remarks(self, words: Words) -> list[str]:
        """For a host's own file: the text of every card in the other languages."""
        from ludoteca.games.patee_imperiale.text import describe_courtier

        if self.file.house:
            return []
        others = [Words(lang) for lang in LANGUAGES if lang != words.lang]
        return [f"{other.lang}: {describe_courtier(self, key, other)}" for key in self.keys for other in others]

    def invented(self, key: str) -> tuple[str, ...]:
        """The invented attributes of a card. If the name is among them, the whole card is a stand-in."""
        row = self._rows[self.card_number[key]]
        shown = [attribute for attribute in row.attributes if attribute.name != "starter" or self.courtier(key).starter]
        return tuple(attribute.name for attribute in shown if attribute.provenance == "invented")


def read_name(number: int, entry: dict[str, Any]) -> str:
    """The name of a card: short, without control characters, and with at least one letter or digit."""
    name: str = files.field(str(number), entry, "name", str)
    if not name:
        raise BadCards("core-card-lacks", card=str(number), field="name")
    if any(unicodedata.category(sign)[0] == "C" or unicodedata.category(sign) in ("Zl", "Zp") for sign in name):
        # The error does not repeat such a name, because it might control the terminal.
        raise BadCards("patee_imperiale-cards-unprintable", card=str(number), field="name")
    if len(name) > LONGEST_NAME:
        given = f"{name[:LONGEST_NAME]}…"
        raise BadCards(
            "patee_imperiale-cards-long", card=f"{number} ({given})", field="name", most=LONGEST_NAME, given=len(name)
        )
    if not slug(name):
        raise BadCards("patee_imperiale-cards-no-letter", card=f"{number} ({name})", field="name")
    return name


def read_action(card: str, entry: dict[str, Any]) -> Action:
    """The action of a card: a known verb with known parameters, each within its bounds."""
    verb = entry.get("verb")
    if verb is None:
        raise BadCards("core-card-lacks", card=card, field="action.verb")
    if not isinstance(verb, str) or verb not in VERBS:
        raise BadCards("core-card-value", card=card, field="action.verb", given=str(verb), values=", ".join(VERBS))
    known = VERBS[verb]
    for name in entry:
        if name != "verb" and name not in {parameter.name for parameter in known}:
            raise BadCards("core-card-unknown-field", card=card, field=f"action.{name}")
    values = {parameter.name: read_parameter(card, parameter, entry) for parameter in known}
    if verb == "suite_discredit" and values["pick"] == "highest" and (values["scope"], values["n"]) != ("other", 1):
        raise BadCards("patee_imperiale-cards-highest", card=card, field="action.pick")
    if verb == "hand_discredit" and values["pick"] == "actor_of_2" and (values["who"] == "self" or values["n"] != 1):
        raise BadCards("patee_imperiale-cards-actor-of-2", card=card, field="action.pick")
    if verb == "recall" and (values["from"], values["to"]) == ("own", "suite"):
        raise BadCards("patee_imperiale-cards-stays", card=card, field="action.to")
    return Action(verb, values)


def read_parameter(card: str, parameter: Parameter, entry: dict[str, Any]) -> int | str | bool:
    """One parameter, checked."""
    field = f"action.{parameter.name}"
    value = entry.get(parameter.name, parameter.default)
    if value is None:
        raise BadCards("core-card-lacks", card=card, field=field)
    if parameter.words:
        if not isinstance(value, str) or value not in parameter.words:
            values = ", ".join(parameter.words)
            raise BadCards("core-card-value", card=card, field=field, given=str(value), values=values)
        return value
    if isinstance(parameter.default, bool):
        if not isinstance(value, bool):
            raise BadCards("core-card-type", card=card, field=field, wanted="bool", given=str(value))
        return value
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadCards("core-card-type", card=card, field=field, wanted="int", given=str(value))
    if parameter.name in entry and not parameter.low <= value <= parameter.high:
        raise BadCards(
            "patee_imperiale-cards-range",
            card=card,
            field=field,
            low=parameter.low,
            high=parameter.high,
            given=value,
        )
    return value


def read_word(card: str, entry: dict[str, Any], name: str, values: tuple[str, ...], default: str | None = None) -> Any:
    """A field that must be one of a few words."""
    value = files.field(card, entry, name, str, default)
    if value not in values:
        known = ", ".join(word for word in values if word)
        raise BadCards("core-card-value", card=card, field=name, given=value, values=known)
    return value


def action_text(courtier: Courtier) -> str:
    """The action as in the file, with its flag."""
    return f"{courtier.action}, needs_another" if courtier.needs_another else str(courtier.action)


def starter_text(courtier: Courtier) -> str:
    """Whether a courtier is a starter, and whether it begins the round."""
    return courtier.opens or format_value(courtier.starter)


def format_value(value: object) -> str:
    """A value of the file as it is listed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def slug(name: str) -> str:
    """The key of a courtier, made from its name.

    >>> slug("J.S. Bark"), slug("Rabuyu Kaltçi"), slug("日本"), slug("?!")
    ('js-bark', 'rabuyu-kaltci', '日本', '')
    """
    return re.sub(r"[\W_]+", "-", normalise(name.replace(".", ""))).strip("-")
