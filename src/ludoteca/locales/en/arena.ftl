arena-few-bots = A ladder needs at least two bots, as in --bots random,easy.
arena-many-lineups = { $bots } bots in { $places } seats make { $lineups } line-ups; at most { $most } can be played.
arena-unknown-cluster = There is no cluster “{ $given }”. Clusters: { $clusters }.
arena-no-cluster = “{ $cluster }” is not installed: pip install 'ludoteca[{ $cluster }]'.
arena-connecting = Connecting to the { $cluster } cluster at { $address } …
arena-starting = Starting { $cluster } on this machine …
arena-cluster-silent = No { $cluster } cluster answers at { $address }. Nothing was played.
arena-not-a-cluster = The program at { $address } is not a { $cluster } cluster. Nothing was played.
arena-cluster-refused = The { $cluster } cluster ({ $address }) cannot be used ({ $why }). Nothing was played.
arena-no-matplotlib = Plots need matplotlib, which is not installed: pip install 'ludoteca[plot]'.
arena-plot-format = { $file } is not a picture format that can be drawn. Formats: { $formats }.
arena-other-ladder = { $file } belongs to another ladder (different bots, seed, seats, options or rules). Nothing was changed.
arena-not-a-ladder = { $file } exists and is not a ladder file. Nothing was changed.
arena-damaged-ladder = { $file } is damaged in line { NUMBER($line, useGrouping: 0) }. Nothing was changed.
arena-rounded = Playing { NUMBER($played, useGrouping: 0) } games for every line-up instead of { NUMBER($asked, useGrouping: 0) }, so that each deal is played from all { $places } seats.
arena-interrupted = The games played so far are in { $file }. Run the same command again to continue.
arena-laddered = { $game }, { $seats } players: { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 0) } games
} on { $deals ->
    [one] 1 deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
}, each played from every seat.
arena-first-seat = The first player wins { $rate } ({ $interval }) of the games; an even share would be { $fair }.
arena-ratings = Ratings use the Elo scale around 1500 (400 points more means odds of 10 to 1). All intervals are 95 %; those of ratings come from resampling deals.
arena-seat-player = Seat { $seat }, { $player }
arena-forfeits = { $player }: forfeited { NUMBER($times, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } { $games ->
    [one] game
   *[other] games
} ({ $reasons }). “{ $stand_in }” finished { $times ->
    [one] it, and it counts
   *[other] them, and they count
} as last place.
arena-substituted = { $player }: failed in { NUMBER($times, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } { $games ->
    [one] game
   *[other] games
} ({ $reasons }). “{ $stand_in }” finished { $times ->
    [one] it, and its result counts
   *[other] them, and its results count
}.
arena-first-failure = First failure (game { NUMBER($game, useGrouping: 0) }, decision { NUMBER($decision, useGrouping: 0) }): { $why }.
arena-failure-crashed = crashed
arena-failure-late = too late
arena-failure-illegal = illegal move
arena-failure-malformed = malformed answer
arena-not-reproducible = A program or a time limit took part, so the same seed may give different games.
arena-bad-policy = --on-failure must be forfeit or substitute, not “{ $given }”.
arena-out-of-bounds = { $what } must be between { $least } and { $most }, not { $given }.

arena-column-player = Player
arena-column-rating = Rating
arena-column-interval = 95 %
arena-column-games = Games
arena-column-wins = Wins
arena-column-win-rate = Won
arena-column-score = Mean score
arena-column-rank = Mean rank
arena-column-ms = ms/move
arena-column-forfeits = Forfeits
arena-column-failures = Failures
arena-column-before = ahead of
arena-column-table = Table
arena-column-decisions = Decisions
arena-column-first-seat = First
arena-column-expected = By chance
arena-column-points = Points
arena-column-mean = Mean
arena-column-least = Min
arena-column-lower = 25 %
arena-column-median = Median
arena-column-upper = 75 %
arena-column-most = Max
arena-column-winners = Winners
arena-column-key = Subject
arena-column-event = Event

arena-reading = Reading
arena-no-records = { $folder } contains no records (.ludo.json).
arena-damaged = { $file }: { $why } Skipped.
arena-records = { NUMBER($files, useGrouping: 0) } records: { NUMBER($finished, useGrouping: 0) } games finished, { NUMBER($unfinished, useGrouping: 0) } unfinished.
arena-shared = Shared victory
arena-score = Score
arena-seats = { $seats } players
arena-option = { $name }: { $value }
arena-deeds = Players who did the following won more often than by chance. These results remain of { $compared } comparisons after correcting for their number (Holm, 5 %). Each side counts once per game. They show no cause: stronger players may simply play differently.
arena-no-deeds = Nothing that players did is linked to winning more often than chance explains ({ $compared } comparisons). To detect something that wins { $often } % instead of { $usual } % of the games, about { NUMBER($needed, useGrouping: 0) } players must have done it; here at most { NUMBER($most, useGrouping: 0) } did.
arena-drawn = Drawn: { $file }

arena-plot-ladder = { $game }, { $seats } players, { $games } games
arena-plot-pairs = Row ahead of column
arena-plot-first = Games won by the first player
arena-plot-cards = Games won by players who did this
arena-plot-fair = by chance
