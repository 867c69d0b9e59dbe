"""The page's own words, in the language of the person one is, and dates as that language writes them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from babel import Locale
from babel.dates import format_date, format_time, format_timedelta

from bot.messages.catalogue import Catalogue
from games.core.lines import Line

Length: TypeAlias = Literal["full", "long", "medium", "short"]

STYLES: dict[str, tuple[Length | None, Length | None]] = {
    "t": (None, "short"), "T": (None, "medium"), "d": ("short", None), "D": ("long", None),
    "f": ("long", "short"), "F": ("full", "short"),
}  # fmt: skip
"""How much of date and time each style of Discord's moments writes."""


@dataclass(frozen=True, slots=True)
class Words:
    """The catalogue, opened at one language."""

    catalogue: Catalogue
    locale: str

    def __call__(self, key: str, **facts: str | int) -> str:
        """Return the text of `practice-<key>`."""
        return self.catalogue.say(self.locale, Line(f"practice-{key}", facts))

    @property
    def language(self) -> str:
        """The two letters that a page's `lang` wants."""
        return self.catalogue.language(self.locale)

    def clock(self, moment: datetime) -> str:
        """Write the time of day."""
        return format_time(moment.astimezone(), "short", locale=self._babel())

    def date(self, moment: datetime) -> str:
        """Write the day in full."""
        return format_date(moment.astimezone(), "full", locale=self._babel())

    def stamp(self, moment: datetime, style: str, now: datetime) -> str:
        """Write a moment as Discord's `<t:…:style>` asks."""
        moment, locale = moment.astimezone(), self._babel()
        if style == "R":
            return format_timedelta(moment - now, add_direction=True, locale=locale)
        day, time = STYLES.get(style, STYLES["f"])
        written = [format_date(moment, day, locale=locale)] if day else []
        return " ".join([*written, *([format_time(moment, time, locale=locale)] if time else [])])

    def _babel(self) -> Locale:
        return Locale.parse(self.locale, sep="-")
