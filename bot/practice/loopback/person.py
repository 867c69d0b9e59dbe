"""A person at the practice Discord, as a test or a page drives them; they can do what Discord's client lets people do."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.practice.loopback import forms, message_body, permissions, slash_commands
from bot.practice.loopback.components import Part, walk
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import Callback, Channel, Interaction, InteractionKind, Message, Modal, User
from bot.practice.loopback.server import PracticeServer
from bot.practice.loopback.slash_commands import CannotDo, Choice, Slash

LINK = 5


class AnswerKind(StrEnum):
    """What the bot did at first; NONE is "This application did not respond"."""

    MESSAGE = "message"
    DEFERRED = "deferred"
    UPDATE = "update"
    MODAL = "modal"
    AUTOCOMPLETE = "autocomplete"
    NONE = "none"


KINDS: dict[Callback, AnswerKind] = {
    Callback.MESSAGE: AnswerKind.MESSAGE,
    Callback.DEFER: AnswerKind.DEFERRED,
    Callback.DEFER_UPDATE: AnswerKind.DEFERRED,
    Callback.UPDATE: AnswerKind.UPDATE,
    Callback.CHOICES: AnswerKind.AUTOCOMPLETE,
    Callback.MODAL: AnswerKind.MODAL,
}


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of one thing that a person did; it stays live, so a later follow-up is seen too."""

    server: PracticeServer
    interaction: Interaction
    kind: AnswerKind

    @property
    def message(self) -> Message:
        """Return the message that answers: new, or updated, or still thinking."""
        if self.interaction.original is None:
            raise LookupError(f"the answer was {self.kind}, not a message")
        return self.interaction.original

    @property
    def modal(self) -> Modal:
        """Return the form that opened."""
        if self.interaction.modal is None:
            raise LookupError(f"the answer was {self.kind}, not a form")
        return self.interaction.modal

    @property
    def followups(self) -> list[Message]:
        """Return what was sent after the first answer."""
        return self.interaction.followups

    @property
    def is_ephemeral(self) -> bool:
        """Return whether only this person sees it."""
        return self.interaction.original is not None and self.interaction.original.is_ephemeral

    @property
    def text(self) -> str:
        """Return all that can be read in the answer."""
        return self.interaction.original.text if self.interaction.original is not None else ""

    async def settled(self, timeout: float = 10.0) -> Message:  # noqa: ASYNC109 - a test reads better with it
        """Wait until a deferral is followed by something to see; give the last of it."""
        await self.server.until(lambda: self.interaction.is_settled, timeout)
        if self.interaction.callback is Callback.DEFER_UPDATE and not self.interaction.edits:
            return self.interaction.followups[-1]
        return self.message

    def __repr__(self) -> str:
        return f"<answer {self.kind}{' ephemeral' if self.is_ephemeral else ''}: {self.text!r}>"


class Person:
    """Somebody at their screen."""

    def __init__(self, server: PracticeServer, user: User) -> None:
        self.server = server
        self.world = server.world
        self.user = user

    def __repr__(self) -> str:
        return f"<person {self.user.name}>"

    # -- what they see

    @property
    def mailbox_channel(self) -> Channel:
        """Return their DM channel with the bot, to use commands in."""
        return self.world.mailbox(self.user)

    def channels(self) -> list[Channel]:
        """List the channels and threads that they see."""
        return [each for each in self.world.channels.values() if permissions.may_see(each, self.user)]

    def messages(self, channel: Channel) -> list[Message]:
        """List what they see in a channel: what is public and what is theirs alone, in order."""
        if not permissions.may_see(channel, self.user):
            return []
        return [each for each in channel.messages if each.ephemeral_to in (None, self.user)]

    def ephemerals(self, channel: Channel) -> list[Message]:
        """List what only they see there."""
        return [each for each in self.messages(channel) if each.is_ephemeral]

    def mailbox(self) -> list[Message]:
        """List their private messages with the bot."""
        return [each for channel in self.channels() if channel.recipient is self.user for each in channel.messages]

    def slashes(self, channel: Channel) -> list[Slash]:
        """List the commands that they can use there, in their language."""
        return slash_commands.slashes_for(self.world, self.user, channel)

    # -- what they do

    async def command(self, channel: Channel, path: str, /, *, repeat: int = 1, **options: object) -> Answer:
        """Use a slash command; people are given as users or persons."""
        self._enter(channel)
        found = slash_commands.find_slash(self.world, self.user, channel, path)
        data = slash_commands.filled(found, channel, options)
        return await self._answer_to(
            self.world.interact(InteractionKind.COMMAND, self.user, channel, data, name=found.path, repeat=repeat)
        )

    async def autocomplete(
        self, channel: Channel, path: str, /, *, focused: str, text: str = "", **options: object
    ) -> list[Choice]:
        """Type into an option and get what the bot offers; nothing, if it does not answer."""
        self._enter(channel)
        found = slash_commands.find_slash(self.world, self.user, channel, path)
        data = slash_commands.filled(found, channel, options, focused=focused, text=text)
        kind = InteractionKind.AUTOCOMPLETE
        answer = await self._answer_to(self.world.interact(kind, self.user, channel, data, name=found.path))
        return [
            Choice((each.get("name_localizations") or {}).get(self.user.locale) or each["name"], each["value"])
            for each in answer.interaction.choices or []
        ]

    async def press(self, message: Message, which: str, *, repeat: int = 1) -> Answer:
        """Press a button, named by its custom id or by the words on it; a snapshot stands for an old screen."""
        button = self._find(message, which, Part.BUTTON, "label")
        if button.get("style") == LINK:
            raise CannotDo(f"{which!r} is a link to {button.get('url')}")
        return await self.click(message, str(button["custom_id"]), repeat=repeat)

    async def click(self, message: Message, custom_id: str, *, repeat: int = 1) -> Answer:
        """Press any custom id on a message, there or not: what a forged or very late client sends."""
        data: Json = {"component_type": int(Part.BUTTON), "custom_id": custom_id}
        return await self._touch(message, data, repeat)

    async def choose(self, message: Message, which: str, values: Sequence[str], *, repeat: int = 1) -> Answer:
        """Choose in a select, named by its custom id or placeholder; values may be given as labels."""
        select = self._find(message, which, Part.SELECT, "placeholder")
        data: Json = {"component_type": select["type"], "custom_id": select["custom_id"]}
        data["values"] = forms.chosen(select, values, which)
        return await self._touch(message, data, repeat)

    async def submit(
        self, form: Modal | Answer, values: Mapping[str, object] | None = None, *, repeat: int = 1
    ) -> Answer:
        """Fill in a form and send it; fields are named by custom id or label, the rest keeps its default."""
        modal = form.modal if isinstance(form, Answer) else form
        origin = modal.interaction
        if origin.user is not self.user:
            raise CannotDo(f"the form opened for {origin.user.name}")
        data: Json = {"custom_id": modal.custom_id, "components": forms.submitted(modal, values or {})}
        kind, message = InteractionKind.MODAL_SUBMIT, origin.message
        return await self._answer_to(
            self.world.interact(kind, self.user, origin.channel, data, message=message, parent=origin, repeat=repeat)
        )

    async def say(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        self._enter(channel)
        allowed = permissions.in_channel(channel, self.user)
        if not (allowed.send_messages_in_threads if channel.is_thread else allowed.send_messages):
            raise CannotDo(f"{self.user.name} may not write in {channel.name}")
        message = self.world.blank(channel, self.user)
        message_body.compose(self.world, message, {"content": text}, ())
        if channel.is_thread:
            self.world.add_thread_member(channel, self.user)
        return self.world.send(message)

    def dismiss(self, message: Message) -> None:
        """Take an ephemeral message off the screen."""
        if message.ephemeral_to is not self.user:
            raise CannotDo("only one's own ephemeral messages can be dismissed")
        self.world.delete(self._live(message))

    def restart_client(self) -> None:
        """Start Discord anew: every ephemeral message is gone."""
        for message in [each for each in self.world.messages.values() if each.ephemeral_to is self.user]:
            self.world.delete(message)

    # -- how

    def _enter(self, channel: Channel) -> None:
        if channel.is_deleted or not permissions.may_see(channel, self.user):
            raise CannotDo(f"{self.user.name} does not see {channel.name}")

    def _live(self, message: Message) -> Message:
        live = self.world.messages.get(message.id)
        if live is None:
            raise CannotDo("the message is gone")
        return live

    def _find(self, message: Message, which: str, kind: Part, words: str) -> Json:
        there = [part for part in walk(message.components) if part.get("type") == kind]
        for matches in (
            [part for part in there if part.get("custom_id") == which],
            [part for part in there if part.get(words) == which],
            [part for part in there if (part.get("emoji") or {}).get("name") == which],
        ):
            if len(matches) > 1:
                raise CannotDo(f"{which!r} is there {len(matches)} times")
            if matches:
                if matches[0].get("disabled"):
                    raise CannotDo(f"{which!r} is greyed out")
                return matches[0]
        names = [(part.get("custom_id"), part.get(words)) for part in there]
        raise CannotDo(f"no {which!r} on this message; there are {names}")

    async def _touch(self, message: Message, data: Json, repeat: int) -> Answer:
        live = self._live(message)
        self._enter(live.channel)
        if live.ephemeral_to not in (None, self.user):
            raise CannotDo("somebody else sees this message, and nobody but them")
        data["id"] = next(
            (part["id"] for part in walk(live.components) if part.get("custom_id") == data["custom_id"]), 0
        )
        kind = InteractionKind.COMPONENT
        return await self._answer_to(
            self.world.interact(kind, self.user, live.channel, data, message=live, repeat=repeat)
        )

    async def _answer_to(self, interaction: Interaction) -> Answer:
        woken = asyncio.Event()
        # Not `until`: hundreds of people may press at once, and each should wake for their own answer only.
        unsubscribe = self.world.subscribe(lambda change: woken.set() if change.interaction is interaction else None)
        try:
            # The bot has the limit; the extra moment is for its answer to arrive.
            async with asyncio.timeout(self.world.patience + 0.05):
                while interaction.callback is None:
                    await woken.wait()
                    woken.clear()
        except TimeoutError:
            return Answer(self.server, interaction, AnswerKind.NONE)
        finally:
            unsubscribe()
        return Answer(self.server, interaction, KINDS[interaction.callback])
