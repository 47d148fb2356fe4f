core-seat = Player { NUMBER($seat, useGrouping: 0) }
core-list = { $first } and { $last }
core-yes = yes
core-no = no

# Setting up
core-unknown-game = There is no game “{ $game }”. Games: { $games }.
core-bad-seats = { $game } is for { $seats } players, not { $given }.
core-unknown-option = There is no option “{ $option }”. Options: { $options }.
core-bad-flag = Option { $option } is yes or no, not “{ $given }”.
core-bad-number = Option { $option } is a number from { $low } to { $high }, not “{ $given }”.
core-bad-choice = Option { $option } is one of { $choices }, not “{ $given }”.
core-option-seats = Option { $option } is for { $seats } players.
core-bad-players = { $seats } players are needed, not { $given }.

# Moves
core-move-unknown = “{ $move }” is not a move you can make now. You can: { $legal }.
core-move-ambiguous = “{ $move }” could be several moves: { $legal }.
core-move-illegal = “{ $move }” may not be played now. Legal: { $legal }.
core-move-empty = That chooses nothing.
core-move-number = “{ $move }” is not a move of this game.
core-move-too-long = That is more than you may do at once: after { $done } steps somebody else must act.
core-game-over = The game is over.
core-which-seat = Several players may act now: say for which seat ({ $seats }).
core-not-your-turn = It is not the turn of player { $seat }. To act: { $seats }.
core-cannot-undo = That cannot be taken back freely: something has been revealed since, or the turn has passed.
core-nothing-to-undo = There is nothing to take back.
core-nothing-to-redo = There is nothing to make again.

# Files
core-cannot-read = { $file } cannot be read: { $why }.
core-cannot-write = { $file } cannot be written: { $why }.

core-os-missing = no such file
core-os-denied = not allowed
core-os-folder = it is a folder
core-os-exists = it exists already
core-os-full = the disk is full
core-would-overwrite = { $file } exists already and holds another game: nothing was overwritten.

# Card files
core-cards-large = { $file } is too large for a card file (over { $limit } kB).
core-cards-not-text = { $file } is not a text file.
core-cards-not-toml = { $file } is not valid TOML (line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }).
core-cards-no-game = { $file } does not say for which game it is: field “game” is missing.
core-cards-other-game = { $file } is not a card file for { $game }: its field “game” says “{ $given }”.
core-cards-none = { $file } lists no cards.
core-cards-unknown-field = A card file has no field “{ $field }”.
core-card-lacks = Card { $card }: field “{ $field }” is missing.
core-card-type = Card { $card }, field “{ $field }”: “{ $given }” is not of type { $wanted }.
core-card-unknown-field = Card { $card }: there is no field “{ $field }”.
core-card-provenance = Card { $card }, field “{ $field }”: “{ $given }” is no provenance.
core-card-value = Card { $card }, field “{ $field }”: “{ $given }” is not one of { $values }.

# Records
core-record-damaged = This record is damaged (at { $where }).
core-record-large = This record is too large (over { $limit } MB).
core-record-foreign = This is not a Ludoteca record.
core-record-future = This record is of format { $version }; this Ludoteca knows formats up to { $known }. A newer Ludoteca can read it.
core-record-future-rules = This record of { $game } follows rules version { $rules }; this Ludoteca knows up to { $known }. A newer Ludoteca can read it.
core-record-cards = This record of { $game } was played with other cards than this Ludoteca has.
core-record-secret = The secret of this game has not been revealed: it cannot be verified yet.
core-untrue-promise = Not true: the revealed secret is not the one that was promised.
core-untrue-entry = Not true: entry { $entry } cannot follow from what came before it.
core-untrue-illegal = Not true: entry { $entry } is not a legal move. { $why }
core-untrue-undo = Not true: entry { $entry } takes back or makes again what the rules of undo do not allow.
core-untrue-picks = Not true: the luck of entry { $entry } is not what the secret deals.
core-untrue-hash = Not true: after entry { $entry } the position is another one than recorded.
core-untrue-result = Not true: the result is another one than recorded.

# Players
core-unknown-bot = There is no player “{ $bot }”. Players: { $bots }.
core-bad-bot = Player “{ $bot }” does not take “{ $parameter }”. It takes: { $known }.
core-bot-command = “{ $command }” is not a program that can be started here.

# Provenance
core-provenance-stated = stated
core-provenance-public = public
core-provenance-inferred = inferred
core-provenance-ruling = ruling
core-provenance-invented = invented
core-provenance-host = host’s file
