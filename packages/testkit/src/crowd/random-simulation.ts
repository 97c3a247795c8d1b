import { below, xoshiro128 } from '@schupf/rules';
import { openTable, type TableConfig } from '@schupf/table';
import { pick } from '../chance.ts';
import { SOUND_STORE } from './faulty-store.ts';
import type { SimulationOptions } from './simulation.ts';
import { randomTerms, type Wanted } from './tables.ts';

/** A random table with random people and faults, drawn from the seed. */
export function randomSimulation(seed: string, wanted: Wanted = {}): SimulationOptions {
  const bits = xoshiro128(`evening ${seed}`);
  const terms = playableTerms();
  const isTroubled = below(3, bits) === 0;
  return {
    seed,
    terms,
    faults: isTroubled
      ? { throwsBefore: 0.02, throwsAfter: 0.02, loadThrows: 0.1, slow: pick([0, 0.2, 0.9], bits) }
      : { ...SOUND_STORE, slow: pick([0, 0, 0.1], bits) },
    crashEvery: pick([0, 60, 300], bits),
    runners: below(4, bits) === 0 ? 2 : 1,
    matches: 1 + below(2, bits),
    inputs: pick([100, 400, 1200], bits),
    audit: 1,
  };

  /** A speed may need rules that contradict the drawn ones. */
  function playableTerms(): TableConfig {
    for (;;) {
      const drawn = randomTerms(bits, wanted);
      if (openTable(drawn, 0).ok) return drawn;
    }
  }
}
