cli-help = Une table numérique pour jeux de société modernes : jouer au terminal, simuler, rejouer et vérifier.
cli-help-epilogue = Chaque commande parle anglais, français et italien : --lang en|fr|it. « ludoteca COMMANDE --help » explique une commande.
cli-usage = Usage : ludoteca COMMANDE [--lang en|fr|it]
cli-group-commands = Commandes
cli-group-parameters = Paramètres
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-help-games = Montrer les jeux, le nombre de joueurs et leurs options.
cli-help-cards = Montrer le paquet d’un jeu et la provenance de chaque attribut, ou ce qui ne va pas dans un fichier de cartes.
cli-help-play = Jouer au terminal, avec des bots ou à plusieurs devant le même écran. Sans jeu ni places, la commande demande. Quitter enregistre la partie.
cli-help-resume = Reprendre une partie quittée.
cli-help-simulate = Jouer beaucoup de parties entre bots et compter. La même graine donne les mêmes parties, quel que soit --jobs, sauf si un programme (stdio:) ou une limite de temps (ms=) intervient.
cli-help-replay = Raconter à nouveau une partie enregistrée, ou tout en dire en lignes JSON.
cli-help-verify = Redistribuer des parties enregistrées à partir de leurs secrets révélés et tout comparer. Code de sortie 1 si l’une est fausse.
cli-usage-games = Usage : ludoteca games [--json]
cli-usage-cards = Usage : ludoteca cards JEU [--cards FICHIER] [--json]
cli-usage-play = Usage : ludoteca play JEU --seats you,random,random [--option messengers] [--seed N] [--plain]
cli-usage-resume = Usage : ludoteca resume FICHIER [--plain]
cli-usage-simulate = Usage : ludoteca simulate JEU --seats random,random,random --games N --seed S [--option k=v]… [--jobs J] [--record DOSSIER] [--on-failure forfeit|substitute] [--json]
cli-usage-replay = Usage : ludoteca replay FICHIER [--seat K] [--step] [--json]
cli-usage-verify = Usage : ludoteca verify FICHIER…
cli-take-game = Clé du jeu, comme « ludoteca games » la donne.
cli-take-play-game = Clé du jeu ; demandée si elle manque.
cli-take-seats = Qui s’assoit où : des bots, séparés par des virgules.
cli-take-play-seats = Qui s’assoit où, séparé par des virgules : you (vous, ou you:NOM) ou un bot. Plusieurs « you » partagent l’écran.
cli-take-option = Une option du jeu : un nom pour oui, ou nom=valeur. Peut être répétée.
cli-take-cards = Votre propre fichier de cartes au lieu du paquet maison.
cli-take-json = Écrire du JSON.
cli-take-file = Un enregistrement (.ludo.json).
cli-take-seed = Un nombre qui rend le hasard de la partie reproductible.
cli-take-simulate-seed = Le nombre dont découle tout le hasard.
cli-take-save = Où garder la partie ; par défaut un nouveau fichier ici.
cli-take-plain = Pour lecteurs d’écran : des phrases, ni cadres ni couleurs.
cli-take-no-auto = Ne pas jouer d’office les coups qui ne laissent pas de choix.
cli-take-games = Nombre de parties.
cli-take-jobs = Nombre de processus.
cli-take-record = Un dossier pour les enregistrements de toutes les parties.
cli-take-on-failure = Ce que vaut une partie pour un programme qui plante, tarde ou n’envoie pas de coup permis : forfeit (il est classé dernier) ou substitute (le résultat de son remplaçant compte).
cli-take-seat = Montrer ce que ce joueur a vu (1 est le premier).
cli-take-step = S’arrêter après chaque étape et montrer la table.
cli-bad-language = Il n’y a pas de langue « { $given } ». Langues : { $languages }.
cli-unknown-command = Il n’y a pas de commande « { $given } ». « ludoteca --help » les montre toutes.
cli-unknown-option = Il n’y a pas d’option « { $given } » ici. Ajoutez --help pour voir ce qui existe.
cli-missing = Il manque { $what }. Ajoutez --help pour voir comment l’indiquer.
cli-not-a-value = « { $given } » n’est pas une valeur pour { $what }.
cli-repeated = { $what } est donné deux fois.
cli-too-much = C’est trop : { $given }.
cli-system = { $file } : { $why }.
cli-wrong = Cette commande n’est pas comprise : { $why }
cli-at-least-one = { $what } doit valoir au moins 1, pas { $given }.
cli-bad-seat = Il n’y a pas de joueur { $given } : les places vont de 1 à { $seats }.
cli-resume-untrue = { $file } ne peut pas être repris, et n’a pas été modifié. { $why }
cli-resume-secret = { $file } ne contient pas son secret : on peut le rejouer, mais pas le continuer.
cli-resume-capped = « { $bot } » réfléchirait plus longtemps que « master » : il continue comme « { $capped } ».
cli-default = par défaut : { $value }
cli-game = { $title } ({ $key }), { $designer }, { $year } : { $seats } joueurs
cli-games-hint = Jouer : ludoteca play JEU --seats you,random --option NOM
cli-cards-title = { $game } : { $cards } cartes
cli-card = Carte
cli-card-text = En mots
cli-cards-invented = { $invented } cartes sur { $cards } portent quelque chose d’inventé, car aucune source ne les décrit. Votre propre fichier de cartes peut les remplacer.
cli-cards-good = Le fichier de cartes « { $file } » ({ $digest }) est bon.
cli-simulating = Parties
cli-simulated = { NUMBER($games, useGrouping: 0) } parties, { NUMBER($decisions, useGrouping: 0) } décisions ({ $mean } par partie) en { $seconds } s : { $rate } décisions/s.
cli-column-seat = Place
cli-column-bot = Joueur
cli-column-wins = Victoires
cli-column-shared = Partagées
cli-column-score = Score moyen
cli-column-rank = Rang moyen
cli-column-forfeits = Forfaits
cli-column-failures = Défaillances
cli-replay-step = { NUMBER($number, useGrouping: 0) }. { $text }
cli-replay-on = Entrée continue, q quitte.{" "}
cli-replay-unfinished = La partie n’est pas terminée.
cli-winner = { $count ->
    [one] { $players } gagne.
   *[other] { $players } gagnent.
}
cli-winner-shared = Victoire partagée : { $players }.
cli-score = { $rank }. { $player } : { $score } ({ $parts })
cli-verified = { $file } : vrai. { NUMBER($moves, useGrouping: 0) } coups, chaque tirage honnête, résultat comme noté.
cli-verified-unfinished = { $file } : vrai jusqu’ici. { NUMBER($moves, useGrouping: 0) } coups, chaque tirage honnête ; la partie n’est pas terminée.
cli-help-ladder = Faire jouer des bots entre eux sur les mêmes donnes, de chaque place, et dire qui est le plus fort et avec quelle certitude. La même graine donne les mêmes parties, quel que soit --jobs, sauf si un programme (stdio:) ou une limite de temps (ms=) intervient.
cli-help-stats = Dire ce que racontent les enregistrements d’un dossier : durées, points, première place, et quelles cartes gagnent. Les fichiers abîmés sont nommés et laissés de côté.
cli-usage-ladder = Usage : ludoteca ladder JEU --bots random,easy,search:ms=100 [--seats N] --games N --seed S [--option k=v]… [--jobs J] [--cluster ray|dask] [--out FICHIER] [--on-failure forfeit|substitute] [--json] [--plot FICHIER]
cli-usage-stats = Usage : ludoteca stats DOSSIER [--jobs J] [--json] [--plot DOSSIER]
cli-take-bots = Au moins deux bots, séparés par des virgules ; leurs paramètres par des deux-points : search:ms=100.
cli-take-ladder-seats = Nombre de joueurs à la table.
cli-take-ladder-games = Nombre de parties par tablée (à deux : par paire), arrondi vers le haut pour que chaque donne soit jouée de chaque place.
cli-take-cluster = Jouer sur une grappe Ray ou Dask : ray ou dask. RAY_ADDRESS ou DASK_SCHEDULER_ADDRESS dit où elle est.
cli-take-out = Un fichier pour chaque partie finie : la même commande reprend où elle s’est arrêtée, et peut demander plus de parties.
cli-take-plot = Une image des cotes (.png, .svg ou .pdf) ; demande matplotlib.
cli-take-folder = Un dossier d’enregistrements (.ludo.json), sous-dossiers compris.
cli-take-plots = Un dossier pour les images ; demande matplotlib.
cli-help-serve = Ouvrir des tables que les amis rejoignent par un lien, dans le navigateur. Ctrl-C arrête ; toutes les parties reprennent au démarrage suivant.
cli-usage-serve = Usage : ludoteca serve [--host HÔTE] [--port N] [--data DOSSIER] [--database ADRESSE] [--base-url URL] [--workers N] [--open] [--config FICHIER]
cli-help-admin = Prendre soin des parties d’un serveur, le plus souvent pendant que l’on joue.
cli-usage-admin = Usage : ludoteca admin COMMANDE [--data DOSSIER] [--database ADRESSE] [--config FICHIER]
cli-help-admin-tables = Lister les tables : état, joueurs, coups, et quand il s’y est passé quelque chose.
cli-help-admin-players = Lister les noms que les gens ont donnés, et leurs tables.
cli-help-admin-backup = Écrire toutes les parties dans un seul fichier, pendant que l’on joue. Il convient à SQLite comme à PostgreSQL et contient des secrets : gardez-le bien.
cli-help-admin-restore = Mettre une sauvegarde à la place des parties présentes. Arrêtez d’abord le serveur.
cli-help-admin-export = Écrire chaque partie terminée comme enregistrement (.ludo.json).
cli-help-admin-import = Reprendre des enregistrements de parties terminées, s’ils sont vrais. Code de sortie 2 si l’un d’eux ne l’est pas.
cli-help-admin-prune = Enlever les tables où rien ne s’est passé depuis longtemps et où aucune partie n’est en cours : terminées, abandonnées ou jamais commencées.
cli-help-admin-mend = Couper le journal d’une table abîmée après sa dernière bonne entrée, pour que la partie continue. Ce qui est coupé est montré et gardé dans un fichier.
cli-usage-admin-tables = Usage : ludoteca admin tables [--json]
cli-usage-admin-players = Usage : ludoteca admin players [--json]
cli-usage-admin-backup = Usage : ludoteca admin backup FICHIER
cli-usage-admin-restore = Usage : ludoteca admin restore FICHIER [--force]
cli-usage-admin-export = Usage : ludoteca admin export DOSSIER
cli-usage-admin-import = Usage : ludoteca admin import FICHIER…
cli-usage-admin-prune = Usage : ludoteca admin prune --older 90d [--keep-records] [--dry-run]
cli-usage-admin-mend = Usage : ludoteca admin mend TABLE [--dry-run]
cli-take-host = Adresse d’écoute ; par défaut 127.0.0.1 (cette machine seulement), 0.0.0.0 pour tous ceux qui peuvent l’atteindre.
cli-take-port = Port ; par défaut 8010, ou le premier libre ensuite.
cli-take-data = Dossier des parties et de ce qui s’y rattache ; par défaut celui qui est d’usage sur ce système.
cli-take-database = Où les parties sont gardées : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM ; par défaut un fichier du dossier.
cli-take-base-url = Adresse qu’utilisent les joueurs, si un mandataire se trouve devant le serveur : https://jeux.example.org
cli-take-trusted-proxies = Adresses des mandataires que l’on croit quand ils disent qui appelle, séparées par des virgules.
cli-take-workers = Nombre de processus qui servent ; plus d’un demande PostgreSQL.
cli-take-thinkers = Nombre de processus qui réfléchissent pour les bots ; par défaut un par cœur.
cli-take-open = Ouvrir la page dans le navigateur.
cli-take-log-format = Comment le journal est écrit : text ou json.
cli-take-config = Un fichier TOML de réglages. Les options et les variables LUDOTECA_… passent avant lui.
cli-take-backup-file = Le fichier de la sauvegarde.
cli-take-force = Remplacer les parties déjà présentes ; elles sont gardées à côté.
cli-take-export-folder = Dossier pour les enregistrements.
cli-take-older = Depuis quand rien ne doit s’être passé : 90d (jours), 12w (semaines) ou 36h (heures).
cli-take-keep-records = Garder les enregistrements des parties terminées.
cli-take-dry-run = Dire seulement ce qui serait fait.
cli-take-table = La table, telle que « ludoteca admin tables » la nomme.
cli-status-waiting = en attente
cli-status-playing = en cours
cli-status-over = terminée
cli-status-abandoned = abandonnée
cli-admin-column-table = Table
cli-admin-column-game = Jeu
cli-admin-column-status = État
cli-admin-column-players = Joueurs (bots)
cli-admin-column-moves = Coups
cli-admin-column-last = Dernier
cli-admin-column-name = Nom
cli-admin-column-count = Tables
cli-admin-column-where = Où
cli-ago-now = à l’instant
cli-ago-minutes = il y a { $number } min
cli-ago-hours = il y a { $number } h
cli-ago-days = il y a { $number } j
cli-admin-about = { $what } : { $why }
cli-admin-kept = Ce qui s’y trouvait avant est gardé dans { $file }.
cli-admin-imported = { $file } : reprise ; pour la regarder : { $link }
cli-admin-there-already = { $file } : déjà là, à la table { $table }.
cli-admin-unfinished = La partie n’est pas terminée ; seules les parties terminées sont reprises.
cli-admin-moved-on = Quelqu’un a joué entre-temps à la table { $table }. Rien n’a été changé ; recommencez.
cli-bad-span = « { $given } » n’est pas une durée : 90d (jours), 12w (semaines) ou 36h (heures).
cli-admin-tables = { $tables ->
    [one] { $tables } table.
   *[other] { $tables } tables.
}
cli-admin-backed-up = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $entries } entrées.
cli-admin-restored = Restauré : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $entries } entrées.
cli-admin-exported = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
} dans { $folder }.
cli-admin-pruned = { $tables ->
    [one] { $tables } table a été enlevée.
   *[other] { $tables } tables ont été enlevées.
}
cli-admin-would-prune = { $tables ->
    [one] { $tables } table serait enlevée.
   *[other] { $tables } tables seraient enlevées.
}
cli-admin-sound = La table { $table } est saine : { $entries ->
    [one] son entrée découle
   *[other] ses { $entries } entrées découlent
} de ce qui précède.
cli-admin-and-more = … et encore { $entries ->
    [one] une entrée.
   *[other] { $entries } entrées.
}
cli-admin-would-cut = { $entries ->
    [one] L’entrée { $first } serait coupée.
   *[other] { $entries } entrées seraient coupées, de { $first } à { $last }.
}
cli-admin-cut = { $entries ->
    [one] L’entrée { $first } a été coupée et gardée
   *[other] { $entries } entrées, de { $first } à { $last }, ont été coupées et gardées
} dans { $file }.
cli-admin-mended = La table { $table } continue après l’entrée { $entries } (état : { $status }).
