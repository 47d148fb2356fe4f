# Niveaux des robots
server-level-easy = Facile
server-level-easy-help = Joue comme quelqu’un qui débute.
server-level-medium = Moyen
server-level-medium-help = Voit ce que rapporte un coup, avec une faute de temps en temps ; un bon partenaire.
server-level-hard = Difficile
server-level-hard-help = Calcule plusieurs coups à l’avance.
server-level-master = Maître
server-level-master-help = Réfléchit jusqu’à une seconde et demie à chaque coup ; le plus fort d’ici.

# Le serveur
server-serving = Ludoteca tourne à l’adresse { $address } (Ctrl-C l’arrête).
server-stopped = Serveur arrêté. Toutes les parties sont conservées.
server-not-started = Le serveur n’a pas pu démarrer : les lignes ci-dessus disent pourquoi.
server-port-taken = Impossible de servir sur { $host }:{ $port } : { $why }
server-one-worker = Plusieurs processus demandent PostgreSQL : un fichier SQLite n’en sert qu’un. Voir --database.
server-closing = Le serveur s’arrête ; il reviendra.
server-damaged = La table { $table } est endommagée à l’entrée { $entry } : { $why }

# Ce qui ne se peut pas
server-no-table = Cette table n’existe pas.
server-no-seat = Cette place n’existe pas.
server-no-right = Ce lien ne le permet pas.
server-no-record = Cet enregistrement n’existe pas.
server-not-begun = La partie n’a pas encore commencé.
server-not-over = Ce sera possible une fois la partie terminée.
server-already-begun = La partie a déjà commencé.
server-table-full = Toutes les places sont prises.
server-seat-taken = Cette place est prise.
server-seat-kept = Cette place est réservée à { $player }.
server-bad-name = Indiquez un nom.
server-name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble.
server-bad-clock = Une pendule demande un temps supérieur à zéro.
server-bad-fork = Cette position n’est pas de cette partie, ou les places ne correspondent pas.
server-bot-greedy = Un robot peut prendre au plus { $ms } ms, ou { $sims } simulations, sur un cœur.
server-stale = La partie a avancé entre-temps : regardez à nouveau.
server-undo-pending = La question est déjà posée aux autres.
server-undo-refused = { $player_you ->
    [yes] Vous n’êtes pas d’accord : le coup reste joué.
   *[no] { $player } n’est pas d’accord : le coup reste joué.
}
server-resigned = Vous avez abandonné cette partie ; un robot la joue jusqu’au bout.
server-end-pending = La fin de la partie est déjà proposée aux autres.
server-no-question = Aucune question n’est en attente.
server-nothing-to-do = Il n’y a rien à changer.
server-not-a-decline = On ne peut que passer d’avance, pas jouer.
server-is-here = Cette personne est là.
server-no-hints = Cette table joue sans conseils.
server-silenced = L’hôte vous a retiré la parole.
server-watchers-silent = L’hôte a fermé la discussion aux spectateurs.
server-empty-chat = Le message est vide.
server-too-fast = Trop de demandes : attendez un instant.
server-long-record = Cette partie est trop longue pour être rejouée ici.
server-large = C’est trop grand (plus de { $limit } ko).
server-costly = Le serveur mettrait trop longtemps à lire cela.
server-unreadable = Ceci est illisible.
server-bad-message = Ce message est incompréhensible.
server-bad-body = Cette demande est incompréhensible : { $why }
server-silent = La connexion est restée inactive trop longtemps.
server-enter-first = Rejoignez d’abord une table.
server-entered-already = Vous êtes déjà à cette table.
server-reload = Ludoteca a une nouvelle version. Rechargez la page : la partie continue là où vous en étiez.
server-link-gone = Ce lien a été remplacé par un nouveau.
server-link-changed = Ce lien ouvre maintenant autre chose.
server-long-log = Trop de coups ont été repris dans cette partie : ce qui est joué reste joué.
server-grace = Cette personne peut encore revenir : un robot pourra jouer à sa place dans { $seconds } s.
server-late = Votre temps est écoulé : un robot joue d’abord ce coup.
server-link-pending = Une question sur un lien est déjà posée.
server-link-few = Les autres ne peuvent donner un nouveau lien que si au moins { $persons } autres personnes jouent.
server-no-code = Ce code de secours ne marche pas. Un code déjà utilisé est remplacé par un nouveau.
server-relinked-own = { $count ->
    [one] { $players } a un nouveau lien, à sa propre demande.
   *[other] { $players } ont un nouveau lien, à leur propre demande.
}
server-relinked-code = { $count ->
    [one] { $players } a un nouveau lien, par le code de secours.
   *[other] { $players } ont un nouveau lien, par le code de secours.
}
server-relinked-consent = { $count ->
    [one] { $players } a un nouveau lien, avec l’accord de tous.
   *[other] { $players } ont un nouveau lien, avec l’accord de tous.
}
server-relinked-given = { $count ->
    [one] { $players } joue à la place de quelqu’un qui a cédé la sienne.
   *[other] { $players } jouent à la place de quelqu’un qui a cédé la sienne.
}
server-end-refused = { $player_you ->
    [yes] Vous voulez continuer à jouer.
   *[no] { $player } veut continuer à jouer.
}
server-gives-up = { $player_you ->
    [yes] Vous abandonnez : un robot joue jusqu’au bout.
   *[no] { $player } abandonne : un robot joue jusqu’au bout.
}
server-rematch-offered = { $player_you ->
    [yes] Vous proposez une revanche.
   *[no] { $player } propose une revanche.
}
server-rematch-accepted = { $player_you ->
    [yes] Vous rejouez.
   *[no] { $player } rejoue.
}
server-rematch-declined = { $player_you ->
    [yes] Vous ne rejouez pas.
   *[no] { $player } ne rejoue pas.
}
server-rematch-closed = La revanche a été fermée.
server-true = Vérifié : la donne correspond à son sceau ({ $commitment }…).
server-moment-own = { $text } { $before } → { $after }
server-moment = { $text } { $player_you ->
    [yes] Vous :
   *[no] { $player } :
} { $before } → { $after }

# Conseils
server-hint = { $move } — gagne environ { $share } % des parties.
server-hint-exact = { $move } — joué jusqu’au bout : { $share } %.
server-hint-failed = Aucun conseil n’a pu être trouvé cette fois.
server-hint-mean = En moyenne sur tous les coups : { $share } %.

# Conservation
server-storage-trouble = La base de données ne répond pas : rien ne peut être enregistré pour l’instant. Rien n’est perdu ; réessayez dans un moment.
server-disk-full = Le disque du serveur est plein : rien ne peut être enregistré pour l’instant. Rien n’est perdu ; on continuera dès que l’hôte aura fait de la place.
server-task-trouble = Une partie du serveur ne fonctionne pas pour l’instant ({ $tasks }). Elle est relancée ; le journal dit pourquoi.
server-bad-database = Ludoteca ne connaît pas de base de données « { $given } » : il faut sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
server-database-newer = Cette base de données vient d’une version plus récente de Ludoteca. Elle est restée telle quelle.
server-upgrade-no-copy = Cette base de données doit être mise à jour, et une copie en est gardée auparavant ; mais { $file } ne peut pas être écrit : { $why }. Rien n’a été changé.
server-database-empty = Cette base de données ne contient encore rien de Ludoteca.
server-database-in-use = Il y a déjà des parties dans { $file }. Avec --force elles sont gardées à côté, et la sauvegarde prend leur place.
server-database-served = Un serveur utilise cette base de données. Arrêtez-le d’abord.
server-database-missing = Il n’y a pas de base de données dans { $file }. --data ou --database disent où elle se trouve.
server-already-serving = Ludoteca sert déjà les parties de { $folder }.
server-backup-damaged = { $file } est endommagé à la ligne { $line }. Rien n’a été changé.
server-backup-cut = { $file } est tronqué : la fin manque. Rien n’a été changé.
server-backup-foreign = { $file } n’est pas une sauvegarde que cette version de Ludoteca sait lire.
server-backup-newer = { $file } vient d’une version plus récente de Ludoteca. Rien n’a été changé.
server-unknown-setting = { $file } : il n’y a pas de réglage « { $name } ». Réglages : { $known }.
server-bad-setting = « { $given } » n’est pas une valeur pour { $name }.
server-large-config = { $file } est trop grand pour un fichier de réglages (plus de { $limit } ko).
server-bad-config = { $file } n’est pas un fichier TOML : { $why }
