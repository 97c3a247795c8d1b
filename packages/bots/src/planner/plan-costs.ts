import { ACE } from '@schupf/rules';

/** What each combination costs its holder, by the rank that decides it. */
export interface PlanCosts {
  /** No combination costs less than this. */
  readonly least: number;
  readonly single: Float64Array;
  readonly pair: Float64Array;
  readonly triple: Float64Array;
  readonly full: Float64Array;
  /** By the highest rank. */
  readonly stairs: Float64Array;
  readonly straight: Float64Array;
  readonly bomb: number;
  readonly dog: number;
  readonly phoenix: number;
  readonly dragon: number;
}

const ONES = new Float64Array(ACE + 2).fill(1);

/** Every combination costs the same: a plan is then as good as it is short. */
export const ONE_EACH: PlanCosts = {
  least: 1,
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
