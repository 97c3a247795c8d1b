import { readFileSync } from 'node:fs';
import { parseRecord } from '@schupf/rules/notation';
import type { TableConfig } from '@schupf/table';
import { expect, test } from 'vitest';
import type { FinishedMatch, SavedTable } from '../storage/saved-table.ts';
import { byGame, figuresIn, ownMatchesIn } from './own-figures.ts';

const text = (name: string) =>
  readFileSync(new URL(`../../../../games/${name}.schupf`, import.meta.url), 'utf8');
const NANJING = text('nanjing');
const CONFIG: TableConfig = { rules: { variant: 'nanjing' }, speed: 'no-clock', chairs: [], pace: '' };

function match(record: string, me = 0): FinishedMatch {
  return { round: 8, totals: [0, 0], me, ended: 1, outcome: { reason: 'played', winners: [0] }, record };
}

function table(id: string, finished: readonly FinishedMatch[], config = CONFIG): SavedTable {
  return { id, config, seed: 'xoshiro128:1', began: 0, changed: 0, inProgress: null, finished };
}

test('matches are added up by game, the most played first', async () => {
  const tables = [table('a', [match(text('trichu'))]), table('b', [match(NANJING), match(NANJING)])];
  const found = await Promise.all(ownMatchesIn(tables).map(figuresIn));
  const games = byGame(found.filter((figures) => figures !== null));
  expect(games.map(({ variant, matches }) => [variant, matches])).toEqual([
    ['nanjing', 2],
    ['trichu', 1],
  ]);
  expect(games[0]!.rounds).toBe(24);
  expect(games[0]!.figures['grand-called']).toMatchObject({ cases: 24, sum: 4 });
});

test('a match that was continued from the middle of another does not count, but its rematch does', () => {
  const answer = parseRecord(NANJING);
  if (!answer.ok) throw new Error(answer.problem);
  const config = { ...CONFIG, from: answer.record };
  const matches = ownMatchesIn([table('c', [match(NANJING), match(NANJING)], config)]);
  expect(matches.map(({ id }) => id)).toEqual(['c/1']);
});

test('a record that cannot be read has no figures', async () => {
  const [damaged] = ownMatchesIn([table('d', [match('schupf 1\nnonsense')])]);
  expect(await figuresIn(damaged!)).toBeNull();
});
