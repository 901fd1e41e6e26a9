"""A game being played at one terminal: asks the persons, lets the computer players choose, answers whatever is typed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby
from pathlib import Path
from shlex import join
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from thirdage.cardgame.story import is_dull, is_quiet, is_reason, last_turns
from thirdage.cli.terminal.answers import are_numbers, by_number, next_answer, numbered, parts, times
from thirdage.cli.terminal.matching import find, listed, plain
from thirdage.cli.terminal.meaning import meant_thing
from thirdage.cli.terminal.screen import MOST_TEXTS, Screen, titled, whole_faces
from thirdage.cli.terminal.story import rounds, story, wrapped
from thirdage.cli.terminal.table import Table
from thirdage.cli.terminal.wishes import wished
from thirdage.kernel.contract import State, Wish
from thirdage.kernel.errors import Problem, Refused
from thirdage.kernel.frames import Action
from thirdage.kernel.records import Record
from thirdage.kernel.words import say
from thirdage.lab.simulate import BOTS
from thirdage.players.player import Player
from thirdage.players.table import answer

FEWEST_NEWS = 6  # lines of what happened that are shown even if the screen is too small for them
FORGET = "\x1b[3J"  # terminals drop what has scrolled away
SPECTATOR = "spectator"  # as a seat for `replay`: somebody who sees only what lies open
PASS: Action = ("pass", 0)
PASS_ON = "pass on"  # passes this turn, and the next ones as long as nothing happens
COMMANDS = ("why", "news", "log", "reasons", "look", "piles", "undo", "save", "help", "quit")


class Left(Exception):
    """The person leaves the table; nothing is lost."""


def last(lines: list[Text], heights: list[int], room: int) -> list[Text]:
    """As many of the last lines as there is room for; the first then says how many came before."""
    if sum(heights) <= room:
        return lines
    first = next(number for number in range(len(lines) + 1) if sum(heights[number:]) < room)
    return [Text(say("play-earlier", lines=first), style="dim"), *lines[first:]]


class Session(Table):
    """Asks the persons who sit at a table, and shows each what it may see."""

    def __init__(self, game: Any, state: State, record: Record, players: dict[str, Player], file: Path, console: Console) -> None:
        super().__init__(game, state, record, players, file)
        self.console = console
        self.looking: tuple[str, ...] = ()  # the person in front of the screen
        self.notices: dict[tuple[str, ...], str] = {}  # said once to this person, below its next question; of () to whoever is next
        self.passing: set[tuple[str, ...]] = set()  # the persons for whom turns are passed until something happens

    # Playing.

    def play(self, read: Callable[[str], str]) -> None:
        """Until the end of the game, or until somebody leaves."""
        self.keep_at(self.file)
        while not self.game.over(self.state):
            seat = self.game.asked(self.state)
            if seat in self.players:
                self.take(seat, answer(self.game, self.state, seat, self.players[seat], self.rng))
            elif self.passes_on(seat):
                self.take(seat, PASS)
                self.by_itself.add(len(self.record.picks))
            else:
                self.hand_over(seat, read)
                self.ask(seat, read)
            self.save()
        self.end()

    def passes_on(self, seat: str) -> bool:
        """Is this turn passed by itself? Whatever touches the person or a location, and any other question, is for the person again."""
        person = self.person_of(seat)
        if person not in self.passing:
            return False
        since = self.happened(seat, self.last_pick(person, by_itself=True))
        if PASS in self.game.legal(self.state) and all(is_quiet(self.game, event, person) for event in since):
            return True
        self.passing.remove(person)
        self.notices[person] = say("play-passed-on")
        return False

    def hand_over(self, seat: str, read: Callable[[str], str]) -> None:
        """Cover the screen whenever another person is to look at it."""
        person = self.person_of(seat)
        several = sum(any(own not in self.players for own in held) for held in self.game.persons(self.state)) > 1
        if several and person != self.looking:
            self.cover()
            if plain(self.typed(read, say("play-cover", seat=self.seat_word(seat)))) == "quit":
                raise Left
            self.console.clear()
        self.looking = person

    def cover(self) -> None:
        """An empty screen, and nothing to scroll back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def seat_word(self, seat: str) -> str:
        return str(self.game.word("seat", seat, "en"))

    def typed(self, read: Callable[[str], str], prompt: str) -> str:
        try:
            return read(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def ask(self, seat: str, read: Callable[[str], str]) -> None:
        """Show the table, then listen until one pick is made or taken back."""
        self.show(seat)
        while True:
            line = self.typed(read, say("play-prompt", seat=self.seat_word(seat)))
            try:
                if self.answer(seat, line):
                    return
            except (Problem, Refused) as fault:
                self.console.print(str(fault), style="bold", markup=False)

    def show(self, seat: str) -> None:
        """The table and the question. What is new gets the room that is left; own cards have their texts if that leaves enough of it."""
        person = self.person_of(seat)
        news = self.news(seat)
        heights = [len(line.wrap(self.console, self.console.width - 2)) for line in news]
        screen = Screen(self.game, self.game.view(self.state, seat), self.console.width)
        question = Group(self.question(seat, screen), *self.noticed(person))
        texts, room = MOST_TEXTS, sum(heights)
        if self.console.is_terminal:
            self.console.clear()
            for texts in range(MOST_TEXTS, -1, -1):
                room = self.room(screen.whole(person, "", [Text()], texts), question)
                if room >= sum(heights):
                    break
        title = say("play-news" if self.last_pick(person) else "play-so-far")
        self.console.print(screen.whole(person, title, last(news, heights, max(room, FEWEST_NEWS)), texts), question)

    def room(self, *drawn: RenderableType) -> int:
        """How many lines of news the screen can hold besides the rest, of which one is drawn already; the prompt needs one too."""
        return self.console.height - len(self.console.render_lines(Group(*drawn))) - 1

    def noticed(self, person: tuple[str, ...]) -> list[RenderableType]:
        """What is to be said to this person once, below the question."""
        return [Text(self.notices.pop(key)) for key in ((), person) if key in self.notices]

    def question(self, seat: str, screen: Screen) -> RenderableType:
        """What is asked, and the options: those of one verb together. Things that are not yet shown come with their faces."""
        parts: list[RenderableType] = []
        options = self.game.legal(self.state)
        shown = {noun for nouns in screen.in_front(self.person_of(seat)).values() for noun in nouns}
        unseen = [noun for verb, noun in options if self.game.verbs[verb] in ("card", "place") and noun and noun not in shown]
        if unseen:
            parts += [titled(say("play-offered")), whole_faces(self.game, list(dict.fromkeys(unseen)), self.console.width, screen.held())]
        return Group(*parts, *self.offered(seat))

    def offered(self, seat: str) -> list[RenderableType]:
        """The sentence of the question and its options: those of one verb together, bare numbers in one row."""
        parts: list[RenderableType] = [Rule(style="dim"), Text(self.game.question(self.state, seat), style="bold")]
        labels = self.labels(seat)
        if are_numbers(labels):
            return [*parts, Text("  ".join(labels), style="bold")]
        kinds = self.game.verbs
        options = zip(self.game.legal(self.state), numbered(labels), labels, strict=True)
        for _, alike in groupby(options, key=lambda option: option[0][0] if kinds[option[0][0]] != "none" else ""):
            parts.append(Columns([Text.assemble((number, "bold"), f" {label}") for _, number, label in alike], padding=(0, 3)))
        return parts

    def news(self, seat: str | None) -> list[Text]:
        """What happened since the last pick of this person, without cards that others paid with unseen."""
        events = self.happened(seat, self.last_pick(self.person_of(seat)) if seat else len(self.told) - 1)
        return self.lines([event for event in events if not is_dull(self.game, event)])

    def answer(self, seat: str, line: str) -> bool:
        """Understand a line; true when the question is answered or another one is asked."""
        command, _, rest = line.partition(" ")
        if plain(command) in COMMANDS:
            return bool(getattr(self, f"do_{plain(command)}")(seat, rest.strip()))
        if not line:
            self.show(seat)
            return False
        self.answer_all(seat, line)
        return True

    def answer_all(self, seat: str, line: str) -> None:
        """The answers of a line, one after the other, as far as each is an option.

        What stops the first of them is a refusal as usual; what stops a later one is said at this person's next question.
        """
        person, before = self.person_of(seat), len(self.record.picks)
        waiting = parts(line)
        while waiting and not self.game.over(self.state):
            part = waiting[0]
            try:
                labels = self.labels(self.asked_of(person))
                part, waiting = next_answer(waiting, labels)
                self.answer_so_often(person, *times(part, labels))
            except (Problem, Refused) as fault:
                made = len(self.record.picks) - before
                if not made and plain(part) == plain(line):
                    raise
                stopped = Problem("problem-stopped", made=made, part=part, reason=str(fault))
                if not made:
                    raise stopped from fault
                self.notices[person] = str(stopped)
                break
        self.by_itself |= {*range(before + 2, len(self.record.picks) + 1)}  # no screen stood before these

    def answer_so_often(self, person: tuple[str, ...], count: int, text: str) -> None:
        """One answer, and again so often as is left: each time an option of the same verb."""
        verb = ""
        while count and not self.game.over(self.state):
            seat = self.asked_of(person)
            actions = [action for action in self.game.legal(self.state) if verb in ("", action[0])]
            if plain(text) == PASS_ON:
                self.take(seat, PASS)
                self.passing.add(person)
            elif text.removeprefix("-").isdecimal():
                self.take(seat, actions[by_number(text, self.labels(seat))])
            else:
                self.take(seat, self.meant(seat, text, actions))
            self.save()
            verb, count = self.record.picks[-1].verb, count - 1

    def asked_of(self, person: tuple[str, ...]) -> str:
        """The seat of this person that is asked; a Problem if it is somebody else's turn to answer."""
        seat = self.game.asked(self.state)
        if seat not in person or seat in self.players:
            raise Problem("problem-asked-first", seat=self.seat_word(seat))
        return str(seat)

    def meant(self, seat: str, line: str, actions: list[Action]) -> Action:
        """The option of these words. If they name something that is not offered, the refusal says why."""
        try:
            return find(line, [(self.game.label(self.state, seat, action), action) for action in actions], "answer")
        except Problem as fault:
            if fault.key == "problem-which":
                raise
            unknown = fault if fault.key == "problem-unknown-near" else Problem("problem-no-answer", given=line)
        try:
            wish = self.wish(seat, line)
            rule, sentence = self.game.why_not(self.state, seat, wish)
        except Problem:
            raise unknown from None
        if action := next((action for action in actions if action == wish), None):
            return action  # by the name of its verb
        raise Refused(rule, sentence) if rule else unknown

    # What may be typed besides a pick.

    def do_why(self, seat: str, rest: str) -> bool:
        if not rest:
            raise Problem("problem-why-what")
        wish = self.wish(seat, rest)
        rule, sentence = self.game.why_not(self.state, seat, wish)
        self.console.print(f"{sentence} ({rule})" if rule else say("play-allowed", options=self.options(seat, wish)), markup=False)
        return False

    def options(self, seat: str, wish: Wish) -> str:
        """The options that a wish can mean: `1 Play Gimli, 6 Cycle Gimli`."""
        verb, noun = wish
        meant = [(verb, noun)] if verb else self.game.wishes(self.state, noun)
        labels = self.labels(seat)
        options = zip(self.game.legal(self.state), numbered(labels), labels, strict=True)
        return listed([label if label == number else f"{number} {label}" for action, number, label in options if action in meant])

    def wish(self, seat: str, text: str) -> Wish:
        """`pass`, `play gimli`, or only `gimli`: whatever one could want of him."""
        return wished(self.game, self.state, seat, text, partial(self.thing, seat))

    def thing(self, seat: str, text: str, *kinds: str) -> int:
        """The card or place of this game that is meant: one's own hand first, then what is in play, then everything else."""
        near = Screen(self.game, self.game.view(self.state, seat), self.console.width).near(self.person_of(seat))
        return meant_thing(self.game, self.state, text, near, kinds or ("card", "place"))

    def do_news(self, seat: str, rest: str) -> bool:
        self.console.print(Group(*self.news(seat)))
        return False

    def do_log(self, seat: str, rest: str) -> bool:
        """The last lines, or all of it; `log reasons` is the same as `reasons`."""
        first, _, further = rest.partition(" ")
        if plain(first) == "reasons":
            return self.do_reasons(seat, further.strip())
        lines = self.log(seat)
        self.print_lines(lines[-self.whole(rest) :] if rest else lines)
        return False

    def do_reasons(self, seat: str, rest: str) -> bool:
        """What happened since this person's last pick, with the reasons of the bots; with a number, in so many of their last turns."""
        if rest:
            events = last_turns(self.happened(seat, 0, reasons=True), self.whole(rest))
        else:
            events = self.happened(seat, self.last_pick(self.person_of(seat)), reasons=True)
        lines = story(self.game, events)
        if not any(map(is_reason, events)):
            acted = any(is_reason(event) for batch in self.told for event in batch)
            lines.append(Text(say("play-no-reasons-since" if acted else "play-no-reasons-yet"), style="dim"))
        self.print_lines(lines)
        return False

    def whole(self, number: str) -> int:
        """A number that somebody typed, at least 1."""
        if not (number.isdecimal() and int(number)):
            raise Problem("problem-number", given=number)
        return int(number)

    def print_lines(self, lines: list[Text]) -> None:
        self.console.print(Group(*(part for line in lines for part in wrapped(self.console, line))))

    def do_look(self, seat: str, rest: str) -> bool:
        """A card or location with its text; without a name, everything in front of this person."""
        screen = Screen(self.game, self.game.view(self.state, seat), self.console.width)
        named = self.thing(seat, rest) if rest else 0  # the reserve has no face either
        found = {"": [named]} if named else screen.in_front(self.person_of(seat))
        for title, numbers in found.items():
            heading = [titled(title)] if title else []
            self.console.print(Group(*heading, whole_faces(self.game, numbers, self.console.width, screen.held())))
        return False

    def do_piles(self, seat: str, rest: str) -> bool:
        """The face-down piles as far as this person may know them (CG-3.1)."""
        self.console.print(Screen(self.game, self.game.view(self.state, seat), self.console.width).piles())
        return False

    def do_undo(self, seat: str, rest: str) -> bool:
        """Back one pick of this person, if nothing has come up since that cannot be unseen."""
        if bar := self.take_back(self.person_of(seat)):
            raise Problem(f"problem-undo-{bar}", seat=self.seat_word(self.record.picks[-1].seat) if self.record.picks else "")
        return True

    def do_save(self, seat: str, rest: str) -> bool:
        file = Path(rest).expanduser() if rest else self.file
        self.keep_at(file)
        self.console.print(say("play-saved", file=str(file)), markup=False)
        return False

    def do_help(self, seat: str, rest: str) -> bool:
        self.console.print(say("play-help"), markup=False)
        return False

    def do_quit(self, seat: str, rest: str) -> bool:
        raise Left

    def end(self) -> None:
        """What happened last, how each round went, and what each side held."""
        seat = self.looking[0] if self.looking else None
        screen = Screen(self.game, self.game.view(self.state, seat), self.console.width)
        if self.console.is_terminal:
            self.console.clear()
        went = rounds(self.game, self.happened(seat, 0))
        self.console.print(Group(*self.news(seat), titled(say("play-went")), *went, Text(), screen.score("free"), screen.score("shadow")))
        self.console.print(self.kept(seat), markup=False, soft_wrap=True)

    def kept(self, seat: str | None) -> str:
        """Where the record lies, and the command that tells the game again."""
        told = "--reasons" if self.record.options.get("shadow") == BOTS else "--log"
        command = join(["./thirdage", "replay", str(self.file), told, "--as", seat or SPECTATOR])
        return say("play-kept", file=str(self.file), command=command)
