"""What is in a training set, and how to learn from one: a linear guess of the final margin from the observation.

perihelion sim … or perihelion play --save make records;
perihelion export tests/records/sunward/2-players.json --out sunward.parquet
python examples/load_dataset.py sunward.parquet
"""

import sys
from pathlib import Path

import numpy as np

from perihelion.research.data import load


def main() -> None:
    dataset = load(Path(sys.argv[1]))
    columns = dataset.columns
    print(f"{len(dataset)} decisions of {dataset.about['game']} for {dataset.about['seats']}")
    for name, (first, end, shape) in dataset.about["fields"].items():
        print(f"  {name}: {end - first} numbers, shape {shape}, mean {dataset.field(name).mean():.3f}")
    masks = dataset.masks()
    assert masks[np.arange(len(dataset)), columns["action"]].all(), "every chosen action was legal"
    print(f"legal actions a decision: {masks.sum(axis=1).mean():.1f}")
    rows = np.c_[columns["observation"].astype(np.float64), np.ones(len(dataset))]
    squares = rows.T @ rows + np.eye(rows.shape[1])
    weights = np.linalg.solve(squares, rows.T @ columns["margin"])
    print(f"mean error of a ridge regression on its own data: {np.abs(rows @ weights - columns['margin']).mean():.3f}")


if __name__ == "__main__":
    main()
