// Measures how late bots' answers are shown at an attended table, with and without a crowd of unattended tables from
// another address: node scripts/run.mjs packages/server/bench/bot-delays.ts [--tables N] [--seconds N] [--bot NAME]

import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Client, type NewTable } from '@schupf/protocol';
import type { Row } from '@schupf/runner';
import { lastSeqFor, openLogged, type Question, replayEntry } from '@schupf/table';
import { ServerProcess } from '../local-cluster/server-process.ts';
import { environmentAt, Player } from '../test/player.ts';
import { StoredTables } from '../test/stored-tables.ts';

const { values } = parseArgs({
  options: {
    /** The number of unattended tables. */
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '45' },
    /** The bot at all tables. */
    bot: { type: 'string', default: 'search-1' },
  },
});

const TABLES_PER_GUEST = 20;
const TABLES_PER_CONNECTION = 8;
const CROWD_ADDRESS = '203.0.113.7';
const TOKEN = 'bench';
const WARM_UP_MS = 5000;
const RULES = { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1000 } } as const;
const BOT = { type: 'bot', name: values.bot } as const;

/** Opens tables of bots from one address, and watches them without a seat so that they stay open. */
async function openCrowd(address: string, count: number): Promise<() => void> {
  const codes: string[] = [];
  let cookie = '';
  for (let n = 0; n < count; n++) {
    if (n % TABLES_PER_GUEST === 0) {
      const guest = await send(address, '/api/guest', { name: `crowd ${n}` }, '');
      cookie = guest.headers.get('set-cookie')!.split(';', 1)[0]!;
    }
    const wanted: NewTable = {
      rules: RULES,
      speed: 'blitz',
      visibility: 'private',
      chairs: [BOT, BOT, BOT, BOT],
      startsImmediately: true,
      freeChat: false,
      handsAfter: null,
    };
    codes.push(
      ((await (await send(address, '/api/tables', wanted, cookie)).json()) as { code: string }).code,
    );
  }
  const clients: Client[] = [];
  for (let n = 0; n < count; n += TABLES_PER_CONNECTION) {
    const client = new Client(environmentAt(address, { 'x-forwarded-for': CROWD_ADDRESS }), {
      name: 'bench',
    });
    for (const code of codes.slice(n, n + TABLES_PER_CONNECTION)) client.watch(code, { seen: () => {} });
    clients.push(client);
  }
  return () => {
    for (const client of clients) client.close();
  };
}

async function send(address: string, path: string, body: unknown, cookie: string): Promise<Response> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      origin: address,
      'content-type': 'application/json',
      'x-forwarded-for': CROWD_ADDRESS,
      cookie,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
}

/**
 * For every decision of a bot, the milliseconds between the time when the answer was due and its receipt by a
 * spectator, in ascending order. `receipts` has the times by message number.
 */
function lateness(rows: readonly Row[], receipts: ReadonlyMap<number, number>, from: number): number[] {
  const opened = openLogged(rows[0]?.entry);
  if (!opened.ok) throw new Error(opened.problem);
  let { table } = opened;
  const asked = new Map<number, Question>();
  const late: number[] = [];
  for (const { entry } of rows.slice(1)) {
    if (entry.type === 'opened') continue;
    const before = table;
    const { table: next, effects } = replayEntry(before, entry);
    for (const effect of effects) {
      if (effect.type === 'did' && 'seat' in effect.action) {
        const question = asked.get(effect.action.seat);
        asked.delete(effect.action.seat);
        const received = receipts.get(lastSeqFor(next, 'spectator'));
        // A decision made during an interval is shown when the interval ends.
        const due = Math.max(question?.due ?? 0, before.interval?.until ?? 0) + next.lag;
        if (question !== undefined && received !== undefined && entry.at > from) late.push(received - due);
      }
      if (effect.type === 'ask' && effect.question.kind === 'decide')
        asked.set(effect.question.seat, effect.question);
    }
    table = next;
  }
  return late.sort((a, b) => a - b);
}

async function measure(name: string, crowd: number): Promise<void> {
  const server = await ServerProcess.prepare({
    env: { SCHUPF_TRUST_PROXY: 'loopback', SCHUPF_METRICS_TOKEN: TOKEN },
  });
  try {
    await server.start();
    const { address } = server;
    const closeCrowd = await openCrowd(address, crowd);
    const host = await Player.arrive(address, 'host');
    const code = await host.open({ rules: RULES, speed: 'blitz', chairs: [null, BOT, BOT, BOT] });
    const receipts = new Map<number, number>();
    const environment = environmentAt(address, {}, (socket) =>
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as { readonly type: string; readonly seq: number };
        if (message.type === 'update') receipts.set(message.seq, Date.now());
      }),
    );
    const spectator = new Client(environment, { name: 'bench' });
    spectator.watch(code, { seen: () => {} });
    host.watch(code);
    await host.until(() => true);
    host.play();
    await host.table!.manage({ type: 'start' });
    await pause(WARM_UP_MS);
    const from = Date.now();
    await pause(Number(values.seconds) * 1000);
    const asked = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const metrics = await asked.text();
    const metric = (wanted: string) => metrics.match(new RegExp(`^${wanted} (\\S+)`, 'm'))?.[1];
    const stored = new StoredTables(server.data);
    const late = lateness(stored.log(code), receipts, from);
    stored.close();
    host.leave();
    spectator.close();
    closeCrowd();
    const percentile = (share: number) => late[Math.floor(late.length * share)] ?? Number.NaN;
    const cells = [
      name,
      late.length,
      ...[0.5, 0.95, 0.99].map(percentile),
      late.at(-1) ?? Number.NaN,
      metric('schupf_bot_questions_waiting'),
      metric('schupf_bots_replaced_total{attended="true"}') ?? 0,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  } finally {
    await server.end('SIGKILL');
    server.remove();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const columns = ['run', 'decisions', 'p50 ms', 'p95 ms', 'p99 ms', 'longest', 'waiting', 'replaced'];
console.log(`machine load before: ${loadavg()[0]!.toFixed(1)}`);
console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
await measure('alone', 0);
await measure(`next to ${values.tables} unattended tables`, Number(values.tables));
console.log(`machine load after: ${loadavg()[0]!.toFixed(1)}`);
