"""The parts of a server that are kept: those from which permissions follow, and its threads."""

from __future__ import annotations

from typing import Any, Final

_UNREAD: Final = ("topic", "last_message_id")


def trimmed(guild: dict[str, Any]) -> dict[str, Any]:
    """Return Discord's payload of a server without the parts that are never read, and each number in it as one object.

    discord.py makes an object of each id and of each set of permissions, however often it is told them; a number it leaves as it is.
    What is told of a channel or a role later is kept whole.
    """
    numbers: dict[str, int] = {}

    def number(text: str) -> int:
        return numbers.setdefault(text, int(text))

    def channel(told: dict[str, Any]) -> dict[str, Any]:
        parent, overwrites = told.get("parent_id"), told.get("permission_overwrites", ())
        return {
            **told,
            **dict.fromkeys(_UNREAD),
            "id": number(told["id"]),
            "name": "",
            "parent_id": parent and number(parent),
            "permission_overwrites": [
                {**each, "id": number(each["id"]), "allow": number(each["allow"]), "deny": number(each["deny"])}
                for each in overwrites
            ],
        }

    def role(told: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": number(told["id"]),
            "name": "",
            "permissions": number(told["permissions"]),
            "position": told["position"],
        }

    return {
        **guild,
        "features": [],
        "channels": [channel(each) for each in guild.get("channels", ())],
        "roles": [role(each) for each in guild.get("roles", ())],
    }
