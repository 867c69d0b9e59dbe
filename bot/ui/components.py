"""The one router of presses and forms: reads our ids and calls the handlers. Nothing is registered with discord.py."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, assert_never

import discord
from discord.ext import commands

from bot.messages.controls import CaseControl, Control, Fixed, Kind, Nightly, Own, Page, Ruling, StatsPage
from bot.tables.records import TableId
from bot.ui.client import AlibiBot
from bot.ui.handlers import Handlers
from bot.ui.visits import Visit
from games.core.contract import Refusal


class Components(commands.Cog):
    """Listens to interactions of components and forms."""

    def __init__(self, bot: AlibiBot, on: Handlers) -> None:
        self._bot = bot
        self._on = on
        self._fixed: Mapping[int, Callable[[Visit, TableId], Awaitable[None]]] = {
            Fixed.JOIN: on.lobby.join,
            Fixed.LEAVE: on.lobby.leave,
            Fixed.START: on.lobby.start,
            Fixed.AGAIN: on.lobby.again,
            Fixed.OPTION: on.lobby.ask_options,
            Fixed.WORD: on.lobby.ask_word,
            Fixed.RIVALS: on.rivals.show,
            Fixed.DESK: on.reading.desk,
            Fixed.NOTES: on.reading.notes,
            Fixed.SHEET: on.sheet.show,
            Fixed.RULES: on.reading.rules,
            Fixed.LOG: on.reading.log,
            Fixed.RESIGN: partial(on.ending.resign, is_sure=True),
            Fixed.END: partial(on.ending.end, is_sure=True),
            Fixed.CLOSE: on.ending.end,
            Fixed.EXPORT: on.ending.export,
            Fixed.WATCH: on.theatre.show,
            Fixed.INQUEST: on.inquest.show,
            Fixed.PUBLISH: on.inquest.post,
            Fixed.FILM: on.film.post,
            Fixed.CANCEL: on.playing.cancel,
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[AlibiBot]) -> None:
        """Route a press or a form; slash commands have their own way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Mapping[str, Any] = interaction.data or {}
        written = str(data.get("custom_id", ""))
        if (page := Page.read(written)) is not None:
            await self._bot.answered(
                interaction, lambda reply: self._on.guide.turn_to(self._on.visits.begin(reply), page)
            )
            return
        if (own := Own.read(written)) is not None:
            chosen = [str(each) for each in data.get("values") or ()]
            await self._bot.answered(
                interaction, lambda reply: self._on.me.press(self._on.visits.begin(reply), own, chosen)
            )
            return
        if (stats := StatsPage.read(written)) is not None:
            await self._bot.answered(
                interaction, lambda reply: self._on.stats.show(self._on.visits.begin(reply), stats)
            )
            return
        if (ruling := Ruling.read(written)) is not None:
            await self._bot.answered(
                interaction, lambda reply: self._on.server.press(self._on.visits.begin(reply), ruling)
            )
            return
        if (case := CaseControl.read(written)) is not None:
            given = [str(each) for each in data.get("values") or ()]
            await self._bot.answered(
                interaction, lambda reply: self._on.case.press(self._on.visits.begin(reply), case, given)
            )
            return
        if (nightly := Nightly.read(written)) is not None:
            values = [str(each) for each in data.get("values") or ()]
            await self._bot.answered(
                interaction,
                lambda reply: self._on.night.press(self._on.visits.begin(reply), nightly, values, _filled_in(data)),
            )
            return
        control = Control.read(written)
        await self._bot.answered(interaction, lambda reply: self._dispatch(self._on.visits.begin(reply), control, data))

    async def _dispatch(self, visit: Visit, control: Control | None, data: Mapping[str, Any]) -> None:
        if control is None:  # forged, or from a bot of another time: it explains itself too
            raise Refusal("stale")
        playing = self._on.playing
        match control.kind:
            case Kind.FIXED:
                if (fixed := self._fixed.get(control.number)) is None:
                    raise Refusal("stale")
                await fixed(visit, control.table)
            case Kind.VERB:
                await playing.verb(visit, control)
            case Kind.ACTION:
                await playing.numbered(visit, control)
            case Kind.CONFIRMED:
                await playing.numbered(visit, control, is_sure=True)
            case Kind.PICK:
                await playing.picked(visit, control)
            case Kind.FRAME:
                await self._on.theatre.turn_to(visit, control)
            case Kind.GALLERY:
                await self._on.gallery.show(visit, control.table, control.number)
            case Kind.SELECT:
                await self._dispatch(visit, _entry(control, data.get("values")), data)
            case Kind.TIME:
                await self._on.timing.press(visit, control, [str(each) for each in data.get("values") or ()])
            case Kind.RIVAL:
                await self._on.rivals.press(visit, control, [str(each) for each in data.get("values") or ()])
            case Kind.VOTE:
                await self._on.voting.press(visit, control)
            case Kind.SHEET:
                await self._on.sheet.press(visit, control, data.get("values") or (), _filled_in(data))
            case Kind.OPTIONS:
                await self._on.lobby.ask_options(visit, control.table, control.picked, over=control.seen)
            case Kind.FORM:
                await self._form(visit, control, _filled_in(data))
            case _:
                assert_never(control.kind)

    async def _form(self, visit: Visit, control: Control, values: Mapping[str, Sequence[str]]) -> None:
        match control.part:
            case Fixed.OPTION:
                await self._on.lobby.set_options(visit, control.table, values, over=control.seen)
            case Fixed.WORD:
                await self._on.lobby.word(visit, control.table, (values.get("word") or [""])[0])
            case Fixed.NOTES_FORM:
                text = (values.get("notes") or [""])[0]
                await self._on.reading.set_notes(visit, control.table, text, over=control.seen)
            case _:
                raise Refusal("stale")


_REVISION = re.compile(r"-[0-9]+$")


def _entry(control: Control, values: object) -> Control | None:
    """Return what was chosen in a list; None where it is nothing that stood there."""
    return control.entry(str(values[0])) if isinstance(values, list) and values else None


def _filled_in(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return what was filled in, by the name of each input: its custom id without its revision."""
    return {_REVISION.sub("", name): given for name, given in _values(data.get("components", ()))}


def _values(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, list[str]]]:
    """Yield (custom id, values) of every input of a form, however deep it lies."""
    for each in components:
        if "custom_id" in each:
            yield each["custom_id"], [str(value) for value in each.get("values", [each.get("value", "")])]
        if "component" in each:
            yield from _values([each["component"]])
        yield from _values(each.get("components", ()))
