patee_imperiale-summary = Gather courtiers, charm those of others, spread scandal: the best suite at court wins the round and the medal.

# Options
patee_imperiale-option-teams = Two teams
patee_imperiale-option-teams-help = Four players in two teams; partners sit diagonally, and a team’s points are the sum of its suites.

# Cards
patee_imperiale-card = { $name } ({ $value }, { $role }, { $colour }): { $action }
patee_imperiale-card-invented = { $card } [invented]
patee_imperiale-card-partly-invented = { $card } [invented: { $what }]
patee_imperiale-role-flatteur = Flatterer
patee_imperiale-role-intrigant = Schemer
patee_imperiale-role-eloquent = Orator
patee_imperiale-role-conciliant = Conciliator
patee_imperiale-colour-green = green
patee_imperiale-colour-blue = blue
patee_imperiale-colour-red = red
patee_imperiale-attribute-name = Name
patee_imperiale-attribute-value = Prestige
patee_imperiale-attribute-colour = Colour
patee_imperiale-attribute-role = Role
patee_imperiale-attribute-action = Action
patee_imperiale-attribute-starter = Starter

# What a card says, made of its verb
patee_imperiale-action-none = No action.
patee_imperiale-action-needs_another = May be played only if another card stays in your hand.
patee_imperiale-action-suite_discredit = Discredit { $n ->
    [one] one courtier
   *[other] { $n } courtiers
} { $scope ->
    [any] of any suite
    [own] of your own suite
   *[other] of other suites
}{ $limited ->
    [yes] {""} worth at most { $max }
   *[no] {""}
}.
patee_imperiale-action-highest = Name another player: the most valuable courtier of that suite is discredited{ $limited ->
    [yes] , if worth at most { $max }
   *[no] {""}
}.
patee_imperiale-action-charm = Charm a courtier{ $limited ->
    [yes] {""} worth at most { $max }
   *[no] {""}
} of another suite into your own.
patee_imperiale-action-suite_swap-actor = Exchange one of your other courtiers for one{ $limited ->
    [yes] {""} worth at most { $max }
   *[no] {""}
} of another suite.
patee_imperiale-action-suite_swap-self = Exchange this very card for a courtier{ $limited ->
    [yes] {""} worth at most { $max }
   *[no] {""}
} of another suite.
patee_imperiale-action-give = Give one of your other courtiers to another suite.
patee_imperiale-action-hand_discredit-one-random = Name another player, who loses { $n ->
    [one] a random card
   *[other] { $n } random cards
} from hand to the discard.
patee_imperiale-action-hand_discredit-one-owner = Name another player, who discredits { $n ->
    [one] a card
   *[other] { $n } cards
} of their choice from hand.
patee_imperiale-action-hand_discredit-one-actor_of_2 = Name another player, who shows you alone two cards from hand: discredit { $n ->
    [one] one
   *[other] { $n }
} of them.
patee_imperiale-action-hand_discredit-each-random = Every other player loses { $n ->
    [one] a random card
   *[other] { $n } random cards
} from hand to the discard.
patee_imperiale-action-hand_discredit-each-owner = Every other player discredits { $n ->
    [one] a card
   *[other] { $n } cards
} of their choice from hand.
patee_imperiale-action-hand_discredit-each-actor_of_2 = Every other player shows you alone two cards from hand: discredit { $n ->
    [one] one
   *[other] { $n }
} of them.
patee_imperiale-action-hand_discredit-self-random = You lose { $n ->
    [one] a random card
   *[other] { $n } random cards
} from hand to the discard.
patee_imperiale-action-hand_discredit-self-owner = Discredit { $n ->
    [one] a card
   *[other] { $n } cards
} from your hand.
patee_imperiale-action-hand_take = Name another player, who shows you alone { $n ->
    [one] one card
   *[other] { $n } cards
} of their choice: take one into your hand.
patee_imperiale-action-hand_swap = Name another player: give a card of your hand for a random one of theirs.
patee_imperiale-action-play_more = Play { $n ->
    [one] one more courtier
   *[other] { $n } more courtiers
}{ $limited ->
    [yes] {""} worth at most { $max }
   *[no] {""}
}{ $silent ->
    [yes] , without action
   *[no] {""}
}.
patee_imperiale-action-recall = Recall { $whence ->
    [any] a courtier of the discard or of any suite
    [own] another courtier of your own suite
    [discard] a courtier of the discard
    [last] the courtier on top of the discard
   *[other] a courtier of another suite
}{ $limited ->
    [yes] {""} worth at most { $max }
   *[no] {""}
} { $to ->
    [hand] to your hand (never a Conciliator)
   *[suite] into your suite
}.

# Card files
patee_imperiale-cards-count = A card file has { $wanted } cards; this one has { $given }.
patee_imperiale-cards-starters = There must be { $wanted } cards with field “{ $field }”; this file has { $given }.
patee_imperiale-cards-opens = Exactly one card must have the field “{ $field }” with “{ $place }”; this file has { $given }.
patee_imperiale-cards-opens-starter = Card { $card }, field “{ $field }”: only a starter can open a round.
patee_imperiale-cards-twice = Card { $card }, field “{ $field }”: there is already a card of that name.
patee_imperiale-cards-range = Card { $card }, field “{ $field }”: { $given } is not from { $low } to { $high }.
patee_imperiale-cards-endless = Card { $card }, field “{ $field }”: who recalls to hand must be a conciliant, or recalls could recall each other and a round might never end.
patee_imperiale-cards-highest = Card { $card }, field “{ $field }”: “highest” goes with scope other and n 1.
patee_imperiale-cards-actor-of-2 = Card { $card }, field “{ $field }”: “actor_of_2” goes with who one or each and n 1.
patee_imperiale-cards-stays = Card { $card }, field “{ $field }”: a courtier of the own suite recalled into the own suite would not move.
patee_imperiale-cards-unprintable = Card { $card }, field “{ $field }”: a name cannot hold control characters or others that cannot be printed.
patee_imperiale-cards-long = Card { $card }, field “{ $field }”: a name has at most { $most } characters; this one has { $given }.
patee_imperiale-cards-no-letter = Card { $card }, field “{ $field }”: a name needs at least one letter or digit.

# Moves
patee_imperiale-move-play = Play { $card }
patee_imperiale-move-discredit = Discredit { $card } ({ $value })
patee_imperiale-move-charm = Charm { $card } ({ $value })
patee_imperiale-move-swap = Exchange for { $card } ({ $value })
patee_imperiale-move-give = Give { $card } ({ $value })
patee_imperiale-move-show = Show { $card } ({ $value })
patee_imperiale-move-take = Take { $card } ({ $value })
patee_imperiale-move-recall = Recall { $card } ({ $value })
patee_imperiale-move-name = Name player { NUMBER($seat, useGrouping: 0) }

# To decide
patee_imperiale-prompt-play = Play a courtier.
patee_imperiale-prompt-play-more = { $card } lets you play { $left ->
    [one] one more courtier
   *[other] { $left } more courtiers
}{ $limited ->
    [yes] {""} worth at most { $max }
   *[no] {""}
}{ $silent ->
    [yes] , without action
   *[no] {""}
}.
patee_imperiale-prompt-discredit = { $card }: which courtier is discredited? Still to choose: { $left }.
patee_imperiale-prompt-charm = { $card }: which courtier do you charm?
patee_imperiale-prompt-swap = { $card }: which courtier do you take?
patee_imperiale-prompt-give = { $card }: which card do you give?
patee_imperiale-prompt-name = { $card }: whom do you name?
patee_imperiale-prompt-lose = { $card }: which card of your hand is discredited? Still to choose: { $left }.
patee_imperiale-prompt-show = { $card }: which card do you show? Still to choose: { $left }.
patee_imperiale-prompt-strike = { $card }: which of the cards shown is discredited?
patee_imperiale-prompt-take = { $card }: which of the cards shown do you take?
patee_imperiale-prompt-recall = { $card }: which courtier do you recall?
patee_imperiale-prompt-over = The match is over.

# What happened
patee_imperiale-event-round = Round { NUMBER($round, useGrouping: 0) } begins: all cards are shuffled.
patee_imperiale-event-round-reserve = Round { NUMBER($round, useGrouping: 0) } begins: the reserve is dealt.
patee_imperiale-event-starter-back = { $card } comes back from the hand of { $player }.
patee_imperiale-event-starter = { $card } stands with { $player }.
patee_imperiale-event-left-over = { $card } is left over and discredited.
patee_imperiale-event-begins = { $player } begins.
patee_imperiale-event-played = { $player } plays { $card }.
patee_imperiale-event-played-more = { $player } also plays { $card }, thanks to { $by }.
patee_imperiale-event-failed = The action of { $card } cannot be done in full: nothing of it is done.
patee_imperiale-event-chain-ended = The rest of what { $card } allowed is lost.
patee_imperiale-event-named = { $player } names { $other }.
patee_imperiale-event-discredited = { $card } is discredited, out of the suite of { $player }.
patee_imperiale-event-lost = { $card } is discredited, out of the hand of { $player }.
patee_imperiale-event-charmed = { $player } charms { $card } away from { $other }.
patee_imperiale-event-swapped = { $player } takes { $taken } from { $other } and gives { $given } for it.
patee_imperiale-event-given = { $player } gives { $card } to { $other }.
patee_imperiale-event-shown = { $player } shows cards to { $other } alone.
patee_imperiale-event-shown-cards = { $player } shows { $other } alone: { $cards }.
patee_imperiale-event-taken = { $player } takes one of them from { $other }.
patee_imperiale-event-taken-card = { $player } takes { $card } from { $other }.
patee_imperiale-event-hands = { $player } and { $other } exchange a card of their hands.
patee_imperiale-event-hands-cards = { $player } gives { $other } { $given } and gets { $got }.
patee_imperiale-event-recalled-hand = { $player } recalls { $card } from the discard to hand.
patee_imperiale-event-recalled-suite = { $player } recalls { $card } from the discard into the suite.
patee_imperiale-event-recalled-hand-suite = { $player } recalls { $card } to hand, out of the suite of { $other }.
patee_imperiale-event-recalled-suite-suite = { $player } recalls { $card } into the suite, out of that of { $other }.
patee_imperiale-event-recalled-hand-own = { $player } recalls { $card } to hand, out of the own suite.
patee_imperiale-event-recalled-suite-own = { $player } recalls { $card }, who stays in the suite.
patee_imperiale-event-scored = { $player }: prestige { $points }.
patee_imperiale-round-hand_empty = The hand of { $player } is empty: the round is over.
patee_imperiale-round-stuck = { $player } holds only { $card }, who may not be played: the round is over.
patee_imperiale-round-tied = It is tied: nobody takes the medal.
patee_imperiale-round-won = { $count ->
    [one] { $players } wins it and holds the medal.
   *[other] { $players } win it and hold the medal.
}

# The end
patee_imperiale-reason-two_won = Two rounds are won: the match is over.
patee_imperiale-reason-two_in_a_row = Two rounds in a row are won: the match is over.
patee_imperiale-reason-points = Three rounds are played: the points decide.
patee_imperiale-tie-rounds_won = Equal on points; more rounds won decides.
patee_imperiale-tie-best_round = Equal on points and rounds won; the best single round decides.
patee_imperiale-category-round_1 = Round 1
patee_imperiale-category-round_2 = Round 2
patee_imperiale-category-round_3 = Round 3
patee_imperiale-category-later_rounds = Later rounds
patee_imperiale-category-rounds_won = Rounds won
patee_imperiale-category-best_round = Best round

# The rules in short
patee_imperiale-rules =
    A match is two or three rounds. At the start of a round everyone has starters face up in their suite and a hidden hand; whoever has the first starter begins, then clockwise.
    Your turn: play one courtier from hand into your suite and carry out its action. You must, wholly or not at all: if no choice lets the action be done in full, nothing of it is done, and the points count all the same.
    Discredited courtiers go to the open discard. A courtier that is charmed, given, exchanged or recalled does not act: only a play from hand does. At most three plays in a turn.
    A round ends with a turn in which any hand is empty, or at once when your only card may not be played. The sum of your suite counts, cards in hand count nothing. Most points win the round and the medal; a tie wins nothing.
    Two players: first to win two rounds. Three or four: two rounds won in a row; after three rounds the most points in all, then most rounds won, then the best round.
patee_imperiale-rules-teams =
    Teams: partners sit diagonally. A team’s points are the sum of its two suites; for every action your partner is another player.

# Terminal
patee_imperiale-terminal-round = Round { NUMBER($round, useGrouping: 0) }
patee_imperiale-terminal-medal = medal: { $players }
patee_imperiale-terminal-no-medal = medal: nobody
patee_imperiale-terminal-player = Player
patee_imperiale-terminal-won = Won
patee_imperiale-terminal-total = Total
patee_imperiale-terminal-points = Suite
patee_imperiale-terminal-hand = Hand
patee_imperiale-terminal-suite = Courtiers
patee_imperiale-terminal-discard = Discard (top last)
patee_imperiale-terminal-reserve = Reserve
patee_imperiale-terminal-your-hand = Your hand
patee_imperiale-terminal-shown = Shown to you
patee_imperiale-terminal-house = House deck, not the publisher’s: cards marked * are invented, those marked ° are known in part.
patee_imperiale-terminal-say-player = { $player }: prestige { $points } in this round, { $total } in the match, rounds won { $won }, cards in hand { $cards }.
patee_imperiale-terminal-say-suite = Suite: { $cards }.
patee_imperiale-terminal-say-no-suite = The suite is empty.
patee_imperiale-terminal-say-discard = Discard, the last on top: { $cards }.
patee_imperiale-terminal-say-no-discard = The discard is empty.
patee_imperiale-terminal-say-reserve = Cards in reserve: { $cards }.
patee_imperiale-terminal-say-hand = Your hand: { $cards }.
patee_imperiale-terminal-say-no-hand = Your hand is empty.
patee_imperiale-terminal-say-shown = Shown to you: { $cards }.
