"""The one router of presses and forms: reads our ids and calls the handlers. Nothing is registered with discord.py."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, assert_never

import discord
from discord.ext import commands

from bot.messages.controls import Control, Fixed, Kind
from bot.messages.names import number
from bot.ui.client import AlibiBot
from bot.ui.handlers import Handlers
from bot.ui.visits import Visit
from games.core.contract import Refusal


class Components(commands.Cog):
    """Listens to interactions of components and forms."""

    def __init__(self, bot: AlibiBot, on: Handlers) -> None:
        self._bot = bot
        self._on = on

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[AlibiBot]) -> None:
        """Route a press or a form; slash commands have their own way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Mapping[str, Any] = interaction.data or {}
        control = Control.read(str(data.get("custom_id", "")))
        await self._bot.answered(interaction, lambda reply: self._dispatch(self._on.visits.begin(reply), control, data))

    async def _dispatch(self, visit: Visit, control: Control | None, data: Mapping[str, Any]) -> None:
        if control is None:  # forged, or from a bot of another time: it explains itself too
            raise Refusal("stale")
        playing = self._on.playing
        match control.kind:
            case Kind.FIXED:
                await self._fixed(visit, control)
            case Kind.VERB:
                await playing.verb(visit, control)
            case Kind.ACTION:
                await playing.numbered(visit, control, control.number)
            case Kind.CONFIRMED:
                await playing.numbered(visit, control, control.number, is_sure=True)
            case Kind.SELECT:
                await playing.numbered(visit, control, _number(data.get("values")))
            case Kind.PART:
                await playing.first_field(visit, control)
            case Kind.NUMBER:
                await playing.ask_number(visit, control)
            case Kind.WRITTEN:
                await playing.written_number(visit, control, _filled_in(data))
            case Kind.FORM:
                await self._form(visit, control, _filled_in(data))
            case _:
                assert_never(control.kind)

    async def _form(self, visit: Visit, control: Control, values: Mapping[str, Sequence[str]]) -> None:
        match control.part:
            case Fixed.OPTION:
                await self._on.lobby.set_options(visit, control.table, values)
            case Fixed.NOTES_FORM:
                await self._on.reading.set_notes(visit, control.table, (values.get("notes") or [""])[0])
            case _:
                await self._on.playing.filled_in(visit, control, values)

    async def _fixed(self, visit: Visit, control: Control) -> None:
        on, table = self._on, control.table
        match control.number:
            case Fixed.JOIN:
                await on.lobby.join(visit, table)
            case Fixed.LEAVE:
                await on.lobby.leave(visit, table)
            case Fixed.START:
                await on.lobby.start(visit, table)
            case Fixed.OPTION:
                await on.lobby.ask_options(visit, table)
            case Fixed.DESK:
                await on.reading.desk(visit, table)
            case Fixed.NOTES:
                await on.reading.notes(visit, table)
            case Fixed.RULES:
                await on.reading.rules(visit, table)
            case Fixed.LOG:
                await on.reading.log(visit, table)
            case Fixed.RESIGN:
                await on.ending.resign(visit, table, is_sure=True)
            case Fixed.END:
                await on.ending.end(visit, table, is_sure=True)
            case Fixed.EXPORT:
                await on.ending.export(visit, table)
            case Fixed.CANCEL:
                await on.ending.cancel(visit)
            case _:
                raise Refusal("stale")


def _number(values: object) -> int:
    chosen = number(str(values[0])) if isinstance(values, list) and values else None
    if chosen is None:
        raise Refusal("stale")
    return chosen


def _filled_in(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return what was filled in, by the custom id of each input."""
    return dict(_values(data.get("components", ())))


def _values(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, list[str]]]:
    """Yield (custom id, values) of every input of a form, however deep it lies."""
    for each in components:
        if "custom_id" in each:
            yield each["custom_id"], [str(value) for value in each.get("values", [each.get("value", "")])]
        if "component" in each:
            yield from _values([each["component"]])
        yield from _values(each.get("components", ()))
