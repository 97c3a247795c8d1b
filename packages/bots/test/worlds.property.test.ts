import {
  type Action,
  apply,
  combinationOf,
  type HistoryEvent,
  isBomb,
  MAH_JONG,
  naturalRank,
  type Position,
  rulesFor,
  type Seat,
  setUp,
  type View,
  viewFor,
  xoshiro128,
} from '@schupf/rules';
import { botMatch, mustBeSame, runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadNetworks } from '../node/networks.ts';
import { PolicyBot } from '../src/index.ts';
import { LearnedPolicy } from '../src/learned/learned-policy.ts';
import { pastOf } from '../src/search-2/past.ts';
import { Worlds } from '../src/search-2/worlds.ts';

const rules = rulesFor('nanjing');
const policy = new LearnedPolicy('net-1', loadNetworks().evaluator);
const BELIEF = { draws: 2, wishes: true, calls: true, turns: 4 };

/** Visits positions in play, with the view of one of the seats. */
function visit(check: (position: Position, view: View, seat: Seat, seed: string) => void): void {
  const property = fc.property(fc.string(), (seed) => {
    let moment = 0;
    for (const { position } of botMatch(new PolicyBot(policy), rules, seed, { rounds: 2 })) {
      if (position.open.phase !== 'play' || moment++ % 5 > 0) continue;
      const seat = moment % 4;
      check(position, viewFor(position, position.open.players[seat]!), seat, `${seed} ${moment}`);
    }
  });
  fc.assert(property, runs(6));
}

function worldsOf(view: View, seed: string): Worlds {
  return new Worlds(view, policy, BELIEF, xoshiro128(seed));
}

test('a world looks to its observer as they see it', () => {
  visit((_, view, seat, seed) => {
    const world = worldsOf(view, seed).next();
    mustBeSame(viewFor(world, world.open.players[seat]!), view, 'the view of a world');
  });
});

test('[WISH2] in a world, everyone could do what they did, and no one failed to fulfil a wish', () => {
  let wished = 0;
  visit((_, view, __, seed) => {
    if (view.open.history.some((event) => event.type === 'played' && event.wish !== 0)) wished++;
    replayed(view, worldsOf(view, seed).next());
  });
  expect(wished).toBeGreaterThan(0);
});

test('[WISH2] cards of a wished rank are where they can be, even if that is unlikely', () => {
  const nines = rules.pack.filter((card) => naturalRank(card) === 9);
  const others = rules.pack.filter((card) => card !== MAH_JONG && !nines.includes(card));
  const hands = [
    [MAH_JONG, ...others.slice(0, 13)],
    others.slice(13, 27),
    others.slice(27, 41),
    [...nines, ...others.slice(41)],
  ];
  const start = setUp(rules, { phase: 'play', hands, turn: 0 });
  if (!start.ok) throw new Error(start.problem);
  let { position } = start;
  position.open.past = { event: { type: 'opened', leader: 0 }, before: null };
  position.open.opener = 0;
  const actions: Action[] = [
    { type: 'play', seat: 0, cards: [MAH_JONG], wish: 9 },
    { type: 'close-window' },
    { type: 'pass', seat: 1 },
    { type: 'pass', seat: 2 },
    { type: 'play', seat: 3, cards: [nines[0]!] },
  ];
  for (const action of actions) {
    const answer = apply(position, action);
    if (!answer.ok) throw new Error(answer.refusal.code);
    position = answer.position;
  }
  const worlds = worldsOf(viewFor(position, 0), 'nines');
  for (let count = 0; count < 40; count++) {
    const { hands: held } = worlds.next();
    expect(nines.slice(1).every((card) => held[3]!.has(card))).toBe(true);
  }
});

test('the past of a round ends in what everyone knows now', () => {
  visit((position, view, seat) => {
    const { open, deeds } = pastOf(view, position);
    const { turn, owner, wish, counts, won, finished, calls, passed, standing, trickCards } = view.open;
    expect(open).toMatchObject({ turn, owner, wish, finished, calls, passed });
    mustBeSame(
      [open!.counts, open!.won, open!.standing, open!.trickCards],
      [counts, won, standing, trickCards],
      'the past',
    );
    for (const deed of deeds) {
      expect(deed.seat).not.toBe(seat);
      const held = position.hands[deed.seat]!.copy().addAll(deed.since);
      expect(held.size).toBe(deed.open.counts[deed.seat]);
    }
  });
});

test('worlds depend only on what the observer sees and on the random bits', () => {
  visit((position, view, seat, seed) => {
    const other = worldsOf(view, `${seed} other`).next();
    const seenThere = viewFor(other, position.open.players[seat]!);
    const [here, there] = [worldsOf(view, seed), worldsOf(seenThere, seed)];
    for (let count = 0; count < 2; count++) mustBeSame(there.next().hands, here.next().hands, 'the hands');
  });
});

/** Plays the round again with checked transitions and the hands of this world. Throws if anything is refused. */
function replayed({ open }: View, world: Position): void {
  const hands = world.hands.map((hand, seat) => [...hand, ...open.played[seat]!]);
  const history = open.history;
  const begin = history.findIndex(({ type }) => type === 'opened') + 1;
  const early = history
    .slice(0, begin)
    .flatMap((event) => (event.type === 'calls-revealed' ? event.callers : []));
  const calls = open.calls.map((call, seat) => (early.includes(seat) ? call : null));
  const start = setUp(rules, { phase: 'play', hands, dealer: open.dealer, calls, turn: open.opener });
  if (!start.ok) throw new Error(start.problem);
  let { position } = start;
  const act = (action: Action) => {
    const answer = apply(position, action);
    if (!answer.ok) throw new Error(`${JSON.stringify(action)} was refused: ${answer.refusal.code}`);
    position = answer.position;
  };
  for (const event of history.slice(begin)) {
    if (position.open.window && !(event.type === 'played' && event.outOfTurn)) act({ type: 'close-window' });
    const action = actionOf(event);
    if (action !== null) act(action);
  }
}

function actionOf(event: HistoryEvent): Action | null {
  switch (event.type) {
    case 'called':
      return { type: 'call', seat: event.seat, call: event.call };
    case 'played': {
      const { seat, play, wish, outOfTurn } = event;
      const { cards, phoenixAs } = play;
      const type = outOfTurn && isBomb(combinationOf(play)) ? 'bomb' : 'play';
      return { type, seat, cards, phoenixAs, ...(wish === 0 ? {} : { wish }) } as Action;
    }
    case 'passed':
      return { type: 'pass', seat: event.seat };
    case 'gathered':
      return { type: 'gather' };
    case 'gave':
      return { type: 'give', seat: event.by, to: event.to };
    case 'calls-revealed':
    case 'withdrawn':
    case 'opened':
    case 'round-ended':
      return null;
  }
}
