import { describe, expect, test } from 'vitest';
import { giftTargets, type Options, viewFor } from '../src/index.ts';
import { formatCards } from '../src/notation/index.ts';
import { letters, type Puzzle, puzzle } from './support.ts';

describe('[END3] at the end, all cards left in hands are shown', () => {
  test.each<[string, Puzzle, string, readonly string[]]>([
    [
      'one player is left',
      { hands: { C: 'S3', D: 'S9 JA' }, out: 'AB', turn: 'C' },
      'C S3',
      ['', '', '', 'S9 JA'],
    ],
    [
      'a double win',
      { hands: { B: 'S9', C: 'S3', D: 'JA DRG' }, out: 'A', turn: 'C' },
      'C S3',
      ['', 'S9', '', 'JA DRG'],
    ],
  ])('%s', (_, given, last, shown) => {
    const table = puzzle(given);
    expect(viewFor(table.position, 'spectator').hands).toEqual([null, null, null, null]);
    table.step(last);
    for (const observer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(viewFor(table.position, observer).hands.map((hand) => formatCards(hand!))).toEqual(shown);
    }
    const ended = table.events.at(-1)!;
    expect(ended.type === 'round-ended' && ended.hands.map(formatCards)).toEqual(shown);
  });
});

describe('[END1] the play that ends the round', () => {
  const table = puzzle({
    hands: { C: 'SA', D: 'S9 J9 P9 T9 S2' },
    out: 'AB',
    trick: ['D S8', 'B SK'],
    turn: 'C',
  }).step('C SA');

  test('takes the trick on the table', () => {
    expect(table.won('C')).toBe('S8 SK SA');
    expect(letters(table.open.result!.order)).toBe('ABCD');
  });

  test('is followed by no bomb, pass or window', () => {
    expect(table.open).toMatchObject({ phase: 'round-over', turn: -1, window: false });
    expect(table.refusal('D bomb S9 J9 P9 T9')).toBe('not-now');
    expect(table.refusal('D pass')).toBe('not-now');
    expect(table.refusal('close')).toBe('no-window');
    expect(table.refusal('gather')).toBe('trick-not-complete');
    expect(table.refusal('D tichu')).toBe('not-now');
  });
});

describe('when the Dragon ends the round', () => {
  const last = (more: Partial<Puzzle> = {}) =>
    puzzle({
      hands: { C: 'DRG', D: 'S2 S3 S4 S5 S6 S7 J7' },
      out: 'AB',
      trick: ['D SK', 'A SA'],
      turn: 'C',
      won: { A: 'SX', B: 'JX', D: 'PX' },
      ...more,
    });

  test('[DRAG4 SCORE1] the Dragon’s trick is given away before the round is scored', () => {
    const table = last().step('C DRG');
    expect(table.open).toMatchObject({ phase: 'gift', owner: 2, result: null });
    expect(letters(giftTargets(table.open, 2))).toBe('BD');
    expect(table.refusal('C gives A')).toBe('gift-to-opponent');
    expect(table.refusal('C gives C')).toBe('gift-to-opponent');
    expect(table.refusal('B gives D')).toBe('no-gift-owed');
    expect(table.refusal('gather')).toBe('gift-owed');
    expect(table.refusal('D bomb S2 S3 S4 S5 S6')).toBe('not-now');
    table.step('C gives B');
    expect(table.won('B')).toBe('JX SK SA DRG');
    expect(table.open.result).toMatchObject({ cards: [25, 45], points: [25, 45, 25, 45] });
  });

  test('[DRAG6] a gift to the last player passes with their tricks to the player who went out first', () => {
    const table = last().step('C DRG', 'C gives D');
    expect(table.open.result).toMatchObject({ cards: [60, 10] });
    expect(table.open.result!.moved).toEqual([
      { from: 3, to: 0, what: 'hand', points: 5 },
      { from: 3, to: 0, what: 'tricks', points: 45 },
    ]);
  });

  test.each<[string, Partial<Options>]>([
    ['dragonGiftOnThirdOut no', { dragonGiftOnThirdOut: 'no' }],
    ['dragonGift none', { dragonGift: 'none' }],
  ])('[DRAG4] no gift is due with %s', (_, options) => {
    const table = last({ options }).step('C DRG');
    expect(table.open.phase).toBe('round-over');
    expect(table.won('C')).toBe('SK SA DRG');
  });

  test('[DRAG5] no gift is due if the Dragon completes a double win', () => {
    const table = puzzle({ hands: { B: 'S2', C: 'DRG', D: 'S3' }, out: 'A', turn: 'C' }).step('C DRG');
    expect(table.open).toMatchObject({ phase: 'round-over', totals: [200, 0] });
  });
});

describe('[DRAG2] the Dragon wins an ordinary trick', () => {
  const won = (options: Partial<Options> = {}) =>
    puzzle({
      options,
      hands: { A: 'S2', B: 'S3 J3 P3 T3', C: 'S4', D: 'S5' },
      trick: ['D SK', 'A DRG'],
      turn: 'B',
    }).run('B pass', 'C pass', 'D pass');

  test('its player gives the trick away and leads', () => {
    const table = won().step('close');
    expect(table.open.phase).toBe('gift');
    expect(table.refusal('A S2')).toBe('not-now');
    expect(table.refusal('B bomb S3 J3 P3 T3')).toBe('not-now');
    table.step('A gives D');
    expect(table.won('D')).toBe('SK DRG');
    expect(table.open).toMatchObject({ phase: 'play', turn: 0, owner: -1 });
  });

  test('[DRAG3] no trick is given away if the Dragon was bombed', () => {
    const table = won().step('B bomb S3 J3 P3 T3').run('C pass', 'D pass', 'A pass');
    table.settle();
    expect(table.open.phase).toBe('play');
    expect(table.won('B')).toContain('DRG');
  });

  test('with dragonGift none, the owner keeps the trick', () => {
    const table = won({ dragonGift: 'none' }).step('close', 'gather');
    expect(table.won('A')).toBe('SK DRG');
  });
});

describe('[END2] a double win', () => {
  test('ends the round immediately, and cards are not counted', () => {
    const table = puzzle({
      hands: { B: 'DRG', C: 'S3', D: 'S5' },
      out: 'A',
      turn: 'C',
      won: { B: 'SK' },
    }).step('C S3');
    expect(table.open.result).toMatchObject({ cards: null, bonus: { side: 0, points: 200, for: 'sweep' } });
  });

  test('does not exist with doubleWinPoints 0: play continues and cards are counted', () => {
    const options = { doubleWinPoints: 0 } as const;
    const table = puzzle({ options, hands: { B: 'S4', C: 'S3', D: 'S5 JK' }, out: 'A', turn: 'C' }).run(
      'C S3',
    );
    expect(table.open.phase).toBe('play');
    table.run('D pass', 'B S4');
    expect(table.open.result).toMatchObject({ bonus: null, cards: [15, 0] });
    expect(letters(table.open.result!.order)).toBe('ACBD');
  });
});
