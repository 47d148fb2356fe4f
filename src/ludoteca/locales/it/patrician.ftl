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
patrician-terminal-say-city = { $city }, { $built } piani su { $floors }.
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
