"""Moves, prompts and quotes as message ids with facts; the sentences are in text/*.ftl."""

from perihelion.games.burning_suns import building, diplomacy
from perihelion.games.burning_suns.empire import jump_distance, resource_price, unit_price
from perihelion.games.burning_suns.forecast import chance_of_a_hit, chances_against
from perihelion.games.burning_suns.galaxy import at
from perihelion.games.burning_suns.leaders import leader_value
from perihelion.games.burning_suns.names import RULES, unit_message
from perihelion.games.burning_suns.setup import sheet_name
from perihelion.games.burning_suns.sides import rerolls_left
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_ASSAULT,
    ASK_BATTLE,
    ASK_BLOCK,
    ASK_BOMBARD,
    ASK_BOOST,
    ASK_BUILD,
    ASK_COLONISE,
    ASK_DAMAGE,
    ASK_JUMP,
    ASK_LEADER_REROLL,
    ASK_LEVEL,
    ASK_NESTED,
    ASK_PERFORM,
    ASK_REROLL,
    ASK_SITE,
    ASK_START_UNIT,
    ASK_TAX,
    PICK_SHEETS,
)
from perihelion.games.burning_suns.tables import (
    ACCEPT,
    ACTION_AT,
    AGENT_AT,
    ALLY,
    ALONG,
    ARMY_AT,
    ARTEFACT_AT,
    BENEFIT,
    BOOST_ONE,
    BUY,
    DARK_SHIPS,
    DECLINE,
    DECLINE_ALL,
    EMPIRE_AT,
    FLEET_AT,
    FORCE_AT,
    KEEP,
    LEADER_AT,
    LEAVE,
    MARKET_AT,
    OWNERS,
    PICK,
    PLACE_AT,
    REPAIR_AT,
    RESOURCE_AT,
    ROLL,
    TAKE,
    UNIT_AT,
    USE,
)
from perihelion.games.burning_suns.terms import ACTIONS, SEATS, TITAN
from perihelion.kernel.table import Amount, Fact, Phrase, Prompt, Quote, named

# ---------------------------------------------------------------- moves


def phrase(table: Table, seat: int, action: int) -> Phrase:
    question = RULES[table.asked[0]][0] if table.asked else "none"
    if action < PICK:
        return answer_phrase(table, action, question)
    if action < USE:
        return early_phrase(table, seat, action)
    if action < PLACE_AT:
        return Phrase("move-use", {"source": "@" + table.tables.abilities[action - USE].name.replace("_", "-")})
    if action < BUY:
        if action < UNIT_AT:
            return Phrase(f"move-place-{question}", place_facts(table, action - PLACE_AT))
        return Phrase(f"move-unit-{question}", {"unit": unit_message(table, action - UNIT_AT)})
    if action < AGENT_AT:
        return market_phrase(table, seat, action)
    if action < FLEET_AT:
        return card_phrase(table, action, question)
    return move_phrase(table, action)


def place_facts(table: Table, place: int) -> dict[str, Fact]:
    facts: dict[str, Fact] = dict(at(table, place))
    facts["where"] = table.galaxy.names[place]
    return facts


def answer_phrase(table: Table, action: int, question: str) -> Phrase:
    step = table.asked
    if action == DECLINE_ALL:
        return Phrase("move-decline-all")
    facts: dict[str, Fact] = {}
    if step[0] in (ASK_PERFORM, ASK_NESTED):
        facts["action"] = named("action", ACTIONS[step[2]])
    elif step[0] == ASK_TAX:
        facts["amount"] = step[3]
    word = "accept" if action == ACCEPT else "decline"
    assert action in (ACCEPT, DECLINE)
    return Phrase(f"move-{word}-{question}", facts)


def early_phrase(table: Table, seat: int, action: int) -> Phrase:
    tables = table.tables
    step = table.asked
    if action < KEEP:
        option = action - PICK
        if step[0] == PICK_SHEETS:
            return Phrase("move-pick", {"what": sheet_name(table, step[1], table.dealt[2 * seat + option])})
        if step[0] == ASK_LEVEL:
            name = tables.level_names[table.ideology[seat]][step[2]][option]
            return Phrase("move-pick", {"what": named("level", name)})
        return Phrase("move-branch", {"number": option + 1})
    if action < LEADER_AT:
        return Phrase("move-race-card", {"card": named("card", tables.card_names[table.race[seat]][action - KEEP])})
    leader, space = divmod(action - LEADER_AT, 36)
    facts: dict[str, Fact] = {
        "leader": named("leader", tables.races[table.race[seat]].leader_names[leader]),
        "action": named("action", ACTIONS[space // 3]),
        "space": space % 3 + 1,
    }
    return Phrase("move-leader", facts)


def market_phrase(table: Table, seat: int, action: int) -> Phrase:
    tables = table.tables
    if action < MARKET_AT:
        kind = action - BUY
        cost = unit_cost(table, seat, kind)
        return Phrase("move-buy", {"unit": unit_message(table, kind), "cost": cost})
    if action < REPAIR_AT:
        resource = table.market[action - MARKET_AT]
        name = named("resource", tables.resources[resource].name)
        return Phrase("move-market", {"resource": name})
    if action < EMPIRE_AT:
        return Phrase("move-repair", {"unit": unit_message(table, TITAN + action - REPAIR_AT)})
    if action < TAKE:
        return Phrase("move-empire", {"seat": action - EMPIRE_AT + 1})
    return Phrase(("move-take-crystals", "move-take-deck", "move-take-face-up")[action - TAKE])


def unit_cost(table: Table, seat: int, kind: int) -> int:
    if table.asked[0] == ASK_START_UNIT:
        return table.tables.races[table.race[seat]].cost[kind]
    return unit_price(table, seat, kind)


def card_phrase(table: Table, action: int, question: str) -> Phrase:
    tables = table.tables
    if action < ARTEFACT_AT:
        return Phrase(f"move-card-{question}", {"card": named("card", tables.agents[action - AGENT_AT])})
    if action < BOOST_ONE:
        return Phrase(f"move-card-{question}", {"card": named("card", tables.artefacts[action - ARTEFACT_AT])})
    if action == BOOST_ONE:
        return Phrase("move-boost", {"cost": tables.boost_price})
    if action == ROLL:
        return Phrase("move-roll")
    if action < ALLY:
        return Phrase("move-action", {"action": named("action", ACTIONS[action - ACTION_AT])})
    if action < BENEFIT:
        kind, other = divmod(action - ALLY, SEATS)
        return Phrase(("move-ally", "move-change-alliance", "move-cancel-alliance")[kind], {"seat": other + 1})
    facts = place_facts(table, table.asked[2]) if table.asked[0] == ASK_BLOCK else {}
    facts["number"] = action - BENEFIT + 1
    return Phrase("move-block", facts)


def move_phrase(table: Table, action: int) -> Phrase:
    if action < ARMY_AT:
        return Phrase("move-fleet", place_facts(table, action - FLEET_AT))
    if action < ALONG:
        return Phrase("move-army", place_facts(table, action - ARMY_AT))
    if action < LEAVE:
        return Phrase("move-along", {"unit": unit_message(table, action - ALONG)})
    if action < RESOURCE_AT:
        return Phrase("move-leave", {"unit": unit_message(table, action - LEAVE)})
    if action < FORCE_AT:
        name = table.tables.resources[action - RESOURCE_AT].name
        return Phrase("move-resource", {"resource": named("resource", name)})
    place, owner = divmod(action - FORCE_AT, OWNERS)
    facts = place_facts(table, place)
    if owner < SEATS:
        facts["seat"] = owner + 1
        return Phrase("move-force", facts)
    return Phrase("move-dark-ships" if owner == DARK_SHIPS else "move-local-forces", facts)


# ---------------------------------------------------------------- prompts


def prompt(table: Table, seat: int) -> Prompt:
    if not table.acting:
        return Prompt(Phrase("prompt-over"), Phrase("prompt-over-reason"), "BSU-5.2")
    name, rule = RULES[table.asked[0]]
    if not table.choices[seat]:
        waiting = len(table.acting)
        return Prompt(Phrase("prompt-waiting"), Phrase("prompt-waiting-reason", {"waiting": waiting}), rule)
    facts = prompt_facts(table, seat)
    return Prompt(Phrase(f"prompt-{name}", facts), Phrase(f"prompt-{name}-reason", facts), rule)


def prompt_facts(table: Table, seat: int) -> dict[str, Fact]:
    """What a question is about, in numbers and names."""
    step = table.asked
    if step[0] in (ASK_PERFORM, ASK_NESTED):
        leader = step[3] if step[0] == ASK_PERFORM else table.frames[-1].leader
        facts: dict[str, Fact] = {"action": named("action", ACTIONS[step[2]])}
        if leader >= 0:
            facts["leader"] = named("leader", table.tables.races[table.race[seat]].leader_names[leader])
        return facts
    if step[0] == ASK_JUMP:
        frame = table.frames[-1]
        left = jump_distance(table, seat) - frame.steps
        return {"left": left, "units": sum(frame.group), **at(table, frame.place)}
    if step[0] in (ASK_BOOST, ASK_LEADER_REROLL):
        return {"value": min(7, leader_value(table, seat)), "die": table.frames[-1].die}
    if step[0] == ASK_SITE:
        if step[2] >= 0:
            return {"what": unit_message(table, step[2])}
        return {"what": named("resource", table.tables.resources[step[3]].name)}
    if step[0] == ASK_REROLL:
        frame = table.frames[-1]
        return {"left": rerolls_left(table, frame, table.fight(), step[2])}
    if step[0] == ASK_DAMAGE:
        return {"hits": len(table.fight().packets[step[2]])}
    return {}


def cost_and_gain(table: Table, seat: int, action: int) -> Quote:
    """Prices of purchases, boosts and settlements, odds of rolls; everything else shows in its preview."""
    cost = 0
    step = table.asked[0]
    if BUY <= action < MARKET_AT:
        cost = unit_cost(table, seat, action - BUY)
    elif MARKET_AT <= action < REPAIR_AT and step == ASK_BUILD:
        resource = table.market[action - MARKET_AT]
        cost = resource_price(table, seat, resource) if resource >= 0 else 0
    elif REPAIR_AT <= action < EMPIRE_AT and step == ASK_BUILD:
        cost = building.repair_price(table, seat, TITAN + action - REPAIR_AT)
    elif action == BOOST_ONE:
        cost = table.tables.boost_price
    elif PLACE_AT <= action < UNIT_AT and step == ASK_COLONISE:
        cost = diplomacy.colonise_cost(table, seat, action - PLACE_AT)
    elif action == ACCEPT and step == ASK_TAX:
        cost = table.asked[3]
    return Quote((Amount("crystal", cost),) if cost else (), odds(table, seat, action))


def odds(table: Table, seat: int, action: int) -> tuple[Amount, ...]:
    """The chance of success before a roll, a combat or a shot is chosen."""
    step = table.asked[0]
    if step in (ASK_BOOST, ASK_LEADER_REROLL) and action in (ROLL, BOOST_ONE, ACCEPT):
        value = leader_value(table, seat) + (1 if action == BOOST_ONE else 0)
        return (Amount("eighths", min(7, value)),)
    if step in (ASK_BATTLE, ASK_ASSAULT) and action > DECLINE:
        return (Amount("chance", chances_against(table, seat, action)[0]),)
    if step == ASK_BOMBARD and action > DECLINE:
        return (Amount("hit_chance", chance_of_a_hit(table, seat, action)),)
    return ()
