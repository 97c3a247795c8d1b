import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countCalls } from './count-calls.ts';

const RECORD = readFileSync(new URL('../../../../games/nanjing.schupf', import.meta.url), 'utf8');
const ROUNDS = 12;

/** The record with a notice at the beginning of the push of a round. */
function withNotice(round: number, notice: string): string {
  let rounds = 0;
  return RECORD.replace(/^push: /gm, (line) => (++rounds === round ? `${line}${notice}, ` : line));
}

test('counts the calls of every player', () => {
  const counted = countCalls(RECORD);
  expect(counted.map(({ rounds }) => rounds)).toEqual([ROUNDS, ROUNDS, ROUNDS, ROUNDS]);
  const [wei] = counted;
  expect(wei).toEqual({
    ...{ variant: 'nanjing', rounds: ROUNDS },
    ...{ tichuCalled: 0, tichuMade: 0, grandCalled: 2, grandMade: 1 },
  });
  expect(counted.reduce((sum, { tichuCalled }) => sum + tichuCalled, 0)).toBeGreaterThan(0);
});

test('does not count rounds in which someone else decided, or was the player', () => {
  const roundsAfter = (round: number, notice: string) =>
    countCalls(withNotice(round, notice)).map(({ rounds }) => rounds);
  expect(roundsAfter(3, '*covered 2')).toEqual([12, 11, 12, 12]);
  expect(roundsAfter(3, '*left 2')).toEqual([12, 11, 12, 12]);
  expect(roundsAfter(3, '*player 2 "Someone else"')).toEqual([12, 9, 12, 12]);
  expect(roundsAfter(12, '*player 4 X')).toEqual([12, 12, 12, 0]);
  expect(roundsAfter(3, '*absent 2')).toEqual([12, 12, 12, 12]);
});

test('counts nothing in a text that is not a record', () => {
  expect(countCalls('no record')).toEqual([]);
});
