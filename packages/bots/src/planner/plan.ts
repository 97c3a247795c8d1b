import { type Cards, type Combination, EMPTY_TABLE, finderFor, PlayList, type Rules } from '@schupf/rules';
import { Planner } from './planner.ts';

/** A way to play the whole hand in the fewest combinations, the longest first. Slow; meant for hints. */
export function planOf(rules: Rules, hand: Cards): Combination[] {
  const planner = new Planner(rules);
  const finder = finderFor(rules, 'up-to-suits');
  const plays = new PlayList();
  const plan: Combination[] = [];
  const left = hand.copy();
  for (let count = planner.count(left); count > 0; count--) {
    finder.find(left, EMPTY_TABLE, plays);
    const next = longest(
      plays.toArray().filter((play) => planner.count(left.copy().removeAll(play.cards)) < count),
    );
    plan.push(next);
    left.removeAll(next.cards);
  }
  return plan;
}

function longest(plays: readonly Combination[]): Combination {
  return plays.reduce((best, play) => (play.size > best.size ? play : best));
}
