"""13 Indices: what the panel and the desk show, in views, in words, and in both languages."""

from __future__ import annotations

import re

import pytest

from bot.messages.presenter import Presenter
from bot.tables.people_records import Reading
from bot.tables.table import NumberedStep
from bot.telling.reading import as_read
from games.clues import GAME
from games.clues.actions import Accuse, Ask, Take
from games.clues.model import Category, Colour, Inner, Letter, Person, Place, Weapon
from games.core.lines import Line
from games.core.seats import Seat
from tests.builders import CASES, StillTable, a_record, a_seed
from tests.games.clues.tables import Table, a_dealt_table, a_table, accusation, at_turn, choice, hidden_layout
from tests.words import WORDS

RED = Colour.RED


def keys(lines: tuple[Line, ...]) -> list[str]:
    return [line.key for line in lines]


def panel(table: Table, language: str = "en") -> list[str]:
    lines = GAME.face.table_lines(GAME.observer.table_view(table.state))
    return [WORDS.say(language, line, lambda who: f"P{who.seat + 1}") for line in lines]


def desk(table: Table, seat: int, language: str = "en") -> list[str]:
    lines = GAME.face.seat_lines(GAME.observer.seat_view(table.state, Seat(seat)))
    return [WORDS.say(language, line, lambda who: f"P{who.seat + 1}") for line in lines]


# The panel


def test_while_choosing_the_panel_names_who_still_has_to() -> None:
    table, choices, _ = a_dealt_table(3)
    assert GAME.observer.table_view(table.state).waiting == (0, 1, 2)
    table.do(1, choice(choices[1]))

    view = GAME.observer.table_view(table.state)
    assert view.waiting == (0, 2)
    assert view.verbs == ("place",)
    assert panel(table)[0] == "**The cards are dealt.** 2 players are still choosing three cards: P1 and P3."
    assert panel(table)[2] == "P2 ✓: 1 magnifying glass (has chosen)"


def test_in_play_the_panel_shows_whose_turn_it_is_loupes_reserve_informants_and_colours() -> None:
    assert panel(a_table(4, loupes=(2, 1, 0, 1), top_secret=True)) == [
        "P1 to play, with 2 magnifying glasses to spend.",
        "P1 ➤: 2 magnifying glasses, Top secret tile (to play)",
        "P2: 1 magnifying glass, Top secret tile",
        "P3: 0 magnifying glasses, Top secret tile",
        "P4: 1 magnifying glass, Top secret tile",
        "Reserve: 4 magnifying glasses.",
        "Secret informants: A, B, C and D.",
        "Colours in play: purple, pink, red, green, yellow, blue, orange and white.",
    ]


def test_in_french_too() -> None:
    assert panel(a_table(2), "fr") == [
        "À P1 de jouer, une seule action\u00a0: interroger le témoin, consulter un informateur ou accuser.",
        "P1 ➤ (c’est son tour)",
        "P2",
        "Informateurs secrets\u00a0: A, B, C, D, E, F, G et H.",
        "Couleurs en jeu\u00a0: violet, rose, rouge, vert, jaune et bleu.",
    ]


def test_r_13_34_six_players_read_nothing_of_consulting() -> None:
    lines = panel(a_table(6))

    assert lines[0] == "P1 to play, with 1 magnifying glass to spend."
    assert "No secret informants with six players." in lines
    assert GAME.observer.table_view(a_table(6).state).verbs == ("ask", "accuse")
    assert GAME.observer.table_view(a_table(5).state).verbs == ("ask", "informant", "accuse")


def test_where_a_loupe_must_be_taken_the_panel_offers_that() -> None:
    table = a_table(3, loupes=(1, 0, 7)).ask(0, 2, RED)

    view = GAME.observer.table_view(table.state)
    assert (view.verbs, view.topic, view.waiting) == (("take",), "taking", (1,))
    assert panel(table)[0] == "P2 to play: the reserve is empty, so a magnifying glass must be taken from somebody."
    assert [type(each) for each in table.legal(1)] == [Take]


def test_who_left_is_marked() -> None:
    assert panel(a_table(4).leave(2))[3] == "P3 ✗: 1 magnifying glass (has left the game)"


def test_the_end_is_told() -> None:
    table = a_table(3)
    won = table.accuse(0, hidden_layout(table.state)[0][0])
    assert panel(won)[0] == "P1 has solved the case: it was the Officer, in the Parlour, with the Knife. 🏆"
    assert GAME.observer.table_view(won.state).topic == "over"

    left = a_table(2).leave(1)
    assert panel(left)[0] == "Everybody else has left: P1 has won. 🏆"

    stalled = a_table(2).late(0).late(1).late(0).late(1)
    assert panel(stalled)[0] == "The game ended without a winner."


def test_the_last_four_questions_stay_on_the_panel() -> None:
    table = a_table(3, loupes=(6, 1, 1), top_secret=True)
    for about in (RED, Colour.PINK, Colour.GREEN, Colour.BLUE, Category.MAN):
        table.ask(0, 1, about)
    table.ask(0, 2, RED, secret=True)

    recent = panel(table)[-4:]
    assert len(GAME.observer.table_view(table.state).recent) == 4
    assert recent[0].startswith("P1 → P2: green? **")
    assert recent[-1] == "P1 → P3: red? **Top secret**"


def test_the_side_of_a_question_is_on_the_panel() -> None:
    table = a_table(2).ask(0, 1, RED, Inner.RIGHT)

    assert panel(table)[-1].startswith("P1 → P2: red (with the right card)? **")


def misses(table: Table, seat: int, count: int) -> list[Accuse]:
    """Let a seat accuse wrongly, each time at a turn of its own; return what it named."""
    named = []
    for n in range(count):
        table.state = at_turn(table.state, seat)
        wrong = [each for each in table.legal(seat, Accuse) if each != accusation(hidden_layout(table.state)[0][seat])]
        named.append(wrong[n])
        table.do(seat, wrong[n])
    return named


@pytest.mark.parametrize("n", range(2, 7))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_r_13_36_38_wrong_accusations_are_on_the_panel_and_on_the_own_desk(n: int, language: str) -> None:
    table = a_table(n)
    assert "clues-table-missed" not in keys(GAME.face.table_lines(GAME.observer.table_view(table.state)))
    (miss,) = misses(table, 1, 1)
    cards = [WORDS.noun(language, card) for card in (miss.person, miss.place, miss.weapon)]

    assert "P2" in panel(table, language)[-1]
    assert all(card in panel(table, language)[-1] for card in cards)
    assert all(card in desk(table, 1, language)[-1] for card in cards)
    assert "clues-desk-missed" not in keys(GAME.face.seat_lines(GAME.observer.seat_view(table.state, Seat(0))))


def test_r_13_38_the_last_four_wrong_accusations_stay_on_the_panel() -> None:
    table = a_table(3)
    misses(table, 0, 5)

    missed = keys(GAME.face.table_lines(GAME.observer.table_view(table.state))).count("clues-table-miss")
    assert missed == keys(GAME.face.seat_lines(GAME.observer.seat_view(table.state, Seat(0)))).count(
        "clues-desk-missed"
    )
    assert missed == 4


# The desk


def test_while_choosing_the_desk_shows_the_hand_and_for_whom_to_choose() -> None:
    table, choices, _ = a_dealt_table(3)

    assert "they go on your left neighbour’s screen (P1)" in desk(table, 2)[1]
    table.do(2, choice(choices[2]))
    assert desk(table, 2)[1].startswith("You’ve chosen for P1: ")
    assert GAME.observer.seat_view(table.state, Seat(2)).topic == "chosen"
    assert GAME.observer.seat_view(table.state, Seat(1)).topic == "choosing"


def test_in_play_the_desk_shows_inner_cards_others_screens_informants_and_secret_answers() -> None:
    table = a_table(3, loupes=(3, 1, 1), top_secret=True)
    table.consult(0, "b").ask(0, 1, RED, secret=True)

    assert keys(GAME.face.seat_lines(GAME.observer.seat_view(table.state, Seat(0)))) == [
        "clues-desk-inner",
        "clues-desk-outer",
        "clues-desk-outer",
        "clues-desk-informant",
        "clues-desk-secret",
    ]
    assert desk(table, 0)[1].startswith("On P2’s screen: ")
    assert desk(table, 0)[-1].startswith("P1 → P2: red? **")
    assert desk(table, 1)[-1] == desk(table, 0)[-1]
    assert not any("🤫" in line for line in desk(table, 2))


def test_the_page_of_rules_is_that_of_the_situation() -> None:
    duel, three = a_table(2), a_table(3)

    assert [GAME.observer.seat_view(three.state, Seat(seat)).topic for seat in range(3)] == [
        "acting",
        "waiting",
        "waiting",
    ]
    assert [GAME.observer.seat_view(duel.state, Seat(seat)).topic for seat in range(2)] == ["duel", "waiting"]
    assert GAME.observer.table_view(duel.state).topic == "duel"
    assert GAME.observer.table_view(three.state).topic == "acting"


def test_a_layout_is_not_asked_for_before_there_is_one() -> None:
    table, _, _ = a_dealt_table(3)

    with pytest.raises(AssertionError, match="not all have chosen"):
        _ = table.state.table


# The longest there can be


@pytest.mark.parametrize("language", WORDS.languages)
def test_the_fullest_desk_and_the_fullest_panel_fit_a_message(language: str) -> None:
    for case in CASES:
        if case.game is not GAME:
            continue
        n = case.seats
        secret = dict(case.options)["top_secret"] == "on"
        table = a_table(n, top_secret=secret)
        longest = max(Category, key=lambda each: len(WORDS.noun(language, each, "low")))
        for by in [*range(1, n), 0]:
            if n > 2:
                table.state = at_turn(table.state, by)
                table.ask(by, 0 if by else 1, longest, secret=secret)
        for letter in GAME.observer.table_view(table.state).letters:
            table.state = at_turn(table.state, 0)
            for _ in range(3):  # as often as anybody likes
                table.state = at_turn(table.state, 0)
                table.consult(0, letter)
        misses(table, 0, 6)
        view = GAME.observer.seat_view(table.state, Seat(0))
        assert [letter for letter, _ in view.seen] == list(Letter)[: len(view.seen)]

        still = StillTable(a_record(case, a_seed(), locale=language), GAME, NumberedStep(GAME, 0, table.state, ()))
        presenter = Presenter(WORDS)
        assert len(presenter.desk(still, Seat(0), language).text) < 3000
        assert len(presenter.panel(still).text) < 3000


@pytest.mark.parametrize("language", WORDS.languages)
def test_what_the_picture_of_a_desk_shows_stands_in_its_alternative_text_and_below_the_words_where_there_is_none(
    language: str,
) -> None:
    table = a_table(6)
    case = next(each for each in CASES if each.game is GAME and each.seats == 6)
    still = StillTable(a_record(case, a_seed(), locale=language), GAME, NumberedStep(GAME, 0, table.state, ()))

    desk = Presenter(WORDS).desk(still, Seat(0), language)
    others = desk.details.splitlines()

    assert len(others) == 5
    assert desk.alt.splitlines()[1:] == [re.sub(r"\*\*|\\", "", line) for line in others]
    assert not any(line in desk.text for line in others)
    assert as_read(desk, {Reading.WORDS}).text == f"{desk.text}\n{desk.details}"


# Cautions name what the seat knows itself


def test_a_caution_of_one_seat_is_none_for_another() -> None:
    table = a_table(3, loupes=(2, 1, 1)).consult(0, "a")
    seen = GAME.observer.seat_view(table.state, Seat(0)).seen[0][1]
    case = next(each for each in table.legal(0, Accuse) if seen in (each.person, each.place, each.weapon))

    assert GAME.observer.cautions(table.state, Seat(0), case)
    assert not GAME.observer.cautions(table.state, Seat(1), case)
    assert not GAME.observer.cautions(table.state, Seat(0), Ask(witness=Seat(1), about=RED))
    assert accusation(hidden_layout(table.state)[0][0]) in table.legal(0)


def test_a_miss_of_another_is_no_caution() -> None:
    strange = (Person.SAILOR, Place.PLAZA, Weapon.CANDLESTICK)
    table = a_table(4, informants=strange).accuse(0, strange)

    assert table.active == 1
    assert accusation(strange) in table.legal(1)
    assert GAME.observer.cautions(table.state, Seat(1), accusation(strange)) == ()
    assert GAME.observer.cautions(table.state, Seat(0), accusation(strange)) == ("already-wrong",)


def test_only_who_has_spent_the_tile_has_none_on_the_panel() -> None:
    table = a_table(3, top_secret=True, active=1).ask(1, 2, RED, secret=True)

    assert [("Top secret tile" in line) for line in panel(table)[1:4]] == [True, False, True]
