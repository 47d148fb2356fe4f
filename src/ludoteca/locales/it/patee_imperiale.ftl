patee_imperiale-notice = Pâtée Impériale è un gioco di Kraether (2019). Questa è una versione non ufficiale delle sue regole; titoli e marchi appartengono ai loro proprietari. Nessun testo, immagine, logo o carattere di alcuna edizione è usato. Ciò che nessuna fonte dice delle carte è inventato e lo dice.
patee_imperiale-summary = Circondati di cortigiani, affascina quelli altrui, semina scandalo: il miglior seguito della corte vince la manche e la medaglia.

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
patee_imperiale-action-needs_another = Si può giocare solo se ti resta in mano un’altra carta.
patee_imperiale-action-suite_discredit = Scredita { $n ->
    [one] un cortigiano
   *[other] { $n } cortigiani
} { $scope ->
    [any] di qualsiasi seguito
    [own] del tuo seguito
   *[other] dei seguiti altrui
}{ $limited ->
    [yes] , di valore { $max } o meno
   *[no] {""}
}.
patee_imperiale-action-highest = Indica un altro giocatore: il cortigiano più prezioso del suo seguito viene screditato{ $limited ->
    [yes] , se vale { $max } o meno
   *[no] {""}
}.
patee_imperiale-action-charm = Affascina un cortigiano{ $limited ->
    [yes] {""} di valore { $max } o meno
   *[no] {""}
} di un altro seguito: passa nel tuo.
patee_imperiale-action-suite_swap-actor = Scambia un altro dei tuoi cortigiani con uno{ $limited ->
    [yes] {""} di valore { $max } o meno
   *[no] {""}
} di un altro seguito.
patee_imperiale-action-suite_swap-self = Scambia proprio questa carta con un cortigiano{ $limited ->
    [yes] {""} di valore { $max } o meno
   *[no] {""}
} di un altro seguito.
patee_imperiale-action-give = Dai un altro dei tuoi cortigiani a un altro seguito.
patee_imperiale-action-hand_discredit-one-random = Indica un altro giocatore: { $n ->
    [one] una carta a caso della sua mano viene screditata
   *[other] { $n } carte a caso della sua mano vengono screditate
}.
patee_imperiale-action-hand_discredit-one-owner = Indica un altro giocatore, che scredita { $n ->
    [one] una carta
   *[other] { $n } carte
} della sua mano, a sua scelta.
patee_imperiale-action-hand_discredit-one-actor_of_2 = Indica un altro giocatore, che mostra solo a te due carte della sua mano; screditane { $n ->
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
patee_imperiale-action-hand_discredit-each-actor_of_2 = Ogni altro giocatore mostra solo a te due carte della sua mano; screditane { $n ->
    [one] una
   *[other] { $n }
}.
patee_imperiale-action-hand_discredit-self-random = Perdi { $n ->
    [one] una carta a caso della tua mano, che viene screditata
   *[other] { $n } carte a caso della tua mano, che vengono screditate
}.
patee_imperiale-action-hand_discredit-self-owner = Scredita { $n ->
    [one] una carta
   *[other] { $n } carte
} della tua mano.
patee_imperiale-action-hand_take = Indica un altro giocatore, che mostra solo a te { $n ->
    [one] una carta
   *[other] { $n } carte
} a sua scelta; prendine una in mano.
patee_imperiale-action-hand_swap = Indica un altro giocatore: dagli una carta della tua mano in cambio di una a caso della sua.
patee_imperiale-action-play_more = Gioca { $n ->
    [one] un altro cortigiano
   *[other] altri { $n } cortigiani
}{ $limited ->
    [yes] {""} di valore { $max } o meno
   *[no] {""}
}{ $silent ->
    [yes] , senza azione
   *[no] {""}
}.
patee_imperiale-action-recall = Richiama { $whence ->
    [any] un cortigiano degli scarti o di qualsiasi seguito
    [own] un altro cortigiano del tuo seguito
    [discard] un cortigiano degli scarti
    [last] il cortigiano in cima agli scarti
   *[other] un cortigiano di un altro seguito
}{ $limited ->
    [yes] , di valore { $max } o meno,
   *[no] {""}
} { $to ->
    [hand] in mano (mai un Conciliante)
   *[suite] nel tuo seguito
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
patee_imperiale-move-play = Gioca { $card }
patee_imperiale-move-discredit = Scredita { $card } ({ $value })
patee_imperiale-move-charm = Affascina { $card } ({ $value })
patee_imperiale-move-swap = Scambia con { $card } ({ $value })
patee_imperiale-move-give = Dai { $card } ({ $value })
patee_imperiale-move-show = Mostra { $card } ({ $value })
patee_imperiale-move-take = Prendi { $card } ({ $value })
patee_imperiale-move-recall = Richiama { $card } ({ $value })
patee_imperiale-move-name = Indica il giocatore { NUMBER($seat, useGrouping: 0) }

# Da decidere
patee_imperiale-prompt-play = Gioca un cortigiano.
patee_imperiale-prompt-play-more = { $card } ti lascia giocare { $left ->
    [one] un altro cortigiano
   *[other] altri { $left } cortigiani
}{ $limited ->
    [yes] {""} di valore { $max } o meno
   *[no] {""}
}{ $silent ->
    [yes] , senza azione
   *[no] {""}
}.
patee_imperiale-prompt-discredit = { $card }: { $left ->
    [one] quale cortigiano
   *[other] quali { $left } cortigiani
} screditi?
patee_imperiale-prompt-charm = { $card }: quale cortigiano affascini?
patee_imperiale-prompt-swap = { $card }: quale cortigiano prendi?
patee_imperiale-prompt-give = { $card }: quale carta dai?
patee_imperiale-prompt-name = { $card }: chi indichi?
patee_imperiale-prompt-lose = { $card }: { $left ->
    [one] quale carta
   *[other] quali { $left } carte
} della tua mano screditi?
patee_imperiale-prompt-show = { $card }: { $left ->
    [one] quale carta
   *[other] quali { $left } carte
} mostri?
patee_imperiale-prompt-strike = { $card }: quale delle carte mostrate screditi?
patee_imperiale-prompt-take = { $card }: quale delle carte mostrate prendi?
patee_imperiale-prompt-recall = { $card }: quale cortigiano richiami?
patee_imperiale-prompt-over = La partita è finita.

# Che cosa è successo
patee_imperiale-event-round = Comincia la manche { NUMBER($round, useGrouping: 0) }: tutte le carte sono mescolate.
patee_imperiale-event-round-reserve = Comincia la manche { NUMBER($round, useGrouping: 0) }: si distribuisce la riserva.
patee_imperiale-event-starter-back = { $card } torna dalla { $player_you ->
    [yes] tua mano
   *[no] mano di { $player }
}.
patee_imperiale-event-starter = { $card } { $player_you ->
    [yes] ti accompagna
   *[no] accompagna { $player }
}.
patee_imperiale-event-left-over = { $card } avanza e viene screditato.
patee_imperiale-event-begins = { $player_you ->
    [yes] Cominci tu.
   *[no] Comincia { $player }.
}
patee_imperiale-event-played = { $player_you ->
    [yes] giochi
   *[no] gioca
} { $card }
patee_imperiale-event-played-more = { $player_you ->
    [yes] giochi
   *[no] gioca
} anche { $card }
patee_imperiale-event-failed = L’azione di { $card } non si può eseguire per intero: non se ne fa nulla.
patee_imperiale-event-chain-ended = Il resto di ciò che { $card } permetteva è perduto.
patee_imperiale-event-named = { $other_you ->
    [yes] indica te
   *[no] { $player_you ->
        [yes] indichi
       *[no] indica
    } { $other }
}
patee_imperiale-event-discredited = { $player_you ->
    [yes] screditi
   *[no] scredita
} { $card } { $other_you ->
    [yes] del tuo seguito
   *[no] del seguito di { $other }
}
patee_imperiale-event-lost = { $player_you ->
    [yes] screditi { $card } dalla tua mano
   *[no] scredita { $card } dalla propria mano
}
patee_imperiale-event-charmed = { $player_you ->
    [yes] affascini
   *[no] affascina
} { $card } { $other_you ->
    [yes] del tuo seguito
   *[no] del seguito di { $other }
}
patee_imperiale-event-swapped = { $other_you ->
    [yes] ti prende { $taken } in cambio di { $given }
   *[no] { $player_you ->
        [yes] prendi
       *[no] prende
    } { $taken } { $other_initial ->
        [a] ad
       *[other] a
    } { $other } in cambio di { $given }
}
patee_imperiale-event-given = { $other_you ->
    [yes] ti dà { $card }
   *[no] { $player_you ->
        [yes] dai
       *[no] dà
    } { $card } { $other_initial ->
        [a] ad
       *[other] a
    } { $other }
}
patee_imperiale-event-shown = { $other_you ->
    [yes] mostra delle carte solo a te
   *[no] { $player_you ->
        [yes] mostri
       *[no] mostra
    } delle carte solo { $other_initial ->
        [a] ad
       *[other] a
    } { $other }
}
patee_imperiale-event-shown-cards = { $other_you ->
    [yes] mostra { $cards } solo a te
   *[no] { $player_you ->
        [yes] mostri
       *[no] mostra
    } { $cards } solo { $other_initial ->
        [a] ad
       *[other] a
    } { $other }
}
patee_imperiale-event-taken = { $other_you ->
    [yes] ti prende una carta
   *[no] { $player_you ->
        [yes] prendi
       *[no] prende
    } una carta { $other_initial ->
        [a] ad
       *[other] a
    } { $other }
}
patee_imperiale-event-taken-card = { $other_you ->
    [yes] ti prende { $card }
   *[no] { $player_you ->
        [yes] prendi
       *[no] prende
    } { $card } { $other_initial ->
        [a] ad
       *[other] a
    } { $other }
}
patee_imperiale-event-hands = { $player_you ->
    [yes] scambi una carta della tua mano
   *[no] scambia una carta della propria mano
} con { $other_you ->
    [yes] te
   *[no] { $other }
}
patee_imperiale-event-hands-cards = { $player_you ->
    [yes] scambi
   *[no] scambia
} { $given } per { $got } con { $other_you ->
    [yes] te
   *[no] { $other }
}
patee_imperiale-event-recalled-hand = { $player_you ->
    [yes] richiami
   *[no] richiama
} { $card } in mano dagli scarti
patee_imperiale-event-recalled-suite = { $player_you ->
    [yes] richiami { $card } dagli scarti nel tuo seguito
   *[no] richiama { $card } dagli scarti nel proprio seguito
}
patee_imperiale-event-recalled-hand-suite = { $player_you ->
    [yes] richiami
   *[no] richiama
} { $card } in mano { $other_you ->
    [yes] dal tuo seguito
   *[no] dal seguito di { $other }
}
patee_imperiale-event-recalled-suite-suite = { $player_you ->
    [yes] richiami { $card } nel tuo seguito
   *[no] richiama { $card } nel proprio seguito
}, { $other_you ->
    [yes] dal tuo
   *[no] da quello di { $other }
}
patee_imperiale-event-recalled-hand-own = { $player_you ->
    [yes] richiami { $card } in mano dal tuo seguito
   *[no] richiama { $card } in mano dal proprio seguito
}
patee_imperiale-event-recalled-suite-own = { $player_you ->
    [yes] richiami { $card }, che resta nel tuo seguito
   *[no] richiama { $card }, che resta nel seguito
}
patee_imperiale-event-scored = { $player_you ->
    [yes] Tu
   *[no] { $player }
}: prestigio { $points }.
patee_imperiale-round-hand_empty = { $player_you ->
    [yes] Non hai più carte: la manche è finita.
   *[no] { $player } non ha più carte: la manche è finita.
}
patee_imperiale-round-stuck = { $player_you ->
    [yes] Ti resta solo { $card }, che non si può giocare: la manche è finita.
   *[no] { $player_initial ->
        [a] Ad
       *[other] A
    } { $player } resta solo { $card }, che non si può giocare: la manche è finita.
}
patee_imperiale-round-tied = Parità: nessuno prende la medaglia.
patee_imperiale-round-won = { $subject ->
    [you] La vinci e tieni la medaglia.
    [us] { $players } la vincete e tenete la medaglia.
    [one] { $players } la vince e tiene la medaglia.
   *[other] { $players } la vincono e tengono la medaglia.
}

# La fine
patee_imperiale-won-two_won = { $subject ->
    [you] Vinci con due manche vinte.
   *[one] { $players } vince con due manche vinte.
}
patee_imperiale-won-two_in_a_row = { $subject ->
    [you] Vinci con due manche di fila.
    [us] { $players } vincete con due manche di fila.
    [one] { $players } vince con due manche di fila.
   *[other] { $players } vincono con due manche di fila.
}
patee_imperiale-won-points = { $subject ->
    [you] Vinci con { $points } punti.
    [us] { $players } vincete con { $points } punti.
    [one] { $players } vince con { $points } punti.
   *[other] { $players } vincono con { $points } punti.
}
patee_imperiale-won-rounds_won = { $subject ->
    [you] Vinci con { $points } punti e più manche vinte.
    [us] { $players } vincete con { $points } punti e più manche vinte.
    [one] { $players } vince con { $points } punti e più manche vinte.
   *[other] { $players } vincono con { $points } punti e più manche vinte.
}
patee_imperiale-won-best_round = { $subject ->
    [you] Vinci con { $points } punti e la manche migliore.
    [us] { $players } vincete con { $points } punti e la manche migliore.
    [one] { $players } vince con { $points } punti e la manche migliore.
   *[other] { $players } vincono con { $points } punti e la manche migliore.
}
patee_imperiale-reason-two_won = Due manche vinte: la partita è finita.
patee_imperiale-reason-two_in_a_row = Due manche vinte di fila: la partita è finita.
patee_imperiale-reason-points = Tre manche giocate: decidono i punti.
patee_imperiale-tie-rounds_won = Parità di punti; vince chi ha più manche vinte.
patee_imperiale-tie-best_round = Parità di punti e di manche; decide la manche migliore.
patee_imperiale-category-round_1 = Manche 1
patee_imperiale-category-round_2 = Manche 2
patee_imperiale-category-round_3 = Manche 3
patee_imperiale-category-later_rounds = Manche successive
patee_imperiale-category-rounds_won = Manche vinte
patee_imperiale-category-best_round = Manche migliore

# Le regole in breve
patee_imperiale-rules =
    Una partita conta due o tre manche. All’inizio di una manche ciascuno ha cortigiani iniziali scoperti nel proprio seguito e una mano nascosta; comincia chi ha il primo cortigiano iniziale, poi si gioca in senso orario.
    Nel tuo turno gioca un cortigiano dalla mano nel tuo seguito ed eseguine l’azione. È obbligatoria, per intero o per nulla: se nessuna scelta permette di eseguirla per intero, non se ne fa nulla, e i punti contano lo stesso.
    I cortigiani screditati vanno negli scarti, scoperti. Un cortigiano affascinato, dato, scambiato o richiamato non agisce: agisce solo chi viene giocato dalla mano. Al massimo tre carte giocate per turno.
    Una manche finisce se una mano è vuota al termine di un turno, o subito se all’inizio del tuo turno la tua unica carta non si può giocare. Conta la somma del tuo seguito, le carte in mano non contano. Chi ha più punti vince la manche e la medaglia; in parità, nessuno.
    In due bisogna vincere due manche. In tre o quattro, due manche di fila; dopo tre manche il totale più alto, poi più manche vinte, poi la manche migliore.
patee_imperiale-rules-teams =
    Squadre: i compagni siedono in diagonale. I punti di una squadra sono la somma dei suoi due seguiti; per ogni azione il tuo compagno è un altro giocatore.

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
patee_imperiale-terminal-your-hand = La tua mano
patee_imperiale-terminal-shown = Carte mostrate a te
patee_imperiale-terminal-house = Mazzo della casa, non dell’editore: le carte segnate * sono inventate, quelle segnate ° note in parte.
patee_imperiale-terminal-say-player = { $player }: prestigio { $points } in questa manche, { $total } nella partita, manche vinte { $won }, carte in mano { $cards }.
patee_imperiale-terminal-say-suite = Seguito: { $cards }.
patee_imperiale-terminal-say-no-suite = Il seguito è vuoto.
patee_imperiale-terminal-say-discard = Scarti, l’ultimo in cima: { $cards }.
patee_imperiale-terminal-say-no-discard = Gli scarti sono vuoti.
patee_imperiale-terminal-say-reserve = Carte di riserva: { $cards }.
patee_imperiale-terminal-say-hand = La tua mano: { $cards }.
patee_imperiale-terminal-say-no-hand = La tua mano è vuota.
patee_imperiale-terminal-say-shown = Carte mostrate a te: { $cards }.

# Il tavolo
patee_imperiale-board-invented = inventato
patee_imperiale-board-partly = inventato in parte
patee_imperiale-board-all-invented = Una comparsa nostra: inventata dal nome all’azione.
patee_imperiale-board-some-invented = Inventato qui: { $parts }.
patee_imperiale-board-limit = di { $max } o meno
patee_imperiale-board-act-none = Nessuna azione.
patee_imperiale-board-act-needs = Solo con un’altra carta in mano.
patee_imperiale-board-act-discredit-any = Scredita un cortigiano { $limit }.
patee_imperiale-board-act-discredit-other = Scredita un cortigiano altrui { $limit }.
patee_imperiale-board-act-discredit-own = Scredita uno dei tuoi { $limit }.
patee_imperiale-board-act-discredit-any-many = Scredita { $n } cortigiani { $limit }.
patee_imperiale-board-act-discredit-other-many = Scredita { $n } cortigiani altrui { $limit }.
patee_imperiale-board-act-discredit-own-many = Scredita { $n } dei tuoi { $limit }.
patee_imperiale-board-act-highest = Scredita il migliore di un altro seguito.
patee_imperiale-board-act-charm = Affascina un cortigiano { $limit }.
patee_imperiale-board-act-swap-actor = Scambia uno dei tuoi con uno { $limit }.
patee_imperiale-board-act-swap-self = Si scambia con uno { $limit }.
patee_imperiale-board-act-give = Cedi un altro dei tuoi.
patee_imperiale-board-act-hand-one-random = Un giocatore perde { $n ->
    [one] una carta
   *[other] { $n } carte
} a caso.
patee_imperiale-board-act-hand-one-owner = Un giocatore scredita { $n ->
    [one] una carta
   *[other] { $n } carte
} della mano.
patee_imperiale-board-act-hand-one-actor_of_2 = Ti mostrano 2 carte, screditane 1.
patee_imperiale-board-act-hand-each-owner = Gli altri screditano { $n ->
    [one] una carta
   *[other] { $n } carte
} della mano.
patee_imperiale-board-act-hand-self-owner = Scredita { $n ->
    [one] una carta
   *[other] { $n } carte
} della tua mano.
patee_imperiale-board-act-take = Ti mostrano { $n } carte, prendine 1.
patee_imperiale-board-act-hands = Una tua carta in cambio di una a caso.
patee_imperiale-board-act-more = Giocane ancora { $n } { $limit }.
patee_imperiale-board-act-more-silent = Giocane ancora { $n } { $limit }, senza azione.
patee_imperiale-board-act-recall-discard-hand = Uno screditato { $limit } viene in mano.
patee_imperiale-board-act-recall-discard-suite = Uno screditato { $limit } entra nel tuo seguito.
patee_imperiale-board-act-recall-last-hand = L’ultimo screditato viene in mano.
patee_imperiale-board-act-recall-last-suite = L’ultimo screditato entra nel tuo seguito.
patee_imperiale-board-act-recall-own-hand = Un altro dei tuoi torna in mano.
patee_imperiale-board-act-recall-other-hand = Un cortigiano altrui viene in mano.
patee_imperiale-board-act-recall-any-hand = Un cortigiano qualsiasi { $limit } viene in mano.
patee_imperiale-board-you = Tu
patee_imperiale-board-name = Indica { $name }
patee_imperiale-board-do-play = Gioca { $card } ({ $worth })
patee_imperiale-board-do-discredit = Scredita { $card } ({ $value })
patee_imperiale-board-do-charm = Affascina { $card } ({ $worth })
patee_imperiale-board-do-swap = Prendi { $card } ({ $value })
patee_imperiale-board-do-give = Dai { $card } ({ $value })
patee_imperiale-board-do-show = Mostra { $card } ({ $value })
patee_imperiale-board-do-take = Prendi { $card } ({ $value })
patee_imperiale-board-do-recall = Richiama { $card } ({ $value })
patee_imperiale-board-round = Manche { $round }
patee_imperiale-board-round-of = Manche { $round }/{ $most }
patee_imperiale-board-holds-medal = { $name }: la medaglia
patee_imperiale-board-in-hand = Carte in mano
patee_imperiale-board-rounds-won = Manche vinte
patee_imperiale-board-total = Punti nella partita
patee_imperiale-board-this-round = Questa manche, finora
patee_imperiale-board-team-round = La squadra, questa manche
patee_imperiale-board-partner = compagno
patee_imperiale-board-your-team = la tua squadra { $points }
patee_imperiale-board-their-team = la loro squadra { $points }
patee_imperiale-board-your-suite = Il tuo seguito
patee_imperiale-board-suite-of = Seguito di { $name }
patee_imperiale-board-empty = Nessuno.
patee_imperiale-board-say-seat = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in questa manche, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in mano, { $won ->
    [one] { $won } manche vinta
   *[other] { $won } manche vinte
}, { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} nella partita.
patee_imperiale-board-say-medal = Ha la medaglia.
patee_imperiale-board-say-card = { $card }, { $value }, { $role }. { $action }
patee_imperiale-board-say-ghost = verrebbe qui
patee_imperiale-board-say-leaving = se ne andrebbe
patee_imperiale-board-discard = Screditati
patee_imperiale-board-discard-count = { $count ->
    [one] { $count }, visibile a tutti
   *[other] { $count }, visibili a tutti
}
patee_imperiale-board-discard-empty = Ancora nessuno.
patee_imperiale-board-discard-open = Tutti in ordine ({ $count })
patee_imperiale-board-discard-close = Chiudi
patee_imperiale-board-discard-order = Il primo a sinistra, l’ultimo a destra.
patee_imperiale-board-gone = Fuori da questa manche
patee_imperiale-board-reserve = { $count } di riserva
patee_imperiale-board-just-played = appena giocato
patee_imperiale-board-shown-by = { $name } mostra solo a te
patee_imperiale-board-shown-to = Le vede solo { $name }
patee_imperiale-board-shown-hidden = { $count ->
    [one] Una carta viene mostrata in segreto.
   *[other] { $count } carte vengono mostrate in segreto.
}
patee_imperiale-board-emperor = Ludwig von Jaulen
patee_imperiale-board-rounds = Le manche finora
patee_imperiale-board-won-by = { $name } vince la manche { $round }
patee_imperiale-board-you-won = Vinci la manche { $round }
patee_imperiale-board-tied = Manche { $round } in parità: nessuna medaglia
patee_imperiale-board-wins = vince la partita
patee_imperiale-board-you-win = Vinci la partita
patee_imperiale-board-hand = La tua mano
patee_imperiale-board-hand-empty = La tua mano è vuota.
patee_imperiale-board-hand-of = Mano di { $name }: { $count }
patee_imperiale-board-roles = Ruoli
patee_imperiale-board-role-flatteur = Sposta i punti: scredita, affascina, scambia e dà via i cortigiani dei seguiti.
patee_imperiale-board-role-intrigant = Lavora sulle mani: calano, si scoprono o cambiano padrone.
patee_imperiale-board-role-eloquent = Parla per gli altri: ne fa giocare uno o due in più.
patee_imperiale-board-role-conciliant = Fa tornare cortigiani già giocati. Non può essere richiamato in mano.
patee_imperiale-board-advice = Quando giocarli (un consiglio, non una regola)
patee_imperiale-board-advice-green = Presto
patee_imperiale-board-advice-blue = Dopo due turni
patee_imperiale-board-advice-red = Quando a qualcuno restano tre carte
patee_imperiale-board-all-cards = Tutti i cortigiani di questo mazzo
patee_imperiale-board-where-suite = in un seguito
patee_imperiale-board-where-discard = screditato
patee_imperiale-board-where-hand = nella tua mano
patee_imperiale-board-where-gone = fuori da questa manche
patee_imperiale-board-known = Che cosa si sa delle mani
patee_imperiale-board-at-most = { $name } ha al massimo { $count } di queste carte: { $cards }.
patee_imperiale-board-at-least = { $name } ha almeno { $count } di queste carte: { $cards }.
patee_imperiale-board-legend = * inventato   ° noto in parte
patee_imperiale-board-ludwig-idle-1 = Qualcuno mi diverta.
patee_imperiale-board-ludwig-idle-2 = Siamo ancora svegli. Appena.
patee_imperiale-board-ludwig-begins-1 = Entri la corte. Uno alla volta.
patee_imperiale-board-ludwig-card-played-1 = E costui chi sarebbe?
patee_imperiale-board-ludwig-card-played-2 = Abbiamo visto inchini migliori.
patee_imperiale-board-ludwig-card-played-3 = Preso nota. Da qualche parte.
patee_imperiale-board-ludwig-more-allowed-1 = Parla, e ne arrivano altri.
patee_imperiale-board-ludwig-action-failed-1 = Tanta pompa per nulla.
patee_imperiale-board-ludwig-chain-ended-1 = Basta discorsi per oggi.
patee_imperiale-board-ludwig-charmed-1 = La lealtà, vediamo, ha begli occhi.
patee_imperiale-board-ludwig-swapped-1 = Uno scambio equo. Per uno dei due.
patee_imperiale-board-ludwig-given-1 = Attenti ai doni che camminano.
patee_imperiale-board-ludwig-discredited-1 = La porta è di là.
patee_imperiale-board-ludwig-discredited-2 = Quella parrucca non ci è mai piaciuta.
patee_imperiale-board-ludwig-hand-discredited-1 = Si mormora. Ottimo.
patee_imperiale-board-ludwig-card-taken-1 = Non abbiamo visto nulla. Si prosegua.
patee_imperiale-board-ludwig-hands-swapped-1 = Qualcuno è stato gabbato.
patee_imperiale-board-ludwig-recalled-1 = Rieccolo.
patee_imperiale-board-ludwig-round-ended-1 = La medaglia, dunque. Senza graffiarla.
patee_imperiale-board-ludwig-match-ended-1 = Basta. A tavola.

patee_imperiale-deed-starter-back = cortigiano iniziale restituito
patee_imperiale-deed-starter-dealt = cortigiano iniziale ricevuto
patee_imperiale-deed-card-dealt = ricevuto
patee_imperiale-deed-card-played = giocato
patee_imperiale-deed-action-failed = azione senza effetto
patee_imperiale-deed-more-allowed = ha rigiocato grazie a lui
patee_imperiale-deed-chain-ended = non ha potuto rigiocare dopo di lui
patee_imperiale-deed-discredited = perso dal seguito
patee_imperiale-deed-hand-discredited = perso dalla mano
patee_imperiale-deed-charmed = affascinato
patee_imperiale-deed-swap-chosen = scelto per uno scambio
patee_imperiale-deed-given = ceduto
patee_imperiale-deed-card-chosen = scelto dalla mano
patee_imperiale-deed-card-taken = preso a qualcuno
patee_imperiale-deed-recalled = richiamato
patee_imperiale-deed-round-ended = aveva soltanto lui
patee_imperiale-you = tu
patee_imperiale-past-you = te
patee_imperiale-event-discredited-own = { $player_you ->
    [yes] screditi { $card } del tuo stesso seguito
   *[no] scredita { $card } del proprio seguito
}
patee_imperiale-event-struck = { $player_you ->
    [yes] screditi
   *[no] scredita
} { $card } { $other_you ->
    [yes] dalla tua mano
   *[no] dalla mano di { $other }
}
patee_imperiale-event-swap-chosen = { $player_you ->
    [yes] scegli
   *[no] sceglie
} { $card } per lo scambio
patee_imperiale-act-card = { $name } ({ $value })
patee_imperiale-act-subject = { $player_you ->
    [yes] {""}
   *[no] { $player }
}
patee_imperiale-act-more = { $player_you ->
    [yes] puoi
   *[no] può
} giocarne { $n ->
    [one] un altro
   *[other] altri { $n }
}
patee_imperiale-act-plain = { $deeds }.
patee_imperiale-act-points = { $deeds }: { $points }.
patee_imperiale-act-own-change = { $before } → { $after }
patee_imperiale-act-change = { $player_you ->
    [yes] tu
   *[no] { $player }
} { $before } → { $after }
patee_imperiale-act-failed = L’azione non si può eseguire per intero: non se ne fa nulla.
patee_imperiale-act-gain = prestigio { $before } → { $after }
patee_imperiale-act-gain-lost = { $n ->
    [one] una carta in meno in mano
   *[other] { $n } carte in meno in mano
}
patee_imperiale-act-deal = Manche { NUMBER($round, useGrouping: 0) }: { $cards } carte a testa{ $discredited ->
    [0] {""}
    [one] , un cortigiano screditato
   *[other] , { $discredited } cortigiani screditati
}.
patee_imperiale-act-deal-reserve = Manche { NUMBER($round, useGrouping: 0) }: { $cards } carte a testa, dalla riserva.
patee_imperiale-act-begins = { $player_you ->
    [yes] Hai { $card }: cominci tu.
   *[no] { $player } ha { $card } e comincia.
}
patee_imperiale-act-starter = { $card } con { $player_you ->
    [yes] te
   *[no] { $player }
}
patee_imperiale-act-starters = I cortigiani iniziali: { $list }.
patee_imperiale-act-short-round = Manche finita
patee_imperiale-act-short-deal = Manche { NUMBER($round, useGrouping: 0) }
patee_imperiale-act-short-lost = perde { $card }
patee_imperiale-act-short-shown = mostra delle carte
patee_imperiale-act-short-taken = prende una carta
patee_imperiale-act-short-hands = scambio di carte
patee_imperiale-end-won = { $subject ->
    [you] Vinci la manche, { $points } a { $next }.
    [us] { $players } vincete la manche, { $points } a { $next }.
    [one] { $players } vince la manche, { $points } a { $next }.
   *[other] { $players } vincono la manche, { $points } a { $next }.
}
patee_imperiale-end-tied = Manche in parità: { $players } { $subject ->
    [us] avete
   *[other] hanno
} { $points } a testa.
patee_imperiale-end-last-card = L’ultima carta, { $card } ({ $value }), { $player_you ->
    [yes] ti porta
   *[no] porta { $player }
} da { $before } a { $after }.
patee_imperiale-end-last-same = L’ultima carta, { $card } ({ $value }), { $player_you ->
    [yes] ti lascia
   *[no] lascia { $player }
} a { $after }.
patee_imperiale-end-last-past = L’ultima carta, { $card } ({ $value }), { $player_you ->
    [yes] ti porta
   *[no] porta { $player }
} davanti { $others_initial ->
    [a] ad
   *[other] a
} { $others }: { $before } → { $after }.
patee_imperiale-end-next-more = { $subject ->
    [you] Se vinci anche la prossima manche, vinci la partita.
    [us] Se { $players } vincete anche la prossima manche, la partita è vostra.
    [one] Se { $players } vince anche la prossima manche, vince la partita.
   *[other] Se { $players } vincono anche la prossima manche, vincono la partita.
}
patee_imperiale-end-next-two = { $subject ->
    [you] Ancora una manche e la partita è tua.
   *[one] { $initial ->
        [a] Ad
       *[other] A
    } { $players } manca una manche per vincere la partita.
}
patee_imperiale-end-tied-more = Nessuno prende la medaglia e la serie s’interrompe; i punti contano lo stesso.
patee_imperiale-end-tied-two = Nessuno prende la medaglia: si gioca finché qualcuno ha vinto due manche.
patee_imperiale-end-points = Tre manche giocate: la partita la decide il totale dei punti.
patee_imperiale-end-match-two_won = { $subject ->
    [you] Hai vinto due manche, e con esse la partita.
   *[one] { $players } ha vinto due manche, e con esse la partita.
}
patee_imperiale-end-match-two_in_a_row = { $subject ->
    [you] Hai vinto due manche di fila, e con esse la partita.
    [us] { $players } avete vinto due manche di fila, e con esse la partita.
    [one] { $players } ha vinto due manche di fila, e con esse la partita.
   *[other] { $players } hanno vinto due manche di fila, e con esse la partita.
}
patee_imperiale-part-won = vinta
patee_imperiale-part-tied = in parità
patee_imperiale-alert-match = { $subject ->
    [you] Con questa manche puoi vincere la partita
    [us] Con questa manche potete vincere la partita
    [one] Con questa manche { $players } può vincere la partita
   *[other] Con questa manche { $players } possono vincere la partita
}
patee_imperiale-alert-decides = Questa manche decide la partita
patee_imperiale-alert-last-round = Ultima manche
patee_imperiale-alert-one-card = una sola carta
patee_imperiale-why-permitted = { $card } permette { $max } o meno
patee_imperiale-why-alone = solo con un’altra carta in mano
patee_imperiale-why-itself = mai sé stesso
patee_imperiale-why-limit = { $value }: solo { $max } o meno
patee_imperiale-why-conciliant = un Conciliante non torna mai in mano
patee_imperiale-why-not-top = solo l’ultimo screditato
patee_imperiale-why-not-highest = solo il più prezioso di un seguito
patee_imperiale-note-play = { $change }, e { $back ->
    [yes] sempre { $cards }
   *[no] { $cards }
} { $cards ->
    [one] carta
   *[other] carte
} in mano
patee_imperiale-note-same = { $change }il tuo prestigio non cambia, e { $back ->
    [yes] sempre { $cards }
   *[no] { $cards }
} { $cards ->
    [one] carta
   *[other] carte
} in mano
patee_imperiale-note-silent = Giocato senza la sua azione.
patee_imperiale-note-failed = L’azione ora non si può eseguire per intero: non se ne farebbe nulla.
patee_imperiale-note-targets = Possibili ora: { $cards }{ $more ->
    [0] {""}
    [one] {""} e un altro
   *[other] {""} e altri { $more }
}.
patee_imperiale-note-victims = Puoi indicare { $players }.
patee_imperiale-note-last = La tua ultima carta: la manche finisce con questo turno.
patee_imperiale-kind = { $role } · { $colour }: { $when }
patee_imperiale-when-green = a inizio manche
patee_imperiale-when-blue = dopo due turni
patee_imperiale-when-red = quando a qualcuno restano 3 carte
patee_imperiale-example-none = Nient’altro: i suoi { $value } punti sono tutto ciò che porta.
patee_imperiale-example-needs = Da solo in mano non si può giocare: all’inizio del tuo turno la manche finisce.
patee_imperiale-example-discredit-any = { $one } ({ $one_value }) va negli scarti: quel seguito perde { $one_value }.
patee_imperiale-example-discredit-other = { $one } ({ $one_value }) va negli scarti: quel seguito perde { $one_value }.
patee_imperiale-example-discredit-own = Perdi { $two } ({ $two_value }) e tieni { $card } ({ $value }).
patee_imperiale-example-discredit-any-many = { $one } ({ $one_value }) e { $two } ({ $two_value }) vanno negli scarti, anche da due seguiti.
patee_imperiale-example-discredit-other-many = { $one } ({ $one_value }) e { $two } ({ $two_value }) vanno negli scarti, anche da due seguiti.
patee_imperiale-example-discredit-own-many = Perdi { $two } ({ $two_value }) e altri dei tuoi, e tieni { $card } ({ $value }).
patee_imperiale-example-highest = Se { $one } ({ $one_value }) è il migliore del seguito indicato, va negli scarti.
patee_imperiale-example-charm = { $one } ({ $one_value }) entra nel tuo seguito, senza agire.
patee_imperiale-example-swap-actor = Il tuo { $two } ({ $two_value }) per { $one } ({ $one_value }). Nessuno dei due agisce.
patee_imperiale-example-swap-self = { $card } ({ $value }) passa nell’altro seguito, { $one } ({ $one_value }) nel tuo. Non agisce.
patee_imperiale-example-give = Ti liberi di un cortigiano sotto zero: l’altro seguito perde ciò che guadagni.
patee_imperiale-example-hand-one-random = Pescata senza guardare. Se era l’ultima, la manche finisce con il tuo turno.
patee_imperiale-example-hand-one-owner = Sceglie quel giocatore: le carte migliori spesso si salvano, ma la mano cala.
patee_imperiale-example-hand-one-actor_of_2 = Vedi { $one } e { $two }: uno dei due se ne va.
patee_imperiale-example-hand-each-random = Tutti gli altri perdono a caso, in senso orario dalla tua sinistra.
patee_imperiale-example-hand-each-owner = A turno, ognuno sceglie allo scoperto. Se uno non ha carte, non succede nulla.
patee_imperiale-example-hand-each-actor_of_2 = Ognuno degli altri ti mostra due carte a turno; nessun altro le vede.
patee_imperiale-example-hand-self-random = Ti costa una carta a caso e avvicina la fine della manche.
patee_imperiale-example-hand-self-owner = Ti costa una carta e avvicina la fine della manche.
patee_imperiale-example-take = Tieni { $one } ({ $one_value }); nessun altro sa quale carta.
patee_imperiale-example-hands = Dai { $two } ({ $two_value }) e peschi una carta senza guardare: forse { $one } ({ $one_value }).
patee_imperiale-example-more = { $n ->
    [one] Giochi anche { $one } ({ $one_value }), con la sua azione.
   *[other] Giochi anche { $one } ({ $one_value }), poi { $two } ({ $two_value }), ciascuno con la sua azione.
}
patee_imperiale-example-more-silent = { $n ->
    [one] Giochi anche { $one } ({ $one_value }): conta, ma non agisce.
   *[other] Giochi anche { $one } ({ $one_value }) e { $two } ({ $two_value }): contano, ma non agiscono.
}
patee_imperiale-example-recall-discard-hand = { $one } ({ $one_value }) è lì. Agisce solo quando lo giochi dalla mano.
patee_imperiale-example-recall-discard-suite = { $one } ({ $one_value }) è lì: entra nel tuo seguito senza agire.
patee_imperiale-example-recall-last-hand = Se { $one } ({ $one_value }) è l’ultimo screditato, viene nella tua mano.
patee_imperiale-example-recall-last-suite = { $one } ({ $one_value }), screditato per ultimo, entra senza agire.
patee_imperiale-example-recall-own-hand = { $two } ({ $two_value }) torna in mano: potrai rigiocarlo, con la sua azione.
patee_imperiale-example-recall-other-hand = { $one } ({ $one_value }) lascia un seguito, che perde { $one_value }; potrai giocarlo.
patee_imperiale-example-recall-other-suite = { $one } ({ $one_value }) lascia un altro seguito ed entra nel tuo. Non agisce.
patee_imperiale-example-recall-any-hand = { $one } ({ $one_value }) viene in mano; agisce solo se lo giochi.
patee_imperiale-example-recall-any-suite = { $one } ({ $one_value }), in un seguito o screditato, entra nel tuo seguito. Non agisce.
patee_imperiale-act-short-struck = scredita { $card }
patee_imperiale-end-tied-teams = Manche in parità, { $points } a { $points }.
patee_imperiale-board-now = ora: { $note }
patee_imperiale-board-play-it = Gioca
patee_imperiale-board-missing = { $count ->
    [one] ancora una da scegliere
   *[other] ancora { $count } da scegliere
}
patee_imperiale-board-hand-count = { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
patee_imperiale-board-hand-note = La manche finisce con il turno in cui una mano è vuota.
patee_imperiale-board-hand-more = { $count ->
    [one] +1 carta ›
   *[other] +{ $count } carte ›
}
patee_imperiale-board-last-played = nessuna carta
patee_imperiale-board-cards-left = { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
}
patee_imperiale-board-left-in-hand = In mano ti resta: { $cards }. Le carte in mano non contano.
patee_imperiale-board-team-note = squadra { $points }
