"""Why a move is advised, in the game's own words: the best move beside the next one that leads elsewhere.

Both are played to the end of the own turn, the evaluation of both is split into its terms (`Game.explain`), and the
term that makes most of the difference names the reason (`Game.reason`). Where the search has not decided between the
two, only what the move gains is told. What a move would only reveal is not named: it was drawn by chance for the
comparison.
"""

from collections.abc import Set
from dataclasses import dataclass
from typing import Any, Final

from perihelion.bots.bot import Position
from perihelion.bots.lookahead import after_each, best_first
from perihelion.bots.tree import Found
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

    def why(self, actions: list[int], undecided: Set[int] = frozenset()) -> Why:
        """Of moves with the best first; one of those `undecided` is called about as good."""
        best = self.played_out(actions[0])
        other = self.another(best, actions[1:BESIDE])
        gained = difference(best.terms, self.game.explain(self.known, self.seat))
        if other is None:
            named = decisive(gained)
        else:
            named = [] if other.action in undecided else decisive(difference(best.terms, other.terms))
        clear = bool(named)
        if not named:
            named = [term for term in most_first(gained) if gained[term] > 0][:1]
        instead = None if other is None else self.beside(best, other, clear)
        if not named:
            return Why(Phrase("look-about"), Phrase("reason-later"), instead)
        return Why(Phrase(f"look-{kind(named[0])}"), together([self.said(term, best) for term in named]), instead)

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
        """The next best move that leads elsewhere."""
        for action in actions:
            way = self.played_out(action)
            if apart(best, way):
                return way
        return None

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

    def said(self, term: str, way: Way) -> Phrase:
        """What the move gains in that term; else that others would lose there."""
        found = self.gain(term, way)
        if found is not None:
            return found
        return Phrase("reason-keeps" if way.sure else "reason-chance", {"what": f"@term-{kind(term)}"})

    def beside(self, best: Way, other: Way, clear: bool) -> Instead:
        """The alternative: what it has that the best move has not, and what it misses."""
        ahead = difference(other.terms, best.terms)
        order = most_first(ahead)
        own = self.gain(order[0], other) if order and ahead[order[0]] > LIKE else None
        missed = order[-1] if clear and order and ahead[order[-1]] < -LIKE else ""
        if not missed:
            said = Phrase("instead-even") if own is None else Phrase("instead-gains", {"brings": own})
            return Instead(other.action, said)
        what = f"@term-{kind(missed)}"
        if own is None:
            return Instead(other.action, Phrase("instead-misses", {"what": what}))
        return Instead(other.action, Phrase("instead-trades", {"brings": own, "what": what}))


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
