import { xoshiro128 } from '@schupf/rules';
import { Alone, freeze, mustBeSame, randomTerms, runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTable, step, type Table } from '../src/index.ts';

test('a step is pure: it changes neither table nor input and is repeatable', () => {
  const property = fc.property(fc.string(), (seed) => {
    const { rows, tables, steps } = played(seed);
    for (const [row, { entry }] of rows.entries()) {
      if (entry.type === 'opened') continue;
      const before = tables[row - 1]!;
      freeze(before);
      freeze(entry);
      const again = step(before, entry);
      mustBeSame(again.table, tables[row], `the table after row ${row}`);
      mustBeSame(again.effects, steps[row]!.effects, `the effects of row ${row}`);
    }
  });
  fc.assert(property, runs(6));
});

test('a log truncated anywhere gives the table of that moment', () => {
  const property = fc.property(fc.string(), fc.nat(), (seed, cut) => {
    const { rows, tables } = played(seed);
    const length = 1 + (cut % rows.length);
    const texts = rows.slice(0, length).map((row) => JSON.stringify(row));
    let table: Table | null = null;
    for (const text of texts) {
      const { entry } = JSON.parse(text) as (typeof rows)[number];
      if (entry.type !== 'opened') table = step(table!, entry).table;
      else {
        const opened = openTable(entry.terms, entry.at);
        table = opened.ok ? opened.table : null;
      }
    }
    mustBeSame(table, tables[length - 1], 'the table');
  });
  fc.assert(property, runs(10));
});

test('an input with an earlier time is treated as if it came now', () => {
  const { tables } = played('late');
  for (const table of tables.slice(0, 200)) {
    const late = step(table, { type: 'restarted', at: table.at - 5000 });
    expect(late.table.at).toBe(table.at);
    expect(late.table.now).toBe(table.now);
  }
});

/** A match of bots and stand-ins in which people send commands at random. */
function played(seed: string): Alone['ledger'] {
  const bits = xoshiro128(seed);
  const alone = new Alone(randomTerms(bits, { options: { matchEnd: 'rounds', rounds: 1 } }), seed);
  alone.give({ type: 'begin' });
  for (let pressed = 0; pressed < 40; pressed++) {
    alone.runOut(alone.ledger.rows.length + 10);
    for (const { occupant } of alone.table.chairs) {
      if (occupant.type !== 'person') continue;
      const types = ['hold', 'end-hold', 'ready'] as const;
      const command = { type: types[(bits() >>> 0) % types.length]! };
      alone.give({ type: 'command', by: occupant.id, id: `${pressed}`, command });
    }
  }
  return alone.ledger;
}
