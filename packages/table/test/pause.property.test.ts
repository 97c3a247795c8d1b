import { xoshiro128 } from '@schupf/rules';
import { randomConfig, UnattendedTable } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { type Command, LOG_VERSION } from '../src/index.ts';

const PEOPLE = ['p0', 'p1', 'p2', 'p3'];

test.for(['stop', 'concede'] as const)('a match that ends during a pause also ends the pause: %s', (what) => {
  const unattended = startMatch();
  everyone(unattended, 'pause', { type: 'propose', what: 'pause' });
  expect(unattended.table.pause).not.toBeNull();
  everyone(unattended, 'end', { type: 'propose', what });
  expect(unattended.table.stage).toBe('over');
  expect(unattended.table.pause).toBeNull();
  everyone(unattended, 'again', { type: 'propose', what: 'rematch' });
  expect(unattended.runToEnd()).toBe(true);
});

test('nothing happens during a pause, and everyone has the same time left afterwards', () => {
  const unattended = startMatch();
  const before = unattended.table;
  everyone(unattended, 'pause', { type: 'propose', what: 'pause' });
  const { pause } = unattended.table;
  const until = pause!.until!;
  expect(unattended.table.wakeAt).toBe(until);
  expect(unattended.give({ type: 'wake' }, until - 1)).toBe(false);
  unattended.give({ type: 'presence', who: 'p0', present: false }, pause!.since + 5000);
  unattended.give({ type: 'presence', who: 'p0', present: true }, pause!.since + 6000);
  expect(unattended.table.duties).toEqual(before.duties);
  everyone(unattended, 'resume', { type: 'propose', what: 'resume' });
  expect(unattended.table.pause).toBeNull();
  expect(unattended.table.duties).toEqual(before.duties);
  expect(unattended.table.now).toBe(before.now);
});

test('no one loses time if the process is down when a pause ends', () => {
  const unattended = startMatch();
  const { duties, now } = unattended.table;
  const { covered } = unattended.ledger.tally;
  everyone(unattended, 'pause', { type: 'propose', what: 'pause' });
  const { pause } = unattended.table;
  unattended.give({ type: 'restarted', version: LOG_VERSION }, pause!.until! + 3_600_000);
  expect(unattended.table.pause).toBeNull();
  expect(unattended.table.duties).toEqual(duties);
  expect(unattended.table.now).toBe(now);
  expect(unattended.ledger.tally.covered).toBe(covered);
});

function startMatch(): UnattendedTable {
  const fixed = {
    table: ['nanjing', 4],
    speed: 'normal',
    people: true,
    options: { matchEnd: 'rounds', rounds: 1 },
  } as const;
  const unattended = new UnattendedTable(randomConfig(xoshiro128('pause'), fixed), 'pause');
  unattended.give({ type: 'begin' });
  unattended.runToEnd(12);
  return unattended;
}

function everyone(unattended: UnattendedTable, id: string, command: Command): void {
  for (const by of PEOPLE) unattended.give({ type: 'command', by, id, command });
}
