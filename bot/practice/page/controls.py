"""Behind the scenes: what a player cannot do at Discord, but Discord, its people and bad luck can."""

from __future__ import annotations

from functools import partial

from nicegui import ui

from bot.practice.launch.bot_process import BotState
from bot.practice.loopback import permissions
from bot.practice.loopback.model import Channel
from bot.practice.page.dialogs import sheet, sheet_foot, sheet_head
from bot.practice.page.elements import Tag, attributed, press_button
from bot.practice.page.people import mailbox_switch, open_newcomer
from bot.practice.page.reset import open_reset
from bot.practice.page.tab import Tab

POWERS = ("send_messages", "send_messages_in_threads", "attach_files")
SERVER_LANGUAGES = {"en-US": "English", "fr": "Français"}
FAULTS_SHOWN = 5


class Controls:
    """A drawer from the right. It is drawn when it opens, and again when something in it changed."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self._drawn: tuple[object, ...] = ()
        with ui.dialog().props("position=right full-height") as self.dialog:
            self.sheet = Tag("div", "", "sheet drawer", data_testid="controls-panel", aria_label=tab.words("controls"))

    def open(self) -> None:
        """Open it."""
        self._drawn = ()
        self.dialog.open()
        self.refresh()

    def refresh(self) -> None:
        """Draw it anew, if it is open and shows something else now."""
        if not self.dialog.value:
            return
        state = self._state()
        if state == self._drawn:
            return
        self._drawn = state
        self.sheet.clear()
        with self.sheet:
            sheet_head(self.tab, self.tab.words("controls"), self.dialog.close, "controls")
            self._bot()
            self._channel()
            self._people()
            self._server()

    def _state(self) -> tuple[object, ...]:
        tab = self.tab
        channel, world = tab.channel, tab.world
        powers = permissions.in_channel(channel, world.bot).value if channel is not None else 0
        people = tuple((user.name, user.dms_open) for user in world.people)
        bot = tab.session.bot
        return bot.state, bot.pid, channel and channel.id, powers, people, len(world.faults)

    # -- parts

    def _bot(self) -> None:
        words, bot = self.tab.words, self.tab.session.bot
        with Tag("div", "", "sheet-part"):
            Tag("h3", words("controls-bot"))
            with Tag("p", "", "status is-flat", data_state=bot.state.value, data_testid="bot-state"):
                Tag("span", "", "dot", aria_hidden="true")
                Tag("span", words(f"bot-{bot.state.value}"))
                if bot.state is BotState.STOPPED and bot.exit_code is not None:
                    Tag("span", words("bot-exit", code=bot.exit_code), "small")
            Tag("p", words("controls-bot-about"), "small")
            is_down = bot.state is BotState.STOPPED
            with Tag("div", "", "row-of-presses"):
                for key, label, do, style, icon, is_for_running in (
                    ("bot-start", words("bot-start"), bot.start, "is-success", "play_arrow", False),
                    ("bot-kill", words("bot-kill"), bot.kill, "is-danger", "bolt", True),
                    ("bot-restart", words("bot-restart"), bot.restart, "is-secondary", "restart_alt", True),
                    ("gateway-drop", words("gateway-drop"), self._drop, "is-secondary", "link_off", True),
                ):
                    is_off = is_for_running is is_down
                    press_button(label, do, style, icon=icon, disabled=is_off, data_testid=key)

    def _drop(self) -> None:
        cut = self.tab.session.server.drop_gateway()
        self.tab.notice(self.tab.words("gateway-dropped", n=cut))

    def _channel(self) -> None:
        words, channel, world = self.tab.words, self.tab.channel, self.tab.world
        if channel is None or channel.guild is None:
            return
        with Tag("div", "", "sheet-part"):
            Tag("h3", words("controls-channel", channel=channel.name))
            allowed = permissions.in_channel(channel, world.bot)
            for key in POWERS:
                self._power(channel, key, is_on=getattr(allowed, key))
            with Tag("div", "", "row-of-presses"):
                add = partial(open_channel, self.tab, self.dialog)
                delete = partial(delete_channel, self.tab, self.dialog, channel)
                press_button(words("channel-add"), add, "is-secondary", icon="add", data_testid="channel-add")
                goes = words("thread-delete" if channel.is_thread else "channel-delete")
                press_button(goes, delete, "is-danger", icon="delete", data_testid="channel-delete")

    def _power(self, channel: Channel, key: str, *, is_on: bool) -> None:
        world = self.tab.world
        switch = ui.switch(
            self.tab.words(f"power-{key.replace('_', '-')}"), value=is_on,
            on_change=lambda event: world.set_permissions(channel, world.bot, **{key: bool(event.value)}),
        )  # fmt: skip
        attributed(switch.props("dense"), data_testid=f"power-{key}")

    def _people(self) -> None:
        words = self.tab.words
        with Tag("div", "", "sheet-part"):
            Tag("h3", words("controls-people"))
            for user in self.tab.world.people:
                mailbox_switch(self.tab, user, words("person-dms-of", name=user.name))
            press_button(words("person-add"), lambda: open_newcomer(self.tab), "is-secondary", icon="person_add")

    def _server(self) -> None:
        words, world = self.tab.words, self.tab.world
        with Tag("div", "", "sheet-part"):
            Tag("h3", words("controls-server"))
            for guild in world.guilds.values():
                language = ui.select(
                    SERVER_LANGUAGES, label=words("server-language", server=guild.name), value=guild.locale,
                    on_change=lambda event, guild=guild: setattr(guild, "locale", event.value),
                )  # fmt: skip
                attributed(language, data_testid="server-language")
            Tag("p", words("faults", n=len(world.faults)), "small", data_testid="faults")
            for fault in world.faults[-FAULTS_SHOWN:]:
                Tag("code", fault, "fault")
            anew = partial(open_reset, self.tab)
            press_button(words("anew"), anew, "is-danger", icon="cleaning_services", data_testid="anew")


def open_channel(tab: Tab, drawer: ui.dialog) -> None:
    """Ask for a new channel's name, make it and go there."""
    words = tab.words
    guild = next(iter(tab.world.guilds.values()))
    with sheet(tab, words("channel-add"), "new-channel") as dialog:
        name = ui.input(words("channel-name")).props("outlined dense autofocus maxlength=100").classes("wide")
        attributed(name, data_testid="new-channel-name")

        def add() -> None:
            wanted = "-".join((name.value or "").casefold().split())
            if not wanted:
                attributed(name, error=True, error_message=words("required"))
                return
            dialog.close()
            drawer.close()
            tab.go(tab.world.add_channel(guild, wanted))

        name.on("keydown.enter", add, args=[])
        with sheet_foot(tab, dialog, "new-channel"):
            press_button(words("channel-add"), add, "is-primary", data_testid="channel-create")


def delete_channel(tab: Tab, drawer: ui.dialog, channel: Channel) -> None:
    """Ask once more, then delete a channel with all that was said in it."""
    words = tab.words
    with sheet(tab, words("channel-delete-sure", channel=channel.name), "delete-channel") as dialog:
        Tag("p", words("channel-delete-about"))

        def delete() -> None:
            dialog.close()
            drawer.close()
            tab.world.delete_channel(channel)

        with sheet_foot(tab, dialog, "delete-channel"):
            press_button(words("delete"), delete, "is-danger", data_testid="channel-delete-sure")
