# Les mots de la page elle-même. Ceux d’un jeu sont dans son propre fichier.

# Partout
page-home = vers l’accueil
page-close = Fermer
page-menu = Menu et réglages
page-language = Langue
page-theme = Thème
page-theme-system = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-speed = Vitesse des coups
page-sound = Son
page-letters = Lettres sur les pièces
page-letters-help = En plus de la couleur et du motif
page-send = Envoyer
page-copy = Copier
page-copied = Copié
page-share = Partager
page-no-answer = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
page-not-found = Il n’y a rien ici.
page-percent = { $number } %
page-back-home = Vers l’accueil
page-reload = Recharger
page-loading = Un instant

# L’accueil
page-question = À quoi jouons-nous ?
page-promise = Pas de compte. Envoyez un lien, ou jouez contre les robots.
page-players = { $low } à { $high } joueurs
page-play-now = Jouer
page-play-now-help = Contre des robots, comme la dernière fois
page-make-table = Ouvrir une table
page-your-games = Vos parties
page-waiting-for-you = { $count ->
    [0] aucune ne vous attend
    [one] une vous attend
   *[other] { $count } vous attendent
  }
page-with = avec { $names }
page-with-bots = { $count ->
    [one] avec un robot
   *[other] avec { $count } robots
  }
page-your-turn = À vous de jouer
page-their-turn = Les autres réfléchissent
page-not-begun = En attente de joueurs
page-finished = Terminée
page-abandoned = Interrompue
page-go-play = Jouer
page-go-look = Voir
page-go-review = Revoir
page-open-tables = Tables ouvertes
page-open-record = Ouvrir un enregistrement
page-paste-link = Vous avez un lien ? Collez-le n’importe où sur cette page.
page-have-link = Lien ou code de secours
page-have-link-go = Ouvrir
page-fair-promise = Loyal par construction : la donne est scellée avant d’être distribuée, et révélée à la fin.
page-forget = Retirer de cette liste
page-help = Comment marche cette page

# Tables publiques
page-tables-title = Tables ouvertes
page-tables-none = Aucune table n’est ouverte à tous en ce moment. Ouvrez-en une.
page-tables-join = Rejoindre
page-tables-watch = Regarder
page-tables-free = { $count ->
    [0] complète
    [one] une place libre
   *[other] { $count } places libres
  }

# Préparation
page-setup-title = Une table de { $game }
page-setup-seats = Qui joue
page-setup-me = Moi
page-setup-another = Une autre personne ici
page-setup-open = Qui aura le lien
page-setup-bot = Robot, { $level }
page-setup-name = Nom
page-setup-your-name = Votre nom
page-setup-name-here = Nom de la place { $seat }
page-setup-seat-kind = Place { $seat }
page-setup-add = Ajouter une place
page-setup-remove = Retirer la dernière place
page-setup-hot-seat = Plusieurs personnes se passent le même appareil ; il cache les mains entre-temps.
page-setup-watch-only = Personne n’est assis ici : vous regarderez.
page-setup-options = Règles
page-setup-option-seats = Seulement à { $seats } joueurs.
page-setup-manners = La table
page-setup-public = Ouverte à tous
page-setup-public-help = La table figure dans la liste publique ; chacun sur ce serveur peut la rejoindre ou la regarder.
page-setup-clock = Temps de réflexion
page-setup-clock-none = Sans limite
page-setup-clock-move = Par coup
page-setup-clock-game = Pour toute la partie
page-setup-clock-days = En jours par coup
page-setup-clock-help = Quand le temps est écoulé, un robot continue.
page-setup-seconds = Secondes par coup
page-setup-minutes = Minutes pour la partie
page-setup-increment = Secondes de plus après chaque coup
page-setup-days = Jours par coup
page-setup-undo = Reprendre un coup
page-setup-undo-free = Toujours
page-setup-undo-consent = Si les autres acceptent
page-setup-undo-never = Jamais
page-setup-undo-help = Ce qui n’a rien révélé peut toujours être repris jusqu’à la fin de votre tour.
page-setup-hints = Conseils
page-setup-hints-help = On peut demander l’avis d’un robot fort.
page-setup-memory = Aide-mémoire
page-setup-memory-help = Montre ce dont un joueur attentif se souviendrait.
page-setup-pace = Les robots prennent un instant
page-setup-pace-help = Pour que l’on puisse suivre leurs coups.
page-setup-cards = Vos propres cartes
page-setup-cards-help = Un fichier cards.toml à vous pour ce jeu. Toute la table voit que ce ne sont pas celles de la maison.
page-setup-cards-choose = Choisir un fichier
page-seat-name = Joueur { $seat }
page-yes = oui
page-no = non
page-setup-start = Commencer
page-setup-make = Ouvrir la table
page-setup-more = Autres réglages

# L’attente
page-wait-title = En attente de joueurs
page-wait-note = La partie commence d’elle-même quand toutes les places sont prises.
page-wait-begin = Commencer avec des robots aux places libres
page-wait-stand-up = Se lever
page-wait-close = Fermer la table
page-wait-close-sure = Vraiment fermer, pour tous
page-join-title = Rejoindre cette table
page-join-sit = Prendre place
page-join-full = Toutes les places sont prises.
page-join-watch = Vous venez regarder : la partie s’affichera ici dès qu’elle commence.
page-seat-open = libre
page-link-join = Lien pour qui veut jouer
page-invite-title = Inviter
page-invite-note = Ces liens sont pour les autres. Qui prend place reçoit son propre lien ; le vôtre est sous « Votre place ».
page-invite-new = Nouvelle invitation
page-links-each = Un lien pour chaque place
page-link-seat = Lien pour la place { $seat }
page-link-watch = Lien pour regarder
page-link-renew = Nouveau lien
page-fair = Donne loyale : le mélange est scellé. Après la partie, chacun peut le vérifier d’après ce sceau.
page-table-ended = Cette table a été interrompue.
page-own-cards = avec les cartes de l’hôte

# Les liens des places
page-own-seat = Votre place : lien personnel, code de secours
page-own-link = Votre lien personnel
page-own-link-note = Il ouvre votre place sur vos autres appareils. Qui l’a voit votre main : ne l’envoyez à personne.
page-recovery = Code de secours
page-recovery-note = Notez-le : il vous ramène à votre place si le lien est perdu.
page-recovery-none = Le code de secours se trouve sur l’appareil avec lequel vous avez pris place. Un nouveau lien vient avec un nouveau code.
page-renew-note = L’ancien lien et l’ancien code ne valent plus, sur aucun appareil : ouvrez-y le nouveau lien.
page-renew-sure = Oui, un nouveau lien
page-renewed = Voici votre nouveau lien. L’ancien n’ouvre plus rien.
page-pass-on = Céder une place à quelqu’un
page-pass-on-note = La place reste à vous tant que personne ne l’a prise.
page-pass-on-link = Lien pour prendre la suite de { $name }
page-take-over = Vous pouvez prendre cette place : { $name }.
page-take-over-sit = Prendre la suite
page-taken-title = Cette place est prise
page-taken-note = Quelqu’un a pris place avec cette invitation : elle n’ouvre plus rien. Si ce n’était pas vous, demandez-en une autre à qui vous l’a envoyée.
page-replaced-title = Ce lien a été remplacé
page-replaced-note = La place a un nouveau lien. Si vous l’avez créé sur un autre appareil, ouvrez-le ici aussi.
page-mine-title = C’est votre place ?
page-mine-at-table = J’ai une place à cette table
page-come-back = Reprendre ma place
page-ask-others = Demander aux autres
page-ask-others-note = Le code est perdu, lui aussi ? Les autres peuvent vous donner un nouveau lien : il en faut au moins deux, et l’accord de tous.
page-ask-which = Votre place
page-claim-here = La personne assise à cette place est là, ou vient de partir. Attendez un peu, puis redemandez.
page-claim-refused = Les autres ne vous ont pas donné de nouveau lien.
page-claim-asked = Vous avez demandé un nouveau lien pour cette place : { $name }.
page-claim-ended = Pas de nouveau lien : la personne assise à cette place est revenue.
page-link-asked = { $name } dit avoir perdu son lien. Lui en donner un nouveau ?
page-link-asked-why = Il ouvre sa main : n’acceptez que si vous savez que c’est bien cette personne.
page-link-asked-other = { $name } demande un nouveau lien aux autres.
page-link-give = Oui, c’est bien { $name }
page-link-deny = Non
page-agreed = D’accord : { $names }.
page-waits-for = On attend encore : { $names }.
page-who-is-absent = { $name } (pas là)
page-offer-link = La personne qui vous a envoyé ce lien l’a peut-être encore. Un nouveau lien ne serait qu’à vous.
page-later = Plus tard
page-code-exists = Votre place a un code de secours. Il vous y ramène si votre lien est perdu.
page-code-show = Le voir
page-got-it = Bien
page-welcome-back = Vous revoilà : la place est de nouveau à vous.
page-notices = À propos des places
page-notices-earlier = Avant
page-absent = pas là · { $time }
page-absent-note = Avant cela, personne ne peut faire jouer un robot ici.
page-stand-in-here = Laisser jouer un robot

# À table
page-board = Table
page-dock = Votre coup
page-choices = Ce que vous pouvez faire
page-rail = Journal, points et discussion
page-you = vous
page-you-name = Vous
page-bot = robot
page-away = absent
page-not-connected = non connecté
page-points = Points
page-time-left = Temps restant
page-days-short = { $days } j
page-log = Journal
page-log-empty = Rien ne s’est encore passé.
page-hand = Main
page-hands = Mains
page-hand-of = Main de { $name }
page-looking-back = Comme c’était alors :
page-back-to-now = Revenir au présent
page-scores = Points
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-watcher = spectateur
page-chat-say = Dire quelque chose
page-chat-people = Personnes
page-chat-silenced = L’hôte vous a retiré la parole.
page-mute = Ne plus entendre
page-unmute = Entendre à nouveau
page-silence = Couper pour tous
page-unsilence = Rendre la parole
page-all-connected = Tous connectés
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
page-undo-asked = { $name } voudrait reprendre un coup.
page-undo-asked-by-you = Vous avez demandé à reprendre un coup.
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
page-declines = Annoncer dès maintenant
page-if-asked = Le moment venu : { $move }
page-if-asked-any = Le moment venu :
page-hand-next = C’est à { $name }
page-hand-over = Passer l’appareil
page-hand-to = Passez l’appareil à { $name }
page-hand-note = Rien n’est montré avant que l’appareil ne soit passé à { $name }.
page-i-am = Je suis { $name }
page-go-away = Laisser un robot jouer pour moi
page-away-note = Un robot joue pour vous.
page-take-seat-back = Reprendre ma place
page-stand-in = Laisser un robot jouer pour { $name }
page-leave = Quitter la table
page-leave-sure = Vraiment partir : un robot prend la suite
page-abandon = Interrompre la partie
page-abandon-sure = Vraiment interrompre, pour tous
page-title-turn = À vous · { $game }

# La fin
page-result = Résultat
page-winner = gagne
page-total = Total
page-taken-back = Des coups ont été repris dans cette partie.
page-rematch = Rejouer
page-rematch-go = Vers la partie suivante
page-replay = Revoir
page-record = Enregistrement
page-verify = Vérifier la donne

# Revoir
page-replay-of = Revoir : { $game }
page-replay-eyes = Vu par
page-replay-open = Toutes les mains ouvertes
page-replay-first = Premier coup
page-replay-prev = Un coup en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Un coup en avant
page-replay-last = Dernier coup
page-replay-at = Coup { $step } sur { $steps }
page-replay-begin = La donne
page-fork = Continuer d’ici
page-fork-note = Une nouvelle table à partir de cette position ; vous prenez la place d’où vous regardez, des robots les autres.

# Aide
page-help-title = Comment marche cette page
page-help-lit = Ce que vous pouvez faire est cerné d’ambre. Touchez une fois : vous voyez ce que cela ferait ; touchez encore, ou pressez Valider, et c’est fait.
page-help-dock = Tout ce qui est cerné est écrit en bas de la page : on peut y jouer une partie entière.
page-help-back = Échap remet en place ce que vous avez commencé. Un coup qui n’a rien révélé peut être repris pendant votre tour ; plus tard, on demande aux autres.
page-help-card = Un appui long, un clic droit, ou ? sur une carte l’ouvre en grand avec tout ce qu’elle fait.
page-help-link = Il n’y a pas de compte : un lien est une place. Une invitation ne vaut plus dès que quelqu’un a pris place avec elle ; le lien de votre place n’est qu’à vous. Qui l’a peut jouer pour vous : ne l’envoyez à personne. Ce navigateur s’en souvient ; un code de secours, dans le menu, vous ramène s’il est perdu.
page-help-line = Si la connexion est coupée, la page le dit et se rétablit d’elle-même. Un coup en chemin est gardé.
page-help-fair = Avant la donne, le serveur publie le sceau de son secret. Après la partie, le secret est dans l’enregistrement, et chacun peut redistribuer et comparer.
page-help-keys = Touches
page-key-tab = d’une chose cernée à la suivante
page-key-arrows = se promener sur la table
page-key-enter = montrer ce que cela ferait, puis le faire
page-key-esc = remettre
page-key-u = reprendre
page-key-h = conseil
page-key-l = journal
page-key-question = ouvrir la carte, ou les règles
page-key-replay = en revoyant : en arrière, en avant
page-help-rules = Les jeux en bref
