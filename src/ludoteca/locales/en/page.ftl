# The words of the page. Those of a game are in the file of that game.

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
page-letters-help = Besides colour and pattern
page-send = Send
page-copy = Copy
page-copied = Copied
page-share = Share
page-no-answer = The server does not answer. Nothing is lost: try again in a moment.
page-not-found = There is nothing here.
page-percent = { $number } %
page-back-home = To the front page
page-reload = Reload
page-loading = One moment

# The front page
page-question = What shall we play?
page-promise = No account needed. Send a link, or play with bots.
page-players = { $low }–{ $high } players
page-play-now = Play now
page-play-now-help = Against bots, set up as last time
page-make-table = Make a table
page-your-games = Your games
page-waiting-for-you = { $count ->
    [0] none awaits you
    [one] one awaits you
   *[other] { $count } await you
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
page-abandoned = Abandoned
page-go-play = Play
page-go-look = Open
page-go-review = Replay
page-open-tables = Open tables
page-open-record = Open a record
page-paste-link = Have a link? Paste it anywhere on this page.
page-have-link = Link or recovery code
page-have-link-go = Open
page-fair-promise = Fair by design: the shuffle is sealed before the deal and revealed at the end.
page-forget = Remove from this list
page-help = How this page works

# Public tables
page-tables-title = Open tables
page-tables-none = There is no open table right now. Make one.
page-tables-join = Join
page-tables-watch = Watch
page-tables-free = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
  }

# Set-up
page-setup-title = New table: { $game }
page-setup-seats = Who plays
page-setup-me = Me
page-setup-another = Another person here
page-setup-open = Anyone with the link
page-setup-bot = Bot, { $level }
page-setup-name = Name
page-setup-your-name = Your name
page-setup-name-here = Name of seat { $seat }
page-setup-seat-kind = Seat { $seat }
page-setup-add = Add a seat
page-setup-remove = Remove the last seat
page-setup-hot-seat = Several people share this device and pass it on; hands are hidden in between.
page-setup-watch-only = Nobody sits here: you will watch.
page-setup-options = Rules
page-setup-option-seats = Only with { $seats } players.
page-setup-manners = The table
page-setup-public = Open to everyone
page-setup-public-help = The table is listed publicly; anyone on this server can join or watch.
page-setup-clock = Thinking time
page-setup-clock-none = No limit
page-setup-clock-move = Per move
page-setup-clock-game = Per game
page-setup-clock-days = Days per move
page-setup-clock-help = When the time is up, a bot plays on.
page-setup-seconds = Seconds per move
page-setup-minutes = Minutes per game
page-setup-increment = Extra seconds after each move
page-setup-days = Days per move
page-setup-undo = Undo
page-setup-undo-free = Always
page-setup-undo-consent = If the others agree
page-setup-undo-never = Never
page-setup-undo-help = A move that has revealed nothing can always be undone until your turn ends.
page-setup-hints = Hints
page-setup-hints-help = Players may ask a strong bot for advice.
page-setup-memory = Memory aid
page-setup-memory-help = Shows what an attentive player would remember.
page-setup-pace = Bots pause briefly
page-setup-pace-help = So that you can follow their moves.
page-setup-cards = Own card file
page-setup-cards-help = Your own cards.toml for this game. Everyone at the table sees that it is not the house deck.
page-setup-cards-choose = Choose a file
page-seat-name = Player { $seat }
page-yes = yes
page-no = no
page-setup-start = Start
page-setup-make = Make the table
page-setup-more = More settings

# Waiting
page-wait-title = Waiting for players
page-wait-note = The game starts automatically when every seat is taken.
page-wait-begin = Begin with bots in the free seats
page-wait-stand-up = Stand up
page-wait-close = Close the table
page-wait-close-sure = Yes, close it for all
page-join-title = Join this table
page-join-sit = Sit down
page-join-full = Every seat is taken.
page-join-watch = You are watching: the game will be shown here when it begins.
page-seat-open = free
page-link-join = Link to join
page-invite-title = Invite others
page-invite-note = These links are for others. Anyone who sits down gets a private link; yours is under “Your seat”.
page-invite-new = New invitation
page-links-each = One link per seat
page-link-seat = Link for seat { $seat }
page-link-watch = Link to watch
page-link-renew = New link
page-fair = Fair deal: the shuffle is sealed. After the game anyone can check it against this seal.
page-table-ended = This game was abandoned.
page-own-cards = with the host’s own cards

# Links of seats
page-own-seat = Your seat: link, recovery code
page-own-link = Your link
page-own-link-note = It opens your seat on your other devices. Anyone who has it sees your hand: keep it secret.
page-recovery = Recovery code
page-recovery-note = Write it down: it brings you back if you lose your link.
page-recovery-none = The recovery code is on the device you sat down with. A new link comes with a new code.
page-renew-note = The old link and code stop working on every device: open the new link there.
page-renew-sure = Yes, a new link
page-renewed = Here is your new link. The old one no longer works.
page-pass-on = Pass a seat on to a friend
page-pass-on-note = The seat stays yours until your friend has taken it over.
page-pass-on-link = Link to take over from { $name }
page-take-over = You can take over this seat: { $name }.
page-take-over-sit = Take over
page-taken-title = This seat is taken
page-taken-note = Someone has used this invitation, so it no longer works. If it was not you, ask the sender for another.
page-replaced-title = This link has been replaced
page-replaced-note = The seat has a new link. If you made it on another device, open it here too.
page-mine-title = Is this your seat?
page-mine-at-table = I have a seat at this table
page-come-back = Take my seat
page-ask-others = Ask the others
page-ask-others-note = Lost the code too? The others can give you a new link if at least two of them play and all agree.
page-ask-which = Your seat
page-claim-here = The player of this seat is here or has only just left. Wait a little, then ask again.
page-claim-refused = The others did not give you a new link.
page-claim-asked = You have asked for a new link to this seat: { $name }.
page-claim-ended = You get no new link: the player of this seat has come back.
page-link-asked = { $name } says they have lost their link. Give them a new one?
page-link-asked-why = It opens their hand: say yes only if you know it is them.
page-link-asked-other = { $name } asks the others for a new link.
page-link-give = Yes, it is { $name }
page-link-deny = No
page-agreed = { $names } agreed.
page-waits-for = Still to answer: { $names }.
page-who-is-absent = { $name } (not here)
page-offer-link = The sender of this link may still have it. A new one would be yours alone.
page-later = Later
page-code-exists = Your seat has a recovery code. It brings you back if you lose your link.
page-code-show = Show it
page-got-it = Got it
page-welcome-back = Welcome back: the seat is yours again.
page-notices = About the seats
page-notices-earlier = Earlier
page-absent = not here · { $time }
page-absent-note = Until then nobody can let a bot play here.
page-stand-in-here = Let a bot play

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
page-hands = Hands
page-hand-of = Hand of { $name }
page-looking-back = As it was then:
page-back-to-now = Back to now
page-scores = Scores
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-watcher = spectator
page-chat-say = Say something
page-chat-people = People
page-chat-silenced = The host has muted you.
page-mute = Mute for me
page-unmute = Unmute
page-silence = Mute for all
page-unsilence = Allow chat
page-all-connected = All connected
page-gone = Not here: { $names }
page-watching = { $count } watching
page-offline = No connection.
page-offline-short = No connection
page-move-kept = Your move is saved.
page-retry-in = Trying again in { $seconds } s.
page-retrying = Trying again …
page-retry-now = Now
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-asked = { $name } would like to undo a move.
page-undo-asked-by-you = You have asked to undo a move.
page-agree = Agree
page-refuse = Refuse
page-withdraw = Never mind
page-hint = Hint
page-hint-title = A strong player would
page-hint-exact = Calculated to the end.
page-rules = Rules in short
page-rules-of = { $game } in short
page-cards = All cards ({ $file ->
    [house] the house deck
    [own] the host’s own
   *[other] { $file }
  })
page-invented = Some of this is our own invention, because no source lists it.
page-commit = Do it
page-sending = Sending …
page-step-back = One step back
page-put-back = Put back
page-suggest = Suggest a choice
page-stops-luck = The draw is shown afterwards.
page-stops-reveals = This reveals something hidden, so it cannot be undone.
page-thinks = { $name } is thinking
page-think = { $names } are thinking
page-waits = One moment
page-answered = { $answered ->
    [one] { $answered } of { $asked } has answered.
   *[other] { $answered } of { $asked } have answered.
  }
page-you-watch = You are watching.
page-declines = Pass in advance
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
page-leave-sure = Yes, leave: a bot takes over
page-abandon = Abandon the game
page-abandon-sure = Yes, abandon it for all
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
page-replay-prev = Previous move
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Next move
page-replay-last = Last move
page-replay-at = Move { $step } of { $steps }
page-replay-begin = The deal
page-fork = Play on from here
page-fork-note = A new table from this position: you take the seat you are viewing, bots the others.

# Help
page-help-title = How this page works
page-help-lit = Everything you can choose is lit in amber. The first tap shows what it would do; a second tap, or Do it, does it.
page-help-dock = The buttons at the bottom of the page repeat every choice in words: you can play a whole game with them.
page-help-back = Esc cancels what you have begun. A move that has revealed nothing can be undone while it is your turn; later the others are asked.
page-help-card = A long press, a right click, or ? on a card opens it large and explains it.
page-help-link = There are no accounts: a link is a seat. An invitation stops working when someone sits down with it; the link of your seat is yours alone. Anyone who has it can play for you, so keep it secret. This browser remembers it; if it is lost, a recovery code, in the menu, brings you back.
page-help-line = If the connection breaks, the page says so and reconnects automatically. A move on its way is not lost.
page-help-fair = Before the deal the server publishes a seal of its secret. After the game the secret is in the record, so anyone can repeat the deal and compare.
page-help-keys = Keys
page-key-tab = go to the next choice
page-key-arrows = move around the board
page-key-enter = show what it would do, then do it
page-key-esc = cancel
page-key-u = undo
page-key-h = hint
page-key-l = log
page-key-question = explain the card, or the rules
page-key-replay = in a replay: back, next
page-help-rules = The games in short
