"""The card game on a terminal: what one person sees, drawn from the view and the catalogue alone."""

from __future__ import annotations

from functools import cache
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from thirdage.kernel.contract import Json
from thirdage.kernel.words import say


@cache
def faces(game: Any) -> dict[int, Json]:
    """Everything printed, by number: each physical card and each location."""
    catalogue = game.catalogue()
    found = {number: card for card in catalogue["cards"] for number in card["numbers"]}
    return found | {location["number"]: location for location in catalogue["locations"]}


def icons(face: Json) -> str:
    """The icons of a card in letters, as `help` explains them."""
    leadership = "".join(
        f"{letter}{face[name]}" for letter, name in (("A", "leadership_attack"), ("D", "leadership_defence")) if face[name]
    )
    parts = [f"{letter}{face[name]}" for letter, name in (("A", "attack"), ("D", "defence"), ("P", "path_icons")) if face[name]]
    return " ".join([*parts, *([f"({leadership})"] if leadership else [])])


def paths(numbers: list[int]) -> str:
    """Allowed paths: `3-6`, `4, 8-9`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def short(game: Any, card: int, name: str) -> str:
    face = faces(game)[card]
    kind = say("play-card-kind", faction=say(f"faction-{face['faction']}"), type=say(f"type-{face['type']}"))
    parts = [kind, icons(face), say("play-on-paths", paths=paths(face["paths"])) if face["paths"] else ""]
    return f"{name}: " + ", ".join(part for part in parts if part)


def whole_face(game: Any, number: int) -> RenderableType:
    """A card or location with all its text."""
    face = faces(game)[number]
    lines = []
    if number < 200:
        lines.append(say("play-card-kind", faction=say(f"faction-{face['faction']}"), type=say(f"type-{face['type']}")))
        lines += [part for part in (icons(face), say("play-on-paths", paths=paths(face["paths"])) if face["paths"] else "") if part]
    else:
        lines.append(say("play-location-values", vp=face["vp"], defence=face["defence"]))
    return Panel("\n".join([*lines, *face["text"]]), title=face["name"], box=box.ROUNDED, expand=False)


class Screen:
    """Draws for the seats of one person. `names` gives each card, place and seat its word."""

    def __init__(self, game: Any, view: Json) -> None:
        self.game = game
        self.view = view

    def card(self, card: int) -> str:
        name = str(self.game.word("card", card, "en"))
        items = [str(self.game.word("card", item, "en")) for item in self.view["items"].get(str(card), ())]
        marks = say("play-fresh") if card in self.view["fresh"] else ""
        return f"{name}{marks}" + (say("play-with", items=", ".join(items)) if items else "")

    def seat(self, name: str) -> str:
        return str(self.game.word("seat", list(self.view["seats"]).index(name), "en"))

    def heading(self) -> RenderableType:
        view = self.view
        score = say("play-score", free=view["score"]["free"], shadow=view["score"]["shadow"], corruption=view["corruption"])
        now = say("play-round", round=view["round"], seat=self.seat(view["starter"])) if view["round"] else say("play-setup")
        head = Text(f"{now}   {score}", style="bold")
        journey = Text(say("play-journey") + " ")
        for number in range(1, 10):
            journey.append(
                f" [{number}] " if number == view["level"] else f" {number} ", style="bold" if number == view["level"] else "dim"
            )
        return Group(head, journey)

    def location(self, spot: Json) -> RenderableType:
        """Who stands there, and in words what would happen if the combat were fought now."""
        face = faces(self.game)[spot["place"]]
        is_path = "level" in face
        attacker = "shadow" if is_path or face["side"] == "free" else "free"
        title = say("play-path" if is_path else "play-battleground", name=face["name"], number=face.get("level", 0), vp=face["vp"])
        lines = [
            say("play-attackers", side=say(f"side-{attacker}"), cards=self.cards(spot[attacker])),
            say(
                "play-defenders",
                side=say("side-free" if attacker == "shadow" else "side-shadow"),
                cards=self.cards(spot[self.other(attacker)]),
            ),
            self.tally(spot, is_path, attacker),
        ]
        if not is_path:
            lines.insert(0, say("play-factions", attacking=self.factions(face["attacking"]), defending=self.factions(face["defending"])))
        if spot["captured"]:
            lines.append(say("play-captured"))
        return Panel("\n".join(lines), title=title, title_align="left", box=box.SQUARE)

    def factions(self, names: list[str]) -> str:
        return ", ".join(say(f"faction-{name}") for name in names)

    def tally(self, spot: Json, is_path: bool, attacker: str) -> str:
        left = spot["attack"] - spot["defence"]
        beyond = left - spot["defenders"]
        sums = say("play-sums", attack=spot["attack"], defence=spot["defence"], defenders=spot["defenders"])
        if beyond > 0:
            return sums + say("play-would-corrupt" if is_path else "play-would-fall", left=beyond, side=say(f"side-{attacker}"))
        return sums + (say("play-would-hold-with-losses") if left > 0 else say("play-would-hold"))

    def other(self, side: str) -> str:
        return "free" if side == "shadow" else "shadow"

    def cards(self, cards: list[int]) -> str:
        return "; ".join(self.card(card) for card in cards) or say("play-nobody")

    def seats(self) -> RenderableType:
        """Counts and reserves of everybody; open to all."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0))
        for column in ("seat", "hand", "deck", "cycle", "gone", "ring", "reserve"):
            table.add_column(say(f"play-column-{column}"), justify="left" if column in ("seat", "reserve") else "right")
        for name, piles in self.view["seats"].items():
            turn = say("play-asked") if name == self.view["asked"] else ""
            held = say("play-hand-of-limit", hand=piles["hand"], limit=piles["limit"])
            ring = say("play-ring-unused") if piles["ring"] else say("play-ring-used")
            counts = (str(piles["deck"]), str(piles["cycle"]), str(piles["gone"]))
            table.add_row(self.seat(name) + turn, held, *counts, ring, self.cards(piles["reserve"]))
        return table

    def hands(self, seats: tuple[str, ...]) -> list[RenderableType]:
        """The person's own cards: hand, cards drawn aside, a top card that a text shows."""
        drawn: list[RenderableType] = []
        for name in seats:
            own = self.view["seats"][name]["cards"]
            for pile in ("hand", "aside", "top"):
                if own[pile] or pile == "hand":
                    shown = [short(self.game, card, str(self.game.word("card", card, "en"))) for card in own[pile]]
                    title = say(f"play-own-{pile}", seat=self.seat(name))
                    drawn.append(
                        Panel(
                            Columns(shown, padding=(0, 3)) if shown else say("play-nothing"),
                            title=title,
                            title_align="left",
                            box=box.ROUNDED,
                        )
                    )
        return drawn

    def whole(self, seats: tuple[str, ...], log: list[str]) -> RenderableType:
        spots = [spot for spot in (self.view["path"], *self.view["battlegrounds"]) if spot]
        parts: list[RenderableType] = [self.heading(), *map(self.location, spots), self.seats()]
        if log:
            parts.append(Panel("\n".join(log), title=say("play-log-title"), title_align="left", box=box.MINIMAL))
        return Group(*parts, *self.hands(seats))
