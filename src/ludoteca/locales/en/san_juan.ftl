san_juan-notice = San Juan is a game by Andreas Seyfarth (2004). This is an unofficial implementation of its rules; titles and trademarks belong to their owners. No text, picture, logo or font of any edition is used.
san_juan-summary = Build up the capital of Puerto Rico: every card is a building, a good or money, and every role taken lets everybody act.

# Options
san_juan-option-starting_hand = Choose the starting hand
san_juan-option-starting_hand-help = Variant: everybody draws 5 to 8 cards, more the later their turn, and keeps 4.
san_juan-option-crane_good_pays = A covered good may pay
san_juan-option-crane_good_pays-help = With Crane and Black Market, the good on the building being covered may be part of the payment.

# Roles
san_juan-role-builder = Builder
san_juan-role-producer = Producer
san_juan-role-trader = Trader
san_juan-role-councillor = Councillor
san_juan-role-prospector = Prospector

# Goods
san_juan-good-indigo = indigo
san_juan-good-sugar = sugar
san_juan-good-tobacco = tobacco
san_juan-good-coffee = coffee
san_juan-good-silver = silver

# Cards
san_juan-card-and-text = { $card }: { $text }
san_juan-card-indigo-plant = Indigo Plant
san_juan-card-sugar-mill = Sugar Mill
san_juan-card-tobacco-storage = Tobacco Storage
san_juan-card-coffee-roaster = Coffee Roaster
san_juan-card-silver-smelter = Silver Smelter
san_juan-card-smithy = Smithy
san_juan-card-gold-mine = Gold Mine
san_juan-card-archive = Archive
san_juan-card-poor-house = Poor House
san_juan-card-black-market = Black Market
san_juan-card-trading-post = Trading Post
san_juan-card-well = Well
san_juan-card-market-stand = Market Stand
san_juan-card-crane = Crane
san_juan-card-chapel = Chapel
san_juan-card-tower = Tower
san_juan-card-aqueduct = Aqueduct
san_juan-card-carpenter = Carpenter
san_juan-card-prefecture = Prefecture
san_juan-card-market-hall = Market Hall
san_juan-card-quarry = Quarry
san_juan-card-library = Library
san_juan-card-statue = Statue
san_juan-card-victory-column = Victory Column
san_juan-card-hero = Hero
san_juan-card-guild-hall = Guild Hall
san_juan-card-city-hall = City Hall
san_juan-card-triumphal-arch = Triumphal Arch
san_juan-card-palace = Palace
san_juan-text-indigo-plant = makes indigo.
san_juan-text-sugar-mill = makes sugar.
san_juan-text-tobacco-storage = makes tobacco.
san_juan-text-coffee-roaster = makes coffee.
san_juan-text-silver-smelter = makes silver.
san_juan-text-smithy = your production buildings cost 1 less.
san_juan-text-gold-mine = after the Prospector, turn up 4 cards; if all costs differ, keep one.
san_juan-text-archive = in the Councillor phase, discard from your whole hand instead of the drawn cards.
san_juan-text-poor-house = if you build and have 0 or 1 card left in hand, draw 1.
san_juan-text-black-market = pay for a building with up to 2 of your goods, 1 each.
san_juan-text-trading-post = in the Trader phase, sell 1 more good.
san_juan-text-well = if you produce 2 or more goods, draw 1.
san_juan-text-market-stand = if you sell 2 or more goods, draw 1.
san_juan-text-crane = build over one of your buildings and pay only the difference.
san_juan-text-chapel = each new round, tuck a card under it; each is worth 1 point.
san_juan-text-tower = your hand limit is 12.
san_juan-text-aqueduct = in the Producer phase, produce 1 more good.
san_juan-text-carpenter = after building a violet building, draw 1.
san_juan-text-prefecture = in the Councillor phase, keep 2 cards.
san_juan-text-market-hall = if you sell at least one good, draw 1.
san_juan-text-quarry = your violet buildings cost 1 less.
san_juan-text-library = doubles the privilege of the role you take.
san_juan-text-statue = a monument.
san_juan-text-victory-column = a monument.
san_juan-text-hero = a monument.
san_juan-text-guild-hall = at the end, 2 points for each of your production buildings.
san_juan-text-city-hall = at the end, 1 point for each of your violet buildings, this one included.
san_juan-text-triumphal-arch = at the end, 4, 6 or 8 points for 1, 2 or 3 monuments.
san_juan-text-palace = at the very end, 1 point for every 4 of your other points.
san_juan-attribute-group = Group
san_juan-attribute-copies = Copies
san_juan-attribute-cost = Cost
san_juan-attribute-points = Points
san_juan-attribute-good = Good

# Card files
san_juan-cards-fixed = Card { $card }, field “{ $field }”: the game says { $wanted }, not { $given }. All figures of San Juan are known and cannot be changed.
san_juan-cards-missing = The building “{ $card }” is missing from the file.
san_juan-cards-twice = The building “{ $card }” is in the file twice.

# Prices
san_juan-price = { $price } ({ $cost }, { $cuts })
san_juan-discount = −{ $cards } { $why }
san_juan-covering = covering { $card }

# Moves
san_juan-move-take = Take the { $role }
san_juan-move-take-library = Take the { $role } and use the Library
san_juan-move-build = Build { $card }
san_juan-move-build-library = Build { $card } and use the Library
san_juan-move-build-for = Build { $card } for { $price }
san_juan-move-build-library-for = Build { $card } with the Library for { $price }
san_juan-move-build-nothing = Build nothing
san_juan-move-beside = Build on a free place
san_juan-move-beside-for = Build on a free place for { $price }
san_juan-move-cover = Build over { $card }
san_juan-move-cover-for = Build over { $card } for { $price }
san_juan-move-cover-full = Build over { $card } and lose its good
san_juan-move-cover-full-for = Build over { $card } and lose its good, for { $price }
san_juan-move-pay = Pay with { $card }
san_juan-move-pay-good = Pay with a good: { $good }
san_juan-move-produce = Produce { $good }
san_juan-move-produce-no-more = Produce no more
san_juan-move-sell = Sell { $good }
san_juan-move-sell-for = Sell { $good } for { $cards }
san_juan-move-sell-no-more = Sell no more
san_juan-move-keep = Keep { $card }
san_juan-move-discard = Discard { $card }
san_juan-move-tuck = Tuck { $card } under the Chapel
san_juan-move-tuck-nothing = Tuck nothing under the Chapel
san_juan-move-mine = Turn up four cards with the Gold Mine
san_juan-move-no-mine = Do not use the Gold Mine
san_juan-move-pick = Keep { $card }
san_juan-gesture = “{ $move }” cannot be read. Name cards and goods separated by commas: build library over chapel paying tower, 2 sugar mill, good 1.
san_juan-no-such-good = There is no good { $good }: you have { $goods }.

# Prompts
san_juan-prompt-starting-hand = { $cards ->
    [one] Keep four cards: discard one.
   *[other] Keep four cards: discard { $cards }.
}
san_juan-prompt-role = Take a role.
san_juan-prompt-build = You may build.
san_juan-prompt-cover = Build { $card }: on a free place, or over which building?
san_juan-prompt-pay = { $cards ->
    [one] Build { $card }: pay one card.
   *[other] Build { $card }: pay { $cards } cards.
}
san_juan-prompt-produce = { $goods ->
    [one] You may produce one good.
   *[other] You may produce up to { $goods } goods.
}
san_juan-prompt-sell = { $goods ->
    [one] You may sell one good.
   *[other] You may sell up to { $goods } goods.
}
san_juan-prompt-keep = { $cards ->
    [one] Keep one of the drawn cards.
   *[other] Keep { $cards } of the drawn cards.
}
san_juan-prompt-discard = { $cards ->
    [one] Discard one card from your hand.
   *[other] Discard { $cards } cards from your hand.
}
san_juan-prompt-mine = You may use the Gold Mine.
san_juan-prompt-pick = All costs differ: keep one card.
san_juan-prompt-chapel = You may tuck a card under your Chapel.
san_juan-prompt-limit = { $cards ->
    [one] Too many cards: discard one.
   *[other] Too many cards: discard { $cards }.
}
san_juan-over = The game is over.

# How many may be chosen, and why
san_juan-why-goods = Up to { $goods } goods: { $parts }
san_juan-why-extra = +1 { $why }
san_juan-why-pay = Price { $price }
san_juan-why-pay-goods = Price { $price }; up to { $goods } goods may pay: { $building }
san_juan-why-starting-hand = { $cards } cards stay in hand
san_juan-why-keep = Keep { $cards }: { $building }
san_juan-why-archive = From the whole hand: { $building }
san_juan-why-limit = Hand limit { $cards }
san_juan-why-limit-tower = Hand limit { $cards }: { $building }

# What happened
san_juan-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
san_juan-goods-of-kind = { $count } { $good }
san_juan-cards-of-kind = { $card } (×{ $count })
san_juan-why-drawn = { $cards } { $why }
san_juan-drawn-prospector = as Prospector
san_juan-drawn-well = with the Well
san_juan-drawn-sale = for the sale
san_juan-drawn-market-stand = with the Market Stand
san_juan-drawn-market-hall = with the Market Hall
san_juan-drawn-carpenter = with the Carpenter
san_juan-drawn-poor-house = with the Poor House
san_juan-drawn-councillor = to choose from
san_juan-event-begun = { $player_you ->
    [yes] You are the first governor.
   *[no] { $player } is the first governor.
}
san_juan-event-drew = { $player_you ->
    [yes] You draw { $cards }.
   *[no] { $player } draws { $cards }.
}
san_juan-event-shuffled = { $cards ->
    [one] The discards are shuffled: the pile has one card.
   *[other] The discards are shuffled: the pile has { $cards } cards.
}
san_juan-event-role = { $player_you ->
    [yes] You take the { $role }.
   *[no] { $player } takes the { $role }.
}
san_juan-event-role-library = { $player_you ->
    [yes] You take the { $role } with the Library.
   *[no] { $player } takes the { $role } with the Library.
}
san_juan-event-role-draws = { $player_you ->
    [yes] You take the { $role } and draw { $cards }.
   *[no] { $player } takes the { $role } and draws { $cards }.
}
san_juan-event-library = { $player_you ->
    [yes] You use the Library.
   *[no] { $player } uses the Library.
}
san_juan-event-prices = Prices: { $prices }.
san_juan-event-produced = { $player_you ->
    [yes] You produce { $goods }.
   *[no] { $player } produces { $goods }.
}
san_juan-event-sold = { $player_you ->
    [yes] You sell { $goods } for { $cards }.
   *[no] { $player } sells { $goods } for { $cards }.
}
san_juan-event-paid = { $player_you ->
    [yes] You pay with { $cards }.
   *[no] { $player } pays with { $cards }.
}
san_juan-event-good-lost = { $player_you ->
    [yes] You lose the good on the covered building: { $good }.
   *[no] { $player } loses the good on the covered building: { $good }.
}
san_juan-event-built = { $player_you ->
    [yes] You build { $card } { $price }: { $points }.
   *[no] { $player } builds { $card } { $price }: { $points }.
}
san_juan-event-built-over = { $player_you ->
    [yes] You build { $card } over { $over } { $price }: { $points }.
   *[no] { $player } builds { $card } over { $over } { $price }: { $points }.
}
san_juan-built-for = for { $cards }
san_juan-built-for-nothing = for nothing
san_juan-nothing = nothing
san_juan-points-change = { $points ->
    [one] { $change } point
   *[other] { $change } points
}
san_juan-points-at-end = points at the end
san_juan-event-not-built = { $player_you ->
    [yes] You build nothing.
   *[no] { $player } builds nothing.
}
san_juan-event-kept = { $player_you ->
    [yes] You keep { $cards }.
   *[no] { $player } keeps { $cards }.
}
san_juan-event-discarded = { $player_you ->
    [yes] You discard { $cards }.
   *[no] { $player } discards { $cards }.
}
san_juan-event-tucked = { $player_you ->
    [yes] You tuck { $cards } under the Chapel: 1 point.
   *[no] { $player } tucks { $cards } under the Chapel: 1 point.
}
san_juan-event-turned-up = { $player_you ->
    [yes] You turn up { $cards }.
   *[no] { $player } turns up { $cards }.
}
san_juan-event-mined = { $player_you ->
    [yes] You keep { $card } from the Gold Mine.
   *[no] { $player } keeps { $card } from the Gold Mine.
}
san_juan-event-mined-nothing = { $player_you ->
    [yes] Two costs are equal: you keep nothing.
   *[no] Two costs are equal: { $player } keeps nothing.
}
san_juan-event-round = { $player_you ->
    [yes] Round { $round }: you are governor.
   *[no] Round { $round }: { $player } is governor.
}
san_juan-bonus = { $card }: +{ $count ->
    [one] 1 card
   *[other] { $count } cards
}.
san_juan-paid-with = Paid with { $cards }.

# What a role does for everybody; the privilege is that of the player who takes it
san_juan-about-builder = { $player_you ->
    [yes] Everybody may build one building; you pay { $more } less.
   *[no] Everybody may build one building; { $player } pays { $more } less.
}
san_juan-about-producer = { $player_you ->
    [yes] Everybody may produce one good; you { $more ->
        [1] one
       *[other] { $more }
    } more.
   *[no] Everybody may produce one good; { $player } { $more ->
        [1] one
       *[other] { $more }
    } more.
}
san_juan-about-trader = { $player_you ->
    [yes] Everybody may sell one good; you { $more ->
        [1] one
       *[other] { $more }
    } more.
   *[no] Everybody may sell one good; { $player } { $more ->
        [1] one
       *[other] { $more }
    } more.
}
san_juan-about-councillor = { $player_you ->
    [yes] Everybody draws 2 cards and keeps 1; you draw { $more }.
   *[no] Everybody draws 2 cards and keeps 1; { $player } draws { $more }.
}
san_juan-about-prospector = { $player_you ->
    [yes] Only you draw { $cards }.
   *[no] Only { $player } draws { $cards }.
}

# Actions in two or three words
san_juan-short-draws = draws { $cards }
san_juan-short-keeps = keeps { $cards }
san_juan-short-discards = discards { $cards }
san_juan-short-not-built = builds nothing
san_juan-short-chapel = Chapel +1
san_juan-gain-sale = { $goods } for { $cards }
san_juan-gain-chapel = 1 point under the Chapel

# What a role brings now
san_juan-worth-now = worth now: { $counted }
san_juan-worth-itself = itself
san_juan-note-build = { $count ->
    [one] You can build one of your { $cards } cards.
   *[other] You can build { $count } of your { $cards } cards.
}
san_juan-note-build-none = { $cards ->
    [0] You have no cards to build.
   *[other] You can build nothing: you can pay { $most } at most.
}
san_juan-note-produce = Your empty plants: { $goods }.
san_juan-note-produce-none = All your plants are full.
san_juan-note-sell = You have { $goods }.
san_juan-note-sell-for = { $most ->
    [one] You have { $goods }: one card at the coming prices.
   *[other] You have { $goods }: up to { $most } cards at the coming prices.
}
san_juan-note-sell-none = You have no goods.
san_juan-note-councillor = You draw { $drawn } and keep { $kept }.
san_juan-note-prospector = { $cards ->
    [one] You draw a card.
   *[other] You draw { $cards } cards.
}
san_juan-note-gold-mine = Your Gold Mine may turn up four cards.
san_juan-note-others-build = Cards in hand: { $others }.
san_juan-note-others-produce = Empty plants: { $others }.
san_juan-note-others-sell = Goods: { $others }.
san_juan-note-player = { $player } { $count }

# Why not
san_juan-no-taken = taken in this round
san_juan-no-double = you have one: one of each violet
san_juan-no-money = costs { $price }, you can pay { $most }
san_juan-no-money-over = costs { $price } over { $card }, you can pay { $most }

# Standing orders
san_juan-decline-build = If somebody takes the Builder: build nothing
san_juan-decline-produce = If somebody takes the Producer: produce nothing
san_juan-decline-sell = If somebody takes the Trader: sell nothing
san_juan-decline-tuck = In the new round: tuck nothing under the Chapel
san_juan-decline-mine = After the Prospector: do not use the Gold Mine
san_juan-gives-up-build = Gives up your next build.
san_juan-gives-up-produce = Gives up your next production.
san_juan-gives-up-sell = Gives up your next sale.
san_juan-gives-up-tuck = Gives up a point under the Chapel.
san_juan-gives-up-mine = Gives up your next chance of a free card.
san_juan-costs-no-build = { $cards ->
    [0] Costs you nothing now: you have no cards.
    [one] Costs you nothing now: with one card you can pay { $most } at most.
   *[other] Costs you nothing now: with { $cards } cards you can pay { $most } at most.
}
san_juan-costs-build = { $cards ->
    [one] You could build one card now.
   *[other] You could build { $cards } of your cards now.
}
san_juan-costs-no-produce = Costs you nothing now: all your plants are full.
san_juan-costs-produce = Your empty plants: { $goods }.
san_juan-costs-no-sell = Costs you nothing now: you have no goods.
san_juan-costs-sell = You have { $goods }.
san_juan-costs-no-tuck = Costs you nothing now: you have no cards.

# Nearly over
san_juan-alert-more = { $left ->
    [one] 1 more ends the game
   *[other] { $left } more end the game
}
san_juan-alert-last-rounds = { $player_you ->
    [yes] Last rounds: you have { $buildings } of { $all }
   *[no] Last rounds: { $player } has { $buildings } of { $all }
}
san_juan-alert-last-phase = { $player_you ->
    [yes] Last phase: you have { $all } buildings
   *[no] Last phase: { $player } has { $all } buildings
}

# The end
san_juan-end-twelve = { $player_you ->
    [yes] You built your twelfth building, { $card }.
   *[no] { $player } built a twelfth building, { $card }.
}
san_juan-part-buildings = { $count ->
    [one] one building
   *[other] { $count } buildings
}
san_juan-part-chapel = { $count ->
    [one] one card
   *[other] { $count } cards
}
san_juan-part-guild_hall = { $count ->
    [one] one plant, 2 points each
   *[other] { $count } plants, 2 points each
}
san_juan-part-city_hall = { $count ->
    [one] one violet building
   *[other] { $count } violet buildings
}
san_juan-part-triumphal_arch = { $count ->
    [one] one monument
   *[other] { $count } monuments
}
san_juan-part-palace = a quarter of { $count }
san_juan-reason-twelve_buildings = The twelfth building ends the game.
san_juan-reason-standstill = No cards were left, and none moved for a whole round.
san_juan-tie-cards_and_goods = Tied on points: more cards in hand and goods decide.
san_juan-category-buildings = Buildings
san_juan-category-chapel = Chapel cards
san_juan-category-guild_hall = Guild Hall
san_juan-category-city_hall = City Hall
san_juan-category-triumphal_arch = Triumphal Arch
san_juan-category-palace = Palace

# Rules in short
san_juan-rules =
    A card in hand is money, on the table a building, face down on a production building a good.
    In each round everybody, beginning with the governor, takes a role that is still free; with two players the governor takes a second one. The player who takes a role acts first and has its privilege; the others follow clockwise. Acting is voluntary.
    Builder: everybody may build one building from their hand and pays its cost in cards; privilege: 1 less. You may have several production buildings of a kind, but only one violet building of a kind.
    Producer: everybody may put one good on an empty plant; privilege: 1 more.
    Trader: a price tile is turned up; everybody may sell one good for cards; privilege: 1 more. The five tiles come in the same order all game.
    Councillor: everybody draws 2 cards and keeps 1; privilege: draw 5.
    Prospector: privilege: draw 1. The others get nothing.
    After the last role the governor changes, Chapels may be used, and hands are cut to 7 cards.
    The game ends after the builder phase in which somebody has twelve buildings. Most points win; if tied, most cards in hand and goods together.
san_juan-rules-starting_hand = Starting hand: the governor draws 5 cards, each further player one more; everybody keeps 4.

# Terminal
san_juan-terminal-round = Round { $round }, governor: { $player }
san_juan-terminal-piles = Pile: { $pile }, discards: { $discards }
san_juan-terminal-prices = Prices: { $prices }
san_juan-terminal-cycle = Coming prices, next first: { $tiles }
san_juan-terminal-building = { $player } is building { $card }; still to pay: { $cards }
san_juan-terminal-building-over = { $player } is building { $card } over { $over }; still to pay: { $cards }
san_juan-terminal-revealed = Turned up: { $cards }
san_juan-terminal-last-phase = Twelve buildings: the game ends after this phase.
san_juan-terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san_juan-terminal-buildings = buildings { $buildings }/{ $last }
san_juan-terminal-hand = hand { $cards }
san_juan-terminal-worth = { $card } [{ $points }]
san_juan-terminal-chapel = { $card } [+{ $cards }]
san_juan-terminal-tucked = Chapel cards: { $cards }
san_juan-terminal-covered = Covered: { $cards }
san_juan-terminal-your-hand = Your hand
san_juan-terminal-price = Price
san_juan-terminal-text = What it does
san_juan-terminal-offered = Drawn: { $cards }
san_juan-terminal-your-chapel = Under your Chapel: { $cards }
san_juan-terminal-separator = { "; " }
san_juan-terminal-say-roles = Free roles: { $roles }.
san_juan-terminal-say-building = Being built: { $card }; still to pay: { $cards }.
san_juan-terminal-say-player = { $player }: points { $points }, buildings { $buildings } of 12, cards in hand { $cards }.
san_juan-terminal-say-plant = { $card } { $standing }, with a good { $goods }
san_juan-terminal-say-plants = Production: { $plants }.
san_juan-terminal-say-violets = Violet: { $cards }.
san_juan-terminal-say-card = { $card }, { $count }, price { $price }
san_juan-terminal-say-hand = Your hand: { $cards }.
san_juan-terminal-say-hand-empty = Your hand is empty.

# The board
san_juan-board-round = Round { $round }
san_juan-board-phase = { $role } phase
san_juan-board-phase-role = Choosing roles
san_juan-board-phase-settle = New round
san_juan-board-phase-starting_hand = Starting hands
san_juan-board-last-phase = Twelve buildings: last phase
san_juan-board-roles = Roles
san_juan-board-role-builder = pays 1 less
san_juan-board-role-producer = 1 more good
san_juan-board-role-trader = 1 more sale
san_juan-board-role-councillor = keeps 1 of 5
san_juan-board-role-prospector = draws 1
san_juan-board-role-keeps = keeps { $kept } of { $drawn }
san_juan-board-twice-builder = pays 2 less
san_juan-board-twice-producer = 2 more goods
san_juan-board-twice-trader = 2 more sales
san_juan-board-twice-councillor = keeps 1 of 8
san_juan-board-twice-prospector = draws 2
san_juan-board-role-free = { $role }, free. Privilege: { $text }.
san_juan-board-role-now = { $role }, taken by { $player }, now.
san_juan-board-role-taken = { $role }, taken by { $player }.
san_juan-board-role-gone = { $role }, taken.
san_juan-board-trading = Trading house
san_juan-board-prices-now = prices now
san_juan-board-prices-next = next
san_juan-board-prices-unknown = closed
san_juan-board-prices-order = Prices in their order
san_juan-board-prices-place = Tile
san_juan-board-pile = draw
san_juan-board-pile-label = Cards to draw
san_juan-board-discards = discard
san_juan-board-discards-label = Discarded cards
san_juan-board-city-label = City of { $player }: points { $points }, buildings { $buildings } of 12, cards in hand { $cards }, goods { $goods }, chapel cards { $chapel }
san_juan-board-your-city = Your city
san_juan-board-your-hand = Your hand
san_juan-board-drawn = Drawn cards
san_juan-board-governor = governor
san_juan-board-winner = winner
san_juan-board-answered = has answered
san_juan-board-in-hand = Cards in hand
san_juan-board-held = { $cards } in hand
san_juan-board-buildings = Buildings
san_juan-board-goods-label = Goods on plants
san_juan-board-of-twelve = { $buildings } of 12 buildings
san_juan-board-under-chapel = Chapel +{ $cards }
san_juan-board-covered = covered: { $cards }
san_juan-board-free-plot = Free plot
san_juan-board-with-good = { $card } with { $good }
san_juan-board-over = over { $card }
san_juan-board-may-produce = may produce
san_juan-board-may-sell = may be sold
san_juan-board-may-pay = may pay 1
san_juan-board-mark-build = is being built
san_juan-board-mark-pay = pays 1
san_juan-board-mark-produce = produces
san_juan-board-mark-sell = is sold
san_juan-board-mark-keep = keep
san_juan-board-mark-pick = keep
san_juan-board-mark-discard = discard
san_juan-board-mark-tuck = Chapel
san_juan-board-label-build = { $card } · pay { $price }
san_juan-board-label-build-library = { $card } · Library · pay { $price }
san_juan-board-label-cover = Over { $card } · pay { $price }
san_juan-board-label-beside = Free plot · pay { $price }
san_juan-board-card-label = { $card }, cost { $cost }, points { $points }. { $text }
san_juan-board-now-worth = now { $points }
san_juan-board-invented = invented
san_juan-board-mine-choose = { $player_you ->
    [yes] All costs differ: you keep one.
   *[no] All costs differ: { $player } keeps one.
}
san_juan-board-total = Total
san_juan-board-worth = Worth
san_juan-board-worth-title = Six-cost buildings now
san_juan-board-worth-built = { $player } has it
san_juan-board-worth-hand = in your hand, if built now
san_juan-board-worth-you = if you built it now
san_juan-board-chapel-title = Under your Chapel
san_juan-board-known-title = Discards you know
san_juan-board-you = you
san_juan-board-order = { $phase }: { $now }
san_juan-board-order-next = { $phase }: { $now }, then { $next }
san_juan-board-result = { $cards ->
    [one] { $before } → { $after } points, 1 card left
   *[other] { $before } → { $after } points, { $cards } cards left
}
san_juan-board-build-it = Build it
san_juan-board-pay = pay { $price }
san_juan-board-worth-now = worth now
san_juan-board-more-cards = { $cards ->
    [one] +1 card
   *[other] +{ $cards } cards
}
san_juan-board-missing-pay = { $cards } more to pay
san_juan-board-missing-discard = { $cards } more to discard
san_juan-board-missing-keep = { $cards } more to keep
san_juan-board-missing-pick = { $cards } more to keep
san_juan-board-role-has = { $player_you ->
    [yes] You have it.
   *[no] { $player } has it.
}
san_juan-board-role-text-builder = Everybody may build one building; whoever takes it pays 1 less.
san_juan-board-role-text-producer = Everybody may produce one good; whoever takes it, one more.
san_juan-board-role-text-trader = Everybody may sell one good; whoever takes it, one more.
san_juan-board-role-text-councillor = Everybody draws 2 cards and keeps 1; whoever takes it draws 5.
san_juan-board-role-text-prospector = Whoever takes it draws a card; the others, nothing.
san_juan-board-makes = Makes { $good }.
san_juan-board-monument = Monument: points, no power.
san_juan-board-short-smithy = Production costs you 1 less.
san_juan-board-short-gold-mine = Prospector: turn up 4; if all costs differ, keep 1.
san_juan-board-short-archive = Councillor: discard from your whole hand.
san_juan-board-short-poor-house = Built, and 0 or 1 card left: draw 1.
san_juan-board-short-black-market = Pay with up to 2 of your goods.
san_juan-board-short-trading-post = Trader: sell 1 more good.
san_juan-board-short-well = Made 2 goods or more: draw 1.
san_juan-board-short-market-stand = Sold 2 goods or more: draw 1.
san_juan-board-short-crane = Build over one of yours, pay the difference.
san_juan-board-short-chapel = Each round, tuck a card: 1 point.
san_juan-board-short-tower = Your hand limit is 12.
san_juan-board-short-aqueduct = Producer: make 1 more good.
san_juan-board-short-carpenter = Built a violet one: draw 1.
san_juan-board-short-prefecture = Councillor: keep 2 cards.
san_juan-board-short-market-hall = Sold 1 good or more: draw 1.
san_juan-board-short-quarry = Violet ones cost you 1 less.
san_juan-board-short-library = Doubles the privilege of your role.
san_juan-board-short-guild-hall = 2 points for each production.
san_juan-board-short-city-hall = 1 point for each violet one.
san_juan-board-short-triumphal-arch = 4, 6 or 8 for 1, 2 or 3 monuments.
san_juan-board-short-palace = A quarter of all other points.
san_juan-board-tiny-production = makes 1
san_juan-board-tiny-monument = monument
san_juan-board-tiny-smithy = production −1
san_juan-board-tiny-gold-mine = 4 up, keep 1
san_juan-board-tiny-archive = whole hand
san_juan-board-tiny-poor-house = 0–1 left: +1
san_juan-board-tiny-black-market = goods pay
san_juan-board-tiny-trading-post = +1 sale
san_juan-board-tiny-well = 2 made: +1
san_juan-board-tiny-market-stand = 2 sold: +1
san_juan-board-tiny-crane = build over
san_juan-board-tiny-chapel = tuck: 1 point
san_juan-board-tiny-tower = limit 12
san_juan-board-tiny-aqueduct = +1 good
san_juan-board-tiny-carpenter = violet: +1
san_juan-board-tiny-prefecture = keep 2
san_juan-board-tiny-market-hall = sold: +1
san_juan-board-tiny-quarry = violet −1
san_juan-board-tiny-library = role twice
san_juan-board-tiny-guild-hall = 2 per plant
san_juan-board-tiny-city-hall = 1 per violet
san_juan-board-tiny-triumphal-arch = 4 · 6 · 8
san_juan-board-tiny-palace = ¼ of the rest

san_juan-deed-card-drawn = drawn
san_juan-deed-card-offered = offered
san_juan-deed-card-kept = kept
san_juan-deed-offer-discarded = not kept
san_juan-deed-role-taken = role taken
san_juan-deed-good-produced = good produced
san_juan-deed-good-sold = good sold
san_juan-deed-good-paid = good paid with
san_juan-deed-good-lost = good lost
san_juan-deed-building-begun = building begun
san_juan-deed-building-built = built
san_juan-deed-building-covered = built over
san_juan-deed-card-paid = paid with
san_juan-deed-card-discarded = discarded
san_juan-deed-card-tucked = tucked under the Chapel
san_juan-deed-card-turned-up = turned up by the Gold Mine
san_juan-deed-mined = won by the Gold Mine

# Goods and cards in a sentence
san_juan-some-indigo = indigo
san_juan-some-sugar = sugar
san_juan-some-tobacco = tobacco
san_juan-some-coffee = coffee
san_juan-some-silver = silver
san_juan-the-indigo-plant = the Indigo Plant
san_juan-the-sugar-mill = the Sugar Mill
san_juan-the-tobacco-storage = the Tobacco Storage
san_juan-the-coffee-roaster = the Coffee Roaster
san_juan-the-silver-smelter = the Silver Smelter
san_juan-the-smithy = the Smithy
san_juan-the-gold-mine = the Gold Mine
san_juan-the-archive = the Archive
san_juan-the-poor-house = the Poor House
san_juan-the-black-market = the Black Market
san_juan-the-trading-post = the Trading Post
san_juan-the-well = the Well
san_juan-the-market-stand = the Market Stand
san_juan-the-crane = the Crane
san_juan-the-chapel = the Chapel
san_juan-the-tower = the Tower
san_juan-the-aqueduct = the Aqueduct
san_juan-the-carpenter = the Carpenter
san_juan-the-prefecture = the Prefecture
san_juan-the-market-hall = the Market Hall
san_juan-the-quarry = the Quarry
san_juan-the-library = the Library
san_juan-the-statue = the Statue
san_juan-the-victory-column = the Victory Column
san_juan-the-hero = the Hero
san_juan-the-guild-hall = the Guild Hall
san_juan-the-city-hall = the City Hall
san_juan-the-triumphal-arch = the Triumphal Arch
san_juan-the-palace = the Palace

# Cards in detail
san_juan-kind = { $group } · cost { $cost } · { $copies ->
    [1] one in the deck
    [2] two in the deck
    [3] three in the deck
   *[other] { $copies } in the deck
}
san_juan-kind-production = production
san_juan-kind-violet = violet
san_juan-kind-monument = violet, monument
san_juan-kind-six-cost = violet
san_juan-example-gold-mine = Costs 1, 2, 3 and 5 turned up: keep one. Costs 1, 2, 2 and 5: keep none.
san_juan-example-archive = You have 3 cards and draw 2: discard any one of the 5.
san_juan-example-poor-house = You have 3 cards, build one and pay 2: none is left, so you draw 1.
san_juan-example-black-market = A building for 5: 3 cards, coffee and sugar.
san_juan-example-well = You produce indigo and sugar: draw 1.
san_juan-example-market-stand = You sell sugar and coffee: draw 1 on top of the price.
san_juan-example-crane = The Palace (6) over the Chapel (3) costs 3. The Chapel’s points are lost.
san_juan-example-chapel = Seven cards tucked in the game: 7 points at the end.
san_juan-example-carpenter = The Tower for 3 and draw 1: it costs you 2.
san_juan-example-prefecture = As Councillor you draw 5 and keep 2.
san_juan-example-market-hall = You sell indigo for 1: draw 2 in all.
san_juan-example-library = As Builder you pay 2 less; as Councillor you draw 8.
