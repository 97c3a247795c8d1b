import { type Player, requestFor, xoshiro128 } from '@schupf/rules';
import { anyRules, offersAt, pick, randomActionFor, runs, TABLES, UnattendedTable } from '@schupf/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTable, SPEEDS, type Speed, type TableConfig } from '../src/index.ts';

const LIMITS = ['turn', 'grand', 'push', 'reaction', 'closing', 'rest', 'absence'] as const;
const NO_LIMITS: Speed = { ...SPEEDS['no-clock'], absence: null };
/** Longer than any limit. */
const LONG_TIME = 1e12;

describe('an invalid limit', () => {
  test.for([...LIMITS, 'pause'] as const)(
    'is refused with a clear message if it is zero or nonsense: %s',
    (name) => {
      for (const value of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '8000', undefined, {}]) {
        const speed = { ...SPEEDS.normal, [name]: value } as Speed;
        const answer = openTable(configOf({ variant: 'nanjing' }, 4, speed), 0);
        expect(answer.ok, `${name} ${value}`).toBe(false);
        if (!answer.ok) expect(answer.problem).toMatch(new RegExp(`${name}.*milliseconds`));
      }
    },
  );

  test('is refused in a bank, a hold or a bot delay', () => {
    for (const wrong of [
      { bank: -1 },
      { hold: { length: 0, times: 1 } },
      { hold: { length: 5, times: 0 } },
      { botDelay: [5, 1] },
    ]) {
      const speed = { ...SPEEDS.normal, ...wrong } as Speed;
      expect(openTable(configOf({ variant: 'nanjing' }, 4, speed), 0).ok, JSON.stringify(wrong)).toBe(false);
    }
  });
});

test.for(TABLES)(
  'without limits, no one else decides for a player, however long they take: %s with %i players',
  ([variant, players]) => {
    const property = fc.property(anyRules(variant, players), fc.string(), (rules, seed) => {
      const bits = xoshiro128(seed);
      const unattended = new UnattendedTable(configOf(requestFor(rules), players, NO_LIMITS), seed);
      unattended.give({ type: 'begin' });
      for (let decision = 0; decision < 12 && !unattended.runToEnd(); decision++) {
        unattended.give({ type: 'wake' }, unattended.table.at + LONG_TIME);
        const { position, turn } = unattended.table;
        const offers = offersAt(position).filter(({ type }) => type !== 'call' && type !== 'take-back');
        if (position.open.phase === 'round-over' || offers.length === 0) return;
        const action = randomActionFor(pick(offers, bits), bits);
        const player = position.open.players[action.seat]!;
        const command = { type: 'act', action, turn } as const;
        expect(unattended.give(commandBy(player, String(decision), command))).toBe(true);
      }
      expect(unattended.ledger.tally.covered).toBe(0);
      expect(unattended.ledger.tally.actions).toBeGreaterThan(0);
    });
    fc.assert(property, runs(2));
  },
);

function commandBy(
  player: Player,
  id: string,
  command: Extract<Parameters<UnattendedTable['give']>[0], { type: 'command' }>['command'],
) {
  return { type: 'command', by: `p${player}`, id, command } as const;
}

function configOf(rules: TableConfig['rules'], players: number, speed: Speed): TableConfig {
  const chairs = Array.from(
    { length: players },
    (_, player) => ({ type: 'person', id: `p${player}`, name: '' }) as const,
  );
  return { rules, speed, chairs, pace: 'limits' };
}
