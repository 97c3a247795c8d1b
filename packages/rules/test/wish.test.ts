import { describe, expect, test } from 'vitest';
import { isOwnersMoment, type Options, viewFor } from '../src/index.ts';
import { type Puzzle, puzzle } from './support.ts';

const EIGHTS = 'S8 J8 P8 T8';

describe('[WISH14] the owner’s moment', () => {
  /** A has played an ace, an eight is wished for, and the others have passed. */
  const trick = (hand: string, more: Partial<Puzzle> = {}) =>
    puzzle({
      hands: { A: hand, B: 'S3 J3 P3 T3 S4', C: 'S5 J5 P5 T5 S6', D: 'S7 J7 P7 S2 J2' },
      trick: ['A SA', 'B pass', 'C pass', 'D pass'],
      window: true,
      wish: '8',
      ...more,
    });
  const HOLDS = `${EIGHTS} SK`;
  const LACKS = 'S8 J8 P8 JK SK';

  test('comes after the last window has closed', () => {
    const table = trick(HOLDS);
    expect(isOwnersMoment(table.open)).toBe(false);
    table.step('close');
    expect(isOwnersMoment(table.open)).toBe(true);
    expect(table.open).toMatchObject({ turn: 0, window: false });
  });

  test('looks the same whether or not the owner holds the bomb', () => {
    const [holds, lacks] = [HOLDS, LACKS].map((hand) => trick(hand).step('close'));
    expect(holds!.open).toEqual(lacks!.open);
    expect(viewFor(holds!.position, 1)).toEqual(viewFor(lacks!.position, 1));
  });

  test('ends with the bomb if the owner holds it', () => {
    const table = trick(HOLDS).step('close');
    expect(table.refusal('gather')).toBe('own-bomb-owed');
    expect(table.refusal('A pass')).toBe('own-trick');
    table.step(`A ${EIGHTS}`);
    expect(table.open).toMatchObject({ wish: 0, owner: 0, turn: 1, window: true });
  });

  test('ends when the trick is gathered if the owner does not hold the bomb', () => {
    const table = trick(LACKS).step('close');
    expect(table.refusal('A pass')).toBe('own-trick');
    table.step('gather');
    expect(table.open).toMatchObject({ wish: 8, owner: -1, turn: 0 });
    expect(table.won('A')).toBe('SA');
  });

  test('[PLAY9] does not allow an ordinary combination', () => {
    const table = trick(LACKS, { trick: ['A SX', 'B pass', 'C pass', 'D pass'] }).step('close');
    expect(table.refusal('A SK')).toBe('own-trick');
  });

  test('[BOMB9] lets others bomb as well', () => {
    const table = trick(HOLDS).step('close', 'C bomb S5 J5 P5 T5');
    expect(table.open).toMatchObject({ owner: 2, turn: 3, wish: 8 });
  });

  test.each<[string, Partial<Puzzle>]>([
    ['wishOwnTrickBomb exempt', { options: { wishOwnTrickBomb: 'exempt' } }],
    ['wishBombs exempt', { options: { wishBombs: 'exempt' } }],
    ['no wish', { wish: null }],
  ])('does not occur with %s', (_, more) => {
    const table = trick(HOLDS, more).step('close');
    expect(isOwnersMoment(table.open)).toBe(false);
    expect(table.refusal('gather')).toBeNull();
  });

  test.each<[string, Partial<Options>]>([
    ['bombAfterPasses false', { bombAfterPasses: false }],
    ['bombTiming turn-only', { bombTiming: 'turn-only' }],
  ])('does not occur with %s', (_, options) => {
    const table = trick(HOLDS, { options, trick: ['A SA', 'B pass', 'C pass'], turn: 'D', window: false });
    table.step('D pass');
    expect(isOwnersMoment(table.open)).toBe(false);
    expect(table.refusal('gather')).toBeNull();
  });

  test('does not occur when the owner is out', () => {
    const table = trick('', { out: 'A' }).step('close');
    expect(isOwnersMoment(table.open)).toBe(false);
    expect(table.refusal('gather')).toBeNull();
  });

  test('[TRI8] does not occur for the dummy', () => {
    const table = puzzle({
      variant: 'trichu',
      hands: { A: 'S5 S6', B: 'S3 J3', C: HOLDS, D: 'S7 J7' },
      trick: ['C SA', 'D pass', 'A pass', 'B pass'],
      window: true,
      wish: '8',
    }).step('close');
    expect(isOwnersMoment(table.open)).toBe(false);
    expect(table.refusal('gather')).toBeNull();
  });

  test('[PLAY9] with selfOvertake, the owner must fulfil the wish even if only an ordinary combination can', () => {
    const options = { selfOvertake: true } as const;
    const table = trick('S8 SK', {
      options,
      trick: ['A S7', 'B pass', 'C pass', 'D pass'],
      hands: { A: 'S8 SK', B: 'S3', C: 'S5', D: 'S6' },
    });
    table.step('close');
    expect(table.refusal('A pass')).toBe('wish-must-be-met');
    expect(table.refusal('A SK')).toBe('wish-must-be-met');
    table.step('A S8');
    expect(table.open.wish).toBe(0);
  });
});

describe('[WISH11 WISH12] a wish that ends with the trick', () => {
  /** A goes out third with the Mah Jong and wishes for an eight. */
  const last = (wishDuration: Options['wishDuration']) =>
    puzzle({
      options: { wishDuration },
      hands: { A: 'MJ', B: 'S8', C: '', D: '' },
      out: 'DC',
      turn: 'A',
    }).run('A MJ wish 8');

  test.each(['trick', 'trick-while-reachable'] as const)(
    '%s: ends with the round as well',
    (wishDuration) => {
      const table = last(wishDuration);
      expect(table.open).toMatchObject({ phase: 'round-over', wish: 0 });
    },
  );

  test('ends with the gift that ends the round', () => {
    const table = puzzle({
      options: { wishDuration: 'trick' },
      hands: { A: 'SA', B: 'DRG', C: '', D: '' },
      trick: ['A MJ'],
      turn: 'B',
      wish: '8',
      out: 'CD',
    }).run('B DRG', 'B gives A');
    expect(table.open).toMatchObject({ phase: 'round-over', wish: 0 });
  });

  test('until-fulfilled: the round ends with the wish still open', () => {
    const table = last('until-fulfilled');
    expect(table.open).toMatchObject({ phase: 'round-over', wish: 8 });
  });
});

describe('[WISH15] penalty-200', () => {
  const PENALTY = { wishEnforcement: 'penalty-200' } as const;
  /** A leads the Mah Jong and wishes for an eight, which B may or may not hold. */
  const wished = (b: string, options: Partial<Options> = PENALTY) =>
    puzzle({
      options,
      hands: { A: 'MJ S3 S4', B: b, C: 'SQ JQ', D: 'SJ JJ' },
      turn: 'A',
      played: '',
      won: { A: 'SK JK', B: 'S5 J5' },
    }).run('A MJ wish 8');

  test('with prevent, a breach is refused', () => {
    const table = wished('S8 SA', {});
    table.settle();
    expect(table.refusal('B pass')).toBe('wish-must-be-met');
    expect(table.refusal('B SA')).toBe('wish-must-be-met');
  });

  test('a breach is accepted, and no one sees it', () => {
    const [breach, clean] = ['S8 SA', 'S9 SA'].map((hand) => wished(hand).run('B SA'));
    expect(breach!.position.violation).toBe(1);
    expect(clean!.position.violation).toBe(-1);
    for (const observer of [0, 2, 3, 'spectator'] as const) {
      expect(viewFor(breach!.position, observer)).toEqual(viewFor(clean!.position, observer));
    }
    expect(JSON.stringify(breach!.events)).toBe(JSON.stringify(clean!.events));
  });

  test.each(['B pass', 'B SA'])('a breach becomes known when the round is scored: %s', (text) => {
    const table = wished('S8 SA').step('D tichu').run(text).finish('DAC');
    expect(table.open.result).toMatchObject({
      bonus: { side: 0, points: 200, for: 'violation' },
      cards: null,
      calls: [{ seat: 3, points: 100 }],
      points: [200, 100, 200, 100],
    });
    expect(table.events.at(-1)).toMatchObject({ type: 'round-ended', violation: 1 });
  });

  test('the penalty takes precedence over a double win', () => {
    const table = wished('S8 SA').run('B pass').finish('BD');
    expect(table.open.result).toMatchObject({ bonus: { side: 0, points: 200, for: 'violation' } });
    expect(table.open.totals).toEqual([200, 0]);
  });

  test('only the first breach counts', () => {
    const table = puzzle({
      options: PENALTY,
      hands: { A: 'MJ S3', B: 'S8 SA', C: 'J8 SQ', D: 'SJ JJ' },
      turn: 'A',
      played: '',
    }).run('A MJ wish 8', 'B pass', 'C pass');
    expect(table.position.violation).toBe(1);
    table.finish('ABC');
    expect(table.open.result!.bonus).toMatchObject({ side: 0 });
  });

  test('a bomb in the window is not a breach', () => {
    const table = wished('S8 S9 J9 P9 T9 SA').step('B bomb S9 J9 P9 T9');
    expect(table.position.violation).toBe(-1);
  });

  test('fulfilling the wish is not a breach', () => {
    expect(wished('S8 SA').run('B S8').position.violation).toBe(-1);
  });

  test('the Dog is not a breach if the rules exempt it', () => {
    for (const [wishDogEscape, violation] of [
      ['allowed', -1],
      ['forbidden', 0],
    ] as const) {
      const table = puzzle({
        options: { ...PENALTY, wishDogEscape },
        hands: { A: 'DOG S8', B: 'S3', C: 'S5', D: 'S6' },
        turn: 'A',
        wish: '8',
      }).run('A DOG');
      expect(table.position.violation).toBe(violation);
    }
  });

  test('[WISH14] an owner who lets their trick be gathered instead of bombing it breaks the wish', () => {
    for (const [hand, violation] of [
      [`${EIGHTS} SK`, 0],
      ['S8 J8 P8 SK', -1],
    ] as const) {
      const table = puzzle({
        options: PENALTY,
        hands: { A: hand, B: 'S3 S4', C: 'S5 S6', D: 'S7 J7' },
        trick: ['A SA', 'B pass', 'C pass', 'D pass'],
        window: true,
        wish: '8',
      }).step('close', 'gather');
      expect(table.position.violation).toBe(violation);
    }
  });
});

describe('[WISH1] making a wish', () => {
  const lead = (options: Partial<Options> = {}, hand = 'MJ S2 J3 P4 T5 SK') =>
    puzzle({ options, hands: { A: hand, B: 'S9', C: 'SX', D: 'SJ' }, turn: 'A' });

  test.each<[Options['wishObligation'], string, string | null]>([
    ['optional', 'A MJ', null],
    ['optional', 'A MJ wish A', null],
    ['optional', 'A MJ S2 J3 P4 T5 wish 2', null],
    ['optional', 'A SK wish 8', 'wish-needs-mah-jong'],
    ['mandatory', 'A MJ', 'wish-required'],
    ['mandatory', 'A MJ wish 2', null],
    ['mandatory', 'A SK', null],
    ['off', 'A MJ', null],
    ['off', 'A MJ wish 2', 'no-wishes'],
  ])('%s: %s', (wishObligation, text, code) => {
    expect(lead({ wishObligation }).refusal(text)).toBe(code);
  });

  test('[WISH13] the straight that carries the wish does not fulfil it', () => {
    expect(lead().step('A MJ S2 J3 P4 T5 wish 5').open.wish).toBe(5);
  });

  test('[PLAY1] the Mah Jong can be forbidden, but only in the first lead', () => {
    const hands = { A: 'MJ S3', B: 'S9', C: 'SX', D: 'SJ' };
    const options = { mahJongFirstLead: 'forbidden' } as const;
    expect(puzzle({ options, hands, turn: 'A', played: '' }).refusal('A MJ')).toBe('mah-jong-not-first');
    expect(puzzle({ options, hands, turn: 'A', played: 'B' }).refusal('A MJ')).toBeNull();
  });
});
