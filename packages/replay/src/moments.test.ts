import { readFileSync } from 'node:fs';
import { VARIANTS } from '@schupf/rules';
import { type GameRecord, parseRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { nextTrick, pastRounds, previousTrick } from './moments.ts';

function recordOf(variant: string): GameRecord {
  const text = readFileSync(new URL(`../../../games/${variant}.schupf`, import.meta.url), 'utf8');
  const answer = parseRecord(text);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.record;
}

test.each(VARIANTS)('splits every round of %s into moments from the deal to the end', (variant) => {
  const record = recordOf(variant);
  const rounds = pastRounds(record);
  expect(rounds.map(({ number }) => number)).toEqual(record.rounds.map(({ number }) => number));
  for (const { moments } of rounds) {
    expect(moments[0]!.events[0]!.type).toBe('dealt');
    expect(moments.at(-1)!.position.open.result).not.toBeNull();
    const played = moments.flatMap(({ events }) => events).filter(({ type }) => type === 'played');
    expect(moments.filter(({ events }) => events.some(({ type }) => type === 'played'))).toHaveLength(
      played.length,
    );
  }
});

test('leaves out an unfinished round', () => {
  const record = recordOf('nanjing');
  const [first, second] = record.rounds;
  const cut = { ...second!, lines: second!.lines.slice(0, -2) };
  expect(pastRounds({ ...record, rounds: [first!, cut] }).map(({ number }) => number)).toEqual([1]);
  expect(pastRounds({ ...record, rounds: [{ ...first!, lines: [] }] })).toEqual([]);
});

test('marks bombs and calls', () => {
  const marked = VARIANTS.flatMap((variant) => pastRounds(recordOf(variant))).flatMap(({ moments }) =>
    moments.filter(({ mark }) => mark !== null),
  );
  expect(new Set(marked.map(({ mark }) => mark))).toEqual(new Set(['bomb', 'call']));
  for (const { mark, call, events } of marked) {
    expect(call === null).toBe(mark === 'bomb');
    const types = events.map(({ type }) => type);
    if (mark === 'bomb') expect(types).toContain('played');
    else expect(types.some((type) => type === 'called' || type === 'calls-revealed')).toBe(true);
  }
});

test('moves from trick to trick within the round', () => {
  const { moments } = pastRounds(recordOf('nanjing'))[0]!;
  const leads = [...moments.keys()].filter((index) => moments[index]!.leads);
  expect(nextTrick(moments, 0)).toBe(leads[0]);
  expect(nextTrick(moments, leads[0]!)).toBe(leads[1]);
  expect(nextTrick(moments, leads.at(-1)!)).toBe(moments.length - 1);
  expect(previousTrick(moments, leads[1]! - 1)).toBe(leads[0]);
  expect(previousTrick(moments, leads[1]!)).toBe(leads[0]);
  expect(previousTrick(moments, leads[0]!)).toBe(0);
});
