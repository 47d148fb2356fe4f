# Le parole della pagina stessa. Quelle di un gioco sono nel suo file.

# Dappertutto
page-home = alla pagina iniziale
page-close = Chiudi
page-menu = Menu e impostazioni
page-language = Lingua
page-theme = Tema
page-speed = Velocità delle mosse
page-sound = Suono
page-send = Invia
page-no-answer = Il server non risponde. Niente è perduto: riprova tra un momento.
page-percent = { $number } %
page-loading = Un momento

# La pagina iniziale
page-open-tables = Tavoli aperti
page-help = Come funziona questa pagina

# Tavoli pubblici

# Preparazione

# L’attesa
page-seat-open = libero
page-link-renew = Nuovo link
page-table-ended = Questa partita è stata interrotta.

# I link dei posti
page-waits-for = Manca ancora: { $names }.
page-who-is-absent = { $name } (non c’è)
page-offer-link = Chi ti ha mandato questo link potrebbe averlo ancora. Uno nuovo sarebbe solo tuo.
page-later = Più tardi
page-code-exists = Il tuo posto ha un codice di recupero. Ti riporta qui se perdi il link.
page-code-show = Mostralo
page-got-it = Capito
page-welcome-back = Che bello rivederti: il posto è di nuovo tuo.
page-absent-note = Prima di allora nessuno può far giocare un bot qui.
page-absent-since = non c’è da { $time }
page-stand-in-here = Fai giocare un bot

# Al tavolo
page-notices-earlier = Prima
page-notices = A proposito dei posti
page-board = Tavolo
page-dock = La tua mossa
page-choices = Che cosa puoi fare
page-rail = Diario, punti e chat
page-you-name = Tu
page-bot = bot
page-away = gioca un bot
page-resigned = ritirato
page-not-connected = offline
page-points = Punti
page-time-left = Tempo rimasto
page-days-short = { $days } g
page-log = Diario
page-log-empty = Non è ancora successo nulla.
page-hand = Mano
page-looking-back = Com’era allora:
page-back-to-now = Torna a ora
page-scores = Punti
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto nulla.
page-watcher = spettatore
page-chat-say = Di’ qualcosa
page-chat-people = Persone
page-chat-silenced = Chi ospita ti ha tolto la parola.
page-mute = Nascondi per me
page-unmute = Mostra di nuovo
page-silence = Zittisci per tutti
page-unsilence = Ridai la parola
page-all-connected = Ci sono tutti
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
page-undo-what = { $undo }: { $what }
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
page-declines = Passa in anticipo
page-standing = Ordine permanente
page-standing-note = non è una mossa: risponde per te quando tocca a te, e puoi ritirarlo
page-standing-count = { $count ->
    [0] Ordini permanenti
    [one] { $count } ordine permanente
   *[other] { $count } ordini permanenti
  }
page-pace = Velocità
page-acts = { $name } gioca
page-table-acts = La partita continua
page-since = Dal tuo turno
page-once-more = Rivedi
page-step-by-step = Passo passo
page-previous = Precedente
page-next = Successiva
page-behind = { $count ->
    [one] ancora { $count }
   *[other] ancora { $count }
  }
page-goes-on = per continuare
page-tap-goes-on = Tocca per continuare
page-space = Spazio
page-hand-next = Ora gioca { $name }
page-hand-over = Passa il dispositivo
page-hand-to = Il dispositivo è per { $name }
page-hand-note = Non si vede nulla finché non ce l’ha { $name }.
page-i-am = Sono { $name }
page-away-note = Un bot gioca per te.
page-take-seat-back = Riprendi il tuo posto
page-title-turn = Tocca a te · { $game }
page-title-asks = { $name } ti chiede · { $game }

# La fine
page-result = Risultato
page-winner = vince
page-counting = Si contano i punti.
page-round-over = La manche è finita.
page-game-over = La partita è finita.
page-next-round = Prossima manche
page-count-again = Riconta
page-look-at-table = Guarda il tavolo
page-look-at-round = Torna alla manche
page-replay = Rivedi

# Rivedere
page-replay-begin = La distribuzione

# Aiuto
page-in-words = Per esteso
page-nothing-to-choose = Per ora niente da scegliere.
page-not-now = Non ora
page-of = { $done } di { $all }
page-suggest-short = Suggerisci
page-stage = Carta
