import type { Action } from '@schupf/rules';
import { newMatch, rulesFor } from '@schupf/rules';
import type { Effect, Occupant, Step } from '@schupf/table';
import { expect, test } from 'vitest';
import { PlayedRounds } from '../src/tables/played-rounds.ts';

const person = (id: string): Occupant => ({ type: 'person', id, name: id.toUpperCase() });
const AT = { at: 5 };
const BOT: Occupant = { type: 'bot', name: 'net-1', outside: false };
const OUTSIDE: Occupant = { type: 'bot', name: 'Robby', outside: true };
const PEOPLE = ['anna', 'ben', 'carla', 'dan'].map(person);
const IDS = ['anna', 'ben', 'carla', 'dan'].map((id) => ({ type: 'person', id }));

function step(effects: readonly Effect[], occupants: readonly Occupant[] = PEOPLE): Step {
  return { table: { chairs: occupants.map((occupant) => ({ occupant })) }, effects } as unknown as Step;
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
  rounds.watch(AT, step([deal], [person('eva'), BOT, ...PEOPLE.slice(2)]));
  rounds.watch(AT, step([end([60, 40], [260, 40], 'match-over')]));
  expect(rounds.finished).toEqual([
    { players: IDS, points: [60, 40] },
    {
      players: [{ type: 'person', id: 'eva' }, { type: 'bot', name: 'net-1' }, ...IDS.slice(2)],
      points: [200, 0],
    },
  ]);
});

test.each(['covered', 'left', 'sat-down'])(
  'a player is nobody in a round in which they are noted as %s',
  (type) => {
    const rounds = new PlayedRounds();
    rounds.watch(AT, step([deal, tell({ type, player: 2, seat: 2, name: 'C' }), end([0, 0], [60, 40])]));
    expect(rounds.finished[0]!.players).toEqual([IDS[0], IDS[1], null, IDS[3]]);
  },
);

test('an external bot is not rated, and an empty chair is played by nobody', () => {
  const rounds = new PlayedRounds();
  rounds.watch(AT, step([deal], [OUTSIDE, { type: 'nobody' }, ...PEOPLE.slice(2)]));
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
  expect(restored.finished[1]!.players[0]).toBeNull();
});
