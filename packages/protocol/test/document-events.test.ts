import {
  dutiesOf,
  follow,
  type GameEvent,
  packView,
  type Rules,
  type SeenEvent,
  seenBy,
  type View,
  viewFor,
} from '@schupf/rules';
import { anyRules, type Step, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { namesIn, tablesIn, under } from './document.ts';

/**
 * Enough random rounds to see every change that the document mentions; the seeds are fixed, so the test cannot fail by
 * chance.
 */
const TABLES = [
  anyRules('nanjing', 4, { dealMethod: 'deal-split', grandTichuDecision: 'async-visible' }),
  anyRules('nanjing', 4, {
    dealMethod: 'deal-split',
    grandTichuDecision: 'simultaneous-hidden',
    grandTichuCollision: 'later-may-withdraw',
    callsPerTeam: 'unlimited',
  }),
  anyRules('nanjing', 4, { dragonGift: 'opponent-choice', wishDuration: 'trick', matchEnd: 'rounds' }),
  anyRules('nanjing', 4, { matchEnd: 'time', tichuDuringPush: 'blocked' }),
  anyRules('wuwang', 3, { dealMethod: 'take-one-by-one' }),
  anyRules('trichu', 3),
  anyRules('tientsin', 6),
  anyRules('grandseigneur', 5, { unevenDeal: 'equal-rest-open' }),
  anyRules('let', 5, { selfOvertake: true }),
];
const MATCHES_PER_TABLE = 40;
const ROUNDS = 2;

type Changes = Map<string, Set<string>>;
const changed: Changes = new Map();
const answered: Changes = new Map();

function note(changes: Changes, key: string, value: string): void {
  const values = changes.get(key);
  if (values === undefined) changes.set(key, new Set([value]));
  else values.add(value);
}

beforeAll(() => {
  for (const table of TABLES) {
    for (const [index, rules] of fc.sample(table, { seed: 1991, numRuns: MATCHES_PER_TABLE }).entries())
      observe(rules, `match ${index}`);
  }
}, 120_000);

function observe(rules: Rules, seed: string): void {
  for (const step of walkMatch(rules, seed, ROUNDS)) {
    noteAnswer(step);
    let view = viewFor(step.position, 0);
    let before = fieldsOf(view);
    for (const event of step.events) {
      view = follow(view, seenBy(event, 0, step.next.open));
      const after = fieldsOf(view);
      for (const name of after.keys()) {
        if (after.get(name) !== before.get(name)) note(changed, event.type, name);
      }
      before = after;
    }
  }
}

/** The fields of a view as text, so that they can be compared. The history is left out because it is by far the longest. */
function fieldsOf(view: View): Map<string, string> {
  const { open, ...rest } = packView(view);
  const fields = Object.entries({ ...rest, ...open }).filter(([name]) => name !== 'history');
  return new Map(fields.map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Notes which action ended a duty. */
function noteAnswer({ position, action, next }: Step): void {
  if (!('seat' in action)) return;
  const duty = dutiesOf(position.open).find(({ seat }) => seat === action.seat);
  if (duty === undefined) return;
  const isLeft = dutiesOf(next.open).some(({ seat, kind }) => seat === duty.seat && kind === duty.kind);
  // A seat may get a new duty of the same kind right after it has played, passed or taken a card.
  const isNext = action.type === 'play' || action.type === 'pass' || action.type === 'take';
  if (!isLeft || isNext) note(answered, duty.kind, action.type);
}

/** Reads the first table in a section: maps each name in its first column to the names in the given column. */
function documented(heading: string, column: number): Record<string, string[]> {
  const rows = tablesIn(under(heading))[0]!;
  return Object.fromEntries(rows.map((cells) => [namesIn(cells[0]!)[0]!, namesIn(cells[column]!).sort()]));
}

const sorted = (changes: Changes) =>
  Object.fromEntries([...changes].map(([key, values]) => [key, [...values].sort()]));

test('says which fields of the view each event changes', () => {
  expect(sorted(changed)).toEqual(documented('## Events', 2));
});

test('says which actions answer each duty', () => {
  expect(sorted(answered)).toEqual(documented('## Duties and intervals', 1));
});

/** The fields of each event; the compiler checks that none is missing. */
const FIELDS: {
  readonly [Type in GameEvent['type']]: {
    readonly [Field in Exclude<keyof Extract<SeenEvent, { type: Type }>, 'type'>]-?: true;
  };
} = {
  dealt: { hands: true, aside: true, players: true, dealer: true, solo: true, ranking: true },
  'rest-dealt': { hands: true },
  took: { seat: true, card: true },
  called: { seat: true, call: true },
  decided: { seat: true, grand: true },
  'calls-revealed': { callers: true },
  withdrawn: { seat: true },
  declined: { seat: true },
  'declined-tichu': { seat: true },
  'laid-out': { seat: true, gifts: true },
  'took-back': { seat: true },
  exchanged: { transfers: true },
  'dummy-shown': { seat: true, cards: true, toAll: true },
  opened: { leader: true },
  played: { seat: true, play: true, outOfTurn: true, wish: true, dogTo: true },
  passed: { seat: true },
  'window-closed': {},
  gathered: { by: true },
  gave: { by: true, to: true },
  'time-up': {},
  'round-ended': { hands: true, violation: true },
};

test('documents every field of every event', () => {
  const fields = Object.entries(FIELDS).map(([type, names]) => [type, Object.keys(names).sort()]);
  expect(documented('## Events', 1)).toEqual(Object.fromEntries(fields));
});
