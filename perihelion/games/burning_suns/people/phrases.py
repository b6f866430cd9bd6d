"""Moves and quotes as message ids with facts; the sentences are in text/*.ftl."""

from perihelion.kernel.table import Amount, Fact, Phrase, Quote, named

from ..rules.galaxy.places import place_facts
from ..rules.leaders import leader_value
from ..rules.names import unit_message
from ..rules.state import SeatQuestion, Table, asking
from ..rules.tables import (
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
from ..rules.terms import ACTIONS, SEATS, TITAN
from .chances import chance_of_a_hit, chances_against
from .explaining import as_it_is, effect_said
from .shortly import brief, effects_in_brief


def phrase(table: Table, seat: int, action: int) -> Phrase:
    question = asking(table)
    if action < PICK:
        if action == DECLINE_ALL:
            return Phrase("move-decline-all")
        word = "accept" if action == ACCEPT else "decline"
        return Phrase(f"move-{word}-{question.name}", question.facts(table, seat))
    if action < KEEP:
        branch = question.name == "branch"
        return branch_phrase(table, action - PICK) if branch else question.picked(table, seat, action - PICK)
    if action < USE:
        return early_phrase(table, seat, action)
    if action < PLACE_AT:
        return Phrase("move-use", {"source": "@" + table.tables.abilities[action - USE].name.replace("_", "-")})
    if action < UNIT_AT:
        place = action - PLACE_AT
        deed = control_deed(table, seat, place) if question.name == "diplomacy" else f"place-{question.name}"
        return Phrase(f"move-{deed}", place_facts(table, place))
    if action < BUY:
        return Phrase(f"move-unit-{question.name}", {"unit": unit_message(table, action - UNIT_AT)})
    if action < AGENT_AT:
        return market_phrase(table, action, question.cost(table, seat, action))
    if action < FLEET_AT:
        return card_phrase(table, seat, action, question)
    return move_phrase(table, action)


def early_phrase(table: Table, seat: int, action: int) -> Phrase:
    tables = table.tables
    if action < LEADER_AT:
        return Phrase("move-race-card", {"card": named("card", tables.card_names[table.race[seat]][action - KEEP])})
    leader, space = divmod(action - LEADER_AT, 36)
    facts: dict[str, Fact] = {
        "leader": named("leader", tables.races[table.race[seat]].leader_names[leader]),
        "action": named("action", ACTIONS[space // 3]),
        "space": space % 3 + 1,
    }
    return Phrase("move-leader", facts)


def market_phrase(table: Table, action: int, cost: int) -> Phrase:
    if action < MARKET_AT:
        return Phrase("move-buy", {"unit": unit_message(table, action - BUY), "cost": cost})
    if action < REPAIR_AT:
        name = table.tables.resources[table.market[action - MARKET_AT]].name
        return Phrase("move-market", {"resource": named("resource", name)})
    if action < EMPIRE_AT:
        return Phrase("move-repair", {"unit": unit_message(table, TITAN + action - REPAIR_AT)})
    if action < TAKE:
        return Phrase("move-empire", {"who": f"@seat-{action - EMPIRE_AT}"})
    return Phrase(("move-take-crystals", "move-take-deck", "move-take-face-up")[action - TAKE])


def card_phrase(table: Table, seat: int, action: int, question: SeatQuestion) -> Phrase:
    tables = table.tables
    if action < BOOST_ONE:
        agent = action < ARTEFACT_AT
        name = tables.agents[action - AGENT_AT] if agent else tables.artefacts[action - ARTEFACT_AT]
        return Phrase(f"move-card-{question.name}", {"card": named("card", name)})
    if action == BOOST_ONE:
        return Phrase("move-boost", {"cost": tables.boost_price})
    if action == ROLL:
        return Phrase("move-roll")
    if action < ALLY:
        return Phrase("move-action", {"action": named("action", ACTIONS[action - ACTION_AT])})
    if action < BENEFIT:
        kind, other = divmod(action - ALLY, SEATS)
        return Phrase(("move-ally", "move-change-alliance", "move-cancel-alliance")[kind], {"who": f"@seat-{other}"})
    return block_phrase(table, action - BENEFIT)


def branch_phrase(table: Table, option: int) -> Phrase:
    """One of two effects, as its card says it; X as on the card, where it depends on the force."""
    _, _, ability, number, branch, _, _ = table.asked
    return Phrase(
        "move-branch",
        {"effect": effect_said(table.tables.effect(ability, number, branch).branches[option], 0, as_it_is)},
    )


def control_deed(table: Table, seat: int, place: int) -> str:
    """BSU-23.2 to 23.6: what a successful roll does to a system."""
    if table.control[place] < 0:
        return "win-over"
    if table.control[place] == seat:
        return "calm"
    return "rebellion" if table.unrest >> place & 1 else "stir-up"


def block_phrase(table: Table, slot: int) -> Phrase:
    """A benefit of the system in unrest, in the words that stand on its tile."""
    _, _, place = table.asked
    benefits = table.tables.benefits[table.tile[place]]
    if slot >= len(benefits):
        return Phrase("move-block", {"benefit": "@no-benefits"})
    effects = table.tables.abilities[benefits[slot]].effects
    return Phrase("move-block", {"benefit": effects_in_brief(effects, 0, brief)})


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
        facts["who"] = f"@seat-{owner}"
        return Phrase("move-force", facts)
    return Phrase("move-dark-ships" if owner == DARK_SHIPS else "move-local-forces", facts)


def cost_and_gain(table: Table, seat: int, action: int) -> Quote:
    """Prices of purchases, boosts and settlements, odds of rolls; everything else shows in its preview."""
    question = asking(table)
    cost = question.cost(table, seat, action)
    return Quote((Amount("crystal", cost),) if cost else (), odds(table, seat, action, question.odds))


def odds(table: Table, seat: int, action: int, what: str) -> tuple[Amount, ...]:
    """The chance of success before a roll, a combat or a shot is chosen."""
    if what == "roll" and action in (ROLL, BOOST_ONE, ACCEPT):
        value = leader_value(table, seat) + (1 if action == BOOST_ONE else 0)
        return (Amount("eighths", min(7, value)),)
    if what == "combat" and action > DECLINE:
        return (Amount("chance", chances_against(table, seat, action)[0]),)
    if what == "hit" and action > DECLINE:
        return (Amount("hit_chance", chance_of_a_hit(table, seat, action)),)
    return ()
