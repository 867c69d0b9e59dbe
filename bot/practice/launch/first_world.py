"""The first practice world: a club of detectives with a channel for each game."""

from __future__ import annotations

from bot.practice.loopback.world import World
from games import GAMES

PEOPLE = (
    ("Mabel Thorncroft", "en-GB"),
    ("Célestin Vaubray", "fr"),
    ("Augustus Pell", "en-US"),
    ("Odette Larivière", "fr"),
    ("Winifred Ashdown", "en-GB"),
    ("Baptiste Morvan", "fr"),
    ("Silas Quarrington", "en-US"),
    ("Honorine Delcourt", "fr"),
)
LOUNGES = {
    "en-US": ("drawing-room", "Talk, and tables of every kind"),
    "fr": ("salon", "On bavarde, et toutes les tables sont permises"),
}
NAMES = {"en-US": "The Lamplight Club", "fr": "Le Cercle du Réverbère"}


def channels(locale: str) -> tuple[tuple[str, str], ...]:
    """Return names and topics of the club's channels: the lounge, and one for each game that names its own."""
    return (LOUNGES[locale], *((game.club[locale], game.club["topic"]) for game in GAMES if game.club))


def furnish(world: World, locale: str = "en-US") -> None:
    """Fill an empty world. The first person owns the club and so has every permission there, such as for `/server`."""
    people = [world.add_person(name, locale=language) for name, language in PEOPLE]
    guild = world.add_guild(NAMES[locale], owner=people[0], locale=locale)
    for name, topic in channels(locale):
        world.add_channel(guild, name, topic=topic)
    for person in people:
        world.add_member(guild, person)
