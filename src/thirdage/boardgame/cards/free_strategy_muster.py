"""The Free Peoples Strategy deck, 13 to 24: figures come from the reinforcements (BG-11.9, BG-C3 to BG-C6)."""

from __future__ import annotations

from thirdage.boardgame.book import push
from thirdage.boardgame.hooks import event, playable
from thirdage.boardgame.muster import recruit_somewhere
from thirdage.boardgame.state import State, is_at_war
from thirdage.boardgame.tables import (
    DWARVES,
    ELVES,
    FREE,
    FREE_STRATEGY,
    GONDOR,
    LEADER,
    NATION_OF,
    NORTH,
    REGION,
    REGIONS,
    REGULAR,
    ROHAN,
    kind_of,
    settlements_of,
)
from thirdage.boardgame.whereabouts import companions_on_map, is_free, region_of, units_in
from thirdage.kernel.frames import Frame

EDORAS = REGION["Edoras"]
COASTS = tuple(number for number, region in REGIONS.items() if region.coastal)


def unit(seat: int, nation: int, where: str) -> Frame:
    """A Regular or an Elite comes to a region."""
    return "recruits_units", seat, nation, 1, REGION[where]


def leader(seat: int, nation: int, where: str) -> Frame:
    """A Leader comes to a region, after the unit (BG-C4)."""
    return "recruits", seat, kind_of(nation, LEADER), 1, REGION[where]


def one_card(seat: int) -> Frame:
    return "draw_cards", seat, FREE_STRATEGY, 1


@playable("Círdan's Ships")
def needs_elves_at_war(state: State, seat: int) -> str:
    """Play only if the Elves are At War."""
    return "" if is_at_war(state, ELVES) else "BG-C67"


@event("Círdan's Ships")
def cirdans_ships(state: State, seat: int, card: int) -> None:
    """Two Elven units, each Regular or Elite, come together to a coastal region where a Free Peoples Army stands."""
    recruit_somewhere(state, seat, ELVES, 2, 0, [region for region in COASTS if units_in(state, region, FREE)])


@event("Guards of the Citadel")
def guards_of_the_citadel(state: State, seat: int, card: int) -> None:
    """A Gondor unit, Regular or Elite, and a Gondor Leader come to Minas Tirith."""
    push(state, unit(seat, GONDOR, "Minas Tirith"), leader(seat, GONDOR, "Minas Tirith"))


@event("Celeborn's Galadhrim")
def celeborns_galadhrim(state: State, seat: int, card: int) -> None:
    """An Elven unit, Regular or Elite, comes to Lórien. Draw a Strategy card."""
    push(state, unit(seat, ELVES, "Lórien"), one_card(seat))


@event("Riders of Théoden")
def riders_of_theoden(state: State, seat: int, card: int) -> None:
    """A Rohan unit, Regular or Elite, and a Rohan Leader come together to Edoras or to a Rohan region where a Companion is."""
    with_companion = {region_of(state, companion) for companion in companions_on_map(state)}
    found = [region for region in REGIONS if NATION_OF[region] == ROHAN and (region == EDORAS or region in with_companion)]
    recruit_somewhere(state, seat, ROHAN, 1, 1, found)


@event("Grimbeorn the Old, Son of Beorn")
def grimbeorn(state: State, seat: int, card: int) -> None:
    """A North unit, Regular or Elite, and a North Leader come to Carrock."""
    push(state, unit(seat, NORTH, "Carrock"), leader(seat, NORTH, "Carrock"))


@event("Imrahil of Dol Amroth")
def imrahil(state: State, seat: int, card: int) -> None:
    """A Gondor unit, Regular or Elite, and a Gondor Leader come to Dol Amroth."""
    push(state, unit(seat, GONDOR, "Dol Amroth"), leader(seat, GONDOR, "Dol Amroth"))


@event("King Brand's Men")
def king_brands_men(state: State, seat: int, card: int) -> None:
    """Two North Regulars come to Dale. Draw a Strategy card."""
    push(state, ("recruits", seat, kind_of(NORTH, REGULAR), 2, REGION["Dale"]), one_card(seat))


@event("Swords in Eriador")
def swords_in_eriador(state: State, seat: int, card: int) -> None:
    """A North unit, Regular or Elite, comes to the Shire and a Dwarven unit, Regular or Elite, to Ered Luin. Draw a Strategy card."""
    push(state, unit(seat, NORTH, "The Shire"), unit(seat, DWARVES, "Ered Luin"), one_card(seat))


@event("Kindred of Glorfindel")
def kindred_of_glorfindel(state: State, seat: int, card: int) -> None:
    """An Elven unit, Regular or Elite, comes to Rivendell. Draw a Strategy card."""
    push(state, unit(seat, ELVES, "Rivendell"), one_card(seat))


@event("Dáin Ironfoot's Guard")
def dain_ironfoots_guard(state: State, seat: int, card: int) -> None:
    """A Dwarven unit, Regular or Elite, and a Dwarven Leader come to Erebor."""
    push(state, unit(seat, DWARVES, "Erebor"), leader(seat, DWARVES, "Erebor"))


@event("Éomer, Son of Éomund")
def eomer(state: State, seat: int, card: int) -> None:
    """A Rohan unit, Regular or Elite, and a Rohan Leader come together to a free Settlement of Rohan, not one under siege."""
    recruit_somewhere(state, seat, ROHAN, 1, 1, [region for region in settlements_of(ROHAN) if is_free(state, region, FREE)])  # BG-C69


@event("Thranduil's Archers")
def thranduils_archers(state: State, seat: int, card: int) -> None:
    """An Elven unit, Regular or Elite, comes to the Woodland Realm. Draw a Strategy card."""
    push(state, unit(seat, ELVES, "Woodland Realm"), one_card(seat))
