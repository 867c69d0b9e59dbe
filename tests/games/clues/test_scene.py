from __future__ import annotations

from dataclasses import replace
from enum import Enum

import pytest

from bot.media.lettering import face, letter
from bot.media.painting import extent, least
from games.clues import BOX, GAME
from games.clues.actions import Consult
from games.clues.cards import PLATE, front
from games.clues.model import Colour, Letter, Person, Phase, Place, Weapon
from games.clues.palette import TONES
from games.clues.scene import seat_scene
from games.clues.state import State
from games.core.chance import Chance
from games.core.layout import WIDTH
from games.core.lines import Who
from games.core.scene import PrivateScene, PublicScene, Sprite, Write
from games.core.seats import all_seats
from tests.games.clues.staged import STAGED
from tests.games.pictures import Speaker, contrast, figures, words
from tests.words import WORDS

SEATS = range(2, 7)
CARDS = (*Person, *Place, *Weapon)


def desk_of(state: State, seat: int = 0) -> PrivateScene:
    desk = seat_scene(GAME.observer.seat_view(state, all_seats(state.deal.seats)[seat]), BOX)
    assert desk is not None
    return desk


def test_the_games_visit_every_phase() -> None:
    phases = {seats: {state.phase for state in STAGED[seats]} for seats in SEATS}

    assert all({Phase.CHOOSING, Phase.ACTING, Phase.OVER} <= phases[seats] for seats in SEATS)
    assert any(state.gone for state in STAGED[6])


@pytest.mark.parametrize("locale", WORDS.languages)
def test_the_name_of_a_card_stays_readable_on_it(locale: str) -> None:
    for card in CARDS:
        name = next(mark for mark in front(card, BOX, 0, 0, 217) if isinstance(mark, Write) and mark.what is card)
        done = letter(WORDS.noun(locale, card), name.size, face(bold=name.bold), name.anchor, name.room, name.lines, 32)

        assert done.size >= 32, card


@pytest.mark.parametrize("locale", WORDS.languages)
def test_a_name_of_two_lines_stays_on_the_plate_of_its_card(locale: str) -> None:
    say, (above, below) = Speaker(locale), PLATE
    for card in CARDS:
        name = next(mark for mark in front(card, BOX, 0, 0, 217) if isinstance(mark, Write) and mark.what is card)
        text = letter(say(card), name.size, face(bold=name.bold), name.anchor, name.room, name.lines, least(1000))
        top = name.y + text.dy

        assert above * 2.17 <= top, card
        assert top + text.mask.height <= below * 2.17, card


@pytest.mark.parametrize("seats", SEATS)
def test_while_the_game_runs_a_public_picture_shows_no_card_and_names_those_of_wrong_accusations_alone(
    seats: int,
) -> None:
    for state in STAGED[seats][:-1]:
        scene = GAME.face.table_scene(GAME.observer.table_view(state))

        assert isinstance(scene, PublicScene)
        missed = [card for _, case in state.last_missed for card in case]
        assert [what for what in words(scene) if isinstance(what, Person | Place | Weapon)] == missed
        assert not [each for each in figures(scene) if each.startswith("clues/card")]


@pytest.mark.parametrize("seats", SEATS)
def test_a_public_picture_names_every_player_and_every_colour_in_play(seats: int) -> None:
    state = STAGED[seats][-2]
    said = words(GAME.face.table_scene(GAME.observer.table_view(state)))

    assert {what.seat for what in said if isinstance(what, Who)} == set(all_seats(seats))
    assert [what for what in said if isinstance(what, Colour)][: len(state.deal.colours)] == list(state.deal.colours)


@pytest.mark.parametrize("seats", SEATS)
def test_a_public_picture_shows_the_last_question_with_its_answer_and_who_accused_wrongly(seats: int) -> None:
    for state in STAGED[seats][:-1]:
        view = GAME.observer.table_view(state)
        said = words(GAME.face.table_scene(view))
        told = [line.key for line in GAME.face.table_lines(view)]
        players = [what for what in said if isinstance(what, Who)]
        asked = [Who(view.recent[-1].by), Who(view.recent[-1].ask.witness)] if view.recent else []

        for who in (*asked, *(Who(seat) for seat, _ in view.missed)):
            players.remove(who)
        assert sorted(who.seat for who in players) == list(all_seats(seats))
        for heard in view.recent[-1:]:
            assert heard.ask.about in said
            assert heard.count is None or heard.count in said
        assert told.count("clues-table-miss") == len(view.missed)


@pytest.mark.parametrize("seats", SEATS)
def test_a_public_picture_shows_as_many_loupes_as_there_are(seats: int) -> None:
    for state in STAGED[seats][:-1]:
        scene = GAME.face.table_scene(GAME.observer.table_view(state))

        assert figures(scene).count("clues/loupe") == (0 if seats == 2 else 8)
        assert figures(scene).count("clues/envelope") == sum(state.tiles)


def test_a_seat_with_all_loupes_and_its_tile_still_fits_while_somebody_must_be_taken_from() -> None:
    view = replace(
        GAME.observer.table_view(STAGED[6][7]),
        phase=Phase.TAKING,
        loupes=(0, 0, 8, 0, 0, 0),
        reserve=0,
        tiles=(True,) * 6,
    )
    scene = GAME.face.table_scene(view)
    loupes = [mark for mark in scene.marks if isinstance(mark, Sprite) and mark.figure == "clues/loupe"]
    tiles = [mark for mark in scene.marks if isinstance(mark, Sprite) and mark.figure == "clues/envelope"]

    assert len(loupes) == 8
    assert not [
        1
        for loupe in loupes
        for tile in tiles
        if tile.y - 20 < loupe.y < tile.y + 40 and loupe.x < tile.x < loupe.x + 40
    ]
    assert all(extent(mark)[2] <= WIDTH for mark in scene.marks)
    assert figures(scene).count("clues/badge-active") == 1


def test_with_two_players_no_loupes_are_shown_nor_counted() -> None:
    scene = GAME.face.table_scene(GAME.observer.table_view(STAGED[2][0]))

    assert not [each for each in figures(scene) if "loupe" in each]
    assert not [what for what in words(scene) if isinstance(what, int)]


def test_informants_lie_face_down_under_their_letters() -> None:
    scene = GAME.face.table_scene(GAME.observer.table_view(STAGED[3][0]))

    assert figures(scene).count("clues/informant") == 6
    assert {"A", "B", "C", "D", "E", "F"} <= set(words(scene)) - set(Letter)


def test_who_has_chosen_is_shown_by_a_sign() -> None:
    scene = GAME.face.table_scene(GAME.observer.table_view(STAGED[4][2]))

    assert figures(scene).count("clues/badge-chosen") == 2
    assert figures(scene).count("clues/badge-choosing") == 2


@pytest.mark.parametrize("seats", SEATS)
def test_whose_turn_it_is_and_who_left_is_shown_by_a_sign(seats: int) -> None:
    for state in STAGED[seats][:-1]:
        found = figures(GAME.face.table_scene(GAME.observer.table_view(state)))
        acting = state.phase in {Phase.ACTING, Phase.TAKING}

        assert found.count("clues/badge-active") == acting
        assert found.count("clues/badge-gone") == len(state.gone)


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_picture_turns_over_every_screen_and_all_informants(seats: int) -> None:
    state = STAGED[seats][-1]
    scene = GAME.face.table_scene(GAME.observer.table_view(state))
    cards = [what for what in words(scene) if isinstance(what, Person | Place | Weapon)]

    assert cards == [*(card for case in state.table.outer for card in case), *state.deal.informants.open()]
    assert figures(scene).count("clues/laurel") == len(state.outcome.winners if state.outcome is not None else ())


def test_seats_sit_clockwise_from_the_top_left() -> None:
    scene = GAME.face.table_scene(GAME.observer.table_view(STAGED[6][0]))
    at: dict[int, tuple[float, float]] = {
        mark.what.seat: (mark.x, mark.y)
        for mark in scene.marks
        if isinstance(mark, Write) and isinstance(mark.what, Who)
    }

    assert at[0][0] < at[1][0] < at[2][0]
    assert at[3][0] > at[4][0] > at[5][0]
    assert {at[0][1], at[1][1], at[2][1]} != {at[3][1], at[4][1], at[5][1]}


def test_a_hand_shows_five_cards_and_for_whom_three_of_them_are() -> None:
    state = STAGED[4][0]
    said = words(desk_of(state))

    assert [what for what in said if what in CARDS] == list(state.deal.hands[0].open())
    assert [what for what in said if isinstance(what, Who)] == [Who(all_seats(4)[1])]
    assert "clues/badge-chosen" not in figures(desk_of(state))


def test_after_choosing_the_three_cards_are_marked() -> None:
    assert figures(desk_of(STAGED[4][1])).count("clues/badge-chosen") == 3


@pytest.mark.parametrize("seats", SEATS)
def test_a_desk_shows_what_its_seat_sees_and_never_its_own_outer_cards(seats: int) -> None:
    for state in STAGED[seats]:
        if state.layout is None:
            continue
        for seat in all_seats(seats):
            view = GAME.observer.seat_view(state, seat)
            shown = [what for what in words(desk_of(state, seat)) if what in CARDS]
            others = [card for _, case in view.others for card in case]

            assert view.inner is not None
            assert shown == [*view.inner, *others, *(card for _, card in sorted(set(view.seen)))]
            assert not set(shown) & set(state.table.outer[seat])


def test_an_informant_that_was_seen_twice_lies_there_once() -> None:
    state = next(state for state in STAGED[5] if state.phase is Phase.ACTING and state.looked[state.active])
    seat = state.active
    again = GAME.rules.apply(state, seat, Consult(letter=state.looked[seat][0]), Chance(bytes(16), 99)).state
    letters = [what for what in words(desk_of(again, seat)) if what in {"A", "B"}]

    assert letters
    assert letters == sorted(set(letters))


@pytest.mark.parametrize("card", CARDS)
def test_a_card_tells_its_colour_category_and_name_without_colour(card: Enum) -> None:
    marks = front(card, BOX, 0, 0, 100)  # type: ignore[arg-type]  # a card
    said = [mark.what for mark in marks if isinstance(mark, Write)]
    drawn = [mark.figure for mark in marks if isinstance(mark, Sprite)]

    assert said == [BOX.colour[card], card]  # type: ignore[index]  # a card
    assert drawn == ["clues/card", f"clues/{card}", "clues/card-frame", f"clues/{BOX.category[card]}"]  # type: ignore[index]  # a card


def test_every_colour_has_a_tone_of_its_own() -> None:
    assert len({TONES[each] for each in Colour}) == 10


@pytest.mark.parametrize("colour", Colour)
def test_the_name_of_a_colour_can_be_read_on_it(colour: Colour) -> None:
    assert contrast(TONES[colour].main, TONES[colour].text) >= 4.5
