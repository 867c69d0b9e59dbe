"""The calendar: scheduled events of all guilds with their start, state and number of interested people."""

from __future__ import annotations

from datetime import datetime

from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.errors import Json
from bot.practice.loopback.event_routes import EventStatus
from bot.practice.loopback.model import Guild
from bot.practice.loopback.world import World
from bot.practice.page.elements import Tag, press_button
from bot.practice.page.tab import Tab


class Calendar:
    """The list of events, earliest first; hidden while empty. It is rebuilt only when an event changes."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.element = Tag("section", aria_label=tab.words("events"))
        self._shape: list[object] = []

    def refresh(self) -> None:
        """Update the events."""
        events = planned(self.tab.world)
        shape: list[object] = [
            (event["id"], event["name"], _begins(event), event["status"], tuple(guild.interested.get(event["id"], ())))
            for guild, event in events
        ]
        if shape == self._shape:
            return
        self._shape = shape
        self.element.clear()
        if not events:
            return
        with self.element:
            Tag("h2", self.tab.words("events"), "place-title")
            with Tag("ul", "", "place-list"):
                for guild, event in events:
                    self._item(guild, event)

    def _item(self, guild: Guild, event: Json) -> None:
        words, status = self.tab.words, EventStatus(event["status"])
        there = guild.interested.get(event["id"], [])
        begins = words.stamp(_begins(event), "f", self.tab.world.clock.utc())
        with Tag("li", "", "event", data_testid="event", data_status=status.name.lower()):
            Tag("strong", event["name"], "event-name")
            Tag("span", begins, "small")
            Tag("span", words(f"event-{status.name.lower()}"), "small")
            if status in (EventStatus.SCHEDULED, EventStatus.ACTIVE):
                press_button(
                    words("event-interested", n=len(there)),
                    lambda: turn(self.tab.world, guild, event["id"], self.tab.person.user.id),
                    "is-secondary is-compact",
                    icon="notifications",
                    aria_pressed=str(self.tab.person.user.id in there).lower(),
                    data_testid="event-interested",
                )


def planned(world: World) -> list[tuple[Guild, Json]]:
    """Return all guilds' events with their guilds, earliest first."""
    events = [(guild, event) for guild in world.guilds.values() for event in guild.events.values()]
    return sorted(events, key=lambda each: _begins(each[1]))


def turn(world: World, guild: Guild, event: str, user: int) -> None:
    """Toggle a user's interest in an event."""
    if event not in guild.events:  # deleted since it was drawn
        return
    there = guild.interested.setdefault(event, [])
    if user in there:
        there.remove(user)
    else:
        there.append(user)
    world.tell(WorldChange(ChangeKind.CALENDAR))


def _begins(event: Json) -> datetime:
    return datetime.fromisoformat(event["scheduled_start_time"])
