"""The pictures: nothing hidden in public ones, nothing cut, large enough, nothing told by colour alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

import pytest

from bot.media.lettering import Typeface, face, letter
from bot.media.painting import least
from bot.media.sprites import sprite
from games.cluedo import BOARD, GAME
from games.cluedo.cards import PLATE, card
from games.cluedo.lines import by_row
from games.cluedo.menu import choosing
from games.cluedo.model import CARDS, SUSPECTS, WEAPONS, Card, Phase, Room, Suspect, Weapon
from games.cluedo.palette import TONES
from games.cluedo.plan import plan, signpost_at
from games.cluedo.scene import LETTERS
from games.cluedo.state import State
from games.core.lines import Line, Who
from games.core.scene import PrivateScene, PublicScene, Sprite, Write
from games.core.seats import Seat, all_seats
from tests.games.cluedo.staged import STAGED
from tests.games.cluedo.tables import ENVELOPE, WRONG, Table, a_table
from tests.games.pictures import Speaker, contrast, figures, words
from tests.words import WORDS

SEATS = range(3, 7)
ROSE = Suspect.SCARLETT


def table_of(state: State) -> PublicScene:
    return GAME.face.table_scene(GAME.observer.table_view(state))


def desks(state: State) -> Iterator[PrivateScene]:
    for seat in all_seats(state.cast.seats):
        if (scene := GAME.face.seat_scene(GAME.observer.seat_view(state, seat))) is not None:
            yield scene


def test_the_states_visit_every_phase() -> None:
    assert {state.phase for state in STAGED[4]} == set(Phase)
    assert any(state.gone for state in STAGED[4])
    assert any(state.out for state in STAGED[4])


@pytest.mark.parametrize("locale", WORDS.languages)
def test_names_letters_and_coordinates_are_written_large(locale: str) -> None:
    say = Speaker(locale)
    scene = table_of(a_table(6, at={ROSE: Room.BALL_ROOM}).roll(0, 6, 6).state)
    for mark in scene.marks:
        if isinstance(mark, Write) and not isinstance(mark.what, Who):
            text = say(mark.what) if isinstance(mark.what, Enum | Line) else str(mark.what)
            assert letter(text, mark.size, face(bold=mark.bold), mark.anchor, mark.room, mark.lines).size >= 22, text
    for which in CARDS:
        name = next(mark for mark in card(which, 0, 0, 217) if isinstance(mark, Write))
        assert letter(say(which), name.size, Typeface.BOLD, "middle", name.room, 2).size >= 20, which


@pytest.mark.parametrize("locale", WORDS.languages)
def test_a_name_of_two_lines_stays_on_the_plate_of_its_card(locale: str) -> None:
    say, (above, below) = Speaker(locale), PLATE
    for which in CARDS:
        name = next(mark for mark in card(which, 0, 0, 217) if isinstance(mark, Write))
        text = letter(say(which), name.size, Typeface.BOLD, "middle", name.room, 2, least(1000))
        top = name.y + text.dy

        assert above * 2.17 <= top, which
        assert top + text.mask.height <= below * 2.17, which


@pytest.mark.parametrize("seats", SEATS)
def test_a_public_picture_shows_no_card_before_the_end(seats: int) -> None:
    for state in STAGED[seats]:
        scene = table_of(state)
        shown = [what for what in words(scene) if isinstance(what, (Suspect, Weapon))]

        assert isinstance(scene, PublicScene)
        if state.phase is Phase.OVER and state.cast.deal is not None:
            assert shown == list(state.cast.deal.envelope.open()[:2])
        else:
            assert shown == []
            assert not [each for each in figures(scene) if each.startswith("cluedo/card")]


@pytest.mark.parametrize("seats", SEATS)
def test_a_public_picture_names_every_player_room_and_pawn(seats: int) -> None:
    for state in STAGED[seats]:
        said = words(table_of(state))
        pawns = [suspect for suspect in state.cast.pawns if suspect is not None]

        assert {what.seat for what in said if isinstance(what, Who)} == set(all_seats(seats))
        assert {what for what in said if isinstance(what, Room)} == set(Room)
        for suspect in SUSPECTS:
            assert said.count(LETTERS[suspect]) == 1 + (suspect in pawns)


@pytest.mark.parametrize("seats", SEATS)
def test_every_weapon_on_the_board_and_only_those_is_drawn(seats: int) -> None:
    for state in STAGED[seats]:
        drawn = figures(table_of(state))
        found = [drawn[n + 1] for n, each in enumerate(drawn) if each == "cluedo/token"]
        on_board = [kind for kind, room in zip(WEAPONS, state.weapons, strict=True) if room is not None]

        assert sorted(found) == sorted(f"cluedo/{kind}" for kind in on_board)


@pytest.mark.parametrize("lying", [{}, {Weapon.ROPE: Room.LOUNGE}])
def test_a_desk_in_words_says_once_that_weapons_are_off_the_board(lying: dict[Weapon, Room]) -> None:
    """Six times the same three words would be six times the same sentence to a screen reader."""
    table = a_table(3, at={ROSE: Room.HALL}).roll(0, 3, 3)
    weapons = tuple(lying.get(weapon) for weapon in WEAPONS)
    scene = GAME.face.seat_scene(GAME.observer.seat_view(replace(table.state, weapons=weapons), Seat(0)))
    assert scene is not None
    said = "\n".join(Speaker("en")(line) for line in scene.unsaid)

    assert said.count("off the board") == 1
    assert all(WORDS.brief("en", weapon) in said for weapon in lying)


@pytest.mark.parametrize("seats", SEATS)
def test_reachable_squares_are_marked_and_bear_their_column(seats: int) -> None:
    for state in STAGED[seats]:
        scene = table_of(state)
        squares = state.reach.squares if state.reach is not None else ()
        rooms = state.reach.rooms if state.reach is not None else ()

        assert figures(scene).count("cluedo/reach") == len(squares)
        assert figures(scene).count("cluedo/foot") == len(rooms)
        assert sorted(what for what in words(scene) if type(what) is str) == sorted(
            square.split("c")[1] for square in squares
        )


def test_every_row_bears_its_number_on_both_sides_and_every_column_above_or_below() -> None:
    edge = [mark for mark in plan(BOARD) if isinstance(mark, Write)]

    assert sorted(str(mark.what) for mark in edge) == sorted(str(n) for n in (*range(24), *range(25), *range(25)))
    assert len({(mark.x, mark.y) for mark in edge}) == len(edge)


@pytest.mark.parametrize("seats", SEATS)
def test_whose_turn_it_is_who_is_asked_out_gone_or_has_won_is_shown_by_a_sign(seats: int) -> None:
    for state in STAGED[seats]:
        found = figures(table_of(state))
        winners = state.outcome.winners if state.outcome is not None else ()

        assert found.count("cluedo/badge-asked") == (state.witness is not None)
        assert found.count("cluedo/badge-won") == len(winners)
        assert found.count("cluedo/badge-gone") == len(state.gone)
        asked_out = state.witness is not None and state.witness in state.out
        assert found.count("cluedo/badge-out") == len(state.out - state.gone) - asked_out
        acting = len(choosing(state)) if state.phase is Phase.CHOOSING else state.phase is not Phase.OVER
        assert found.count("cluedo/badge-active") == acting


def test_a_desk_shows_the_hand_what_was_shown_and_by_whom() -> None:
    hands: dict[int, list[Card]] = {1: [Weapon.DAGGER], 2: [Suspect.GREEN]}
    table = a_table(at={ROSE: Room.HALL}, hands=hands).suggest(0, Suspect.GREEN, Weapon.DAGGER).show(1, Weapon.DAGGER)
    (desk, *_) = desks(table.state)
    hand = list(table.state.cast.dealt.hands[0].open())
    said = words(desk)

    assert [what for what in said if what in hand or what is Weapon.DAGGER] == [ROSE, *hand, Weapon.DAGGER]
    assert Who(Seat(1)) in said


def test_a_witness_sees_which_cards_would_answer() -> None:
    hands: dict[int, list[Card]] = {1: [Weapon.DAGGER, Suspect.GREEN]}
    table = a_table(at={ROSE: Room.HALL}, hands=hands).suggest(0, Suspect.GREEN, Weapon.DAGGER)
    desk = [*desks(table.state)]

    assert [figures(scene).count("cluedo/badge-asked") for scene in desk] == [0, 2, 0]


def test_a_wrong_accuser_alone_sees_the_envelope_on_the_desk() -> None:
    table = a_table(at={ROSE: Room.HALL}).suggest(0, *ENVELOPE[:2]).accuse(0, WRONG)
    shown = [[what for what in words(scene) if what in ENVELOPE] for scene in desks(table.state)]

    assert shown[0] == list(ENVELOPE)
    assert all(Line("cluedo-picture-envelope") not in words(scene) for scene in [*desks(table.state)][1:])


def test_only_whoever_moves_has_the_board_on_the_desk() -> None:
    table: Table = a_table().roll(0, 3, 4)

    assert ["cluedo/reach" in figures(scene) for scene in desks(table.state)] == [True, False, False]


def test_there_is_no_desk_before_the_deal() -> None:
    assert [*desks(STAGED[3][0])] == []


def test_pawns_differ_in_shape_letter_and_colour() -> None:
    shapes = {sprite(Sprite(f"cluedo/pawn-{suspect}", 0, 0, 100)).getchannel("A").tobytes() for suspect in Suspect}

    assert len(shapes) == 6
    assert len({TONES[suspect].main for suspect in Suspect}) == 6
    for locale in WORDS.languages:
        assert len({WORDS.say(locale, LETTERS[suspect]) for suspect in Suspect}) == 6


def test_every_card_has_a_drawing_of_its_own() -> None:
    drawn = [mark.figure for which in CARDS for mark in card(which, 0, 0, 217) if isinstance(mark, Sprite)]

    assert {f"cluedo/{'inside-' if isinstance(which, Room) else ''}{which}" for which in CARDS} <= set(drawn)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("locale", WORDS.languages)
def test_the_words_say_all_that_the_picture_shows(seats: int, locale: str) -> None:
    say = Speaker(locale)
    for state in STAGED[seats]:
        view = GAME.observer.table_view(state)
        text = "\n".join(WORDS.say(locale, line, say) for line in GAME.face.table_lines(view))
        for suspect, spot in zip(SUSPECTS, state.at, strict=True):
            if suspect in state.cast.pawns or state.cast.deal is not None:
                place = BOARD.called[spot]
                where = WORDS.noun(locale, place, "at") if isinstance(place, Room) else place
                assert WORDS.noun(locale, suspect) in text
                assert where in text
        for weapon, room in zip(WEAPONS, state.weapons, strict=True):
            if room is not None:
                line = next(line for line in text.splitlines() if f"{WORDS.noun(locale, room, 'at')}**" in line)
                assert WORDS.noun(locale, weapon) in line
        if state.reach is not None and state.reach.squares:
            assert by_row(state.reach.squares) in text


def test_squares_are_said_by_row() -> None:
    assert by_row(("r7c4", "r7c6", "r8c5")) == "r7c4 r7c6 · r8c5"


@pytest.mark.parametrize("suspect", Suspect)
def test_the_letter_of_a_pawn_can_be_read_on_it(suspect: Suspect) -> None:
    assert contrast(TONES[suspect].main, TONES[suspect].text) >= 4.5


def test_a_passage_says_where_it_leads_beside_its_trapdoor() -> None:
    marks = table_of(STAGED[3][-1]).marks
    signs = {(mark.x, mark.y): mark.what for mark in marks if isinstance(mark, Write) and not mark.bold}

    assert signs == {signpost_at(room)[:2]: other for room, other in BOARD.passages.items()}
    for (x, y), other in signs.items():
        from_ = BOARD.passages[other]  # type: ignore[index]  # a room
        trapdoors = [mark for mark in plan(BOARD) if isinstance(mark, Sprite) and mark.figure == "cluedo/trapdoor"]
        near = min(trapdoors, key=lambda each: abs(each.x - x) + abs(each.y - y))
        assert abs(near.x + near.side / 2 - x) < 140, from_
        assert abs(near.y + near.side / 2 - y) < 4, from_
