import { describe, expect, test } from 'vitest';
import { observerOf } from '../src/index.ts';
import { BOT, type Puzzle, person, Sitting } from './support.ts';

/** It is B's turn. */
const HANDS: Puzzle = { hands: ['S3 S6', 'S5 SA J2', 'J3 J4', 'P3 P4'], trick: ['A S4'], turn: 'B' };
const B = 1;

function vote(sitting: Sitting, at: number, by: string, target = B): string {
  return sitting.command(at, by, { type: 'propose', what: 'remove', target });
}

/** A table at which A, C and D have removed B. */
function withoutB(): Sitting {
  const sitting = Sitting.puzzle(HANDS);
  for (const by of ['A', 'C', 'D']) vote(sitting, 10, by);
  return sitting;
}

describe('removing a player', () => {
  test('needs the votes of all other people', () => {
    const sitting = Sitting.puzzle(HANDS);
    expect(vote(sitting, 1, 'A')).toBe('done');
    expect(sitting.status?.agreements).toMatchObject([{ what: 'remove', players: [0], target: B }]);
    expect(vote(sitting, 2, 'A')).toBe('agreed-already');
    expect(vote(sitting, 3, 'C')).toBe('done');
    expect(vote(sitting, 4, 'B')).toBe('no-such-player');
    expect(sitting.table.chairs[B]!.occupant).toMatchObject({ id: 'B' });
    expect(vote(sitting, 5, 'D')).toBe('done');
    expect(sitting.table.chairs[B]!.occupant).toEqual({ type: 'nobody' });
    expect(sitting.status?.agreements).toEqual([]);
    expect(sitting.update('agreed')).toMatchObject([{ update: { what: 'remove', target: B } }]);
    expect(sitting.update('left')).toMatchObject([{ update: { player: B, name: 'Player B' } }]);
  });

  test('a stand-in makes the next decision', () => {
    const sitting = withoutB();
    expect(sitting.asked()).toMatchObject([{ seat: B, role: 'stand-in', at: 10 }]);
    sitting.answer(11, 'SA', 'B');
    sitting.runTo(5000);
    expect(sitting.played.at(-1)).toMatch(/ B SA$/);
  });

  test('the bot whose chair the player took comes back', () => {
    const sitting = Sitting.puzzle(
      { hands: ['S3', 'S5 SA', '', ''], trick: ['D S2'], turn: 'A', finished: 'C' },
      { chairs: [person('A'), BOT, person('C'), person('D')] },
    );
    sitting.command(1, 'Zoe', { type: 'sit', chair: B, name: 'Zoe' });
    sitting.act(2, 'A S3');
    expect(sitting.table.chairs[B]!.occupant).toMatchObject({ id: 'Zoe' });
    for (const by of ['A', 'C', 'D']) vote(sitting, 3, by);
    expect(sitting.table.chairs[B]!.occupant).toEqual(BOT);
  });

  test('the player watches, and cannot sit down again before the next match', () => {
    const sitting = withoutB();
    expect(observerOf(sitting.table, 'B')).toBe('spectator');
    for (const chair of [B, null])
      expect(sitting.command(20, 'B', { type: 'sit', chair, name: 'B' })).toBe('removed');
    expect(sitting.command(20, 'Zoe', { type: 'sit', chair: B, name: 'Zoe' })).toBe('done');
    for (const by of ['A', 'C', 'D']) sitting.command(30, by, { type: 'propose', what: 'stop' });
    expect(sitting.command(40, 'B', { type: 'sit', chair: B, name: 'B' })).toBe('removed');
    for (const by of ['A', 'C', 'D', 'Zoe']) sitting.command(50, by, { type: 'propose', what: 'rematch' });
    sitting.give(60, { type: 'drawn', dealer: 0, lot: [0, 1, 2, 3] });
    expect(sitting.table.removed).toEqual([]);
  });

  test('a single vote against the proposal drops it, but the player’s own vote does not count', () => {
    const sitting = Sitting.puzzle(HANDS);
    vote(sitting, 1, 'A');
    const decline = (by: string, target = B) =>
      sitting.command(2, by, { type: 'decline', what: 'remove', target });
    expect(decline('B')).toBe('nothing-proposed');
    expect(decline('C', 3)).toBe('nothing-proposed');
    expect(decline('C')).toBe('done');
    for (const by of ['C', 'D']) vote(sitting, 3, by);
    expect(sitting.table.chairs[B]!.occupant).toMatchObject({ id: 'B' });
  });

  test('proposals about different players are counted separately', () => {
    const sitting = Sitting.puzzle(HANDS);
    vote(sitting, 1, 'A');
    vote(sitting, 1, 'C');
    vote(sitting, 2, 'D', 0);
    expect(sitting.status?.agreements).toMatchObject([
      { target: B, players: [0, 2] },
      { target: 0, players: [3] },
    ]);
    expect(sitting.table.chairs.every(({ occupant }) => occupant.type === 'person')).toBe(true);
  });

  test('one person alone can remove only someone who is away', () => {
    const sitting = Sitting.puzzle(HANDS, { chairs: [person('A'), person('B'), BOT, BOT] });
    expect(vote(sitting, 1, 'A')).toBe('too-few-people');
    sitting.give(2, { type: 'presence', who: 'B', present: false });
    expect(vote(sitting, 3, 'A')).toBe('too-few-people');
    sitting.runTo(40_000);
    expect(vote(sitting, 40_000, 'A')).toBe('done');
    expect(sitting.table.chairs[B]!.occupant).toEqual({ type: 'nobody' });
  });

  test('the proposal is not accepted when the other voters leave', () => {
    const sitting = Sitting.puzzle(HANDS);
    vote(sitting, 1, 'A');
    for (const by of ['C', 'D']) sitting.command(2, by, { type: 'leave' });
    expect(sitting.table.chairs[B]!.occupant).toMatchObject({ id: 'B' });
  });

  test('the proposal ends when the player leaves', () => {
    const sitting = Sitting.puzzle(HANDS);
    vote(sitting, 1, 'A');
    sitting.command(2, 'B', { type: 'leave' });
    expect(sitting.status?.agreements).toEqual([]);
    expect(sitting.command(3, 'B', { type: 'sit', chair: B, name: 'B' })).toBe('done');
  });

  test.each([
    ['themselves', 0],
    ['a bot', 2],
  ])('no one can remove %s', (_, target) => {
    const sitting = Sitting.puzzle(HANDS, { chairs: [person('A'), person('B'), BOT, person('D')] });
    expect(vote(sitting, 1, 'A', target)).toBe('no-such-player');
  });

  test('is possible only during a match', () => {
    expect(vote(Sitting.open('nanjing'), 1, 'A')).toBe('not-playing');
  });

  test.each([undefined, null, -1, 4, '1'])('is refused as malformed if the player is %j', (target) => {
    const sitting = Sitting.puzzle(HANDS);
    for (const type of ['propose', 'decline'])
      expect(sitting.command(1, 'A', { type, what: 'remove', target } as never)).toBe('malformed');
  });
});

describe('changing your own name', () => {
  test('changes the name on the chair, and tells everyone', () => {
    const sitting = Sitting.puzzle(HANDS);
    expect(sitting.command(1, 'B', { type: 'rename', name: 'Benno' })).toBe('done');
    expect(sitting.status?.chairs[B]?.occupant).toEqual({ type: 'person', id: 'B', name: 'Benno' });
    expect(sitting.update('renamed')).toMatchObject([{ update: { player: B, name: 'Benno' } }]);
    expect(sitting.command(2, 'Zoe', { type: 'rename', name: 'Zoe' })).toBe('not-seated');
    expect(sitting.command(3, 'B', { type: 'rename', name: 'x'.repeat(41) })).toBe('malformed');
  });

  test('works while waiting for a chair', () => {
    const sitting = Sitting.puzzle(HANDS, { chairs: [person('A'), BOT, person('C'), person('D')] });
    sitting.command(1, 'Zoe', { type: 'sit', chair: B, name: 'Zoe' });
    expect(sitting.command(2, 'Zoe', { type: 'rename', name: 'Zoé' })).toBe('done');
    expect(sitting.status?.chairs[B]?.next).toEqual({ id: 'Zoe', name: 'Zoé' });
    expect(sitting.update('renamed')).toEqual([]);
  });
});
