"""What follows, and why: milliseconds of one thread, from what a seat was told."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from games.arosa import GAME as AROSA
from games.bakerstreet import BOX as BAKER_BOX
from games.bakerstreet import GAME as BAKERSTREET
from games.bakerstreet.knowledge.findings import BakerKnowledge, counted
from games.bakerstreet.knowledge.letters import clues
from games.bakerstreet.knowledge.memory import remembered
from games.cluedo import GAME as CLUEDO
from games.cluedo.knowledge.bounds import Bounds
from games.cluedo.knowledge.counting import Grid
from games.cluedo.knowledge.evidence import Evidence, Fact, Source
from games.cluedo.knowledge.findings import CluedoKnowledge, found
from games.cluedo.model import CARDS, ROOM_LIST, SUSPECTS, WEAPONS
from games.clues import BOX
from games.clues import GAME as CLUES
from games.clues.knowledge.findings import CluesKnowledge
from games.core.chance import Chance
from games.core.deduction.knowledge import Knowledge
from games.core.deduction.seat_log import SeatLog
from games.core.seats import Seat
from tests.bench.figures import Figure, spent
from tests.builders import Case, a_seed, every_case
from tests.games.cluedo.evenings import Evening
from tests.games.seat_logs import LoggedGame, inquest_of, logged

GAMES = 24
"""So many games of each kind, with a few positions of each."""
HARD = 12
WHOLE = 10
"""So many whole games of each kind are looked into, each of at most so many steps."""
LONG = 400
BY_CASES = {"cluedo-why-case", "cluedo-why-suppose", "cluedo-why-together"}


async def run() -> list[Figure]:
    """Measure games in which something is found out, but for Mord im Arosa."""
    cluedo, clues = CluedoKnowledge(), CluesKnowledge(BOX)
    tables = {
        way: [case for case in every_case([CLUEDO], is_whole=True) if _lies(case) is way] for way in (False, True)
    }
    gc.collect()
    gc.freeze()
    figures, reasons = [], list[tuple[Knowledge, SeatLog]]()
    for is_lying, (median, p99) in ((False, (6, 20)), (True, (8, 40))):
        logs = list(_logs(tables[is_lying], lambda case, seed: Evening(case, seed).play()))
        what = "Cluedo: all cells and envelopes" + (", witnesses may lie" if is_lying else "")
        figures += _figures(what, [partial(cluedo.findings, each) for each in logs], median, p99)
        reasons += [(cluedo, each) for each in logs]
    hard = [partial(_counted, _hard(n)) for n in range(HARD)]
    figures.append(Figure("Cluedo: 262,144 cells", statistics.median(map(spent, hard)), "ms", at_most=500))
    figures += _why("Cluedo", reasons, 30)
    logs = list(_logs(every_case([CLUES], is_whole=True), logged))
    logs = [each for each in logs if clues.findings(each).cells]
    figures += _figures("13 Indices", [partial(clues.findings, each) for each in logs], 15, 25)
    figures += _why("13 Indices", [(clues, each) for each in logs], 400)
    logs = list(_logs(every_case([BAKERSTREET], is_whole=True), logged))
    memories = [remembered(each, BAKER_BOX) for each in logs]
    figures += _figures("Bakerstreet: hand", [each.theirs.sums for each in memories], 1, 1)
    figures += _figures("Bakerstreet: letters", [partial(_letters, each) for each in logs], 80, 80)
    figures += _why("Bakerstreet", [(BakerKnowledge(BAKER_BOX), each) for each in logs], 400)
    gc.unfreeze()
    return [*figures, *_inquests()]


def _inquests() -> Iterator[Figure]:
    """Yield how long it takes to look into a whole game, for all seats: of several games, the longest time."""
    for game in (CLUES, CLUEDO, AROSA, BAKERSTREET):
        tables, times = every_case([game], is_whole=True), []
        for n in range(WHOLE):
            case, seed = tables[n * 7 % len(tables)], a_seed(n)
            steps = Evening(case, seed).play() if game is CLUEDO else logged(case, seed)
            running = [each for _, each in zip(range(LONG), steps, strict=False)][-1]
            times.append(spent(partial(inquest_of, running)))
        detail = f"{WHOLE} games; the median {statistics.median(times):.0f} ms"
        yield Figure(f"{game.info.key}: inquest of a whole game", max(times), "ms", at_most=2000, detail=detail)


def _letters(log: SeatLog) -> None:
    counted(clues(log, BAKER_BOX))


def _lies(case: Case) -> bool:
    return dict(case.options)["false_witnesses"] == "on"


def _logs(tables: Sequence[Case], play: Callable[[Case, bytes], Iterator[Any]]) -> Iterator[SeatLog]:
    """Yield what a seat was told, at some positions of some games."""
    for n in range(GAMES):
        luck = Chance(a_seed(n), 2**46)
        each: LoggedGame
        for _, each in zip(range(240), play(tables[n * 5 % len(tables)], a_seed(n)), strict=False):
            if each.steps[-1][0] > each.game.case.seats and not luck.below(12):
                yield each.log(luck.pick(each.game.case.everybody))


def _figures(what: str, works: Sequence[Callable[[], object]], median: float, p99: float) -> list[Figure]:
    times = sorted(map(spent, works))
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    detail = f"{len(times)} positions"
    return [
        Figure(f"{what}: median", middle, "ms", at_most=median, detail=detail),
        Figure(f"{what}: 99 of 100", late, "ms", at_most=p99),
    ]


def _why(what: str, asked: Sequence[tuple[Knowledge, SeatLog]], p99: float) -> list[Figure]:
    """Measure the reasons for one certainty of each position that is not in plain sight."""
    luck, works, told = Chance(a_seed(), 2**47), [], []
    for knowledge, log in asked:
        findings = knowledge.findings(log)
        cells = [cell for cell in findings.cells if findings.certain(cell)]
        for _ in range(3):
            cell = luck.pick(cells)
            lines = knowledge.why(log, cell)
            if any("seen" not in line.key and "hand" not in line.key for line in lines):
                works.append(partial(knowledge.why, log, cell))
                told.append(lines)
                break
    lengths = sorted(map(len, told))
    proved = sum(all(line.key not in BY_CASES for line in lines) for lines in told) / len(told)
    middle, many = lengths[len(lengths) // 2], lengths[len(lengths) * 9 // 10]
    figures = _figures(f"{what}: why", works, p99, p99)
    figures.append(
        Figure(f"{what}: why, sentences", middle, "", at_most=2, detail=f"9 of 10 in {many}, all in {lengths[-1]}")
    )
    if what == "Cluedo":
        figures.append(Figure(f"{what}: why, by named rules alone", 100 * proved, "%", at_least=95))
    return figures


def _counted(known: Evidence) -> None:
    assert Grid(Bounds.of(known, known.facts)).cells == 1 << 18
    found(known, known.facts)


def _hard(seed: int) -> Evidence:
    """Return a position in which no two of the 18 unknown cards can be told apart by nothing."""
    for n in range(1000):
        luck = Chance(a_seed(seed), n)
        envelope = [luck.pick(cards) for cards in (SUSPECTS, WEAPONS, ROOM_LIST)]
        rest = luck.shuffled([card for card in CARDS if card not in envelope])
        hands = [rest[3 * seat : 3 * seat + 3] for seat in range(6)]
        facts = []
        for step in range(22):
            case = (luck.pick(SUSPECTS), luck.pick(WEAPONS), luck.pick(ROOM_LIST))
            owner = 1 + luck.below(5)
            if {*case} & {*hands[owner]} and not {*case} & {*hands[0]}:
                facts.append(Fact(step, Source.SHOWED, owner, case))
        known = Evidence(seat=Seat(0), sizes=(3,) * 6, hand=hands[0], facts=tuple(facts))
        if Grid(Bounds.of(known, known.facts)).cells == 1 << 18:
            return known
    raise AssertionError("no such position was found")
