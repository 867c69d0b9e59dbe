"""The sheet to deduce on: opened with one press, marked by its player, kept through a restart, seen by nobody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.deduction.messages.controls import SheetKey
from bot.deduction.messages.sheets import Selection
from bot.messages.controls import Control, Fixed, Kind
from bot.practice.loopback.model import Message
from bot.tables.ids import TableId
from games import BY_KEY
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.messages import alt_texts
from tests.e2e.practice.person import Answer


async def _open(evening: Evening, person: int) -> Message:
    answer = await evening.people[person].click(evening.panel(), evening.id_of_table(1, Fixed.SHEET))
    assert answer.is_ephemeral
    return answer.message


async def _in_words(evening: Evening, person: int, sheet: Message, chosen: Selection) -> str:
    return (await _press(evening, person, sheet, SheetKey.WORDS, replace(chosen, in_words=True))).text


async def _press(evening: Evening, person: int, sheet: Message, key: int, chosen: Selection, last: int = 0) -> Answer:
    control = Control(TableId(1), last, Kind.SHEET, key, (chosen.part,))
    return await evening.people[person].click(sheet, control.id)


async def test_a_cell_is_marked_with_a_row_and_a_sign_in_the_remembered_column(evening: Evening) -> None:
    evening.game = "cluedo"
    await evening.seated(3)
    adele = evening.people[0]

    sheet = await _open(evening, 0)
    assert evening.say("fr", "sheet-choose") in sheet.text
    await adele.choose(sheet, evening.say("fr", "sheet-column-list"), ["2 Boris"])
    await adele.choose(sheet, evening.say("fr", "sheet-row"), ["Corde"])
    answer = await adele.press(sheet, evening.say("fr", "sheet-no"))
    assert answer.message is sheet  # one message that fills in
    assert sheet.attachments
    assert sheet.is_ephemeral
    sheet = await _open(evening, 0)
    await adele.choose(sheet, evening.say("fr", "sheet-row"), ["Matraque"])
    await adele.press(sheet, evening.say("fr", "sheet-yes"))

    words = (await adele.press(sheet, evening.say("fr", "sheet-words"))).text
    assert "**2** **Boris**\N{NO-BREAK SPACE}: ✗ Corde · ✓ Matraque" in words
    assert not sheet.attachments
    assert "2 Boris\N{NO-BREAK SPACE}: ✗ Corde · ✓ Matraque" in alt_texts(await _open(evening, 0))[0]
    other = await _open(evening, 2)
    assert "Corde" not in (await _in_words(evening, 2, other, Selection())).replace("*Corde*", "")


async def test_a_sheet_in_words_is_marked_as_the_picture_is_and_a_sign_that_stands_makes_way(evening: Evening) -> None:
    evening.game = "cluedo"
    await evening.seated(3)
    boris, sheet = evening.people[1], await _open(evening, 1)

    await boris.press(sheet, evening.say("en", "sheet-words"))
    await boris.choose(sheet, evening.say("en", "sheet-row"), ["Rope"])
    await boris.choose(sheet, evening.say("en", "sheet-column-list"), ["1 Adèle"])
    marked = (await boris.press(sheet, evening.say("en", "sheet-maybe"))).text
    assert "? Rope" in marked
    assert marked == sheet.text  # in words all the while
    cleared = (await boris.press(sheet, evening.say("en", "sheet-clear"))).text
    assert "Rope" not in cleared.replace("*Rope*", "")
    await boris.press(sheet, evening.say("en", "sheet-picture"))
    assert sheet.attachments


async def test_marks_are_kept_through_a_restart_and_taken_back_one_by_one(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            await evening.seated(2)
            sheet = await _open(evening, 1)
            await _press(evening, 1, sheet, SheetKey.YES, Selection(0, 0))
            await _press(evening, 1, sheet, SheetKey.MAYBE, Selection(1, 0))
        async with evening.running():
            sheet = await _open(evening, 1)
            assert "✓ Officer · ? Duke" in await _in_words(evening, 1, sheet, Selection())

            undo = await evening.people[1].press(sheet, evening.say("en", "sheet-undo"))
            assert "Duke" not in undo.text
            twice = await _press(
                evening, 1, sheet, SheetKey.UNDO, Selection(in_words=True), last=2
            )  # the same press, late
            assert "✓ Officer" in twice.text


async def test_a_sign_of_ones_own_is_one_or_two_letters(evening: Evening) -> None:
    await evening.seated(2)
    boris, sheet = evening.people[1], await _open(evening, 1)

    for text, is_kept in (("B2", True), ("**", False), ("  ", False)):
        form = await _press(evening, 1, sheet, SheetKey.OWN, Selection(2, 1, in_words=True))
        answer = await boris.submit(form, {"sign": text})
        assert ("“B2” Butcher" in answer.text) is is_kept
        assert (answer.text == evening.say("en", "refusal-sheet-sign", n=2)) is not is_kept


async def test_every_sheet_can_be_opened_and_forged_presses_are_refused(evening: Evening) -> None:
    for number, (key, game) in enumerate(BY_KEY.items(), start=1):
        channel = evening.world.add_channel(evening.guild, f"table-{number}")
        evening.game = key
        await evening.seated(game.info.seats.start, channel=channel)
        panel = evening.panel(channel)
        opened = await evening.people[0].click(panel, evening.id_of_table(number, Fixed.SHEET))
        assert opened.message.attachments, key

        stranger = await evening.people[5].click(panel, evening.id_of_table(number, Fixed.SHEET))
        assert stranger.text == evening.say("en", "refusal-not-seated")
        for op, part in (
            (SheetKey.YES, 99_998),
            (SheetKey.NO, 99_999),
            (SheetKey.ROWS, 17),
            (99, 17),
            (SheetKey.WORDS + 1, 17),
        ):
            forged = Control(TableId(number), 0, Kind.SHEET, op, (part,))
            refused = await evening.people[0].click(opened.message, forged.id)
            assert refused.text.startswith(evening.stale("fr", channel))
    assert evening.rows("select count(*) from marks") == [(0,)]


async def test_the_sheet_stays_when_the_game_is_over(evening: Evening) -> None:
    await evening.seated(2)
    await evening.people[0].command(evening.channel, "table resign")
    await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.RESIGN))
    await evening.settle()

    answer = await evening.people[1].command(evening.channel, "table sheet")

    assert evening.say("en", "sheet-choose") in answer.text
