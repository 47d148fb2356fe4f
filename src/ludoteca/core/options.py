"""Options as data: every front end builds its set-up screen from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from ludoteca.core.errors import BadSetup

Value = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """One choice to be made before a game.

    Its name and its one-line explanation in each language are the messages `<game>-option-<name>` and
    `<game>-option-<name>-help`; those of a choice's values are `<game>-option-<name>-<value>`.
    """

    name: str
    kind: Literal["flag", "number", "choice"] = "flag"
    default: Value = False
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    seats: tuple[int, ...] = ()  # the numbers of players it is for; empty: all

    def read(self, given: Value) -> Value:
        """A value as typed or as data, checked.

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


def settle(options: tuple[Option, ...], given: Mapping[str, Value], seats: int) -> dict[str, Value]:
    """All options with their values: what is given, checked, and defaults for the rest.

    >>> settle((Option("messengers"), Option("ambassadors")), {"messengers": "on"}, 3)
    {'messengers': True, 'ambassadors': False}
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadSetup("core-unknown-option", option=name, options=", ".join(known))
    settled: dict[str, Value] = {}
    for option in options:
        value = option.read(given.get(option.name, option.default))
        if value != option.default and option.seats and seats not in option.seats:
            raise BadSetup("core-option-seats", option=option.name, seats=[str(n) for n in option.seats])
        settled[option.name] = value
    return settled
