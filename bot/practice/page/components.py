"""Draws a message's content: text, attachments and components."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from nicegui import ui
from nicegui.element import Element

from bot.practice.loopback.components import ComponentType, value_limits
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import Attachment, Interaction, Message
from bot.practice.loopback.slash_commands import CannotDo
from bot.practice.page import markdown
from bot.practice.page.drop_downs import option_labels, shown_choice
from bot.practice.page.elements import Tag, attributed, icon_button, press_button, rich, symbol
from bot.practice.page.forms import open_form
from bot.practice.page.tab import Tab

STYLES = {1: "is-primary", 2: "is-secondary", 3: "is-success", 4: "is-danger", 5: "is-secondary"}
LINK_STYLE = 5


class MessageDrawing:
    """Draws one message into the current NiceGUI slot. `touched` hears of each press; `failed` shows an error below the message."""

    def __init__(self, tab: Tab, message: Message, touched: Callable[[], None], failed: Callable[[str], None]) -> None:
        self.tab = tab
        self.message = message
        self.touched = touched
        self.failed = failed

    def draw(self) -> None:
        """Draw content, attachments and components."""
        message = self.message
        if message.content:
            self._text(message.content)
        if not message.is_v2:
            for file in message.attachments:
                self._attachment(file)
        for part in message.components:
            self.part(part)

    def _text(self, text: str, classes: str = "") -> None:
        rich(markdown.to_html(text, self.tab.names()), f"words {classes}")

    # -- components

    def part(self, part: Json) -> None:
        """Draw a component with its children."""
        match part["type"]:
            case ComponentType.CONTAINER:
                with self._box(part.get("accent_color")):
                    self._inner(part)
            case ComponentType.ROW:
                with Tag("div", "", "row-of-presses"):
                    self._inner(part)
            case ComponentType.TEXT:
                self._text(str(part["content"]))
            case ComponentType.GALLERY:
                many = "is-many" if len(part["items"]) > 1 else ""
                with Tag("div", "", f"gallery {many}"):
                    for item in part["items"]:
                        cover = "is-covered" if item.get("spoiler") else ""
                        self._picture(item["media"], item.get("description"), cover)
            case ComponentType.FILE:
                self._file_part(part)
            case ComponentType.SEPARATOR:
                wide = " is-wide" if part.get("spacing") == 2 else ""
                Tag("hr", "", f"separator{wide}{'' if part.get('divider', True) else ' is-blank'}")
            case ComponentType.BUTTON:
                self._button(part)
            case ComponentType.SELECT | ComponentType.PEOPLE:
                self._select(part)
            case _:
                Tag("p", self.tab.words("unknown-part"), "small")

    def _inner(self, part: Json) -> None:
        for child in part["components"]:
            self.part(child)

    def _box(self, colour: int | None) -> Element:
        box = Tag("section", "", "box")
        if colour is not None:
            box.style(f"--edge: #{int(colour):06x}")
        return box

    def _button(self, part: Json) -> None:
        emoji = str((part.get("emoji") or {}).get("name") or "")
        words = f"{emoji} {part.get('label') or ''}".strip()
        if part.get("style") == LINK_STYLE:
            link = Tag(
                "a", words, "press is-secondary", href=part.get("url"), target="_blank", rel="noopener noreferrer"
            )
            with link:
                symbol("open_in_new")
            return
        custom_id = str(part["custom_id"])

        async def pressed() -> None:
            await self._touch(button, lambda: self.tab.person.touch(self.message, custom_id))

        button = press_button(
            words, pressed, STYLES.get(int(part.get("style") or 2), "is-secondary"), disabled=bool(part.get("disabled")),
            data_testid="component-button", data_custom_id=custom_id,
        )  # fmt: skip

    def _select(self, part: Json) -> None:
        words, custom_id = self.tab.words, str(part["custom_id"])
        if part["type"] == ComponentType.PEOPLE:
            options = {str(each.id): each.name for each in self.tab.person.people_in(self.message.channel)}
        else:
            options = option_labels(part["options"])
        chosen = [str(each["value"]) for each in part.get("options") or () if each.get("default")]
        low, high = value_limits(part)
        prompt = str(part.get("placeholder") or words("choose"))
        select = shown_choice(options, prompt, chosen, high)
        attributed(select, data_testid="component-select", data_custom_id=custom_id)
        if part.get("disabled"):
            select.disable()
        sent: list[str] = list(chosen)

        async def send() -> None:
            nonlocal sent
            values: list[str] = select.value if high > 1 else [select.value] if select.value is not None else []
            if sorted(values) == sorted(sent):
                return
            if len(values) < low:
                attributed(select, error=True, error_message=words("choose-at-least", n=low))
                return
            select.props(remove="error error-message")
            sent = list(values)
            if not await self._touch(select, lambda: self.tab.person.pick(self.message, part, values)):
                sent = []

        if high > 1:
            select.on("popup-hide", send, args=[])
        else:
            select.on_value_change(send)

    async def _touch(self, touched: Element, act: Callable[[], Awaitable[Interaction]]) -> bool:
        """Carry out a press or choice; return whether the bot answered."""
        tab, person = self.tab, self.tab.person
        touched.classes(add="is-waiting")
        self.touched()
        self.failed("")
        try:
            answer = await act()
        except CannotDo:
            tab.notice(tab.words("no-longer"))
            return False
        finally:
            if not touched.is_deleted:
                touched.classes(remove="is-waiting")
        if tab.person.user is not person.user:
            return True
        if not answer.is_acknowledged:
            self.failed(tab.words("failed"))
            return False
        if answer.modal is not None:
            open_form(tab, answer.modal)
        return True

    # -- files

    def _file(self, media: Json) -> Attachment | None:
        wanted = media.get("attachment_id")
        return next((file for file in self.message.attachments if str(file.id) == wanted), None)

    def _picture(self, media: Json, alt: str | None, classes: str = "") -> None:
        file = self._file(media)
        source = address(file) if file is not None else str(media.get("url") or "")
        if file is not None and file.content_type.startswith("video/"):
            attributed(Tag("video", "", "sound"), src=source, controls=True, aria_label=alt or file.filename)
            return
        self._shown_picture(source, alt or "", media.get("width"), media.get("height"), classes)

    def _shown_picture(self, source: str, alt: str, width: int | None, height: int | None, classes: str = "") -> None:
        words = self.tab.words

        def enlarge() -> None:
            # On a phone held upright a wide picture is turned, so that it fills the screen.
            shape = "is-wide" if (width or 0) > (height or 0) else ""
            with self.tab.root, ui.dialog(value=True).props("maximized") as dialog, Tag("div", "", f"enlarged {shape}"):
                shown = Tag("img", "", src=source, alt=alt, data_testid="enlarged")
                shown.on("click", dialog.close, args=[])
                icon_button("close", words("close"), dialog.close, "enlarged-close")
            dialog.on_value_change(lambda event: None if event.value else dialog.delete())

        label = words("enlarge", what=alt) if alt else words("enlarge-nameless")
        with press_button("", enlarge, f"picture {classes}", label=label, data_testid="picture"):
            Tag("img", "", src=source, alt=alt, width=width, height=height)

    def _file_part(self, part: Json) -> None:
        file = self._file(part["file"])
        if file is not None:
            self._attachment(file, is_part=True)

    def _attachment(self, file: Attachment, *, is_part: bool = False) -> None:
        if file.content_type.startswith("image/") and not is_part:
            self._shown_picture(address(file), file.description or "", file.width, file.height)
            return
        with Tag("div", "", "file", data_testid="file"):
            if file.content_type.startswith("audio/"):
                with Tag("figure", "", "sound"):
                    if file.description:  # the link below has the file's name
                        Tag("figcaption", file.description)
                    Tag(
                        "audio", "", src=address(file), controls=True, preload="metadata",
                        aria_label=file.description or file.filename, data_testid="audio",
                    )  # fmt: skip
            with Tag("a", "", "file-link", href=address(file), download=file.filename, data_testid="download"):
                symbol("download")
                Tag("span", file.filename)
                Tag("span", size_of(file), "time")


def address(file: Attachment) -> str:
    """Return the address of an attachment on this site."""
    return f"/files/{file.id}/{file.filename}"


def size_of(file: Attachment) -> str:
    """Format an attachment's size."""
    size = len(file.content)
    return f"{size} B" if size < 1024 else f"{size / 1024:.1f} KB" if size < 1024 * 1024 else f"{size / 1048576:.1f} MB"
