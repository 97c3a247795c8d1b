import { describe, expect, test } from 'vitest';
import { arbitrate, type Options, type SeatAction } from '../src/index.ts';
import { move, type Puzzle, puzzle } from './support.ts';

const FIVES = 'S5 J5 P5 T5';
const NINES = 'S9 J9 P9 T9';
const HANDS = { A: `S3 SK ${NINES}`, B: 'S4 J4 SQ', C: `S6 J6 ${FIVES}`, D: 'S8 J8 PX SJ JJ PJ TJ' };

/** A leads; everyone but B holds a bomb. */
const lead = (options: Partial<Options> = {}, more: Partial<Puzzle> = {}) =>
  puzzle({ options, hands: HANDS, turn: 'A', ...more });

describe('[BOMB11 BOMB14] the window', () => {
  test('window: a window opens after a combination and after the last pass, but not after an earlier pass', () => {
    const table = lead().step('A S3');
    expect(table.open.window).toBe(true);
    expect(table.refusal('B S4')).toBe('window-open');
    expect(table.refusal('B pass')).toBe('window-open');
    for (const claim of [`A bomb ${NINES}`, `C bomb ${FIVES}`, 'D bomb SJ JJ PJ TJ']) {
      expect(table.refusal(claim), claim).toBeNull();
    }
    table.step('close', 'B pass');
    expect(table.open.window).toBe(false);
    expect(table.refusal(`A bomb ${NINES}`), 'out of turn').toBeNull();
    table.step('C pass', 'D pass');
    expect(table.open).toMatchObject({ window: true, turn: -1 });
    expect(table.refusal('gather')).toBe('trick-not-complete');
    table.step('close', 'gather');
    expect(table.open).toMatchObject({ window: false, turn: 0 });
  });

  test('first-come: a window opens only after the last pass', () => {
    const table = lead({ bombTiming: 'first-come' }).step('A S3');
    expect(table.open.window).toBe(false);
    expect(table.refusal('close')).toBe('no-window');
    expect(table.refusal(`C bomb ${FIVES}`)).toBeNull();
    table.step('B pass', 'C pass', 'D pass');
    expect(table.open.window).toBe(true);
    expect(table.refusal(`C bomb ${FIVES}`)).toBeNull();
    table.step('close', 'gather');
  });

  test('turn-only: no window opens, and players may bomb only on their turn', () => {
    const table = lead({ bombTiming: 'turn-only' }).step('A S3');
    expect(table.open.window).toBe(false);
    expect(table.refusal(`C bomb ${FIVES}`)).toBe('bombs-in-turn-only');
    table.step('B pass');
    expect(table.refusal(`C ${FIVES}`)).toBeNull();
    expect(table.refusal(`C bomb ${FIVES}`), 'on their turn they may play it as a bomb').toBeNull();
    table.step('C pass', 'D pass');
    expect(table.refusal(`A bomb ${NINES}`)).toBe('bombs-in-turn-only');
    table.step('gather');
    expect(table.open.turn).toBe(0);
  });

  test.each(['window', 'first-come'] as const)(
    '[BOMB9] %s with bombAfterPasses false: the last pass completes the trick immediately',
    (bombTiming) => {
      const table = lead({ bombTiming, bombAfterPasses: false }).run('A S3', 'B pass', 'C pass', 'D pass');
      expect(table.open.window).toBe(false);
      expect(table.refusal(`A bomb ${NINES}`)).toBe('too-late-to-bomb');
      table.step('gather');
    },
  );

  test('[BOMB7] no window opens after the Dog', () => {
    const table = puzzle({ hands: { ...HANDS, A: 'DOG S3' }, turn: 'A' }).step('A DOG');
    expect(table.open).toMatchObject({ window: false, turn: 2 });
    expect(table.refusal('D bomb SJ JJ PJ TJ')).toBe('nothing-to-bomb');
  });
});

test('[BOMB10] after a bomb, the turn goes to the bomber’s right and everyone may play again', () => {
  const table = lead().run('A S3', 'B pass', 'C pass', 'D pass', `C bomb ${FIVES}`);
  expect(table.open).toMatchObject({ owner: 2, turn: 3, window: true, passed: 0 });
  table.run('D pass', 'A pass', 'B pass').settle();
  expect(table.open).toMatchObject({ turn: 2, owner: -1 });
  expect(table.won('C')).toBe('S3 J5 S5 P5 T5');
});

describe('[BOMB13] a bomb has to beat what is on the table when it arrives', () => {
  test('it is refused if a higher bomb came first', () => {
    const table = lead().run('A S3');
    expect(table.refusal(`C bomb ${FIVES}`)).toBeNull();
    table.step('D bomb SJ JJ PJ TJ');
    expect(table.refusal(`C bomb ${FIVES}`)).toBe('does-not-beat');
  });

  test('it is refused once the trick has been gathered', () => {
    const table = lead().run('A S3', 'B pass', 'C pass', 'D pass');
    table.settle();
    expect(table.refusal(`C bomb ${FIVES}`)).toBe('nothing-to-bomb');
  });

  test('if others have played in the meantime, it wins their cards too', () => {
    const table = lead().run('A S3', 'B SQ', `C bomb ${FIVES}`);
    table.run('D pass', 'A pass', 'B pass');
    table.settle();
    expect(table.won('C')).toContain('SQ');
  });

  test('[BOMB16] it is refused once the round is over', () => {
    const table = puzzle({ hands: { A: 'S3', B: FIVES }, out: 'CD', turn: 'A' });
    table.step('A S3');
    expect(table.refusal(`B bomb ${FIVES}`)).toBe('not-now');
  });
});

describe('[BOMB12] claims made together', () => {
  const bomb = { A: `A bomb ${NINES}`, C: `C bomb ${FIVES}`, D: 'D bomb SJ JJ PJ TJ' };
  const accepted = (options: Partial<Options>, claims: readonly string[], more: Partial<Puzzle> = {}) => {
    const table = lead(options, more).step('A S3');
    const ordered = arbitrate(
      table.position,
      claims.map((claim) => move(claim) as SeatAction),
    );
    return claims
      .toSorted((a, b) => placeIn(ordered, a) - placeIn(ordered, b))
      .filter((claim) => placeIn(ordered, claim) >= 0);
  };
  const placeIn = (ordered: readonly SeatAction[], claim: string) =>
    ordered.map((action) => JSON.stringify(action)).indexOf(JSON.stringify(move(claim)));

  test.each([
    ['bombs go before plays', ['B SQ', bomb.C], [bomb.C]],
    ['bombs go in playing order, each beating the one before', [bomb.D, bomb.C], [bomb.C, bomb.D]],
    ['the owner’s bomb comes last', [bomb.A, bomb.C], [bomb.C, bomb.A]],
    ['the owner’s bomb returns to the hand if it is too low', [bomb.A, bomb.D], [bomb.D]],
    ['a play stands if there is no bomb', ['B SQ'], ['B SQ']],
    ['a play out of turn does not stand', ['C S6'], []],
    ['of two plays in one turn, only the first stands', ['B SQ', 'B S4'], ['B SQ']],
  ])('%s', (_, claims, expected) => {
    expect(accepted({}, claims)).toEqual(expected);
  });

  test('calls come first and do not displace any claim', () => {
    const claims = ['B SQ', bomb.C, 'C tichu', 'B tichu'];
    expect(accepted({}, claims, { played: 'AD' })).toEqual(['B tichu', 'C tichu', bomb.C]);
  });

  test('a seat may call together with its first bomb, but not if it has already played', () => {
    expect(accepted({}, [bomb.C, 'C tichu'], { played: 'A' })).toEqual(['C tichu', bomb.C]);
    expect(accepted({}, [bomb.C, 'C tichu'], { played: 'AC' })).toEqual([bomb.C]);
  });

  test.each([
    ['a play and a bomb', ['B SQ', bomb.C], [bomb.C]],
    ['the higher bomb named first', [bomb.D, bomb.C], [bomb.C, bomb.D]],
    ['the owner’s bomb named first', [bomb.A, bomb.D], [bomb.D]],
  ])('[BOMB14] first-come: claims are ordered as in a window: %s', (_, claims, expected) => {
    expect(accepted({ bombTiming: 'first-come' }, claims)).toEqual(expected);
  });

  test('arbitration does not change the position', () => {
    const table = lead().step('A S3');
    const before = JSON.stringify(table.position);
    arbitrate(table.position, [move(bomb.C) as SeatAction]);
    expect(JSON.stringify(table.position)).toBe(before);
  });
});

describe('[BOMB15 PLAY5] final passes', () => {
  test('allowed: a player who passed may still bomb, but gets no further turn', () => {
    const table = lead({ passRule: 'final' }).run('A S3', 'B SQ', 'C pass', 'D pass');
    expect(table.refusal(`C bomb ${FIVES}`)).toBeNull();
    table.run('A SK').settle();
    expect(table.open.turn, 'C and D have passed for good').toBe(1);
  });

  test('denied: a player who passed may not bomb before the next trick', () => {
    const table = lead({ passRule: 'final', finalPassBomb: 'denied' }).run('A S3', 'B SQ', 'C pass');
    expect(table.refusal(`C bomb ${FIVES}`)).toBe('passed-for-good');
    expect(table.refusal('D bomb SJ JJ PJ TJ')).toBeNull();
    table.run('D pass', 'A pass').settle();
    table.run('B S4');
    expect(table.refusal(`C bomb ${FIVES}`)).toBeNull();
  });
});
