"""What many evenings hold the channel against: whatever is stored is told, once, in order, to its readers; and refusals."""

from __future__ import annotations

from bot.tables.ids import TableId
from bot.tables.table import Table, readers_of
from bot.telling.message import PublicMessage
from games.core.lines import Line, Who
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.plain_text import without_ids


async def assert_all_told(evening: Evening, known: TableId | None = None) -> Table:
    """Hold channel, mailboxes and panel against what the database says has happened. Nobody presses, nothing restarts.

    Where the game may be over, the table has to be `known`; its farewell and its inquest come last.
    """
    await evening.settle()
    table = await evening.table(known=known)
    words = evening.bot.delivery._teller._words
    steps = [step for n in range(table.n + 1) if (step := table.step(n)) is not None]
    assert len(steps) == table.n + 1

    posts: list[PublicMessage] = []
    first = 0
    for step in steps:
        if (post := words.post(table, step.since(first))) is not None:
            posts.append(post)
            first = step.n + 1
    fading = [post for post in posts if post.fades]
    stay = [post.text for post in posts if post not in fading[:-1]]
    said = _plain(evening.texts())
    after = [] if table.outcome is None else said[len(stay) :]
    assert said == [*_plain(stay), *after]
    assert len(after) == len(set(after))
    assert bool(after) == (table.outcome is not None)
    for seat in table.record.seats:
        letters = [words.letter(table, step, seat.seat) for step in steps if seat.seat in readers_of(step)]
        read = [letter.text for letter in evening.person_of(table, seat.seat).mailbox()[1:]]  # the first is a greeting
        assert _plain(read) == _plain([letter.text for letter in letters if letter is not None])
    assert _plain([panel.text for panel in evening.panels()]) == _plain([words.panel(table).text])
    assert evening.rows("select count(*) from tables where settled < revision") in ([(0,)], [("0",)])
    return table


def host_only(evening: Evening, locale: str, host: int = 0) -> str:
    """Return the refusal that names the host."""
    name = f"**{evening.people[host].user.name}**"
    return evening.words.say(locale, Line("refusal-host-only", {"host": Who(Seat(0))}), lambda _: name)


def _plain(texts: list[str]) -> list[str]:
    return [without_ids(text).strip() for text in texts]
