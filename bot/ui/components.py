"""The one router of presses and forms: reads our ids and calls the handlers. Nothing is registered with discord.py."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord.ext import commands

from bot.messages.controls import Control, Fixed, Kind
from bot.messages.names import number
from bot.ui.client import AlibiBot
from bot.ui.handlers import Person
from bot.ui.reply import Reply
from bot.ui.steps import Steps
from games.core.contract import Refusal


class Components(commands.Cog):
    """Listens to interactions of components and forms."""

    def __init__(self, bot: AlibiBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[AlibiBot]) -> None:
        """Route a press or a form; slash commands have their own way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Mapping[str, Any] = interaction.data or {}
        control = Control.read(str(data.get("custom_id", "")))
        await self._bot.guarded(interaction, lambda reply: self._dispatch(reply, control, data))

    async def _dispatch(self, reply: Reply, control: Control | None, data: Mapping[str, Any]) -> None:
        if control is None:  # forged, or from a bot of another time: it explains itself too
            raise Refusal("stale")
        on = self._bot.handlers
        person = on.person(reply.interaction)
        match control.kind:
            case Kind.FIXED:
                await self._fixed(reply, person, control)
            case Kind.VERB:
                await on.verb(reply, person, control.table, control.number)
            case Kind.ACTION:
                await on.numbered(reply, person, control.table, control.seen, control.number)
            case Kind.CONFIRMED:
                await on.numbered(reply, person, control.table, control.seen, control.number, is_sure=True)
            case Kind.SELECT:
                await on.numbered(reply, person, control.table, control.seen, _number(data.get("values")))
            case Kind.PART:
                await Steps(on).part(reply, person, control)
            case Kind.NUMBER:
                await Steps(on).number(reply, person, control)
            case Kind.WRITTEN:
                await Steps(on).written(reply, person, control, dict(_values(data.get("components", ()))))
            case Kind.FORM:
                await self._form(reply, person, control, dict(_values(data.get("components", ()))))

    async def _form(self, reply: Reply, person: Person, control: Control, values: Mapping[str, Sequence[str]]) -> None:
        on = self._bot.handlers
        match control.part:
            case Fixed.OPTION:
                await on.options_given(reply, person, control.table, values)
            case Fixed.NOTES_FORM:
                await on.notes_given(reply, person, control.table, (values.get("notes") or [""])[0])
            case _:
                await on.formed(reply, person, control.table, control.seen, control.number, values)

    async def _fixed(self, reply: Reply, person: Person, control: Control) -> None:
        on, table = self._bot.handlers, control.table
        match control.number:
            case Fixed.JOIN:
                await on.join(reply, person, table)
            case Fixed.LEAVE:
                await on.leave(reply, person, table)
            case Fixed.START:
                await on.start(reply, person, table)
            case Fixed.DESK:
                await on.desk(reply, person, table)
            case Fixed.NOTES:
                await on.notes(reply, person, table, None)
            case Fixed.RULES:
                await on.rules(reply, person, table)
            case Fixed.LOG:
                await on.log(reply, person, table)
            case Fixed.OPTION:
                await on.options_form(reply, person, table)
            case Fixed.EXPORT:
                await on.export(reply, person, await on.record(table))
            case Fixed.RESIGN:
                await on.resign(reply, person, table, is_sure=True)
            case Fixed.END:
                await on.end(reply, person, table, is_sure=True)
            case Fixed.CANCEL:
                await on.cancelled(reply, person)
            case _:
                raise Refusal("stale")


def _number(values: object) -> int:
    chosen = number(str(values[0])) if isinstance(values, list) and values else None
    if chosen is None:
        raise Refusal("stale")
    return chosen


def _values(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, list[str]]]:
    """Yield (custom id, values) of every input of a form, however deep it lies."""
    for each in components:
        if "custom_id" in each:
            yield each["custom_id"], [str(value) for value in each.get("values", [each.get("value", "")])]
        if "component" in each:
            yield from _values([each["component"]])
        yield from _values(each.get("components", ()))
