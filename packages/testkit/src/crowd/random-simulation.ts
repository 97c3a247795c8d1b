import { below, xoshiro128 } from '@schupf/rules';
import { openTable, type TableConfig } from '@schupf/table';
import { pick } from '../chance.ts';
import { RELIABLE_STORE } from './faulty-store.ts';
import { type ConfigOverrides, randomConfig } from './random-config.ts';
import type { SimulationOptions } from './simulation.ts';

/** A random table with random people and faults, drawn from the seed. */
export function randomSimulation(seed: string, overrides: ConfigOverrides = {}): SimulationOptions {
  const bits = xoshiro128(`evening ${seed}`);
  const config = playableConfig();
  const hasFaults = below(3, bits) === 0;
  return {
    seed,
    config,
    faults: hasFaults
      ? { throwsBefore: 0.02, throwsAfter: 0.02, loadThrows: 0.1, slow: pick([0, 0.2, 0.9], bits) }
      : { ...RELIABLE_STORE, slow: pick([0, 0, 0.1], bits) },
    crashEvery: pick([0, 60, 300], bits),
    runners: below(4, bits) === 0 ? 2 : 1,
    matches: 1 + below(2, bits),
    inputs: pick([100, 400, 1200], bits),
    audit: 1,
  };

  /** Some speeds require options that conflict with the random rules, so draw until a table can be opened. */
  function playableConfig(): TableConfig {
    for (;;) {
      const drawn = randomConfig(bits, overrides);
      if (openTable(drawn, 0).ok) return drawn;
    }
  }
}
