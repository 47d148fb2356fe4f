arena-few-bots = Una classifica richiede almeno due bot: --bots random,random.
arena-many-lineups = { $bots } bot per { $places } posti danno { $lineups } tavolate; se ne possono giocare al massimo { $most }.
arena-unknown-cluster = Non c’è nessun cluster «{ $given }». Cluster: { $clusters }.
arena-no-cluster = «{ $cluster }» non è installato: pip install 'ludoteca[{ $cluster }]'.
arena-connecting = Connessione al cluster { $cluster } su { $address } …
arena-starting = Avvio di { $cluster } su questa macchina …
arena-cluster-silent = Nessun cluster { $cluster } risponde su { $address }. Non si è giocato nulla.
arena-not-a-cluster = Ciò che risponde su { $address } non è un cluster { $cluster }. Non si è giocato nulla.
arena-cluster-refused = Il cluster { $cluster } ({ $address }) non è utilizzabile ({ $why }). Non si è giocato nulla.
arena-no-matplotlib = I grafici richiedono matplotlib, che non è installato: pip install 'ludoteca[plot]'.
arena-plot-format = { $file } non è un tipo di immagine che si possa disegnare: { $formats }.
arena-other-ladder = { $file } contiene un’altra classifica (altri bot, seme, posti, opzioni o regole): nulla è stato cambiato.
arena-not-a-ladder = { $file } esiste e non è una classifica: nulla è stato cambiato.
arena-damaged-ladder = { $file } è danneggiato alla riga { NUMBER($line, useGrouping: 0) }: nulla è stato cambiato.
arena-rounded = { NUMBER($played, useGrouping: 0) } partite per ogni tavolata invece di { NUMBER($asked, useGrouping: 0) }, perché ogni distribuzione si giochi da tutti i { $places } posti.
arena-interrupted = Le partite già giocate sono in { $file }: lo stesso comando riprende da lì.
arena-laddered = { $game }, { $seats } giocatori: { $games ->
    [one] 1 partita
   *[other] { NUMBER($games, useGrouping: 0) } partite
} su { $deals ->
    [one] 1 distribuzione
   *[other] { NUMBER($deals, useGrouping: 0) } distribuzioni
}, ognuna giocata da ogni posto.
arena-first-seat = Chi comincia vince il { $rate } ({ $interval }) delle partite; alla pari sarebbe il { $fair }.
arena-ratings = I punteggi sono sulla scala Elo (400 in più valgono 10 a 1) attorno a 1500; tutti gli intervalli sono al 95 %, quelli dei punteggi per ricampionamento delle distribuzioni.
arena-seat-player = Posto { $seat }, { $player }
arena-forfeits = { $player }: { NUMBER($times, useGrouping: 0) } forfait su { NUMBER($games, useGrouping: 0) } { $games ->
    [one] partita
   *[other] partite
} ({ $reasons }). «{ $stand_in }» { $times ->
    [one] l’ha finita; conta
   *[other] le ha finite; contano
} come ultimo posto.
arena-substituted = { $player }: { $times ->
    [one] guasto in 1 partita
   *[other] guasti in { NUMBER($times, useGrouping: 0) } partite
} su { NUMBER($games, useGrouping: 0) } ({ $reasons }). «{ $stand_in }» { $times ->
    [one] l’ha finita, e il suo risultato conta
   *[other] le ha finite, e i suoi risultati contano
}.
arena-first-failure = La prima volta (partita { NUMBER($game, useGrouping: 0) }, decisione { NUMBER($decision, useGrouping: 0) }): { $why }.
arena-failure-crashed = interrotto
arena-failure-late = troppo tardi
arena-failure-illegal = mossa non permessa
arena-failure-malformed = risposta malformata
arena-not-reproducible = È intervenuto un programma o un limite di tempo: lo stesso seme può dare altre partite.
arena-bad-policy = --on-failure accetta forfeit o substitute, non «{ $given }».
arena-out-of-bounds = { $what } dev’essere tra { $least } e { $most }, non { $given }.

arena-column-player = Giocatore
arena-column-rating = Elo
arena-column-interval = 95 %
arena-column-games = Partite
arena-column-wins = Vittorie
arena-column-win-rate = Vinte
arena-column-score = Punti medi
arena-column-rank = Posto medio
arena-column-ms = ms/mossa
arena-column-forfeits = Forfait
arena-column-failures = Guasti
arena-column-before = davanti a
arena-column-table = Tavolo
arena-column-decisions = Decisioni
arena-column-first-seat = Il primo
arena-column-expected = Per caso
arena-column-points = Punti
arena-column-mean = Media
arena-column-least = Min
arena-column-lower = 25 %
arena-column-median = Mediana
arena-column-upper = 75 %
arena-column-most = Max
arena-column-winners = Vincitori
arena-column-key = Che cosa
arena-column-event = Evento

arena-reading = Lettura
arena-no-records = Non ci sono registrazioni (.ludo.json) in { $folder }.
arena-damaged = { $file }: { $why } Saltato.
arena-records = { NUMBER($files, useGrouping: 0) } registrazioni: { NUMBER($finished, useGrouping: 0) } partite finite, { NUMBER($unfinished, useGrouping: 0) } non finite.
arena-shared = Vittoria condivisa
arena-score = Punteggio
arena-seats = { $seats } giocatori
arena-option = { $name }: { $value }
arena-deeds = Chi ha fatto questo ha vinto più spesso che per caso: ciò che resta di { $compared } confronti, corretti per il loro numero (Holm, 5 %). Una parte conta una volta a partita; forse i più forti fanno semplicemente altro.
arena-no-deeds = Nulla di ciò che i giocatori hanno fatto si accompagna alla vittoria più spesso di quanto spieghi il caso ({ $compared } confronti). Per notare ciò che vince il { $often } % delle partite invece del { $usual } %, devono averlo fatto circa { NUMBER($needed, useGrouping: 0) } giocatori; qui l’hanno fatto al massimo in { NUMBER($most, useGrouping: 0) }.
arena-drawn = Disegnato: { $file }

arena-plot-ladder = { $game }, { $seats } giocatori, { $games } partite
arena-plot-pairs = La riga davanti alla colonna
arena-plot-first = Partite vinte da chi comincia
arena-plot-cards = Partite vinte da chi ha fatto questo
arena-plot-fair = per caso
