import type { Rules } from '@schupf/rules';
import { Planner } from '../planner/planner.ts';

const planners = new WeakMap<Rules, Planner>();

/** The planner of these rules. It keeps working memory, and lives as long as the rules do. */
export function plannerFor(rules: Rules): Planner {
  let planner = planners.get(rules);
  if (planner === undefined) {
    planner = new Planner(rules);
    planners.set(rules, planner);
  }
  return planner;
}
