# Il tavolo
play-seat-person = { $letter } { $player } (a questo schermo)
play-seat-bot = { $letter } { $player } (bot: { $bot })
play-options = Opzioni: { $options }.
play-promise = Promessa della sorte: { $promise }…
play-welcome = Scrivi una mossa o il suo numero, oppure { $help } per l’aiuto.
play-forced = Non c’è scelta:
play-hand-over = Passa lo schermo a { $player }, che preme Invio.
play-hand-over-plain = La mano mostrata è ormai molto più in alto: per favore non scorrere indietro. Tocca a { $player }, che preme Invio.
play-bad-number = Le mosse sono numerate da 1 a { $count }.

# Comandi: che cosa si può scrivere; si mostra la prima forma
play-command-help = aiuto ?
play-command-board = tavolo
play-command-hint = consiglio
play-command-undo = annulla
play-command-redo = ripeti
play-command-rules = regole
play-command-card = carta
play-command-scores = punti
play-command-log = diario
play-command-save = salva
play-command-quit = esci
play-help = Scrivi una mossa com’è nell’elenco, o il suo inizio se basta, o il suo numero. Invio da solo ripete l’elenco; Tab completa. Tutto è salvato dopo ogni mossa. Puoi anche scrivere:
play-about-help = questo aiuto
play-about-board = rivedere il tavolo
play-about-hint = le mosse che sembrano migliori
play-about-undo = riprendere la tua ultima mossa
play-about-redo = rifare ciò che è stato ripreso
play-about-rules = le regole in breve
play-about-card = che cosa c’è su una carta, per esempio «carta roma»
play-about-scores = i punti, per quanto ne sai
play-about-log = che cosa è successo; un numero dice quanti turni
play-about-save = salvare una copia, per esempio «salva serata»
play-about-quit = uscire; la partita si può riprendere

# Risposte
play-hint = Dopo aver esplorato { $games } seguiti:
play-hint-move = { $move } vince circa { $share } volte su 100
play-hint-exact = Nulla è più nascosto. Giocato fino alla fine:
play-hint-chances = Probabilità di vittoria: { $chances }.
play-hint-line = Seguito atteso: { $line }.
play-which-card = Quale carta? Scrivi una parte del nome.
play-no-card = Nessuna carta si chiama «{ $card }».
play-more-cards = … e altre { $count }.
play-total = Totale
play-saved = Salvato: { $file }
play-undone = Mossa ripresa.
play-taken-back = Mossa ripresa, con tutto ciò che è seguito. La sorte resta la stessa, e la partita ne porta il segno.
play-consent = { $player } vuole riprendere una mossa che altri hanno visto. { $others }: d’accordo? (sì/no)
play-refused = Non si riprende nulla.
play-redone = Mossa rifatta.

# La fine
play-winner = { $players } vince con { NUMBER($points, useGrouping: 0) } punti.
play-shared = { $players } condividono la vittoria con { NUMBER($points, useGrouping: 0) } punti.
play-marked = In questa partita sono state riprese delle mosse.
play-recorded = La partita è in { $file }, con il segreto che era stato promesso; chiunque può verificarla:
play-left = La partita è salvata: { $file }. Per continuare:

# Preparare un tavolo
play-ask-game = A che cosa giochiamo?
play-ask-seats = { $game }: in quanti giocate? ({ $seats })
play-ask-players = Chi gioca? Uno per posto, separati da virgole: { $you } per una persona a questo schermo, o un bot ({ $bots }).
play-ask-again = Scrivi uno di questi: { $allowed }.
play-bye = Niente è cominciato. A presto.
