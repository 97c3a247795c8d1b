import { asciiBytes, hexOf, type Rules, roundSeed, type Seed, sha256, shuffledPack } from '@schupf/rules';
import { drawFrom } from '@schupf/table';
import type { Chance, Draw, ShuffledPack } from '../ports.ts';

/** Each match counts its rounds from another multiple of this, so that no two matches share a round seed. */
const MAX_ROUNDS_PER_MATCH = 100_000;

/** Draws and shuffles that are determined by a seed. */
export class SeededChance implements Chance {
  private readonly seed: Seed;

  constructor(seed: Seed) {
    this.seed = seed;
  }

  secret(match: number): string {
    return hexOf(sha256(asciiBytes(`secret ${match} ${this.seed}`)));
  }

  draw(rules: Rules, match: number): Draw {
    return drawFrom(rules, match === 1 ? this.seed : roundSeed(this.seed, match * MAX_ROUNDS_PER_MATCH));
  }

  shuffle(rules: Rules, match: number, round: number): ShuffledPack {
    const seed = roundSeed(this.seed, (match - 1) * MAX_ROUNDS_PER_MATCH + round);
    return { pack: shuffledPack(rules, seed), seed };
  }
}
