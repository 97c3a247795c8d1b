import { SPEED_NAMES } from '@schupf/table';
import { addTally, newTally, randomSimulation, runSimulation, runs, TABLES } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';

// Each simulation is checked row by row and message by message: see `packages/testkit/src/crowd`.

const { numRuns, seed } = runs(1);

test.for(TABLES)('a random simulation passes all checks: %s, %i players', async ([variant, players]) => {
  for (let run = 0; run < numRuns!; run++) {
    const simulation = randomSimulation(`${seed} ${variant} ${players} ${run}`, {
      table: [variant, players],
    });
    await runSimulation({ ...simulation, inputs: Math.min(simulation.inputs, 200), audit: 0.2 });
  }
});

test.for(SPEED_NAMES)('a simulated four-player game passes all checks at speed %s', async (speed) => {
  const simulation = randomSimulation(`${seed} ${speed}`, {
    table: ['nanjing', 4],
    speed,
    options: { rounds: 1, matchEnd: 'rounds' },
  });
  await runSimulation({ ...simulation, inputs: 300, audit: 0.5 });
});

describe('the simulations', () => {
  const four = { table: ['nanjing', 4], speed: 'normal', people: true } as const;
  const stubborn = { inputs: 600, matches: 2, crashEvery: 0, runners: 1, audit: 0.5 } as const;

  test('include claims that wait, stand-in decisions, holds and reconnections', async () => {
    const sum = newTally();
    for (let simulation = 0; simulation < 2; simulation++)
      addTally(
        sum,
        await runSimulation({ ...randomSimulation(`${seed} sum ${simulation}`, four), ...stubborn }),
      );
    for (const name of [
      'rounds',
      'held',
      'done',
      'returned',
      'holds',
      'covered',
      'resumed',
      'repeated',
    ] as const)
      expect(sum[name], name).toBeGreaterThan(0);
  });

  test('include runners that overtake one another, crash, and have failing stores', async () => {
    const faults = { throwsBefore: 0.05, throwsAfter: 0.05, loadThrows: 0.2, slow: 0.3 };
    const trouble = {
      ...randomSimulation(`${seed} trouble`, four),
      faults,
      crashEvery: 40,
      runners: 2,
      inputs: 800,
      matches: 3,
    } as const;
    const { crashes, overtaken, storeFaults } = await runSimulation(trouble);
    expect(Math.min(crashes, overtaken, storeFaults)).toBeGreaterThan(3);
  });

  test('produce the same events for the same seed', async () => {
    const simulation = { ...randomSimulation(`${seed} again`), inputs: 200 };
    expect(await runSimulation(simulation)).toEqual(await runSimulation(simulation));
  });
});
