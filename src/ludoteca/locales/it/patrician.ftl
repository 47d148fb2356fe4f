patrician-notice = Patrician è un gioco di Michael Schacht (2007), con le espansioni I Messaggeri e Gli Ambasciatori. Questa è una versione non ufficiale delle sue regole; titoli e marchi appartengono ai loro proprietari. Nessun testo, immagine, logo o carattere di alcuna edizione è usato. Le figure delle carte che nessuna fonte elenca sono inventate e lo dicono.
patrician-summary = Innalza torri nelle città dell’Italia medievale, piano dopo piano, e raccogli il prestigio dove hai costruito di più.

# Opzioni
patrician-option-messengers = I Messaggeri
patrician-option-messengers-help = Espansione: chi gioca una carta iniziale può inviare un messaggero; le città con messaggeri rendono di più, e il costruttore più debole lì perde 3 punti.
patrician-option-ambassadors = Gli Ambasciatori
patrician-option-ambassadors-help = Espansione: alla fine gli ambasciatori aggiungono ritratti a chi possiede certi gettoni.
patrician-option-refill_scored_cities = Rifornire le città conteggiate
patrician-option-refill_scored_cities-help = Una carta presa da una città già conteggiata viene rimpiazzata dal mazzo, come altrove.

# Carte
patrician-card = { $city }, { $face }
patrician-card-star = { $city }, { $face }, stella
patrician-face-crest = secondo stemma
patrician-face-move = spostamento
patrician-face-free-draw = pesca libera
patrician-face-red-hat = cappello rosso
patrician-face-lady = dama
patrician-face-beard = barbuto
patrician-face-two-red-hats = due cappelli rossi
patrician-face-two-ladies = due dame
patrician-face-two-beards = due barbuti
patrician-attribute-city = Città
patrician-attribute-face = Figura
patrician-attribute-star = Carta iniziale
patrician-nobody = nessuno
patrician-portrait-red-hat = cappello rosso
patrician-portrait-lady = dama
patrician-portrait-beard = barbuto
patrician-portrait-each = uno per tipo

# File di carte
patrician-cards-count = Per { $city } servono { $wanted } carte, campo «city»; il file ne ha { $given }.
patrician-cards-crests = { $city } ha posto per { $floors } piani, ma le sue carte fino a { $card } mostrano { $given } stemmi: troppe figure «crest».
patrician-cards-stars = In { $seats } servono { $wanted } carte con «star»; il file ne ha { $given } per loro.
patrician-cards-unfinished = { $city } resterà incompiuta: le sue carte mostrano { $given } stemmi per { $floors } piani. Si conteggia alla fine così com’è.

# Mosse
patrician-move-play = Gioca { $card }
patrician-move-build = Costruisci { $where }
patrician-build-left = a sinistra
patrician-build-right = a destra
patrician-build-left-left = due piani a sinistra
patrician-build-left-right = un piano per parte
patrician-build-right-right = due piani a destra
patrician-move-shift-left = Sposta il piano più alto a { $city }, da sinistra a destra
patrician-move-shift-right = Sposta il piano più alto a { $city }, da destra a sinistra
patrician-move-stay = Non spostare nessun piano
patrician-move-take = Prendi la carta di { $city }
patrician-move-take-card = Prendi la carta di { $city }: { $card }
patrician-move-send = Invia un messaggero tra { $a } e { $b }
patrician-move-keep = Non inviare nessun messaggero

# Da decidere
patrician-prompt-play = Gioca una carta.
patrician-prompt-build = { $floors ->
    [one] Costruisci un piano a { $city }: da che parte?
   *[other] Costruisci { $floors } piani a { $city }: da che parte?
}
patrician-prompt-shift = Puoi spostare un piano in un’altra città.
patrician-prompt-take = Prendi una carta.
patrician-prompt-send = Puoi inviare un messaggero.

# Che cosa è successo
patrician-event-begun = Comincia { $player }.
patrician-event-faced = Nuova carta a { $city }: { $card }.
patrician-event-played = { $player } gioca { $card }.
patrician-event-built-left = { $player } costruisce un piano a { $city }, a sinistra.
patrician-event-built-right = { $player } costruisce un piano a { $city }, a destra.
patrician-event-moved-left = { $player } sposta il piano più alto a { $city } (di { $owner }) da sinistra a destra.
patrician-event-moved-right = { $player } sposta il piano più alto a { $city } (di { $owner }) da destra a sinistra.
patrician-event-scored = { $city } è conteggiata: la torre più alta va a { $high }, l’altra a { $low }.
patrician-event-taken = { $player } prende la carta di { $city }: { $card }.
patrician-event-sent = { $player } invia un messaggero tra { $a } e { $b }.
patrician-event-penalised = { $player } controlla meno di tutti dove passano i messaggeri: −3.
patrician-event-awarded = L’ambasciatore { $ambassador } va a { $player } e aggiunge un ritratto: { $portrait }.
patrician-event-ended = Tutte le carte sono giocate.

# La fine
patrician-reason-cards_played = Tutte le carte sono state giocate.
patrician-tie-floors = Parità di punti; vince chi ha meno piani sulla plancia.
patrician-category-tokens = Gettoni
patrician-category-portraits = Ritratti
patrician-category-ambassadors = Ambasciatori
patrician-category-messengers = Messaggeri
patrician-category-penalty = Penalità

# Le regole in breve
patrician-rules =
    Un turno ha cinque passi, sempre in quest’ordine.
    1. Gioca una carta dalla mano.
    2. Costruisci un piano per ogni stemma, nella città della carta, su uno dei suoi due siti. L’ultimo piano di una città va per forza su un sito rimasto vuoto. Una città piena è conteggiata subito.
    3. Con il segno di spostamento puoi spostare un piano più alto, di qualsiasi colore, sull’altro sito della sua città. Devi avere un tuo piano in quella città; non può essere quella dove hai costruito né una già conteggiata.
    4. Prendi la carta scoperta della città dove hai costruito. Con il punto interrogativo, o se lì non c’è carta, prendi quella di una città qualsiasi.
    5. Il posto vuoto si rifornisce dal mazzo.
    Conteggio di una città: la torre più alta dà il gettone alto, l’altra quello basso. Una torre va a chi vi ha più piani; in parità, a chi tra loro ha il piano più vicino alla cima.
    La partita finisce quando tutte le carte sono giocate. Ogni tre ritratti uguali sulle tue carte giocate valgono 6 punti. Vince chi ha più punti; in parità, chi ha meno piani sulla plancia.
patrician-rules-messengers =
    Messaggeri: dopo un turno con una carta stellata puoi inviare un messaggero su una strada tra due città, nessuna delle quali è quella dove hai costruito. Al massimo due messaggeri per città, uno per strada. Quando una città è conteggiata, chi vince ciascuna torre riceve 2 punti per messaggero presente. Alla fine, in quelle città, chi controlla meno torri perde 3 punti; in parità, chi vi ha meno piani; altrimenti nessuno.
patrician-rules-ambassadors =
    Ambasciatori: alla fine A va a chi ha più gettoni 6, B più gettoni 4, C più gettoni 2: ciascuno aggiunge un ritratto a scelta. D va al maggior totale di punti a Verona, Parma e Milano e aggiunge un ritratto per tipo.

# Terminale
patrician-terminal-city = Città
patrician-terminal-floors = Piani
patrician-terminal-left = Sinistra
patrician-terminal-right = Destra
patrician-terminal-tokens = Gettoni
patrician-terminal-card = Carta scoperta
patrician-terminal-no-card = nessuna carta
patrician-terminal-player = Giocatore
patrician-terminal-points = Punti
patrician-terminal-supply = Piani
patrician-terminal-hand = Mano
patrician-terminal-messengers = Mess.
patrician-terminal-top = Ultima giocata
patrician-terminal-top-brief = Ultima
patrician-terminal-pile = Mazzo: { $cards }
patrician-terminal-riders = Messaggeri: { $riders }
patrician-terminal-your-hand = La tua mano
patrician-terminal-your-portraits = I tuoi ritratti
patrician-terminal-face-crest = stemma
patrician-terminal-face-move = sposta
patrician-terminal-face-free-draw = pesca
patrician-terminal-face-red-hat = cappello
patrician-terminal-face-lady = dama
patrician-terminal-face-beard = barbuto
patrician-terminal-face-two-red-hats = cappelli
patrician-terminal-face-two-ladies = dame
patrician-terminal-face-two-beards = barbuti
patrician-terminal-say-city = { $built ->
    [one] { $city }, { $built } piano su { $floors }.
   *[other] { $city }, { $built } piani su { $floors }.
}
patrician-terminal-say-left = A sinistra, dal basso: { $floors }; in testa { $leader }.
patrician-terminal-say-right = A destra, dal basso: { $floors }; in testa { $leader }.
patrician-terminal-say-left-empty = A sinistra: vuoto.
patrician-terminal-say-right-empty = A destra: vuoto.
patrician-terminal-say-tokens = Gettoni: { $more } e { $less }.
patrician-terminal-say-scored = Conteggiata: { $more } a { $high }, { $less } a { $low }.
patrician-terminal-say-messengers = { $count ->
    [one] Un messaggero.
   *[other] { $count } messaggeri.
}
patrician-terminal-say-card = Carta: { $card }.
patrician-terminal-say-no-card = Nessuna carta.
patrician-terminal-say-rider = Un messaggero di { $player } cavalca tra { $a } e { $b }.
patrician-terminal-say-player = { $player }: punti { $points }.
patrician-terminal-say-more = I ritratti si aggiungono alla fine.
patrician-terminal-say-supply = Piani da costruire: { $floors }; carte in mano: { $cards }.
patrician-terminal-say-riders = Messaggeri da inviare: { $count }.
patrician-terminal-say-top = Ultima carta giocata: { $card }.
patrician-terminal-say-pile = Carte nel mazzo: { $cards }.
patrician-terminal-say-hand = La tua mano: { $cards }.
patrician-terminal-say-hand-empty = La tua mano è vuota.
patrician-terminal-say-count = { $what } { $count }
patrician-terminal-say-portraits = I tuoi ritratti: { $portraits }.

# Il tabellone nella pagina
patrician-board-map = La mappa d’Italia
patrician-board-cities = Città
patrician-board-look = Guarda { $city } da vicino
patrician-board-card-at = Carta di { $city }: { $card }
patrician-board-pile = Da pescare: { $cards }
patrician-board-pile-short = mazzo
patrician-board-hand = La tua mano
patrician-board-hands = Mani
patrician-board-portraits = I tuoi ritratti
patrician-board-portraits-worth = tre uguali: 6 punti
patrician-board-portraits-note = Tre uguali valgono 6 alla fine. Ognuno tiene i suoi per sé.
patrician-board-portrait-count = { $who }: { $count }, valore { $points }
patrician-board-who-red-hat = Cappello
patrician-board-who-lady = Dama
patrician-board-who-beard = Barbuto
patrician-board-own-pile = La tua pila: { $cards }
patrician-board-own-pile-short = Pila { $cards }
patrician-board-own-pile-empty = Qui vanno le carte giocate; solo l’ultima è visibile a tutti.
patrician-board-last-card = Ultima giocata: { $card }
patrician-board-last-cards = Ultime carte giocate
patrician-board-floors-left = Piani da costruire
patrician-board-cards-in-hand = Carte in mano
patrician-board-round = Giro { $now } di { $all }
patrician-board-extra = Ritratti
patrician-board-majorities = Maggioranze nelle torri
patrician-board-worth = Punti
patrician-board-left = Sinistra
patrician-board-right = Destra
patrician-board-empty = vuota
patrician-board-leads = { $player } è in testa
patrician-board-built = { $built ->
    [one] { $built } piano su { $floors }
   *[other] { $built } piani su { $floors }
}
patrician-board-bonus = messaggeri: +{ $points } l’uno
patrician-board-scored = conteggiata
patrician-board-left-to-build = { $floors } da costruire
patrician-board-close = Chiudi
patrician-board-invented = figura inventata
patrician-board-total = Totale
patrician-board-total-so-far = Noto finora
patrician-board-build-left = A sinistra
patrician-board-build-right = A destra
patrician-board-build-left-left = Due a sinistra
patrician-board-build-left-right = Uno per parte
patrician-board-build-right-right = Due a destra
patrician-board-shift-left = { $city }: sinistra → destra
patrician-board-shift-right = { $city }: destra → sinistra
patrician-board-take = A { $city }: { $card }
patrician-board-send = { $a } – { $b }
patrician-board-finished = Così { $city } è completa
patrician-board-finishes = { $city } è completa: { $high } a { $first }, { $low } a { $second }.
patrician-board-finishes-both = { $city } è completa: { $player } vince entrambe le torri, { $high } + { $low }.
patrician-board-win-other = { $player } vince entrambe le torri: { $high } + { $low }
patrician-board-grows = { $now ->
    [one] { $city }: { $before } → { $now } piano su { $floors }.
   *[other] { $city }: { $before } → { $now } piani su { $floors }.
}
patrician-board-then-take = Poi prendi: { $card }.
patrician-board-then-any = Poi prendi una carta a scelta.
patrician-board-then-drawn = Poi si pesca una carta: non si torna indietro.
patrician-board-win-both = Vinci entrambe le torri: { $high } + { $low }
patrician-board-win-high = Vinci { $high }; { $low } a { $player }
patrician-board-win-low = Vinci { $low }; { $high } a { $player }
patrician-board-win-none = { $high } a { $first }, { $low } a { $second }
patrician-board-ambassador-A = Più gettoni da 6: un ritratto
patrician-board-ambassador-B = Più gettoni da 4: un ritratto
patrician-board-ambassador-C = Più gettoni da 2: un ritratto
patrician-board-ambassador-D = Più punti a Verona, Parma, Milano: un ritratto per tipo
patrician-board-ambassador-held = Ambasciatore { $name }: { $player }
patrician-board-face-crest = Due piani
patrician-board-face-move = Spostamento
patrician-board-face-free-draw = Pesca libera
patrician-board-face-red-hat = Cappello rosso
patrician-board-face-lady = Dama
patrician-board-face-beard = Barbuto
patrician-board-face-two-red-hats = Due cappelli
patrician-board-face-two-ladies = Due dame
patrician-board-face-two-beards = Due barbuti
patrician-board-rule-crest = Due stemmi: costruisci due piani a { $city }, dalla stessa parte o uno per parte.
patrician-board-rule-move = Costruisci un piano a { $city }. Poi puoi spostare il piano più alto di una torre in un’altra città non conteggiata, dove hai un piano, sull’altro sito.
patrician-board-rule-free-draw = Costruisci un piano a { $city }. Poi prendi la carta di una città qualsiasi.
patrician-board-rule-portrait = Costruisci un piano a { $city }. Alla fine tre ritratti uguali nella tua pila valgono 6 punti.
patrician-board-rule-star = Una carta iniziale; con i messaggeri ne invia uno.

patrician-deed-card-dealt = ricevuta all’inizio
patrician-deed-card-played = giocata
patrician-deed-card-taken = presa
patrician-deed-floor-built = vi ha costruito un piano
patrician-deed-floor-moved = vi ha spostato un piano
patrician-deed-city-scored-high = ha vinto il gettone alto
patrician-deed-city-scored-low = ha vinto il gettone basso
patrician-deed-awarded = ha vinto l’ambasciatore
