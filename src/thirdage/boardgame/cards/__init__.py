"""The texts of all Event cards, one module a deck, and of their Combat effects. Importing this hangs them up."""

from thirdage.boardgame.cards import (  # noqa: F401
    combat_free,
    combat_shadow,
    free_character,
    free_character_more,
    free_strategy,
    free_strategy_muster,
    shadow_character,
    shadow_character_more,
    shadow_strategy,
    shadow_strategy_muster,
)
