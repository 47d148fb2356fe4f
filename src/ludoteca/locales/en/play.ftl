# The table
play-seat-person = { $letter } { $player } (at this screen)
play-seat-bot = { $letter } { $player } (bot: { $bot })
play-options = Options: { $options }.
play-promise = Seal of the deal: { $promise }…
play-welcome = Type a move or its number; type { $help } for help.
play-forced = Forced move:
play-hand-over = Pass the screen to { $player }, who then presses Enter.
play-hand-over-plain = It is { $player }’s turn: { $player } presses Enter. The hand shown before is now far up, so please do not scroll back.
play-bad-number = The moves are numbered from 1 to { $count }.

# Choosing several cards for one move
play-pick-how = Choose them in any order, all at once or one by one, by number (“2 3”) or by name, separated by commas. “{ $undo }” puts the last one back.
play-picked = Chosen: { $items }. { $left ->
    [one] One more.
   *[other] { $left } more.
}
play-picked-some = Chosen: { $items }. { $left ->
    [one] One more, or “{ $end }”.
   *[other] Up to { $left } more, or “{ $end }”.
}
play-put-back = Put back: { $item }.
play-pick-too-many = That is too many: { $left ->
    [one] only one more can be chosen.
   *[other] only { $left } more can be chosen.
} Nothing was changed.
play-pick-no-more = { $count ->
    [one] There is only one { $item } to choose.
   *[other] There are only { $count } of { $item } to choose.
} Nothing was changed.
play-pick-limit = At most { $limit } of { $items } can be chosen. Nothing was changed.

# Commands: the words that can be typed; the first is shown
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
play-help = Type a move as listed, its beginning, or its number. Name several cards in any order, by number or name: “2 3”, “quarry, silver smelter”. Enter alone lists the moves again; Tab completes. The game is saved after every move. You can also type:
play-about-help = show this help
play-about-board = show the table again
play-about-hint = suggest the best moves
play-about-undo = take back your last move
play-about-redo = redo what was undone
play-about-rules = show the rules in short
play-about-card = explain a card, as in “card roma”
play-about-scores = show the points you can see
play-about-log = show the last turns; a number says how many
play-about-save = save a copy, as in “save evening”
play-about-quit = leave; the game can be resumed

# Answers
play-hint = After { $games } simulations:
play-hint-move = { $move } wins about { $share } % of games
play-hint-exact = Nothing is hidden any more. Played out to the end:
play-hint-chances = Chances of winning: { $chances }.
play-hint-line = Expected: { $line }.
play-which-card = Which card? Type part of its name.
play-no-card = No card is called “{ $card }”.
play-more-cards = … and { $count } more.
play-total = Total
play-saved-elsewhere = { $why } The game is saved here instead: { $file }
play-unsaved = { $why } The game cannot be saved: please save it somewhere else, as in “{ $save } /path/evening”.
play-would-lose = This game has not been saved. “{ $save } /path/evening” saves it; “{ $quit }” again leaves without saving.
play-lost = The game could not be saved.
play-saved = Saved: { $file }
play-undone = Undone.
play-taken-back = Undone, with everything that followed. The shuffle stays the same, and the record notes that moves were taken back.
play-consent = { $player } wants to take back a move that others have seen. { $others }: do you agree? (yes/no)
play-refused = Not undone.
play-redone = Redone.

# The end
play-winner = { $you ->
    [yes] You win
   *[no] { $players } wins
} with { NUMBER($points, useGrouping: 0) } { $points ->
    [one] point
   *[other] points
}.
play-winner-tie = { $you ->
    [yes] You win
   *[no] { $players } wins
} the tie-break at { NUMBER($points, useGrouping: 0) } { $points ->
    [one] point
   *[other] points
}.
play-shared = { $you ->
    [yes] You and { $others } share
   *[no] { $players } share
} the victory with { NUMBER($points, useGrouping: 0) } { $points ->
    [one] point
   *[other] points
}.
play-place-won-points = { $team ->
    [yes] Your team wins, { $ahead } ahead.
   *[no] { $ahead } { $ahead ->
        [one] point
       *[other] points
    } ahead.
}
play-place-won-tie = { $team ->
    [yes] Your team wins
   *[no] You win
} the tie-break.
play-place-won-plain = { $team ->
    [yes] Your team wins.
   *[no] You win.
}
play-place-shared = { $team ->
    [yes] Your team shares
   *[no] You share
} the victory.
play-place-rank = { $team ->
    [yes] { $level ->
        [yes] Your team shares
       *[no] Your team came
    }
   *[no] { $level ->
        [yes] You share
       *[no] You came
    }
} { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}{ $level ->
    [yes] { " " }place
   *[no] { "" }
}
play-place-lost-points = { play-place-rank }, { $behind } behind.
play-place-lost-tie = { play-place-rank }, after the tie-break.
play-place-lost-plain = { play-place-rank }.
play-marked = Moves were taken back in this game.
play-bot-failed = { $player } ({ $bot }) failed: { $why }. It forfeits the game; “{ $stand_in }” plays on in its seat.
play-forfeited = { $player } has forfeited: its result does not count.
play-forfeited-team = { $player } has forfeited, and { $partners } with it: the result of their team does not count.
play-nobody-won = Nobody wins.
play-recorded = The record is { $file }. It contains the sealed secret, so anybody can verify the game with:
play-left = The game is saved: { $file }. To continue:

# The set-up dialog
play-ask-game = What shall we play?
play-ask-seats = { $game }: how many players? ({ $seats })
play-ask-players = Who plays? One player for each seat, separated by commas: { $you } for a person at this screen, or a bot ({ $bots }).
play-ask-again = Please type one of these: { $allowed }.
play-bye = Nothing was started. See you soon.
