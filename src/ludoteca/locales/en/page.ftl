# The page's own words. Those of a game are in its own file.

# Everywhere
page-home = to the front page
page-close = Close
page-menu = Menu and settings
page-language = Language
page-theme = Theme
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-speed = Speed of moves
page-sound = Sound
page-letters = Letters on pieces
page-letters-help = Beside colour and pattern
page-send = Send
page-copy = Copy
page-copied = Copied
page-share = Share
page-no-answer = The server does not answer. Nothing is lost: try again in a moment.
page-not-found = There is nothing here.
page-percent = { $number } %
page-back-home = To the front page
page-loading = One moment

# The front page
page-question = What shall we play?
page-promise = No account. Send a link, or sit down with the bots.
page-players = { $low }–{ $high } players
page-play-now = Play now
page-play-now-help = Against bots, as you played last
page-make-table = Make a table
page-your-games = Your games
page-waiting-for-you = { $count ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $count } wait for you
  }
page-with = with { $names }
page-with-bots = { $count ->
    [one] with a bot
   *[other] with { $count } bots
  }
page-your-turn = Your turn
page-their-turn = Others are thinking
page-not-begun = Waiting for players
page-finished = Finished
page-abandoned = Broken off
page-go-play = Play
page-go-look = Look
page-go-review = Replay
page-open-tables = Open tables
page-open-record = Open a record
page-paste-link = Have a link? Paste it anywhere on this page.
page-fair-promise = Fair by design: the deal is sealed before it is dealt, and opened at the end.
page-forget = Remove from this list
page-help = How this page works

# Public tables
page-tables-title = Open tables
page-tables-none = No table is open to everyone just now. Make one.
page-tables-join = Join
page-tables-watch = Watch
page-tables-free = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
  }

# Set-up
page-setup-title = A table of { $game }
page-setup-seats = Who plays
page-setup-me = Me
page-setup-another = Another person here
page-setup-open = Whoever has the link
page-setup-bot = Bot, { $level }
page-setup-name = Name
page-setup-your-name = Your name
page-setup-name-here = Name of seat { $seat }
page-setup-seat-kind = Seat { $seat }
page-setup-add = Add a seat
page-setup-remove = Remove the last seat
page-setup-hot-seat = Several people here pass one device from hand to hand; it hides the hands in between.
page-setup-watch-only = Nobody sits here: you will watch.
page-setup-options = Rules
page-setup-option-seats = Only with { $seats } players.
page-setup-manners = The table
page-setup-public = Open to everyone
page-setup-public-help = The table stands in the public list; anybody on this server may join or watch.
page-setup-clock = Time to think
page-setup-clock-none = No limit
page-setup-clock-move = For each move
page-setup-clock-game = For the whole game
page-setup-clock-days = Days for each move
page-setup-clock-help = When the time is up, a bot plays on.
page-setup-seconds = Seconds for each move
page-setup-minutes = Minutes for the game
page-setup-increment = More seconds after each move
page-setup-days = Days for each move
page-setup-undo = Taking back
page-setup-undo-free = Always
page-setup-undo-consent = If the others agree
page-setup-undo-never = Never
page-setup-undo-help = What has revealed nothing can always be taken back until your turn ends.
page-setup-hints = Hints
page-setup-hints-help = Players may ask a strong bot for advice.
page-setup-memory = Memory aid
page-setup-memory-help = Shows what an attentive player would remember.
page-setup-pace = Bots take a moment
page-setup-pace-help = So that their moves can be followed.
page-setup-cards = Own card file
page-setup-cards-help = A cards.toml of your own for this game. Everyone at the table sees that it is not the house’s.
page-setup-cards-choose = Choose a file
page-seat-name = Player { $seat }
page-yes = yes
page-no = no
page-setup-start = Start
page-setup-make = Make the table
page-setup-more = More settings

# Waiting
page-wait-title = Waiting for players
page-wait-note = The game begins by itself when every seat is taken.
page-wait-begin = Begin with bots in the free seats
page-wait-stand-up = Stand up
page-wait-close = Close the table
page-wait-close-sure = Really close it, for all
page-join-title = Join this table
page-join-sit = Sit down
page-join-full = Every seat is taken.
page-join-watch = You have come to watch: the game will be shown here when it begins.
page-seat-open = free
page-link-join = Link for whoever joins
page-links-each = One link for each seat
page-link-seat = Link for seat { $seat }
page-link-watch = Link to watch
page-links-lost = Somebody has lost their link
page-link-renew = New link
page-fair = Fair deal: the shuffle is sealed. After the game anybody can check it against this seal.
page-table-ended = This table was broken off.
page-own-cards = with the host’s own cards

# At the table
page-board = Table
page-dock = Your move
page-choices = What you can do
page-rail = Log, scores and chat
page-you = you
page-you-name = You
page-bot = bot
page-away = away
page-not-connected = not connected
page-points = Points
page-time-left = Time left
page-days-short = { $days } d
page-log = Log
page-log-empty = Nothing has happened yet.
page-hand = Hand
page-looking-back = As it was then:
page-back-to-now = Back to now
page-scores = Scores
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-watcher = spectator
page-chat-say = Say something
page-chat-people = People
page-chat-silenced = The host has silenced you.
page-mute = Mute for me
page-unmute = Hear again
page-silence = Silence for all
page-unsilence = Let speak
page-all-connected = All connected
page-gone = Not here: { $names }
page-watching = { $count } watching
page-offline = No connection.
page-offline-short = No connection
page-move-kept = Your move is kept.
page-retry-in = Trying again in { $seconds } s.
page-retrying = Trying again …
page-retry-now = Now
page-undo = Take back
page-undo-ask = Ask to take back
page-undo-asked = { $name } would like to take a move back.
page-undo-asked-by-you = You have asked to take a move back.
page-agree = Agree
page-refuse = Refuse
page-withdraw = Never mind
page-hint = Hint
page-hint-title = A strong player would
page-hint-exact = Counted out to the end.
page-rules = Rules in short
page-rules-of = { $game } in short
page-cards = All cards ({ $file ->
    [house] the house deck
    [own] the host’s own
   *[other] { $file }
  })
page-invented = Some of what stands here is our own invention, because no source lists it.
page-commit = Do it
page-sending = Sending …
page-step-back = One step back
page-put-back = Put back
page-suggest = Suggest a payment
page-stops-luck = What is drawn shows afterwards.
page-stops-reveals = Then something hidden is shown: this cannot be taken back.
page-thinks = { $name } is thinking
page-think = { $names } are thinking
page-waits = One moment
page-answered = { $answered ->
    [one] { $answered } of { $asked } has answered.
   *[other] { $answered } of { $asked } have answered.
  }
page-you-watch = You are watching.
page-declines = Announce now
page-if-asked = If asked: { $move }
page-if-asked-any = If asked:
page-hand-next = { $name } is next
page-hand-over = Hand over
page-hand-to = Hand the device to { $name }
page-hand-note = Nothing is shown until { $name } has it.
page-i-am = I am { $name }
page-go-away = Let a bot play for me
page-away-note = A bot plays for you.
page-take-seat-back = Take my seat back
page-stand-in = Let a bot play for { $name }
page-leave = Leave the table
page-leave-sure = Really leave: a bot takes over
page-abandon = Break the game off
page-abandon-sure = Really break off, for all
page-title-turn = Your turn · { $game }

# The end
page-result = Result
page-winner = winner
page-total = Total
page-taken-back = Moves were taken back in this game.
page-rematch = Play again
page-rematch-go = To the next game
page-replay = Replay
page-record = Record
page-verify = Check the deal

# Replay
page-replay-of = Replay: { $game }
page-replay-eyes = As seen by
page-replay-open = All hands open
page-replay-first = First move
page-replay-prev = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One move on
page-replay-last = Last move
page-replay-at = Move { $step } of { $steps }
page-replay-begin = The deal
page-fork = Play on from here
page-fork-note = A new table from this position; you take the seat you look from, bots the others.

# Help
page-help-title = How this page works
page-help-lit = What you can do is lit in amber. Tap it once and you see what it would do; tap it again, or press Do it, and it is done.
page-help-dock = Everything lit stands again in words at the bottom of the page: a whole game can be played there alone.
page-help-back = Esc puts back what you have begun. A move that has revealed nothing can be taken back while it is your turn; later the others are asked.
page-help-card = A long press, a right click, or ? on a card opens it large with all it does.
page-help-link = There are no accounts: a link is a seat. Whoever has your link can play for you, so keep it; this browser remembers it.
page-help-line = If the connection breaks, the page says so and heals by itself. A move on its way is kept.
page-help-fair = Before the deal the server publishes a seal of its secret. After the game the secret is in the record, and anybody can deal the game again and compare.
page-help-keys = Keys
page-key-tab = go from one lit thing to the next
page-key-arrows = walk about the board
page-key-enter = show what it would do, then do it
page-key-esc = put back
page-key-u = take back
page-key-h = hint
page-key-l = log
page-key-question = open the card, or the rules
page-key-replay = in a replay: back, on
page-help-rules = The games in short
