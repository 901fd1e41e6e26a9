"""The texts of all cards: one module a faction, in printed order. Importing them hangs the texts up (`hooks`)."""

from thirdage.cardgame.cards import (
    dunedain,
    dwarf,
    elf,
    hobbit,
    isengard,
    monstrous,
    mordor,
    promos,
    rohan,
    southron,
    wizard,
)

__all__ = ["dunedain", "dwarf", "elf", "hobbit", "isengard", "monstrous", "mordor", "promos", "rohan", "southron", "wizard"]
