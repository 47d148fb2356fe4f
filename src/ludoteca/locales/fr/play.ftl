# La table
play-seat-person = { $letter } { $player } (à cet écran)
play-seat-bot = { $letter } { $player } (robot : { $bot })
play-options = Options : { $options }.
play-promise = Sceau de la donne : { $promise }…
play-welcome = Tapez un coup ou son numéro, ou { $help } pour l’aide.
play-forced = Coup forcé :
play-hand-over = Passez l’écran à { $player }, qui appuie sur Entrée.
play-hand-over-plain = La main montrée est maintenant loin plus haut : prière de ne pas remonter. C’est à { $player } d’appuyer sur Entrée.
play-bad-number = Les coups sont numérotés de 1 à { $count }.

# Plusieurs choses choisies ensemble
play-pick-how = Choisissez dans l’ordre que vous voulez, d’un coup ou l’un après l’autre : par numéro (« 2 3 ») ou par nom, avec des virgules. « { $undo } » remet le dernier.
play-picked = Choisi : { $items }. { $left ->
    [one] Encore { $left }.
   *[other] Encore { $left }.
}
play-picked-some = Choisi : { $items }. { $left ->
    [one] Encore { $left }, ou « { $end } ».
   *[other] Encore { $left } au plus, ou « { $end } ».
}
play-put-back = Remis : { $item }.
play-pick-too-many = C’est trop : { $left ->
    [one] il ne reste qu’une chose à choisir.
   *[other] il ne reste que { $left } choses à choisir.
} Rien n’a changé.
play-pick-no-more = { $count ->
    [one] Il n’y a qu’un exemplaire à choisir : { $item }.
   *[other] Il n’y a que { $count } exemplaires à choisir : { $item }.
} Rien n’a changé.
play-pick-limit = Parmi { $items }, { $limit } au plus peuvent être choisis. Rien n’a changé.

# Commandes : ce qui peut être tapé, la première forme est montrée
play-command-help = aide ?
play-command-board = plateau
play-command-hint = conseil
play-command-undo = annuler
play-command-redo = refaire
play-command-rules = règles
play-command-card = carte
play-command-scores = points
play-command-log = journal
play-command-save = enregistrer
play-command-quit = quitter
play-help = Tapez un coup comme il est listé, ou son début s’il suffit, ou son numéro. Plusieurs cartes se nomment dans l’ordre que l’on veut, par numéros ou par noms : « 2 3 », « carrière, forge ». Entrée seule redonne la liste ; Tab complète. Tout est enregistré après chaque coup. Vous pouvez aussi taper :
play-about-help = cette aide
play-about-board = revoir la table
play-about-hint = les coups qui semblent les meilleurs
play-about-undo = reprendre votre dernier coup
play-about-redo = rejouer ce qui a été repris
play-about-rules = les règles en bref
play-about-card = ce qu’il y a sur une carte, par exemple « carte roma »
play-about-scores = les points, pour autant que vous les connaissiez
play-about-log = ce qui s’est passé ; un nombre dit jusqu’où remonter
play-about-save = enregistrer une copie, par exemple « enregistrer soirée »
play-about-quit = partir ; la partie pourra reprendre

# Réponses
play-hint = Après { $games } simulations :
play-hint-move = { $move } gagne environ { $share } % des parties
play-hint-exact = Plus rien n’est caché. Joué jusqu’au bout :
play-hint-chances = Chances de gagner : { $chances }.
play-hint-line = À prévoir : { $line }.
play-which-card = Quelle carte ? Tapez une partie de son nom.
play-no-card = Aucune carte ne s’appelle « { $card } ».
play-more-cards = … et { $count } de plus.
play-total = Total
play-saved-elsewhere = { $why } La partie est conservée ici : { $file }
play-unsaved = { $why } La partie ne peut pas être conservée : enregistrez-la ailleurs, par exemple « { $save } /dossier/soirée ».
play-would-lose = Cette partie n’est pas enregistrée. « { $save } /dossier/soirée » l’enregistre ; « { $quit } » encore une fois quitte sans l’enregistrer.
play-lost = La partie n’a pas pu être enregistrée.
play-saved = Enregistré : { $file }
play-undone = Coup repris.
play-taken-back = Coup repris, avec tout ce qui a suivi. Le mélange reste le même, et l’enregistrement note que des coups ont été repris.
play-consent = { $player } veut reprendre un coup que d’autres ont vu. { $others } : d’accord ? (oui/non)
play-refused = Rien n’est repris.
play-redone = Coup rejoué.

# La fin
play-winner = { $you ->
    [yes] Vous gagnez
   *[no] { $players } gagne
} avec { NUMBER($points, useGrouping: 0) } { $points ->
    [one] point
   *[other] points
}.
play-winner-tie = { $you ->
    [yes] Vous gagnez
   *[no] { $players } gagne
} au départage, à { NUMBER($points, useGrouping: 0) } { $points ->
    [one] point
   *[other] points
}.
play-shared = { $you ->
    [yes] Vous partagez la victoire avec { $others },
   *[no] { $players } partagent la victoire
} à { NUMBER($points, useGrouping: 0) } { $points ->
    [one] point
   *[other] points
}.
play-place-won-points = { $team ->
    [yes] Votre équipe gagne avec
   *[no] Avec
} { $ahead } { $ahead ->
    [one] point
   *[other] points
} d’avance.
play-place-won-tie = { $team ->
    [yes] Votre équipe gagne
   *[no] Vous gagnez
} au départage.
play-place-won-plain = { $team ->
    [yes] Votre équipe gagne.
   *[no] Vous gagnez.
}
play-place-shared = { $team ->
    [yes] Votre équipe partage
   *[no] Vous partagez
} la victoire.
play-place-rank = { $team ->
    [yes] { $level ->
        [yes] Votre équipe partage la
       *[no] Votre équipe finit
    }
   *[no] { $level ->
        [yes] Vous partagez la
       *[no] Vous finissez
    }
} { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}{ $level ->
    [yes] { " " }place
   *[no] { "" }
}
play-place-lost-points = { play-place-rank }, à { $behind } { $behind ->
    [one] point
   *[other] points
} de la première place.
play-place-lost-tie = { play-place-rank }, au départage.
play-place-lost-plain = { play-place-rank }.
play-marked = Des coups ont été repris dans cette partie.
play-bot-failed = { $player } ({ $bot }) ne répond plus correctement : { $why }. Il perd par forfait ; « { $stand_in } » finit la partie à sa place.
play-forfeited = { $player } a perdu par forfait : son résultat ne compte pas.
play-forfeited-team = { $player } a perdu par forfait, et { $partners } avec : le résultat de leur équipe ne compte pas.
play-nobody-won = Personne n’a gagné.
play-recorded = La partie est dans { $file }, avec le secret scellé ; chacun peut la vérifier :
play-left = La partie est enregistrée : { $file }. Pour continuer :

# Dresser une table
play-ask-game = À quoi jouons-nous ?
play-ask-seats = { $game } : combien de joueurs ? ({ $seats })
play-ask-players = Qui joue ? Un par place, séparés par des virgules : { $you } pour une personne à cet écran, ou un robot ({ $bots }).
play-ask-again = Tapez l’un de ceux-ci : { $allowed }.
play-bye = Rien n’a été commencé. À bientôt.
