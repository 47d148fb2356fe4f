"""The scenes of the corpus: tables of every kind, created and played with a server of version 0.1."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from typing import Any

from tests.upgrade.old_server import Checkout, Client, Message, Server, at_rest, play, wait_until_at_rest

NAMES = ("Ada", "Bruno", "Chiara", "Dário", "Élodie")
NONCE = "00112233445566778899aabbccddeeff"
QUICK = {"pace": "instant"}
HOSTILE = "[/x] \x1b[31mRosso\x1b[0m"  # 0.1 accepted any name in a record


class Table:
    """A table of the corpus, with every link that 0.1 gave out for it."""

    def __init__(self, server: Server, about: str, links: Message) -> None:
        self.server, self.about = server, about
        self.id: str = links["table"]
        self.path = f"/api/tables/{self.id}"
        self.links: list[Message] = []
        self.people: dict[int, str] = {}  # the link of the person at each seat
        self.host: str | None = links["host"]
        self.join_link: str | None = links["join"]
        self.each = {int(seat): token for seat, token in links["each"].items()}
        for role in ("host", "join", "watch"):
            self._keep(role, links[role], [])
        for seat, token in self.each.items():
            self._keep("each", token, [seat])
        if links["seat"] is not None:
            self.sits(links["seat"], links["seats"], "maker")

    def _keep(self, given_as: str, token: str | None, seats: Sequence[int]) -> None:
        if token is not None and token not in [link["token"] for link in self.links]:
            self.links.append({"token": token, "given_as": given_as, "seats": list(seats)})

    def sits(self, token: str, seats: Sequence[int], given_as: str) -> None:
        self._keep(given_as, token, seats)
        self.people |= dict.fromkeys(seats, token)

    def join(self, name: str, token: str | None, **more: object) -> int:
        links = self.server.post(f"{self.path}/join", {"name": name, "token": token, **more})
        self.sits(links["seat"], links["seats"], "guest")
        return int(links["seats"][0])

    def invite(self, name: str, seat: int) -> int:
        """A guest takes the seat of their invitation."""
        return self.join(name, self.each[seat])

    def clients(self) -> list[Client]:
        """A browser for every person's seat."""
        return [self.server.enter(self.id, token, seat) for seat, token in sorted(self.people.items())]

    def play(self, chance: random.Random, **how: Any) -> list[Client]:
        clients = self.clients()
        play(clients, chance, **how)
        return clients

    def finish(self, chance: random.Random) -> None:
        disconnect(self.play(chance))

    def record(self) -> bytes:
        return self.server.ask("GET", f"{self.path}/record", None, self.links[0]["token"]).content


def disconnect(clients: Sequence[Client]) -> None:
    for client in clients:
        client.socket.close()


class Corpus:
    """All scenes at one server, and the tables they leave."""

    def __init__(self, server: Server, checkout: Checkout, chance: random.Random) -> None:
        self.server, self.checkout, self.chance = server, checkout, chance
        self.tables: list[Table] = []

    def new_table(self, about: str, game: str, seats: Sequence[str], **settings: Any) -> Table:
        """A new table: `me`, `open`, or the level of a bot for each seat."""
        requests = [
            {"kind": "me", "name": NAMES[k]} if kind == "me" else {"kind": "open"} if kind == "open"
            else {"kind": "bot", "level": kind}
            for k, kind in enumerate(seats)
        ]  # fmt: skip
        manners = {**QUICK, **settings.pop("manners", {})}
        return self.keep(
            about, self.server.post("/api/tables", {"game": game, "seats": requests, "manners": manners, **settings})
        )

    def keep(self, about: str, links: Message) -> Table:
        table = Table(self.server, about, links)
        self.tables.append(table)
        return table

    # ---------------------------------------------------------------- games that are being played

    def playing(self) -> None:
        for game, moves in (("patrician", 14), ("san_juan", 40), ("patee_imperiale", 9)):
            table = self.new_table("two people and a bot", game, ["me", "open", "easy"], nonce=NONCE)
            table.invite("Bruno", 1)
            one, two = table.play(self.chance, most=moves // 2)
            if two.turn["declines"]:
                two.do("announce", codes=[two.turn["declines"][0]["code"]])
            play([one, two], self.chance, most=moves // 2)
            one.do("say", text="Buona fortuna!")
            two.do("say", text="Et à toi… «bonne chance» <b>")
            disconnect([one, two])
        self.hot_seat()
        self.undo()
        self.away()
        self.several_at_once()
        self.with_options()
        self.own_cards()
        self.links_that_moved()

    def hot_seat(self) -> None:
        table = self.new_table("three seats of one link, and a guest", "patrician", ["me", "me", "me", "open"])
        table.join("Élodie", table.join_link)
        disconnect(table.play(self.chance, most=11))
        table = self.new_table("two seats of one link", "san_juan", ["me", "me"])
        disconnect(table.play(self.chance, most=30))
        table = self.new_table("of three seats of one link, one was given away", "patee_imperiale", ["me", "me", "me"])
        given = self.server.post(f"{table.path}/links/2", None, table.host)
        table.sits(given["seat"], [2], "relinked")
        disconnect(table.play(self.chance, most=7))

    def clocks(self) -> None:
        clock = {"kind": "game", "seconds": 900, "increment": 15}
        table = self.new_table("a game clock with increment", "san_juan", ["me", "open"], manners={"clock": clock})
        table.invite("Bruno", 1)
        clients = table.play(self.chance, most=25)
        for _ in range(12):  # a free undo also restores the clock
            play(clients, self.chance, 1)
            takers = [client for client in clients if client.turn.get("undo") == "free"]
            if takers:
                takers[0].do("undo")
                wait_until_at_rest(clients)
        disconnect(clients)
        days = {"kind": "days", "days": 3}
        table = self.new_table("three days a move", "patee_imperiale", ["me", "open", "open"], manners={"clock": days})
        table.invite("Bruno", 1)
        table.join("Chiara", table.join_link)
        disconnect(table.play(self.chance, most=6))

    def undo(self) -> None:
        def may_ask(clients: Sequence[Client]) -> bool:
            return any(client.turn.get("undo") == "ask" for client in clients)

        def who_may_ask(clients: Sequence[Client]) -> tuple[Client, list[Client]]:
            found = next(client for client in clients if client.turn.get("undo") == "ask")
            return found, [client for client in clients if client is not found]

        table = self.new_table("a question about undo, one of two has agreed", "patrician", ["me", "open", "open"])
        table.invite("Bruno", 1)
        table.invite("Chiara", 2)
        clients = table.play(self.chance, most=8)
        play(clients, self.chance, until=may_ask)
        who, others = who_may_ask(clients)
        who.do("undo")
        for other in others:
            other.do("consent", agree=True)  # all agree, and the move is taken back
        wait_until_at_rest(clients)
        play(clients, self.chance, most=3)
        play(clients, self.chance, until=may_ask)
        who, others = who_may_ask(clients)
        who.do("undo")
        others[0].do("consent", agree=False)
        play(clients, self.chance, until=may_ask)
        who, others = who_may_ask(clients)
        who.do("undo")
        others[0].do("consent", agree=True)
        wait_until_at_rest(clients)
        disconnect(clients)

        manners = {"undo": "free"}
        table = self.new_table(
            "undone freely, and beyond the horizon", "patee_imperiale", ["me", "open"], manners=manners
        )
        table.invite("Bruno", 1)
        clients = table.clients()
        for _ in range(30):
            if clients[0].over:
                raise RuntimeError("the game ended too soon: please start again")
            play(clients, self.chance, 1)
            takers = [client for client in clients if client.turn.get("undo") == "free"]
            if takers and self.chance.random() < 0.7:
                self.chance.choice(takers).ask("undo")
                wait_until_at_rest(clients)
        disconnect(clients)

    def away(self) -> None:
        table = self.new_table("one is away, and a bot plays for them", "san_juan", ["me", "open", "open"])
        table.invite("Bruno", 1)
        table.invite("Chiara", 2)
        clients = table.play(self.chance, most=8)
        for gone in (True, False):  # away for a moment
            clients[1].do("away", away=gone)
        play(clients, self.chance, most=8)
        clients[2].do("away", away=True)
        disconnect(clients[2:])
        clients = clients[:2]
        play(clients, self.chance, most=12, until=lambda here: any(c.turn.get("undo") == "ask" for c in here))
        asking = [client for client in clients if client.turn.get("undo") == "ask"]
        if asking:  # 0.1 did not ask players who were away
            asking[0].do("undo")
            clients[1 - clients.index(asking[0])].do("consent", agree=True)
            wait_until_at_rest(clients)
        play(clients, self.chance, most=6)
        disconnect(clients)

        table = self.new_table("two are away: undo asked nobody", "patrician", ["me", "open", "open"])
        table.invite("Bruno", 1)
        table.invite("Chiara", 2)
        one, *others = table.play(self.chance, most=7)
        disconnect(others)  # they vanish, and the remaining player lets bots play for them
        for other in (1, 2):
            while one.ask("stand_in", seat=other)["type"] == "refused":
                time.sleep(0.05)
        play([one], self.chance, most=2)
        while not one.info["taken_back"]:  # even beyond the horizon nobody is asked
            one.do("undo")
            wait_until_at_rest([one])
        play([one], self.chance, most=2)
        disconnect([one])

        clock = {"kind": "game", "seconds": 8, "increment": 120}
        table = self.new_table("one was too late", "patee_imperiale", ["me", "open"], manners={"clock": clock})
        table.invite("Bruno", 1)
        one, two = table.clients()
        one.drain()
        while not any(seat["away"] for seat in one.info["seats"]):
            for client in (one, two):
                client.drain()
            if one.codes:
                one.move(self.chance.choice(one.codes))
            time.sleep(0.1)
        disconnect([two])
        play([one], self.chance, most=2)
        disconnect([one])

    def several_at_once(self) -> None:
        def sealed(clients: Sequence[Client]) -> bool:
            turn = clients[0].turn
            return bool(turn["asked"] > 1 and 0 < turn["answered"] < turn["asked"])

        def half_given(clients: Sequence[Client]) -> bool:
            """Whether a player has given a part of a sealed answer, whose entry the others do not count."""
            return len({client.seq for client in clients}) > 1 and clients[0].turn["asked"] > 1

        table = self.new_table("several are asked, and some have answered", "san_juan", ["me", "open", "open"])
        table.invite("Bruno", 1)
        table.invite("Chiara", 2)
        clients = table.play(self.chance, most=20)
        play(clients, self.chance, until=sealed)
        assert sealed(clients), "the game ended too soon: please start again"
        disconnect(clients)
        table = self.new_table("a sealed answer is half given", "san_juan", ["me", "open", "open", "open"])
        for seat in (1, 2, 3):
            table.invite(NAMES[seat], seat)
        clients = table.play(self.chance, most=30)
        play(clients, self.chance, until=half_given)
        assert half_given(clients), "the game ended too soon: please start again"
        disconnect(clients)

    def with_options(self) -> None:
        for about, game, seats, options, moves in (
            ("Messengers and Ambassadors", "patrician", 4, {"messengers": True, "ambassadors": True}, 21),
            ("no refill, public", "patrician", 2, {"refill_scored_cities": False}, 9),
            ("a starting hand, goods do not pay", "san_juan", 4, {"starting_hand": True, "crane_good_pays": False}, 26),
            ("two teams", "patee_imperiale", 4, {"teams": True}, 12),
        ):
            table = self.new_table(
                about, game, ["me", *["open"] * (seats - 2), "easy"], options=options, public="public" in about
            )
            for seat in range(1, seats - 1):
                table.invite(NAMES[seat], seat)
            disconnect(table.play(self.chance, most=moves))

    def own_cards(self) -> None:
        for game, moves in (("patee_imperiale", 8), ("patrician", 6)):
            lines = self.checkout.house_deck(game).splitlines()
            text = "\n".join(line for line in lines if not line.startswith(("provenance", "#")))
            text = text.replace("Ludoteca house deck", "Sunday's deck").replace('"Rumeur"', '"Baronne de Miaulis"')
            table = self.new_table("the host's own cards", game, ["me", "open"], cards=text)
            table.invite("Bruno", 1)
            disconnect(table.play(self.chance, most=moves))

    def links_that_moved(self) -> None:
        table = self.new_table("begun early: a bot took the open seat", "san_juan", ["me", "open", "open"])
        table.invite("Chiara", 2)
        self.server.post(f"{table.path}/start", None, table.host)
        disconnect(table.play(self.chance, most=9))
        table = self.new_table("a guest got a new link, another is mute", "patrician", ["me", "open", "open"])
        table.invite("Bruno", 1)
        table.invite("Chiara", 2)
        given = self.server.post(f"{table.path}/links/1", None, table.host)
        table.sits(given["seat"], [1], "relinked")
        one, *others = table.play(self.chance, most=5)
        others[1].do("say", text="…")
        one.do("silence", seat=2, silent=True)
        with self.server.enter(table.id, table.links[2]["token"]) as watching:
            watching.do("say", text="I only watch.")
        disconnect([one, *others])

    # ---------------------------------------------------------------- before and after

    def waiting(self) -> None:
        table = self.new_table("open invitations, nobody has come", "san_juan", ["me", "open", "open", "easy"])
        table = self.new_table("one guest sits, two seats are open", "patrician", ["me", "open", "open", "open"])
        table.invite("Bruno", 1)
        table = self.new_table("a guest by the link for all, a seat is open", "patee_imperiale", ["me", "open", "open"])
        table.join("Bruno", table.join_link, nonce=NONCE)  # the invitation to that seat is used up
        self.new_table("public, and waits", "patrician", ["me", "open"], public=True)
        table = self.new_table("a guest stood up again", "patrician", ["me", "open", "open"])
        seat = table.join("Bruno", table.join_link)
        self.server.post(f"{table.path}/leave", None, table.people.pop(seat))
        table = self.new_table("only a host: the maker does not sit", "patrician", ["open", "open"])
        table.invite("Ada", 0)
        table = self.new_table("closed before it began", "patrician", ["me", "open"])
        self.server.post(f"{table.path}/abandon", None, table.host)

    def finished(self) -> None:
        over = []
        for game in ("patrician", "san_juan", "patee_imperiale"):
            table = self.new_table("over", game, ["me", "open", "easy"], nonce=NONCE)
            table.invite("Bruno", 1)
            table.finish(self.chance)
            over.append(table)
        own = self.new_table("over, undone in between", "patee_imperiale", ["me", "me"], manners={"undo": "free"})
        clients = own.clients()
        for _ in range(8):
            play(clients, self.chance, 2)
            takers = [client for client in clients if client.turn.get("undo") == "free"]
            if takers and not clients[0].over:
                takers[0].ask("undo")
                wait_until_at_rest(clients)
        play(clients, self.chance)
        disconnect(clients)
        table = self.new_table("abandoned", "san_juan", ["me", "open"])
        table.invite("Bruno", 1)
        disconnect(table.play(self.chance, most=12))
        self.server.post(f"{table.path}/abandon", None, table.host)
        self.rematches_and_forks(over)
        self.keep("a record from elsewhere", self.server.post("/api/records", own.record()))
        record = json.loads(over[0].record())
        record["seats"][0]["name"] = HOSTILE
        self.keep("a record with markup in a name", self.server.post("/api/records", json.dumps(record).encode()))

    def rematches_and_forks(self, over: Sequence[Table]) -> None:
        for table, both in zip(over, (False, True, True), strict=True):
            about = "a rematch, being played" if both else "a rematch, one is waited for"
            first, second = table.people[0], table.people[1]
            links = self.server.post(f"{table.path}/rematch", {}, first)
            next_table = self.keep(about, links)
            if both:
                next_table.join("Bruno", second)
                disconnect(next_table.play(self.chance, most=6))
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
        table = over[0]
        forking = {"step": 20, "seats": seats, "manners": QUICK}
        fork = self.keep("a fork", self.server.post(f"{table.path}/fork", forking, table.people[0]))
        disconnect(fork.play(self.chance, most=3))
        seats[1] = {"kind": "open"}
        forking = {"step": 30, "seats": seats, "manners": QUICK}
        self.keep("a fork that waits", self.server.post(f"{over[1].path}/fork", forking, over[1].people[0]))

    def thinking(self) -> Table:
        """The last scene: a bot is thinking, and the server is about to be killed."""
        table = self.new_table("killed while a bot was thinking", "patrician", ["me", "hard"])
        clients = table.play(self.chance, most=18)
        assert at_rest(clients)
        assert clients[0].move(clients[0].codes[0])
        while clients[0].codes:
            clients[0].move(clients[0].codes[0])
        disconnect(clients)
        return table
