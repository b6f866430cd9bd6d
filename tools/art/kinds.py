"""The kinds of worlds: colours by height, sea, clouds, air, and what is drawn on them."""

from dataclasses import dataclass

from tools.art.colour import Stops


@dataclass(frozen=True)
class Kind:
    ramp: Stops
    air: str = ""
    form: str = "rock"  # rock, lava, alien, giant
    sea: float | None = None  # the height up to which water stands
    clouds: float = 0.0
    ice: float | None = None  # the latitude from which ice lies
    dry: str = ""  # the colour of dry land in the middle latitudes
    cities: int = 0  # 1: lights at night; 2: one city all over
    relief: float = 1.0
    craters: int = 0
    ridged: bool = False
    bands: int = 0
    wild: float = 0.0  # how far turbulence bends the bands
    storm: bool = False


TERRA = (
    (0.0, "#0b2b55"), (0.30, "#15518a"), (0.44, "#2f86b0"), (0.47, "#cdbf8c"), (0.52, "#6f8f45"), (0.66, "#3f6b35"),
    (0.80, "#7a6a4c"), (0.92, "#c9c2b4"), (1.0, "#ffffff"),
)  # fmt: skip
KINDS: dict[str, Kind] = {
    "terra": Kind(TERRA, "#6db4ff", sea=0.46, clouds=0.50, ice=0.84, dry="#b9965a", cities=1),
    "ocean": Kind(
        (
            (0.0, "#04203f"), (0.35, "#0a4378"), (0.58, "#1c7db0"), (0.66, "#57c3cf"), (0.70, "#d9cf9a"),
            (0.76, "#5e8f4d"), (1.0, "#a8b592"),
        ),
        "#7cc9ff", sea=0.64, clouds=0.56, ice=0.93, cities=1,
    ),
    "steppe": Kind(
        (
            (0.0, "#0d2f4d"), (0.30, "#1d5c80"), (0.38, "#4f9bb0"), (0.41, "#b9ad7a"), (0.52, "#8f8a4e"),
            (0.68, "#6f6a3c"), (0.84, "#9a8768"), (1.0, "#ece6d8"),
        ),
        "#8fc2ff", sea=0.40, clouds=0.40, ice=0.78, dry="#c79f5e", cities=1,
    ),
    "desert": Kind(
        (
            (0.0, "#4a2313"), (0.3, "#8a4a24"), (0.5, "#c07a3c"), (0.66, "#dca963"), (0.82, "#a8683a"),
            (1.0, "#f1d9a8"),
        ),
        "#ffb27a", clouds=0.10, ice=0.94, relief=1.05,
    ),
    "rust": Kind(
        (
            (0.0, "#2a0f0c"), (0.35, "#6d2a1c"), (0.55, "#a2462a"), (0.72, "#c9764a"), (0.88, "#7d3c2a"),
            (1.0, "#e9c3a0"),
        ),
        "#ff9a70", clouds=0.06, ice=0.95, craters=26, relief=1.15,
    ),
    "copper": Kind(
        (
            (0.0, "#241a17"), (0.35, "#5b3b2a"), (0.5, "#94643a"), (0.60, "#3f8d7c"), (0.68, "#9c6d3e"),
            (0.85, "#d9a066"), (1.0, "#f6ddb0"),
        ),
        "#ffcf9a", clouds=0.08, relief=1.1, cities=1,
    ),
    "jungle": Kind(
        (
            (0.0, "#0b2a2c"), (0.32, "#135052"), (0.42, "#2a8377"), (0.46, "#1f5d2c"), (0.62, "#3e8a35"),
            (0.78, "#7fb04a"), (0.9, "#b9c66b"), (1.0, "#e8e6b0"),
        ),
        "#8df0b4", sea=0.43, clouds=0.44,
    ),
    "bloom": Kind(
        (
            (0.0, "#12263b"), (0.35, "#1f4a5a"), (0.45, "#2b6f66"), (0.5, "#7a2f6a"), (0.66, "#b14f86"),
            (0.82, "#e08aa0"), (1.0, "#ffd9c9"),
        ),
        "#c9a4ff", sea=0.45, clouds=0.40,
    ),
    "moss": Kind(
        (
            (0.0, "#10201a"), (0.34, "#27452b"), (0.48, "#4a6b32"), (0.6, "#87984a"), (0.74, "#c2b766"),
            (0.88, "#8b7f4a"), (1.0, "#efe9c4"),
        ),
        "#c8f08a", clouds=0.30, ice=0.93, relief=0.8,
    ),
    "ice": Kind(
        ((0.0, "#1d4064"), (0.26, "#4d86b0"), (0.46, "#9dc8e0"), (0.66, "#dcedf5"), (1.0, "#ffffff")),
        "#b9e6ff", clouds=0.22, ridged=True, relief=0.6,
    ),
    "lava": Kind(
        ((0.0, "#0d0a0c"), (0.4, "#231a1b"), (0.7, "#3a2b29"), (1.0, "#5e4b45")),
        "#ff7a3c", form="lava", relief=1.3,
    ),
    "moon": Kind(
        ((0.0, "#2b2c31"), (0.35, "#55565c"), (0.6, "#85858a"), (0.8, "#a9a8a6"), (1.0, "#d6d3cc")),
        craters=60, relief=1.15,
    ),
    "city": Kind(
        ((0.0, "#15181f"), (0.4, "#2b313c"), (0.6, "#4b5361"), (0.8, "#6d7480"), (1.0, "#9aa0aa")),
        "#ffc98a", clouds=0.26, cities=2, relief=0.6,
    ),
    "red city": Kind(
        ((0.0, "#1c1015"), (0.4, "#432630"), (0.6, "#6d4149"), (0.8, "#8f6468"), (1.0, "#b99a96")),
        "#ff9d8a", clouds=0.24, cities=2, relief=0.6,
    ),
    "alien": Kind(
        ((0.0, "#0c0f12"), (0.4, "#1c2422"), (0.7, "#37402f"), (1.0, "#666a45")),
        "#cfd27a", form="alien", relief=0.6,
    ),
    "toxic": Kind(
        ((0.0, "#3f3d12"), (0.3, "#7d7a1f"), (0.55, "#b6b03a"), (0.8, "#d9d874"), (1.0, "#f4f2b8")),
        "#d8dc8a", form="giant", bands=3, wild=0.9,
    ),
    "gas": Kind(
        (
            (0.0, "#5a3423"), (0.25, "#a36b45"), (0.45, "#d8b48a"), (0.6, "#f0dfc0"), (0.78, "#c08a5c"),
            (1.0, "#8a5638"),
        ),
        "#ffd9a8", form="giant", bands=7, wild=0.5, storm=True,
    ),
    "blue": Kind(
        ((0.0, "#0e2a63"), (0.35, "#1f55a8"), (0.6, "#4b8fd8"), (0.82, "#9fcdf2"), (1.0, "#dff1ff")),
        "#86bcff", form="giant", bands=5, wild=0.4, storm=True,
    ),
    "violet": Kind(
        ((0.0, "#2a1747"), (0.3, "#56307f"), (0.55, "#8d57b0"), (0.78, "#c79ad6"), (1.0, "#f2dcf2")),
        "#c9a0ff", form="giant", bands=6, wild=0.55,
    ),
}  # fmt: skip
