import { xoshiro128 } from '@schupf/rules';
import { freeze, mustBeSame, randomConfig, runs, UnattendedTable } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openLogged, step, type Table } from '../src/index.ts';

test('a step is pure: it changes neither the table nor the input, and it is repeatable', () => {
  const property = fc.property(fc.string(), (seed) => {
    const { rows, tables, steps } = played(seed);
    for (const [row, { entry }] of rows.entries()) {
      if (entry.type === 'opened') continue;
      const before = tables[row - 1]!;
      freeze(before);
      freeze(entry);
      const repeated = step(before, entry);
      mustBeSame(repeated.table, tables[row], `the table after row ${row}`);
      mustBeSame(repeated.effects, steps[row]!.effects, `the effects of row ${row}`);
    }
  });
  fc.assert(property, runs(6));
});

test('a log truncated anywhere restores the table as it was at that point', () => {
  const property = fc.property(fc.string(), fc.nat(), (seed, cut) => {
    const { rows, tables } = played(seed);
    const length = 1 + (cut % rows.length);
    const texts = rows.slice(0, length).map((row) => JSON.stringify(row));
    let table: Table | null = null;
    for (const text of texts) {
      const { entry } = JSON.parse(text) as (typeof rows)[number];
      if (entry.type !== 'opened') table = step(table!, entry).table;
      else {
        const opened = openLogged(entry);
        table = opened.ok ? opened.table : null;
      }
    }
    mustBeSame(table, tables[length - 1], 'the table');
  });
  fc.assert(property, runs(10));
});

test('an input with an earlier time is treated as if it had just arrived', () => {
  const { tables } = played('late');
  for (const table of tables.slice(0, 200)) {
    const late = step(table, { type: 'restarted', at: table.at - 5000 });
    expect(late.table.at).toBe(table.at);
    expect(late.table.now).toBe(table.now);
  }
});

/** The ledger of a match in which bots and stand-ins decide and people send random commands. */
function played(seed: string): UnattendedTable['ledger'] {
  const bits = xoshiro128(seed);
  const config = randomConfig(bits, { options: { matchEnd: 'rounds', rounds: 1 } });
  const unattended = new UnattendedTable(config, seed);
  unattended.give({ type: 'begin' });
  for (let batch = 0; batch < 40; batch++) {
    unattended.runToEnd(unattended.ledger.rows.length + 10);
    for (const { occupant } of unattended.table.chairs) {
      if (occupant.type !== 'person') continue;
      const types = ['hold', 'end-hold', 'ready'] as const;
      const command = { type: types[(bits() >>> 0) % types.length]! };
      unattended.give({ type: 'command', by: occupant.id, id: `${batch}`, command });
    }
  }
  return unattended.ledger;
}
