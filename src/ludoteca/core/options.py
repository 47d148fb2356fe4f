"""Game options as data, from which every front end builds its set-up screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from ludoteca.core.errors import BadSetup

Value = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """One option of a game.

    Its name and a one-line explanation are the messages `<game>-option-<name>` and `<game>-option-<name>-help`; the
    values of a choice are `<game>-option-<name>-<value>`.
    """

    name: str
    kind: Literal["flag", "number", "choice"] = "flag"
    default: Value = False
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    seats: tuple[int, ...] = ()  # the numbers of players it applies to; empty means all

    def read(self, given: Value) -> Value:
        """The value of typed text or data, checked.

        >>> Option("messengers").read("yes")
        True
        """
        if self.kind == "flag":
            if isinstance(given, bool):
                return given
            if str(given).lower() in ("true", "yes", "on", "1"):
                return True
            if str(given).lower() in ("false", "no", "off", "0"):
                return False
            raise BadSetup("core-bad-flag", option=self.name, given=str(given))
        if self.kind == "number":
            try:
                number = int(given)
            except ValueError:
                number = self.low - 1
            if isinstance(given, bool) or not self.low <= number <= self.high:
                raise BadSetup("core-bad-number", option=self.name, given=str(given), low=self.low, high=self.high)
            return number
        if str(given) not in self.choices:
            raise BadSetup("core-bad-choice", option=self.name, given=str(given), choices=", ".join(self.choices))
        return str(given)


def resolve_options(options: tuple[Option, ...], given: Mapping[str, Value], seats: int) -> dict[str, Value]:
    """The values of all options: those given, checked, and defaults for the rest.

    >>> resolve_options((Option("messengers"), Option("ambassadors")), {"messengers": "on"}, 3)
    {'messengers': True, 'ambassadors': False}
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadSetup("core-unknown-option", option=name, options=", ".join(known))
    resolved: dict[str, Value] = {}
    for option in options:
        value = option.read(given.get(option.name, option.default))
        if value != option.default and option.seats and seats not in option.seats:
            raise BadSetup("core-option-seats", option=option.name, seats=[str(n) for n in option.seats])
        resolved[option.name] = value
    return resolved
