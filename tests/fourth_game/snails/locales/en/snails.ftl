snails-summary = Draw leaves, crawl along them, and reach the lettuce first.
snails-notice = Snails is a game made up for the tests of Ludoteca.
snails-option-long_way = The long way
snails-option-long_way-help = The lettuce is 16 away instead of 12.
snails-category-way = Way
snails-reason-finish = A snail has reached the lettuce.
snails-reason-no_cards = There are no leaves left.
snails-tie-hand = fewer leaves left
snails-deed-dealt = was dealt
snails-deed-drawn = drew
snails-deed-crawled = crawled along
snails-attribute-name = Name
snails-attribute-length = Length
snails-card = { $name }, { $length }
snails-effect = Crawl { $length }.
snails-prompt = Draw a leaf or crawl along one.
snails-move-draw = Draw a leaf
snails-move-crawl = Crawl along { $card }
snails-event-drawn = { $player } draws { $card }.
snails-event-drawn-hidden = { $player } draws a leaf.
snails-event-crawled = { $player } crawls along { $card } and is now at { $way }.
snails-rules = On your turn, draw a leaf, if you have fewer than { $hand }, or crawl along one of yours. The first snail to reach { $finish } ends the race; the one that has come farthest wins.
snails-table-snail = { $player } is at { $way } and has { $leaves ->
    [one] one leaf
   *[other] { $leaves } leaves
}.
snails-table-pile = { $leaves ->
    [0] The pile is empty.
    [one] One leaf is in the pile.
   *[other] { $leaves } leaves are in the pile.
}
snails-table-hand = Your leaves: { $cards }.
snails-table-no-hand = You have no leaves.
