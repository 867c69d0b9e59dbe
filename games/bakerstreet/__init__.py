"""Bakerstreet."""

from games.bakerstreet.model import Box
from games.bakerstreet.rules import BakerRules
from games.content import content

RULES = BakerRules(Box.read(content("bakerstreet")))
