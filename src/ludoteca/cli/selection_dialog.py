"""How a person chooses a move, or several cards that make one move.

Cards are typed by number or by name, all at once or one by one, in any order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from ludoteca.cli.console import DIM, Terminal
from ludoteca.cli.display import TableDisplay
from ludoteca.core.errors import AmbiguousMove, BadMove, IllFormedMove
from ludoteca.core.game import Game, normalise
from ludoteca.core.match import Match
from ludoteca.core.replay import walk
from ludoteca.core.selection import Selection
from ludoteca.core.text import Words

NUMBERS: Final = re.compile(r"[0-9]{1,9}(?:[\s,;]+[0-9]{1,9})*[\s,;]*")
COUNTED: Final = re.compile(r"(?P<count>[0-9]{1,2}) ?[x×]? (?P<name>\D.*)|(?P<name_>.+?) ?[x×] ?(?P<count_>[0-9]{1,2})")
AND: Final = re.compile(r" (?:and|et|e) ")
NAMES_SHOWN: Final = 12


class PartialSelection:
    """The cards chosen so far. Typing something wrong raises an error and changes nothing."""

    def __init__(self, game: Game, selection: Selection, words: Words, chosen: Sequence[int] = ()) -> None:
        self.game = game
        self.selection = selection
        self.words = words
        self.chosen = list(chosen)
        end = () if selection.end is None else (selection.end,)
        # Numbered from 1; the numbers stay the same while the player is choosing.
        self.codes: list[int] = [*selection.counts, *end]
        notations = [game.notation(code) for code in self.codes]
        verbs = {notation.partition(" ")[0] for notation in notations}
        self.verb = normalise(verbs.pop()) if len(verbs) == 1 else None
        self.names: dict[str, list[int]] = {}
        for code, notation in zip(self.codes, notations, strict=True):
            names = (game.choice_name(code, language_words) for language_words in (words, Words("en")))
            for name in {normalise(name) for name in (notation, notation.partition(" ")[2] or notation, *names)}:
                self.names.setdefault(name, []).append(code)

    def rows(self) -> list[tuple[int, int, int]]:
        """The cards that can be added: number in the list, code, and how many are left."""
        open_codes = self.selection.available(self.chosen)
        return [
            (number, code, self.selection.counts.get(code, 1) - self.chosen.count(code))
            for number, code in enumerate(self.codes, 1)
            if code in open_codes or code == self.selection.end
        ]

    def describe(self) -> str:
        """Say which cards are chosen so far, and how many more are needed."""
        left = self.selection.most - len(self.chosen)
        items = [self.name(code) for code in self.chosen]
        if self.selection.end is None:
            return self.words("play-picked", items=items, left=left)
        return self.words("play-picked-some", items=items, left=left, end=self.name(self.selection.end))

    def name(self, code: int) -> str:
        """The name of a choice, in the reader's language."""
        return self.game.choice_name(code, self.words)

    def add(self, codes: Sequence[int]) -> bool:
        """Add these to the selection; whether it is now complete."""
        chosen = list(self.chosen)
        left = self.selection.most - len(chosen)
        named = [code for code in codes if code != self.selection.end]
        if len(named) > left:
            raise BadMove("play-pick-too-many", given=len(named), left=left)
        for code in named:
            if code not in self.selection.available(chosen):
                if chosen.count(code) >= self.selection.counts[code]:
                    raise BadMove("play-pick-no-more", item=self.name(code), count=self.selection.counts[code])
                raise BadMove("play-pick-limit", items=sorted({self.name(one) for one in self.selection.limited_codes}),
                              limit=self.selection.limit)  # fmt: skip
            chosen.append(code)
        self.chosen = chosen
        return len(named) < len(codes) or self.selection.is_complete(chosen)

    def read(self, text: str) -> list[int]:
        """The codes of what was typed: `2 3`, `quarry, silver smelter`, `2 well`, `pay quarry`."""
        if NUMBERS.fullmatch(text.strip()):
            return [self._numbered(number) for number in re.findall(r"[0-9]+", text)]
        typed = normalise(text)
        if typed in self.names:
            return [self._named(typed)]
        verb, _, rest = typed.partition(" ")
        has_verb = bool(rest) and verb == self.verb
        codes = list(self._read_list(rest if has_verb else typed))
        if has_verb and len(codes) > 1 and self.selection.end is not None and not self.chosen:
            codes.append(self.selection.end)  # with the verb it is a complete move
        return codes

    def _read_list(self, typed: str) -> Iterator[int]:
        for part in re.split(r"[,;+]", typed):
            if part.strip():
                yield from self._read_item(part.strip())

    def _read_item(self, part: str) -> Iterator[int]:
        """Read one item of a list: a number, a name, several of one name, or names without commas between them."""
        if part.isascii() and part.isdecimal():
            yield self._numbered(part)
            return
        counted = COUNTED.fullmatch(part)
        try:
            yield self._named(part)
        except BadMove:
            if counted is not None:
                name, count = counted["name"] or counted["name_"], int(counted["count"] or counted["count_"])
                yield from [self._named(name)] * count
            elif AND.search(part):
                for one in AND.split(part):
                    yield from self._read_item(one.strip())
            elif (codes := self._split_names(part.split())) is not None:
                yield from codes
            else:
                raise

    def _split_names(self, words: list[str]) -> list[int] | None:
        """Read full names in a row: `quarry silver smelter`."""
        if not words:
            return []
        for length in range(len(words), 0, -1):
            codes = self.names.get(" ".join(words[:length]), [])
            if len(codes) == 1 and (rest := self._split_names(words[length:])) is not None:
                return [codes[0], *rest]
        return None

    def _numbered(self, number: str) -> int:
        if not 0 < int(number) <= len(self.codes):
            raise BadMove("play-bad-number", count=len(self.codes))
        return self.codes[int(number) - 1]

    def _named(self, name: str) -> int:
        """Find the one choice with this name or abbreviation, in the reader's language or in English."""
        found: set[int] = set(self.names.get(name, []))
        found = found or {code for known, codes in self.names.items() if known.startswith(name) for code in codes}
        found = found or {code for known, codes in self.names.items() if abbreviates(name, known) for code in codes}
        if len(found) == 1:
            return found.pop()
        names = [self.name(code) for code in self.codes if not found or code in found][:NAMES_SHOWN]
        if found:
            raise AmbiguousMove("core-move-ambiguous", move=name[:80], legal=", ".join(names))
        raise IllFormedMove("core-move-unknown", move=name[:80], legal=", ".join(names))


def abbreviates(typed: str, name: str) -> bool:
    """Whether each word typed begins a word of the name, in the same order.

    >>> abbreviates("ro fla", "rosa von flamin"), abbreviates("flamin rosa", "rosa von flamin")
    (True, False)
    """
    rest = iter(name.split())
    return bool(typed) and all(any(word.startswith(part) for word in rest) for part in typed.split())


class ChoiceDialog(TableDisplay):
    """A match in which people choose their moves; `people` are their seats."""

    def __init__(self, match: Match, words: Words, terminal: Terminal, people: list[int]) -> None:
        super().__init__(match, words, terminal)
        self.people = people
        self.shared_screen = len(people) > 1
        self.selecting: PartialSelection | None = None  # while several cards are chosen for one move
        self.explained = False  # whether the player has read how to choose several cards

    def _command_word(self, name: str) -> str:
        """The word to type for a command, in the reader's language."""
        return self.words(f"play-command-{name}").split()[0]

    def _forced_move(self) -> tuple[int, int] | None:
        """A seat and its only legal move, unless that move is one card of a set that a person is still choosing.

        Cards of a set are played in a fixed order, so its first card can look forced before the set is known.
        """
        for seat in self.match.actors:
            legal = self.match.legal_codes(seat)
            if len(legal) == 1 and not (seat in self.people and self._has_selection(seat)):
                return seat, legal[0]
        return None

    def _has_selection(self, seat: int) -> bool:
        """Whether a person chooses several cards for one move, and has more than one way to do so."""
        selection = self.game.selection(self.match.state.blank(seat), seat)
        return selection is not None and (not selection.forced or self._unfinished_set(seat) is not None)

    def _show_choice(self, seat: int, legal: Sequence[int]) -> None:
        view, selecting = self.match.state.blank(seat), self.selecting
        self.terminal.print_gap()
        prompt = self.game.describe_prompt(view, seat, self.words)
        self.terminal.print_line(f"{self.names[seat]}: {prompt}" if self.shared_screen else prompt, "bold")
        rows = [(number, code, 1) for number, code in enumerate(legal, 1)] if selecting is None else selecting.rows()
        if selecting is not None and selecting.chosen:
            self.terminal.print_line(selecting.describe(), "bold")
        elif selecting is not None and selecting.selection.most > 1 and not self.explained:
            self.terminal.print_line(self.words("play-pick-how", undo=self._command_word("undo")), DIM)
            self.explained = True
        choices = []
        for number, code, count in rows:
            explanation = self.game.describe_move(code, self.words, view)
            times = f" ×{count}" if count > 1 else ""
            choices.append((self.game.notation(code), f"{explanation}{times}", number))
        self.terminal.print_choices(choices)

    def _start_selection(self, seat: int) -> PartialSelection | None:
        """The set of cards to choose, if any. Cards of the set already played are taken back and stay chosen."""
        played = self._unfinished_set(seat)
        chosen: list[int] = []
        if played is not None and self.match.undoable(seat, len(played)):
            chosen = played
            self.match.undo(seat, len(played))
            self._redraw()
        game, view = self.match.game, self.match.state.blank(seat)
        selection = self.game.selection(view, seat)
        return None if selection is None else PartialSelection(game, selection, self.words, chosen)

    def _unfinished_set(self, seat: int) -> list[int] | None:
        """The codes already played of an incomplete set: a game may have been saved in the middle of one."""
        steps = self.match.steps
        at = len(steps)
        following = self.match.legal_codes(seat)[0]
        while at > 1 and steps[at - 1].seat == seat and self.game.same_selection(steps[at - 1].code, following):
            at -= 1
            following = steps[at].code
        if at == len(steps) or any(step.forced for step in steps[at:]):
            return None
        before = next(position for position, _ in walk(self.match) if len(position.steps) == at)
        selection = self.game.selection(before.state.blank(seat), seat)
        codes = [step.code for step in steps[at:]]
        return codes if selection is not None and not selection.is_complete(codes) else None

    def _last_choice(self, seat: int) -> int:
        """How many steps the seat's last choice took: cards chosen together are taken back together."""
        steps = self.match.steps
        at = next((at for at in range(len(steps) - 1, 0, -1) if steps[at].seat == seat and not steps[at].forced), 0)
        times = 1
        while at > 1 and steps[at - 1].seat == seat:
            if not self.game.same_selection(steps[at - 1].code, steps[at].code):
                break
            at -= 1
            times += not steps[at].forced
        return times
