# Les pages autour de la table : accueil, préparation, attente, liens, relecture, aide.

# Partout
lobby-theme-system = Système
lobby-theme-light = Clair
lobby-theme-dark = Sombre
lobby-letters = Lettres sur les pièces
lobby-letters-help = En plus de la couleur et du motif
lobby-copy = Copier
lobby-copied = Copié
lobby-share = Partager
lobby-not-found = Il n’y a rien ici.
lobby-back-home = Vers l’accueil
lobby-reload = Recharger

# L’accueil
lobby-question = À quoi jouons-nous ?
lobby-promise = Pas de compte. Envoyez un lien, ou jouez contre les robots.
lobby-players = { $low } à { $high } joueurs
lobby-minutes = { $minutes } min
lobby-hours = { $hours } h
lobby-just-now = à l’instant
lobby-play-now = Jouer
lobby-play-now-help = Contre des robots, comme la dernière fois
lobby-play-what = Jouer : vous et { $count ->
    [one] un robot
   *[other] { $count } robots
  }, { $level }
lobby-change = changer
lobby-change-done = terminé
lobby-play-bots = Robots
lobby-play-level = Niveau
lobby-make-table = Ouvrir une table
lobby-your-games = Vos parties
lobby-waiting-for-you = { $count ->
    [0] aucune ne vous attend
    [one] une vous attend
   *[other] { $count } vous attendent
  }
lobby-all-games = les { $count }, avec les résultats
lobby-fewer-games = moins
lobby-with = avec { $names }
lobby-with-bots = { $count ->
    [one] avec un robot
   *[other] avec { $count } robots
  }
lobby-your-turn = À vous de jouer
lobby-your-turn-since = à vous depuis { $time }
lobby-their-turn = Les autres réfléchissent
lobby-not-begun = En attente de joueurs
lobby-finished = Terminée
lobby-abandoned = Interrompue
lobby-go-play = Jouer
lobby-go-look = Voir
lobby-go-review = Revoir
lobby-open-record = Ouvrir un enregistrement
lobby-paste-link = Vous avez un lien ? Collez-le n’importe où sur cette page.
lobby-have-link = Un lien ou un code ? Collez-le ici
lobby-have-link-short = Collez un lien
lobby-have-link-go = Ouvrir
lobby-my-seats = Mes places sur un autre appareil
lobby-seats-out = Emporter vos places
lobby-seats-count = { $count ->
    [one] Ce navigateur a une place à une table.
   *[other] Ce navigateur a des places à { $count } tables.
  }
lobby-seats-link = Lien avec toutes vos places
lobby-seats-save = Enregistrer un fichier
lobby-seats-secret = Ouvrez le lien, ou choisissez le fichier, sur votre autre appareil. Qui l’a peut jouer à votre place : gardez-le pour vous.
lobby-seats-none = Ce navigateur n’a pas encore de place.
lobby-seats-in = Apporter des places ici
lobby-seats-in-note = De votre autre appareil. Les places que vous avez ici restent.
lobby-seats-paste = Lien avec des places
lobby-seats-take = Les prendre
lobby-seats-came = { $added ->
    [0] Aucune nouvelle place
    [one] Une place est arrivée
   *[other] { $added } places sont arrivées
  }{ $known ->
    [0] .
    [one] ; une était déjà ici.
   *[other] ; { $known } étaient déjà ici.
  }
lobby-seats-bad = Il n’y a pas de places là-dedans. Choisissez le fichier ludoteca-seats.json, ou collez le lien entier.
lobby-fair-promise = Loyal par construction : la donne est scellée avant d’être distribuée, et révélée à la fin.
lobby-forget = Retirer de cette liste

# Tables publiques
lobby-tables-title = Tables ouvertes
lobby-tables-filter = Quelles tables
lobby-tables-all = Tous les jeux
lobby-tables-no-clock = sans pendule
lobby-tables-no-bots = sans robots
lobby-tables-beginners = débutants bienvenus
lobby-tables-by = { $name }, { $time }
lobby-tables-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
  }
lobby-tables-no-match = Aucune table ouverte ne correspond.
lobby-tables-playing = En cours : regardez si le cœur vous en dit
lobby-tables-nothing = Rien pour vous ?
lobby-tables-nothing-note = Ouvrez une table à tous : elle figure ici tant qu’une place est libre.
lobby-tables-none = Aucune table n’est ouverte à tous en ce moment.
lobby-tables-watch = Regarder
lobby-tables-free = { $count ->
    [0] complète
    [one] une place libre
   *[other] { $count } places libres
  }

# Préparation
lobby-setup-seats = Qui joue
lobby-setup-heading = Dressez la table
lobby-setup-tap = Touchez une place : moi, un ami, un robot ou personne.
lobby-setup-how = Comment on joue
lobby-setup-friend = Un ami, par lien
lobby-setup-nobody = Personne
lobby-setup-me = Moi
lobby-setup-another = Une autre personne ici
lobby-setup-bot = Robot : { $name }, { $level }
lobby-setup-name = Nom
lobby-setup-your-name = Votre nom
lobby-setup-name-here = Nom de la place { $seat }
lobby-setup-seat-kind = Place { $seat }
lobby-setup-hot-seat = Plusieurs personnes se passent le même appareil ; il cache les mains entre-temps.
lobby-setup-watch-only = Personne n’est assis ici : vous regarderez.
lobby-setup-bots-for = { $count ->
    [one] un robot pour l’ami
   *[other] des robots pour les amis
  }
lobby-seat-you = Vous
lobby-seat-also = Ici aussi
lobby-seat-friend = Un ami
lobby-seat-gets-link = reçoit le lien
lobby-seat-nobody = Personne
lobby-seat-fill = à remplir
lobby-bot = { $name }, robot
lobby-for = { $game } pour { $people }.
lobby-for-you = vous
lobby-for-another = une autre personne ici
lobby-for-friends = { $count ->
    [one] un ami
   *[other] { $count } amis
  }
lobby-for-bot = { $name } (robot { $level })
lobby-about-minutes = Environ { $minutes } minutes.
lobby-setup-option-seats = Seulement à { $seats } joueurs.
lobby-setup-public = Ouverte à tous
lobby-setup-public-help = La table figure dans la liste publique ; chacun sur ce serveur peut la rejoindre ou la regarder.
lobby-setup-clock = Temps de réflexion
lobby-setup-clock-none = Sans limite
lobby-setup-clock-move = Par coup
lobby-setup-clock-game = Pour toute la partie
lobby-setup-clock-days = En jours par coup
lobby-setup-clock-help = Quand le temps est écoulé, un robot continue.
lobby-setup-seconds = Secondes par coup
lobby-setup-minutes = Minutes pour la partie
lobby-setup-increment = Secondes de plus après chaque coup
lobby-setup-days = Jours par coup
lobby-setup-undo = Reprendre un coup
lobby-setup-undo-free = Toujours
lobby-setup-undo-consent = Si les autres acceptent
lobby-setup-undo-never = Jamais
lobby-setup-undo-help = Un coup qui n’a rien révélé peut toujours être repris tant que c’est à vous.
lobby-setup-hints = Conseils
lobby-setup-hints-help = On peut demander l’avis d’un robot fort.
lobby-setup-memory = Aide-mémoire
lobby-setup-memory-help = Montre ce dont un joueur attentif se souviendrait.
lobby-setup-pace = Les robots marquent une pause
lobby-setup-pace-help = Pour que l’on puisse suivre leurs coups.
lobby-setup-cards = Vos propres cartes
lobby-setup-cards-help = Un fichier cards.toml à vous pour ce jeu. Toute la table voit que ce n’est pas le jeu de la maison.
lobby-setup-cards-choose = Choisir un fichier
lobby-seat-name = Joueur { $seat }
lobby-no = non
lobby-setup-make = Ouvrir la table
lobby-setup-more = Autres réglages
lobby-terms = Conditions de cette table
lobby-term-no-clock = sans pendule
lobby-term-move = { $seconds } s par coup
lobby-term-game = { $minutes } min chacun
lobby-term-game-more = { $minutes } min chacun + { $seconds } s
lobby-term-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
  }
lobby-term-undo-free = reprises permises
lobby-term-undo-consent = reprises si tous acceptent
lobby-term-undo-never = sans reprise
lobby-term-hints = avec conseils
lobby-term-no-hints = sans conseils
lobby-term-memory = aide-mémoire
lobby-term-bot = { $name } : robot { $level }
lobby-term-public = ouverte à tous
lobby-term-forked = suite d’une partie finie

# L’attente
lobby-wait-title = En attente de joueurs
lobby-wait-send = Envoyez ce lien
lobby-wait-watchers = Lien pour regarder
lobby-wait-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  }
lobby-wait-begins = { $count ->
    [one] La partie commence d’elle-même dès que quelqu’un prend place.
   *[other] La partie commence d’elle-même quand toutes les places sont prises.
  }
lobby-wait-chat = En attendant
lobby-wait-hear = Entendre quand quelqu’un prend place ?
lobby-wait-sat = { $name } a pris place
lobby-wait-begun = La partie commence
lobby-hear-yes = Oui
lobby-hear-no = Non
lobby-wait-answer = répondre
lobby-seat-waiting = En attente
lobby-seat-for-friend = d’un ami
lobby-seat-kept = place gardée
lobby-seat-host = a dressé la table
lobby-seat-here = est là
lobby-seat-yours = Votre place
lobby-seat-free = libre
lobby-seat-reserved = gardée pour ce lien
lobby-forked = Poursuit une partie finie ; qui l’a ouverte connaît les cartes passées.
lobby-wait-begin = { $count ->
    [one] Commencer avec un robot à cette place
   *[other] Commencer avec des robots à ces places
  }
lobby-wait-stand-up = Se lever
lobby-wait-close = Fermer la table
lobby-wait-close-sure = Oui, fermer pour tous
lobby-join-title = Rejoindre cette table
lobby-join-invites = { $count ->
    [one] { $names } vous invite : { $game }
   *[other] { $names } vous invitent : { $game }
  }
lobby-join-once = demandé une fois, retenu sur cet appareil
lobby-join-only-watch = Regarder seulement
lobby-expect = À quoi s’attendre
lobby-expect-time = Environ { $minutes } minutes, { $clock }
lobby-expect-seats = { $seats } à la table, { $bots ->
    [0] sans robot
    [one] dont un robot
   *[other] dont { $bots } robots
  }
lobby-expect-undo-free = On peut reprendre ses coups
lobby-expect-undo-consent = Un coup n’est repris que si tous acceptent
lobby-expect-undo-never = Un coup joué reste joué
lobby-expect-hints = Des conseils pour tous, avec la raison
lobby-expect-no-hints = Sans conseils
lobby-expect-public = Chacun sur ce serveur peut regarder
lobby-join-sit = Prendre place
lobby-join-full = Toutes les places sont prises.
lobby-join-watch = Vous venez regarder : la partie s’affichera ici dès qu’elle commencera.
lobby-link-join = Lien pour jouer
lobby-invite-title = Inviter
lobby-invite-note = Ces liens sont pour les autres. Qui prend place reçoit son propre lien ; le vôtre est sous « Votre place ».
lobby-invite-new = Nouvelle invitation
lobby-links-each = Un lien pour chaque place
lobby-link-seat = Lien pour la place { $seat }
lobby-link-watch = Lien pour regarder
lobby-fair = Donne loyale : le mélange est scellé. Après la partie, chacun peut le vérifier d’après ce sceau.
lobby-own-cards = avec les cartes de l’hôte

# Les liens des places
lobby-own-seat = Votre place : lien personnel, code de secours
lobby-own-link = Votre lien personnel
lobby-own-link-note = Il ouvre votre place sur vos autres appareils. Qui l’a voit votre main : ne l’envoyez à personne.
lobby-qr-show = Afficher le code QR
lobby-qr-hide = Masquer le code QR
lobby-qr-seat = Code QR avec le lien de votre place
lobby-qr-seats = Code QR avec les liens de toutes vos places
lobby-recovery = Code de secours
lobby-recovery-note = Notez-le : il vous ramène à votre place si le lien est perdu.
lobby-recovery-none = Le code de secours se trouve sur l’appareil avec lequel vous avez pris place. Un nouveau lien vient avec un nouveau code.
lobby-renew-note = L’ancien lien et l’ancien code ne valent plus, sur aucun appareil : ouvrez-y le nouveau lien.
lobby-renew-sure = Oui, un nouveau lien
lobby-renewed = Voici votre nouveau lien. L’ancien ne marche plus.
lobby-pass-on = Céder une place à quelqu’un
lobby-pass-on-note = La place reste à vous tant que personne ne l’a prise.
lobby-pass-on-link = Lien pour remplacer { $name }
lobby-take-over = Vous pouvez prendre cette place : { $name }.
lobby-take-over-sit = Prendre le relais
lobby-taken-title = Cette place est prise
lobby-taken-note = Quelqu’un a pris place avec cette invitation : elle n’est plus valable. Si ce n’était pas vous, demandez-en une autre à qui vous l’a envoyée.
lobby-replaced-title = Ce lien a été remplacé
lobby-replaced-note = La place a un nouveau lien. Si vous l’avez créé sur un autre appareil, ouvrez-le ici aussi.
lobby-mine-title = C’est votre place ?
lobby-mine-at-table = J’ai une place à cette table
lobby-come-back = Reprendre ma place
lobby-ask-others = Demander aux autres
lobby-ask-others-note = Le code est perdu, lui aussi ? Les autres peuvent vous donner un nouveau lien : il en faut au moins deux, et l’accord de tous.
lobby-ask-which = Votre place
lobby-claim-here = La personne assise à cette place est là, ou vient de partir. Attendez un peu, puis redemandez.
lobby-claim-refused = Les autres ne vous ont pas donné de nouveau lien.
lobby-claim-asked = Vous avez demandé un nouveau lien pour cette place : { $name }.
lobby-claim-ended = Pas de nouveau lien : la personne assise à cette place est revenue.
lobby-link-asked = { $name } dit avoir perdu son lien. Lui en donner un nouveau ?
lobby-link-asked-why = Il ouvre sa main : n’acceptez que si vous savez que c’est bien cette personne.
lobby-link-asked-other = { $name } demande un nouveau lien aux autres.
lobby-link-give = Oui, c’est bien { $name }
lobby-link-deny = Non
lobby-agreed = D’accord : { $names }.

# À table
lobby-hands = Mains
lobby-hand-of = Main : { $name }
lobby-stand-in = Laisser un robot jouer pour { $name }
lobby-absent-bot-in = Un robot peut jouer dans { $time }
lobby-undo-asked = { $name } voudrait reprendre un coup.
lobby-undo-asked-what = { $name } voudrait reprendre ce coup : { $what }
lobby-undo-asked-by-you = Vous avez demandé à reprendre un coup.
lobby-undo-asked-by-you-what = Vous avez demandé à reprendre ce coup : { $what }
lobby-end-asked = { $name } propose d’arrêter la partie ici, sans résultat.
lobby-end-asked-by-you = Vous avez proposé d’arrêter la partie sans résultat.
lobby-end-agree = Arrêter la partie
lobby-end-refuse = Continuer
lobby-calling = Être averti quand c’est à vous ?
lobby-calling-note = Une clochette, et une notification quand cette page est en arrière-plan.
lobby-calling-yes = Oui, m’avertir
lobby-calling-no = Non
lobby-leaving = Partir
lobby-leave-note = Un robot joue pour vous jusqu’à votre retour.
lobby-leave-stay = Rester et regarder
lobby-resign = Abandonner
lobby-resign-note = Vous renoncez : un robot joue jusqu’à la fin, et la place n’est plus à vous.
lobby-resign-alone = Vous renoncez. Personne d’autre ne joue : la partie s’arrête sans résultat.
lobby-resign-sure = Oui, abandonner
lobby-end = Proposer d’arrêter sans résultat
lobby-end-note = Si tous les autres acceptent, la partie s’arrête ici et personne ne gagne.
lobby-end-sure = Oui, le proposer
lobby-end-short = Proposer d’arrêter
lobby-chat-watchers = Les spectateurs peuvent écrire
lobby-chat-open = Ouvrir la discussion
lobby-chat-closed = L’hôte a fermé la discussion aux spectateurs.
lobby-erase = Effacer mon nom et mes messages
lobby-erase-note = Vos messages disparaissent, et le numéro de votre place remplace votre nom, à cette table et dans son enregistrement. Les coups restent : la partie peut toujours être vérifiée. C’est définitif.
lobby-erase-sure = Oui, effacer
lobby-erased = Votre nom et vos messages sont effacés.
lobby-leave = Quitter la table
lobby-leave-sure = Oui, partir
lobby-abandon = Interrompre la partie
lobby-abandon-sure = Oui, interrompre pour tous

# La fin
lobby-points-from = D’où viennent les points
lobby-in-detail = En détail
lobby-part-details = { $label } : { $details }
lobby-moments = Moments marquants
lobby-moment-round = { $game ->
    [san_juan] Tour
   *[other] Manche
  } { $round }.
lobby-total = Total
lobby-taken-back = Des coups ont été repris dans cette partie.
lobby-rematch = Revanche
lobby-rematch-go = Vers la partie suivante
lobby-rematch-offer = { $name } propose une revanche.
lobby-rematch-kept = Votre place vous est réservée.
lobby-rematch-offered = Vous avez proposé une revanche.
lobby-rematch-accept = Accepter
lobby-rematch-decline = Non, merci
lobby-rematch-declined = Vous avez refusé. D’autres peuvent être invités à votre place.
lobby-rematch-anyway = Jouer quand même
lobby-rematch-watch = Regarder la partie suivante
lobby-rematch-state = { $name } : { $state ->
    [accepted] joue
    [declined] ne joue pas
   *[open] n’a pas répondu
  }
lobby-record = Enregistrement
lobby-verify = Preuve de la donne

# En regardant
lobby-watch-doing = { $doing ->
    [san_juan-role] { $name } choisit un rôle.
    [san_juan-build] { $name } peut construire.
    [san_juan-cover] { $name } choisit où construire.
    [san_juan-pay] { $name } paie.
    [san_juan-produce] { $name } choisit que produire.
    [san_juan-sell] { $name } choisit que vendre.
    [san_juan-counsel] { $name } choisit les cartes à garder.
    [san_juan-mine] { $name } peut utiliser la Mine d’or.
    [san_juan-pick] { $name } choisit une carte de la Mine d’or.
    [san_juan-settle] { $name } prépare le nouveau tour.
    [san_juan-starting_hand] { $name } choisit sa main de départ.
    [patrician-play] { $name } joue une carte.
    [patrician-build] { $name } construit.
    [patrician-shift] { $name } peut déplacer un étage.
    [patrician-take] { $name } prend une carte.
    [patrician-send] { $name } peut envoyer un messager.
    [patee_imperiale-play] { $name } joue un courtisan.
   *[other] { $name } réfléchit.
  }
lobby-watch-stands = Où on en est
lobby-watch-leads = { $name } mène avec { $points } points, { $by } de plus que { $next }.
lobby-watch-tied = { $names } mènent avec { $points } points chacun.
lobby-watch-level = Tous ont { $points } points.
lobby-watch-alert = { $name } : { $text }
lobby-watch-words = La table en mots
lobby-watch-behind = S’asseoir derrière
lobby-watch-eyes = Vu par les yeux de { $name }
lobby-watch-back = Redevenir spectateur
lobby-watch-own = Revenir à ma place

# Revoir
lobby-replay-of = Revoir : { $game }
lobby-replay-eyes = Vue par
lobby-replay-open = Toutes les mains ouvertes
lobby-replay-first = À la donne
lobby-replay-prev = Action précédente
lobby-replay-prev-decision = Décision précédente
lobby-replay-prev-round = { $game ->
    [san_juan] Tour précédent
   *[other] Manche précédente
  }
lobby-replay-play = Lecture
lobby-replay-pause = Pause
lobby-replay-next = Action suivante
lobby-replay-next-decision = Décision suivante
lobby-replay-next-round = { $game ->
    [san_juan] Tour suivant
   *[other] Manche suivante
  }
lobby-replay-last = À la fin
lobby-replay-at = Coup { $step } sur { $steps }
lobby-replay-step-by = Avancer par
lobby-replay-by-action = action
lobby-replay-by-decision = décision à soi
lobby-replay-by-round = { $game ->
    [san_juan] tour
   *[other] manche
  }
lobby-replay-rounds = { $game ->
    [san_juan] Tours
   *[other] Manches
  }
lobby-replay-round = { $game ->
    [san_juan] Tour
   *[other] Manche
  } { $round }
lobby-replay-moment = Moment marquant : { $text }
lobby-replay-link = Copier le lien de ce moment
lobby-fork = Continuer d’ici
lobby-fork-note = Une nouvelle table à partir de cette position. Les cartes passées sont connues : qui continue a pu voir toutes les mains jusqu’ici. Seul ce qui sera pioché désormais est nouveau.
lobby-fork-me = Moi
lobby-fork-open = Ami par lien
lobby-fork-bot = Robot
lobby-fork-start = Ouvrir cette table

# Aide
lobby-help-title = Comment marche cette page
lobby-help-lit = Ce que vous pouvez faire est cerné d’ambre. Touchez une fois : vous voyez ce que cela ferait ; touchez encore, ou pressez Valider, et c’est fait.
lobby-help-dock = Tout ce qui est cerné est écrit en bas de la page : on peut y jouer une partie entière.
lobby-help-back = Échap remet en place ce que vous avez commencé. Un coup qui n’a rien révélé peut être repris tant que c’est à vous ; plus tard, on demande aux autres.
lobby-help-card = Un appui long, un clic droit, ou ? sur une carte l’ouvre en grand avec tout ce qu’elle fait.
lobby-help-link = Il n’y a pas de compte : un lien est une place. Une invitation ne vaut plus dès que quelqu’un a pris place avec elle ; le lien de votre place n’est qu’à vous. Qui l’a peut jouer pour vous : ne l’envoyez à personne. Ce navigateur s’en souvient ; un code de secours, dans le menu, vous ramène s’il est perdu.
lobby-help-line = Si la connexion est coupée, la page le dit et se rétablit d’elle-même. Un coup en chemin est gardé.
lobby-help-fair = Avant la donne, le serveur publie le sceau de son secret. Après la partie, le secret est dans l’enregistrement, et chacun peut redistribuer et comparer.
lobby-help-keys = Touches
lobby-key-tab = d’une chose cernée à la suivante
lobby-key-arrows = parcourir la table
lobby-key-enter = montrer ce que cela ferait, puis le faire
lobby-key-esc = remettre
lobby-key-u = reprendre
lobby-key-h = conseil
lobby-key-l = journal
lobby-key-question = ouvrir la carte, ou les règles
lobby-key-replay = en revoyant : une action en arrière, en avant
lobby-key-replay-decision = en revoyant : une décision à soi en arrière, en avant
lobby-key-replay-round = en revoyant : une manche en arrière, en avant
lobby-key-space = continuer tout de suite pendant que des actions sont montrées
lobby-key-play = en revoyant : lecture, pause
lobby-help-rules = Les jeux en bref
lobby-ask-name = Comment vous appelez-vous ?
lobby-ask-name-why = Les autres le voient à la table. Vous pouvez le changer dans les réglages.
