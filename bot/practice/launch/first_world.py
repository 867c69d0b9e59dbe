"""The first practice world: a club of detectives with a channel for each game."""

from __future__ import annotations

from bot.practice.loopback.world import World

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
CHANNELS = {
    "en-US": (
        ("drawing-room", "Talk, and tables of every kind"),
        ("index-cards", "13 Indices"),
        ("grand-hotel", "Mord im Arosa"),
        ("manor-house", "Cluedo"),
        ("baker-street", "Bakerstreet"),
    ),
    "fr": (
        ("salon", "On bavarde, et toutes les tables sont permises"),
        ("treize-indices", "13 Indices"),
        ("grand-hotel", "Mord im Arosa"),
        ("manoir", "Cluedo"),
        ("baker-street", "Bakerstreet"),
    ),
}
NAMES = {"en-US": "The Lamplight Club", "fr": "Le Cercle du Réverbère"}


def furnish(world: World, locale: str = "en-US") -> None:
    """Fill an empty world. The first person owns the club and so has every permission there, such as for `/server`."""
    people = [world.add_person(name, locale=language) for name, language in PEOPLE]
    guild = world.add_guild(NAMES[locale], owner=people[0], locale=locale)
    for name, topic in CHANNELS[locale]:
        world.add_channel(guild, name, topic=topic)
    for person in people:
        world.add_member(guild, person)
