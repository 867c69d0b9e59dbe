"""Large print: the pictures of whole games in the face of large print, where its letters have room."""

from __future__ import annotations

import pytest

from bot.media.lettering import face, letter
from bot.media.painting import enlarged, least
from games.core.scene import Write
from tests.builders import Case, a_seed, every_case, positions
from tests.games.pictures import Scene, Speaker, no_word_overflows
from tests.words import WORDS

CASES = list({case.game.info.key: case for case in every_case()}.values())
"""Every game at its largest table."""

every_game = pytest.mark.parametrize("case", CASES, ids=str)


def desks_and_tables(case: Case) -> list[Scene]:
    face_, observer = case.game.face, case.game.observer
    states = [game.state for game in positions(case, a_seed(7), 12)]
    desks = (face_.seat_scene(observer.seat_view(state, seat)) for state in states for seat in case.everybody)
    return [*(face_.table_scene(observer.table_view(state)) for state in states), *(desk for desk in desks if desk)]


@every_game
def test_no_word_of_large_print_is_cut_or_too_small(case: Case) -> None:
    no_word_overflows(map(enlarged, desks_and_tables(case)), [Speaker(each) for each in WORDS.languages])


@every_game
def test_its_letters_are_larger_all_in_all(case: Case) -> None:
    def sizes(scene: Scene) -> list[int]:
        say = Speaker("en", ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"])
        looks = [(mark, face(bold=mark.bold, clear=mark.is_large)) for mark in scene.marks if isinstance(mark, Write)]
        return [
            letter(say.text(mark), mark.size, look, mark.anchor, mark.room, mark.lines, least(scene.width)).size
            for mark, look in looks
        ]

    for scene in desks_and_tables(case):
        usual, large = sizes(scene), sizes(enlarged(scene))
        assert sum(large) >= sum(usual)
        assert len(large) == len(usual)
