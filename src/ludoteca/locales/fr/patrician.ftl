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
patrician-face-crest = second blason
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
patrician-move-shift-left = Déplacer l’étage supérieur à { $city }, de gauche à droite
patrician-move-shift-right = Déplacer l’étage supérieur à { $city }, de droite à gauche
patrician-move-stay = Ne déplacer aucun étage
patrician-move-take = Prendre la carte de { $city }
patrician-move-take-card = Prendre la carte de { $city } : { $card }
patrician-move-send = Envoyer un messager entre { $a } et { $b }
patrician-move-keep = N’envoyer aucun messager

# À décider
patrician-prompt-play = Jouez une carte.
patrician-prompt-build = { $floors ->
    [one] Bâtissez un étage à { $city } : de quel côté ?
   *[other] Bâtissez { $floors } étages à { $city } : de quel côté ?
}
patrician-prompt-shift = Vous pouvez déplacer un étage supérieur dans une autre cité.
patrician-prompt-take = Prenez une carte.
patrician-prompt-send = Vous pouvez envoyer un messager.

# Ce qui s’est passé
patrician-event-begun = { $player } commence.
patrician-event-faced = Nouvelle carte à { $city } : { $card }.
patrician-event-played = { $player } joue { $card }.
patrician-event-built-left = { $player } bâtit un étage à { $city }, à gauche.
patrician-event-built-right = { $player } bâtit un étage à { $city }, à droite.
patrician-event-moved-left = { $player } déplace l’étage supérieur à { $city } (à { $owner }), de gauche à droite.
patrician-event-moved-right = { $player } déplace l’étage supérieur à { $city } (à { $owner }), de droite à gauche.
patrician-event-scored = { $city } est décomptée : la plus haute tour revient à { $high }, l’autre à { $low }.
patrician-event-taken = { $player } prend la carte de { $city } : { $card }.
patrician-event-sent = { $player } envoie un messager entre { $a } et { $b }.
patrician-event-penalised = { $player } est le moins présent là où passent les messagers : −3.
patrician-event-awarded = L’ambassadeur { $ambassador } revient à { $player } et ajoute un portrait : { $portrait }.
patrician-event-ended = Toutes les cartes sont jouées.

# La fin
patrician-reason-cards_played = Toutes les cartes ont été jouées.
patrician-tie-floors = Égalité de points ; le moins d’étages sur le plateau l’emporte.
patrician-category-tokens = Jetons
patrician-category-portraits = Portraits
patrician-category-ambassadors = Ambassadeurs
patrician-category-messengers = Messagers
patrician-category-penalty = Pénalité

# Les règles en bref
patrician-rules =
    Un tour compte cinq étapes, toujours dans cet ordre.
    1. Jouez une carte de votre main.
    2. Bâtissez un étage par blason, dans la cité de la carte, sur l’un ou l’autre de ses deux sites. Le dernier étage d’une cité va obligatoirement sur un site resté vide. Une cité complète est décomptée aussitôt.
    3. Avec le signe de déplacement, vous pouvez déplacer un étage supérieur, de n’importe quelle couleur, vers l’autre site de sa cité. Il vous faut un étage à vous dans cette cité ; ce n’est ni celle où vous venez de bâtir, ni une cité décomptée.
    4. Prenez la carte visible de la cité où vous avez bâti. Avec le point d’interrogation, ou si elle n’a pas de carte, prenez celle de n’importe quelle cité.
    5. La place vide est recomplétée depuis la pioche.
    Décompte d’une cité : la plus haute tour donne le grand jeton, l’autre le petit. Une tour revient à qui y a le plus d’étages ; à égalité, à celui d’entre eux dont un étage est le plus près du sommet.
    La partie s’achève quand toutes les cartes sont jouées. Trois portraits identiques sur vos cartes jouées valent 6 points. Le plus de points gagne ; à égalité, le moins d’étages sur le plateau.
patrician-rules-messengers =
    Messagers : après un tour avec une carte étoilée, vous pouvez envoyer un messager sur une route entre deux cités, dont aucune n’est celle où vous avez bâti. Deux messagers au plus par cité, un par route. Quand une cité est décomptée, le gagnant de chaque tour reçoit 2 points par messager présent. À la fin, dans ces cités, qui contrôle le moins de tours perd 3 points ; à égalité, qui y a le moins d’étages ; sinon personne.
patrician-rules-ambassadors =
    Ambassadeurs : à la fin, A revient à qui a le plus de jetons 6, B le plus de jetons 4, C le plus de jetons 2 : chacun ajoute un portrait au choix. D revient au plus grand total de points à Verona, Parma et Milano et ajoute un portrait de chaque sorte.

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
patrician-terminal-say-left-empty = À gauche : vide.
patrician-terminal-say-right-empty = À droite : vide.
patrician-terminal-say-tokens = Jetons : { $more } et { $less }.
patrician-terminal-say-scored = Décomptée : { $more } à { $high }, { $less } à { $low }.
patrician-terminal-say-messengers = { $count ->
    [one] Un messager.
   *[other] { $count } messagers.
}
patrician-terminal-say-card = Carte : { $card }.
patrician-terminal-say-no-card = Pas de carte.
patrician-terminal-say-rider = Un messager de { $player } chevauche entre { $a } et { $b }.
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
patrician-board-pile = À piocher : { $cards }
patrician-board-pile-short = pioche
patrician-board-hand = Votre main
patrician-board-hands = Mains
patrician-board-portraits = Vos portraits
patrician-board-portraits-worth = trois pareils : 6 points
patrician-board-portraits-note = Trois pareils valent 6 à la fin. Chacun garde les siens pour soi.
patrician-board-portrait-count = { $who } : { $count }, valeur { $points }
patrician-board-who-red-hat = Chapeau
patrician-board-who-lady = Dame
patrician-board-who-beard = Barbu
patrician-board-own-pile = Votre pile : { $cards }
patrician-board-own-pile-short = Pile { $cards }
patrician-board-own-pile-empty = Vos cartes jouées viennent ici ; seule la dernière est vue de tous.
patrician-board-last-card = Dernière jouée : { $card }
patrician-board-last-cards = Dernières cartes jouées
patrician-board-floors-left = Étages à bâtir
patrician-board-cards-in-hand = Cartes en main
patrician-board-round = Tour { $now } sur { $all }
patrician-board-extra = Portraits
patrician-board-majorities = Majorités dans les tours
patrician-board-worth = Points
patrician-board-left = Gauche
patrician-board-right = Droite
patrician-board-empty = vide
patrician-board-leads = { $player } mène
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
patrician-board-total-so-far = Connu à ce jour
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
patrician-board-then-drawn = Puis une carte est piochée : plus de retour.
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
patrician-board-face-two-red-hats = Deux chapeaux
patrician-board-face-two-ladies = Deux dames
patrician-board-face-two-beards = Deux barbus
patrician-board-rule-crest = Deux blasons : bâtissez deux étages à { $city }, du même côté ou un de chaque côté.
patrician-board-rule-move = Bâtissez un étage à { $city }. Puis vous pouvez déplacer l’étage supérieur d’une tour d’une autre cité non décomptée, où vous avez un étage, sur son autre site.
patrician-board-rule-free-draw = Bâtissez un étage à { $city }. Puis prenez la carte de n’importe quelle cité.
patrician-board-rule-portrait = Bâtissez un étage à { $city }. À la fin, trois portraits pareils de votre pile valent 6 points.
patrician-board-rule-star = Une carte de départ ; avec les messagers, elle en envoie un.

patrician-deed-card-dealt = reçue au départ
patrician-deed-card-played = jouée
patrician-deed-card-taken = prise
patrician-deed-floor-built = y a bâti un étage
patrician-deed-floor-moved = y a déplacé un étage
patrician-deed-city-scored-high = a gagné le jeton haut
patrician-deed-city-scored-low = a gagné le jeton bas
patrician-deed-awarded = a gagné l’ambassadeur
