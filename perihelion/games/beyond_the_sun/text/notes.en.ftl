## Coach notes: said once, when something is met for the first time

note-trade = 3 ore make a population cube, a ship comes home for 1 ore, a cube gives 1 ore. As often as you like.
note-achievement = You may claim one a turn, and you have to. It stays yours even if the condition is lost later.
note-copying = You carry out another action space without going there. Its price is paid all the same.
note-building = A new ship begins in Sol, or in a shipyard you control. Choose the place from which it reaches more.
note-upgrading = A higher level is more strength from the same cube. Upgrade where control is at stake.
note-warping = Here a ship goes anywhere, without routes. Look for a system nobody guards.
note-colonising = You need control and the required strength. The card is yours for good and pays its bonus once.
note-settling = Settle ships of the required strength in all; what is above it is not paid back.
note-automating = A disc goes from a track to the automation track: production rises, and there are points at the end.
note-type = Your prerequisites pass on different types: blue science, green economy, red military, yellow commerce. You choose before any card is turned up.
note-card = You discover it, so the choice is yours. Others may research it later, so take what serves you most.
note-private = A private technology lies by your mat. Only you use it, and nobody can research it.
note-uncovering = A guild is an action for everybody. Open the one that you can use first.
note-on-base-lost = Somebody is stronger there: your disc comes home and production falls. More strength wins it back.
note-on-end-triggered = Enough achievements are claimed. This round is finished and one more is played; plan for points now.
