"""python -m tools.art.contact: everything that was drawn on one sheet, build/contact.png, to be looked at."""

import json
from typing import Any

from PIL import Image, ImageDraw, ImageFilter

from tools.art.build import ROOT, Places
from tools.art.cast import CASTS
from tools.art.paint import SMALL
from tools.art.ships import draw_ship, outlines

WIDE, STEP, DISC = 1640, 116, 104
GROUND = (7, 10, 20)


class Sheet:
    """Rows of pictures under headings."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDE, 6000), GROUND)
        self.pen = ImageDraw.Draw(self.image)
        self.x, self.y, self.row = 12, 8, 0

    def heading(self, text: str) -> None:
        self.line()
        self.pen.text((14, self.y + 4), text, fill=(238, 241, 249))
        self.y += 24

    def line(self) -> None:
        self.x, self.y, self.row = 12, self.y + self.row, 0

    def put(self, image: Image.Image, wide: int, high: int, label: str = "") -> None:
        if self.x + wide > WIDE - 8:
            self.line()
        self.image.paste(image, (self.x, self.y), image if image.mode == "RGBA" else None)
        self.pen.text((self.x, self.y + high), label[: wide // 6], fill=(147, 160, 191))
        self.x += wide + 10
        self.row = max(self.row, high + 20)


def rounded(image: Image.Image, tint: str) -> Image.Image:
    """A disc as the page shows it: cut round, with a soft halo of its own colour on the lit side."""
    mask = Image.new("L", (SMALL * 4, SMALL * 4))
    ImageDraw.Draw(mask).ellipse([2, 2, SMALL * 4 - 3, SMALL * 4 - 3], fill=255)
    disc = image.convert("RGBA").resize((DISC - 12, DISC - 12), Image.Resampling.LANCZOS)
    disc.putalpha(mask.resize(disc.size, Image.Resampling.LANCZOS))
    halo = Image.new("RGBA", (DISC, DISC), (*Image.new("RGB", (1, 1), tint).getpixel((0, 0)), 0))  # type: ignore[misc]
    glow = Image.new("L", (DISC, DISC))
    ImageDraw.Draw(glow).ellipse([4, 4, DISC - 11, DISC - 11], fill=130)
    halo.putalpha(glow.filter(ImageFilter.GaussianBlur(3)))
    halo.alpha_composite(disc, (6, 6))
    return halo


def shown(places: Places, picture: dict[str, Any]) -> Image.Image:
    file, column, row, *_ = picture["small"]
    with Image.open(places.pictures / file) as sheet:
        cut = sheet.crop((column * SMALL, row * SMALL, (column + 1) * SMALL, (row + 1) * SMALL))
    return (
        rounded(cut, picture["tint"])
        if picture["round"]
        else cut.convert("RGBA").resize((DISC, DISC), Image.Resampling.LANCZOS)
    )


def contact(places: Places) -> Image.Image:
    sheet = Sheet()
    for game in CASTS:
        known = json.loads((places.manifests / f"{game}.json").read_text(encoding="utf8"))
        sheet.heading(game)
        for name, picture in known["pictures"].items():
            sheet.put(shown(places, picture), DISC, DISC, name)
        for zone, texture in known["textures"].items():
            with Image.open(places.pictures / texture["file"]) as drawn:
                sheet.put(drawn.resize((DISC, DISC), Image.Resampling.LANCZOS), DISC, DISC, zone)
    scenes = json.loads((places.manifests / "scenes.json").read_text(encoding="utf8"))
    sheet.heading("ships")
    for kind, form in outlines().items():
        ship = draw_ship(kind, "#56B4E9", round(form["tall"] * 1.2))
        sheet.put(ship, ship.width, ship.height, kind)
    sheet.heading("posters, backdrops, dawn")
    for file in [*scenes["poster"].values(), *scenes["backdrop"].values(), scenes["dawn"]]:
        with Image.open(places.pictures / file) as drawn:
            wide = round(drawn.width * 240 / drawn.height)
            sheet.put(drawn.convert("RGB").resize((wide, 240), Image.Resampling.LANCZOS), wide, 240, file.split(".")[0])
    sheet.line()
    return sheet.image.crop((0, 0, WIDE, sheet.y + 8))


if __name__ == "__main__":
    target = ROOT / "build" / "contact.png"
    target.parent.mkdir(exist_ok=True)
    contact(Places()).save(target)
    print(target.relative_to(ROOT))
