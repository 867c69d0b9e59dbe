"""The first practice world: a club of detectives with a channel for each game, all named in the catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, cycle

from bot.messages.catalogue import DEFAULT, Catalogue
from bot.practice.launch.locales import locales_of
from bot.practice.loopback.model import User
from bot.practice.loopback.world import World
from games import GAMES
from games.core.lines import Line


@dataclass(frozen=True, slots=True)
class Club:
    """The club as it is in one language."""

    catalogue: Catalogue
    language: str = DEFAULT

    def words(self, key: str) -> str:
        """Return the text of `practice-<key>`."""
        return self.catalogue.say(self.language, Line(f"practice-{key}"))

    def speakers(self) -> list[tuple[str, str]]:
        """Return the names and locales of its people who speak its language."""
        locales = cycle(locales_of(self.catalogue, self.language))
        return list(zip(self.words("club-people").split(", "), locales, strict=False))

    def people(self) -> list[tuple[str, str]]:
        """Return the names and locales of its people: in turns one of its language, and one of its guests'."""
        guests = Club(self.catalogue, self.catalogue.language(self.words("club-guests")))
        taken = dict(self.speakers())
        others = [pair for pair in guests.speakers() if pair[0] not in taken]  # where one language borrows names
        return [*chain.from_iterable(zip(self.speakers(), others, strict=False))] or self.speakers()

    def channels(self) -> Iterator[tuple[str, str]]:
        """Yield names and topics of its channels: the lounge, and one for each game that has a name for its own."""
        yield self.words("club-lounge"), self.words("club-lounge-topic")
        for key in (game.info.key for game in GAMES):
            if self.catalogue.has(f"club-{key}"):
                say = self.catalogue.say
                yield say(self.language, Line(f"club-{key}")), say(self.language, Line(f"game-{key}"))

    def furnish(self, world: World) -> None:
        """Fill an empty world. The first person owns the club and so has every permission there, such as for `/server`."""
        people = [world.add_person(name, locale=locale) for name, locale in self.people()]
        guild = world.add_guild(self.words("club-name"), owner=people[0], locale=people[0].locale)
        for name, topic in self.channels():
            world.add_channel(guild, name, topic=topic)
        for person in people:
            world.add_member(guild, person)

    def speaker(self, world: World) -> User:
        """Return somebody in a world who speaks the club's language; where nobody does, a newcomer."""
        for person in world.people:
            if self.catalogue.language(person.locale) == self.language:
                return person
        taken = {person.name for person in world.people}
        free = (pair for pair in self.speakers() if pair[0] not in taken)
        name, locale = next(free, (self.catalogue.listed(self.language, self.language), self.language))
        return world.add_person(name, locale=locale)
