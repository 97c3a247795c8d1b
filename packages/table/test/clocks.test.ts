import { shuffledPack } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { SPEEDS } from '../src/index.ts';
import { BOT, type Puzzle, person, Sitting } from './support.ts';

/** It is B's turn, and no one can have a bomb, so there is no interval. */
const TURN: Puzzle = { hands: ['S3 S4', 'S5 SA J2', 'J3 J4', 'P3 P4'], trick: ['A S4'], turn: 'B' };
const HANDS: Puzzle = { ...TURN, hands: ['S3 S6', 'S5 SA J2', 'J3 J4', 'P3 P4'] };

describe('the turn clock', () => {
  test('a turn has its limit and then the bank', () => {
    const sitting = Sitting.puzzle(HANDS);
    expect(sitting.status?.duties).toEqual([
      { seat: 1, kind: 'turn', since: 0, until: 20_000, bankUntil: 80_000 },
    ]);
    sitting.runTo(79_999);
    expect(sitting.asked()).toEqual([]);
    sitting.runTo(80_000);
    expect(sitting.asked()).toMatchObject([{ seat: 1, kind: 'decide', role: 'stand-in', at: 80_000 }]);
  });

  test('bank time used in a turn is not restored during the round', () => {
    const sitting = Sitting.puzzle(HANDS);
    sitting.act(50_000, 'B S5');
    expect(sitting.status?.chairs[1]?.bank).toBe(30_000);
    sitting.act(50_001, 'C pass');
    expect(sitting.status?.chairs.map(({ bank }) => bank)).toEqual([60_000, 30_000, 60_000, 60_000]);
  });

  test('a decision by a stand-in for a late player is announced before it is shown', () => {
    const sitting = Sitting.puzzle(HANDS);
    sitting.runTo(80_000);
    sitting.answer(80_001, 'S5', 'B');
    sitting.runTo(82_000);
    const updates = sitting.effects.flatMap(({ effect }) => (effect.type === 'tell' ? [effect.update] : []));
    const covered = updates.findIndex(({ type }) => type === 'covered');
    expect(updates[covered]).toEqual({ type: 'covered', player: 1, seat: 1 });
    expect(updates[covered + 1]).toMatchObject({ type: 'game', event: { type: 'played', seat: 1 } });
  });

  test('a player may still act until the stand-in’s decision is shown', () => {
    const sitting = Sitting.puzzle(HANDS);
    sitting.runTo(80_000);
    sitting.answer(80_001, 'S5', 'B');
    expect(sitting.act(80_002, 'B SA')).toBe('done');
    sitting.runTo(85_000);
    expect(sitting.played).toEqual(['80002 B SA']);
    expect(sitting.update('covered')).toEqual([]);
  });

  test('without a clock, a present player has all the time they want', () => {
    const sitting = Sitting.puzzle(HANDS, { speed: 'no-clock' });
    sitting.runTo(10 * 365 * 86_400_000);
    expect(sitting.played).toEqual([]);
    expect(sitting.asked()).toEqual([]);
    expect(sitting.status?.duties[0]).toMatchObject({ until: null, bankUntil: null });
  });

  test('giving away the Dragon’s trick has the time limit of a turn, without the bank', () => {
    const sitting = Sitting.puzzle({
      hands: ['S3', 'J3', 'P3', 'T3'],
      trick: ['A DRG', 'B pass', 'C pass', 'D pass'],
    });
    expect(sitting.status?.duties).toMatchObject([{ seat: 0, kind: 'gift', bankUntil: 20_000 }]);
  });
});

describe('absent players', () => {
  test('the table waits for a disconnected player before a stand-in decides', () => {
    const sitting = Sitting.puzzle(HANDS);
    sitting.give(1000, { type: 'presence', who: 'B', present: false });
    sitting.runTo(20_999);
    expect(sitting.asked()).toEqual([]);
    sitting.runTo(21_000);
    expect(sitting.asked()).toMatchObject([{ seat: 1, role: 'stand-in' }]);
    expect(sitting.status?.chairs[1]).toMatchObject({ present: false, here: false });
  });

  test('a returning player takes over immediately', () => {
    const sitting = Sitting.puzzle(HANDS);
    sitting.give(1000, { type: 'presence', who: 'B', present: false });
    sitting.runTo(21_000);
    sitting.answer(21_001, 'S5', 'B');
    sitting.give(21_100, { type: 'presence', who: 'B', present: true });
    sitting.runTo(70_000);
    expect(sitting.played).toEqual([]);
    expect(sitting.act(70_000, 'B SA')).toBe('done');
  });

  test('a player who misses two decisions in a row counts as absent until they do something', () => {
    const sitting = Sitting.puzzle(
      { hands: ['S3 S6 S9', 'S5 SA J2', '', ''], trick: ['A S4'], turn: 'B', finished: 'C' },
      { speed: 'blitz' },
    );
    const cover = (letter: string, text: string) => {
      sitting.runTo(sitting.table.wakeAt!);
      sitting.answer(sitting.table.at + 1, text, letter);
      sitting.runTo(sitting.table.wakeAt!);
    };
    cover('B', 'pass');
    expect(sitting.status?.chairs[1]?.here).toBe(true);
    sitting.act(sitting.table.at + 1, 'A S6');
    cover('B', 'pass');
    expect(sitting.status?.chairs[1]?.here).toBe(false);
    sitting.act(sitting.table.at + 1, 'A S3');
    // The stand-in is asked right away, not after B's eight seconds.
    const before = sitting.table.at;
    expect(sitting.asked().at(-1)).toMatchObject({ seat: 1, role: 'stand-in', at: before });
    expect(sitting.act(before + 10, 'B S5')).toBe('done');
    expect(sitting.status?.chairs[1]?.here).toBe(true);
    expect(sitting.give(before + 20, { type: 'presence', who: 'B', present: true })).toBe(false);
  });

  test('no one counts as absent at a speed where turns last for days', () => {
    const sitting = Sitting.puzzle({ ...HANDS, options: { bombTiming: 'turn-only' } }, { speed: 'days' });
    sitting.give(1000, { type: 'presence', who: 'B', present: false });
    sitting.runTo(86_399_999);
    expect(sitting.asked()).toEqual([]);
    sitting.runTo(86_400_000);
    expect(sitting.asked()).toMatchObject([{ seat: 1, role: 'stand-in' }]);
  });

  test('in three-player games, an absent soloist is absent from both seats', () => {
    const chairs = ['A', 'B', 'D'].map(person);
    const sitting = Sitting.puzzle(
      { variant: 'trichu', hands: ['S3 S6', 'S5 SA', 'J3 J4', 'P3 P4'], trick: ['A S4', 'B S7'], turn: 'C' },
      { chairs },
    );
    sitting.give(0, { type: 'presence', who: 'A', present: false });
    sitting.runTo(20_000);
    expect(sitting.asked()).toMatchObject([{ seat: 2, role: 'stand-in' }]);
  });
});

describe('bots', () => {
  const WITH_BOT = { chairs: [person('A'), BOT, person('C'), person('D')] };

  test('are asked immediately and answer after a delay that reveals nothing', () => {
    const sitting = Sitting.puzzle(HANDS, WITH_BOT);
    expect(sitting.asked()).toMatchObject([{ seat: 1, kind: 'decide', role: 'own', at: 0 }]);
    sitting.answer(3, 'S5', 'B');
    const shown = sitting.table.answers[0]!.at;
    const [shortest, longest] = SPEEDS.normal.botDelay;
    expect(shown).toBeGreaterThanOrEqual(shortest);
    expect(shown).toBeLessThanOrEqual(longest);
    const other = Sitting.puzzle(HANDS, WITH_BOT);
    other.answer(77, 'pass', 'B');
    expect(other.table.answers[0]!.at).toBe(shown);
    sitting.runTo(shown);
    expect(sitting.played).toEqual([`${shown} B S5`]);
  });

  test('are replaced by a stand-in if they do nothing when they must decide', () => {
    const sitting = Sitting.puzzle(HANDS, WITH_BOT);
    sitting.answer(3, null, 'B');
    expect(sitting.asked()).toMatchObject([{ role: 'own' }, { role: 'stand-in', seat: 1 }]);
  });

  test('are replaced by a stand-in after ten seconds; a silent stand-in is asked again', () => {
    const sitting = Sitting.puzzle(HANDS, WITH_BOT);
    sitting.runTo(35_000);
    expect(sitting.asked().map(({ role, at }) => [role, at])).toEqual([
      ['own', 0],
      ['stand-in', 10_000],
      ['stand-in', 20_000],
      ['stand-in', 30_000],
    ]);
  });

  test('are replaced by a stand-in if their answer is illegal', () => {
    const sitting = Sitting.puzzle(HANDS, WITH_BOT);
    sitting.answer(3, 'SK', 'B');
    sitting.runTo(2000);
    expect(sitting.asked().at(-1)).toMatchObject({ role: 'stand-in', seat: 1 });
    expect(sitting.played).toEqual([]);
  });

  test('may bomb in the window, but no one learns of it before the window closes', () => {
    const sitting = Sitting.puzzle(
      { hands: ['S3', 'SA', 'J6 S6 P6 T6 J3', 'P3'], trick: ['A SK'], turn: 'B' },
      { chairs: [person('A'), person('B'), BOT, BOT] },
    );
    const before = sitting.table.sent;
    sitting.answer(5, 'bomb J6 S6 P6 T6', 'C');
    expect(sitting.table.sent).toEqual(before);
    expect(sitting.give(6, { type: 'answers', answers: [{ question: 2, action: null }] })).toBe(false);
    sitting.runTo(700);
    expect(sitting.played).toEqual(['700 C bombs J6 S6 P6 T6']);
  });

  test('play without delays at a table without people', () => {
    const sitting = Sitting.puzzle(HANDS, { chairs: [BOT, BOT, BOT, BOT] });
    sitting.answer(0, 'SA', 'B');
    expect(sitting.played).toEqual([]);
    for (const letter of ['A', 'C', 'D']) sitting.answer(0, null, letter);
    expect(sitting.played).toEqual(['0 B SA']);
  });

  test('play for an empty chair at their usual pace', () => {
    const sitting = Sitting.puzzle(HANDS, {
      chairs: [person('A'), { type: 'nobody' }, person('C'), person('D')],
    });
    expect(sitting.asked()).toMatchObject([{ seat: 1, role: 'stand-in', at: 0 }]);
    sitting.answer(1, 'S5', 'B');
    sitting.runTo(2000);
    expect(sitting.played).toHaveLength(1);
    expect(sitting.update('covered')).toEqual([]);
  });
});

describe('time', () => {
  test('does not pass at the table while the process is down', () => {
    const sitting = Sitting.puzzle(HANDS);
    sitting.give(5000, { type: 'presence', who: 'C', present: false });
    sitting.give(3_605_000, { type: 'restarted' });
    expect(sitting.status?.duties[0]).toMatchObject({ since: 3_600_000, until: 3_620_000 });
    expect(sitting.asked()).toEqual([]);
    expect(sitting.status?.chairs[2]?.here).toBe(true);
  });

  test('never runs backwards', () => {
    const sitting = Sitting.puzzle(HANDS);
    sitting.act(5000, 'B S5');
    sitting.give(1000, { type: 'presence', who: 'D', present: false });
    expect(sitting.table.at).toBe(5000);
  });
});

describe('Tichu before a push that blocks calls', () => {
  const BLOCKED = { tichuDuringPush: 'blocked', grandTichuLimit: 'off' } as const;
  const WITH_BOTS = { chairs: [person('A'), BOT, BOT, BOT] };

  function dealtWithBots(speed: 'normal' | 'no-clock'): Sitting {
    const sitting = Sitting.open('nanjing', { ...WITH_BOTS, speed }, BLOCKED);
    sitting.give(0, { type: 'begin' });
    sitting.give(0, { type: 'drawn', dealer: 0, lot: [0, 1, 2, 3] });
    const pack = shuffledPack(sitting.table.rules, 'xoshiro128:x');
    sitting.give(0, { type: 'shuffled', pack, seed: null });
    for (const letter of 'BCD') sitting.answer(1, 'decline', letter);
    return sitting;
  }

  test('a person among bots has the whole time to decide, and no one pushes meanwhile', () => {
    const sitting = dealtWithBots('normal');
    sitting.runTo(14_999);
    expect(sitting.status?.duties).toMatchObject([{ seat: 0, kind: 'tichu', until: 15_000 }]);
    expect(sitting.table.position.open.laidOut).toBe(0);
    expect(sitting.act(14_999, 'A tichu')).toBe('done');
    expect(sitting.table.position.open).toMatchObject({ phase: 'push', calls: ['tichu', null, null, null] });
  });

  test('the time for the push begins when the last player has decided on Tichu', () => {
    const sitting = dealtWithBots('normal');
    const before = sitting.table.turn;
    expect(sitting.act(9000, 'A decline')).toBe('done');
    expect(sitting.table.turn).toBe(before + 1);
    const push = { kind: 'push', since: 9000, until: 54_000 };
    expect(sitting.status?.duties).toMatchObject([push, push, push, push]);
    expect(sitting.asked().slice(-3)).toMatchObject([1, 2, 3].map((seat) => ({ seat, at: 9000 })));
  });

  test('when the time is up, a stand-in decides on Tichu', () => {
    const sitting = dealtWithBots('normal');
    sitting.runTo(15_000);
    expect(sitting.asked().at(-1)).toMatchObject({ seat: 0, role: 'stand-in', at: 15_000 });
    sitting.answer(15_001, 'decline', 'A');
    sitting.runTo(17_000);
    expect(sitting.table.position.open.phase).toBe('push');
  });

  test('without a clock, the push waits for the last decision on Tichu, however long that takes', () => {
    const sitting = dealtWithBots('no-clock');
    sitting.runTo(86_400_000);
    expect(sitting.table.position.open.phase).toBe('tichu');
    expect(sitting.act(86_400_000, 'A tichu')).toBe('done');
  });

  test('a decision gives no one else more time, and a call reopens nothing', () => {
    const sitting = Sitting.dealt(BLOCKED);
    sitting.act(4000, 'B tichu');
    sitting.act(5000, 'D decline');
    expect(sitting.status?.duties).toMatchObject([
      { seat: 0, kind: 'tichu', until: 15_000 },
      { seat: 2, kind: 'tichu', until: 15_000 },
    ]);
    expect(sitting.push(6000, 'A')).toBe('push-after-calls');
  });
});
