"""Whatever a seat cannot know is dealt anew, and the server says the same, byte for byte (design section 5, laws 1 and 5).

Games are played through the house, of the card game whole ones, of the board game a while from a random moment: picks, free undos, undos
by consent, computer players who sit in for a while. For each person and a spectator some *shadows* of the table are kept: the same table,
in which for these eyes

- the state, the one the others may see, and the past states that are asked for are re-dealt (`game.determinize`), with new keys;
- every number of an event that these eyes were not shown is another card;
- seed, luck, hashes and requests are others.

At every decision everybody is sent what the shadow would have been sent; every so often also the answers to why, to past steps, to picks
that are refused, the whole log, what the table is, and the lobby. That these eyes were not shown more than they should have been is the
other half: every card that a view places or an option names is one whose place they know (`knows_place`), and so is every card of an
event at the moment of its telling (`laws.Witness`).

A re-deal cannot show that what happens next gives hidden cards away, since the shadows do not play on: the twins do that (test_twins).
"""

from __future__ import annotations

import asyncio
import copy
import json
import re
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from tests.citing import bar
from tests.table.paper import Clock, Party, clock, gathered, lobby_of, mid_game, options, told, views_in, written
from tests.ways import WAYS, game_of, new
from thirdage import players
from thirdage.cardgame.tables import CARDS
from thirdage.kernel.contract import Json, State, WholeGame
from thirdage.kernel.errors import Problem
from thirdage.kernel.events import HIDDEN, Event
from thirdage.kernel.frames import Action
from thirdage.lab import laws
from thirdage.table import deeds
from thirdage.table.entries import Begun, Entry, Picked
from thirdage.table.guests import Guest
from thirdage.table.house import House, summary
from thirdage.table.protocol import PERSON, Line
from thirdage.table.seated import Seated
from thirdage.table.seeing import seat_of
from thirdage.table.tables import Table, replaced

__all__ = ["clock"]

FEW_PAIRS, FEW_DEALS = 100, 3
MANY_PAIRS, MANY_DEALS = 2000, 5
WHOLE, A_WHILE = 10_000, 120  # deeds
EVERY = 50  # decisions between two rounds of questions


class Watched:
    """A game, with law 5 looked after at the telling of every event."""

    def __init__(self, game: WholeGame) -> None:
        self.game = game
        self.faults: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def pick(self, state: State, seat: str, action: Action) -> None:
        if state.events is None:  # replayed: it was told long ago
            return self.game.pick(state, seat, action)
        state.events = witness = laws.Witness(self.game, state)
        self.game.pick(state, seat, action)
        state.events = list(witness)
        self.faults += witness.faults
        return None


def watched(game: Any) -> Any:
    """In the place of the game itself: it does all that the game does."""
    return Watched(game)


class Shadow:
    """The table as it could be too, for all that these eyes know."""

    def __init__(self, seated: Seated, guest: Guest, rng: Random) -> None:
        self.rng, self.eyes = rng, guest.eyes
        self.entries: list[Entry] = []
        self.told: dict[tuple[int, int | None], tuple[Line, ...]] = {}
        self.guest = Guest(guest.link)
        self.guest.sent = guest.sent
        self.seated = Seated(seated.table, seated.remarks, seated.sides)
        self.seated.guests = [self.guest]

    def follow(self, true: Seated, steps: list[int], deal: bool = True) -> Table:
        """The table as it stands, dealt anew; these past steps too. `deal` saves the dealing where nothing is to be sent."""
        table = true.table
        seat = seat_of(table, self.eyes)
        self.entries += [self.disguised(entry, seat, table) for entry in table.entries[len(self.entries) :]]
        made = copy.copy(table)
        made.entries, made.told = self.entries, self.told
        made.row = replaced(table.row, seed=f"{self.rng.random()}", luck="none", request="none")
        step, shown = table.state_for(None)
        if deal:
            made.state = table.game.determinize(table.state, seat, self.rng)
            made.shown = (step, table.game.determinize(shown, seat, self.rng)) if step < len(table.picks) else None
        made.marks = {step: table.game.dump(table.game.determinize(table.at(step), seat, self.rng)) for step in steps}
        self.seated.table, self.seated.proposal = made, true.proposal
        return made

    def disguised(self, entry: Entry, seat: str | None, table: Table) -> Entry:
        match entry:
            case Begun(events=events):
                return Begun(self.others(events, seat, table))
            case Picked(events=events):
                return msgspec.structs.replace(entry, events=self.others(events, seat, table), hash="none")
        return entry

    def others(self, events: tuple[Event, ...], seat: str | None, table: Table) -> tuple[Event, ...]:
        """The events, with another card for each that this seat was not shown."""
        game: Any = table.game
        numbers = sorted(game.names("card").values())
        shown = game.redact(table.state, [*events], seat)
        return tuple(
            tuple(self.rng.choice(numbers) if seen == HIDDEN != number else number for number, seen in zip(event, redacted))
            for event, redacted in zip(events, shown)
        )


class Walk:
    """A game through the house under everybody's eyes."""

    def __init__(self, party: Party, rng: Random, deals: int) -> None:
        self.party, self.rng = party, rng
        self.game = watched(party.table.game)
        party.table.game = self.game
        party.house.nudge = lambda seated: None  # type: ignore[method-assign]  # computer players answer when they are told to
        self.shadows = {
            eyes: [Shadow(party.seated, guest, Random(rng.random())) for _ in range(deals)] for eyes, guest in party.guests.items()
        }
        self.counts = {"decisions": 0, "messages": 0, "answers": 0, "undos": 0, "agreed": 0, "half-built": 0, "computer": 0}
        self.secrets = [party.table.row.seed, party.table.row.luck, party.table.row.request]

    async def on(self, deeds: int) -> None:
        """So many deeds, or until the game is over."""
        while not self.party.table.over and self.counts["decisions"] < deeds:
            await self.one_deed()
            if self.counts["decisions"] % EVERY == 0:
                await self.compare_answers()
            self.counts["decisions"] += 1
        await self.compare_answers()
        assert not self.game.faults, self.game.faults

    async def one_deed(self) -> None:
        """Mostly a pick; sometimes somebody takes one back, or a computer player sits in for a while."""
        table, lot = self.party.table, self.rng.random()
        asked = table.asked
        assert asked is not None
        undoing = [person for person in self.party.persons if table.undo_kind(person) == ("own" if lot > 0.02 else "ask")]
        if table.row.sitters[asked] != PERSON:
            await self.think()
            if lot < 0.2:
                await self.say(asked, type="sit", person=asked, sitter=PERSON)
        elif lot < 0.01:
            await self.say(asked, type="sit", person=asked, sitter=self.rng.choice(players.names()))
        elif lot < 0.1 and undoing:
            person = self.rng.choice(undoing)
            self.counts["undos"] += 1
            await self.say(person, type="undo", version=table.version_for(person))
            while self.party.seated.proposal:
                proposal = self.party.seated.proposal
                self.counts["agreed"] += len(proposal.waiting) == 1
                await self.say(proposal.waiting[0], type="consent", proposal=proposal.id, yes=True)
        else:
            verb, noun = self.rng.choice(options(table))
            await self.say(asked, type="pick", version=table.version, verb=verb, noun=noun)
        self.counts["half-built"] += table.settled < len(table.picks)

    async def say(self, eyes: int, /, **message: Any) -> None:
        await self.party.say(eyes, **message)
        self.compare_what_was_sent()

    async def think(self) -> None:
        """One answer of a computer player."""
        self.counts["computer"] += 1
        await self.party.house.think(self.party.seated)
        self.compare_what_was_sent()

    def compare_what_was_sent(self) -> None:
        sent = self.party.heard()
        for eyes, texts in sent.items():
            views = [text for text in texts if text.startswith('{"type":"view"')]
            assert not any(secret in text for text in texts for secret in self.secrets)
            self.places_known(eyes, views)
            for shadow in self.shadows[eyes]:
                shadow.follow(self.party.seated, [], deal=bool(views))
                shadow.seated.send_views()
                assert told(shadow.guest) == views, f"eyes {eyes}: a re-deal is told otherwise"
                self.counts["messages"] += len(views)

    def places_known(self, eyes: int | None, views: list[str]) -> None:
        """Law 5 for views and options. An option to look for a bot's card says nothing of where it is: that is for the re-deals."""
        table = self.party.table
        seat, state = seat_of(table, eyes), table.state_for(eyes)[1]
        for message in views_in(views):
            cards = [(option["verb"], option["noun"]) for option in message["options"] if self.game.verbs[option["verb"]] == "card"]
            named = [card for verb, card in cards if not (self.game.name == "cardgame" and verb == "take" and CARDS[card].bot)]
            for card in [*self.game.placed(message["view"]), *named]:
                assert self.game.knows_place(state, seat, card), (eyes, card)

    async def compare_answers(self) -> None:
        """What everybody may ask at any moment, asked of the table and of its shadows."""
        party = self.party
        table, house = party.table, party.house
        for eyes, guest in party.guests.items():
            steps = sorted({self.rng.randint(0, table.state_for(eyes)[0]) for _ in range(2)} - {len(table.picks)})
            asking = self.questions(eyes, steps)
            answers = [await answer(house, party.seated, guest, text) for text in asking]
            self.nothing_open_yet(asking, answers)
            about = [party.seated.welcome(guest), lobby_of(house)]
            for shadow in self.shadows[eyes]:
                made = shadow.follow(party.seated, steps)
                shadow.seated.guests = party.seated.guests  # who is here is the same
                for text, said in zip(asking, answers):
                    assert await answer(house, shadow.seated, shadow.guest, text) == said, (eyes, text)
                true, house.games[table.row.id] = house.games[table.row.id], summary(made)
                assert [shadow.seated.welcome(guest), lobby_of(house)] == about
                house.games[table.row.id] = true
                shadow.seated.guests = [shadow.guest]
                shadow.guest.sent = guest.sent
                self.counts["answers"] += len(answers)

    def nothing_open_yet(self, asking: list[str], answers: list[list[str]]) -> None:
        """Other eyes, and the record, are for the end."""
        if not self.party.table.over:
            for question, texts in zip(map(json.loads, asking), answers):
                if question["type"] == "step" and question["eyes"] not in ("own", "watch"):
                    assert json.loads(texts[0])["sentence"] == Problem("problem-eyes").sentence()
            with pytest.raises(Problem, match=re.escape(Problem("problem-record-running").sentence())):
                self.party.table.record()

    def questions(self, eyes: int | None, steps: list[int]) -> list[str]:
        """Messages that change nothing, whatever is answered: a pick for a version long gone is answered with the whole log."""
        table, rng = self.party.table, self.rng
        asked: list[Json] = [{"type": "pick", "version": version, "verb": "pass"} for version in (0, table.version + 1)]
        for verb, noun in laws.some_wishes(self.game, rng, 6):
            asked.append({"type": "why", "noun": noun} | ({"verb": verb} if verb else {}))
            if verb and (eyes != table.asked or (verb, noun) not in options(table)):
                asked.append({"type": "pick", "version": table.version_for(eyes), "verb": verb, "noun": noun})
        whose = ["own", "watch", *(["open", table.row.persons[-1][0]] if not table.over else [])]
        asked += [{"type": "step", "step": step, "eyes": each} for step in steps for each in whose]
        asked += [
            {"type": "step", "step": len(table.picks) + 1, "eyes": "own"},
            {"type": "consent", "proposal": 1, "yes": True},
            {"type": "ping"},
        ]
        return [json.dumps({"id": f"q{number}", **message}) for number, message in enumerate(asked)]


async def answer(house: House, seated: Seated, guest: Guest, text: str) -> list[str]:
    await deeds.do(house, seated, guest, text)
    return told(guest)


async def pairs_walked(way: str, seed: str, deals: int) -> dict[str, int]:
    rng = Random(f"{way} {seed}")
    whole = WAYS[way][0] == "cardgame"
    state = None if whole else mid_game(way, f"re-deals {way} {seed}", rng)
    party = await gathered(written(way, f"re-deals {way} {seed}", state=state))
    walk = Walk(party, rng, deals)
    await walk.on(WHOLE if whole else A_WHILE)
    return walk.counts | {"pairs": len(party.guests)}


def games_of(pairs: int) -> list[tuple[int, str]]:
    """Games of every way to play in turn, until there are so many pairs of a game and eyes: its persons', and a spectator's."""
    chosen: list[tuple[int, str]] = []
    for number, way in ((number, way) for number in count() for way in WAYS):
        if pairs <= 0:
            break
        chosen.append((number, way))
        pairs -= len(game_of(way).persons(new(way))) + 1
    return chosen


@bar("H1")
@pytest.mark.parametrize("number, way", games_of(FEW_PAIRS))
def test_a_re_deal_is_told_the_same_to_the_byte(number: int, way: str, clock: Clock) -> None:
    counts = asyncio.run(pairs_walked(way, f"{number}", FEW_DEALS))
    assert counts["undos"] and counts["answers"] and counts["half-built"]
    assert counts["messages"] > counts["decisions"] > 20


@bar("H1")
@pytest.mark.long
@pytest.mark.parametrize("number, way", games_of(MANY_PAIRS))
def test_many_re_deals_are_told_the_same_to_the_byte(number: int, way: str, clock: Clock) -> None:
    assert asyncio.run(pairs_walked(way, f"long {number}", MANY_DEALS))["messages"]
