# Levels of bots
server-level-easy = Easy
server-level-easy-help = Plays like a person in their first games.
server-level-medium = Medium
server-level-medium-help = Looks a little ahead; a fair opponent.
server-level-hard = Hard
server-level-hard-help = Looks ahead for a quarter of a second at each move.
server-level-master = Master
server-level-master-help = Takes its time; the strongest there is here.

# The server
server-serving = Ludoteca is served at { $address } (Ctrl-C stops it).
server-stopped = Stopped. All games are kept.
server-not-started = The server could not start: the lines above say why.
server-port-taken = Cannot serve on { $host }:{ $port }: { $why }
server-one-worker = Several workers need PostgreSQL: an SQLite file is for one process. See --database.
server-closing = The server is being stopped; it will be back.
server-damaged = Table { $table } is damaged at entry { $entry }: { $why }

# What cannot be done
server-no-table = There is no such table.
server-no-seat = There is no such seat.
server-no-right = This link does not open that.
server-no-record = There is no such record.
server-not-begun = The game has not begun yet.
server-not-over = That can be done once the game is over.
server-already-begun = The game has already begun.
server-table-full = All seats are taken.
server-seat-taken = This seat is taken.
server-bad-name = A name has letters.
server-bad-clock = A clock needs a time above zero.
server-bad-fork = That position is not in this game, or the seats do not match.
server-bot-greedy = A bot at a table may take at most { $ms } ms, or { $sims } simulations, on one core.
server-stale = The game has moved on since: look again.
server-undo-pending = The others are already being asked.
server-no-question = Nobody is asking.
server-nothing-to-do = That is so already.
server-not-a-decline = Only moves that pass can be announced.
server-is-here = That player is here.
server-no-hints = This table plays without hints.
server-silenced = The host has muted you.
server-empty-chat = There is nothing to say.
server-too-fast = Too much at once: wait a moment.
server-long-record = That record is too long to be played again here.
server-large = That is too large (over { $limit } kB).
server-bad-message = That message cannot be understood.
server-bad-body = That request cannot be understood: { $why }
server-silent = Nothing was said for too long.
server-enter-first = Enter a table first.
server-entered-already = You are at this table already.
server-link-gone = This link has been replaced by a new one.
server-true = True: the game was dealt as promised ({ $commitment }…).

# Hints
server-hint = { $move } — wins about { $share } of 100.
server-hint-exact = { $move } — played out to the end: { $share } of 100.
server-hint-failed = No advice could be found this time.
server-hint-mean = On average over all moves: { $share } of 100.

# Keeping
server-storage-trouble = The database does not answer, so nothing can be stored just now. Nothing is lost; please try again in a moment.
server-disk-full = The server’s disk is full, so nothing can be stored just now. Nothing is lost; it goes on as soon as the host has made room.
server-bad-database = “{ $given }” is no database that Ludoteca knows: it takes sqlite:///FILE or postgresql://USER@HOST/NAME.
server-database-newer = This database was made by a newer version of Ludoteca. It was left as it is.
server-database-empty = This database holds nothing of Ludoteca yet.
server-database-in-use = There are games in { $file } already. With --force they are kept beside it, and the backup takes their place.
server-database-served = A server is using this database. Stop it first.
server-database-missing = There is no database at { $file }. --data or --database says where it is.
server-already-serving = Ludoteca is already serving the games in { $folder }.
server-backup-damaged = { $file } is damaged at line { $line }. Nothing was changed.
server-backup-cut = { $file } is cut short: its end is missing. Nothing was changed.
server-backup-foreign = { $file } is no backup that this version of Ludoteca can read.
server-unknown-setting = { $file }: there is no setting “{ $name }”. Settings: { $known }.
server-bad-setting = “{ $given }” is not a value for { $name }.
server-bad-config = { $file } is not a TOML file: { $why }
