"""The games of Alibi. A game is one folder here and one line below."""

from games.arosa import GAME as AROSA
from games.bakerstreet import GAME as BAKERSTREET
from games.cluedo import GAME as CLUEDO
from games.clues import GAME as CLUES
from games.core.game import AnyGame

GAMES: tuple[AnyGame, ...] = (CLUES, AROSA, CLUEDO, BAKERSTREET)

BY_KEY = {game.info.key: game for game in GAMES}
