import type { Options } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { askedOf, type PassUntil, packTable, SPEEDS, tableViewFor, unpackTable } from '../src/index.ts';
import { type Puzzle, person, Sitting, type SittingOptions } from './support.ts';

const DAY = SPEEDS.days.turn;
const TRICK_END: PassUntil = { type: 'trick-end' };

/** A has led a 4, and it is B's turn. */
function atDays(
  puzzle: Partial<Puzzle> = {},
  { options = {}, ...more }: SittingOptions & { readonly options?: Partial<Options> } = {},
): Sitting {
  return Sitting.puzzle(
    {
      hands: ['S3 S6 SK', 'S5 SX SA J2', 'J3 J4 J7', 'P3 P4 P9'],
      ...{ trick: ['A S4'], turn: 'B', ...puzzle },
      options: { bombTiming: 'turn-only', ...options },
    },
    { speed: 'days', ...more },
  );
}

function passUntil(
  sitting: Sitting,
  at: number,
  letter: string,
  until: PassUntil = TRICK_END,
  turn = sitting.table.turn,
): string {
  return sitting.command(at, letter, { type: 'pass-until', seat: 'ABCD'.indexOf(letter), until, turn });
}

function withdraw(sitting: Sitting, at: number, letter: string): string {
  return sitting.command(at, letter, { type: 'withdraw-pass', seat: 'ABCD'.indexOf(letter) });
}

/** The seats that pass in advance, as their players see it. */
function passing(sitting: Sitting): string {
  return [0, 1, 2, 3]
    .flatMap((player) => tableViewFor(sitting.table, player).conditionalPasses)
    .map(({ seat }) => 'ABCD'[seat])
    .join('');
}

describe('a conditional pass', () => {
  test('passes as soon as the turn comes, so that the table never waits for its player', () => {
    const sitting = atDays();
    expect(passUntil(sitting, 1, 'C')).toBe('done');
    expect(passUntil(sitting, 2, 'D')).toBe('done');
    sitting.act(DAY / 2, 'B S5');
    const now = DAY / 2;
    expect(sitting.played).toEqual([`${now} B S5`, `${now} C pass`, `${now} D pass`]);
    expect([1, 2, 3].map((player) => askedOf(sitting.table, player))).toEqual([null, null, null]);
    expect(askedOf(sitting.table, 0)).toEqual({ since: now, until: now + DAY });
    sitting.act(DAY, 'A S6');
    sitting.act(DAY + 1, 'B SX');
    expect(sitting.played.slice(-2)).toEqual([`${DAY + 1} C pass`, `${DAY + 1} D pass`]);
  });

  test('ends with the trick', () => {
    const sitting = atDays();
    for (const letter of ['C', 'D']) passUntil(sitting, 1, letter);
    sitting.act(2, 'B SA');
    sitting.act(3, 'A pass');
    expect(sitting.played.at(-1)).toBe('3 B takes');
    expect(passing(sitting)).toBe('');
    sitting.act(4, 'B S5');
    expect(sitting.played.at(-1)).toBe('4 B S5');
    expect(sitting.toldTo('C')).toHaveLength(2);
  });

  test('passes at once if it is the player’s turn', () => {
    const sitting = atDays();
    expect(passUntil(sitting, 1, 'B')).toBe('done');
    expect(sitting.played).toEqual(['1 B pass']);
    sitting.act(2, 'C J7');
    sitting.act(3, 'D pass');
    sitting.act(4, 'A SK');
    expect(sitting.played.slice(-1)).toEqual(['4 B pass']);
  });

  test('can be changed and withdrawn until it acts', () => {
    const sitting = atDays();
    passUntil(sitting, 1, 'C', { type: 'opponent' });
    passUntil(sitting, 2, 'C');
    expect(tableViewFor(sitting.table, 2).conditionalPasses).toEqual([{ seat: 2, until: TRICK_END }]);
    expect(withdraw(sitting, 3, 'C')).toBe('done');
    expect(withdraw(sitting, 4, 'C')).toBe('no-conditional-pass');
    expect(passing(sitting)).toBe('');
    sitting.act(5, 'B S5');
    expect(sitting.played).toEqual(['5 B S5']);
  });

  test('ends when its player bombs or leaves', () => {
    const bomb = Sitting.puzzle(
      { hands: ['S3', 'S5 SA', 'J9 S9 P9 T9 J3', 'P3 P4'], trick: ['A S4'], turn: 'B' },
      { speed: { ...SPEEDS['no-clock'], absence: null } },
    );
    passUntil(bomb, 1, 'C');
    expect(bomb.act(2, 'C bomb J9 S9 P9 T9')).toBe('held');
    expect(passing(bomb)).toBe('');
    const sitting = atDays();
    passUntil(sitting, 1, 'C');
    sitting.command(2, 'C', { type: 'leave' });
    expect(sitting.table.conditionalPasses).toEqual([]);
  });

  test('survives being packed', () => {
    const sitting = atDays();
    passUntil(sitting, 1, 'C', { type: 'points', points: 15 });
    const packed = JSON.parse(JSON.stringify(packTable(sitting.table)));
    expect(unpackTable(packed, sitting.table).conditionalPasses).toEqual([
      { seat: 2, until: { type: 'points', points: 15 }, trick: 0 },
    ]);
  });
});

describe('the condition is checked on the player’s turn:', () => {
  test('the points of the trick', () => {
    for (const [points, played] of [
      [15, '1 C pass'],
      [10, '1 B SX'],
    ] as const) {
      const sitting = atDays();
      passUntil(sitting, 1, 'C', { type: 'points', points });
      sitting.act(1, 'B SX');
      expect(sitting.played.at(-1), String(points)).toBe(played);
      expect(passing(sitting), String(points)).toBe(points === 15 ? 'C' : '');
    }
  });

  test('something higher than a rank', () => {
    for (const [than, played] of [
      [10, '1 C pass'],
      [9, '1 B SX'],
    ] as const) {
      const sitting = atDays();
      passUntil(sitting, 1, 'C', { type: 'higher', than });
      sitting.act(1, 'B SX');
      expect(sitting.played.at(-1), String(than)).toBe(played);
    }
    const bombed = atDays({ hands: ['S3', 'S2 J2 P2 T2 SA', 'J3 J4', 'P3 P4'] });
    passUntil(bombed, 1, 'C', { type: 'higher', than: 14 });
    bombed.act(1, 'B S2 J2 P2 T2');
    expect(passing(bombed)).toBe('');
    expect(bombed.status?.duties).toMatchObject([{ seat: 2 }]);
  });

  test('the owner of the trick', () => {
    const sitting = atDays();
    passUntil(sitting, 1, 'C', { type: 'opponent' });
    sitting.act(2, 'B pass');
    expect(sitting.played.at(-1)).toBe('2 C pass');
    sitting.act(3, 'D P9');
    sitting.act(4, 'A pass');
    sitting.act(5, 'B pass');
    expect(sitting.played.at(-1)).toBe('5 B pass');
    expect(passing(sitting)).toBe('');
  });

  test.for(['prevent', 'penalty-200'] as const)('no one ignores a wish: %s', (wishEnforcement) => {
    const sitting = atDays(
      { hands: ['S3', 'S5 SA', 'J3 J7', 'P3 P4'], wish: '7' },
      { options: { wishEnforcement } },
    );
    passUntil(sitting, 1, 'C');
    sitting.act(2, 'B pass');
    expect(sitting.played).toEqual(['2 B pass']);
    expect(passing(sitting)).toBe('');
    expect(passUntil(sitting, 3, 'C')).toBe(
      wishEnforcement === 'prevent' ? 'wish-must-be-met' : 'nothing-to-pass',
    );
    sitting.act(4, 'C J7');
    expect(sitting.played.at(-1)).toBe('4 C J7');
  });
});

describe('a conditional pass is refused', () => {
  test('at a table with a clock', () => {
    for (const speed of ['blitz', 'normal', 'relaxed', 'no-clock'] as const)
      expect(passUntil(atDays({}, { speed }), 1, 'C')).toBe('only-by-days');
  });

  test('if there is no trick, or the player is out of it', () => {
    expect(passUntil(atDays({ trick: [], turn: 'A' }), 1, 'C')).toBe('nothing-to-pass');
    const out = atDays({ hands: ['S3', 'S5', '', 'P3'], finished: 'C' });
    expect(passUntil(out, 1, 'C')).toBe('nothing-to-pass');
    const final = atDays({}, { options: { passRule: 'final' } });
    final.act(1, 'B pass');
    expect(passUntil(final, 2, 'B')).toBe('nothing-to-pass');
  });

  test('for an earlier trick, another seat, or a condition that is met on the player’s turn', () => {
    const sitting = atDays();
    expect(passUntil(sitting, 1, 'B', { type: 'opponent' })).toBe('condition-met');
    expect(passUntil(sitting, 1, 'B', { type: 'higher', than: 3 })).toBe('condition-met');
    expect(sitting.command(1, 'A', { type: 'pass-until', seat: 2, until: TRICK_END, turn: 0 })).toBe(
      'not-your-seat',
    );
    expect(sitting.command(1, 'A', { type: 'withdraw-pass', seat: 2 })).toBe('not-your-seat');
    const { turn } = sitting.table;
    sitting.act(2, 'B SA');
    for (const letter of ['C', 'D', 'A']) sitting.act(3, `${letter} pass`);
    sitting.act(4, 'B S5');
    expect(passUntil(sitting, 5, 'D', TRICK_END, turn)).toBe('stale');
  });

  test('if it makes no sense', () => {
    const sitting = atDays();
    for (const until of [null, {}, { type: 'points', points: 0 }, { type: 'higher', than: 15 }, 'trick-end'])
      expect(passUntil(sitting, 1, 'C', until as PassUntil)).toBe('malformed');
  });
});

describe('others', () => {
  test('notice nothing when someone passes in advance, changes it or withdraws it', () => {
    const sitting = atDays();
    // C is not known to be here, and would be after any other command.
    sitting.give(1, { type: 'presence', who: 'C', present: false });
    const seen = () =>
      [0, 1, 3, 'spectator', 'omniscient'].map((who) => tableViewFor(sitting.table, who as 0));
    const before = { seen: seen(), all: sitting.table.sent.all, wakeAt: sitting.table.wakeAt };
    const effects = sitting.effects.length;
    passUntil(sitting, 2, 'C');
    passUntil(sitting, 3, 'C', { type: 'opponent' });
    withdraw(sitting, 4, 'C');
    expect({ seen: seen(), all: sitting.table.sent.all, wakeAt: sitting.table.wakeAt }).toEqual(before);
    const tells = sitting.effects.slice(effects).filter(({ effect }) => effect.type === 'tell');
    expect(tells).toMatchObject(
      [TRICK_END, { type: 'opponent' }, null].map((until) => ({
        effect: { to: 2, update: { type: 'conditional-pass', seat: 2, until } },
      })),
    );
  });

  test('notice nothing when a condition is met and the player has to decide', () => {
    const [with_, without] = [atDays(), atDays()];
    passUntil(with_, 1, 'C', { type: 'points', points: 10 });
    for (const sitting of [with_, without]) sitting.act(2, 'B SX');
    const toldToOthers = ({ effects }: Sitting) =>
      effects.flatMap(({ at, effect }) =>
        effect.type === 'tell' && effect.to !== 2 ? [JSON.stringify({ at, ...effect })] : [],
      );
    expect(toldToOthers(with_)).toEqual(toldToOthers(without));
    expect(with_.table.sent.all).toBe(without.table.sent.all);
  });

  test('a soloist passes in advance for the dummy too, and only they see it', () => {
    const sitting = Sitting.puzzle(
      {
        ...{ variant: 'trichu', hands: ['S3 S6', 'S5 SA', 'J3 J4', 'P3 P4'], trick: ['A S4'], turn: 'B' },
        options: { bombTiming: 'turn-only' },
      },
      { speed: 'days', chairs: ['A', 'B', 'D'].map(person) },
    );
    const { players } = sitting.table.position.open;
    expect(players[2]).toBe(players[0]);
    const seat = 2;
    const command = { type: 'pass-until', seat, until: TRICK_END, turn: sitting.table.turn } as const;
    const soloist = ['A', 'B', 'D'][players[0]!]!;
    expect(sitting.command(1, soloist, command)).toBe('done');
    expect(tableViewFor(sitting.table, players[0]!).conditionalPasses).toEqual([{ seat, until: TRICK_END }]);
    expect(tableViewFor(sitting.table, players[1]!).conditionalPasses).toEqual([]);
  });
});
