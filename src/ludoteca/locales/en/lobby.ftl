# The pages around the table: front page, set-up, waiting, links, replay, help.

# Everywhere
lobby-theme-system = System
lobby-theme-light = Light
lobby-theme-dark = Dark
lobby-letters = Letters on pieces
lobby-letters-help = Besides colour and pattern
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-not-found = There is nothing here.
lobby-back-home = To the front page
lobby-reload = Reload

# The front page
lobby-question = What shall we play?
lobby-promise = No account needed. Send a link, or play with bots.
lobby-players = { $low }–{ $high } players
lobby-minutes = { $minutes } min
lobby-hours = { $hours } h
lobby-just-now = just now
lobby-play-now = Play now
lobby-play-now-help = Against bots, set up as last time
lobby-play-what = Play now: you and { $count ->
    [one] a bot
   *[other] { $count } bots
  }, { $level }
lobby-change = change
lobby-change-done = done
lobby-play-bots = Bots
lobby-play-level = Level
lobby-make-table = Make a table
lobby-your-games = Your games
lobby-waiting-for-you = { $count ->
    [0] none awaits you
    [one] one awaits you
   *[other] { $count } await you
  }
lobby-all-games = all { $count }, with results
lobby-fewer-games = fewer
lobby-with = with { $names }
lobby-with-bots = { $count ->
    [one] with a bot
   *[other] with { $count } bots
  }
lobby-your-turn = Your turn
lobby-your-turn-since = your turn since { $time }
lobby-their-turn = Others are thinking
lobby-not-begun = Waiting for players
lobby-finished = Finished
lobby-abandoned = Abandoned
lobby-go-play = Play
lobby-go-look = Open
lobby-go-review = Replay
lobby-open-record = Open a record
lobby-paste-link = Have a link? Paste it anywhere on this page.
lobby-have-link = Have a link or code? Paste it here
lobby-have-link-short = Paste a link
lobby-have-link-go = Go
lobby-my-seats = My seats on another device
lobby-seats-out = Take your seats along
lobby-seats-count = { $count ->
    [one] This browser has a seat at one table.
   *[other] This browser has seats at { $count } tables.
  }
lobby-seats-link = Link with all your seats
lobby-seats-save = Save as a file
lobby-seats-secret = Open the link, or choose the file, on your other device. Whoever has it can play in your place: keep it secret.
lobby-seats-none = This browser has no seat yet.
lobby-seats-in = Bring seats here
lobby-seats-in-note = From your other device. Seats that you have here stay.
lobby-seats-paste = Link with seats
lobby-seats-take = Take them
lobby-seats-came = { $added ->
    [0] No new seat came
    [one] One seat came
   *[other] { $added } seats came
  }{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
  }
lobby-seats-bad = There are no seats in this. Choose the file ludoteca-seats.json, or paste the whole link.
lobby-fair-promise = Fair by design: the shuffle is sealed before the deal and revealed at the end.
lobby-forget = Remove from this list

# Public tables
lobby-tables-title = Open tables
lobby-tables-filter = Which tables
lobby-tables-all = All games
lobby-tables-no-clock = without clock
lobby-tables-no-bots = without bots
lobby-tables-beginners = beginners welcome
lobby-tables-by = { $name }, { $time }
lobby-tables-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
  }
lobby-tables-no-match = No open table fits.
lobby-tables-playing = Being played: watch if you like
lobby-tables-nothing = Nothing for you?
lobby-tables-nothing-note = Make a table and open it to everyone: it shows up here until every seat is taken.
lobby-tables-none = There is no open table right now.
lobby-tables-watch = Watch
lobby-tables-free = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
  }

# Set-up
lobby-setup-seats = Who plays
lobby-setup-heading = Set the table
lobby-setup-tap = Tap a seat: me, a friend, a bot, or nobody.
lobby-setup-how = How we play
lobby-setup-friend = A friend, by link
lobby-setup-nobody = Nobody
lobby-setup-me = Me
lobby-setup-another = Another person here
lobby-setup-bot = Bot: { $name }, { $level }
lobby-setup-name = Name
lobby-setup-your-name = Your name
lobby-setup-name-here = Name of seat { $seat }
lobby-setup-seat-kind = Seat { $seat }
lobby-setup-hot-seat = Several people share this device and pass it on; hands are hidden in between.
lobby-setup-watch-only = Nobody sits here: you will watch.
lobby-setup-bots-for = { $count ->
    [one] bot for the friend
   *[other] bots for the friends
  }
lobby-seat-you = You
lobby-seat-also = Also here
lobby-seat-friend = A friend
lobby-seat-gets-link = gets the link
lobby-seat-nobody = Nobody
lobby-seat-fill = tap to fill
lobby-bot = { $name }, bot
lobby-for = { $game } for { $people }.
lobby-for-you = you
lobby-for-another = another person here
lobby-for-friends = { $count ->
    [one] a friend
   *[other] { $count } friends
  }
lobby-for-bot = { $name } ({ $level } bot)
lobby-about-minutes = About { $minutes } minutes.
lobby-setup-option-seats = Only with { $seats } players.
lobby-setup-public = Open to everyone
lobby-setup-public-help = The table is listed publicly; anyone on this server can join or watch.
lobby-setup-clock = Thinking time
lobby-setup-clock-none = No limit
lobby-setup-clock-move = Per move
lobby-setup-clock-game = Per game
lobby-setup-clock-days = Days per move
lobby-setup-clock-help = When the time is up, a bot plays on.
lobby-setup-seconds = Seconds per move
lobby-setup-minutes = Minutes per game
lobby-setup-increment = Extra seconds after each move
lobby-setup-days = Days per move
lobby-setup-undo = Undo
lobby-setup-undo-free = Always
lobby-setup-undo-consent = If the others agree
lobby-setup-undo-never = Never
lobby-setup-undo-help = A move that has revealed nothing can always be undone until your turn ends.
lobby-setup-hints = Hints
lobby-setup-hints-help = Players may ask a strong bot for advice.
lobby-setup-memory = Memory aid
lobby-setup-memory-help = Shows what an attentive player would remember.
lobby-setup-pace = Bots pause briefly
lobby-setup-pace-help = So that you can follow their moves.
lobby-setup-cards = Own card file
lobby-setup-cards-help = Your own cards.toml for this game. Everyone at the table sees that it is not the house deck.
lobby-setup-cards-choose = Choose a file
lobby-seat-name = Player { $seat }
lobby-no = no
lobby-setup-make = Make the table
lobby-setup-more = More settings
lobby-terms = Terms of this table
lobby-term-no-clock = no clock
lobby-term-move = { $seconds } s a move
lobby-term-game = { $minutes } min each
lobby-term-game-more = { $minutes } min each + { $seconds } s
lobby-term-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
  }
lobby-term-undo-free = undo allowed
lobby-term-undo-consent = undo if all agree
lobby-term-undo-never = no undo
lobby-term-hints = hints on
lobby-term-no-hints = no hints
lobby-term-memory = memory aid
lobby-term-bot = { $name }: { $level } bot
lobby-term-public = open to everyone
lobby-term-forked = continues a finished game

# Waiting
lobby-wait-title = Waiting for players
lobby-wait-send = Send this link
lobby-wait-watchers = Watchers’ link
lobby-wait-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
lobby-wait-begins = { $count ->
    [one] The game begins by itself when somebody sits down.
   *[other] The game begins by itself when every seat is taken.
  }
lobby-wait-chat = While you wait
lobby-wait-hear = Hear when somebody sits down?
lobby-wait-sat = { $name } has sat down
lobby-wait-begun = The game begins
lobby-hear-yes = Yes
lobby-hear-no = No
lobby-wait-answer = answer
lobby-seat-waiting = Waiting
lobby-seat-for-friend = for a friend
lobby-seat-kept = seat kept
lobby-seat-host = has set the table
lobby-seat-here = is here
lobby-seat-yours = Your seat
lobby-seat-free = free
lobby-seat-reserved = kept for this link
lobby-forked = Continues a finished game; past cards are known to whoever made it.
lobby-wait-begin = { $count ->
    [one] Begin with a bot there
   *[other] Begin with bots there
  }
lobby-wait-stand-up = Stand up
lobby-wait-close = Close the table
lobby-wait-close-sure = Yes, close it for all
lobby-join-title = Join this table
lobby-join-invites = { $count ->
    [one] { $names } invites you to { $game }
   *[other] { $names } invite you to { $game }
  }
lobby-join-once = asked once, remembered on this device
lobby-join-only-watch = Only watch
lobby-expect = What to expect
lobby-expect-time = About { $minutes } minutes, { $clock }
lobby-expect-seats = { $seats } at the table, { $bots ->
    [0] all of them people
    [one] one of them a bot
   *[other] { $bots } of them bots
  }
lobby-expect-undo-free = Moves may be taken back
lobby-expect-undo-consent = A move is taken back only if all agree
lobby-expect-undo-never = A move stays played
lobby-expect-hints = Hints for everybody, with the reason
lobby-expect-no-hints = No hints
lobby-expect-public = Anyone on this server can watch
lobby-join-sit = Sit down
lobby-join-full = Every seat is taken.
lobby-join-watch = You are watching: the game will be shown here when it begins.
lobby-link-join = Link to join
lobby-invite-title = Invite others
lobby-invite-note = These links are for others. Anyone who sits down gets a private link; yours is under “Your seat”.
lobby-invite-new = New invitation
lobby-links-each = One link per seat
lobby-link-seat = Link for seat { $seat }
lobby-link-watch = Link to watch
lobby-fair = Fair deal: the shuffle is sealed. After the game anyone can check it against this seal.
lobby-own-cards = with the host’s own cards

# Links of seats
lobby-own-seat = Your seat: link, recovery code
lobby-own-link = Your link
lobby-own-link-note = It opens your seat on your other devices. Anyone who has it sees your hand: keep it secret.
lobby-qr-show = Show as a QR code
lobby-qr-hide = Hide the QR code
lobby-qr-seat = QR code with the link of your seat
lobby-qr-seats = QR code with the links of all your seats
lobby-recovery = Recovery code
lobby-recovery-note = Write it down: it brings you back if you lose your link.
lobby-recovery-none = The recovery code is on the device you sat down with. A new link comes with a new code.
lobby-renew-note = The old link and code stop working on every device: open the new link there.
lobby-renew-sure = Yes, a new link
lobby-renewed = Here is your new link. The old one no longer works.
lobby-pass-on = Pass a seat on to a friend
lobby-pass-on-note = The seat stays yours until your friend has taken it over.
lobby-pass-on-link = Link to take over from { $name }
lobby-take-over = You can take over this seat: { $name }.
lobby-take-over-sit = Take over
lobby-taken-title = This seat is taken
lobby-taken-note = Someone has used this invitation, so it no longer works. If it was not you, ask the sender for another.
lobby-replaced-title = This link has been replaced
lobby-replaced-note = The seat has a new link. If you made it on another device, open it here too.
lobby-mine-title = Is this your seat?
lobby-mine-at-table = I have a seat at this table
lobby-come-back = Take my seat
lobby-ask-others = Ask the others
lobby-ask-others-note = Lost the code too? The others can give you a new link if at least two of them play and all agree.
lobby-ask-which = Your seat
lobby-claim-here = The player of this seat is here or has only just left. Wait a little, then ask again.
lobby-claim-refused = The others did not give you a new link.
lobby-claim-asked = You have asked for a new link to this seat: { $name }.
lobby-claim-ended = You get no new link: the player of this seat has come back.
lobby-link-asked = { $name } says they have lost their link. Give them a new one?
lobby-link-asked-why = It opens their hand: say yes only if you know it is them.
lobby-link-asked-other = { $name } asks the others for a new link.
lobby-link-give = Yes, it is { $name }
lobby-link-deny = No
lobby-agreed = { $names } agreed.

# At the table
lobby-hands = Hands
lobby-hand-of = Hand of { $name }
lobby-stand-in = Let a bot play for { $name }
lobby-absent-bot-in = A bot may play in { $time }
lobby-undo-asked = { $name } would like to undo a move.
lobby-undo-asked-what = { $name } would like to undo this: { $what }
lobby-undo-asked-by-you = You have asked to undo a move.
lobby-undo-asked-by-you-what = You have asked to undo this: { $what }
lobby-end-asked = { $name } proposes to end the game here, without a result.
lobby-end-asked-by-you = You have proposed to end the game without a result.
lobby-end-agree = End the game
lobby-end-refuse = Play on
lobby-calling = Hear when it is your turn?
lobby-calling-note = A bell, and a notification while this page is in the background.
lobby-calling-yes = Yes, call me
lobby-calling-no = No
lobby-leaving = Leaving
lobby-leave-note = A bot plays for you until you come back.
lobby-leave-stay = Stay and watch
lobby-resign = Resign
lobby-resign-note = You give the game up: a bot plays it to the end, and the seat is no longer yours.
lobby-resign-alone = You give the game up. Nobody else plays, so it ends without a result.
lobby-resign-sure = Yes, resign
lobby-end = Propose to end without a result
lobby-end-note = If all others agree, the game ends here and nobody wins.
lobby-end-sure = Yes, propose it
lobby-end-short = Propose to end
lobby-chat-watchers = Spectators may write
lobby-chat-open = Open the chat
lobby-chat-closed = The host has closed the chat to spectators.
lobby-erase = Erase my name and my messages
lobby-erase-note = Your messages disappear, and the number of your seat stands where your name was, at this table and in its record. The moves stay: the game can still be checked. This cannot be undone.
lobby-erase-sure = Yes, erase them
lobby-erased = Your name and your messages are erased.
lobby-leave = Leave the table
lobby-leave-sure = Yes, leave
lobby-abandon = Abandon the game
lobby-abandon-sure = Yes, abandon it for all

# The end
lobby-points-from = Where the points came from
lobby-in-detail = In detail
lobby-part-details = { $label }: { $details }
lobby-moments = Telling moments
lobby-moment-round = { $game ->
   *[other] Round
  } { $round }.
lobby-total = Total
lobby-taken-back = Moves were taken back in this game.
lobby-rematch = Rematch
lobby-rematch-go = To the next game
lobby-rematch-offer = { $name } offers a rematch.
lobby-rematch-kept = Your seat is kept for you.
lobby-rematch-offered = You have offered a rematch.
lobby-rematch-accept = Accept
lobby-rematch-decline = No, thanks
lobby-rematch-declined = You have declined. Others may be invited to your seat.
lobby-rematch-anyway = Play after all
lobby-rematch-watch = Watch the next game
lobby-rematch-state = { $name }: { $state ->
    [accepted] plays
    [declined] does not play
   *[open] has not answered
  }
lobby-record = Record
lobby-verify = Proof of the deal

# Watching
lobby-watch-doing = { $doing ->
    [san_juan-role] { $name } chooses a role.
    [san_juan-build] { $name } may build.
    [san_juan-cover] { $name } chooses a place to build.
    [san_juan-pay] { $name } pays.
    [san_juan-produce] { $name } chooses what to produce.
    [san_juan-sell] { $name } chooses what to sell.
    [san_juan-counsel] { $name } chooses which cards to keep.
    [san_juan-mine] { $name } may use the Gold Mine.
    [san_juan-pick] { $name } picks a card of the Gold Mine.
    [san_juan-settle] { $name } prepares the new round.
    [san_juan-starting_hand] { $name } chooses a starting hand.
    [patrician-play] { $name } plays a card.
    [patrician-build] { $name } builds.
    [patrician-shift] { $name } may move a floor.
    [patrician-take] { $name } takes a card.
    [patrician-send] { $name } may send a messenger.
    [patee_imperiale-play] { $name } plays a courtier.
   *[other] { $name } is thinking.
  }
lobby-watch-stands = How it stands
lobby-watch-leads = { $name } leads with { $points } points, { $by } ahead of { $next }.
lobby-watch-tied = { $names } lead with { $points } points each.
lobby-watch-level = All have { $points } points.
lobby-watch-alert = { $name }: { $text }
lobby-watch-words = Table in words
lobby-watch-behind = Sit behind
lobby-watch-eyes = Seen with { $name }’s eyes
lobby-watch-back = Back to watching
lobby-watch-own = Back to my seat

# Replay
lobby-replay-of = Replay: { $game }
lobby-replay-eyes = As seen by
lobby-replay-open = All hands open
lobby-replay-first = To the deal
lobby-replay-prev = Previous action
lobby-replay-prev-decision = Previous own decision
lobby-replay-prev-round = { $game ->
   *[other] Previous round
  }
lobby-replay-play = Play
lobby-replay-pause = Pause
lobby-replay-next = Next action
lobby-replay-next-decision = Next own decision
lobby-replay-next-round = { $game ->
   *[other] Next round
  }
lobby-replay-last = To the end
lobby-replay-at = Move { $step } of { $steps }
lobby-replay-step-by = Step by
lobby-replay-by-action = action
lobby-replay-by-decision = own decision
lobby-replay-by-round = { $game ->
   *[other] round
  }
lobby-replay-rounds = { $game ->
   *[other] Rounds
  }
lobby-replay-round = { $game ->
   *[other] Round
  } { $round }
lobby-replay-moment = Telling moment: { $text }
lobby-replay-link = Copy link to this moment
lobby-fork = Go on from here
lobby-fork-note = A new table from this position. Past cards are known: whoever plays on may have seen every hand up to here. Only what is drawn from now on is new.
lobby-fork-me = Me
lobby-fork-open = Friend by link
lobby-fork-bot = Bot
lobby-fork-start = Start this table

# Help
lobby-help-title = How this page works
lobby-help-lit = Everything you can choose is lit in amber. The first tap shows what it would do; a second tap, or Do it, does it.
lobby-help-dock = The buttons at the bottom of the page repeat every choice in words: you can play a whole game with them.
lobby-help-back = Esc cancels what you have begun. A move that has revealed nothing can be undone while it is your turn; later the others are asked.
lobby-help-card = A long press, a right click, or ? on a card opens it large and explains it.
lobby-help-link = There are no accounts: a link is a seat. An invitation stops working when someone sits down with it; the link of your seat is yours alone. Anyone who has it can play for you, so keep it secret. This browser remembers it; if it is lost, a recovery code, in the menu, brings you back.
lobby-help-line = If the connection breaks, the page says so and reconnects automatically. A move on its way is not lost.
lobby-help-fair = Before the deal the server publishes a seal of its secret. After the game the secret is in the record, so anyone can repeat the deal and compare.
lobby-help-keys = Keys
lobby-key-tab = go to the next choice
lobby-key-arrows = move around the board
lobby-key-enter = show what it would do, then do it
lobby-key-esc = cancel
lobby-key-u = undo
lobby-key-h = hint
lobby-key-l = log
lobby-key-question = explain the card, or the rules
lobby-key-replay = in a replay: one action back or on
lobby-key-replay-decision = in a replay: one own decision back or on
lobby-key-replay-round = in a replay: one round back or on
lobby-key-space = go on at once while actions are shown
lobby-key-play = in a replay: play, pause
lobby-help-rules = The games in short
lobby-ask-name = What is your name?
lobby-ask-name-why = The others see it at the table. You can change it in the settings.
