san_juan-notice = San Juan è un gioco di Andreas Seyfarth (2004). Questa è una versione non ufficiale delle sue regole; titoli e marchi appartengono ai loro proprietari. Nessun testo, immagine, logo o carattere di alcuna edizione è usato.
san_juan-summary = Costruisci la capitale di Porto Rico: ogni carta è un edificio, una merce o denaro, e chi prende un ruolo fa agire tutti.

# Opzioni
san_juan-option-starting_hand = Scegliere la mano iniziale
san_juan-option-starting_hand-help = Variante: ognuno pesca da 5 a 8 carte, tante di più quanto più tardi gioca, e ne tiene 4.
san_juan-option-crane_good_pays = Una merce coperta può pagare
san_juan-option-crane_good_pays-help = Con la Gru e il Mercato nero, la merce sull’edificio che si copre può far parte del pagamento.

# Ruoli
san_juan-role-builder = Costruttore
san_juan-role-producer = Produttore
san_juan-role-trader = Mercante
san_juan-role-councillor = Consigliere
san_juan-role-prospector = Cercatore d’oro

# Merci
san_juan-good-indigo = indaco
san_juan-good-sugar = zucchero
san_juan-good-tobacco = tabacco
san_juan-good-coffee = caffè
san_juan-good-silver = argento

# Carte
san_juan-card-and-text = { $card }: { $text }
san_juan-card-indigo-plant = Tintoria d’indaco
san_juan-card-sugar-mill = Zuccherificio
san_juan-card-tobacco-storage = Essiccatoio di tabacco
san_juan-card-coffee-roaster = Torrefazione di caffè
san_juan-card-silver-smelter = Fonderia d’argento
san_juan-card-smithy = Fucina
san_juan-card-gold-mine = Miniera d’oro
san_juan-card-archive = Archivio
san_juan-card-poor-house = Ospizio
san_juan-card-black-market = Mercato nero
san_juan-card-trading-post = Emporio
san_juan-card-well = Pozzo
san_juan-card-market-stand = Bancarella
san_juan-card-crane = Gru
san_juan-card-chapel = Cappella
san_juan-card-tower = Torre
san_juan-card-aqueduct = Acquedotto
san_juan-card-carpenter = Falegnameria
san_juan-card-prefecture = Prefettura
san_juan-card-market-hall = Mercato coperto
san_juan-card-quarry = Cava
san_juan-card-library = Biblioteca
san_juan-card-statue = Statua
san_juan-card-victory-column = Colonna della Vittoria
san_juan-card-hero = Eroe
san_juan-card-guild-hall = Sede della Gilda
san_juan-card-city-hall = Municipio
san_juan-card-triumphal-arch = Arco di Trionfo
san_juan-card-palace = Palazzo
san_juan-text-indigo-plant = produce indaco.
san_juan-text-sugar-mill = produce zucchero.
san_juan-text-tobacco-storage = produce tabacco.
san_juan-text-coffee-roaster = produce caffè.
san_juan-text-silver-smelter = produce argento.
san_juan-text-smithy = i tuoi edifici di produzione costano 1 in meno.
san_juan-text-gold-mine = dopo il Cercatore d’oro, scopri 4 carte; se tutti i costi sono diversi, tienine una.
san_juan-text-archive = nella fase del Consigliere, scarta da tutta la mano anziché dalle carte pescate.
san_juan-text-poor-house = dopo aver costruito, se ti resta 0 o 1 carta in mano, pescane 1.
san_juan-text-black-market = paga un edificio anche con le tue merci, al massimo 2, 1 ciascuna.
san_juan-text-trading-post = nella fase del Mercante, vendi 1 merce in più.
san_juan-text-well = se produci almeno 2 merci, pesca 1 carta.
san_juan-text-market-stand = se vendi almeno 2 merci, pesca 1 carta.
san_juan-text-crane = costruisci sopra un tuo edificio e paga solo la differenza.
san_juan-text-chapel = a ogni nuovo giro infila sotto una carta; ciascuna vale 1 punto.
san_juan-text-tower = il tuo limite di mano è 12.
san_juan-text-aqueduct = nella fase del Produttore, produci 1 merce in più.
san_juan-text-carpenter = dopo aver costruito un edificio viola, pesca 1 carta.
san_juan-text-prefecture = nella fase del Consigliere, tieni 2 carte.
san_juan-text-market-hall = se vendi almeno una merce, pesca 1 carta.
san_juan-text-quarry = i tuoi edifici viola costano 1 in meno.
san_juan-text-library = il privilegio del ruolo che prendi vale il doppio.
san_juan-text-statue = un monumento.
san_juan-text-victory-column = un monumento.
san_juan-text-hero = un monumento.
san_juan-text-guild-hall = alla fine, 2 punti per ogni tuo edificio di produzione.
san_juan-text-city-hall = alla fine, 1 punto per ogni tuo edificio viola, questo compreso.
san_juan-text-triumphal-arch = alla fine, 4, 6 o 8 punti per 1, 2 o 3 monumenti.
san_juan-text-palace = per ultimo, 1 punto ogni 4 degli altri tuoi punti.
san_juan-attribute-group = Gruppo
san_juan-attribute-copies = Copie
san_juan-attribute-cost = Costo
san_juan-attribute-points = Punti
san_juan-attribute-good = Merce

# File di carte
san_juan-cards-fixed = Carta { $card }, campo «{ $field }»: il gioco dice { $wanted }, non { $given }. Tutti i numeri di San Juan sono noti e non si cambiano.
san_juan-cards-missing = Al file manca l’edificio «{ $card }».
san_juan-cards-twice = L’edificio «{ $card }» compare due volte nel file.

# Prezzi
san_juan-price = { $price } ({ $cost }, { $cuts })
san_juan-discount = −{ $cards } { $why }
san_juan-covering = coprendo { $card }

# Mosse
san_juan-move-take = Prendi il { $role }
san_juan-move-take-library = Prendi il { $role } con la Biblioteca
san_juan-move-build = Costruisci { $card }
san_juan-move-build-library = Costruisci { $card } con la Biblioteca
san_juan-move-build-for = Costruisci { $card } per { $price }
san_juan-move-build-library-for = Costruisci { $card } con la Biblioteca per { $price }
san_juan-move-build-nothing = Non costruire niente
san_juan-move-beside = Costruisci in un posto libero
san_juan-move-beside-for = Costruisci in un posto libero per { $price }
san_juan-move-cover = Costruisci sopra { $card }
san_juan-move-cover-for = Costruisci sopra { $card } per { $price }
san_juan-move-cover-full = Costruisci sopra { $card } e perdi la sua merce
san_juan-move-cover-full-for = Costruisci sopra { $card } e perdi la sua merce, per { $price }
san_juan-move-pay = Paga con { $card }
san_juan-move-pay-good = Paga con una merce: { $good }
san_juan-move-produce = Produci { $good }
san_juan-move-produce-no-more = Non produrre altro
san_juan-move-sell = Vendi { $good }
san_juan-move-sell-for = Vendi { $good } per { $cards }
san_juan-move-sell-no-more = Non vendere altro
san_juan-move-keep = Tieni { $card }
san_juan-move-discard = Scarta { $card }
san_juan-move-tuck = Infila { $card } sotto la Cappella
san_juan-move-tuck-nothing = Non infilare niente sotto la Cappella
san_juan-move-mine = Scopri quattro carte con la Miniera d’oro
san_juan-move-no-mine = Non usare la Miniera d’oro
san_juan-move-pick = Tieni { $card }
san_juan-gesture = «{ $move }» non si capisce. Nomina carte e merci separate da virgole: build library over chapel paying tower, 2 sugar mill, good 1.
san_juan-no-such-good = Non c’è la merce { $good }: ne hai { $goods }.

# Da decidere
san_juan-prompt-starting-hand = { $cards ->
    [one] Tieni quattro carte: scartane una.
   *[other] Tieni quattro carte: scartane { $cards }.
}
san_juan-prompt-role = Prendi un ruolo.
san_juan-prompt-build = Puoi costruire.
san_juan-prompt-cover = Costruisci { $card }: in un posto libero, o sopra quale edificio?
san_juan-prompt-pay = { $cards ->
    [one] Costruisci { $card }: paga una carta.
   *[other] Costruisci { $card }: paga { $cards } carte.
}
san_juan-prompt-produce = { $goods ->
    [one] Puoi produrre una merce.
   *[other] Puoi produrre fino a { $goods } merci.
}
san_juan-prompt-sell = { $goods ->
    [one] Puoi vendere una merce.
   *[other] Puoi vendere fino a { $goods } merci.
}
san_juan-prompt-keep = { $cards ->
    [one] Tieni una delle carte pescate.
   *[other] Tieni { $cards } delle carte pescate.
}
san_juan-prompt-discard = { $cards ->
    [one] Scarta una carta dalla mano.
   *[other] Scarta { $cards } carte dalla mano.
}
san_juan-prompt-mine = Puoi usare la Miniera d’oro.
san_juan-prompt-pick = Tutti i costi sono diversi: tieni una carta.
san_juan-prompt-chapel = Puoi infilare una carta sotto la tua Cappella.
san_juan-prompt-limit = { $cards ->
    [one] Troppe carte: scartane una.
   *[other] Troppe carte: scartane { $cards }.
}
san_juan-over = La partita è finita.

# Quanti se ne possono scegliere, e perché
san_juan-why-goods = Fino a { $goods } merci: { $parts }
san_juan-why-extra = +1 { $why }
san_juan-why-pay = Prezzo { $price }
san_juan-why-pay-goods = Prezzo { $price }; fino a { $goods } merci possono pagare: { $building }
san_juan-why-starting-hand = { $cards } carte restano in mano
san_juan-why-keep = Tieni { $cards } carte: { $building }
san_juan-why-archive = Da tutta la mano: { $building }
san_juan-why-limit = Limite della mano: { $cards }
san_juan-why-limit-tower = Limite della mano: { $cards } ({ $building })

# Che cosa è successo
san_juan-cards = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
san_juan-goods-of-kind = { $good } (×{ $count })
san_juan-cards-of-kind = { $card } (×{ $count })
san_juan-why-drawn = { $cards } { $why }
san_juan-drawn-prospector = come Cercatore d’oro
san_juan-drawn-well = grazie al Pozzo
san_juan-drawn-sale = per la vendita
san_juan-drawn-market-stand = grazie alla Bancarella
san_juan-drawn-market-hall = grazie al Mercato coperto
san_juan-drawn-carpenter = grazie alla Falegnameria
san_juan-drawn-poor-house = grazie all’Ospizio
san_juan-drawn-councillor = tra cui scegliere
san_juan-event-begun = { $player_you ->
    [yes] Il primo governatore sei tu.
   *[no] Il primo governatore è { $player }.
}
san_juan-event-drew = { $player_you ->
    [yes] Peschi { $cards }.
   *[no] { $player } pesca { $cards }.
}
san_juan-event-shuffled = { $cards ->
    [one] Gli scarti sono rimescolati: il mazzo ha una carta.
   *[other] Gli scarti sono rimescolati: il mazzo ha { $cards } carte.
}
san_juan-event-role = { $player_you ->
    [yes] Prendi il { $role }.
   *[no] { $player } prende il { $role }.
}
san_juan-event-role-library = { $player_you ->
    [yes] Prendi il { $role } con la Biblioteca.
   *[no] { $player } prende il { $role } con la Biblioteca.
}
san_juan-event-role-draws = { $player_you ->
    [yes] Prendi il { $role } e peschi { $cards }.
   *[no] { $player } prende il { $role } e pesca { $cards }.
}
san_juan-event-library = { $player_you ->
    [yes] Usi la Biblioteca.
   *[no] { $player } usa la Biblioteca.
}
san_juan-event-prices = Prezzi: { $prices }.
san_juan-event-produced = { $player_you ->
    [yes] Produci { $goods }.
   *[no] { $player } produce { $goods }.
}
san_juan-event-sold = { $player_you ->
    [yes] Vendi { $goods } per { $cards }.
   *[no] { $player } vende { $goods } per { $cards }.
}
san_juan-event-paid = { $player_you ->
    [yes] Paghi con { $cards }.
   *[no] { $player } paga con { $cards }.
}
san_juan-event-good-lost = { $player_you ->
    [yes] Perdi la merce dell’edificio coperto: { $good }.
   *[no] { $player } perde la merce dell’edificio coperto: { $good }.
}
san_juan-event-built = { $player_you ->
    [yes] Costruisci { $card } { $price }: { $points }.
   *[no] { $player } costruisce { $card } { $price }: { $points }.
}
san_juan-event-built-over = { $player_you ->
    [yes] Costruisci { $card } sopra { $over } { $price }: { $points }.
   *[no] { $player } costruisce { $card } sopra { $over } { $price }: { $points }.
}
san_juan-built-for = per { $cards }
san_juan-built-for-nothing = gratis
san_juan-nothing = niente
san_juan-points-change = { $points ->
    [one] { $change } punto
   *[other] { $change } punti
}
san_juan-points-at-end = punti alla fine
san_juan-event-not-built = { $player_you ->
    [yes] Non costruisci niente.
   *[no] { $player } non costruisce niente.
}
san_juan-event-kept = { $player_you ->
    [yes] Tieni { $cards }.
   *[no] { $player } tiene { $cards }.
}
san_juan-event-discarded = { $player_you ->
    [yes] Scarti { $cards }.
   *[no] { $player } scarta { $cards }.
}
san_juan-event-tucked = { $player_you ->
    [yes] Infili { $cards } sotto la Cappella: 1 punto.
   *[no] { $player } infila { $cards } sotto la Cappella: 1 punto.
}
san_juan-event-turned-up = { $player_you ->
    [yes] Scopri { $cards }.
   *[no] { $player } scopre { $cards }.
}
san_juan-event-mined = { $player_you ->
    [yes] Grazie alla Miniera d’oro tieni { $card }.
   *[no] Grazie alla Miniera d’oro { $player } tiene { $card }.
}
san_juan-event-mined-nothing = { $player_you ->
    [yes] Due costi sono uguali: non tieni niente.
   *[no] Due costi sono uguali: { $player } non tiene niente.
}
san_juan-event-round = { $player_you ->
    [yes] Giro { $round }: il governatore sei tu.
   *[no] Giro { $round }: il governatore è { $player }.
}
san_juan-bonus = { $card }: +{ $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
san_juan-paid-with = Pagato con { $cards }.

# Che cosa fa un ruolo per tutti; il privilegio è di chi lo prende
san_juan-about-builder = { $player_you ->
    [yes] Ognuno può costruire un edificio; tu paghi { $more } in meno.
   *[no] Ognuno può costruire un edificio; { $player } paga { $more } in meno.
}
san_juan-about-producer = { $player_you ->
    [yes] Ognuno può produrre una merce; tu, { $more ->
        [1] una
       *[other] { $more }
    } in più.
   *[no] Ognuno può produrre una merce; { $player }, { $more ->
        [1] una
       *[other] { $more }
    } in più.
}
san_juan-about-trader = { $player_you ->
    [yes] Ognuno può vendere una merce; tu, { $more ->
        [1] una
       *[other] { $more }
    } in più.
   *[no] Ognuno può vendere una merce; { $player }, { $more ->
        [1] una
       *[other] { $more }
    } in più.
}
san_juan-about-councillor = { $player_you ->
    [yes] Ognuno pesca 2 carte e ne tiene 1; tu ne peschi { $more }.
   *[no] Ognuno pesca 2 carte e ne tiene 1; { $player } ne pesca { $more }.
}
san_juan-about-prospector = { $player_you ->
    [yes] Soltanto tu peschi { $cards }.
   *[no] Soltanto { $player } pesca { $cards }.
}

# Azioni in due o tre parole
san_juan-short-draws = pesca { $cards }
san_juan-short-keeps = tiene { $cards }
san_juan-short-discards = scarta { $cards }
san_juan-short-not-built = non costruisce
san_juan-short-chapel = Cappella +1
san_juan-gain-sale = { $goods } per { $cards }
san_juan-gain-chapel = 1 punto sotto la Cappella

# Che cosa porta adesso un ruolo
san_juan-worth-now = vale adesso: { $counted }
san_juan-worth-itself = sé stesso
san_juan-note-build = { $count ->
    [one] Puoi costruire una delle tue { $cards } carte.
   *[other] Puoi costruire { $count } delle tue { $cards } carte.
}
san_juan-note-build-none = { $cards ->
    [0] Non hai carte da costruire.
   *[other] Non puoi costruire niente: puoi pagare { $most } al massimo.
}
san_juan-note-produce = I tuoi impianti vuoti: { $goods }.
san_juan-note-produce-none = Tutti i tuoi impianti sono pieni.
san_juan-note-sell = Le tue merci: { $goods }.
san_juan-note-sell-for = { $most ->
    [one] Le tue merci: { $goods }, una carta ai prossimi prezzi.
   *[other] Le tue merci: { $goods }, fino a { $most } carte ai prossimi prezzi.
}
san_juan-note-sell-none = Non hai merci.
san_juan-note-councillor = Peschi { $drawn } carte e ne tieni { $kept }.
san_juan-note-prospector = { $cards ->
    [one] Peschi una carta.
   *[other] Peschi { $cards } carte.
}
san_juan-note-gold-mine = La tua Miniera d’oro può scoprire quattro carte.
san_juan-note-others-build = Carte in mano: { $others }.
san_juan-note-others-produce = Impianti vuoti: { $others }.
san_juan-note-others-sell = Merci: { $others }.
san_juan-note-player = { $player } { $count }

# Perché no
san_juan-no-taken = già preso in questo giro
san_juan-no-double = ce l’hai già: un solo viola per tipo
san_juan-no-money = costa { $price }, puoi pagare { $most }
san_juan-no-money-over = costa { $price } sopra { $card }, puoi pagare { $most }

# Disposizioni
san_juan-decline-build = Se qualcuno prende il Costruttore: non costruire niente
san_juan-decline-produce = Se qualcuno prende il Produttore: non produrre niente
san_juan-decline-sell = Se qualcuno prende il Mercante: non vendere niente
san_juan-decline-tuck = Nel nuovo giro: non infilare niente sotto la Cappella
san_juan-decline-mine = Dopo il Cercatore d’oro: non usare la Miniera d’oro
san_juan-gives-up-build = Rinuncia alla tua prossima costruzione.
san_juan-gives-up-produce = Rinuncia alla tua prossima produzione.
san_juan-gives-up-sell = Rinuncia alla tua prossima vendita.
san_juan-gives-up-tuck = Rinuncia a un punto sotto la Cappella.
san_juan-gives-up-mine = Rinuncia alla prossima occasione di una carta gratis.
san_juan-costs-no-build = { $cards ->
    [0] Per ora non ti costa niente: non hai carte.
    [one] Per ora non ti costa niente: con una carta puoi pagare { $most } al massimo.
   *[other] Per ora non ti costa niente: con { $cards } carte puoi pagare { $most } al massimo.
}
san_juan-costs-build = { $cards ->
    [one] Ora potresti costruire una carta.
   *[other] Ora potresti costruire { $cards } delle tue carte.
}
san_juan-costs-no-produce = Per ora non ti costa niente: tutti i tuoi impianti sono pieni.
san_juan-costs-produce = I tuoi impianti vuoti: { $goods }.
san_juan-costs-no-sell = Per ora non ti costa niente: non hai merci.
san_juan-costs-sell = Le tue merci: { $goods }.
san_juan-costs-no-tuck = Per ora non ti costa niente: non hai carte.

# Quasi finita
san_juan-alert-more = { $left ->
    [one] fine tra { $left } edificio
   *[other] fine tra { $left } edifici
}
san_juan-alert-last-rounds = { $player_you ->
    [yes] Ultimi giri: hai { $buildings } edifici su { $all }
   *[no] Ultimi giri: { $player } ha { $buildings } edifici su { $all }
}
san_juan-alert-last-phase = { $player_you ->
    [yes] Ultima fase: hai { $all } edifici
   *[no] Ultima fase: { $player } ha { $all } edifici
}

# La fine
san_juan-end-twelve = { $player_you ->
    [yes] Hai costruito il tuo dodicesimo edificio, { $card }.
   *[no] { $player } ha costruito il suo dodicesimo edificio, { $card }.
}
san_juan-part-buildings = { $count ->
    [one] un edificio
   *[other] { $count } edifici
}
san_juan-part-chapel = { $count ->
    [one] una carta
   *[other] { $count } carte
}
san_juan-part-guild_hall = { $count ->
    [one] un impianto da 2 punti
   *[other] { $count } impianti da 2 punti
}
san_juan-part-city_hall = { $count ->
    [one] un edificio viola
   *[other] { $count } edifici viola
}
san_juan-part-triumphal_arch = { $count ->
    [one] un monumento
   *[other] { $count } monumenti
}
san_juan-part-palace = un quarto di { $count }
san_juan-reason-twelve_buildings = Il dodicesimo edificio chiude la partita.
san_juan-reason-standstill = Non restavano carte e nessuna si è mossa per un intero giro.
san_juan-tie-cards_and_goods = Parità di punti; vince chi ha più carte in mano e merci.
san_juan-category-buildings = Edifici
san_juan-category-chapel = Carte della Cappella
san_juan-category-guild_hall = Sede della Gilda
san_juan-category-city_hall = Municipio
san_juan-category-triumphal_arch = Arco di Trionfo
san_juan-category-palace = Palazzo

# Le regole in breve
san_juan-rules =
    Una carta in mano è denaro, sul tavolo un edificio, coperta su un edificio di produzione una merce.
    In ogni giro, a cominciare dal governatore, ognuno prende un ruolo ancora libero; in due il governatore ne prende un secondo. Chi prende un ruolo agisce per primo e ne ha il privilegio, poi seguono gli altri in senso orario. Agire è facoltativo.
    Costruttore: ognuno può costruire un edificio dalla mano e ne paga il costo in carte; privilegio: 1 in meno. Edifici di produzione uguali a volontà, ma un solo edificio viola per tipo.
    Produttore: ognuno può mettere una merce su un edificio di produzione vuoto; privilegio: 1 in più.
    Mercante: si gira una tessera dei prezzi; ognuno può vendere una merce in cambio di carte; privilegio: 1 in più. Le cinque tessere tornano sempre nello stesso ordine.
    Consigliere: ognuno pesca 2 carte e ne tiene 1; privilegio: ne pesca 5.
    Cercatore d’oro: privilegio: pesca 1 carta. Gli altri niente.
    Dopo l’ultimo ruolo il governatore cambia, si possono usare le Cappelle, poi ognuno scende a 7 carte in mano.
    La partita finisce dopo la fase del costruttore in cui qualcuno ha dodici edifici. Vince chi ha più punti; in parità, chi ha più carte in mano e merci.
san_juan-rules-starting_hand = Mano iniziale: il governatore pesca 5 carte, ogni giocatore seguente una in più; ognuno ne tiene 4.

# Terminale
san_juan-terminal-round = Giro { $round }, governatore: { $player }
san_juan-terminal-piles = Mazzo: { $pile }, scarti: { $discards }
san_juan-terminal-prices = Prezzi: { $prices }
san_juan-terminal-cycle = Prezzi in arrivo, prima il prossimo: { $tiles }
san_juan-terminal-building = { $player } costruisce { $card }; ancora da pagare: { $cards }
san_juan-terminal-building-over = { $player } costruisce { $card } sopra { $over }; ancora da pagare: { $cards }
san_juan-terminal-revealed = Scoperte: { $cards }
san_juan-terminal-last-phase = Dodici edifici: la partita finisce dopo questa fase.
san_juan-terminal-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
san_juan-terminal-buildings = edifici { $buildings }/{ $last }
san_juan-terminal-hand = mano { $cards }
san_juan-terminal-worth = { $card } [{ $points }]
san_juan-terminal-chapel = { $card } [+{ $cards }]
san_juan-terminal-tucked = Carte della Cappella: { $cards }
san_juan-terminal-covered = Coperti: { $cards }
san_juan-terminal-your-hand = La tua mano
san_juan-terminal-price = Prezzo
san_juan-terminal-text = Effetto
san_juan-terminal-offered = Pescate: { $cards }
san_juan-terminal-your-chapel = Sotto la tua Cappella: { $cards }
san_juan-terminal-separator = { "; " }
san_juan-terminal-say-roles = Ruoli liberi: { $roles }.
san_juan-terminal-say-building = In costruzione: { $card }; ancora da pagare: { $cards }.
san_juan-terminal-say-player = { $player }: punti { $points }, edifici { $buildings } su 12, carte in mano { $cards }.
san_juan-terminal-say-plant = { $card } { $standing }, con merce { $goods }
san_juan-terminal-say-plants = Produzione: { $plants }.
san_juan-terminal-say-violets = Edifici viola: { $cards }.
san_juan-terminal-say-card = { $card }, { $count }, prezzo { $price }
san_juan-terminal-say-hand = La tua mano: { $cards }.
san_juan-terminal-say-hand-empty = La tua mano è vuota.

# Il tavolo
san_juan-board-round = Giro { $round }
san_juan-board-phase = Fase: { $role }
san_juan-board-phase-role = Scelta dei ruoli
san_juan-board-phase-settle = Nuovo giro
san_juan-board-phase-starting_hand = Mani iniziali
san_juan-board-last-phase = Dodici edifici: ultima fase
san_juan-board-roles = Ruoli
san_juan-board-role-builder = paga 1 in meno
san_juan-board-role-producer = 1 merce in più
san_juan-board-role-trader = 1 vendita in più
san_juan-board-role-councillor = tiene 1 su 5
san_juan-board-role-prospector = pesca 1
san_juan-board-role-keeps = tiene { $kept } su { $drawn }
san_juan-board-twice-builder = paga 2 in meno
san_juan-board-twice-producer = 2 merci in più
san_juan-board-twice-trader = 2 vendite in più
san_juan-board-twice-councillor = tiene 1 su 8
san_juan-board-twice-prospector = pesca 2
san_juan-board-role-free = { $role }, libero. Privilegio: { $text }.
san_juan-board-role-now = { $role }, preso da { $player }, in corso.
san_juan-board-role-taken = { $role }, preso da { $player }.
san_juan-board-role-gone = { $role }, preso.
san_juan-board-trading = Casa commerciale
san_juan-board-prices-now = prezzi attuali
san_juan-board-prices-next = prossimi
san_juan-board-prices-unknown = chiusa
san_juan-board-prices-order = I prezzi nell’ordine
san_juan-board-prices-place = Tessera
san_juan-board-pile = mazzo
san_juan-board-pile-label = Carte da pescare
san_juan-board-discards = scarti
san_juan-board-discards-label = Carte scartate
san_juan-board-city-label = Città di { $player }: punti { $points }, edifici { $buildings } su 12, carte in mano { $cards }, merci { $goods }, carte della Cappella { $chapel }
san_juan-board-your-city = La tua città
san_juan-board-your-hand = La tua mano
san_juan-board-drawn = Carte pescate
san_juan-board-governor = governatore
san_juan-board-winner = vince
san_juan-board-answered = ha risposto
san_juan-board-in-hand = Carte in mano
san_juan-board-held = { $cards } in mano
san_juan-board-buildings = Edifici
san_juan-board-goods-label = Merci sugli impianti
san_juan-board-of-twelve = { $buildings } su 12 edifici
san_juan-board-under-chapel = Cappella +{ $cards }
san_juan-board-covered = coperti: { $cards }
san_juan-board-free-plot = Posto libero
san_juan-board-with-good = { $card } con { $good }
san_juan-board-over = sopra { $card }
san_juan-board-may-produce = può produrre
san_juan-board-may-sell = si può vendere
san_juan-board-may-pay = può pagare 1
san_juan-board-mark-build = in costruzione
san_juan-board-mark-pay = paga 1
san_juan-board-mark-produce = produce
san_juan-board-mark-sell = venduta
san_juan-board-mark-keep = tenuta
san_juan-board-mark-pick = tenuta
san_juan-board-mark-discard = scartata
san_juan-board-mark-tuck = Cappella
san_juan-board-label-build = { $card } · paga { $price }
san_juan-board-label-build-library = { $card } · Biblioteca · paga { $price }
san_juan-board-label-cover = Sopra { $card } · paga { $price }
san_juan-board-label-beside = Posto libero · paga { $price }
san_juan-board-card-label = { $card }, costo { $cost }, punti { $points }. { $text }
san_juan-board-now-worth = ora { $points }
san_juan-board-invented = inventata
san_juan-board-mine-choose = { $player_you ->
    [yes] Tutti i costi sono diversi: ne tieni una.
   *[no] Tutti i costi sono diversi: { $player } ne tiene una.
}
san_juan-board-total = Totale
san_juan-board-worth = Valore
san_juan-board-worth-title = Gli edifici da 6, adesso
san_juan-board-worth-built = { $player } ce l’ha
san_juan-board-worth-hand = in mano, se costruito ora
san_juan-board-worth-you = se lo costruissi ora
san_juan-board-chapel-title = Sotto la tua Cappella
san_juan-board-known-title = Scarti che conosci
san_juan-board-you = tu
san_juan-board-order = { $phase }, { $now }
san_juan-board-order-next = { $phase }, { $now }, poi { $next }
san_juan-board-result = { $cards ->
    [one] { $before } → { $after } punti, resta 1 carta
   *[other] { $before } → { $after } punti, restano { $cards } carte
}
san_juan-board-build-it = Costruisci
san_juan-board-pay = paga { $price }
san_juan-board-worth-now = valore adesso
san_juan-board-more-cards = { $cards ->
    [one] +1 carta
   *[other] +{ $cards } carte
}
san_juan-board-missing-pay = Ancora { $cards } da pagare
san_juan-board-missing-discard = Ancora { $cards } da scartare
san_juan-board-missing-keep = Ancora { $cards } da tenere
san_juan-board-missing-pick = Ancora { $cards } da tenere
san_juan-board-role-has = { $player_you ->
    [yes] Ce l’hai tu.
   *[no] Ce l’ha { $player }.
}
san_juan-board-role-text-builder = Ognuno può costruire un edificio; chi prende il ruolo paga 1 in meno.
san_juan-board-role-text-producer = Ognuno può produrre una merce; chi prende il ruolo, una in più.
san_juan-board-role-text-trader = Ognuno può vendere una merce; chi prende il ruolo, una in più.
san_juan-board-role-text-councillor = Ognuno pesca 2 carte e ne tiene 1; chi prende il ruolo ne pesca 5.
san_juan-board-role-text-prospector = Chi prende il ruolo pesca una carta; gli altri, niente.
san_juan-board-makes = Produce { $good }.
san_juan-board-monument = Monumento: punti, nessun potere.
san_juan-board-short-smithy = La produzione ti costa 1 in meno.
san_juan-board-short-gold-mine = Cercatore d’oro: scopri 4; costi tutti diversi, tieni 1.
san_juan-board-short-archive = Consigliere: scarta da tutta la mano.
san_juan-board-short-poor-house = Costruito, e resta 0 o 1 carta: pesca 1.
san_juan-board-short-black-market = Paga anche con le tue merci, fino a 2.
san_juan-board-short-trading-post = Mercante: vendi 1 merce in più.
san_juan-board-short-well = Prodotte 2 o più merci: pesca 1.
san_juan-board-short-market-stand = Vendute 2 o più merci: pesca 1.
san_juan-board-short-crane = Costruisci sopra un tuo edificio: paga la differenza.
san_juan-board-short-chapel = Ogni giro infila una carta: 1 punto.
san_juan-board-short-tower = Il tuo limite di mano è 12.
san_juan-board-short-aqueduct = Produttore: 1 merce in più.
san_juan-board-short-carpenter = Costruito un viola: pesca 1.
san_juan-board-short-prefecture = Consigliere: tieni 2 carte.
san_juan-board-short-market-hall = Venduta almeno 1 merce: pesca 1.
san_juan-board-short-quarry = I viola ti costano 1 in meno.
san_juan-board-short-library = Raddoppia il privilegio del tuo ruolo.
san_juan-board-short-guild-hall = 2 punti per edificio di produzione.
san_juan-board-short-city-hall = 1 punto per edificio viola.
san_juan-board-short-triumphal-arch = 4, 6 o 8 per 1, 2 o 3 monumenti.
san_juan-board-short-palace = Un quarto degli altri punti.
san_juan-board-tiny-production = produce 1
san_juan-board-tiny-monument = monumento
san_juan-board-tiny-smithy = produzione −1
san_juan-board-tiny-gold-mine = 4 viste, tieni 1
san_juan-board-tiny-archive = tutta la mano
san_juan-board-tiny-poor-house = 0–1 carta: +1
san_juan-board-tiny-black-market = merci pagano
san_juan-board-tiny-trading-post = +1 vendita
san_juan-board-tiny-well = 2 fatte: +1
san_juan-board-tiny-market-stand = 2 vendute: +1
san_juan-board-tiny-crane = costruisci sopra
san_juan-board-tiny-chapel = infila: 1 punto
san_juan-board-tiny-tower = limite 12
san_juan-board-tiny-aqueduct = +1 merce
san_juan-board-tiny-carpenter = viola: +1
san_juan-board-tiny-prefecture = tieni 2
san_juan-board-tiny-market-hall = venduta: +1
san_juan-board-tiny-quarry = viola −1
san_juan-board-tiny-library = ruolo doppio
san_juan-board-tiny-guild-hall = 2 per impianto
san_juan-board-tiny-city-hall = 1 per viola
san_juan-board-tiny-triumphal-arch = 4 · 6 · 8
san_juan-board-tiny-palace = ¼ del resto

san_juan-deed-card-drawn = pescata
san_juan-deed-card-offered = offerta
san_juan-deed-card-kept = tenuta
san_juan-deed-offer-discarded = non tenuta
san_juan-deed-role-taken = ruolo preso
san_juan-deed-good-produced = merce prodotta
san_juan-deed-good-sold = merce venduta
san_juan-deed-good-paid = merce usata per pagare
san_juan-deed-good-lost = merce persa
san_juan-deed-building-begun = costruzione iniziata
san_juan-deed-building-built = costruito
san_juan-deed-building-covered = coperto
san_juan-deed-card-paid = usata per pagare
san_juan-deed-card-discarded = scartata
san_juan-deed-card-tucked = infilata sotto la Cappella
san_juan-deed-card-turned-up = scoperta dalla Miniera d’oro
san_juan-deed-mined = vinta dalla Miniera d’oro

# Merci e carte in una frase
san_juan-some-indigo = indaco
san_juan-some-sugar = zucchero
san_juan-some-tobacco = tabacco
san_juan-some-coffee = caffè
san_juan-some-silver = argento
san_juan-the-indigo-plant = la Tintoria d’indaco
san_juan-the-sugar-mill = lo Zuccherificio
san_juan-the-tobacco-storage = l’Essiccatoio di tabacco
san_juan-the-coffee-roaster = la Torrefazione di caffè
san_juan-the-silver-smelter = la Fonderia d’argento
san_juan-the-smithy = la Fucina
san_juan-the-gold-mine = la Miniera d’oro
san_juan-the-archive = l’Archivio
san_juan-the-poor-house = l’Ospizio
san_juan-the-black-market = il Mercato nero
san_juan-the-trading-post = l’Emporio
san_juan-the-well = il Pozzo
san_juan-the-market-stand = la Bancarella
san_juan-the-crane = la Gru
san_juan-the-chapel = la Cappella
san_juan-the-tower = la Torre
san_juan-the-aqueduct = l’Acquedotto
san_juan-the-carpenter = la Falegnameria
san_juan-the-prefecture = la Prefettura
san_juan-the-market-hall = il Mercato coperto
san_juan-the-quarry = la Cava
san_juan-the-library = la Biblioteca
san_juan-the-statue = la Statua
san_juan-the-victory-column = la Colonna della Vittoria
san_juan-the-hero = l’Eroe
san_juan-the-guild-hall = la Sede della Gilda
san_juan-the-city-hall = il Municipio
san_juan-the-triumphal-arch = l’Arco di Trionfo
san_juan-the-palace = il Palazzo

# Le carte nei particolari
san_juan-kind = { $group } · costo { $cost } · { $copies ->
    [1] una nel mazzo
    [2] due nel mazzo
    [3] tre nel mazzo
   *[other] { $copies } nel mazzo
}
san_juan-kind-production = produzione
san_juan-kind-violet = viola
san_juan-kind-monument = viola, monumento
san_juan-kind-six-cost = viola
san_juan-example-gold-mine = Costi 1, 2, 3 e 5 scoperti: tieni una carta. Costi 1, 2, 2 e 5: nessuna.
san_juan-example-archive = Hai 3 carte e ne peschi 2: scarta una delle 5.
san_juan-example-poor-house = Hai 3 carte, ne costruisci una e paghi con le altre 2: non ne resta, pesca 1.
san_juan-example-black-market = Un edificio da 5: 3 carte, caffè e zucchero.
san_juan-example-well = Produci indaco e zucchero: pesca 1.
san_juan-example-market-stand = Vendi zucchero e caffè: pesca 1 oltre al prezzo.
san_juan-example-crane = Il Palazzo (6) sopra la Cappella (3) costa 3. I punti della Cappella si perdono.
san_juan-example-chapel = Sette carte infilate nella partita: 7 punti alla fine.
san_juan-example-carpenter = La Torre per 3, poi pesca 1: ti costa 2.
san_juan-example-prefecture = Come Consigliere peschi 5 carte e ne tieni 2.
san_juan-example-market-hall = Vendi indaco per 1: pesca 2 in tutto.
san_juan-example-library = Come Costruttore paghi 2 in meno; come Consigliere peschi 8 carte.
