import { describe, expect, test } from 'vitest';
import { type Options, type Variant, viewFor } from '../src/index.ts';
import { letters, newTable } from './support.ts';

/** A table after its first round, in which C, A, D and B went out in this order and E came last. */
const afterFirstRound = (variant: Variant, options: Partial<Options> = {}) =>
  newTable({ variant, options }).deal().toPlay().finish('CADB');

describe('[RANK4] the first round', () => {
  test.each(['grandseigneur', 'let'] as const)('is played without an exchange: %s', (variant) => {
    const table = newTable({ variant }).deal();
    expect(table.open.phase).toBe('play');
    expect(table.open.ranking).toEqual([]);
    expect(table.events.map(({ type }) => type)).toEqual(['dealt', 'opened']);
    expect(table.refusal('A push B:S2')).toBe('not-now');
  });

  test('determines the ranks of the second round', () => {
    const table = afterFirstRound('let');
    expect(letters(table.open.result!.order)).toBe('CADBE');
    table.deal();
    expect(table.open.phase).toBe('push');
    expect(table.open.ranking.map((at) => table.open.players[at])).toEqual([2, 0, 3, 1, 4]);
  });

  test('is followed by a second round, which determines the ranks of the third', () => {
    const table = afterFirstRound('let').deal().toPlay().finish('EDCB').deal();
    expect(table.open.ranking.map((at) => table.open.players[at])).toEqual([4, 1, 3, 0, 2]);
  });
});

describe('[RANK6] seats of the second round', () => {
  test.each([
    ['left', [2, 4, 1, 3, 0], 'AEDCB', 'B'],
    ['right', [2, 0, 3, 1, 4], 'ABCDE', 'E'],
  ] as const)('%s', (hierarchySeats, players, ranking, dealer) => {
    for (const variant of ['grandseigneur', 'let'] as const) {
      const { open, events } = afterFirstRound(variant, { hierarchySeats }).deal();
      expect(open.players).toEqual(players);
      expect(letters(open.ranking)).toBe(ranking);
      expect(letters([open.dealer])).toBe(dealer);
      const event = events.find(({ type }) => type === 'dealt')!;
      expect(event).toMatchObject({ players, ranking: open.ranking, dealer: open.dealer, solo: -1 });
    }
  });
});

describe('[RANK7 RANK8] the exchange of five players in grandseigneur', () => {
  /** The first player sits at A, the second at E, the fourth at C, the last at B; D in the middle gives nothing. */
  const HANDS = { A: 'S2 J2 S3 SK', B: 'DRG MJ SA JA', E: 'S4 J4', C: 'PA TA', D: 'PHX' };
  const table = afterFirstRound('grandseigneur').deal(HANDS);

  test('the lower-ranked player of a pair gives their best cards', () => {
    expect(table.refusal('B push A:DRG,MJ')).toBeNull();
    expect(table.refusal('B push A:DRG,SA')).toBe('push-forced-cards');
    expect(table.refusal('B push A:DRG')).toBe('push-one-each');
    expect(table.refusal('B push E:DRG,MJ')).toBe('push-one-each');
  });

  test('the lower-ranked player chooses among equal cards', () => {
    expect(table.refusal('C push E:PA')).toBeNull();
    expect(table.refusal('C push E:TA')).toBeNull();
  });

  test('[RANK9] the higher-ranked player gives back any cards they like', () => {
    expect(table.refusal('A push B:SK,S2')).toBeNull();
    expect(table.refusal('E push C:J4')).toBeNull();
  });

  test('[RANK9] with returnCards worst, the higher-ranked player gives back their worst cards', () => {
    const worst = afterFirstRound('grandseigneur', { returnCards: 'worst' }).deal({
      ...HANDS,
      A: 'S2 J2 P2 S3',
    });
    expect(worst.refusal('A push B:S2,P2')).toBeNull();
    expect(worst.refusal('A push B:J2,P2')).toBeNull();
    expect(worst.refusal('A push B:S2,S3')).toBe('push-forced-cards');
  });

  test('the middle player gives nothing', () => {
    expect(table.refusal('D push A:PHX')).toBe('nothing-to-push');
  });

  test('[RANK10] cards go both ways at the same time, and only the two players know them', () => {
    const played = afterFirstRound('grandseigneur').deal(HANDS);
    played.step('B push A:DRG,MJ', 'C push E:PA', 'E push C:S4');
    expect(played.refusal('A push B:DRG,S2'), 'DRG is still B’s').toBe('not-in-hand');
    played.step('A push B:SK,S2');
    expect(played.open).toMatchObject({ phase: 'play', counts: [11, 11, 11, 11, 11] });
    expect(letters([played.open.opener]), 'the Mah Jong has moved').toBe('A');
    expect(viewFor(played.position, played.open.players[0]!).transfers).toHaveLength(2);
    expect(viewFor(played.position, played.open.players[3]!).transfers).toEqual([]);
  });
});

test('[RANK7] with six players, the pairs exchange three cards, two cards and one card', () => {
  const table = newTable({ variant: 'let', players: 6 }).deal().toPlay().finish('ABCDE').deal().toPlay();
  const given = table.position.transfers.map(
    ({ from, to, cards }) => `${letters([from, to])}${cards.length}`,
  );
  expect(given.sort()).toEqual(['AF3', 'BE2', 'CD1', 'DC1', 'EB2', 'FA3']);
});

test('[RANK1] rank games have no calls', () => {
  const table = newTable({ variant: 'let' }).deal();
  expect(table.refusal('A tichu')).toBe('no-calls');
  expect(table.refusal('A grand')).toBe('no-calls');
});

test('[RANK15 MATCH6] points by place go to the players, wherever they sit', () => {
  const table = afterFirstRound('let');
  expect(table.open.totals).toEqual([3, 1, 4, 2, 0]);
  table.deal().toPlay().finish('EDCB');
  expect(table.open.totals).toEqual([4, 4, 4, 4, 4]);
});

test('[RANK15] grandseigneur has no points', () => {
  const { open } = afterFirstRound('grandseigneur');
  expect(open.result!.points).toEqual([]);
  expect(open.totals).toEqual([0, 0, 0, 0, 0]);
});
