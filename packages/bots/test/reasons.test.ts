import {
  type Card,
  type Options,
  type Rules,
  rulesFor,
  type Setup,
  setUp,
  type Variant,
  viewFor,
} from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { contextFor } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';
import { ROSTER } from '../src/roster.ts';

interface Scene extends Omit<Setup, 'hands' | 'trick'> {
  readonly variant?: Variant;
  readonly options?: Partial<Options>;
  readonly hands: readonly string[];
  /** The cards played last, and by which seat. */
  readonly onTable?: readonly [seat: number, cards: string];
}

/** What the expert does at seat 0, and its main reason. */
function why({ variant = 'nanjing', options, hands, onTable, ...rest }: Scene): readonly string[] {
  const rules = rulesFor(variant, options);
  const held: (readonly Card[])[] = hands.map((hand) => parseCards(hand)!);
  if (rest.phase === 'push' || rest.phase === 'tichu') held.push(...otherHands(rules, held[0]!));
  const trick = onTable && [{ seat: onTable[0], cards: parseCards(onTable[1])!, phoenixAs: [] }];
  const answer = setUp(rules, { ...rest, hands: held, ...(trick && { trick }) });
  if (!answer.ok) throw new Error(answer.problem);
  const choice = ROSTER['expert-1']!.make().choose(viewFor(answer.position, 0), 0, contextFor('why'));
  const [reason] = choice!.reasons;
  return [choice!.action.type, reason!.code, ...(reason!.seat === undefined ? [] : [`to ${reason!.seat}`])];
}

/** Hands of the same size for the other seats. */
function otherHands({ pack, seats }: Rules, first: readonly Card[]): readonly Card[][] {
  const others = pack.filter((card) => !first.includes(card));
  return Array.from({ length: seats - 1 }, (_, index) =>
    others.slice(index * first.length, (index + 1) * first.length),
  );
}

const ALL = [0, 1, 2, 3];
const LOW = ['S2 S3 S4 S6', 'T2 T3 T4 T6', 'P2 P3 P4 P6'];

describe('the reason for a play', () => {
  const turn = { phase: 'play', turn: 0, played: ALL } as const;

  test('is to get rid of losers when low cards are played', () => {
    expect(why({ ...turn, hands: ['J3 S5 PA', ...LOW.slice(1), 'S8 S9'] })).toEqual(['play', 'sheds-losers']);
  });

  test.for([
    ['king', 'JK J5 S7 T8', 'S9'],
    ['ace', 'JA J2 S4 P7', 'SQ'],
    ['queen', 'JQ J2 S4 P7', 'SJ'],
  ] as const)('is the shortest plan when a high card is played: %s', ([_, hand, beaten]) => {
    const [action, code] = why({
      ...turn,
      hands: [hand, 'T2 T3 T4 T6', '', 'P2 P3 P4 P6'],
      onTable: [3, beaten],
    });
    expect([action, code]).toEqual(['play', 'shortest-plan']);
  });

  test('is to give the partner the lead when the Dog is played and the partner still has cards', () => {
    const hands = ['DOG J3 S9', 'S2 S3 S4', 'T2 T3 T4', 'P2 P3 P4'];
    expect(why({ ...turn, hands })).toEqual(['play', 'dog-to-partner']);
  });

  test('is to get rid of the Dog when the partner is out', () => {
    const hands = ['DOG JA', 'S2 S3 S4', '', 'P2 P3 P4'];
    const won = ['DRG PHX', 'SA PA TA', '', ''].map((cards) => parseCards(cards)!);
    expect(why({ ...turn, hands, finished: [2], won })).toEqual(['play', 'sheds-dog']);
  });

  test('names the partner who gets the lead if there are several partners', () => {
    const hands = ['DOG J3 S9', 'S2 S3 S4', 'T2 T3 T4', 'P2 P3 P4', 'T6 T7', 'P6 P7 P8'];
    expect(why({ ...turn, variant: 'tientsin', hands })).toEqual(['play', 'dog-to-partner', 'to 4']);
  });
});

describe('the reason for a push', () => {
  const hand = 'J2 S3 P4 T4 J6 S7 P8 T8 JX SJ PQ TQ J3 SA';
  const push = { phase: 'push', hands: [hand] } as const;

  test('is to weaken opponents and help a partner', () => {
    expect(why(push)).toEqual(['push', 'push-to-both']);
  });

  test('is to support a partner who has called', () => {
    expect(why({ ...push, calls: [null, null, 'grand', null] })).toEqual(['push', 'serves-call']);
  });

  test('mentions only partners in the six-player game', () => {
    expect(why({ ...push, variant: 'tientsin', hands: ['J2 S3 P4 T6 J7 S8 P9 TX JJ'] })).toEqual([
      'push',
      'push-to-partner',
    ]);
  });

  test('mentions only opponents in a three-player game', () => {
    expect(why({ ...push, variant: 'trichu', options: { trichuPush: 'opponents-only' } })).toEqual([
      'push',
      'push-least-useful',
    ]);
  });

  test('is an obligation for the player in last place, but not for the player in first place', () => {
    const byRank = { ...push, variant: 'grandseigneur', hands: [hand.slice(0, 32)] } as const;
    expect(why({ ...byRank, ranking: [1, 2, 3, 4, 0] })).toEqual(['push', 'gift-is-owed']);
    const free = why({ ...byRank, ranking: [0, 1, 2, 3, 4], options: { returnCards: 'choice' } });
    expect(free).toEqual(['push', 'push-least-useful']);
  });
});

describe('the reason not to call Grand Tichu', () => {
  const deal = { phase: 'deal', hands: ['J2 S3 P4 T6 J7 S8 P9 TX', '', '', ''] } as const;

  test('is a weak hand', () => {
    expect(why(deal)).toEqual(['take', 'too-weak-to-call']);
  });

  test('is a partner’s call, but not an opponent’s', () => {
    expect(why({ ...deal, calls: [null, null, 'grand', null] })).toEqual(['take', 'partner-called']);
    expect(why({ ...deal, calls: [null, 'grand', null, null] })).toEqual(['take', 'too-weak-to-call']);
  });
});

describe('before a push that blocks calls', () => {
  const moment = { phase: 'tichu', options: { tichuDuringPush: 'blocked' } } as const;
  const weak = ['J2 S3 P4 T4 J6 S7 P8 T8 JX SJ PQ TQ J3 SA'];

  test('a bot with a strong hand calls Tichu, as it would during a push that allows calls', () => {
    const strong = ['PHX DRG JA SA PA TK JK SK PQ TQ JJ SJ PX TX'];
    expect(why({ ...moment, hands: strong })).toEqual(['call', 'strong-hand']);
    expect(why({ phase: 'push', hands: strong })).toEqual(['call', 'strong-hand']);
  });

  test('the reason to decline is a weak hand', () => {
    expect(why({ ...moment, hands: weak })).toEqual(['decline', 'too-weak-to-call']);
  });

  test('another reason to decline is a partner’s call', () => {
    expect(why({ ...moment, hands: weak, calls: [null, null, 'grand', null] })).toEqual([
      'decline',
      'partner-called',
    ]);
  });
});

describe('the reason for giving the Dragon’s trick to an opponent', () => {
  const gift = { phase: 'play', onTable: [0, 'DRG'], played: ALL } as const;

  test('is that this opponent has more cards than the other', () => {
    expect(why({ ...gift, hands: ['J3', 'S2', 'T2', 'P2 P3'] })).toEqual(['give', 'gift-to-slower']);
  });

  test('is chance if both opponents have the same number of cards', () => {
    expect(why({ ...gift, hands: ['J3', 'S2', 'T2', 'P2'] })).toEqual(['give', 'at-random']);
  });
});
