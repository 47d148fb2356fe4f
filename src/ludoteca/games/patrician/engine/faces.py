"""The faces of Patrician's cards, which a host's card file may replace."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.patrician.engine import numbers


@final
class Faces:
    """The faces of all cards. The start cards are a set, and so are the twins of each card."""

    crests: vec[i64]
    portrait: vec[i64]
    portrait_count: vec[i64]
    sign: vec[i64]
    start_cards: i64
    twins: vec[i64]

    def __init__(
        self, crests: list[int], portrait: list[int], portrait_count: list[int], sign: list[int], star: list[bool]
    ) -> None:
        self.crests = vec[i64](crests)
        self.portrait = vec[i64](portrait)
        self.portrait_count = vec[i64](portrait_count)
        self.sign = vec[i64](sign)
        self.start_cards = sum(1 << card for card in range(numbers.CARDS) if star[card])
        # Twins are other cards of the same city with the same face.
        cities: list[int] = [numbers.CITY_OF[card] for card in range(numbers.CARDS)]
        faces = list(zip(cities, crests, portrait, portrait_count, sign, star, strict=True))
        twins: list[int] = []
        for card in range(numbers.CARDS):
            others = [other for other in range(numbers.CARDS) if other != card and faces[other] == faces[card]]
            twins.append(sum(1 << other for other in others))
        self.twins = vec[i64](twins)
