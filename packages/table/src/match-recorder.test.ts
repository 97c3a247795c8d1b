import { formatRecord, parseRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import type { Input } from './input.ts';
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

/** A table that goes on with the match, and what its scribe has written after somebody's decision. */
function goOn(times: boolean): { readonly before: string; readonly after: string } {
  const parsed = parseRecord(BEGUN);
  if (!parsed.ok) throw new Error(parsed.problem);
  const from = parsed.record;
  const chairs = ['a', 'b', 'c', 'd'].map((id) => ({ type: 'person', id, name: id }) as const);
  const opened = openTable({ rules: from.rules, speed: 'normal', chairs, pace: '', from }, 7000);
  if (!opened.ok) throw new Error(opened.problem);
  let { table } = opened;
  const scribe = new MatchRecorder({ from, times });
  const text = (now: Table) => formatRecord(scribe.recordOf(now)!);
  const before = text(table);
  const command = { type: 'act', action: { type: 'take', seat: 2 }, turn: 0 } as const;
  const inputs: Input[] = [
    { type: 'wake', at: 7000 },
    { type: 'command', by: 'c', id: '1', command, at: 8000 },
  ];
  for (const input of inputs) {
    const next = step(table, input);
    expect(next.accepted).toBe(true);
    scribe.watch(input, next);
    table = next.table;
  }
  return { before, after: text(table) };
}

test('a match from elsewhere keeps what was written of it', () => {
  const { before, after } = goOn(true);
  for (const text of [before, after]) {
    expect(text).toContain('\nevent: Friday\n');
    expect(text).toContain('\nplayer 1: Ada\n');
    expect(text).toContain('\nseed: xoshiro128:x/1\n');
    expect(text).toContain('calls: A takes @2 {in a hurry}, {a word}, *hold 2 @3, B takes @4.5 <eval 3>');
  }
});

test('its times go on after the last one', () => {
  expect(goOn(true).after).toContain('B takes @4.5 <eval 3>, C takes @5.5\n');
});

test('times are left out where nobody can tell them', () => {
  expect(goOn(false).after).toContain('B takes @4.5 <eval 3>, C takes\n');
});
