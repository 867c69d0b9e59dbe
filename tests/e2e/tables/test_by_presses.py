"""Some people cannot type a slash command: for each that a player has, a press leads to the same, and it is found by presses alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.messages.codes import Code
from bot.messages.controls import (
    CaseControl,
    CaseKey,
    Chapter,
    Control,
    DoorKey,
    Entrance,
    Fixed,
    Kind,
    Leaf,
    Mine,
    Own,
    Page,
    StatsPage,
    TimeKey,
    VoteKey,
)
from bot.nights.messages.controls import Evening as Deed
from bot.nights.messages.controls import Nightly
from bot.practice.loopback.components import ComponentType, walk
from bot.practice.loopback.model import Message
from bot.tables.ids import ChannelId, TableId
from bot.votes.motions import PROPOSED
from games import GAMES
from tests.e2e.evening import Evening
from tests.e2e.practice.person import AnswerKind, Person
from tests.e2e.tables.test_night import looked, planned
from tests.parts import group_of

Shape = tuple[object, ...]
"""A control without its table, step and pick."""

OF_TABLE: Final = {
    "new": (DoorKey.TABLE,),
    "join": (Kind.FIXED, Fixed.JOIN),
    "leave": (Kind.FIXED, Fixed.LEAVE),
    "invite": (Kind.FIXED, Fixed.INVITE),
    "kick": (Kind.FIXED, Fixed.KICK),
    "host": (Kind.FIXED, Fixed.HOST),
    "option": (Kind.OPTIONS,),
    "word": (Kind.FIXED, Fixed.WORD),
    "start": (Kind.FIXED, Fixed.START),
    "pace": (Kind.TIME, TimeKey.PACE),
    "pause": (Kind.TIME, TimeKey.PAUSE),
    "extend": (Kind.TIME, TimeKey.EXTEND),
    "status": (Kind.FIXED, Fixed.STATUS),
    "hand": (Kind.FIXED, Fixed.PANEL_DESK),
    "notes": (Kind.FIXED, Fixed.NOTES),
    "sheet": (Kind.FIXED, Fixed.SHEET),
    "log": (Kind.FIXED, Fixed.LOG),
    "rules": (Kind.FIXED, Fixed.RULES),
    "language": (Kind.FIXED, Fixed.LANGUAGE),
    "resign": (Kind.FIXED, Fixed.LEAVE),
    "vote": (Kind.VOTE, PROPOSED["end"]),
    "replace": (Kind.VOTE, VoteKey.OFFER),
    "end": (Kind.FIXED, Fixed.CLOSE),
    "export": (Kind.FIXED, Fixed.EXPORT),
    "replay": (Kind.FIXED, Fixed.WATCH),
}
PRESSES: Final[dict[str, Shape]] = {
    **{f"table {verb}": shape for verb, shape in OF_TABLE.items()},
    "play": (DoorKey.SHOW,),
    "help": (Leaf.HELP,),
    "learn": (Leaf.SHELF,),
    "inbox": (Mine.INBOX,),
    "stats": (Chapter.PERSON,),
    "case today": (DoorKey.CASE,),
    "case board": (CaseKey.BOARD,),
    "case practise": (CaseKey.PRACTISE,),
    "case together": (CaseKey.TOGETHER,),
    "me settings": (Mine.SETTINGS,),
    "me hours": (Mine.HOURS,),
    "me away": (Mine.AWAY,),
    "me back": (Mine.BACK,),
    "me here": (Kind.TIME, TimeKey.HERE),
    "me reminders": (Mine.REMIND,),
    "me block": (Mine.BLOCK,),
    "me unblock": (Mine.BLOCK,),
    "me wake": (Mine.WAKE,),
    "me export": (Mine.EXPORT,),
    "me erase": (Mine.ERASE,),
    "night plan": (DoorKey.NIGHT,),
    "night edit": (Deed.EDIT,),
    "night cohost": (Deed.COHOSTS,),
    "night here": (Deed.HERE,),
    "night split": (Deed.SPLIT,),
    "night end": (Deed.END,),
}
"""For each command the press that does the same."""
CHOICES: Final[dict[str, Shape]] = {
    "table new private": (Kind.FIXED, Fixed.PRIVATE),
    "table replace player": (Kind.VOTE, VoteKey.SEAT),
    "table replace by": (Kind.VOTE, VoteKey.NAMED),
    "table replace notes": (Kind.VOTE, VoteKey.PAPERS),
}
"""For the options of two commands the press that does the same."""
WITHOUT: Final = {
    "server": "managers of a server set it up once; their permission comes with a computer at hand",
    "owner": "the operator's own",
}
"""Groups of commands without presses, and why."""
UNBOUND: Final = "table word"
"""Offered where words bind the deal, which they do not on the evenings of the tests: `tests/bot/tables/test_words.py`."""
VOTING: Final = (*VoteKey, *PROPOSED.values())
DEEDS: Final[frozenset[Shape]] = frozenset(
    {
        (DoorKey.ALONE,),
        (DoorKey.TABLE,),
        (Kind.FIXED, Fixed.JOIN),
        (Kind.FIXED, Fixed.LEAVE),
        (Kind.FIXED, Fixed.CLOSE),
        (Kind.FIXED, Fixed.START),
        (Kind.FIXED, Fixed.RESIGN),
        (Kind.FIXED, Fixed.END),
        (Kind.FIXED, Fixed.AGAIN),
        (Kind.TIME, TimeKey.EXTEND),
        (Kind.TIME, TimeKey.HERE),
        (Kind.VERB,),
        (Kind.RIVAL,),
        *((Kind.VOTE, key) for key in VOTING if key not in (VoteKey.SHOW, VoteKey.SEAT)),
        (Kind.FIXED, Fixed.PRIVATE),
        (CaseKey.SHARE,),
        (CaseKey.TOGETHER,),
        (Mine.ERASE,),
        (Deed.SPLIT,),
        (Deed.END,),
        (Deed.REST,),
        (Leaf.OPEN,),
    }
)
"""Presses that change a game or an evening: they are seen, and not pressed here. Lists are looked into, unless they lead on."""
LISTS: Final[frozenset[Shape]] = frozenset({(DoorKey.WAYS,), (Mine.PAGES,), (Kind.FIXED, Fixed.TABS)})
"""Lists whose entries lead on as buttons do."""
DOOR: Final[tuple[Shape, ...]] = ((DoorKey.SHOW,), (Leaf.SHELF,))
"""The ways to the screens about all games, which many screens of a table have."""
KINDS: Final[tuple[type[Code], ...]] = (Control, Page, Own, StatsPage, CaseControl, Nightly, Entrance)


def shape_of(custom_id: str) -> Shape | None:
    """Return the shape of one of our controls; None for those that lead nowhere else."""
    control = next((found for kind in KINDS if (found := kind.read(custom_id)) is not None), None)
    match control:
        case Control(kind=Kind.VOTE as kind, number=number):
            return (kind, max(key for key in VOTING if key <= number))  # whichever seat it is
        case Control(kind=Kind.FIXED | Kind.TIME as kind, number=number):
            return (kind, number)
        case Control(kind=kind):
            return (kind,)
        case Page(leaf=leaf):
            return (leaf,)
        case StatsPage(chapter=chapter):
            return (chapter,)
        case Own(what=what) | Entrance(what=what) | CaseControl(what=what) | Nightly(what=what):
            return (what,)
    return None


@dataclass(frozen=True, slots=True)
class Offer:
    """A button, a list, or an entry (`value`) of a list that leads on."""

    shape: Shape
    custom_id: str
    value: str | None = None
    is_list: bool = False


class Walk:
    """A person who walks from a message to all screens that presses lead to, each way from its beginning."""

    def __init__(self, person: Person, *, knows_door: bool = False) -> None:
        self._person = person
        self.knows_door = knows_door  # DOOR is walked from elsewhere
        self.seen: set[Shape] = set()

    async def over(self, root: Message) -> None:
        """Walk each way, the shortest first, until there is nothing new."""
        pressed: set[Shape] = {*DOOR} if self.knows_door else set()
        ways = deque[tuple[Offer, ...]]([()])
        while ways:
            way = ways.popleft()
            message = await self._end_of(root, way)
            for each in _offered(message) if message is not None else ():
                self.seen.add(each.shape)
                if not each.is_list and each.shape not in DEEDS | pressed:
                    pressed.add(each.shape)
                    ways.append((*way, each))

    async def _end_of(self, root: Message, way: Iterable[Offer]) -> Message | None:
        """Return the screen at the end of a way; None where there is a form."""
        message = root
        for each in way:
            if each.value is None:
                answer = await self._person.click(message, each.custom_id)
            else:
                answer = await self._person.choose(message, each.custom_id, [each.value])
            if answer.kind not in (AnswerKind.MESSAGE, AnswerKind.UPDATE):
                return None
            message = answer.message
        return message


def _offered(message: Message) -> Iterator[Offer]:
    """Yield each button, each list, and each entry of a list that leads on."""
    for part in walk(message.components):
        custom_id = str(part.get("custom_id") or "")
        if (shape := shape_of(custom_id)) is None:
            continue
        is_list = part.get("type") != ComponentType.BUTTON
        yield Offer(shape, custom_id, is_list=is_list)
        for entry in part.get("options", ()) if shape in LISTS else ():
            value = str(entry["value"])
            led = shape_of(value) or shape_of(f"t:1:0:{value}")
            if led is not None:
                yield Offer(led, custom_id, value)


async def test_each_command_of_a_player_has_a_press_that_is_found_by_presses_alone(evening: Evening) -> None:
    admin, ada = Person(evening.server, evening.guild.owner), evening.people[0]
    found = Walk(ada)
    desk = await admin.command(evening.channel, "server desk")
    await found.over(desk.message)
    found.knows_door = True
    await evening.lobby(2)
    await found.over(evening.panel())
    ended = evening.world.add_channel(evening.guild, "fini")
    for place in (evening.channel, ended):
        if place is ended:
            await evening.seated(2, channel=ended)
        else:
            await ada.press(evening.panel(), evening.label("control-start"))
            await evening.settle()
        await found.over(evening.panel(place))
    table = await evening.table(ended)
    await evening.bot.tables.end(TableId(table.record.id))
    await evening.settle()
    await found.over(evening.panel(ended))
    form = await ada.click(desk.message, Own(Mine.AWAY).id)
    await found.over((await ada.submit(form)).message)
    await planned(evening)
    await evening.people[1].press(evening.panel(), evening.label("night-button-come"))
    evening.skip(hours=1, minutes=40)
    await found.over(await looked(evening))

    commands = {each.path for each in admin.slashes(evening.channel)}
    verbs = {f"{group_of(game)} {kind.verb}" for game in GAMES for kind in game.info.actions}
    asked = {each for each in commands - verbs if each.split()[0] not in WITHOUT}
    assert verbs <= commands
    assert (Kind.VERB,) in found.seen  # the panel offers each verb: the players of the other tests press them all
    assert asked == set(PRESSES)
    assert [each for each in sorted(asked) if PRESSES[each] not in found.seen] == [UNBOUND]
    assert [each for each, shape in CHOICES.items() if shape not in found.seen] == []


async def test_a_host_keeps_strangers_out_and_lets_them_in_again_by_presses_alone(evening: Evening) -> None:
    await evening.lobby(1)
    host, guest = evening.people[:2]
    more = (await host.click(evening.panel(), evening.id_of_table(1, Fixed.MORE))).message

    await host.press(more, evening.label("control-private"))
    await evening.settle()
    assert evening.say("fr", "lobby-private") in evening.panel().text
    refused = await guest.click(evening.panel(), evening.id_of_table(1, Fixed.JOIN))
    assert refused.text.startswith(evening.say("en", "refusal-invited-only", host="**Adèle**"))
    again = await host.press(more, evening.label("control-public"))
    assert again.message is more
    await guest.click(evening.panel(), evening.id_of_table(1, Fixed.JOIN))
    await evening.settle()
    record = await evening.bot.store.open_in(ChannelId(evening.channel.id))
    assert record is not None
    assert len(record.seats) == 2


async def test_only_the_host_says_who_may_sit_down(evening: Evening) -> None:
    await evening.lobby(2)

    refused = await evening.people[1].click(evening.panel(), evening.id_of_table(1, Fixed.PRIVATE))

    assert refused.text.startswith(evening.say("en", "refusal-host-only", host="**Adèle**"))
    assert evening.say("fr", "lobby-private") not in evening.panel().text


async def test_a_seat_is_asked_of_one_person_by_presses_alone_and_its_notes_go_with_it(evening: Evening) -> None:
    await evening.seated(3)
    me, newcomer = evening.people[1], evening.people[4]
    await me.command(evening.channel, "table notes", text="the cook did it")
    votes = await me.click(evening.panel(), Control(TableId(1), 0, Kind.VOTE, VoteKey.SHOW).id)

    page = await me.press(votes.message, evening.label("vote-control-offer", "en"))
    assert page.message is votes.message
    asked = await me.choose(page.message, evening.say("en", "vote-control-papers"), [newcomer.user.name])
    await evening.settle()
    assert asked.message is votes.message
    assert newcomer.user.mention in asked.text
    call = evening.posts()[-1]
    assert newcomer.user in call.pings
    other = await evening.people[0].click(evening.panel(), Control(TableId(1), 0, Kind.VOTE, VoteKey.SEAT + 1).id)
    assert evening.say("fr", "vote-control-papers") not in str(other.message.components)
    for voter in (evening.people[0], evening.people[2], newcomer):
        await voter.press(call, evening.label("vote-yes"))
    await evening.settle()

    assert (await evening.table()).record.seats[1].user == newcomer.user.id
    form = await newcomer.click(evening.panel(), evening.id_of_table(1, Fixed.NOTES))
    assert "the cook did it" in str(form.modal)
