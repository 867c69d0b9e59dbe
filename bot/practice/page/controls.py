"""The controls drawer: crash the bot, skip time, change permissions, mailboxes, channels and languages."""

from __future__ import annotations

from functools import partial

from nicegui import Client, ui

from bot.practice.launch.bot_process import BotState
from bot.practice.loopback import permissions
from bot.practice.loopback.model import Channel
from bot.practice.page.dialogs import name_sheet, sheet_head, sure_sheet
from bot.practice.page.elements import Tag, attributed, press_button
from bot.practice.page.people import mailbox_switch, open_newcomer
from bot.practice.page.tab import Tab

PERMISSION_NAMES = ("send_messages", "send_messages_in_threads", "attach_files")
FAULTS_SHOWN = 5
CLOCK_SKIPS_HOURS = (1, 12, 24, 168)


class Backstage:
    """A drawer at the right. It is drawn when it opens, and redrawn when its contents change."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self._drawn: tuple[object, ...] = ()
        with ui.dialog().props("position=right full-height") as self.dialog:
            self.sheet = Tag("div", "", "sheet drawer", data_testid="controls-panel", aria_label=tab.words("controls"))

    def open(self) -> None:
        """Open the drawer."""
        self._drawn = ()
        self.dialog.open()
        self.refresh()

    def refresh(self) -> None:
        """Redraw the drawer, if it is open and its contents have changed."""
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
            self._time()
            self._channel()
            self._people()
            self._server()

    def _state(self) -> tuple[object, ...]:
        tab = self.tab
        channel, world = tab.channel, tab.world
        powers = permissions.in_channel(channel, world.bot).value if channel is not None else 0
        people = tuple((user.name, user.dms_open) for user in world.people)
        bot = tab.session.bot
        ahead = world.clock.ahead
        return ahead, bot.state, bot.pid, channel and channel.id, powers, people, len(world.faults)

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
        cut = self.tab.session.server.gateway.drop()
        self.tab.notice(self.tab.words("gateway-dropped", n=cut))

    def _time(self) -> None:
        words, now = self.tab.words, self.tab.world.clock.utc()
        with Tag("div", "", "sheet-part"):
            Tag("h3", words("controls-time"))
            Tag("p", words("time-now", day=words.date(now), time=words.clock(now)), data_testid="time-now")
            Tag("p", words("time-about"), "small")
            with Tag("div", "", "row-of-presses"):
                for hours in CLOCK_SKIPS_HOURS:
                    press_button(
                        words("time-skip", hours=hours),
                        partial(self.tab.session.bot.skip, hours),
                        "is-secondary",
                        icon="fast_forward",
                        disabled=self.tab.session.bot.state is not BotState.RUNNING,
                        data_testid=f"time-skip-{hours}",
                    )

    def _channel(self) -> None:
        words, channel, world = self.tab.words, self.tab.channel, self.tab.world
        if channel is None or channel.guild is None:
            return
        with Tag("div", "", "sheet-part"):
            Tag("h3", words("controls-channel", channel=channel.name))
            allowed = permissions.in_channel(channel, world.bot)
            for key in PERMISSION_NAMES:
                self._power(channel, key, is_on=getattr(allowed, key))
            with Tag("div", "", "row-of-presses"):
                add, delete = self._add_channel, partial(self._delete_channel, channel)
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
                    self.tab.session.locales, label=words("server-language", server=guild.name), value=guild.locale,
                    on_change=lambda event, guild=guild: setattr(guild, "locale", event.value),
                )  # fmt: skip
                attributed(language, data_testid="server-language")
            Tag("p", words("faults", n=len(world.faults)), "small", data_testid="faults")
            for fault in world.faults[-FAULTS_SHOWN:]:
                Tag("code", fault, "fault")
            press_button(words("anew"), self._reset, "is-danger", icon="cleaning_services", data_testid="anew")

    # -- dialogs

    def _add_channel(self) -> None:
        words, world = self.tab.words, self.tab.world

        def add(name: str) -> None:
            self.dialog.close()
            self.tab.go(world.add_channel(next(iter(world.guilds.values())), name.casefold().replace(" ", "-")))

        with name_sheet(self.tab, words("channel-add"), words("channel-name"), "new-channel", add):
            pass

    def _delete_channel(self, channel: Channel) -> None:
        words = self.tab.words

        def delete() -> None:
            self.dialog.close()
            self.tab.world.delete_channel(channel)

        title, about = words("channel-delete-sure", channel=channel.name), words("channel-delete-about")
        sure_sheet(self.tab, title, about, words("delete"), "channel-delete", delete)

    def _reset(self) -> None:
        """Ask before emptying the world; then reload all tabs."""
        words = self.tab.words

        async def begin() -> None:
            await self.tab.session.reset()
            for client in tuple(Client.instances.values()):
                with client:
                    ui.navigate.reload()

        sure_sheet(self.tab, words("anew-sure"), words("anew-about"), words("anew-yes"), "anew", begin)
