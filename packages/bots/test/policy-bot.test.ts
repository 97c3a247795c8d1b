import {
  ACE,
  type Action,
  apply,
  type Card,
  CardSet,
  dogTargets,
  hasSeat,
  isOwnersMoment,
  NO_PLAY,
  type OpenState,
  type Options,
  type Position,
  type Rank,
  rulesFor,
  type Seat,
  SUITS,
  setUp,
  slotsOf,
  suitedCard,
  type Variant,
  viewFor,
} from '@schupf/rules';
import { anyRules, botMatch, contextFor, runs, type Step, TABLES } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Policy, PolicyBot } from '../src/index.ts';
import { randomPolicy } from '../src/random/random-policy.ts';

/** Plays rounds of a variant with a policy, calling `check` at every step. Options that are not fixed are random. */
function follow(
  [variant, players]: readonly [Variant, number],
  fixed: Partial<Options>,
  policy: Policy,
  check: (step: Step, open: OpenState) => void,
  tries = 12,
): void {
  const match = fc.tuple(anyRules(variant, players, fixed), fc.string());
  const property = fc.property(match, ([rules, seed]) => {
    for (const step of botMatch(new PolicyBot(policy), rules, seed, { rounds: 3 }))
      check(step, step.position.open);
  });
  fc.assert(property, runs(tries));
}

const NANJING = ['nanjing', 4] as const;
const TIENTSIN = ['tientsin', 6] as const;

const eager: Policy = { ...randomPolicy, callsGrand: () => true, callsTichu: () => true };

const EXTREMES: readonly Policy[] = [
  { ...eager, name: 'plays the first play listed', turn: () => 0, bomb: () => 0 },
  {
    ...randomPolicy,
    name: 'plays the last play listed',
    turn: (_view, _seat, plays) => plays.length - 1,
    bomb: (_view, _seat, plays) => plays.length - 1,
  },
  {
    ...eager,
    name: 'passes whenever it may',
    turn: (_view, _seat, _plays, mayPass) => (mayPass ? NO_PLAY : 0),
    bomb: () => NO_PLAY,
    withdraws: () => false,
  },
];

test.for(EXTREMES.flatMap((policy) => TABLES.map((table) => [policy.name, ...table, policy] as const)))(
  'a bot that %s stays within the rules: %s, %i players',
  ([_, variant, players, policy]) => {
    let rounds = 0;
    follow(
      [variant, players],
      {},
      policy,
      ({ next }) => {
        if (next.open.phase === 'round-over' || next.open.phase === 'match-over') rounds++;
      },
      1,
    );
    expect(rounds).toBeGreaterThan(0);
  },
);

test.for(
  (['trichu', 'wuwang'] as const).flatMap((variant) =>
    (['opponents-only', 'defenders-also-swap', 'real-players-only'] as const).map(
      (push) => [variant, push] as const,
    ),
  ),
)('the soloist plays both seats: %s, push %s', ([variant, trichuPush]) => {
  const fixed = {
    trichuPush,
    grandTichuLimit: 9,
    bombTiming: 'window',
    dragonGift: 'opponent-choice',
  } as const;
  const done = { solo: new Set<string>(), dummy: new Set<string>() };
  const grand = new Set<Seat>();
  const policy: Policy = {
    ...randomPolicy,
    callsGrand(view, seat) {
      grand.add((seat - view.open.solo + 4) % 4);
      return false;
    },
  };
  follow([variant, 3], fixed, policy, ({ action }, { solo, dummy }) => {
    if (!('seat' in action)) return;
    if (action.seat === solo) done.solo.add(action.type);
    if (action.seat === dummy) done.dummy.add(action.type);
  });
  for (const seat of [done.solo, done.dummy])
    for (const type of ['play', 'pass', 'give', 'bomb']) expect(seat).toContain(type);
  expect(done.solo).toContain('push');
  expect(done.dummy.has('push')).toBe(trichuPush !== 'real-players-only');
  expect([...grand].sort()).toEqual([1, 3]);
});

test.for(
  (['deal-split', 'take-one-by-one'] as const).flatMap((deal) =>
    (['async-visible', 'simultaneous-hidden', 'sequential-visible'] as const).map(
      (decision) => [deal, decision] as const,
    ),
  ),
)(
  'when several partners call Grand Tichu, all but one withdraw or every call stands: %s, %s',
  ([dealMethod, grandTichuDecision]) => {
    const fixed = {
      dealMethod,
      grandTichuDecision,
      grandTichuCollision: 'later-may-withdraw',
      callsPerTeam: 'unlimited',
      grandTichuLimit: 9,
    } as const;
    const callers: number[] = [];
    const countCallers = ({ position, next }: Step) => {
      if (next.open.phase === 'push' && position.open.phase !== 'push')
        callers.push(next.open.grandCallers.length);
    };
    for (const table of [NANJING, TIENTSIN]) {
      callers.length = 0;
      follow(table, fixed, { ...eager, withdraws: () => true }, countCallers, 4);
      expect(new Set(callers)).toEqual(new Set([2]));
      callers.length = 0;
      follow(table, fixed, { ...eager, withdraws: () => false }, countCallers, 4);
      expect(new Set(callers)).toEqual(new Set([table[1]]));
    }
  },
);

test.for([9, 7] as const)(
  'when cards are taken one by one, Grand Tichu is called only at the last moment: before card %i',
  (limit) => {
    const asked = new Set<number>();
    const policy: Policy = {
      ...randomPolicy,
      callsGrand(view, seat, random, why) {
        asked.add(view.hands[seat]!.size);
        return randomPolicy.callsGrand(view, seat, random, why);
      },
    };
    const calledWith = new Set<number>();
    follow(
      NANJING,
      { dealMethod: 'take-one-by-one', grandTichuLimit: limit },
      policy,
      ({ action }, { counts }) => {
        if (action.type === 'call' && action.call === 'grand') calledWith.add(counts[action.seat]!);
      },
    );
    expect([...asked]).toEqual([limit - 1]);
    expect([...calledWith]).toEqual([limit - 1]);
  },
);

test('a hidden Grand Tichu decision is made once, without knowing what the others decide', () => {
  const seen: unknown[] = [];
  const policy: Policy = {
    ...randomPolicy,
    callsGrand(view, seat) {
      seen.push([...view.decisions, ...view.open.calls].find((decision) => decision !== null));
      return seat === 0 || seat === 3;
    },
  };
  const revealed: (readonly Seat[])[] = [];
  const fixed = {
    dealMethod: 'deal-split',
    grandTichuDecision: 'simultaneous-hidden',
    grandTichuLimit: 9,
    callsPerTeam: 'unlimited',
  } as const;
  follow(NANJING, fixed, policy, ({ action, events }, open) => {
    if (open.phase === 'grand' && 'seat' in action) expect(hasSeat(open.decided, action.seat)).toBe(false);
    for (const event of events) if (event.type === 'calls-revealed') revealed.push(event.callers.toSorted());
  });
  expect(new Set(seen)).toEqual(new Set([undefined]));
  expect(revealed.length).toBeGreaterThan(0);
  for (const callers of revealed) expect(callers).toEqual([0, 3]);
});

test('a player who may beat their own play does so, or passes and wins the trick', () => {
  const done = new Set<string>();
  follow(NANJING, { selfOvertake: true }, randomPolicy, ({ action }, open) => {
    if (!('seat' in action) || open.phase !== 'play' || open.window || !isOwnersMoment(open)) return;
    if (action.seat === open.owner) done.add(action.type);
  });
  expect([...done].sort()).toEqual(['pass', 'play']);
});

const sevens: readonly Card[] = suits(7);
function suits(rank: Rank): Card[] {
  return SUITS.map((suit) => suitedCard(suit, rank));
}

/** Seat 0 played an ace, everyone passed, and the wish is a seven: seat 0 may now bomb its own trick. */
function ownersMoment(hand: readonly Card[], options: Partial<Options>): Position {
  const rules = rulesFor('nanjing', options);
  const [ace] = suits(ACE);
  const hands = [hand, suits(2).slice(0, 2), suits(3).slice(0, 2), suits(4).slice(0, 2)];
  const trick = [{ seat: 0, cards: [ace!], phoenixAs: [] }];
  const answer = setUp(rules, { phase: 'play', hands, trick, turn: 1, wish: 7, played: [0, 1, 2, 3] });
  if (!answer.ok) throw new Error(answer.problem);
  const passes: Action[] = [1, 2, 3].map((seat) => ({ type: 'pass', seat }));
  return [...passes, { type: 'close-window' } as const].reduce((position, action) => {
    const next = apply(position, action);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.position;
  }, answer.position);
}

const [nine] = suits(9);

test.for([
  ['must bomb if the wish demands it', [...sevens, nine!], {}, ['play']],
  ['may bomb with another rank', [...suits(5), nine!], {}, ['nothing', 'play']],
  ['does nothing without a bomb', [sevens[0]!, nine!], {}, ['nothing']],
  [
    'bombs for the wish even if ignoring it only costs points',
    [...sevens, nine!],
    { wishEnforcement: 'penalty-200' },
    ['play'],
  ],
] as const)('before a trick is gathered, its owner %s', ([_, hand, options, expected]) => {
  const position = ownersMoment(hand, options);
  expect(isOwnersMoment(position.open)).toBe(true);
  const bot = new PolicyBot(randomPolicy);
  const actions = new Set<string>();
  for (let question = 0; question < 50; question++) {
    const choice = bot.choose(viewFor(position, 0), 0, contextFor(`moment ${question}`));
    const answer = apply(position, choice?.action ?? { type: 'gather' });
    expect(answer.ok).toBe(true);
    actions.add(choice?.action.type ?? 'nothing');
  }
  expect([...actions].sort()).toEqual(expected);
});

test('with six players, the Dog gives the lead to the named partner', () => {
  const targetCounts = new Set<number>();
  const policy: Policy = {
    ...randomPolicy,
    turn(view, seat, plays, mayPass, random, why) {
      for (let index = 0; index < plays.length; index++) if (plays.at(index).kind === 'dog') return index;
      return randomPolicy.turn(view, seat, plays, mayPass, random, why);
    },
    dogTo(view, seat, targets, random, why) {
      targetCounts.add(targets.length);
      expect(targets).toEqual(dogTargets(view.open, seat));
      return randomPolicy.dogTo(view, seat, targets, random, why);
    },
  };
  let dogs = 0;
  follow(TIENTSIN, { dogMode: 'partner' }, policy, ({ events, next }, open) => {
    for (const event of events) {
      if (event.type !== 'played' || event.play.kind !== 'dog') continue;
      dogs++;
      const isIn = open.isActive(event.dogTo);
      expect(open.arePartners(event.seat, event.dogTo)).toBe(true);
      if (isIn && next.open.phase === 'play') expect(next.open.turn).toBe(event.dogTo);
    }
  });
  expect(dogs).toBeGreaterThan(10);
  expect(targetCounts).toContain(2);
});

test.for([
  ['grandseigneur', 'choice'],
  ['grandseigneur', 'worst'],
  ['let', 'choice'],
  ['let', 'worst'],
] as const)(
  'in games with ranks, players give the cards they owe: %s, return %s',
  ([variant, returnCards]) => {
    const pushes = { forced: 0, chosen: 0, amongEquals: 0 };
    const check = ({ position, action }: Step, open: OpenState) => {
      if (action.type !== 'push') return;
      const [slot] = slotsOf(open, action.seat, position.hands[action.seat]!);
      const { to, count, must, pick } = slot!;
      expect(action.gifts.map((gift) => [gift.to, gift.cards.length])).toEqual([[to, count]]);
      expect(CardSet.of(action.gifts[0]!.cards).contains(must)).toBe(true);
      if (pick.isEmpty()) pushes.forced++;
      else if (pick.size === open.counts[action.seat]) pushes.chosen++;
      else pushes.amongEquals++;
    };
    for (const players of [5, 6, 9]) follow([variant, players], { returnCards }, randomPolicy, check, 4);
    expect(pushes.forced).toBeGreaterThan(0);
    expect(pushes.amongEquals).toBeGreaterThan(0);
    expect(pushes.chosen > 0).toBe(returnCards === 'choice');
  },
);
