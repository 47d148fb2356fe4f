# The table
play-seat-person = { $letter } { $player } (at this screen)
play-seat-bot = { $letter } { $player } (bot: { $bot })
play-options = Options: { $options }.
play-promise = Promise of the luck: { $promise }…
play-welcome = Type a move or its number, or { $help } for help.
play-forced = There is no choice:
play-hand-over = Hand the screen to { $player }, who presses Enter.
play-hand-over-plain = The hand shown before is now far up: please do not scroll back. It is the turn of { $player }, who presses Enter.
play-bad-number = The moves are numbered from 1 to { $count }.

# Commands: what may be typed, the first form is shown
play-command-help = help ?
play-command-board = board
play-command-hint = hint
play-command-undo = undo
play-command-redo = redo
play-command-rules = rules
play-command-card = card
play-command-scores = scores
play-command-log = log
play-command-save = save
play-command-quit = quit exit
play-help = Type a move as it is listed, or as much of it as is clear, or its number. Enter alone lists the moves again; Tab completes. Everything is saved after every move. You may also type:
play-about-help = this help
play-about-board = the table again
play-about-hint = which moves look best
play-about-undo = take your last move back
play-about-redo = make again what was taken back
play-about-rules = the rules in short
play-about-card = what is on a card, as in “card roma”
play-about-scores = the points as far as you know them
play-about-log = what has happened; a number says how many turns
play-about-save = save a copy, as in “save evening”
play-about-quit = leave; the game can be resumed

# Answers
play-hint = After looking ahead { $games } times:
play-hint-move = { $move } wins about { $share } of 100
play-hint-exact = Nothing is hidden any more. Played out to the end:
play-hint-chances = Chances of winning: { $chances }.
play-hint-line = Expected: { $line }.
play-which-card = Which card? Type part of its name.
play-no-card = No card is called “{ $card }”.
play-more-cards = … and { $count } more.
play-total = Total
play-saved = Saved: { $file }
play-undone = Taken back.
play-taken-back = Taken back with all that followed. The luck stays the same, and the game is marked as taken back.
play-consent = { $player } wants to take a move back that others have seen. { $others }: do you agree? (yes/no)
play-refused = Not taken back.
play-redone = Made again.

# The end
play-winner = { $players } wins with { NUMBER($points, useGrouping: 0) } points.
play-shared = { $players } share the victory with { NUMBER($points, useGrouping: 0) } points.
play-marked = Moves were taken back in this game.
play-recorded = The record is { $file }. It holds the secret that was promised; anybody can check the game with:
play-left = The game is saved: { $file }. To go on:

# Setting a table
play-ask-game = What shall we play?
play-ask-seats = { $game }: how many players? ({ $seats })
play-ask-players = Who plays? One for each seat, with commas: { $you } for a person at this screen, or a bot ({ $bots }).
play-ask-again = Please type one of these: { $allowed }.
play-bye = Nothing was started. See you soon.
