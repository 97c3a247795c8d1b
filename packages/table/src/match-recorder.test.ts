import { formatRecord, parseRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import type { Command, Input } from './input.ts';
import { MatchRecorder } from './match-recorder.ts';
import { step } from './step.ts';
import { openTable, type Table } from './table.ts';

const BEGUN = `schupf 1
variant: nanjing
event: Friday
player 1: Ada

round 1
dealer: A
seed: xoshiro128:x/1
calls: A takes @2 {in a hurry}, {a word}, *hold 2 @3, B takes @4.5 <eval 3>
`;

const TAKE: Command = { type: 'act', action: { type: 'take', seat: 2 }, turn: 0 };

/** The record of a table that continues the match, before and after a command of the third player. */
function continueMatch(times: boolean, command = TAKE): { readonly before: string; readonly after: string } {
  const parsed = parseRecord(BEGUN);
  if (!parsed.ok) throw new Error(parsed.problem);
  const from = parsed.record;
  const chairs = ['a', 'b', 'c', 'd'].map((id) => ({ type: 'person', id, name: id }) as const);
  const opened = openTable({ rules: from.rules, speed: 'normal', chairs, pace: '', from }, 7000);
  if (!opened.ok) throw new Error(opened.problem);
  let { table } = opened;
  const recorder = new MatchRecorder({ from, times });
  const text = (current: Table) => formatRecord(recorder.recordOf(current)!);
  const before = text(table);
  const inputs: Input[] = [
    { type: 'wake', at: 7000 },
    { type: 'command', by: 'c', id: '1', command, at: 8000 },
  ];
  for (const input of inputs) {
    const next = step(table, input);
    expect(next.accepted).toBe(true);
    recorder.watch(input, next);
    table = next.table;
  }
  return { before, after: text(table) };
}

test('preserves the record of a match that continues', () => {
  const { before, after } = continueMatch(true);
  for (const text of [before, after]) {
    expect(text).toContain('\nevent: Friday\n');
    expect(text).toContain('\nplayer 1: Ada\n');
    expect(text).toContain('\nseed: xoshiro128:x/1\n');
    expect(text).toContain('calls: A takes @2 {in a hurry}, {a word}, *hold 2 @3, B takes @4.5 <eval 3>');
  }
});

test('counts the times of new moves from the latest time in the record', () => {
  expect(continueMatch(true).after).toContain('B takes @4.5 <eval 3>, C takes @5.5\n');
});

test('leaves out times if the clock does not show real time', () => {
  expect(continueMatch(false).after).toContain('B takes @4.5 <eval 3>, C takes\n');
});

test('notes where the name of a player changes', () => {
  const { after } = continueMatch(true, { type: 'rename', name: 'Cleo B.' });
  expect(after).toContain('B takes @4.5 <eval 3>, *player 3 "Cleo B." @5.5\n');
});
