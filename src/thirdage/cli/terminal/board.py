"""The board game being played at one terminal: what a session shows and understands otherwise than with the card game."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from thirdage.cli.terminal.board_screen import BoardScreen
from thirdage.cli.terminal.matching import find
from thirdage.cli.terminal.session import Session, last
from thirdage.cli.terminal.story import STYLES
from thirdage.kernel.errors import Problem
from thirdage.kernel.events import Event
from thirdage.kernel.words import say

NEWS = 24  # lines of what happened that are shown at once
SETTLED = ("turn", "declare", "allocate")  # questions before which the whole map is shown; in mid-action only what is new


class BoardSession(Session):
    def screen(self, seat: str | None) -> BoardScreen:
        return BoardScreen(self.game, self.game.view(self.state, seat))

    def lines(self, events: list[Event]) -> list[Text]:
        return [Text(text, style=STYLES[kind]) for kind, text in self.game.story(events)]

    def passes_on(self, seat: str) -> bool:
        """A turn is never passed by itself: passing is rarely allowed twice."""
        return False

    def show(self, seat: str) -> None:
        """The board, or in the middle of an action the cards of its question; then what is new, how it stands, and the question."""
        person = self.person_of(seat)
        news = self.news(seat)
        screen = self.screen(seat)
        begins = self.state.stack[-1][0] in SETTLED
        if self.console.is_terminal:
            self.console.clear()
        title = say("play-news" if self.last_pick(person) else "play-so-far")
        new = screen.new(title, last(news, [1] * len(news), NEWS))
        above = [screen.whole(person)] if begins else self.faces(screen)
        self.console.print(Group(*above, new, Rule(style="dim"), screen.status()))
        self.console.print(self.options_of(seat))
        if self.notice:
            self.console.print(self.notice, markup=False)
            self.notice = ""

    def faces(self, screen: BoardScreen) -> list[RenderableType]:
        """The cards of a question in the middle of an action: of Combat cards what they do in the battle."""
        name = self.state.stack[-1][0]
        cards = [noun for verb, noun in self.game.legal(self.state) if self.game.verbs[verb] == "card"]
        if not cards or name == "action":  # the hand stands on the screen of the turn
            return []
        drawn = screen.combat_half if name == "combat_card" else screen.card
        return [Rule(say("play-offered"), style="dim"), *map(drawn, dict.fromkeys(cards))]

    def options_of(self, seat: str) -> RenderableType:
        """What is asked, and the options: those of one verb together."""
        parts: list[RenderableType] = [Rule(style="dim"), Text(self.game.question(self.state, seat), style="bold")]
        options = self.game.legal(self.state)
        groups = groupby(enumerate(options, 1), key=lambda option: option[1][0] if self.game.verbs[option[1][0]] != "none" else "")
        for _, alike in groups:
            labels = [Text.assemble((str(number), "bold"), f" {self.game.label(self.state, seat, action)}") for number, action in alike]
            parts.append(Columns(labels, padding=(0, 3)))
        return Group(*parts)

    def thing(self, seat: str, text: str, *kinds: str) -> int:
        """A region, card, figure or Nation by its name; what can be picked now comes first."""
        offered = {noun for _, noun in self.game.legal(self.state)}
        named: list[tuple[str, int]] = []
        for kind in kinds or ("region", "card", "figure", "nation", "die", "place"):
            named += [(self.game.word(kind, number, "en"), number) for number in self.game.names(kind).values()]
        likely = [(name, number) for name, number in named if number in offered]
        for some in (likely, named):
            try:
                return find(text, some, "thing")
            except Problem as fault:
                if fault.key == "problem-which" or some is named:
                    raise
        raise Problem("problem-no-thing", given=text)

    def do_look(self, seat: str, rest: str) -> bool:
        """A region with its neighbours, a card, a Character; without a name the whole board."""
        screen = self.screen(seat)
        if rest:
            self.console.print(screen.face(self.thing(seat, rest, "region", "card", "figure")))
        else:
            self.console.print(screen.whole(self.person_of(seat)), Rule(style="dim"), screen.status())
        return False

    def do_piles(self, seat: str, rest: str) -> bool:
        self.console.print(self.screen(seat).piles())
        return False

    def do_help(self, seat: str, rest: str) -> bool:
        self.console.print(say("board-help"), markup=False)
        return False

    def end(self) -> None:
        """What happened last, how the board stands, and who has won."""
        seat = self.looking[0] if self.looking else None
        screen = self.screen(seat)
        result: dict[str, Any] = self.game.result(self.state)
        head = say("board-over", side=result["winner"], rule=result["why"])
        if result["best"] != [result["winner"]]:  # who is alone on a side bears its name
            head += " " + say("board-over-best", best=", ".join(map(self.seat_word, result["best"])), seats=len(result["best"]))
        self.console.print(Group(screen.board(), screen.status(), *self.news(seat)[-NEWS:], Text(head, style="bold")))
        self.console.print(self.kept(seat), markup=False, soft_wrap=True)
