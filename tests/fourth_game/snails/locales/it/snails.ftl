snails-summary = Pescate foglie, strisciate e raggiungete per primi la lattuga.
snails-notice = Snails è un gioco inventato per i test di Ludoteca.
snails-option-long_way = La via lunga
snails-option-long_way-help = La lattuga è a 16 passi invece di 12.
snails-category-way = Cammino
snails-reason-finish = Una lumaca ha raggiunto la lattuga.
snails-reason-no_cards = Non ci sono più foglie.
snails-tie-hand = meno foglie in mano
snails-deed-dealt = ha ricevuto
snails-deed-drawn = ha pescato
snails-deed-crawled = ha percorso
snails-attribute-name = Nome
snails-attribute-length = Lunghezza
snails-card = { $name }, { $length }
snails-effect = Avanza di { $length }.
snails-prompt = Pesca una foglia o striscia.
snails-move-draw = Pesca una foglia
snails-move-crawl = Striscia su { $card }
snails-event-drawn = { $player } pesca { $card }.
snails-event-drawn-hidden = { $player } pesca una foglia.
snails-event-crawled = { $player } striscia su { $card } ed è ora a { $way }.
snails-rules = Nel vostro turno pescate una foglia, se ne avete meno di { $hand }, o strisciate su una delle vostre. La prima lumaca che raggiunge { $finish } conclude la corsa; vince la più avanti.
snails-table-snail = { $player } è a { $way } e ha { $leaves ->
    [one] una foglia
   *[other] { $leaves } foglie
}.
snails-table-pile = { $leaves ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo c’è una foglia.
   *[other] Nel mazzo ci sono { $leaves } foglie.
}
snails-table-hand = Le tue foglie: { $cards }.
snails-table-no-hand = Non hai foglie.
