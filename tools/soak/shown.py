"""All that a person can be shown at a decision: what a seat, the spectator, the page or the terminal may ask for."""

import json
import random
import re
from collections.abc import Iterable

from perihelion import Game, State
from perihelion.kernel.table import Amount, Event, Phrase
from perihelion.words import LANGUAGES, Words
from perihelion.words.rules import rules_of

VALUE = re.compile(r'"([a-z0-9_-]+)"(?!:)')  # in JSON
UNFILLED = re.compile(r"[{}$@]")
SEAT = re.compile(r"@seat-\d")  # a player, whose name the table knows


class Shown:
    """Asks for everything and says it in both languages; an assertion names what cannot be shown.

    `messages` are those said so far, `named` the components they named, `viewed` the words that stood in views.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = [Words(language, game) for language in LANGUAGES]
        self.rules = {rule.id for rule in rules_of(game)}
        self.messages: set[str] = set()
        self.named: set[str] = set()
        self.viewed: set[str] = set()
        self._said: set[str] = set()

    def told(self) -> dict[str, list[str]]:
        """What was shown so far, in plain data."""
        return {"messages": sorted(self.messages), "named": sorted(self.named), "viewed": sorted(self.viewed)}

    def remember(self, told: dict[str, list[str]]) -> None:
        """What another run was shown."""
        self.messages.update(told.get("messages", ()))
        self.named.update(told.get("named", ()))
        self.viewed.update(told.get("viewed", ()))

    def decision(self, state: State, rng: random.Random) -> None:
        """Views and prompts of everybody, every open choice, and some that are refused."""
        before = state.fingerprint()
        for seat in range(state.seats):
            self.seat(state, seat)
        self.sent(state, None)
        for seat in state.actors():
            for action in state.legal(seat):
                self.choice(state, seat, action)
            self.refused(state, seat, [rng.randrange(self.game.actions.size) for _ in range(4)])
        assert state.fingerprint() == before, "looking has changed the position"

    def end(self, state: State) -> None:
        """A finished game, as everybody sees it."""
        self.say(Phrase(f"ending-{state.ending()}"))
        for seat in range(state.seats):
            self.seat(state, seat)
        self.sent(state, None)

    def seat(self, state: State, seat: int) -> None:
        self.sent(state, seat)
        prompt = state.prompt(seat)
        self.say(prompt.question)
        self.say(prompt.reason)
        self.refer_to([prompt.rule] if prompt.rule else [])
        for source in state.standing(seat):
            self.say(Phrase(f"tally-{source.replace('_', '-')}"))

    def sent(self, state: State, seat: int | None) -> None:
        """What goes over the wire can be written as JSON and read back as the same."""
        for what in (state.view(seat), state.forecast(seat)):
            text = json.dumps(what)
            assert json.loads(text) == what, f"the view of {seat} does not survive JSON"
            self.viewed.update(VALUE.findall(text))

    def choice(self, state: State, seat: int, action: int) -> None:
        self.say(state.phrase(seat, action))
        quote = state.quote(seat, action)
        self.amounts((*quote.cost, *quote.gain))
        preview = state.preview(seat, action)
        for event in preview.events:
            assert event.seen_by(seat), f"a preview shows {event.kind}, which seat {seat} may not see"
            self.event(event)
        for source in preview.change:
            self.say(Phrase(f"tally-{source.replace('_', '-')}"))
        assert quote.reveals == preview.stopped
        assert quote.group in ("only", "first", "middle", "last"), quote.group
        assert not state.why_not(seat, action), f"legal, and refused by {state.why_not(seat, action)}"

    def refused(self, state: State, seat: int, actions: Iterable[int]) -> None:
        legal = set(state.legal(seat))
        for action in actions:
            if action not in legal:
                rules = state.why_not(seat, action)
                assert rules, f"{self.game.actions.move(action)} is not legal, and nothing refuses it"
                self.refer_to(rules)

    def refer_to(self, rules: list[str]) -> None:
        """Rules that are named stand in the rules reference, if the game has one."""
        unknown = [rule for rule in rules if self.rules and rule not in self.rules]
        assert not unknown, f"named as rules, and in no reference: {unknown}"

    def event(self, event: Event) -> None:
        self.say(Phrase(f"event-{event.kind}", {"player": "Ada", "amount": event.amount, **event.facts}))

    def amounts(self, amounts: Iterable[Amount]) -> None:
        for each in amounts:
            self.say(Phrase(f"amount-{each.what.replace('_', '-')}", {"amount": each.amount}))

    def say(self, phrase: Phrase) -> None:
        """In both languages, once for the same facts: no message id and no unfilled value ever reaches a player."""
        key = repr(phrase)  # with the phrases inside it
        if key in self._said:
            return
        self._said.add(key)
        self.messages.add(phrase.message)
        for fact in phrase.facts.values():
            if isinstance(fact, Phrase):
                self.say(fact)
            if isinstance(fact, str) and fact.startswith("@") and not SEAT.fullmatch(fact):
                self.named.add(fact[1:])
                assert all(each.has(fact[1:]) for each in self.words), f"{fact[1:]} has no name"
        for each in self.words:
            assert each.has(phrase.message), f"there is no text for {phrase.message}"
            text = each.phrase(phrase)
            assert text, f"{phrase.message} says nothing"
            assert not UNFILLED.search(text), text
