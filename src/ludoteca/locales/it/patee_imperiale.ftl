patee_imperiale-summary = Circondatevi di cortigiani, affascinate quelli altrui, seminate scandalo: il miglior seguito della corte vince la manche e la medaglia.

# Opzioni
patee_imperiale-option-teams = Due squadre
patee_imperiale-option-teams-help = Quattro giocatori in due squadre; i compagni siedono in diagonale e i punti di una squadra sono la somma dei suoi seguiti.

# Carte
patee_imperiale-card = { $name } ({ $value }, { $role }, { $colour }): { $action }
patee_imperiale-card-invented = { $card } [inventato]
patee_imperiale-card-partly-invented = { $card } [inventato: { $what }]
patee_imperiale-role-flatteur = Adulatore
patee_imperiale-role-intrigant = Intrigante
patee_imperiale-role-eloquent = Eloquente
patee_imperiale-role-conciliant = Conciliante
patee_imperiale-colour-green = verde
patee_imperiale-colour-blue = blu
patee_imperiale-colour-red = rosso
patee_imperiale-attribute-name = Nome
patee_imperiale-attribute-value = Prestigio
patee_imperiale-attribute-colour = Colore
patee_imperiale-attribute-role = Ruolo
patee_imperiale-attribute-action = Azione
patee_imperiale-attribute-starter = Cortigiano iniziale

# Che cosa dice una carta, secondo il suo verbo
patee_imperiale-action-none = Nessuna azione.
patee_imperiale-action-needs_another = Si può giocare solo se vi resta in mano un’altra carta.
patee_imperiale-action-suite_discredit = Screditate { $n ->
    [one] un cortigiano
   *[other] { $n } cortigiani
} { $scope ->
    [any] di qualsiasi seguito
    [own] del vostro seguito
   *[other] dei seguiti altrui
}{ $limited ->
    [yes] , di valore non superiore a { $max }
   *[no] {""}
}.
patee_imperiale-action-highest = Nominate un altro giocatore: il cortigiano più prezioso del suo seguito viene screditato{ $limited ->
    [yes] , se vale al massimo { $max }
   *[no] {""}
}.
patee_imperiale-action-charm = Affascinate un cortigiano{ $limited ->
    [yes] {""} di valore non superiore a { $max }
   *[no] {""}
} di un altro seguito: passa nel vostro.
patee_imperiale-action-suite_swap-actor = Scambiate un altro dei vostri cortigiani con uno{ $limited ->
    [yes] {""} di valore non superiore a { $max }
   *[no] {""}
} di un altro seguito.
patee_imperiale-action-suite_swap-self = Scambiate proprio questa carta con un cortigiano{ $limited ->
    [yes] {""} di valore non superiore a { $max }
   *[no] {""}
} di un altro seguito.
patee_imperiale-action-give = Date un altro dei vostri cortigiani a un altro seguito.
patee_imperiale-action-hand_discredit-one-random = Nominate un altro giocatore: { $n ->
    [one] una carta a caso della sua mano viene screditata
   *[other] { $n } carte a caso della sua mano vengono screditate
}.
patee_imperiale-action-hand_discredit-one-owner = Nominate un altro giocatore: scredita { $n ->
    [one] una carta
   *[other] { $n } carte
} della sua mano, a sua scelta.
patee_imperiale-action-hand_discredit-one-actor_of_2 = Nominate un altro giocatore: mostra solo a voi due carte della sua mano; screditatene { $n ->
    [one] una
   *[other] { $n }
}.
patee_imperiale-action-hand_discredit-each-random = Ogni altro giocatore perde { $n ->
    [one] una carta a caso della sua mano, che viene screditata
   *[other] { $n } carte a caso della sua mano, che vengono screditate
}.
patee_imperiale-action-hand_discredit-each-owner = Ogni altro giocatore scredita { $n ->
    [one] una carta
   *[other] { $n } carte
} della sua mano, a sua scelta.
patee_imperiale-action-hand_discredit-each-actor_of_2 = Ogni altro giocatore mostra solo a voi due carte della sua mano; screditatene { $n ->
    [one] una
   *[other] { $n }
}.
patee_imperiale-action-hand_discredit-self-random = Perdete { $n ->
    [one] una carta a caso della vostra mano, che viene screditata
   *[other] { $n } carte a caso della vostra mano, che vengono screditate
}.
patee_imperiale-action-hand_discredit-self-owner = Screditate { $n ->
    [one] una carta
   *[other] { $n } carte
} della vostra mano.
patee_imperiale-action-hand_take = Nominate un altro giocatore: mostra solo a voi { $n ->
    [one] una carta
   *[other] { $n } carte
} a sua scelta; prendetene una in mano.
patee_imperiale-action-hand_swap = Nominate un altro giocatore: dategli una carta della vostra mano in cambio di una a caso della sua.
patee_imperiale-action-play_more = Giocate { $n ->
    [one] un altro cortigiano
   *[other] altri { $n } cortigiani
}{ $limited ->
    [yes] {""} di valore non superiore a { $max }
   *[no] {""}
}{ $silent ->
    [yes] , senza azione
   *[no] {""}
}.
patee_imperiale-action-recall = Richiamate { $whence ->
    [any] un cortigiano degli scarti o di qualsiasi seguito
    [own] un altro cortigiano del vostro seguito
    [discard] un cortigiano degli scarti
    [last] il cortigiano in cima agli scarti
   *[other] un cortigiano di un altro seguito
}{ $limited ->
    [yes] , di valore non superiore a { $max },
   *[no] {""}
} { $to ->
    [hand] in mano (mai un Conciliante)
   *[suite] nel vostro seguito
}.

# File di carte
patee_imperiale-cards-count = Un file di carte ha { $wanted } carte; questo ne ha { $given }.
patee_imperiale-cards-starters = Servono { $wanted } carte con il campo «{ $field }»; questo file ne ha { $given }.
patee_imperiale-cards-opens = Una sola carta deve avere il campo «{ $field }» con «{ $place }»; questo file ne ha { $given }.
patee_imperiale-cards-opens-starter = Carta { $card }, campo «{ $field }»: solo un cortigiano iniziale può aprire una manche.
patee_imperiale-cards-twice = Carta { $card }, campo «{ $field }»: c’è già una carta con questo nome.
patee_imperiale-cards-range = Carta { $card }, campo «{ $field }»: { $given } non è compreso fra { $low } e { $high }.
patee_imperiale-cards-endless = Carta { $card }, campo «{ $field }»: chi richiama in mano deve essere conciliant, altrimenti i richiami potrebbero inseguirsi e una manche non finire mai.
patee_imperiale-cards-highest = Carta { $card }, campo «{ $field }»: «highest» va con scope other e n 1.
patee_imperiale-cards-actor-of-2 = Carta { $card }, campo «{ $field }»: «actor_of_2» va con who one o each e n 1.
patee_imperiale-cards-stays = Carta { $card }, campo «{ $field }»: un cortigiano del proprio seguito richiamato nel proprio seguito non si muoverebbe.
patee_imperiale-cards-unprintable = Carta { $card }, campo «{ $field }»: un nome non può contenere caratteri di controllo né altri che non si stampano.
patee_imperiale-cards-long = Carta { $card }, campo «{ $field }»: un nome ha al massimo { $most } caratteri; questo ne ha { $given }.
patee_imperiale-cards-no-letter = Carta { $card }, campo «{ $field }»: un nome deve avere almeno una lettera o una cifra.

# Mosse
patee_imperiale-move-play = Giocare { $card }
patee_imperiale-move-discredit = Screditare { $card } ({ $value })
patee_imperiale-move-charm = Affascinare { $card } ({ $value })
patee_imperiale-move-swap = Scambiare con { $card } ({ $value })
patee_imperiale-move-give = Dare { $card } ({ $value })
patee_imperiale-move-show = Mostrare { $card } ({ $value })
patee_imperiale-move-take = Prendere { $card } ({ $value })
patee_imperiale-move-recall = Richiamare { $card } ({ $value })
patee_imperiale-move-name = Nominare il giocatore { NUMBER($seat, useGrouping: 0) }

# Da decidere
patee_imperiale-prompt-play = Giocate un cortigiano.
patee_imperiale-prompt-play-more = { $card } vi lascia giocare { $left ->
    [one] un altro cortigiano
   *[other] altri { $left } cortigiani
}{ $limited ->
    [yes] {""} di valore non superiore a { $max }
   *[no] {""}
}{ $silent ->
    [yes] , senza azione
   *[no] {""}
}.
patee_imperiale-prompt-discredit = { $card }: quale cortigiano viene screditato? Ancora da scegliere: { $left }.
patee_imperiale-prompt-charm = { $card }: quale cortigiano affascinate?
patee_imperiale-prompt-swap = { $card }: quale cortigiano prendete?
patee_imperiale-prompt-give = { $card }: quale carta date?
patee_imperiale-prompt-name = { $card }: chi nominate?
patee_imperiale-prompt-lose = { $card }: quale carta della vostra mano viene screditata? Ancora da scegliere: { $left }.
patee_imperiale-prompt-show = { $card }: quale carta mostrate? Ancora da scegliere: { $left }.
patee_imperiale-prompt-strike = { $card }: quale delle carte mostrate viene screditata?
patee_imperiale-prompt-take = { $card }: quale delle carte mostrate prendete?
patee_imperiale-prompt-recall = { $card }: quale cortigiano richiamate?
patee_imperiale-prompt-over = La partita è finita.

# Che cosa è successo
patee_imperiale-event-round = Comincia la manche { NUMBER($round, useGrouping: 0) }: tutte le carte sono mescolate.
patee_imperiale-event-round-reserve = Comincia la manche { NUMBER($round, useGrouping: 0) }: si distribuisce la riserva.
patee_imperiale-event-starter-back = { $card } torna dalla mano di { $player }.
patee_imperiale-event-starter = { $card } accompagna { $player }.
patee_imperiale-event-left-over = { $card } avanza e viene screditato.
patee_imperiale-event-begins = Comincia { $player }.
patee_imperiale-event-played = { $player } gioca { $card }.
patee_imperiale-event-played-more = { $player } gioca anche { $card }, grazie a { $by }.
patee_imperiale-event-failed = L’azione di { $card } non si può eseguire per intero: non se ne fa nulla.
patee_imperiale-event-chain-ended = Il resto di ciò che { $card } permetteva è perduto.
patee_imperiale-event-named = { $player } nomina { $other }.
patee_imperiale-event-discredited = { $card } lascia il seguito di { $player } e viene screditato.
patee_imperiale-event-lost = { $card } lascia la mano di { $player } e viene screditato.
patee_imperiale-event-charmed = { $player } affascina { $card }, dal seguito di { $other }.
patee_imperiale-event-swapped = { $player } prende { $taken } da { $other } e dà in cambio { $given }.
patee_imperiale-event-given = { $player } dà { $card } a { $other }.
patee_imperiale-event-shown = { $player } mostra delle carte solo a { $other }.
patee_imperiale-event-shown-cards = { $player } mostra solo a { $other }: { $cards }.
patee_imperiale-event-taken = { $player } ne prende una da { $other }.
patee_imperiale-event-taken-card = { $player } prende { $card } da { $other }.
patee_imperiale-event-hands = { $player } e { $other } si scambiano una carta della mano.
patee_imperiale-event-hands-cards = { $player } dà { $given } a { $other } e riceve { $got }.
patee_imperiale-event-recalled-hand = { $player } richiama { $card } dagli scarti in mano.
patee_imperiale-event-recalled-suite = { $player } richiama { $card } dagli scarti nel proprio seguito.
patee_imperiale-event-recalled-hand-suite = { $player } richiama { $card } in mano, dal seguito di { $other }.
patee_imperiale-event-recalled-suite-suite = { $player } richiama { $card } nel proprio seguito, da quello di { $other }.
patee_imperiale-event-recalled-hand-own = { $player } richiama { $card } in mano, dal proprio seguito.
patee_imperiale-event-recalled-suite-own = { $player } richiama { $card }, che resta nel seguito.
patee_imperiale-event-scored = { $player }: prestigio { $points }.
patee_imperiale-round-hand_empty = La mano di { $player } è vuota: la manche è finita.
patee_imperiale-round-stuck = A { $player } resta solo { $card }, che non si può giocare: la manche è finita.
patee_imperiale-round-tied = Parità: nessuno prende la medaglia.
patee_imperiale-round-won = { $count ->
    [one] { $players } la vince e tiene la medaglia.
   *[other] { $players } la vincono e tengono la medaglia.
}

# La fine
patee_imperiale-reason-two_won = Due manche sono vinte: la partita è finita.
patee_imperiale-reason-two_in_a_row = Due manche di fila sono vinte: la partita è finita.
patee_imperiale-reason-points = Tre manche sono giocate: decidono i punti.
patee_imperiale-tie-rounds_won = Parità di punti; decide chi ha vinto più manche.
patee_imperiale-tie-best_round = Parità di punti e di manche; decide la manche migliore.
patee_imperiale-category-round_1 = Manche 1
patee_imperiale-category-round_2 = Manche 2
patee_imperiale-category-round_3 = Manche 3
patee_imperiale-category-later_rounds = Manche successive
patee_imperiale-category-rounds_won = Manche vinte
patee_imperiale-category-best_round = Manche migliore

# Le regole in breve
patee_imperiale-rules =
    Una partita conta due o tre manche. All’inizio di una manche ciascuno ha cortigiani iniziali scoperti nel proprio seguito e una mano nascosta; comincia chi ha il primo di essi, poi si gioca in senso orario.
    Nel vostro turno giocate un cortigiano dalla mano nel vostro seguito ed eseguitene l’azione. È obbligatorio, per intero o per nulla: se nessuna scelta permette di eseguirla per intero, non se ne fa nulla, e i punti contano lo stesso.
    I cortigiani screditati vanno negli scarti, scoperti. Un cortigiano affascinato, dato, scambiato o richiamato non agisce: agisce solo chi viene giocato dalla mano. Al massimo tre carte giocate per turno.
    Una manche finisce al termine di un turno in cui una mano è vuota, o subito se la vostra unica carta non si può giocare. Conta la somma del vostro seguito, le carte in mano non contano. Più punti vincono la manche e la medaglia; in parità nessuno.
    In due: il primo a vincere due manche. In tre o quattro: due manche vinte di fila; dopo tre manche il totale più alto, poi più manche vinte, poi la manche migliore.
patee_imperiale-rules-teams =
    Squadre: i compagni siedono in diagonale. I punti di una squadra sono la somma dei suoi due seguiti; per ogni azione il vostro compagno è un altro giocatore.

# Terminale
patee_imperiale-terminal-round = Manche { NUMBER($round, useGrouping: 0) }
patee_imperiale-terminal-medal = medaglia: { $players }
patee_imperiale-terminal-no-medal = medaglia: nessuno
patee_imperiale-terminal-player = Giocatore
patee_imperiale-terminal-won = Vinte
patee_imperiale-terminal-total = Totale
patee_imperiale-terminal-points = Seguito
patee_imperiale-terminal-hand = Mano
patee_imperiale-terminal-suite = Cortigiani
patee_imperiale-terminal-discard = Scarti (l’ultimo in cima)
patee_imperiale-terminal-reserve = Riserva
patee_imperiale-terminal-your-hand = La vostra mano
patee_imperiale-terminal-shown = Mostrate a voi
patee_imperiale-terminal-house = Mazzo della casa, non dell’editore: le carte segnate * sono inventate, quelle segnate ° note in parte.
patee_imperiale-terminal-say-player = { $player }: prestigio { $points } in questa manche, { $total } nella partita, manche vinte { $won }, carte in mano { $cards }.
patee_imperiale-terminal-say-suite = Seguito: { $cards }.
patee_imperiale-terminal-say-no-suite = Il seguito è vuoto.
patee_imperiale-terminal-say-discard = Scarti, l’ultimo in cima: { $cards }.
patee_imperiale-terminal-say-no-discard = Gli scarti sono vuoti.
patee_imperiale-terminal-say-reserve = Carte di riserva: { $cards }.
patee_imperiale-terminal-say-hand = La vostra mano: { $cards }.
patee_imperiale-terminal-say-no-hand = La vostra mano è vuota.
patee_imperiale-terminal-say-shown = Mostrate a voi: { $cards }.
