"""What a server decides, from the command to the refusal that it leads to, through the real library."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Person


async def test_a_server_says_where_and_by_whom_tables_are_opened_and_everybody_is_held_to_it(evening: Evening) -> None:
    admin = Person(evening.server, evening.guild.owner)
    ada, ben = evening.people[:2]
    elsewhere = evening.world.add_channel(evening.guild, "jeux")
    hosts = evening.world.add_role(evening.guild, "hosts")
    evening.guild.members[ben.user.id].roles.append(hosts)
    await evening.server.quiet()

    await admin.command(evening.channel, "server channel", channel=elsewhere)
    screen = await admin.command(evening.channel, "server openers", role=hosts)
    there = evening.say("en", "server-channels", channels=(elsewhere.mention,))
    assert there in screen.text
    assert evening.say("en", "server-openers", role=f"<@&{hosts.id}>") in screen.text

    refused = await ben.command(evening.channel, "table new", game="clues")
    assert refused.text == evening.say("en", "refusal-channel-not-allowed", channels=(elsewhere.mention,))
    assert refused.is_ephemeral
    stranger = await ada.command(elsewhere, "table new", game="clues")
    assert stranger.text == evening.say("fr", "refusal-openers-only", role=f"<@&{hosts.id}>")
    assert evening.rows("select count(*) from tables") == [(0,)]
    below = evening.world.add_thread(elsewhere, "fil")
    await evening.server.quiet()
    assert (await ben.command(below, "table new", game="clues")).message.is_v2
    assert (await ben.command(elsewhere, "table new", game="clues")).message.is_v2

    everybody = await admin.command(evening.channel, "server openers", role=evening.guild.everyone)
    assert evening.say("en", "server-everybody") in everybody.text  # a role that everybody has tells nobody apart
    changed = await admin.press(screen.message, evening.label("server-clear-channels", "en"))
    assert evening.say("en", "server-everywhere") in changed.text
    assert (await ben.command(evening.channel, "table new", game="clues")).message.is_v2
    await evening.settle()


@pytest.mark.parametrize("has_role", [True, False])
async def test_a_moderator_by_role_ends_the_table_of_others_and_the_table_reads_it(
    evening: Evening, *, has_role: bool
) -> None:
    admin = Person(evening.server, evening.guild.owner)
    ben = evening.people[3]
    mods = evening.world.add_role(evening.guild, "mods")
    await evening.seated(2)
    await admin.command(evening.channel, "server moderators", role=mods)
    if has_role:
        evening.guild.members[ben.user.id].roles.append(mods)

    answer = await ben.command(evening.channel, "table end")
    if has_role:
        await ben.press(answer.message, evening.label("control-end", "en"))
    await evening.settle()

    assert evening.rows("select status from tables") == [("ended" if has_role else "live",)]
    line = evening.say("fr", "ended-by-manager")
    assert any(line in text for text in evening.texts()) == has_role


async def test_the_server_s_commands_are_not_even_offered_to_others(evening: Evening) -> None:
    offered = {slash.path for slash in evening.people[0].slashes(evening.channel)}

    assert not {path for path in offered if path.startswith("server")}
    assert "table new" in offered


async def test_a_server_that_has_removed_the_bot_is_forgotten_a_month_later_across_restarts(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running() as app:
            await evening.seated(2)
            evening.world.remove_bot(evening.guild)
            removed = "select count(*) from servers where removed_at is not null"
            await evening.server.until(lambda: evening.rows(removed) == [(1,)])
            evening.skip(days=29)
            await app.servers.tick()
            assert evening.entries() == 0
            assert evening.rows("select count(*) from seats") == [(2,)]
        evening.world.invite_bot(evening.guild)
        async with evening.running() as app:
            await evening.server.quiet()
            await app.servers.tick()
            await evening.server.until(lambda: evening.rows(removed) == [(0,)])  # it is there again: all stays
        evening.world.remove_bot(evening.guild)
        async with evening.running() as app:
            await evening.server.quiet()
            await app.servers.tick()  # by the clock it may just be under way
            await evening.server.until(lambda: evening.rows(removed) == [(1,)])
            evening.skip(days=31)
            await app.servers.tick()

        assert evening.rows("select count(*) from seats") == [(0,)]
        assert evening.rows("select guild_id, status, seed from tables") == [(None, "ended", None)]
        assert evening.rows("select count(*) from servers") == [(0,)]
