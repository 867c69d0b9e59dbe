"""Cluedo, French rules of 1974."""

from games.cluedo.model import Board
from games.cluedo.rules import CluedoRules
from games.content import content

RULES = CluedoRules(Board.read(content("cluedo")))
