import { expect, test } from 'vitest';
import { clientMessage } from '../src/from-client.ts';
import {
  BYE_REASONS,
  ERROR_CODES,
  GONE_REASONS,
  MAX_MESSAGE_BYTES,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  NO_JOINT_REPLAY_REASONS,
  PHRASES,
  SEEK_ENDS,
  type ServerMessage,
  SOCKET_PATH,
  SUBPROTOCOL,
} from '../src/index.ts';
import { replayCommand } from '../src/joint-replays.ts';
import { DOCUMENT, namesIn, rowsOf, tablesIn, under } from './document.ts';
import { INFO } from './table-server.ts';

/** All fields of all server messages; the compiler checks that none is missing. */
const SENT: {
  readonly [Type in ServerMessage['type']]: {
    readonly [Field in Exclude<keyof Extract<ServerMessage, { type: Type }>, 'type'>]-?: true;
  };
} = {
  welcome: { you: true, now: true, silence: true },
  info: { table: true, info: true },
  snapshot: {
    table: true,
    seq: true,
    now: true,
    observer: true,
    view: true,
    status: true,
    held: true,
    conditionalPasses: true,
    deals: true,
  },
  update: { table: true, seq: true, now: true, missed: true, updates: true },
  reply: { table: true, id: true, reply: true },
  managed: { table: true, id: true, reply: true },
  said: { table: true, by: true, at: true, phrase: true },
  wrote: { table: true, by: true, at: true, text: true },
  replays: { table: true, replays: true },
  replay: { table: true, match: true, people: true, leader: true },
  shown: { table: true, match: true, shown: true },
  pointed: { table: true, match: true, by: true, at: true },
  'no-replay': { table: true, reason: true },
  watching: { table: true, spectators: true },
  ratings: { table: true, pool: true, players: true, counts: true },
  moved: { table: true },
  gone: { table: true, reason: true },
  lobby: { tables: true },
  'lobby-changed': { tables: true, gone: true },
  here: { people: true, tables: true, seeks: true },
  seeking: { seek: true, since: true, waiting: true, friend: true, botsAt: true, isNext: true },
  found: { group: true, until: true, players: true, come: true },
  seated: { table: true },
  'seek-over': { reason: true },
  'seek-asks': { asks: true },
  friends: { here: true, requests: true, invitations: true },
  'turns-changed': {},
  match: { table: true, variant: true, players: true, options: true, names: true },
  round: { table: true, round: true, dealer: true, players: true, scores: true },
  question: { table: true, id: true, seat: true, must: true, time: true, actions: true, view: true },
  error: { code: true, problem: true, table: true, id: true },
  bye: { reason: true, retryAfter: true },
  pong: { n: true, now: true },
};

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
    'no-replay': NO_JOINT_REPLAY_REASONS,
    error: ERROR_CODES,
    bye: BYE_REASONS,
    'seek-over': SEEK_ENDS,
  };
  for (const [type, fields] of Object.entries(SENT)) {
    const rows = [...Object.keys(fields), ...(reasons[type] ?? [])];
    expect(rowsOf(under(`### \`${type}\``, FROM_SERVER)), type).toEqual(rows.sort());
  }
});

test('documents all fields of the table info', () => {
  for (const field of Object.keys(INFO)) expect(under('### `info`', FROM_SERVER)).toContain(`\`${field}\``);
});

test('documents exactly the commands in a joint replay, with all their fields', () => {
  const [rows] = tablesIn(under('## Joint replays'));
  const documented = rows!.map(([type, fields]) => [...namesIn(type!), ...namesIn(fields!)]);
  expect(documented).toEqual(
    replayCommand.options.map(({ entries }) => [
      entries.type.literal,
      ...Object.keys(entries).filter((field) => field !== 'type'),
    ]),
  );
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
