"""A person's Discord client: reading and acting for them, within the limits of Discord's own client."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress

from bot.practice.loopback import forms, menus, message_body, payloads, permissions, slash_commands
from bot.practice.loopback.components import ComponentType, walk
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import Channel, Interaction, InteractionKind, Message, Modal, User
from bot.practice.loopback.slash_commands import CannotDo, OptionChoice, Slash
from bot.practice.loopback.world import World


class UserClient:
    """A user at their screen. Actions return an interaction; it has no callback if the bot did not answer in time."""

    def __init__(self, world: World, user: User) -> None:
        self.world = world
        self.user = user

    # -- reading

    @property
    def mailbox_channel(self) -> Channel:
        """Their DM channel with the bot."""
        return self.world.mailbox(self.user)

    def channels(self) -> list[Channel]:
        """Return the channels and threads visible to them."""
        return [each for each in self.world.channels.values() if permissions.may_see(each, self.user)]

    def messages(self, channel: Channel) -> list[Message]:
        """Return the messages visible to them in a channel, oldest first, with their own ephemeral ones."""
        if not permissions.may_see(channel, self.user):
            return []
        return [each for each in channel.messages if each.ephemeral_to in (None, self.user)]

    def slashes(self, channel: Channel) -> list[Slash]:
        """Return the commands they can use in a channel, in their language."""
        return slash_commands.slashes_for(self.world, self.user, channel)

    # -- acting; a refusal by Discord's client raises CannotDo

    async def use(self, channel: Channel, path: str, options: Mapping[str, object]) -> Interaction:
        """Use a slash command. Options take users, channels and roles as objects."""
        self._enter(channel)
        found = slash_commands.find_slash(self.world, self.user, channel, path)
        data = slash_commands.filled(found, channel, options)
        made = self.world.interact(InteractionKind.COMMAND, self.user, channel, data, name=found.path)
        return await self._answered(made)

    async def use_menu(self, channel: Channel, name: str, target: User | Message) -> Interaction:
        """Choose an entry of the menu of a person or of a message."""
        self._enter(channel)
        found, data = menus.chosen(self.world, self.user, channel, name, target)
        made = self.world.interact(InteractionKind.COMMAND, self.user, channel, data, name=found.name)
        return await self._answered(made)

    async def complete(
        self, channel: Channel, path: str, options: Mapping[str, object], *, focused: str, text: str = ""
    ) -> list[OptionChoice]:
        """Return the bot's autocomplete choices for a text typed into an option; none if it does not answer."""
        self._enter(channel)
        found = slash_commands.find_slash(self.world, self.user, channel, path)
        data = slash_commands.filled(found, channel, options, focused=focused, text=text)
        made = self.world.interact(InteractionKind.AUTOCOMPLETE, self.user, channel, data, name=found.path)
        asked = await self._answered(made)
        return [
            OptionChoice((each.get("name_localizations") or {}).get(self.user.locale) or each["name"], each["value"])
            for each in asked.choices or []
        ]

    async def touch(self, message: Message, custom_id: str) -> Interaction:
        """Press a button."""
        data: Json = {"component_type": int(ComponentType.BUTTON), "custom_id": custom_id}
        return await self._on_message(message, data)

    async def pick(self, message: Message, select: Json, values: Sequence[str]) -> Interaction:
        """Choose in a list; values may be given as labels, and people as names."""
        data: Json = {"component_type": select["type"], "custom_id": select["custom_id"]}
        if select["type"] == ComponentType.PEOPLE:
            found = [self._known(message.channel, each) for each in values]
            forms.check_number(select, len(found), str(select["custom_id"]))
            data["values"] = [str(each.id) for each in found]
            data["resolved"] = payloads.resolved(message.channel, [*found])
        else:
            data["values"] = forms.chosen(select, values, str(select["custom_id"]))
        return await self._on_message(message, data)

    def people_in(self, channel: Channel) -> list[User]:
        """Return the people that a list of people offers in a channel: the members of the server, or the two of a mailbox."""
        if channel.guild is None:
            return [self.user, self.world.bot]
        return [each.user for each in channel.guild.members.values()]

    def _known(self, channel: Channel, wanted: str) -> User:
        for each in self.people_in(channel):
            if wanted in (str(each.id), each.name):
                return each
        raise CannotDo(f"nobody called {wanted!r} is offered in {channel.name}")

    async def send_form(self, form: Modal, values: Mapping[str, object]) -> Interaction:
        """Fill in and send a form. `values` are keyed by custom id or label; other fields keep their defaults."""
        origin = form.interaction
        data: Json = {"custom_id": form.custom_id, "components": forms.submitted(form, values)}
        made = self.world.interact(
            InteractionKind.MODAL_SUBMIT, self.user, origin.channel, data, message=origin.message, parent=origin
        )
        return await self._answered(made)

    async def say(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        self._enter(channel)
        allowed = permissions.in_channel(channel, self.user)
        if not (allowed.send_messages_in_threads if channel.is_thread else allowed.send_messages):
            raise CannotDo(f"{self.user.name} may not write in {channel.name}")
        message = self.world.blank(channel, self.user)
        message_body.compose(self.world, message, {"content": text}, ())
        if channel.is_thread:
            channel.thread_members.setdefault(self.user.id, self.world.clock.utc())
        return self.world.send(message)

    def dismiss(self, message: Message) -> None:
        """Remove an ephemeral message from the screen."""
        if message.ephemeral_to is not self.user:
            raise CannotDo("only one's own ephemeral messages can be dismissed")
        self.world.delete(self._live(message))

    # -- helpers

    def _enter(self, channel: Channel) -> None:
        if channel.is_deleted or not permissions.may_see(channel, self.user):
            raise CannotDo(f"{self.user.name} does not see {channel.name}")

    def _live(self, message: Message) -> Message:
        live = self.world.messages.get(message.id)
        if live is None:
            raise CannotDo("the message is gone")
        return live

    async def _on_message(self, message: Message, data: Json) -> Interaction:
        live = self._live(message)
        self._enter(live.channel)
        if live.ephemeral_to not in (None, self.user):
            raise CannotDo("this ephemeral message belongs to another person")
        data["id"] = next(
            (part["id"] for part in walk(live.components) if part.get("custom_id") == data["custom_id"]), 0
        )
        made = self.world.interact(InteractionKind.COMPONENT, self.user, live.channel, data, message=live)
        return await self._answered(made)

    async def _answered(self, made: Interaction) -> Interaction:
        """Wait for the bot's callback, at most until the answer limit."""
        woken = asyncio.Event()
        with self.world.watched(made, lambda _: woken.set()), suppress(TimeoutError):
            # The limit is the bot's; the extra moment lets its answer arrive.
            async with asyncio.timeout(self.world.patience + 0.05):
                while not made.is_acknowledged:
                    await woken.wait()
                    woken.clear()
        return made
