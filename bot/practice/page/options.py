"""The options of a slash command as input fields, with the bot's autocomplete while typing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from nicegui import ui

from bot.practice.loopback.command_limits import OptionKind
from bot.practice.loopback.model import Channel, Role, User
from bot.practice.loopback.slash_commands import NAMED_KINDS, CannotDo, CommandOption, OptionChoice, Slash
from bot.practice.page.elements import Tag, attributed
from bot.practice.page.suggestions import Suggestion, Suggestions
from bot.practice.page.tab import Tab

NUMBERS = (OptionKind.INTEGER, OptionKind.NUMBER)
# discord.py's placeholder for a missing description, which Discord requires.
NO_DESCRIPTION = "…"

OPENS_UPWARDS = 'menu-anchor="top start" menu-self="bottom start" virtual-scroll-item-size=36'
"""Quasar props: the form is at the lower edge, so its lists open upwards. Quasar positions a list before drawing it, by the
height of an item, which page.css sets too."""


class OptionField:
    """The field of an option. `others` returns the values of all fields, for autocomplete; `send` sends the command."""

    def __init__(
        self,
        tab: Tab,
        slash: Slash,
        option: CommandOption,
        others: Callable[[], dict[str, object]],
        send: Callable[[], Any],
    ) -> None:
        self.tab = tab
        self.slash = slash
        self.option = option
        self._others = others
        self._send = send
        self._picked: OptionChoice | None = None
        self._asked = 0
        self._offers: Suggestions[OptionChoice] | None = None
        label = option.label if option.required else f"{option.label} ({tab.words('optional')})"
        with Tag("div", "", "option"):
            self.input: Any = self._make(label)
            attributed(
                self.input,
                data_testid="option",
                data_name=option.name,
                hint=option.description if option.description != NO_DESCRIPTION else None,
                hide_bottom_space=True,
                autofocus=option is slash.options[0],
            )
            if option.autocompletes:
                self._offers = Suggestions(self.input, option.label, self._take, "choice")

    def _make(self, label: str) -> Any:
        option, words = self.option, self.tab.words
        listed: dict[Any, str] | None = None
        if option.choices:
            listed = {choice.value: choice.name for choice in option.choices}
        elif option.kind is OptionKind.BOOLEAN:
            listed = {True: words("yes"), False: words("no")}
        elif option.kind in NAMED_KINDS:
            listed = {each.id: each.name for each in self._things().values()}
        if listed is not None:
            return ui.select(listed, label=label, clearable=not option.required).props(OPENS_UPWARDS)
        field = ui.input(label).props("outlined dense autocomplete=off")
        if option.kind in NUMBERS:
            # Not ui.number, which quietly moves a number that is too large to the largest.
            field.props("inputmode=numeric")
        if option.raw.get("max_length"):
            field.props(f"maxlength={int(option.raw['max_length'])}")
        if option.autocompletes:
            field.on_value_change(self._typed)
            field.on("focus", self._typed, args=[]).on("blur", self._left, args=[])
        field.on("keydown.enter.prevent", self._entered, args=[])
        return field

    def _things(self) -> Mapping[int, User | Channel | Role]:
        """Return the people, channels or roles that this option may name, by id."""
        guild = self.tab.channel.guild if self.tab.channel is not None else None
        if self.option.kind is OptionKind.USER:
            return {each.id: each for each in self.tab.world.people}
        if guild is None:
            return {}
        if self.option.kind is OptionKind.ROLE:
            return guild.roles
        return {each.id: each for each in guild.channels.values() if not each.is_thread}

    # -- autocomplete

    async def _typed(self) -> None:
        text = str(self.input.value or "")
        if self._picked is not None and text == self._picked.name:
            return
        self._picked = None
        self._asked += 1
        asked, channel = self._asked, self.tab.channel
        if channel is None or self._offers is None:
            return
        try:
            found = await self.tab.person.complete(
                channel, self.slash.path, self._others(), focused=self.option.name, text=text
            )
        except CannotDo:
            return
        # A newer request may be on its way, and its answer may arrive first.
        if asked == self._asked and not self.input.is_deleted:
            self._offers.show(
                [Suggestion(choice.name, "", choice) for choice in found], self.tab.words("nothing-offered")
            )

    def _take(self, choice: OptionChoice) -> None:
        self._picked = choice
        self._asked += 1
        self.input.value = choice.name
        if self._offers is not None:
            self._offers.hide()

    def _left(self) -> None:
        self._asked += 1
        if self._offers is not None:
            self._offers.hide()

    async def _entered(self) -> None:
        if self._offers is not None and self._offers.is_open:
            self._offers.take_marked()
        else:
            await self._send()

    # -- sending

    @property
    def value(self) -> object:
        """The value to send, None if empty. A wrong number stays a text."""
        value = self.input.value
        if value is None or value == "":
            return None
        if self.option.choices or self.option.kind is OptionKind.BOOLEAN:
            return value
        if self.option.kind in NAMED_KINDS:
            return self._things()[int(value)]
        if self._picked is not None and value == self._picked.name:
            return self._picked.value
        if self.option.kind in NUMBERS:
            try:
                return int(value) if self.option.kind is OptionKind.INTEGER else float(value)
            except ValueError:
                return str(value)
        return str(value)

    def check(self) -> bool:
        """Whether the value may be sent. Shows the error at the field."""
        is_missing = self.option.required and self.value is None
        wrong = self.tab.words("required") if is_missing else ""
        if not wrong and self.option.kind in NUMBERS and not self.option.choices and self.value is not None:
            wrong = self._wrong_number(self.value)
        self.blame(wrong)
        return not wrong

    def _wrong_number(self, value: object) -> str:
        if not isinstance(value, int | float):
            return self.tab.words("number-wanted")
        low, high = self.option.raw.get("min_value"), self.option.raw.get("max_value")
        if low is not None and value < low:
            return self.tab.words("number-low", n=low)
        if high is not None and value > high:
            return self.tab.words("number-high", n=high)
        return ""

    def blame(self, wrong: str) -> None:
        """Show an error at the field; an empty text removes it."""
        if wrong:
            attributed(self.input, error=True, error_message=wrong)
        else:
            self.input.props(remove="error error-message")
