## Hints: where to look, why a move is good, what another one misses

look-antimatter = Look for antimatter that you can take now.
look-rival = Look at the rival who holds the most antimatter.
look-allies = Look at who could be your ally.
look-crystals = Count your crystals.
look-income = Look at what your systems pay every round.
look-cards = Look at agents and artefacts.
look-resources = Look at the market and what you own of it.
look-systems = Look at the systems: what you hold, and what you could hold.
look-map = Look at the tiles nobody has turned up yet.
look-fleet = Look at your ships and regiments: what is missing?
look-promise = Look at what your fleets could take from where they are.
look-plans = Look at the order of the sheets: what will each leader be able to do?
look-under-way = Look at the action under way: what can it still bring?
look-setup = Look at leaders and fleet: what does your empire begin with?
look-victory = Look at the antimatter track.

term-antimatter = antimatter
term-rival = a rival’s antimatter
term-allies = an alliance
term-crystals = crystals
term-income = income
term-cards = agents and artefacts
term-resources = technologies and upgrades
term-systems = systems, their benefits and their garrisons
term-map = known tiles
term-fleet = ships and regiments
term-promise = what your fleets could take
term-plans = what your leaders can do
term-under-way = the action under way
term-setup = a good start
term-victory = the victory

# of another move: “It … .”
lacks-antimatter = brings less antimatter
lacks-rival = leaves a rival more antimatter
lacks-allies = does less for an alliance
lacks-crystals = leaves you fewer crystals
lacks-income = brings a smaller income
lacks-cards = brings fewer agents and artefacts
lacks-resources = brings fewer technologies and upgrades
lacks-systems = does less for your systems
lacks-map = opens less of the galaxy
lacks-fleet = leaves you fewer ships and regiments
lacks-promise = leaves your fleets less to take
lacks-plans = gives the leader less to do or a worse chance
lacks-under-way = makes less of the action under way
lacks-setup = makes a weaker start
lacks-victory = does not win the game

reason-antimatter = Antimatter +{ $n }: you hold { $have } of { $need }.
reason-rival = The leading rival loses antimatter and holds { $have } of { $need }.
reason-allies = An ally shares the victory with you.
reason-crystals = { $n ->
    [one] It brings a crystal.
   *[other] It brings { $n } crystals.
}
reason-income = { $n ->
    [one] One more crystal every round.
   *[other] { $n } more crystals every round.
}
reason-agent = It brings you an agent.
reason-artefact = It brings you an artefact.
reason-resources = What you build keeps working for you.
reason-systems = You hold one more system, with its benefits.
reason-guard = A regiment then guards a system that was empty.
reason-calm = One of your systems calms down, and its benefit works again.
reason-map = It opens more of the galaxy to you.
reason-fleet = Your forces grow.
reason-promise = From there your fleet has more to take.
reason-under-way = The action you have begun is worth finishing.
reason-setup = These leaders and this fleet make a good start.
reason-victory = It wins the game.
reason-plan-explore = { $action }: there are tiles beside you that nobody has seen, and it needs no roll.
reason-plan-jump = { $action }: your fleet has somewhere to go, and it needs no roll.
reason-plan-scan = { $action }: { $n }% chance, and crystals even if it fails.
reason-plan-colonise = { $action }: an uninhabited system is within your fleet’s reach by then.
reason-plan-diplomacy = { $action }: { $n }% chance to win a system without a fight.
reason-plan-build = { $n ->
    [one] { $action }: you have { $n } crystal to spend.
   *[other] { $action }: you have { $n } crystals to spend.
}
reason-plan-battle = { $action }: your fleet can expect to win a fight.
reason-plan-bombard = { $action }: it weakens a garrison without risk to your regiments.
reason-plan-assault = { $action }: your regiments can expect to take a system.
reason-plan-activate = { $action }: you have an ability that it sets off.
reason-plan-recruit = { $action }: { $n }% chance of an agent, and a regiment even if it fails.
reason-plan-mission = { $action }: { $n }% chance, and then it becomes whichever action you need.
