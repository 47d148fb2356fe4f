snails-summary = Piochez des feuilles, avancez dessus et atteignez la salade en premier.
snails-notice = Snails est un jeu inventé pour les tests de Ludoteca.
snails-option-long_way = Le long chemin
snails-option-long_way-help = La salade est à 16 pas au lieu de 12.
snails-category-way = Chemin
snails-reason-finish = Un escargot a atteint la salade.
snails-reason-no_cards = Il n’y a plus de feuilles.
snails-tie-hand = moins de feuilles en main
snails-deed-dealt = a reçu
snails-deed-drawn = a pioché
snails-deed-crawled = a suivi
snails-attribute-name = Nom
snails-attribute-length = Longueur
snails-card = { $name }, { $length }
snails-effect = Avancez de { $length }.
snails-prompt = Piochez une feuille ou avancez.
snails-move-draw = Piocher une feuille
snails-move-crawl = Avancer sur { $card }
snails-event-drawn = { $player } pioche { $card }.
snails-event-drawn-hidden = { $player } pioche une feuille.
snails-event-crawled = { $player } avance sur { $card } et se trouve à { $way }.
snails-rules = À votre tour, piochez une feuille, si vous en avez moins de { $hand }, ou avancez sur une des vôtres. Le premier escargot qui atteint { $finish } termine la course ; le plus avancé gagne.
snails-table-snail = { $player } est à { $way } et a { $leaves ->
    [one] { $leaves } feuille
   *[other] { $leaves } feuilles
}.
snails-table-pile = { $leaves ->
    [0] La pioche est vide.
    [one] Il reste une feuille dans la pioche.
   *[other] Il reste { $leaves } feuilles dans la pioche.
}
snails-table-hand = Vos feuilles : { $cards }.
snails-table-no-hand = Vous n’avez pas de feuille.
