"""What the build made: pictures within their budgets, no twins among them, drawn anew only when they must be."""

import gzip
import json
import re
import shutil
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fontTools.ttLib import TTFont
from PIL import Image

from tools.art.build import Places, build, mentioned, read_manifest
from tools.art.cast import CASTS
from tools.art.colour import luminance
from tools.art.paint import LARGE, SMALL, tints
from tools.fonts import FACES, LATIN, POLISH

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "perihelion" / "server" / "page"
KB = 1000
PLACES = Places()


def manifest(name: str) -> dict[str, Any]:
    found = read_manifest(PLACES.manifests / f"{name}.json")
    assert found, "the pictures are not drawn: make page"
    return found


def size(file: str) -> int:
    return (PLACES.pictures / file).stat().st_size


def small(picture: dict[str, Any]) -> Image.Image:
    file, column, row, columns, rows = picture["small"]
    with Image.open(PLACES.pictures / file) as sheet:
        assert sheet.size == (columns * SMALL, rows * SMALL)
        return sheet.crop((column * SMALL, row * SMALL, (column + 1) * SMALL, (row + 1) * SMALL))


@pytest.mark.parametrize("game", CASTS)
def test_pictures_of_a_game_stay_in_their_budget(game: str) -> None:
    """All that a table can show: small pictures, textures, its backdrop and the dawn. Large ones come one by one."""
    known, scenes = manifest(game), manifest("scenes")
    files = {picture["small"][0] for picture in known["pictures"].values()}
    files |= {texture["file"] for texture in known["textures"].values()}
    files |= {scenes["backdrop"][game], scenes["dawn"]}
    assert sum(map(size, files)) < 400 * KB
    assert all(size(picture["large"]) < 36 * KB for picture in known["pictures"].values())


def test_scenes_stay_in_their_budget() -> None:
    scenes = manifest("scenes")
    assert all(size(file) < 16 * KB for file in scenes["backdrop"].values())
    assert all(size(file) < 18 * KB for file in scenes["poster"].values())
    assert size(scenes["dawn"]) < 32 * KB


def test_the_first_load_of_the_lobby_stays_in_its_budget() -> None:
    """The shell as the server sends it, the fonts, the lobby's backdrop and the five posters."""
    assert (PAGE / "index.html").is_file(), "the page is not built: make page"
    index = (PAGE / "index.html").read_text(encoding="utf8")
    linked = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)
    assert any(name.endswith(".js") for name in linked)
    shell = [PAGE / "index.html", *(PAGE / name for name in dict.fromkeys(linked) if not name.endswith(".woff2"))]
    sent = sum(len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in shell)
    sent += sum(path.stat().st_size for path in (PAGE / "assets").glob("*.woff2"))
    scenes = manifest("scenes")
    sent += sum(map(size, [scenes["backdrop"]["lobby"], *scenes["poster"].values()]))
    assert sent < 300 * KB


@pytest.mark.parametrize("game", [game for game in CASTS if game != "sunward"])
def test_no_two_pictures_of_a_game_are_twins(game: str) -> None:
    """Compared as they are seen, small; the mean difference of two pictures of one kind, of 255."""
    seen = {}
    for name, picture in manifest(game)["pictures"].items():
        ground = Image.new("RGBA", (SMALL, SMALL), "#070a14")
        ground.alpha_composite(small(picture).convert("RGBA"))
        seen[name] = np.asarray(ground.convert("RGB").resize((44, 44), Image.Resampling.BOX)).astype(np.float32)
    alike = {
        (one, other): float(np.abs(seen[one] - seen[other]).mean())
        for one, other in combinations(seen, 2)
        if np.abs(seen[one] - seen[other]).mean() < 2.5
    }
    assert alike == {}


def parts(colour: str) -> np.ndarray:
    return np.array([int(colour[place : place + 2], 16) for place in (1, 3, 5)])


def test_tints_are_the_lit_and_the_night_side() -> None:
    image = Image.new("RGB", (SMALL, SMALL), "#ff8000")
    image.paste("#000040", (SMALL // 2, 0, SMALL, SMALL // 2))
    image.paste("#000040", (0, SMALL // 2, SMALL, SMALL))
    lit, night = tints(image)
    assert parts(lit)[0] > 120
    assert night == "#000040"


@pytest.mark.parametrize("game", CASTS)
def test_what_the_page_is_told_is_true(game: str) -> None:
    known = manifest(game)
    for name, picture in known["pictures"].items():
        image = small(picture)
        assert (image.mode == "RGB") is picture["round"], name
        with Image.open(PLACES.pictures / picture["large"]) as large:
            assert large.size == (LARGE, LARGE)
        for told, found in zip((picture["tint"], picture["shade"]), tints(image), strict=True):
            assert np.abs(parts(told) - parts(found)).max() < 16, name
    assert set(known["shows"].values()) <= set(known["pictures"])
    assert {name for names in known["kinds"].values() for name in names} == set(known["pictures"])


def test_everything_mentioned_is_there_and_nothing_else() -> None:
    used = set().union(*(mentioned(manifest(name)) for name in [*CASTS, "scenes"]))
    assert used == {path.name for path in PLACES.pictures.glob("*")}
    assert used == {path.name for path in (PAGE / "art").glob("*")}, "the page was built before its pictures: make page"


def test_backdrops_stay_dark_as_they_are_sent() -> None:
    for file in manifest("scenes")["backdrop"].values():
        with Image.open(PLACES.pictures / file) as image:
            assert np.percentile(luminance(image), 99.5) < 0.35


def test_a_second_build_does_nothing() -> None:
    before = {path: path.stat().st_mtime_ns for path in [*PLACES.pictures.glob("*"), *PLACES.manifests.glob("*")]}
    assert build() == []
    assert before == {
        path: path.stat().st_mtime_ns for path in [*PLACES.pictures.glob("*"), *PLACES.manifests.glob("*")]
    }


def test_a_build_draws_only_what_is_missing_and_the_same_bytes_again(tmp_path: Path) -> None:
    places = Places(tmp_path / "art", tmp_path / "generated")
    shutil.copytree(PLACES.pictures, places.pictures)
    shutil.copytree(PLACES.manifests, places.manifests)
    texture = manifest("sunward")["textures"]["moon"]["file"]
    (places.pictures / texture).unlink()
    (places.pictures / "old.0123456789.webp").write_bytes(b"of an older build")
    changed = read_manifest(places.manifests / "sunward.json") | {"digest": "of another set"}
    assert build(places) == ["sunward"]
    assert (places.pictures / texture).read_bytes() == (PLACES.pictures / texture).read_bytes()
    assert not (places.pictures / "old.0123456789.webp").exists()
    (places.manifests / "sunward.json").write_text(json.dumps(changed), encoding="utf8")
    assert build(places) == ["sunward"]
    assert read_manifest(places.manifests / "sunward.json") == manifest("sunward")


FONTS = ROOT / "web" / "src" / "fonts"


def test_fonts_hold_what_both_languages_need() -> None:
    for face in FACES:
        letters: set[int] = set()
        for part in ("latin", "latin-ext"):
            font = TTFont(FONTS / f"{face.package}-{part}-{face.weight}.woff2")
            letters |= set(font.getBestCmap())
            names = {record.nameID: str(record) for record in font["name"].names}
            assert names[1] == face.family
            assert not re.search("source|saira", f"{names[4]} {names[6]}", re.IGNORECASE), "a reserved name"
            assert "Copyright" in names[0] or "©" in names[0]
        assert set(POLISH) <= letters
        assert set(map(ord, "AZaz09 óÓØ±–„”…’×−·")) <= letters
        assert set(LATIN) - letters <= {0xA0, 0xAD, 0x2020}


def test_fonts_stay_in_their_budget() -> None:
    assert sum(path.stat().st_size for path in FONTS.glob("*.woff2")) < 56 * KB


def test_figures_are_of_one_width_in_text() -> None:
    font = TTFont(FONTS / "source-sans-3-latin-400.woff2")
    cmap = font.getBestCmap()
    assert len({font["hmtx"][cmap[ord(figure)]][0] for figure in "0123456789"}) == 1


@pytest.mark.parametrize("package", sorted({face.package for face in FACES}))
def test_licences_of_fonts_are_sent_with_the_page(package: str) -> None:
    text = (PAGE / "licences" / f"{package}.txt").read_text(encoding="utf8")
    assert "SIL OPEN FONT LICENSE" in text
    assert "Reserved Font Name" in text
