"""Bakerstreet: a case is not solved by guessing."""

from __future__ import annotations

from collections import Counter
from itertools import count, islice

from bot.media.painting import PHONE
from games.bakerstreet import GAME
from games.core.chance import SEED_BYTES
from games.core.deduction.puzzle import make, proof_of
from games.core.deduction.sheet import sheet_scene
from tests.builders import amount
from tests.games.pictures import NAMES, Speaker, no_word_overflows
from tests.words import WORDS


def test_the_three_most_common_solutions_of_many_cases_solve_next_to_none_of_others() -> None:
    cases = (make(GAME, 2, n.to_bytes(SEED_BYTES, "big")) for n in count())
    many = amount(16, 800)
    solutions = [each.solution for each in islice((case for case in cases if case is not None), 2 * many)]
    guesses = [guess for guess, _ in Counter(solutions[:many]).most_common(3)]

    assert sum(each in guesses for each in solutions[many:]) <= many // 8


def test_the_words_of_a_case_s_sheet_have_room_in_every_language() -> None:
    case = next(filter(None, (make(GAME, 2, n.to_bytes(SEED_BYTES, "big")) for n in count())))
    scene = sheet_scene(proof_of(GAME, case).sheet, {}, (0, 0), GAME.ground)

    no_word_overflows([scene], [Speaker(each, NAMES) for each in WORDS.languages], lambda width, _: PHONE / width)
