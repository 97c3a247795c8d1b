import { REFUSALS, xoshiro128 } from '@schupf/rules';
import {
  corrupted,
  offersAt,
  pick,
  randomActionFor,
  randomConfig,
  runs,
  UnattendedTable,
} from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCommand, step, TABLE_REFUSALS, type Table } from '../src/index.ts';

/** Any value, often with the keys of actions. */
const anyJunk = fc.oneof(
  fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withTypedArray: true }),
  fc.record(
    {
      type: fc.oneof(fc.constantFrom('play', 'bomb', 'push', 'give', 'call', 'pass', 'deal'), fc.anything()),
      seat: fc.oneof(fc.nat(4), fc.anything()),
      cards: fc.oneof(fc.array(fc.oneof(fc.nat(120), fc.anything())), fc.anything()),
      gifts: fc.anything(),
      wish: fc.anything(),
      phoenixAs: fc.anything(),
      to: fc.anything(),
      pack: fc.anything(),
    },
    { requiredKeys: [] },
  ),
);

test('any value is rejected as malformed, carried out, or refused with a code and without any effect', () => {
  const property = fc.property(
    fc.string(),
    fc.nat(400),
    fc.array(anyJunk, { minLength: 8 }),
    (seed, after, junk) => {
      const { table } = tableAfter(seed, after);
      for (const action of junk) mustHandle(table, action);
      const bits = xoshiro128(`${seed} broken`);
      const offers = offersAt(table.position);
      if (offers.length === 0) return;
      for (const value of junk)
        mustHandle(table, corrupted(randomActionFor(pick(offers, bits), bits), value, bits));
    },
  );
  fc.assert(property, runs(60));
});

/** A table in the middle of a match in which stand-ins decide for everyone. */
function tableAfter(seed: string, inputs: number): UnattendedTable {
  const config = randomConfig(xoshiro128(seed), { speed: 'blitz', people: true });
  const unattended = new UnattendedTable(config, seed);
  unattended.give({ type: 'begin' });
  unattended.runToEnd(inputs);
  return unattended;
}

function mustHandle(table: Table, action: unknown): void {
  for (let player = 0; player < table.chairs.length; player++) {
    // Untrusted values are checked before they become inputs.
    const command = readCommand({ type: 'act', action, turn: table.turn }, table.rules);
    if (command === null) continue;
    const { occupant } = table.chairs[player]!;
    const by = occupant.type === 'person' ? occupant.id : '';
    const next = step(table, { type: 'command', by, id: 'junk', command, at: table.at });
    if (next.accepted) continue;
    expect(next.table).toBe(table);
    const [effect, ...others] = next.effects;
    expect(others).toEqual([]);
    if (effect?.type !== 'refuse') throw new Error('refused without a reason');
    expect({ ...REFUSALS, ...TABLE_REFUSALS }).toHaveProperty(effect.refusal.code);
  }
}
