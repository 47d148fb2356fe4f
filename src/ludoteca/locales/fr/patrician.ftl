patrician-notice = Patrician est un jeu de Michael Schacht (2007), avec les extensions Les Messagers et Les Ambassadeurs. Ceci est une mise en œuvre non officielle de ses règles ; les titres et marques appartiennent à leurs propriétaires. Aucun texte, image, logo ni police d’une édition n’est utilisé. Les motifs de cartes qu’aucune source ne donne sont inventés et le disent.
patrician-summary = Élevez des tours dans les cités de l’Italie médiévale, étage par étage, et récoltez le prestige là où vous avez le plus bâti.

# Options
patrician-option-messengers = Les Messagers
patrician-option-messengers-help = Extension : qui joue une carte de départ peut envoyer un messager ; les cités à messagers rapportent plus, et le plus faible bâtisseur y perd 3 points.
patrician-option-ambassadors = Les Ambassadeurs
patrician-option-ambassadors-help = Extension : à la fin, des ambassadeurs ajoutent des portraits à qui détient certains jetons.
patrician-option-refill_scored_cities = Recompléter les cités décomptées
patrician-option-refill_scored_cities-help = Une carte prise dans une cité déjà décomptée est remplacée depuis la pioche, comme partout ailleurs.

# Cartes
patrician-card = { $city }, { $face }
patrician-card-star = { $city }, { $face }, étoile
patrician-kind = carte construction · une des { $cards } de { $city }
patrician-kind-star = carte de départ · une des { $cards } de { $city }
patrician-example-crest = Il manque deux étages à { $city } : vous l’achevez d’un coup, puis vous passez à { $other }.
patrician-example-move = Après { $city }, vous ôtez l’étage d’un rival d’une tour à égalité, à { $other } : elle est à vous.
patrician-example-free-draw = Vous bâtissez à { $city } et prenez à { $other } le portrait qui vous manque.
patrician-example-red-hat = Avec deux chapeaux rouges dans votre pile, c’est le troisième : 6 points.
patrician-example-lady = Avec deux dames dans votre pile, c’est la troisième : 6 points.
patrician-example-beard = Avec deux barbus dans votre pile, c’est le troisième : 6 points.
patrician-example-two-red-hats = Avec un chapeau rouge dans votre pile, ces deux-là en font trois : 6 points.
patrician-example-two-ladies = Avec une dame dans votre pile, ces deux-là en font trois : 6 points.
patrician-example-two-beards = Avec un barbu dans votre pile, ces deux-là en font trois : 6 points.
patrician-face-crest = deux étages
patrician-face-move = déplacement
patrician-face-free-draw = pioche libre
patrician-face-red-hat = chapeau rouge
patrician-face-lady = dame
patrician-face-beard = barbu
patrician-face-two-red-hats = deux chapeaux rouges
patrician-face-two-ladies = deux dames
patrician-face-two-beards = deux barbus
patrician-attribute-city = Cité
patrician-attribute-face = Motif
patrician-attribute-star = Carte de départ
patrician-nobody = personne
patrician-you = Vous
patrician-to-you = vous
patrician-portrait-red-hat = chapeau rouge
patrician-portrait-lady = dame
patrician-portrait-beard = barbu
patrician-portrait-each = un de chaque sorte

# Fichiers de cartes
patrician-cards-count = Il faut { $wanted } cartes pour { $city }, champ « city » ; le fichier en a { $given }.
patrician-cards-crests = { $city } a de la place pour { $floors } étages, mais ses cartes jusqu’à { $card } montrent { $given } blasons : trop de motifs « crest ».
patrician-cards-stars = À { $seats } joueurs, il faut { $wanted } cartes avec « star » ; le fichier en a { $given } pour eux.
patrician-cards-unfinished = { $city } restera inachevée : ses cartes montrent { $given } blasons pour { $floors } étages. Elle est décomptée à la fin telle quelle.

# Coups
patrician-move-play = Jouer { $card }
patrician-move-build = Bâtir { $where }
patrician-build-left = à gauche
patrician-build-right = à droite
patrician-build-left-left = deux étages à gauche
patrician-build-left-right = un étage de chaque côté
patrician-build-right-right = deux étages à droite
patrician-move-shift-left = Déplacer l’étage du haut à { $city }, de gauche à droite
patrician-move-shift-right = Déplacer l’étage du haut à { $city }, de droite à gauche
patrician-move-stay = Ne déplacer aucun étage
patrician-move-take = Prendre la carte de { $city }
patrician-move-take-card = Prendre la carte de { $city } : { $card }
patrician-move-send = Envoyer un messager entre { $a } et { $b }
patrician-move-keep = N’envoyer aucun messager

# À décider
patrician-prompt-play = Jouez une carte.
patrician-prompt-build = { $floors ->
    [one] Bâtissez un étage à { $city }.
   *[other] Bâtissez { $floors } étages à { $city }.
}
patrician-prompt-shift = Vous pouvez déplacer l’étage du haut d’une tour, dans une autre cité.
patrician-prompt-take = Prenez une carte.
patrician-prompt-send = Vous pouvez envoyer un messager.

# Ce qui s’est passé
patrician-event-begun = { $player_you ->
    [yes] Vous commencez.
   *[no] { $player } commence.
}
patrician-event-faced = Nouvelle carte à { $city } : { $card }.
patrician-event-played = { $player_you ->
    [yes] Vous jouez { $card }.
   *[no] { $player } joue { $card }.
}
patrician-event-built-left = { $player_you ->
    [yes] Vous bâtissez à { $city }, à gauche.
   *[no] { $player } bâtit à { $city }, à gauche.
}
patrician-event-built-right = { $player_you ->
    [yes] Vous bâtissez à { $city }, à droite.
   *[no] { $player } bâtit à { $city }, à droite.
}
patrician-event-built-left-left = { $player_you ->
    [yes] Vous bâtissez 2 étages à { $city }, à gauche.
   *[no] { $player } bâtit 2 étages à { $city }, à gauche.
}
patrician-event-built-left-right = { $player_you ->
    [yes] Vous bâtissez 2 étages à { $city }, un de chaque côté.
   *[no] { $player } bâtit 2 étages à { $city }, un de chaque côté.
}
patrician-event-built-right-right = { $player_you ->
    [yes] Vous bâtissez 2 étages à { $city }, à droite.
   *[no] { $player } bâtit 2 étages à { $city }, à droite.
}
patrician-event-moved-left = { $player_you ->
    [yes] À { $city }, vous déplacez de gauche à droite l’étage du haut, qui est à { $owner }.
   *[no] { $owner_you ->
        [yes] À { $city }, { $player } déplace de gauche à droite l’étage du haut, qui est à vous.
       *[no] À { $city }, { $player } déplace de gauche à droite l’étage du haut, qui est à { $owner }.
    }
}
patrician-event-moved-right = { $player_you ->
    [yes] À { $city }, vous déplacez de droite à gauche l’étage du haut, qui est à { $owner }.
   *[no] { $owner_you ->
        [yes] À { $city }, { $player } déplace de droite à gauche l’étage du haut, qui est à vous.
       *[no] À { $city }, { $player } déplace de droite à gauche l’étage du haut, qui est à { $owner }.
    }
}
patrician-event-moved-own-left = { $player_you ->
    [yes] À { $city }, vous déplacez de gauche à droite votre étage du haut.
   *[no] À { $city }, { $player } déplace de gauche à droite son propre étage du haut.
}
patrician-event-moved-own-right = { $player_you ->
    [yes] À { $city }, vous déplacez de droite à gauche votre étage du haut.
   *[no] À { $city }, { $player } déplace de droite à gauche son propre étage du haut.
}
patrician-event-scored = { $city } est { $finished ->
    [yes] achevée
   *[no] décomptée
    } : { $high } pour { $player_you ->
    [yes] vous
   *[no] { $player }
    }, { $low } pour { $other_you ->
    [yes] vous
   *[no] { $other }
    }.
patrician-event-scored-both = { $city } est { $finished ->
    [yes] achevée
   *[no] décomptée
    } : { $high } et { $low } pour { $player_you ->
    [yes] vous
   *[no] { $player }
    }.
patrician-event-scored-one = { $city } est { $finished ->
    [yes] achevée
   *[no] décomptée
    } : { $high } pour { $player_you ->
    [yes] vous
   *[no] { $player }
    } ; l’autre site est vide.
patrician-event-scored-nobody = { $city } est { $finished ->
    [yes] achevée
   *[no] décomptée
    } : aucun étage, aucun point.
patrician-event-scored-messengers = Dont { $points } chaque fois grâce aux messagers.
patrician-event-taken = { $player_you ->
    [yes] Vous prenez la carte de { $city } : { $card }.
   *[no] { $player } prend la carte de { $city } : { $card }.
}
patrician-event-refilled = Nouvelle carte : { $card }.
patrician-event-sent = { $player_you ->
    [yes] Vous envoyez un messager entre { $a } et { $b }.
   *[no] { $player } envoie un messager entre { $a } et { $b }.
}
patrician-event-penalised = { $player_you ->
    [yes] Vous avez gagné le moins de tours là où les messagers comptent : −3.
   *[no] { $player } a gagné le moins de tours là où les messagers comptent : −3.
}
patrician-event-awarded = { $player_you ->
    [yes] L’ambassadeur { $ambassador } est pour vous et ajoute un portrait : { $portrait }.
   *[no] L’ambassadeur { $ambassador } est pour { $player } et ajoute un portrait : { $portrait }.
}
patrician-event-ended = Toutes les cartes ont été jouées.
patrician-penalty = −3
patrician-last-card = { $player_you ->
    [yes] Vous avez joué la dernière carte, à { $city }.
   *[no] { $player } a joué la dernière carte, à { $city }.
}
patrician-short-built-left = { $city }, à gauche
patrician-short-built-right = { $city }, à droite
patrician-short-built-left-left = 2 à { $city }, à gauche
patrician-short-built-left-right = 2 à { $city }, un par site
patrician-short-built-right-right = 2 à { $city }, à droite
patrician-short-moved-left = un étage déplacé à { $city }
patrician-short-moved-right = un étage déplacé à { $city }
patrician-short-taken = prend { $card }
patrician-short-sent = messager { $a } – { $b }
patrician-about-portrait = Sur la carte : { $face }. Trois identiques valent 6 à la fin.
patrician-about-crest = La carte porte deux blasons : deux étages.
patrician-about-move = Le signe de déplacement permet de déplacer l’étage du haut d’une tour, dans une autre cité.
patrician-about-free-draw = Le point d’interrogation permet de prendre la carte de n’importe quelle cité.
patrician-about-messenger = Au décompte de chacune des deux cités, qui gagne une tour reçoit { $points } points de plus.
patrician-gain-high = la tour la plus haute
patrician-gain-low = l’autre tour
patrician-gain-both = les deux tours
patrician-gain-ambassador = ambassadeur { $name } : { $portrait }
patrician-note-finishes = { $points ->
    [0] Achève { $city }, mais ne vous y rapporte rien.
   *[other] Achève { $city } : jusqu’à { $points } points pour vous.
}
patrician-note-lead-left = À { $city }, vous prenez la tête à gauche.
patrician-note-lead-right = À { $city }, vous prenez la tête à droite.
patrician-note-lead-left-right = À { $city }, vous pouvez prendre la tête des deux côtés.
patrician-note-both = { $player_you ->
    [yes] Vous gagnez les deux tours : { $high } + { $low }.
   *[no] { $player } gagne les deux tours : { $high } + { $low }.
}
patrician-note-each = { $player_you ->
    [yes] { $high } pour vous, { $low } pour { $other }.
   *[no] { $other_you ->
        [yes] { $high } pour { $player }, { $low } pour vous.
       *[no] { $high } pour { $player }, { $low } pour { $other }.
    }
}
patrician-note-set = Complète trois identiques ({ $portrait }) : +{ $points }.
patrician-note-missing = { $more ->
    [one] Ensuite, encore un portrait ({ $portrait }) pour en avoir trois : +{ $points }.
   *[other] Ensuite, encore { $more } portraits ({ $portrait }) pour en avoir trois : +{ $points }.
}
patrician-note-last = La dernière carte de { $city } est à vous : elle peut attendre.
patrician-note-leads-left = { $player_you ->
    [yes] Vous menez alors à gauche.
   *[no] { $player } mène alors à gauche.
}
patrician-note-leads-right = { $player_you ->
    [yes] Vous menez alors à droite.
   *[no] { $player } mène alors à droite.
}
patrician-note-empty-left = Le site de gauche est alors vide.
patrician-note-empty-right = Le site de droite est alors vide.
patrician-note-no-change = Aucune tour ne change de mains.
patrician-note-room = { $floors ->
    [0] { $city } est achevée.
    [one] Il manque un étage à { $city }.
   *[other] Il manque { $floors } étages à { $city }.
}
patrician-note-messenger = { $city } : +{ $points } pour le gagnant de chaque tour.
patrician-note-messenger-late = { $city } est déjà décomptée : sans effet.
patrician-note-keep = { $messengers ->
    [one] Vous gardez votre messager pour une autre carte de départ.
   *[other] Vous gardez vos { $messengers } messagers pour d’autres cartes de départ.
}
patrician-decline-stay = Vous renoncez au déplacement de votre prochaine carte de déplacement.
patrician-decline-keep = Vous n’envoyez pas de messager avec votre prochaine carte de départ ; vous le gardez.
patrician-why-empty-site = le dernier étage va sur le site vide
patrician-why-scored = { $city } est décomptée
patrician-why-built = vous venez de bâtir à { $city }
patrician-why-no-floor = vous n’avez aucun étage à { $city }
patrician-why-other-card = vous avez bâti à { $city } : prenez la carte de cette cité
patrician-why-taken-road = un messager est déjà sur cette route
patrician-why-full = { $city } a déjà { $messengers } messagers
patrician-alert-rounds = { $rounds ->
    [one] Dernière manche
   *[other] Encore { $rounds } manches : les mains s’épuisent
}
patrician-alert-no-pile = { $cards ->
    [one] Pioche vide ; reste une carte visible
   *[other] Pioche vide ; restent { $cards } cartes visibles
}
patrician-alert-last-card = Dernière carte de la pioche

# La fin
patrician-reason-cards_played = Toutes les cartes ont été jouées.
patrician-tie-floors = Égalité de points ; qui a le moins d’étages sur le plateau l’emporte.
patrician-category-tokens = Jetons
patrician-category-portraits = Portraits
patrician-category-ambassadors = Ambassadeurs
patrician-category-messengers = Messagers
patrician-category-penalty = Pénalité

# Les règles en bref
patrician-rules =
    Quand c’est à vous, il y a cinq étapes, toujours dans cet ordre.
    1. Jouez une carte de votre main.
    2. Bâtissez un étage par blason, dans la cité de la carte, sur l’un ou l’autre de ses deux sites. Le dernier étage d’une cité va obligatoirement sur un site resté vide. Une cité complète est décomptée aussitôt.
    3. Avec le signe de déplacement, vous pouvez déplacer l’étage du haut d’une tour, de n’importe quelle couleur, vers l’autre site de sa cité. Il vous faut un étage à vous dans cette cité ; ce n’est ni celle où vous venez de bâtir, ni une cité décomptée.
    4. Prenez la carte visible de la cité où vous avez bâti. Avec le point d’interrogation, ou si elle n’a pas de carte, prenez celle de n’importe quelle cité.
    5. La place vide est recomplétée depuis la pioche.
    Décompte d’une cité : la tour la plus haute donne le grand jeton, l’autre le petit. Une tour revient à qui y a le plus d’étages ; à égalité, à qui, parmi eux, a l’étage le plus près du sommet.
    La partie s’achève quand toutes les cartes sont jouées. Trois portraits identiques sur vos cartes jouées valent 6 points. Qui a le plus de points gagne ; à égalité, qui a le moins d’étages sur le plateau.
patrician-rules-messengers =
    Messagers : après avoir joué une carte étoilée et pris une carte, vous pouvez envoyer un messager sur une route entre deux cités, dont aucune n’est celle où vous avez bâti. Deux messagers au plus par cité, un par route. Quand une cité est décomptée, le gagnant de chaque tour reçoit 2 points par messager présent. À la fin, dans ces cités, qui contrôle le moins de tours perd 3 points ; à égalité, qui y a le moins d’étages ; sinon personne.
patrician-rules-ambassadors =
    Ambassadeurs : à la fin, A revient à qui a le plus de jetons 6, B le plus de jetons 4, C le plus de jetons 2 : chacun ajoute un portrait au choix. D revient à qui a le plus de points à Verona, Parma et Milano et ajoute un portrait de chaque sorte.

# Terminal
patrician-terminal-city = Cité
patrician-terminal-floors = Étages
patrician-terminal-left = Gauche
patrician-terminal-right = Droite
patrician-terminal-tokens = Jetons
patrician-terminal-card = Carte visible
patrician-terminal-no-card = pas de carte
patrician-terminal-player = Joueur
patrician-terminal-points = Points
patrician-terminal-supply = Étages
patrician-terminal-hand = Main
patrician-terminal-messengers = Mess.
patrician-terminal-top = Dernière jouée
patrician-terminal-top-brief = Jouée
patrician-terminal-pile = Pioche : { $cards }
patrician-terminal-riders = Messagers : { $riders }
patrician-terminal-your-hand = Votre main
patrician-terminal-your-portraits = Vos portraits
patrician-terminal-face-crest = blason
patrician-terminal-face-move = déplacer
patrician-terminal-face-free-draw = pioche
patrician-terminal-face-red-hat = chapeau
patrician-terminal-face-lady = dame
patrician-terminal-face-beard = barbu
patrician-terminal-face-two-red-hats = chapeaux
patrician-terminal-face-two-ladies = dames
patrician-terminal-face-two-beards = barbus
patrician-terminal-say-city = { $built ->
    [one] { $city }, { $built } étage sur { $floors }.
   *[other] { $city }, { $built } étages sur { $floors }.
}
patrician-terminal-say-left = À gauche, de bas en haut : { $floors } ; { $leader } mène.
patrician-terminal-say-right = À droite, de bas en haut : { $floors } ; { $leader } mène.
patrician-terminal-say-left-you = À gauche, de bas en haut : { $floors } ; vous menez.
patrician-terminal-say-right-you = À droite, de bas en haut : { $floors } ; vous menez.
patrician-terminal-say-left-empty = À gauche : vide.
patrician-terminal-say-right-empty = À droite : vide.
patrician-terminal-say-tokens = Jetons : { $more } et { $less }.
patrician-terminal-say-scored = Décomptée : { $more } pour { $high }, { $less } pour { $low }.
patrician-terminal-say-messengers = { $count ->
    [one] Un messager.
   *[other] { $count } messagers.
}
patrician-terminal-say-card = Carte : { $card }.
patrician-terminal-say-no-card = Pas de carte.
patrician-terminal-say-rider = Messager entre { $a } et { $b } : { $player }.
patrician-terminal-say-player = { $player } : points { $points }.
patrician-terminal-say-more = Les portraits s’ajoutent à la fin.
patrician-terminal-say-supply = Étages à bâtir : { $floors } ; cartes en main : { $cards }.
patrician-terminal-say-riders = Messagers à envoyer : { $count }.
patrician-terminal-say-top = Dernière carte jouée : { $card }.
patrician-terminal-say-pile = Cartes dans la pioche : { $cards }.
patrician-terminal-say-hand = Votre main : { $cards }.
patrician-terminal-say-hand-empty = Votre main est vide.
patrician-terminal-say-count = { $what } { $count }
patrician-terminal-say-portraits = Vos portraits : { $portraits }.

# Le plateau dans la page
patrician-board-map = La carte d’Italie
patrician-board-cities = Cités
patrician-board-look = Regarder { $city } de près
patrician-board-card-at = Carte de { $city } : { $card }
patrician-board-pile = { $cards ->
    [0] Tout est pioché
    [one] 1 carte à piocher
   *[other] { $cards } cartes à piocher
}
patrician-board-pile-short = pioche
patrician-board-hand = Votre main
patrician-board-hands = Mains
patrician-board-portraits = Vos portraits
patrician-board-portraits-worth = trois identiques valent 6 ; chacun ne voit que les siens
patrician-board-one-more = encore 1 : +{ $points }
patrician-board-instead = Ou bien
patrician-board-worths = Ce que chacune rapporte
patrician-board-worth-finish = { $points ->
    [0] l’achève : 0
   *[other] l’achève : +{ $points }
}
patrician-board-worth-portraits = portraits +{ $points }
patrician-board-worth-lead-left = en tête à gauche
patrician-board-worth-lead-right = en tête à droite
patrician-board-worth-lead-left-right = en tête d’un côté
patrician-board-worth-floor = sans prendre la tête
patrician-board-own-pile-look = la parcourir
patrician-board-score-note = { $rest } + portraits { $portraits }
patrician-board-score-hidden = { $rest } + ? portraits
patrician-board-play-it = La jouer
patrician-board-take-it = La prendre
patrician-board-choose-site = Choisissez un site.
patrician-board-will-build-left = Bâtir à { $city }, à gauche
patrician-board-will-build-right = Bâtir à { $city }, à droite
patrician-board-will-build-left-left = Bâtir 2 étages à { $city }, à gauche
patrician-board-will-build-left-right = Bâtir 2 étages à { $city }, un de chaque côté
patrician-board-will-build-right-right = Bâtir 2 étages à { $city }, à droite
patrician-board-portraits-note = Trois identiques valent 6 à la fin. Ceux des autres sont cachés.
patrician-board-portrait-count = { $who } : { $count }, valeur { $points }
patrician-board-who-red-hat = Chapeau rouge
patrician-board-who-lady = Dame
patrician-board-who-beard = Barbu
patrician-board-own-pile = Votre pile : { $cards }
patrician-board-own-pile-short = Pile { $cards }
patrician-board-own-pile-empty = Vos cartes jouées viennent ici ; les autres ne voient que la dernière.
patrician-board-last-card = Dernière jouée : { $card }
patrician-board-last-cards = Dernières cartes jouées
patrician-board-floors-left = Étages à bâtir
patrician-board-cards-in-hand = Cartes en main
patrician-board-round = Manche { $now } sur { $all }
patrician-board-extra = Portraits
patrician-board-majorities = Majorités dans les tours
patrician-board-worth = Points
patrician-board-left = Gauche
patrician-board-right = Droite
patrician-board-empty = vide
patrician-board-leads = { $player } mène
patrician-board-leads-you = Vous menez
patrician-board-built = { $built ->
    [one] { $built } étage sur { $floors }
   *[other] { $built } étages sur { $floors }
}
patrician-board-bonus = messagers : +{ $points } chacun
patrician-board-scored = décomptée
patrician-board-left-to-build = { $floors } à bâtir
patrician-board-close = Fermer
patrician-board-invented = motif inventé
patrician-board-total = Total
patrician-board-total-so-far = Connu jusqu’ici
patrician-board-build-left = À gauche
patrician-board-build-right = À droite
patrician-board-build-left-left = Deux à gauche
patrician-board-build-left-right = Un de chaque côté
patrician-board-build-right-right = Deux à droite
patrician-board-shift-left = { $city } : gauche → droite
patrician-board-shift-right = { $city } : droite → gauche
patrician-board-take = À { $city } : { $card }
patrician-board-send = { $a } – { $b }
patrician-board-finished = Ceci achève { $city }
patrician-board-finishes = { $city } est achevée : { $high } pour { $first }, { $low } pour { $second }.
patrician-board-finishes-both = { $city } est achevée : { $player } gagne les deux tours, { $high } + { $low }.
patrician-board-win-other = { $player } gagne les deux tours : { $high } + { $low }
patrician-board-grows = { $now ->
    [one] { $city } : { $before } → { $now } étage sur { $floors }.
   *[other] { $city } : { $before } → { $now } étages sur { $floors }.
}
patrician-board-then-take = Vous prendrez ensuite : { $card }.
patrician-board-then-any = Vous prendrez ensuite une carte au choix.
patrician-board-then-drawn = Puis une carte est piochée : sans retour.
patrician-board-win-both = Vous gagnez les deux tours : { $high } + { $low }
patrician-board-win-high = Vous gagnez { $high } ; { $low } pour { $player }
patrician-board-win-low = Vous gagnez { $low } ; { $high } pour { $player }
patrician-board-win-none = { $high } pour { $first }, { $low } pour { $second }
patrician-board-ambassador-A = Le plus de jetons 6 : un portrait
patrician-board-ambassador-B = Le plus de jetons 4 : un portrait
patrician-board-ambassador-C = Le plus de jetons 2 : un portrait
patrician-board-ambassador-D = Le plus de points à Verona, Parma, Milano : un portrait de chaque
patrician-board-ambassador-held = Ambassadeur { $name } : { $player }
patrician-board-face-crest = Deux étages
patrician-board-face-move = Déplacement
patrician-board-face-free-draw = Pioche libre
patrician-board-face-red-hat = Chapeau rouge
patrician-board-face-lady = Dame
patrician-board-face-beard = Barbu
patrician-board-face-two-red-hats = Deux chapeaux rouges
patrician-board-face-two-ladies = Deux dames
patrician-board-face-two-beards = Deux barbus
patrician-board-rule-crest = Bâtissez deux étages à { $city }, du même côté ou un de chaque côté.
patrician-board-rule-move = Bâtissez un étage à { $city }. Puis vous pouvez déplacer l’étage du haut d’une tour sur l’autre site de sa cité : une autre cité, non décomptée, où vous avez un étage.
patrician-board-rule-free-draw = Bâtissez un étage à { $city }. Puis prenez la carte de n’importe quelle cité.
patrician-board-rule-portrait = Bâtissez un étage à { $city }. À la fin, trois portraits identiques de votre pile valent 6 points.
patrician-board-rule-star = Avec Les Messagers, une carte de départ permet d’en envoyer un.

patrician-deed-card-dealt = reçue au départ
patrician-deed-card-played = jouée
patrician-deed-card-taken = prise
patrician-deed-floor-built = y a bâti un étage
patrician-deed-floor-moved = y a déplacé un étage
patrician-deed-city-scored-high = a gagné le grand jeton
patrician-deed-city-scored-low = a gagné le petit jeton
patrician-deed-awarded = a gagné l’ambassadeur
