patee_imperiale-notice = Pâtée Impériale is a game by Kraether (2019). This is an unofficial implementation of its rules; titles and trademarks belong to their owners. No text, picture, logo or font of any edition is used. Card details that no source gives are invented and marked as such.
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

# The text of a card, made from its verb
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
patee_imperiale-action-suite_swap-self = Exchange this card for a courtier{ $limited ->
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
patee_imperiale-action-hand_swap = Name another player: exchange a card of your hand for a random one of theirs.
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
patee_imperiale-cards-endless = Card { $card }, field “{ $field }”: a card that recalls to hand must be a conciliant; otherwise such cards could recall each other and a round might never end.
patee_imperiale-cards-highest = Card { $card }, field “{ $field }”: “highest” goes with scope other and n 1.
patee_imperiale-cards-actor-of-2 = Card { $card }, field “{ $field }”: “actor_of_2” goes with who one or each and n 1.
patee_imperiale-cards-stays = Card { $card }, field “{ $field }”: recalling a courtier from your own suite into your own suite would change nothing.
patee_imperiale-cards-unprintable = Card { $card }, field “{ $field }”: a name cannot contain control characters or others that cannot be printed.
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

# Prompts
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
patee_imperiale-prompt-discredit = { $card }: which { $left ->
    [one] courtier
   *[other] { $left } courtiers
} do you discredit?
patee_imperiale-prompt-charm = { $card }: which courtier do you charm?
patee_imperiale-prompt-swap = { $card }: which courtier do you take?
patee_imperiale-prompt-give = { $card }: which card do you give?
patee_imperiale-prompt-name = { $card }: whom do you name?
patee_imperiale-prompt-lose = { $card }: which { $left ->
    [one] card
   *[other] { $left } cards
} of your hand do you discredit?
patee_imperiale-prompt-show = { $card }: which { $left ->
    [one] card
   *[other] { $left } cards
} do you show?
patee_imperiale-prompt-strike = { $card }: which of the cards shown do you discredit?
patee_imperiale-prompt-take = { $card }: which of the cards shown do you take?
patee_imperiale-prompt-recall = { $card }: which courtier do you recall?
patee_imperiale-prompt-over = The match is over.

# What happened
patee_imperiale-event-round = Round { NUMBER($round, useGrouping: 0) } begins: all cards are shuffled.
patee_imperiale-event-round-reserve = Round { NUMBER($round, useGrouping: 0) } begins: the reserve is dealt.
patee_imperiale-event-starter-back = { $card } comes back from { $player_you ->
    [yes] your
   *[no] { $player }’s
} hand.
patee_imperiale-event-starter = { $card } starts in { $player_you ->
    [yes] your
   *[no] { $player }’s
} suite.
patee_imperiale-event-left-over = { $card } is left over and discredited.
patee_imperiale-event-begins = { $player_you ->
    [yes] You begin.
   *[no] { $player } begins.
}
patee_imperiale-event-played = { $player_you ->
    [yes] play
   *[no] plays
} { $card }
patee_imperiale-event-played-more = also { $player_you ->
    [yes] play
   *[no] plays
} { $card }
patee_imperiale-event-failed = The action of { $card } cannot be done in full, so nothing of it is done.
patee_imperiale-event-chain-ended = The plays that { $card } still allowed are lost.
patee_imperiale-event-named = { $player_you ->
    [yes] name
   *[no] names
} { $other_you ->
    [yes] you
   *[no] { $other }
}
patee_imperiale-event-discredited = { $player_you ->
    [yes] discredit
   *[no] discredits
} { $other_you ->
    [yes] your
   *[no] { $other }’s
} { $card }
patee_imperiale-event-lost = { $player_you ->
    [yes] discredit { $card } from your hand
   *[no] discredits { $card } from hand
}
patee_imperiale-event-charmed = { $player_you ->
    [yes] charm
   *[no] charms
} { $card } away from { $other_you ->
    [yes] you
   *[no] { $other }
}
patee_imperiale-event-swapped = { $player_you ->
    [yes] take
   *[no] takes
} { $taken } from { $other_you ->
    [yes] you
   *[no] { $other }
} in exchange for { $given }
patee_imperiale-event-given = { $player_you ->
    [yes] give
   *[no] gives
} { $card } to { $other_you ->
    [yes] you
   *[no] { $other }
}
patee_imperiale-event-shown = { $player_you ->
    [yes] show
   *[no] shows
} cards to { $other_you ->
    [yes] you
   *[no] { $other }
} alone
patee_imperiale-event-shown-cards = { $player_you ->
    [yes] show
   *[no] shows
} { $cards } to { $other_you ->
    [yes] you
   *[no] { $other }
} alone
patee_imperiale-event-taken = { $player_you ->
    [yes] take
   *[no] takes
} one of { $other_you ->
    [yes] your
   *[no] { $other }’s
} cards
patee_imperiale-event-taken-card = { $player_you ->
    [yes] take
   *[no] takes
} { $card } from { $other_you ->
    [yes] your
   *[no] { $other }’s
} hand
patee_imperiale-event-hands = { $player_you ->
    [yes] exchange
   *[no] exchanges
} a card of the hand with { $other_you ->
    [yes] you
   *[no] { $other }
}
patee_imperiale-event-hands-cards = { $player_you ->
    [yes] exchange
   *[no] exchanges
} { $given } for { $got } with { $other_you ->
    [yes] you
   *[no] { $other }
}
patee_imperiale-event-recalled-hand = { $player_you ->
    [yes] recall
   *[no] recalls
} { $card } from the discard to hand
patee_imperiale-event-recalled-suite = { $player_you ->
    [yes] recall { $card } from the discard into your suite
   *[no] recalls { $card } from the discard into the suite
}
patee_imperiale-event-recalled-hand-suite = { $player_you ->
    [yes] recall
   *[no] recalls
} { $card } from { $other_you ->
    [yes] your
   *[no] { $other }’s
} suite to hand
patee_imperiale-event-recalled-suite-suite = { $player_you ->
    [yes] recall
   *[no] recalls
} { $card } from { $other_you ->
    [yes] your
   *[no] { $other }’s
} suite into { $player_you ->
    [yes] yours
   *[no] their own
}
patee_imperiale-event-recalled-hand-own = { $player_you ->
    [yes] recall { $card } from your own suite to hand
   *[no] recalls { $card } from their own suite to hand
}
patee_imperiale-event-recalled-suite-own = { $player_you ->
    [yes] recall
   *[no] recalls
} { $card }, who stays in the suite
patee_imperiale-event-scored = { $player_you ->
    [yes] You
   *[no] { $player }
}: prestige { $points }.
patee_imperiale-round-hand_empty = { $player_you ->
    [yes] You have no card left: the round is over.
   *[no] { $player } has no card left: the round is over.
}
patee_imperiale-round-stuck = { $player_you ->
    [yes] You hold only { $card }, who may not be played: the round is over.
   *[no] { $player } holds only { $card }, who may not be played: the round is over.
}
patee_imperiale-round-tied = It is tied: nobody takes the medal.
patee_imperiale-round-won = { $subject ->
    [you] You win the round and hold the medal.
    [one] { $players } wins the round and holds the medal.
   *[other] { $players } win the round and hold the medal.
}

# The end
patee_imperiale-won-two_won = { $subject ->
    [you] You win with two rounds won.
   *[one] { $players } wins with two rounds won.
}
patee_imperiale-won-two_in_a_row = { $subject ->
    [you] You win with two rounds in a row.
    [one] { $players } wins with two rounds in a row.
   *[other] { $players } win with two rounds in a row.
}
patee_imperiale-won-points = { $subject ->
    [you] You win with { $points } points.
    [one] { $players } wins with { $points } points.
   *[other] { $players } win with { $points } points.
}
patee_imperiale-won-rounds_won = { $subject ->
    [you] You win with { $points } points and more rounds won.
    [one] { $players } wins with { $points } points and more rounds won.
   *[other] { $players } win with { $points } points and more rounds won.
}
patee_imperiale-won-best_round = { $subject ->
    [you] You win with { $points } points and the best single round.
    [one] { $players } wins with { $points } points and the best single round.
   *[other] { $players } win with { $points } points and the best single round.
}
patee_imperiale-reason-two_won = Two rounds won: the match is over.
patee_imperiale-reason-two_in_a_row = Two rounds in a row won: the match is over.
patee_imperiale-reason-points = Three rounds played: the points decide.
patee_imperiale-tie-rounds_won = Tied on points: more rounds won decide.
patee_imperiale-tie-best_round = Tied on points and rounds won: the best single round decides.
patee_imperiale-category-round_1 = Round 1
patee_imperiale-category-round_2 = Round 2
patee_imperiale-category-round_3 = Round 3
patee_imperiale-category-later_rounds = Later rounds
patee_imperiale-category-rounds_won = Rounds won
patee_imperiale-category-best_round = Best round

# The rules in short
patee_imperiale-rules =
    A match is two or three rounds. At the start of a round everyone has starters face up in their suite and a hidden hand. The player with the first starter begins; play goes clockwise.
    Your turn: play one courtier from your hand into your suite and carry out its action. The action is obligatory, in full or not at all: if no choice lets it be done in full, nothing of it is done. The courtier’s points count in any case.
    Discredited courtiers go to the open discard. A courtier that is charmed, given, exchanged or recalled does not act: only a play from hand does. At most three plays in a turn.
    A round ends when any hand is empty at the end of a turn, or at once when your turn begins and your only card may not be played. The sum of your suite counts, cards in hand count nothing. Most points win the round and the medal; a tie wins nothing.
    Two players: the first to win two rounds wins the match. Three or four players: two rounds won in a row; after three rounds the most points in all, then most rounds won, then the best round.
patee_imperiale-rules-teams =
    Teams: partners sit diagonally. A team’s points are the sum of its two suites; for every action your partner counts as another player.

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
patee_imperiale-terminal-house = House deck, not the publisher’s: cards marked * are invented, those marked ° are partly known.
patee_imperiale-terminal-say-player = { $player }: prestige { $points } in this round, { $total } in the match, rounds won { $won }, cards in hand { $cards }.
patee_imperiale-terminal-say-suite = Suite: { $cards }.
patee_imperiale-terminal-say-no-suite = The suite is empty.
patee_imperiale-terminal-say-discard = Discard, the last on top: { $cards }.
patee_imperiale-terminal-say-no-discard = The discard is empty.
patee_imperiale-terminal-say-reserve = Cards in reserve: { $cards }.
patee_imperiale-terminal-say-hand = Your hand: { $cards }.
patee_imperiale-terminal-say-no-hand = Your hand is empty.
patee_imperiale-terminal-say-shown = Shown to you: { $cards }.

# The board
patee_imperiale-board-invented = invented
patee_imperiale-board-partly = partly invented
patee_imperiale-board-all-invented = Our own stand-in, invented from name to action.
patee_imperiale-board-some-invented = Invented here: { $parts }.
patee_imperiale-board-limit = of { $max } or less
patee_imperiale-board-act-none = No action.
patee_imperiale-board-act-needs = Only with another card in hand.
patee_imperiale-board-act-discredit-any = Discredit any courtier { $limit }.
patee_imperiale-board-act-discredit-other = Discredit another’s courtier { $limit }.
patee_imperiale-board-act-discredit-own = Discredit one of your own { $limit }.
patee_imperiale-board-act-discredit-any-many = Discredit any { $n } courtiers { $limit }.
patee_imperiale-board-act-discredit-other-many = Discredit { $n } of the others’ { $limit }.
patee_imperiale-board-act-discredit-own-many = Discredit { $n } of your own { $limit }.
patee_imperiale-board-act-highest = Discredit a player’s best courtier.
patee_imperiale-board-act-charm = Charm a courtier { $limit }.
patee_imperiale-board-act-swap-actor = Swap one of yours for one { $limit }.
patee_imperiale-board-act-swap-self = Swaps itself for one { $limit }.
patee_imperiale-board-act-give = Give away another of yours.
patee_imperiale-board-act-hand-one-random = A player loses { $n } at random.
patee_imperiale-board-act-hand-one-owner = A player discredits { $n } from hand.
patee_imperiale-board-act-hand-one-actor_of_2 = They show you 2, you discredit 1.
patee_imperiale-board-act-hand-each-owner = All others discredit { $n } from hand.
patee_imperiale-board-act-hand-self-owner = Discredit { $n } from your hand.
patee_imperiale-board-act-take = They show you { $n }, you take 1.
patee_imperiale-board-act-hands = Swap a card of yours for a random one.
patee_imperiale-board-act-more = Play { $n } more { $limit }.
patee_imperiale-board-act-more-silent = Play { $n } more { $limit }, without action.
patee_imperiale-board-act-recall-discard-hand = One { $limit } from the discard to hand.
patee_imperiale-board-act-recall-discard-suite = One { $limit } from the discard to your suite.
patee_imperiale-board-act-recall-last-hand = The last discredited comes to hand.
patee_imperiale-board-act-recall-last-suite = The last discredited joins your suite.
patee_imperiale-board-act-recall-own-hand = Another of yours returns to hand.
patee_imperiale-board-act-recall-other-hand = Another’s courtier comes to your hand.
patee_imperiale-board-act-recall-any-hand = Any courtier { $limit } comes to hand.
patee_imperiale-board-you = You
patee_imperiale-board-name = Name { $name }
patee_imperiale-board-do-play = Play { $card } ({ $worth })
patee_imperiale-board-do-discredit = Discredit { $card } ({ $value })
patee_imperiale-board-do-charm = Charm { $card } ({ $worth })
patee_imperiale-board-do-swap = Take { $card } ({ $value })
patee_imperiale-board-do-give = Give { $card } ({ $value })
patee_imperiale-board-do-show = Show { $card } ({ $value })
patee_imperiale-board-do-take = Take { $card } ({ $value })
patee_imperiale-board-do-recall = Recall { $card } ({ $value })
patee_imperiale-board-round = Round { $round }
patee_imperiale-board-round-of = Round { $round }/{ $most }
patee_imperiale-board-holds-medal = { $name }: the medal
patee_imperiale-board-in-hand = Cards in hand
patee_imperiale-board-rounds-won = Rounds won
patee_imperiale-board-total = Points in the match
patee_imperiale-board-this-round = This round so far
patee_imperiale-board-team-round = The team, this round
patee_imperiale-board-partner = partner
patee_imperiale-board-your-team = your team { $points }
patee_imperiale-board-their-team = their team { $points }
patee_imperiale-board-your-suite = Your suite
patee_imperiale-board-suite-of = Suite of { $name }
patee_imperiale-board-empty = Nobody attends.
patee_imperiale-board-say-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} this round, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $won ->
    [one] { $won } round
   *[other] { $won } rounds
} won, { $total ->
    [one] { $total } point
   *[other] { $total } points
} in the match.
patee_imperiale-board-say-medal = Holds the medal.
patee_imperiale-board-say-card = { $card }, { $value }, { $role }. { $action }
patee_imperiale-board-say-ghost = would come here
patee_imperiale-board-say-leaving = would leave
patee_imperiale-board-discard = Discredited
patee_imperiale-board-discard-count = { $count }, open to all
patee_imperiale-board-discard-empty = Nobody yet.
patee_imperiale-board-discard-open = All in order ({ $count })
patee_imperiale-board-discard-close = Close
patee_imperiale-board-discard-order = The first on the left, the last on the right.
patee_imperiale-board-gone = Not in this round
patee_imperiale-board-reserve = { $count } in reserve
patee_imperiale-board-just-played = just played
patee_imperiale-board-shown-by = { $name } shows you, and nobody else
patee_imperiale-board-shown-to = You show { $name }
patee_imperiale-board-shown-hidden = { $count ->
    [one] A card is shown in secret.
   *[other] { $count } cards are shown in secret.
}
patee_imperiale-board-emperor = Ludwig von Jaulen
patee_imperiale-board-rounds = The rounds so far
patee_imperiale-board-won-by = { $name } wins round { $round }
patee_imperiale-board-you-won = You win round { $round }
patee_imperiale-board-tied = Round { $round } is tied: no medal
patee_imperiale-board-wins = wins the match
patee_imperiale-board-you-win = You win the match
patee_imperiale-board-hand = Your hand
patee_imperiale-board-hand-empty = Your hand is empty.
patee_imperiale-board-hand-of = Hand of { $name }: { $count }
patee_imperiale-board-roles = Roles
patee_imperiale-board-role-flatteur = Moves points: discredits, charms, swaps and gives courtiers of the suites.
patee_imperiale-board-role-intrigant = Works on hands: shrinks them, looks into them or swaps their cards.
patee_imperiale-board-role-eloquent = Speaks for others: lets you play one or two more.
patee_imperiale-board-role-conciliant = Brings back played courtiers. Cannot itself be recalled to a hand.
patee_imperiale-board-advice = When to play them (advice, not a rule)
patee_imperiale-board-advice-green = Early
patee_imperiale-board-advice-blue = After two turns
patee_imperiale-board-advice-red = When someone has three cards left
patee_imperiale-board-all-cards = All courtiers of this deck
patee_imperiale-board-where-suite = in a suite
patee_imperiale-board-where-discard = discredited
patee_imperiale-board-where-hand = in your hand
patee_imperiale-board-where-gone = not in this round
patee_imperiale-board-known = What is known of the hands
patee_imperiale-board-at-most = { $name } holds at most { $count } of these: { $cards }.
patee_imperiale-board-at-least = { $name } holds at least { $count } of these: { $cards }.
patee_imperiale-board-legend = * invented   ° partly known
patee_imperiale-board-ludwig-idle-1 = Somebody amuse me.
patee_imperiale-board-ludwig-idle-2 = We are still awake. Barely.
patee_imperiale-board-ludwig-begins-1 = The court may enter. One at a time.
patee_imperiale-board-ludwig-card-played-1 = And who is this, now?
patee_imperiale-board-ludwig-card-played-2 = We have seen better bows.
patee_imperiale-board-ludwig-card-played-3 = Noted. Somewhere.
patee_imperiale-board-ludwig-more-allowed-1 = He talks, and they keep coming.
patee_imperiale-board-ludwig-action-failed-1 = All that pomp for nothing.
patee_imperiale-board-ludwig-chain-ended-1 = Enough speeches for today.
patee_imperiale-board-ludwig-charmed-1 = Loyalty, we see, has nice eyes.
patee_imperiale-board-ludwig-swapped-1 = A fair exchange. For one of them.
patee_imperiale-board-ludwig-given-1 = Beware of gifts that walk.
patee_imperiale-board-ludwig-discredited-1 = The door is over there.
patee_imperiale-board-ludwig-discredited-2 = We never liked that wig.
patee_imperiale-board-ludwig-hand-discredited-1 = People are talking. Good.
patee_imperiale-board-ludwig-card-taken-1 = We saw nothing. Go on.
patee_imperiale-board-ludwig-hands-swapped-1 = Somebody has been had.
patee_imperiale-board-ludwig-recalled-1 = You again.
patee_imperiale-board-ludwig-round-ended-1 = The medal, then. Do not scratch it.
patee_imperiale-board-ludwig-match-ended-1 = Enough. Dinner.

patee_imperiale-deed-starter-back = starter that came back
patee_imperiale-deed-starter-dealt = began with it
patee_imperiale-deed-card-dealt = dealt
patee_imperiale-deed-card-played = played
patee_imperiale-deed-action-failed = action without effect
patee_imperiale-deed-more-allowed = played on thanks to it
patee_imperiale-deed-chain-ended = could not play on after it
patee_imperiale-deed-discredited = lost from the suite
patee_imperiale-deed-hand-discredited = lost from the hand
patee_imperiale-deed-charmed = charmed
patee_imperiale-deed-swap-chosen = chosen for a swap
patee_imperiale-deed-given = given away
patee_imperiale-deed-card-chosen = chosen from the hand
patee_imperiale-deed-card-taken = taken from another
patee_imperiale-deed-recalled = recalled
patee_imperiale-deed-round-ended = was stuck with it
patee_imperiale-you = you
patee_imperiale-past-you = you
patee_imperiale-event-discredited-own = { $player_you ->
    [yes] discredit your own
   *[no] discredits their own
} { $card }
patee_imperiale-event-struck = { $player_you ->
    [yes] discredit
   *[no] discredits
} { $card } from { $other_you ->
    [yes] your
   *[no] { $other }’s
} hand
patee_imperiale-event-swap-chosen = { $player_you ->
    [yes] choose
   *[no] chooses
} { $card } for the exchange
patee_imperiale-act-card = { $name } ({ $value })
patee_imperiale-act-subject = { $player_you ->
    [yes] You
   *[no] { $player }
}
patee_imperiale-act-more = may play { $n ->
    [one] one more
   *[other] { $n } more
}
patee_imperiale-act-plain = { $deeds }.
patee_imperiale-act-points = { $deeds }: { $points }.
patee_imperiale-act-own-change = { $before } → { $after }
patee_imperiale-act-change = { $player_you ->
    [yes] you
   *[no] { $player }
} { $before } → { $after }
patee_imperiale-act-failed = The action cannot be done in full, so nothing of it is done.
patee_imperiale-act-gain = prestige { $before } → { $after }
patee_imperiale-act-gain-lost = { $n ->
    [one] one card fewer in hand
   *[other] { $n } cards fewer in hand
}
patee_imperiale-act-deal = Round { NUMBER($round, useGrouping: 0) }: { $cards } cards each{ $discredited ->
    [0] {""}
   *[other] , { $discredited } discredited
}.
patee_imperiale-act-deal-reserve = Round { NUMBER($round, useGrouping: 0) }: { $cards } cards each, from the reserve.
patee_imperiale-act-begins = { $player_you ->
    [yes] You have { $card } and begin.
   *[no] { $player } has { $card } and begins.
}
patee_imperiale-act-starter = { $card } with { $player_you ->
    [yes] you
   *[no] { $player }
}
patee_imperiale-act-starters = The starters: { $list }.
patee_imperiale-act-short-round = Round over
patee_imperiale-act-short-deal = Round { NUMBER($round, useGrouping: 0) }
patee_imperiale-act-short-lost = loses { $card }
patee_imperiale-act-short-shown = shows cards
patee_imperiale-act-short-taken = takes a card
patee_imperiale-act-short-hands = exchanges cards
patee_imperiale-end-won = { $subject ->
    [you] You win the round, { $points } to { $next }.
    [one] { $players } wins the round, { $points } to { $next }.
   *[other] { $players } win the round, { $points } to { $next }.
}
patee_imperiale-end-tied = The round is tied: { $players } have { $points } each.
patee_imperiale-end-last-card = The last card, { $card } ({ $value }), took { $player_you ->
    [yes] you
   *[no] { $player }
} from { $before } to { $after }.
patee_imperiale-end-last-same = The last card, { $card } ({ $value }), left { $player_you ->
    [yes] you
   *[no] { $player }
} at { $after }.
patee_imperiale-end-last-past = The last card, { $card } ({ $value }), took { $player_you ->
    [yes] you
   *[no] { $player }
} past { $others }: { $before } → { $after }.
patee_imperiale-end-next-more = { $subject ->
    [you] If you win the next round too, you win the match.
    [one] If { $players } wins the next round too, that wins the match.
   *[other] If { $players } win the next round too, that wins the match.
}
patee_imperiale-end-next-two = { $subject ->
    [you] One more round won, and the match is yours.
   *[one] { $players } needs one more round to win the match.
}
patee_imperiale-end-tied-more = Nobody takes the medal, and wins in a row start afresh; the points count all the same.
patee_imperiale-end-tied-two = Nobody takes the medal: the match goes on until somebody has won two rounds.
patee_imperiale-end-points = Three rounds are played: the points of all rounds decide the match.
patee_imperiale-end-match-two_won = { $subject ->
    [you] You have won two rounds and with them the match.
   *[one] { $players } has won two rounds and with them the match.
}
patee_imperiale-end-match-two_in_a_row = { $subject ->
    [you] You have won two rounds in a row and with them the match.
    [one] { $players } has won two rounds in a row and with them the match.
   *[other] { $players } have won two rounds in a row and with them the match.
}
patee_imperiale-part-won = won
patee_imperiale-part-tied = tied
patee_imperiale-alert-match = { $subject ->
    [you] You can win the match with this round
   *[other] { $players } can win the match with this round
}
patee_imperiale-alert-decides = This round decides the match
patee_imperiale-alert-last-round = Last round
patee_imperiale-alert-one-card = one card left
patee_imperiale-why-permitted = { $card } allows { $max } or less
patee_imperiale-why-alone = only with another card in hand
patee_imperiale-why-itself = never itself
patee_imperiale-why-limit = { $value }: only { $max } or less
patee_imperiale-why-conciliant = a Conciliator never comes to hand
patee_imperiale-why-not-top = only the last one discredited
patee_imperiale-why-not-highest = only the most valuable of a suite
patee_imperiale-note-play = { $change }, and { $back ->
    [yes] still { $cards }
   *[no] { $cards }
} { $cards ->
    [one] card
   *[other] cards
} in hand
patee_imperiale-note-same = { $change }your prestige stays, and { $back ->
    [yes] still { $cards }
   *[no] { $cards }
} { $cards ->
    [one] card
   *[other] cards
} in hand
patee_imperiale-note-silent = Played without its action.
patee_imperiale-note-failed = The action cannot be done in full now, so nothing of it would be done.
patee_imperiale-note-targets = Possible now: { $cards }{ $more ->
    [0] {""}
   *[other] {""} and { $more } more
}.
patee_imperiale-note-victims = You can name { $players }.
patee_imperiale-note-last = Your last card: the round ends with this turn.
patee_imperiale-kind = { $role } · { $colour }: { $when }
patee_imperiale-when-green = early in the round
patee_imperiale-when-blue = after two turns
patee_imperiale-when-red = when someone has 3 cards left
patee_imperiale-example-none = Nothing else happens: its { $value } points are all it brings.
patee_imperiale-example-needs = Alone in your hand it cannot be played: when your turn begins, the round ends.
patee_imperiale-example-discredit-any = { $one } ({ $one_value }) goes to the discard: that suite loses { $one_value }.
patee_imperiale-example-discredit-other = { $one } ({ $one_value }) goes to the discard: that suite loses { $one_value }.
patee_imperiale-example-discredit-own = You lose { $two } ({ $two_value }) again and keep { $card } ({ $value }).
patee_imperiale-example-discredit-any-many = { $one } ({ $one_value }) and { $two } ({ $two_value }) go to the discard, even from two suites.
patee_imperiale-example-discredit-other-many = { $one } ({ $one_value }) and { $two } ({ $two_value }) go to the discard, even from two suites.
patee_imperiale-example-discredit-own-many = You lose { $two } ({ $two_value }) and others of yours, and keep { $card } ({ $value }).
patee_imperiale-example-highest = If { $one } ({ $one_value }) is the best of the suite you name, it goes to the discard.
patee_imperiale-example-charm = { $one } ({ $one_value }) joins your suite, without acting.
patee_imperiale-example-swap-actor = Your { $two } ({ $two_value }) for { $one } ({ $one_value }). Neither of them acts.
patee_imperiale-example-swap-self = { $card } ({ $value }) goes to the other suite, { $one } ({ $one_value }) comes to yours. It does not act.
patee_imperiale-example-give = You get rid of a courtier below zero: the other suite loses what you gain.
patee_imperiale-example-hand-one-random = Drawn unseen. If it was their last card, the round ends with your turn.
patee_imperiale-example-hand-one-owner = That player chooses, so you rarely hit the best cards; but the hand shrinks.
patee_imperiale-example-hand-one-actor_of_2 = You see { $one } and { $two }, and one of them goes.
patee_imperiale-example-hand-each-random = Everybody else loses at random, clockwise from your left.
patee_imperiale-example-hand-each-owner = In turn, clockwise, each chooses openly. If somebody has no card, nothing happens.
patee_imperiale-example-hand-each-actor_of_2 = Everybody else shows you two cards in turn; nobody else sees them.
patee_imperiale-example-hand-self-random = It costs you a random card, and brings the end of the round nearer.
patee_imperiale-example-hand-self-owner = It costs you a card, and brings the end of the round nearer.
patee_imperiale-example-take = You keep { $one } ({ $one_value }); nobody else knows which card.
patee_imperiale-example-hands = You give { $two } ({ $two_value }) and draw a card unseen: perhaps { $one } ({ $one_value }).
patee_imperiale-example-more = { $n ->
    [one] You also play { $one } ({ $one_value }), with its action.
   *[other] You also play { $one } ({ $one_value }), then { $two } ({ $two_value }), each with its action.
}
patee_imperiale-example-more-silent = { $n ->
    [one] You also play { $one } ({ $one_value }): it counts, but does not act.
   *[other] You also play { $one } ({ $one_value }) and { $two } ({ $two_value }): they count, but do not act.
}
patee_imperiale-example-recall-discard-hand = { $one } ({ $one_value }) lies there. It does not act until you play it.
patee_imperiale-example-recall-discard-suite = { $one } ({ $one_value }) lies there: it joins your suite without acting.
patee_imperiale-example-recall-last-hand = If { $one } ({ $one_value }) was discredited last, it comes to your hand.
patee_imperiale-example-recall-last-suite = If { $one } ({ $one_value }) was discredited last, you gain { $one_value }. It does not act.
patee_imperiale-example-recall-own-hand = { $two } ({ $two_value }) returns to your hand: you can play it once more, with its action.
patee_imperiale-example-recall-other-hand = { $one } ({ $one_value }) leaves a suite, which loses { $one_value }; you can play it later.
patee_imperiale-example-recall-other-suite = { $one } ({ $one_value }) leaves another suite and joins yours. It does not act.
patee_imperiale-example-recall-any-hand = { $one } ({ $one_value }) comes to hand; it acts only when you play it.
patee_imperiale-example-recall-any-suite = { $one } ({ $one_value }), in a suite or discredited, joins your suite. It does not act.
patee_imperiale-act-short-struck = discredits { $card }
patee_imperiale-end-tied-teams = The round is tied, { $points } to { $points }.
patee_imperiale-board-now = now: { $note }
patee_imperiale-board-play-it = Play
patee_imperiale-board-missing = { $count ->
    [one] one more to choose
   *[other] { $count } more to choose
}
patee_imperiale-board-hand-count = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
patee_imperiale-board-hand-note = The round ends with the turn in which any hand is empty.
patee_imperiale-board-hand-more = { $count ->
    [one] +1 card ›
   *[other] +{ $count } cards ›
}
patee_imperiale-board-last-played = no card left
patee_imperiale-board-cards-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
patee_imperiale-board-left-in-hand = Left in your hand: { $cards }. Cards in hand count nothing.
patee_imperiale-board-team-note = team { $points }
