"""Notices of a maintenance: one in each channel with a live game, in its language, once, and gone when it does not stand any more."""

from __future__ import annotations

from datetime import timedelta
from unittest.mock import patch

from bot.messages.sentences import Sentences
from bot.owner.messages.owner import OwnerScreen
from bot.store.maintenance import StoredMaintenance
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, MessageId
from bot.tables.maintenance import Maintenance, Notice
from bot.telling.message import PublicMessage
from bot.telling.notices import REFUSED, Notices
from bot.telling.senders import NotAllowed, NotThere, Posted
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club
from tests.fake_database import Faults
from tests.words import WORDS

SCREEN = OwnerScreen(Sentences(WORDS))
ELSEWHERE, THIRD = ChannelId(102), ChannelId(103)


def notices_of(club: Club, ground: Ground | None = None) -> Notices:
    """Return the notices of a process, as they are at its start."""
    return Notices(ground or club.house.ground, StoredMaintenance(club.store.database), SCREEN, club.discord)


async def announced(club: Club, minutes: int = 60) -> Maintenance:
    now = club.clock.now()
    made = await StoredMaintenance(club.store.database).plan(
        now, now + timedelta(minutes=minutes), now + timedelta(minutes=minutes + 20)
    )
    assert made is not None
    return made


def standing(club: Club) -> list[tuple[ChannelId | None, str]]:
    """Return all notices that can be read, with their channels."""
    return [(said.where, said.text) for said in club.discord.channel if "🔧" in said.text and not said.is_gone]


async def test_each_channel_with_a_live_game_is_told_once_in_its_language(club: Club) -> None:
    await club.dealt()
    await club.dealt(channel=ELSEWHERE)
    in_french = await club.tables.open_in(ELSEWHERE)
    await club.opened(channel=THIRD)  # a lobby
    await club.store.configure(in_french, locale="fr")
    maintenance = await announced(club)
    notices = notices_of(club)

    await notices.tick()
    await notices.tick()
    await notices_of(club).tick()

    assert standing(club) == [
        (CHANNEL, SCREEN.notice("en", maintenance).text),
        (ELSEWHERE, SCREEN.notice("fr", maintenance).text),
    ]
    await club.lobby.join((await club.tables.open_in(THIRD)), PEOPLE[1], "Ben", "en")
    await club.lobby.start(await club.tables.open_in(THIRD), PEOPLE[0])
    await notices.tick()
    assert [where for where, _ in standing(club)] == [CHANNEL, ELSEWHERE, THIRD]


async def test_a_notice_notifies_nobody_and_says_when(club: Club) -> None:
    maintenance = await announced(club)

    post = SCREEN.notice("en", maintenance)

    assert post.calls == ()
    for moment in (maintenance.begins_at, maintenance.ends_at):
        assert f"<t:{int(moment.timestamp())}:" in post.text


async def test_the_next_game_of_a_channel_gets_no_second_notice(club: Club) -> None:
    table = await club.dealt()
    await announced(club)
    await notices_of(club).tick()
    await club.tables.end(table.record.id)
    await club.delivery.idle()
    await club.dealt()

    await notices_of(club).tick()

    assert len(standing(club)) == 1


async def test_one_that_is_withdrawn_is_taken_away_and_told_nowhere_else(club: Club) -> None:
    await club.dealt()
    await announced(club)
    notices = notices_of(club)
    await notices.tick()
    assert len(standing(club)) == 1
    assert await notices.stored.withdraw(club.clock.now())
    assert not await notices.stored.withdraw(club.clock.now())
    await club.dealt(channel=ELSEWHERE)

    await notices_of(club).tick()

    assert standing(club) == []
    assert await notices.stored.outdated(club.clock.now()) == []
    club.clock.skip(minutes=1)
    again = await announced(club)
    await notices_of(club).tick()
    assert [where for where, _ in standing(club)] == [CHANNEL, ELSEWHERE]
    assert await notices.stored.told(again) == 2


async def test_one_that_is_over_is_taken_away_and_forgotten(club: Club) -> None:
    await club.dealt()
    maintenance = await announced(club)
    await notices_of(club).tick()
    club.clock.skip(minutes=79)
    await notices_of(club).tick()
    assert len(standing(club)) == 1
    club.clock.skip(minutes=2)

    await notices_of(club).tick()

    assert standing(club) == []
    assert await notices_of(club).stored.standing(club.clock.now()) is None
    assert await notices_of(club).stored.told(maintenance) == 0


async def test_only_one_stands_at_a_time(club: Club) -> None:
    await announced(club)
    now = club.clock.now()

    second = await StoredMaintenance(club.store.database).plan(now, now, now + timedelta(hours=1))

    assert second is None


async def test_a_notice_whose_confirmation_is_lost_is_not_said_twice_by_the_next_process(club: Club) -> None:
    await club.dealt()
    await announced(club)
    club.discord.faults = Faults(lambda _: 2, most=1)  # it took effect, and nobody is told so
    await notices_of(club).tick()
    assert len(standing(club)) == 1
    club.clock.skip(minutes=10)  # its nonce is forgotten

    await notices_of(club).tick()

    assert len(standing(club)) == 1
    assert await notices_of(club).stored.told(await _standing(club)) == 1


async def test_a_process_that_dies_before_it_has_said_a_notice_leaves_it_to_the_next(club: Club) -> None:
    await club.dealt()
    await announced(club)
    club.discord.faults = Faults(lambda _: 1, most=1)
    await notices_of(club).tick()
    assert standing(club) == []

    await notices_of(club).tick()

    assert len(standing(club)) == 1


async def test_one_that_was_said_and_not_confirmed_is_taken_away_too(club: Club) -> None:
    await club.dealt()
    await announced(club)
    club.discord.faults = Faults(lambda _: 2, most=1)
    await notices_of(club).tick()
    await notices_of(club).stored.withdraw(club.clock.now())

    await notices_of(club).tick()

    assert standing(club) == []


async def test_nothing_is_said_before_it_is_stored(club: Club) -> None:
    await club.dealt()
    await announced(club)
    notices = notices_of(club)
    noted: list[list[Notice]] = []

    async def look(channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        noted.append(await notices.stored.untold(await _standing(club)))
        return Posted(MessageId(1), is_whole=True)

    with patch.object(club.discord, "announce", look):
        await notices.tick()

    assert [each.is_noted for found in noted for each in found] == [True]


async def test_a_channel_that_takes_no_posts_holds_up_no_other_and_is_told_when_it_takes_them(club: Club) -> None:
    await club.dealt()
    maintenance = await announced(club)
    notices = notices_of(club)
    club.discord.lacks = "send_messages"
    await notices.tick()
    club.discord.lacks = None
    await club.dealt(channel=ELSEWHERE)
    before = club.discord.sends

    await notices.tick()
    assert [where for where, _ in standing(club)] == [ELSEWHERE]
    assert club.discord.sends == before + 1  # Discord counts what it refuses

    club.clock.skip(seconds=REFUSED.total_seconds())
    await notices.tick()
    await notices.tick()
    assert standing(club) == [(where, SCREEN.notice("en", maintenance).text) for where in (ELSEWHERE, CHANNEL)]
    assert await notices.stored.told(maintenance) == 2


async def test_a_withdrawn_notice_that_cannot_be_taken_away_goes_as_soon_as_it_can(club: Club) -> None:
    await club.dealt()
    await announced(club)
    notices = notices_of(club)
    await notices.tick()
    await notices.stored.withdraw(club.clock.now())
    with patch.object(club.discord, "remove", side_effect=NotAllowed("view_channel")) as refused:
        await notices.tick()
        await notices.tick()
    assert refused.call_count == 1
    assert len(standing(club)) == 1

    club.clock.skip(seconds=REFUSED.total_seconds())
    await notices.tick()

    assert standing(club) == []
    assert await notices.stored.outdated(club.clock.now()) == []


async def test_a_notice_that_can_never_be_taken_away_is_forgotten_after_its_end(club: Club) -> None:
    await club.dealt()
    await announced(club)
    notices = notices_of(club)
    await notices.tick()
    club.clock.skip(hours=2)
    with patch.object(club.discord, "remove", side_effect=NotAllowed("view_channel")):
        await notices.tick()

    assert await notices.stored.outdated(club.clock.now()) == []


async def test_a_channel_that_is_gone_is_not_tried_again(club: Club) -> None:
    await club.dealt()
    maintenance = await announced(club)
    notices = notices_of(club)
    with patch.object(club.discord, "announce", side_effect=NotThere):
        await notices.tick()

    assert await notices.stored.untold(maintenance) == []


async def test_a_notice_that_was_never_given_is_forgotten_with_its_maintenance(club: Club) -> None:
    await club.dealt()
    await announced(club)
    club.discord.lacks = "send_messages"
    await notices_of(club).tick()
    club.clock.skip(hours=2)

    await notices_of(club).tick()

    assert await notices_of(club).stored.outdated(club.clock.now()) == []
    club.discord.lacks = None
    await notices_of(club).tick()
    assert standing(club) == []


async def test_the_servers_of_other_processes_are_left_to_them(club: Club) -> None:
    class Mine:
        is_shared = False

        def owns(self, guild: GuildId | None, /) -> bool:
            return guild == GUILD

    await club.dealt()
    await club.dealt(channel=ELSEWHERE, guild=GuildId(66))
    await announced(club)
    ground = Ground(club.store, club.clock.now, ownership=Mine())

    await notices_of(club, ground).tick()
    assert [where for where, _ in standing(club)] == [CHANNEL]
    await notices_of(club).stored.withdraw(club.clock.now())
    await notices_of(club, ground).tick()

    assert standing(club) == []


async def test_what_is_withdrawn_while_it_is_being_told_goes_no_further(club: Club) -> None:
    await club.dealt()
    await announced(club)
    notices = notices_of(club)
    [notice] = await notices.stored.untold(await _standing(club))
    await notices.stored.withdraw(club.clock.now())

    assert not await notices.stored.note(notice, club.clock.now())


async def _standing(club: Club) -> Maintenance:
    found = await StoredMaintenance(club.store.database).standing(club.clock.now())
    assert found is not None
    return found
