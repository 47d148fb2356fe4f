san_juan-notice = San Juan è un gioco di Andreas Seyfarth (2004). Questa è una versione non ufficiale delle sue regole; titoli e marchi appartengono ai loro proprietari. Nessun testo, immagine, logo o carattere di alcuna edizione è usato.
san_juan-summary = Costruisci la capitale di Porto Rico: ogni carta è un edificio, una merce o denaro, e chi prende un ruolo fa agire tutti.

# Opzioni
san_juan-option-starting_hand = Scegliere la mano iniziale
san_juan-option-starting_hand-help = Variante: ognuno pesca da 5 a 8 carte, tante di più quanto più tardi gioca nel giro, e ne tiene 4.
san_juan-option-crane_good_pays = Una merce coperta può pagare
san_juan-option-crane_good_pays-help = Con Gru e Mercato nero, la merce sull’edificio che si copre può far parte del pagamento.

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
san_juan-text-gold-mine = dopo un Cercatore d’oro, scopri 4 carte; se tutti i costi sono diversi, tienine una.
san_juan-text-archive = con un Consigliere, scarta da tutta la mano anziché dalle carte pescate.
san_juan-text-poor-house = dopo aver costruito, con 0 o 1 carta in mano, pescane 1.
san_juan-text-black-market = paga un edificio con un massimo di 2 tue merci, 1 ciascuna.
san_juan-text-trading-post = con un Mercante, vendi 1 merce in più.
san_juan-text-well = se produci almeno 2 merci, pesca 1 carta.
san_juan-text-market-stand = se vendi almeno 2 merci, pesca 1 carta.
san_juan-text-crane = costruisci sopra un tuo edificio e paga solo la differenza.
san_juan-text-chapel = a ogni nuovo giro infila sotto una carta; ciascuna vale 1 punto.
san_juan-text-tower = il tuo limite di mano è 12.
san_juan-text-aqueduct = con un Produttore, produci 1 merce in più.
san_juan-text-carpenter = dopo aver costruito un edificio viola, pesca 1 carta.
san_juan-text-prefecture = con un Consigliere, tieni 2 carte.
san_juan-text-market-hall = se vendi almeno una merce, pesca 1 carta.
san_juan-text-quarry = i tuoi edifici viola costano 1 in meno.
san_juan-text-library = il privilegio del tuo ruolo vale il doppio.
san_juan-text-statue = un monumento.
san_juan-text-victory-column = un monumento.
san_juan-text-hero = un monumento.
san_juan-text-guild-hall = alla fine, 2 punti per ogni tuo edificio di produzione.
san_juan-text-city-hall = alla fine, 1 punto per ogni tuo edificio viola, questo compreso.
san_juan-text-triumphal-arch = alla fine, 4, 6 o 8 punti per 1, 2 o 3 monumenti.
san_juan-text-palace = per ultimo, 1 punto ogni 4 degli altri.
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
san_juan-move-take = Prendi il ruolo: { $role }
san_juan-move-take-library = Prendi il ruolo { $role } con la Biblioteca
san_juan-move-build = Costruisci { $card }
san_juan-move-build-library = Costruisci { $card } con la Biblioteca
san_juan-move-build-for = Costruisci { $card } per { $price }
san_juan-move-build-library-for = Costruisci { $card } con la Biblioteca per { $price }
san_juan-move-build-nothing = Non costruire niente
san_juan-move-beside = Costruisci in un posto libero
san_juan-move-beside-for = Costruisci in un posto libero per { $price }
san_juan-move-cover = Costruisci sopra { $card }
san_juan-move-cover-for = Costruisci sopra { $card } per { $price }
san_juan-move-cover-full = Costruisci sopra { $card } con la sua merce, che va persa
san_juan-move-cover-full-for = Costruisci sopra { $card } con la sua merce, che va persa, per { $price }
san_juan-move-pay = Paga { $card }
san_juan-move-pay-good = Paga una merce: { $good }
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
san_juan-prompt-cover = { $card }: in un posto libero, o sopra quale edificio?
san_juan-prompt-pay = { $cards ->
    [one] { $card }: ancora una carta da pagare.
   *[other] { $card }: { $cards } carte da pagare.
}
san_juan-prompt-produce = { $goods ->
    [one] Puoi produrre ancora una merce.
   *[other] Puoi produrre ancora fino a { $goods } merci.
}
san_juan-prompt-sell = { $goods ->
    [one] Puoi vendere ancora una merce.
   *[other] Puoi vendere ancora fino a { $goods } merci.
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
san_juan-event-begun = Il primo governatore è { $player }.
san_juan-event-drew-start = { $player } pesca una carta.
san_juan-event-drew-start-card = { $player } pesca { $card }.
san_juan-event-drew-prospector = { $player } pesca una carta come Cercatore d’oro.
san_juan-event-drew-prospector-card = { $player } pesca { $card } come Cercatore d’oro.
san_juan-event-drew-well = { $player } pesca una carta grazie al Pozzo.
san_juan-event-drew-well-card = { $player } pesca { $card } grazie al Pozzo.
san_juan-event-drew-sale = { $player } pesca una carta per la vendita.
san_juan-event-drew-sale-card = { $player } pesca { $card } per la vendita.
san_juan-event-drew-market-stand = { $player } pesca una carta grazie alla Bancarella.
san_juan-event-drew-market-stand-card = { $player } pesca { $card } grazie alla Bancarella.
san_juan-event-drew-market-hall = { $player } pesca una carta grazie al Mercato coperto.
san_juan-event-drew-market-hall-card = { $player } pesca { $card } grazie al Mercato coperto.
san_juan-event-drew-carpenter = { $player } pesca una carta grazie alla Falegnameria.
san_juan-event-drew-carpenter-card = { $player } pesca { $card } grazie alla Falegnameria.
san_juan-event-drew-poor-house = { $player } pesca una carta grazie all’Ospizio.
san_juan-event-drew-poor-house-card = { $player } pesca { $card } grazie all’Ospizio.
san_juan-event-drew-councillor = { $player } pesca una carta tra cui scegliere.
san_juan-event-drew-councillor-card = { $player } pesca { $card }, tra cui scegliere.
san_juan-event-offered = { $player } pesca { $card }, tra cui scegliere.
san_juan-event-shuffled = { $cards ->
    [one] Gli scarti sono rimescolati: il mazzo ha una carta.
   *[other] Gli scarti sono rimescolati: il mazzo ha { $cards } carte.
}
san_juan-event-role = { $player } prende il ruolo: { $role }.
san_juan-event-library = { $player } usa la Biblioteca.
san_juan-event-prices = Prezzi: { $prices }.
san_juan-event-produced = { $player } produce { $good }.
san_juan-event-sold = { $player } vende { $good } per { $cards }.
san_juan-event-paid = { $player } paga { $card }.
san_juan-event-paid-good = { $player } paga una merce: { $good }.
san_juan-event-good-lost = { $player } perde la merce dell’edificio coperto: { $good }.
san_juan-event-built = { $player } costruisce { $card } per { $cards }.
san_juan-event-built-over = { $player } costruisce { $card } sopra { $over } per { $cards }.
san_juan-event-not-built = { $player } non costruisce niente.
san_juan-event-kept = { $player } tiene una carta.
san_juan-event-kept-card = { $player } tiene { $card }.
san_juan-event-discarded = { $player } scarta una carta.
san_juan-event-discarded-card = { $player } scarta { $card }.
san_juan-event-tucked = { $player } infila una carta sotto la Cappella.
san_juan-event-tucked-card = { $player } infila { $card } sotto la Cappella.
san_juan-event-turned-up = { $player } scopre { $card }.
san_juan-event-mined = { $player } tiene { $card } dalla Miniera d’oro.
san_juan-event-mined-nothing = Due costi sono uguali: { $player } non tiene niente.
san_juan-event-round = Giro { $round }: il governatore è { $player }.

# La fine
san_juan-reason-twelve_buildings = Qualcuno ha dodici edifici.
san_juan-reason-standstill = Non restavano carte e nessuna si è mossa per un intero giro.
san_juan-tie-cards_and_goods = Parità di punti; decidono le carte in mano e le merci.
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
san_juan-terminal-last-phase = Dodici edifici: la partita finisce dopo questa fase!
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
san_juan-board-city-label = Città di { $player }: punti { $points }, edifici { $buildings } su 12, carte in mano { $cards }, merci { $goods }, carte della cappella { $chapel }
san_juan-board-your-city = La tua città
san_juan-board-your-hand = La tua mano
san_juan-board-drawn = Carte pescate
san_juan-board-governor = governatore
san_juan-board-winner = vincitore
san_juan-board-answered = ha risposto
san_juan-board-in-hand = Carte in mano
san_juan-board-buildings = Edifici
san_juan-board-goods = merci: { $goods }
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
san_juan-board-mark-build = si costruisce
san_juan-board-mark-pay = paga 1
san_juan-board-mark-produce = produce
san_juan-board-mark-sell = venduto
san_juan-board-mark-keep = tenuta
san_juan-board-mark-pick = tenuta
san_juan-board-mark-discard = scartata
san_juan-board-mark-tuck = Cappella
san_juan-board-sum-pay = { $done ->
    [one] { $done } su { $all } pagata
   *[other] { $done } su { $all } pagate
}
san_juan-board-sum-keep = { $done } su { $all } da tenere
san_juan-board-sum-discard = { $done } su { $all } da scartare
san_juan-board-sum-produce = { $done } su { $all }: { $goods }
san_juan-board-sum-sell = { $done } su { $all }: { $goods }
san_juan-board-label-build = { $card } · paga { $price }
san_juan-board-label-build-library = { $card } · Biblioteca · paga { $price }
san_juan-board-label-cover = Sopra { $card } · paga { $price }
san_juan-board-label-beside = Posto libero · paga { $price }
san_juan-board-card-label = { $card }, costo { $cost }, punti { $points }. { $text }
san_juan-board-now-worth = ora { $points }
san_juan-board-invented = inventata
san_juan-board-mine-choose = Tutti i costi diversi: { $player } ne tiene una.
san_juan-board-mine-nothing = Due costi uguali: { $player } non tiene nulla.
san_juan-board-total = Totale
san_juan-board-worth = Valore
san_juan-board-worth-title = Gli edifici da 6, adesso
san_juan-board-worth-built = { $player } ce l’ha
san_juan-board-worth-hand = in mano, se costruito ora
san_juan-board-worth-you = se lo costruissi ora
san_juan-board-chapel-title = Sotto la tua Cappella
san_juan-board-known-title = Scarti che conosci
san_juan-board-makes = Produce { $good }.
san_juan-board-monument = Monumento: punti, nessun potere.
san_juan-board-short-smithy = La produzione ti costa 1 in meno.
san_juan-board-short-gold-mine = Cercatore: scopri 4; se tutti i costi diversi, tieni 1.
san_juan-board-short-archive = Consigliere: scarta da tutta la mano.
san_juan-board-short-poor-house = Costruito, con 0 o 1 carta in mano: pesca 1.
san_juan-board-short-black-market = Paga anche con 2 delle tue merci.
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
san_juan-board-short-guild-hall = 2 punti per ogni produzione.
san_juan-board-short-city-hall = 1 punto per ogni viola.
san_juan-board-short-triumphal-arch = 4, 6 o 8 per 1, 2 o 3 monumenti.
san_juan-board-short-palace = Un quarto degli altri punti.

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
san_juan-deed-card-tucked = messa sotto la Cappella
san_juan-deed-card-turned-up = girata dalla Miniera d’oro
san_juan-deed-mined = vinta dalla Miniera d’oro
