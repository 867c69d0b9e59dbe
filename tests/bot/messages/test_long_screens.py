"""Screens of many values have a way back all the same."""

from __future__ import annotations

import pytest

from bot.deduction.messages.sheets import SHORT
from bot.messages.buttons import in_rows, lines_of
from bot.messages.choices import choices
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.screens import WITH_BACK, Screens, VerbQuestion
from bot.telling.message import Button
from games.cluedo.actions import Accuse, Move, Suggest
from games.cluedo.model import Room, Suspect, Weapon
from games.clues.actions import Choose
from games.core.contract import Action, Refusal
from games.core.lines import Line
from games.core.seats import Seat
from tests.builders import CASES, a_seed, a_still_table, settled, walk
from tests.games.cluedo.tables import a_table
from tests.parts import staged_by
from tests.words import WORDS

CHOSEN = (0, 5, 2)
"""Suspect, weapon and room chosen on the screen of an accusation, from 1; 0 is still open."""
WEAPONS = ("Pugnale", "Candeliere", "Rivoltella", "Corda", "Spranga", "Chiave inglese")
CASE = next(case for case in CASES if case.game.info.key == "cluedo")


@pytest.mark.parametrize(("verb", "beside"), [(Accuse, True), (Suggest, True), (Move, False)])
def test_cluedo_has_a_way_back_beside_the_last_buttons_and_below_a_list_of_squares(
    verb: type[Action], beside: bool
) -> None:
    first = next(walk(CASE, a_seed(3)))
    found = 0
    for state in staged_by(CASE.game, CASE.seats):
        table = a_still_table(first, state)
        for seat in table.game.rules.turn(table.state):
            try:
                offered = choices(table.now, seat, verb)
            except Refusal:
                continue
            if sum(len(each.values) for each in offered.fields) <= WITH_BACK:
                continue
            last = Screens(Presenter(WORDS)).asks(VerbQuestion(table, table.now, offered, "fr", seat)).rows[-1]
            found += 1
            assert (len(last) > 1) is beside
            assert isinstance(last[-1], Button)
            control = Control.read(last[-1].id)
            assert control is not None
            assert (control.kind, control.number) == (Kind.FIXED, Fixed.CANCEL)
    assert found


def test_a_card_that_follows_from_the_hand_stands_after_a_colon() -> None:
    """Of five cards of three kinds, at least one is the only one of its kind."""
    case = next(case for case in CASES if case.game.info.key == "clues")
    dealt = next(walk(case, a_seed(3)))
    table, found = a_still_table(dealt), 0
    for seat in table.game.rules.turn(table.state):
        asked = VerbQuestion(table, table.now, choices(table.now, seat, Choose), "fr", seat)
        said = Screens(Presenter(WORDS)).asks(asked).text
        for name, card in asked.choices.known():
            found += 1
            assert f"{WORDS.say('fr', Line(f'field-clues-place-{name}'))}\u00a0: **{WORDS.label('fr', card)}**" in said
    assert found


@pytest.mark.parametrize("locale", WORDS.languages)
def test_an_accusation_takes_at_most_eleven_lines_of_buttons_on_a_phone(locale: str) -> None:
    """More, with its sentences and headings, are higher than a phone's screen."""
    state = a_table(CASE.seats, options=settled(CASE.game, CASE.seats, {"accuse": "any_time"})).state
    table = a_still_table(next(walk(CASE, a_seed(3))), state)
    asked = VerbQuestion(table, table.now, choices(table.now, Seat(0), Accuse), locale, Seat(0))

    rows = Screens(Presenter(WORDS)).asks(asked, CHOSEN).rows

    buttons = [[each for each in row if isinstance(each, Button)] for row in rows]
    assert sum(map(len, buttons)) == len([*Suspect, *Weapon, *Room]) + 1
    assert sum(map(lines_of, buttons)) <= 11


@pytest.mark.parametrize(
    ("labels", "wide"),
    [((), []), (WEAPONS, [4, 2]), (("yes", "no"), [2]), (tuple("ABCDEF"), [3, 3]), (tuple("ABCDEFGHI"), [5, 4])],
)
def test_buttons_stand_in_the_rows_that_take_the_fewest_lines_on_a_phone(
    labels: tuple[str, ...], wide: list[int]
) -> None:
    """Three and three of these weapons take five lines; four and two take three."""
    rows = in_rows([Button(id=label, label=label) for label in labels])

    assert [len(row) for row in rows] == wide
    assert [each.label for row in rows for each in row] == [*labels]


@pytest.mark.parametrize("locale", WORDS.languages)
def test_above_the_picture_of_a_sheet_each_sentence_is_one_line_on_a_phone(locale: str) -> None:
    """A second line makes a sheet of 13 Clues with six players higher than a phone's screen."""
    title = WORDS.say(locale, Line("sheet-title"))

    assert len(WORDS.say(locale, Line("sheet-deals", {"title": title, "n": SHORT - 1}))) <= 35
    assert len(WORDS.say(locale, Line("sheet-choose")).removeprefix("-# ")) <= 41
