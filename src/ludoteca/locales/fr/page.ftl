# Les mots de la page elle-même. Ceux d’un jeu sont dans son propre fichier.

# Partout
page-home = vers l’accueil
page-close = Fermer
page-menu = Menu et réglages
page-language = Langue
page-theme = Thème
page-speed = Vitesse des coups
page-sound = Son
page-send = Envoyer
page-no-answer = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
page-percent = { $number } %
page-loading = Un instant

# L’accueil
page-open-tables = Tables ouvertes
page-help = Comment marche cette page

# Tables publiques

# Préparation

# L’attente
page-seat-open = libre
page-link-renew = Nouveau lien
page-table-ended = Cette partie a été interrompue.

# Les liens des places
page-waits-for = On attend encore : { $names }.
page-who-is-absent = { $name } (pas là)
page-offer-link = La personne qui vous a envoyé ce lien l’a peut-être encore. Un nouveau lien ne serait qu’à vous.
page-later = Plus tard
page-code-exists = Votre place a un code de secours. Il vous y ramène si votre lien est perdu.
page-code-show = Le voir
page-got-it = Compris
page-welcome-back = Vous revoilà : la place est de nouveau à vous.
page-absent-note = Avant cela, personne ne peut faire jouer un robot ici.
page-absent-since = pas là depuis { $time }
page-stand-in-here = Laisser jouer un robot

# À table
page-notices-earlier = Avant
page-notices = À propos des places
page-board = Table
page-dock = Votre coup
page-choices = Ce que vous pouvez faire
page-rail = Journal, points et discussion
page-you-name = Vous
page-bot = robot
page-away = un robot joue
page-resigned = abandon
page-not-connected = hors ligne
page-points = Points
page-time-left = Temps restant
page-days-short = { $days } j
page-log = Journal
page-log-empty = Rien ne s’est encore passé.
page-hand = Main
page-looking-back = Comme c’était alors :
page-back-to-now = Revenir au présent
page-scores = Points
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-watcher = spectateur
page-chat-say = Dire quelque chose
page-chat-people = Personnes
page-chat-silenced = L’hôte vous a retiré la parole.
page-mute = Masquer pour moi
page-unmute = Afficher à nouveau
page-silence = Couper pour tous
page-unsilence = Rendre la parole
page-all-connected = Tout le monde est là
page-gone = Pas là : { $names }
page-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
page-offline = Pas de connexion.
page-offline-short = Pas de connexion
page-move-kept = Votre coup est gardé.
page-retry-in = Nouvel essai dans { $seconds } s.
page-retrying = Nouvel essai…
page-retry-now = Maintenant
page-undo = Reprendre
page-undo-ask = Demander à reprendre
page-undo-what = { $undo } : { $what }
page-agree = Accepter
page-refuse = Refuser
page-withdraw = Tant pis
page-hint = Conseil
page-hint-title = Un joueur fort ferait
page-hint-exact = Calculé jusqu’à la fin.
page-rules = Règles en bref
page-rules-of = { $game } en bref
page-cards = Toutes les cartes ({ $file ->
    [house] le jeu de la maison
    [own] celles de l’hôte
   *[other] { $file }
  })
page-invented = Une partie de ce qui est écrit ici est de notre invention, faute de source.
page-commit = Valider
page-sending = Envoi…
page-step-back = Un pas en arrière
page-put-back = Remettre
page-suggest = Proposer un choix
page-stops-luck = Ce qui est pioché se verra après.
page-stops-reveals = Cela dévoile quelque chose de caché : on ne pourra pas le reprendre.
page-thinks = { $name } réfléchit
page-think = { $names } réfléchissent
page-waits = Un instant
page-answered = { $answered ->
    [0] Aucun des { $asked } n’a encore répondu.
    [one] { $answered } sur { $asked } a répondu.
   *[other] { $answered } sur { $asked } ont répondu.
  }
page-you-watch = Vous regardez.
page-declines = Passer d’avance
page-standing = Consigne
page-standing-note = ce n’est pas un coup : elle répond pour vous quand c’est à vous de répondre, et vous pouvez la retirer
page-standing-count = { $count ->
    [0] Consignes
    [one] { $count } consigne
   *[other] { $count } consignes
  }
page-pace = Vitesse
page-acts = { $name } joue
page-table-acts = La partie continue
page-since = Depuis votre coup
page-once-more = Revoir
page-step-by-step = Pas à pas
page-previous = Précédent
page-next = Suivant
page-behind = { $count ->
    [one] encore { $count } à venir
   *[other] encore { $count } à venir
  }
page-goes-on = pour continuer
page-tap-goes-on = Touchez pour continuer
page-space = Espace
page-hand-next = C’est à { $name }
page-hand-over = Passer l’appareil
page-hand-to = Passez l’appareil à { $name }
page-hand-note = Rien n’est montré avant que l’appareil ne soit passé à { $name }.
page-i-am = Je suis { $name }
page-away-note = Un robot joue pour vous.
page-take-seat-back = Reprendre ma place
page-title-turn = À vous · { $game }
page-title-asks = { $name } vous demande · { $game }

# La fin
page-result = Résultat
page-winner = gagne
page-counting = On compte les points.
page-round-over = La manche est finie.
page-game-over = La partie est finie.
page-next-round = Manche suivante
page-count-again = Recompter
page-look-at-table = Voir la table
page-look-at-round = Retour à la manche
page-replay = Revoir

# Revoir
page-replay-begin = La donne

# Aide
page-in-words = Par écrit
page-nothing-to-choose = Rien à choisir pour l’instant.
page-not-now = Pas maintenant
page-of = { $done } sur { $all }
page-suggest-short = Proposer
page-stage = Carte
