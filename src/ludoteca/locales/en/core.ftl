core-seat = Player { NUMBER($seat, useGrouping: 0) }
core-list = { $first } and { $last }
core-yes = yes
core-no = no

# Setting up
core-unknown-game = There is no game “{ $game }”. Games: { $games }.
core-game-taken = A game with the key “{ $key }” is on the shelf already.
core-game-key = “{ $key }” cannot be the key of a game: use small letters, digits and _.
core-game-incomplete = The game { $game } is incomplete. Missing: { $missing }.
core-game-not-found = The game { $address } cannot be imported ({ $variable }): { $why }
core-game-no-class = { $address } is not the class of a game that can be imported.
core-bad-seats = { $game } is for { $seats } players, not { $given }.
core-unknown-option = There is no option “{ $option }”. Options: { $options }.
core-bad-flag = Option { $option } must be yes or no, not “{ $given }”.
core-bad-number = Option { $option } must be a number from { $low } to { $high }, not “{ $given }”.
core-bad-choice = Option { $option } must be one of { $choices }, not “{ $given }”.
core-option-seats = Option { $option } is for { $seats } players.
core-bad-players = { $seats } players are needed, not { $given }.

# Moves
core-move-unknown = “{ $move }” is not a move you can make now. Choose from: { $legal }.
core-move-ambiguous = “{ $move }” could be several moves: { $legal }.
core-move-illegal = “{ $move }” is not legal now. Legal moves: { $legal }.
core-move-empty = Nothing was chosen.
core-move-number = “{ $move }” is not a move of this game.
core-move-too-long = That is too much at once: after { $done } steps another player must act.
core-move-or-steps = A move is given either as `move` or as `steps`.
core-move-ill-formed = This is not a move of this game: { $why }
core-game-over = The game is over.
core-which-seat = Several players can act now: name a seat ({ $seats }).
core-not-your-turn = It is not player { $seat }’s turn. Players to act: { $seats }.
core-cannot-undo = This cannot be undone freely: something has been revealed since, or the turn has passed.
core-nothing-to-undo = There is nothing to undo.
core-nothing-to-redo = There is nothing to redo.

# Files
core-cannot-read = { $file } cannot be read: { $why }.
core-cannot-write = { $file } cannot be written: { $why }.

core-os-missing = no such file
core-os-denied = not allowed
core-os-folder = it is a folder
core-os-exists = it already exists
core-os-full = the disk is full
core-os-long = the name is too long
core-os-device = it is a device or a pipe, not a file
core-would-overwrite = { $file } already exists and is not this game: nothing was overwritten.

# Card files
core-cards-large = { $file } is too large for a card file (over { $limit } kB).
core-cards-not-text = { $file } is not a text file.
core-cards-not-toml = { $file } is not valid TOML (line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }).
core-cards-deep = { $file }: line { NUMBER($line, useGrouping: 0) } is nested too deep for a card file.
core-cards-number = { $file } contains a number that no card can have.
core-cards-no-game = { $file } does not name its game: field “game” is missing.
core-cards-other-game = { $file } is not a card file for { $game }: its field “game” says “{ $given }”.
core-cards-none = { $file } lists no cards.
core-cards-unknown-field = A card file has no field “{ $field }”.
core-card-lacks = Card { $card }: field “{ $field }” is missing.
core-card-type = Card { $card }, field “{ $field }”: “{ $given }” is not of type { $wanted }.
core-card-unknown-field = Card { $card }: there is no field “{ $field }”.
core-card-provenance = Card { $card }, field “{ $field }”: “{ $given }” is not a valid provenance.
core-card-value = Card { $card }, field “{ $field }”: “{ $given }” is not one of { $values }.

# Records
core-record-damaged = This record is damaged (at { $where }).
core-record-large = This record is too large (over { $limit } MB).
core-record-foreign = This is not a Ludoteca record.
core-record-future = This record has format { $version }; this version of Ludoteca reads formats up to { $known }. A newer Ludoteca can read it.
core-record-future-rules = This record of { $game } uses rules version { $rules }; this version of Ludoteca knows versions up to { $known }. A newer Ludoteca can read it.
core-record-cards = This record of { $game } was played with other cards than those of this Ludoteca.
core-record-long = This record is too long to be replayed: over { $most } moves.
core-record-secret = The secret of this game has not been revealed, so it cannot be verified yet.
core-untrue-promise = Verification failed: the revealed secret does not match the seal published before the deal.
core-untrue-entry = Verification failed: entry { $entry } cannot follow the entries before it.
core-untrue-illegal = Verification failed: entry { $entry } is not a legal move. { $why }
core-untrue-undo = Verification failed: entry { $entry } undoes or redoes more than the rules allow.
core-untrue-picks = Verification failed: the draws of entry { $entry } are not those of the secret.
core-untrue-hash = Verification failed: the position after entry { $entry } is not the recorded one.
core-untrue-result = Verification failed: the result is not the recorded one.

# Players
core-unknown-bot = There is no bot “{ $bot }”. Bots: { $bots }.
core-bad-bot = Bot “{ $bot }” does not take “{ $parameter }”. It takes: { $known }.
core-bot-command = “{ $command }” is not a program that can be started here.
core-bot-unclosed = A quotation mark ({ $quote }) in “{ $command }” is not closed.
core-bot-status = it ended with status { $status }
core-bot-signal = it was ended by signal { $signal }
core-bot-closed-output = it closed its standard output
core-bot-not-started = it could not be started: { $why }
core-bot-late = it did not answer in time
core-bot-illegal = “{ $move }” is not one of the legal moves
core-bot-malformed = “{ $answer }” is not a valid answer
core-bot-early = it answered decision { $number } before it was asked
core-bot-long-line = it sent a line of more than { NUMBER($bytes, useGrouping: 0) } bytes

# Provenance
core-provenance-stated = stated
core-provenance-public = public
core-provenance-inferred = inferred
core-provenance-ruling = ruling
core-provenance-invented = invented
core-provenance-host = host’s file
core-if-asked = If asked: { $move }
