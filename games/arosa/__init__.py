"""Mord im Arosa."""

from games.arosa.model import Kit
from games.arosa.rules import ArosaRules
from games.content import content

RULES = ArosaRules(Kit.read(content("arosa")))
