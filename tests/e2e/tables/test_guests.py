"""Who may come to a table: invitations, private tables, sending away, handing over; and the table that is there already."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.messages.controls import Fixed, Mine, Own
from bot.practice.loopback.model import Message
from bot.tables.guests import MOST_GUESTS
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.limits import LIMITS, LimitedDeed, Scope
from bot.telling.message import PublicMessage
from bot.ui.adapters import ChannelAnnouncer, may_see
from games.core.lines import Fact, Line, Who
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Answer, AnswerKind, Person

ADELE, BORIS, CLEMENCE, DORIAN = range(4)


def _named(evening: Evening, reader: int, key: str, name: int, **facts: Fact) -> str:
    """Return a sentence that names one player, in the language of its reader."""
    bold = f"**{evening.people[name].user.name}**"
    return evening.words.say(evening.people[reader].user.locale, Line(key, facts), lambda _: bold)


def _refused(evening: Evening, reader: int, key: str, host: int = ADELE) -> str:
    return _named(evening, reader, f"refusal-{key}", host, host=Who(Seat(0)))


def _plain(evening: Evening, reader: int, key: str, **facts: Fact) -> str:
    return evening.say(evening.people[reader].user.locale, key, **facts)


async def _invite(evening: Evening, guest: Person | int, by: int = ADELE) -> Answer:
    person = evening.people[guest] if isinstance(guest, int) else guest
    return await evening.people[by].command(evening.channel, "table invite", person=person)


def _is_seated(evening: Evening, person: int) -> bool:
    return (evening.people[person].user.id,) in evening.rows("select user_id from seats")


# Inviting


async def test_an_invitation_calls_the_guest_alone_and_its_button_seats_them(evening: Evening) -> None:
    await evening.lobby(2)

    answer = await _invite(evening, CLEMENCE)
    await evening.settle()

    invitation: Message = answer.message
    assert not invitation.is_v2
    assert invitation.pings == [evening.people[CLEMENCE].user]
    assert f"<@{evening.people[CLEMENCE].user.id}>" in evening.panel().text
    assert evening.panel().pings == []
    joined = await evening.people[CLEMENCE].press(invitation, evening.label("control-join"))
    await evening.settle()
    assert joined.text == evening.say("fr", "lobby-joined")
    assert joined.is_ephemeral
    assert "Clémence" in evening.panel().text
    assert f"<@{evening.people[CLEMENCE].user.id}>" not in evening.panel().text
    assert len(evening.panels()) == 1


async def test_a_player_may_invite_to_an_open_table_and_a_stranger_may_not(evening: Evening) -> None:
    await evening.lobby(2)

    by_player = await _invite(evening, CLEMENCE, by=BORIS)
    by_stranger = await _invite(evening, CLEMENCE, by=DORIAN)

    assert by_player.message.pings == [evening.people[CLEMENCE].user]
    assert by_stranger.text == _plain(evening, DORIAN, "refusal-not-seated-yet")
    assert by_stranger.is_ephemeral


async def test_an_invitation_of_a_blocked_person_tells_the_host_alone(evening: Evening) -> None:
    await evening.lobby(2)
    adele, clemence = evening.people[ADELE], evening.people[CLEMENCE]
    await adele.command(evening.channel, "me block", person=clemence)
    await evening.settle()
    said_before, panel = len(evening.channel.messages), evening.panel().text

    by_host = await _invite(evening, CLEMENCE)
    by_player = await _invite(evening, CLEMENCE, by=BORIS)
    await evening.settle()

    assert by_host.text == evening.say("fr", "refusal-guest-blocked")
    assert by_host.is_ephemeral
    assert by_player.text == _refused(evening, BORIS, "host-only")
    assert by_player.is_ephemeral
    assert evening.panel().text == panel
    told = [each for each in evening.channel.messages[said_before:] if not each.is_ephemeral]
    assert told == []
    assert not any(clemence.user in each.pings for each in evening.channel.messages)

    await adele.command(evening.channel, "me unblock", person=clemence)
    assert (await _invite(evening, CLEMENCE)).message.pings == [clemence.user]


async def test_nobody_blocks_a_bot_neither_by_the_command_nor_in_the_list(evening: Evening) -> None:
    adele, bot = evening.people[ADELE], Person(evening.server, evening.world.bot)

    answer = await adele.command(evening.channel, "me block", person=bot)
    by_command = answer.text
    page = await adele.click(answer.message, Own(Mine.BLOCKS).id)
    by_list = await adele.choose(page.message, Own(Mine.BLOCK).id, [bot.user.name])

    refused = evening.say("fr", "refusal-blocks-bot")
    assert by_command.startswith(refused)
    assert by_list.text.startswith(refused)
    assert evening.rows("select * from blocks") == []


async def test_the_same_person_is_not_called_again_and_again(evening: Evening) -> None:
    await evening.lobby(2)
    guest = evening.people[CLEMENCE].user

    answers = [await _invite(evening, CLEMENCE) for _ in range(LIMITS[LimitedDeed.INVITATION][Scope.GUEST].burst + 3)]

    assert (
        sum(guest in each.pings for each in evening.channel.messages)
        == LIMITS[LimitedDeed.INVITATION][Scope.GUEST].burst
    )
    assert all(each.is_ephemeral and "<t:" in each.text for each in answers[-3:])


async def test_an_invitation_that_is_late_is_kept_and_says_so(evening: Evening) -> None:
    evening.bot.bot.defer_after = 0.0
    await evening.people[ADELE].command(evening.channel, "table new", game="clues")
    await evening.settle()

    answer = await _invite(evening, BORIS)
    await evening.settle()

    assert answer.text == evening.say("fr", "lobby-invited-silently")
    assert f"<@{evening.people[BORIS].user.id}>" in evening.panel().text


async def test_nobody_invites_themselves_a_bot_a_player_or_somebody_who_cannot_see_the_channel(
    evening: Evening,
) -> None:
    await evening.lobby(2)
    bot = Person(evening.server, evening.world.bot)
    abroad = Person(evening.server, evening.world.add_person("Zoé", locale="fr", guilds=()))

    nobody: dict[str, Person | int] = {
        "refusal-invites-self": ADELE,
        "refusal-invites-bot": bot,
        "refusal-guest-elsewhere": abroad,
    }
    answers = {key: await _invite(evening, guest) for key, guest in nobody.items()}
    seated = await _invite(evening, BORIS)

    assert {key: answer.text for key, answer in answers.items()} == {key: evening.say("fr", key) for key in answers}
    assert seated.text == _named(evening, ADELE, "refusal-guest-seated", BORIS, guest=Who(Seat(1)))
    assert all(answer.is_ephemeral for answer in (*answers.values(), seated))
    assert evening.texts() == []
    assert evening.rows("select guests from tables") == [(None,)]


async def test_who_has_left_the_server_is_not_told_of_what_its_channels_show(evening: Evening) -> None:
    await evening.lobby(1)
    channel, guests = ChannelId(evening.channel.id), [UserId(each.user.id) for each in evening.people[:2]]

    before = [await may_see(evening.bot.bot, channel, each) for each in guests]
    del evening.guild.members[evening.people[BORIS].user.id]
    after = [await may_see(evening.bot.bot, channel, each) for each in guests]

    assert (before, after) == ([True, True], [True, False])
    assert not await may_see(evening.bot.bot, ChannelId(1), guests[0])


async def test_nobody_is_invited_to_a_full_table_or_to_a_game_that_has_begun(evening: Evening) -> None:
    await evening.lobby(6)
    guest = Person(evening.server, evening.world.add_person("Gustave", locale="fr"))

    full = await _invite(evening, guest)
    await evening.people[ADELE].press(evening.panel(), evening.label("control-start"))
    begun = await _invite(evening, guest)

    assert full.text == evening.say("fr", "refusal-table-full", n=6)
    assert begun.text == evening.say("fr", "refusal-already-begun")


async def test_a_table_remembers_so_many_guests_and_no_more(evening: Evening) -> None:
    await evening.lobby(1)
    crowd = [
        Person(evening.server, evening.world.add_person(f"Gast {n}", locale="en-US")) for n in range(MOST_GUESTS + 1)
    ]

    answers = [await _invite(evening, guest) for guest in crowd]
    await evening.settle()

    assert answers[-1].text == evening.say("fr", "refusal-too-many-guests", n=MOST_GUESTS)
    assert f"<@{crowd[-2].user.id}>" in evening.panel().text
    taken_back = await evening.people[ADELE].command(evening.channel, "table kick", person=crowd[0])
    assert taken_back.text == evening.say("fr", "lobby-kicked")


# Private tables


async def test_at_a_private_table_only_the_invited_sit_down(evening: Evening) -> None:
    await evening.people[ADELE].command(evening.channel, "table new", game="clues", private=True)
    await evening.settle()

    uninvited = [
        await evening.people[BORIS].press(evening.panel(), evening.label("control-join")),
        await evening.people[BORIS].command(evening.channel, "table join"),
    ]
    await _invite(evening, BORIS)
    invited = await evening.people[BORIS].command(evening.channel, "table join")
    by_player = await _invite(evening, CLEMENCE, by=BORIS)

    assert {answer.text for answer in uninvited} == {_refused(evening, BORIS, "invited-only")}
    assert all(answer.is_ephemeral for answer in uninvited)
    assert invited.text == _plain(evening, BORIS, "lobby-joined")
    assert by_player.text == _refused(evening, BORIS, "host-only")
    assert evening.say("fr", "lobby-private") in evening.panel().text


async def test_the_host_opens_a_private_table_to_all_and_who_sits_stays(evening: Evening) -> None:
    await evening.lobby(2, options={"access": "invited"})
    refused = await evening.people[CLEMENCE].command(evening.channel, "table join")

    await evening.people[ADELE].command(evening.channel, "table option", key="access", value="open")
    joined = await evening.people[CLEMENCE].command(evening.channel, "table join")

    assert refused.text == _refused(evening, CLEMENCE, "invited-only")
    assert joined.text == evening.say("fr", "lobby-joined")
    assert all(_is_seated(evening, each) for each in (ADELE, BORIS, CLEMENCE))


# Sending away


async def test_who_is_sent_away_comes_back_only_when_the_host_invites_them(evening: Evening) -> None:
    await evening.lobby(3)
    host = evening.people[ADELE]

    kicked = await host.command(evening.channel, "table kick", person=evening.people[BORIS])
    await evening.settle()
    back = await evening.people[BORIS].press(evening.panel(), evening.label("control-join"))
    by_player = await _invite(evening, BORIS, by=CLEMENCE)
    await _invite(evening, BORIS)
    again = await evening.people[BORIS].command(evening.channel, "table join")

    assert kicked.text == evening.say("fr", "lobby-kicked")
    assert back.text == _refused(evening, BORIS, "sent-away")
    assert by_player.text == _refused(evening, CLEMENCE, "host-only")
    assert again.text == _plain(evening, BORIS, "lobby-joined")


async def test_only_the_host_sends_away_and_never_the_host(evening: Evening) -> None:
    await evening.lobby(2)

    async def kick(by: int, whom: int) -> Answer:
        return await evening.people[by].command(evening.channel, "table kick", person=evening.people[whom])

    assert (await kick(BORIS, ADELE)).text == _refused(evening, BORIS, "host-only")
    assert (await kick(ADELE, ADELE)).text == evening.say("fr", "refusal-kicks-self")
    assert (await kick(ADELE, DORIAN)).text == evening.say("fr", "refusal-nobody-there")
    assert all(_is_seated(evening, each) for each in (ADELE, BORIS))
    await evening.people[ADELE].press(evening.panel(), evening.label("control-start"))
    assert (await kick(ADELE, BORIS)).text == evening.say("fr", "refusal-already-begun")


# Handing over


async def test_the_host_hands_the_table_over_before_and_during_the_game(evening: Evening) -> None:
    await evening.lobby(2)

    async def hand(by: int, to: int) -> Answer:
        return await evening.people[by].command(evening.channel, "table host", person=evening.people[to])

    assert (await hand(BORIS, BORIS)).text == _refused(evening, BORIS, "host-only")
    assert (await hand(ADELE, ADELE)).text == evening.say("fr", "refusal-already-host")
    assert (await hand(ADELE, DORIAN)).text == evening.say("fr", "refusal-host-not-seated")
    assert (await hand(ADELE, BORIS)).text == evening.say("fr", "lobby-handed-over")
    await evening.settle()
    assert "**Boris** (hôte)" in evening.panel().text
    await evening.people[BORIS].press(evening.panel(), evening.label("control-start"))
    await evening.settle()
    assert (await hand(BORIS, ADELE)).text == _plain(evening, BORIS, "lobby-handed-over")
    question = await evening.people[ADELE].command(evening.channel, "table end")
    assert question.text == evening.say("fr", "confirm-end")


# A table that is there already


async def test_whoever_opens_a_second_table_reads_whose_the_first_is_and_what_they_can_do(evening: Evening) -> None:
    await evening.lobby(2)

    async def again(person: int) -> Answer:
        return await evening.people[person].command(evening.channel, "table new", game="clues")

    def labels(person: int, *keys: str) -> list[str]:
        return [_plain(evening, person, f"control-{key}") for key in keys]

    stranger, player, host = [await again(each) for each in (DORIAN, BORIS, ADELE)]

    assert evening.people[ADELE].user.mention in stranger.text
    assert f"/{evening.panel().id})" in stranger.text
    assert all(answer.is_ephemeral for answer in (stranger, player, host))
    assert stranger.message.labels == labels(DORIAN, "join")
    assert player.message.labels == labels(BORIS, "leave")
    assert host.message.labels == labels(ADELE, "leave", "close")
    joined = await evening.people[DORIAN].press(stranger.message, _plain(evening, DORIAN, "control-join"))
    assert joined.kind is AnswerKind.UPDATE
    assert _is_seated(evening, DORIAN)


async def test_during_a_game_the_same_answer_leaves_it_or_closes_it_after_a_question(evening: Evening) -> None:
    await evening.seated(2)

    stranger = await evening.people[DORIAN].command(evening.channel, "table new", game="clues")
    player = await evening.people[BORIS].command(evening.channel, "table new", game="clues")
    left = await evening.people[BORIS].press(player.message, _plain(evening, BORIS, "control-leave"))

    assert stranger.message.labels == []
    assert left.text == _named(evening, BORIS, "confirm-resign", ADELE, ends="won", winners=(Who(Seat(0)),))
    assert evening.entries() == 0


async def test_the_button_that_closes_a_table_asks_the_host_first(evening: Evening) -> None:
    await evening.lobby(2)

    other = await evening.people[BORIS].click(evening.panel(), evening.id_of_table(1, Fixed.CLOSE))
    question = await evening.people[ADELE].click(evening.panel(), evening.id_of_table(1, Fixed.CLOSE))
    asked = question.text
    await evening.people[ADELE].press(question.message, evening.label("control-end"))
    await evening.settle()

    assert other.text == _refused(evening, BORIS, "host-only")
    assert asked == evening.say("fr", "confirm-end")
    assert evening.say("fr", "lobby-closed") in evening.panel().text
    late = await evening.people[ADELE].click(evening.panel(), evening.id_of_table(1, Fixed.CLOSE))
    assert late.text == evening.say("fr", "refusal-table-over")


# Restarts


async def test_an_invitation_is_never_taken_for_the_panel(evening: Evening) -> None:
    await evening.lobby(1)
    await _invite(evening, BORIS)
    await evening.settle()

    announcer = ChannelAnnouncer(evening.bot.bot, evening.bot.renderer)
    found = await announcer.panels(ChannelId(evening.channel.id), TableId(1))

    assert [message for message, _ in found] == [evening.panel().id]


async def test_a_post_is_found_again_where_the_clock_of_discord_is_behind_ours(evening: Evening) -> None:
    announcer, channel = ChannelAnnouncer(evening.bot.bot, evening.bot.renderer), ChannelId(evening.channel.id)
    message = PublicMessage(text="told once")
    posted = await announcer.announce(channel, message, "once")

    ours = datetime.now(UTC) + timedelta(seconds=30)

    assert await announcer.announced(channel, message, ours, None) == posted.message


async def test_guests_are_remembered_over_a_restart(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            await evening.lobby(1, options={"access": "invited"})
            invitation = (await _invite(evening, BORIS)).message
        async with evening.running():
            joined = await evening.people[BORIS].press(invitation, evening.label("control-join"))
            refused = await evening.people[CLEMENCE].press(invitation, evening.label("control-join"))
            await evening.settle()

        assert joined.text == _plain(evening, BORIS, "lobby-joined")
        assert refused.text == _refused(evening, CLEMENCE, "invited-only")
