san_juan-notice = San Juan est un jeu d’Andreas Seyfarth (2004). Ceci est une mise en œuvre non officielle de ses règles ; les titres et marques appartiennent à leurs propriétaires. Aucun texte, image, logo ni police d’une édition n’est utilisé.
san_juan-summary = Bâtissez la capitale de Porto Rico : chaque carte est un bâtiment, une marchandise ou de l’argent, et qui prend un rôle fait agir tout le monde.

# Options
san_juan-option-starting_hand = Choisir sa main de départ
san_juan-option-starting_hand-help = Variante : chacun pioche de 5 à 8 cartes, d’autant plus qu’il joue tard dans le tour, et en garde 4.
san_juan-option-crane_good_pays = Une marchandise recouverte peut payer
san_juan-option-crane_good_pays-help = Avec la Grue et le Marché noir, la marchandise du bâtiment que l’on recouvre peut faire partie du paiement.

# Rôles
san_juan-role-builder = Bâtisseur
san_juan-role-producer = Producteur
san_juan-role-trader = Marchand
san_juan-role-councillor = Conseiller
san_juan-role-prospector = Chercheur d’or

# Marchandises
san_juan-good-indigo = indigo
san_juan-good-sugar = sucre
san_juan-good-tobacco = tabac
san_juan-good-coffee = café
san_juan-good-silver = argent

# Cartes
san_juan-card-and-text = { $card } : { $text }
san_juan-card-indigo-plant = Teinturerie d’indigo
san_juan-card-sugar-mill = Moulin à sucre
san_juan-card-tobacco-storage = Séchoir à tabac
san_juan-card-coffee-roaster = Brûlerie de café
san_juan-card-silver-smelter = Fonderie d’argent
san_juan-card-smithy = Forge
san_juan-card-gold-mine = Mine d’or
san_juan-card-archive = Archives
san_juan-card-poor-house = Refuge
san_juan-card-black-market = Marché noir
san_juan-card-trading-post = Comptoir
san_juan-card-well = Puits
san_juan-card-market-stand = Étal
san_juan-card-crane = Grue
san_juan-card-chapel = Chapelle
san_juan-card-tower = Tour
san_juan-card-aqueduct = Aqueduc
san_juan-card-carpenter = Atelier
san_juan-card-prefecture = Préfecture
san_juan-card-market-hall = Marché
san_juan-card-quarry = Carrière
san_juan-card-library = Bibliothèque
san_juan-card-statue = Statue
san_juan-card-victory-column = Colonne
san_juan-card-hero = Bronze
san_juan-card-guild-hall = Guilde
san_juan-card-city-hall = Hôtel de ville
san_juan-card-triumphal-arch = Arc de triomphe
san_juan-card-palace = Palais
san_juan-text-indigo-plant = produit de l’indigo.
san_juan-text-sugar-mill = produit du sucre.
san_juan-text-tobacco-storage = produit du tabac.
san_juan-text-coffee-roaster = produit du café.
san_juan-text-silver-smelter = produit de l’argent.
san_juan-text-smithy = vos bâtiments de production coûtent 1 de moins.
san_juan-text-gold-mine = après un Chercheur d’or, dévoilez 4 cartes ; si tous les coûts diffèrent, gardez-en une.
san_juan-text-archive = avec un Conseiller, défaussez parmi toute votre main et non parmi les cartes piochées.
san_juan-text-poor-house = après une construction, avec 0 ou 1 carte en main, piochez-en 1.
san_juan-text-black-market = payez un bâtiment avec jusqu’à 2 de vos marchandises, 1 chacune.
san_juan-text-trading-post = avec un Marchand, vendez 1 marchandise de plus.
san_juan-text-well = 2 marchandises produites ou plus : piochez 1 carte.
san_juan-text-market-stand = 2 marchandises vendues ou plus : piochez 1 carte.
san_juan-text-crane = bâtissez sur l’un de vos bâtiments et ne payez que la différence.
san_juan-text-chapel = à chaque nouveau tour, glissez une carte dessous ; chacune vaut 1 point.
san_juan-text-tower = votre limite de main est de 12.
san_juan-text-aqueduct = avec un Producteur, produisez 1 marchandise de plus.
san_juan-text-carpenter = après la construction d’un bâtiment violet, piochez 1 carte.
san_juan-text-prefecture = avec un Conseiller, gardez 2 cartes.
san_juan-text-market-hall = au moins une marchandise vendue : piochez 1 carte.
san_juan-text-quarry = vos bâtiments violets coûtent 1 de moins.
san_juan-text-library = le privilège de votre propre rôle compte double.
san_juan-text-statue = un monument.
san_juan-text-victory-column = un monument.
san_juan-text-hero = un monument.
san_juan-text-guild-hall = à la fin, 2 points par bâtiment de production.
san_juan-text-city-hall = à la fin, 1 point par bâtiment violet, celui-ci compris.
san_juan-text-triumphal-arch = à la fin, 4, 6 ou 8 points pour 1, 2 ou 3 monuments.
san_juan-text-palace = tout à la fin, 1 point par tranche de 4 autres.
san_juan-attribute-group = Groupe
san_juan-attribute-copies = Exemplaires
san_juan-attribute-cost = Coût
san_juan-attribute-points = Points
san_juan-attribute-good = Marchandise

# Fichiers de cartes
san_juan-cards-fixed = Carte { $card }, champ « { $field } » : le jeu dit { $wanted }, et non { $given }. Tous les chiffres de San Juan sont connus et ne se changent pas.
san_juan-cards-missing = Il manque au fichier le bâtiment « { $card } ».
san_juan-cards-twice = Le bâtiment « { $card } » figure deux fois dans le fichier.

# Prix
san_juan-price = { $price } ({ $cost }, { $cuts })
san_juan-discount = −{ $cards } { $why }
san_juan-covering = en recouvrant { $card }

# Coups
san_juan-move-take = Prendre le rôle : { $role }
san_juan-move-take-library = Prendre le rôle { $role } avec la Bibliothèque
san_juan-move-build = Construire { $card }
san_juan-move-build-library = Construire { $card } avec la Bibliothèque
san_juan-move-build-for = Construire { $card } pour { $price }
san_juan-move-build-library-for = Construire { $card } avec la Bibliothèque pour { $price }
san_juan-move-build-nothing = Ne rien construire
san_juan-move-beside = Construire à une place libre
san_juan-move-beside-for = Construire à une place libre pour { $price }
san_juan-move-cover = Construire sur { $card }
san_juan-move-cover-for = Construire sur { $card } pour { $price }
san_juan-move-cover-full = Construire sur { $card } avec sa marchandise, qui est perdue
san_juan-move-cover-full-for = Construire sur { $card } avec sa marchandise, qui est perdue, pour { $price }
san_juan-move-pay = Payer { $card }
san_juan-move-pay-good = Payer une marchandise : { $good }
san_juan-move-produce = Produire : { $good }
san_juan-move-produce-no-more = Ne plus rien produire
san_juan-move-sell = Vendre : { $good }
san_juan-move-sell-for = Vendre : { $good }, pour { $cards }
san_juan-move-sell-no-more = Ne plus rien vendre
san_juan-move-keep = Garder { $card }
san_juan-move-discard = Défausser { $card }
san_juan-move-tuck = Glisser { $card } sous la Chapelle
san_juan-move-tuck-nothing = Ne rien glisser sous la Chapelle
san_juan-move-mine = Dévoiler quatre cartes avec la Mine d’or
san_juan-move-no-mine = Ne pas utiliser la Mine d’or
san_juan-move-pick = Garder { $card }
san_juan-gesture = « { $move } » est illisible. Nommez cartes et marchandises séparées par des virgules : build library over chapel paying tower, 2 sugar mill, good 1.
san_juan-no-such-good = Il n’y a pas de marchandise { $good } : vous en avez { $goods }.

# À décider
san_juan-prompt-starting-hand = { $cards ->
    [one] Gardez quatre cartes : défaussez-en une.
   *[other] Gardez quatre cartes : défaussez-en { $cards }.
}
san_juan-prompt-role = Prenez un rôle.
san_juan-prompt-build = Vous pouvez construire.
san_juan-prompt-cover = { $card } : à une place libre, ou sur quel bâtiment ?
san_juan-prompt-pay = { $cards ->
    [one] { $card } : encore une carte à payer.
   *[other] { $card } : { $cards } cartes à payer.
}
san_juan-prompt-produce = { $goods ->
    [one] Vous pouvez produire encore une marchandise.
   *[other] Vous pouvez produire encore jusqu’à { $goods } marchandises.
}
san_juan-prompt-sell = { $goods ->
    [one] Vous pouvez vendre encore une marchandise.
   *[other] Vous pouvez vendre encore jusqu’à { $goods } marchandises.
}
san_juan-prompt-keep = { $cards ->
    [one] Gardez une des cartes piochées.
   *[other] Gardez { $cards } des cartes piochées.
}
san_juan-prompt-discard = { $cards ->
    [one] Défaussez une carte de votre main.
   *[other] Défaussez { $cards } cartes de votre main.
}
san_juan-prompt-mine = Vous pouvez utiliser la Mine d’or.
san_juan-prompt-pick = Tous les coûts diffèrent : gardez une carte.
san_juan-prompt-chapel = Vous pouvez glisser une carte sous votre Chapelle.
san_juan-prompt-limit = { $cards ->
    [one] Trop de cartes : défaussez-en une.
   *[other] Trop de cartes : défaussez-en { $cards }.
}
san_juan-over = La partie est finie.

# Combien on peut choisir, et pourquoi
san_juan-why-goods = Jusqu’à { $goods } marchandises : { $parts }
san_juan-why-extra = +1 { $why }
san_juan-why-pay = Prix { $price }
san_juan-why-pay-goods = Prix { $price } ; jusqu’à { $goods } marchandises peuvent payer : { $building }
san_juan-why-starting-hand = { $cards } cartes restent en main
san_juan-why-keep = Gardez { $cards } cartes : { $building }
san_juan-why-archive = De toute la main : { $building }
san_juan-why-limit = Limite de main : { $cards }
san_juan-why-limit-tower = Limite de main : { $cards } ({ $building })

# Ce qui s’est passé
san_juan-event-begun = { $player } est le premier gouverneur.
san_juan-event-drew-start = { $player } pioche une carte.
san_juan-event-drew-start-card = { $player } pioche { $card }.
san_juan-event-drew-prospector = { $player } pioche une carte comme Chercheur d’or.
san_juan-event-drew-prospector-card = { $player } pioche { $card } comme Chercheur d’or.
san_juan-event-drew-well = { $player } pioche une carte grâce au Puits.
san_juan-event-drew-well-card = { $player } pioche { $card } grâce au Puits.
san_juan-event-drew-sale = { $player } pioche une carte pour la vente.
san_juan-event-drew-sale-card = { $player } pioche { $card } pour la vente.
san_juan-event-drew-market-stand = { $player } pioche une carte grâce à l’Étal.
san_juan-event-drew-market-stand-card = { $player } pioche { $card } grâce à l’Étal.
san_juan-event-drew-market-hall = { $player } pioche une carte grâce au Marché.
san_juan-event-drew-market-hall-card = { $player } pioche { $card } grâce au Marché.
san_juan-event-drew-carpenter = { $player } pioche une carte grâce à l’Atelier.
san_juan-event-drew-carpenter-card = { $player } pioche { $card } grâce à l’Atelier.
san_juan-event-drew-poor-house = { $player } pioche une carte grâce au Refuge.
san_juan-event-drew-poor-house-card = { $player } pioche { $card } grâce au Refuge.
san_juan-event-drew-councillor = { $player } pioche une carte au choix.
san_juan-event-drew-councillor-card = { $player } pioche { $card } au choix.
san_juan-event-offered = { $player } pioche { $card } au choix.
san_juan-event-shuffled = { $cards ->
    [one] La défausse est mélangée : la pioche compte une carte.
   *[other] La défausse est mélangée : la pioche compte { $cards } cartes.
}
san_juan-event-role = { $player } prend le rôle : { $role }.
san_juan-event-library = { $player } utilise la Bibliothèque.
san_juan-event-prices = Prix : { $prices }.
san_juan-event-produced = { $player } produit : { $good }.
san_juan-event-sold = { $player } vend : { $good }, pour { $cards }.
san_juan-event-paid = { $player } paie { $card }.
san_juan-event-paid-good = { $player } paie une marchandise : { $good }.
san_juan-event-good-lost = { $player } perd la marchandise du bâtiment recouvert : { $good }.
san_juan-event-built = { $player } construit { $card } pour { $cards }.
san_juan-event-built-over = { $player } construit { $card } sur { $over } pour { $cards }.
san_juan-event-not-built = { $player } ne construit rien.
san_juan-event-kept = { $player } garde une carte.
san_juan-event-kept-card = { $player } garde { $card }.
san_juan-event-discarded = { $player } défausse une carte.
san_juan-event-discarded-card = { $player } défausse { $card }.
san_juan-event-tucked = { $player } glisse une carte sous la Chapelle.
san_juan-event-tucked-card = { $player } glisse { $card } sous la Chapelle.
san_juan-event-turned-up = { $player } dévoile { $card }.
san_juan-event-mined = { $player } garde { $card } de la Mine d’or.
san_juan-event-mined-nothing = Deux coûts sont égaux : { $player } ne garde rien.
san_juan-event-round = Tour { $round } : { $player } est gouverneur.

# La fin
san_juan-reason-twelve_buildings = Quelqu’un possède douze bâtiments.
san_juan-reason-standstill = Il ne restait plus de cartes, et aucune n’a bougé de tout un tour.
san_juan-tie-cards_and_goods = Égalité de points ; le plus de cartes en main et de marchandises l’emporte.
san_juan-category-buildings = Bâtiments
san_juan-category-chapel = Cartes de la Chapelle
san_juan-category-guild_hall = Guilde
san_juan-category-city_hall = Hôtel de ville
san_juan-category-triumphal_arch = Arc de triomphe
san_juan-category-palace = Palais

# Les règles en bref
san_juan-rules =
    Une carte en main est de l’argent, sur la table un bâtiment, face cachée sur un bâtiment de production une marchandise.
    À chaque tour, en commençant par le gouverneur, chacun prend un rôle encore libre ; à deux, le gouverneur en prend un second. Qui prend un rôle agit d’abord et profite de son privilège, puis les autres suivent en sens horaire. Agir est facultatif.
    Bâtisseur : chacun peut construire un bâtiment de sa main et en paie le coût en cartes ; privilège : 1 de moins. Autant de bâtiments de production identiques qu’on veut, mais un seul bâtiment violet de chaque sorte.
    Producteur : chacun peut poser une marchandise sur un bâtiment de production vide ; privilège : 1 de plus.
    Marchand : on retourne une tuile de la maison de commerce ; chacun peut vendre une marchandise contre des cartes ; privilège : 1 de plus. Les cinq tuiles reviennent dans le même ordre toute la partie.
    Conseiller : chacun pioche 2 cartes et en garde 1 ; privilège : il en pioche 5.
    Chercheur d’or : privilège : piocher 1 carte. Les autres n’ont rien.
    Après le dernier rôle, le gouverneur change, on peut utiliser sa Chapelle, puis chacun revient à 7 cartes en main.
    La partie s’achève après la phase du bâtisseur où quelqu’un possède douze bâtiments. Le plus de points gagne ; à égalité, le plus de cartes en main et de marchandises.
san_juan-rules-starting_hand = Main de départ : le gouverneur pioche 5 cartes, chaque joueur suivant une de plus ; chacun en garde 4.

# Terminal
san_juan-terminal-round = Tour { $round }, gouverneur : { $player }
san_juan-terminal-piles = Pioche : { $pile }, défausse : { $discards }
san_juan-terminal-prices = Prix : { $prices }
san_juan-terminal-cycle = Prix à venir, le prochain d’abord : { $tiles }
san_juan-terminal-building = { $player } construit { $card } ; reste à payer : { $cards }
san_juan-terminal-building-over = { $player } construit { $card } sur { $over } ; reste à payer : { $cards }
san_juan-terminal-revealed = Dévoilées : { $cards }
san_juan-terminal-last-phase = Douze bâtiments : la partie s’achève après cette phase !
san_juan-terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san_juan-terminal-buildings = bâtiments { $buildings }/{ $last }
san_juan-terminal-hand = main { $cards }
san_juan-terminal-worth = { $card } [{ $points }]
san_juan-terminal-chapel = { $card } [+{ $cards }]
san_juan-terminal-tucked = Cartes de la Chapelle : { $cards }
san_juan-terminal-covered = Recouverts : { $cards }
san_juan-terminal-your-hand = Votre main
san_juan-terminal-price = Prix
san_juan-terminal-text = Effet
san_juan-terminal-offered = Piochées : { $cards }
san_juan-terminal-your-chapel = Sous votre Chapelle : { $cards }
san_juan-terminal-separator = { " ; " }
san_juan-terminal-say-roles = Rôles libres : { $roles }.
san_juan-terminal-say-building = En construction : { $card } ; reste à payer : { $cards }.
san_juan-terminal-say-player = { $player } : points { $points }, bâtiments { $buildings } sur 12, cartes en main { $cards }.
san_juan-terminal-say-plant = { $card } { $standing }, avec marchandise { $goods }
san_juan-terminal-say-plants = Production : { $plants }.
san_juan-terminal-say-violets = Bâtiments violets : { $cards }.
san_juan-terminal-say-card = { $card }, { $count }, prix { $price }
san_juan-terminal-say-hand = Votre main : { $cards }.
san_juan-terminal-say-hand-empty = Votre main est vide.

# Le plateau
san_juan-board-round = Tour { $round }
san_juan-board-phase = Phase : { $role }
san_juan-board-phase-role = Choix des rôles
san_juan-board-phase-settle = Nouveau tour
san_juan-board-phase-starting_hand = Mains de départ
san_juan-board-last-phase = Douze bâtiments : dernière phase
san_juan-board-roles = Rôles
san_juan-board-role-builder = paie 1 de moins
san_juan-board-role-producer = 1 bien de plus
san_juan-board-role-trader = 1 vente de plus
san_juan-board-role-councillor = garde 1 sur 5
san_juan-board-role-prospector = pioche 1
san_juan-board-role-keeps = garde { $kept } sur { $drawn }
san_juan-board-twice-builder = paie 2 de moins
san_juan-board-twice-producer = 2 biens de plus
san_juan-board-twice-trader = 2 ventes de plus
san_juan-board-twice-councillor = garde 1 sur 8
san_juan-board-twice-prospector = pioche 2
san_juan-board-role-free = { $role }, libre. Privilège : { $text }.
san_juan-board-role-now = { $role }, pris par { $player }, en cours.
san_juan-board-role-taken = { $role }, pris par { $player }.
san_juan-board-role-gone = { $role }, pris.
san_juan-board-trading = Maison de commerce
san_juan-board-prices-now = prix actuels
san_juan-board-prices-next = prochains
san_juan-board-prices-unknown = fermée
san_juan-board-prices-order = Les prix dans l’ordre
san_juan-board-prices-place = Tuile
san_juan-board-pile = pioche
san_juan-board-pile-label = Cartes à piocher
san_juan-board-discards = défausse
san_juan-board-discards-label = Cartes défaussées
san_juan-board-city-label = Ville de { $player } : points { $points }, bâtiments { $buildings } sur 12, cartes en main { $cards }, marchandises { $goods }, cartes de chapelle { $chapel }
san_juan-board-your-city = Votre ville
san_juan-board-your-hand = Votre main
san_juan-board-drawn = Cartes piochées
san_juan-board-governor = gouverneur
san_juan-board-winner = gagnant
san_juan-board-answered = a répondu
san_juan-board-in-hand = Cartes en main
san_juan-board-buildings = Bâtiments
san_juan-board-goods = biens : { $goods }
san_juan-board-goods-label = Marchandises produites
san_juan-board-of-twelve = { $buildings } sur 12 bâtiments
san_juan-board-under-chapel = Chapelle +{ $cards }
san_juan-board-covered = recouverts : { $cards }
san_juan-board-free-plot = Place libre
san_juan-board-with-good = { $card } avec { $good }
san_juan-board-over = sur { $card }
san_juan-board-may-produce = peut produire
san_juan-board-may-sell = peut être vendu
san_juan-board-may-pay = peut payer 1
san_juan-board-mark-build = construit
san_juan-board-mark-pay = paie 1
san_juan-board-mark-produce = produit
san_juan-board-mark-sell = vendu
san_juan-board-mark-keep = gardée
san_juan-board-mark-pick = gardée
san_juan-board-mark-discard = défaussée
san_juan-board-mark-tuck = Chapelle
san_juan-board-sum-pay = { $done ->
    [one] { $done } sur { $all } payée
   *[other] { $done } sur { $all } payées
}
san_juan-board-sum-keep = { $done } sur { $all } à garder
san_juan-board-sum-discard = { $done } sur { $all } à défausser
san_juan-board-sum-produce = { $done } sur { $all } : { $goods }
san_juan-board-sum-sell = { $done } sur { $all } : { $goods }
san_juan-board-label-build = { $card } · payer { $price }
san_juan-board-label-build-library = { $card } · Bibliothèque · payer { $price }
san_juan-board-label-cover = Sur { $card } · payer { $price }
san_juan-board-label-beside = Place libre · payer { $price }
san_juan-board-card-label = { $card }, coût { $cost }, points { $points }. { $text }
san_juan-board-now-worth = vaut { $points }
san_juan-board-invented = inventée
san_juan-board-mine-choose = Tous les coûts diffèrent : { $player } en garde une.
san_juan-board-mine-nothing = Deux coûts identiques : { $player } ne garde rien.
san_juan-board-total = Total
san_juan-board-worth = Valeur
san_juan-board-worth-title = Les bâtiments à 6, maintenant
san_juan-board-worth-built = { $player } l’a bâti
san_juan-board-worth-hand = en main, si bâti maintenant
san_juan-board-worth-you = si vous le bâtissiez
san_juan-board-chapel-title = Sous votre Chapelle
san_juan-board-known-title = Défausses que vous connaissez
san_juan-board-makes = Produit : { $good }.
san_juan-board-monument = Monument : des points, aucun pouvoir.
san_juan-board-short-smithy = Production : 1 de moins.
san_juan-board-short-gold-mine = Chercheur : révélez 4 ; coûts tous différents, gardez-en 1.
san_juan-board-short-archive = Conseiller : défaussez de toute la main.
san_juan-board-short-poor-house = Bâti, avec 0 ou 1 carte en main : piochez 1.
san_juan-board-short-black-market = Payez avec jusqu’à 2 marchandises.
san_juan-board-short-trading-post = Marchand : vendez 1 bien de plus.
san_juan-board-short-well = 2 biens produits ou plus : piochez 1.
san_juan-board-short-market-stand = 2 biens vendus ou plus : piochez 1.
san_juan-board-short-crane = Bâtissez sur un des vôtres, payez la différence.
san_juan-board-short-chapel = À chaque tour, glissez une carte : 1 point.
san_juan-board-short-tower = Votre limite de main est de 12.
san_juan-board-short-aqueduct = Producteur : 1 bien de plus.
san_juan-board-short-carpenter = Violet bâti : piochez 1.
san_juan-board-short-prefecture = Conseiller : gardez 2 cartes.
san_juan-board-short-market-hall = 1 bien vendu ou plus : piochez 1.
san_juan-board-short-quarry = Violets : 1 de moins.
san_juan-board-short-library = Double le privilège de votre rôle.
san_juan-board-short-guild-hall = 2 points par production.
san_juan-board-short-city-hall = 1 point par violet.
san_juan-board-short-triumphal-arch = 4, 6 ou 8 pour 1, 2 ou 3 monuments.
san_juan-board-short-palace = Un quart des autres points.

san_juan-deed-card-drawn = piochée
san_juan-deed-card-offered = proposée
san_juan-deed-card-kept = gardée
san_juan-deed-offer-discarded = non gardée
san_juan-deed-role-taken = rôle pris
san_juan-deed-good-produced = marchandise produite
san_juan-deed-good-sold = marchandise vendue
san_juan-deed-good-paid = marchandise donnée en paiement
san_juan-deed-good-lost = marchandise perdue
san_juan-deed-building-begun = construction commencée
san_juan-deed-building-built = construit
san_juan-deed-building-covered = recouvert
san_juan-deed-card-paid = donnée en paiement
san_juan-deed-card-discarded = défaussée
san_juan-deed-card-tucked = glissée sous la Chapelle
san_juan-deed-card-turned-up = retournée par la Mine d’or
san_juan-deed-mined = gagnée par la Mine d’or
