import { REFUSALS, xoshiro128 } from '@schupf/rules';
import { Alone, broken, offersAt, pick, randomActionFor, randomTerms, runs } from '@schupf/testkit';
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

test('any value is rejected as not an action, carried out, or refused with a code and no change', () => {
  const property = fc.property(
    fc.string(),
    fc.nat(400),
    fc.array(anyJunk, { minLength: 8 }),
    (seed, after, junk) => {
      const alone = tableAfter(seed, after);
      for (const action of junk) mustStand(alone.table, action);
      const bits = xoshiro128(`${seed} broken`);
      const offers = offersAt(alone.table.position);
      if (offers.length === 0) return;
      for (const one of junk)
        mustStand(alone.table, broken(randomActionFor(pick(offers, bits), bits), one, bits));
    },
  );
  fc.assert(property, runs(60));
});

/** A table in the middle of a match of bots. */
function tableAfter(seed: string, inputs: number): Alone {
  const alone = new Alone(randomTerms(xoshiro128(seed), { speed: 'blitz', people: true }), seed);
  alone.give({ type: 'begin' });
  alone.runOut(inputs);
  return alone;
}

function mustStand(table: Table, action: unknown): void {
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
