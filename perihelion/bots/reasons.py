"""Why a move is advised, in the game's own words: the best move beside the next one that leads elsewhere.

Both are played to the end of the own turn, the evaluation of both is split into its terms (`Game.explain`), and the
term that makes most of the difference names the reason (`Game.reason`): what the move gains in it, or, where it gains
nothing, that the other one loses there. Where the search has not decided between the two, only what the move gains is
told. What a move would only reveal is not named: it was drawn by chance for the comparison.
"""

from collections.abc import Set
from dataclasses import dataclass
from typing import Any, Final

from perihelion.bots.bot import Position
from perihelion.bots.lookahead import after_each, best_first
from perihelion.bots.search import Found
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.table import Phrase, read, written

STEPS: Final = 8
"""Own decisions that are played on after the first."""
MOST_OPTIONS: Final = 400
"""Of a decision on the way; with more the turn is judged where it stands."""
ALONE: Final = 0.35
"""Of the whole difference: a term with so much of it is the reason."""
TOGETHER: Final = 0.3
"""Two terms with so much of it each are the reason together."""
LIKE: Final = 0.3
"""Points by which all terms together differ at least where two moves lead to different positions."""
BESIDE: Final = 8
"""Moves among which the alternative is looked for."""
CLOSE: Final = 0.5
"""Of the visits of the best move: a search that tried another one so often has not decided between them."""
GOING_ON: Final = ("first", "middle")
"""Steps of a choice after which the same question goes on with it."""
SAMPLES: Final = 4
"""Positions in which a move that reveals something is looked at besides: what it gains in all of them is sure."""
UNSAID: Final = frozenset({"rest", "worth"})
"""Terms without a name: they count, but say nothing to a player."""

Terms = dict[str, float]


@dataclass(frozen=True)
class Instead:
    """Another move, and what it brings and misses."""

    action: int
    reason: Phrase


@dataclass(frozen=True)
class Why:
    """A hint in three steps: where to look, why the best move is good, and the alternative."""

    look: Phrase
    reason: Phrase
    instead: Instead | None


def written_why(why: Why) -> list[Any]:
    """As plain data, to be sent between processes."""
    other = None if why.instead is None else [why.instead.action, written(why.instead.reason)]
    return [written(why.look), written(why.reason), other]


def read_why(data: list[Any]) -> Why:
    look, reason, other = data
    return Why(read(look), read(reason), None if other is None else Instead(other[0], read(other[1])))


@dataclass(frozen=True)
class Way:
    """A move played to the end of the own turn."""

    action: int
    end: State
    terms: Terms
    sure: bool  # nothing was revealed on the way


@dataclass(frozen=True)
class Claim:
    """What a hint says: the terms that it names, of the difference to another move if that is clear, else of gain."""

    best: Way
    other: Way | None
    named: list[str]
    clear: bool


def why(position: Position, rng: Rng, liked: list[Found]) -> Why:
    """Of moves with the best first, as a search found them."""
    return Reasoning(position, rng).why([each.action for each in liked], undecided(liked))


def undecided(liked: list[Found]) -> set[int]:
    """The moves between which and the best the search has not decided: nothing can be said to set them apart."""
    return {each.action for each in liked[1:] if each.visits > CLOSE * liked[0].visits}


class Reasoning:
    """About one position, as one seat knows it."""

    def __init__(self, position: Position, rng: Rng) -> None:
        self.game, self.seat = position.game, position.seat
        self.known, *self.others = [position.sample(rng) for _ in range(1 + SAMPLES)]
        self.question = self.known.prompt(self.seat).question.message

    def why(self, actions: list[int], undecided: Set[int] = frozenset(), keeps: str = "reason-keeps") -> Why:
        """Of moves with the best first; one of those `undecided` is called about as good.

        `keeps` is how it is said that the other move loses where this one gains nothing.
        """
        claim = self.claim(actions, undecided)
        instead = None if claim.other is None else self.beside(claim.best, claim.other, claim.clear)
        if not claim.named:
            return Why(Phrase("look-about"), self.with_gift(Phrase("reason-later"), claim.best), instead)
        first, *more = self.told(claim, keeps)
        reason = together([first[1], *[said for _, said in more]])
        return Why(Phrase(f"look-{kind(first[0])}"), self.with_gift(reason, claim.best), instead)

    def with_gift(self, said: Phrase, way: Way) -> Phrase:
        """And what the move gives the others, where that is worth a sentence."""
        gives = self.game.for_others(self.known, self.seat, way.action)
        return said if gives is None else Phrase("reason-gives", {"said": said, "gives": gives})

    def claim(self, actions: list[int], undecided: Set[int] = frozenset()) -> Claim:
        """What sets the best move apart from the next one that leads elsewhere, or else what it gains."""
        best = self.played_out(actions[0])
        other = self.another(best, actions[1:BESIDE])
        if other is not None and other.action not in undecided:
            decide = decisive(difference(best.terms, other.terms))
            if decide:
                return Claim(best, other, decide, clear=True)
        return Claim(best, other, self.own(best)[:1], clear=False)

    def own(self, way: Way) -> list[str]:
        """The terms in which a move gains something that can be said, the largest first."""
        gained = difference(way.terms, self.game.explain(self.known, self.seat))
        return [term for term in most_first(gained) if gained[term] > 0 and self.gain(term, way) is not None]

    def told(self, claim: Claim, keeps: str) -> list[tuple[str, Phrase]]:
        """The terms that are named with what is said of each, at most two; first what the move gains."""
        gains = [(term, self.gain(term, claim.best)) for term in claim.named]
        brings = [(term, said) for term, said in gains if said is not None]
        spares = [(term, self.spared(term, claim.best, keeps)) for term, said in gains if said is None]
        if not brings:
            brings = [(term, said) for term in self.own(claim.best)[:1] if (said := self.gain(term, claim.best))]
        return [*brings, *spares][:2]

    @staticmethod
    def spared(term: str, way: Way, keeps: str) -> Phrase:
        """Of a term that counts though the move gains nothing in it: the other is worse there, or chance decides."""
        if way.sure:
            return Phrase(keeps, {"lacks": f"@lacks-{kind(term)}"})
        return Phrase("reason-chance", {"what": f"@term-{kind(term)}"})

    def played_out(self, action: int) -> Way:
        """The move, and the best next steps as the evaluation sees them, up to the first thing nobody can foresee."""
        horizon = self.known.horizon()
        state, last = self.known.clone(), action
        going_on = state.quote(self.seat, last).group in GOING_ON
        state.apply(self.seat, action)
        sure = state.horizon() == horizon
        for _ in range(STEPS):
            if state.over() or self.seat not in state.actors() or state.horizon() != horizon:
                break
            options = state.legal(self.seat)
            if len(options) > MOST_OPTIONS or (self.is_asked_again(state) and not going_on):
                break
            last = best_first(options, after_each(self.game, state, self.seat, options))[0]
            going_on = state.quote(self.seat, last).group in GOING_ON
            after = state.clone()
            after.apply(self.seat, last)
            if after.horizon() != horizon:
                break
            state = after
        return Way(action, state, self.game.explain(state, self.seat), sure)

    def is_asked_again(self, state: State) -> bool:
        """The same question as at first: another choice of that kind, unless the first was made in steps."""
        return state.prompt(self.seat).question.message == self.question

    def another(self, best: Way, actions: list[int]) -> Way | None:
        """The next best move that leads elsewhere; one with another aim, if there is one."""
        alike = None
        for action in actions:
            way = self.played_out(action)
            if apart(best, way):
                if self.game.aim(action) != self.game.aim(best.action):
                    return way
                alike = alike or way
        return alike

    def differ(self, one: int, other: int) -> bool:
        """Whether two moves lead elsewhere, as far as the evaluation can tell."""
        return apart(self.played_out(one), self.played_out(other))

    def gain(self, term: str, way: Way) -> Phrase | None:
        """What a move gains in that term; if it reveals something, only what it gains whatever that is."""
        found = self.game.reason(term, self.known, way.end, self.seat)
        if way.sure or found is None:
            return found
        for known in self.others:
            after = known.clone()
            after.apply(self.seat, way.action)
            if self.game.reason(term, known, after, self.seat) != found:
                return None
        return found

    def beside(self, best: Way, other: Way, clear: bool) -> Instead:
        """The alternative: what it has that the best move has not, what it misses, what it gives the others."""
        return Instead(other.action, self.with_gift(self.compared(best, other, clear), other))

    def compared(self, best: Way, other: Way, clear: bool) -> Phrase:
        ahead = difference(other.terms, best.terms)
        order = most_first(ahead)
        own = self.gain(order[0], other) if order and ahead[order[0]] > LIKE else None
        missed = order[-1] if clear and order and ahead[order[-1]] < -LIKE else ""
        if not missed:
            return Phrase("instead-even") if own is None else Phrase("instead-gains", {"brings": own})
        lacks = f"@lacks-{kind(missed)}"
        if own is None:
            return Phrase("instead-misses", {"lacks": lacks})
        return Phrase("instead-trades", {"brings": own, "lacks": lacks})


def apart(one: Way, other: Way) -> bool:
    return sum(abs(value) for value in difference(one.terms, other.terms).values()) > LIKE


def difference(these: Terms, those: Terms) -> Terms:
    return {term: these.get(term, 0.0) - those.get(term, 0.0) for term in {**these, **those}}


def most_first(terms: Terms) -> list[str]:
    return sorted((term for term in terms if kind(term) not in UNSAID), key=lambda term: (-terms[term], term))


def decisive(ahead: Terms) -> list[str]:
    """The term or the two that make the difference; none when no term stands out, or the other is no worse."""
    whole = sum(ahead.values())
    order = most_first(ahead)
    if whole <= 0.0 or not order or ahead[order[0]] < ALONE * whole:
        return []
    return [term for term in order[:2] if term == order[0] or ahead[term] > TOGETHER * whole]


def kind(term: str) -> str:
    return term.partition(":")[0]


def together(phrases: list[Phrase]) -> Phrase:
    if len(phrases) == 1 or phrases[0] == phrases[1]:
        return phrases[0]
    return Phrase("reason-two", {"first": phrases[0], "second": phrases[1]})
