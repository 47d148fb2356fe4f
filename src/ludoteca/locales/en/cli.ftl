cli-help = A digital table for modern board games: play in the terminal, simulate, replay and verify.
cli-help-epilogue = Every command speaks English, French and Italian: --lang en|fr|it. “ludoteca COMMAND --help” explains a command.
cli-usage = Usage: ludoteca COMMAND [--lang en|fr|it]
cli-group-commands = Commands
cli-group-parameters = Parameters
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-games = Show the games, how many can play, and their options.
cli-help-cards = Show a game’s deck and who says so of every attribute, or what is wrong with a card file.
cli-help-play = Play in the terminal, with bots or with others at the same screen. Without a game or seats it asks. Leaving saves the game.
cli-help-resume = Go on with a game that was left.
cli-help-simulate = Play many games between bots and count. The same seed gives the same games, whatever --jobs.
cli-help-replay = Tell a recorded game again, or print everything about it as JSON lines.
cli-help-verify = Deal recorded games again from their revealed secrets and compare everything. Exit code 1 if one is not true.
cli-usage-games = Usage: ludoteca games [--json]
cli-usage-cards = Usage: ludoteca cards GAME [--cards FILE] [--json]
cli-usage-play = Usage: ludoteca play GAME --seats you,random,random [--option messengers] [--seed N] [--plain]
cli-usage-resume = Usage: ludoteca resume FILE [--plain]
cli-usage-simulate = Usage: ludoteca simulate GAME --seats random,random,random --games N --seed S [--option k=v]… [--jobs J] [--record DIR] [--json]
cli-usage-replay = Usage: ludoteca replay FILE [--seat K] [--step] [--json]
cli-usage-verify = Usage: ludoteca verify FILE…
cli-take-game = Key of the game, as “ludoteca games” lists it.
cli-take-play-game = Key of the game; asked for if left out.
cli-take-seats = Who sits where: specs of bots, separated by commas.
cli-take-play-seats = Who sits where, separated by commas: you (or you:NAME), or the spec of a bot. Several “you” share the screen.
cli-take-option = An option of the game: a name for yes, or name=value. May be given several times.
cli-take-cards = A card file of your own instead of the house deck.
cli-take-json = Print JSON.
cli-take-file = A record (.ludo.json).
cli-take-seed = A number that makes the luck of the game repeatable.
cli-take-simulate-seed = The number from which all luck is derived.
cli-take-save = Where to keep the game; by default a new file here.
cli-take-plain = For screen readers: sentences only, no boxes, no colour.
cli-take-no-auto = Do not play moves by themselves that leave no choice.
cli-take-games = How many games.
cli-take-jobs = How many processes.
cli-take-record = A folder for the records of all games.
cli-take-seat = Show what this player saw (1 is the first).
cli-take-step = Stop after every step and show the table.
cli-bad-language = There is no language “{ $given }”. Languages: { $languages }.
cli-unknown-command = There is no command “{ $given }”. “ludoteca --help” shows all.
cli-unknown-option = There is no option “{ $given }” here. Add --help to see what there is.
cli-missing = { $what } is missing. Add --help to see how it is given.
cli-not-a-value = “{ $given }” is not a value for { $what }.
cli-repeated = { $what } is given twice.
cli-too-much = That is too much: { $given }.
cli-wrong = That command is not understood: { $why }
cli-at-least-one = { $what } must be at least 1, not { $given }.
cli-bad-seat = There is no player { $given }: the seats are 1 to { $seats }.
cli-resume-secret = { $file } does not hold its secret: it can be replayed, but not gone on with.
cli-default = default: { $value }
cli-game = { $title } ({ $key }), { $designer }, { $year }: { $seats } players
cli-games-hint = Play: ludoteca play GAME --seats you,random --option NAME
cli-cards-title = { $game }: { $cards } cards
cli-card = Card
cli-card-text = In words
cli-cards-invented = { $invented } of { $cards } cards have something invented on them, because no source lists them. A card file of your own can replace them.
cli-cards-good = Card file “{ $file }” ({ $digest }) is good.
cli-simulating = Playing
cli-simulated = { NUMBER($games, useGrouping: 0) } games, { NUMBER($decisions, useGrouping: 0) } decisions ({ $mean } a game) in { $seconds } s: { $rate } decisions/s.
cli-column-seat = Seat
cli-column-bot = Player
cli-column-wins = Wins
cli-column-shared = Shared
cli-column-score = Mean score
cli-column-rank = Mean rank
cli-replay-step = { NUMBER($number, useGrouping: 0) }. { $text }
cli-replay-on = Enter goes on, q leaves.{" "}
cli-replay-unfinished = The game is not finished.
cli-winner = { $players } wins.
cli-winner-shared = { $players } share the victory.
cli-score = { $rank }. { $player }: { $score } ({ $parts })
cli-verified = { $file }: true. { NUMBER($moves, useGrouping: 0) } moves, every pick honest, result as recorded.
cli-verified-unfinished = { $file }: true so far. { NUMBER($moves, useGrouping: 0) } moves, every pick honest; the game is not finished.
cli-help-ladder = Let bots play each other on the same deals from every seat, and say who is the stronger and how sure that is. The same seed gives the same games, whatever --jobs.
cli-help-stats = Say what the records in a folder tell: lengths, points, the first seat, and which cards win. Damaged files are named and skipped.
cli-usage-ladder = Usage: ludoteca ladder GAME --bots random,easy,search:ms=100 [--seats N] --games N --seed S [--option k=v]… [--jobs J] [--cluster ray|dask] [--out FILE] [--json] [--plot FILE]
cli-usage-stats = Usage: ludoteca stats FOLDER [--jobs J] [--json] [--plot FOLDER]
cli-take-bots = Specs of at least two bots, separated by commas; their parameters by colons: search:ms=100.
cli-take-ladder-seats = How many sit at the table.
cli-take-ladder-games = How many games for every line-up (with two seats: for every pair), rounded up so that each deal is played from every seat.
cli-take-cluster = Play on a Ray or Dask cluster: ray or dask. RAY_ADDRESS or DASK_SCHEDULER_ADDRESS says where it is.
cli-take-out = A file for every finished game: the same command goes on where it stopped, and may ask for more games.
cli-take-plot = A picture of the ratings (.png, .svg or .pdf); needs matplotlib.
cli-take-folder = A folder of records (.ludo.json), those in folders inside it included.
cli-take-plots = A folder for pictures; needs matplotlib.
cli-help-serve = Serve tables that friends reach by a link, in the browser. Ctrl-C stops; every game goes on when it is started again.
cli-usage-serve = Usage: ludoteca serve [--host HOST] [--port N] [--data FOLDER] [--database ADDRESS] [--base-url URL] [--workers N] [--open] [--config FILE]
cli-help-admin = Look after the games of a server: most of it while people play.
cli-usage-admin = Usage: ludoteca admin COMMAND [--data FOLDER] [--database ADDRESS] [--config FILE]
cli-help-admin-tables = List the tables: state, players, moves, and when something last happened.
cli-help-admin-players = List the names that people have given, and their tables.
cli-help-admin-backup = Write all games into one file, while people play. It fits SQLite and PostgreSQL alike, and holds secrets: keep it safe.
cli-help-admin-restore = Put a backup in the place of the games there are. Stop the server first.
cli-help-admin-export = Write every finished game as a record (.ludo.json).
cli-help-admin-import = Take in records of finished games, if they are true. Exit code 2 if one is not.
cli-help-admin-prune = Remove tables at which nothing has happened for long and no game is on: finished, abandoned, or never begun.
cli-help-admin-mend = Cut a damaged table’s log after its last good entry, so that its game goes on. What is cut is shown and kept in a file.
cli-usage-admin-tables = Usage: ludoteca admin tables [--json]
cli-usage-admin-players = Usage: ludoteca admin players [--json]
cli-usage-admin-backup = Usage: ludoteca admin backup FILE
cli-usage-admin-restore = Usage: ludoteca admin restore FILE [--force]
cli-usage-admin-export = Usage: ludoteca admin export FOLDER
cli-usage-admin-import = Usage: ludoteca admin import FILE…
cli-usage-admin-prune = Usage: ludoteca admin prune --older 90d [--keep-records] [--dry-run]
cli-usage-admin-mend = Usage: ludoteca admin mend TABLE [--dry-run]
cli-take-host = Address to listen on; 127.0.0.1 (this machine only) by default, 0.0.0.0 for everyone who can reach it.
cli-take-port = Port; by default 8010, or the next that is free.
cli-take-data = Folder for the games and what belongs to them; by default the usual one of this system.
cli-take-database = Where the games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in the folder.
cli-take-base-url = Address that players use, if a proxy stands before the server: https://games.example.org
cli-take-trusted-proxies = Addresses of proxies whose word on who is calling is believed, separated by commas.
cli-take-workers = How many processes serve; more than one needs PostgreSQL.
cli-take-thinkers = How many processes think for the bots; by default one for each core.
cli-take-open = Open the page in the browser.
cli-take-log-format = How the log is written: text or json.
cli-take-config = A TOML file of settings. Flags and LUDOTECA_… variables come before it.
cli-take-backup-file = The file of the backup.
cli-take-force = Replace games that are there already; they are kept beside.
cli-take-export-folder = Folder for the records.
cli-take-older = For how long nothing must have happened: 90d, 12w or 36h.
cli-take-keep-records = Keep the records of finished games.
cli-take-dry-run = Only say what would be done.
cli-take-table = The table, as “ludoteca admin tables” lists it.
cli-status-waiting = waiting
cli-status-playing = playing
cli-status-over = over
cli-status-abandoned = abandoned
cli-admin-column-table = Table
cli-admin-column-game = Game
cli-admin-column-status = State
cli-admin-column-players = Players (bots)
cli-admin-column-moves = Moves
cli-admin-column-last = Last
cli-admin-column-name = Name
cli-admin-column-count = Tables
cli-admin-column-where = Where
cli-ago-now = just now
cli-ago-minutes = { $number } min ago
cli-ago-hours = { $number } h ago
cli-ago-days = { $number } d ago
cli-admin-about = { $what }: { $why }
cli-admin-kept = What was there before is kept in { $file }.
cli-admin-imported = { $file }: taken in; to watch it: { $link }
cli-admin-there-already = { $file }: there already, as table { $table }.
cli-admin-unfinished = The game is not finished; only finished games are taken in.
cli-admin-moved-on = Somebody has played on at table { $table } meanwhile. Nothing was changed; try again.
cli-bad-span = “{ $given }” is not a span of time: 90d, 12w or 36h.
cli-admin-tables = { $tables ->
    [one] One table.
   *[other] { $tables } tables.
}
cli-admin-backed-up = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $entries } entries.
cli-admin-restored = Restored: { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $entries } entries.
cli-admin-exported = { $games ->
    [one] One finished game
   *[other] { $games } finished games
} in { $folder }.
cli-admin-pruned = { $tables ->
    [one] One table was removed.
   *[other] { $tables } tables were removed.
}
cli-admin-would-prune = { $tables ->
    [one] One table would be removed.
   *[other] { $tables } tables would be removed.
}
cli-admin-sound = Table { $table } is sound: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
} from what stands before.
cli-admin-and-more = … and { $entries ->
    [one] one more entry.
   *[other] { $entries } more entries.
}
cli-admin-would-cut = { $entries ->
    [one] Entry { $first } would be cut.
   *[other] { $entries } entries would be cut, { $first } to { $last }.
}
cli-admin-cut = { $entries ->
    [one] Entry { $first } was cut
   *[other] { $entries } entries were cut, { $first } to { $last },
} and kept in { $file }.
cli-admin-mended = Table { $table } goes on after entry { $entries } (state: { $status }).
