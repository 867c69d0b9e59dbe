"""REST routes of a guild's scheduled events. Only external events, which have no voice channel, are known."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import IntEnum

from discord import Permissions

from bot.practice.loopback import message_body, payloads, permissions
from bot.practice.loopback.application_routes import guild_of
from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.errors import ApiError, Json, Known, Problem, invalid
from bot.practice.loopback.model import Guild
from bot.practice.loopback.request import NO_CONTENT, Call, Reply, ok

FIELDS = frozenset(
    {
        "name", "description", "privacy_level", "entity_type", "entity_metadata", "channel_id", "scheduled_start_time",
        "scheduled_end_time", "status", "recurrence_rule",
    }
)  # fmt: skip
EXTERNAL = 3
WEEKLY = 2


class EventStatus(IntEnum):
    """Discord's event states."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELLED = 4


FOLLOWS = {
    EventStatus.SCHEDULED: {EventStatus.ACTIVE, EventStatus.CANCELLED},
    EventStatus.ACTIVE: {EventStatus.COMPLETED},
}


async def list_events(call: Call) -> Reply:
    """Return the scheduled and active events."""
    return ok([each for each in guild_of(call).events.values() if each["status"] in FOLLOWS])


async def get_event(call: Call) -> Reply:
    """Return an event."""
    return ok(_event_of(call, guild_of(call)))


async def create_event(call: Call) -> Reply:
    """Create an event. Since 2026 this needs the `create_events` permission."""
    guild = guild_of(call)
    _require_events(call, guild)
    body = message_body.known_fields(call.json, FIELDS)
    if body.get("entity_type") != EXTERNAL:
        raise invalid(Problem(("entity_type",), "BASE_TYPE_CHOICES", "The practice Discord knows external events only"))
    _check(call, body, is_new=True)
    number = call.world.ids.new()
    made = {
        "id": str(number), "guild_id": str(guild.id), "channel_id": None, "creator_id": str(call.world.bot.id),
        "creator": payloads.user(call.world.bot), "name": body["name"], "description": body.get("description"),
        "image": None, "scheduled_start_time": body["scheduled_start_time"],
        "scheduled_end_time": body["scheduled_end_time"], "status": int(EventStatus.SCHEDULED), "entity_type": EXTERNAL,
        "entity_id": None, "entity_metadata": body["entity_metadata"], "privacy_level": 2, "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }  # fmt: skip
    guild.events[str(number)] = made
    call.world.tell(WorldChange(ChangeKind.CALENDAR))
    return ok(made)


async def edit_event(call: Call) -> Reply:
    """Edit an event."""
    guild = guild_of(call)
    event = _event_of(call, guild)
    _require_events(call, guild)
    body = message_body.known_fields(call.json, FIELDS)
    if event["status"] not in FOLLOWS:
        raise ApiError(Known.FINISHED_EVENT)
    if "status" in body and body["status"] not in FOLLOWS[EventStatus(event["status"])]:
        raise invalid(Problem(("status",), "BASE_TYPE_CHOICES", "Invalid Guild Scheduled Event Status Update"))
    _check(call, body, is_new=False)
    event.update(body)
    if body.get("status") == EventStatus.COMPLETED and event["recurrence_rule"] is not None:
        _plan_anew(event)
    call.world.tell(WorldChange(ChangeKind.CALENDAR))
    return ok(event)


async def delete_event(call: Call) -> Reply:
    """Delete an event."""
    guild = guild_of(call)
    event = _event_of(call, guild)
    _require_events(call, guild)
    del guild.events[event["id"]]
    guild.interested.pop(event["id"], None)
    call.world.tell(WorldChange(ChangeKind.CALENDAR))
    return NO_CONTENT


def _plan_anew(event: Json) -> None:
    """Plan a weekly event for the week after, as Discord does when it ends, and says nothing of an end."""
    for field in ("scheduled_start_time", "scheduled_end_time"):
        event[field] = (datetime.fromisoformat(event[field]) + timedelta(weeks=1)).isoformat()
    event["status"] = int(EventStatus.SCHEDULED)


def _event_of(call: Call, guild: Guild) -> Json:
    event = guild.events.get(call.params["event_id"])
    if event is None:
        raise ApiError(Known.UNKNOWN_EVENT)
    return event


def _require_events(call: Call, guild: Guild) -> None:
    if not permissions.in_guild(guild, call.world.bot) >= Permissions(create_events=True):
        raise ApiError(Known.MISSING_PERMISSIONS)


def _check(call: Call, body: Json, *, is_new: bool) -> None:
    """Check the rules that Discord's OpenAPI description lacks: an external event has a place, an end and a start in the future."""
    name, place = body.get("name"), (body.get("entity_metadata") or {}).get("location")
    if (is_new or "name" in body) and not (isinstance(name, str) and 1 <= len(name) <= 100):
        raise invalid(Problem(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."))
    if (is_new or "entity_metadata" in body) and not (isinstance(place, str) and 1 <= len(place) <= 100):
        where = ("entity_metadata", "location")
        raise invalid(Problem(where, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."))
    if len(body.get("description") or "") > 1000:
        raise invalid(Problem(("description",), "BASE_TYPE_MAX_LENGTH", "Must be 1000 or fewer in length."))
    rule = body.get("recurrence_rule")
    if rule is not None and not (
        rule["frequency"] == WEEKLY and rule["interval"] == 1 and len(rule["by_weekday"]) == 1
    ):
        raise invalid(
            Problem(("recurrence_rule",), "BASE_TYPE_CHOICES", "The practice Discord knows weekly events only")
        )
    if not is_new and "scheduled_start_time" not in body:
        return
    start, end = (_time(body, field) for field in ("scheduled_start_time", "scheduled_end_time"))
    if start <= call.world.clock.utc():
        text = "Cannot schedule event in the past."
        raise invalid(Problem(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", text))
    if end <= start:
        text = "Cannot schedule end time before start time."
        raise invalid(Problem(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_TIME_BEFORE_START_TIME", text))


def _time(body: Json, field: str) -> datetime:
    try:
        return datetime.fromisoformat(str(body[field])).astimezone(UTC)
    except (KeyError, ValueError):
        raise invalid(Problem((field,), "BASE_TYPE_REQUIRED", "This field is required")) from None
