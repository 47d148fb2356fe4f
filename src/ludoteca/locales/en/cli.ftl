cli-help = A digital table for modern board games: play in the terminal or serve a page, simulate, replay and verify.
cli-help-epilogue = All commands speak English, French and Italian: --lang en|fr|it. “ludoteca COMMAND --help” explains a command.
cli-usage = Usage: ludoteca COMMAND [--lang en|fr|it]
cli-group-commands = Commands
cli-group-parameters = Parameters
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-games = List the games with their player counts and options.
cli-help-cards = Show a game’s deck with the source of every figure, or check a card file.
cli-help-play = Play in the terminal, against bots or with others at the same screen. Without a game or seats, it asks for them. Quitting saves the game.
cli-help-resume = Continue a saved game.
cli-help-simulate = Play many games between bots and count the results. The same seed gives the same games, with any number of --jobs, unless a program (stdio:) or a time limit (ms=) takes part.
cli-help-replay = Replay a recorded game in words, or print all of it as JSON lines.
cli-help-verify = Check recorded games: repeat each one from its revealed secret and compare every draw, move and result. Exit code 1 if one does not match.
cli-usage-games = Usage: ludoteca games [--json]
cli-usage-cards = Usage: ludoteca cards GAME [--cards FILE] [--json]
cli-usage-play = Usage: ludoteca play [GAME] [--seats you,random,random] [--option messengers] [--seed N] [--plain]
cli-usage-resume = Usage: ludoteca resume FILE [--plain]
cli-usage-simulate = Usage: ludoteca simulate GAME --seats random,random,random --games N --seed S [--option k=v]… [--jobs J] [--record DIR] [--on-failure forfeit|substitute] [--json]
cli-usage-replay = Usage: ludoteca replay FILE [--seat K] [--step] [--json]
cli-usage-verify = Usage: ludoteca verify FILE…
cli-take-game = The game’s key, as listed by “ludoteca games”.
cli-take-play-game = The game’s key; if you leave it out, you are asked.
cli-take-seats = The bot in each seat, separated by commas.
cli-take-play-seats = The player in each seat, separated by commas: you (or you:NAME) or a bot. Several “you” share the screen.
cli-take-option = An option of the game: its name to turn it on, or name=value. Can be given several times.
cli-take-cards = Your own card file, instead of the house deck.
cli-take-json = Print JSON.
cli-take-file = A record (.ludo.json).
cli-take-seed = A number that fixes the shuffle, so that the game can be repeated.
cli-take-simulate-seed = The number from which all random choices are derived.
cli-take-save = The file to save the game in; by default a new file in this folder.
cli-take-plain = For screen readers: sentences only, without boxes or colours.
cli-take-no-auto = Do not play forced moves automatically.
cli-take-games = The number of games.
cli-take-jobs = The number of processes.
cli-take-record = A folder for the records of all games.
cli-take-on-failure = How to count a game in which a program crashes, is late or sends no legal move: forfeit (the program comes last) or substitute (the result of its replacement counts).
cli-take-seat = Show what this player saw (1 is the first).
cli-take-step = Pause after every step and show the table.
cli-bad-language = There is no language “{ $given }”. Languages: { $languages }.
cli-unknown-command = There is no command “{ $given }”. “ludoteca --help” lists them all.
cli-unknown-option = There is no option “{ $given }” here. Add --help for a list.
cli-missing = { $what } is missing. Add --help for details.
cli-not-a-value = “{ $given }” is not a valid value for { $what }.
cli-repeated = { $what } is given twice.
cli-too-much = Too many arguments: { $given }.
cli-system = { $file }: { $why }.
cli-wrong = This command cannot be understood: { $why }
cli-at-least-one = { $what } must be at least 1, not { $given }.
cli-bad-seat = There is no player { $given }; the seats are 1 to { $seats }.
cli-resume-untrue = { $file } cannot be resumed and was left unchanged. { $why }
cli-resume-secret = { $file } does not contain its secret, so it can be replayed but not resumed.
cli-resume-capped = “{ $bot }” would think longer than “master”, so it plays on as “{ $capped }”.
cli-default = default: { $value }
cli-game = { $title } ({ $key }), { $designer }, { $year }: { $seats } players
cli-games-hint = To play: ludoteca play GAME --seats you,random --option NAME
cli-cards-title = { $game }: { $cards } cards
cli-card = Card
cli-card-text = Description
cli-cards-invented = { $invented } of { $cards } cards are at least partly invented, because no source lists them. Your own card file can replace them.
cli-cards-good = Card file “{ $file }” ({ $digest }) is valid.
cli-simulating = Playing
cli-simulated = { NUMBER($games, useGrouping: 0) } games, { NUMBER($decisions, useGrouping: 0) } decisions ({ $mean } per game) in { $seconds } s: { $rate } decisions/s.
cli-column-seat = Seat
cli-column-bot = Player
cli-column-wins = Wins
cli-column-shared = Shared
cli-column-score = Mean score
cli-column-rank = Mean rank
cli-column-forfeits = Forfeits
cli-column-failures = Failures
cli-replay-step = { NUMBER($number, useGrouping: 0) }. { $text }
cli-replay-on = Enter continues, q quits.{" "}
cli-replay-unfinished = The game is not finished.
cli-winner = { $count ->
    [one] { $players } wins.
   *[other] { $players } win.
}
cli-winner-shared = { $players } share the victory.
cli-score = { $rank }. { $player }: { $score } ({ $parts })
cli-verified = { $file }: verified. { NUMBER($moves, useGrouping: 0) } moves; the deal was honest, and the result is as recorded.
cli-verified-unfinished = { $file }: verified so far. { NUMBER($moves, useGrouping: 0) } moves; the deal was honest. The game is not finished.
cli-help-ladder = Rate bots: they play each other on the same deals from every seat. Ratings and win rates come with confidence intervals. The same seed gives the same games, with any number of --jobs, unless a program (stdio:) or a time limit (ms=) takes part.
cli-help-stats = Summarise a folder of records: lengths, points, the first seat, and which cards win. Damaged files are named and skipped.
cli-usage-ladder = Usage: ludoteca ladder GAME --bots random,easy,search:ms=100 [--seats N] --games N --seed S [--option k=v]… [--jobs J] [--cluster ray|dask] [--out FILE] [--on-failure forfeit|substitute] [--json] [--plot FILE]
cli-usage-stats = Usage: ludoteca stats FOLDER [--jobs J] [--json] [--plot FOLDER]
cli-take-bots = At least two bots, separated by commas; parameters follow after a colon: search:ms=100.
cli-take-ladder-seats = The number of seats at the table.
cli-take-ladder-games = The number of games for every line-up (with two seats: for every pair), rounded up so that each deal is played from every seat.
cli-take-cluster = Play on a cluster: ray or dask. Its address comes from RAY_ADDRESS or DASK_SCHEDULER_ADDRESS.
cli-take-out = A file for finished games. Run the same command again to continue it, or ask for more games to extend it.
cli-take-plot = Draw the ratings to this file (.png, .svg or .pdf); needs matplotlib.
cli-take-folder = A folder of records (.ludo.json), including its subfolders.
cli-take-plots = Draw pictures into this folder; needs matplotlib.
cli-help-serve = Serve a page with tables that friends join by a link. Ctrl-C stops the server; all games continue when it is started again.
cli-usage-serve = Usage: ludoteca serve [--host HOST] [--port N] [--data FOLDER] [--database ADDRESS] [--base-url URL] [--workers N] [--open] [--config FILE]
cli-help-admin = Maintain the games of a server, mostly while people play.
cli-usage-admin = Usage: ludoteca admin COMMAND [--data FOLDER] [--database ADDRESS] [--config FILE]
cli-help-admin-tables = List the tables with their state, players, moves and latest activity.
cli-help-admin-players = List the names of players and their tables.
cli-help-admin-backup = Write all games to one file, while people play. It can be restored to SQLite or PostgreSQL. It contains secrets: keep it safe.
cli-help-admin-restore = Replace all games with those of a backup. Stop the server first.
cli-help-admin-export = Write every finished game as a record (.ludo.json).
cli-help-admin-import = Verify records of finished games and import them. Exit code 2 if one fails.
cli-help-admin-prune = Remove tables that have been idle for long: finished, abandoned or never started. Games in progress stay.
cli-help-admin-mend = Repair a damaged table: cut its log after the last good entry, so that its game continues. The entries cut are shown and kept in a file.
cli-usage-admin-tables = Usage: ludoteca admin tables [--json]
cli-usage-admin-players = Usage: ludoteca admin players [--json]
cli-usage-admin-backup = Usage: ludoteca admin backup FILE
cli-usage-admin-restore = Usage: ludoteca admin restore FILE [--force]
cli-usage-admin-export = Usage: ludoteca admin export FOLDER
cli-usage-admin-import = Usage: ludoteca admin import FILE…
cli-usage-admin-prune = Usage: ludoteca admin prune --older 90d [--keep-records] [--dry-run]
cli-usage-admin-mend = Usage: ludoteca admin mend TABLE [--dry-run]
cli-take-host = The address to listen on: 127.0.0.1 (this machine only) by default, 0.0.0.0 for everyone who can reach it.
cli-take-port = The port; by default 8010, or the next free one.
cli-take-data = The folder for the games and related files; by default this system’s usual data folder.
cli-take-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in the data folder.
cli-take-base-url = The address that players use, if the server is behind a proxy: https://games.example.org
cli-take-trusted-proxies = Proxies trusted to report the client’s address, separated by commas.
cli-take-workers = The number of server processes; more than one needs PostgreSQL.
cli-take-thinkers = The number of processes that think for the bots; by default one for each core.
cli-take-open = Open the page in the browser.
cli-take-log-format = The format of the log: text or json.
cli-take-config = A TOML file with settings. Flags and LUDOTECA_… variables override it.
cli-take-backup-file = The backup file.
cli-take-force = Replace existing games; the old database is kept next to the new one.
cli-take-export-folder = The folder for the records.
cli-take-older = Remove tables idle for this long: 90d, 12w or 36h.
cli-take-keep-records = Keep the records of finished games.
cli-take-dry-run = Only show what would be done.
cli-take-table = The table, as listed by “ludoteca admin tables”.
cli-status-waiting = waiting
cli-status-playing = playing
cli-status-over = over
cli-status-abandoned = abandoned
cli-admin-column-table = Table
cli-admin-column-game = Game
cli-admin-column-status = State
cli-admin-column-players = Players (bots)
cli-admin-column-moves = Moves
cli-admin-column-last = Last active
cli-admin-column-name = Name
cli-admin-column-count = Tables
cli-admin-column-where = Where
cli-ago-now = just now
cli-ago-minutes = { $number } min ago
cli-ago-hours = { $number } h ago
cli-ago-days = { $number } d ago
cli-admin-about = { $what }: { $why }
cli-admin-kept = The old database is kept in { $file }.
cli-admin-imported = { $file }: imported. Watch it at { $link }
cli-admin-there-already = { $file }: already imported, as table { $table }.
cli-admin-unfinished = The game is not finished; only finished games can be imported.
cli-admin-moved-on = Somebody has played on at table { $table } in the meantime. Nothing was changed; please try again.
cli-bad-span = “{ $given }” is not a duration such as 90d, 12w or 36h.
cli-admin-tables = { $tables ->
    [one] One table.
   *[other] { $tables } tables.
}
cli-admin-backed-up = { $file } contains { $tables ->
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
} written to { $folder }.
cli-admin-pruned = { $tables ->
    [one] One table was removed.
   *[other] { $tables } tables were removed.
}
cli-admin-would-prune = { $tables ->
    [one] One table would be removed.
   *[other] { $tables } tables would be removed.
}
cli-admin-sound = Table { $table } is sound: { $entries ->
    [one] its one entry is
   *[other] all { $entries } entries are
} valid.
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
cli-admin-mended = Table { $table } continues after entry { $entries } (state: { $status }).
