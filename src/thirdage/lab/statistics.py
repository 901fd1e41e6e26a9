"""The few figures the laboratory prints."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054  # standard normal: 95 % lie within this many deviations


def wilson(hits: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share; the whole range if nothing was tried."""
    if not trials:
        return 0.0, 1.0
    share = hits / trials
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    middle = share + z * z / (2 * trials)
    size = 1 + z * z / trials
    return max(0.0, (middle - spread) / size), min(1.0, (middle + spread) / size)


def mean(numbers: Sequence[float]) -> float:
    """0 if there are none."""
    return sum(numbers) / len(numbers) if numbers else 0.0
