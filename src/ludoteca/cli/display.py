"""Shows a session to one seat or to everybody: what has happened, the table, and the points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from ludoteca.cli.console import Terminal
from ludoteca.core.clean import shown_names
from ludoteca.core.game import normalise
from ludoteca.core.match import Match, Step
from ludoteca.core.names import Names
from ludoteca.core.seats import letter
from ludoteca.core.text import Words

if TYPE_CHECKING:
    from ludoteca.core.options import Option


LOG_TURNS: Final = 12
HINTS: Final = 3
HINTED_LINE: Final = 5
CARDS_SHOWN: Final = 12


class TableDisplay:
    """A match and the terminal on which it is shown. Seat -1 stands for spectators."""

    def __init__(self, match: Match, words: Words, terminal: Terminal) -> None:
        self.match = match
        self.words = words
        self.terminal = terminal
        self.game = match.game
        self.addressed = -1  # the seat of the only person at this screen, who is "you"
        # For each seat, how many steps it has read about, and how many there were when it last saw the table.
        self.read_steps = {seat: self._steps_to_own_last(seat) for seat in range(-1, match.game.seats)}
        self.drawn_steps: dict[int, int] = {}

    @property
    def names(self) -> list[str]:
        """The names of the players, safe to print."""
        return shown_names(self.match.record)

    @property
    def readers_names(self) -> Names:
        """The same for sentences that may address the reader."""
        return Names(self.names, self.addressed)

    def _describe_option(self, option: Option) -> str:
        value = self.match.record.options[option.name]
        text = self.words("core-yes" if value else "core-no") if isinstance(value, bool) else str(value)
        return f"{self.words(f'{self.game.key}-option-{option.name}')}: {text}"

    def _steps_to_own_last(self, seat: int) -> int:
        """The number of steps up to the seat's own last one; the deal needs no words, since the table shows it."""
        steps = self.match.steps
        if seat < 0:
            return len(steps)
        return max((at + 1 for at, step in enumerate(steps) if step.seat == seat), default=1)

    def _show_news(self, seat: int) -> None:
        """Print what the seat has not read yet, a paragraph per turn."""
        steps = self.match.steps
        for paragraph in self._paragraphs(steps[self.read_steps[seat] :], seat):
            self.terminal.print_line(paragraph)
        self.read_steps[seat] = len(steps)

    def _paragraphs(self, steps: Sequence[Step], seat: int) -> Iterator[str]:
        sentences: list[str] = []
        last = -2
        for step in steps:
            if step.seat != last and sentences:
                yield " ".join(sentences)
                sentences = []
            last = step.seat
            events = (event.for_seat(seat) for event in step.events)
            described = [self.game.describe_event(event, self.readers_names, self.words) for event in events]
            if any(described) and step.forced and step.seat == seat:
                sentences.append(self.words("play-forced"))
            sentences += [sentence for sentence in described if sentence]
        if sentences:
            yield " ".join(sentences)

    def _show_board(self, seat: int) -> None:
        if self.terminal.screen_reader:
            for sentence in self.game.describe_table(self.match, seat, self.words):
                self.terminal.print_line(sentence)
        else:
            self.terminal.print_gap()
            self.terminal.console.print(self.game.draw(self.match, seat, self.words))
        self.drawn_steps[seat] = len(self.match.steps)

    def _redraw(self) -> None:
        """After an undo or redo, show the table again to everybody, but no event twice."""
        self.read_steps = {seat: min(steps, len(self.match.steps)) for seat, steps in self.read_steps.items()}
        self.drawn_steps.clear()

    def _print_points(self, kinds: list[str], lines: Sequence[tuple[int, str, dict[str, int], str]]) -> None:
        headings = [self.words(f"{self.game.key}-category-{kind}") for kind in kinds]
        self.terminal.print_table(
            ["", *headings, self.words("play-total")],
            [
                (
                    f"{place}{'' if self.terminal.screen_reader else f'{letter(seat)} '}{self.names[seat]}",
                    *(f"{known[kind]}".replace("-", "−") if kind in known else "?" for kind in kinds),
                    total.replace("-", "−"),
                )
                for seat, place, known, total in lines
            ],
        )

    # ---------------------------------------------------------------- commands that show something

    def _do_board(self, seat: int, rest: str) -> None:
        self._show_board(seat)

    def _do_rules(self, seat: int, rest: str) -> None:
        self.terminal.print_line(self.game.describe_rules(self.words))

    def _do_log(self, seat: int, rest: str) -> None:
        turns = list(self._paragraphs(self.match.steps, seat))
        wanted = int(rest) if rest.isdecimal() and len(rest) < 5 else LOG_TURNS
        for paragraph in turns[-wanted:] if wanted else []:
            self.terminal.print_line(paragraph)

    def _do_hint(self, seat: int, rest: str) -> None:
        """Print what a short search finds: the best moves, everybody's chances, and the expected line of play."""
        from ludoteca.bots import advise

        view = self.match.state.blank(seat)
        thought = advise(view, seat, self.match.legal_codes(seat), len(self.match.record.entries))
        if thought.exact:
            self.terminal.print_line(self.words("play-hint-exact"))
        else:
            self.terminal.print_line(self.words("play-hint", games=thought.simulations))
        for option in thought.options[:HINTS]:
            move = self.game.notation(option.code)
            self.terminal.print_line("  " + self.words("play-hint-move", move=move, share=round(100 * option.share)))
        chances = [f"{name} {100 * share:.0f} %" for name, share in zip(self.names, thought.shares, strict=True)]
        self.terminal.print_line(self.words("play-hint-chances", chances=", ".join(chances)))
        if len(thought.line) > 1:
            line = ", ".join(self.game.notation(code) for code in thought.line[:HINTED_LINE])
            self.terminal.print_line(self.words("play-hint-line", line=line))

    def _do_card(self, seat: int, rest: str) -> None:
        """Print the cards whose key, description or attributes contain every word typed."""
        game = self.match.game
        found: dict[str, None] = {}
        for card in game.deck.cards():
            description = self.game.describe_card(card.key, self.words)
            values = " ".join(attribute.value for attribute in card.attributes)
            searched = normalise(f"{card.key} {description} {values}")
            if all(part in searched for part in normalise(rest).split()):
                found[description] = None
        if not rest or not found:
            self.terminal.print_line(self.words("play-no-card" if rest else "play-which-card", card=rest[:80]))
            return
        for description in list(found)[:CARDS_SHOWN]:
            self.terminal.print_line(description)
        if len(found) > CARDS_SHOWN:
            self.terminal.print_line(self.words("play-more-cards", count=len(found) - CARDS_SHOWN))

    def _do_scores(self, seat: int, rest: str) -> None:
        """Print the points that the seat can see, with a question mark for the others."""
        points = self.match.view(seat).points()
        kinds = [kind for kind in self.game.categories if any(kind in known for known in points)]
        totals = []
        for known in points:
            total = sum(count for kind, count in known.items() if kind not in self.game.tie_categories)
            totals.append(f"{total}{'' if known.keys() >= set(kinds) else '+?'}")
        self._print_points(kinds, [(k, "", known, totals[k]) for k, known in enumerate(points)])
