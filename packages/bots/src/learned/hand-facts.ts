import { type Cards, EMPTY_TABLE, finderFor, type PlayFinder, PlayList, type Rules } from '@schupf/rules';
import { plannerFor } from '../common/planners.ts';
import type { Planner } from '../planner/planner.ts';

const SLOTS = 1 << 16;

/**
 * In how few combinations a hand can be laid, and how many bombs are in it. The same hands are asked for again and
 * again, by every decision of their holder, so answers are kept: the latest in each slot.
 */
export class HandFacts {
  private readonly planner: Planner;
  private readonly finder: PlayFinder;
  private readonly plays = new PlayList();
  private readonly los = new Int32Array(SLOTS).fill(-1);
  private readonly his = new Int32Array(SLOTS).fill(-1);
  private readonly facts = new Uint8Array(SLOTS);

  constructor(rules: Rules) {
    this.planner = plannerFor(rules);
    this.finder = finderFor(rules, 'up-to-suits');
  }

  /** The fewest combinations, and bombs above the lowest four bits. */
  of(hand: Cards): number {
    const { lo, hi } = hand;
    const slot = Math.imul(lo ^ Math.imul(hi, 0x9e3779b1), 0x85ebca6b) >>> 16;
    if (this.los[slot] === lo && this.his[slot] === hi) return this.facts[slot]!;
    const fact = Math.min(14, this.planner.count(hand)) | (this.bombsIn(hand) << 4);
    this.los[slot] = lo;
    this.his[slot] = hi;
    this.facts[slot] = fact;
    return fact;
  }

  /** 0, 1, or 2 for more than one. */
  private bombsIn(hand: Cards): number {
    if (!this.finder.mayHoldBomb(hand)) return 0;
    this.finder.findBombs(hand, EMPTY_TABLE, this.plays);
    return Math.min(2, this.plays.length);
  }
}

const known = new WeakMap<Rules, HandFacts>();

/** The facts of these rules, one for all who play by them. */
export function factsFor(rules: Rules): HandFacts {
  let facts = known.get(rules);
  if (facts === undefined) {
    facts = new HandFacts(rules);
    known.set(rules, facts);
  }
  return facts;
}
