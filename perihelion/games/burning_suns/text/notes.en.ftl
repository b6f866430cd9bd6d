## Coach notes: said once, when something is met for the first time

note-leader = Leaders act in the order of the spaces, sheet by sheet. Plan your steps in that order, and send your best leader where there is a roll.
note-perform = It is your leader’s turn: carry the action out now, or pass. It cannot wait for later.
note-build = Crystals buy ships, regiments and, on the market, resources, up to your build limit. Some resources bring antimatter.
note-pick-sheet = Read level 0: you have it from the start. Higher levels come with antimatter.
note-keep-card = A race card is used once, or its back is given to an ally. Keep those that fit how you want to play.
note-trigger = You may use one such ability per action, and a used card may be gone. Use it where it matters.
note-explore = Turn up tiles beside what you can reach. The higher the value, the more there is to find.
note-jump-from = A whole fleet moves, an army only between your own systems. Four or more foreign ships end the jump.
note-jump = Step by step, and units may stay behind. A dreadnought colonises, a battlecruiser assaults: check who has to get there.
note-boost = The die must not show more than the leader’s value. An 8 fails whatever you pay.
note-scan = The scan succeeded. An artefact may hold antimatter; crystals are a sure thing.
note-recruit = An agent works as long as you hold it. You can take one from another empire if its force is yours and not its owner’s.
note-mission = The mission succeeded and becomes any other action. All the rules of that action apply.
note-colonise = An uninhabited system with your dreadnought in it is yours for its price in crystals. A regiment comes free.
note-diplomacy = The roll succeeded. You may win an inhabited system, calm your own, stir up another’s, or ally.
note-block = A system taken by force is in unrest. One benefit is blocked: give up the one you need least.
note-answer = Allies win together. The alliance ends when one attacks the other.
note-battle = Fleets fight turn by turn, without retreat. Beating four or more units brings antimatter.
note-assault = Ships land regiments, which fight the garrison. You need a battlecruiser or a titan there.
note-bombard = Fire from space weakens a garrison, and nobody lands. Think of it before an assault.
note-reroll = You reroll only your own misses, one die each. Keep some rerolls for the next turn of the fight.
note-damage = You choose what is hit. Lose the cheapest, keep what your plan needs.
note-level = Your antimatter opens a level: keep one of two abilities. Lose the antimatter, and the level closes again.
note-on-unrest = One benefit is blocked and the army limit falls by 5. Diplomacy calms the system.
note-on-roll-failed = The roll was above the leader’s value. Scan and Recruit still give you something, the others nothing.
