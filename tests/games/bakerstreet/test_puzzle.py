"""Bakerstreet: a case is not solved by guessing, and its reasons prove it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import count, islice, product

import pytest

from bot.media.painting import PHONE
from games.bakerstreet import BOX, GAME
from games.bakerstreet.events import Played
from games.bakerstreet.model import SEATS, Card
from games.bakerstreet.puzzle import PILES, WIDE, BakerPuzzles, Pile, countings
from games.core.chance import SEED_BYTES, Chance
from games.core.deduction.hint import steps_in
from games.core.deduction.puzzle import Puzzle, make, nearest, opened, proof_of
from games.core.deduction.sheet import Sign, sheet_scene
from games.core.lines import Line
from games.core.seats import Seat
from tests.builders import a_seed, amount
from tests.games.pictures import NAMES, Speaker, no_word_overflows
from tests.words import WORDS


def test_the_three_most_common_solutions_of_many_cases_solve_next_to_none_of_others() -> None:
    cases = (make(GAME, 2, n.to_bytes(SEED_BYTES, "big")) for n in count())
    many = amount(8, 800)
    solutions = [each.solution for each in islice((case for case in cases if case is not None), 2 * many)]
    guesses = [guess for guess, _ in Counter(solutions[:many]).most_common(3)]

    assert sum(each in guesses for each in solutions[many:]) <= many // 8


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("de", "zu einem Stopp, der noch zählt"),
        ("en", "to a stop, which still counts"),
        ("es", "hasta un alto, que todavía cuenta"),
        ("fr", "jusqu’à un stop, qui compte encore"),
        ("it", "fino a uno stop, che conta ancora"),
        ("nl", "tot een stop, die nog meetelt"),
        ("pl", "do stopu, który jeszcze się liczy"),
        ("pt-BR", "até um pare, que ainda conta"),
    ],
)
def test_a_case_says_that_the_stop_counts_itself(language: str, counted: str) -> None:
    """“Down to a stop” could be read without it: a quarter of the cases had another answer then."""
    assert counted in WORDS.say(language, Line("bakerstreet-case-rule"))


def test_the_words_of_a_case_s_sheet_have_room_in_every_language() -> None:
    case = next(filter(None, (make(GAME, 2, n.to_bytes(SEED_BYTES, "big")) for n in count())))
    scene = sheet_scene(proof_of(GAME, case).sheet, {}, (0, 0), GAME.ground)

    no_word_overflows([scene], [Speaker(each, NAMES) for each in WORDS.languages], lambda width, _: PHONE / width)


@pytest.mark.parametrize("first", [83_000_000 + 1000 * n for n in range(amount(3, 100))])
def test_the_cards_that_a_reason_names_prove_it_alone_and_none_can_be_spared(first: int) -> None:
    case = a_case(first)
    shown, luck = opened(GAME, case).shown, Chance(a_seed(first), 0)
    clues = [clue for clue in shown.clues if isinstance(clue, Played)]
    best = 1 + PILES.index(Pile(case.solution[0]))
    for cell in proof_of(GAME, case).asked:
        piles = range(1, len(PILES) + 1) if cell // WIDE < len(PILES) else [best]
        said = counted(piles, clues, shown.seat)
        named = {n - 1 for n in steps_in(BakerPuzzles(BOX).why_of(shown, cell))}
        others = {*range(len(clues))} - named

        assert all(counted(piles, other_cards(clues, others, luck), shown.seat) == said for _ in range(100))
        for n in named:
            ways = (replace(clues[n], by=by, card=card) for by, card in product(SEATS, Card))
            assert any(counted(piles, with_one(clues, n, way), shown.seat) != said for way in ways)


def test_a_case_s_hints_begin_with_the_pile_for_its_points_follow_from_that() -> None:
    case = a_case(83_000_000)
    pile, *rest = sorted(proof_of(GAME, case).asked)
    cells = dict.fromkeys((pile, *rest), 0)

    assert nearest(GAME, case, cells, {}) == [pile]
    assert nearest(GAME, case, dict.fromkeys(rest, 0), {pile: Sign.YES}) == rest


def a_case(first: int) -> Puzzle:
    return next(filter(None, (make(GAME, 2, a_seed(n)) for n in count(first))))


def counted(piles: Iterable[int], clues: Sequence[Played], seat: Seat) -> list[list[tuple[tuple[int, int], Seat]]]:
    """Return what is counted from some piles, for either side, and who wins it."""
    return [[(each.sums, each.winner) for each in countings(clues, pile, seat)] for pile in piles]


def with_one(clues: Sequence[Played], n: int, other: Played) -> list[Played]:
    return [*clues[:n], other, *clues[n + 1 :]]


def other_cards(clues: Sequence[Played], at: Collection[int], luck: Chance) -> list[Played]:
    """Return clues in which some of the cards are any, of either player."""
    return [
        replace(clue, by=luck.pick(SEATS), card=luck.pick(tuple(Card))) if n in at else clue
        for n, clue in enumerate(clues)
    ]
