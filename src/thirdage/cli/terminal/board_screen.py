"""The board game on a terminal: what one person sees, drawn from the view and the catalogue alone.

From top to bottom: the map Nation by Nation, the table, the person's own cards, what is new, how it stands. The question comes below, so
that whatever has scrolled away is what one knows best.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from thirdage.cli import board_faces
from thirdage.kernel.contract import Json
from thirdage.kernel.words import say

SIDE_STYLES = {"free": "blue", "shadow": "red"}  # never by colour alone: figures are named by their Nations
NO_NATION = "none"


@cache
def catalogue(game: Any) -> Json:
    made: Json = game.catalogue()
    return made


@cache
def by_number(game: Any) -> dict[int, Json]:
    """Everything that has a face, by its number: regions, Event cards, Characters, tiles."""
    known = catalogue(game)
    return {entry["number"]: entry for kind in ("regions", "cards", "characters", "tiles") for entry in known[kind]}


@cache
def insides(game: Any) -> frozenset[int]:
    """The places that are Strongholds from within."""
    return frozenset(region["inside"] for region in catalogue(game)["regions"] if region["inside"])


def force(army: Json) -> Json:
    """What an Army in a battle fights with; the card is told by the log."""
    return {name: army[name] for name in ("units", "dice", "needed", "leadership")}


class BoardScreen:
    def __init__(self, game: Any, view: Json) -> None:
        self.game = game
        self.view = view
        self.words: Json = catalogue(game)["words"]

    def name(self, number: int) -> str:
        return str(by_number(self.game)[number]["name"])

    # How it stands.

    def status(self) -> RenderableType:
        view = self.view
        lines = [
            say("board-status", turn=view["turn"], phase=say("board-phase", phase=view["phase"])),
            say("board-points", free=view["score"]["free"], shadow=view["score"]["shadow"]),
            *(self.dice(side) for side in ("free", "shadow")),
            say("board-hunt-box", **view["box"], rings_free=view["rings"]["free"], rings_shadow=view["rings"]["shadow"]),
            self.fellowship(),
            *([self.battle()] if self.is_fought() else []),
        ]
        return Text("\n".join(lines))

    def dice(self, side: str) -> str:
        shown = [
            self.words["dice"][face] if count == 1 else f"{count} × {self.words['dice'][face]}"
            for face, count in self.view["dice"][side].items()
        ]
        return say("board-dice", side=self.words["sides"][side], dice=", ".join(shown) or say("board-no-dice"))

    def fellowship(self) -> str:
        ring = self.view["fellowship"]
        place = say("board-in-mordor", step=ring["mordor"]) if ring["region"] is None else self.name(ring["region"])
        with_them = [self.name(companion) for companion in ring["companions"] if companion != ring["guide"]]
        return say(
            "board-fellowship",
            place=place,
            progress=ring["progress"],
            hidden=say("board-hidden") if ring["hidden"] else say("board-revealed"),
            corruption=ring["corruption"],
            guide=self.name(ring["guide"]),
            companions=", ".join(with_them) or say("board-nobody"),
        )

    def is_fought(self) -> bool:
        """Is there a battle, and on both sides somebody left to fight it?"""
        fight = self.view["battle"]
        return bool(fight) and all(army["units"] for army in fight["sides"].values())

    def battle(self) -> str:
        """Who fights where, and with what: the attacker first."""
        fight = self.view["battle"]
        region = next(r for r in catalogue(self.game)["regions"] if fight["place"] in (r["number"], r["inside"]))
        attacker = fight["attacker"]
        defender = "shadow" if attacker == "free" else "free"
        armies = [say("board-army", side=self.words["sides"][side], **force(fight["sides"][side])) for side in (attacker, defender)]
        return say("board-battle", place=region["name"], form=fight["form"], attacker=armies[0], defender=armies[1])

    # The map.

    def figures(self, entry: Json) -> Text:
        """Who stands in a place: `3 Gondor Regulars, Gondor Leader, Boromir`."""
        line = Text()
        for kind, count in entry["figures"].items():
            side = "free" if int(kind) < 15 else "shadow"
            line.append(", " if line else "").append(self.game.figures(int(kind), count), SIDE_STYLES[side])
        for character in entry["characters"]:
            face = by_number(self.game)[character]
            line.append(", " if line else "").append(face["name"], SIDE_STYLES[face["side"]])
        return line

    def region_line(self, region: Json, there: dict[int, Json], whole: bool = False) -> Text | None:
        """A region with those who stand in it; nothing where nobody does and nothing has changed, unless it is asked for whole."""
        outside, inside = there.get(region["number"]), there.get(region["inside"])
        taken = str(region["number"]) in self.view["taken"]
        bearers = self.view["fellowship"]["region"] == region["number"]
        if not (outside or inside or taken or bearers or whole):
            return None
        line = Text(region["name"], style="bold")
        marks = [say(f"board-{region['settlement']}")] if region["settlement"] != "none" else []
        marks += [say("board-taken", seat=self.words["seats"][self.view["taken"][str(region["number"])]])] if taken else []
        marks += [say("board-bearers")] if bearers else []
        if marks:
            line.append(f" ({', '.join(marks)})", "dim")
        line.append(": ", "dim")
        line.append_text(self.figures(outside) if outside else Text(say("board-empty"), style="dim"))
        if inside:
            line.append(f"; {say('board-besieged')} ").append_text(self.figures(inside))
        return line

    def nation(self, nation: str) -> str:
        """A Nation and how near it is to war, to stand within a line."""
        stands = self.view["nations"][nation]
        return say("board-nation", nation=self.words["nations"][nation], step=stands["step"], active="yes" if stands["active"] else "no")

    def nation_title(self, nation: str) -> str:
        if nation == NO_NATION:
            return say("board-no-nation")
        line = self.nation(nation)
        return line[0].upper() + line[1:]

    def board(self) -> RenderableType:
        """Nation by Nation, the regions where somebody stands or something has changed."""
        there = {entry["place"]: entry for entry in self.view["places"]}
        parts: list[RenderableType] = []
        for nation in (*self.words["nations"], NO_NATION):
            regions = [region for region in catalogue(self.game)["regions"] if (region["nation"] or NO_NATION) == nation]
            lines = [line for region in regions if (line := self.region_line(region, there))]
            if lines or nation != NO_NATION:
                parts.append(Text(self.nation_title(nation), style="underline"))
                parts += [Padding(line, (0, 0, 0, 2)) for line in lines]
        return Group(*parts)

    def region(self, number: int) -> RenderableType:
        """One region with its Nation, its neighbours and who stands there."""
        there = {entry["place"]: entry for entry in self.view["places"]}
        face = by_number(self.game)[number]
        lines = [self.region_line(face, there, whole=True) or Text()]
        lines.append(Text(say("board-belongs", nation=self.nation(face["nation"])) if face["nation"] else say("board-no-nation"), "dim"))
        for neighbour in face["neighbours"]:
            lines.append(Text("  ").append_text(self.region_line(by_number(self.game)[neighbour], there, whole=True) or Text()))
        return Group(*lines)

    # Cards and Characters.

    def card(self, number: int) -> RenderableType:
        """The whole face of an Event card, both halves; where its side has two players also who of them may play the event."""
        face = by_number(self.game)[number]
        known = catalogue(self.game)
        stands = {"name": face["name"], "type": self.words["dice"][face["type"]], "printed": face["printed"]}
        alone = face["side"] in self.view["seats"]  # who is alone on a side bears its name
        head = say("board-card", **stands) if alone else say("board-card-of", **stands, owner=board_faces.card_owner(known, face))
        event, fight = Text(" ".join(face["text"])), Text(board_faces.in_battle(known, face), style="dim")
        return Group(Text(head, style="bold"), Padding(event, (0, 0, 0, 2)), Padding(fight, (0, 0, 0, 2)))

    def character(self, number: int) -> RenderableType:
        """What stands on the card of a Character."""
        face = by_number(self.game)[number]
        values = Table.grid(padding=(0, 2))
        for value in board_faces.facts(catalogue(self.game), face):
            values.add_row(*value)
        text = Text(" ".join(face["text"]))
        return Group(Text(face["name"], style="bold"), Padding(values, (0, 0, 0, 2)), Padding(text, (0, 0, 0, 2)))

    def standing(self, kind: int) -> RenderableType:
        """The regions in which figures of this kind stand."""
        there = {entry["place"]: entry for entry in self.view["places"]}
        held = {place for place, entry in there.items() if str(kind) in entry["figures"]}
        regions = [region for region in catalogue(self.game)["regions"] if {region["number"], region["inside"]} & held]
        return Group(*(self.region_line(region, there) or Text() for region in regions)) if regions else Text(say("board-nowhere"))

    def combat_half(self, number: int) -> RenderableType:
        """What an Event card does when it is used as a Combat card."""
        face = by_number(self.game)[number]
        fight = Text(board_faces.in_battle(catalogue(self.game), face))
        return Group(Text(face["name"], style="bold"), Padding(fight, (0, 0, 0, 2)))

    def face(self, number: int) -> RenderableType:
        """Whatever has this number, as `look` shows it."""
        entry = by_number(self.game).get(number)
        if not entry:  # figures of an Army have no card
            return self.standing(number)
        return self.region(number) if "neighbours" in entry else self.card(number) if "combat" in entry else self.character(number)

    def hand(self, seats: tuple[str, ...]) -> RenderableType:
        cards = [number for seat in seats for number in self.view["seats"][seat]["cards"]["hand"]]
        return Group(*map(self.card, cards)) if cards else Text(say("board-empty-hand"), style="dim")

    def side_of(self, card: int) -> str:
        return str(self.words["sides"][by_number(self.game)[card]["side"]])

    def listed(self, numbers: list[int]) -> str:
        """Cards, Characters or tiles; those of one name together."""
        names = [self.name(number) for number in numbers]
        counted = {name: names.count(name) for name in names}
        return "; ".join(name if count == 1 else say("board-times", count=count, name=name) for name, count in counted.items())

    def others(self, seats: tuple[str, ...]) -> RenderableType:
        """Hands by their backs, and what lies on the table."""
        table = Table.grid(padding=(0, 2))
        for name, piles in self.view["seats"].items():
            if name not in seats:
                backs = ", ".join(say(f"board-held-{deck.split('-')[1]}", count=count) for deck, count in piles["backs"]["hand"].items())
                table.add_row(self.words["seats"][name], backs or say("board-empty-hand"))
        for number in self.view["table"]:
            table.add_row(say("board-on-table", side=self.side_of(number)), self.name(number))
        return table

    def piles(self) -> RenderableType:
        """Decks, discards and reinforcements, as far as this person may know them."""
        view = self.view
        table = Table.grid(padding=(0, 2))
        for deck, held in view["decks"].items():
            table.add_row(say(f"board-back-{deck}"), say("board-in-deck", count=held["count"]))
        for name, piles in view["seats"].items():
            known = self.listed(piles["cards"]["down"])
            count = sum(piles["backs"]["down"].values())
            if count:
                table.add_row(say("board-down", seat=self.words["seats"][name]), known or say("board-in-deck", count=count))
        for side in self.words["sides"].values():
            if cards := [card for card in view["gone"] if self.side_of(card) == side]:
                table.add_row(say("board-gone", side=side), self.listed(cards))
        left = ", ".join(self.game.figures(int(kind), count) for kind, count in view["reserve"].items())
        table.add_row(say("board-reinforcements"), left)
        lost = ", ".join(self.game.figures(int(kind), count) for kind, count in view["lost"].items())
        if lost:
            table.add_row(say("board-casualties"), lost)
        if out := [int(character) for character, place in view["characters"].items() if place == "out"]:
            table.add_row(say("board-out"), self.listed(out))
        for title in ("pool", "ready"):
            if tiles := view["tiles"][title]:
                table.add_row(say(f"board-{title}"), self.listed(tiles))
        return table

    def whole(self, seats: tuple[str, ...]) -> RenderableType:
        """The map, what lies on the table, and this person's cards."""
        parts: list[RenderableType] = [Rule(say("board-map"), style="dim"), self.board()]
        parts += [Rule(say("board-table"), style="dim"), self.others(seats)]
        return Group(*parts, Rule(say("board-hand"), style="dim"), self.hand(seats))

    def new(self, title: str, news: list[Text]) -> RenderableType:
        parts: list[RenderableType] = [Rule(title, style="dim"), *news] if news else []
        return Group(*parts)
