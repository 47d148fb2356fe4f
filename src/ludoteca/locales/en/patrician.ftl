patrician-notice = Patrician is a game by Michael Schacht (2007), with the expansions Messengers and Ambassadors. This is an unofficial implementation of its rules; titles and trademarks belong to their owners. No text, picture, logo or font of any edition is used. Card faces that no source lists are invented and marked as such.
patrician-summary = Raise towers in the cities of medieval Italy, floor by floor, and take the credit where you have built most.

# Options
patrician-option-messengers = Messengers
patrician-option-messengers-help = Expansion: a start card lets you send a messenger; cities with messengers pay more, and the weakest player there loses 3 points.
patrician-option-ambassadors = Ambassadors
patrician-option-ambassadors-help = Expansion: at the end, ambassadors add portraits for players who hold certain tokens.
patrician-option-refill_scored_cities = Refill scored cities
patrician-option-refill_scored_cities-help = A card taken from a scored city is replaced from the pile, as in any other city.

# Cards
patrician-card = { $city }, { $face }
patrician-card-star = { $city }, { $face }, star
patrician-kind = building card · one of { $cards } for { $city }
patrician-kind-star = start card · one of { $cards } for { $city }
patrician-example-crest = { $city } lacks two floors: you finish it at once, then go on to { $other }.
patrician-example-move = After { $city }, you move a rival’s floor off a tied tower in { $other }: the tie is yours.
patrician-example-free-draw = You build in { $city } and take the portrait you lack at { $other }.
patrician-example-red-hat = With two red hats in your pile, this is the third: 6 points.
patrician-example-lady = With two ladies in your pile, this is the third: 6 points.
patrician-example-beard = With two bearded men in your pile, this is the third: 6 points.
patrician-example-two-red-hats = With one red hat in your pile, these two make three: 6 points.
patrician-example-two-ladies = With one lady in your pile, these two make three: 6 points.
patrician-example-two-beards = With one bearded man in your pile, these two make three: 6 points.
patrician-face-crest = two floors
patrician-face-move = move a floor
patrician-face-free-draw = free draw
patrician-face-red-hat = red hat
patrician-face-lady = lady
patrician-face-beard = bearded man
patrician-face-two-red-hats = two red hats
patrician-face-two-ladies = two ladies
patrician-face-two-beards = two bearded men
patrician-attribute-city = City
patrician-attribute-face = Face
patrician-attribute-star = Start card
patrician-nobody = nobody
patrician-you = You
patrician-to-you = you
patrician-portrait-red-hat = red hat
patrician-portrait-lady = lady
patrician-portrait-beard = bearded man
patrician-portrait-each = one of each

# Card files
patrician-cards-count = { $city } needs { $wanted } cards (field “city”); the file has { $given }.
patrician-cards-crests = { $city } has room for { $floors } floors, but its cards up to { $card } show { $given } crests: too many cards with face “crest”.
patrician-cards-stars = { $seats } players need { $wanted } cards with “star”; the file has { $given } for them.
patrician-cards-unfinished = { $city } will stay unfinished: its cards show { $given } crests for { $floors } floors. It is scored at the end as it stands.

# Moves
patrician-move-play = Play { $card }
patrician-move-build = Build { $where }
patrician-build-left = on the left site
patrician-build-right = on the right site
patrician-build-left-left = two floors on the left site
patrician-build-left-right = one floor on each site
patrician-build-right-right = two floors on the right site
patrician-move-shift-left = Move the top floor in { $city } from left to right
patrician-move-shift-right = Move the top floor in { $city } from right to left
patrician-move-stay = Move no floor
patrician-move-take = Take the card at { $city }
patrician-move-take-card = Take the card at { $city }: { $card }
patrician-move-send = Send a messenger between { $a } and { $b }
patrician-move-keep = Send no messenger

# Prompts
patrician-prompt-play = Play a card.
patrician-prompt-build = { $floors ->
    [one] Build a floor in { $city }.
   *[other] Build { $floors } floors in { $city }.
}
patrician-prompt-shift = You may move a top floor in another city.
patrician-prompt-take = Take a card.
patrician-prompt-send = You may send a messenger.

# What happened
patrician-event-begun = { $player_you ->
    [yes] You begin.
   *[no] { $player } begins.
}
patrician-event-faced = { $city } shows a new card: { $card }.
patrician-event-played = { $player_you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
patrician-event-built-left = { $player_you ->
    [yes] You build in { $city }, left.
   *[no] { $player } builds in { $city }, left.
}
patrician-event-built-right = { $player_you ->
    [yes] You build in { $city }, right.
   *[no] { $player } builds in { $city }, right.
}
patrician-event-built-left-left = { $player_you ->
    [yes] You build 2 in { $city }, left.
   *[no] { $player } builds 2 in { $city }, left.
}
patrician-event-built-left-right = { $player_you ->
    [yes] You build 2 in { $city }, one on each site.
   *[no] { $player } builds 2 in { $city }, one on each site.
}
patrician-event-built-right-right = { $player_you ->
    [yes] You build 2 in { $city }, right.
   *[no] { $player } builds 2 in { $city }, right.
}
patrician-event-moved-left = { $player_you ->
    [yes] You move { $owner }’s top floor in { $city } from left to right.
   *[no] { $owner_you ->
        [yes] { $player } moves your top floor in { $city } from left to right.
       *[no] { $player } moves { $owner }’s top floor in { $city } from left to right.
    }
}
patrician-event-moved-right = { $player_you ->
    [yes] You move { $owner }’s top floor in { $city } from right to left.
   *[no] { $owner_you ->
        [yes] { $player } moves your top floor in { $city } from right to left.
       *[no] { $player } moves { $owner }’s top floor in { $city } from right to left.
    }
}
patrician-event-moved-own-left = { $player_you ->
    [yes] You move your own top floor in { $city } from left to right.
   *[no] { $player } moves their own top floor in { $city } from left to right.
}
patrician-event-moved-own-right = { $player_you ->
    [yes] You move your own top floor in { $city } from right to left.
   *[no] { $player } moves their own top floor in { $city } from right to left.
}
patrician-event-scored = { $city } { $finished ->
    [yes] is finished
   *[no] is scored
    }: { $high } { $player_you ->
    [yes] to you
   *[no] to { $player }
    }, { $low } { $other_you ->
    [yes] to you
   *[no] to { $other }
    }.
patrician-event-scored-both = { $city } { $finished ->
    [yes] is finished
   *[no] is scored
    }: { $high } and { $low } { $player_you ->
    [yes] to you
   *[no] to { $player }
    }.
patrician-event-scored-one = { $city } { $finished ->
    [yes] is finished
   *[no] is scored
    }: { $high } { $player_you ->
    [yes] to you
   *[no] to { $player }
    }; the other site is empty.
patrician-event-scored-nobody = { $city } { $finished ->
    [yes] is finished
   *[no] is scored
    }: no floors, no points.
patrician-event-scored-messengers = { $points } of each come from messengers.
patrician-event-taken = { $player_you ->
    [yes] You take the card at { $city }: { $card }.
   *[no] { $player } takes the card at { $city }: { $card }.
}
patrician-event-refilled = New there: { $card }.
patrician-event-sent = { $player_you ->
    [yes] You send a messenger between { $a } and { $b }.
   *[no] { $player } sends a messenger between { $a } and { $b }.
}
patrician-event-penalised = { $player_you ->
    [yes] You won the fewest towers where messengers counted: −3.
   *[no] { $player } won the fewest towers where messengers counted: −3.
}
patrician-event-awarded = { $player_you ->
    [yes] Ambassador { $ambassador } goes to you and adds a portrait: { $portrait }.
   *[no] Ambassador { $ambassador } goes to { $player } and adds a portrait: { $portrait }.
}
patrician-event-ended = All cards have been played.
patrician-penalty = −3
patrician-last-card = { $player_you ->
    [yes] You played the last card, in { $city }.
   *[no] { $player } played the last card, in { $city }.
}
patrician-short-built-left = { $city }, left
patrician-short-built-right = { $city }, right
patrician-short-built-left-left = 2 in { $city }, left
patrician-short-built-left-right = 2 in { $city }, one each
patrician-short-built-right-right = 2 in { $city }, right
patrician-short-moved-left = moves a floor in { $city }
patrician-short-moved-right = moves a floor in { $city }
patrician-short-taken = takes { $card }
patrician-short-sent = messenger { $a } – { $b }
patrician-about-portrait = On the card: { $face }. Three alike are worth 6 at the end.
patrician-about-crest = The card has two crests: two floors.
patrician-about-move = With the move sign a top floor may be moved in another city.
patrician-about-free-draw = With the free-draw sign any city’s card may be taken.
patrician-about-messenger = When either city is scored, the winner of each tower gets { $points } more.
patrician-gain-high = the taller tower
patrician-gain-low = the other tower
patrician-gain-both = both towers
patrician-gain-ambassador = ambassador { $name }: { $portrait }
patrician-note-finishes = { $points ->
    [0] Finishes { $city }, but brings you nothing there.
   *[other] Finishes { $city }: up to { $points } points for you.
}
patrician-note-lead-left = In { $city } you take the lead on the left.
patrician-note-lead-right = In { $city } you take the lead on the right.
patrician-note-lead-left-right = In { $city } you can take the lead on either site.
patrician-note-both = { $player_you ->
    [yes] You win both towers: { $high } + { $low }.
   *[no] { $player } wins both towers: { $high } + { $low }.
}
patrician-note-each = { $player_you ->
    [yes] { $high } to you, { $low } to { $other }.
   *[no] { $other_you ->
        [yes] { $high } to { $player }, { $low } to you.
       *[no] { $high } to { $player }, { $low } to { $other }.
    }
}
patrician-note-set = Completes three alike ({ $portrait }): +{ $points }.
patrician-note-missing = { $more ->
    [one] After it, one more { $portrait } makes three: +{ $points }.
   *[other] After it, { $more } more portraits make three alike ({ $portrait }): +{ $points }.
}
patrician-note-last = The last card for { $city } is yours: it can wait.
patrician-note-leads-left = { $player_you ->
    [yes] You then lead on the left.
   *[no] { $player } then leads on the left.
}
patrician-note-leads-right = { $player_you ->
    [yes] You then lead on the right.
   *[no] { $player } then leads on the right.
}
patrician-note-empty-left = The left site is then empty.
patrician-note-empty-right = The right site is then empty.
patrician-note-no-change = No tower changes hands.
patrician-note-room = { $floors ->
    [0] { $city } is finished.
    [one] { $city } lacks one floor.
   *[other] { $city } lacks { $floors } floors.
}
patrician-note-messenger = { $city }: +{ $points } for the winner of each tower.
patrician-note-messenger-late = { $city } is already scored: no effect there.
patrician-note-keep = { $messengers ->
    [one] You keep your messenger for a later start card.
   *[other] You keep your { $messengers } messengers for later start cards.
}
patrician-decline-stay = You give up the move of your next move card.
patrician-decline-keep = You send no messenger with your next start card; it stays with you.
patrician-why-empty-site = the last floor goes on the empty site
patrician-why-scored = { $city } is scored
patrician-why-built = you have just built in { $city }
patrician-why-no-floor = you have no floor in { $city }
patrician-why-other-card = you built in { $city }: the card there is yours
patrician-why-taken-road = a messenger is on this road
patrician-why-full = { $city } has { $messengers } messengers
patrician-alert-rounds = { $rounds ->
    [one] Last round
   *[other] { $rounds } rounds left: the hands run out
}
patrician-alert-no-pile = { $cards ->
    [one] The pile is empty; one card lies open
   *[other] The pile is empty; { $cards } cards lie open
}
patrician-alert-last-card = Last card of the pile

# The end
patrician-reason-cards_played = All cards have been played.
patrician-tie-floors = Tied on points: fewer floors on the board decide.
patrician-category-tokens = Tokens
patrician-category-portraits = Portraits
patrician-category-ambassadors = Ambassadors
patrician-category-messengers = Messengers
patrician-category-penalty = Penalty

# Rules in short
patrician-rules =
    Each turn has five steps, always in this order.
    1. Play a card from your hand.
    2. Build one floor for each crest on it, in its city, on either of the two sites. The last floor of a city must go on a site that is still empty. A full city is scored at once.
    3. With the move sign you may move one top floor, of any colour, to the other site of its city. You must have a floor in that city; it must not be the city you built in, nor a scored one.
    4. Take the face-up card of the city you built in. With the free-draw sign, or if that city has no card, take the card of any city.
    5. Refill the space from the pile.
    Scoring a city: the taller tower gives the high token, the other the low one. A tower belongs to the player with most floors in it; if tied, to the one whose floor is nearest the top.
    The game ends when all cards have been played. Every three matching portraits on your played cards are worth 6 points. Most points win; if tied, fewest floors on the board.
patrician-rules-messengers =
    Messengers: after a turn with a star card you may send a messenger onto a road between two cities, neither of them the one you built in. A city takes at most two messengers, a road one. When a city is scored, the winner of each tower gets 2 points per messenger there. At the end, the player who controls the fewest towers in those cities loses 3 points; if tied, the one with fewest floors there; if still tied, nobody.
patrician-rules-ambassadors =
    Ambassadors: at the end A goes to the player with most 6-tokens, B to most 4-tokens, C to most 2-tokens; each adds one portrait of choice. D goes to the player with most points in Verona, Parma and Milano and adds one portrait of each kind.

# Terminal
patrician-terminal-city = City
patrician-terminal-floors = Floors
patrician-terminal-left = Left
patrician-terminal-right = Right
patrician-terminal-tokens = Tokens
patrician-terminal-card = Face-up card
patrician-terminal-no-card = no card
patrician-terminal-player = Player
patrician-terminal-points = Points
patrician-terminal-supply = Floors
patrician-terminal-hand = Hand
patrician-terminal-messengers = Mess.
patrician-terminal-top = Last played
patrician-terminal-top-brief = Last
patrician-terminal-pile = Draw pile: { $cards }
patrician-terminal-riders = Messengers: { $riders }
patrician-terminal-your-hand = Your hand
patrician-terminal-your-portraits = Your portraits
patrician-terminal-face-crest = crest
patrician-terminal-face-move = move
patrician-terminal-face-free-draw = free draw
patrician-terminal-face-red-hat = red hat
patrician-terminal-face-lady = lady
patrician-terminal-face-beard = beard
patrician-terminal-face-two-red-hats = red hats
patrician-terminal-face-two-ladies = ladies
patrician-terminal-face-two-beards = beards
patrician-terminal-say-city = { $city }, { $built } of { $floors } floors.
patrician-terminal-say-left = Left, from the bottom: { $floors }; { $leader } leads.
patrician-terminal-say-right = Right, from the bottom: { $floors }; { $leader } leads.
patrician-terminal-say-left-you = Left, from the bottom: { $floors }; you lead.
patrician-terminal-say-right-you = Right, from the bottom: { $floors }; you lead.
patrician-terminal-say-left-empty = Left: empty.
patrician-terminal-say-right-empty = Right: empty.
patrician-terminal-say-tokens = Tokens: { $more } and { $less }.
patrician-terminal-say-scored = Scored: { $more } to { $high }, { $less } to { $low }.
patrician-terminal-say-messengers = { $count ->
    [one] One messenger.
   *[other] { $count } messengers.
}
patrician-terminal-say-card = Card: { $card }.
patrician-terminal-say-no-card = No card.
patrician-terminal-say-rider = A messenger of { $player } rides between { $a } and { $b }.
patrician-terminal-say-player = { $player }: points { $points }.
patrician-terminal-say-more = Portraits are added at the end.
patrician-terminal-say-supply = Floors to build: { $floors }; cards in hand: { $cards }.
patrician-terminal-say-riders = Messengers to send: { $count }.
patrician-terminal-say-top = Last played: { $card }.
patrician-terminal-say-pile = Cards in the draw pile: { $cards }.
patrician-terminal-say-hand = Your hand: { $cards }.
patrician-terminal-say-hand-empty = Your hand is empty.
patrician-terminal-say-count = { $what } { $count }
patrician-terminal-say-portraits = Your portraits: { $portraits }.

# The board on the page
patrician-board-map = The map
patrician-board-cities = Cities
patrician-board-look = Look at { $city } closely
patrician-board-card-at = Card at { $city }: { $card }
patrician-board-pile = { $cards ->
    [0] All cards are drawn
    [one] 1 card to draw
   *[other] { $cards } cards to draw
}
patrician-board-pile-short = to draw
patrician-board-hand = Your hand
patrician-board-hands = Hands
patrician-board-portraits = Your portraits
patrician-board-portraits-worth = every three alike are worth 6; each sees only their own
patrician-board-one-more = 1 more: +{ $points }
patrician-board-instead = Or instead
patrician-board-worths = What each brings now
patrician-board-worth-finish = { $points ->
    [0] finishes it: 0
   *[other] finishes it: +{ $points }
}
patrician-board-worth-portraits = portraits +{ $points }
patrician-board-worth-lead-left = lead left
patrician-board-worth-lead-right = lead right
patrician-board-worth-lead-left-right = lead left or right
patrician-board-worth-floor = no lead yet
patrician-board-own-pile-look = look through
patrician-board-score-note = { $rest } + portraits { $portraits }
patrician-board-score-hidden = { $rest } + portraits ?
patrician-board-play-it = Play it
patrician-board-take-it = Take it
patrician-board-choose-site = Choose a site.
patrician-board-will-build-left = Build in { $city }, left
patrician-board-will-build-right = Build in { $city }, right
patrician-board-will-build-left-left = Build 2 in { $city }, left
patrician-board-will-build-left-right = Build 2 in { $city }, one on each site
patrician-board-will-build-right-right = Build 2 in { $city }, right
patrician-board-portraits-note = Every three alike are worth 6 at the end. Those of other players are hidden.
patrician-board-portrait-count = { $who }: { $count }, worth { $points }
patrician-board-who-red-hat = Red hat
patrician-board-who-lady = Lady
patrician-board-who-beard = Bearded man
patrician-board-own-pile = Your pile: { $cards }
patrician-board-own-pile-short = Pile { $cards }
patrician-board-own-pile-empty = Cards you play lie here; others see only the top one.
patrician-board-last-card = Last played: { $card }
patrician-board-last-cards = Last cards played
patrician-board-floors-left = Floors to build
patrician-board-cards-in-hand = Cards in hand
patrician-board-round = Round { $now } of { $all }
patrician-board-extra = Portraits
patrician-board-majorities = Majorities in the towers
patrician-board-worth = Points
patrician-board-left = Left
patrician-board-right = Right
patrician-board-empty = empty
patrician-board-leads = { $player } leads
patrician-board-leads-you = You lead
patrician-board-built = { $built } of { $floors } floors
patrician-board-bonus = messengers: +{ $points } each
patrician-board-scored = scored
patrician-board-left-to-build = { $floors } to build
patrician-board-close = Close
patrician-board-invented = face invented
patrician-board-total = Total
patrician-board-total-so-far = Known so far
patrician-board-build-left = Left site
patrician-board-build-right = Right site
patrician-board-build-left-left = Two left
patrician-board-build-left-right = One each
patrician-board-build-right-right = Two right
patrician-board-shift-left = { $city }: left → right
patrician-board-shift-right = { $city }: right → left
patrician-board-take = At { $city }: { $card }
patrician-board-send = { $a } – { $b }
patrician-board-finished = This finishes { $city }
patrician-board-finishes = { $city } is finished: { $high } to { $first }, { $low } to { $second }.
patrician-board-finishes-both = { $city } is finished: { $player } wins both towers, { $high } + { $low }.
patrician-board-win-other = { $player } wins both towers: { $high } + { $low }
patrician-board-grows = { $city }: { $before } → { $now } of { $floors } floors.
patrician-board-then-take = You then take { $card }.
patrician-board-then-any = You then take a card of your choice.
patrician-board-then-drawn = Then a card is drawn: no undo.
patrician-board-win-both = You win both towers: { $high } + { $low }
patrician-board-win-high = You win { $high }; { $low } to { $player }
patrician-board-win-low = You win { $low }; { $high } to { $player }
patrician-board-win-none = { $high } to { $first }, { $low } to { $second }
patrician-board-ambassador-A = Most 6-tokens: one portrait
patrician-board-ambassador-B = Most 4-tokens: one portrait
patrician-board-ambassador-C = Most 2-tokens: one portrait
patrician-board-ambassador-D = Most points in Verona, Parma, Milano: one portrait of each
patrician-board-ambassador-held = Ambassador { $name }: { $player }
patrician-board-face-crest = Two floors
patrician-board-face-move = Move a floor
patrician-board-face-free-draw = Free draw
patrician-board-face-red-hat = Red hat
patrician-board-face-lady = Lady
patrician-board-face-beard = Bearded man
patrician-board-face-two-red-hats = Two red hats
patrician-board-face-two-ladies = Two ladies
patrician-board-face-two-beards = Two bearded men
patrician-board-rule-crest = Build two floors in { $city }, on one site or one on each.
patrician-board-rule-move = Build a floor in { $city }. Then you may move a top floor to the other site of its city: another city, not scored, where you have a floor.
patrician-board-rule-free-draw = Build a floor in { $city }. Then take the card of any city.
patrician-board-rule-portrait = Build a floor in { $city }. Every three matching portraits you have played are worth 6 at the end.
patrician-board-rule-star = With Messengers, a start card lets you send one.

patrician-deed-card-dealt = dealt at the start
patrician-deed-card-played = played
patrician-deed-card-taken = taken
patrician-deed-floor-built = built a floor there
patrician-deed-floor-moved = moved a floor there
patrician-deed-city-scored-high = won the high token
patrician-deed-city-scored-low = won the low token
patrician-deed-awarded = won the ambassador
