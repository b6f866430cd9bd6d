"""Masked PPO in NumPy over the PettingZoo environment: one policy plays every seat against itself and learns.

    python examples/masked_ppo.py --game sunward --rounds 60 --save ppo.npz
    python examples/masked_ppo.py --game sunward --load ppo.npz --matches 400

In the manner of CleanRL: one file, no framework. Illegal actions are taken out of the softmax by the environment's
action mask. Rewards come at the end of a game (`--reward margin`: points ahead of the others), advantages by GAE over
the decisions of each seat. At the end the policy plays against random with changing seats and its interval is printed.
Needs numpy and pettingzoo (the extra `research`).
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from perihelion.arena.simulation import wilson
from perihelion.research import pettingzoo

Array = NDArray[np.float32]
DISCOUNT, TRACE, CLIP = 1.0, 0.95, 0.2
VALUE_PART, ENTROPY_PART = 0.5, 0.01
EPOCHS, BATCH = 3, 256
DECAY, DECAY_OF_SQUARES, TINY = 0.9, 0.999, 1e-8


class Policy:
    """One tanh layer, then two heads: a logit for every action, and the value of the position."""

    def __init__(self, inputs: int, actions: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "hidden": chance.normal(0, 1 / np.sqrt(inputs), (inputs, hidden)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "actions": chance.normal(0, 0.01, (hidden, actions)).astype(np.float32),
            "value": np.zeros(hidden, np.float32),
            "base": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self.second = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self.steps = 0

    def forward(self, seen: Array, masks: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of the actions, the values."""
        w = self.weights
        layer = np.tanh(seen @ w["hidden"] + w["bias"])
        logits = np.where(masks, layer @ w["actions"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return layer, chances, layer @ w["value"] + w["base"]

    def step(self, gradients: dict[str, Array], rate: float) -> None:
        self.steps += 1
        norm = np.sqrt(sum(float((each * each).sum()) for each in gradients.values()))
        scale = min(1.0, 0.5 / (norm + TINY))
        for name, gradient in gradients.items():
            gradient = gradient * scale
            self.first[name] += (1 - DECAY) * (gradient - self.first[name])
            self.second[name] += (1 - DECAY_OF_SQUARES) * (gradient * gradient - self.second[name])
            first = self.first[name] / (1 - DECAY**self.steps)
            second = self.second[name] / (1 - DECAY_OF_SQUARES**self.steps)
            self.weights[name] -= (rate * first / (np.sqrt(second) + TINY)).astype(np.float32)


@dataclass
class Journey:
    """What one seat met in one game, in order."""

    seen: list[Array] = field(default_factory=list)
    masks: list[NDArray[np.bool_]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)


def play(
    env: pettingzoo.raw_env, policy: Policy, seed: int, chance: np.random.Generator
) -> list[tuple[Journey, float]]:
    """One game of the policy against itself; the path and the reward of every seat."""
    env.reset(seed=seed)
    paths = {agent: Journey() for agent in env.possible_agents}
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        paid[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        seen, mask = observation["observation"], observation["action_mask"].astype(bool)
        _, chances, value = policy.forward(seen[None], mask[None])
        action = int(chance.choice(len(mask), p=chances[0].astype(np.float64) / chances[0].sum(dtype=np.float64)))
        path = paths[agent]
        path.seen.append(seen.copy())
        path.masks.append(mask)
        path.actions.append(action)
        path.chances.append(float(chances[0, action]))
        path.values.append(float(value[0]))
        env.step(action)
    return [(path, paid[agent]) for agent, path in paths.items()]


def advantages(values: list[float], reward: float) -> tuple[list[float], list[float]]:
    """GAE with the reward at the end; and what the values should have been."""
    ahead, found = 0.0, [0.0] * len(values)
    for k in range(len(values) - 1, -1, -1):
        last = k == len(values) - 1
        error = (reward if last else DISCOUNT * values[k + 1]) - values[k]
        ahead = error + (0.0 if last else DISCOUNT * TRACE * ahead)
        found[k] = ahead
    return found, [value + advantage for value, advantage in zip(values, found, strict=True)]


def learn(policy: Policy, games: list[tuple[Journey, float]], rate: float, chance: np.random.Generator) -> float:
    """Some epochs of PPO over what was played; the mean entropy."""
    seen = np.array([each for path, _ in games for each in path.seen], np.float32)
    masks = np.array([each for path, _ in games for each in path.masks])
    actions = np.array([each for path, _ in games for each in path.actions])
    before = np.array([each for path, _ in games for each in path.chances], np.float32)
    told = [advantages(path.values, reward) for path, reward in games]
    gain = np.array([each for one, _ in told for each in one], np.float32)
    targets = np.array([each for _, one in told for each in one], np.float32)
    gain = (gain - gain.mean()) / (gain.std() + TINY)
    entropy = 0.0
    for _ in range(EPOCHS):
        order = chance.permutation(len(actions))
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            entropy = improve(
                policy, seen[some], masks[some], actions[some], before[some], gain[some], targets[some], rate
            )
    return entropy


def improve(
    policy: Policy, seen: Array, masks: NDArray[np.bool_], actions: NDArray[np.int64], before: Array, gain: Array,
    targets: Array, rate: float,
) -> float:  # fmt: skip
    count = len(actions)
    layer, chances, values = policy.forward(seen, masks)
    now = chances[np.arange(count), actions]
    ratio = now / np.maximum(before, TINY)
    clipped = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
    push = np.where(clipped, 0.0, ratio * gain)[:, None]
    logits = np.where(chances > 0, np.log(np.maximum(chances, 1e-30)), 0.0)
    entropy = -(chances * logits).sum(axis=1, keepdims=True)
    chosen = np.zeros_like(chances)
    chosen[np.arange(count), actions] = 1.0
    by_logit = -push * (chosen - chances) + ENTROPY_PART * chances * (logits + entropy)
    by_value = VALUE_PART * (values - targets)
    w = policy.weights
    by_layer = (by_logit @ w["actions"].T + np.outer(by_value, w["value"])) * (1 - layer * layer)
    gradients = {
        "hidden": seen.T @ by_layer / count,
        "bias": by_layer.mean(axis=0),
        "actions": layer.T @ by_logit / count,
        "value": layer.T @ by_value / count,
        "base": np.array([by_value.mean()]),
    }
    policy.step({name: each.astype(np.float32) for name, each in gradients.items()}, rate)
    return float(entropy.mean())


def measure(policy: Policy, game: str, matches: int, seed: int) -> None:
    """Two seats, against random, the seats changing: the share of won games with its interval."""
    env = pettingzoo.env(game, 2)
    chance = np.random.default_rng(seed)
    won = 0.0
    for number in range(matches):
        env.reset(seed=10_000_000 + seed * 1_000_000 + number // 2)
        mine = env.possible_agents[number % 2]
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            if termination or truncation:
                won += agent == mine and reward > 0
                env.step(None)
                continue
            mask = observation["action_mask"].astype(bool)
            if agent == mine:
                _, chances, _ = policy.forward(observation["observation"][None], mask[None])
                env.step(int(chances[0].argmax()))
            else:
                env.step(int(chance.choice(np.flatnonzero(mask))))
    low, high = wilson(won / matches, matches)
    print(f"against random, {matches} games: wins {won / matches:.1%} (95%: {low:.1%}–{high:.1%})")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--game", default="sunward")
    options.add_argument("--rounds", type=int, default=60)
    options.add_argument("--games", type=int, default=16, help="games in a round")
    options.add_argument("--hidden", type=int, default=64)
    options.add_argument("--rate", type=float, default=1e-3)
    options.add_argument("--reward", default="margin")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--save", type=Path)
    options.add_argument("--load", type=Path)
    options.add_argument("--matches", type=int, default=200)
    wanted = options.parse_args()
    env = pettingzoo.env(wanted.game, 2, wanted.reward)
    space = env.observation_space(env.possible_agents[0])
    policy = Policy(space["observation"].shape[0], space["action_mask"].shape[0], wanted.hidden, wanted.seed)
    if wanted.load:
        with np.load(wanted.load, allow_pickle=False) as stored:
            policy.weights = {name: stored[name] for name in policy.weights}
    else:
        chance = np.random.default_rng(wanted.seed)
        begun = time.perf_counter()
        for number in range(wanted.rounds):
            first = wanted.seed * 1_000_000 + number * wanted.games
            games = [each for k in range(wanted.games) for each in play(env, policy, first + k, chance)]
            entropy = learn(policy, games, wanted.rate * (1 - number / wanted.rounds), chance)
            if (number + 1) % 10 == 0:
                print(f"round {number + 1}: entropy {entropy:.2f}, {time.perf_counter() - begun:.0f} s", flush=True)
    if wanted.save:
        np.savez(wanted.save, allow_pickle=False, **policy.weights)
    measure(policy, wanted.game, wanted.matches, wanted.seed)


if __name__ == "__main__":
    main()
