import { readdirSync, readFileSync } from 'node:fs';
import { type Position, requestFor } from '@schupf/rules';
import { openTable, step, type Table } from '@schupf/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Given, list, readAction, readCaseRules, readPosition } from './read.ts';

interface RaceCase {
  readonly id: string;
  readonly variant: string;
  readonly ask: string;
  readonly options: Given;
  readonly given: Given;
  readonly expect: readonly unknown[];
}

const FOLDER = new URL('../../../../conformance/', import.meta.url);
const CASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as RaceCase)
  .filter(({ ask, given }) => ask === 'arbitrate' && isRace(given));

/** Whether a window is open and no seat makes two claims. At a table, the second would replace the first. */
function isRace(given: Given): boolean {
  const seats = list(given['claims']).map((claim) => (claim as { readonly seat: string }).seat);
  return given['window'] === true && new Set(seats).size === seats.length;
}

/** A claim and its arrival time. */
interface Arrival {
  readonly claim: unknown;
  readonly at: number;
}

function tableAt(position: Position): Table {
  const { rules } = position;
  const chairs = Array.from({ length: rules.players }, (_, player) => {
    return { type: 'person', id: String(player), name: '' } as const;
  });
  const opened = openTable({ rules: requestFor(rules), speed: 'normal', chairs, pace: '' }, 0);
  if (!opened.ok) throw new Error(opened.problem);
  const table: Table = { ...opened.table, stage: 'playing', position, wakeAt: 0 };
  return step(table, { type: 'wake', at: 0 }).table;
}

/** The claims that are played at the end of the interval, in order and in their original form. */
function playedAfter(position: Position, arrivals: readonly Arrival[]): unknown[] {
  let table = tableAt(position);
  const end = table.interval?.until ?? 700;
  const played: unknown[] = [];
  const actions = new Map(arrivals.map(({ claim }) => [claim, readAction(claim)]));
  for (const { claim, at } of [...arrivals].sort((a, b) => a.at - b.at)) {
    const action = actions.get(claim)!;
    const by = String(position.open.players[action.seat]);
    const command = { type: 'act', action, turn: table.turn } as const;
    table = step(table, { type: 'command', by, id: JSON.stringify(claim), command, at }).table;
  }
  for (const effect of step(table, { type: 'wake', at: end }).effects) {
    if (effect.type !== 'did') continue;
    const written = [...actions].find(([, action]) => action === effect.action);
    if (written !== undefined) played.push(written[0]);
  }
  return played;
}

test('the suites contain races', () => {
  expect(CASES.length).toBeGreaterThan(30);
});

test.each(CASES)('[BOMB12] $id: plays claims in the same order, whenever they arrive', (race) => {
  const rules = readCaseRules(race as never);
  const position = readPosition(rules, race.given);
  const claims = list(race.given['claims']);
  const arrivals = fc
    .tuple(...claims.map((claim) => fc.integer({ min: 1, max: 690 }).map((at) => ({ claim, at }))))
    .chain((inOrder) => fc.shuffledSubarray(inOrder, { minLength: inOrder.length }));
  fc.assert(
    fc.property(arrivals, (shuffled) => {
      expect(playedAfter(position, shuffled)).toEqual(race.expect);
    }),
    { numRuns: 30 },
  );
});
