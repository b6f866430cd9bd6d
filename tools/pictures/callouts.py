"""What the numbers on the picture of a board mean: where each stands, and the sentence for the page of the game."""

SHELL = (
    (".top .prompt", "What is asked of you, why, and the rule that says so."),
    ("[data-region=players]", "Everybody at the table: score, what they have, who is to move."),
    (".inspector", "What you look at: picture, words, sums, and the one button that does it."),
    (
        "[data-region=choices]",
        "Every choice as a line of text; keys 1 to 9 take one. Log and score are behind the tabs.",
    ),
)

CALLOUTS: dict[str, tuple[tuple[str, str], ...]] = {
    "sunward": (
        (".sheet-panel .fit", "Your map. An amber dot: the top hex of the shape may go there."),
        (".sheet-panel .bar", "The shape in hand and its mission: turn it, mirror it, leave a hex out."),
        (".board-panel", "The command board: the circle is the shape you draw, the octagon the shape of all others."),
        (".score-panel", "What the map is worth now, source by source, and what the place you look at would change."),
    ),
    "beyond-the-sun": (
        (".panel.tree", "The technology tree: actions, then levels I to IV; amber spaces are free for your pawn."),
        (".panel.space", "Systems with their strength, what they give and their points; ships beside them."),
        (".panel.mat", "Your people: discs leave the tracks as they grow, columns hold the cubes of your supply."),
        (".panel.goals", "Achievements and how far everybody is; their discs end the game."),
    ),
    "new-frontiers": (
        (".board .row", "The seven actions, what each does, and the shape of whoever chose it."),
        (".panel.tray", "What is being chosen, here seven worlds: cost, colonists, power, whether you can pay."),
        (".panel.market", "Developments on offer, those you can pay, small and large ones behind tabs."),
        (".panel.empire", "Your empire: colonies, worlds only discovered in the dark, developments on their spaces."),
        (".panel.ends", "How far the game is from its end, and what is left in bag and pool."),
    ),
    "pulsar-2849": (
        ("section.map", "The cluster: systems, pulsars, gates. Everything that takes the die in hand glows."),
        (".panel.dice", "Your dice, or in the draft the dice to take, with the median and both tracks."),
        (".panel.market", "Technologies by rows, and the offers of gyrodynes, transmitters and modifiers."),
        (".panel.area", "Your headquarters: projects in words, arrays of transmitters, goals."),
    ),
    "burning-suns": (
        (".board .map", "The galaxy: rings are owners, chips units, flag or bubble how to win it, an atom antimatter."),
        (".panel.combat", "The fight: chances, both sides' dice, which of them hit, and what you may do about it."),
        (".panel.panels", "Your empire with units and abilities; cards and market behind tabs."),
        (".panel.race", "Antimatter: who has most at a round's end beyond the mark wins."),
    ),
}  # fmt: skip

MARK = """(selectors) => {
  const SIDE = 34, OFF = 3
  const taken = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent.trim() || !node.parentElement.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    taken.push(...[...range.getClientRects()].filter((each) => each.width > 1))
  }
  const places = [...document.querySelectorAll('.board [data-target], .top button')]
  const small = ({ width, height }) => width < 160 && height < 120
  taken.push(...places.map((each) => each.getBoundingClientRect()).filter(small))
  // how much of what is there a number would cover; beyond the edge of the page nothing is seen
  const covered = (x, y) => x < 3 || y < 3 || x + SIDE > innerWidth - 3 || y + SIDE > innerHeight - 3 ? Infinity
    : taken.reduce((sum, each) => sum + Math.max(0, Math.min(x + SIDE + OFF, each.right) - Math.max(x - OFF, each.left))
      * Math.max(0, Math.min(y + SIDE + OFF, each.bottom) - Math.max(y - OFF, each.top)), 0)
  return selectors.map((selector, k) => {
    const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
    if (!found) return false
    const box = found.getBoundingClientRect()
    let best = null
    for (const y of [box.top - 12, box.top + 3, box.bottom - SIDE + 8, box.top + 40, box.top + box.height / 2])
      for (let far = 0; far <= box.width / 2 - SIDE / 2; far += 6)
        for (const x of [box.left + box.width / 2 - SIDE / 2 - far, box.left + box.width / 2 - SIDE / 2 + far]) {
          const cost = covered(x, y)
          if (best === null || cost < best.cost) best = { x, y, cost }
        }
    const mark = document.createElement('div')
    mark.textContent = String(k + 1)
    mark.style.cssText = `position: fixed; z-index: 99; left: ${best.x}px; top: ${best.y}px;
      width: ${SIDE}px; height: ${SIDE}px; border-radius: 50%; display: grid; place-items: center;
      background: #fff; color: #0B1020;
      font: 700 20px/1 var(--font-title); box-shadow: 0 0 0 3px #0B1020, 0 2px 10px #000`
    document.body.append(mark)
    taken.push(mark.getBoundingClientRect())
    return true
  })
}"""
"""Puts a number on each, near the middle of its upper edge, where it covers no words; tells which of them are there."""


def callouts(game: str) -> list[tuple[str, str]]:
    return [*CALLOUTS[game], *SHELL]


def table(game: str, title: str) -> str:
    """The picture and the meaning of its numbers, for the game's page; `make pictures` puts it there."""
    lines = [f"![The board of {title}, with numbers](../pictures/{game}-board.webp)", "", "| | |", "|---|---|"]
    lines += [f"| {number} | {words} |" for number, (_, words) in enumerate(callouts(game), 1)]
    return "\n".join(lines)
