import { describe, expect, test } from 'vitest';
import { type Options, type Variant, viewFor } from '../src/index.ts';
import { letters, newTable } from './support.ts';

/** The second round after C, A, D, B went out in this order and E came last. */
const second = (variant: Variant, options: Partial<Options> = {}) =>
  newTable({ variant, options }).deal().toPlay().finish('CADB');

describe('[RANK4] the first round', () => {
  test.each(['grandseigneur', 'let'] as const)('of %s is played without exchange', (variant) => {
    const table = newTable({ variant }).deal();
    expect(table.open.phase).toBe('play');
    expect(table.open.ranking).toEqual([]);
    expect(table.events.map(({ type }) => type)).toEqual(['dealt', 'opened']);
    expect(table.refusal('A push B:S2')).toBe('not-now');
  });

  test('determines the ranks of the second', () => {
    const table = second('let');
    expect(letters(table.open.result!.order)).toBe('CADBE');
    table.deal();
    expect(table.open.phase).toBe('push');
    expect(table.open.ranking.map((at) => table.open.players[at])).toEqual([2, 0, 3, 1, 4]);
  });

  test('and the second those of the third', () => {
    const table = second('let').deal().toPlay().finish('EDCB').deal();
    expect(table.open.ranking.map((at) => table.open.players[at])).toEqual([4, 1, 3, 0, 2]);
  });
});

describe('[RANK6] seats of the second round', () => {
  test.each([
    ['left', [2, 4, 1, 3, 0], 'AEDCB', 'B'],
    ['right', [2, 0, 3, 1, 4], 'ABCDE', 'E'],
  ] as const)('%s', (hierarchySeats, players, ranking, dealer) => {
    for (const variant of ['grandseigneur', 'let'] as const) {
      const { open } = second(variant, { hierarchySeats }).deal();
      expect(open.players).toEqual(players);
      expect(letters(open.ranking)).toBe(ranking);
      expect(letters([open.dealer])).toBe(dealer);
    }
  });
});

describe('[RANK7 RANK8] five players of grandseigneur exchange', () => {
  /** First sits at A, last at B, second at E, fourth at C; D in the middle gives nothing. */
  const HANDS = { A: 'S2 J2 S3 SK', B: 'DRG MJ SA JA', E: 'S4 J4', C: 'PA TA', D: 'PHX' };
  const table = second('grandseigneur').deal(HANDS);

  test('the lower of the two gives their best cards', () => {
    expect(table.refusal('B push A:DRG,MJ')).toBeNull();
    expect(table.refusal('B push A:DRG,SA')).toBe('push-forced-cards');
    expect(table.refusal('B push A:DRG')).toBe('push-one-each');
    expect(table.refusal('B push E:DRG,MJ')).toBe('push-one-each');
  });

  test('and chooses among equal ones', () => {
    expect(table.refusal('C push E:PA')).toBeNull();
    expect(table.refusal('C push E:TA')).toBeNull();
  });

  test('[RANK9] the higher gives back any cards they like', () => {
    expect(table.refusal('A push B:SK,S2')).toBeNull();
    expect(table.refusal('E push C:J4')).toBeNull();
  });

  test('[RANK9] or, with the worst, the cards they must', () => {
    const worst = second('grandseigneur', { returnCards: 'worst' }).deal({ ...HANDS, A: 'S2 J2 P2 S3' });
    expect(worst.refusal('A push B:S2,P2')).toBeNull();
    expect(worst.refusal('A push B:J2,P2')).toBeNull();
    expect(worst.refusal('A push B:S2,S3')).toBe('push-forced-cards');
  });

  test('the middle player gives nothing', () => {
    expect(table.refusal('D push A:PHX')).toBe('nothing-to-push');
  });

  test('[RANK10] cards go both ways at once, and only the two players know them', () => {
    const played = second('grandseigneur').deal(HANDS);
    played.step('B push A:DRG,MJ', 'C push E:PA', 'E push C:S4');
    expect(played.refusal('A push B:DRG,S2'), 'DRG is still B’s').toBe('not-in-hand');
    played.step('A push B:SK,S2');
    expect(played.open).toMatchObject({ phase: 'play', counts: [11, 11, 11, 11, 11] });
    expect(letters([played.open.opener]), 'the Mah Jong has moved').toBe('A');
    expect(viewFor(played.position, played.open.players[0]!).transfers).toHaveLength(2);
    expect(viewFor(played.position, played.open.players[3]!).transfers).toEqual([]);
  });
});

test('[RANK7] six players exchange three, two and one', () => {
  const table = newTable({ variant: 'let', players: 6 }).deal().toPlay().finish('ABCDE').deal().toPlay();
  const given = table.position.transfers.map(
    ({ from, to, cards }) => `${letters([from, to])}${cards.length}`,
  );
  expect(given.sort()).toEqual(['AF3', 'BE2', 'CD1', 'DC1', 'EB2', 'FA3']);
});

test('[RANK1] no calls in games of ranks', () => {
  const table = newTable({ variant: 'let' }).deal();
  expect(table.refusal('A tichu')).toBe('no-calls');
  expect(table.refusal('A grand')).toBe('no-calls');
});

test('[RANK15 MATCH6] points by place go to the players, wherever they sit', () => {
  const table = second('let');
  expect(table.open.totals).toEqual([3, 1, 4, 2, 0]);
  table.deal().toPlay().finish('EDCB');
  expect(table.open.totals).toEqual([4, 4, 4, 4, 4]);
});

test('[RANK15] grandseigneur has no points', () => {
  const { open } = second('grandseigneur');
  expect(open.result!.points).toEqual([]);
  expect(open.totals).toEqual([0, 0, 0, 0, 0]);
});
