"""Whatever a hostile client could send, drawn from one seed: forged ids, values, forms and options, by anybody, at any time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.messages.controls import Fixed, Kind
from bot.practice.loopback import slash_commands
from bot.practice.loopback.command_limits import OptionKind
from bot.practice.loopback.components import ComponentType
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import Callback, Channel, Interaction, InteractionKind, Message
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from games import GAMES
from games.core.chance import Chance
from games.core.wire import field_types
from tests.builders import Case
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Person

PATIENCE = 60.0

NASTY = (
    "", " ", "0", "1", "2", "#1", "#2", "-1", "+1", "1.5", "1e3", "0x1", "1_0", "٣", "²", "Ⅳ", "9" * 5000, "<@1>", "<@!1>", "<@&1>",
    f"<@{'9' * 5000}>", "@everyone", "<#1>", "\u200b", "\u202e1", "\u2066x\u2069", "x" * 6000, "é" * 300, "a\u0301" * 200,
    "\x00", "a\x00b", "a\nb", "`" * 50, "**", "{ $by }", "{", "true", "false", "null", "none", "pace", "r1c1", "r99c99", "🎲", "\ufdfd" * 99,
    "'; drop table entries; --", "../../etc/passwd", "%s%n", "\\",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Id:
    """A custom id to forge; `table` says which table of the siege it names."""

    table: str
    seen: str | int
    kind: int
    number: int
    part: int | None = None


@dataclass(frozen=True, slots=True)
class Attack:
    """One thing that somebody sends: a press, a select, a form, a command, or what they type into one of its options."""

    who: int
    what: str
    id: Id | str
    path: int
    names: tuple[str, ...]
    values: tuple[Any, ...]
    is_well_typed: bool
    times: int


MANGLED = (
    "", "t", "t:", "t:1", "t:1:1:2.0\n", "t:-1:0:2.0", "t:1:0:\u0662.0", "t:1:0:2.0.0.0", "t:1:0:2.0" * 20, "x" * 100, f"t:1:0:4.{'9' * 80}"
)  # fmt: skip
HUGE: tuple[Any, ...] = (2**31, 2**53, -(2**53), 2**63 - 1)  # greater ones Discord itself refuses
EDGES = (25, 63, 64, 65, 199, 10**6, 999_999_999, 10**9, 10**30)


def a_text(luck: Random) -> str:
    match luck.randrange(4):
        case 0 | 1:
            return luck.choice(NASTY)
        case 2:
            return str(luck.randrange(13))
        case _:
            letters = (
                chr(luck.choice((luck.randrange(32, 127), luck.randrange(0xD800)))) for _ in range(luck.randrange(40))
            )
            return "".join(letters)


def a_number(luck: Random) -> int:
    return luck.choice(EDGES) if luck.random() < 0.2 else luck.randrange(13)


def a_value(luck: Random) -> Any:
    return a_text(luck) if luck.random() < 0.6 else luck.choice((luck.randrange(-2, 13), *HUGE, True, False, None, 0.5))


def an_id(luck: Random) -> Id | str:
    match luck.randrange(8):
        case 0:
            return luck.choice(MANGLED)
        case 1:
            return a_text(luck)
        case _:
            return Id(
                luck.choice(("this", "this", "this", "this", "lobby", "over", "none")),
                luck.choice(("now", "now", "now", "before", "after", a_number(luck))),
                luck.choice((*Kind, luck.randrange(10))),
                a_number(luck),
                luck.choice((None, luck.randrange(6), luck.choice(list(Fixed)).value, a_number(luck))),
            )


def an_attack(luck: Random) -> Attack:
    """Return anything that anybody might send."""
    return Attack(
        who=luck.randrange(6),
        what=luck.choice(("press", "choose", "form", "command", "complete")),
        id=an_id(luck),
        path=luck.randrange(1000),
        names=tuple(a_text(luck) for _ in range(luck.randrange(3))),
        values=tuple(a_value(luck) for _ in range(luck.randrange(13))),
        is_well_typed=luck.random() < 0.6,
        times=luck.choice((1, 1, 1, 2)),
    )


class Siege:
    """A table of three (or more, as the game asks) somewhere in its game; one of its players has left, two people never sat down."""

    def __init__(self, evening: Evening, channel: Channel, table: Table, others: dict[str, int]) -> None:
        self.evening = evening
        self.channel = channel
        self.table = table
        self.others = others

    @classmethod
    async def laid(
        cls, evening: Evening, others: dict[str, int], case: Case, seed: bytes, *, steps: int, leaves: bool
    ) -> Siege:
        """Seat people through the services, and play so many steps. `others`: the tables beside it, made when first needed."""
        app, dice = evening.bot, Chance(seed, 2**42)
        lobby = Lobby(app.tables, entropy=lambda _: seed)

        async def opened(channel: Channel, seats: int) -> TableId:
            host, *others = (
                (UserId(each.user.id), each.user.name, each.user.locale[:2]) for each in evening.people[:seats]
            )
            record = await lobby.new(
                guild=GuildId(evening.guild.id), channel=ChannelId(channel.id), host=host[0], name=host[1],
                game=case.game.info.key, locale="fr", speaks=host[2],
            )  # fmt: skip
            for user, name, speaks in others:
                await lobby.join(record.id, user, name, speaks)
            return record.id

        if not others:
            others["none"] = 99_999_999
            others["lobby"] = await opened(evening.world.add_channel(evening.guild, "lobby"), 1)
            others["over"] = await opened(evening.world.add_channel(evening.guild, "over"), case.seats)
            await lobby.start(TableId(others["over"]), UserId(evening.people[0].user.id))
            await app.tables.end(TableId(others["over"]))
        channel = evening.world.add_channel(evening.guild, "siege")
        table_id = await opened(channel, case.seats)
        for key, value in case.options:
            await lobby.option(table_id, UserId(evening.people[0].user.id), key, value)
        await lobby.start(table_id, UserId(evening.people[0].user.id))
        table = await app.tables.load(table_id)
        for n in range(steps):
            if table.outcome is not None:
                break
            seat = dice.pick(sorted(table.game.rules.turn(table.state)))
            user = table.record.seats[seat].user
            if leaves and n == steps - 1:
                await app.tables.resign(table_id, user)
            else:
                await app.tables.act(table_id, user, dice.pick(list(table.game.rules.legal(table.state, seat))))
        await evening.settle()
        return cls(evening, channel, table, {**others, "this": table_id})

    @property
    def panel(self) -> Message:
        return self.evening.panel(self.channel)

    def may_move(self, person: Person) -> bool:
        """Return whether something of what this person may send is a move: whoever still sits there."""
        seated = self.table.record.seat_of(UserId(person.user.id))
        return seated is not None and not seated.gone and self.table.record.is_open

    async def send(self, attack: Attack) -> Interaction:
        """Carry out an attack; return when it has been answered, or when it is clear that it never will be."""
        person = self.evening.people[attack.who]
        world = self.evening.world
        match attack.what:
            case "press":
                kind, data = InteractionKind.COMPONENT, self._component(attack, ComponentType.BUTTON)
            case "choose":
                kind, data = InteractionKind.COMPONENT, self._component(attack, ComponentType.SELECT)
                data["values"] = [str(each) for each in attack.values]
            case "form":
                kind = InteractionKind.MODAL_SUBMIT
                data = {"custom_id": self.spelt(attack.id), "components": list(self._inputs(attack))}
            case what:
                is_command = what == "command"
                kind = InteractionKind.COMMAND if is_command else InteractionKind.AUTOCOMPLETE
                data = self._options(attack, person)
                if not is_command and not any(option.get("focused") for option in _innermost(data)):
                    kind = InteractionKind.COMMAND
        message = self.panel if kind in (InteractionKind.COMPONENT, InteractionKind.MODAL_SUBMIT) else None
        world.repeats = attack.times
        sent = world.interact(kind, person.user, self.channel, data, message=message)
        await self.evening.server.until(lambda: sent.callback is not None, PATIENCE)
        if sent.callback is Callback.DEFER:
            await self.evening.settle()
        return sent

    def spelt(self, forged: Id | str) -> str:
        """Return a forged id as it is sent."""
        if isinstance(forged, str):
            return forged
        seen = {"now": self.table.n, "before": self.table.n - 1, "after": self.table.n + 1}.get(
            str(forged.seen), forged.seen
        )
        tail = "" if forged.part is None else f".{forged.part}"
        return f"t:{self.others[forged.table]}:{seen}:{forged.kind}.{forged.number}{tail}"

    def _component(self, attack: Attack, part: ComponentType) -> Json:
        return {"id": 1, "component_type": int(part), "custom_id": self.spelt(attack.id)}

    def _inputs(self, attack: Attack) -> Iterator[Json]:
        """Yield inputs of a form: fields that were asked for and others, some twice, with what was not offered."""
        asked = [name for kind in self.table.game.info.actions for name in field_types(kind)]
        asked += [*(option.key for option in self.table.game.info.options), "pace", "notes", *attack.names]
        for n, value in enumerate(attack.values):
            name = asked[(attack.path + n) % len(asked)]
            many = [str(each) for each in attack.values[: n + 1]]
            inner: Json = {"id": n, "custom_id": name}
            if n % 2:
                inner |= {"type": int(ComponentType.SELECT), "values": many[: n % 5]}
            else:
                inner |= {"type": int(ComponentType.TEXT_INPUT), "value": str(value)}
            if n % 3:
                yield {"type": int(ComponentType.LABEL), "id": n, "component": inner}
            else:
                yield {"type": int(ComponentType.ROW), "id": n, "components": [inner]}

    def _options(self, attack: Attack, person: Person) -> Json:
        """Return a slash command with what was typed; not `is_well_typed`: as no client of Discord's would send it."""
        known = slash_commands.slashes_for(self.evening.world, person.user, self.channel)
        wanted = [*_of_game(self.table, known), *(each for each in known if each.path.startswith("table "))]
        slash = wanted[attack.path % len(wanted)]
        options: list[Json] = []
        for n, (option, value) in enumerate(zip(slash.options, attack.values, strict=False)):
            sent = _as_client(option.kind, value) if attack.is_well_typed else value
            if option.choices and not isinstance(sent, bool):
                sent = option.choices[n % len(option.choices)].value
            options.append({"name": option.name, "type": int(option.kind), "value": sent})
        if attack.what == "complete" and options and slash.options[len(options) - 1].autocompletes:
            options[-1] |= {"value": str(options[-1]["value"]), "focused": True}
        data = slash_commands.filled(_bare(slash), self.channel, {})
        _innermost(data).extend(options)
        return data


def _of_game(table: Table, known: Sequence[slash_commands.Slash]) -> list[slash_commands.Slash]:
    verbs = {kind.verb for kind in table.game.info.actions}
    return [each for each in known if each.path.split(" ")[-1] in verbs and not each.path.startswith("table ")]


def _bare(slash: slash_commands.Slash) -> slash_commands.Slash:
    return slash_commands.Slash(slash.path, slash.label, slash.description, (), slash.command)


def _innermost(data: Json) -> list[Json]:
    level: list[Json] = data["options"]
    while level and level[0].get("type") in (1, 2):
        level = level[0]["options"]
    return level


def _as_client(kind: OptionKind, value: Any) -> Any:
    match kind:
        case OptionKind.INTEGER:
            is_whole = isinstance(value, int) and abs(value) <= 2**53  # what Discord takes for an integer
            return int(value) if is_whole else 7
        case OptionKind.BOOLEAN:
            return bool(value)
        case _:
            return str(value)


def cases() -> list[Case]:
    """Return one table of each game: not its smallest, if it has more seats."""
    return [
        Case(game, seats, tuple(game.info.settle({}, seats).items()))
        for game in GAMES
        for seats in [game.info.seats[len(game.info.seats) // 3]]
    ]
