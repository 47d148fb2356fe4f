core-seat = Giocatore { NUMBER($seat, useGrouping: 0) }
core-list = { $first } e { $last }
core-yes = sì
core-no = no

# Preparazione
core-unknown-game = Non c’è nessun gioco «{ $game }». Giochi: { $games }.
core-game-taken = Un gioco con la chiave «{ $key }» è già nella ludoteca.
core-game-key = «{ $key }» non può essere la chiave di un gioco: solo minuscole, cifre e _.
core-game-incomplete = Il gioco { $game } è incompleto. Manca: { $missing }.
core-game-not-found = Il gioco { $address } non si può importare ({ $variable }): { $why }
core-game-no-class = { $address } non è la classe di un gioco che si possa importare.
core-bad-seats = { $game } si gioca in { $seats }, non in { $given }.
core-unknown-option = Non c’è nessuna opzione «{ $option }». Opzioni: { $options }.
core-bad-flag = L’opzione { $option } è yes (sì) o no, non «{ $given }».
core-bad-number = L’opzione { $option } è un numero da { $low } a { $high }, non «{ $given }».
core-bad-choice = L’opzione { $option } accetta uno di questi valori: { $choices }, non «{ $given }».
core-option-seats = L’opzione { $option } è per { $seats } giocatori.
core-bad-players = Servono { $seats } giocatori, non { $given }.

# Mosse
core-move-unknown = «{ $move }» non è una mossa possibile ora. Possibili: { $legal }.
core-move-ambiguous = «{ $move }» può indicare più mosse: { $legal }.
core-move-illegal = «{ $move }» ora non si può giocare. Possibili: { $legal }.
core-move-empty = Non hai scelto nulla.
core-move-number = «{ $move }» non è una mossa di questo gioco.
core-move-too-long = È più di quanto puoi fare in una volta: dopo { $done } passi tocca a qualcun altro.
core-move-or-steps = Una mossa si indica con «move» oppure con «steps».
core-move-ill-formed = Questa non è una mossa di questo gioco: { $why }
core-game-over = La partita è finita.
core-which-seat = Ora possono agire più giocatori: di’ per quale posto ({ $seats }).
core-not-your-turn = Non tocca al giocatore { $seat }. Tocca a: { $seats }.
core-cannot-undo = Non si può riprendere liberamente: da allora qualcosa è stato rivelato, o il turno è passato.
core-nothing-to-undo = Non c’è nulla da riprendere.
core-nothing-to-redo = Non c’è nulla da rifare.

# File
core-cannot-read = Impossibile leggere { $file }: { $why }.
core-cannot-write = Impossibile scrivere { $file }: { $why }.

core-os-missing = file inesistente
core-os-denied = accesso negato
core-os-folder = è una cartella
core-os-exists = esiste già
core-os-full = il disco è pieno
core-os-long = il nome è troppo lungo
core-os-device = è un dispositivo o una pipe, non un file
core-would-overwrite = { $file } esiste già e contiene un’altra partita: nulla è stato sovrascritto.

# File di carte
core-cards-large = { $file } è troppo grande per un file di carte (oltre { $limit } kB).
core-cards-not-text = { $file } non è un file di testo.
core-cards-not-toml = { $file } non è TOML valido (riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }).
core-cards-deep = { $file }: la riga { NUMBER($line, useGrouping: 0) } è troppo annidata per un file di carte.
core-cards-number = { $file } contiene un numero che nessuna carta può avere.
core-cards-no-game = { $file } non dice per quale gioco è: manca il campo «game».
core-cards-other-game = { $file } non è un file di carte per { $game }: il suo campo «game» dice «{ $given }».
core-cards-none = { $file } non contiene carte.
core-cards-unknown-field = Un file di carte non ha il campo «{ $field }».
core-card-lacks = Carta { $card }: manca il campo «{ $field }».
core-card-type = Carta { $card }, campo «{ $field }»: «{ $given }» non è del tipo { $wanted }.
core-card-unknown-field = Carta { $card }: non esiste il campo «{ $field }».
core-card-provenance = Carta { $card }, campo «{ $field }»: «{ $given }» non è una provenienza.
core-card-value = Carta { $card }, campo «{ $field }»: «{ $given }» non è uno di { $values }.

# Partite registrate
core-record-damaged = Questa registrazione è danneggiata (a { $where }).
core-record-large = Questa registrazione è troppo grande (oltre { $limit } MB).
core-record-foreign = Questa non è una registrazione di Ludoteca.
core-record-future = Questa registrazione è nel formato { $version }; questa Ludoteca conosce i formati fino a { $known }. Una Ludoteca più recente la saprà leggere.
core-record-future-rules = Questa registrazione di { $game } segue la versione { $rules } delle regole; questa Ludoteca conosce fino a { $known }. Una Ludoteca più recente la saprà leggere.
core-record-cards = Questa partita di { $game } è stata giocata con carte diverse da quelle di questa Ludoteca.
core-record-long = Questa registrazione è troppo lunga per essere rigiocata: oltre { $most } mosse.
core-record-secret = Il segreto di questa partita non è stato rivelato: non si può ancora verificare.
core-untrue-promise = Verifica fallita: il segreto rivelato non corrisponde al sigillo pubblicato prima di distribuire.
core-untrue-entry = Verifica fallita: la voce { $entry } non può seguire da ciò che precede.
core-untrue-illegal = Verifica fallita: la voce { $entry } non è una mossa lecita. { $why }
core-untrue-undo = Verifica fallita: la voce { $entry } riprende o rifà ciò che le regole non consentono.
core-untrue-picks = Verifica fallita: la sorte della voce { $entry } non è quella che dà il segreto.
core-untrue-hash = Verifica fallita: dopo la voce { $entry } la posizione è diversa da quella registrata.
core-untrue-result = Verifica fallita: il risultato è diverso da quello registrato.

# Giocatori
core-unknown-bot = Non c’è nessun bot «{ $bot }». Bot: { $bots }.
core-bad-bot = Il bot «{ $bot }» non accetta «{ $parameter }». Accetta: { $known }.
core-bot-command = «{ $command }» non è un programma che si possa avviare qui.
core-bot-unclosed = Una virgoletta ({ $quote }) non è chiusa in «{ $command }».
core-bot-status = è terminato con il codice { $status }
core-bot-signal = è stato fermato dal segnale { $signal }
core-bot-closed-output = ha chiuso il suo standard output
core-bot-not-started = non è stato possibile avviarlo: { $why }
core-bot-late = non ha risposto in tempo
core-bot-illegal = «{ $move }» non è una mossa permessa
core-bot-malformed = «{ $answer }» non è una risposta
core-bot-early = ha risposto alla decisione { $number } prima che gli fosse chiesta
core-bot-long-line = ha inviato una riga di più di { NUMBER($bytes, useGrouping: 0) } byte

# Provenienza
core-provenance-stated = dichiarato
core-provenance-public = pubblico
core-provenance-inferred = dedotto
core-provenance-ruling = decisione
core-provenance-invented = inventato
core-provenance-host = file di chi ospita
core-if-asked = Se richiesto: { $move }
