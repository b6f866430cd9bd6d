"""Pictures as a browser shows them: all of them come, only those looked at, kept for good, and nobody needs them."""

import json
from pathlib import Path
from typing import Any

import pytest
from page.playing import Opened, Opener
from playwright.sync_api import Request, expect
from server.serving import Server
from support import asking
from support.patience import wait_until

GENERATED = Path(__file__).parents[2] / "web" / "src" / "art" / "generated"
COME = "all => all.every((each) => each.complete && each.naturalWidth > 0)"


def manifest(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GENERATED / f"{name}.json").read_text(encoding="utf8"))
    return found


def sheet(opened: Opened) -> Opened:
    """The developers' page of all pictures, known from all manifests."""
    opened.page.goto(f"{opened.url}/#/art")
    for game in ("beyond-the-sun", "new-frontiers", "pulsar-2849", "burning-suns"):
        last = list(manifest(game)["pictures"])[-1]
        expect(opened.page.locator(f"[data-picture='{last}']").first).to_be_attached()
    return opened


def asked(opened: Opened) -> list[str]:
    """The pictures that the page asks for from now on."""
    found: list[str] = []

    def note(request: Request) -> None:
        if "/art/" in request.url:
            found.append(request.url.rsplit("/", 1)[1])

    opened.page.on("request", note)
    return found


def test_every_picture_comes_when_it_is_looked_at(open_page: Opener) -> None:
    opened = open_page()
    seen = asked(opened)
    sheet(opened)
    pictures = opened.page.locator("[data-picture]")
    total = sum(
        len(manifest(game)["pictures"]) for game in ("beyond-the-sun", "new-frontiers", "pulsar-2849", "burning-suns")
    )
    assert pictures.count() == total
    for k in range(0, total, 6):
        pictures.nth(k).scroll_into_view_if_needed()
    pictures.last.scroll_into_view_if_needed()
    images = opened.page.locator("main img")
    opened.page.wait_for_function("() => [...document.querySelectorAll('main img')].every((each) => each.complete)")
    assert images.evaluate_all(COME)
    assert opened.page.locator("[data-picture] img").count() == total
    assert len([file for file in seen if "-large." in file]) == 1, "only the one in the inspector"


def test_the_inspector_fetches_the_large_picture_of_what_is_looked_at(open_page: Opener) -> None:
    opened = sheet(open_page())
    wanted = manifest("burning-suns")["pictures"]["hostile_4"]["large"]
    with opened.page.expect_response(f"**/art/{wanted}") as answered:
        opened.page.locator("[data-picture='hostile_4']").click()
    assert answered.value.ok


def test_pictures_say_nothing_to_a_screen_reader(open_page: Opener) -> None:
    opened = sheet(open_page())
    assert opened.page.locator(".picture").evaluate_all("all => all.every((each) => each.ariaHidden === 'true')")
    assert opened.page.locator(".picture img").evaluate_all("all => all.every((each) => each.alt === '')")
    assert opened.page.get_by_role("img").count() == 0


def test_who_saves_data_gets_gradients(open_page: Opener) -> None:
    opened = open_page()
    opened.page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    sheet(opened)
    assert opened.page.locator(".picture img").count() == 0
    assert (
        opened.page.locator("[data-picture='old_earth'] .picture")
        .evaluate("each => getComputedStyle(each, '::before').backgroundImage")
        .startswith("radial-gradient")
    )
    assert opened.page.locator(".backdrop").evaluate("each => getComputedStyle(each).backgroundImage") == "none"


def test_a_picture_is_sent_as_one_and_for_good(server: Server) -> None:
    answer = asking.get(f"{server.url}/art/{manifest('scenes')['dawn']}")
    assert answer.headers["content-type"] == "image/webp"
    assert "immutable" in answer.headers["cache-control"]
    worker = asking.get(f"{server.url}/service-worker.js")
    assert "immutable" not in worker.headers["cache-control"]


def test_the_worker_keeps_pictures_and_drops_the_version_before(open_page: Opener) -> None:
    opened = open_page().lobby()
    page, file = opened.page, manifest("scenes")["dawn"]
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate(
        "async () => (await caches.open('art')).put('/art/dawn.0000000000.webp', new Response('of yesterday'))"
    )
    assert page.evaluate("async (file) => (await fetch(`/art/${file}`, { cache: 'no-store' })).ok", file)
    kept = "async () => (await (await caches.open('art')).keys()).map((each) => new URL(each.url).pathname)"
    # the page's own waiting takes a promise for what it has promised
    dawns = f"async () => (await ({kept})()).filter((each) => each.includes('/dawn.'))"
    wait_until(
        lambda: page.evaluate(dawns) == [f"/art/{file}"],
        "the picture of yesterday is still kept, or that of today is not",
    )
    page.context.set_offline(True)
    assert (
        page.evaluate("async (file) => (await (await fetch(`/art/${file}`, { cache: 'no-store' })).blob()).size", file)
        > 1000
    )


@pytest.mark.parametrize("language", ["en", "pl"])
def test_our_own_fonts_are_used(open_page: Opener, language: str) -> None:
    opened = open_page(language).lobby()
    loaded = "() => [...document.fonts].filter((each) => each.status === 'loaded').map((each) => each.unicodeRange)"
    polish = "U+104-107"
    opened.page.wait_for_function(f"() => ({loaded})().some((range) => range.startsWith('U+20-7E'))")
    if language == "pl":
        opened.page.wait_for_function(f"() => ({loaded})().some((range) => range.startsWith('{polish}'))")
    family = opened.page.locator("body").evaluate("each => getComputedStyle(each).fontFamily")
    assert family.startswith('"Perihelion Text"')
