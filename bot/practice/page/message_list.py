"""The messages of a channel visible to one person. Each is redrawn when it changes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from nicegui import ui
from nicegui.element import Element

from bot.practice.loopback.model import Channel, Message
from bot.practice.page import markdown
from bot.practice.page.components import MessageDrawing
from bot.practice.page.elements import Tag, avatar, catch_focus, press_button
from bot.practice.page.guide import PLAY, open_guide
from bot.practice.page.menus import message_menu, person_menu
from bot.practice.page.tab import Tab

GROUPING_TIME = timedelta(minutes=5)
REPLY_TYPE = 19
MESSAGES_PER_PAGE = 50
MARK_SCROLLED_SCRIPT = (
    "event => event.target.parentElement.classList.toggle('is-scrolled', event.target.scrollTop < -40)"
)


class MessageRow:
    """A message on the tab."""

    def __init__(self, tab: Tab, message: Message) -> None:
        self.tab = tab
        self.message = message
        self._is_touched = False
        self.element = Tag(
            "article", "", "message", tabindex="-1", data_testid="message", data_message_id=str(message.id),
            data_author=message.author.name, data_ephemeral="yes" if message.is_ephemeral else "no",
        )  # fmt: skip
        self.draw()

    def draw(self) -> None:
        """Draw the message in its present state."""
        tab, message = self.tab, self.message
        is_called = tab.person.user in message.pings
        self.element.clear()
        self.element.classes(
            add=("is-ephemeral " if message.is_ephemeral else "") + ("is-call" if is_called else ""),
            remove="" if is_called else "is-call",
        )
        with self.element:
            self._above()
            avatar(message.author.name, tab.session.tint(message.author))
            with Tag("div", "", "message-main"):
                self._header()
                with Tag("div", "", "message-content", data_testid="message-content"):
                    if message.is_loading:
                        self._thinking()
                    else:
                        MessageDrawing(tab, message, self._touched, self.failed).draw()
                if message.is_ephemeral:
                    self._ephemeral()
                else:
                    message_menu(tab, message)
                self.note = Tag("p", "", "message-note", role="status")
        if self._is_touched:
            self._is_touched = False
            catch_focus(self.element)

    def _touched(self) -> None:
        """Note that a control of it was pressed, which the answer may replace."""
        self._is_touched = True

    def _above(self) -> None:
        message, words = self.message, self.tab.words
        if message.user is not None and message.command:
            command = self.tab.names().command(message.command)
            Tag("p", words("used", person=message.user.name, command=command), "message-above")
        elif message.kind == REPLY_TYPE and message.reply_to is not None:
            target = self.tab.world.messages.get(message.reply_to)
            names = self.tab.names()
            said = markdown.first_line(target.text, names) if target is not None else words("reply-gone")
            Tag("p", f"↪ {said}", "message-above")

    def _header(self) -> None:
        message, words = self.message, self.tab.words
        with Tag("header", "", "message-head"):
            Tag("strong", message.author.name, "author", data_tint=self.tab.session.tint(message.author))
            if message.author.is_bot:
                Tag("span", words("bot"), "badge-bot")
            elif message.author is not self.tab.person.user:
                person_menu(self.tab, message.author)
            Tag(
                "time",
                words.clock(message.sent),
                "time",
                datetime=message.sent.isoformat(),
                title=words.date(message.sent),
            )
            if message.edited is not None:
                Tag("span", words("edited"), "time", title=words.clock(message.edited), data_testid="edited")

    def _thinking(self) -> None:
        with Tag("p", "", "thinking", data_testid="thinking", role="status"):
            ui.spinner("dots", size="1.6em")
            Tag("span", self.tab.words("thinking", bot=self.message.author.name))

    def _ephemeral(self) -> None:
        with Tag("p", "", "only-you", data_testid="only-you"):
            Tag("span", self.tab.words("only-you"))
            press_button(
                self.tab.words("dismiss"),
                lambda: self.tab.person.dismiss(self.message),
                "is-link",
                data_testid="dismiss",
            )

    def failed(self, text: str) -> None:
        """Show below the message that a press failed; an empty text removes the note."""
        if not self.note.is_deleted:
            self.note.set_text(text)


class MessageList:
    """The log of a channel. It is laid out from below, so the newest message stays in sight without a script."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.rows: dict[int, MessageRow] = {}
        self._first_new: Message | None = None
        self._shown = MESSAGES_PER_PAGE
        with Tag("div", "", "talk", tabindex="0", data_testid="talk") as self.box:
            self.pending = Tag("div", "", "talk-pending")
            self.log: Element = Tag(
                "div", "", "talk-log", role="log", aria_live="polite", aria_label=tab.words("messages")
            )
        # Visible only after scrolling up, below the messages.
        press_button(tab.words("to-newest"), self.to_newest, "to-newest", icon="south", data_testid="to-newest")
        self.box.on("scroll", js_handler=MARK_SCROLLED_SCRIPT)

    def show(self, channel: Channel, unread: int = 0) -> None:
        """Show the newest messages of a channel, with a line above the `unread` ones."""
        self.rows.clear()
        self.log.clear()
        self.pending.clear()
        seen = [each for each in self.tab.person.messages(channel) if self.tab.shows(each)]
        with self.log:
            self._beginning(channel, seen)
            for message in seen[-self._shown :]:
                self.rows[message.id] = MessageRow(self.tab, message)
        others = [row for row in self.rows.values() if row.message.author is not self.tab.person.user]
        self._first_new = None
        if 0 < unread <= len(others) and unread < len(self.rows):
            first = others[-unread]
            self._first_new = first.message
            first.element.classes(add="is-first-new")
            first.element.props["data-new"] = self.tab.words("new")
        self._group()

    def _beginning(self, channel: Channel, seen: Sequence[Message]) -> None:
        words = self.tab.words
        if len(seen) > self._shown:
            press_button(words("older"), lambda: self._show_older(channel), "is-secondary older", data_testid="older")
            return
        with Tag("div", "", "talk-beginning"):
            Tag("h2", self.tab.channel_name(channel))
            is_mailbox = channel.recipient is not None
            Tag("p", words("beginning-mailbox") if is_mailbox else words("beginning", channel=channel.name))
            if not seen and not is_mailbox:
                with Tag("div", "", "first-steps"):
                    press_button(words("guide-play"), lambda: self.tab.use(PLAY), "is-primary", data_testid="play-now")
                    press_button(
                        words("guide-title"), lambda: open_guide(self.tab), "is-secondary", icon="help_outline"
                    )

    def _show_older(self, channel: Channel) -> None:
        self._shown += MESSAGES_PER_PAGE
        self.show(channel)

    def catch_up(self, messages: Sequence[Message]) -> None:
        """Draw messages that were sent, edited or deleted."""
        user = self.tab.person.user
        for message in messages:
            row = self.rows.get(message.id)
            if message.is_deleted or not self.tab.shows(message):
                if row is not None:
                    row.element.delete()
                    del self.rows[message.id]
            elif row is not None:
                row.draw()
            else:
                with self.log:
                    self.rows[message.id] = MessageRow(self.tab, message)
                if user in (
                    message.author,
                    message.ephemeral_to,
                ):  # what only this person sees answers a press of theirs
                    self.to_newest()
        self._group()

    def to_newest(self) -> None:
        """Scroll to the newest message, if it is out of sight."""
        self.box.run_method("scrollTo", 0, 0)  # exactly: 1 px away, the browser holds the view when more comes

    def _group(self) -> None:
        """Show the author only on the first of several messages in a row."""
        before: Message | None = None
        for row in self.rows.values():
            message = row.message
            follows = (
                before is not None
                and message is not self._first_new
                and before.author is message.author
                and message.user is None
                and not before.is_ephemeral
                and not message.is_ephemeral
                and message.kind != REPLY_TYPE
                and message.sent - before.sent < GROUPING_TIME
            )
            if follows is not ("is-following" in row.element.classes):
                row.element.classes(**{"add" if follows else "remove": "is-following"})
            before = message

    def waiting(self, command: str) -> Element:
        """Show that a command is being sent. The caller deletes the returned element at the answer."""
        with self.pending:
            line = Tag("p", "", "thinking is-pending", role="status")
            with line:
                ui.spinner("dots", size="1.6em")
                Tag("span", self.tab.words("sending", command=command))
        self.to_newest()
        return line

    def no_answer(self, command: str) -> None:
        """Show, on this tab only, that the bot did not answer a command."""
        with self.pending, Tag("p", "", "only-you is-failure", data_testid="no-answer", role="alert") as line:
            Tag("span", self.tab.words("no-answer", command=command))
            press_button(self.tab.words("dismiss"), line.delete, "is-link")
        self.to_newest()
