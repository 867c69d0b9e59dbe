"""What a press, a form or a command of any game leads to: one handler for each concern, built once and in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bot.cases.cases import Cases
from bot.house import House
from bot.messages.nights import NightWords
from bot.nights.nights import Nights
from bot.record.recorder import Recorder
from bot.tables.votes import Votes
from bot.ui.cases import CaseHandler
from bot.ui.ending import EndingHandler
from bot.ui.film import FilmHandler
from bot.ui.first_look import FirstLook
from bot.ui.gallery import GalleryHandler
from bot.ui.guide import GuideHandler
from bot.ui.inquest import InquestHandler
from bot.ui.lobby import LobbyHandler
from bot.ui.me import MeHandler
from bot.ui.nights import NightHandler
from bot.ui.playing import PlayingHandler
from bot.ui.reading import ReadingHandler
from bot.ui.rivals import RivalsHandler
from bot.ui.server import ServerHandler
from bot.ui.sheet import SheetHandler
from bot.ui.stats import StatsHandler
from bot.ui.theatre import TheatreHandler
from bot.ui.timing import TimingHandler
from bot.ui.visits import Visits
from bot.ui.voting import VotingHandler


@dataclass(frozen=True, slots=True)
class Handlers:
    """What cogs and the router of components call. No rule is in here."""

    visits: Visits
    lobby: LobbyHandler
    playing: PlayingHandler
    reading: ReadingHandler
    ending: EndingHandler
    guide: GuideHandler
    sheet: SheetHandler
    theatre: TheatreHandler
    inquest: InquestHandler
    film: FilmHandler
    gallery: GalleryHandler
    me: MeHandler
    voting: VotingHandler
    votes: Votes
    timing: TimingHandler
    stats: StatsHandler
    server: ServerHandler
    night: NightHandler
    case: CaseHandler
    rivals: RivalsHandler

    @classmethod
    def build(cls, house: House, nights: Nights, night_words: NightWords, recorder: Recorder, cases: Cases) -> Self:
        """Return the handlers of one bot."""
        visits = Visits(house)
        theatre = TheatreHandler(house, visits)
        gallery = GalleryHandler(house, visits, theatre.words)
        first_look = FirstLook(house)
        voting = VotingHandler(house, visits)
        ending = EndingHandler(house, visits)
        lobby = LobbyHandler(house, visits, ending)
        return cls(
            visits=visits,
            lobby=lobby,
            playing=PlayingHandler(house, visits, first_look),
            reading=ReadingHandler(house, visits, first_look, gallery),
            gallery=gallery,
            ending=ending,
            guide=GuideHandler(house, lobby),
            sheet=SheetHandler(house, visits),
            theatre=theatre,
            inquest=InquestHandler(house, theatre),
            film=FilmHandler(house, theatre),
            me=MeHandler(house),
            voting=voting,
            votes=voting.votes,
            timing=TimingHandler(house, visits, voting),
            stats=StatsHandler(house, recorder),
            case=CaseHandler(house, cases),
            night=NightHandler(house, nights, night_words),
            server=ServerHandler(house),
            rivals=RivalsHandler(house, visits),
        )
