title = Burning Suns
tagline = Build an empire of three parts, explore, fight, negotiate: antimatter wins.


## Why not

refused-BSU-2_15 = A new tile goes to a free place beside a face-up tile that you have a revealed path to.
refused-BSU-4_1 = Choose one of the two sheets you were dealt.
refused-BSU-4_7 = You keep exactly four of your eight race cards, each once.
refused-BSU-4_14 = A new level gives one of the abilities printed on it.
refused-BSU-4_23 = Nobody may enter another empire’s home system.
refused-BSU-4_24 = Another empire’s home system may not be a target.
refused-BSU-4_27 = You do not have enough crystals left for this unit.
refused-BSU-4_33 = The starting crystals buy only dreadnoughts, battlecruisers, fighters and regiments.
refused-BSU-4_37 = In a game without race cards there are no alliances.
refused-BSU-4_38 = Your home system already holds as many such units as the limit allows.
refused-BSU-5_2 = The game is over.
refused-BSU-7_2 = In the status phase only benefits marked Status are used.
refused-BSU-7_3 = The crystals of this status phase have already been paid.
refused-BSU-7_4 = You do not hold the source of this benefit now, or it is blocked.
refused-BSU-7_8 = Every empire uses its own status benefits, on its turn.
refused-BSU-9_1 = A leader goes on an empty space, when it is your turn.
refused-BSU-9_2 = This leader is already on a sheet.
refused-BSU-9_4 = The middle space is used only with four or five players.
refused-BSU-9_6 = A leader has to be placed now; none may be held back.
refused-BSU-11_6 = The leader’s owner performs the action or passes.
refused-BSU-11_7 = This action cannot be performed now.
refused-BSU-11_10 = The action has begun: do at least the minimum it asks for.
refused-BSU-12_1 = Only a face-down tile can be explored.
refused-BSU-12_7 = This tile touches no face-up tile that you have a revealed path to.
refused-BSU-13_13 = Local forces guard this system; they have to be beaten first.
refused-BSU-13_14 = An uninhabited system without an owner is colonised, not assaulted.
refused-BSU-14_7 = There is no battle in an ion storm.
refused-BSU-14_9 = The additional action may be performed or skipped.
refused-BSU-16_1 = A jump moves one fleet or army of yours, no farther than the jump distance.
refused-BSU-16_2 = Only units that can jump and are still waiting here can be taken along.
refused-BSU-16_3 = Somebody has to go on, and only units on the jump can be left behind.
refused-BSU-16_7 = An army may not enter a system with an opposing fleet.
refused-BSU-16_10 = Every tile on the way must be face up and on a revealed path.
refused-BSU-16_13 = An army passes only through your own systems and wormholes, and stops only in your own systems.
refused-BSU-18_1 = The fleet is over its limit: discard ships, the titan or the starbase.
refused-BSU-18_3 = The army is over its limit: discard regiments or the colossus.
refused-BSU-18_9 = Units above the limit have to be discarded now.
refused-BSU-18_10 = There is no such unit in the force that is over its limit.
refused-BSU-19_2 = A successful scan brings one artefact or crystals.
refused-BSU-19_8 = Discard one of your own artefacts: there are more than the limit allows.
refused-BSU-20_1 = Now the leader rolls; before that only boosts can be bought.
refused-BSU-20_4 = You do not have enough crystals for another boost.
refused-BSU-20_8 = A failed roll can be rerolled or left as it is.
refused-BSU-22_1 = Only a face-up uninhabited system with your dreadnought can be colonised.
refused-BSU-22_2 = You do not have enough crystals to colonise this system.
refused-BSU-22_4 = An opposing fleet prevents colonising here.
refused-BSU-22_5 = This system already belongs to an empire.
refused-BSU-23_1 = Diplomacy gains a system, changes control of one, or concerns an alliance.
refused-BSU-23_2 = Diplomacy gains only inhabited systems that nobody controls.
refused-BSU-23_5 = In your own system control can only be improved.
refused-BSU-23_6 = In your own system there is nothing to worsen.
refused-BSU-23_7 = An alliance is made with one other empire.
refused-BSU-23_9 = The target is beyond your diplomacy distance.
refused-BSU-23_11 = A revealed path must lead to the target.
refused-BSU-23_13 = With another empire’s home system only an alliance is allowed.
refused-BSU-23_15 = No system of that empire is within your diplomacy distance.
refused-BSU-23_16 = A colossus or a construction there prevents diplomacy by others.
refused-BSU-23_18 = To make or change an alliance you both need race cards in hand, and one is made only where there is none, changed only where there is one.
refused-BSU-24_1 = In an alliance each side gives one race card.
refused-BSU-24_5 = Diplomacy may not target systems of an ally.
refused-BSU-24_11 = Accept the offer or refuse it.
refused-BSU-24_16 = In this game two players cannot make an alliance.
refused-BSU-25_8 = Only a system of another empire can be brought to unrest or rebellion.
refused-BSU-25_9 = The owner of the system blocks one of its two benefits.
refused-BSU-25_14 = Only a system of your own in unrest can be calmed, and a hostile one never.
refused-BSU-25_15 = There is no unrest in an uninhabited system.
refused-BSU-27_1 = Build units, buy resources of the market, repair unique units.
refused-BSU-27_2 = Your crystals or your build limit do not allow it.
refused-BSU-27_6 = New units and resources are placed only in systems that you control.
refused-BSU-27_7 = A unique unit is repaired only in a system that you control.
refused-BSU-27_8 = You do not have enough crystals for this repair.
refused-BSU-27_10 = Choose a resource from the full place; it makes way.
refused-BSU-27_16 = An empire has at most one titan, one starbase and one colossus.
refused-BSU-27_17 = This unit is not in play or not damaged.
refused-BSU-27_18 = A mercenary joins a fleet of yours in a system that you control.
refused-BSU-28_2 = This space of the market is empty.
refused-BSU-29_2 = Your race has no space for technologies.
refused-BSU-30_1 = An upgrade goes on an upgrade space below a unit of your race.
refused-BSU-31_2 = A mercenary needs an existing fleet in a system of yours.
refused-BSU-35_1 = A battle needs a fleet of yours and another fleet in the same place.
refused-BSU-35_3 = No battle may be fought here.
refused-BSU-35_8 = Rerolls go to your own missed dice.
refused-BSU-35_10 = The damage has to be assigned to a unit of yours in this combat.
refused-BSU-35_20 = This unit is lost already; another one has to take the hit.
refused-BSU-36_1 = A bombardment is at most one shot by a fleet and one by an army.
refused-BSU-36_2 = You have no fleet there that could fire at the system.
refused-BSU-36_3 = It takes an army of yours and a fleet of another owner in the same system.
refused-BSU-36_4 = An opposing fleet protects this system from bombardment.
refused-BSU-36_5 = You may not bombard your own systems and units.
refused-BSU-36_10 = A colossus protects this system from bombardment.
refused-BSU-36_14 = There is nothing to hit on this system.
refused-BSU-37_1 = An assault needs a battlecruiser, a titan or a landing craft of yours in the system.
refused-BSU-37_2 = An opposing fleet prevents an assault here.
refused-BSU-37_15 = You cannot assault your own systems.
refused-BSU-38_1 = Choose one activated ability.
refused-BSU-38_4 = An ability can be used or declined.
refused-BSU-38_7 = You have no such ability for this moment of this action.
refused-BSU-38_8 = The condition of this ability is not met.
refused-BSU-38_10 = You have already used a triggered ability in this action.
refused-BSU-38_11 = You do not have this activated ability now.
refused-BSU-38_15 = The action cannot be performed, and this ability would not change that.
refused-BSU-38_16 = Its cost cannot be paid, or it would do nothing.
refused-BSU-40_1 = A successful recruitment brings one agent.
refused-BSU-40_3 = An agent of another empire is taken only if its force is yours and not its owner’s.
refused-BSU-40_7 = Discard one of your own agents: there are more than the limit allows.
refused-BSU-40_10 = The regiment goes to a system that you control.
refused-BSU-40_11 = No revealed path leads to the owner of this agent.
refused-BSU-41_2 = A mission becomes one of the other actions, or nothing.
refused-BSU-41_9 = A mission cannot become another mission.
refused-BSU-42_14 = No die of this kind of unit has missed.
refused-BSU-44_2 = This benefit has already been used in this status phase.
refused-BSU-44_9 = The fleet that this benefit asks for is not there.
refused-BSU-44_11 = The target is too far away, or no revealed path leads to it.
refused-BSU-44_13 = The ability cannot be aimed at this.
refused-BSU-44_14 = The ability hits nothing of this empire there; units at home are safe.
refused-BSU-44_15 = There is no such unit to lose.
refused-BSU-44_16 = The ability does not hit units of this kind.
refused-BSU-44_20 = Pay the tax, or the action ends.
refused-BSU-44_21 = There is nothing of that kind to take from this empire.
refused-BSU-44_26 = This fleet or army cannot go there.
refused-BSU-44_28 = Only a regular unit that you lost in this combat comes back.
refused-BSU-44_29 = Only a damaged unique unit of yours can be repaired.
refused-BSU-44_35 = The ability does not name this action.
refused-BSU-44_36 = You have already looked at this tile.
refused-BSU-44_41 = Only an unguarded system of the named kind that nobody controls can be seized.
refused-BSU-44_42 = The ability does not offer this card or resource.
refused-BSU-44_43 = You can discard only what you have of the named kind.
refused-BSU-45_5 = There is no card there.

## Units and forces

npc-dark-ship = Dark Ship
npc-dark-ship-help = Nobody’s ship, one die. Attacks a fleet that meets it at once.
npc-local-force = Local Force
npc-local-force-help = Nobody’s ground unit, one die. Guards its system and never attacks.
unit-dreadnought = Dreadnought
unit-dreadnought-help = Ship. Colonises uninhabited systems.
unit-battlecruiser = Battlecruiser
unit-battlecruiser-help = Ship. Lands 1 regiment in an assault.
unit-fighter = Fighter
unit-fighter-help = Ship. Gives its fleet 1 reroll in a battle or bombardment.
unit-regiment = Regiment
unit-regiment-help = Ground unit. Ships land it in assaults; it defends systems and moves between your own systems.
unit-titan = Titan
unit-titan-help = Unique unit in space. Lands 2 regiments in an assault.
unit-starbase = Starbase
unit-starbase-help = Unique unit in space. A wormhole for your fleets; enemies have no rerolls beside it. It cannot jump.
unit-colossus = Colossus
unit-colossus-help = Unique ground unit. Its system can be neither bombarded nor stirred up by the diplomacy of others.
force-light = Light
force-neutral = Neutral
force-dark = Dark

## Systems

tile-home-1 = Aurel Cradle
tile-home-2 = Nine Lanterns
tile-home-3 = Mother Reef
tile-home-4 = Old Bastion
tile-home-5 = First Furrow
tile-void-1 = Silent Gulf
tile-void-2 = Pale Reach
tile-void-3 = Hollow Mile
tile-void-4 = Lightless Ford
tile-void-5 = Nobody’s Sky
tile-special-1 = Heart of Embers
tile-hostile-1 = Karrow’s Teeth
tile-hostile-2 = Ashfall
tile-hostile-3 = Gorvane Pits
tile-hostile-4 = Thorn of Ishar
tile-hostile-5 = Blackmere
tile-hostile-6 = Crown of Cinders
tile-hostile-7 = Vault of Sorrow
tile-inhabited-1 = Hydateus Teign
tile-inhabited-2 = Olm Terrace
tile-inhabited-3 = Saint Veyra
tile-inhabited-4 = Pellucid Shore
tile-inhabited-5 = Marketworld Quill
tile-inhabited-6 = Lantern of Aume
tile-inhabited-7 = Concordia’s Edge
tile-uninhabited-1 = Luginea
tile-uninhabited-2 = Frostmarrow
tile-uninhabited-3 = Halcyon Drift
tile-uninhabited-4 = Verdigris
tile-uninhabited-5 = Mosaic Deeps
tile-uninhabited-6 = Unborn Sun
tile-uninhabited-7 = Prism Gate
anomaly-asteroid-field = Asteroid Field
anomaly-babel-post = Babel Research Post
anomaly-dark-fleet = Dark Fleet
anomaly-ion-storm = Ion Storm
anomaly-portal = Portal
anomaly-wormhole = Wormhole
tile-asteroid-field-1 = Gravel Sea
tile-asteroid-field-2 = Shattered Moon
tile-asteroid-field-3 = Miners’ Rest
tile-babel-post-1 = Babel Post Aleph
tile-babel-post-2 = Babel Post Beth
tile-babel-post-3 = Babel Post Gimel
tile-dark-fleet-1 = Lone Hunters
tile-dark-fleet-2 = Black Column
tile-dark-fleet-3 = Night Armada
tile-ion-storm-1 = Violet Squall
tile-ion-storm-2 = Static Veil
tile-portal-1 = Ambassadors’ Door
tile-portal-2 = Gilded Arch
tile-wormhole-1 = Needle’s Eye
tile-wormhole-2 = Serpent Throat
tile-wormhole-3 = Old Shortcut

## Ideologies

ideology-imperial = Imperial
level-imperial-0 = Levy
level-imperial-1a = Parade Dues
level-imperial-1b = Ransom of Ruins
level-imperial-2a = Garrison Law
level-imperial-2b = Crown Envoys
level-imperial-3 = Builder’s Tithe
ideology-psyonic = Psyonic
level-psyonic-0 = Second Sight
level-psyonic-1a = Borrowed Tongue
level-psyonic-1b = Night Terror
level-psyonic-2a = Open Minds
level-psyonic-2b = Hollow Minds
level-psyonic-3 = Puppet Crown
ideology-merchant = Merchant
level-merchant-0 = Ledger First
level-merchant-1a = Brokers
level-merchant-1b = Charity Fleet
level-merchant-2a = Double Shift
level-merchant-2b = Hired Guns
level-merchant-3 = Buy a War
ideology-assassin = Assassin
level-assassin-0 = Knife in the Crowd
level-assassin-1a = Contract
level-assassin-1b = Quiet Exit
level-assassin-2a = Poisoned Wine
level-assassin-2b = Sleeper Cells
level-assassin-3 = Decapitation
ideology-united = United
level-united-0 = Common Cause
level-united-1a = People’s Guard
level-united-1b = Open Borders
level-united-2a = Chorus of Worlds
level-united-2b = One Banner
level-united-3 = Great Accord
ideology-exiled = Exiled
level-exiled-0 = Long Road
level-exiled-1a = Kin of the Dark
level-exiled-1b = New Shores
level-exiled-2a = Hidden Roads
level-exiled-2b = Homecoming
level-exiled-3 = Promised Sky
ideology-vengeful = Vengeful
level-vengeful-0 = Blood Price
level-vengeful-1a = Never Forget
level-vengeful-1b = Old Wounds
level-vengeful-2a = Scorched Orbit
level-vengeful-2b = Mourning Oath
level-vengeful-3 = Reckoning
ideology-nomadic = Nomadic
level-nomadic-0 = Caravans
level-nomadic-1a = Star Drovers
level-nomadic-1b = Guest Right
level-nomadic-2a = Raiders’ Moon
level-nomadic-2b = Walking Cities
level-nomadic-3 = Endless Herd
ideology-archivist = Archivist
level-archivist-0 = Catalogue
level-archivist-1a = Deep Index
level-archivist-1b = Sealed Shelf
level-archivist-2a = Master Copy
level-archivist-2b = Forbidden Stacks
level-archivist-3 = Sum of All Maps
ideology-enlightened = Enlightened
level-enlightened-0 = Inner Flame
level-enlightened-1a = Teachers
level-enlightened-1b = Ash and Iron
level-enlightened-2a = Pilgrim Fleet
level-enlightened-2b = Burning Doubt
level-enlightened-3 = Ascension

## Races and leaders

race-terran = Terrans
race-terran-help = Leaders 5, 4, 4. { unit-dreadnought }: cost 3, dice 1, hits at 5 or less. { unit-battlecruiser }: cost 4, dice 1, hits at 6 or less. { unit-fighter }: cost 3, dice 1, hits at 4 or less. { unit-regiment }: cost 2, dice 1, hits at 4 or less. { unit-titan }: cost 11, dice 4, hits at 5 or less, hit points 7. { unit-starbase }: cost 8, dice 3, hits at 4 or less, hit points 6. { unit-colossus }: cost 7, dice 2, hits at 5 or less, hit points 4. Technology spaces: 2. Upgrade spaces: { unit-dreadnought } 1, { unit-battlecruiser } 1, { unit-fighter } 1, { unit-regiment } 1.
leader-terran-leader-1 = Admiral Rhea Voss
leader-terran-leader-2 = Consul Idris Kane
leader-terran-leader-3 = Pilot June Okoro
race-templar = Templars
race-templar-help = Leaders 5, 5, 3. { unit-dreadnought }: cost 4, dice 1, hits at 6 or less. { unit-battlecruiser }: cost 4, dice 1, hits at 5 or less. { unit-fighter }: cost 3, dice 1, hits at 4 or less. { unit-regiment }: cost 2, dice 1, hits at 5 or less. { unit-titan }: cost 11, dice 3, hits at 6 or less, hit points 7. { unit-starbase }: cost 9, dice 3, hits at 5 or less, hit points 6. { unit-colossus }: cost 8, dice 3, hits at 4 or less, hit points 4. Technology spaces: 1. Upgrade spaces: { unit-dreadnought } 1, { unit-battlecruiser } 1, { unit-fighter } 1, { unit-regiment } 2, { unit-titan } 1, { unit-starbase } 1.
leader-templar-leader-1 = Prior Ansgar
leader-templar-leader-2 = Sister Oriel
leader-templar-leader-3 = Squire Bede
race-usurper = Usurpers
race-usurper-help = Leaders 6, 4, 4. { unit-dreadnought }: cost 4, dice 1, hits at 5 or less. { unit-battlecruiser }: cost 3, dice 1, hits at 4 or less. { unit-fighter }: cost 3, dice 1, hits at 4 or less. { unit-regiment }: cost 2, dice 1, hits at 4 or less. { unit-titan }: cost 10, dice 3, hits at 5 or less, hit points 7. { unit-starbase }: cost 8, dice 3, hits at 4 or less, hit points 5. { unit-colossus }: cost 7, dice 2, hits at 5 or less, hit points 4. Technology spaces: 1. Upgrade spaces: { unit-dreadnought } 1, { unit-battlecruiser } 1, { unit-fighter } 1, { unit-regiment } 1, { unit-titan } 1.
leader-usurper-leader-1 = The Pretender Zael
leader-usurper-leader-2 = Mara Threadcutter
leader-usurper-leader-3 = Old Fence Durn
race-cyborg = Cyborgs
race-cyborg-help = Leaders 4, 4, 4. { unit-dreadnought }: cost 4, dice 1, hits at 6 or less. { unit-battlecruiser }: cost 4, dice 1, hits at 6 or less. { unit-fighter }: cost 3, dice 1, hits at 5 or less. { unit-regiment }: cost 2, dice 1, hits at 3 or less. { unit-titan }: cost 12, dice 4, hits at 5 or less, hit points 8. { unit-starbase }: cost 9, dice 3, hits at 5 or less, hit points 6. { unit-colossus }: cost 8, dice 3, hits at 5 or less, hit points 4. Technology spaces: 2. Upgrade spaces: { unit-dreadnought } 2, { unit-battlecruiser } 1, { unit-fighter } 1, { unit-regiment } 2, { unit-titan } 1.
leader-cyborg-leader-1 = Unit Seventh Prime
leader-cyborg-leader-2 = Overseer Kol-9
leader-cyborg-leader-3 = Patch
race-changeling = Changelings
race-changeling-help = Leaders 6, 5, 3. { unit-dreadnought }: cost 4, dice 1, hits at 5 or less. { unit-battlecruiser }: cost 4, dice 1, hits at 6 or less. { unit-fighter }: cost 3, dice 1, hits at 5 or less. { unit-regiment }: cost 2, dice 1, hits at 3 or less. { unit-titan }: cost 10, dice 3, hits at 5 or less, hit points 6. { unit-starbase }: cost 8, dice 3, hits at 4 or less, hit points 6. { unit-colossus }: cost 7, dice 2, hits at 5 or less, hit points 4. Technology spaces: 3. Upgrade spaces: { unit-battlecruiser } 1.
leader-changeling-leader-1 = She of Many Doors
leader-changeling-leader-2 = Mirror Envoy
leader-changeling-leader-3 = The Unfinished
race-insectoid = Insectoids
race-insectoid-help = Leaders 5, 4, 3. { unit-dreadnought }: cost 3, dice 1, hits at 5 or less. { unit-battlecruiser }: cost 4, dice 1, hits at 5 or less. { unit-fighter }: cost 3, dice 1, hits at 4 or less. { unit-regiment }: cost 2, dice 1, hits at 4 or less. { unit-titan }: cost 10, dice 3, hits at 4 or less, hit points 7. { unit-starbase }: cost 8, dice 3, hits at 4 or less, hit points 5. { unit-colossus }: cost 7, dice 3, hits at 4 or less, hit points 4. Technology spaces: 1. Upgrade spaces: { unit-dreadnought } 2, { unit-battlecruiser } 2, { unit-fighter } 2, { unit-regiment } 2, { unit-colossus } 1.
leader-insectoid-leader-1 = Brood Regent Tsk
leader-insectoid-leader-2 = Spine-Marshal
leader-insectoid-leader-3 = Larval Choir
race-wraith = Wraiths
race-wraith-help = Leaders 6, 5, 3. { unit-dreadnought }: cost 3, dice 1, hits at 5 or less. { unit-battlecruiser }: cost 4, dice 1, hits at 5 or less. { unit-fighter }: cost 3, dice 1, hits at 5 or less. { unit-regiment }: cost 2, dice 1, hits at 3 or less. { unit-titan }: cost 10, dice 3, hits at 6 or less, hit points 6. { unit-starbase }: cost 8, dice 3, hits at 5 or less, hit points 5. { unit-colossus }: cost 7, dice 2, hits at 6 or less, hit points 3. Technology spaces: 2. Upgrade spaces: { unit-battlecruiser } 1, { unit-fighter } 1, { unit-starbase } 1.
leader-wraith-leader-1 = The Last Whisper
leader-wraith-leader-2 = Ferryman Ulm
leader-wraith-leader-3 = Cold Hand
race-neomorph = Neomorphs
race-neomorph-help = Leaders 5, 4, 4. { unit-dreadnought }: cost 4, dice 1, hits at 5 or less. { unit-battlecruiser }: cost 4, dice 1, hits at 6 or less. { unit-fighter }: cost 3, dice 1, hits at 4 or less. { unit-regiment }: cost 2, dice 1, hits at 5 or less. { unit-titan }: cost 11, dice 4, hits at 4 or less, hit points 7. { unit-starbase }: cost 8, dice 3, hits at 4 or less, hit points 5. { unit-colossus }: cost 8, dice 3, hits at 5 or less, hit points 4. Technology spaces: 0. Upgrade spaces: { unit-dreadnought } 2, { unit-battlecruiser } 2, { unit-fighter } 2, { unit-regiment } 2, { unit-titan } 1, { unit-colossus } 1.
leader-neomorph-leader-1 = Alpha Strain
leader-neomorph-leader-2 = The Grafter
leader-neomorph-leader-3 = Bloom
race-leviathan = Leviathans
race-leviathan-help = Leaders 4, 4, 4. { unit-dreadnought }: cost 4, dice 1, hits at 6 or less. { unit-battlecruiser }: cost 3, dice 1, hits at 4 or less. { unit-fighter }: cost 3, dice 1, hits at 4 or less. { unit-regiment }: cost 2, dice 1, hits at 4 or less. { unit-titan }: cost 12, dice 4, hits at 6 or less, hit points 8. { unit-starbase }: cost 9, dice 3, hits at 4 or less, hit points 6. { unit-colossus }: cost 8, dice 3, hits at 4 or less, hit points 4. Technology spaces: 3. Upgrade spaces: { unit-dreadnought } 2, { unit-battlecruiser } 1, { unit-regiment } 1.
leader-leviathan-leader-1 = Deep Mother
leader-leviathan-leader-2 = Tidecaller
leader-leviathan-leader-3 = Bone Barnacle
race-ercinean = Ercineans
race-ercinean-help = Leaders 6, 4, 3. { unit-dreadnought }: cost 4, dice 1, hits at 6 or less. { unit-battlecruiser }: cost 4, dice 1, hits at 4 or less. { unit-fighter }: cost 3, dice 1, hits at 5 or less. { unit-regiment }: cost 2, dice 1, hits at 4 or less. { unit-titan }: cost 11, dice 3, hits at 6 or less, hit points 7. { unit-starbase }: cost 9, dice 3, hits at 5 or less, hit points 6. { unit-colossus }: cost 7, dice 2, hits at 5 or less, hit points 4. Technology spaces: 2. Upgrade spaces: { unit-dreadnought } 1, { unit-battlecruiser } 1, { unit-fighter } 1, { unit-regiment } 1, { unit-starbase } 1.
leader-ercinean-leader-1 = Sky Arbiter Ione
leader-ercinean-leader-2 = Windreader Tam
leader-ercinean-leader-3 = Fledgling Esk

## Organisations

organisation-outer-rim = of the Outer Rim
organisation-outer-rim-help = Jump distance 4, diplomacy distance 1, build limit 6, artefacts up to 2, agents up to 2. Rerolls: Battle 1, Assault 1. Free boost of missions: 1.
organisation-eclipse = of the Eclipse
organisation-eclipse-help = Jump distance 3, diplomacy distance 2, build limit 5, artefacts up to 2, agents up to 3. Rerolls: Battle 0, Assault 0. Free boost of missions: 2.
organisation-eternity = of Eternity
organisation-eternity-help = Jump distance 2, diplomacy distance 3, build limit 5, artefacts up to 3, agents up to 2. Rerolls: Battle 0, Assault 1. Free boost of missions: 1.
organisation-ninth-dimension = of the 9th Dimension
organisation-ninth-dimension-help = Jump distance 3, diplomacy distance 1, build limit 6, artefacts up to 3, agents up to 2. Rerolls: Battle 2, Assault 0. Free boost of missions: 2.
organisation-nova = of Nova
organisation-nova-help = Jump distance 4, diplomacy distance 2, build limit 4, artefacts up to 2, agents up to 1. Rerolls: Battle 2, Assault 2. Free boost of missions: 0.
organisation-falling-star = of the Falling Star
organisation-falling-star-help = Jump distance 4, diplomacy distance 1, build limit 4, artefacts up to 2, agents up to 3. Rerolls: Battle 1, Assault 2. Free boost of missions: 0.
organisation-iron-ledger = of the Iron Ledger
organisation-iron-ledger-help = Jump distance 2, diplomacy distance 2, build limit 8, artefacts up to 2, agents up to 2. Rerolls: Battle 2, Assault 2. Free boost of missions: 0.
organisation-quiet-harbour = of the Quiet Harbour
organisation-quiet-harbour-help = Jump distance 2, diplomacy distance 3, build limit 7, artefacts up to 2, agents up to 2. Rerolls: Battle 0, Assault 0. Free boost of missions: 2.
organisation-thousand-gates = of the Thousand Gates
organisation-thousand-gates-help = Jump distance 3, diplomacy distance 3, build limit 6, artefacts up to 1, agents up to 1. Rerolls: Battle 2, Assault 1. Free boost of missions: 1.
organisation-hollow-crown = of the Hollow Crown
organisation-hollow-crown-help = Jump distance 3, diplomacy distance 2, build limit 7, artefacts up to 1, agents up to 2. Rerolls: Battle 1, Assault 2. Free boost of missions: 1.

## Agents

card-agent-sharpshooter-kessa = Sharpshooter Kessa
card-agent-drillmaster-borun = Drillmaster Borun
card-agent-the-siphon = The Siphon
card-agent-saint-of-small-suns = Saint of Small Suns
card-agent-broker-of-endings = Broker of Endings
card-agent-keeper-ovidane = Keeper Ovidane
card-agent-envoy-lissandre = Envoy Lissandre
card-agent-mother-tamsin = Mother Tamsin
card-agent-cartographer-wren = Cartographer Wren
card-agent-healer-of-hulls = Healer of Hulls
card-agent-marshal-edda = Marshal Edda
card-agent-judge-calloway = Judge Calloway
card-agent-quartermaster-pell = Quartermaster Pell
card-agent-foreman-dask = Foreman Dask
card-agent-navigator-io = Navigator Io
card-agent-the-understudy = The Understudy
card-agent-dockmaster-hale = Dockmaster Hale
card-agent-tinker-moss = Tinker Moss
card-agent-echo-twins = Echo Twins
card-agent-captain-skarn = Captain Skarn
card-agent-the-kindler = The Kindler
card-agent-beast-tamer-vro = Beast-Tamer Vro
card-agent-breaker-ninefold = Breaker Ninefold
card-agent-widow-sable = Widow Sable

## Artefacts

card-artefact-gravity-alternator = Gravity Alternator
card-artefact-mirror-aegis = Mirror Aegis
card-artefact-index-of-wonders = Index of Wonders
card-artefact-dark-fleet-beacon = Dark Fleet Beacon
card-artefact-seed-of-dawn = Seed of Dawn
card-artefact-heart-of-night = Heart of Night
card-artefact-balanced-core = Balanced Core
card-artefact-world-spindle = World Spindle
card-artefact-tide-callers-horn = Tide Caller’s Horn
card-artefact-unmaking-lens = Unmaking Lens
card-artefact-star-ladder = Star Ladder
card-artefact-banner-of-many = Banner of Many
card-artefact-crystal-womb = Crystal Womb
card-artefact-whispering-coil = Whispering Coil
card-artefact-choir-bell = Choir Bell
card-artefact-silence-engine = Silence Engine
card-artefact-hungry-blade = Hungry Blade
card-artefact-weavers-loom = Weaver’s Loom
card-artefact-pale-compass = Pale Compass
card-artefact-iron-reliquary = Iron Reliquary
card-artefact-sunken-throne = Sunken Throne
card-artefact-ember-crown = Ember Crown
card-artefact-void-lantern = Void Lantern
card-artefact-chain-of-debts = Chain of Debts

## Race cards

back-military = Military Alliance
back-trade = Trade Alliance
back-science = Science Alliance
back-mobility = Transit Alliance
card-rc-terran-reserve-call-up = Reserve Call-Up
card-rc-terran-emergency-yards = Emergency Yards
card-rc-terran-second-wind = Second Wind
card-rc-terran-old-treaty = Old Treaty
card-rc-terran-hot-pursuit = Hot Pursuit
card-rc-terran-grand-exhibition = Grand Exhibition
card-rc-terran-spare-parts = Spare Parts
card-rc-terran-deep-range-probe = Deep Range Probe
card-rc-templar-vigil = Vigil
card-rc-templar-holy-ground = Holy Ground
card-rc-templar-call-the-faithful = Call the Faithful
card-rc-templar-relic-procession = Relic Procession
card-rc-templar-shield-of-oaths = Shield of Oaths
card-rc-templar-martyrs = Martyrs
card-rc-templar-forced-march = Forced March
card-rc-templar-tithe-barges = Tithe Barges
card-rc-usurper-false-colours = False Colours
card-rc-usurper-palace-coup = Palace Coup
card-rc-usurper-purge-list = Purge List
card-rc-usurper-empty-coffers = Empty Coffers
card-rc-usurper-stolen-seal = Stolen Seal
card-rc-usurper-turncoats = Turncoats
card-rc-usurper-shadow-yard = Shadow Yard
card-rc-usurper-crown-jewels = Crown Jewels
card-rc-cyborg-hard-restart = Hard Restart
card-rc-cyborg-refit = Refit
card-rc-cyborg-predictive-fire = Predictive Fire
card-rc-cyborg-subnet-breach = Subnet Breach
card-rc-cyborg-fabricator-burst = Fabricator Burst
card-rc-cyborg-iron-skin = Iron Skin
card-rc-cyborg-field-repairs = Field Repairs
card-rc-cyborg-upload = Upload
card-rc-changeling-borrowed-face = Borrowed Face
card-rc-changeling-perfect-copy = Perfect Copy
card-rc-changeling-vanishing-fleet = Vanishing Fleet
card-rc-changeling-third-path = Third Path
card-rc-changeling-masked-envoy = Masked Envoy
card-rc-changeling-inside-job = Inside Job
card-rc-changeling-shell-game = Shell Game
card-rc-changeling-true-name = True Name
card-rc-insectoid-swarm-tide = Swarm Tide
card-rc-insectoid-burrowers = Burrowers
card-rc-insectoid-pheromone-trail = Pheromone Trail
card-rc-insectoid-royal-jelly = Royal Jelly
card-rc-insectoid-hatching-grounds = Hatching Grounds
card-rc-insectoid-chitin-wall = Chitin Wall
card-rc-insectoid-feast = Feast
card-rc-insectoid-queens-choice = Queen’s Choice
card-rc-wraith-cold-passage = Cold Passage
card-rc-wraith-fear-of-the-deep = Fear of the Deep
card-rc-wraith-soul-harvest = Soul Harvest
card-rc-wraith-unquiet-dead = Unquiet Dead
card-rc-wraith-grave-lights = Grave Lights
card-rc-wraith-hush = Hush
card-rc-wraith-last-testament = Last Testament
card-rc-wraith-haunted-market = Haunted Market
card-rc-neomorph-rapid-growth = Rapid Growth
card-rc-neomorph-spore-drift = Spore Drift
card-rc-neomorph-living-hulls = Living Hulls
card-rc-neomorph-shed-skin = Shed Skin
card-rc-neomorph-graft = Graft
card-rc-neomorph-overrun = Overrun
card-rc-neomorph-symbiosis = Symbiosis
card-rc-neomorph-creeping-roots = Creeping Roots
card-rc-leviathan-breach-the-surface = Breach the Surface
card-rc-leviathan-ancient-song = Ancient Song
card-rc-leviathan-crush-depth = Crush Depth
card-rc-leviathan-whale-fall = Whale Fall
card-rc-leviathan-slow-currents = Slow Currents
card-rc-leviathan-barnacled-hide = Barnacled Hide
card-rc-leviathan-drowned-treasure = Drowned Treasure
card-rc-leviathan-feeding-grounds = Feeding Grounds
card-rc-ercinean-stoop = Stoop
card-rc-ercinean-high-roost = High Roost
card-rc-ercinean-thermals = Thermals
card-rc-ercinean-flock-together = Flock Together
card-rc-ercinean-far-trade = Far Trade
card-rc-ercinean-sky-court = Sky Court
card-rc-ercinean-talons = Talons
card-rc-ercinean-eclipse-flight = Eclipse Flight

## Resources

resource-tech-servos = Colossus Servos
resource-tech-batteries = Bastion Batteries
resource-tech-lattice = Antimatter Lattice
resource-tech-whisper = Whisper Network
resource-tech-reliquary = Reliquary Vault
resource-tech-mesh = Command Mesh
resource-tech-fold = Fold Drive
resource-upg-targeting = Tuned Targeting
resource-upg-breach = Breaching Charge
resource-upg-overcharge = Overcharged Array
resource-upg-assembly = Line Assembly
resource-merc-lander = Landing Craft
resource-merc-tender = Titan Tender
resource-merc-corsair = Razor Corsair
resource-merc-jammer = Null Jammer
resource-merc-salvager = Wreck Picker
resource-con-refinery = Crystal Refinery
resource-con-gate = Gate Anchor
resource-con-ring = Bastion Ring
resource-con-well = Antimatter Well
resource-con-tribunal = Tribunal Spire

## Boards

market-market-small = Market, 2–3 players
market-market-large = Market, 4–5 players
board-income-track = Income track
board-planning-track = Planning track
board-first-player-token = First-player token
sheet-sheet-exploration = Exploration
action-explore = Explore
action-explore-help = Turn up one or two face-down tiles next to what you can reach.
action-jump = Jump
action-jump-help = Move a fleet or an army.
action-scan = Scan
action-scan-help = Roll for an artefact or crystals.
sheet-sheet-colonisation = Colonisation
action-colonise = Colonise
action-colonise-help = Take an uninhabited system where a dreadnought is.
action-diplomacy = Diplomacy
action-diplomacy-help = Roll to win over, calm or stir up a system, or make an alliance.
action-build = Build / market
action-build-help = Buy units and resources, repair.
sheet-sheet-battle = Battle
action-battle = Battle
action-battle-help = Fight another fleet where your fleet is.
action-bombard = Bombard
action-bombard-help = Fire from space at a system, and from the ground at a fleet.
action-assault = Assault
action-assault-help = Land regiments and take a system.
sheet-sheet-activation = Activation
action-activate = Activate
action-activate-help = Use one activated ability.
action-recruit = Recruit
action-recruit-help = Roll for an agent.
action-mission = Mission
action-mission-help = Roll to perform any other action.

## Galaxies

galaxy-galaxy-2 = Twin Hearths
galaxy-galaxy-3 = Threefold Wheel
galaxy-galaxy-4 = Four Gates Square
galaxy-galaxy-5 = Five-Petal Crown
galaxy-close-2 = Double Knot
galaxy-close-3 = Crowded Trinity
galaxy-close-4 = Four at One Table
galaxy-close-5 = Five Against the Core
galaxy-wide-2 = Long Silence
galaxy-wide-3 = Three Far Shores
galaxy-wide-4 = Four Frontiers
galaxy-wide-5 = Scattered Pentad
galaxy-random = Galaxy by Chance

## Backs and words

free-place = a free place
facedown-0 = a face-down tile marked 0
facedown-1 = the face-down tile marked 1
facedown-2 = a face-down tile marked 2
facedown-3 = a face-down tile marked 3
facedown-4 = a face-down tile marked 4
facedown-5 = a face-down anomaly
facedown-6 = a home system
word-construction = Construction

## Antimatter by source

tally-systems = Systems
tally-agents = Agents
tally-artefacts = Artefacts
tally-resources = Resources
tally-deeds = Fights and deeds
tally-shared-victory = Shared victory
amount-crystal = { $amount ->
    [one] { $amount } crystal
   *[other] { $amount } crystals
}
amount-eighths = { $amount } in 8 to succeed
amount-chance = { $amount }% to win
amount-hit-chance = { $amount }% to hit

## Moves

move-decline-start-unit = Buy nothing more
move-decline-status = No further benefit
move-decline-perform = Pass: no { $action }
move-decline-trigger = Use no ability
move-decline-explore = Stop exploring
move-decline-nested = No { $action } now
move-decline-jump = Stop here
move-decline-leader-reroll = Keep the roll
move-decline-answer = Refuse
move-decline-give = Keep the card as it is
move-decline-build = Buy nothing more
move-decline-tax = Do not pay; the action is lost
move-decline-bombard = No second shot
move-decline-reroll = No more rerolls
move-decline-damage = Put the damage on a unit already lost
move-decline-mission = Perform no action
move-decline-place = Stop
move-decline-empire = No further empire
move-decline-salvage = Recover nothing more
move-accept-perform = Perform { $action }
move-accept-nested = Perform { $action } as well
move-accept-leader-reroll = Reroll
move-accept-answer = Accept
move-accept-tax = Pay { $amount ->
    [one] { $amount } crystal
   *[other] { $amount } crystals
}
move-decline-all = No abilities during this action
move-pick = { $what }
move-branch = Choose: { $effect }
move-race-card = Race card: { $card }
move-leader = { $leader }: { $action }, space { $space }
move-use = Use { $source }
move-place-explore = Turn up { $place }{ $where }
move-place-jump = On to { $place }{ $where }
move-place-colonise = Colonise { $place }{ $where }
move-win-over = Win over { $place }{ $where }
move-calm = Calm { $place }{ $where }
move-stir-up = Stir up unrest: { $place }{ $where }
move-rebellion = Start a rebellion: { $place }{ $where }
move-place-site = Place it at { $place }{ $where }
move-place-bombard = Fire at { $place }{ $where }
move-place-assault = Assault { $place }{ $where }
move-place-regiment = Regiment at { $place }{ $where }
move-place-place = { $place }{ $where }
move-place-leap = Leap to { $place }{ $where }
move-place-loss = Lose a unit at { $place }{ $where }
move-unit-space = On the space of: { $unit }
move-unit-reroll = Reroll a miss: { $unit }
move-unit-damage = Damage to: { $unit }
move-unit-surplus = Discard: { $unit }
move-unit-loss = Lose: { $unit }
move-unit-salvage = Recover: { $unit }
move-buy = { $unit }, price { $cost }
move-market = { $resource } from the market
move-repair = Repair: { $unit }
move-empire = { $who }
move-take-crystals = Take 5 crystals
move-take-deck = Take the top card of the deck
move-take-face-up = Take the face-up card
move-card-recruit = Take over { $card }
move-card-surplus-card = Discard { $card }
move-card-card = Take { $card }
move-card-throw = Discard { $card }
move-boost = Boost the roll for { $cost ->
    [one] { $cost } crystal
   *[other] { $cost } crystals
}
move-roll = Roll
move-action = { $action }
move-ally = Offer an alliance to { $who }
move-change-alliance = Change the alliance with { $who }
move-cancel-alliance = Cancel the alliance with { $who }
move-block = Block: { $benefit }
move-fleet = Fleet at { $place }{ $where }
move-army = Army at { $place }{ $where }
move-along = Take along: { $unit }
move-leave = Leave behind: { $unit }
move-resource = Give up { $resource }
move-force = { $who } at { $place }{ $where }
move-dark-ships = Dark ships at { $place }{ $where }
move-local-forces = Local forces at { $place }{ $where }

## Prompts

prompt-pick-sheet = Choose one of your two sheets
prompt-pick-sheet-reason = All choices are turned up together.
prompt-keep-card = Keep a race card
prompt-keep-card-reason = You keep four of eight, in secret.
prompt-start-unit = Buy a starting unit?
prompt-start-unit-reason = You keep the crystals you do not spend.
prompt-status = Status: which benefit?
prompt-status-reason = Use every benefit once in this phase.
prompt-leader = Planning: which leader goes where?
prompt-leader-reason = Leaders act in the order of the sheets.
prompt-perform = { $action }: perform it or pass?
prompt-perform-reason = { $leader } acts, and returns to you either way.
prompt-trigger = Use an ability?
prompt-trigger-reason = One triggered ability per action.
prompt-explore = Explore: which tile?
prompt-explore-reason = One or two face-down tiles next to what you can reach.
prompt-nested = { $action } as well?
prompt-nested-reason = The same leader performs it.
prompt-jump-from = Jump: which fleet or army?
prompt-jump-from-reason = Armies move between your own systems only.
prompt-jump = Jump: where next?
prompt-jump-reason = { $units ->
    [one] { $units } unit
   *[other] { $units } units
} at { $place }, steps left: { $left }. Units may be left behind or taken along.
prompt-boost = Boost the roll?
prompt-boost-reason = { $value } or less succeeds. Each boost adds 1; an 8 always fails.
prompt-leader-reroll = Reroll the failed roll?
prompt-leader-reroll-reason = Rolled: { $die }, needed: { $value } or less. Boosts already paid still count.
prompt-scan = Scan: what do you take?
prompt-scan-reason = An artefact or crystals.
prompt-colonise = Colonise: which system?
prompt-colonise-reason = A dreadnought has to be there.
prompt-diplomacy = Diplomacy: what will you do?
prompt-diplomacy-reason = Win a system over, calm or stir one up, or see to an alliance.
prompt-block = Unrest: which benefit is blocked?
prompt-block-reason = The other one stays in force.
prompt-answer = { $what ->
    [change] Other cards for the alliance with { $other }: do you agree?
    [cancel] The end of the alliance with { $other }: do you agree?
   *[make] An alliance with { $other }: do you agree?
}
prompt-answer-reason = An alliance is made or changed only by consent.
prompt-give = Which race card do you give?
prompt-give-reason = The other empire gets the benefit on its back.
prompt-build = Build: what next?
prompt-build-reason = Each unit, resource and repair counts toward the build limit.
prompt-site = { $what }: where?
prompt-site-reason = In a system you control.
prompt-space = Which unit gets the upgrade?
prompt-space-reason = It holds for all units of that type.
prompt-replaced = What has to give way?
prompt-replaced-reason = All spaces are full.
prompt-tax = Pay the tax?
prompt-tax-reason = Without it the action does not begin.
prompt-battle = Battle: against whom?
prompt-battle-reason = Attacking an ally breaks the alliance.
prompt-bombard = Bombard: which target?
prompt-bombard-reason = A fleet fires at the system, an army at a fleet.
prompt-assault = Assault: which system?
prompt-assault-reason = Every ship able to do so lands regiments.
prompt-reroll = Reroll a miss?
prompt-reroll-reason = Rerolls left in this combat: { $left }.
prompt-damage = Which unit takes the damage?
prompt-damage-reason = Hits to assign: { $hits }. All lost units fall together at the end of the turn.
prompt-activate = Activate: which ability?
prompt-activate-reason = One activated ability.
prompt-recruit = Recruit: which agent?
prompt-recruit-reason = From the deck, the face-up one, or another empire’s.
prompt-regiment = Where does the regiment go?
prompt-regiment-reason = To a system you control.
prompt-mission = Mission: which action?
prompt-mission-reason = All the rules of that action apply.
prompt-surplus = Over the limit: what do you discard?
prompt-surplus-reason = Until the limit is met.
prompt-surplus-card = Too many cards: which one goes?
prompt-surplus-card-reason = To the bottom of its deck.
prompt-level = A new level: which ability?
prompt-level-reason = The other one is blocked.
prompt-branch = Which of the two effects?
prompt-branch-reason = Only one of them happens.
prompt-place = Which place?
prompt-place-reason = The ability works there.
prompt-empire = Which empire?
prompt-empire-reason = A revealed path to it is needed.
prompt-card = Which card?
prompt-card-reason = You will take it.
prompt-throw = Which one do you discard?
prompt-throw-reason = The choice is yours.
prompt-force = Which force is hit?
prompt-force-reason = One owner on one tile.
prompt-loss = What is lost?
prompt-loss-reason = One unit after another.
prompt-leap-from = Leap: who?
prompt-leap-from-reason = Only a revealed path is needed.
prompt-leap = Leap: where to?
prompt-leap-reason = Units may be left behind.
prompt-salvage = Which lost unit comes back?
prompt-salvage-reason = Of the regular units lost in this combat.
prompt-repair = Which unit is repaired?
prompt-repair-reason = One hit point at a time.
prompt-draw = Which card do you take?
prompt-draw-reason = Chosen before looking.
prompt-receive = Which resource do you take?
prompt-receive-reason = It is free.
prompt-instead = Which action instead?
prompt-instead-reason = With the same leader.
prompt-waiting = Others are deciding
prompt-waiting-reason = { $waiting ->
    [one] Waiting for { $waiting } player.
   *[other] Waiting for { $waiting } players.
}
prompt-over = The game is over
prompt-over-reason = Most antimatter wins; allies win together.

## The log

event-turned-up = Turned up: { $place }
event-placed-tile = A new tile: { $place }
event-control = { $player }: control of { $place }
event-rebellion = { $player }: rebellion at { $place }, control is lost
event-calmed = { $player }: calmed { $place }
event-unrest = { $player }: unrest at { $place }
event-picked = { $player }: sheet “{ $sheet }”
event-round = Round { $round }
event-income = { $player }: income, { $amount ->
    [one] { $amount } crystal
   *[other] { $amount } crystals
}
event-regroup = Regroup
event-leader = { $player }: a leader on { $action }
event-won = { $player }: victory with { $amount } antimatter
event-jump = { $player }: { $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
} to { $place }
event-leap = { $player }: { $amount ->
    [one] { $amount } unit leaps
   *[other] { $amount } units leap
} to { $place }
event-regiments = { $player }: { $amount ->
    [one] { $amount } regiment
   *[other] { $amount } regiments
} at { $place }
event-roll-succeeded = { $player }: rolled { $amount } against { $value }: success
event-roll-failed = { $player }: rolled { $amount } against { $value }: failure
event-card-taken = { $player }: took { $card }
event-card-discarded = { $player }: discarded { $card }
event-offer-refused = { $player }: refused
event-alliance-made = { $player }: an alliance with { $other }
event-alliance-cancelled = { $player }: the alliance is cancelled
event-alliance-broken = { $player }: the alliance is broken
event-resource = { $player }: gained { $resource }
event-built = { $player }: built a { $unit }
event-dice = Dice: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $misses ->
    [one] { $misses } miss
   *[other] { $misses } misses
}
event-reroll = { $player }: rerolled a die ({ $unit }): { $amount }
event-fell = Destroyed: { $amount } × { $unit }
event-antimatter = { $player }: antimatter { $change }
event-attack-won = The attacker wins at { $place }
event-attack-lost = The defender wins at { $place }
event-fight-drawn = A draw at { $place }
event-not-fought = No fight at { $place }
event-ability = { $player }: used { $source }
event-crystals = { $player }: crystals +{ $amount }
event-peeked = You look at { $tile }
event-passed = { $player }: passed
event-action = { $player }: { $action }
event-discarded = { $player }: discarded { $amount } × { $unit }
event-level-lost = { $player }: lost level { $amount }
event-level = { $player }: reached level { $amount }: { $ability }
ending-antimatter = Enough antimatter has been gathered.
ending-round-limit = The last round is over.
tie-break-uniques = Tied on antimatter: unique units in play decided ({ $first } to { $second }).
tie-break-income = Tied on antimatter: the larger income decided ({ $first } to { $second }).

## Options

option-length = Length
option-length-help = Short or long: how much antimatter wins.
option-length-short = Short
option-length-long = Long
option-start = Start
option-start-help = Advanced: twelve crystals to spend on units instead of the usual four.
option-start-normal = Normal
option-start-advanced = Advanced
option-planning = Planning
option-planning-help = Advanced: the order of play follows the planning track.
option-planning-normal = Normal
option-planning-advanced = Advanced
option-race-cards = Race cards
option-race-cards-help = Without them there are no alliances; easier for a first game.
option-starting-crystals = Starting crystals
option-starting-crystals-help = Crystals that everybody has in a normal start.
option-sheet-reading = Reading the sheets
option-sheet-reading-help = Action by action, or first spaces of all actions first.
option-sheet-reading-action-major = Action by action
option-sheet-reading-slot-major = First spaces first
option-first-renewal = Renewal in round 1
option-first-renewal-help = Whether cards and market are renewed in round 1 as well.
option-first-renewal-yes = Yes
option-first-renewal-no = No
option-dark-fleets-oppose = Dark fleets
option-dark-fleets-oppose-help = How many dark ships it takes to count as an opposing fleet.
option-dark-fleets-oppose-four = Four ships or more
option-dark-fleets-oppose-any = Any number of ships
option-explore = Explore
option-explore-help = Turn the two tiles up in sequence, or name both first.
option-explore-in-sequence = One after the other
option-explore-together = Name both first
option-ambush = Meeting dark ships
option-ambush-help = Who attacks when a fleet meets dark ships.
option-ambush-dark-ships = The dark ships attack
option-ambush-fleet = The fleet attacks
option-army-route = Route of armies
option-army-route-help = Whether armies may pass through wormhole tiles.
option-army-route-wormholes = Through wormholes too
option-army-route-own-systems = Your own systems only
option-alliance-cancelling = Cancelling an alliance
option-alliance-cancelling-help = By one side alone, or only by consent.
option-alliance-cancelling-one-sided = One-sided
option-alliance-cancelling-consent = Only by consent
option-hostile-systems = Hostile systems
option-hostile-systems-help = Whether they can ever be calmed.
option-hostile-systems-unrest = Never calm
option-hostile-systems-peace = Can be calmed
option-uninhabited-systems = Uninhabited systems
option-uninhabited-systems-help = Whether diplomacy can cause unrest there.
option-uninhabited-systems-calm = No unrest there
option-uninhabited-systems-unrest = Unrest possible
option-race-card-triggers = Race cards as triggers
option-race-card-triggers-help = Whether they count toward the one triggered ability per action.
option-race-card-triggers-count = They count
option-race-card-triggers-free = They do not count
option-repair = Repair
option-repair-help = A slot restores one point, or as many as you pay for.
option-repair-point = One point per slot
option-repair-full = As much as is paid for
option-doomed-damage = Damage on doomed units
option-doomed-damage-help = Whether damage may be wasted on units already lost.
option-doomed-damage-no = Not allowed
option-doomed-damage-yes = Allowed
option-reroll-pool = Reroll pool
option-reroll-pool-help = For the whole action, or anew each combat turn.
option-reroll-pool-action = For the whole action
option-reroll-pool-turn = Anew each combat turn
option-titan = Titan
option-titan-help = Whether a titan colonises like a dreadnought.
option-titan-deploys = Only deploys
option-titan-colonises = Colonises too
option-bombard = Bombard
option-bombard-help = Whether the same kind of shot may be fired twice.
option-bombard-different = Two different kinds
option-bombard-same = The same kind twice
option-undefended = Undefended systems
option-undefended-help = One regiment lands, or the whole wave.
option-undefended-one = One regiment
option-undefended-wave = The whole wave
option-priority = Organisation rerolls
option-priority-help = Whether they come last or first when abilities conflict.
option-priority-system = Last
option-priority-organisation = First
option-round-limit = Round limit
option-round-limit-help = The game ends after 20 rounds (30 in a long game); without the limit after 100.
option-round-limit-yes = With the limit
option-round-limit-no = Without the limit
option-alliance-of-two = Alliance of two
option-alliance-of-two-help = Whether two players may ally.
option-alliance-of-two-yes = Allowed
option-alliance-of-two-no = Not allowed
option-starbase = Starbase
option-starbase-help = Whether it cancels all enemy rerolls or only those of weaker sources.
option-starbase-priority = Those of weaker sources
option-starbase-all = All enemy rerolls
option-galaxy = Galaxy
option-galaxy-help = How the tiles are laid. All galaxies are the same around every home.
option-galaxy-standard = Standard
option-galaxy-close = Close: small, neighbours near
option-galaxy-wide = Wide: large, long distances
option-galaxy-random = Random: laid by chance

## At the terminal

terminal-head = Round { $round }; { $win } antimatter wins at a round’s end; ideology levels at { $levels }
terminal-place = Place
terminal-tile = Tile
terminal-holds = There
terminal-near = Next to
terminal-market = Market: { $goods }
terminal-offer = Face up: { $cards }
terminal-combat = Combat, turn { $turn }
terminal-row = { $unit } { $number }, hits at { $attack } or less, missed { $misses }
terminal-numbers = Jump { $jump }, diplomacy { $diplomacy }, fleet up to { $fleet }, army up to { $army }, agents { $agents }, artefacts { $artefacts }, purchases { $build }; force: { $force }
terminal-leaders = Leaders: { $leaders }
terminal-unit = Unit
terminal-cost = Cost
terminal-dice = Dice
terminal-attack = Hits ≤
terminal-hp = HP
terminal-in-play = In play
terminal-levels = Ideology: { $levels }
terminal-cards = Cards and resources: { $cards }
terminal-antimatter = Antimatter
terminal-crystals = Crystals
terminal-income = Income
terminal-systems = Systems
terminal-race-card = Race card { $card }: { $meaning }
terminal-signs = A place: its number, then ?2 a face-down tile with that number, ?? a face-down anomaly, H home, U uninhabited, I inhabited, X hostile, S special, . void, * anomaly. =1 is the player in control, ! unrest, 1:3/2 three ships and two units on the ground of player 1, d dark ships, l local forces. On the sheets stand the numbers of the players, in brackets space by space.

## What abilities do, composed of their effects

one-more = { $first } { $rest }
one-or-other = { $first } or { $rest }
effects-both = { $first }; { $rest }
effects-then = { $first }, then { $rest }
either-level = { $first } / { $rest }
of-force = ({ $force }) { $said }
level-said = Level { $level }: { $said }
no-benefits = No benefits.
ability-passive = Passive: { $effects }.
ability-status = Status{ $conditions }: { $effects }.
ability-activate = Activate{ $conditions }: { $effects }.
ability-reveal = When turned up{ $conditions }: { $effects }.
ability-before = Before { $actions }{ $conditions }: { $effects }.
ability-after = After { $actions }{ $conditions }: { $effects }.
ability-by-force = { $ability } X by your force: { force-light } { $light }, { force-neutral } { $neutral }, { force-dark } { $dark }.
condition-attacker = { " " }as the attacker{ $more }
condition-defender = { " " }as the defender{ $more }
condition-bystander = { " " }by another empire{ $more }
condition-win = , if you win{ $more }
condition-lose = , if you lose{ $more }
condition-success = , if the roll succeeded{ $more }
condition-roll = , if a leader roll succeeds{ $more }
condition-outnumbered = , if you are outnumbered{ $more }
condition-min-enemy = { " " }against { $n } or more units{ $more }
condition-own-fleet-here = , with a fleet of yours of { $n } or more here{ $more }
within = { " " }within distance { $n }
your-pick = ; you choose which
per-own-fleet4 = { " " }for each fleet of yours of 4 or more
per-unique = { " " }for each unique unit of yours
per-controlled = { " " }for each system you control
per-artefact = { " " }for each artefact of yours
per-destroyed = { " " }for each enemy unit destroyed in the combat
per-inhabited = { " " }for each inhabited system you control
units-dreadnought = { $n ->
    [one] 1 dreadnought
   *[other] { $n } dreadnoughts
}
units-battlecruiser = { $n ->
    [one] 1 battlecruiser
   *[other] { $n } battlecruisers
}
units-fighter = { $n ->
    [one] 1 fighter
   *[other] { $n } fighters
}
units-regiment = { $n ->
    [one] 1 regiment
   *[other] { $n } regiments
}
units-titan = { $n ->
    [one] 1 titan
   *[other] { $n } titans
}
units-starbase = { $n ->
    [one] 1 starbase
   *[other] { $n } starbases
}
units-colossus = { $n ->
    [one] 1 colossus
   *[other] { $n } colossi
}
units-this = { $n ->
    [one] 1 unit of this kind
   *[other] { $n } units of this kind
}
units-dark-ship = { $n ->
    [one] 1 dark ship
   *[other] { $n } dark ships
}
units-local-force = { $n ->
    [one] 1 local force
   *[other] { $n } local forces
}
victims-regiment = { $n ->
    [one] 1 regiment
   *[other] { $n } regiments
}
victims-ship = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
victims-unit = { $n ->
    [one] 1 regular unit
   *[other] { $n } regular units
}
victims-titan = { $n ->
    [one] 1 titan
   *[other] { $n } titans
}
victims-starbase = { $n ->
    [one] 1 starbase
   *[other] { $n } starbases
}
victims-unique = { $n ->
    [one] 1 unique unit
   *[other] { $n } unique units
}
victims-construction = { $n ->
    [one] 1 construction
   *[other] { $n } constructions
}
victims-fleet = { $n ->
    [one] 1 unit of a fleet
   *[other] { $n } units of a fleet
}
victims-army = { $n ->
    [one] 1 unit of an army
   *[other] { $n } units of an army
}
target-regiment = regiments
target-ship = ships
target-unit = regular units
target-titan = a titan
target-starbase = a starbase
target-unique = a unique unit
target-construction = a construction
target-fleet = a fleet
target-army = an army
goods-dreadnought = dreadnoughts cost
goods-battlecruiser = battlecruisers cost
goods-fighter = fighters cost
goods-regiment = regiments cost
goods-titan = your titan costs
goods-starbase = your starbase costs
goods-colossus = your colossus costs
goods-unit = regular units cost
goods-unique = unique units cost
goods-technology = technologies cost
goods-upgrade = upgrades cost
goods-mercenary = mercenaries cost
goods-construction = constructions cost
goods-resource = all resources cost
goods-repair = repairs cost
goods-colonise = colonising costs
effect-crystals = { $also ->
    [yes] { "" }
   *[no] gain{ " " }
}{ $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}{ $per }
effect-pay = pay { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
effect-tax = that empire pays you { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}, or its action ends
effect-steal = take { $what ->
    [crystals] { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    }
    [antimatter] { $n } antimatter
    [agent] { $n ->
        [one] 1 agent
       *[other] { $n } agents
    }
   *[artefact] { $n ->
        [one] 1 artefact
       *[other] { $n } artefacts
    }
} from { $who ->
    [opponent] the opponent
    [each-other] each other empire
    [up-to-two] each of up to two other empires
   *[chosen] another empire
}{ $reach }
effect-antimatter = { $also ->
    [yes] { "" }
   *[no] gain{ " " }
}{ $n } antimatter
effect-hold-antimatter = worth { $n } antimatter while you hold it
effect-add = add { $units } { $place ->
    [home] in your home system
    [controlled] { $n ->
        [one] in a system you control
       *[other] in systems you control
    }
    [own-fleet] to a fleet of yours
    [own-army] to your army
   *[here] here
}{ $per }
effect-join = { $units } fight on your side in this combat
effect-place-npc = place { $units } { $place ->
    [any-tile] on a face-up tile that you have a path to
    [uncontrolled] in a system that nobody controls
   *[here] here
}
effect-deploy = deploy { $n ->
    [one] 1 more regiment
   *[other] { $n } more regiments
}
effect-transfer = move up to { $n ->
    [one] 1 regiment
   *[other] { $n } regiments
} from your systems into the assault
effect-leap = { $what ->
    [army] an army of yours
   *[fleet] a fleet of yours
} leaps to { $place ->
    [controlled] another system you control
    [anomaly] an anomaly that you have a path to
   *[other] any tile that you have a path to
}
effect-destroy = destroy { $victims }{ $who ->
    [opponent] { " " }of the opponent
    [each-other] { " " }of each other empire
    [up-to-two] { " " }of each of up to two other empires
    [chosen] { " " }of another empire
   *[nobody] { "" }
}{ $reach }{ $assign }
effect-damage = { $n } damage to { $victims }{ $who ->
    [opponent] { " " }of the opponent
    [chosen] { " " }of another empire
   *[nobody] { "" }
}{ $reach }{ $assign }
effect-cancel-damage = cancel up to { $n } damage in the first turn of { $scope ->
    [battle] a battle
    [assault] an assault
   *[any] the combat
}
effect-salvage = bring back up to { $n ->
    [one] 1 regular unit
   *[other] { $n } regular units
} that you lost in the combat
effect-repair = repair { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
} of your unique units
effect-reroll = { $n ->
    [one] 1 reroll
   *[other] { $n } rerolls
} { $what ->
    [leader] for any leader roll
    [battle] in a battle
    [bombard] in a bombardment
    [assault] in an assault
   *[other] for the roll of { $action }
}{ $per }
effect-no-rerolls = your opponents have no rerolls { $what ->
    [battle] in a battle
    [bombard] in a bombardment
    [assault] in an assault
   *[other] for the roll of { $action }
}
effect-attack = { $what ->
    [fleet] your fleets have
    [army] your armies have
    [enemy-fleet] enemy fleets have
    [here] your units here have
   *[this] units of this kind have
} { $signed } attack{ $per }
effect-dice = { $what ->
    [titan] your titan
    [starbase] your starbase
    [colossus] your colossus
   *[other] each unit of this kind
} rolls { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}{ $per }
effect-hit-damage = a hit by { $what ->
    [titan] your titan
    [starbase] your starbase
    [colossus] your colossus
   *[other] a unit of this kind
} does { $n } more damage{ $per }
effect-unit-cost = cost of { $what ->
    [this] units of this kind
   *[other] these units
}: { $signed }{ $per }
effect-strike = +{ $n } to your attack in the first turn of combat{ $per }
effect-discount = { $goods } { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
} less{ $per }
effect-limit = { $what ->
    [fleet] your fleets may have { $n ->
        [one] 1 more unit
       *[other] { $n } more units
    }
    [army] your armies may have { $n ->
        [one] 1 more unit
       *[other] { $n } more units
    }
    [agent] you may hold { $n ->
        [one] 1 more agent
       *[other] { $n } more agents
    }
    [artefact] you may hold { $n ->
        [one] 1 more artefact
       *[other] { $n } more artefacts
    }
   *[build] you may make { $n ->
        [one] 1 more purchase
       *[other] { $n } more purchases
    } when building
}{ $per }
effect-distance = your { $what ->
    [jump] jump distance
   *[diplomacy] diplomacy distance
} grows by { $n }{ $per }
effect-boost = free boost of { $n } { $what ->
    [leader] for any leader roll
   *[other] for the roll of { $action }
}{ $per }
effect-perform = perform { $action } as an additional action
effect-instead = your leader may perform { $actions } instead
effect-reveal = reveal { $n ->
    [one] 1 face-down tile
   *[other] up to { $n } face-down tiles
} next to your paths
effect-place-system = lay { $n ->
    [one] 1 new system
   *[other] { $n } new systems
} { $what ->
    [up] face up
   *[down] face down
}
effect-return-tile = bring { $n } { $what ->
    [anomaly] { $n ->
        [one] removed anomaly
       *[other] removed anomalies
    }
   *[void] { $n ->
        [one] removed void
       *[other] removed voids
    }
} back, face down
effect-swap-systems = { $n ->
    [one] two systems change places with everything on them, once
   *[other] two systems change places with everything on them, { $n } times
}
effect-wormhole = { $place ->
    [controlled] every system you control is a wormhole for you
   *[here] this place is a wormhole for you
}
effect-control = { $what ->
    [own] calm a system of yours that is in unrest
   *[other] a system of another empire{ $reach } goes into unrest, or rebels if it is in unrest already
}
effect-seize = take control of an unguarded { $what ->
    [inhabited] inhabited
   *[uninhabited] uninhabited
} system{ $reach } that nobody controls
effect-ban = { $what ->
    [battle] no battle is fought here
   *[hostile-diplomacy] others’ diplomacy cannot cause unrest { $place ->
        [controlled] in any system of yours
       *[here] here
    }
}
effect-draw = take { $what ->
    [agent] { $n ->
        [one] 1 agent
       *[other] { $n } agents
    }
   *[artefact] { $n ->
        [one] 1 artefact
       *[other] { $n } artefacts
    }
} { $source ->
    [deck] from the deck
    [faceup] (the face-up card)
   *[any] (from the deck or the face-up card)
}
effect-search = look through the deck and take { $what ->
    [agent] { $n ->
        [one] 1 agent
       *[other] { $n } agents
    }
   *[artefact] { $n ->
        [one] 1 artefact
       *[other] { $n } artefacts
    }
}
effect-receive = take { $what ->
    [technology] { $n ->
        [one] 1 technology
       *[other] { $n } technologies
    }
    [upgrade] { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }
   *[resource] { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
} from the market free of cost
effect-discard = { $who ->
    [self] discard
    [opponent] the opponent discards
    [each-other] each other empire discards
    [up-to-two] up to two other empires discard
   *[chosen] another empire discards
} { $what ->
    [agent] { $n ->
        [one] 1 agent
       *[other] { $n } agents
    }
    [artefact] { $n ->
        [one] 1 artefact
       *[other] { $n } artefacts
    }
    [race-card] { $n ->
        [one] 1 race card
       *[other] { $n } race cards
    }
   *[technology] { $n ->
        [one] 1 technology
       *[other] { $n } technologies
    }
}{ $reach }
effect-replace = exchange up to { $units } of yours, each for { $new }
effect-refresh = renew the whole market
effect-peek = look at { $n ->
    [one] 1 face-down tile
   *[other] up to { $n } face-down tiles
}
effect-count-as = you may count as any force
effect-ignore = { $what ->
    [opposing-fleet] opposing fleets do not hinder you
    [dreadnought-role] any ship of yours may colonise
   *[jump-stop] opposing fleets do not end your jumps
}
effect-discard-self = discard this card
effect-choose = either { $first }, or { $second }

# Ways to play, for bots.
style-soldier = soldier
style-soldier-help = Builds warships and looks for a fight.
style-engineer = engineer
style-engineer-help = Fills its empire with technologies, upgrades and constructions.
style-diplomat = diplomat
style-diplomat-help = Wins systems over by treaty and sends its leaders on missions.
style-settler = settler
style-settler-help = Spreads its domain over as many systems as it can.
