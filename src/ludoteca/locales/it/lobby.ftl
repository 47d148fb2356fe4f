# Le pagine attorno al tavolo: inizio, preparazione, attesa, link, replay, aiuto.

# Dappertutto
lobby-theme-system = Sistema
lobby-theme-light = Chiaro
lobby-theme-dark = Scuro
lobby-letters = Lettere sui pezzi
lobby-letters-help = Oltre a colore e motivo
lobby-copy = Copia
lobby-copied = Copiato
lobby-share = Condividi
lobby-not-found = Qui non c’è nulla.
lobby-back-home = Alla pagina iniziale
lobby-reload = Ricarica

# La pagina iniziale
lobby-question = A che cosa giochiamo?
lobby-promise = Niente account. Manda un link, o gioca con i bot.
lobby-players = { $low }–{ $high } giocatori
lobby-minutes = { $minutes } min
lobby-hours = { $hours } h
lobby-just-now = or ora
lobby-play-now = Gioca
lobby-play-now-help = Contro i bot, come l’ultima volta
lobby-play-what = Gioca: tu e { $count ->
    [one] un bot
   *[other] { $count } bot
  }, { $level }
lobby-change = cambia
lobby-change-done = fatto
lobby-play-bots = Bot
lobby-play-level = Livello
lobby-make-table = Apri un tavolo
lobby-your-games = Le tue partite
lobby-waiting-for-you = { $count ->
    [0] nessuna ti aspetta
    [one] una ti aspetta
   *[other] { $count } ti aspettano
  }
lobby-all-games = tutte e { $count }, con i risultati
lobby-fewer-games = meno
lobby-with = con { $names }
lobby-with-bots = { $count ->
    [one] con un bot
   *[other] con { $count } bot
  }
lobby-your-turn = Tocca a te
lobby-your-turn-since = tocca a te da { $time }
lobby-their-turn = Gli altri pensano
lobby-not-begun = In attesa di giocatori
lobby-finished = Finita
lobby-abandoned = Interrotta
lobby-go-play = Gioca
lobby-go-look = Guarda
lobby-go-review = Rivedi
lobby-open-record = Apri una registrazione
lobby-paste-link = Hai un link? Incollalo dove vuoi in questa pagina.
lobby-have-link = Hai un link o un codice? Incollalo qui
lobby-have-link-short = Incolla un link
lobby-have-link-go = Vai
lobby-my-seats = I miei posti su un altro dispositivo
lobby-seats-out = Porta con te i tuoi posti
lobby-seats-count = { $count ->
    [one] Questo browser ha un posto a un tavolo.
   *[other] Questo browser ha posti a { $count } tavoli.
  }
lobby-seats-link = Link con tutti i tuoi posti
lobby-seats-save = Salva in un file
lobby-seats-secret = Apri il link, o scegli il file, sull’altro dispositivo. Chi lo ha può giocare al posto tuo: tienilo per te.
lobby-seats-none = Questo browser non ha ancora posti.
lobby-seats-in = Porta qui i posti
lobby-seats-in-note = Dall’altro dispositivo. I posti che hai qui restano.
lobby-seats-paste = Link con i posti
lobby-seats-take = Prendili
lobby-seats-came = { $added ->
    [0] Nessun posto nuovo
    [one] È arrivato un posto
   *[other] Sono arrivati { $added } posti
  }{ $known ->
    [0] .
    [one] ; uno c’era già.
   *[other] ; { $known } c’erano già.
  }
lobby-seats-bad = Qui non ci sono posti. Scegli il file ludoteca-seats.json, o incolla il link intero.
lobby-fair-promise = Leale per costruzione: il mazzo è sigillato prima di essere distribuito, e aperto alla fine.
lobby-forget = Togli da questo elenco

# Tavoli pubblici
lobby-tables-title = Tavoli aperti
lobby-tables-filter = Quali tavoli
lobby-tables-all = Tutti i giochi
lobby-tables-no-clock = senza orologio
lobby-tables-no-bots = senza bot
lobby-tables-beginners = anche per chi comincia
lobby-tables-by = { $name }, { $time }
lobby-tables-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
  }
lobby-tables-no-match = Nessun tavolo aperto corrisponde.
lobby-tables-playing = In corso: guarda, se vuoi
lobby-tables-nothing = Niente per te?
lobby-tables-nothing-note = Apri un tavolo a tutti: appare qui finché resta un posto.
lobby-tables-none = Nessun tavolo è aperto a tutti in questo momento.
lobby-tables-watch = Guarda
lobby-tables-free = { $count ->
    [0] completo
    [one] un posto libero
   *[other] { $count } posti liberi
  }

# Preparazione
lobby-setup-seats = Chi gioca
lobby-setup-heading = Apparecchia il tavolo
lobby-setup-tap = Tocca un posto: io, un amico, un bot o nessuno.
lobby-setup-how = Come si gioca
lobby-setup-friend = Un amico, con il link
lobby-setup-nobody = Nessuno
lobby-setup-me = Io
lobby-setup-another = Un’altra persona qui
lobby-setup-bot = Bot: { $name }, { $level }
lobby-setup-name = Nome
lobby-setup-your-name = Il tuo nome
lobby-setup-name-here = Nome del posto { $seat }
lobby-setup-seat-kind = Posto { $seat }
lobby-setup-hot-seat = Più persone si passano lo stesso dispositivo, che nel passaggio nasconde le mani.
lobby-setup-watch-only = Qui non siede nessuno: starai a guardare.
lobby-setup-bots-for = { $count ->
    [one] un bot per l’amico
   *[other] bot per gli amici
  }
lobby-seat-you = Tu
lobby-seat-also = Anche qui
lobby-seat-friend = Un amico
lobby-seat-gets-link = riceve il link
lobby-seat-nobody = Nessuno
lobby-seat-fill = da riempire
lobby-bot = { $name }, bot
lobby-for = { $game } per { $people }.
lobby-for-you = te
lobby-for-another = un’altra persona qui
lobby-for-friends = { $count ->
    [one] un amico
   *[other] { $count } amici
  }
lobby-for-bot = { $name } (bot { $level })
lobby-about-minutes = Circa { $minutes } minuti.
lobby-setup-option-seats = Solo in { $seats } giocatori.
lobby-setup-public = Aperto a tutti
lobby-setup-public-help = Il tavolo sta nell’elenco pubblico; chiunque su questo server può sedersi o guardare.
lobby-setup-clock = Tempo per pensare
lobby-setup-clock-none = Senza limite
lobby-setup-clock-move = Per ogni mossa
lobby-setup-clock-game = Per tutta la partita
lobby-setup-clock-days = In giorni per mossa
lobby-setup-clock-help = Quando il tempo scade, continua un bot.
lobby-setup-seconds = Secondi per mossa
lobby-setup-minutes = Minuti per la partita
lobby-setup-increment = Secondi in più dopo ogni mossa
lobby-setup-days = Giorni per mossa
lobby-setup-undo = Riprendere le mosse
lobby-setup-undo-free = Sempre
lobby-setup-undo-consent = Se gli altri accettano
lobby-setup-undo-never = Mai
lobby-setup-undo-help = Una mossa che non ha rivelato nulla si può sempre riprendere fino alla fine del tuo turno.
lobby-setup-hints = Consigli
lobby-setup-hints-help = Si può chiedere il parere di un bot forte.
lobby-setup-memory = Promemoria
lobby-setup-memory-help = Mostra ciò che un giocatore attento ricorderebbe.
lobby-setup-pace = I bot fanno una breve pausa
lobby-setup-pace-help = Perché si possano seguire le loro mosse.
lobby-setup-cards = Carte tue
lobby-setup-cards-help = Un file cards.toml tuo per questo gioco. Tutto il tavolo vede che non è il mazzo della casa.
lobby-setup-cards-choose = Scegli un file
lobby-seat-name = Giocatore { $seat }
lobby-no = no
lobby-setup-make = Apri il tavolo
lobby-setup-more = Altre impostazioni
lobby-terms = Condizioni di questo tavolo
lobby-term-no-clock = senza orologio
lobby-term-move = { $seconds } s a mossa
lobby-term-game = { $minutes } min a testa
lobby-term-game-more = { $minutes } min a testa + { $seconds } s
lobby-term-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
  }
lobby-term-undo-free = riprese ammesse
lobby-term-undo-consent = riprese se tutti accettano
lobby-term-undo-never = niente riprese
lobby-term-hints = con consigli
lobby-term-no-hints = senza consigli
lobby-term-memory = promemoria
lobby-term-bot = { $name }: bot { $level }
lobby-term-public = aperto a tutti
lobby-term-forked = continua una partita finita

# L’attesa
lobby-wait-title = In attesa di giocatori
lobby-wait-send = Manda questo link
lobby-wait-watchers = Link per guardare
lobby-wait-free = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
  }
lobby-wait-begins = { $count ->
    [one] La partita comincia da sé quando qualcuno si siede.
   *[other] La partita comincia da sé quando ogni posto è preso.
  }
lobby-wait-chat = Intanto
lobby-wait-hear = Sentire quando qualcuno si siede?
lobby-wait-sat = { $name } è al tavolo
lobby-wait-begun = La partita comincia
lobby-hear-yes = Sì
lobby-hear-no = No
lobby-wait-answer = rispondi
lobby-seat-waiting = In attesa
lobby-seat-for-friend = di un amico
lobby-seat-kept = posto tenuto
lobby-seat-host = ha apparecchiato
lobby-seat-here = è qui
lobby-seat-yours = Il tuo posto
lobby-seat-free = libero
lobby-seat-reserved = tenuto per questo link
lobby-forked = Continua una partita finita; chi l’ha aperta conosce le carte passate.
lobby-wait-begin = { $count ->
    [one] Comincia con un bot lì
   *[other] Comincia con bot lì
  }
lobby-wait-stand-up = Alzati
lobby-wait-close = Chiudi il tavolo
lobby-wait-close-sure = Sì, chiudi per tutti
lobby-join-title = Siediti a questo tavolo
lobby-join-invites = { $count ->
    [one] { $names } ti invita: { $game }
   *[other] { $names } ti invitano: { $game }
  }
lobby-join-once = chiesto una volta, ricordato su questo dispositivo
lobby-join-only-watch = Guarda soltanto
lobby-expect = Che cosa aspettarsi
lobby-expect-time = Circa { $minutes } minuti, { $clock }
lobby-expect-seats = { $seats } al tavolo, { $bots ->
    [0] senza bot
    [one] tra cui un bot
   *[other] tra cui { $bots } bot
  }
lobby-expect-undo-free = Le mosse si possono riprendere
lobby-expect-undo-consent = Una mossa si riprende solo se tutti accettano
lobby-expect-undo-never = Una mossa fatta resta fatta
lobby-expect-hints = Consigli per tutti, con il motivo
lobby-expect-no-hints = Niente consigli
lobby-expect-public = Chiunque su questo server può guardare
lobby-join-sit = Siediti
lobby-join-full = Tutti i posti sono presi.
lobby-join-watch = Sei qui per guardare: la partita apparirà qui quando comincerà.
lobby-link-join = Link per giocare
lobby-invite-title = Invita altri
lobby-invite-note = Questi link sono per gli altri. Chi si siede riceve un link proprio; il tuo sta sotto «Il tuo posto».
lobby-invite-new = Nuovo invito
lobby-links-each = Un link per ogni posto
lobby-link-seat = Link per il posto { $seat }
lobby-link-watch = Link per guardare
lobby-fair = Mazzo leale: la mescolata è sigillata. Dopo la partita chiunque può controllarla con questo sigillo.
lobby-own-cards = con le carte di chi ospita

# I link dei posti
lobby-own-seat = Il tuo posto: link personale, codice di recupero
lobby-own-link = Il tuo link personale
lobby-own-link-note = Apre il tuo posto sugli altri tuoi dispositivi. Chi lo ha vede la tua mano: non mandarlo a nessuno.
lobby-qr-show = Mostra il codice QR
lobby-qr-hide = Nascondi il codice QR
lobby-qr-seat = Codice QR con il link del tuo posto
lobby-qr-seats = Codice QR con i link di tutti i tuoi posti
lobby-recovery = Codice di recupero
lobby-recovery-note = Annotalo: ti riporta al tuo posto se perdi il link.
lobby-recovery-none = Il codice di recupero è sul dispositivo con cui hai preso posto. Con un nuovo link arriva un nuovo codice.
lobby-renew-note = Il vecchio link e il vecchio codice non valgono più, su nessun dispositivo: lì apri il nuovo link.
lobby-renew-sure = Sì, un nuovo link
lobby-renewed = Ecco il tuo nuovo link. Il vecchio non funziona più.
lobby-pass-on = Cedi un posto a qualcuno
lobby-pass-on-note = Il posto resta tuo finché qualcuno non lo prende.
lobby-pass-on-link = Link per prendere il posto di { $name }
lobby-take-over = Puoi prendere questo posto: { $name }.
lobby-take-over-sit = Prendi il posto
lobby-taken-title = Questo posto è preso
lobby-taken-note = Qualcuno si è seduto con questo invito, che ora non vale più. Se non eri tu, chiedine un altro a chi te l’ha mandato.
lobby-replaced-title = Questo link è stato sostituito
lobby-replaced-note = Il posto ha un nuovo link. Se lo hai creato su un altro dispositivo, aprilo anche qui.
lobby-mine-title = È il tuo posto?
lobby-mine-at-table = Ho un posto a questo tavolo
lobby-come-back = Riprendi il tuo posto
lobby-ask-others = Chiedi agli altri
lobby-ask-others-note = Hai perso anche il codice? Gli altri possono darti un nuovo link: devono essere almeno due, e tutti d’accordo.
lobby-ask-which = Il tuo posto
lobby-claim-here = Chi siede a questo posto è qui, o è appena andato via. Aspetta un poco, poi chiedi di nuovo.
lobby-claim-refused = Gli altri non ti hanno dato un nuovo link.
lobby-claim-asked = Hai chiesto un nuovo link per questo posto: { $name }.
lobby-claim-ended = Nessun nuovo link: chi siede a questo posto è tornato.
lobby-link-asked = { $name } dice di aver perso il link. Gliene date uno nuovo?
lobby-link-asked-why = Apre la sua mano: accetta solo se sai che è davvero questa persona.
lobby-link-asked-other = { $name } chiede agli altri un nuovo link.
lobby-link-give = Sì, è { $name }
lobby-link-deny = No
lobby-agreed = D’accordo: { $names }.

# Al tavolo
lobby-hands = Mani
lobby-hand-of = Mano di { $name }
lobby-stand-in = Lascia giocare un bot per { $name }
lobby-absent-bot-in = Un bot può giocare tra { $time }
lobby-undo-asked = { $name } vorrebbe riprendere una mossa.
lobby-undo-asked-what = { $name } vorrebbe riprendere questa mossa: { $what }
lobby-undo-asked-by-you = Hai chiesto di riprendere una mossa.
lobby-undo-asked-by-you-what = Hai chiesto di riprendere questa mossa: { $what }
lobby-end-asked = { $name } propone di finire qui la partita, senza risultato.
lobby-end-asked-by-you = Hai proposto di finire la partita senza risultato.
lobby-end-agree = Finisci la partita
lobby-end-refuse = Continua
lobby-calling = Vuoi sentire quando tocca a te?
lobby-calling-note = Un campanello, e una notifica quando questa pagina è in secondo piano.
lobby-calling-yes = Sì, chiamami
lobby-calling-no = No
lobby-leaving = Andare via
lobby-leave-note = Un bot gioca per te finché torni.
lobby-leave-stay = Resta a guardare
lobby-resign = Ritirati
lobby-resign-note = Rinunci alla partita: un bot la gioca fino alla fine e il posto non è più tuo.
lobby-resign-alone = Rinunci alla partita. Non gioca nessun altro: finisce senza risultato.
lobby-resign-sure = Sì, ritirati
lobby-end = Proponi di finire senza risultato
lobby-end-note = Se tutti gli altri accettano, la partita finisce qui e non vince nessuno.
lobby-end-sure = Sì, proponi
lobby-end-short = Proponi di finire
lobby-chat-watchers = Gli spettatori possono scrivere
lobby-chat-open = Apri la chat
lobby-chat-closed = Chi ospita ha chiuso la chat agli spettatori.
lobby-erase = Cancella il mio nome e i miei messaggi
lobby-erase-note = I tuoi messaggi spariscono e il numero del tuo posto sostituisce il tuo nome, a questo tavolo e nella sua registrazione. Le mosse restano: la partita si può ancora verificare. Non si può annullare.
lobby-erase-sure = Sì, cancella
lobby-erased = Il tuo nome e i tuoi messaggi sono cancellati.
lobby-leave = Lascia il tavolo
lobby-leave-sure = Sì, lascia
lobby-abandon = Interrompi la partita
lobby-abandon-sure = Sì, interrompi per tutti

# La fine
lobby-points-from = Da dove vengono i punti
lobby-in-detail = In dettaglio
lobby-part-details = { $label }: { $details }
lobby-moments = Momenti salienti
lobby-moment-round = { $game ->
    [patee_imperiale] Manche
   *[other] Giro
  } { $round }.
lobby-total = Totale
lobby-taken-back = In questa partita si sono riprese delle mosse.
lobby-rematch = Rivincita
lobby-rematch-go = Alla prossima partita
lobby-rematch-offer = { $name } propone una rivincita.
lobby-rematch-kept = Il tuo posto è riservato.
lobby-rematch-offered = Hai proposto una rivincita.
lobby-rematch-accept = Accetta
lobby-rematch-decline = No, grazie
lobby-rematch-declined = Hai rifiutato. Al tuo posto possono essere invitati altri.
lobby-rematch-anyway = Gioca comunque
lobby-rematch-watch = Guarda la prossima partita
lobby-rematch-state = { $name }: { $state ->
    [accepted] gioca
    [declined] non gioca
   *[open] non ha risposto
  }
lobby-record = Registrazione
lobby-verify = Prova della distribuzione

# Guardando
lobby-watch-doing = { $doing ->
    [san_juan-role] { $name } sceglie un ruolo.
    [san_juan-build] { $name } può costruire.
    [san_juan-cover] { $name } sceglie dove costruire.
    [san_juan-pay] { $name } paga.
    [san_juan-produce] { $name } sceglie che cosa produrre.
    [san_juan-sell] { $name } sceglie che cosa vendere.
    [san_juan-counsel] { $name } sceglie le carte da tenere.
    [san_juan-mine] { $name } può usare la Miniera d’oro.
    [san_juan-pick] { $name } sceglie una carta della Miniera d’oro.
    [san_juan-settle] { $name } prepara il nuovo giro.
    [san_juan-starting_hand] { $name } sceglie la mano iniziale.
    [patrician-play] { $name } gioca una carta.
    [patrician-build] { $name } costruisce.
    [patrician-shift] { $name } può spostare un piano.
    [patrician-take] { $name } prende una carta.
    [patrician-send] { $name } può inviare un messaggero.
    [patee_imperiale-play] { $name } gioca un cortigiano.
   *[other] { $name } riflette.
  }
lobby-watch-stands = A che punto siamo
lobby-watch-leads = { $name } è in testa con { $points } punti, { $by } più di { $next }.
lobby-watch-tied = { $names } sono in testa con { $points } punti ciascuno.
lobby-watch-level = Tutti hanno { $points } punti.
lobby-watch-alert = { $name }: { $text }
lobby-watch-words = Il tavolo a parole
lobby-watch-behind = Siediti dietro
lobby-watch-eyes = Visto con gli occhi di { $name }
lobby-watch-back = Torna spettatore
lobby-watch-own = Torna al mio posto

# Rivedere
lobby-replay-of = Rivedi: { $game }
lobby-replay-eyes = Vista da
lobby-replay-open = Tutte le mani aperte
lobby-replay-first = Alla distribuzione
lobby-replay-prev = Azione precedente
lobby-replay-prev-decision = Decisione precedente
lobby-replay-prev-round = { $game ->
    [patee_imperiale] Manche precedente
   *[other] Giro precedente
  }
lobby-replay-play = Avvia
lobby-replay-pause = Pausa
lobby-replay-next = Azione successiva
lobby-replay-next-decision = Decisione successiva
lobby-replay-next-round = { $game ->
    [patee_imperiale] Manche successiva
   *[other] Giro successivo
  }
lobby-replay-last = Alla fine
lobby-replay-at = Mossa { $step } di { $steps }
lobby-replay-step-by = Avanza per
lobby-replay-by-action = azione
lobby-replay-by-decision = decisione propria
lobby-replay-by-round = { $game ->
    [patee_imperiale] manche
   *[other] giro
  }
lobby-replay-rounds = { $game ->
    [patee_imperiale] Manche
   *[other] Giri
  }
lobby-replay-round = { $game ->
    [patee_imperiale] Manche
   *[other] Giro
  } { $round }
lobby-replay-moment = Momento saliente: { $text }
lobby-replay-link = Copia il link a questo momento
lobby-fork = Continua da qui
lobby-fork-note = Un nuovo tavolo da questa posizione. Le carte passate sono note: chi continua può aver visto tutte le mani fin qui. È nuovo solo ciò che si pesca da ora in poi.
lobby-fork-me = Io
lobby-fork-open = Amico con link
lobby-fork-bot = Bot
lobby-fork-start = Apri questo tavolo

# Aiuto
lobby-help-title = Come funziona questa pagina
lobby-help-lit = Ciò che puoi fare è bordato d’ambra. Tocca una volta e vedi che cosa farebbe; tocca ancora, o premi Conferma, ed è fatto.
lobby-help-dock = Tutto ciò che è bordato sta scritto anche in fondo alla pagina: lì si può giocare una partita intera.
lobby-help-back = Esc rimette a posto ciò che hai iniziato. Una mossa che non ha rivelato nulla si riprende durante il tuo turno; più tardi si chiede agli altri.
lobby-help-card = Una pressione lunga, un clic destro, o ? su una carta la apre in grande con tutto ciò che fa.
lobby-help-link = Non ci sono account: un link è un posto. Un invito non vale più quando qualcuno si è seduto con esso; il link del tuo posto è solo tuo. Chi lo ha può giocare per te: non mandarlo a nessuno. Questo browser lo ricorda; un codice di recupero, nel menu, ti riporta qui se lo perdi.
lobby-help-line = Se la connessione cade, la pagina lo dice e si riprende da sé. Una mossa in viaggio è conservata.
lobby-help-fair = Prima di distribuire, il server pubblica il sigillo del suo segreto. Dopo la partita il segreto è nella registrazione, e chiunque può ridistribuire e confrontare.
lobby-help-keys = Tasti
lobby-key-tab = da una cosa bordata alla successiva
lobby-key-arrows = muoversi sul tavolo
lobby-key-enter = mostrare che cosa farebbe, poi farlo
lobby-key-esc = rimettere a posto
lobby-key-u = riprendere
lobby-key-h = consiglio
lobby-key-l = diario
lobby-key-question = aprire la carta, o le regole
lobby-key-replay = rivedendo: un’azione indietro, avanti
lobby-key-replay-decision = rivedendo: una decisione propria indietro, avanti
lobby-key-replay-round = rivedendo: un giro indietro, avanti
lobby-key-space = prosegui subito mentre si mostrano le azioni
lobby-key-play = rivedendo: avvia, pausa
lobby-help-rules = I giochi in breve
lobby-ask-name = Come ti chiami?
lobby-ask-name-why = Gli altri lo vedono al tavolo. Puoi cambiarlo nelle impostazioni.
