import {
  type DutyKind,
  type HistoryEvent,
  KINDS,
  PHASES,
  type RoundResult,
  type SeatAction,
} from '@schupf/rules';
import { FakeClock } from '@schupf/runner/memory';
import {
  AGREEMENT_KINDS,
  type Command,
  type Outcome,
  REMATCH_SEATS,
  type SeenUpdate,
  type Status,
} from '@schupf/table';
import { expect, test } from 'vitest';
import { newTable } from '../src/index.ts';
import { namesIn, rowsOf, tablesIn, under } from './document.ts';
import { plain, TableServer } from './table-server.ts';

// The parts of PROTOCOL.md about the game and the table. The compiler checks that no name is missing here.

const COMMANDS: { readonly [Type in Command['type']]: true } = {
  act: true,
  hold: true,
  'end-hold': true,
  'pass-until': true,
  'withdraw-pass': true,
  ready: true,
  propose: true,
  decline: true,
  sit: true,
  leave: true,
  swap: true,
  rename: true,
  start: true,
  'commit-salt': true,
  'reveal-salt': true,
};

/** Which turn an action may refer to. */
const ACTIONS: { readonly [Type in SeatAction['type']]: 'now' | 'this trick' | 'this round' } = {
  call: 'this round',
  withdraw: 'this round',
  take: 'now',
  decline: 'now',
  push: 'now',
  'take-back': 'now',
  play: 'now',
  bomb: 'this trick',
  pass: 'now',
  give: 'now',
};

const UPDATES: { readonly [Type in SeenUpdate['type']]: true } = {
  game: true,
  status: true,
  held: true,
  done: true,
  returned: true,
  'conditional-pass': true,
  covered: true,
  'asked-to-hold': true,
  'sat-down': true,
  left: true,
  renamed: true,
  agreed: true,
  'match-began': true,
  'match-ended': true,
  deals: true,
};

const DUTIES: { readonly [Kind in DutyKind]: true } = {
  grand: true,
  take: true,
  tichu: true,
  push: true,
  turn: true,
  gift: true,
};

const INTERVALS: { readonly [Kind in NonNullable<Status['interval']>['kind']]: true } = {
  reaction: true,
  closing: true,
  own: true,
};

const IN_HISTORY: { readonly [Type in HistoryEvent['type']]: true } = {
  called: true,
  'calls-revealed': true,
  withdrawn: true,
  opened: true,
  played: true,
  passed: true,
  gathered: true,
  gave: true,
  'round-ended': true,
};

const RESULT: { readonly [Field in keyof RoundResult]: true } = {
  points: true,
  order: true,
  cards: true,
  moved: true,
  bonus: true,
  calls: true,
};

const OUTCOMES: { readonly [Reason in Outcome['reason']]: true } = {
  played: true,
  conceded: true,
  stopped: true,
  abandoned: true,
};

/** The names in the first column of one table of a section. */
function column(heading: string, table = 0): string[] {
  return tablesIn(under(heading))[table]!.flatMap(([first]) => namesIn(first!));
}

test.each([
  ['## Commands', COMMANDS],
  ['## Actions', ACTIONS],
  ['## Updates', UPDATES],
  ['### The result', RESULT],
])('%s has a row for every name', (heading, names) => {
  expect(rowsOf(under(heading))).toEqual(Object.keys(names).sort());
});

test('says which turn every action may refer to', () => {
  const rows = tablesIn(under('## Actions'))[0]!;
  expect(Object.fromEntries(rows.map(([type, , turn]) => [namesIn(type!)[0], turn]))).toEqual(ACTIONS);
});

test('documents the kinds of proposals and seatings', () => {
  const [, , explained] = tablesIn(under('## Commands'))[0]!.find(([type]) => type === '`propose`')!;
  expect(namesIn(explained!).filter((name) => name !== 'seats' && name !== 'target')).toEqual([
    ...AGREEMENT_KINDS,
    ...REMATCH_SEATS,
  ]);
});

test('documents the kinds of duties and intervals', () => {
  expect(column('## Duties and intervals', 0)).toEqual(Object.keys(DUTIES));
  expect(column('## Duties and intervals', 1)).toEqual(Object.keys(INTERVALS));
});

test('documents the kinds of combinations, the phases and what the history contains', () => {
  expect(column('### Combinations').sort()).toEqual([...KINDS].sort());
  expect(column('## The view', 2)).toEqual(PHASES);
  const history = under('## The view').match(/The `history` contains[^.]*\./)![0];
  expect(namesIn(history)).toEqual(['history', ...Object.keys(IN_HISTORY)]);
});

test('documents all fields of the view and the status', async () => {
  const server = await TableServer.open(new FakeClock(1000));
  const { view, status } = plain(server.seenBy('ada'));
  server.runner.close();
  expect([...column('## The view', 0), ...column('## The view', 1)].sort()).toEqual(
    [...Object.keys(view), ...Object.keys(view.open)].sort(),
  );
  expect(rowsOf(under('## The status'))).toEqual(Object.keys(status).sort());
  const rows = tablesIn(under('## The status'))[0]!;
  const named = (field: string) => namesIn(rows.find(([first]) => first === `\`${field}\``)![1]!);
  expect(named('chairs')).toEqual(expect.arrayContaining(Object.keys(status.chairs[0]!)));
  expect(named('outcome')).toEqual(expect.arrayContaining(Object.keys(OUTCOMES)));
});

test('documents the bounds of the delay after which spectators see all hands', () => {
  const { wrapped } = newTable.entries.handsAfter;
  const [, , min, max] = wrapped.pipe;
  expect(under('## HTTP requests')).toContain(
    `\`handsAfter\` (${min.requirement} to ${max.requirement} seconds, or \`null\`)`,
  );
});

test('documents every field of a request to open a table', () => {
  const row = under('## HTTP requests').match(/^\| `POST \/api\/tables`.*$/m)![0];
  for (const field of Object.keys(newTable.entries)) expect(namesIn(row)).toContain(field);
});
