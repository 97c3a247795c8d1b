import { shuffledPack } from '@schupf/rules';
import { mustBeSame, UnattendedTable } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { PACKED_TABLE_VERSION, packTable, unpackTable } from '../src/index.ts';
import { BOT, person, Sitting } from './support.ts';

/** The fields of a value and of what is in it, such as `chairs[].occupant.name`. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return [here, ...fieldsOf(field, here)];
  });
}

test('a table and everything in it have the fields of this version of packed tables', () => {
  const sitting = Sitting.open('nanjing', { chairs: [person('A'), person('B'), BOT, BOT], fairDeals: 't' });
  sitting.give(0, { type: 'begin' });
  sitting.give(0, { type: 'secret', secret: '0'.repeat(64) });
  sitting.command(0, 'A', { type: 'commit-salt', match: 1, hash: '0'.repeat(64) });
  // B sends nothing, and A does not reveal their salt.
  sitting.runTo(10_000);
  sitting.give(10_000, { type: 'drawn', dealer: 0, lot: [0, 1, 2, 3] });
  const pack = shuffledPack(sitting.table.rules, 'xoshiro128:fields');
  sitting.give(10_000, { type: 'shuffled', pack, seed: null });
  sitting.command(10_001, 'Zoe', { type: 'sit', chair: 2, name: 'Zoe' });
  sitting.command(10_002, 'A', { type: 'propose', what: 'pause' });
  const fields = [...new Set(fieldsOf(packTable(sitting.table)))].sort();
  // If this fails, we would misread tables that an older program has saved: raise PACKED_TABLE_VERSION, then update.
  expect({ version: PACKED_TABLE_VERSION, fields }).toMatchSnapshot();
});

test('unpacking a packed table gives the same table, at any moment of a match', () => {
  const config = {
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    speed: 'normal',
    chairs: [person('A'), person('B'), BOT, BOT],
    pace: 'packed',
  } as const;
  const unattended = new UnattendedTable(config, 'packed');
  unattended.give({ type: 'begin' });
  unattended.runToEnd();
  const { tables } = unattended.ledger;
  expect(tables.length).toBeGreaterThan(100);
  for (const [row, table] of tables.entries()) {
    const text = JSON.stringify(packTable(table));
    mustBeSame(unpackTable(JSON.parse(text), tables[0]!), table, `the table after row ${row}`);
  }
});
