import { type Options, VARIANT_FACTS, type Variant, xoshiro128 } from '@schupf/rules';
import { randomConfig, TABLES, UnattendedTable } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';
import { SPEED_NAMES, SPEEDS, type SpeedName, step } from '../src/index.ts';

const BEHAVIOURS = ['absent', 'gone', 'idle'] as const;

describe('a match without any commands', () => {
  test.for(TABLES)(
    'ends if everyone is gone or idle, and sleeps if everyone is absent: %s with %i players',
    ([variant, players]) => {
      for (const speed of SPEED_NAMES) {
        for (const behaviour of behavioursFor(speed, variant, players)) {
          const unattended = startMatch(speed, [variant, players], `${behaviour} ${speed}`);
          for (let player = 0; player < players; player++) {
            const who = `p${player}`;
            if (behaviour === 'absent') unattended.give({ type: 'presence', who, present: false });
            if (behaviour === 'gone')
              unattended.give({ type: 'command', by: who, id: '1', command: { type: 'leave' } });
          }
          const sleeps = behaviour === 'absent' && SPEEDS[speed].absence !== null;
          expect(unattended.runToEnd(), `${speed}, everyone ${behaviour}`).toBe(!sleeps);
          if (sleeps) expectToSleep(unattended);
          else expect(unattended.table.outcome?.reason).toBe('played');
        }
      }
    },
  );

  test('ends when no one is ready for another round, even under rules that never end it', () => {
    const unattended = startMatch('blitz', ['nanjing', 4], 'never', { matchEnd: 'never' });
    expect(unattended.runToEnd()).toBe(true);
    expect(unattended.table.outcome).toEqual({ reason: 'abandoned', winners: [] });
  });

  test('does not end if there is no clock and someone is present', () => {
    const unattended = startMatch('no-clock', ['nanjing', 4], 'waits');
    expect(unattended.runToEnd()).toBe(false);
    expect(unattended.ledger.tally.covered).toBe(0);
  });
});

/** Nothing happens at a table that sleeps, however long it sleeps. */
function expectToSleep({ table }: UnattendedTable): void {
  expect(table).toMatchObject({ stage: 'playing', pause: { until: null }, wakeAt: null });
  expect(step(table, { type: 'wake', at: table.at + 1e12 }).accepted).toBe(false);
}

/** All behaviours for the smallest table of a variant, and one of them for each larger table. */
function behavioursFor(
  speed: SpeedName,
  variant: Variant,
  players: number,
): readonly (typeof BEHAVIOURS)[number][] {
  const possible = BEHAVIOURS.filter((behaviour) => behaviour !== 'idle' || SPEEDS[speed].turn !== null);
  const isSmallest = players === VARIANT_FACTS[variant].players.min;
  return isSmallest ? possible : [possible[(players + SPEED_NAMES.indexOf(speed)) % possible.length]!];
}

function startMatch(
  speed: SpeedName,
  table: (typeof TABLES)[number],
  seed: string,
  options: Partial<Options> = { matchEnd: 'rounds', rounds: 1 },
): UnattendedTable {
  const bits = xoshiro128(`${seed} ${table}`);
  const config = randomConfig(bits, { speed, table, options, people: true });
  const unattended = new UnattendedTable(config, seed);
  unattended.give({ type: 'begin' });
  return unattended;
}
