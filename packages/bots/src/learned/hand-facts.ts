import { type Cards, EMPTY_TABLE, finderFor, type PlayFinder, PlayList, type Rules } from '@schupf/rules';
import { plannerFor } from '../common/planners.ts';
import type { Planner } from '../planner/planner.ts';

const SLOTS = 1 << 16;

/**
 * The fewest combinations a hand can be played in, and the number of bombs in it. The same hands come up repeatedly,
 * so the latest result for each hash is cached.
 */
export class HandFacts {
  private readonly planner: Planner;
  private readonly finder: PlayFinder;
  private readonly plays = new PlayList();
  private readonly lowWords = new Int32Array(SLOTS).fill(-1);
  private readonly highWords = new Int32Array(SLOTS).fill(-1);
  /** The words of the second pack; empty if there is none. */
  private readonly lowWords2: Int32Array;
  private readonly highWords2: Int32Array;
  private readonly facts = new Uint8Array(SLOTS);

  constructor(rules: Rules) {
    this.planner = plannerFor(rules);
    this.finder = finderFor(rules, 'up-to-suits');
    this.lowWords2 = new Int32Array(rules.packs === 2 ? SLOTS : 0);
    this.highWords2 = new Int32Array(rules.packs === 2 ? SLOTS : 0);
  }

  /** Bits 0-3: the fewest combinations (at most 14). Above them: the number of bombs (at most 2). */
  of(hand: Cards): number {
    const { lo, hi, lo2, hi2 } = hand;
    const word =
      this.lowWords2.length === 0 ? lo : lo ^ Math.imul(lo2 ^ Math.imul(hi2, 0x27d4eb2f), 0x165667b1);
    const slot = Math.imul(word ^ Math.imul(hi, 0x9e3779b1), 0x85ebca6b) >>> 16;
    if (this.lowWords[slot] === lo && this.highWords[slot] === hi && this.isSecondPack(slot, lo2, hi2)) {
      return this.facts[slot]!;
    }
    const fact = Math.min(14, this.planner.count(hand)) | (this.bombsIn(hand) << 4);
    this.lowWords[slot] = lo;
    this.highWords[slot] = hi;
    if (this.lowWords2.length > 0) {
      this.lowWords2[slot] = lo2;
      this.highWords2[slot] = hi2;
    }
    this.facts[slot] = fact;
    return fact;
  }

  private isSecondPack(slot: number, lo2: number, hi2: number): boolean {
    return this.lowWords2.length === 0 || (this.lowWords2[slot] === lo2 && this.highWords2[slot] === hi2);
  }

  private bombsIn(hand: Cards): number {
    if (!this.finder.mayHoldBomb(hand)) return 0;
    this.finder.findBombs(hand, EMPTY_TABLE, this.plays);
    return Math.min(2, this.plays.length);
  }
}

const cache = new WeakMap<Rules, HandFacts>();

/** All policies in a thread that play by the same rules share one cache. */
export function factsFor(rules: Rules): HandFacts {
  let facts = cache.get(rules);
  if (facts === undefined) {
    facts = new HandFacts(rules);
    cache.set(rules, facts);
  }
  return facts;
}
