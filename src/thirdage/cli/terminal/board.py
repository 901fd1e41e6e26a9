"""The board game being played at one terminal: what a session shows and understands otherwise than with the card game."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from thirdage.cli.terminal.board_screen import BoardScreen, insides
from thirdage.cli.terminal.matching import find, fits, plain
from thirdage.cli.terminal.session import Session, last
from thirdage.cli.terminal.story import STYLES
from thirdage.kernel.errors import Problem, one_of
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
        parts = [*above, new, Rule(style="dim"), screen.status(), *self.offered(seat), *self.noticed(person)]
        self.console.print(Group(*parts))

    def faces(self, screen: BoardScreen) -> list[RenderableType]:
        """The cards of a question in the middle of an action: of Combat cards what they do in the battle."""
        name = self.state.stack[-1][0]
        cards = [noun for verb, noun in self.game.legal(self.state) if self.game.verbs[verb] == "card"]
        if not cards or name == "action":  # the hand stands on the screen of the turn
            return []
        drawn = screen.combat_half if name == "combat_card" else screen.card
        return [Rule(say("play-offered"), style="dim"), *map(drawn, dict.fromkeys(cards))]

    def thing(self, seat: str, text: str, *kinds: str) -> int:
        """A region, card, figure or Nation by its name: what can be picked now comes first, and a region before its Stronghold."""
        offered = {noun for verb, noun in self.game.legal(self.state) if self.game.verbs[verb] not in ("none", "number")}
        named: list[tuple[str, int]] = []
        for kind in kinds or ("region", "card", "figure", "nation", "die", "place"):
            named += [(self.game.word(kind, number, "en"), number) for number in self.game.names(kind).values()]
        likely = [(name, number) for name, number in named if number in offered]
        for some in (likely, named):
            open_to_all = [(name, number) for name, number in some if number not in insides(self.game)]
            for part in (open_to_all, some):
                if plain(text).strip() and any(fits(text, name) for name, _ in part):
                    return find(text, part, "thing")
        fault = one_of("thing", text, [name for name, number in named if number not in insides(self.game)])
        raise Problem("problem-no-such-thing", given=text) if fault.key == "problem-unknown" else fault

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
