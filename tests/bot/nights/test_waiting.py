"""Waiting: those who have asked for a table are seated, by the program or by the host, and nobody else."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.nights.messages.answers import NightAnswers
from bot.nights.messages.panel import NightWords
from bot.nights.nights import FORGOTTEN, LATELY, LONGEST
from bot.nights.ports import NightChange
from bot.nights.store import StoredNights
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.people_records import NOTHING
from bot.tables.status import Status
from bot.telling.message import Reader
from games.core.contract import Refusal
from tests.bot.nights.guests import two_rounds
from tests.bot.nights.house import DEATHS, HOST, PEOPLE, Died, House, Mortal
from tests.bot.nights.pressing import end, here, names, posts, seated, split, wait
from tests.bot.ui.club import said

ANN, BEN, CLEO, DAN, EVE, FAY = PEOPLE


async def test_whoever_s_first_game_ends_while_round_two_runs_is_dealt_in_only_once_they_ask(house: House) -> None:
    night = await two_rounds(house)

    await end(house, night, 1)
    await wait(house)
    await end(house, night, 2)
    await wait(house)
    assert len(await seated(house, night)) == 2
    [panel] = house.panels(night)
    assert said("night-free", n=4, people=names(ANN, BEN, CLEO, DAN)) in panel

    await here(house, night, ANN, DAN)
    await house.keeper.tick()
    [panel] = house.panels(night)
    assert said("night-waiting", n=2, people=names(ANN, DAN)) in panel
    assert said("night-free", n=2, people=names(BEN, CLEO)) in panel
    await wait(house)

    assert (await seated(house, night))[2:] == [{ANN, DAN}]
    assert (await house.now(night)).tables[2].table is not None
    with pytest.raises(Refusal, match="night-unasked"):  # nor does the host deal in anybody who has not asked
        await split(house, night)
    await here(house, night, CLEO)
    with pytest.raises(Refusal, match="night-alone"):
        await split(house, night)
    await here(house, night, EVE)
    await split(house, night)
    assert (await seated(house, night))[3:] == [{CLEO, EVE}]


async def test_the_host_reads_who_plays_where_on_the_panel_and_not_twice(house: House) -> None:
    night = await house.planned(5)
    await here(house, night, *PEOPLE)
    await split(house, night)
    now = await house.now(night)

    answer = NightAnswers(house.words).split(now, Reader("en"))

    [panel] = house.panels(night)
    assert f"<@{ANN}>" in panel
    assert [line for line in answer.text.splitlines() if line in panel] == []


async def test_whoever_asks_again_and_again_holds_up_the_others_only_for_a_while(house: House) -> None:
    night = await house.planned(2)
    await split(house, night)
    await here(house, night, CLEO, DAN, EVE)
    for _ in range(LONGEST // (LATELY / 2)):
        assert len(await seated(house, night)) == 1
        await house.nights.rest(await house.now(night), EVE)
        await here(house, night, EVE)
        house.clock.skip(seconds=LATELY.total_seconds() / 2)
        await house.keeper.tick()

    assert (await seated(house, night))[1:] == [{CLEO, DAN, EVE}]


async def test_whoever_waited_alone_for_long_waits_for_all_who_press_after_a_game(house: House) -> None:
    night = await house.planned(2)
    await split(house, night)
    await here(house, night, CLEO)
    house.clock.skip(seconds=LONGEST.total_seconds() + 1)

    for person in (DAN, EVE):
        await here(house, night, person)
        await house.keeper.tick()
        assert len(await seated(house, night)) == 1
    await wait(house)

    assert (await seated(house, night))[1:] == [{CLEO, DAN, EVE}]


async def test_whoever_plays_elsewhere_and_says_that_they_are_there_has_not_asked_for_a_table(house: House) -> None:
    first, second = await house.planned(2), await house.planned()
    await split(house, first)

    await here(house, second, ANN, CLEO)
    await end(house, first, 1)

    assert [each.user for each in (await house.now(second)).waiting] == [CLEO]
    await here(house, second, ANN)
    assert [each.user for each in (await house.now(second)).waiting] == [CLEO, ANN]


async def test_of_evenings_on_two_servers_at_one_time_nobody_is_dealt_into_both(house: House) -> None:
    first = await house.planned(3)
    second = await house.nights.plan(
        guild=GuildId(6), channel=ChannelId(66), host=HOST, locale="en", starts_at=house.clock.now()
    )
    await here(house, second, ANN, BEN, DAN)
    second_before = await house.now(second)

    await house.nights.split(await house.now(first), HOST, is_moderator=False)
    with pytest.raises(Refusal, match="night-alone"):
        await house.nights.split(await house.now(second), HOST, is_moderator=False)
    with pytest.raises(Refusal, match="night-changed"):  # also where it was looked at before
        await house.nights.split(second_before, HOST, is_moderator=False)


async def test_a_table_that_cannot_be_opened_for_hours_holds_its_people_no_longer(house: House) -> None:
    night = await house.planned(2)
    house.venue.lacks = "create_public_threads"
    await split(house, night)
    house.clock.skip(hours=1)
    await house.keeper.tick()
    assert {ANN, BEN} <= (await house.now(night)).playing

    house.clock.skip(seconds=FORGOTTEN.total_seconds())
    await house.keeper.tick()

    after = await house.now(night)
    assert after.is_over
    assert not after.playing


async def test_of_a_deal_at_several_tables_too_the_players_of_the_first_that_ends_are_asked(house: House) -> None:
    night = await house.planned(4)
    await split(house, night, "clues")
    [first, second] = await seated(house, night)

    await end(house, night, 1)
    await wait(house)
    assert len(await seated(house, night)) == 2
    await here(house, night, *first)
    await wait(house)

    after = await house.now(night)
    assert (set(after.tables[2].users), after.tables[2].twins, after.tables[1].is_over) == (first, None, False)
    assert second <= after.playing


async def test_the_players_of_a_table_that_is_over_are_offered_another_once_unless_they_asked_or_want_no_word(
    house: House,
) -> None:
    night = await house.planned(3)
    await split(house, night)
    await house.tables.people.change(CLEO, lambda now: type(now)(user=CLEO, remind_by=NOTHING))
    table = (await house.now(night)).tables[0].table
    await house.store.end(table or TableId(0), at=house.clock.now())
    await here(house, night, ANN)

    for _ in range(3):
        await wait(house)
        house.start()

    assert posts(house, night) == [said("night-offer", n=1, people=names(BEN))]
    quiet = await house.planned(2)
    await split(house, quiet)
    await house.want_no_reminders()
    await end(house, quiet, 1)
    assert posts(house, quiet) == []


async def test_an_offer_to_play_on_has_no_buttons_once_the_evening_is_over(house: House) -> None:
    night = await two_rounds(house)
    for n in (1, 2):
        await end(house, night, n)
    first, second = [each for each in house.discord.channel if each.where == night.channel and not each.is_panel]
    second.is_gone = True  # deleted by hand
    over = house.words.say(Reader("en"), "night-offer-closed", n=1)

    await house.nights.end(await house.now(night), HOST, is_moderator=False)
    house.discord.is_deaf = True
    await house.keeper.tick()
    assert first.text != over
    house.discord.is_deaf = False
    house.start()
    await house.keeper.tick()

    assert first.text == over
    assert NightWords(house.words).offer_closed(night, (await house.now(night)).tables[0]).rows == ()
    assert [each.offer for each in (await house.now(night)).tables] == [None, None]
    assert house.panels(night) != []


async def test_a_wish_is_taken_back_until_the_cards_are_dealt(house: House) -> None:
    night = await two_rounds(house)
    await end(house, night, 1)
    await here(house, night, ANN, BEN)
    await house.nights.rest(await house.now(night), ANN)
    await wait(house)
    assert len(await seated(house, night)) == 2

    house.venue.lacks = "create_public_threads"  # a table is planned, and not dealt for a while
    await here(house, night, ANN, EVE)
    await wait(house)
    assert (await seated(house, night))[2:] == [{ANN, BEN, EVE}]
    await house.nights.rest(await house.now(night), ANN)
    house.venue.lacks = None
    await house.keeper.tick()

    table = (await house.now(night)).tables[2].table
    record = await house.store.get(table or TableId(0))
    assert record is not None
    assert (record.status, {seat.user for seat in record.seats}) == (Status.LIVE, {BEN, EVE})
    [one] = [each for each in (await house.now(night)).free if each.user == ANN]
    assert (one.asked_at, one.here_since is None) == (None, False)
    with pytest.raises(Refusal, match="night-not-coming"):
        await house.nights.rest(await house.now(night), FAY)


async def test_the_queue_shows_who_has_asked_first_in_front_and_a_press_leaves_it_before_the_first_round_too(
    house: House,
) -> None:
    night = await house.planned()
    for user in (CLEO, BEN, ANN, DAN):
        house.clock.skip(seconds=1)
        await here(house, night, user)
    await house.nights.rest(await house.now(night), BEN)
    house.clock.skip(seconds=1)
    await house.nights.rest(await house.now(night), CLEO)
    await here(house, night, CLEO)
    await house.keeper.tick()

    [panel] = house.panels(night)
    for user, at in ((ANN, "here"), (BEN, "rests"), (CLEO, "here"), (DAN, "here")):
        assert said("night-guest", at=at, person=f"<@{user}>", wishes=False, likes=()) in panel
    assert [each.user for each in (await house.now(night)).waiting] == [ANN, DAN, CLEO]
    await split(house, night)
    assert await seated(house, night) == [{ANN, CLEO, DAN}]
    [panel] = house.panels(night)
    assert said("night-free", n=1, people=names(BEN)) in panel


async def test_whoever_leaves_between_the_plan_and_the_deal_is_not_dealt_in(house: House) -> None:
    house.venue.lacks = "create_public_threads"
    night = await house.planned(3)
    await split(house, night)
    await house.nights.leave(await house.now(night), CLEO)
    house.venue.lacks = None

    await house.keeper.tick()

    record = await house.store.get((await house.now(night)).tables[0].table or TableId(0))
    assert record is not None
    assert {seat.user for seat in record.seats} == {ANN, BEN}


async def test_tables_are_not_kept_where_somebody_stands_up_while_they_are_made(house: House) -> None:
    night = await two_rounds(house)
    await end(house, night, 1)
    await here(house, night, ANN, BEN)
    house.clock.skip(minutes=1)
    before = await house.now(night)
    await house.nights.rest(before, BEN)

    with pytest.raises(Refusal, match="night-changed"):
        await house.nights.seat_waiting(before)
    await house.nights.leave(before, BEN)
    with pytest.raises(Refusal, match="night-changed"):
        await house.nights.split(before, HOST, is_moderator=False)

    assert len(await seated(house, night)) == 2


async def test_another_press_with_an_old_view_of_the_evening_does_not_bring_a_wish_back(house: House) -> None:
    night = await two_rounds(house)
    await end(house, night, 1)
    await here(house, night, ANN, BEN)
    before = await house.now(night)
    await house.nights.rest(before, ANN)

    await house.nights.like(before, ANN, "Ann", "en", ["clues"])
    await house.nights.come(before, ANN, "Ann", "en")

    assert [each.user for each in (await house.now(night)).waiting] == [BEN]


async def test_a_press_while_somebody_plays_is_no_wish_for_later(house: House) -> None:
    night = await two_rounds(house)
    await here(house, night, ANN, BEN)

    await end(house, night, 1)
    await wait(house)

    assert len(await seated(house, night)) == 2


async def test_whoever_plays_a_live_game_elsewhere_is_dealt_in_by_nobody_and_their_wish_is_spent(house: House) -> None:
    night = await two_rounds(house)
    await end(house, night, 1)
    await here(house, night, ANN, BEN)
    elsewhere = await another_game(house, ANN, BEN)

    await wait(house)
    with pytest.raises(Refusal, match="night-all-play"):
        await house.nights.split(await house.now(night), HOST, is_moderator=False)
    await house.store.end(elsewhere, at=house.clock.now())
    await wait(house)

    assert len(await seated(house, night)) == 2
    await here(house, night, ANN, BEN)
    await split(house, night)
    assert (await seated(house, night))[2:] == [{ANN, BEN}]


async def another_game(house: House, *users: UserId) -> TableId:
    """Deal people a game at live pace in another channel."""
    lobby = house.lobby
    where = ChannelId(77)
    new = await lobby.new(
        guild=GuildId(5), channel=where, host=users[0], name="A", game="clues", locale="en", speaks="en"
    )
    for user in users[1:]:
        await lobby.join(new.id, user, f"P{user}", "en")
    await lobby.option(new.id, users[0], "pace", "live")
    await lobby.start(new.id, users[0])
    return new.id


async def test_wherever_the_process_dies_those_who_asked_get_one_table_and_one_offer(house: House) -> None:
    for n, at in enumerate(range(1, 200, DEATHS)):
        night = await house.planned(3)
        await split(house, night)
        table = (await house.now(night)).tables[0].table
        await house.store.end(table or TableId(0), at=house.clock.now())
        await here(house, night, ANN, BEN)
        house.clock.skip(minutes=1)
        mortal = Mortal(at, is_after=n % 2 == 0)
        house.start(mortal)
        with suppress(Died):
            await house.keeper.tick()
            await house.keeper.tick()
        is_alive = mortal.left > 0
        house.clock.skip(minutes=10)  # Discord forgets nonces meanwhile
        house.start()
        for _ in range(3):
            await house.keeper.tick()

        after = await house.now(night)
        assert (set(after.tables[1].users), len(after.tables)) == ({ANN, BEN}, 2), at
        assert posts(house, night) == [said("night-offer", n=1, people=names(CLEO))], at
        record = await house.store.get(after.tables[1].table or TableId(0))
        assert record is not None
        assert (record.status, len(record.seats)) == (Status.LIVE, 2), at
        await house.store.end(record.id, at=house.clock.now())
        await StoredNights(house.store.database).end_night(night.id, house.clock.now())
        await StoredNights(house.store.database).change_night(night.id, NightChange(is_told=True))
        if is_alive:
            break
    assert at > 20


async def test_whoever_goes_while_their_table_plays_reads_that_it_waits_for_them(house: House) -> None:
    night = await house.planned(5)
    await here(house, night, ANN, BEN, CLEO)
    await split(house, night)
    now = await house.now(night)
    words, [table] = NightAnswers(house.words), now.tables

    left = await house.nights.leave(now, BEN)
    gone = words.guest(left, BEN, Reader("en"), is_early=False).text
    await end(house, night, 1)
    over = words.guest(await house.now(night), BEN, Reader("en"), is_early=False).text

    owes = said("night-you-owe", thread=f"<#{table.thread}>")
    assert owes in gone
    assert owes not in over
