# The words of the page. Those of a game are in the file of that game.

# Everywhere
page-home = to the front page
page-close = Close
page-menu = Menu and settings
page-language = Language
page-theme = Theme
page-speed = Speed of moves
page-sound = Sound
page-send = Send
page-no-answer = The server does not answer. Nothing is lost: try again in a moment.
page-percent = { $number } %
page-loading = One moment

# The front page
page-open-tables = Open tables
page-help = How this page works

# Public tables

# Set-up

# Waiting
page-seat-open = free
page-link-renew = New link
page-table-ended = This game was abandoned.

# Links of seats
page-waits-for = Still to answer: { $names }.
page-who-is-absent = { $name } (not here)
page-offer-link = The sender of this link may still have it. A new one would be yours alone.
page-later = Later
page-code-exists = Your seat has a recovery code. It brings you back if you lose your link.
page-code-show = Show it
page-got-it = Got it
page-welcome-back = Welcome back: the seat is yours again.
page-absent-note = Until then nobody can let a bot play here.
page-absent-since = away for { $time }
page-stand-in-here = Let a bot play

# At the table
page-notices-earlier = Earlier
page-notices = About the seats
page-board = Table
page-dock = Your move
page-choices = What you can do
page-rail = Log, scores and chat
page-you-name = You
page-bot = bot
page-away = bot plays
page-resigned = resigned
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
page-undo-what = { $undo }: { $what }
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
page-standing = Standing order
page-standing-note = not a move: it answers for you when you are asked, and you can withdraw it
page-standing-count = { $count ->
    [0] Standing orders
    [one] { $count } standing order
   *[other] { $count } standing orders
  }
page-pace = Speed
page-acts = { $name } acts
page-table-acts = The game goes on
page-since = Since your turn
page-once-more = Once more
page-step-by-step = Step by step
page-previous = Previous
page-next = Next
page-behind = { $count ->
    [one] { $count } more to come
   *[other] { $count } more to come
  }
page-goes-on = goes on
page-tap-goes-on = A tap goes on
page-space = Space
page-hand-next = { $name } is next
page-hand-over = Hand over
page-hand-to = Hand the device to { $name }
page-hand-note = Nothing is shown until { $name } has it.
page-i-am = I am { $name }
page-away-note = A bot plays for you.
page-take-seat-back = Take my seat back
page-title-turn = Your turn · { $game }
page-title-asks = { $name } asks you · { $game }

# The end
page-result = Result
page-winner = winner
page-counting = The points are being counted.
page-round-over = The round is over.
page-game-over = The game is over.
page-next-round = Next round
page-count-again = Count again
page-look-at-table = Look at the table
page-look-at-round = Back to the round
page-replay = Replay

# Replay
page-replay-begin = The deal

# Help
page-in-words = In words
page-nothing-to-choose = Nothing to choose now.
page-not-now = Not now
page-of = { $done } of { $all }
page-suggest-short = Suggest
page-stage = Card
