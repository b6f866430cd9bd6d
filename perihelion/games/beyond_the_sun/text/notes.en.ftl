## Coach notes: said once, when something is met for the first time

note-action = Move your pawn to a free space; it may not stay where it is. Technologies you have researched give you spaces of your own.
note-researching = A technology costs a population cube, which never comes back. Look at its immediate bonus and at the action it gives you.
note-production = You take one of three: population, ore or trade. Choose what your next turn will need.
note-jumping = One point moves one ship along one route. An empty system is yours at once; to take one that somebody holds you need more strength there.
note-trade = 3 ore buy a population cube, 1 ore brings a ship home as population, and a cube sells for 1 ore. Trade as often as you like.
note-achievement = If you meet one, you must claim it, one a turn. It stays yours even if you no longer meet its condition later.
note-copying = You carry out another action space without going there. You still pay its cost.
note-building = A new ship starts in Sol, or in a shipyard you control. Choose the place from which it can reach more.
note-upgrading = A higher level is more strength from the same cube. Upgrade where control is at stake.
note-warping = Here a ship goes anywhere, without routes. Look for a system nobody guards.
note-colonising = You need control and the required strength. The card is yours for good and pays its bonus once.
note-settling = Settle ships that have the required strength between them; you get nothing back for strength beyond it.
note-automating = A disc goes from a track to the automation track: production rises, and there are points at the end.
note-type = Your prerequisites pass on different types: blue science, green economy, red military, yellow commerce. You choose before any card is turned up.
note-card = You are the discoverer, so the choice is yours. Others may research it later, so take what helps you most.
note-private = A private technology lies by your mat. Only you use it, and nobody can research it.
note-uncovering = A guild is an action for everybody. Unlock the one that you can use soonest.
note-on-base-lost = Somebody is stronger there: your disc comes home and production falls. More strength wins it back.
note-on-end-triggered = Enough achievements have been claimed. You finish this round and play one more round, so go for points now.
