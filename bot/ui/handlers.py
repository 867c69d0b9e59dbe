"""What a press, a form or a command of any game leads to: one handler for each concern, built once and in order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Self

from bot.cases.cases import Cases
from bot.messages.answers import Answers
from bot.messages.ballots import Ballots
from bot.messages.cases import CaseWords
from bot.messages.hints import HintWords
from bot.messages.inquests import Inquests
from bot.messages.nights import NightWords
from bot.messages.personal import Personal
from bot.messages.presenter import Presenter
from bot.messages.rivals import RivalsScreen
from bot.messages.screens import Screens
from bot.messages.server import ServerScreen
from bot.messages.sheets import Sheets
from bot.messages.stats import Stats
from bot.messages.table_forms import TableForms
from bot.messages.theatre import Theatre
from bot.nights.nights import Nights
from bot.record.ports import StatsStore
from bot.record.recorder import Recorder
from bot.rivals.deciding import Question
from bot.rivals.hints import Hints
from bot.tables.agreements import Agreements
from bot.tables.company import Company
from bot.tables.conclusions import Conclusions
from bot.tables.delivery import Delivery
from bot.tables.guests import Guests
from bot.tables.handover import Handover
from bot.tables.lobby import Lobby
from bot.tables.senders import Announcer
from bot.tables.servers import Servers
from bot.tables.service import Tables
from bot.tables.stores import Store
from bot.tables.takebacks import Takebacks
from bot.tables.timekeeper import Timekeeper
from bot.tables.votes import Votes
from bot.ui.cases import CaseHandler
from bot.ui.ending import EndingHandler
from bot.ui.film import THE_FILM, FilmHandler, Roll
from bot.ui.first_look import FirstLook
from bot.ui.gallery import GalleryHandler
from bot.ui.guide import GuideHandler
from bot.ui.inquest import THE_INQUEST, InquestHandler, OwnAccord
from bot.ui.lobby import LobbyHandler
from bot.ui.me import MeHandler
from bot.ui.nights import NightHandler
from bot.ui.playing import PlayingHandler
from bot.ui.posting import Posting
from bot.ui.reading import ReadingHandler
from bot.ui.rivals import RivalsHandler
from bot.ui.server import ServerHandler
from bot.ui.sheet import SheetHandler
from bot.ui.stats import StatsHandler
from bot.ui.theatre import TheatreHandler
from bot.ui.timing import TimingHandler
from bot.ui.visits import Visits
from bot.ui.voting import VotingHandler
from games.core.deduction.rival import Decision


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
    def build(
        cls,
        store: Store,
        tables: Tables,
        lobby: Lobby,
        delivery: Delivery,
        presenter: Presenter,
        answers: Answers,
        servers: Servers,
        record: tuple[StatsStore, Recorder],
        nights: Nights,
        conclusions: Conclusions,
        film: tuple[Announcer, Roll],
        cases: Cases,
        decide: Callable[[Question], Awaitable[Decision]],
    ) -> Self:
        """Return the handlers of one bot. `record`: where finished games are read, and who counts them.

        `film`: who posts one, and who makes it. `decide`: works out what the program does at a table, and why;
        `conclusions`, what follows for people.
        """
        announcer, roll = film
        visits = Visits(store, tables, delivery, presenter.sentences.catalogue)
        forms = TableForms(presenter)
        theatre, inquests = Theatre(presenter), Inquests(presenter)
        watching = TheatreHandler(visits, store, tables, theatre, conclusions, decide)
        gallery = GalleryHandler(visits, store, tables, theatre)
        first_look = FirstLook(store, tables, presenter.sentences)
        votes = Votes(tables, store)
        handover = Handover(tables, votes)
        deciding = (votes, handover, Agreements(tables, votes), Takebacks(tables, votes))
        voting = VotingHandler(visits, *deciding, delivery, answers, Ballots(presenter), servers)
        ending = EndingHandler(visits, store, tables, answers, forms, servers)
        seating = LobbyHandler(
            visits, store, tables, lobby, Guests(tables, lobby), delivery, presenter, answers, forms, ending, servers
        )
        return cls(
            visits=visits,
            lobby=seating,
            playing=PlayingHandler(visits, tables, answers, Screens(presenter), first_look),
            reading=ReadingHandler(visits, store, tables, presenter, answers, forms, first_look, gallery),
            gallery=gallery,
            ending=ending,
            guide=GuideHandler(store, tables, seating, presenter.sentences, presenter.guide),
            sheet=SheetHandler(
                visits,
                store,
                tables,
                Sheets(presenter),
                conclusions,
                Hints(tables, conclusions, decide),
                HintWords(presenter.sentences),
            ),
            theatre=watching,
            inquest=InquestHandler(
                visits,
                watching,
                conclusions,
                inquests,
                OwnAccord(store, conclusions, inquests),
                Posting(store, announcer, answers, THE_INQUEST),
            ),
            film=FilmHandler(watching, tables, theatre, Posting(store, announcer, answers, THE_FILM), roll),
            me=MeHandler(store, tables, lobby, Personal(presenter.sentences)),
            voting=voting,
            votes=votes,
            timing=TimingHandler(visits, tables, tables.people, Timekeeper(tables), answers, presenter.timing, voting),
            stats=StatsHandler(tables, *record, Stats(presenter.sentences)),
            case=CaseHandler(cases, CaseWords(presenter.sentences)),
            night=NightHandler(nights, tables.people, servers, NightWords(presenter.sentences)),
            server=ServerHandler(servers, ServerScreen(presenter.sentences)),
            rivals=RivalsHandler(visits, Company(tables, lobby), tables, RivalsScreen(presenter.sentences)),
        )
