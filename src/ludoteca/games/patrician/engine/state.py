"""The rules of Patrician in the order of play: the set-up, then the steps of a turn, then copies and views.

Each step of a turn has its legal moves first and what a move does after them. Cities are scored in scoring.py.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, member
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.hands import HandsState


@final
class PatricianState(HandsState):
    """A position of Patrician, or a seat's view of one."""

    # ---------------------------------------------------------------- set-up

    def deal(self, chance: Chance) -> None:
        board = self.board
        seats = self.seats
        for city in range(i64(numbers.CITIES)):
            board[numbers.FACE_UP_CARD + city] = numbers.NONE
        for place in range(i64(numbers.MAX_SEATS * numbers.HAND_SIZE)):
            board[numbers.HANDS + place] = numbers.NONE
        for seat in range(i64(numbers.MAX_SEATS)):
            board[numbers.TOP_CARD + seat] = numbers.NONE
        board[numbers.TURN_CARD] = numbers.NONE
        first = chance.pick(seats)
        board[numbers.FIRST_PLAYER] = first
        board[numbers.TURN] = first
        self.outcome(numbers.PICKED_SEAT, first)
        self.note(numbers.BEGUN, EVERYONE, first, 0, 0, 0)
        deck = self.deck()
        start_cards = deck & self.faces.start_cards
        for seat in range(seats):
            board[numbers.SUPPLY + seat] = numbers.PIECES_EACH[seats]
            if self.messengers:
                board[numbers.MESSENGERS_LEFT + seat] = numbers.MESSENGERS_EACH[seats]
            for slot in range(i64(numbers.HAND_SIZE)):
                card = member(start_cards, chance.pick(count(start_cards)))
                start_cards ^= BIT[card]
                deck ^= BIT[card]
                self.add_to_hand(seat, card)
                self.outcome(numbers.PICKED_CARD, card)
                self.note(numbers.CARD_DEALT, BIT[seat], seat, card, 0, 0)
        board[numbers.DRAW_PILE] = deck
        board[numbers.DRAW_PILE_SIZE] = count(deck)
        for city in range(i64(numbers.CITIES)):
            if self.city_in_play(city):
                self.refill(city, chance)
        self.await_phase(numbers.TO_PLAY)

    # ---------------------------------------------------------------- a turn

    def actors(self) -> i64:
        if self.board[numbers.PHASE] == numbers.OVER:
            return 0
        return BIT[self.board[numbers.TURN]]

    def legal(self, seat: i64, moves: vec[i64]) -> i64:
        phase = self.board[numbers.PHASE]
        if self.board[numbers.TURN] != seat or phase == numbers.OVER:
            return 0
        if phase == numbers.TO_PLAY:
            return self.legal_plays(seat, moves)
        if phase == numbers.TO_BUILD:
            return self.legal_builds(moves)
        if phase == numbers.TO_TAKE:
            return self.legal_takes(moves)
        if phase == numbers.TO_SHIFT:
            return self.legal_shifts(seat, moves)
        return self.legal_sends(moves)

    def apply(self, seat: i64, move: i64, chance: Chance) -> None:
        if move < numbers.BUILD:
            self.play(seat, move - numbers.PLAY)
        elif move < numbers.SHIFT:
            self.build(seat, move)
        elif move < numbers.TAKE:
            if move != numbers.NO_SHIFT:
                self.shift_floor(seat, move - numbers.SHIFT)
            self.begin_take()
        elif move < numbers.SEND:
            self.take(seat, move - numbers.TAKE, chance)
        else:
            if move != numbers.NO_SEND:
                self.send_messenger(seat, move - numbers.SEND)
            self.end_turn()

    def await_phase(self, phase: i64) -> None:
        board = self.board
        board[numbers.PHASE] = phase
        # Every move ends here, so the call of `note` is saved while nobody watches: 2 % of a playout.
        if self.journal is not None:
            self.note(numbers.AWAITED, EVERYONE, board[numbers.TURN], phase, board[numbers.FLOORS_TO_BUILD], 0)

    # ---------------------------------------------------------------- step 1: play a card

    def legal_plays(self, seat: i64, moves: vec[i64]) -> i64:
        """Any card of the hand; of twins, which are alike in everything, only one."""
        board = self.board
        twins = self.faces.twins
        first = numbers.HANDS + seat * numbers.HAND_SIZE
        hand: i64 = 0
        for place in range(first, first + numbers.HAND_SIZE):
            if board[place] != numbers.NONE:
                hand |= BIT[board[place]]
        n: i64 = 0
        for place in range(first, first + numbers.HAND_SIZE):
            card = board[place]
            if card == numbers.NONE:
                break
            if twins[card] & hand == 0 or self.is_played_before(card, twins[card] & hand):
                moves[n] = numbers.PLAY + card
                n += 1
        return n

    def is_played_before(self, card: i64, twins: i64) -> bool:
        """A twin that everybody has seen is played first, so that hidden ones stay hidden; otherwise the lowest."""
        seen = self.board[numbers.SEEN]
        if seen >> card & 1 != 0:
            twins &= seen
        elif twins & seen != 0:
            return False
        return twins & (BIT[card] - 1) == 0

    def play(self, seat: i64, card: i64) -> None:
        """Play a card. It builds one floor for each crest.

        Floors without room in the city, or without a piece, are not built (rules: Patrician 3).
        """
        board = self.board
        faces = self.faces
        self.remove_from_hand(seat, card)
        board[numbers.PLAYED_CARDS + seat] |= BIT[card]
        board[numbers.TOP_CARD + seat] = card
        board[numbers.SEEN] |= BIT[card]
        board[numbers.TURN_CARD] = card
        portraits = faces.portrait_count[card]
        if portraits > 0:
            board[numbers.PORTRAITS + numbers.PORTRAIT_KINDS * seat + faces.portrait[card]] += portraits
        self.note(numbers.CARD_PLAYED, EVERYONE, seat, card, 0, 0)
        city = numbers.CITY_OF[card]
        floors = faces.crests[card]
        room = numbers.FLOORS[city] - board[numbers.HEIGHT + 2 * city] - board[numbers.HEIGHT + 2 * city + 1]
        if room < floors:
            floors = room
        if board[numbers.SUPPLY + seat] < floors:
            floors = board[numbers.SUPPLY + seat]
        board[numbers.FLOORS_TO_BUILD] = floors
        if floors > 0:
            self.await_phase(numbers.TO_BUILD)
        else:
            self.begin_shift(seat)

    # ---------------------------------------------------------------- step 2: build

    def legal_builds(self, moves: vec[i64]) -> i64:
        """Either site; but the last floor, or one of the last two, goes on an empty site (rules: Patrician 2)."""
        city = numbers.CITY_OF[self.board[numbers.TURN_CARD]]
        left = self.board[numbers.HEIGHT + 2 * city]
        right = self.board[numbers.HEIGHT + 2 * city + 1]
        room = numbers.FLOORS[city] - left - right
        if self.board[numbers.FLOORS_TO_BUILD] == 1:
            if room == 1 and left == 0:
                moves[0] = numbers.BUILD_LEFT
                return 1
            if room == 1 and right == 0:
                moves[0] = numbers.BUILD_RIGHT
                return 1
            moves[0] = numbers.BUILD_LEFT
            moves[1] = numbers.BUILD_RIGHT
            return 2
        n: i64 = 0
        if room > 2 or right > 0:
            moves[n] = numbers.BUILD_LEFT_TWICE
            n += 1
        moves[n] = numbers.BUILD_BOTH
        n += 1
        if room > 2 or left > 0:
            moves[n] = numbers.BUILD_RIGHT_TWICE
            n += 1
        return n

    def build(self, seat: i64, move: i64) -> None:
        """Build one or two floors; if the city is now full, score it at once."""
        board = self.board
        city = numbers.CITY_OF[board[numbers.TURN_CARD]]
        left = 2 * city
        right = 2 * city + 1
        if move == numbers.BUILD_LEFT or move == numbers.BUILD_LEFT_TWICE or move == numbers.BUILD_BOTH:
            self.build_floor(seat, left)
        if move == numbers.BUILD_LEFT_TWICE:
            self.build_floor(seat, left)
        if move == numbers.BUILD_RIGHT or move == numbers.BUILD_RIGHT_TWICE or move == numbers.BUILD_BOTH:
            self.build_floor(seat, right)
        if move == numbers.BUILD_RIGHT_TWICE:
            self.build_floor(seat, right)
        if board[numbers.HEIGHT + left] + board[numbers.HEIGHT + right] == numbers.FLOORS[city]:
            self.score_city(city)
        board[numbers.FLOORS_TO_BUILD] = 0
        self.begin_shift(seat)

    def build_floor(self, seat: i64, tower: i64) -> None:
        board = self.board
        height = board[numbers.HEIGHT + tower]
        board[numbers.TOWER + tower] |= (seat + 1) << (numbers.FLOOR_BITS * height)
        board[numbers.HEIGHT + tower] = height + 1
        board[numbers.BUILDERS + (tower >> 1)] |= BIT[seat]
        board[numbers.SUPPLY + seat] -= 1
        self.note(numbers.FLOOR_BUILT, EVERYONE, seat, tower >> 1, tower & 1, 0)

    # ---------------------------------------------------------------- step 3: move a floor

    def begin_shift(self, seat: i64) -> None:
        """Only the move sign lets a player move a floor; if no city qualifies, the action is lost."""
        if self.faces.sign[self.board[numbers.TURN_CARD]] == numbers.MOVE_SIGN:
            for city in range(i64(numbers.CITIES)):
                if self.may_shift_in(city, seat):
                    self.await_phase(numbers.TO_SHIFT)
                    return
        self.begin_take()

    def may_shift_in(self, city: i64, seat: i64) -> bool:
        """The city is unscored, was not built in this turn, and contains a floor of the seat."""
        return (
            city != numbers.CITY_OF[self.board[numbers.TURN_CARD]]
            and self.board[numbers.SCORED + city] == 0
            and self.board[numbers.BUILDERS + city] >> seat & 1 != 0
        )

    def legal_shifts(self, seat: i64, moves: vec[i64]) -> i64:
        """The topmost floor of any tower in a city that qualifies, even a tower's only floor (rules: Patrician 4)."""
        board = self.board
        n: i64 = 0
        for city in range(i64(numbers.CITIES)):
            if self.may_shift_in(city, seat):
                for tower in range(2 * city, 2 * city + 2):
                    if board[numbers.HEIGHT + tower] > 0:
                        moves[n] = numbers.SHIFT + tower
                        n += 1
        moves[n] = numbers.NO_SHIFT
        return n + 1

    def shift_floor(self, seat: i64, tower: i64) -> None:
        """Move the top floor of a tower, whoever owns it, to the other site of the same city."""
        board = self.board
        other = tower ^ 1
        height = board[numbers.HEIGHT + tower] - 1
        owner = board[numbers.TOWER + tower] >> (numbers.FLOOR_BITS * height)
        board[numbers.HEIGHT + tower] = height
        board[numbers.TOWER + tower] ^= owner << (numbers.FLOOR_BITS * height)
        board[numbers.TOWER + other] |= owner << (numbers.FLOOR_BITS * board[numbers.HEIGHT + other])
        board[numbers.HEIGHT + other] += 1
        self.note(numbers.FLOOR_MOVED, EVERYONE, seat, tower >> 1, tower & 1, owner - 1)

    # ---------------------------------------------------------------- step 4: take a card

    def begin_take(self) -> None:
        """If there is no card anywhere, the step is skipped."""
        board = self.board
        for city in range(i64(numbers.CITIES)):
            if board[numbers.FACE_UP_CARD + city] != numbers.NONE:
                self.await_phase(numbers.TO_TAKE)
                return
        self.begin_send()

    def legal_takes(self, moves: vec[i64]) -> i64:
        """The card of the city built in; any city's with the free-draw sign, or if that city has none."""
        board = self.board
        card = board[numbers.TURN_CARD]
        built = numbers.CITY_OF[card]
        if self.faces.sign[card] != numbers.FREE_DRAW_SIGN and board[numbers.FACE_UP_CARD + built] != numbers.NONE:
            moves[0] = numbers.TAKE + built
            return 1
        n: i64 = 0
        for city in range(i64(numbers.CITIES)):
            if board[numbers.FACE_UP_CARD + city] != numbers.NONE:
                moves[n] = numbers.TAKE + city
                n += 1
        return n

    def take(self, seat: i64, city: i64, chance: Chance) -> None:
        """Take the face-up card of a city, and refill its space.

        Scored cities are refilled too, unless `refill_scored_cities` is off (rules: Patrician 5).
        """
        board = self.board
        card = board[numbers.FACE_UP_CARD + city]
        board[numbers.FACE_UP_CARD + city] = numbers.NONE
        self.add_to_hand(seat, card)
        self.note(numbers.CARD_TAKEN, EVERYONE, seat, city, card, 0)
        if self.refill_scored_cities or board[numbers.SCORED + city] == 0:
            self.refill(city, chance)
        self.begin_send()

    # ---------------------------------------------------------------- step 5: refill

    def refill(self, city: i64, chance: Chance) -> None:
        """Turn up the next card of the draw pile at a city, if there is one."""
        board = self.board
        left = board[numbers.DRAW_PILE_SIZE]
        if left == 0:
            return
        card = member(board[numbers.DRAW_PILE], chance.pick(left))
        board[numbers.DRAW_PILE] ^= BIT[card]
        board[numbers.DRAW_PILE_SIZE] = left - 1
        board[numbers.FACE_UP_CARD + city] = card
        board[numbers.SEEN] |= BIT[card]
        self.outcome(numbers.PICKED_CARD, card)
        self.note(numbers.CARD_FACED, EVERYONE, city, card, 0, 0)

    # ---------------------------------------------------------------- messengers: send one

    def begin_send(self) -> None:
        """A player who has played a start card may send a messenger, if one is left and a road is open."""
        if (
            self.messengers
            and self.board[numbers.MESSENGERS_LEFT + self.board[numbers.TURN]] > 0
            and self.faces.start_cards >> self.board[numbers.TURN_CARD] & 1 != 0
        ):
            for road in range(self.roads()):
                if self.may_send_messenger_on(road):
                    self.await_phase(numbers.TO_SEND)
                    return
        self.end_turn()

    def roads(self) -> i64:
        if self.seats == 5:
            return numbers.ROADS
        return numbers.ROADS_WITHOUT_PISTOIA

    def may_send_messenger_on(self, road: i64) -> bool:
        """The road is free, its cities have room for a messenger, and neither was built in this turn.

        Both cities may be scored, and the arrows on the card do not matter (rules: Patrician 11).
        """
        built = numbers.CITY_OF[self.board[numbers.TURN_CARD]]
        a = numbers.ROAD_ENDS[2 * road]
        b = numbers.ROAD_ENDS[2 * road + 1]
        return (
            self.board[numbers.MESSENGER_ON + road] == 0
            and a != built
            and b != built
            and self.board[numbers.MESSENGERS_AT + a] < numbers.MESSENGERS_PER_CITY
            and self.board[numbers.MESSENGERS_AT + b] < numbers.MESSENGERS_PER_CITY
        )

    def legal_sends(self, moves: vec[i64]) -> i64:
        n: i64 = 0
        for road in range(self.roads()):
            if self.may_send_messenger_on(road):
                moves[n] = numbers.SEND + road
                n += 1
        moves[n] = numbers.NO_SEND
        return n + 1

    def send_messenger(self, seat: i64, road: i64) -> None:
        board = self.board
        board[numbers.MESSENGERS_LEFT + seat] -= 1
        board[numbers.MESSENGER_ON + road] = seat + 1
        board[numbers.MESSENGERS_AT + numbers.ROAD_ENDS[2 * road]] += 1
        board[numbers.MESSENGERS_AT + numbers.ROAD_ENDS[2 * road + 1]] += 1
        self.note(numbers.MESSENGER_SENT, EVERYONE, seat, road, 0, 0)

    # ---------------------------------------------------------------- the next turn, or the end

    def end_turn(self) -> None:
        """The turn goes to the next player who has a card (rules: Patrician 6).

        If nobody has one, the game ends (rules: Patrician 7).
        """
        board = self.board
        board[numbers.TURN_CARD] = numbers.NONE
        seat = board[numbers.TURN]
        for step in range(self.seats):
            seat += 1
            if seat == self.seats:
                seat = 0
            if board[numbers.HANDS + seat * numbers.HAND_SIZE] != numbers.NONE:
                board[numbers.TURN] = seat
                self.await_phase(numbers.TO_PLAY)
                return
        self.finish()

    # ---------------------------------------------------------------- copies and views

    def copy(self) -> "PatricianState":
        clone = PatricianState(self.seats, self.faces, self.messengers, self.ambassadors, self.refill_scored_cities, 0)
        clone.board = self.board[:]
        return clone

    def blank(self, seat: i64) -> "PatricianState":
        view = self.copy()
        view.hide_from(seat)
        return view

    def fill(self, chance: Chance) -> "PatricianState":
        world = self.copy()
        if world.board[numbers.VIEWER] != 0:
            world.deal_unknown_cards(chance)
        return world
