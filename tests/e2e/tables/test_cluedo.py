"""Cluedo through real discord.py: the ways to a square or a room, and what is asked there."""

from __future__ import annotations

import random

import pytest

from bot.messages.sentences import Sentences, event_line, reader_of
from games.cluedo import SIGNPOSTS
from games.cluedo.actions import Denounce, End, Move, Roll, Show, Suggest
from games.cluedo.events import CardSeen
from games.cluedo.model import SUSPECTS, Phase, Room, Silence, Suspect, Weapon
from games.core.lines import Fact, Line, Who
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.practice.messages import alt_texts, selects
from tests.e2e.practice.person import AnswerKind
from tests.e2e.tables.cluedo_players import act, dealt, to_a_room
from tests.e2e.tables.playing import Players, Way


async def test_after_a_roll_rooms_and_what_is_near_them_are_buttons_and_far_squares_a_list_under_the_picture(
    evening: Evening,
) -> None:
    table = await dealt(evening)
    person = evening.person_of(table, evening.active(table))
    locale = person.user.locale
    offer = await person.press(evening.panel(), evening.label("verb-cluedo-roll"))
    await evening.settle()
    reach = table.state.reach

    assert offer.is_ephemeral
    assert offer.message.attachments
    rooms = [evening.words.noun(locale, room) for room in reach.rooms]
    signs = [evening.words.say(locale, line) for each in reach.squares if (line := SIGNPOSTS.wording("to", each))]
    first, rest = offer.message.labels[:-1], [o["label"] for s in selects(offer.message) for o in s["options"]]
    assert offer.message.labels[-1] == evening.label("verb-cluedo-stay", locale)
    assert first[: len(rooms)] == rooms
    assert sorted([*first[len(rooms) :], *rest]) == sorted(signs)
    again = await person.press(evening.panel(), evening.label("verb-cluedo-move"))
    assert again.message.labels == [*first, evening.label("control-cancel", locale)]
    far = (rest or first)[-1]
    if rest:
        await person.choose(offer.message, selects(offer.message)[-1]["custom_id"], [far])
    else:
        await person.press(offer.message, far)
    await evening.settle()
    square = reach.squares[signs.index(far)]
    assert square in evening.texts()[-1]
    assert f"case {square}" in alt_texts(evening.panel())[0]


async def test_a_room_is_three_presses_away_and_named_in_the_language_of_the_reader(evening: Evening) -> None:
    table = await dealt(evening)
    players = Players(evening, random.Random(1))
    for _ in range(60):
        seat = Seat(evening.active(table))
        if table.state.phase is Phase.ROLLED:
            moves = [each for each in table.game.rules.legal(table.state, seat) if isinstance(each, Move)]
            rooms = [each for each in moves if isinstance(each.to, Room)]
            done = await players.do(table, seat, (rooms or moves)[0], Way.PANEL)
            assert done.presses <= 2
            if rooms:
                return
        else:
            await players.do(table, seat, Roll(), Way.PANEL)
    raise AssertionError("nobody reached a room")


async def test_a_square_is_completed_while_typing_and_a_wrong_one_is_refused_in_private(evening: Evening) -> None:
    table = await dealt(evening)
    person = evening.person_of(table, evening.active(table))
    await act(evening, table, Roll())
    squares = table.state.reach.squares
    offered = await person.autocomplete(evening.channel, "cluedo move", focused="to", text=squares[0][:2])

    assert {choice.value for choice in offered} >= {each for each in squares if each.startswith(squares[0][:2])}
    for wrong, key in (("r12c12", "cellar"), ("r2c2", "inside-a-room"), ("cave", "cellar"), ("zzz", "no-such-place")):
        refused = await person.command(evening.channel, "cluedo move", to=wrong)
        assert refused.is_ephemeral
        assert refused.text == evening.say(person.user.locale, f"refusal-cluedo-{key}")
    await person.command(evening.channel, "cluedo move", to=squares[0].upper())
    assert table.state.phase is Phase.STARTING


async def test_a_hypothesis_is_asked_answered_and_shown_to_one_alone(evening: Evening) -> None:
    table = await dealt(evening)
    room = await to_a_room(evening, table)
    me = evening.active(table)
    deal = table.state.cast.dealt
    witness = (me + 1) % 3
    card = next(card for card in deal.hands[witness].open() if isinstance(card, (Suspect, Weapon)))
    suspect = card if isinstance(card, Suspect) else deal.envelope.open()[0]
    weapon = card if isinstance(card, Weapon) else deal.envelope.open()[1]
    person, other = evening.person_of(table, me), evening.person_of(table, witness)
    screen = await person.press(evening.panel(), evening.label("verb-cluedo-suggest"))
    words, locale = evening.words, person.user.locale
    screen = await person.press(screen.message, words.noun(locale, weapon))
    name = words.noun(locale, suspect)  # of which a long form shows the end
    await person.press(screen.message, next(each for each in screen.message.labels if name.endswith(each)))
    await evening.settle()
    assert words.noun("fr", room, "at") in evening.texts()[-1]
    assert other.user.mention in evening.texts()[-1]

    letter = other.mailbox()[-1]
    assert evening.label("verb-cluedo-show", other.user.locale) in letter.labels
    shown = await other.press(letter, evening.label("verb-cluedo-show", other.user.locale))
    if table.state.witness is not None:  # asked even where there is no choice
        await other.press(shown.message, words.noun(other.user.locale, card))
    await evening.settle()
    assert words.noun(locale, card) in person.mailbox()[-1].text
    assert words.noun("fr", card) not in evening.texts()[-1]
    assert table.state.phase is Phase.ASKED


@pytest.mark.parametrize("is_open", [True, False])
async def test_the_answer_to_a_hypothesis_goes_on_when_the_card_is_shown_and_the_post_has_a_desk_for_everybody(
    evening: Evening, is_open: bool
) -> None:
    for each in evening.people:
        each.user.dms_open = is_open
    table = await dealt(evening)
    await to_a_room(evening, table)
    me = evening.active(table)
    hypothesis = next(
        each
        for each in table.game.rules.legal(table.state, Seat(me))
        if isinstance(each, Suggest) and not {each.suspect, each.weapon} & {*table.state.cast.dealt.hands[me].open()}
    )
    answer = await evening.do(table, me, hypothesis)
    await evening.settle()
    before = answer.text
    assert table.state.phase is Phase.ASKING

    await act(evening, table, next(each for each in table.game.rules.legal(table.state, Seat(evening.active(table)))))
    await evening.settle()
    seen = next(each for each in table.now.events if isinstance(each, CardSeen))
    person, post = evening.person_of(table, me), evening.posts()[-1]
    sentences, reader = Sentences(evening.words), reader_of(table.record, person.user.locale)
    told = sentences.line(reader, event_line(table.game, seen))

    assert answer.is_ephemeral
    assert told not in before
    assert told in answer.text
    assert all(told not in text for text in evening.texts())
    assert evening.label("control-desk") in post.labels
    bystander = next(seat for seat in range(3) if seat not in (me, seen.by))
    mine = await person.press(post, evening.label("control-desk"))
    other = await evening.person_of(table, bystander).press(post, evening.label("control-desk"))
    facts: dict[str, Fact] = {"who": Who(seen.by), "card": seen.card, "hypothesis": seen.hypothesis}
    locales = (person.user.locale, evening.person_of(table, bystander).user.locale)
    on_desk = [sentences.line(reader_of(table.record, each), Line("cluedo-desk-seen", facts)) for each in locales]
    assert mine.is_ephemeral
    assert other.is_ephemeral
    assert on_desk[0] in mine.text
    assert on_desk[1] not in other.text
    assert bool(person.mailbox()) is is_open


async def test_two_people_cannot_begin(evening: Evening) -> None:
    evening.game = "cluedo"
    await evening.lobby(2)
    host = evening.people[0]
    for locale, reason in (("fr", "rien à déduire"), ("en-GB", "nothing to deduce")):
        evening.world.change_person(host.user, locale=locale)
        refused = await host.press(evening.panel(), evening.label("control-start"))

        assert refused.is_ephemeral
        assert refused.text == evening.say(locale, "refusal-cluedo-too-few-players", n=2, least=3)
        assert reason in refused.text
    joined = await evening.people[2].press(evening.panel(), evening.label("control-join"))
    assert joined.message.is_v2
    await evening.people[0].press(evening.panel(), evening.label("control-start"))
    await evening.settle()
    assert (await evening.table()).n == 0


async def test_a_liar_is_denounced_by_command_and_by_buttons(evening: Evening) -> None:
    table = await dealt(evening, false_witnesses="on")
    await to_a_room(evening, table)
    me = evening.active(table)
    person = evening.person_of(table, me)
    await act(evening, table, Suggest(suspect=SUSPECTS[0], weapon=Weapon.DAGGER))
    while table.state.phase is Phase.ASKING:
        await act(evening, table, Show(card=Silence.NOTHING))
    refused = await person.command(evening.channel, "cluedo denounce", player=str(me + 1), suggestion=1)
    assert refused.is_ephemeral
    form = await person.press(evening.panel(), evening.label("verb-cluedo-denounce"))
    assert form.kind is AnswerKind.MESSAGE  # one hypothesis so far: only the player is open
    sure = await person.press(form.message, form.message.labels[0])
    await person.press(sure.message, evening.label("control-confirm", person.user.locale))
    await evening.settle()

    assert len(table.state.file.judged) == 1
    assert Denounce(player=Seat((me + 1) % 3), hypothesis=1) not in set(table.game.rules.legal(table.state, Seat(me)))
    await act(evening, table, End())
