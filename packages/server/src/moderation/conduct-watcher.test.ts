import type { Input, Step, Table } from '@schupf/table';
import { expect, test } from 'vitest';
import { ConductWatcher } from './conduct-watcher.ts';

type Present = Readonly<Record<string, boolean>>;

/** A table with these people; the watcher looks at nothing else. */
function tableOf(present: Present): Table {
  const chairs = Object.entries(present).map(([id, isPresent]) => ({
    occupant: { type: 'person', id, name: id },
    present: isPresent,
  }));
  return { chairs, stage: 'playing', position: { open: { round: 2 } } } as unknown as Table;
}

function watch(watcher: ConductWatcher, present: Present, ...updates: readonly object[]): void {
  const effects = updates.map((update) => ({ type: 'tell', to: 'all', update }));
  watcher.watch(
    { type: 'wake', at: 7 } as Input,
    { table: tableOf(present), effects, accepted: true } as unknown as Step,
  );
}

const covered = (player: number) => ({ type: 'covered', player, seat: player });
const ended = (reason = 'played') => ({ type: 'match-ended', outcome: { reason, winners: [0] } });
const repeat = (update: object, times: number) => Array.from({ length: times }, () => update);

const BOTH = { anna: true, ben: true };
const GOOD = (person: string) => ({ person, kind: 'good', at: 7 });

test('someone who lets a stand-in decide again and again although they are there has stalled', () => {
  const watcher = new ConductWatcher();
  watch(watcher, BOTH, { type: 'match-began', dealer: 0 }, ...repeat(covered(1), 6));
  expect(watcher.takeOutcomes()).toEqual([]);
  watch(watcher, BOTH, ended());
  expect(watcher.takeOutcomes()).toEqual([GOOD('anna'), { person: 'ben', kind: 'stalled', at: 7 }]);
});

test('a few late decisions, or some time away, are no harm', () => {
  const watcher = new ConductWatcher();
  watch(watcher, BOTH, { type: 'match-began', dealer: 0 }, ...repeat(covered(1), 5));
  watch(watcher, { anna: true, ben: false }, ...repeat(covered(1), 11));
  watch(watcher, BOTH, ended());
  expect(watcher.takeOutcomes()).toEqual([GOOD('anna'), GOOD('ben')]);
});

test('someone who stays away for about a round has left, once in a match', () => {
  const watcher = new ConductWatcher();
  const away = { anna: true, ben: false };
  watch(watcher, away, { type: 'match-began', dealer: 0 }, ...repeat(covered(1), 30));
  expect(watcher.takeOutcomes()).toEqual([{ person: 'ben', kind: 'left', at: 7 }]);
  watch(watcher, BOTH, ended());
  expect(watcher.takeOutcomes()).toEqual([GOOD('anna')]);
  watch(watcher, BOTH, { type: 'match-began', dealer: 0 }, ended());
  expect(watcher.takeOutcomes()).toEqual([GOOD('anna'), GOOD('ben')]);
});

test('if everyone is away, no one has left', () => {
  const watcher = new ConductWatcher();
  watch(watcher, { anna: false, ben: false }, { type: 'match-began', dealer: 0 }, ...repeat(covered(1), 30));
  expect(watcher.takeOutcomes()).toEqual([]);
});

test.each([
  ['are just connecting', 0, 1],
  ['have let stand-ins decide', 1, 0],
])('leaving others who %s is leaving them alone: %s', (_, missed, count) => {
  const watcher = new ConductWatcher();
  watch(watcher, { anna: false, ben: true }, { type: 'match-began', dealer: 0 });
  const table = tableOf({ anna: false });
  const chairs = table.chairs.map((chair) => ({ ...chair, missed }));
  const leave = { type: 'command', by: 'ben', id: 'x', command: { type: 'leave' }, at: 7 } as Input;
  watcher.watch(leave, { table: { ...table, chairs }, effects: [], accepted: true } as unknown as Step);
  expect(watcher.takeOutcomes()).toHaveLength(count);
});

test('neither a match that was abandoned nor one with bots alone says anything', () => {
  const watcher = new ConductWatcher();
  watch(watcher, BOTH, { type: 'match-began', dealer: 0 }, ended('abandoned'));
  watch(watcher, { anna: true }, { type: 'match-began', dealer: 0 }, ended());
  expect(watcher.takeOutcomes()).toEqual([]);
});

test('what it has seen of a match survives a restart', () => {
  const before = new ConductWatcher();
  watch(before, BOTH, { type: 'match-began', dealer: 0 }, ...repeat(covered(1), 6));
  const after = new ConductWatcher();
  after.restore(JSON.parse(JSON.stringify(before.save())), tableOf(BOTH));
  watch(after, BOTH, ended());
  expect(after.takeOutcomes()).toContainEqual({ person: 'ben', kind: 'stalled', at: 7 });
});
