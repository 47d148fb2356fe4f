# Livelli dei bot
server-level-easy = Facile
server-level-easy-help = Gioca come chi è alle prime partite.
server-level-medium = Medio
server-level-medium-help = Vede che cosa porta una mossa, con qualche svista; un avversario alla pari.
server-level-hard = Difficile
server-level-hard-help = Calcola diverse mosse in anticipo.
server-level-master = Maestro
server-level-master-help = Riflette fino a un secondo e mezzo a ogni mossa; il più forte che c’è.

# Il server
server-serving = Ludoteca è attiva all’indirizzo { $address } (Ctrl-C la ferma).
server-stopped = Server fermato. Tutte le partite sono conservate.
server-not-started = Il server non è partito: le righe sopra dicono perché.
server-port-taken = Non si può servire su { $host }:{ $port }: { $why }
server-one-worker = Più processi richiedono PostgreSQL: un file SQLite è per uno solo. Vedi --database.
server-closing = Il server si ferma; tornerà.
server-damaged = Il tavolo { $table } è danneggiato alla voce { $entry }: { $why }

# Ciò che non si può
server-no-table = Questo tavolo non esiste.
server-no-seat = Questo posto non esiste.
server-no-right = Questo link non lo permette.
server-no-record = Questa registrazione non esiste.
server-not-begun = La partita non è ancora cominciata.
server-not-over = Si potrà fare a partita finita.
server-already-begun = La partita è già cominciata.
server-table-full = Tutti i posti sono occupati.
server-seat-taken = Questo posto è occupato.
server-seat-kept = Questo posto è riservato a { $player }.
server-bad-name = Scrivi un nome.
server-name-taken = Qualcuno a questo tavolo ha già questo nome, o uno che gli somiglia.
server-bad-clock = Un orologio vuole un tempo maggiore di zero.
server-bad-fork = Quella posizione non è di questa partita, o i posti non corrispondono.
server-bot-greedy = Un bot a un tavolo può usare al massimo { $ms } ms, o { $sims } simulazioni, su un core.
server-stale = La partita è andata avanti: guarda di nuovo.
server-undo-pending = Agli altri è già stato chiesto.
server-undo-refused = { $player_you ->
    [yes] Non sei d’accordo: la mossa resta.
   *[no] { $player } non è d’accordo: la mossa resta.
}
server-resigned = Hai abbandonato questa partita: un bot la gioca fino alla fine.
server-end-pending = La fine della partita è già stata proposta agli altri.
server-no-question = Non c’è nessuna domanda in sospeso.
server-nothing-to-do = Non c’è nulla da cambiare.
server-not-a-decline = In anticipo si può solo passare.
server-is-here = Quella persona è qui.
server-no-hints = Questo tavolo gioca senza consigli.
server-silenced = Chi ospita ti ha tolto la parola.
server-watchers-silent = Chi ospita ha chiuso la chat agli spettatori.
server-empty-chat = Il messaggio è vuoto.
server-too-fast = Troppe richieste: aspetta un momento.
server-long-record = Questa partita è troppo lunga per essere rigiocata qui.
server-large = È troppo grande (oltre { $limit } kB).
server-costly = Il server ci metterebbe troppo a leggerlo.
server-unreadable = Questo non si può leggere.
server-bad-message = Questo messaggio non si capisce.
server-bad-body = Questa richiesta non si capisce: { $why }
server-silent = La connessione è rimasta inattiva troppo a lungo.
server-enter-first = Prima raggiungi un tavolo.
server-entered-already = Sei già a questo tavolo.
server-reload = Ludoteca è stata aggiornata. Ricarica la pagina: la partita continua da dove eri.
server-link-gone = Questo link è stato sostituito da uno nuovo.
server-link-changed = Questo link ora apre qualcos’altro.
server-long-log = In questa partita si è già tornati indietro troppe volte: ciò che si gioca ora resta.
server-grace = Questa persona può ancora tornare: un bot potrà giocare al suo posto tra { $seconds } s.
server-late = Il tempo è scaduto: prima un bot fa questa mossa.
server-link-pending = C’è già una domanda aperta su un link.
server-link-few = Gli altri possono dare un nuovo link solo se giocano almeno altre { $persons } persone.
server-no-code = Questo codice di recupero non funziona. Un codice già usato viene sostituito da uno nuovo.
server-relinked-own = { $count ->
    [one] { $players } ha un nuovo link, su propria richiesta.
   *[other] { $players } hanno un nuovo link, su propria richiesta.
}
server-relinked-code = { $count ->
    [one] { $players } ha un nuovo link, con il codice di recupero.
   *[other] { $players } hanno un nuovo link, con il codice di recupero.
}
server-relinked-consent = { $count ->
    [one] { $players } ha un nuovo link, con il consenso di tutti.
   *[other] { $players } hanno un nuovo link, con il consenso di tutti.
}
server-relinked-given = { $count ->
    [one] { $players } gioca al posto di chi ha ceduto il suo.
   *[other] { $players } giocano al posto di chi ha ceduto il suo.
}
server-end-refused = { $player_you ->
    [yes] Vuoi continuare a giocare.
   *[no] { $player } vuole continuare a giocare.
}
server-gives-up = { $player_you ->
    [yes] Abbandoni la partita: un bot gioca fino alla fine.
   *[no] { $player } abbandona la partita: un bot gioca fino alla fine.
}
server-rematch-offered = { $player_you ->
    [yes] Proponi la rivincita.
   *[no] { $player } propone la rivincita.
}
server-rematch-accepted = { $player_you ->
    [yes] Giochi di nuovo.
   *[no] { $player } gioca di nuovo.
}
server-rematch-declined = { $player_you ->
    [yes] Non giochi di nuovo.
   *[no] { $player } non gioca di nuovo.
}
server-rematch-closed = La rivincita è stata chiusa.
server-true = Verificato: la distribuzione corrisponde al suo sigillo ({ $commitment }…).
server-moment-own = { $text } { $before } → { $after }
server-moment = { $text } { $player_you ->
    [yes] Tu:
   *[no] { $player }:
} { $before } → { $after }

# Suggerimenti
server-hint = { $move } — vince circa { $share } partite su 100.
server-hint-exact = { $move } — giocata fino in fondo: { $share } %.
server-hint-failed = Questa volta non si è trovato alcun consiglio.
server-hint-mean = In media su tutte le mosse: { $share } %.

# Conservazione
server-storage-trouble = La base di dati non risponde: per ora non si può salvare nulla. Nulla è perduto; riprova fra un momento.
server-disk-full = Il disco del server è pieno: per ora non si può salvare nulla. Nulla è perduto; si continua appena chi ospita avrà fatto spazio.
server-task-trouble = Una parte del server per ora non funziona ({ $tasks }). Viene riavviata; il registro dice perché.
server-bad-database = Ludoteca non conosce una base di dati «{ $given }»: serve sqlite:///FILE oppure postgresql://UTENTE@HOST/NOME.
server-database-newer = Questa base di dati viene da una versione più recente di Ludoteca. È rimasta com’era.
server-upgrade-no-copy = Questa base di dati va aggiornata, e prima se ne conserva una copia; ma { $file } non si può scrivere: { $why }. Nulla è stato cambiato.
server-database-empty = Questa base di dati non contiene ancora nulla di Ludoteca.
server-database-in-use = In { $file } ci sono già delle partite. Con --force vengono conservate accanto, e la copia di riserva prende il loro posto.
server-database-served = Un server sta usando questa base di dati. Prima va fermato.
server-database-missing = Non c’è nessuna base di dati in { $file }. --data o --database dicono dov’è.
server-already-serving = Ludoteca sta già servendo le partite di { $folder }.
server-backup-damaged = { $file } è danneggiato alla riga { $line }. Nulla è stato cambiato.
server-backup-cut = { $file } è troncato: manca la fine. Nulla è stato cambiato.
server-backup-foreign = { $file } non è una copia di riserva che questa versione di Ludoteca sappia leggere.
server-backup-newer = { $file } viene da una versione più recente di Ludoteca. Nulla è stato cambiato.
server-unknown-setting = { $file }: non c’è nessuna impostazione «{ $name }». Impostazioni: { $known }.
server-bad-setting = «{ $given }» non è un valore per { $name }.
server-large-config = { $file } è troppo grande per un file di impostazioni (oltre { $limit } kB).
server-bad-config = { $file } non è un file TOML: { $why }
