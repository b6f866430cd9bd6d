"""Draws what is missing: pictures into `web/public/art` under hashed names, and what the page must know of them into
`web/src/art/generated`. A game is drawn again only when its component set or the way of drawing has changed."""

import hashlib
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import PIL
from PIL import Image

import perihelion
from tools.art.cast import CASTS, Cast, cast_of
from tools.art.paint import QUALITY_SMALL, SMALL, Painted, paint, tints, webp
from tools.art.scenes import POSTERS, draw_dawn, draw_poster
from tools.art.ships import OUTLINES
from tools.art.space import WEATHERS, draw_backdrop
from tools.art.zones import draw_zone

ROOT = Path(__file__).parents[2]
WORKERS = 2
COLUMNS = 8
"""Of a sheet."""
IN_A_SHEET = 40
QUALITY_BACKDROP, QUALITY_POSTER, QUALITY_DAWN, QUALITY_ZONE = 40, 58, 36, 52


@dataclass(frozen=True)
class Places:
    pictures: Path = ROOT / "web" / "public" / "art"
    manifests: Path = ROOT / "web" / "src" / "art" / "generated"


def way_of_drawing() -> str:
    """A digest of everything that drawing depends on but the component sets."""
    digest = hashlib.blake2b(digest_size=12)
    for file in [*sorted(Path(__file__).parent.glob("*.py")), OUTLINES]:
        if file.name != "contact.py":
            digest.update(file.read_bytes())
    digest.update(f"numpy {np.__version__} pillow {PIL.__version__}".encode())
    return digest.hexdigest()


def keep(places: Places, name: str, body: bytes) -> str:
    """Write a file under its name with the digest of its bytes; gives the name."""
    hashed = f"{name}.{hashlib.blake2b(body, digest_size=5).hexdigest()}.webp"
    (places.pictures / hashed).write_bytes(body)
    return hashed


def sheets(places: Places, game: str, painted: list[Painted]) -> dict[str, list[Any]]:
    """Small pictures side by side; discs and pictures with alpha apart, for a disc needs none."""
    found: dict[str, list[Any]] = {}
    for form in (True, False):
        alike = [each for each in painted if each.round is form]
        for start in range(0, len(alike), IN_A_SHEET):
            part = alike[start : start + IN_A_SHEET]
            columns = min(COLUMNS, len(part))
            rows = -(-len(part) // columns)
            sheet = Image.new("RGB" if form else "RGBA", (columns * SMALL, rows * SMALL))
            for place, each in enumerate(part):
                sheet.paste(each.small, (place % columns * SMALL, place // columns * SMALL))
            file = keep(
                places, f"{game}-{'discs' if form else 'lights'}-{start // IN_A_SHEET + 1}", webp(sheet, QUALITY_SMALL)
            )
            for place, each in enumerate(part):
                found[each.order.name] = [file, place % columns, place // columns, columns, rows]
    return found


def singles(places: Places, game: str, painted: list[Painted]) -> dict[str, list[Any]]:
    return {
        each.order.name: [keep(places, f"{game}-{each.order.name}", webp(each.small, QUALITY_SMALL)), 0, 0, 1, 1]
        for each in painted
    }


def manifest(places: Places, cast: Cast, painted: list[Painted]) -> dict[str, Any]:
    """What the page must know of the pictures of a game."""
    small = (sheets if cast.in_sheets else singles)(places, cast.game, painted)
    kinds: dict[str, list[str]] = {}
    pictures = {}
    for each in painted:
        name = each.order.name
        kinds.setdefault(each.order.kind, []).append(name)
        large = keep(places, f"{cast.game}-{name}-large", each.large)
        form = {"round": each.round, "body": each.body, "tint": each.tint, "shade": each.shade}
        pictures[name] = {"small": small[name], "large": large, **form}
    textures = {}
    for zone, colour in cast.textures.items():
        drawn = draw_zone(zone, colour)
        file = keep(places, f"{cast.game}-zone-{zone}", webp(drawn, QUALITY_ZONE))
        textures[zone] = {"file": file, "tint": tints(drawn)[0]}
    return {"pictures": pictures, "shows": cast.shows, "kinds": kinds, "textures": textures}


def scene(order: tuple[str, str]) -> bytes:
    what, game = order
    if what == "backdrop":
        return webp(draw_backdrop(game), QUALITY_BACKDROP)
    if what == "poster":
        return webp(draw_poster(game), QUALITY_POSTER)
    return webp(draw_dawn(), QUALITY_DAWN)


def scenes_manifest(places: Places, pool: ProcessPoolExecutor) -> dict[str, Any]:
    orders = [("dawn", ""), *(("poster", game) for game in POSTERS), *(("backdrop", game) for game in WEATHERS)]
    found: dict[str, Any] = {"backdrop": {}, "poster": {}}
    for (what, game), body in zip(orders, pool.map(scene, orders), strict=True):
        if what == "dawn":
            found["dawn"] = keep(places, "dawn", body)
        else:
            found[what][game] = keep(places, f"{what}-{game}", body)
    return found


def mentioned(node: Any) -> set[str]:
    """All files that a manifest names."""
    if isinstance(node, dict):
        return set().union(*(mentioned(each) for each in node.values()))
    if isinstance(node, list):
        return set().union(*(mentioned(each) for each in node))
    return {node} if isinstance(node, str) and node.endswith(".webp") else set()


def read_manifest(path: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf8"))
    except (OSError, ValueError):
        return {}
    return found


def stands(places: Places, path: Path, digest: str) -> bool:
    """Whether this manifest was drawn in this way and all its pictures are there."""
    found = read_manifest(path)
    return found.get("digest") == digest and all((places.pictures / file).is_file() for file in mentioned(found))


def build(places: Places | None = None, workers: int = WORKERS) -> list[str]:
    """Draw what is missing; gives the names of the manifests that were made anew."""
    places = places or Places()
    places.pictures.mkdir(parents=True, exist_ok=True)
    places.manifests.mkdir(parents=True, exist_ok=True)
    drawing = way_of_drawing()
    wanted = {"scenes": drawing} | {game: f"{drawing} {perihelion.game(game).components.digest}" for game in CASTS}
    missing = [name for name, digest in wanted.items() if not stands(places, places.manifests / f"{name}.json", digest)]
    if missing:
        with ProcessPoolExecutor(workers) as pool:
            for name in missing:
                if name == "scenes":
                    made = scenes_manifest(places, pool)
                else:
                    cast = cast_of(name)
                    made = manifest(places, cast, list(pool.map(paint, cast.orders, chunksize=4)))
                text = json.dumps({"digest": wanted[name], **made}, ensure_ascii=False, separators=(",", ":"))
                (places.manifests / f"{name}.json").write_text(text + "\n", encoding="utf8")
        tidy(places, set(wanted))
    return missing


def tidy(places: Places, names: set[str]) -> None:
    """Remove what no manifest names any more."""
    for path in places.manifests.glob("*.json"):
        if path.stem not in names:
            path.unlink()
    used = set().union(*(mentioned(read_manifest(path)) for path in places.manifests.glob("*.json")))
    for path in places.pictures.glob("*.webp"):
        if path.name not in used:
            path.unlink()
