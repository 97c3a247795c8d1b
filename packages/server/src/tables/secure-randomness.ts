import { shuffledPack } from '@schupf/rules';
import type { Chance } from '@schupf/runner';
import { drawFrom } from '@schupf/table';
import { newDealsSecret, newSeed } from '../secrets.ts';

/** Unpredictable draws and packs. Each pack has its own random seed, which the record shows once the match is over. */
export const secureRandomness: Chance = {
  secret: newDealsSecret,
  draw(rules) {
    return drawFrom(rules, newSeed());
  },
  shuffle(rules) {
    const seed = newSeed();
    return { pack: shuffledPack(rules, seed), seed };
  },
};
