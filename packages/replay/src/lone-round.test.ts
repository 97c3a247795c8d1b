import { globSync, readFileSync } from 'node:fs';
import { packPosition } from '@schupf/rules';
import { parseRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { loneRound } from './lone-round.ts';
import { pastRounds } from './moments.ts';

const GAMES = new URL('../../../games/', import.meta.url).pathname;

test.each(globSync('*.schupf', { cwd: GAMES }))('every round of %s can be replayed alone', (file) => {
  const answer = parseRecord(readFileSync(`${GAMES}${file}`, 'utf8'));
  if (!answer.ok) throw new Error(answer.problem);
  const { record } = answer;
  const rounds = pastRounds(record);
  expect(rounds.length).toBeGreaterThan(0);
  for (const { number, moments } of rounds) {
    const [alone] = pastRounds(loneRound(record, number)!);
    expect(alone!.moments.map(({ move, events }) => [move, events])).toEqual(
      moments.map(({ move, events }) => [move, events]),
    );
    expect(packPosition(alone!.moments.at(-1)!.position)).toEqual(packPosition(moments.at(-1)!.position));
  }
});

test('there is no round with another number', () => {
  const answer = parseRecord(readFileSync(`${GAMES}nanjing.schupf`, 'utf8'));
  if (!answer.ok) throw new Error(answer.problem);
  expect(loneRound(answer.record, 0)).toBeNull();
  expect(loneRound(answer.record, 999)).toBeNull();
});
