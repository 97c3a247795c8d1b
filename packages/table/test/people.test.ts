import { shuffledPack } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { type Occupant, observerOf, type RematchSeats } from '../src/index.ts';
import { BOT, type Puzzle, person, Sitting } from './support.ts';

const EMPTY: Occupant = { type: 'nobody' };
const HANDS: Puzzle = { hands: ['S3 S6', 'S5 SA J2', 'J3 J4', 'P3 P4'], trick: ['A S4'], turn: 'B' };

function names(sitting: Sitting): string[] {
  return sitting.table.chairs.map(({ occupant }) =>
    occupant.type === 'person' ? occupant.id : occupant.type,
  );
}

describe('chairs', () => {
  test('before the match, people may sit down, change chairs and leave', () => {
    const sitting = Sitting.open('nanjing', { chairs: [EMPTY, EMPTY, BOT, EMPTY] });
    const sit = (by: string, chair: number) => sitting.command(0, by, { type: 'sit', chair, name: by });
    expect(sit('Anna', 0)).toBe('done');
    expect(sit('Ben', 0)).toBe('chair-taken');
    expect(sit('Ben', 2)).toBe('done');
    expect(sit('Anna', 3)).toBe('done');
    expect(sit('Anna', 3)).toBe('seated-already');
    expect(sit('Carla', 4)).toBe('malformed');
    expect(names(sitting)).toEqual(['nobody', 'nobody', 'Ben', 'Anna']);
    expect(sitting.command(1, 'Ben', { type: 'leave' })).toBe('done');
    expect(sitting.command(2, 'Ben', { type: 'leave' })).toBe('not-seated');
    expect(sitting.give(3, { type: 'place', chair: 2, occupant: BOT })).toBe(true);
    expect(names(sitting)).toEqual(['nobody', 'nobody', 'bot', 'Anna']);
  });

  test('a match begins once, when someone at the table starts it', () => {
    const sitting = Sitting.open('nanjing');
    expect(sitting.act(0, 'A pass')).toBe('not-playing');
    expect(sitting.command(0, 'Zoe', { type: 'start' })).toBe('not-seated');
    expect(sitting.command(0, 'A', { type: 'start' })).toBe('done');
    expect(sitting.command(0, 'B', { type: 'start' })).toBe('started-already');
    expect(sitting.effects.some(({ effect }) => effect.type === 'draw')).toBe(true);
  });

  /** A table at which A can end the round by going out. */
  const LAST_CARDS: Puzzle = {
    hands: ['S3', 'S5 SA', '', ''],
    trick: ['D S2'],
    turn: 'A',
    finished: 'C',
  };

  test('a stand-in plays for a player who has left, and a substitute waits until the round is over', () => {
    const sitting = Sitting.puzzle(HANDS);
    expect(sitting.command(100, 'B', { type: 'leave' })).toBe('done');
    expect(sitting.asked()).toMatchObject([{ seat: 1, role: 'stand-in', at: 100 }]);
    expect(
      sitting.command(150, 'B', { type: 'act', action: { type: 'pass', seat: 1 }, turn: sitting.table.turn }),
    ).toBe('not-seated');
    expect(sitting.command(200, 'Zoe', { type: 'sit', chair: 1, name: 'Zoe' })).toBe('done');
    expect(sitting.status?.chairs[1]).toMatchObject({ occupant: EMPTY, next: { name: 'Zoe' } });
    expect(observerOf(sitting.table, 'Zoe')).toBe('spectator');
    expect(sitting.update('sat-down')).toEqual([]);
  });

  test('a person who takes a bot’s chair sees no hand before the round is over', () => {
    const sitting = Sitting.puzzle(LAST_CARDS, { chairs: [person('A'), BOT, BOT, person('D')] });
    expect(sitting.command(1, 'Zoe', { type: 'sit', chair: 1, name: 'Zoe' })).toBe('done');
    expect(sitting.command(2, 'Zoe', { type: 'sit', chair: 1, name: 'Zoe' })).toBe('seated-already');
    expect(sitting.command(2, 'Yan', { type: 'sit', chair: 1, name: 'Yan' })).toBe('chair-taken');
    expect(names(sitting)).toEqual(['A', 'bot', 'bot', 'D']);
    expect(observerOf(sitting.table, 'Zoe')).toBe('spectator');
    sitting.act(3, 'A S3');
    expect(sitting.table.position.open.phase).toBe('round-over');
    expect(names(sitting)).toEqual(['A', 'Zoe', 'bot', 'D']);
    expect(sitting.update('sat-down')).toMatchObject([{ update: { player: 1, name: 'Zoe' } }]);
  });

  test('a person who is waiting for a chair may choose another one or give it up', () => {
    const sitting = Sitting.puzzle(LAST_CARDS, { chairs: [person('A'), BOT, BOT, person('D')] });
    sitting.command(1, 'Zoe', { type: 'sit', chair: 1, name: 'Zoe' });
    expect(sitting.command(2, 'Zoe', { type: 'sit', chair: 2, name: 'Zoe' })).toBe('done');
    expect(sitting.status?.chairs.map(({ next }) => next?.id)).toEqual([
      undefined,
      undefined,
      'Zoe',
      undefined,
    ]);
    expect(sitting.command(3, 'Zoe', { type: 'leave' })).toBe('done');
    expect(sitting.command(4, 'Zoe', { type: 'leave' })).toBe('not-seated');
    sitting.act(5, 'A S3');
    expect(names(sitting)).toEqual(['A', 'bot', 'bot', 'D']);
  });

  test('a person who has lost their connection while waiting for a chair is absent when they get it', () => {
    const sitting = Sitting.puzzle(LAST_CARDS, { chairs: [person('A'), BOT, BOT, person('D')] });
    sitting.command(1, 'Zoe', { type: 'sit', chair: 1, name: 'Zoe' });
    sitting.give(2, { type: 'presence', who: 'Zoe', present: false });
    sitting.act(3, 'A S3');
    expect(sitting.status?.chairs[1]).toMatchObject({ occupant: { id: 'Zoe' }, present: false });
  });

  test('a bot returns when the person who replaced it leaves', () => {
    const sitting = Sitting.puzzle(LAST_CARDS, { chairs: [person('A'), BOT, BOT, person('D')] });
    sitting.command(1, 'Zoe', { type: 'sit', chair: 1, name: 'Zoe' });
    sitting.act(2, 'A S3');
    sitting.command(3, 'Zoe', { type: 'leave' });
    expect(sitting.table.chairs[1]!.occupant).toEqual(BOT);
  });

  test('no one can change chairs during the match', () => {
    const sitting = Sitting.puzzle(HANDS, { chairs: [person('A'), BOT, person('C'), BOT] });
    expect(sitting.command(10, 'C', { type: 'sit', chair: 1, name: 'C' })).toBe('seated-already');
  });

  test('a present player cannot be removed from a match', () => {
    const sitting = Sitting.puzzle(HANDS);
    expect(sitting.give(1, { type: 'place', chair: 1, occupant: BOT })).toBe(false);
    sitting.give(2, { type: 'presence', who: 'B', present: false });
    expect(sitting.give(3, { type: 'place', chair: 1, occupant: BOT })).toBe(true);
    expect(names(sitting)).toEqual(['A', 'bot', 'C', 'D']);
  });

  test('no one can play for a seat that is not theirs', () => {
    const sitting = Sitting.puzzle(HANDS);
    const command = { type: 'act', action: { type: 'pass', seat: 1 }, turn: sitting.table.turn } as const;
    expect(sitting.command(1, 'C', command)).toBe('not-your-seat');
    expect(sitting.command(2, 'B', { ...command, action: { type: 'gather' } as never })).toBe('malformed');
    expect(sitting.command(3, 'B', { ...command, action: null as never })).toBe('malformed');
    expect(sitting.command(4, 'B', { ...command, turn: -1 })).toBe('malformed');
    expect(sitting.command(5, 'B', { ...command, turn: sitting.table.turn + 1 })).toBe('stale');
  });
});

describe('agreements', () => {
  const propose = (sitting: Sitting, at: number, by: string, what: 'pause' | 'resume' | 'concede' | 'stop') =>
    sitting.command(at, by, { type: 'propose', what });

  test('a pause needs everyone who is here, and stops all clocks', () => {
    const sitting = Sitting.puzzle(HANDS);
    sitting.give(0, { type: 'presence', who: 'D', present: false });
    for (const [index, who] of ['A', 'B', 'C'].entries()) propose(sitting, 5000 + index, who, 'pause');
    // The table is still waiting for D.
    expect(sitting.table.pause).toBeNull();
    sitting.runTo(20_000);
    expect(sitting.table.pause).toMatchObject({ since: 20_000 });
    expect(sitting.act(21_000, 'B SA')).toBe('paused');
    expect(sitting.command(21_000, 'B', { type: 'hold' })).toBe('paused');
    sitting.runTo(1_000_000);
    expect(sitting.asked()).toEqual([]);
    for (const who of ['A', 'B', 'C']) propose(sitting, 1_020_000, who, 'resume');
    expect(sitting.status?.duties[0]).toMatchObject({ seat: 1, since: 1_000_000, until: 1_020_000 });
    expect(sitting.act(1_020_001, 'B SA')).toBe('done');
  });

  test('a pause ends when its time limit is reached', () => {
    const sitting = Sitting.puzzle(HANDS);
    for (const who of ['A', 'B', 'C', 'D']) propose(sitting, 0, who, 'pause');
    sitting.runTo(3_600_000);
    expect(sitting.table.pause).toBeNull();
    expect(propose(sitting, 3_600_000, 'A', 'resume')).toBe('not-paused');
  });

  test('a team concedes when both partners agree, and the other team wins', () => {
    const sitting = Sitting.puzzle(HANDS);
    expect(propose(sitting, 0, 'B', 'concede')).toBe('done');
    expect(propose(sitting, 0, 'A', 'concede')).toBe('done');
    expect(sitting.table.stage).toBe('playing');
    propose(sitting, 0, 'D', 'concede');
    expect(sitting.table.outcome).toEqual({ reason: 'conceded', winners: [0] });
    expect(sitting.act(1, 'B SA')).toBe('not-playing');
  });

  test('a player whose partner is a bot can concede alone; in games without teams, no one can', () => {
    const sitting = Sitting.puzzle(HANDS, { chairs: [person('A'), person('B'), BOT, person('D')] });
    propose(sitting, 0, 'A', 'concede');
    expect(sitting.table.outcome).toEqual({ reason: 'conceded', winners: [1] });
    const three = Sitting.open('trichu', { chairs: ['A', 'B', 'C'].map(person) });
    expect(propose(three, 0, 'A', 'concede')).toBe('no-teams');
  });

  test('a declined proposal is dropped', () => {
    const sitting = Sitting.puzzle(HANDS);
    propose(sitting, 0, 'A', 'pause');
    expect(sitting.status?.agreements).toEqual([
      { what: 'pause', players: [0], seats: 'kept', since: 0, until: 60_000 },
    ]);
    expect(sitting.command(1, 'C', { type: 'decline', what: 'pause' })).toBe('done');
    expect(sitting.command(1, 'C', { type: 'decline', what: 'pause' })).toBe('nothing-proposed');
    for (const who of ['B', 'C', 'D']) propose(sitting, 2, who, 'pause');
    expect(sitting.table.pause).toBeNull();
  });

  test('a match ends with the current score if everyone agrees', () => {
    const sitting = Sitting.puzzle(HANDS);
    for (const who of ['A', 'B', 'C', 'D']) propose(sitting, 0, who, 'stop');
    expect(sitting.table.outcome).toEqual({ reason: 'stopped', winners: [] });
  });

  test('a player who leaves takes their proposal with them', () => {
    const sitting = Sitting.puzzle(HANDS);
    propose(sitting, 0, 'A', 'pause');
    sitting.command(1, 'A', { type: 'leave' });
    expect(sitting.status?.agreements).toEqual([]);
  });

  test.each([
    ['kept', ['A', 'B', 'C', 'D']],
    ['rotated', ['A', 'D', 'B', 'C']],
    ['drawn', ['C', 'A', 'D', 'B']],
  ] as [RematchSeats, string[]][])('players of a rematch sit as they have agreed: %s', (seats, order) => {
    const sitting = Sitting.puzzle(HANDS);
    expect(sitting.command(0, 'A', { type: 'propose', what: 'rematch', seats })).toBe('match-not-over');
    for (const who of ['A', 'B', 'C', 'D']) propose(sitting, 0, who, 'stop');
    for (const who of ['A', 'B', 'C', 'D'])
      sitting.command(1, who, { type: 'propose', what: 'rematch', seats });
    sitting.give(2, { type: 'drawn', dealer: 3, lot: [2, 0, 3, 1] });
    expect(names(sitting)).toEqual(order);
    expect(sitting.table.position.open).toMatchObject({ round: 0, dealer: 3, totals: [0, 0] });
    expect(sitting.effects.at(-1)?.effect.type).toBe('wake');
    expect(sitting.table.awaits).toBe('pack');
  });
});

describe('rounds', () => {
  /** A table after its first round, which A has ended by going out. */
  function afterRound(chairs?: readonly Occupant[], speed: 'normal' | 'no-clock' = 'normal'): Sitting {
    const sitting = Sitting.puzzle(
      { hands: ['S3', 'S5 SA', '', ''], trick: ['D S2'], turn: 'A', finished: 'C' },
      { speed, ...(chairs === undefined ? {} : { chairs }) },
    );
    sitting.act(0, 'A S3');
    expect(sitting.table.position.open.phase).toBe('round-over');
    return sitting;
  }

  test('the next round is dealt when everyone is ready', () => {
    const sitting = afterRound();
    for (const who of ['A', 'B', 'C']) expect(sitting.command(10, who, { type: 'ready' })).toBe('done');
    expect(sitting.table.awaits).toBeNull();
    sitting.command(20, 'D', { type: 'ready' });
    expect(sitting.table.awaits).toBe('pack');
    const pack = shuffledPack(sitting.table.rules, 'xoshiro128:next');
    expect(sitting.give(21, { type: 'shuffled', pack, seed: null })).toBe(true);
    expect(sitting.table.position.open.phase).toBe('grand');
    expect(sitting.status?.ready).toEqual([]);
    expect(sitting.command(30, 'A', { type: 'ready' })).toBe('nothing-to-be-ready-for');
    expect(sitting.status?.duties).toHaveLength(4);
  });

  test('the next round is dealt when the break is over', () => {
    const sitting = afterRound();
    expect(sitting.status?.nextRoundAt).toBe(45_000);
    sitting.runTo(44_999);
    expect(sitting.table.awaits).toBeNull();
    sitting.runTo(45_000);
    expect(sitting.table.awaits).toBe('pack');
  });

  test('bots are always ready; without a clock, the table waits for the people who are here', () => {
    const sitting = afterRound([person('A'), BOT, person('C'), BOT], 'no-clock');
    sitting.command(5, 'A', { type: 'ready' });
    sitting.runTo(1e9);
    expect(sitting.table.awaits).toBeNull();
    sitting.give(1e9, { type: 'presence', who: 'C', present: false });
    sitting.runTo(1e9 + 30_000);
    expect(sitting.table.awaits).toBe('pack');
  });

  test('a match without an end is abandoned when no one is ready for the next round', () => {
    const sitting = Sitting.puzzle({
      variant: 'nanjing',
      options: { matchEnd: 'never' },
      hands: ['S3', 'S5 SA', '', ''],
      trick: ['D S2'],
      turn: 'A',
      finished: 'C',
    });
    sitting.act(0, 'A S3');
    sitting.runTo(45_000);
    expect(sitting.table.outcome).toEqual({ reason: 'abandoned', winners: [] });
  });

  test('holds and banks are restored in the next round', () => {
    const sitting = afterRound();
    sitting.runTo(45_000);
    sitting.give(45_000, {
      type: 'shuffled',
      pack: shuffledPack(sitting.table.rules, 'xoshiro128:n'),
      seed: null,
    });
    expect(sitting.status?.chairs[0]).toMatchObject({ bank: 60_000, holdsLeft: 2 });
  });
});

describe('before play', () => {
  test('everyone decides on Grand Tichu in their own time, without restarting the clocks of others', () => {
    const sitting = Sitting.dealt();
    expect(sitting.status?.duties.map(({ until }) => until)).toEqual([15_000, 15_000, 15_000, 15_000]);
    expect(sitting.act(3000, 'C take')).toBe('done');
    expect(sitting.status?.duties.map(({ seat, until }) => [seat, until])).toEqual([
      [0, 15_000],
      [1, 15_000],
      [3, 15_000],
    ]);
    sitting.runTo(15_000);
    expect(sitting.asked().map(({ seat }) => seat)).toEqual([0, 1, 3]);
  });

  test('[PUSH3] a push can be undone until the exchange, and a call does not make it stale', () => {
    const sitting = Sitting.dealt({ grandTichuLimit: 'off' });
    expect(sitting.act(5, 'D tichu')).toBe('done');
    expect(sitting.push(10, 'A')).toBe('done');
    expect(sitting.push(11, 'A')).toBe('already-laid-out');
    expect(sitting.act(12, 'A take-back')).toBe('done');
    expect(sitting.status?.duties.find(({ seat }) => seat === 0)).toMatchObject({ kind: 'push', since: 5 });
    expect(sitting.status?.duties.find(({ seat }) => seat === 1)).toMatchObject({ kind: 'push', since: 5 });
  });

  test('[DEAL5] cards are taken automatically one by one, up to the last chance to call Grand Tichu', () => {
    const sitting = Sitting.dealt({ dealMethod: 'take-one-by-one' });
    sitting.runTo(100 * 32);
    expect(sitting.table.position.open.counts).toEqual([8, 8, 8, 8]);
    sitting.runTo(10_000);
    expect(sitting.status?.duties).toMatchObject([{ seat: 0, kind: 'grand' }]);
    expect(sitting.act(10_000, 'A take')).toBe('done');
    expect(sitting.act(10_001, 'B grand')).toBe('done');
  });
});
