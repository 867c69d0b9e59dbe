"""Help, the rules page by page, and lessons: for one person alone, in a channel or in their mailbox."""

from __future__ import annotations

from itertools import count

from bot.messages.controls import Fixed, Leaf, Page
from bot.messages.lessons import lesson_of
from bot.practice.loopback.model import Message
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Answer, AnswerKind
from tests.e2e.tables.playing import fixed_on


async def test_help_fits_one_screen_and_leads_to_a_game_and_to_lessons_and_rules(evening: Evening) -> None:
    for person, language in ((evening.people[0], "fr"), (evening.people[1], "en")):
        answer = await person.command(evening.channel, "help")
        assert answer.is_ephemeral
        assert len(answer.text) < 1000
        assert answer.message.labels == [evening.say(language, "door-all"), evening.say(language, "guide-shelf")]

        door = await person.press(answer.message, evening.say(language, "door-all"))
        play = evening.say(language, "door-play", game=evening.say(language, "game-clues"))
        assert f"{play} · {evening.say(language, 'kind-clues')}" in door.message.labels
        shelf = await person.press(answer.message, evening.say(language, "guide-shelf"))
        game = evening.say(language, "game-clues")
        assert shelf.kind is AnswerKind.UPDATE
        assert evening.say(language, "learn-game", game=game) in shelf.message.labels
        rules = await person.press(shelf.message, evening.say(language, "rules-game", game=game))
        assert evening.say(language, "rulebook-clues-1") in rules.text


async def _whole_rules(evening: Evening, message: Message) -> int:
    """Turn the pages to the last one; return how many there were."""
    person = evening.people[0]
    for n in count(1):
        assert message.text.strip()
        if evening.label("guide-next") not in message.labels:
            back = await person.press(message, evening.label("guide-back"))
            assert back.kind is AnswerKind.UPDATE
            return n
        turned = await person.press(message, evening.label("guide-next"))
        assert turned.kind is AnswerKind.UPDATE
        message = turned.message
    raise AssertionError


async def test_the_rules_at_a_table_show_the_situation_and_lead_to_all_of_them(evening: Evening) -> None:
    await evening.set_up(2)

    answer = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.RULES))

    assert answer.text in {evening.say("fr", "rules-clues-duel"), evening.say("fr", "rules-clues-waiting")}
    first = await evening.people[0].press(answer.message, evening.label("guide-rules"))
    assert first.message is not answer.message  # the page at the table stays, with the ways to the others
    assert await _whole_rules(evening, first.message) >= 6


async def _through(evening: Evening, first: Answer) -> Message:
    """Answer every question of a lesson wrongly, then rightly; return its last page."""
    lesson = lesson_of("clues")
    assert lesson is not None
    person, message = evening.people[0], first.message
    message = (await person.press(message, evening.label("learn-begin"))).message
    for n, decision in enumerate(lesson.decisions, start=1):
        wrong = next(each for each in decision.answers if each != decision.right)
        for answer in (wrong, decision.right):
            asked = f"lesson-clues-{n}-{answer}"
            answered = await person.press(message, evening.label(asked))
            assert evening.say("fr", f"{asked}-why") in answered.text
            assert answered.message.attachments
            onward = "learn-again" if answer == wrong else "guide-next"
            message = (await person.press(answered.message, evening.label(onward))).message
    return message


async def test_a_lesson_is_taken_in_a_channel_and_opens_a_table_at_its_end(evening: Evening) -> None:
    first = await evening.people[0].command(evening.channel, "learn", game="clues")

    last = await _through(evening, first)
    assert last.labels[0] == evening.say("fr", "door-play", game=evening.say("fr", "game-clues"))  # alone, at once
    assert last.labels[-1] == evening.label("door-all")
    opened = await evening.people[0].press(last, evening.label("learn-open"))
    await evening.settle()

    assert first.is_ephemeral
    assert evening.texts() == []
    assert opened.message.id == evening.panel().id
    assert evening.rows("select game, host_id from tables") == [("clues", evening.people[0].user.id)]


async def test_a_lesson_is_taken_in_the_mailbox_in_one_message(evening: Evening) -> None:
    person = evening.people[0]
    mailbox = person.mailbox_channel

    which = await person.command(mailbox, "learn")
    first = await person.press(which.message, which.message.labels[0])
    last = await _through(evening, first)
    nowhere = await person.press(last, evening.label("learn-open"))

    assert first.message.id == which.message.id == last.id
    assert nowhere.text == evening.say("fr", "trouble-no-channel-here")


async def test_the_shelf_leads_back_to_all_ways_to_play_and_rules_and_deduction_to_the_shelf(evening: Evening) -> None:
    person = evening.people[0]

    shelf = await person.command(evening.channel, "learn")
    assert evening.label("door-all") in shelf.message.labels
    back = shelf
    for label in (
        evening.say("fr", "rules-game", game=evening.say("fr", "game-bakerstreet")),
        evening.label("guide-techniques"),
    ):
        page = await person.press(back.message, label)
        back = await person.press(page.message, evening.label("guide-shelf"))
        assert back.text == shelf.text


async def test_techniques_of_deduction_are_pages_of_their_own(evening: Evening) -> None:
    person = evening.people[0]

    answer = await person.command(evening.channel, "learn", game="deduction")
    assert answer.is_ephemeral
    assert evening.say("fr", "techniques-which") in answer.text
    answer = await person.press(answer.message, answer.message.labels[0])
    assert evening.say("fr", "technique-clues-sight-page") in answer.text
    answer = await person.press(answer.message, evening.label("guide-next"))
    assert evening.say("fr", "technique-clues-count-page") in answer.text


async def test_a_lesson_goes_on_at_any_question(evening: Evening) -> None:
    first = await evening.people[0].command(evening.channel, "learn", game="clues")

    third = await evening.people[0].press(first.message, evening.say("fr", "learn-question", n=3))

    assert evening.say("fr", "lesson-clues-3") in third.text


async def test_whoever_is_awaited_at_the_table_is_told_so_and_learns_all_the_same(evening: Evening) -> None:
    table = await evening.set_up(2)
    awaited = evening.person_of(table, evening.active(table))
    other = next(person for person in evening.people[:2] if person is not awaited)

    told = await awaited.command(evening.channel, "learn", game="clues")
    untold = await other.command(evening.channel, "learn", game="clues")
    outside = await evening.people[2].command(evening.channel, "learn", game="clues")

    assert evening.say(awaited.user.locale, "learn-your-turn") in told.text
    assert evening.say(awaited.user.locale, "lesson-clues-start") in told.text
    assert evening.say(other.user.locale, "learn-your-turn") not in untold.text
    assert evening.say("fr", "learn-your-turn") not in outside.text


async def test_a_game_may_bring_neither_lesson_nor_cover_nor_whole_rules(evening: Evening) -> None:
    host = evening.people[0]
    lobby = await host.command(evening.channel, "table new", game="lanterns")
    await evening.settle()

    lesson = await host.command(evening.channel, "learn", game="lanterns")
    rules = await host.click(lobby.message, fixed_on(lobby.message, Fixed.RULES))

    assert lesson.text == evening.say("fr", "refusal-no-lesson")
    assert lobby.message.attachments == []
    assert evening.label("guide-learn") not in lobby.message.labels
    assert rules.message.labels == []


async def test_a_forged_or_old_page_explains_itself(evening: Evening) -> None:
    help_page = (await evening.people[0].command(evening.channel, "help")).message

    for page in (
        Page(Leaf.LESSON, "clues", 99),
        Page(Leaf.ANSWER, "clues", 1, 99),
        Page(Leaf.RULES, "chess"),
        Page(Leaf.OPEN, "chess"),
    ):
        answer = await evening.people[0].click(help_page, page.id)
        key = "refusal-no-such-game" if page.leaf is Leaf.OPEN else "refusal-stale"
        assert answer.text == evening.say("fr", key)
    assert evening.rows("select count(*) from tables") == [(0,)]
