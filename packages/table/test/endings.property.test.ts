import { type Options, VARIANT_FACTS, type Variant, xoshiro128 } from '@schupf/rules';
import { Alone, randomTerms, TABLES } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';
import { SPEED_NAMES, SPEEDS, type SpeedName } from '../src/index.ts';

const WAYS = ['absent', 'gone', 'idle'] as const;

describe('a match ends without any commands', () => {
  test.for(TABLES)('%s with %i, whether everyone is absent, gone or idle', ([variant, players]) => {
    for (const speed of SPEED_NAMES) {
      for (const way of waysFor(speed, variant, players)) {
        const alone = begun(speed, [variant, players], `${way} ${speed}`);
        for (let player = 0; player < players; player++) {
          const who = `p${player}`;
          if (way === 'absent') alone.give({ type: 'presence', who, present: false });
          if (way === 'gone') alone.give({ type: 'command', by: who, id: '1', command: { type: 'leave' } });
        }
        expect(alone.runOut(), `${speed}, everyone ${way}`).toBe(true);
        expect(alone.table.outcome?.reason).toBe('played');
      }
    }
  });

  test('even if its rules never end it, after a round when no one is ready for another', () => {
    const alone = begun('blitz', ['nanjing', 4], 'never', { matchEnd: 'never' });
    expect(alone.runOut()).toBe(true);
    expect(alone.table.outcome).toEqual({ reason: 'abandoned', winners: [] });
  });

  test('but not without a clock while someone is present', () => {
    const alone = begun('no-clock', ['nanjing', 4], 'waits');
    expect(alone.runOut()).toBe(false);
    expect(alone.ledger.tally.covered).toBe(0);
  });
});

/** All ways for the smallest table of a variant, and one way for each larger table. */
function waysFor(speed: SpeedName, variant: Variant, players: number): readonly (typeof WAYS)[number][] {
  const ways = WAYS.filter((way) => way !== 'idle' || SPEEDS[speed].turn !== null);
  const isSmallest = players === VARIANT_FACTS[variant].players.min;
  return isSmallest ? ways : [ways[(players + SPEED_NAMES.indexOf(speed)) % ways.length]!];
}

function begun(
  speed: SpeedName,
  table: (typeof TABLES)[number],
  seed: string,
  options: Partial<Options> = { matchEnd: 'rounds', rounds: 1 },
): Alone {
  const bits = xoshiro128(`${seed} ${table}`);
  const alone = new Alone(randomTerms(bits, { speed, table, options, people: true }), seed);
  alone.give({ type: 'begin' });
  return alone;
}
