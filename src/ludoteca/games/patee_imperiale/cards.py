"""Pâtée Impériale's card file: reading, checking, and what is on each courtier."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final, Literal

import msgspec

from ludoteca.core import cards as files
from ludoteca.core.cards import Attribute, Card, CardFile
from ludoteca.core.errors import BadCards
from ludoteca.core.game import Deck, plain
from ludoteca.core.words import LANGUAGES, Words
from ludoteca.games.patee_imperiale.engine import tables
from ludoteca.games.patee_imperiale.engine.tables import CARDS, LARGEST_VALUE, NO_LIMIT, STARTERS, Courtiers

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
MOST_TOUCHED: Final = 3
MOST_SHOWN: Final = 7
MOST_EXTRA_PLAYS: Final = tables.PLAYS_IN_A_TURN - 1


class Parameter(msgspec.Struct, frozen=True):
    """One parameter of a verb: words to choose from, or a number within bounds; required if it has no default."""

    name: str
    words: tuple[str, ...] = ()
    low: int = 1
    high: int = 1
    default: int | str | bool | None = None


def _number(name: str, high: int, default: int | None = None) -> Parameter:
    return Parameter(name, (), 1, high, default)


LIMIT: Final = Parameter("max", (), -LARGEST_VALUE, LARGEST_VALUE, NO_LIMIT)
VERBS: Final[dict[str, tuple[Parameter, ...]]] = {
    "none": (),
    "suite_discredit": (
        _number("n", MOST_TOUCHED, 1),
        Parameter("scope", ("any", "other", "own")),
        LIMIT,
        Parameter("pick", ("actor", "highest"), default="actor"),
    ),
    "charm": (LIMIT,),
    "suite_swap": (Parameter("own", ("actor", "self")), LIMIT),
    "give": (),
    "hand_discredit": (
        Parameter("who", ("one", "each", "self")),
        _number("n", MOST_TOUCHED, 1),
        Parameter("pick", ("random", "owner", "actor_of_2")),
    ),
    "hand_take": (_number("reveal", MOST_SHOWN),),
    "hand_swap": (),
    "play_more": (_number("n", MOST_EXTRA_PLAYS, 1), LIMIT, Parameter("silent", default=False)),
    "recall": (
        Parameter("from", ("any", "other", "own", "discard", "last")),
        Parameter("to", ("hand", "suite")),
        LIMIT,
    ),
}  # in the order of the engine's verbs; words in the order of its numbers


class Action(msgspec.Struct, frozen=True):
    """A verb with all its parameters."""

    verb: str
    parameters: dict[str, int | str | bool]

    def number(self, name: str) -> int:
        """A parameter that is a number."""
        value = self.parameters[name]
        assert isinstance(value, int)
        return value

    def word(self, *names: str) -> int:
        """The engine's number for whichever of these parameters the verb has; 0 if none."""
        for parameter in VERBS[self.verb]:
            if parameter.name in names:
                value = self.parameters[parameter.name]
                return parameter.words.index(str(value)) if parameter.words else int(value)
        return 0

    @property
    def limit(self) -> int | None:
        """The highest value the action touches; None if it has no limit."""
        limit = self.parameters.get("max", NO_LIMIT)
        return None if limit == NO_LIMIT else int(limit)

    def __str__(self) -> str:
        shown = [f"{name} = {told(value)}" for name, value in self.parameters.items() if value != NO_LIMIT]
        return f"{self.verb}({', '.join(shown)})" if shown else self.verb


class Courtier(msgspec.Struct, frozen=True):
    """A courtier as the card file has it."""

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
        """How a person types it: `ruth von tzigerin`."""
        return self.key.replace("-", " ")


class PateeDeck(Deck):
    """The 32 courtiers of a card file, in its order."""

    def __init__(self, file: CardFile) -> None:
        self.file = file
        whole = files.parse(file)
        files.for_game(file, whole, "patee_imperiale")
        for name in whole:
            if name not in ("game", "name", "cards"):
                raise BadCards("core-cards-unknown-field", field=name)
        entries = whole.get("cards")
        if not isinstance(entries, list):
            raise BadCards("core-cards-none", file=file.name)
        self.courtiers: list[Courtier] = []
        self.number: dict[str, int] = {}
        self._rows: list[Card] = []
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict):
                raise BadCards("core-card-lacks", card=str(number), field="name")
            self._read(number, entry)
        self._count()
        self.keys = [courtier.key for courtier in self.courtiers]
        by_value = sorted(self.courtiers, key=lambda courtier: courtier.value)
        self.rank = {courtier.key: place for place, courtier in enumerate(by_value)}
        self.tables = self._compile()

    def _read(self, number: int, entry: dict[str, Any]) -> None:
        name = read_name(number, entry)
        key = slug(name)
        card = f"{number} ({name})"
        if key in self.number:
            raise BadCards("patee_imperiale-cards-twice", card=card, field="name")
        files.known_fields(card, entry, FIELDS)
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
        colour = one_of(card, entry, "colour", COLOURS)
        role = one_of(card, entry, "role", ROLES)
        action = read_action(card, files.field(card, entry, "action", dict))
        opens = one_of(card, entry, "opens", OPENS, "")
        starter = files.field(card, entry, "starter", bool, False)
        if opens and not starter:
            raise BadCards("patee_imperiale-cards-opens-starter", card=card, field="opens")
        if action.verb == "recall" and action.parameters["to"] == "hand" and role != "conciliant":
            # Recalls cannot be recalled, and that is by role: else a round need not end.
            raise BadCards("patee_imperiale-cards-endless", card=card, field="role")
        needs_another = files.field(card, entry, "needs_another", bool, False)
        self.number[key] = len(self.courtiers)
        courtier = Courtier(key, name, value, colour, role, action, starter, opens, needs_another)
        self.courtiers.append(courtier)
        told_by = files.field(card, entry, "provenance", dict, {})
        files.known_fields(f"{card}, provenance", told_by, ATTRIBUTES)
        facts = (name, str(value), colour, role, told_action(courtier), told_starter(courtier))
        self._rows.append(
            Card(
                key,
                role,
                tuple(
                    Attribute(fact, text, files.provenance(card, told_by, fact, self.file.house))
                    for fact, text in zip(ATTRIBUTES, facts, strict=True)
                ),
            )
        )

    def _count(self) -> None:
        """32 courtiers, four starters, one who opens and one in case it is discredited."""
        if len(self.courtiers) != CARDS:
            raise BadCards("patee_imperiale-cards-count", wanted=CARDS, given=len(self.courtiers))
        starters = sum(courtier.starter for courtier in self.courtiers)
        if starters != STARTERS:
            raise BadCards("patee_imperiale-cards-starters", field="starter", wanted=STARTERS, given=starters)
        for place in ("first", "second"):
            openers = sum(courtier.opens == place for courtier in self.courtiers)
            if openers != 1:
                raise BadCards("patee_imperiale-cards-opens", field="opens", place=place, given=openers)

    def _compile(self) -> Courtiers:
        actions = [courtier.action for courtier in self.courtiers]
        verbs = list(VERBS)
        return Courtiers(
            [courtier.value for courtier in self.courtiers],
            [verbs.index(action.verb) for action in actions],
            [action.word("n", "reveal") for action in actions],
            [action.word("scope", "who", "own", "from") for action in actions],
            [action.word("pick", "silent", "to") for action in actions],
            [NO_LIMIT if action.limit is None else action.limit for action in actions],
            [courtier.starter for courtier in self.courtiers],
            [courtier.needs_another for courtier in self.courtiers],
            [courtier.role == "conciliant" for courtier in self.courtiers],
            [courtier.opens for courtier in self.courtiers].index("first"),
            [courtier.opens for courtier in self.courtiers].index("second"),
        )

    def cards(self) -> tuple[Card, ...]:
        return tuple(self._rows)

    def remarks(self, words: Words) -> list[str]:
        """For a host's own file: how every card reads in the other languages, made of the same verbs."""
        from ludoteca.games.patee_imperiale.words import card

        if self.file.house:
            return []
        others = [Words(lang) for lang in LANGUAGES if lang != words.lang]
        return [f"{other.lang}: {card(self, courtier.key, other)}" for courtier in self.courtiers for other in others]

    def invented(self, key: str) -> tuple[str, ...]:
        """What is invented on a card; with the name, the whole card is a stand-in."""
        courtier = self.courtiers[self.number[key]]
        row = self._rows[self.number[key]]
        told_of = [attribute for attribute in row.attributes if attribute.name != "starter" or courtier.starter]
        return tuple(attribute.name for attribute in told_of if attribute.provenance == "invented")


def read_name(number: int, entry: dict[str, Any]) -> str:
    """The name of a card: short, without control characters, and with something in it that can be typed."""
    name: str = files.field(str(number), entry, "name", str)
    if not name:
        raise BadCards("core-card-lacks", card=str(number), field="name")
    if any(unicodedata.category(sign)[0] == "C" or unicodedata.category(sign) in ("Zl", "Zp") for sign in name):
        # Such a name is not repeated: it might do to the terminal what it says.
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
    """One parameter, checked; the error names card and field."""
    field = f"action.{parameter.name}"
    value = entry.get(parameter.name, parameter.default)
    if value is None:
        raise BadCards("core-card-lacks", card=card, field=field)
    if parameter.words:
        if value not in parameter.words:
            values = ", ".join(parameter.words)
            raise BadCards("core-card-value", card=card, field=field, given=str(value), values=values)
        return str(value)
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


def one_of(card: str, entry: dict[str, Any], name: str, values: tuple[str, ...], default: str | None = None) -> Any:
    """A field that is one of a few words."""
    value = files.field(card, entry, name, str, default)
    if value not in values:
        known = ", ".join(word for word in values if word)
        raise BadCards("core-card-value", card=card, field=name, given=value, values=known)
    return value


def told_action(courtier: Courtier) -> str:
    """The action as the file has it, with the flag that belongs to it."""
    return f"{courtier.action}, needs_another" if courtier.needs_another else str(courtier.action)


def told_starter(courtier: Courtier) -> str:
    """Whether a courtier is a starter, and whether it opens."""
    if courtier.opens:
        return courtier.opens
    return told(courtier.starter)


def told(value: object) -> str:
    """A value of the file as lists show it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def slug(name: str) -> str:
    """The key of a courtier, out of the name.

    >>> slug("J.S. Bark"), slug("Rabuyu Kaltçi"), slug("日本"), slug("?!")
    ('js-bark', 'rabuyu-kaltci', '日本', '')
    """
    return re.sub(r"[\W_]+", "-", plain(name.replace(".", ""))).strip("-")


assert list(VERBS).index("recall") == tables.RECALL_COURTIER
assert VERBS["recall"][0].words.index("discard") == tables.FROM_DISCARD
