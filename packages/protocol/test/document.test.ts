import { readFileSync } from 'node:fs';
import type { SeatAction, SeenEvent } from '@schupf/rules';
import { FakeClock } from '@schupf/runner/memory';
import type { Command, SeenUpdate } from '@schupf/table';
import { expect, test } from 'vitest';
import { clientMessage } from '../src/from-client.ts';
import {
  BYE_REASONS,
  ERROR_CODES,
  GONE_REASONS,
  MAX_MESSAGE_BYTES,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  PHRASES,
  type ServerMessage,
  SOCKET_PATH,
  SUBPROTOCOL,
} from '../src/index.ts';
import { INFO, plain, TableServer } from './table-server.ts';

const DOCUMENT = readFileSync(new URL('../../../PROTOCOL.md', import.meta.url), 'utf8');

/** All fields of all server messages; the compiler checks that none is missing. */
const SENT: {
  readonly [Type in ServerMessage['type']]: {
    readonly [Field in Exclude<keyof Extract<ServerMessage, { type: Type }>, 'type'>]-?: true;
  };
} = {
  welcome: { you: true, now: true, silence: true },
  info: { table: true, info: true },
  snapshot: { table: true, seq: true, now: true, observer: true, view: true, status: true, held: true },
  update: { table: true, seq: true, now: true, updates: true },
  reply: { table: true, id: true, reply: true },
  managed: { table: true, id: true, reply: true },
  said: { table: true, by: true, at: true, phrase: true },
  wrote: { table: true, by: true, at: true, text: true },
  watching: { table: true, spectators: true },
  gone: { table: true, reason: true },
  lobby: { tables: true },
  match: { table: true, variant: true, players: true, options: true, names: true },
  round: { table: true, round: true, dealer: true, players: true, scores: true },
  question: { table: true, id: true, seat: true, must: true, time: true, actions: true, view: true },
  error: { code: true, problem: true, table: true, id: true },
  bye: { reason: true, retryAfter: true },
  pong: { n: true, now: true },
};

const COMMANDS: { readonly [Type in Command['type']]: true } = {
  act: true,
  hold: true,
  'end-hold': true,
  ready: true,
  propose: true,
  decline: true,
  sit: true,
  leave: true,
  start: true,
};

const ACTIONS: { readonly [Type in SeatAction['type']]: true } = {
  call: true,
  withdraw: true,
  take: true,
  push: true,
  'take-back': true,
  play: true,
  bomb: true,
  pass: true,
  give: true,
};

const UPDATES: { readonly [Type in SeenUpdate['type']]: true } = {
  game: true,
  status: true,
  held: true,
  done: true,
  returned: true,
  covered: true,
  'asked-to-hold': true,
  'sat-down': true,
  left: true,
  agreed: true,
  'match-began': true,
  'match-ended': true,
};

const EVENTS: { readonly [Type in SeenEvent['type']]: true } = {
  dealt: true,
  called: true,
  decided: true,
  'calls-revealed': true,
  withdrawn: true,
  declined: true,
  'rest-dealt': true,
  took: true,
  'laid-out': true,
  'took-back': true,
  exchanged: true,
  'dummy-shown': true,
  opened: true,
  played: true,
  passed: true,
  'window-closed': true,
  gathered: true,
  gave: true,
  'round-ended': true,
  'time-up': true,
};

/** The text under a heading, up to the next heading of the same level. */
function under(heading: string, text = DOCUMENT): string {
  const [marks] = heading.split(' ');
  const lines = text.split('\n');
  const from = lines.indexOf(heading);
  if (from < 0) throw new Error(`no heading "${heading}"`);
  const to = lines.findIndex(
    (line, index) => index > from && new RegExp(`^#{1,${marks!.length}} `).test(line),
  );
  return lines.slice(from + 1, to < 0 ? undefined : to).join('\n');
}

/** The first column of all tables in a text, without the header rows. */
function rowsOf(text: string): string[] {
  const cells = text.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split(' | ')[0]!] : []));
  return cells
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))
    .filter((name) => name !== 'type')
    .sort();
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^### `(.+)`$/gm)].map(([, name]) => name!).sort();
}

const FROM_CLIENT = under('## What a client sends');
const FROM_SERVER = under('## What the server sends');

test('documents exactly the client messages, with all their fields', () => {
  expect(headingsOf(FROM_CLIENT)).toEqual(
    clientMessage.options.map(({ entries }) => entries.type.literal).sort(),
  );
  for (const { entries } of clientMessage.options) {
    const fields = Object.keys(entries).filter((field) => field !== 'type');
    expect(rowsOf(under(`### \`${entries.type.literal}\``, FROM_CLIENT))).toEqual(fields.sort());
  }
});

test('documents exactly the server messages, with all their fields', () => {
  expect(headingsOf(FROM_SERVER)).toEqual(Object.keys(SENT).sort());
  const reasons: Record<string, readonly string[]> = {
    gone: GONE_REASONS,
    error: ERROR_CODES,
    bye: BYE_REASONS,
  };
  for (const [type, fields] of Object.entries(SENT)) {
    const rows = [...Object.keys(fields), ...(reasons[type] ?? [])];
    expect(rowsOf(under(`### \`${type}\``, FROM_SERVER)), type).toEqual(rows.sort());
  }
});

test.each([
  ['## Commands', COMMANDS],
  ['## Actions', ACTIONS],
  ['## Updates', UPDATES],
  ['## Events', EVENTS],
])('%s has a row for every type', (heading, types) => {
  expect(rowsOf(under(heading))).toEqual(Object.keys(types).sort());
});

test('documents all fields of the view, the status and the table info', async () => {
  const server = await TableServer.open(new FakeClock(1000));
  const { view, status } = plain(server.seenBy('ada'));
  server.runner.close();
  expect(rowsOf(under('## The view'))).toEqual([...Object.keys(view), ...Object.keys(view.open)].sort());
  expect(rowsOf(under('## The status'))).toEqual(Object.keys(status).sort());
  const { chairs } = status;
  for (const field of Object.keys(chairs[0]!)) expect(under('## The status')).toContain(`\`${field}\``);
  for (const field of Object.keys(INFO)) expect(under('### `info`', FROM_SERVER)).toContain(`\`${field}\``);
});

test('documents the chat phrases and the length limits', () => {
  for (const phrase of PHRASES) expect(under('### `say`', FROM_CLIENT)).toContain(`\`${phrase}\``);
  for (const name of [SUBPROTOCOL, SOCKET_PATH]) expect(under('## Connecting')).toContain(`\`${name}\``);
  expect(under('## Limits')).toContain(`${MAX_MESSAGE_BYTES} bytes`);
  expect(under('### `write`', FROM_CLIENT)).toContain(`up to ${MAX_TEXT_LENGTH} characters`);
  expect(DOCUMENT).toContain(`1 to ${MAX_NAME_LENGTH} characters`);
});

test('contains no broken internal links', () => {
  const anchors = [...DOCUMENT.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll('`', '').replaceAll(' ', '-'),
  );
  for (const [, anchor] of DOCUMENT.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
});
