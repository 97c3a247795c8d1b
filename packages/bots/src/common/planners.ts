import type { Rules } from '@schupf/rules';
import { Planner } from '../planner/planner.ts';

const planners = new WeakMap<Rules, Planner>();

/** The planner for these rules. Planners allocate buffers, so there is only one for each set of rules. */
export function plannerFor(rules: Rules): Planner {
  let planner = planners.get(rules);
  if (planner === undefined) {
    planner = new Planner(rules);
    planners.set(rules, planner);
  }
  return planner;
}
