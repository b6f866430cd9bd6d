"""Everything a person can be shown at a decision, asked for at once; what raises or says nothing is found here."""

import json
import re

from games.burning_suns.builder import GAME

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.tables import ALL_ACTIONS
from perihelion.kernel.table import Phrase
from perihelion.words import LANGUAGES, Words

WORDS = [Words(language, GAME) for language in LANGUAGES]


def said(phrase: Phrase) -> None:
    for words in WORDS:
        assert words.has(phrase.message), phrase.message
        text = words.phrase(phrase)
        assert text
        assert not re.search(r"[{}$@]", text), text


def show_all(state: BurningSunsState) -> None:
    """Views of all seats and of a spectator, prompts, and for who decides each move with all that is told of it."""
    before = state.fingerprint()
    for seat in (None, *range(state.seats)):
        json.dumps(state.view(seat))
        json.dumps(state.forecast(seat))
    for seat in range(state.seats):
        prompt = state.prompt(seat)
        said(prompt.question)
        said(prompt.reason)
        json.dumps(state.standing(seat))
    for seat in state.actors():
        legal = state.legal(seat)
        for action in range(ALL_ACTIONS):
            assert (state.why_not(seat, action) == []) == (action in legal), GAME.actions.move(action)
        for action in legal:
            said(state.phrase(seat, action))
            quote = state.quote(seat, action)
            for amount in (*quote.cost, *quote.gain):
                said(Phrase(f"amount-{amount.what.replace('_', '-')}", {"amount": amount.amount}))
            for event in state.preview(seat, action).events:
                said(Phrase(f"event-{event.kind}", {"player": "Ada", "amount": event.amount, **event.facts}))
    assert state.fingerprint() == before
