// Measures how opening tables slows down the server: node packages/server/bench/opening.ts [TABLES] [ROWS] [LONG ROWS]
// 1. A folder with many tables in play: how soon the server listens, and how soon the first table answers.
// 2. A stranger opens a long table without a snapshot, then with one, while another client pings the server.

import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { RosterBots, type Row, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import type { TableConfig } from '@schupf/table';
import { WebSocket } from 'ws';
import { ServerProcess } from '../local-cluster/server-process.ts';
import { openFolder } from '../src/storage/folder.ts';
import type { TableRow } from '../src/storage/storage.ts';
import { newTableRow } from '../src/tables/new-table.ts';

const [tables = 1000, rows = 1000, longRows = 10_000] = process.argv.slice(2).map(Number);
const HOST = { id: 'bench-host-0000', name: 'Host' };
const PINGERS = 20;
const PING_INTERVAL_MS = 60;

const server = await ServerProcess.prepare();
const log = await playedLog(longRows);
const codes = await fill(log);
console.log(`${tables} tables with ${rows} rows each, one with ${log.length} rows`);

const start = performance.now();
await server.start();
const listening = performance.now();
console.log(`listening after ${seconds(listening - start)}`);
const client = await connect();
await client.watch(codes.many[0]!);
console.log(`first table after another ${seconds(performance.now() - listening)}`);

for (const kind of ['without a snapshot', 'with a snapshot']) {
  // Open one table first: the first one after a start takes longer, because code is still being compiled.
  await (await connect()).watch(codes.many[1]!);
  const pings = await startPings();
  await sleep(1000);
  const before = pings.longest();
  const stranger = await connect();
  const opening = performance.now();
  await stranger.watch(codes.long);
  const took = performance.now() - opening;
  await sleep(200);
  console.log(
    `a table of ${log.length} rows ${kind}: open after ${seconds(took)}, longest ping ${pings.longest().toFixed(1)} ms, ` +
      `${before.toFixed(1)} ms before`,
  );
  pings.stop();
  stranger.close();
  // The snapshot was saved when the log had been folded. The next start uses it.
  await server.end('SIGTERM');
  await server.start();
}
console.log(`peak memory ${peakMegabytes(server)} MB`);
await server.end('SIGTERM');
server.remove();
process.exit(0);

/** The log of a table at which bots have played until it has this many rows. */
async function playedLog(length: number): Promise<readonly Row[]> {
  const store = new MemoryStore();
  const clock = new FakeClock(Date.now() - 24 * 3600 * 1000);
  const config = rowFor(0).config;
  const opened = await TableRunner.open(
    {
      store,
      clock,
      chance: new SeededChance('xoshiro128:opening'),
      bots: new RosterBots({ seed: 'opening', standIn: 'random' }),
    },
    { config },
  );
  if (!opened.ok) throw new Error(opened.problem);
  const { runner } = opened;
  runner.submit({ type: 'begin' });
  await runner.settled();
  for (let count = 0; count < length; count = (await store.load(0)).length) {
    for (let wakes = 0; wakes < 500 && clock.moveOn(); wakes++) await runner.settled();
  }
  runner.close();
  return (await store.load(0)).slice(0, length);
}

async function fill(long: readonly Row[]): Promise<{ readonly many: string[]; readonly long: string }> {
  const storage = await openFolder(server.data);
  const many: string[] = [];
  const add = async (row: TableRow, entries: readonly Row[]): Promise<void> => {
    await storage.tables.add({ ...row, stage: 'playing', summary: { ...row.summary, stage: 'playing' } });
    await storage.logs.append([entries.map(({ seq, entry }) => ({ table: row.code, seq, epoch: 0, entry }))]);
  };
  for (let index = 0; index < tables; index++) {
    const row = rowFor(index);
    many.push(row.code);
    await add(row, long.slice(0, rows));
  }
  const longTable = rowFor(tables);
  await add(longTable, long);
  await storage.close();
  return { many, long: longTable.code };
}

/** A table for one person and three bots. Play continues while the person is away. */
function rowFor(number: number): TableRow & { readonly config: TableConfig } {
  const bot = { type: 'bot' as const, name: 'random' };
  const made = newTableRow(
    {
      rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1000 } },
      speed: 'normal',
      visibility: 'private',
      chairs: [bot, bot, bot, bot],
      startsImmediately: true,
      freeChat: false,
      handsAfter: null,
    },
    HOST,
    Date.now() + number,
  );
  if (!made.ok) throw new Error(made.problem);
  return made.row;
}

interface Client {
  readonly socket: WebSocket;
  /** Resolves when the first snapshot of the table has arrived. */
  watch(table: string): Promise<void>;
  close(): void;
}

async function connect(): Promise<Client> {
  const socket = new WebSocket(server.address.replace('http', 'ws') + SOCKET_PATH, SUBPROTOCOL);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ type: 'hello', client: 'bench' });
  return {
    socket,
    close: () => socket.close(),
    watch: (table) =>
      new Promise((resolve) => {
        socket.on('message', (data) => {
          if (String(data).startsWith('{"type":"snapshot"')) resolve();
        });
        send({ type: 'watch', table, since: null });
      }),
  };
}

/** Pings over several connections in turn: each may send only twenty messages a second. */
async function startPings() {
  const clients = await Promise.all(Array.from({ length: PINGERS }, connect));
  let longest = 0;
  let isStopped = false;
  const pingForever = async ({ socket }: Client, offset: number): Promise<void> => {
    await sleep(offset);
    while (!isStopped) {
      const sentAt = performance.now();
      socket.send('{"type":"ping","n":1}');
      await new Promise((resolve) => {
        const onMessage = (data: unknown) => {
          if (!String(data).startsWith('{"type":"pong"')) return;
          socket.off('message', onMessage);
          resolve(null);
        };
        socket.on('message', onMessage);
      });
      longest = Math.max(longest, performance.now() - sentAt);
      await sleep(PING_INTERVAL_MS);
    }
  };
  for (const [index, client] of clients.entries())
    void pingForever(client, (index * PING_INTERVAL_MS) / PINGERS);
  return {
    /** The longest round trip of a ping since this was last called. */
    longest: () => {
      const result = longest;
      longest = 0;
      return result;
    },
    stop: () => {
      isStopped = true;
      for (const client of clients) client.close();
    },
  };
}

function peakMegabytes({ pid }: ServerProcess): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
