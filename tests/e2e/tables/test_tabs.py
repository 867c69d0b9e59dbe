"""All that a table shows to one person alone: one message, opened by one button of the panel, with a list of its pages."""

from __future__ import annotations

from bot.messages.controls import Control, Fixed, Kind
from bot.practice.loopback.model import Message
from bot.tables.ids import TableId
from tests.e2e.evening import Evening
from tests.e2e.practice.messages import selects


def pages(message: Message) -> list[str]:
    """The labels of the tabs."""
    (tabs,) = [each for each in selects(message) if each["custom_id"].endswith(f":0.{Fixed.TABS}")]
    return [str(option["label"]) for option in tabs["options"]]


async def test_a_panel_has_its_verbs_and_one_button_more_and_the_usual_verb_is_first_and_primary(
    evening: Evening,
) -> None:
    await evening.set_up(2)
    verbs = ("verb-clues-ask", "verb-clues-informant", "verb-clues-accuse", "control-desk")

    assert evening.panel().labels == [evening.label(each) for each in verbs]
    assert [each["style"] for each in evening.panel().buttons] == [1, 2, 2, 2]


async def test_every_page_opens_in_the_message_of_the_desk(evening: Evening) -> None:
    await evening.set_up(2)
    me = evening.people[0]
    desk = (await me.press(evening.panel(), evening.label("control-desk"))).message
    said = len(me.ephemerals(evening.channel))
    table = TableId(1)
    found = {
        "control-sheet": "sheet-choose",
        "control-log": "log-title",
        "time-show": "time-here",
        "control-rules": "guide-rules",
        "control-desk": "verb-clues-ask",
    }
    for page, words in found.items():
        answer = await me.choose(desk, Control(table, 0, Kind.FIXED, Fixed.TABS).id, [evening.say("fr", page)])
        assert answer.message is desk
        shown = f"{desk.text} {desk.labels}"
        assert evening.say("fr", words) in shown or words.startswith("verb"), page
        assert evening.say("fr", page) in pages(desk)
    notes = await me.choose(desk, Control(table, 0, Kind.FIXED, Fixed.TABS).id, [evening.say("fr", "control-notes")])
    kept = await me.submit(notes, {"notes": "Le duc."})
    assert kept.message is desk
    assert "Le duc." in desk.text
    assert len(me.ephemerals(evening.channel)) == said


async def test_a_person_without_a_seat_is_told_so_and_reads_rules_and_log(evening: Evening) -> None:
    await evening.set_up(2)
    boris = evening.people[3]

    refused = await boris.press(evening.panel(), evening.label("control-desk"))
    assert refused.text.startswith(evening.say("en", "refusal-not-seated"))
    assert pages(refused.message) == [evening.say("en", f"control-{each}") for each in ("rules", "log", "status")]
    log = await boris.choose(refused.message, evening.say("en", "tabs"), [evening.say("en", "control-log")])
    assert evening.say("en", "log-title") in log.text


async def test_an_entry_that_is_no_page_is_refused(evening: Evening) -> None:
    await evening.set_up(2)
    me = evening.people[0]
    desk = (await me.press(evening.panel(), evening.label("control-desk"))).message
    (tabs,) = [each for each in selects(desk) if each["custom_id"].endswith(f":0.{Fixed.TABS}")]
    tabs["options"][0]["value"] = f"0.{Fixed.END}"

    refused = await me.choose(desk, tabs["custom_id"], [f"0.{Fixed.END}"])

    assert refused.text == evening.say("fr", "refusal-stale")
    assert (await evening.table()).record.is_open
