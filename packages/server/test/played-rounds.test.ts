import type { Action, Call } from '@schupf/rules';
import { newMatch, rulesFor } from '@schupf/rules';
import { type Chair, type Effect, type Occupant, type SpeedName, type Step, speedOf } from '@schupf/table';
import { expect, test } from 'vitest';
import { PlayedRounds, type SavedRounds } from '../src/tables/played-rounds.ts';

const person = (id: string): Occupant => ({ type: 'person', id, name: id.toUpperCase() });
const AT = { at: 5 };
const BOT: Occupant = { type: 'bot', name: 'net-1', outside: false };
const OUTSIDE: Occupant = { type: 'bot', name: 'Robby', outside: true };
const PEOPLE = ['anna', 'ben', 'carla', 'dan'].map(person);
const IDS = ['anna', 'ben', 'carla', 'dan'].map((id) => ({ type: 'person', id }));

interface World {
  readonly occupants?: readonly Occupant[];
  readonly speed?: SpeedName;
  /** How the chair of player 1 differs from those of people who are there. */
  readonly ben?: Partial<Chair>;
  readonly calls?: readonly (Call | null)[];
}

function step(
  effects: readonly Effect[],
  { occupants = PEOPLE, speed = 'normal', ben = {}, calls = [] }: World = {},
): Step {
  const chairs = occupants.map((occupant, player) => ({
    ...{ occupant, present: true, missed: 0 },
    ...(player === 1 ? ben : {}),
  }));
  const position = { rules: rulesFor('nanjing'), open: { calls } };
  return { table: { chairs, position, speed: speedOf(speed) }, effects } as unknown as Step;
}

function did(
  action: Pick<Action, 'type'>,
  phase: string,
  before: readonly number[],
  after: readonly number[],
) {
  const at = (name: string, totals: readonly number[]) => {
    const position = newMatch(rulesFor('nanjing'), 0);
    return { ...position, open: { ...position.open, phase: name, totals } };
  };
  return { type: 'did', action, before: at('play', before), after: at(phase, after) } as unknown as Effect;
}

const deal = did({ type: 'deal' }, 'grand', [0, 0], [0, 0]);
const end = (before: readonly number[], after: readonly number[], phase = 'round-over') =>
  did({ type: 'gather' } as Pick<Action, 'type'>, phase, before, after);
const tell = (update: object): Effect => ({ type: 'tell', to: 'all', update }) as Effect;

test('notes who played each round, and what each side scored in it', () => {
  const rounds = new PlayedRounds();
  rounds.watch(AT, step([deal]));
  rounds.watch(AT, step([end([0, 0], [60, 40])]));
  rounds.watch(AT, step([deal], { occupants: [person('eva'), BOT, ...PEOPLE.slice(2)] }));
  rounds.watch(AT, step([end([60, 40], [260, 40], 'match-over')]));
  expect(rounds.finished).toEqual([
    { players: IDS, handedOver: [], points: [60, 40] },
    {
      players: [{ type: 'person', id: 'eva' }, { type: 'bot', name: 'net-1' }, ...IDS.slice(2)],
      handedOver: [],
      points: [200, 0],
    },
  ]);
});

test.each(['covered', 'left', 'sat-down'])(
  'a round stays that of the people who were there when it was dealt, with a note on who is then %s',
  (type) => {
    const rounds = new PlayedRounds();
    rounds.watch(AT, step([deal, tell({ type, player: 2, seat: 2, name: 'C' }), end([0, 0], [60, 40])]));
    rounds.watch(AT, step([deal, end([60, 40], [60, 140])]));
    expect(rounds.finished).toEqual([
      { players: IDS, handedOver: [2], points: [60, 40] },
      { players: IDS, handedOver: [], points: [0, 100] },
    ]);
  },
);

test.each<[string, World, boolean]>([
  ['is away', { ben: { present: false } }, false],
  ['has just let a stand-in decide', { ben: { missed: 1 } }, false],
  ['is not there, where moves take days', { ben: { present: false }, speed: 'days' }, true],
  ['has just let a stand-in decide, where moves take days', { ben: { missed: 1 }, speed: 'days' }, false],
])('someone who %s when a round is dealt', (_, world, isPlayer) => {
  const rounds = new PlayedRounds();
  rounds.watch(AT, step([deal], world));
  rounds.watch(AT, step([end([0, 0], [60, 40])]));
  expect(rounds.finished[0]!.players[1]).toEqual(isPlayer ? IDS[1] : null);
});

test.each<[string, readonly (Call | null)[], readonly number[]]>([
  ['without calls', [null, null, null, null], [0, 200]],
  ['with calls of both sides', ['tichu', 'grand', null, null], [-100, 400]],
])(
  'a round that is conceded %s is as clear a defeat as it can be, and handed over by all',
  (_, calls, points) => {
    const rounds = new PlayedRounds();
    const conceded = tell({ type: 'match-ended', outcome: { reason: 'conceded', winners: [1] } });
    rounds.watch(AT, step([deal]));
    rounds.watch(AT, step([conceded], { calls }));
    expect(rounds.finished).toEqual([{ players: IDS, handedOver: [0, 1, 2, 3], points }]);
  },
);

test.each<[string, readonly Effect[], object]>([
  ['conceded between two rounds', [deal, end([0, 0], [60, 40])], { reason: 'conceded', winners: [1] }],
  ['stopped by all', [deal, end([0, 0], [60, 40]), deal], { reason: 'stopped', winners: [] }],
])('a match that is %s has no further round', (_, effects, outcome) => {
  const rounds = new PlayedRounds();
  rounds.watch(AT, step([...effects, tell({ type: 'match-ended', outcome })]));
  expect(rounds.finished).toHaveLength(1);
});

test('an external bot is not rated, and an empty chair is played by nobody', () => {
  const rounds = new PlayedRounds();
  rounds.watch(AT, step([deal], { occupants: [OUTSIDE, { type: 'nobody' }, ...PEOPLE.slice(2)] }));
  rounds.watch(AT, step([end([0, 0], [60, 40])]));
  expect(rounds.finished[0]!.players.slice(0, 2)).toEqual([{ type: 'unrated' }, null]);
});

test('begins again with each match, and does not count a round that was not played to its end', () => {
  const rounds = new PlayedRounds();
  rounds.watch(AT, step([deal, end([0, 0], [60, 40]), deal]));
  expect(rounds.finished).toHaveLength(1);
  rounds.watch(AT, step([tell({ type: 'match-began', dealer: 0 })]));
  expect(rounds.finished).toEqual([]);
});

test('knows when the match was first dealt', () => {
  const rounds = new PlayedRounds();
  expect(rounds.began).toBeNull();
  for (const at of [5, 9]) rounds.watch({ at }, step([deal, end([0, 0], [60, 40])]));
  expect(PlayedRounds.restore(structuredClone(rounds.save())).began).toBe(5);
  rounds.watch({ at: 12 }, step([tell({ type: 'match-began', dealer: 0 })]));
  rounds.watch({ at: 13 }, step([deal]));
  expect(rounds.began).toBe(13);
});

test('continues from what was saved', () => {
  const rounds = new PlayedRounds();
  rounds.watch(AT, step([deal, end([0, 0], [60, 40]), deal, tell({ type: 'covered', player: 0, seat: 0 })]));
  const restored = PlayedRounds.restore(structuredClone(rounds.save()));
  for (const each of [rounds, restored]) each.watch(AT, step([end([60, 40], [60, 140])]));
  expect(restored.finished).toEqual(rounds.finished);
  expect(restored.finished[1]!.handedOver).toEqual([0]);
});

test('continues from what an older program has saved', () => {
  const saved = { done: [{ players: IDS, points: [60, 40] }], players: [...IDS.slice(0, 3), null] };
  const rounds = PlayedRounds.restore(saved as SavedRounds);
  rounds.watch(AT, step([end([60, 40], [60, 140])]));
  expect(rounds.finished.map(({ handedOver }) => handedOver)).toEqual([[], []]);
  expect(rounds.finished[1]!.players[3]).toBeNull();
});
