"""The contrast of the colour tokens, computed from the page's own file (WCAG 2)."""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web" / "src" / "tokens.css"
GROUNDS = ("space", "panel", "raised")


def tokens(theme: str) -> dict[str, str]:
    blocks = re.findall(r"(:root[^{]*)\{([^}]*)\}", TOKENS.read_text(encoding="utf8"))
    found: dict[str, str] = {}
    for selector, body in blocks:
        if "light" not in selector or theme == "light":
            found |= dict(re.findall(r"--([\w-]+): (#[0-9A-Fa-f]{6});", body))
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_itself() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#E8ECF6", "#0B1020") == pytest.approx(16.0, abs=0.1)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("ground", GROUNDS)
def test_text_and_graphics_stand_out(theme: str, ground: str) -> None:
    known = tokens(theme)
    for text in ("text", "text-2", "text-3", "good", "bad", "info", "focus"):
        assert contrast(known[text], known[ground]) >= 4.5, f"{text} on {ground}"
    for graphic in ("edge", "act-ring"):
        assert contrast(known[graphic], known[ground]) >= 3, f"{graphic} on {ground}"


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_ink_on_amber_and_on_seats(theme: str) -> None:
    known = tokens(theme)
    assert contrast(known["on-act"], known["act"]) >= 4.5
    for seat in range(1, 6):
        fill = known[f"seat-{seat}"]
        assert contrast(known["seat-ink"], fill) >= 4.5
        # on light grounds a dark outline carries the contrast
        edge = fill if theme == "dark" else tokens("light")["seat-outline"]
        for ground in GROUNDS:
            assert contrast(edge, known[ground]) >= 3, f"seat {seat} on {ground}"
