"""The fonts of the page: from their npm packages, cut down to Latin and Polish, into `web/src/fonts`.

Both fonts stand under the SIL Open Font License with reserved names; what we ship is changed (glyphs and tables are
taken out), so it goes by names of our own, with copyright and licence inside and the licences beside it.
"""

import hashlib
from dataclasses import dataclass
from pathlib import Path

import fontTools
from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource"
TARGET = ROOT / "web" / "src" / "fonts"
LICENCES = ROOT / "web" / "public" / "licences"


@dataclass(frozen=True)
class Face:
    package: str
    family: str  # our name for it
    weight: int


FACES = (
    Face("source-sans-3", "Perihelion Text", 400),
    Face("source-sans-3", "Perihelion Text", 600),
    Face("source-sans-3", "Perihelion Text", 700),
    Face("saira-semi-condensed", "Perihelion Title", 600),
)
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *(ord(sign) for sign in "–—‘’‚“”„†•…‹›€™−")]
POLISH = [ord(letter) for letter in "ĄąĆćĘęŁłŃńŚśŹźŻż"]
PARTS = {"latin": LATIN, "latin-ext": POLISH}
"""The packages come in such parts; the Polish letters are fetched only where one is shown."""
FEATURES = ["kern", "mark", "tnum", "lnum", "ccmp", "locl"]
NAMES = {1, 4, 6, 16}
"""Name records that say what a font is called; copyright (0) and licence (13, 14) stay as they are."""


def cut(source: Path, face: Face, letters: list[int]) -> TTFont:
    options = subset.Options(
        layout_features=FEATURES, hinting=False, desubroutinize=True, notdef_outline=True, name_IDs=["*"]
    )
    font = TTFont(source, recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    font["name"].names = [record for record in font["name"].names if record.nameID in NAMES | {0, 2, 13, 14}]
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = face.family.replace(" ", "-") if record.nameID == 6 else face.family
    font.flavor = "woff2"
    return font


def ranges(letters: list[int]) -> str:
    """As CSS writes them: U+20-7E, U+A0-FF."""
    runs: list[list[int]] = []
    for letter in sorted(letters):
        if runs and letter == runs[-1][1] + 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ", ".join(f"U+{low:X}" if low == high else f"U+{low:X}-{high:X}" for low, high in runs)


def rule(face: Face, file: str, letters: list[int]) -> str:
    return (
        f"@font-face {{\n  font-family: '{face.family}';\n  font-weight: {face.weight};\n  font-display: swap;\n"
        f"  src: url('./{file}') format('woff2');\n  unicode-range: {ranges(letters)};\n}}\n"
    )


def build(target: Path = TARGET, licences: Path = LICENCES) -> bool:
    """Cut what is missing; whether anything was done."""
    sources = {
        (face, part): PACKAGES / face.package / "files" / f"{face.package}-{part}-{face.weight}-normal.woff2"
        for face in FACES
        for part in PARTS
    }
    digest = hashlib.blake2b(Path(__file__).read_bytes() + fontTools.version.encode(), digest_size=12)
    for source in sources.values():
        digest.update(source.read_bytes())
    sheet, stamp = target / "fonts.css", f"/* {digest.hexdigest()} */\n"
    if sheet.is_file() and sheet.read_text(encoding="utf8").startswith(stamp):
        return False
    target.mkdir(parents=True, exist_ok=True)
    licences.mkdir(parents=True, exist_ok=True)
    rules = [stamp]
    for (face, part), source in sources.items():
        font = cut(source, face, PARTS[part])
        file = f"{face.package}-{part}-{face.weight}.woff2"
        font.save(target / file)
        rules.append(rule(face, file, PARTS[part]))
        holder = font["name"].getDebugName(0)
        text = (PACKAGES / face.package / "LICENSE").read_text(encoding="utf8")
        (licences / f"{face.package}.txt").write_text(f"{holder}\n\n{text}", encoding="utf8")
    sheet.write_text("".join(rules), encoding="utf8")
    return True


if __name__ == "__main__":
    print("fonts: cut" if build() else "fonts: all there")
