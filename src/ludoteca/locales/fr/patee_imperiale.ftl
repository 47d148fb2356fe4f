patee_imperiale-notice = Pâtée Impériale est un jeu de Kraether (2019). Ceci est une mise en œuvre non officielle de ses règles ; les titres et marques appartiennent à leurs propriétaires. Aucun texte, image, logo ni police d’une édition n’est utilisé. Ce qu’aucune source ne dit des cartes est inventé et le dit.
patee_imperiale-summary = Entourez-vous de courtisans, charmez ceux des autres, semez le scandale : la meilleure suite de la cour remporte la manche et la médaille.

# Options
patee_imperiale-option-teams = Deux équipes
patee_imperiale-option-teams-help = Quatre joueurs en deux équipes ; les partenaires sont en diagonale et les points d’une équipe sont la somme de ses suites.

# Cartes
patee_imperiale-card = { $name } ({ $value }, { $role }, { $colour }) : { $action }
patee_imperiale-card-invented = { $card } [inventé]
patee_imperiale-card-partly-invented = { $card } [inventé : { $what }]
patee_imperiale-role-flatteur = Flatteur
patee_imperiale-role-intrigant = Intrigant
patee_imperiale-role-eloquent = Éloquent
patee_imperiale-role-conciliant = Conciliant
patee_imperiale-colour-green = vert
patee_imperiale-colour-blue = bleu
patee_imperiale-colour-red = rouge
patee_imperiale-attribute-name = Nom
patee_imperiale-attribute-value = Prestige
patee_imperiale-attribute-colour = Couleur
patee_imperiale-attribute-role = Rôle
patee_imperiale-attribute-action = Action
patee_imperiale-attribute-starter = Courtisan de départ

# Ce que dit une carte, d’après son verbe
patee_imperiale-action-none = Aucune action.
patee_imperiale-action-needs_another = Ne peut être joué que s’il vous reste une autre carte en main.
patee_imperiale-action-suite_discredit = Discréditez { $n ->
    [one] un courtisan
   *[other] { $n } courtisans
} { $scope ->
    [any] parmi toutes les suites
    [own] de votre propre suite
   *[other] des suites adverses
}{ $limited ->
    [yes] , de valeur { $max } ou moins
   *[no] {""}
}.
patee_imperiale-action-highest = Désignez un autre joueur : le courtisan le plus précieux de sa suite est discrédité{ $limited ->
    [yes] , s’il vaut { $max } ou moins
   *[no] {""}
}.
patee_imperiale-action-charm = Charmez un courtisan{ $limited ->
    [yes] {""} de valeur { $max } ou moins
   *[no] {""}
} d’une autre suite : il rejoint la vôtre.
patee_imperiale-action-suite_swap-actor = Échangez un autre de vos courtisans contre un courtisan{ $limited ->
    [yes] {""} de valeur { $max } ou moins
   *[no] {""}
} d’une autre suite.
patee_imperiale-action-suite_swap-self = Échangez cette carte même contre un courtisan{ $limited ->
    [yes] {""} de valeur { $max } ou moins
   *[no] {""}
} d’une autre suite.
patee_imperiale-action-give = Donnez un autre de vos courtisans à une autre suite.
patee_imperiale-action-hand_discredit-one-random = Désignez un autre joueur : { $n ->
    [one] une carte de sa main, tirée au hasard, est discréditée
   *[other] { $n } cartes de sa main, tirées au hasard, sont discréditées
}.
patee_imperiale-action-hand_discredit-one-owner = Désignez un autre joueur : il discrédite { $n ->
    [one] une carte
   *[other] { $n } cartes
} de sa main, à son choix.
patee_imperiale-action-hand_discredit-one-actor_of_2 = Désignez un autre joueur : il vous montre, et à personne d’autre, deux cartes de sa main ; discréditez-en { $n ->
    [one] une
   *[other] { $n }
}.
patee_imperiale-action-hand_discredit-each-random = Chaque autre joueur perd { $n ->
    [one] une carte de sa main, tirée au hasard et discréditée
   *[other] { $n } cartes de sa main, tirées au hasard et discréditées
}.
patee_imperiale-action-hand_discredit-each-owner = Chaque autre joueur discrédite { $n ->
    [one] une carte
   *[other] { $n } cartes
} de sa main, à son choix.
patee_imperiale-action-hand_discredit-each-actor_of_2 = Chaque autre joueur vous montre, et à personne d’autre, deux cartes de sa main ; discréditez-en { $n ->
    [one] une
   *[other] { $n }
}.
patee_imperiale-action-hand_discredit-self-random = Vous perdez { $n ->
    [one] une carte de votre main, tirée au hasard et discréditée
   *[other] { $n } cartes de votre main, tirées au hasard et discréditées
}.
patee_imperiale-action-hand_discredit-self-owner = Discréditez { $n ->
    [one] une carte
   *[other] { $n } cartes
} de votre main.
patee_imperiale-action-hand_take = Désignez un autre joueur : il vous montre, et à personne d’autre, { $n ->
    [one] une carte
   *[other] { $n } cartes
} de son choix ; prenez-en une en main.
patee_imperiale-action-hand_swap = Désignez un autre joueur : donnez-lui une carte de votre main contre une des siennes, tirée au hasard.
patee_imperiale-action-play_more = Jouez encore { $n ->
    [one] un courtisan
   *[other] { $n } courtisans
}{ $limited ->
    [yes] {""} de valeur { $max } ou moins
   *[no] {""}
}{ $silent ->
    [yes] , sans action
   *[no] {""}
}.
patee_imperiale-action-recall = Récupérez { $whence ->
    [any] un courtisan de la défausse ou de n’importe quelle suite
    [own] un autre courtisan de votre suite
    [discard] un courtisan de la défausse
    [last] le courtisan sur le dessus de la défausse
   *[other] un courtisan d’une autre suite
}{ $limited ->
    [yes] , de valeur { $max } ou moins,
   *[no] {""}
} { $to ->
    [hand] en main (jamais un Conciliant)
   *[suite] dans votre suite
}.

# Fichiers de cartes
patee_imperiale-cards-count = Un fichier de cartes compte { $wanted } cartes ; celui-ci en a { $given }.
patee_imperiale-cards-starters = Il faut { $wanted } cartes avec le champ « { $field } » ; ce fichier en a { $given }.
patee_imperiale-cards-opens = Une seule carte doit avoir le champ « { $field } » avec « { $place } » ; ce fichier en a { $given }.
patee_imperiale-cards-opens-starter = Carte { $card }, champ « { $field } » : seul un courtisan de départ peut ouvrir une manche.
patee_imperiale-cards-twice = Carte { $card }, champ « { $field } » : une carte porte déjà ce nom.
patee_imperiale-cards-range = Carte { $card }, champ « { $field } » : { $given } n’est pas compris entre { $low } et { $high }.
patee_imperiale-cards-endless = Carte { $card }, champ « { $field } » : qui récupère en main doit être conciliant, sinon les récupérations pourraient s’enchaîner et une manche ne jamais finir.
patee_imperiale-cards-highest = Carte { $card }, champ « { $field } » : « highest » va avec scope other et n 1.
patee_imperiale-cards-actor-of-2 = Carte { $card }, champ « { $field } » : « actor_of_2 » va avec who one ou each et n 1.
patee_imperiale-cards-stays = Carte { $card }, champ « { $field } » : un courtisan de sa propre suite récupéré dans sa propre suite ne bougerait pas.
patee_imperiale-cards-unprintable = Carte { $card }, champ « { $field } » : un nom ne peut contenir de caractères de contrôle ni d’autres qui ne s’impriment pas.
patee_imperiale-cards-long = Carte { $card }, champ « { $field } » : un nom a au plus { $most } caractères ; celui-ci en a { $given }.
patee_imperiale-cards-no-letter = Carte { $card }, champ « { $field } » : un nom doit avoir au moins une lettre ou un chiffre.

# Coups
patee_imperiale-move-play = Jouer { $card }
patee_imperiale-move-discredit = Discréditer { $card } ({ $value })
patee_imperiale-move-charm = Charmer { $card } ({ $value })
patee_imperiale-move-swap = Échanger contre { $card } ({ $value })
patee_imperiale-move-give = Donner { $card } ({ $value })
patee_imperiale-move-show = Montrer { $card } ({ $value })
patee_imperiale-move-take = Prendre { $card } ({ $value })
patee_imperiale-move-recall = Récupérer { $card } ({ $value })
patee_imperiale-move-name = Désigner le joueur { NUMBER($seat, useGrouping: 0) }

# À décider
patee_imperiale-prompt-play = Jouez un courtisan.
patee_imperiale-prompt-play-more = { $card } vous permet de jouer encore { $left ->
    [one] un courtisan
   *[other] { $left } courtisans
}{ $limited ->
    [yes] {""} de valeur { $max } ou moins
   *[no] {""}
}{ $silent ->
    [yes] , sans action
   *[no] {""}
}.
patee_imperiale-prompt-discredit = { $card } : { $left ->
    [one] quel courtisan
   *[other] quels { $left } courtisans
} discréditez-vous ?
patee_imperiale-prompt-charm = { $card } : quel courtisan charmez-vous ?
patee_imperiale-prompt-swap = { $card } : quel courtisan prenez-vous ?
patee_imperiale-prompt-give = { $card } : quelle carte donnez-vous ?
patee_imperiale-prompt-name = { $card } : qui désignez-vous ?
patee_imperiale-prompt-lose = { $card } : { $left ->
    [one] quelle carte
   *[other] quelles { $left } cartes
} de votre main discréditez-vous ?
patee_imperiale-prompt-show = { $card } : { $left ->
    [one] quelle carte
   *[other] quelles { $left } cartes
} montrez-vous ?
patee_imperiale-prompt-strike = { $card } : laquelle des cartes montrées discréditez-vous ?
patee_imperiale-prompt-take = { $card } : laquelle des cartes montrées prenez-vous ?
patee_imperiale-prompt-recall = { $card } : quel courtisan récupérez-vous ?
patee_imperiale-prompt-over = La partie est finie.

# Ce qui s’est passé
patee_imperiale-event-round = La manche { NUMBER($round, useGrouping: 0) } commence : toutes les cartes sont mélangées.
patee_imperiale-event-round-reserve = La manche { NUMBER($round, useGrouping: 0) } commence : la réserve est distribuée.
patee_imperiale-event-starter-back = { $card } revient de { $player_you ->
    [yes] votre main
   *[no] la main { $player_initial ->
        [a] d’{ $player }
        [vowel] d’{ $player }
       *[other] de { $player }
    }
}.
patee_imperiale-event-starter = { $card } { $player_you ->
    [yes] vous accompagne
   *[no] accompagne { $player }
}.
patee_imperiale-event-left-over = { $card }, en trop, est discrédité.
patee_imperiale-event-begins = { $player_you ->
    [yes] Vous commencez.
   *[no] { $player } commence.
}
patee_imperiale-event-played = { $player_you ->
    [yes] jouez
   *[no] joue
} { $card }
patee_imperiale-event-played-more = { $player_you ->
    [yes] jouez
   *[no] joue
} encore { $card }
patee_imperiale-event-failed = { $card } : l’action ne peut pas être appliquée en entier, rien n’en est fait.
patee_imperiale-event-chain-ended = Le reste de ce que permettait { $card } est perdu.
patee_imperiale-event-named = { $other_you ->
    [yes] vous désigne
   *[no] { $player_you ->
        [yes] désignez
       *[no] désigne
    } { $other }
}
patee_imperiale-event-discredited = { $player_you ->
    [yes] discréditez
   *[no] discrédite
} { $card } chez { $other_you ->
    [yes] vous
   *[no] { $other }
}
patee_imperiale-event-lost = { $player_you ->
    [yes] discréditez { $card } de votre main
   *[no] discrédite { $card } de sa main
}
patee_imperiale-event-charmed = { $player_you ->
    [yes] charmez
   *[no] charme
} { $card } chez { $other_you ->
    [yes] vous
   *[no] { $other }
}
patee_imperiale-event-swapped = { $other_you ->
    [yes] vous prend { $taken } contre { $given }
   *[no] { $player_you ->
        [yes] prenez
       *[no] prend
    } { $taken } à { $other } contre { $given }
}
patee_imperiale-event-given = { $other_you ->
    [yes] vous donne { $card }
   *[no] { $player_you ->
        [yes] donnez
       *[no] donne
    } { $card } à { $other }
}
patee_imperiale-event-shown = { $other_you ->
    [yes] vous montre des cartes, à vous seulement
   *[no] { $player_you ->
        [yes] montrez
       *[no] montre
    } des cartes à { $other } seulement
}
patee_imperiale-event-shown-cards = { $other_you ->
    [yes] vous montre { $cards }, à vous seulement
   *[no] { $player_you ->
        [yes] montrez
       *[no] montre
    } { $cards } à { $other } seulement
}
patee_imperiale-event-taken = { $other_you ->
    [yes] vous prend une carte
   *[no] { $player_you ->
        [yes] prenez
       *[no] prend
    } une carte à { $other }
}
patee_imperiale-event-taken-card = { $other_you ->
    [yes] vous prend { $card }
   *[no] { $player_you ->
        [yes] prenez
       *[no] prend
    } { $card } à { $other }
}
patee_imperiale-event-hands = { $player_you ->
    [yes] échangez une carte de votre main
   *[no] échange une carte de sa main
} avec { $other_you ->
    [yes] vous
   *[no] { $other }
}
patee_imperiale-event-hands-cards = { $player_you ->
    [yes] échangez
   *[no] échange
} { $given } contre { $got } avec { $other_you ->
    [yes] vous
   *[no] { $other }
}
patee_imperiale-event-recalled-hand = { $player_you ->
    [yes] récupérez
   *[no] récupère
} { $card } en main depuis la défausse
patee_imperiale-event-recalled-suite = { $player_you ->
    [yes] récupérez { $card } de la défausse dans votre suite
   *[no] récupère { $card } de la défausse dans sa suite
}
patee_imperiale-event-recalled-hand-suite = { $player_you ->
    [yes] récupérez
   *[no] récupère
} { $card } en main depuis { $other_you ->
    [yes] votre suite
   *[no] la suite { $other_initial ->
        [a] d’{ $other }
        [vowel] d’{ $other }
       *[other] de { $other }
    }
}
patee_imperiale-event-recalled-suite-suite = { $player_you ->
    [yes] récupérez { $card } dans votre suite
   *[no] récupère { $card } dans sa suite
}, depuis { $other_you ->
    [yes] la vôtre
   *[no] celle { $other_initial ->
        [a] d’{ $other }
        [vowel] d’{ $other }
       *[other] de { $other }
    }
}
patee_imperiale-event-recalled-hand-own = { $player_you ->
    [yes] récupérez { $card } en main depuis votre propre suite
   *[no] récupère { $card } en main depuis sa propre suite
}
patee_imperiale-event-recalled-suite-own = { $player_you ->
    [yes] récupérez { $card }, qui reste dans votre suite
   *[no] récupère { $card }, qui reste dans sa suite
}
patee_imperiale-event-scored = { $player_you ->
    [yes] Vous
   *[no] { $player }
} : prestige { $points }.
patee_imperiale-round-hand_empty = { $player_you ->
    [yes] Vous n’avez plus de carte : la manche est finie.
   *[no] { $player } n’a plus de carte : la manche est finie.
}
patee_imperiale-round-stuck = { $player_you ->
    [yes] Il ne vous reste qu’une carte, { $card }, qui ne peut pas être jouée : la manche est finie.
   *[no] { $player } n’a plus qu’une carte, { $card }, qui ne peut pas être jouée : la manche est finie.
}
patee_imperiale-round-tied = Égalité : personne ne prend la médaille.
patee_imperiale-round-won = { $subject ->
    [you] Vous la remportez et prenez la médaille.
    [us] { $players } la remportez et prenez la médaille.
    [one] { $players } la remporte et prend la médaille.
   *[other] { $players } la remportent et prennent la médaille.
}

# La fin
patee_imperiale-won-two_won = { $subject ->
    [you] Vous gagnez avec deux manches remportées.
   *[one] { $players } gagne avec deux manches remportées.
}
patee_imperiale-won-two_in_a_row = { $subject ->
    [you] Vous gagnez avec deux manches de suite.
    [us] { $players } gagnez avec deux manches de suite.
    [one] { $players } gagne avec deux manches de suite.
   *[other] { $players } gagnent avec deux manches de suite.
}
patee_imperiale-won-points = { $subject ->
    [you] Vous gagnez avec { $points } points.
    [us] { $players } gagnez avec { $points } points.
    [one] { $players } gagne avec { $points } points.
   *[other] { $players } gagnent avec { $points } points.
}
patee_imperiale-won-rounds_won = { $subject ->
    [you] Vous gagnez avec { $points } points et plus de manches gagnées.
    [us] { $players } gagnez avec { $points } points et plus de manches gagnées.
    [one] { $players } gagne avec { $points } points et plus de manches gagnées.
   *[other] { $players } gagnent avec { $points } points et plus de manches gagnées.
}
patee_imperiale-won-best_round = { $subject ->
    [you] Vous gagnez avec { $points } points et la meilleure manche.
    [us] { $players } gagnez avec { $points } points et la meilleure manche.
    [one] { $players } gagne avec { $points } points et la meilleure manche.
   *[other] { $players } gagnent avec { $points } points et la meilleure manche.
}
patee_imperiale-reason-two_won = Deux manches gagnées : la partie est finie.
patee_imperiale-reason-two_in_a_row = Deux manches gagnées de suite : la partie est finie.
patee_imperiale-reason-points = Trois manches jouées : les points décident.
patee_imperiale-tie-rounds_won = Égalité de points ; qui a gagné le plus de manches l’emporte.
patee_imperiale-tie-best_round = Égalité de points et de manches ; la meilleure manche l’emporte.
patee_imperiale-category-round_1 = Manche 1
patee_imperiale-category-round_2 = Manche 2
patee_imperiale-category-round_3 = Manche 3
patee_imperiale-category-later_rounds = Manches suivantes
patee_imperiale-category-rounds_won = Manches gagnées
patee_imperiale-category-best_round = Meilleure manche

# Les règles en bref
patee_imperiale-rules =
    Une partie compte deux ou trois manches. Au début d’une manche, chacun a des courtisans de départ visibles dans sa suite et une main cachée ; qui a le premier courtisan de départ commence, puis on joue dans le sens horaire.
    À votre tour, jouez un courtisan de votre main dans votre suite et appliquez son action. Elle est obligatoire, en entier ou pas du tout : si aucun choix ne permet de l’appliquer en entier, rien n’en est fait, et les points comptent tout de même.
    Un courtisan discrédité va à la défausse, visible de tous. Un courtisan charmé, donné, échangé ou récupéré n’agit pas : seul agit celui qu’on joue de sa main. Trois cartes jouées au plus par tour.
    Une manche s’arrête si une main est vide à la fin d’un tour, ou aussitôt si, au début de votre tour, votre seule carte ne peut pas être jouée. La somme de votre suite compte, les cartes en main ne comptent pas. Qui a le plus de points remporte la manche et la médaille ; à égalité, personne.
    À deux, il faut gagner deux manches. À trois ou quatre, deux manches de suite ; après trois manches, le plus grand total, puis le plus de manches gagnées, puis la meilleure manche.
patee_imperiale-rules-teams =
    Équipes : les partenaires sont en diagonale. Les points d’une équipe sont la somme de ses deux suites ; pour toute action, votre partenaire est un autre joueur.

# Terminal
patee_imperiale-terminal-round = Manche { NUMBER($round, useGrouping: 0) }
patee_imperiale-terminal-medal = médaille : { $players }
patee_imperiale-terminal-no-medal = médaille : personne
patee_imperiale-terminal-player = Joueur
patee_imperiale-terminal-won = Gagnées
patee_imperiale-terminal-total = Total
patee_imperiale-terminal-points = Suite
patee_imperiale-terminal-hand = Main
patee_imperiale-terminal-suite = Courtisans
patee_imperiale-terminal-discard = Défausse (dessus à la fin)
patee_imperiale-terminal-reserve = Réserve
patee_imperiale-terminal-your-hand = Votre main
patee_imperiale-terminal-shown = Cartes qu’on vous montre
patee_imperiale-terminal-house = Jeu de la maison, pas celui de l’éditeur : les cartes marquées * sont inventées, celles marquées ° connues en partie.
patee_imperiale-terminal-say-player = { $player } : prestige { $points } dans cette manche, { $total } dans la partie, manches gagnées { $won }, cartes en main { $cards }.
patee_imperiale-terminal-say-suite = Suite : { $cards }.
patee_imperiale-terminal-say-no-suite = La suite est vide.
patee_imperiale-terminal-say-discard = Défausse, la dernière sur le dessus : { $cards }.
patee_imperiale-terminal-say-no-discard = La défausse est vide.
patee_imperiale-terminal-say-reserve = Cartes en réserve : { $cards }.
patee_imperiale-terminal-say-hand = Votre main : { $cards }.
patee_imperiale-terminal-say-no-hand = Votre main est vide.
patee_imperiale-terminal-say-shown = Cartes qu’on vous montre : { $cards }.

# Le plateau
patee_imperiale-board-invented = inventé
patee_imperiale-board-partly = inventé en partie
patee_imperiale-board-all-invented = Un remplaçant de notre cru : inventé, du nom à l’action.
patee_imperiale-board-some-invented = Inventé ici : { $parts }.
patee_imperiale-board-limit = de { $max } ou moins
patee_imperiale-board-act-none = Aucune action.
patee_imperiale-board-act-needs = Seulement avec une autre carte en main.
patee_imperiale-board-act-discredit-any = Discréditez un courtisan { $limit }.
patee_imperiale-board-act-discredit-other = Discréditez un courtisan adverse { $limit }.
patee_imperiale-board-act-discredit-own = Discréditez un des vôtres { $limit }.
patee_imperiale-board-act-discredit-any-many = Discréditez { $n } courtisans { $limit }.
patee_imperiale-board-act-discredit-other-many = Discréditez { $n } rivaux { $limit }.
patee_imperiale-board-act-discredit-own-many = Discréditez { $n } des vôtres { $limit }.
patee_imperiale-board-act-highest = Discréditez le meilleur d’une autre suite.
patee_imperiale-board-act-charm = Charmez un courtisan { $limit }.
patee_imperiale-board-act-swap-actor = Échangez un des vôtres contre un { $limit }.
patee_imperiale-board-act-swap-self = S’échange contre un courtisan { $limit }.
patee_imperiale-board-act-give = Donnez un autre des vôtres.
patee_imperiale-board-act-hand-one-random = Un joueur perd { $n ->
    [one] une carte
   *[other] { $n } cartes
} au hasard.
patee_imperiale-board-act-hand-one-owner = Un joueur discrédite { $n ->
    [one] une carte
   *[other] { $n } cartes
} de sa main.
patee_imperiale-board-act-hand-one-actor_of_2 = On vous montre 2 cartes, discréditez-en 1.
patee_imperiale-board-act-hand-each-owner = Les autres discréditent { $n ->
    [one] une carte
   *[other] { $n } cartes
} de leur main.
patee_imperiale-board-act-hand-self-owner = Discréditez { $n ->
    [one] une carte
   *[other] { $n } cartes
} de votre main.
patee_imperiale-board-act-take = On vous montre { $n } cartes, prenez-en 1.
patee_imperiale-board-act-hands = Une de vos cartes contre une au hasard.
patee_imperiale-board-act-more = Jouez-en encore { $n } { $limit }.
patee_imperiale-board-act-more-silent = Jouez-en encore { $n } { $limit }, sans action.
patee_imperiale-board-act-recall-discard-hand = Un discrédité { $limit } vient en main.
patee_imperiale-board-act-recall-discard-suite = Un discrédité { $limit } rejoint votre suite.
patee_imperiale-board-act-recall-last-hand = Le dernier discrédité vient en main.
patee_imperiale-board-act-recall-last-suite = Le dernier discrédité rejoint votre suite.
patee_imperiale-board-act-recall-own-hand = Un autre des vôtres revient en main.
patee_imperiale-board-act-recall-other-hand = Un courtisan adverse vient en main.
patee_imperiale-board-act-recall-any-hand = N’importe quel courtisan { $limit } vient en main.
patee_imperiale-board-you = Vous
patee_imperiale-board-name = Désigner { $name }
patee_imperiale-board-do-play = Jouer { $card } ({ $worth })
patee_imperiale-board-do-discredit = Discréditer { $card } ({ $value })
patee_imperiale-board-do-charm = Charmer { $card } ({ $worth })
patee_imperiale-board-do-swap = Prendre { $card } ({ $value })
patee_imperiale-board-do-give = Donner { $card } ({ $value })
patee_imperiale-board-do-show = Montrer { $card } ({ $value })
patee_imperiale-board-do-take = Prendre { $card } ({ $value })
patee_imperiale-board-do-recall = Récupérer { $card } ({ $value })
patee_imperiale-board-round = Manche { $round }
patee_imperiale-board-round-of = Manche { $round }/{ $most }
patee_imperiale-board-holds-medal = { $name } : la médaille
patee_imperiale-board-in-hand = Cartes en main
patee_imperiale-board-rounds-won = Manches gagnées
patee_imperiale-board-total = Points de la partie
patee_imperiale-board-this-round = Cette manche, jusqu’ici
patee_imperiale-board-team-round = L’équipe, cette manche
patee_imperiale-board-partner = partenaire
patee_imperiale-board-your-team = votre équipe { $points }
patee_imperiale-board-their-team = leur équipe { $points }
patee_imperiale-board-your-suite = Votre suite
patee_imperiale-board-suite-of = Suite : { $name }
patee_imperiale-board-empty = Personne.
patee_imperiale-board-say-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette manche, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $won ->
    [one] { $won } manche gagnée
   *[other] { $won } manches gagnées
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
} dans la partie.
patee_imperiale-board-say-medal = Porte la médaille.
patee_imperiale-board-say-card = { $card }, { $value }, { $role }. { $action }
patee_imperiale-board-say-ghost = viendrait ici
patee_imperiale-board-say-leaving = s’en irait
patee_imperiale-board-discard = Discrédités
patee_imperiale-board-discard-count = { $count ->
    [one] { $count }, visible de tous
   *[other] { $count }, visibles de tous
}
patee_imperiale-board-discard-empty = Personne pour l’instant.
patee_imperiale-board-discard-open = Tous dans l’ordre ({ $count })
patee_imperiale-board-discard-close = Fermer
patee_imperiale-board-discard-order = Le premier à gauche, le dernier à droite.
patee_imperiale-board-gone = Hors de cette manche
patee_imperiale-board-reserve = { $count } en réserve
patee_imperiale-board-just-played = vient d’être joué
patee_imperiale-board-shown-by = { $name } ne montre qu’à vous
patee_imperiale-board-shown-to = Vous montrez à { $name }
patee_imperiale-board-shown-hidden = { $count ->
    [one] Une carte est montrée en secret.
   *[other] { $count } cartes sont montrées en secret.
}
patee_imperiale-board-emperor = Ludwig von Jaulen
patee_imperiale-board-rounds = Les manches jusqu’ici
patee_imperiale-board-won-by = { $name } gagne la manche { $round }
patee_imperiale-board-you-won = Vous gagnez la manche { $round }
patee_imperiale-board-tied = Manche { $round } à égalité : pas de médaille
patee_imperiale-board-wins = remporte la partie
patee_imperiale-board-you-win = Vous remportez la partie
patee_imperiale-board-hand = Votre main
patee_imperiale-board-hand-empty = Votre main est vide.
patee_imperiale-board-hand-of = { $name }, cartes en main : { $count }
patee_imperiale-board-roles = Rôles
patee_imperiale-board-role-flatteur = Déplace les points : discrédite, charme, échange et donne les courtisans des suites.
patee_imperiale-board-role-intrigant = S’en prend aux mains : elles fondent, se montrent ou changent de maître.
patee_imperiale-board-role-eloquent = Parle pour d’autres : permet d’en jouer un ou deux de plus.
patee_imperiale-board-role-conciliant = Fait revenir des courtisans déjà joués. Ne peut pas être récupéré en main.
patee_imperiale-board-advice = Quand les jouer (un conseil, pas une règle)
patee_imperiale-board-advice-green = Tôt
patee_imperiale-board-advice-blue = Après deux tours
patee_imperiale-board-advice-red = Quand quelqu’un n’a plus que trois cartes
patee_imperiale-board-all-cards = Tous les courtisans de ce jeu
patee_imperiale-board-where-suite = dans une suite
patee_imperiale-board-where-discard = discrédité
patee_imperiale-board-where-hand = dans votre main
patee_imperiale-board-where-gone = hors de cette manche
patee_imperiale-board-known = Ce que l’on sait des mains
patee_imperiale-board-at-most = { $name } a au plus { $count } de ces cartes : { $cards }.
patee_imperiale-board-at-least = { $name } a au moins { $count } de ces cartes : { $cards }.
patee_imperiale-board-legend = * inventé   ° connu en partie
patee_imperiale-board-ludwig-idle-1 = Que quelqu’un m’amuse.
patee_imperiale-board-ludwig-idle-2 = Nous veillons encore. À peine.
patee_imperiale-board-ludwig-begins-1 = Que la cour entre. Un par un.
patee_imperiale-board-ludwig-card-played-1 = Et celui-là, qui est-ce ?
patee_imperiale-board-ludwig-card-played-2 = Nous avons vu de plus belles révérences.
patee_imperiale-board-ludwig-card-played-3 = C’est noté. Quelque part.
patee_imperiale-board-ludwig-more-allowed-1 = Il parle, et il en arrive toujours.
patee_imperiale-board-ludwig-action-failed-1 = Tant d’apprêts pour rien.
patee_imperiale-board-ludwig-chain-ended-1 = Assez de discours pour aujourd’hui.
patee_imperiale-board-ludwig-charmed-1 = La loyauté, à ce que nous voyons, a de beaux yeux.
patee_imperiale-board-ludwig-swapped-1 = Un échange honnête. Pour l’un des deux.
patee_imperiale-board-ludwig-given-1 = Gare aux cadeaux qui marchent.
patee_imperiale-board-ludwig-discredited-1 = La porte est par là.
patee_imperiale-board-ludwig-discredited-2 = Cette perruque nous a toujours déplu.
patee_imperiale-board-ludwig-hand-discredited-1 = On jase. Parfait.
patee_imperiale-board-ludwig-card-taken-1 = Nous n’avons rien vu. Poursuivez.
patee_imperiale-board-ludwig-hands-swapped-1 = Quelqu’un s’est fait avoir.
patee_imperiale-board-ludwig-recalled-1 = Encore vous.
patee_imperiale-board-ludwig-round-ended-1 = La médaille, donc. Ne la rayez pas.
patee_imperiale-board-ludwig-match-ended-1 = Assez. À table.

patee_imperiale-deed-starter-back = courtisan de départ rendu
patee_imperiale-deed-starter-dealt = courtisan de départ reçu
patee_imperiale-deed-card-dealt = reçu
patee_imperiale-deed-card-played = joué
patee_imperiale-deed-action-failed = action sans effet
patee_imperiale-deed-more-allowed = a rejoué grâce à lui
patee_imperiale-deed-chain-ended = n’a pas pu rejouer après lui
patee_imperiale-deed-discredited = perdu de la suite
patee_imperiale-deed-hand-discredited = perdu de la main
patee_imperiale-deed-charmed = charmé
patee_imperiale-deed-swap-chosen = choisi pour un échange
patee_imperiale-deed-given = donné
patee_imperiale-deed-card-chosen = choisi dans la main
patee_imperiale-deed-card-taken = pris à quelqu’un
patee_imperiale-deed-recalled = récupéré
patee_imperiale-deed-round-ended = n’avait plus que lui
patee_imperiale-you = vous
patee_imperiale-past-you = vous
patee_imperiale-event-discredited-own = { $player_you ->
    [yes] discréditez { $card } de votre propre suite
   *[no] discrédite { $card } de sa propre suite
}
patee_imperiale-event-struck = { $player_you ->
    [yes] discréditez
   *[no] discrédite
} { $card } de { $other_you ->
    [yes] votre main
   *[no] la main { $other_initial ->
        [a] d’{ $other }
        [vowel] d’{ $other }
       *[other] de { $other }
    }
}
patee_imperiale-event-swap-chosen = { $player_you ->
    [yes] choisissez
   *[no] choisit
} { $card } pour l’échange
patee_imperiale-act-card = { $name } ({ $value })
patee_imperiale-act-subject = { $player_you ->
    [yes] Vous
   *[no] { $player }
}
patee_imperiale-act-more = { $player_you ->
    [yes] pouvez
   *[no] peut
} en jouer encore { $n ->
    [one] un
   *[other] { $n }
}
patee_imperiale-act-plain = { $deeds }.
patee_imperiale-act-points = { $deeds } : { $points }.
patee_imperiale-act-own-change = { $before } → { $after }
patee_imperiale-act-change = { $player_you ->
    [yes] vous
   *[no] { $player }
} { $before } → { $after }
patee_imperiale-act-failed = L’action ne peut pas être appliquée en entier : rien n’en est fait.
patee_imperiale-act-gain = prestige { $before } → { $after }
patee_imperiale-act-gain-lost = { $n ->
    [one] une carte de moins en main
   *[other] { $n } cartes de moins en main
}
patee_imperiale-act-deal = Manche { NUMBER($round, useGrouping: 0) } : { $cards } cartes chacun{ $discredited ->
    [0] {""}
    [one] , un courtisan discrédité
   *[other] , { $discredited } courtisans discrédités
}.
patee_imperiale-act-deal-reserve = Manche { NUMBER($round, useGrouping: 0) } : { $cards } cartes chacun, de la réserve.
patee_imperiale-act-begins = { $player_you ->
    [yes] Vous avez { $card } : vous commencez.
   *[no] { $player } a { $card } et commence.
}
patee_imperiale-act-starter = { $card } chez { $player_you ->
    [yes] vous
   *[no] { $player }
}
patee_imperiale-act-starters = Les courtisans de départ : { $list }.
patee_imperiale-act-short-round = Manche finie
patee_imperiale-act-short-deal = Manche { NUMBER($round, useGrouping: 0) }
patee_imperiale-act-short-lost = perd { $card }
patee_imperiale-act-short-shown = montre des cartes
patee_imperiale-act-short-taken = prend une carte
patee_imperiale-act-short-hands = échange de cartes
patee_imperiale-end-won = { $subject ->
    [you] Vous remportez la manche, { $points } contre { $next }.
    [us] { $players } remportez la manche, { $points } contre { $next }.
    [one] { $players } remporte la manche, { $points } contre { $next }.
   *[other] { $players } remportent la manche, { $points } contre { $next }.
}
patee_imperiale-end-tied = Manche à égalité : { $players } { $subject ->
    [us] avez
   *[other] ont
} { $points } chacun.
patee_imperiale-end-last-card = La dernière carte, { $card } ({ $value }), { $player_you ->
    [yes] vous fait passer
   *[no] fait passer { $player }
} de { $before } à { $after }.
patee_imperiale-end-last-same = La dernière carte, { $card } ({ $value }), { $player_you ->
    [yes] vous laisse
   *[no] laisse { $player }
} à { $after }.
patee_imperiale-end-last-past = La dernière carte, { $card } ({ $value }), { $player_you ->
    [yes] vous fait passer
   *[no] fait passer { $player }
} devant { $others } : { $before } → { $after }.
patee_imperiale-end-next-more = { $subject ->
    [you] Si vous remportez aussi la manche suivante, vous gagnez la partie.
    [us] Si { $players } remportez aussi la manche suivante, la partie est à vous.
    [one] Si { $players } remporte aussi la manche suivante, la partie est gagnée.
   *[other] Si { $players } remportent aussi la manche suivante, la partie est gagnée.
}
patee_imperiale-end-next-two = { $subject ->
    [you] Encore une manche, et la partie est à vous.
   *[one] Il manque une manche à { $players } pour gagner la partie.
}
patee_imperiale-end-tied-more = Personne ne prend la médaille et la série s’interrompt ; les points comptent tout de même.
patee_imperiale-end-tied-two = Personne ne prend la médaille : la partie continue jusqu’à deux manches gagnées.
patee_imperiale-end-points = Trois manches jouées : le total des points décide de la partie.
patee_imperiale-end-match-two_won = { $subject ->
    [you] Vous avez remporté deux manches, et avec elles la partie.
   *[one] { $players } a remporté deux manches, et avec elles la partie.
}
patee_imperiale-end-match-two_in_a_row = { $subject ->
    [you] Vous avez remporté deux manches de suite, et avec elles la partie.
    [us] { $players } avez remporté deux manches de suite, et avec elles la partie.
    [one] { $players } a remporté deux manches de suite, et avec elles la partie.
   *[other] { $players } ont remporté deux manches de suite, et avec elles la partie.
}
patee_imperiale-part-won = gagnée
patee_imperiale-part-tied = à égalité
patee_imperiale-alert-match = { $subject ->
    [you] Cette manche peut vous donner la partie
    [us] Cette manche peut vous donner la partie
   *[other] Cette manche peut donner la partie à { $players }
}
patee_imperiale-alert-decides = Cette manche décide de la partie
patee_imperiale-alert-last-round = Dernière manche
patee_imperiale-alert-one-card = plus qu’une carte
patee_imperiale-why-permitted = { $card } permet { $max } ou moins
patee_imperiale-why-alone = seulement avec une autre carte en main
patee_imperiale-why-itself = jamais lui-même
patee_imperiale-why-limit = { $value } : seulement { $max } ou moins
patee_imperiale-why-conciliant = un Conciliant ne revient jamais en main
patee_imperiale-why-not-top = seulement le dernier discrédité
patee_imperiale-why-not-highest = seulement le plus précieux d’une suite
patee_imperiale-note-play = { $change }, et { $back ->
    [yes] toujours { $cards }
   *[no] { $cards }
} { $cards ->
    [one] carte
   *[other] cartes
} en main
patee_imperiale-note-same = { $change }votre prestige ne change pas, et { $back ->
    [yes] toujours { $cards }
   *[no] { $cards }
} { $cards ->
    [one] carte
   *[other] cartes
} en main
patee_imperiale-note-silent = Joué sans son action.
patee_imperiale-note-failed = L’action ne peut pas être appliquée en entier maintenant : rien n’en serait fait.
patee_imperiale-note-targets = Possible maintenant : { $cards }{ $more ->
    [0] {""}
    [one] {""} et un autre
   *[other] {""} et { $more } autres
}.
patee_imperiale-note-victims = Vous pouvez désigner { $players }.
patee_imperiale-note-last = Votre dernière carte : la manche finit avec ce tour.
patee_imperiale-kind = { $role } · { $colour } : { $when }
patee_imperiale-when-green = en début de manche
patee_imperiale-when-blue = après deux tours
patee_imperiale-when-red = dès qu’il reste 3 cartes à quelqu’un
patee_imperiale-example-none = Rien d’autre : ses { $value } points sont tout ce qu’il apporte.
patee_imperiale-example-needs = Seul dans votre main, il ne peut pas être joué : à votre tour, la manche finit.
patee_imperiale-example-discredit-any = { $one } ({ $one_value }) va à la défausse : cette suite perd { $one_value }.
patee_imperiale-example-discredit-other = { $one } ({ $one_value }) va à la défausse : cette suite perd { $one_value }.
patee_imperiale-example-discredit-own = Vous perdez { $two } ({ $two_value }) et gardez { $card } ({ $value }).
patee_imperiale-example-discredit-any-many = { $one } ({ $one_value }) et { $two } ({ $two_value }) vont à la défausse, même de deux suites.
patee_imperiale-example-discredit-other-many = { $one } ({ $one_value }) et { $two } ({ $two_value }) vont à la défausse, même de deux suites.
patee_imperiale-example-discredit-own-many = Vous perdez { $two } ({ $two_value }) et d’autres des vôtres, et gardez { $card } ({ $value }).
patee_imperiale-example-highest = Si { $one } ({ $one_value }) est le meilleur de la suite désignée, il va à la défausse.
patee_imperiale-example-charm = { $one } ({ $one_value }) rejoint votre suite, sans agir.
patee_imperiale-example-swap-actor = Votre { $two } ({ $two_value }) contre { $one } ({ $one_value }). Aucun des deux n’agit.
patee_imperiale-example-swap-self = { $card } ({ $value }) part dans l’autre suite, { $one } ({ $one_value }) vient dans la vôtre. Il n’agit pas.
patee_imperiale-example-give = Vous vous défaites d’un courtisan négatif : l’autre suite perd ce que vous gagnez.
patee_imperiale-example-hand-one-random = Tirée sans être vue. Si c’était la dernière, la manche finit avec votre tour.
patee_imperiale-example-hand-one-owner = Ce joueur choisit : les meilleures cartes échappent souvent, mais la main diminue.
patee_imperiale-example-hand-one-actor_of_2 = Vous voyez { $one } et { $two } ; l’un des deux part.
patee_imperiale-example-hand-each-random = Tous les autres perdent au hasard, dans le sens horaire, en commençant à votre gauche.
patee_imperiale-example-hand-each-owner = Chacun choisit à son tour, à découvert. Si l’un n’a pas de carte, rien ne se passe.
patee_imperiale-example-hand-each-actor_of_2 = Chacun des autres vous montre deux cartes à son tour ; personne d’autre ne les voit.
patee_imperiale-example-hand-self-random = Il vous coûte une carte au hasard et rapproche la fin de la manche.
patee_imperiale-example-hand-self-owner = Il vous coûte une carte et rapproche la fin de la manche.
patee_imperiale-example-take = Vous gardez { $one } ({ $one_value }) ; personne d’autre ne sait quelle carte.
patee_imperiale-example-hands = Vous donnez { $two } ({ $two_value }) et tirez une carte au hasard : peut-être { $one } ({ $one_value }).
patee_imperiale-example-more = { $n ->
    [one] Vous jouez aussi { $one } ({ $one_value }), avec son action.
   *[other] Vous jouez aussi { $one } ({ $one_value }), puis { $two } ({ $two_value }), chacun avec son action.
}
patee_imperiale-example-more-silent = { $n ->
    [one] Vous jouez aussi { $one } ({ $one_value }) : il compte, mais n’agit pas.
   *[other] Vous jouez aussi { $one } ({ $one_value }) et { $two } ({ $two_value }) : ils comptent, mais n’agissent pas.
}
patee_imperiale-example-recall-discard-hand = { $one } ({ $one_value }) s’y trouve. Il n’agit que joué de votre main.
patee_imperiale-example-recall-discard-suite = { $one } ({ $one_value }) s’y trouve : il rejoint votre suite sans agir.
patee_imperiale-example-recall-last-hand = Si { $one } ({ $one_value }) est le dernier discrédité, il vient dans votre main.
patee_imperiale-example-recall-last-suite = { $one } ({ $one_value }), discrédité en dernier, vous rejoint sans agir.
patee_imperiale-example-recall-own-hand = { $two } ({ $two_value }) revient en main : vous pourrez le rejouer, avec son action.
patee_imperiale-example-recall-other-hand = { $one } ({ $one_value }) quitte une suite, qui perd { $one_value } ; vous pourrez le jouer.
patee_imperiale-example-recall-other-suite = { $one } ({ $one_value }) quitte une autre suite et rejoint la vôtre. Il n’agit pas.
patee_imperiale-example-recall-any-hand = { $one } ({ $one_value }) vient en main ; il n’agit que joué.
patee_imperiale-example-recall-any-suite = { $one } ({ $one_value }), d’une suite ou discrédité, rejoint votre suite. Il n’agit pas.
patee_imperiale-act-short-struck = discrédite { $card }
patee_imperiale-end-tied-teams = Manche à égalité, { $points } à { $points }.
patee_imperiale-board-now = { $note }
patee_imperiale-board-play-it = Jouer
patee_imperiale-board-missing = { $count ->
    [one] encore une à choisir
   *[other] encore { $count } à choisir
}
patee_imperiale-board-hand-count = { $count ->
    [one] 1 carte.
   *[other] { $count } cartes.
}
patee_imperiale-board-hand-note = La manche finit avec le tour où une main est vide.
patee_imperiale-board-hand-more = { $count ->
    [one] +1 carte ›
   *[other] +{ $count } cartes ›
}
patee_imperiale-board-last-played = plus de carte
patee_imperiale-board-cards-left = { $cards ->
    [one] encore 1 carte
   *[other] encore { $cards } cartes
}
patee_imperiale-board-left-in-hand = Reste en main : { $cards }. Les cartes en main ne comptent pas.
patee_imperiale-board-team-note = équipe { $points }
