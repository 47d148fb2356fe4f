# Le parole della pagina stessa. Quelle di un gioco sono nel suo file.

# Dappertutto
page-home = alla pagina iniziale
page-close = Chiudi
page-menu = Menu e impostazioni
page-language = Lingua
page-theme = Tema
page-theme-system = Sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-speed = Velocità delle mosse
page-sound = Suono
page-letters = Lettere sui pezzi
page-letters-help = Oltre a colore e motivo
page-send = Invia
page-copy = Copia
page-copied = Copiato
page-share = Condividi
page-no-answer = Il server non risponde. Niente è perduto: riprova tra un momento.
page-not-found = Qui non c’è nulla.
page-percent = { $number } %
page-back-home = Alla pagina iniziale
page-reload = Ricarica
page-loading = Un momento

# La pagina iniziale
page-question = A che cosa giochiamo?
page-promise = Niente account. Manda un link, o siediti con i bot.
page-players = { $low }–{ $high } giocatori
page-play-now = Gioca
page-play-now-help = Contro i bot, come l’ultima volta
page-make-table = Apri un tavolo
page-your-games = Le tue partite
page-waiting-for-you = { $count ->
    [0] nessuna ti aspetta
    [one] una ti aspetta
   *[other] { $count } ti aspettano
  }
page-with = con { $names }
page-with-bots = { $count ->
    [one] con un bot
   *[other] con { $count } bot
  }
page-your-turn = Tocca a te
page-their-turn = Gli altri pensano
page-not-begun = In attesa di giocatori
page-finished = Finita
page-abandoned = Interrotta
page-go-play = Gioca
page-go-look = Guarda
page-go-review = Rivedi
page-open-tables = Tavoli aperti
page-open-record = Apri una registrazione
page-paste-link = Hai un link? Incollalo dove vuoi in questa pagina.
page-have-link = Link o codice di recupero
page-have-link-go = Apri
page-fair-promise = Leale per costruzione: il mazzo è sigillato prima di essere distribuito, e aperto alla fine.
page-forget = Togli da questo elenco
page-help = Come funziona questa pagina

# Tavoli pubblici
page-tables-title = Tavoli aperti
page-tables-none = Nessun tavolo è aperto a tutti in questo momento. Aprine uno.
page-tables-join = Siediti
page-tables-watch = Guarda
page-tables-free = { $count ->
    [0] completo
    [one] un posto libero
   *[other] { $count } posti liberi
  }

# Preparazione
page-setup-title = Un tavolo di { $game }
page-setup-seats = Chi gioca
page-setup-me = Io
page-setup-another = Un’altra persona qui
page-setup-open = Chi avrà il link
page-setup-bot = Bot, { $level }
page-setup-name = Nome
page-setup-your-name = Il tuo nome
page-setup-name-here = Nome del posto { $seat }
page-setup-seat-kind = Posto { $seat }
page-setup-add = Aggiungi un posto
page-setup-remove = Togli l’ultimo posto
page-setup-hot-seat = Più persone si passano lo stesso dispositivo, che nel passaggio nasconde le mani.
page-setup-watch-only = Qui non siede nessuno: starai a guardare.
page-setup-options = Regole
page-setup-option-seats = Solo in { $seats } giocatori.
page-setup-manners = Il tavolo
page-setup-public = Aperto a tutti
page-setup-public-help = Il tavolo sta nell’elenco pubblico; chiunque su questo server può sedersi o guardare.
page-setup-clock = Tempo per pensare
page-setup-clock-none = Senza limite
page-setup-clock-move = Per ogni mossa
page-setup-clock-game = Per tutta la partita
page-setup-clock-days = In giorni per mossa
page-setup-clock-help = Quando il tempo scade, continua un bot.
page-setup-seconds = Secondi per mossa
page-setup-minutes = Minuti per la partita
page-setup-increment = Secondi in più dopo ogni mossa
page-setup-days = Giorni per mossa
page-setup-undo = Riprendere le mosse
page-setup-undo-free = Sempre
page-setup-undo-consent = Se gli altri accettano
page-setup-undo-never = Mai
page-setup-undo-help = Ciò che non ha rivelato nulla si può sempre riprendere fino alla fine del tuo turno.
page-setup-hints = Consigli
page-setup-hints-help = Si può chiedere il parere di un bot forte.
page-setup-memory = Promemoria
page-setup-memory-help = Mostra ciò che un giocatore attento ricorderebbe.
page-setup-pace = I bot si prendono un momento
page-setup-pace-help = Perché si possano seguire le loro mosse.
page-setup-cards = Carte tue
page-setup-cards-help = Un file cards.toml tuo per questo gioco. Tutto il tavolo vede che non sono quelle della casa.
page-setup-cards-choose = Scegli un file
page-seat-name = Giocatore { $seat }
page-yes = sì
page-no = no
page-setup-start = Comincia
page-setup-make = Apri il tavolo
page-setup-more = Altre impostazioni

# L’attesa
page-wait-title = In attesa di giocatori
page-wait-note = La partita comincia da sé quando ogni posto è preso.
page-wait-begin = Comincia con bot nei posti liberi
page-wait-stand-up = Alzati
page-wait-close = Chiudi il tavolo
page-wait-close-sure = Chiudi davvero, per tutti
page-join-title = Siediti a questo tavolo
page-join-sit = Siediti
page-join-full = Tutti i posti sono presi.
page-join-watch = Sei qui per guardare: la partita apparirà qui quando comincia.
page-seat-open = libero
page-link-join = Link per chi vuole giocare
page-invite-title = Invita altri
page-invite-note = Questi link sono per gli altri. Chi si siede riceve un link proprio; il tuo sta sotto «Il tuo posto».
page-invite-new = Nuovo invito
page-links-each = Un link per ogni posto
page-link-seat = Link per il posto { $seat }
page-link-watch = Link per guardare
page-link-renew = Nuovo link
page-fair = Mazzo leale: la mescolata è sigillata. Dopo la partita chiunque può controllarla con questo sigillo.
page-table-ended = Questo tavolo è stato interrotto.
page-own-cards = con le carte di chi ospita

# I link dei posti
page-own-seat = Il tuo posto: link personale, codice di recupero
page-own-link = Il tuo link personale
page-own-link-note = Apre il tuo posto sugli altri tuoi dispositivi. Chi lo ha vede la tua mano: non mandarlo a nessuno.
page-recovery = Codice di recupero
page-recovery-note = Annotalo: ti riporta al tuo posto se perdi il link.
page-recovery-none = Il codice di recupero è sul dispositivo con cui hai preso posto. Con un nuovo link arriva un nuovo codice.
page-renew-note = Il vecchio link e il vecchio codice non valgono più, su nessun dispositivo: lì apri il nuovo link.
page-renew-sure = Sì, un nuovo link
page-renewed = Ecco il tuo nuovo link. Il vecchio non apre più nulla.
page-pass-on = Cedi un posto a qualcuno
page-pass-on-note = Il posto resta tuo finché qualcuno non lo prende.
page-pass-on-link = Link per prendere il posto di { $name }
page-take-over = Puoi prendere questo posto: { $name }.
page-take-over-sit = Prendi il posto
page-taken-title = Questo posto è preso
page-taken-note = Qualcuno si è seduto con questo invito, che ora non apre più nulla. Se non eri tu, chiedine un altro a chi te l’ha mandato.
page-replaced-title = Questo link è stato sostituito
page-replaced-note = Il posto ha un nuovo link. Se lo hai creato su un altro dispositivo, aprilo anche qui.
page-mine-title = È il tuo posto?
page-mine-at-table = Ho un posto a questo tavolo
page-come-back = Riprendi il mio posto
page-ask-others = Chiedi agli altri
page-ask-others-note = Hai perso anche il codice? Gli altri possono darti un nuovo link: devono essere almeno due, e tutti d’accordo.
page-ask-which = Il tuo posto
page-claim-here = Chi siede a questo posto è qui, o è appena andato via. Aspetta un poco, poi chiedi di nuovo.
page-claim-refused = Gli altri non ti hanno dato un nuovo link.
page-claim-asked = Hai chiesto un nuovo link per questo posto: { $name }.
page-claim-ended = Nessun nuovo link: chi siede a questo posto è tornato.
page-link-asked = { $name } dice di aver perso il link. Gliene date uno nuovo?
page-link-asked-why = Apre la sua mano: accetta solo se sai che è davvero questa persona.
page-link-asked-other = { $name } chiede agli altri un nuovo link.
page-link-give = Sì, è { $name }
page-link-deny = No
page-agreed = D’accordo: { $names }.
page-waits-for = Manca ancora: { $names }.
page-who-is-absent = { $name } (non c’è)
page-offer-link = Chi ti ha mandato questo link potrebbe averlo ancora. Uno nuovo sarebbe solo tuo.
page-later = Più tardi
page-code-exists = Il tuo posto ha un codice di recupero. Ti riporta qui se perdi il link.
page-code-show = Mostralo
page-got-it = Va bene
page-welcome-back = Che bello rivederti: il posto è di nuovo tuo.
page-notices = Sui posti
page-notices-earlier = Prima
page-absent = non c’è · { $time }
page-absent-note = Prima di allora nessuno può far giocare un bot qui.
page-stand-in-here = Fai giocare un bot

# Al tavolo
page-board = Tavolo
page-dock = La tua mossa
page-choices = Che cosa puoi fare
page-rail = Diario, punti e chat
page-you = tu
page-you-name = Tu
page-bot = bot
page-away = assente
page-not-connected = non connesso
page-points = Punti
page-time-left = Tempo rimasto
page-days-short = { $days } g
page-log = Diario
page-log-empty = Non è ancora successo nulla.
page-hand = Mano
page-hands = Mani
page-hand-of = Mano di { $name }
page-looking-back = Com’era allora:
page-back-to-now = Torna a ora
page-scores = Punti
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto nulla.
page-watcher = spettatore
page-chat-say = Di’ qualcosa
page-chat-people = Persone
page-chat-silenced = Chi ospita ti ha tolto la parola.
page-mute = Non sentire più
page-unmute = Senti di nuovo
page-silence = Zittisci per tutti
page-unsilence = Ridai la parola
page-all-connected = Tutti connessi
page-gone = Chi manca: { $names }
page-watching = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
  }
page-offline = Nessuna connessione.
page-offline-short = Nessuna connessione
page-move-kept = La tua mossa è conservata.
page-retry-in = Nuovo tentativo tra { $seconds } s.
page-retrying = Nuovo tentativo…
page-retry-now = Adesso
page-undo = Riprendi
page-undo-ask = Chiedi di riprendere
page-undo-asked = { $name } vorrebbe riprendere una mossa.
page-undo-asked-by-you = Hai chiesto di riprendere una mossa.
page-agree = Accetta
page-refuse = Rifiuta
page-withdraw = Lascia stare
page-hint = Consiglio
page-hint-title = Un giocatore forte farebbe
page-hint-exact = Calcolato fino alla fine.
page-rules = Regole in breve
page-rules-of = { $game } in breve
page-cards = Tutte le carte ({ $file ->
    [house] il mazzo della casa
    [own] quelle di chi ospita
   *[other] { $file }
  })
page-invented = Una parte di ciò che è scritto qui è di nostra invenzione, perché nessuna fonte lo riporta.
page-commit = Conferma
page-sending = Invio…
page-step-back = Un passo indietro
page-put-back = Rimetti a posto
page-suggest = Proponi una scelta
page-stops-luck = Ciò che si pesca si vede dopo.
page-stops-reveals = Poi si scopre qualcosa di nascosto: non si potrà riprendere.
page-thinks = { $name } pensa
page-think = { $names } pensano
page-waits = Un momento
page-answered = { $answered ->
    [0] Nessuno dei { $asked } ha ancora risposto.
    [one] { $answered } su { $asked } ha risposto.
   *[other] { $answered } su { $asked } hanno risposto.
  }
page-you-watch = Stai guardando.
page-declines = Annuncia adesso
page-if-asked = Se richiesto: { $move }
page-if-asked-any = Se richiesto:
page-hand-next = Tocca a { $name }
page-hand-over = Passa il dispositivo
page-hand-to = Passa il dispositivo a { $name }
page-hand-note = Non si vede nulla finché non ce l’ha { $name }.
page-i-am = Sono { $name }
page-go-away = Lascia giocare un bot per me
page-away-note = Un bot gioca per te.
page-take-seat-back = Riprendi il mio posto
page-stand-in = Lascia giocare un bot per { $name }
page-leave = Lascia il tavolo
page-leave-sure = Lascia davvero: continua un bot
page-abandon = Interrompi la partita
page-abandon-sure = Interrompi davvero, per tutti
page-title-turn = Tocca a te · { $game }

# La fine
page-result = Risultato
page-winner = vince
page-total = Totale
page-taken-back = In questa partita si sono riprese delle mosse.
page-rematch = Gioca ancora
page-rematch-go = Alla prossima partita
page-replay = Rivedi
page-record = Registrazione
page-verify = Controlla il mazzo

# Rivedere
page-replay-of = Rivedi: { $game }
page-replay-eyes = Vista da
page-replay-open = Tutte le mani aperte
page-replay-first = Prima mossa
page-replay-prev = Una mossa indietro
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-next = Una mossa avanti
page-replay-last = Ultima mossa
page-replay-at = Mossa { $step } di { $steps }
page-replay-begin = La distribuzione
page-fork = Continua da qui
page-fork-note = Un nuovo tavolo da questa posizione; prendi il posto da cui guardi, i bot gli altri.

# Aiuto
page-help-title = Come funziona questa pagina
page-help-lit = Ciò che puoi fare è bordato d’ambra. Tocca una volta e vedi che cosa farebbe; tocca ancora, o premi Conferma, ed è fatto.
page-help-dock = Tutto ciò che è bordato sta scritto anche in fondo alla pagina: lì si può giocare una partita intera.
page-help-back = Esc rimette a posto ciò che hai iniziato. Una mossa che non ha rivelato nulla si riprende durante il tuo turno; più tardi si chiede agli altri.
page-help-card = Una pressione lunga, un clic destro, o ? su una carta la apre in grande con tutto ciò che fa.
page-help-link = Non ci sono account: un link è un posto. Un invito non vale più quando qualcuno si è seduto con esso; il link del tuo posto è solo tuo. Chi lo ha può giocare per te: non mandarlo a nessuno. Questo browser lo ricorda; un codice di recupero, nel menu, ti riporta qui se lo perdi.
page-help-line = Se la connessione cade, la pagina lo dice e si riprende da sé. Una mossa in viaggio è conservata.
page-help-fair = Prima di distribuire, il server pubblica il sigillo del suo segreto. Dopo la partita il segreto è nella registrazione, e chiunque può ridistribuire e confrontare.
page-help-keys = Tasti
page-key-tab = da una cosa bordata alla successiva
page-key-arrows = passeggiare sul tavolo
page-key-enter = mostrare che cosa farebbe, poi farlo
page-key-esc = rimettere a posto
page-key-u = riprendere
page-key-h = consiglio
page-key-l = diario
page-key-question = aprire la carta, o le regole
page-key-replay = rivedendo: indietro, avanti
page-help-rules = I giochi in breve
