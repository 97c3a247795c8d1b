import { ACE } from '@schupf/rules';

/** The cost of holding a combination, indexed by its deciding rank. */
export interface PlanCosts {
  /** A lower bound for the cost of any combination. */
  readonly min: number;
  readonly single: Float64Array;
  readonly pair: Float64Array;
  readonly triple: Float64Array;
  readonly full: Float64Array;
  /** Indexed by the highest rank. */
  readonly stairs: Float64Array;
  readonly straight: Float64Array;
  readonly bomb: number;
  readonly dog: number;
  readonly phoenix: number;
  readonly dragon: number;
}

const ONES = new Float64Array(ACE + 2).fill(1);

/** Every combination costs the same, so the shortest plan is the best. */
export const UNIT_COSTS: PlanCosts = {
  min: 1,
  single: ONES,
  pair: ONES,
  triple: ONES,
  full: ONES,
  stairs: ONES,
  straight: ONES,
  bomb: 1,
  dog: 1,
  phoenix: 1,
  dragon: 1,
};
