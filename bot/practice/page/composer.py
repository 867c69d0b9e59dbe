"""The composer at the bottom of the page: messages, and slash commands with their options."""

from __future__ import annotations

from collections.abc import Mapping

from nicegui import ui

from bot.messages.names import plain
from bot.practice.loopback.errors import ApiError
from bot.practice.loopback.model import Channel
from bot.practice.loopback.slash_commands import CannotDo, Slash, filled
from bot.practice.page.elements import Tag, attributed, icon_button, press_button
from bot.practice.page.forms import open_form
from bot.practice.page.message_list import MessageList
from bot.practice.page.options import OptionField
from bot.practice.page.suggestions import Suggestion, Suggestions
from bot.practice.page.tab import Tab

MAX_MESSAGE_LENGTH = 2000


class Composer:
    """An input line that turns into a form while a command is filled in."""

    def __init__(self, tab: Tab, messages: MessageList) -> None:
        self.tab = tab
        self._messages = messages
        self.element = Tag("footer", "", "composer")
        self._slash: Slash | None = None
        self._fields: list[OptionField] = []
        self._input: ui.input | None = None
        self._offers: Suggestions[Slash] | None = None
        self._channel: Channel | None = None

    def draw(self) -> None:
        """Draw an empty input line for the open channel."""
        self._slash, self._fields, self._channel = None, [], self.tab.channel
        self.element.clear()
        if self._channel is None:
            return
        words = self.tab.words
        with self.element, Tag("div", "", "composer-line"):
            press_button("/", self._begin_slash, "is-icon slash-start", label=words("commands"), data_testid="slash")
            name = self.tab.channel_name(self._channel)
            field = ui.input(
                placeholder=words("write-mailbox" if self._channel.recipient else "write", channel=name),
                on_change=self._typed,
            )
            field.props(f"dense borderless autocomplete=off maxlength={MAX_MESSAGE_LENGTH}").classes("composer-input")
            attributed(field, aria_label=words("write-label", channel=name), data_testid="composer")
            field.on("keydown.enter.prevent", self._entered, args=[])
            self._input = field
            self._offers = Suggestions(field, words("commands"), self._choose, "slash-option")
            icon_button("send", words("send"), self._entered, "send")

    def refresh(self) -> None:
        """Update the offered commands after the bot has registered others."""
        if self._slash is None and self._input is not None and str(self._input.value or "").startswith("/"):
            self._typed()

    # -- writing

    def _begin_slash(self) -> None:
        if self._input is not None:
            self._input.value = "/"
            self._input.run_method("focus")

    def _typed(self) -> None:
        if self._input is None or self._offers is None or self._channel is None:
            return
        text = str(self._input.value or "")
        if not text.startswith("/"):
            self._offers.hide()
            return
        found = matching(self.tab.person.slashes(self._channel), text[1:])
        offers = [Suggestion(f"/{slash.label}", slash.description, slash) for slash in found]
        self._offers.show(offers, self.tab.words("no-commands"))

    async def _entered(self) -> None:
        if self._input is None or self._offers is None:
            return
        text = str(self._input.value or "").strip()
        if text.startswith("/"):
            if self._offers.is_open:
                self._offers.take_marked()
        elif text and await self._say(text):
            self._input.value = ""

    # -- commands

    def _choose(self, slash: Slash) -> None:
        """Replace the input line by a command's form."""
        self._slash, self._input, self._offers = slash, None, None
        words = self.tab.words
        self.element.clear()
        with self.element, Tag("section", "", "command", data_testid="command", aria_label=f"/{slash.label}") as form:
            form.on("keydown.esc", self.draw, args=[])
            with Tag("header", "", "command-head"):
                Tag("strong", f"/{slash.label}", data_testid="command-name")
                Tag("span", slash.description)
                icon_button("close", words("cancel"), self.draw, "command-cancel")
            with Tag("div", "", "command-options"):
                self._fields = [
                    OptionField(self.tab, slash, option, self._given, self._send) for option in slash.options
                ]
            send = press_button(
                words("command-send"), self._send, "is-primary", icon="send", data_testid="command-send"
            )
        if not self._fields:
            send.run_method("focus")

    def _given(self) -> dict[str, object]:
        return {field.option.name: field.value for field in self._fields if field.value is not None}

    async def _send(self) -> None:
        slash = self._slash
        # A list, not a generator: all fields show their errors at once.
        right = [field.check() for field in self._fields]
        if slash is None or self._channel is None or not all(right):
            return
        values = self._given()
        try:
            filled(slash, self._channel, values)
        except CannotDo:
            for field in self._fields:
                field.blame(self.tab.words("not-possible"))
            return
        self.draw()
        if self._input is not None:
            self._input.run_method("focus")
        await self._command(slash, values)

    async def use(self, path: str) -> None:
        """Send a slash command without options in the open channel."""
        known = self.tab.person.slashes(self.tab.channel) if self.tab.channel is not None else []
        slash = next((each for each in known if each.path == path), None)
        if slash is None:  # the bot has not told its commands yet
            self.tab.notice(self.tab.words("bot-starting"))
        else:
            await self._command(slash, {})

    async def _command(self, slash: Slash, values: Mapping[str, object]) -> None:
        """Use a slash command in the open channel. Raises CannotDo if Discord's client would refuse it."""
        tab, person, channel = self.tab, self.tab.person, self.tab.channel
        if channel is None:
            return
        line = self._messages.waiting(slash.label)
        try:
            answer = await person.use(channel, slash.path, values)
        finally:
            if not line.is_deleted:
                line.delete()
        if tab.person.user is not person.user or tab.channel is not channel:
            return
        if not answer.is_acknowledged:
            self._messages.no_answer(slash.label)
        elif answer.modal is not None:
            open_form(tab, answer.modal)

    async def _say(self, text: str) -> bool:
        """Write a message in the open channel; return whether it was sent."""
        if self.tab.channel is None:
            return False
        try:
            await self.tab.person.say(self.tab.channel, text)
        except (CannotDo, ApiError):
            self.tab.notice(self.tab.words("may-not-write"))
            return False
        return True


def matching(slashes: list[Slash], typed: str) -> list[Slash]:
    """Return the commands that match a typed text; those that begin with it come first."""
    wanted = plain(typed)
    pieces = wanted.split()
    begin = [slash for slash in slashes if plain(slash.label).startswith(wanted) or slash.path.startswith(wanted)]
    rest = [
        slash for slash in slashes
        if slash not in begin and all(piece in f"{plain(slash.label)} {slash.path}" for piece in pieces)
    ]  # fmt: skip
    return begin + rest
