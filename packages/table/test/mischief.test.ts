import { describe, expect, test } from 'vitest';
import { BOT, type Puzzle, person, Sitting } from './support.ts';

/** It is B's turn, and no one can have a bomb. */
const HANDS: Puzzle = { hands: ['S3 S6', 'S5 SA J2', 'J3 J4', 'P3 P4'], trick: ['A S4'], turn: 'B' };

/** Lets time pass and answers every question to B's seat. */
function runAnswering(sitting: Sitting, until: number): void {
  const next = sitting.table.wakeAt;
  if (sitting.table.questions.some(({ seat, answered }) => seat === 1 && !answered))
    sitting.answer(sitting.table.at, 'pass', 'B');
  if (next === null || next > until) return;
  sitting.runTo(next);
  runAnswering(sitting, until);
}

describe('a table with a clock', () => {
  test('cannot be stalled by sending commands after the time is up', () => {
    const sitting = Sitting.puzzle(HANDS);
    for (let at = 79_000; at < 100_000 && sitting.played.length === 0; at += 300) {
      sitting.command(at, 'B', { type: 'propose', what: 'pause' });
      sitting.command(at + 100, 'B', { type: 'decline', what: 'pause' });
      runAnswering(sitting, at + 200);
    }
    expect(sitting.played).toHaveLength(1);
    expect(sitting.table.at).toBeLessThan(83_000);
  });

  test('cannot be stalled by sitting down and leaving again and again', () => {
    const sitting = Sitting.puzzle(HANDS, { chairs: [person('A'), BOT, person('C'), person('D')] });
    for (let at = 0; at < 20_000 && sitting.played.length === 0; at += 200) {
      sitting.command(at, 'Zoe', { type: 'sit', chair: 1, name: 'Zoe' });
      sitting.command(at + 50, 'Zoe', { type: 'leave' });
      runAnswering(sitting, at + 150);
    }
    expect(sitting.played).toHaveLength(1);
    expect(sitting.table.at).toBeLessThan(5000);
  });

  test('cannot be stalled by undoing a push', () => {
    const sitting = Sitting.dealt({ grandTichuLimit: 'off' });
    sitting.push(1000, 'A');
    sitting.act(44_000, 'A take-back');
    expect(sitting.status?.duties.find(({ seat }) => seat === 0)).toMatchObject({ until: 45_000 });
  });
});

describe('no one sees any hand but their own', () => {
  test('a player who left may return only to their own chair', () => {
    const sitting = Sitting.puzzle(HANDS, { chairs: [person('A'), BOT, BOT, person('D')] });
    sitting.command(1, 'A', { type: 'leave' });
    expect(sitting.command(2, 'A', { type: 'sit', chair: 2, name: 'A' })).toBe('sat-elsewhere');
    expect(sitting.command(3, 'A', { type: 'sit', chair: 0, name: 'A' })).toBe('done');
  });

  test('a player who returns to their chair gets no news of claims made before they left', () => {
    const bombs: Puzzle = { hands: ['S3', 'SA J2', 'J6 S6 P6 T6', 'P3'], trick: ['A SK'], turn: 'B' };
    const sitting = Sitting.puzzle(bombs);
    sitting.act(10, 'B SA');
    sitting.command(20, 'B', { type: 'leave' });
    sitting.command(30, 'B', { type: 'sit', chair: 1, name: 'B' });
    sitting.runTo(700);
    expect(sitting.played).toEqual(['700 B SA']);
    expect(sitting.toldTo('B')).toEqual(['10 held']);
  });
});

describe('losing the connection is not giving up', () => {
  test('a team does not concede without the consent of an absent partner', () => {
    const sitting = Sitting.puzzle(HANDS);
    sitting.command(1000, 'B', { type: 'propose', what: 'concede' });
    sitting.give(1001, { type: 'presence', who: 'D', present: false });
    sitting.runTo(50_000);
    expect(sitting.table.stage).toBe('playing');
    sitting.runTo(61_000);
    expect(sitting.status?.agreements).toEqual([]);
  });

  test('a player who left and came back cannot concede during that round', () => {
    const sitting = Sitting.puzzle(HANDS, { chairs: [person('A'), BOT, person('C'), BOT] });
    sitting.command(1, 'C', { type: 'leave' });
    sitting.command(2, 'C', { type: 'sit', chair: 2, name: 'C' });
    expect(sitting.command(3, 'C', { type: 'propose', what: 'concede' })).toBe('just-sat-down');
    sitting.command(4, 'Zoe', { type: 'sit', chair: 1, name: 'Zoe' });
    expect(sitting.command(5, 'Zoe', { type: 'propose', what: 'concede' })).toBe('not-seated');
  });
});

describe('pauses and rematches while a player is absent', () => {
  test('any player can end a pause', () => {
    const sitting = Sitting.puzzle(HANDS);
    for (const who of ['A', 'B', 'C', 'D']) sitting.command(0, who, { type: 'propose', what: 'pause' });
    sitting.give(1, { type: 'presence', who: 'D', present: false });
    expect(sitting.command(2, 'B', { type: 'propose', what: 'resume' })).toBe('done');
    expect(sitting.table.pause).toBeNull();
  });

  test('a rematch begins without a player who does not return', () => {
    const sitting = Sitting.puzzle(HANDS);
    for (const who of ['A', 'B', 'C', 'D']) sitting.command(0, who, { type: 'propose', what: 'stop' });
    sitting.give(1, { type: 'presence', who: 'D', present: false });
    for (const who of ['A', 'B', 'C']) sitting.command(2, who, { type: 'propose', what: 'rematch' });
    expect(sitting.table.stage).toBe('over');
    sitting.runTo(30_000);
    expect(sitting.table.stage).toBe('drawing');
  });
});

test('a player who acts counts as present, even if their connection was reported lost', () => {
  const sitting = Sitting.puzzle(HANDS);
  sitting.give(0, { type: 'presence', who: 'B', present: false });
  sitting.runTo(25_000);
  sitting.act(25_000, 'B S5');
  expect(sitting.status?.chairs[1]).toMatchObject({ present: true, here: true });
});

test('a call counts only in the round the player saw', () => {
  const sitting = Sitting.dealt();
  const call = { type: 'act', action: { type: 'call', seat: 0, call: 'tichu' }, turn: 0 } as const;
  expect(sitting.command(1, 'A', call)).toBe('stale');
  expect(sitting.act(2, 'A tichu')).toBe('done');
});

test.each([
  null,
  7,
  { type: 'sit', chair: 'length', name: '' },
  { type: 'sit', chair: 1, name: 'x'.repeat(41) },
  { type: 'propose', what: 'rematch', seats: 'zzz' },
  { type: 'propose', what: 'toString' },
  { type: 'act', action: { type: 'pass', seat: 1 }, turn: Number.NaN },
  { type: 'fly' },
])('refuses anything that is not a command: %j', (command) => {
  const sitting = Sitting.puzzle(HANDS);
  const before = sitting.table;
  expect(sitting.command(1, 'B', command as never)).toBe('malformed');
  expect(sitting.table).toBe(before);
});
