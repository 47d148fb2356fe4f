cli-help = Un tavolo digitale per giochi da tavolo moderni: giocare nel terminale, simulare, rivedere e verificare.
cli-help-epilogue = Ogni comando parla inglese, francese e italiano: --lang en|fr|it. «ludoteca COMANDO --help» spiega un comando.
cli-usage = Uso: ludoteca COMANDO [--lang en|fr|it]
cli-group-commands = Comandi
cli-group-parameters = Parametri
cli-help-help = Mostra questo aiuto.
cli-help-version = Mostra la versione.
cli-help-games = Mostra i giochi, in quanti si gioca e le loro opzioni.
cli-help-cards = Mostra il mazzo di un gioco e la provenienza di ogni attributo, o che cosa non va in un file di carte.
cli-help-play = Gioca nel terminale, con bot o con altri allo stesso schermo. Senza gioco o posti, chiede. Uscendo la partita è salvata.
cli-help-resume = Riprendi una partita lasciata.
cli-help-simulate = Gioca molte partite tra bot e conta. Lo stesso seme dà le stesse partite, qualunque sia --jobs, tranne quando interviene un programma (stdio:) o un limite di tempo (ms=).
cli-help-replay = Racconta di nuovo una partita registrata, o ne scrive tutto in righe JSON.
cli-help-verify = Ridistribuisce le partite registrate dai loro segreti rivelati e confronta tutto. Codice di uscita 1 se una non è vera.
cli-usage-games = Uso: ludoteca games [--json]
cli-usage-cards = Uso: ludoteca cards GIOCO [--cards FILE] [--json]
cli-usage-play = Uso: ludoteca play GIOCO --seats you,random,random [--option messengers] [--seed N] [--plain]
cli-usage-resume = Uso: ludoteca resume FILE [--plain]
cli-usage-simulate = Uso: ludoteca simulate GIOCO --seats random,random,random --games N --seed S [--option k=v]… [--jobs J] [--record CARTELLA] [--on-failure forfeit|substitute] [--json]
cli-usage-replay = Uso: ludoteca replay FILE [--seat K] [--step] [--json]
cli-usage-verify = Uso: ludoteca verify FILE…
cli-take-game = Chiave del gioco, come la elenca «ludoteca games».
cli-take-play-game = Chiave del gioco; viene chiesta se manca.
cli-take-seats = Chi siede dove: bot, separati da virgole.
cli-take-play-seats = Chi siede dove, separato da virgole: you (tu, o you:NOME) o un bot. Più «you» condividono lo schermo.
cli-take-option = Un’opzione del gioco: un nome per sì, o nome=valore. Si può ripetere.
cli-take-cards = Un tuo file di carte al posto del mazzo della casa.
cli-take-json = Scrivi JSON.
cli-take-file = Una registrazione (.ludo.json).
cli-take-seed = Un numero che rende ripetibile la sorte della partita.
cli-take-simulate-seed = Il numero da cui deriva tutta la sorte.
cli-take-save = Dove tenere la partita; altrimenti un nuovo file qui.
cli-take-plain = Per lettori di schermo: solo frasi, niente riquadri né colori.
cli-take-no-auto = Non giocare da sé le mosse che non lasciano scelta.
cli-take-games = Quante partite.
cli-take-jobs = Quanti processi.
cli-take-record = Una cartella per le registrazioni di tutte le partite.
cli-take-on-failure = Quanto vale una partita per un programma che si interrompe, tarda o non invia una mossa permessa: forfeit (è messo all’ultimo posto) o substitute (vale il risultato del suo sostituto).
cli-take-seat = Mostra che cosa ha visto questo giocatore (1 è il primo).
cli-take-step = Fermati dopo ogni passo e mostra il tavolo.
cli-bad-language = Non c’è nessuna lingua «{ $given }». Lingue: { $languages }.
cli-unknown-command = Non c’è nessun comando «{ $given }». «ludoteca --help» li mostra tutti.
cli-unknown-option = Qui non c’è nessuna opzione «{ $given }». Aggiungi --help per vedere che cosa c’è.
cli-missing = Manca { $what }. Aggiungi --help per vedere come si indica.
cli-not-a-value = «{ $given }» non è un valore per { $what }.
cli-repeated = { $what } è dato due volte.
cli-too-much = È troppo: { $given }.
cli-system = { $file }: { $why }.
cli-wrong = Comando non capito: { $why }
cli-at-least-one = { $what } dev’essere almeno 1, non { $given }.
cli-bad-seat = Non c’è nessun giocatore { $given }: i posti vanno da 1 a { $seats }.
cli-resume-untrue = { $file } non si può riprendere, ed è rimasto com’era. { $why }
cli-resume-secret = { $file } non contiene il suo segreto: si può rivedere, ma non continuare.
cli-resume-capped = «{ $bot }» rifletterebbe più a lungo di «master»: continua come «{ $capped }».
cli-default = predefinito: { $value }
cli-game = { $title } ({ $key }), { $designer }, { $year }: { $seats } giocatori
cli-games-hint = Giocare: ludoteca play GIOCO --seats you,random --option NOME
cli-cards-title = { $game }: { $cards } carte
cli-card = Carta
cli-card-text = In parole
cli-cards-invented = { $invented } carte su { $cards } portano qualcosa di inventato, perché nessuna fonte le elenca. Un tuo file di carte può sostituirle.
cli-cards-good = Il file di carte «{ $file }» ({ $digest }) è buono.
cli-simulating = Partite
cli-simulated = { NUMBER($games, useGrouping: 0) } partite, { NUMBER($decisions, useGrouping: 0) } decisioni ({ $mean } a partita) in { $seconds } s: { $rate } decisioni/s.
cli-column-seat = Posto
cli-column-bot = Giocatore
cli-column-wins = Vittorie
cli-column-shared = Condivise
cli-column-score = Punteggio medio
cli-column-rank = Posizione media
cli-column-forfeits = Forfait
cli-column-failures = Guasti
cli-replay-step = { NUMBER($number, useGrouping: 0) }. { $text }
cli-replay-on = Invio continua, q esce.{" "}
cli-replay-unfinished = La partita non è finita.
cli-winner = { $count ->
    [one] Vince { $players }.
   *[other] Vincono { $players }.
}
cli-winner-shared = Vittoria condivisa: { $players }.
cli-score = { $rank }. { $player }: { $score } ({ $parts })
cli-verified = { $file }: vero. { NUMBER($moves, useGrouping: 0) } mosse, ogni sorteggio onesto, risultato come registrato.
cli-verified-unfinished = { $file }: vero finora. { NUMBER($moves, useGrouping: 0) } mosse, ogni sorteggio onesto; la partita non è finita.
cli-help-ladder = Far giocare i bot tra loro con le stesse distribuzioni, da ogni posto, e dire chi è il più forte e con quale certezza. Lo stesso seme dà le stesse partite, qualunque sia --jobs, tranne quando interviene un programma (stdio:) o un limite di tempo (ms=).
cli-help-stats = Dire che cosa raccontano le registrazioni di una cartella: durate, punti, primo posto, e quali carte vincono. I file danneggiati sono nominati e saltati.
cli-usage-ladder = Uso: ludoteca ladder GIOCO --bots random,easy,search:ms=100 [--seats N] --games N --seed S [--option k=v]… [--jobs J] [--cluster ray|dask] [--out FILE] [--on-failure forfeit|substitute] [--json] [--plot FILE]
cli-usage-stats = Uso: ludoteca stats CARTELLA [--jobs J] [--json] [--plot CARTELLA]
cli-take-bots = Almeno due bot, separati da virgole; i loro parametri da due punti: search:ms=100.
cli-take-ladder-seats = Quanti siedono al tavolo.
cli-take-ladder-games = Quante partite per ogni tavolata (in due: per ogni coppia), arrotondate per eccesso perché ogni distribuzione si giochi da ogni posto.
cli-take-cluster = Giocare su un cluster Ray o Dask: ray o dask. RAY_ADDRESS o DASK_SCHEDULER_ADDRESS dice dov’è.
cli-take-out = Un file per ogni partita finita: lo stesso comando riprende da dove si è fermato, e può chiedere più partite.
cli-take-plot = Un’immagine dei punteggi (.png, .svg o .pdf); richiede matplotlib.
cli-take-folder = Una cartella di registrazioni (.ludo.json), sottocartelle comprese.
cli-take-plots = Una cartella per le immagini; richiede matplotlib.
cli-help-serve = Apri tavoli che gli amici raggiungono con un link, nel browser. Ctrl-C ferma; tutte le partite riprendono al prossimo avvio.
cli-usage-serve = Uso: ludoteca serve [--host HOST] [--port N] [--data CARTELLA] [--database INDIRIZZO] [--base-url URL] [--workers N] [--open] [--config FILE]
cli-help-admin = Aver cura delle partite di un server, quasi sempre mentre si gioca.
cli-usage-admin = Uso: ludoteca admin COMANDO [--data CARTELLA] [--database INDIRIZZO] [--config FILE]
cli-help-admin-tables = Elencare i tavoli: stato, giocatori, mosse, e quando è successo qualcosa per l’ultima volta.
cli-help-admin-players = Elencare i nomi che le persone hanno dato, e i loro tavoli.
cli-help-admin-backup = Scrivere tutte le partite in un solo file, mentre si gioca. Va bene per SQLite come per PostgreSQL e contiene segreti: conservalo con cura.
cli-help-admin-restore = Mettere una copia di riserva al posto delle partite che ci sono. Prima ferma il server.
cli-help-admin-export = Scrivere ogni partita finita come registrazione (.ludo.json).
cli-help-admin-import = Accogliere registrazioni di partite finite, se sono vere. Codice di uscita 2 se una non lo è.
cli-help-admin-prune = Togliere i tavoli dove da tempo non succede nulla e nessuna partita è in corso: finiti, abbandonati o mai cominciati.
cli-help-admin-mend = Tagliare il registro di un tavolo guasto dopo l’ultima riga buona, perché la partita continui. Ciò che si taglia viene mostrato e conservato in un file.
cli-usage-admin-tables = Uso: ludoteca admin tables [--json]
cli-usage-admin-players = Uso: ludoteca admin players [--json]
cli-usage-admin-backup = Uso: ludoteca admin backup FILE
cli-usage-admin-restore = Uso: ludoteca admin restore FILE [--force]
cli-usage-admin-export = Uso: ludoteca admin export CARTELLA
cli-usage-admin-import = Uso: ludoteca admin import FILE…
cli-usage-admin-prune = Uso: ludoteca admin prune --older 90d [--keep-records] [--dry-run]
cli-usage-admin-mend = Uso: ludoteca admin mend TAVOLO [--dry-run]
cli-take-host = Indirizzo su cui ascoltare; altrimenti 127.0.0.1 (solo questa macchina), 0.0.0.0 per chiunque possa raggiungerla.
cli-take-port = Porta; altrimenti 8010, o la prima libera dopo di essa.
cli-take-data = Cartella delle partite e di ciò che le riguarda; altrimenti quella consueta del sistema.
cli-take-database = Dove si conservano le partite: sqlite:///FILE oppure postgresql://UTENTE@HOST/NOME; altrimenti un file nella cartella.
cli-take-base-url = Indirizzo che usano i giocatori, se davanti al server c’è un proxy: https://giochi.example.org
cli-take-trusted-proxies = Indirizzi dei proxy a cui si crede quando dicono chi chiama, separati da virgole.
cli-take-workers = Quanti processi servono; più di uno richiede PostgreSQL.
cli-take-thinkers = Quanti processi pensano per i bot; altrimenti uno per core.
cli-take-open = Apri la pagina nel browser.
cli-take-log-format = Come si scrive il registro: text o json.
cli-take-config = Un file TOML di impostazioni. Le opzioni e le variabili LUDOTECA_… vengono prima.
cli-take-backup-file = Il file della copia di riserva.
cli-take-force = Sostituisci le partite che ci sono già; vengono conservate accanto.
cli-take-export-folder = Cartella per le registrazioni.
cli-take-older = Da quanto non deve essere successo nulla: 90d (giorni), 12w (settimane) o 36h (ore).
cli-take-keep-records = Conserva le registrazioni delle partite finite.
cli-take-dry-run = Di’ soltanto che cosa si farebbe.
cli-take-table = Il tavolo, come lo elenca «ludoteca admin tables».
cli-status-waiting = in attesa
cli-status-playing = in corso
cli-status-over = finito
cli-status-abandoned = abbandonato
cli-admin-column-table = Tavolo
cli-admin-column-game = Gioco
cli-admin-column-status = Stato
cli-admin-column-players = Giocatori (bot)
cli-admin-column-moves = Mosse
cli-admin-column-last = Ultima volta
cli-admin-column-name = Nome
cli-admin-column-count = Tavoli
cli-admin-column-where = Dove
cli-ago-now = proprio ora
cli-ago-minutes = { $number } min fa
cli-ago-hours = { $number } h fa
cli-ago-days = { $number } g fa
cli-admin-about = { $what }: { $why }
cli-admin-kept = Quello che c’era prima è conservato in { $file }.
cli-admin-imported = { $file }: accolta; per guardarla: { $link }
cli-admin-there-already = { $file }: c’è già, al tavolo { $table }.
cli-admin-unfinished = La partita non è finita; si accolgono solo partite finite.
cli-admin-moved-on = Nel frattempo qualcuno ha giocato al tavolo { $table }. Nulla è stato cambiato; riprova.
cli-bad-span = «{ $given }» non è una durata: 90d (giorni), 12w (settimane) o 36h (ore).
cli-admin-tables = { $tables ->
    [one] Un tavolo.
   *[other] { $tables } tavoli.
}
cli-admin-backed-up = { $file } contiene { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} con { $entries } righe.
cli-admin-restored = Ripristinato: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} con { $entries } righe.
cli-admin-exported = { $games ->
    [one] Una partita finita
   *[other] { $games } partite finite
} in { $folder }.
cli-admin-pruned = { $tables ->
    [one] Un tavolo è stato tolto.
   *[other] { $tables } tavoli sono stati tolti.
}
cli-admin-would-prune = { $tables ->
    [one] Un tavolo sarebbe tolto.
   *[other] { $tables } tavoli sarebbero tolti.
}
cli-admin-sound = Il tavolo { $table } è sano: { $entries ->
    [one] la sua riga segue
   *[other] tutte le { $entries } righe seguono
} da ciò che sta prima.
cli-admin-and-more = … e ancora { $entries ->
    [one] una riga.
   *[other] { $entries } righe.
}
cli-admin-would-cut = { $entries ->
    [one] La riga { $first } sarebbe tagliata.
   *[other] { $entries } righe sarebbero tagliate, da { $first } a { $last }.
}
cli-admin-cut = { $entries ->
    [one] La riga { $first } è stata tagliata e conservata
   *[other] { $entries } righe, da { $first } a { $last }, sono state tagliate e conservate
} in { $file }.
cli-admin-mended = Il tavolo { $table } continua dopo la riga { $entries } (stato: { $status }).
