import { describe, expect, test } from 'vitest';
import { isOwnersMoment, legalActions, type Options, readingsOf, rulesFor, viewFor } from '../src/index.ts';
import { formatPlay } from '../src/notation/index.ts';
import { cards, puzzle } from './support.ts';

const kinds = (text: string, options: Partial<Options>) =>
  readingsOf(cards(text), null, rulesFor('nanjing', options)).map(
    (play) => `${play.kind} ${play.height / 2}`,
  );

describe('[PLAY9] selfOvertake', () => {
  const passed = (selfOvertake: boolean, a = 'S4 S9 SK') =>
    puzzle({
      options: { selfOvertake },
      hands: { A: a, B: 'J3 J6', C: 'P3 P6', D: 'T3 T6' },
      trick: ['A S7'],
      turn: 'B',
    })
      .run('B pass', 'C pass', 'D pass')
      .step('close');

  test('off: the owner cannot beat their own combination with an ordinary one', () => {
    const table = passed(false);
    expect(table.refusal('A S9')).toBe('not-your-turn');
    expect(table.refusal('gather')).toBeNull();
  });

  test('on: the owner may beat their own combination instead of gathering the trick', () => {
    const table = passed(true);
    expect(isOwnersMoment(table.open)).toBe(true);
    expect(table.refusal('gather')).toBe('trick-not-complete');
    expect(table.refusal('A S4')).toBe('does-not-beat');
    table.step('A S9');
    expect(table.open, 'everyone may play again').toMatchObject({ owner: 0, turn: 1, window: true });
    table.run('B pass', 'C pass', 'D pass').step('close', 'A SK');
    table.run('B pass', 'C pass', 'D pass').step('close', 'A pass', 'gather');
    expect(table.won('A')).toBe('S7 S9 SK');
    expect(table.open).toMatchObject({ turn: 0, owner: -1 });
  });

  test('on: if the owner passes, the trick is gathered', () => {
    const table = passed(true).step('A pass', 'gather');
    expect(table.won('A')).toBe('S7');
  });

  test('on: an owner who is out does not get another turn', () => {
    const table = puzzle({
      options: { selfOvertake: true },
      hands: { B: 'J3 J6', C: 'P3 P6', D: 'T3 T6' },
      out: 'A',
      trick: ['A S7', 'B pass', 'C pass'],
      turn: 'D',
    }).run('D pass');
    table.step('close', 'gather');
    expect(table.open.turn).toBe(1);
  });

  test('[DRAG2] on: the Dragon is given away after the owner’s pass', () => {
    const table = puzzle({
      options: { selfOvertake: true },
      hands: { A: 'S4', B: 'J3 J6', C: 'P3 P6', D: 'T3 T6' },
      trick: ['A DRG'],
      turn: 'B',
    }).run('B pass', 'C pass', 'D pass');
    table.step('close', 'A pass');
    expect(table.open.phase).toBe('gift');
    table.step('A gives B');
    expect(table.won('B')).toBe('DRG');
  });
});

describe('[BOMB2] mahJongInBomb', () => {
  const ON = { mahJongInBomb: true } as const;

  test.each([
    ['MJ S2 S3 S4 S5', {}, ['straight 5']],
    ['MJ S2 S3 S4 S5', ON, ['bombS 5']],
    ['MJ J2 J3 J4 J5 J6', ON, ['bombS 6']],
    ['MJ S2 S3 S4 J5', ON, ['straight 5']],
    ['MJ S2 S3 S4 PHX', ON, ['straight 5']],
    ['MJ S2 S3 S4', ON, []],
  ] as const)('%s with %j', (text, options, expected) => {
    expect(kinds(text, options)).toEqual(expected);
  });

  test('[WISH1] a bomb with the Mah Jong may carry a wish, even out of turn', () => {
    const table = puzzle({
      options: ON,
      hands: { A: 'SK', B: 'J3', C: 'MJ S2 S3 S4 S5 S6', D: 'T3' },
      trick: ['A SA'],
      turn: 'B',
      window: true,
    });
    table.step('C bomb MJ S2 S3 S4 S5 wish 9');
    expect(table.open).toMatchObject({ owner: 2, turn: 3, wish: 9 });
  });
});

describe('[COMB7] tripleSequences', () => {
  const ON = { tripleSequences: true } as const;

  test.each([
    ['S3 J3 P3 S4 J4 P4', {}, []],
    ['S3 J3 P3 S4 J4 P4', ON, ['triple-stairs 4']],
    ['S3 J3 P3 S4 J4 P4 S5 T5 P5', ON, ['triple-stairs 5']],
    ['S3 J3 P3 S4 J4 PHX', ON, ['triple-stairs 4']],
    ['S3 J3 P3 S5 J5 P5', ON, []],
    ['S3 J3 P3', ON, ['triple 3']],
    ['SA JA PA S2 J2 P2', ON, []],
  ] as const)('%s with %j', (text, options, expected) => {
    expect(kinds(text, options)).toEqual(expected);
  });

  test('[PLAY3] are a separate kind', () => {
    const table = puzzle({
      options: ON,
      hands: { A: 'SK', B: 'S5 J5 P5 S6 J6 P6 S7 J7 SX', C: 'P9', D: 'T3' },
      trick: ['A S3 J3 P3 S4 J4 P4'],
      turn: 'B',
    });
    expect(table.refusal('B S5 J5 P5 S6 J6 P6')).toBeNull();
    expect(table.refusal('B S5 J5 S6 J6 S7 J7'), 'consecutive pairs of equal size').toBe('does-not-beat');
  });
});

test('[PHX5] the record shows the rank of every Phoenix', () => {
  const [reading] = readingsOf(
    cards('S3 J3 P3 S4 J4 PHX'),
    null,
    rulesFor('nanjing', { tripleSequences: true }),
  );
  expect(formatPlay(reading!)).toBe('J3 S3 P3 J4 S4 PHX=4');
});

describe('[DOG7] a Dog that can be bombed', () => {
  const BOMBABLE = { dogMode: 'bombable' } as const;
  const NINES = 'S9 J9 P9 T9';
  const led = (more: Partial<Parameters<typeof puzzle>[0]> = {}) =>
    puzzle({
      variant: 'grandseigneur',
      options: BOMBABLE,
      hands: { A: 'DOG S5', B: 'SA PHX DRG', C: `${NINES} S3`, D: 'SK', E: 'SQ' },
      turn: 'A',
      ...more,
    }).step('A DOG');

  test('is a trick of its own: a window opens, and the next seat has a turn', () => {
    const table = led();
    expect(table.open).toMatchObject({ owner: 0, turn: 1, window: true, phase: 'play' });
    expect(table.open.standing.kind).toBe('dog');
    table.step('close');
    for (const play of ['B SA', 'B PHX', 'B DRG']) expect(table.refusal(play)).toBe('does-not-beat');
    expect(legalActions(viewFor(table.position, 1), 1).map(({ type }) => type)).toEqual(['pass']);
  });

  test('wins its trick if no one bombs it, and its player leads again', () => {
    const table = led().run('B pass', 'C pass', 'D pass', 'E pass');
    table.settle();
    expect(table.open).toMatchObject({ turn: 0, owner: -1 });
    expect(table.won('A')).toBe('DOG');
  });

  test('loses its trick to a bomb, in the window or on turn', () => {
    for (const table of [led().step(`C bomb ${NINES}`), led().step('close', 'B pass', `C ${NINES}`)]) {
      table.run('D pass', 'E pass', 'A pass', 'B pass');
      table.settle();
      expect(table.open.turn).toBe(2);
      expect(table.won('C')).toBe('J9 S9 P9 T9 DOG');
    }
  });

  test('can only be led', () => {
    const table = puzzle({
      variant: 'grandseigneur',
      options: BOMBABLE,
      hands: { A: 'S5', B: 'DOG SA', C: 'S3', D: 'SK', E: 'SQ' },
      trick: ['A S4'],
      turn: 'B',
    });
    expect(table.refusal('B DOG')).toBe('dog-is-led');
  });

  test('may be the last card: the next active seat leads after its trick', () => {
    const table = led({ hands: { A: 'DOG', B: 'SA', C: 'S3', D: 'SK', E: 'SQ' } });
    table.run('B pass', 'C pass', 'D pass', 'E pass');
    table.settle();
    expect(table.open).toMatchObject({ turn: 1, finished: [0] });
  });

  test('ends the round like any other last card', () => {
    const table = led({ hands: { A: 'DOG', B: 'SA' }, out: 'CDE' });
    expect(table.open.phase).toBe('round-over');
    expect(table.open.result!.order).toEqual([2, 3, 4, 0, 1]);
  });

  test('[BOMB7] no other Dog can be bombed', () => {
    const table = led({ options: { dogMode: 'keeps-lead' } });
    expect(table.open).toMatchObject({ turn: 0, window: false, owner: -1 });
    expect(table.refusal(`C bomb ${NINES}`)).toBe('nothing-to-bomb');
  });
});
