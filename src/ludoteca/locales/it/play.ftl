# Il tavolo
play-seat-person = { $letter } { $player } (a questo schermo)
play-seat-bot = { $letter } { $player } (bot: { $bot })
play-options = Opzioni: { $options }.
play-promise = Sigillo della distribuzione: { $promise }…
play-welcome = Scrivi una mossa o il suo numero, oppure { $help } per l’aiuto.
play-forced = Mossa obbligata:
play-hand-over = Lo schermo è per { $player }, che preme Invio.
play-hand-over-plain = La mano mostrata è ormai molto più in alto: per favore non scorrere indietro. Ora gioca { $player }, che preme Invio.
play-bad-number = Le mosse sono numerate da 1 a { $count }.

# Più cose scelte insieme
play-pick-how = Scegli nell’ordine che vuoi, tutto insieme o una cosa alla volta: con il numero («2 3») o con il nome, separati da virgole. «{ $undo }» rimette a posto l’ultima.
play-picked = Scelto: { $items }. { $left ->
    [one] Ancora { $left }.
   *[other] Ancora { $left }.
}
play-picked-some = Scelto: { $items }. { $left ->
    [one] Ancora { $left }, oppure «{ $end }».
   *[other] Ancora al massimo { $left }, oppure «{ $end }».
}
play-put-back = Rimesso a posto: { $item }.
play-pick-too-many = È troppo: { $left ->
    [one] resta una sola cosa da scegliere.
   *[other] restano solo { $left } cose da scegliere.
} Nulla è cambiato.
play-pick-no-more = { $count ->
    [one] Di { $item } ce n’è una sola da scegliere.
   *[other] Di { $item } ce ne sono solo { $count } da scegliere.
} Nulla è cambiato.
play-pick-limit = Tra { $items } se ne possono scegliere al massimo { $limit }. Nulla è cambiato.

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
play-help = Scrivi una mossa com’è nell’elenco, o il suo inizio se basta, o il suo numero. Più carte si nominano in qualunque ordine, con numeri o nomi: «2 3», «cava, fucina». Invio da solo ripete l’elenco; Tab completa. Tutto è salvato dopo ogni mossa. Puoi anche scrivere:
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
play-hint = Dopo { $games } simulazioni:
play-hint-move = { $move } vince circa { $share } partite su 100
play-hint-exact = Nulla è più nascosto. Giocato fino alla fine:
play-hint-chances = Probabilità di vittoria: { $chances }.
play-hint-line = Previsione: { $line }.
play-which-card = Quale carta? Scrivi una parte del nome.
play-no-card = Nessuna carta si chiama «{ $card }».
play-more-cards = … e altre { $count }.
play-total = Totale
play-saved-elsewhere = { $why } La partita è conservata qui: { $file }
play-unsaved = { $why } La partita non si può conservare: salvala altrove, per esempio «{ $save } /cartella/serata».
play-would-lose = Questa partita non è salvata. «{ $save } /cartella/serata» la salva; «{ $quit }» ancora una volta esce senza salvarla.
play-lost = Non è stato possibile salvare la partita.
play-saved = Salvato: { $file }
play-undone = Mossa ripresa.
play-taken-back = Mossa ripresa, con tutto ciò che è seguito. La mescolata resta la stessa, e la registrazione annota che si sono riprese delle mosse.
play-consent = { $player } vuole riprendere una mossa che altri hanno visto. { $others }: d’accordo? (sì/no)
play-refused = Non si riprende nulla.
play-redone = Mossa rifatta.

# La fine
play-winner = { $you ->
    [yes] Vinci
   *[no] { $players } vince
} con { NUMBER($points, useGrouping: 0) } { $points ->
    [one] punto
   *[other] punti
}.
play-winner-tie = { $you ->
    [yes] Vinci
   *[no] { $players } vince
} allo spareggio, a { NUMBER($points, useGrouping: 0) } { $points ->
    [one] punto
   *[other] punti
}.
play-shared = { $you ->
    [yes] Condividi la vittoria con { $others },
   *[no] { $players } condividono la vittoria
} a { NUMBER($points, useGrouping: 0) } { $points ->
    [one] punto
   *[other] punti
}.
play-place-won-points = { $team ->
    [yes] La tua squadra vince con
   *[no] Con
} { $ahead } { $ahead ->
    [one] punto
   *[other] punti
} di vantaggio.
play-place-won-tie = { $team ->
    [yes] La tua squadra vince
   *[no] Vinci
} allo spareggio.
play-place-won-plain = { $team ->
    [yes] La tua squadra vince.
   *[no] Vinci.
}
play-place-shared = { $team ->
    [yes] La tua squadra condivide
   *[no] Condividi
} la vittoria.
play-place-rank = { $team ->
    [yes] { $level ->
        [yes] La tua squadra condivide il
       *[no] La tua squadra finisce al
    }
   *[no] { $level ->
        [yes] Condividi il
       *[no] Finisci al
    }
} { $rank ->
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
} posto
play-place-lost-points = { play-place-rank }, a { $behind } { $behind ->
    [one] punto
   *[other] punti
} dal primo.
play-place-lost-tie = { play-place-rank }, dopo lo spareggio.
play-place-lost-plain = { play-place-rank }.
play-marked = In questa partita sono state riprese delle mosse.
play-bot-failed = { $player } ({ $bot }) si è guastato: { $why }. Perde per forfait; «{ $stand_in }» finisce la partita al suo posto.
play-forfeited = { $player } ha perso per forfait: il suo risultato non conta.
play-forfeited-team = { $player } ha perso per forfait, e con questo anche { $partners }: il risultato della squadra non conta.
play-nobody-won = Nessuno ha vinto.
play-recorded = La partita è in { $file }, con il segreto sigillato; chiunque può verificarla:
play-left = La partita è salvata: { $file }. Per continuare:

# Preparare un tavolo
play-ask-game = A che cosa giochiamo?
play-ask-seats = { $game }: in quanti giocate? ({ $seats })
play-ask-players = Chi gioca? Uno per posto, separati da virgole: { $you } per una persona a questo schermo, o un bot ({ $bots }).
play-ask-again = Scrivi uno di questi: { $allowed }.
play-bye = Niente è cominciato. A presto.
