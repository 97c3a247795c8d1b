import { xoshiro128 } from '@schupf/rules';
import { Alone, randomTerms } from '@schupf/testkit';
import { expect, test } from 'vitest';
import type { Command } from '../src/index.ts';

const PEOPLE = ['p0', 'p1', 'p2', 'p3'];

test.for(['stop', 'concede'] as const)('a match that ends in a pause ends the pause too: %s', (what) => {
  const alone = begun();
  everyone(alone, 'pause', { type: 'propose', what: 'pause' });
  expect(alone.table.pause).not.toBeNull();
  everyone(alone, 'end', { type: 'propose', what });
  expect(alone.table.stage).toBe('over');
  expect(alone.table.pause).toBeNull();
  everyone(alone, 'again', { type: 'propose', what: 'rematch' });
  expect(alone.runOut()).toBe(true);
});

test('nothing happens in a pause, and afterwards everyone has the same time left', () => {
  const alone = begun();
  const before = alone.table;
  everyone(alone, 'pause', { type: 'propose', what: 'pause' });
  const { pause } = alone.table;
  expect(alone.table.wakeAt).toBe(pause!.until);
  expect(alone.give({ type: 'wake' }, pause!.until - 1)).toBe(false);
  alone.give({ type: 'presence', who: 'p0', present: false }, pause!.since + 5000);
  alone.give({ type: 'presence', who: 'p0', present: true }, pause!.since + 6000);
  expect(alone.table.duties).toEqual(before.duties);
  everyone(alone, 'resume', { type: 'propose', what: 'resume' });
  expect(alone.table.pause).toBeNull();
  expect(alone.table.duties).toEqual(before.duties);
  expect(alone.table.now).toBe(before.now);
});

test('a process that was down at the end of a pause costs no one time', () => {
  const alone = begun();
  const { duties, now } = alone.table;
  const { covered } = alone.ledger.tally;
  everyone(alone, 'pause', { type: 'propose', what: 'pause' });
  const { pause } = alone.table;
  alone.give({ type: 'restarted' }, pause!.until + 3_600_000);
  expect(alone.table.pause).toBeNull();
  expect(alone.table.duties).toEqual(duties);
  expect(alone.table.now).toBe(now);
  expect(alone.ledger.tally.covered).toBe(covered);
});

function begun(): Alone {
  const wanted = {
    table: ['nanjing', 4],
    speed: 'normal',
    people: true,
    options: { matchEnd: 'rounds', rounds: 1 },
  } as const;
  const alone = new Alone(randomTerms(xoshiro128('pause'), wanted), 'pause');
  alone.give({ type: 'begin' });
  alone.runOut(12);
  return alone;
}

function everyone(alone: Alone, id: string, command: Command): void {
  for (const by of PEOPLE) alone.give({ type: 'command', by, id, command });
}
