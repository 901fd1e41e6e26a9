"""The card game on a terminal: what one person sees, drawn from the view and the catalogue alone.

From top to bottom: how it stands, what is new, the locations, all seats, the person's own cards. The question comes below, so that
whatever does not fit is lost at the top.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from thirdage.cardgame.story import called
from thirdage.kernel.contract import Json
from thirdage.kernel.words import say

SPOT_WIDTH = 56  # as many locations stand side by side as have this much room
TEXT_WIDTH = 76  # from this width on a card's text stands beside its values, below it under them
RESERVE_WIDTH = 100  # from this width on reserves stand beside the counts, below it under them
MOST_TEXTS = 2  # how much text own cards can have: none; those in hand; the reserve too
NO_RING = "none"  # the ring rule of a seat that has no token
SIDE_STYLES = {"free": "blue", "shadow": "red"}  # never by colour alone: the side is named too


@cache
def faces(game: Any) -> dict[int, Json]:
    """Everything printed, by number: each physical card and each location."""
    catalogue = game.catalogue()
    found = {number: card for card in catalogue["cards"] for number in card["numbers"]}
    return found | {location["number"]: location for location in catalogue["locations"]}


@cache
def names(game: Any) -> dict[str, str]:
    """The name of each design by its id."""
    return {card["id"]: card["name"] for card in game.catalogue()["cards"]}


def icons(face: Json) -> str:
    """The icons of a card in letters, as `help` explains them."""
    leadership = " ".join(
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


def wielders(game: Any, face: Json) -> str:
    """Who may wield an item, by first name (CG-2.9): `Frodo, Sam`, `Gandalf`, `Hobbit, Elf`, `Nazgûl`."""
    found = []
    for wielder in face["wielders"]:
        kind, _, name = wielder.partition(":")
        found.append(names(game)[name].split()[0] if kind == "character" else say(f"cardgame-{kind}-{name}"))
    return ", ".join(dict.fromkeys(found))


def values(game: Any, number: int) -> str:
    """What is printed on a card or location besides its text, in one line."""
    face = faces(game)[number]
    version = say("play-version", change=face["change"]) if face["bot"] else ""
    if number > 200:
        parts = [say("play-location-values", vp=face["vp"], defence=face["defence"])]
        if "level" in face:
            parts.insert(0, say("play-path-number", number=face["level"]))
        else:
            sides = [", ".join(say(f"cardgame-faction-{name}") for name in face[role]) for role in ("attacking", "defending")]
            parts.append(say("play-factions", attacking=sides[0], defending=sides[1]))
        return "; ".join([*parts, version] if version else parts)
    kind = say("play-card-kind", faction=say(f"cardgame-faction-{face['faction']}"), type=say(f"cardgame-type-{face['type']}"))
    traits = ", ".join(say(f"cardgame-trait-{trait}") for trait in face["traits"])
    where = say("play-on-paths", count=len(face["paths"]), paths=paths(face["paths"])) if face["paths"] else ""
    whose = say("play-wielders", wielders=wielders(game, face)) if face["wielders"] else ""
    return ", ".join(part for part in (kind, traits, icons(face), where, whose, version) if part)


def whole_faces(game: Any, numbers: list[int], width: int, held: dict[int, str]) -> RenderableType:
    """Cards or locations with all that is printed on them, one beneath the other; `held` says of some what else is to be known."""
    table = Table.grid(padding=(0, 2, 0, 0))
    wide = width >= TEXT_WIDTH
    for _ in range(3 if wide else 1):
        table.add_column()
    for number in numbers:
        name = Text(game.word("card" if number < 200 else "place", number, "en"), style="bold")
        text = " ".join(faces(game)[number]["text"])
        printed = "; ".join([values(game, number), *([held[number]] if number in held else [])])
        if wide:
            table.add_row(name, Text(printed), Text(text))
        else:
            table.add_row(Text.assemble(name, ": ", printed, ". " if text else "", text))
    return Padding(table, (0, 0, 0, 2))


def titled(title: str) -> Rule:
    return Rule(Text(title, style="bold"), align="left", characters="─", style="dim")


class Screen:
    """Draws for the seats of one person, `width` characters wide."""

    def __init__(self, game: Any, view: Json, width: int) -> None:
        self.game = game
        self.view = view
        self.width = width

    def card(self, card: int, seat: str = "") -> str:
        """A card with its items; beside the name of a seat that is its own too, it is told apart as in the log."""
        name = called(self.game, card, seat)
        items = [str(self.game.word("card", item, "en")) for item in self.view["items"].get(str(card), ())]
        marks = say("play-fresh") if card in self.view["fresh"] else ""
        return f"{name}{marks}" + (say("play-with", items=", ".join(items)) if items else "")

    def seat(self, name: str) -> str:
        return str(self.game.word("seat", name, "en"))

    # How it stands.

    def heading(self) -> RenderableType:
        view = self.view
        now = say("play-round", round=view["round"], seat=self.seat(view["starter"])) if view["round"] else say("play-setup")
        head = Text.assemble((now, "bold"), "   ", say("play-journey"), " ")
        for number in range(1, self.last_path() + 1):
            here = number == view["level"]
            head.append(say("play-journey-here" if here else "play-journey-step", number=number), style="bold" if here else "dim")
        if view["difficulty"]:
            head.append("   " + self.against_bots())
        return Group(head, self.score("free"), self.score("shadow"))

    def against_bots(self) -> str:
        """Alone or together, and against bots of which difficulty: `alone against bots, challenging`."""
        own = [("cards" in piles) for piles in self.view["seats"].values() if not piles["bot"]]
        company = "alone" if all(own) else "together" if any(own) else "unseen"
        return say("play-against-bots", company=company, difficulty=self.view["difficulty"])

    def last_path(self) -> int:
        """The number of the scenario's last path: the highest that is active or still to come."""
        to_come: list[int] = [faces(self.game)[path]["level"] for path in self.view["unused"]["paths"]]
        return max([int(self.view["level"]), *to_come])

    def score(self, side: str) -> Text:
        """The points of a side and what they are made of."""
        points = self.view["score"][side]
        held = []
        for place in self.view["scored"][side]:
            face = faces(self.game)[place]
            if side == "free" or "level" not in face:
                held.append(say("play-scored", place=face["name"], vp=face["vp"]))
                points -= face["vp"]
        if side == "shadow" and self.view["corruption"]:
            held.append(say("play-corruption", corruption=self.view["corruption"]))
            points -= self.view["corruption"]
        if points:  # in the final scoring
            held.append(say("play-ring-points", points=points))
        said = say("play-score", side=say(f"cardgame-side-{side}"), points=self.view["score"][side])
        return Text.assemble((said, f"bold {SIDE_STYLES[side]}"), "  ", (", ".join(held), "dim"))

    def held(self) -> dict[int, str]:
        """Who holds each location that has been fought for."""
        return {
            place: say("play-held-by", side=say(f"cardgame-side-{side}"))
            for side, places in self.view["scored"].items()
            for place in places
        }

    # The locations.

    def locations(self) -> RenderableType:
        spots = [self.location(spot) for spot in (self.view["path"], *self.view["battlegrounds"]) if spot]
        columns = max(1, min(len(spots), self.width // SPOT_WIDTH))
        table = Table.grid(expand=True, padding=(0, 2, 0, 0))
        for _ in range(columns):
            table.add_column(ratio=1)
        for first in range(0, len(spots), columns):
            table.add_row(*spots[first : first + columns])
        return table

    def location(self, spot: Json) -> RenderableType:
        """Who stands there, and in words what would happen if the combat were fought now."""
        face = faces(self.game)[spot["place"]]
        is_path = "level" in face
        attacker = "shadow" if is_path or face["side"] == "free" else "free"
        defender = "free" if attacker == "shadow" else "shadow"
        title = say("play-path" if is_path else "play-battleground", name=face["name"], number=face.get("level", 0), vp=face["vp"])
        rows = Table.grid(padding=(0, 2, 0, 0))
        for side, role, icons_there in (
            (attacker, "attacking", say("play-attack", attack=spot["attack"])),
            (defender, "defending", say("play-defence", defence=spot["defence"], defenders=spot["defenders"])),
        ):
            who = say(f"cardgame-side-{side}")
            if not is_path:
                who = say("play-side-factions", side=who, factions=", ".join(say(f"cardgame-faction-{name}") for name in face[role]))
            total = spot["attack"] if side == attacker else spot["defenders"]
            there = say("play-stand-there", cards=self.standing(spot, spot[side], total))
            rows.add_row(Text(icons_there), Text.assemble((who, SIDE_STYLES[side]), there))
        outcome = self.outcome(spot, is_path, attacker)
        if doomed := self.sure_losses(spot, spot[defender]):
            key = "play-all-lost" if doomed == spot[defender] else "play-sure-losses"
            outcome = say(key, outcome=outcome, cards="; ".join(map(self.card, doomed)))
        if spot["captured"]:
            outcome = say("play-captured", outcome=outcome)
        rows.add_row("", Text(outcome, style="italic"))
        return Group(Text(title, style="bold"), Padding(rows, (0, 0, 0, 2)))

    def standing(self, spot: Json, cards: list[int], total: int) -> str:
        """The cards there, each with the icons it has in this place with its items, and what tokens add to the total."""
        shown = []
        for card in cards:
            icons_there = spot["icons"][str(card)]
            total -= icons_there
            shown.append(say("play-icons-of", card=self.card(card), icons=icons_there))
        if total:
            shown.append(say("play-icons-more", icons=total))
        return "; ".join(shown) or say("play-nobody")

    def outcome(self, spot: Json, is_path: bool, attacker: str) -> str:
        left = spot["attack"] - spot["defence"]
        beyond = left - spot["defenders"]
        if spot["tied"]:
            return say("play-would-tie-with-losses" if left > 0 else "play-would-tie")
        if beyond > 0:
            return say("play-would-corrupt" if is_path else "play-would-fall", left=beyond, side=say(f"cardgame-side-{attacker}"))
        return say("play-would-hold-with-losses") if left > 0 else say("play-would-hold")

    def sure_losses(self, spot: Json, defenders: list[int]) -> list[int]:
        """The defenders that are lost whatever is chosen: all if icons are left over, else those without whom the rest falls short."""
        left = spot["attack"] - spot["defence"]
        if left > spot["defenders"]:
            return defenders  # CG-11.8, CG-11.17
        return [card for card in defenders if spot["defenders"] - spot["icons"][str(card)] < left]

    # The seats.

    def seats(self) -> RenderableType:
        """Counts and reserves of everybody; open to all."""
        table = Table.grid(padding=(0, 2, 0, 0))
        wide = self.width >= RESERVE_WIDTH
        rings = any(piles["ring_rule"] != NO_RING for piles in self.view["seats"].values())
        columns = ("seat", "hand", "limit", "deck", "cycle", "gone", *(["ring"] if rings else []), *(["reserve"] if wide else []))
        for column in columns:
            table.add_column(justify="left" if column in ("seat", "ring", "reserve") else "right", no_wrap=column != "reserve")
        table.add_row(*(Text(say(f"play-column-{column}"), style="dim") for column in columns))
        below: list[RenderableType] = []
        for name, piles in self.view["seats"].items():
            mark = say("play-asked") if name == self.view["asked"] else say("play-passed") if piles["passed"] else ""
            ring = say(f"play-ring-{piles['ring_rule']}", unused=piles["ring"])
            counts = (str(piles[pile]) for pile in ("hand", "limit", "deck", "cycle", "gone"))
            bot = say("play-bot") if piles["bot"] else ""
            seat = Text(self.seat(name) + bot + mark, style="bold" if name == self.view["asked"] else "")
            cards = self.cards(piles["reserve"], self.seat(name))
            reserve = [Text(cards)] if wide else []
            table.add_row(seat, *counts, *([ring] if rings else []), *reserve)
            below.append(Text(say("play-reserve-of", seat=self.seat(name), cards=cards)))
        return Padding(Group(table, *([] if wide else below)), (0, 0, 0, 2))

    def cards(self, cards: list[int], seat: str = "") -> str:
        return "; ".join(self.card(card, seat) for card in cards) or say("play-nobody")

    # The person's own cards.

    def hands(self, seats: tuple[str, ...], texts: int) -> list[RenderableType]:
        """Hand, a top card that a text shows, cards drawn aside; the asked seat's last, with reserve and all texts if there is room."""
        drawn: list[RenderableType] = []
        for name in sorted(seats, key=lambda seat: seat == self.view["asked"]):
            piles = self.view["seats"][name]
            read = texts if name == self.view["asked"] else 0
            own = {**piles["cards"], "reserve": self.with_items(piles["reserve"]) if read == MOST_TEXTS else []}
            for pile in ("reserve", "hand", "top", "aside"):
                if own[pile] or pile == "hand":
                    drawn.append(titled(say(f"play-own-{pile}", seat=self.seat(name))))
                    drawn.append(self.pile(own[pile], bool(read)))
        return drawn

    def in_front(self, seats: tuple[str, ...]) -> dict[str, list[int]]:
        """Every card and location that this person may want to read now, by title: own cards, then what lies open to all."""
        found: dict[str, list[int]] = {}
        for name in seats:
            for pile in ("hand", "top", "aside"):
                found[say(f"play-own-{pile}", seat=self.seat(name))] = self.view["seats"][name]["cards"][pile]
        for name, piles in self.view["seats"].items():
            found[say("play-own-reserve", seat=self.seat(name))] = self.with_items(piles["reserve"])
        spots = [spot for spot in (self.view["path"], *self.view["battlegrounds"]) if spot]
        standing = [card for spot in spots for side in ("free", "shadow") for card in spot[side]]
        found[say("play-table")] = [*(spot["place"] for spot in spots), *self.with_items(standing)]
        return {title: numbers for title, numbers in found.items() if numbers}

    def near(self, seats: tuple[str, ...]) -> tuple[list[int], list[int]]:
        """What this person holds, and what is in play."""
        piles = [self.view["seats"][name]["cards"] for name in seats]
        held = [card for cards in piles for pile in ("hand", "aside", "top") for card in cards[pile]]
        in_front = [number for numbers in self.in_front(seats).values() for number in numbers]
        return held, [*in_front, *self.view["in_force"]]

    def with_items(self, cards: list[int]) -> list[int]:
        """Each card, followed by the items it carries."""
        return [number for card in cards for number in (card, *self.view["items"].get(str(card), ()))]

    def pile(self, cards: list[int], texts: bool) -> RenderableType:
        if not cards:
            return Text("  " + say("play-nothing"))
        if texts:
            return whole_faces(self.game, cards, self.width, {})
        shown = [
            Text.assemble((self.game.word("card", card, "en"), "bold"), f": {values(self.game, card)}", overflow="ellipsis")
            for card in cards
        ]
        return Padding(Columns(shown, padding=(0, 3)), (0, 0, 0, 2))

    def piles(self) -> RenderableType:
        """What lies face down, as far as this person knows: all of the own piles, of others the cards that were shown."""
        lines = []
        for name, piles in self.view["seats"].items():
            for pile in ("deck", "hand", "cycle", "gone"):
                known = piles["cards"][pile] if "cards" in piles else piles["known"][pile]
                if known and not (pile == "hand" and "cards" in piles):
                    title = say(f"play-pile-{pile}", seat=self.seat(name), known=len(known), count=piles[pile])
                    lines.append(Text.assemble((title, "bold"), self.cards(sorted(known), self.seat(name))))
        return Group(*lines) if lines else Text(say("play-nothing"))

    def whole(self, seats: tuple[str, ...], title: str, news: list[Text], texts: int) -> RenderableType:
        parts: list[RenderableType] = [self.heading()]
        if news:
            parts += [titled(title), Padding(Group(*news), (0, 0, 0, 2))]
        if self.view["path"] or self.view["battlegrounds"]:
            parts += [titled(say("play-table")), self.locations()]
        if self.view["in_force"]:
            parts.append(Text(say("play-in-force", cards=self.cards(self.view["in_force"]))))
        return Group(*parts, titled(say("play-seats")), self.seats(), *self.hands(seats, texts))
