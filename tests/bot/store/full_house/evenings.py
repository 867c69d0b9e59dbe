"""The scenes of evenings: one that has passed, and those under way."""

from __future__ import annotations

from datetime import timedelta

from bot.nights.records import NightRecord, NightTable
from bot.nights.store import StoredNights
from bot.tables.ids import UserId
from tests.bot.store.full_house.builder import ANN, BEN, CLEO, CLUB, DAN, EVE, FAY, GWEN, HAL, IDA, JO, NAME, Bot


async def an_evening_passes(bot: Bot) -> None:
    """An evening with twins, which are compared and honoured; a round that is planned and never opened."""
    night = await _evening(bot, ANN, BEN, EVE, FAY)
    await bot.nights.split(await _now(bot, night), ANN, is_moderator=False, duplicate="clues")
    await _look(bot)
    for planned in (await _now(bot, night)).tables:
        await _play(bot, planned)
    for user in (ANN, BEN):
        await bot.nights.here(await _now(bot, night), user, NAME[user], "fr")
    await bot.nights.split(await _now(bot, night), ANN, is_moderator=False)
    await bot.nights.end(await _now(bot, night), ANN, is_moderator=False)
    await _look(bot)
    early = await _evening(bot, JO)
    bot.venue.is_emptied = True
    bot.clock.skip(minutes=30)
    await _look(bot)
    bot.venue.is_emptied = False
    await bot.nights.end(await _now(bot, early), JO, is_moderator=False)


async def evenings_are_under_way(bot: Bot) -> None:
    """One to come, one in the middle of a round of twins, one whose panel stays, and one that may not stand in the calendar."""
    coming = await bot.nights.plan(
        guild=CLUB, channel=bot.channel(), host=EVE, locale="fr", starts_at=bot.clock.now() + timedelta(days=5)
    )
    await bot.nights.come(coming, EVE, NAME[EVE], "fr")
    await bot.nights.come(coming, JO, NAME[JO], "en")
    await bot.nights.leave(await _now(bot, coming), JO)
    coming = await bot.nights.set_places(await _now(bot, coming), EVE, 2, is_moderator=False)
    coming = await bot.nights.repeat(coming, EVE, "Europe/Paris", is_weekly=True, is_moderator=False)
    held = await _evening(bot, ANN, BEN, EVE, FAY)
    await bot.nights.split(await _now(bot, held), ANN, is_moderator=False, duplicate="clues")
    await _look(bot)
    await _play(bot, (await _now(bot, held)).tables[0])
    second = await _evening(bot, CLEO, DAN, HAL, IDA)
    night = await bot.nights.like(await _now(bot, second), CLEO, NAME[CLEO], "fr", ["lanterns"])
    await bot.nights.split(night, CLEO, is_moderator=False)
    await _look(bot)
    planned = (await _now(bot, second)).tables[0]
    await _play(bot, planned)
    for user in planned.users:
        await bot.nights.here(await _now(bot, second), user, NAME[user], "fr")
    await bot.nights.split(await _now(bot, second), CLEO, is_moderator=True)
    [reminder, *_] = [each.id for each in bot.discord.channel if each.where == second.channel]
    await bot.nights.stored.keep_reminded(second.id, second.starts_at, reminder)  # as if it had been planned earlier
    bot.discord.keeps, bot.venue.lacks = True, "create_events"  # the panel before it cannot be taken away
    night = await bot.nights.plan(
        guild=CLUB, channel=bot.channel(), host=GWEN, locale="fr", starts_at=bot.clock.now() + timedelta(days=6)
    )
    await _look(bot)
    bot.discord.keeps, bot.venue.lacks = False, None
    coming = await bot.nights.appoint(await _now(bot, coming), EVE, {CLEO: NAME[CLEO]}, is_moderator=False)
    for user in (CLEO, DAN, HAL):
        await bot.nights.come(coming, user, NAME[user], "fr")
    await bot.nights.leave(await _now(bot, coming), EVE)
    await bot.nights.stored.move_up(coming.id, bot.clock.now())  # neither this nor the moves are told
    later = coming.starts_at + timedelta(hours=1)
    await bot.nights.move(await _now(bot, coming), EVE, later, is_moderator=False)
    await bot.nights.name(await _now(bot, coming), EVE, "La nuit des indices", is_moderator=False)
    await bot.nights.relocate(await _now(bot, coming), EVE, bot.channel(), is_moderator=False)
    weekly = await bot.nights.plan(
        guild=CLUB, channel=bot.channel(), host=HAL, locale="fr", starts_at=bot.clock.now() + timedelta(days=2)
    )
    weekly = await bot.nights.repeat(weekly, HAL, "Europe/Paris", is_weekly=True, is_moderator=False)
    await bot.nights.end(weekly, HAL, is_moderator=False)  # another follows


async def _play(bot: Bot, planned: NightTable) -> None:
    """Play the table of an evening to its end."""
    assert planned.table is not None
    await bot.go_on(planned.table)
    await _look(bot)


async def _evening(bot: Bot, *users: UserId) -> NightRecord:
    """Plan an evening for the next minutes, and let these people be there; the first of them is its host."""
    starts = bot.clock.now() + timedelta(minutes=20)
    night = await bot.nights.plan(guild=CLUB, channel=bot.channel(), host=users[0], locale="fr", starts_at=starts)
    for user in users:
        night = await bot.nights.here(night, user, NAME[user], "fr")
    await _look(bot)
    return night


async def _look(bot: Bot) -> None:
    """Let the keeper look twice, and all be told."""
    await bot.keeper.tick()
    await bot.told()
    await bot.keeper.tick()


async def _now(bot: Bot, night: NightRecord) -> NightRecord:
    found = await StoredNights(bot.store.database).night(night.id)
    assert found is not None
    return found
