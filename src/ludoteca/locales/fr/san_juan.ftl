san_juan-notice = San Juan est un jeu d’Andreas Seyfarth (2004). Ceci est une mise en œuvre non officielle de ses règles ; les titres et marques appartiennent à leurs propriétaires. Aucun texte, image, logo ni police d’une édition n’est utilisé.
san_juan-summary = Bâtissez la capitale de Porto Rico : chaque carte est un bâtiment, une marchandise ou de l’argent, et qui prend un rôle fait agir tout le monde.

# Options
san_juan-option-starting_hand = Choisir sa main de départ
san_juan-option-starting_hand-help = Variante : chacun pioche de 5 à 8 cartes, d’autant plus qu’il joue tard, et en garde 4.
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
san_juan-text-gold-mine = après le Chercheur d’or, dévoilez 4 cartes ; si tous les coûts diffèrent, gardez-en une.
san_juan-text-archive = dans la phase du Conseiller, défaussez parmi toute votre main et non parmi les cartes piochées.
san_juan-text-poor-house = après une construction, s’il vous reste 0 ou 1 carte en main, piochez-en 1.
san_juan-text-black-market = payez un bâtiment avec jusqu’à 2 de vos marchandises, 1 chacune.
san_juan-text-trading-post = dans la phase du Marchand, vendez 1 marchandise de plus.
san_juan-text-well = si vous produisez au moins 2 marchandises, piochez 1 carte.
san_juan-text-market-stand = si vous vendez au moins 2 marchandises, piochez 1 carte.
san_juan-text-crane = bâtissez sur l’un de vos bâtiments et ne payez que la différence.
san_juan-text-chapel = à chaque nouveau tour, glissez une carte dessous ; chacune vaut 1 point.
san_juan-text-tower = votre limite de main est de 12.
san_juan-text-aqueduct = dans la phase du Producteur, produisez 1 marchandise de plus.
san_juan-text-carpenter = après la construction d’un bâtiment violet, piochez 1 carte.
san_juan-text-prefecture = dans la phase du Conseiller, gardez 2 cartes.
san_juan-text-market-hall = si vous vendez au moins une marchandise, piochez 1 carte.
san_juan-text-quarry = vos bâtiments violets coûtent 1 de moins.
san_juan-text-library = le privilège du rôle que vous prenez compte double.
san_juan-text-statue = un monument.
san_juan-text-victory-column = un monument.
san_juan-text-hero = un monument.
san_juan-text-guild-hall = à la fin, 2 points pour chacun de vos bâtiments de production.
san_juan-text-city-hall = à la fin, 1 point pour chacun de vos bâtiments violets, celui-ci compris.
san_juan-text-triumphal-arch = à la fin, 4, 6 ou 8 points pour 1, 2 ou 3 monuments.
san_juan-text-palace = tout à la fin, 1 point par tranche de 4 de vos autres points.
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
san_juan-move-take = Prendre le { $role }
san_juan-move-take-library = Prendre le { $role } avec la Bibliothèque
san_juan-move-build = Construire { $card }
san_juan-move-build-library = Construire { $card } avec la Bibliothèque
san_juan-move-build-for = Construire { $card } pour { $price }
san_juan-move-build-library-for = Construire { $card } avec la Bibliothèque pour { $price }
san_juan-move-build-nothing = Ne rien construire
san_juan-move-beside = Construire sur une place libre
san_juan-move-beside-for = Construire sur une place libre pour { $price }
san_juan-move-cover = Construire sur { $card }
san_juan-move-cover-for = Construire sur { $card } pour { $price }
san_juan-move-cover-full = Construire sur { $card } et perdre sa marchandise
san_juan-move-cover-full-for = Construire sur { $card } et perdre sa marchandise, pour { $price }
san_juan-move-pay = Payer avec { $card }
san_juan-move-pay-good = Payer avec une marchandise : { $good }
san_juan-move-produce = Produire { $good }
san_juan-move-produce-no-more = Ne plus rien produire
san_juan-move-sell = Vendre { $good }
san_juan-move-sell-for = Vendre { $good } pour { $cards }
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
san_juan-prompt-cover = Construire { $card } : sur une place libre, ou sur quel bâtiment ?
san_juan-prompt-pay = { $cards ->
    [one] Construire { $card } : payez une carte.
   *[other] Construire { $card } : payez { $cards } cartes.
}
san_juan-prompt-produce = { $goods ->
    [one] Vous pouvez produire une marchandise.
   *[other] Vous pouvez produire jusqu’à { $goods } marchandises.
}
san_juan-prompt-sell = { $goods ->
    [one] Vous pouvez vendre une marchandise.
   *[other] Vous pouvez vendre jusqu’à { $goods } marchandises.
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
san_juan-why-goods = Jusqu’à { $goods } marchandises : { $parts }
san_juan-why-extra = +1 { $why }
san_juan-why-pay = Prix { $price }
san_juan-why-pay-goods = Prix { $price } ; jusqu’à { $goods } marchandises peuvent payer : { $building }
san_juan-why-starting-hand = { $cards } cartes restent en main
san_juan-why-keep = Gardez { $cards } cartes : { $building }
san_juan-why-archive = De toute la main : { $building }
san_juan-why-limit = Limite de main : { $cards }
san_juan-why-limit-tower = Limite de main : { $cards } ({ $building })

# Ce qui s’est passé
san_juan-cards = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
san_juan-goods-of-kind = { $good } (×{ $count })
san_juan-cards-of-kind = { $card } (×{ $count })
san_juan-why-drawn = { $cards } { $why }
san_juan-drawn-prospector = comme Chercheur d’or
san_juan-drawn-well = grâce au Puits
san_juan-drawn-sale = pour la vente
san_juan-drawn-market-stand = grâce à l’Étal
san_juan-drawn-market-hall = grâce au Marché
san_juan-drawn-carpenter = grâce à l’Atelier
san_juan-drawn-poor-house = grâce au Refuge
san_juan-drawn-councillor = parmi lesquelles choisir
san_juan-event-begun = { $player_you ->
    [yes] Vous êtes le premier gouverneur.
   *[no] Le premier gouverneur est { $player }.
}
san_juan-event-drew = { $player_you ->
    [yes] Vous piochez { $cards }.
   *[no] { $player } pioche { $cards }.
}
san_juan-event-shuffled = { $cards ->
    [one] La défausse est mélangée : la pioche compte une carte.
   *[other] La défausse est mélangée : la pioche compte { $cards } cartes.
}
san_juan-event-role = { $player_you ->
    [yes] Vous prenez le { $role }.
   *[no] { $player } prend le { $role }.
}
san_juan-event-role-library = { $player_you ->
    [yes] Vous prenez le { $role } avec la Bibliothèque.
   *[no] { $player } prend le { $role } avec la Bibliothèque.
}
san_juan-event-role-draws = { $player_you ->
    [yes] Vous prenez le { $role } et piochez { $cards }.
   *[no] { $player } prend le { $role } et pioche { $cards }.
}
san_juan-event-library = { $player_you ->
    [yes] Vous utilisez la Bibliothèque.
   *[no] { $player } utilise la Bibliothèque.
}
san_juan-event-prices = Prix : { $prices }.
san_juan-event-produced = { $player_you ->
    [yes] Vous produisez { $goods }.
   *[no] { $player } produit { $goods }.
}
san_juan-event-sold = { $player_you ->
    [yes] Vous vendez { $goods } pour { $cards }.
   *[no] { $player } vend { $goods } pour { $cards }.
}
san_juan-event-paid = { $player_you ->
    [yes] Vous payez avec { $cards }.
   *[no] { $player } paie avec { $cards }.
}
san_juan-event-good-lost = { $player_you ->
    [yes] Vous perdez la marchandise du bâtiment recouvert : { $good }.
   *[no] { $player } perd la marchandise du bâtiment recouvert : { $good }.
}
san_juan-event-built = { $player_you ->
    [yes] Vous construisez { $card } { $price } : { $points }.
   *[no] { $player } construit { $card } { $price } : { $points }.
}
san_juan-event-built-over = { $player_you ->
    [yes] Vous construisez { $card } sur { $over } { $price } : { $points }.
   *[no] { $player } construit { $card } sur { $over } { $price } : { $points }.
}
san_juan-built-for = pour { $cards }
san_juan-built-for-nothing = gratuitement
san_juan-nothing = rien
san_juan-points-change = { $points ->
    [one] { $change } point
   *[other] { $change } points
}
san_juan-points-at-end = points à la fin
san_juan-event-not-built = { $player_you ->
    [yes] Vous ne construisez rien.
   *[no] { $player } ne construit rien.
}
san_juan-event-kept = { $player_you ->
    [yes] Vous gardez { $cards }.
   *[no] { $player } garde { $cards }.
}
san_juan-event-discarded = { $player_you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $player } défausse { $cards }.
}
san_juan-event-tucked = { $player_you ->
    [yes] Vous glissez { $cards } sous la Chapelle : 1 point.
   *[no] { $player } glisse { $cards } sous la Chapelle : 1 point.
}
san_juan-event-turned-up = { $player_you ->
    [yes] Vous dévoilez { $cards }.
   *[no] { $player } dévoile { $cards }.
}
san_juan-event-mined = { $player_you ->
    [yes] Grâce à la Mine d’or, vous gardez { $card }.
   *[no] Grâce à la Mine d’or, { $player } garde { $card }.
}
san_juan-event-mined-nothing = { $player_you ->
    [yes] Deux coûts sont égaux : vous ne gardez rien.
   *[no] Deux coûts sont égaux : { $player } ne garde rien.
}
san_juan-event-round = { $player_you ->
    [yes] Tour { $round } : vous êtes gouverneur.
   *[no] Tour { $round } : le gouverneur est { $player }.
}
san_juan-bonus = { $card } : +{ $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
san_juan-paid-with = Payé avec { $cards }.

# Ce qu’un rôle apporte à tous ; le privilège est celui de qui le prend
san_juan-about-builder = { $player_you ->
    [yes] Chacun peut construire un bâtiment ; vous payez { $more } de moins.
   *[no] Chacun peut construire un bâtiment ; { $player } paie { $more } de moins.
}
san_juan-about-producer = { $player_you ->
    [yes] Chacun peut produire une marchandise ; vous, { $more ->
        [1] une
       *[other] { $more }
    } de plus.
   *[no] Chacun peut produire une marchandise ; { $player }, { $more ->
        [1] une
       *[other] { $more }
    } de plus.
}
san_juan-about-trader = { $player_you ->
    [yes] Chacun peut vendre une marchandise ; vous, { $more ->
        [1] une
       *[other] { $more }
    } de plus.
   *[no] Chacun peut vendre une marchandise ; { $player }, { $more ->
        [1] une
       *[other] { $more }
    } de plus.
}
san_juan-about-councillor = { $player_you ->
    [yes] Chacun pioche 2 cartes et en garde 1 ; vous en piochez { $more }.
   *[no] Chacun pioche 2 cartes et en garde 1 ; { $player } en pioche { $more }.
}
san_juan-about-prospector = { $player_you ->
    [yes] Vous piochez { $cards } ; les autres, rien.
   *[no] { $player } pioche { $cards } ; les autres, rien.
}

# Des actions en deux ou trois mots
san_juan-short-draws = pioche { $cards }
san_juan-short-keeps = garde { $cards }
san_juan-short-discards = défausse { $cards }
san_juan-short-not-built = ne construit rien
san_juan-short-chapel = Chapelle +1
san_juan-gain-sale = { $goods } pour { $cards }
san_juan-gain-chapel = 1 point sous la Chapelle

# Ce qu’un rôle apporte maintenant
san_juan-worth-now = vaut maintenant : { $counted }
san_juan-worth-itself = lui-même
san_juan-note-build = { $count ->
    [one] Vous pouvez construire une de vos { $cards } cartes.
   *[other] Vous pouvez construire { $count } de vos { $cards } cartes.
}
san_juan-note-build-none = { $cards ->
    [0] Vous n’avez aucune carte à construire.
   *[other] Vous ne pouvez rien construire : vous pouvez payer { $most } au plus.
}
san_juan-note-produce = Bâtiments de production vides : { $goods }.
san_juan-note-produce-none = Tous vos bâtiments de production sont occupés.
san_juan-note-sell = Vos marchandises : { $goods }.
san_juan-note-sell-for = { $most ->
    [one] Vos marchandises : { $goods }, une carte aux prochains prix.
   *[other] Vos marchandises : { $goods }, jusqu’à { $most } cartes aux prochains prix.
}
san_juan-note-sell-none = Vous n’avez aucune marchandise.
san_juan-note-councillor = Vous piochez { $drawn } cartes et en gardez { $kept }.
san_juan-note-prospector = { $cards ->
    [one] Vous piochez une carte.
   *[other] Vous piochez { $cards } cartes.
}
san_juan-note-gold-mine = Votre Mine d’or peut dévoiler quatre cartes.
san_juan-note-others-build = Cartes en main : { $others }.
san_juan-note-others-produce = Bâtiments de production vides : { $others }.
san_juan-note-others-sell = Marchandises : { $others }.
san_juan-note-player = { $player } { $count }

# Pourquoi pas
san_juan-no-taken = déjà pris ce tour-ci
san_juan-no-double = vous l’avez déjà : un seul violet de chaque sorte
san_juan-no-money = coûte { $price }, vous pouvez payer { $most }
san_juan-no-money-over = coûte { $price } sur { $card }, vous pouvez payer { $most }

# Consignes
san_juan-decline-build = Si quelqu’un prend le Bâtisseur : ne rien construire
san_juan-decline-produce = Si quelqu’un prend le Producteur : ne rien produire
san_juan-decline-sell = Si quelqu’un prend le Marchand : ne rien vendre
san_juan-decline-tuck = Au nouveau tour : ne rien glisser sous la Chapelle
san_juan-decline-mine = Après le Chercheur d’or : ne pas utiliser la Mine d’or
san_juan-gives-up-build = Renonce à votre prochaine construction.
san_juan-gives-up-produce = Renonce à votre prochaine production.
san_juan-gives-up-sell = Renonce à votre prochaine vente.
san_juan-gives-up-tuck = Renonce à un point sous la Chapelle.
san_juan-gives-up-mine = Renonce à votre prochaine chance de carte gratuite.
san_juan-costs-no-build = { $cards ->
    [0] Ne vous coûte rien pour l’instant : vous n’avez pas de carte.
    [one] Ne vous coûte rien pour l’instant : avec une carte, vous pouvez payer { $most } au plus.
   *[other] Ne vous coûte rien pour l’instant : avec { $cards } cartes, vous pouvez payer { $most } au plus.
}
san_juan-costs-build = { $cards ->
    [one] Vous pourriez construire une carte maintenant.
   *[other] Vous pourriez construire { $cards } de vos cartes maintenant.
}
san_juan-costs-no-produce = Ne vous coûte rien pour l’instant : tous vos bâtiments de production sont occupés.
san_juan-costs-produce = Bâtiments de production vides : { $goods }.
san_juan-costs-no-sell = Ne vous coûte rien pour l’instant : vous n’avez aucune marchandise.
san_juan-costs-sell = Vos marchandises : { $goods }.
san_juan-costs-no-tuck = Ne vous coûte rien pour l’instant : vous n’avez pas de carte.

# Bientôt fini
san_juan-alert-more = { $left ->
    [one] fin dans { $left } bâtiment
   *[other] fin dans { $left } bâtiments
}
san_juan-alert-last-rounds = { $player_you ->
    [yes] Derniers tours : vous avez { $buildings } bâtiments sur { $all }
   *[no] Derniers tours : { $player } a { $buildings } bâtiments sur { $all }
}
san_juan-alert-last-phase = { $player_you ->
    [yes] Dernière phase : vous avez { $all } bâtiments
   *[no] Dernière phase : { $player } a { $all } bâtiments
}

# La fin
san_juan-end-twelve = { $player_you ->
    [yes] Vous avez construit votre douzième bâtiment, { $card }.
   *[no] { $player } a construit son douzième bâtiment, { $card }.
}
san_juan-part-buildings = { $count ->
    [one] un bâtiment
   *[other] { $count } bâtiments
}
san_juan-part-chapel = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
san_juan-part-guild_hall = { $count ->
    [one] un bâtiment de production à 2 points
   *[other] { $count } bâtiments de production à 2 points
}
san_juan-part-city_hall = { $count ->
    [one] un bâtiment violet
   *[other] { $count } bâtiments violets
}
san_juan-part-triumphal_arch = { $count ->
    [one] un monument
   *[other] { $count } monuments
}
san_juan-part-palace = un quart de { $count }
san_juan-reason-twelve_buildings = Le douzième bâtiment met fin à la partie.
san_juan-reason-standstill = Il ne restait plus de cartes, et aucune n’a bougé pendant tout un tour.
san_juan-tie-cards_and_goods = Égalité de points ; qui a le plus de cartes en main et de marchandises l’emporte.
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
    Conseiller : chacun pioche 2 cartes et en garde 1 ; privilège : en piocher 5.
    Chercheur d’or : privilège : piocher 1 carte. Les autres n’ont rien.
    Après le dernier rôle, le gouverneur change, on peut utiliser sa Chapelle, puis chacun revient à 7 cartes en main.
    La partie s’achève après la phase du bâtisseur où quelqu’un possède douze bâtiments. Qui a le plus de points gagne ; à égalité, qui a le plus de cartes en main et de marchandises.
san_juan-rules-starting_hand = Main de départ : le gouverneur pioche 5 cartes, chaque joueur suivant une de plus ; chacun en garde 4.

# Terminal
san_juan-terminal-round = Tour { $round }, gouverneur : { $player }
san_juan-terminal-piles = Pioche : { $pile }, défausse : { $discards }
san_juan-terminal-prices = Prix : { $prices }
san_juan-terminal-cycle = Prix à venir, le prochain d’abord : { $tiles }
san_juan-terminal-building = { $player } construit { $card } ; reste à payer : { $cards }
san_juan-terminal-building-over = { $player } construit { $card } sur { $over } ; reste à payer : { $cards }
san_juan-terminal-revealed = Dévoilées : { $cards }
san_juan-terminal-last-phase = Douze bâtiments : la partie s’achève après cette phase.
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
san_juan-terminal-say-plant = { $card } { $standing }, avec une marchandise { $goods }
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
san_juan-board-role-producer = +1 marchandise
san_juan-board-role-trader = +1 vente
san_juan-board-role-councillor = garde 1 sur 5
san_juan-board-role-prospector = pioche 1
san_juan-board-role-keeps = garde { $kept } sur { $drawn }
san_juan-board-twice-builder = paie 2 de moins
san_juan-board-twice-producer = +2 marchandises
san_juan-board-twice-trader = +2 ventes
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
san_juan-board-city-label = { $player }, sa ville : points { $points }, bâtiments { $buildings } sur 12, cartes en main { $cards }, marchandises { $goods }, cartes de la Chapelle { $chapel }
san_juan-board-your-city = Votre ville
san_juan-board-your-hand = Votre main
san_juan-board-drawn = Cartes piochées
san_juan-board-governor = gouverneur
san_juan-board-winner = gagne
san_juan-board-answered = a répondu
san_juan-board-in-hand = Cartes en main
san_juan-board-held = { $cards } en main
san_juan-board-buildings = Bâtiments
san_juan-board-goods-label = Marchandises produites
san_juan-board-of-twelve = { $buildings } sur 12 bâtiments
san_juan-board-under-chapel = Chapelle +{ $cards }
san_juan-board-covered = recouverts : { $cards }
san_juan-board-free-plot = Place libre
san_juan-board-with-good = { $card } avec { $good }
san_juan-board-over = sur { $card }
san_juan-board-may-produce = peut produire
san_juan-board-may-sell = peut être vendue
san_juan-board-may-pay = peut payer 1
san_juan-board-mark-build = en construction
san_juan-board-mark-pay = paie 1
san_juan-board-mark-produce = produit
san_juan-board-mark-sell = vendue
san_juan-board-mark-keep = gardée
san_juan-board-mark-pick = gardée
san_juan-board-mark-discard = défaussée
san_juan-board-mark-tuck = Chapelle
san_juan-board-label-build = { $card } · payer { $price }
san_juan-board-label-build-library = { $card } · Bibliothèque · payer { $price }
san_juan-board-label-cover = Sur { $card } · payer { $price }
san_juan-board-label-beside = Place libre · payer { $price }
san_juan-board-card-label = { $card }, coût { $cost }, points { $points }. { $text }
san_juan-board-now-worth = vaut { $points }
san_juan-board-invented = inventée
san_juan-board-mine-choose = { $player_you ->
    [yes] Tous les coûts diffèrent : vous en gardez une.
   *[no] Tous les coûts diffèrent : { $player } en garde une.
}
san_juan-board-total = Total
san_juan-board-worth = Valeur
san_juan-board-worth-title = Les bâtiments à 6, maintenant
san_juan-board-worth-built = { $player } l’a bâti
san_juan-board-worth-hand = en main, si bâti maintenant
san_juan-board-worth-you = si vous le bâtissiez maintenant
san_juan-board-chapel-title = Sous votre Chapelle
san_juan-board-known-title = Défausses que vous connaissez
san_juan-board-you = vous
san_juan-board-order = { $phase }, { $now }
san_juan-board-order-next = { $phase }, { $now }, puis { $next }
san_juan-board-result = { $cards ->
    [one] { $before } → { $after } points, il reste { $cards } carte
   *[other] { $before } → { $after } points, il reste { $cards } cartes
}
san_juan-board-build-it = Construire
san_juan-board-pay = payer { $price }
san_juan-board-worth-now = valeur actuelle
san_juan-board-more-cards = { $cards ->
    [one] +1 carte
   *[other] +{ $cards } cartes
}
san_juan-board-missing-pay = Encore { $cards } à payer
san_juan-board-missing-discard = Encore { $cards } à défausser
san_juan-board-missing-keep = Encore { $cards } à garder
san_juan-board-missing-pick = Encore { $cards } à garder
san_juan-board-role-has = { $player_you ->
    [yes] Vous l’avez.
   *[no] { $player } l’a pris.
}
san_juan-board-role-text-builder = Chacun peut construire un bâtiment ; qui prend ce rôle paie 1 de moins.
san_juan-board-role-text-producer = Chacun peut produire une marchandise ; qui prend ce rôle, une de plus.
san_juan-board-role-text-trader = Chacun peut vendre une marchandise ; qui prend ce rôle, une de plus.
san_juan-board-role-text-councillor = Chacun pioche 2 cartes et en garde 1 ; qui prend ce rôle en pioche 5.
san_juan-board-role-text-prospector = Qui prend ce rôle pioche une carte ; les autres, rien.
san_juan-board-makes = Produit : { $good }.
san_juan-board-monument = Monument : des points, aucun pouvoir.
san_juan-board-short-smithy = Production : coûte 1 de moins.
san_juan-board-short-gold-mine = Chercheur d’or : dévoilez 4 ; coûts tous différents, gardez 1.
san_juan-board-short-archive = Conseiller : défaussez de toute la main.
san_juan-board-short-poor-house = Bâti, reste 0 ou 1 carte en main : piochez 1.
san_juan-board-short-black-market = Payez avec jusqu’à 2 marchandises.
san_juan-board-short-trading-post = Marchand : vendez 1 marchandise de plus.
san_juan-board-short-well = Dès 2 marchandises produites : piochez 1.
san_juan-board-short-market-stand = Dès 2 marchandises vendues : piochez 1.
san_juan-board-short-crane = Bâtissez sur un des vôtres, payez la différence.
san_juan-board-short-chapel = À chaque tour, glissez une carte : 1 point.
san_juan-board-short-tower = Votre limite de main est de 12.
san_juan-board-short-aqueduct = Producteur : 1 marchandise de plus.
san_juan-board-short-carpenter = Violet construit : piochez 1.
san_juan-board-short-prefecture = Conseiller : gardez 2 cartes.
san_juan-board-short-market-hall = Dès 1 marchandise vendue : piochez 1.
san_juan-board-short-quarry = Violets : coûtent 1 de moins.
san_juan-board-short-library = Double le privilège de votre rôle.
san_juan-board-short-guild-hall = 2 points par bâtiment de production.
san_juan-board-short-city-hall = 1 point par bâtiment violet.
san_juan-board-short-triumphal-arch = 4, 6 ou 8 pour 1, 2 ou 3 monuments.
san_juan-board-short-palace = Un quart des autres points.
san_juan-board-tiny-production = produit 1
san_juan-board-tiny-monument = monument
san_juan-board-tiny-smithy = production −1
san_juan-board-tiny-gold-mine = 4 vues, garde 1
san_juan-board-tiny-archive = toute la main
san_juan-board-tiny-poor-house = 0–1 carte : +1
san_juan-board-tiny-black-market = marchandises
san_juan-board-tiny-trading-post = +1 vente
san_juan-board-tiny-well = 2 faites : +1
san_juan-board-tiny-market-stand = 2 vendues : +1
san_juan-board-tiny-crane = bâtir dessus
san_juan-board-tiny-chapel = glisser : 1 point
san_juan-board-tiny-tower = limite 12
san_juan-board-tiny-aqueduct = +1 produite
san_juan-board-tiny-carpenter = violet : +1
san_juan-board-tiny-prefecture = garde 2
san_juan-board-tiny-market-hall = vendue : +1
san_juan-board-tiny-quarry = violet −1
san_juan-board-tiny-library = rôle double
san_juan-board-tiny-guild-hall = 2 par production
san_juan-board-tiny-city-hall = 1 par violet
san_juan-board-tiny-triumphal-arch = 4 · 6 · 8
san_juan-board-tiny-palace = ¼ du reste

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
san_juan-deed-card-turned-up = dévoilée par la Mine d’or
san_juan-deed-mined = gagnée par la Mine d’or

# Marchandises et cartes dans une phrase
san_juan-some-indigo = de l’indigo
san_juan-some-sugar = du sucre
san_juan-some-tobacco = du tabac
san_juan-some-coffee = du café
san_juan-some-silver = de l’argent
san_juan-the-indigo-plant = la Teinturerie d’indigo
san_juan-the-sugar-mill = le Moulin à sucre
san_juan-the-tobacco-storage = le Séchoir à tabac
san_juan-the-coffee-roaster = la Brûlerie de café
san_juan-the-silver-smelter = la Fonderie d’argent
san_juan-the-smithy = la Forge
san_juan-the-gold-mine = la Mine d’or
san_juan-the-archive = les Archives
san_juan-the-poor-house = le Refuge
san_juan-the-black-market = le Marché noir
san_juan-the-trading-post = le Comptoir
san_juan-the-well = le Puits
san_juan-the-market-stand = l’Étal
san_juan-the-crane = la Grue
san_juan-the-chapel = la Chapelle
san_juan-the-tower = la Tour
san_juan-the-aqueduct = l’Aqueduc
san_juan-the-carpenter = l’Atelier
san_juan-the-prefecture = la Préfecture
san_juan-the-market-hall = le Marché
san_juan-the-quarry = la Carrière
san_juan-the-library = la Bibliothèque
san_juan-the-statue = la Statue
san_juan-the-victory-column = la Colonne
san_juan-the-hero = le Bronze
san_juan-the-guild-hall = la Guilde
san_juan-the-city-hall = l’Hôtel de ville
san_juan-the-triumphal-arch = l’Arc de triomphe
san_juan-the-palace = le Palais

# Les cartes en détail
san_juan-kind = { $group } · coût { $cost } · { $copies ->
    [1] une dans le paquet
    [2] deux dans le paquet
    [3] trois dans le paquet
   *[other] { $copies } dans le paquet
}
san_juan-kind-production = production
san_juan-kind-violet = violet
san_juan-kind-monument = violet, monument
san_juan-kind-six-cost = violet
san_juan-example-gold-mine = Coûts 1, 2, 3 et 5 dévoilés : gardez une carte. Coûts 1, 2, 2 et 5 : aucune.
san_juan-example-archive = Vous avez 3 cartes et en piochez 2 : défaussez l’une des 5.
san_juan-example-poor-house = Vous avez 3 cartes, en bâtissez une et payez avec les 2 autres : il n’en reste pas, piochez 1.
san_juan-example-black-market = Un bâtiment à 5 : 3 cartes, du café et du sucre.
san_juan-example-well = Vous produisez de l’indigo et du sucre : piochez 1.
san_juan-example-market-stand = Vous vendez du sucre et du café : piochez 1 en plus du prix.
san_juan-example-crane = Le Palais (6) sur la Chapelle (3) coûte 3. Les points de la Chapelle sont perdus.
san_juan-example-chapel = Sept cartes glissées dans la partie : 7 points à la fin.
san_juan-example-carpenter = La Tour pour 3, puis piochez 1 : elle vous coûte 2.
san_juan-example-prefecture = Comme Conseiller, vous piochez 5 cartes et en gardez 2.
san_juan-example-market-hall = Vous vendez de l’indigo pour 1 : piochez 2 en tout.
san_juan-example-library = Comme Bâtisseur, vous payez 2 de moins ; comme Conseiller, vous piochez 8 cartes.
