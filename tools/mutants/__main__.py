"""`make mutants`: draws rules and lines, breaks them, and tells whether the tests noticed."""

import argparse
import itertools
import sys
from pathlib import Path

from perihelion.kernel.registry import OURS
from tools import proof
from tools.mutants.drawing import Drawn
from tools.mutants.report import write_report
from tools.mutants.session import BY_RULE, ROOT, Result, Session

FOLDER = ROOT / "build" / "mutants"


def options() -> argparse.Namespace:
    wanted = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    wanted.add_argument("--game", choices=list(OURS), action="append", help="all games, unless named")
    wanted.add_argument("--count", type=int, default=60, help="broken lines of each game")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--workers", type=int, default=2)
    wanted.add_argument(
        "--again", action="store_true", help="only those of the last run that no rule's own test noticed"
    )
    wanted.add_argument("--only", nargs="+", metavar="ID", default=[], help="only these, by their ids")
    wanted.add_argument("--quick", action="store_true", help="leave out the contract")
    wanted.add_argument("--proof", action="store_true", help="put the figures into docs/proof.md")
    wanted.add_argument("--folder", type=Path, default=FOLDER)
    return wanted.parse_args()


def chosen(session: Session, wanted: argparse.Namespace) -> tuple[list[Drawn], dict[str, Result]]:
    """What is to be tried now, and the results that stand."""
    digest, earlier = session.earlier()
    pool = session.pool
    if wanted.only:
        return [pool.by_id[each] for each in wanted.only if each in pool.by_id], earlier
    if wanted.again:
        gone = [each for each in earlier if each not in pool.by_id]
        for each in gone:
            del earlier[each]  # the line itself was changed meanwhile
        return [pool.by_id[each.id] for each in earlier.values() if each.outcome != BY_RULE], earlier
    lot = list(itertools.islice(pool.draw(session.game, wanted.seed), wanted.count))
    stand = {each.spot.id: earlier[each.spot.id] for each in lot if digest == session.mark and each.spot.id in earlier}
    return [each for each in lot if each.spot.id not in stand], stand


def main() -> None:
    wanted = options()
    for game in wanted.game or OURS:
        session = Session(game, wanted.folder, wanted.workers, wanted.quick)
        session.about |= {"seed": wanted.seed, "again": wanted.again or bool(wanted.only)}
        todo, results = chosen(session, wanted)
        session.run(todo, results, sys.stdout)
        session.keep(results)
        pool = session.pool
        told = (
            f"Seed {wanted.seed}. {pool.spots} places can be broken: {pool.spots - pool.common - pool.unrun} in lines "
            f"that carry {len(pool.by_rule)} rules, {pool.common} in lines that belong to no rule more than to others, "
            f"{pool.unrun} in lines that no test of the game runs."
        )
        made = write_report(game, list(results.values()), told, wanted.folder / f"{game}.md")
        if wanted.proof:
            proof.fill("mutants", wanted.folder)
        print(
            f"{game}: {made.by_rule:.1f}% by the rule's own tests, {made.by_any:.1f}% by any, of {made.counted}",
            flush=True,
        )


if __name__ == "__main__":
    main()
