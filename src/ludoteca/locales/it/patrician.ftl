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
patrician-kind = carta edificio · una delle { $cards } di { $city }
patrician-kind-star = carta iniziale · una delle { $cards } di { $city }
patrician-example-crest = A { $city } mancano due piani: la completi in una volta, poi pensi a { $other }.
patrician-example-move = Dopo { $city }, togli il piano di un rivale da una torre in parità a { $other }: è tua.
patrician-example-free-draw = Costruisci a { $city } e prendi a { $other } il ritratto che ti manca.
patrician-example-red-hat = Con due cappelli rossi nella pila, questo è il terzo: 6 punti.
patrician-example-lady = Con due dame nella pila, questa è la terza: 6 punti.
patrician-example-beard = Con due barbuti nella pila, questo è il terzo: 6 punti.
patrician-example-two-red-hats = Con un cappello rosso nella pila, questi due fanno tre: 6 punti.
patrician-example-two-ladies = Con una dama nella pila, queste due fanno tre: 6 punti.
patrician-example-two-beards = Con un barbuto nella pila, questi due fanno tre: 6 punti.
patrician-face-crest = due piani
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
patrician-you = Tu
patrician-to-you = te
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
patrician-move-shift-left = Sposta a { $city } il piano in cima, da sinistra a destra
patrician-move-shift-right = Sposta a { $city } il piano in cima, da destra a sinistra
patrician-move-stay = Non spostare nessun piano
patrician-move-take = Prendi la carta di { $city }
patrician-move-take-card = Prendi la carta di { $city }: { $card }
patrician-move-send = Invia un messaggero tra { $a } e { $b }
patrician-move-keep = Non inviare nessun messaggero

# Da decidere
patrician-prompt-play = Gioca una carta.
patrician-prompt-build = { $floors ->
    [one] Costruisci un piano a { $city }.
   *[other] Costruisci { $floors } piani a { $city }.
}
patrician-prompt-shift = Puoi spostare il piano in cima a una torre, in un’altra città.
patrician-prompt-take = Prendi una carta.
patrician-prompt-send = Puoi inviare un messaggero.

# Che cosa è successo
patrician-event-begun = { $player_you ->
    [yes] Cominci tu.
   *[no] Comincia { $player }.
}
patrician-event-faced = Nuova carta a { $city }: { $card }.
patrician-event-played = { $player_you ->
    [yes] Giochi { $card }.
   *[no] { $player } gioca { $card }.
}
patrician-event-built-left = { $player_you ->
    [yes] Costruisci a { $city }, a sinistra.
   *[no] { $player } costruisce a { $city }, a sinistra.
}
patrician-event-built-right = { $player_you ->
    [yes] Costruisci a { $city }, a destra.
   *[no] { $player } costruisce a { $city }, a destra.
}
patrician-event-built-left-left = { $player_you ->
    [yes] Costruisci 2 piani a { $city }, a sinistra.
   *[no] { $player } costruisce 2 piani a { $city }, a sinistra.
}
patrician-event-built-left-right = { $player_you ->
    [yes] Costruisci 2 piani a { $city }, uno per parte.
   *[no] { $player } costruisce 2 piani a { $city }, uno per parte.
}
patrician-event-built-right-right = { $player_you ->
    [yes] Costruisci 2 piani a { $city }, a destra.
   *[no] { $player } costruisce 2 piani a { $city }, a destra.
}
patrician-event-moved-left = { $player_you ->
    [yes] A { $city } sposti da sinistra a destra il piano in cima, che è di { $owner }.
   *[no] { $owner_you ->
        [yes] A { $city } { $player } sposta da sinistra a destra il piano in cima, che è tuo.
       *[no] A { $city } { $player } sposta da sinistra a destra il piano in cima, che è di { $owner }.
    }
}
patrician-event-moved-right = { $player_you ->
    [yes] A { $city } sposti da destra a sinistra il piano in cima, che è di { $owner }.
   *[no] { $owner_you ->
        [yes] A { $city } { $player } sposta da destra a sinistra il piano in cima, che è tuo.
       *[no] A { $city } { $player } sposta da destra a sinistra il piano in cima, che è di { $owner }.
    }
}
patrician-event-moved-own-left = { $player_you ->
    [yes] A { $city } sposti da sinistra a destra il tuo piano in cima.
   *[no] A { $city } { $player } sposta da sinistra a destra il proprio piano in cima.
}
patrician-event-moved-own-right = { $player_you ->
    [yes] A { $city } sposti da destra a sinistra il tuo piano in cima.
   *[no] A { $city } { $player } sposta da destra a sinistra il proprio piano in cima.
}
patrician-event-scored = { $city } è { $finished ->
    [yes] completa
   *[no] conteggiata
    }: { $high } per { $player_you ->
    [yes] te
   *[no] { $player }
    }, { $low } per { $other_you ->
    [yes] te
   *[no] { $other }
    }.
patrician-event-scored-both = { $city } è { $finished ->
    [yes] completa
   *[no] conteggiata
    }: { $high } e { $low } per { $player_you ->
    [yes] te
   *[no] { $player }
    }.
patrician-event-scored-one = { $city } è { $finished ->
    [yes] completa
   *[no] conteggiata
    }: { $high } per { $player_you ->
    [yes] te
   *[no] { $player }
    }; l’altro sito è vuoto.
patrician-event-scored-nobody = { $city } è { $finished ->
    [yes] completa
   *[no] conteggiata
    }: nessun piano, nessun punto.
patrician-event-scored-messengers = Di cui { $points } ogni volta grazie ai messaggeri.
patrician-event-taken = { $player_you ->
    [yes] Prendi la carta di { $city }: { $card }.
   *[no] { $player } prende la carta di { $city }: { $card }.
}
patrician-event-refilled = Nuova carta: { $card }.
patrician-event-sent = { $player_you ->
    [yes] Invii un messaggero tra { $a } e { $b }.
   *[no] { $player } invia un messaggero tra { $a } e { $b }.
}
patrician-event-penalised = { $player_you ->
    [yes] Hai vinto meno torri di tutti dove contano i messaggeri: −3.
   *[no] { $player } ha vinto meno torri di tutti dove contano i messaggeri: −3.
}
patrician-event-awarded = { $player_you ->
    [yes] L’ambasciatore { $ambassador } è per te e aggiunge un ritratto: { $portrait }.
   *[no] L’ambasciatore { $ambassador } è per { $player } e aggiunge un ritratto: { $portrait }.
}
patrician-event-ended = Tutte le carte sono state giocate.
patrician-penalty = −3
patrician-last-card = { $player_you ->
    [yes] Hai giocato l’ultima carta, a { $city }.
   *[no] { $player } ha giocato l’ultima carta, a { $city }.
}
patrician-short-built-left = { $city }, a sinistra
patrician-short-built-right = { $city }, a destra
patrician-short-built-left-left = 2 a { $city }, a sinistra
patrician-short-built-left-right = 2 a { $city }, uno per parte
patrician-short-built-right-right = 2 a { $city }, a destra
patrician-short-moved-left = un piano spostato a { $city }
patrician-short-moved-right = un piano spostato a { $city }
patrician-short-taken = prende { $card }
patrician-short-sent = messaggero { $a } – { $b }
patrician-about-portrait = Sulla carta: { $face }. Tre uguali valgono 6 alla fine.
patrician-about-crest = La carta ha due stemmi: due piani.
patrician-about-move = Il segno di spostamento permette di spostare il piano in cima a una torre, in un’altra città.
patrician-about-free-draw = Il punto interrogativo permette di prendere la carta di una città qualsiasi.
patrician-about-messenger = Al conteggio di ciascuna delle due città, chi vince una torre riceve { $points } punti in più.
patrician-gain-high = la torre più alta
patrician-gain-low = l’altra torre
patrician-gain-both = entrambe le torri
patrician-gain-ambassador = ambasciatore { $name }: { $portrait }
patrician-note-finishes = { $points ->
    [0] Completa { $city }, ma lì non ti porta nulla.
   *[other] Completa { $city }: fino a { $points } punti per te.
}
patrician-note-lead-left = A { $city } passi in testa a sinistra.
patrician-note-lead-right = A { $city } passi in testa a destra.
patrician-note-lead-left-right = A { $city } puoi passare in testa da entrambe le parti.
patrician-note-both = { $player_you ->
    [yes] Vinci entrambe le torri: { $high } + { $low }.
   *[no] { $player } vince entrambe le torri: { $high } + { $low }.
}
patrician-note-each = { $player_you ->
    [yes] { $high } per te, { $low } per { $other }.
   *[no] { $other_you ->
        [yes] { $high } per { $player }, { $low } per te.
       *[no] { $high } per { $player }, { $low } per { $other }.
    }
}
patrician-note-set = Completa tre uguali ({ $portrait }): +{ $points }.
patrician-note-missing = { $more ->
    [one] Poi manca un ritratto ({ $portrait }) per averne tre: +{ $points }.
   *[other] Poi mancano { $more } ritratti ({ $portrait }) per averne tre: +{ $points }.
}
patrician-note-last = L’ultima carta di { $city } è tua: può aspettare.
patrician-note-leads-left = { $player_you ->
    [yes] Poi sei in testa a sinistra.
   *[no] Poi { $player } è in testa a sinistra.
}
patrician-note-leads-right = { $player_you ->
    [yes] Poi sei in testa a destra.
   *[no] Poi { $player } è in testa a destra.
}
patrician-note-empty-left = Il sito di sinistra resta vuoto.
patrician-note-empty-right = Il sito di destra resta vuoto.
patrician-note-no-change = Nessuna torre cambia padrone.
patrician-note-room = { $floors ->
    [0] { $city } è completa.
    [one] A { $city } manca un piano.
   *[other] A { $city } mancano { $floors } piani.
}
patrician-note-messenger = { $city }: +{ $points } a chi vince una torre.
patrician-note-messenger-late = { $city } è già conteggiata: nessun effetto.
patrician-note-keep = { $messengers ->
    [one] Tieni il messaggero per un’altra carta iniziale.
   *[other] Tieni i tuoi { $messengers } messaggeri per altre carte iniziali.
}
patrician-decline-stay = Rinunci allo spostamento della tua prossima carta di spostamento.
patrician-decline-keep = Con la tua prossima carta iniziale non invii il messaggero; resta a te.
patrician-why-empty-site = l’ultimo piano va sul sito vuoto
patrician-why-scored = { $city } è conteggiata
patrician-why-built = hai appena costruito a { $city }
patrician-why-no-floor = non hai piani a { $city }
patrician-why-other-card = hai costruito a { $city }: prendi la carta di quella città
patrician-why-taken-road = su questa strada c’è già un messaggero
patrician-why-full = { $city } ha già { $messengers } messaggeri
patrician-alert-rounds = { $rounds ->
    [one] Ultimo giro
   *[other] Ancora { $rounds } giri: le mani si esauriscono
}
patrician-alert-no-pile = { $cards ->
    [one] Mazzo vuoto; resta una carta scoperta
   *[other] Mazzo vuoto; restano { $cards } carte scoperte
}
patrician-alert-last-card = Ultima carta del mazzo

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
    3. Con il segno di spostamento puoi spostare il piano in cima a una torre, di qualsiasi colore, sull’altro sito della sua città. Devi avere un tuo piano in quella città; non può essere quella dove hai costruito né una già conteggiata.
    4. Prendi la carta scoperta della città dove hai costruito. Con il punto interrogativo, o se lì non c’è carta, prendi quella di una città qualsiasi.
    5. Il posto vuoto si rifornisce dal mazzo.
    Conteggio di una città: la torre più alta dà il gettone alto, l’altra quello basso. Una torre va a chi vi ha più piani; in parità, a chi tra loro ha il piano più vicino alla cima.
    La partita finisce quando tutte le carte sono state giocate. Ogni tre ritratti uguali sulle tue carte giocate valgono 6 punti. Vince chi ha più punti; in parità, chi ha meno piani sulla plancia.
patrician-rules-messengers =
    Messaggeri: dopo un turno con una carta stellata puoi inviare un messaggero su una strada tra due città, nessuna delle quali è quella dove hai costruito. Al massimo due messaggeri per città, uno per strada. Quando una città è conteggiata, chi vince ciascuna torre riceve 2 punti per messaggero presente. Alla fine, in quelle città, chi controlla meno torri perde 3 punti; in parità, chi vi ha meno piani; altrimenti nessuno.
patrician-rules-ambassadors =
    Ambasciatori: alla fine A va a chi ha più gettoni da 6, B più gettoni da 4, C più gettoni da 2: ciascuno aggiunge un ritratto a scelta. D va a chi ha più punti a Verona, Parma e Milano e aggiunge un ritratto per tipo.

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
patrician-terminal-say-left-you = A sinistra, dal basso: { $floors }; sei in testa.
patrician-terminal-say-right-you = A destra, dal basso: { $floors }; sei in testa.
patrician-terminal-say-left-empty = A sinistra: vuoto.
patrician-terminal-say-right-empty = A destra: vuoto.
patrician-terminal-say-tokens = Gettoni: { $more } e { $less }.
patrician-terminal-say-scored = Conteggiata: { $more } per { $high }, { $less } per { $low }.
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
patrician-board-pile = { $cards ->
    [0] Mazzo esaurito
    [one] 1 carta da pescare
   *[other] { $cards } carte da pescare
}
patrician-board-pile-short = mazzo
patrician-board-hand = La tua mano
patrician-board-hands = Mani
patrician-board-portraits = I tuoi ritratti
patrician-board-portraits-worth = tre uguali valgono 6; ognuno vede solo i suoi
patrician-board-one-more = ancora 1: +{ $points }
patrician-board-instead = Oppure
patrician-board-worths = Che cosa porta ciascuna
patrician-board-worth-finish = { $points ->
    [0] la completa: 0
   *[other] la completa: +{ $points }
}
patrician-board-worth-portraits = ritratti +{ $points }
patrician-board-worth-lead-left = in testa a sinistra
patrician-board-worth-lead-right = in testa a destra
patrician-board-worth-lead-left-right = in testa da una parte
patrician-board-worth-floor = senza passare in testa
patrician-board-own-pile-look = sfogliala
patrician-board-score-note = { $rest } + ritratti { $portraits }
patrician-board-score-hidden = { $rest } + ritratti ?
patrician-board-play-it = Giocala
patrician-board-take-it = Prendila
patrician-board-choose-site = Scegli un sito.
patrician-board-will-build-left = Costruire a { $city }, a sinistra
patrician-board-will-build-right = Costruire a { $city }, a destra
patrician-board-will-build-left-left = Costruire 2 piani a { $city }, a sinistra
patrician-board-will-build-left-right = Costruire 2 piani a { $city }, uno per parte
patrician-board-will-build-right-right = Costruire 2 piani a { $city }, a destra
patrician-board-portraits-note = Tre uguali valgono 6 alla fine. Quelli degli altri sono nascosti.
patrician-board-portrait-count = { $who }: { $count }, valore { $points }
patrician-board-who-red-hat = Cappello rosso
patrician-board-who-lady = Dama
patrician-board-who-beard = Barbuto
patrician-board-own-pile = La tua pila: { $cards }
patrician-board-own-pile-short = Pila { $cards }
patrician-board-own-pile-empty = Qui vanno le carte che giochi; gli altri vedono solo l’ultima.
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
patrician-board-leads-you = Sei in testa
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
patrician-board-finishes = { $city } è completa: { $high } per { $first }, { $low } per { $second }.
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
patrician-board-win-high = Vinci { $high }; { $low } per { $player }
patrician-board-win-low = Vinci { $low }; { $high } per { $player }
patrician-board-win-none = { $high } per { $first }, { $low } per { $second }
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
patrician-board-face-two-red-hats = Due cappelli rossi
patrician-board-face-two-ladies = Due dame
patrician-board-face-two-beards = Due barbuti
patrician-board-rule-crest = Costruisci due piani a { $city }, dalla stessa parte o uno per parte.
patrician-board-rule-move = Costruisci un piano a { $city }. Poi puoi spostare il piano in cima a una torre sull’altro sito: in un’altra città, non conteggiata, dove hai un piano.
patrician-board-rule-free-draw = Costruisci un piano a { $city }. Poi prendi la carta di una città qualsiasi.
patrician-board-rule-portrait = Costruisci un piano a { $city }. Alla fine tre ritratti uguali nella tua pila valgono 6 punti.
patrician-board-rule-star = Con I Messaggeri, una carta iniziale permette di inviarne uno.

patrician-deed-card-dealt = ricevuta all’inizio
patrician-deed-card-played = giocata
patrician-deed-card-taken = presa
patrician-deed-floor-built = vi ha costruito un piano
patrician-deed-floor-moved = vi ha spostato un piano
patrician-deed-city-scored-high = ha vinto il gettone alto
patrician-deed-city-scored-low = ha vinto il gettone basso
patrician-deed-awarded = ha vinto l’ambasciatore
