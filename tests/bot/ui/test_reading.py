"""How people read their private messages: chosen once, kept, and held wherever a secret is told."""

from __future__ import annotations

import pytest

from bot.deduction.messages.controls import SheetKey
from bot.deduction.messages.sheets import Selection
from bot.messages.controls import Control, Fixed, Kind, Mine, Own
from bot.tables.people_records import Reading
from bot.telling.mailboxes import Mailboxes
from bot.telling.message import PrivateMessage
from tests.bot.ui.club import PEOPLE, Club, fixed, said

ANN, BEN = PEOPLE[:2]


async def chosen(club: Club, *ways: Reading) -> None:
    answer = await club.press(BEN, Own(Mine.READING), [*ways])
    assert said("settings-title") in answer.texts[0]


async def test_the_choice_is_kept_shown_and_taken_back(club: Club) -> None:
    await chosen(club, Reading.WORDS, Reading.ANEW)
    person = await club.store.person(BEN)
    assert person.reading == {Reading.WORDS, Reading.ANEW}
    assert (await club.store.person(ANN)).reading == frozenset()

    await chosen(club)
    assert (await club.store.person(BEN)).reading == frozenset()


async def test_a_forged_way_is_dropped(club: Club) -> None:
    await club.press(BEN, Own(Mine.READING), ["words", "upside-down"])

    assert (await club.store.person(BEN)).reading == {Reading.WORDS}


async def test_secrets_are_covered_at_the_desk_and_in_letters_of_that_person_alone(club: Club) -> None:
    await chosen(club, Reading.COVERED)
    table = await club.dealt()

    desk = await club.press(BEN, fixed(table.record.id, Fixed.DESK))
    letter = club.discord.letters(BEN)[-1]
    assert "||" in desk.texts[-1]
    assert all(not line or line.endswith("||") for line in letter.splitlines())
    assert not any("||" in letter for letter in club.discord.letters(ANN))


async def test_a_covered_letter_is_found_again_by_its_own_words(club: Club) -> None:
    await chosen(club, Reading.COVERED)
    mail = Mailboxes(club.discord, club.store, now=club.clock.now)
    letter = PrivateMessage(text="The Rope", tells_seat=True)

    before = club.clock.now()
    sent = await mail.whisper(BEN, letter, "1")

    assert await mail.whispered(BEN, letter, before, None) == sent


@pytest.mark.parametrize(("ways", "what"), [((), "changed"), ((Reading.ANEW,), "sent")])
async def test_a_screen_is_changed_in_place_or_sent_anew(club: Club, ways: tuple[Reading, ...], what: str) -> None:
    await chosen(club, *ways)

    answer = await club.press(BEN, Own("mail", 0), on=5, is_private=True)

    assert answer.said == [what]


async def test_a_sheet_opens_in_words_for_who_reads_words_only(club: Club) -> None:
    table = await club.dealt(game="lanterns")
    picture = await club.press(BEN, fixed(table.record.id, Fixed.SHEET))
    await chosen(club, Reading.WORDS)

    words = await club.press(BEN, fixed(table.record.id, Fixed.SHEET))

    in_words = Control(table.record.id, 0, Kind.SHEET, SheetKey.WORDS, (Selection(in_words=True).part,))
    assert (await club.press(BEN, in_words)).texts[-1] == words.texts[-1] != picture.texts[-1]
    assert said("sheet-words") in picture.texts[-1]
    assert said("sheet-picture") not in words.texts[-1]  # it would lead to no picture
    to_picture = Control(table.record.id, 0, Kind.SHEET, SheetKey.WORDS, (Selection().part,))
    assert (await club.press(BEN, to_picture)).texts[-1] == words.texts[-1]


async def test_a_list_that_asks_for_one_thing_says_its_question_once(club: Club) -> None:
    table = await club.dealt(2, "arosa")
    active = table.record.seats[min(table.now.turn)].user
    await club.press(active, Own(Mine.READING).id, [Reading.WORDS])

    screen = (await club.press(active, Control(table.record.id, table.n, Kind.VERB, 0))).texts[-1]

    assert screen.count(said("field-arosa-search-floor")) == 1


async def test_of_a_game_that_was_stopped_nobody_reads_that_somebody_is_still_choosing(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    before = await club.press(ANN, fixed(table, Fixed.STATUS))
    await club.press(ANN, fixed(table, Fixed.CLOSE))
    await club.press(ANN, fixed(table, Fixed.END))

    status, desk = [await club.press(ANN, fixed(table, each)) for each in (Fixed.STATUS, Fixed.DESK)]

    assert "are still choosing" in before.texts[0]
    assert "are still choosing" not in status.texts[0]
    assert all(said("panel-stopped") in each.texts[0] for each in (status, desk))
