"""A building that five cards pay for costs a page three requests: the building, the whole, and the move."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.server.messages import wire
from tests.games.san_juan.positions import Position
from tests.server.running import Client, RunningServer


class Requests:
    """The requests of a page, counted; `received` are the bytes of the answers and of what the move changed."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sent: list[str] = []
        self.before = len(client.raw)

    def ask(self, do: str, steps: list[int]) -> wire.FromServer:
        self.sent.append(do)
        turn = self.client.last_turn()
        return self.client.ask(do, ask=turn.question, steps=steps)

    @property
    def received(self) -> int:
        return sum(len(raw.encode()) for raw in self.client.raw[self.before :])


@pytest.fixture
def builder(server: RunningServer) -> Client:
    """A player who may build a Guild Hall for five of nine cards."""
    position = Position(2).hand("a", "guild hall, 2 sugar mill, 2 well, tower, quarry, archive, hero, palace")
    position.plays("a", "take builder")
    links, tokens = server.full("san_juan", 2, manners={"forced": False})
    assert server.registry is not None
    room = server.registry.rooms[links.table]
    assert room.table.match is not None
    room.table.match.state = position.state
    return server.enter(links.table, tokens[0])


def test_a_page_needs_three_requests_to_build_and_pay_five_cards(builder: Client) -> None:
    page = Requests(builder)
    # The price is known before anything is asked.
    (choice,) = [each for each in builder.last_turn().moves if each.notation == "build guild hall"]
    assert choice.facts is not None
    assert choice.facts["price"] == 5
    # The selection says everything that picking needs, so the cards are picked without the server.
    tried = page.ask("try", [choice.code])
    assert isinstance(tried, wire.Tried)
    assert not tried.complete
    selection = tried.selection
    assert selection is not None
    assert (selection.least, selection.most) == (5, 5)
    assert sum(item.count for item in selection.items) == 9
    assert len(selection.suggested) == 5
    # Cards in any order: the server puts them into that of the rules.
    picked = sorted((item.code for item in selection.items), reverse=True)[:5]
    whole = page.ask("try", [choice.code, *picked])
    assert isinstance(whole, wire.Tried)
    assert whole.complete
    assert whole.steps == [choice.code, *sorted(picked)]
    done = page.ask("move", whole.steps)
    assert isinstance(done, wire.Done)
    assert page.sent == ["try", "try", "move"]
    builder.until_seq(done.seq)
    assert page.received < 12_000  # it was 15.8 kB in seven requests when every card was tried by itself
    view = msgspec.convert(builder.view, dict[str, object])
    assert view["building"] is None
    builder.close()


def test_the_suggested_payment_can_be_sent_as_it_is(builder: Client) -> None:
    page = Requests(builder)
    code = builder.find("build guild hall")
    tried = page.ask("try", [code])
    assert isinstance(tried, wire.Tried)
    assert tried.selection is not None
    assert isinstance(page.ask("move", [code, *tried.selection.suggested]), wire.Done)
    builder.close()
