# Levels of bots
server-level-easy = Easy
server-level-easy-help = Plays like a person in their first games.
server-level-medium = Medium
server-level-medium-help = Sees what a move brings, but slips now and then; a fair opponent.
server-level-hard = Hard
server-level-hard-help = Looks many moves ahead.
server-level-master = Master
server-level-master-help = Thinks up to a second and a half for each move; the strongest bot here.

# The server
server-serving = Ludoteca is served at { $address } (Ctrl-C stops it).
server-stopped = Stopped. All games are saved.
server-not-started = The server could not start; the lines above say why.
server-port-taken = Cannot serve on { $host }:{ $port }: { $why }
server-one-worker = Several workers need PostgreSQL, because only one process can use an SQLite file. See --database.
server-closing = The server is stopping; it will be back.
server-damaged = Table { $table } is damaged at entry { $entry }: { $why }

# Errors
server-no-table = There is no such table.
server-no-seat = There is no such seat.
server-no-right = This link does not allow that.
server-no-record = There is no such record.
server-not-begun = The game has not begun yet.
server-not-over = This is possible once the game is over.
server-already-begun = The game has already begun.
server-table-full = All seats are taken.
server-seat-taken = This seat is taken.
server-seat-kept = This seat is kept for { $player }.
server-bad-name = Please enter a name.
server-name-taken = Somebody at this table has that name, or one that looks the same.
server-bad-clock = A clock needs a time above zero.
server-bad-fork = That position is not in this game, or the seats do not match.
server-bot-greedy = A bot at a table may use at most { $ms } ms, or { $sims } simulations, on one core.
server-stale = The game has moved on; please look again.
server-undo-pending = The others are already being asked.
server-undo-refused = { $player_you ->
    [yes] You do not agree: the move stands.
   *[no] { $player } does not agree: the move stands.
}
server-resigned = You have given this game up; a bot plays it to the end.
server-end-pending = The others are already being asked about the end.
server-no-question = There is no open question.
server-nothing-to-do = Nothing to change.
server-not-a-decline = Only passing can be announced in advance.
server-is-here = That player is here.
server-no-hints = This table plays without hints.
server-silenced = The host has muted you.
server-watchers-silent = The host has closed the chat to spectators.
server-empty-chat = The message is empty.
server-too-fast = Too many requests: wait a moment.
server-long-record = This record is too long to be replayed here.
server-large = This is too large (over { $limit } kB).
server-costly = This would take the server too long to read.
server-unreadable = This cannot be read.
server-bad-message = This message cannot be understood.
server-bad-body = This request cannot be understood: { $why }
server-silent = The connection was idle for too long.
server-enter-first = Enter a table first.
server-entered-already = You are already at this table.
server-reload = Ludoteca has been updated. Reload the page: the game continues where you left it.
server-link-gone = This link has been replaced by a new one.
server-link-changed = This link now opens something else.
server-long-log = This game has had too many undos; moves are now final.
server-grace = They may still come back. A bot may take over in { $seconds } s.
server-late = Your time is up: a bot makes this move first.
server-link-pending = The others are already being asked about a link.
server-link-few = The others can give a seat a new link only if at least { $persons } other people play.
server-no-code = This recovery code does not work. A code that was used is replaced by a new one.
server-relinked-own = { $count ->
    [one] { $players } has a new link, at their own request.
   *[other] { $players } have a new link, at their own request.
}
server-relinked-code = { $count ->
    [one] { $players } has a new link, by recovery code.
   *[other] { $players } have a new link, by recovery code.
}
server-relinked-consent = { $count ->
    [one] { $players } has a new link, with everybody’s consent.
   *[other] { $players } have a new link, with everybody’s consent.
}
server-relinked-given = { $count ->
    [one] { $players } plays on for somebody who has passed their seat on.
   *[other] { $players } play on for somebody who has passed their seat on.
}
server-end-refused = { $player_you ->
    [yes] You want to play on.
   *[no] { $player } wants to play on.
}
server-gives-up = { $player_you ->
    [yes] You give the game up: a bot plays to the end.
   *[no] { $player } gives the game up: a bot plays to the end.
}
server-rematch-offered = { $player_you ->
    [yes] You offer a rematch.
   *[no] { $player } offers a rematch.
}
server-rematch-accepted = { $player_you ->
    [yes] You play again.
   *[no] { $player } plays again.
}
server-rematch-declined = { $player_you ->
    [yes] You do not play again.
   *[no] { $player } does not play again.
}
server-rematch-closed = The rematch was closed.
server-true = Verified: the deal matches its seal ({ $commitment }…).
server-moment-own = { $text } { $before } → { $after }
server-moment = { $text } { $player_you ->
    [yes] You:
   *[no] { $player }:
} { $before } → { $after }

# Hints
server-hint = { $move } — wins about { $share } %.
server-hint-exact = { $move } — played out to the end: { $share } %.
server-hint-failed = No hint was found this time.
server-hint-mean = On average over all moves: { $share } %.

# Storage
server-storage-trouble = The database does not respond, so nothing can be saved right now. Nothing is lost; please try again in a moment.
server-disk-full = The server’s disk is full, so nothing can be saved right now. Nothing is lost; games continue as soon as the host makes room.
server-task-trouble = Part of the server is not working ({ $tasks }). It is being restarted; the log says why.
server-bad-database = “{ $given }” is not a database that Ludoteca supports: use sqlite:///FILE or postgresql://USER@HOST/NAME.
server-database-newer = This database was made by a newer version of Ludoteca. It was left unchanged.
server-upgrade-no-copy = This database must be upgraded, and a copy is made first; but { $file } cannot be written: { $why }. Nothing was changed.
server-database-empty = This database contains no Ludoteca data yet.
server-database-in-use = There are already games in { $file }. With --force the backup replaces them, and they are kept next to it.
server-database-served = A server is using this database. Stop it first.
server-database-missing = There is no database at { $file }. Say where it is with --data or --database.
server-already-serving = Ludoteca is already serving the games in { $folder }.
server-backup-damaged = { $file } is damaged at line { $line }. Nothing was changed.
server-backup-cut = { $file } is incomplete: its end is missing. Nothing was changed.
server-backup-foreign = { $file } is not a backup that this version of Ludoteca can read.
server-backup-newer = { $file } was made by a newer version of Ludoteca. Nothing was changed.
server-unknown-setting = { $file }: there is no setting “{ $name }”. Settings: { $known }.
server-bad-setting = “{ $given }” is not a valid value for { $name }.
server-large-config = { $file } is too large for a settings file (over { $limit } kB).
server-bad-config = { $file } is not a TOML file: { $why }
