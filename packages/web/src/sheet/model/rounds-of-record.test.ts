import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { roundsOfRecord } from './rounds-of-record.ts';

const GAMES = new URL('../../../../../games/', import.meta.url);

test('finds every finished round of a record, with its totals and finishing order', () => {
  for (const file of readdirSync(GAMES).filter((name) => name.endsWith('.schupf'))) {
    const text = readFileSync(new URL(file, GAMES), 'utf8');
    const answer = parseRecord(text);
    if (!answer.ok) throw new Error(answer.problem);
    const complete = answer.record.rounds.filter(({ order }) => order !== null);
    const ended = roundsOfRecord(text);
    expect(ended.map(({ round }) => round)).toEqual(complete.map(({ number }) => number));
    ended.forEach((open, index) => {
      const { score, order } = complete[index]!;
      if (score !== null) expect(open.totals).toEqual(score.totals);
      expect(open.result!.order).toEqual(order);
    });
  }
});

test('a text that isn’t a record has no rounds', () => {
  expect(roundsOfRecord('nothing')).toEqual([]);
});
