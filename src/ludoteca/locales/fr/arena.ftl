arena-few-bots = Un classement demande au moins deux bots : --bots random,random.
arena-many-lineups = { $bots } bots pour { $places } places donnent { $lineups } tablées ; on peut en jouer { $most } au plus.
arena-unknown-cluster = Il n’y a pas de grappe « { $given } ». Grappes : { $clusters }.
arena-no-cluster = « { $cluster } » n’est pas installé : pip install 'ludoteca[{ $cluster }]'.
arena-connecting = Connexion à la grappe { $cluster } sur { $address } …
arena-starting = Démarrage de { $cluster } sur cette machine …
arena-cluster-silent = Aucune grappe { $cluster } ne répond sur { $address }. Rien n’a été joué.
arena-not-a-cluster = Ce qui répond sur { $address } n’est pas une grappe { $cluster }. Rien n’a été joué.
arena-cluster-refused = La grappe { $cluster } ({ $address }) est inutilisable ({ $why }). Rien n’a été joué.
arena-no-matplotlib = Les graphiques demandent matplotlib, qui n’est pas installé : pip install 'ludoteca[plot]'.
arena-plot-format = { $file } n’est pas un type d’image que l’on sache dessiner : { $formats }.
arena-other-ladder = { $file } contient un autre classement (autres bots, graine, places, options ou règles) : rien n’a été changé.
arena-not-a-ladder = { $file } existe et n’est pas un classement : rien n’a été changé.
arena-damaged-ladder = { $file } est abîmé à la ligne { NUMBER($line, useGrouping: 0) } : rien n’a été changé.
arena-rounded = { NUMBER($played, useGrouping: 0) } parties par tablée au lieu de { NUMBER($asked, useGrouping: 0) }, pour que chaque donne soit jouée des { $places } places.
arena-interrupted = Les parties déjà jouées sont dans { $file } : la même commande reprend là.
arena-laddered = { $game }, { $seats } joueurs : { $games ->
    [one] { NUMBER($games, useGrouping: 0) } partie
   *[other] { NUMBER($games, useGrouping: 0) } parties
} sur { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } donne
   *[other] { NUMBER($deals, useGrouping: 0) } donnes
}, chacune jouée de chaque place.
arena-first-seat = Qui commence gagne { $rate } ({ $interval }) des parties ; l’équité donnerait { $fair }.
arena-ratings = Cotes à l’échelle Elo (400 de plus valent 10 contre 1) autour de 1500 ; tous les intervalles sont à 95 %, ceux des cotes par rééchantillonnage des donnes.
arena-seat-player = Place { $seat }, { $player }
arena-forfeits = { $player } : { $times ->
    [one] { NUMBER($times, useGrouping: 0) } forfait
   *[other] { NUMBER($times, useGrouping: 0) } forfaits
} sur { NUMBER($games, useGrouping: 0) } { $games ->
    [one] partie
   *[other] parties
} ({ $reasons }). « { $stand_in } » { $times ->
    [one] l’a finie ; elle compte
   *[other] les a finies ; elles comptent
} comme dernière place.
arena-substituted = { $player } : { $times ->
    [one] défaillance dans { NUMBER($times, useGrouping: 0) } partie
   *[other] défaillances dans { NUMBER($times, useGrouping: 0) } parties
} sur { NUMBER($games, useGrouping: 0) } ({ $reasons }). « { $stand_in } » { $times ->
    [one] l’a finie, et son résultat compte
   *[other] les a finies, et ses résultats comptent
}.
arena-first-failure = La première fois (partie { NUMBER($game, useGrouping: 0) }, décision { NUMBER($decision, useGrouping: 0) }) : { $why }.
arena-failure-crashed = plantage
arena-failure-late = trop tard
arena-failure-illegal = coup interdit
arena-failure-malformed = réponse mal formée
arena-not-reproducible = Un programme ou une limite de temps est intervenu : la même graine peut donner d’autres parties.
arena-bad-policy = --on-failure attend forfeit ou substitute, pas « { $given } ».
arena-out-of-bounds = { $what } doit se situer entre { $least } et { $most }, pas { $given }.

arena-column-player = Joueur
arena-column-rating = Cote
arena-column-interval = 95 %
arena-column-games = Parties
arena-column-wins = Victoires
arena-column-win-rate = Gagné
arena-column-score = Score moyen
arena-column-rank = Rang moyen
arena-column-ms = ms/coup
arena-column-forfeits = Forfaits
arena-column-failures = Défaillances
arena-column-before = devant
arena-column-table = Table
arena-column-decisions = Décisions
arena-column-first-seat = Premier
arena-column-expected = Par hasard
arena-column-points = Points
arena-column-mean = Moyenne
arena-column-least = Min
arena-column-lower = 25 %
arena-column-median = Médiane
arena-column-upper = 75 %
arena-column-most = Max
arena-column-winners = Gagnants
arena-column-key = Quoi
arena-column-event = Événement

arena-reading = Lecture
arena-no-records = Il n’y a aucun enregistrement (.ludo.json) dans { $folder }.
arena-damaged = { $file } : { $why } Laissé de côté.
arena-records = { NUMBER($files, useGrouping: 0) } enregistrements : { NUMBER($finished, useGrouping: 0) } parties finies, { NUMBER($unfinished, useGrouping: 0) } inachevées.
arena-shared = Victoire partagée
arena-score = Score
arena-seats = { $seats } joueurs
arena-option = { $name } : { $value }
arena-deeds = Qui a fait ceci a gagné plus souvent que par hasard : ce qui reste de { $compared } comparaisons, corrigées pour leur nombre (Holm, 5 %). Un camp compte une fois par partie ; les plus forts font peut-être simplement autre chose.
arena-no-deeds = Rien de ce que les joueurs ont fait ne va de pair avec la victoire plus souvent que le hasard ne l’explique ({ $compared } comparaisons). Pour remarquer ce qui gagne { $often } % des parties au lieu de { $usual } %, il faut qu’environ { NUMBER($needed, useGrouping: 0) } joueurs l’aient fait ; ici, { NUMBER($most, useGrouping: 0) } au plus l’ont fait.
arena-drawn = Dessiné : { $file }

arena-plot-ladder = { $game }, { $seats } joueurs, { $games } parties
arena-plot-pairs = La ligne devant la colonne
arena-plot-first = Parties gagnées par qui commence
arena-plot-cards = Parties gagnées par qui a fait ceci
arena-plot-fair = par hasard
