"""13 Indices (13 Clues)."""

from games.clues.model import Box
from games.clues.rules import ClueRules
from games.content import content

RULES = ClueRules(Box.read(content("clues")))
