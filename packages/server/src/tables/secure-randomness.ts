import { below, bitsOf, shuffle, shuffledPack } from '@schupf/rules';
import type { Chance } from '@schupf/runner';
import { newSeed } from '../secrets.ts';

/** Unpredictable draws and packs. Each pack has its own random seed, which the record shows once the match is over. */
export const secureRandomness: Chance = {
  draw(rules) {
    const bits = bitsOf(newSeed())!;
    return { dealer: below(rules.seats, bits), lot: shuffle([...Array(rules.players).keys()], bits) };
  },
  shuffle(rules) {
    const seed = newSeed();
    return { pack: shuffledPack(rules, seed), seed };
  },
};
