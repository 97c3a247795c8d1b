import { describe, expect, test } from 'vitest';
import { type Card, DRAGON, MAH_JONG, type Options, viewFor } from '../src/index.ts';
import { formatCards } from '../src/notation/index.ts';
import { type Game, type Hands, letters, newTable, seat } from './support.ts';

const leader = (game: Game, hands: Hands, dealer = 0) =>
  letters([newTable(game, dealer).deal(hands).toPlay().open.opener]);

describe('[DEAL2] the dealer receives the first card', () => {
  test.each([...'ABCD'])('in the first round, the dealer is drawn: %s', (dealer) => {
    const table = newTable({}, seat(dealer)).deal({ [dealer]: 'DRG' });
    expect(table.open.dealer).toBe(seat(dealer));
    expect(table.position.stack[0], 'the top of the pack').toBe(DRAGON);
    expect(table.hand(dealer)).toContain('DRG');
  });

  test.each([
    ['nanjing', 'BD', 'B'],
    ['nanjing', 'CBA', 'C'],
    ['tientsin', 'ECA', 'E'],
    ['tientsin', 'FABCD', 'F'],
  ] as const)('%s: after the seats go out in the order %s, %s deals', (variant, order, dealer) => {
    const table = newTable({ variant }).deal().toPlay().finish(order).deal();
    expect(letters([table.open.dealer])).toBe(dealer);
  });

  test.each(['trichu', 'wuwang'] as const)('%s: the soloist deals', (variant) => {
    const table = newTable({ variant }).deal().toPlay().finish('BD').deal();
    expect(table.open.dealer).toBe(table.open.solo);
  });

  test.each(['grandseigneur', 'let'] as const)('%s: the player who came last deals', (variant) => {
    const table = newTable({ variant }).deal().toPlay().finish('CADB').deal();
    expect(table.open.players[table.open.dealer], 'the player who sat at E').toBe(4);
  });
});

describe('[DEAL6] cards that do not divide evenly', () => {
  const six = (unevenDeal: Options['unevenDeal'], dealer = 0) =>
    newTable({ variant: 'tientsin', options: { unevenDeal, grandTichuLimit: 'off' } }, dealer);

  test('deal-all: the dealer and the next seat hold one card more than the others', () => {
    expect(six('deal-all').deal().open.counts).toEqual([10, 10, 9, 9, 9, 9]);
    expect(six('deal-all', 5).deal().open.counts).toEqual([10, 9, 9, 9, 9, 10]);
  });

  test('equal-rest-open: everyone sees the rest', () => {
    const table = six('equal-rest-open').deal({ unused: 'S9 DRG' });
    expect(table.open.counts).toEqual([9, 9, 9, 9, 9, 9]);
    expect(formatCards(table.open.aside)).toBe('S9 DRG');
    expect(table.open.leftOver).toBe(2);
    expect(table.events[0]).toMatchObject({ type: 'dealt', aside: [29, 55] });
  });

  test('equal-rest-hidden: no one sees the rest', () => {
    const table = six('equal-rest-hidden').deal({ unused: 'S9 DRG' });
    expect(table.open.counts).toEqual([9, 9, 9, 9, 9, 9]);
    expect(table.open.aside.size).toBe(0);
    expect(table.open.leftOver).toBe(2);
    expect(formatCards(table.position.faceDown)).toBe('S9 DRG');
    expect(Object.keys(viewFor(table.position, 0))).not.toContain('faceDown');
  });

  test.each([
    [5, { unevenDeal: 'deal-all' }, [11, 11, 11, 11, 11], 0],
    [6, { unevenDeal: 'deal-all' }, [10, 9, 9, 9, 9, 9], 0],
    [6, { unevenDeal: 'equal-rest-open' }, [9, 9, 9, 9, 9, 9], 1],
    [7, { unevenDeal: 'deal-all' }, [16, 16, 16, 16, 15, 15, 15], 0],
    [7, { unevenDeal: 'equal-rest-hidden' }, [15, 15, 15, 15, 15, 15, 15], 4],
  ] as const)('grandseigneur with %i players and %j deals %j', (players, options, counts, leftOver) => {
    const { open } = newTable({ variant: 'grandseigneur', players, options }).deal();
    expect(open).toMatchObject({ counts, leftOver });
  });

  describe('equal-first-round', () => {
    test.each([
      [6, [9, 9, 9, 9, 9, 9], 1],
      [8, [13, 13, 13, 13, 13, 13, 13, 13], 5],
    ] as const)(
      'in the first round, %i players hold the same number and see the rest',
      (players, counts, rest) => {
        const game = {
          variant: 'grandseigneur',
          players,
          options: { unevenDeal: 'equal-first-round' },
        } as const;
        const { open } = newTable(game).deal();
        expect(open).toMatchObject({ counts, leftOver: rest });
        expect(open.aside.size).toBe(rest);
      },
    );

    test('from the second round on, all cards are dealt', () => {
      const game = {
        variant: 'grandseigneur',
        players: 8,
        options: { unevenDeal: 'equal-first-round' },
      } as const;
      const { open } = newTable(game).deal().toPlay().finish('CADBEFG').deal();
      expect(open).toMatchObject({ round: 2, leftOver: 0 });
      expect(open.aside.size).toBe(0);
      expect(open.counts.toSorted((a, b) => b - a)).toEqual([14, 14, 14, 14, 14, 13, 13, 13]);
      expect(open.counts[open.dealer]).toBe(14);
    });
  });

  test.each([
    [5, {}, [12, 12, 12, 12, 12], 48],
    [9, {}, [12, 12, 12, 12, 12, 12, 12, 12, 12], 0],
    [10, {}, [11, 11, 11, 11, 11, 11, 11, 11, 10, 10], 0],
    [10, { unevenDeal: 'equal-rest-open' }, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 8],
    [5, { handSize: 'all' }, [22, 22, 22, 21, 21], 0],
  ] as const)('[RANK3] let with %i players and %j deals %j', (players, options, counts, leftOver) => {
    const { open } = newTable({ variant: 'let', players, options }).deal();
    expect(open).toMatchObject({ counts, leftOver });
  });

  test('[RANK3] the unused cards of let stay hidden, even with equal-rest-open', () => {
    const options = { unevenDeal: 'equal-rest-open' } as const;
    expect(newTable({ variant: 'let', options }).deal().open.aside.size).toBe(0);
  });
});

describe('[DEAL8] the direction of the deal', () => {
  const let10 = (dealDirection: Options['dealDirection'], dealer: number) =>
    newTable({ variant: 'let', players: 10, options: { dealDirection } }, dealer).deal();

  test('with-play: the two seats before the dealer hold ten cards', () => {
    expect(let10('with-play', 2).open.counts).toEqual([10, 10, 11, 11, 11, 11, 11, 11, 11, 11]);
  });

  test('against-play: the two seats after the dealer hold ten cards', () => {
    expect(let10('against-play', 2).open.counts).toEqual([11, 11, 11, 10, 10, 11, 11, 11, 11, 11]);
  });

  test('against-play: cards taken one by one go round to the left', () => {
    const options = { dealMethod: 'take-one-by-one', dealDirection: 'against-play' } as const;
    const table = newTable({ options }, 1).deal();
    expect(table.refusal('C take')).toBe('take-in-order');
    table.step('B take', 'A take', 'D take', 'C take', 'B take');
    expect(table.open.counts).toEqual([1, 2, 1, 1]);
  });

  test('against-play: the seat that leads first stays the same', () => {
    const options = { dealDirection: 'against-play' } as const;
    const game: Game = { variant: 'let', options };
    expect(leader(game, { unused: 'MJ' }, 3)).toBe('E');
  });
});

describe('[DEAL7] missingMahJong', () => {
  const let5 = (missingMahJong: Options['missingMahJong']): Game => ({
    variant: 'let',
    options: { missingMahJong },
  });
  const LOW = { unused: 'MJ', A: 'S9', B: 'S2', C: 'S3', D: 'J2', E: 'SA' };

  test('next-after-dealer: the seat after the dealer leads', () => {
    expect(leader(let5('next-after-dealer'), LOW, 3)).toBe('E');
    expect(leader(let5('next-after-dealer'), LOW, 4)).toBe('A');
  });

  /** All twos but S2 and J2 are unused, so the other hands begin with threes. */
  const TWOS = { unused: 'MJ P2 T2 S2b J2b P2b T2b' };

  test('lowest-card: the holder of the lowest suit card leads', () => {
    expect(leader(let5('lowest-card'), { ...TWOS, unused: `${TWOS.unused} J2`, D: 'S2' })).toBe('D');
  });

  test.each([
    ['A', 'B'],
    ['B', 'B'],
    ['C', 'D'],
    ['D', 'D'],
    ['E', 'B'],
  ])('lowest-card: if two seats tie, the first from dealer %s onwards leads: %s', (dealer, first) => {
    expect(leader(let5('lowest-card'), { ...TWOS, B: 'S2', D: 'J2' }, seat(dealer))).toBe(first);
  });

  test('always-dealt: the Mah Jong is swapped with the last card dealt', () => {
    const table = newTable(let5('always-dealt'), 2).deal({ ...LOW, B: '', C: 'S3' });
    const last = table.position.hands[1]!;
    expect(last.has(MAH_JONG), 'B took the last card').toBe(true);
    expect(table.open.counts).toEqual([12, 12, 12, 12, 12]);
    expect(table.position.faceDown.has(MAH_JONG)).toBe(false);
    const everywhere = [...table.position.hands, table.position.faceDown].flatMap((held) => held.toArray());
    expect(everywhere.toSorted((a, b) => a - b)).toEqual(table.position.rules.pack);
    expect(letters([table.toPlay().open.opener])).toBe('B');
  });

  test.each(['next-after-dealer', 'lowest-card', 'always-dealt'] as const)(
    '%s: if the Mah Jong is dealt, its holder still leads first',
    (missingMahJong) => {
      expect(leader(let5(missingMahJong), { ...TWOS, unused: '', B: 'S2', E: 'MJ' })).toBe('E');
    },
  );

  test.each([
    ['equal-rest-open', 'next-after-dealer', 'B'],
    ['equal-rest-hidden', 'next-after-dealer', 'B'],
    ['equal-rest-hidden', 'always-dealt', 'F'],
    ['equal-rest-open', 'always-dealt', 'F'],
  ] as const)('tientsin with %s and %s: %s leads', (unevenDeal, missingMahJong, first) => {
    const options = { unevenDeal, missingMahJong, grandTichuLimit: 'off' } as const;
    const table = newTable({ variant: 'tientsin', options }).deal({ unused: 'MJ DOG' }).toPlay();
    expect(letters([table.open.opener])).toBe(first);
    if (unevenDeal === 'equal-rest-open') expect(table.open.aside.size).toBe(2);
  });
});

test('[CARD1] refuses a pack that does not belong to this game', () => {
  const table = newTable();
  const pack = [...table.position.rules.pack];
  expect(() => table.dealPack(pack.slice(1))).toThrow('wrong-pack');
  expect(() => table.dealPack([...pack.slice(1), 60 as Card])).toThrow('wrong-pack');
  expect(() => newTable({ variant: 'grandseigneur' }).dealPack(pack)).toThrow('wrong-pack');
});

test('[END1] refuses a deal during a round', () => {
  const table = newTable().deal();
  expect(() => table.deal()).toThrow('round-not-over');
});
