core-seat = Joueur { NUMBER($seat, useGrouping: 0) }
core-list = { $first } et { $last }
core-yes = oui
core-no = non

# Mise en place
core-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux : { $games }.
core-game-taken = Un jeu avec la clé « { $key } » est déjà dans la ludothèque.
core-game-key = « { $key } » ne peut pas être la clé d’un jeu : minuscules, chiffres et _ seulement.
core-game-incomplete = Le jeu { $game } est incomplet. Il manque : { $missing }.
core-game-not-found = Le jeu { $address } ne peut pas être importé ({ $variable }) : { $why }
core-game-no-class = { $address } n’est pas la classe d’un jeu que l’on peut importer.
core-bad-seats = { $game } se joue à { $seats } joueurs, pas à { $given }.
core-unknown-option = Il n’y a pas d’option « { $option } ». Options : { $options }.
core-bad-flag = L’option { $option } est yes (oui) ou no (non), pas « { $given } ».
core-bad-number = L’option { $option } est un nombre de { $low } à { $high }, pas « { $given } ».
core-bad-choice = L’option { $option } prend l’une de ces valeurs : { $choices }, pas « { $given } ».
core-option-seats = L’option { $option } est pour { $seats } joueurs.
core-bad-players = Il faut { $seats } joueurs, pas { $given }.

# Coups
core-move-unknown = « { $move } » n’est pas un coup possible maintenant. Possibles : { $legal }.
core-move-ambiguous = « { $move } » peut désigner plusieurs coups : { $legal }.
core-move-illegal = « { $move } » ne peut pas être joué maintenant. Possibles : { $legal }.
core-move-empty = Rien n’est choisi.
core-move-number = « { $move } » n’est pas un coup de ce jeu.
core-move-too-long = C’est plus que ce que vous pouvez faire d’un coup : après { $done } étapes, c’est à quelqu’un d’autre d’agir.
core-move-or-steps = Un coup se donne soit par « move », soit par « steps ».
core-move-ill-formed = Ce n’est pas un coup de ce jeu : { $why }
core-game-over = La partie est terminée.
core-which-seat = Plusieurs joueurs peuvent agir maintenant : dites pour quelle place ({ $seats }).
core-not-your-turn = Ce n’est pas au joueur { $seat }. À agir : { $seats }.
core-cannot-undo = Cela ne peut pas être repris librement : quelque chose a été révélé depuis, ou c’est déjà à quelqu’un d’autre de jouer.
core-nothing-to-undo = Il n’y a rien à reprendre.
core-nothing-to-redo = Il n’y a rien à refaire.

# Fichiers
core-cannot-read = Impossible de lire { $file } : { $why }.
core-cannot-write = Impossible d’écrire { $file } : { $why }.

core-os-missing = fichier introuvable
core-os-denied = accès refusé
core-os-folder = c’est un dossier
core-os-exists = il existe déjà
core-os-full = le disque est plein
core-os-long = le nom est trop long
core-os-device = c’est un périphérique ou un tube, pas un fichier
core-would-overwrite = { $file } existe déjà et contient une autre partie : rien n’a été écrasé.

# Fichiers de cartes
core-cards-large = { $file } est trop gros pour un fichier de cartes (plus de { $limit } ko).
core-cards-not-text = { $file } n’est pas un fichier texte.
core-cards-not-toml = { $file } n’est pas du TOML valable (ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }).
core-cards-deep = { $file } : la ligne { NUMBER($line, useGrouping: 0) } est trop imbriquée pour un fichier de cartes.
core-cards-number = { $file } contient un nombre qu’aucune carte ne peut avoir.
core-cards-no-game = { $file } ne dit pas pour quel jeu il est : il manque le champ « game ».
core-cards-other-game = { $file } n’est pas un fichier de cartes pour { $game } : son champ « game » dit « { $given } ».
core-cards-none = { $file } ne contient aucune carte.
core-cards-unknown-field = Un fichier de cartes n’a pas de champ « { $field } ».
core-card-lacks = Carte { $card } : il manque le champ « { $field } ».
core-card-type = Carte { $card }, champ « { $field } » : « { $given } » n’est pas du type { $wanted }.
core-card-unknown-field = Carte { $card } : il n’y a pas de champ « { $field } ».
core-card-provenance = Carte { $card }, champ « { $field } » : « { $given } » n’est pas une provenance.
core-card-value = Carte { $card }, champ « { $field } » : « { $given } » n’est pas l’un de { $values }.

# Parties enregistrées
core-record-damaged = Cet enregistrement est endommagé (à { $where }).
core-record-large = Cet enregistrement est trop gros (plus de { $limit } Mo).
core-record-foreign = Ce n’est pas un enregistrement de Ludoteca.
core-record-future = Cet enregistrement est au format { $version } ; cette version de Ludoteca connaît les formats jusqu’à { $known }. Une version plus récente saura le lire.
core-record-future-rules = Cet enregistrement de { $game } suit la version { $rules } des règles ; cette version de Ludoteca connaît jusqu’à { $known }. Une version plus récente saura le lire.
core-record-cards = Cette partie de { $game } a été jouée avec d’autres cartes que celles de cette version de Ludoteca.
core-record-long = Cet enregistrement est trop long pour être rejoué : plus de { $most } coups.
core-record-secret = Le secret de cette partie n’a pas été révélé : elle ne peut pas encore être vérifiée.
core-untrue-promise = Vérification échouée : le secret révélé ne correspond pas au sceau publié avant la donne.
core-untrue-entry = Vérification échouée : l’entrée { $entry } ne peut pas suivre ce qui précède.
core-untrue-illegal = Vérification échouée : l’entrée { $entry } n’est pas un coup permis. { $why }
core-untrue-undo = Vérification échouée : l’entrée { $entry } reprend ou refait ce que les règles de reprise ne permettent pas.
core-untrue-picks = Vérification échouée : le hasard de l’entrée { $entry } n’est pas celui que donne le secret.
core-untrue-hash = Vérification échouée : après l’entrée { $entry }, la position n’est pas celle qui est notée.
core-untrue-result = Vérification échouée : le résultat n’est pas celui qui est noté.

# Joueurs
core-unknown-bot = Il n’y a pas de robot « { $bot } ». Robots : { $bots }.
core-bad-bot = Le robot « { $bot } » ne prend pas « { $parameter } ». Il prend : { $known }.
core-bot-command = « { $command } » n’est pas un programme qu’on puisse lancer ici.
core-bot-unclosed = Un guillemet ({ $quote }) n’est pas fermé dans « { $command } ».
core-bot-status = il s’est terminé avec le code { $status }
core-bot-signal = il a été arrêté par le signal { $signal }
core-bot-closed-output = il a fermé sa sortie standard
core-bot-not-started = il n’a pas pu être lancé : { $why }
core-bot-late = il n’a pas répondu à temps
core-bot-illegal = « { $move } » n’est pas un coup permis
core-bot-malformed = « { $answer } » n’est pas une réponse
core-bot-early = il a répondu à la décision { $number } avant qu’on la lui demande
core-bot-long-line = il a envoyé une ligne de plus de { NUMBER($bytes, useGrouping: 0) } octets

# Provenance
core-provenance-stated = énoncé
core-provenance-public = public
core-provenance-inferred = déduit
core-provenance-ruling = arbitrage
core-provenance-invented = inventé
core-provenance-host = fichier de l’hôte
core-if-asked = Le moment venu : { $move }
