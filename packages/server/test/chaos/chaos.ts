import { existsSync } from 'node:fs';
import { type ServerMessage, SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { type Bits, below, VARIANTS, type Variant, xoshiro128 } from '@schupf/rules';
import { difference } from '@schupf/testkit';
import { WebSocket } from 'ws';
import { ServerProcess } from '../../local-cluster/server-process.ts';
import { StoredTables } from '../stored-tables.ts';
import { type Audit, auditTable } from './audit.ts';
import type { Device } from './device.ts';
import { SimulatedGroup } from './simulated-group.ts';

export interface ChaosOptions {
  readonly seed: string;
  readonly kills: number;
  /** The number of concurrent tables per variant. */
  readonly tables: number;
  readonly variants?: readonly Variant[];
  /** Milliseconds a match may take, including restarts. After that the run ends with a `StuckError`. */
  readonly matchTimeout: number;
  /** Milliseconds during which people agree to rematches at the same table. */
  readonly rematchTime: number;
  /** Reports progress. */
  readonly report?: (line: string) => void;
}

export interface ChaosReport {
  readonly kills: number;
  readonly tables: number;
  readonly matches: number;
  readonly rows: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly frames: number;
  readonly seconds: number;
  readonly problems: readonly string[];
}

/**
 * Kills a server repeatedly while people play, then checks that no acknowledged move was lost and that no reply
 * changed.
 */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const startedAt = performance.now();
  const bits = xoshiro128(`chaos ${options.seed}`);
  const server = await ServerProcess.prepare();
  const groups = (options.variants ?? VARIANTS).flatMap((variant) =>
    Array.from({ length: options.tables }, (_, index) => {
      const tableBits = xoshiro128(`${options.seed} ${variant} ${index}`);
      return new SimulatedGroup(server.address, variant, tableBits, index === 0 && variant !== 'tientsin');
    }),
  );
  const stopping = new AbortController();
  try {
    await server.start();
    for (const group of groups) await group.signInAll();
    const playing = groups.map(async (group) => {
      do await group.play(options.matchTimeout, options.rematchTime);
      while (!stopping.signal.aborted);
    });
    const allPlayed = Promise.all(playing).then(() => {});
    // A stuck table has to end the run immediately, not after all the kills.
    const killing = killRepeatedly(server, options, bits, groups, stopping.signal);
    await Promise.race([killing, allPlayed]);
    await killing;
    stopping.abort();
    await allPlayed;
    const repeated = await repeatEverything(server, groups);
    for (const group of groups) group.close();
    const code = await server.end('SIGTERM');
    const audits = auditAll(server, groups);
    const sum = (count: (audit: Audit) => number): number =>
      audits.reduce((total, audit) => total + count(audit), 0);
    return {
      kills: options.kills,
      tables: audits.length,
      matches: sum(({ matches }) => matches),
      rows: sum(({ rows }) => rows),
      acknowledged: sum(({ acknowledged }) => acknowledged),
      repeated: repeated.count,
      frames: groups
        .flatMap(({ devices }) => devices)
        .reduce((total, { frames }) => total + frames.length, 0),
      seconds: (performance.now() - startedAt) / 1000,
      problems: [
        ...audits.flatMap(({ problems }) => problems),
        ...repeated.problems,
        ...server.logged.map((line) => `the server logged: ${line}`),
        ...(code === 0 ? [] : [`the server exited with ${code}`]),
      ],
    };
  } finally {
    stopping.abort();
    for (const group of groups) group.close();
    await server.end('SIGKILL');
    server.remove();
  }
}

async function killRepeatedly(
  server: ServerProcess,
  { kills, report }: ChaosOptions,
  bits: Bits,
  groups: readonly SimulatedGroup[],
  stopping: AbortSignal,
): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    if (kill % 10 === 0) report?.(`${kill} of ${kills} kills, ${tableCount(groups)} tables so far`);
    await pause(200 + below(1800, bits));
    if (stopping.aborted) return;
    if (server.hasExited) throw new Error('the server exited unexpectedly');
    await server.end('SIGKILL');
    if (!existsSync(server.data)) throw new Error('the data folder is missing');
    await pause(below(200, bits));
    if (stopping.aborted) return;
    await server.start();
    for (const group of groups) group.reconnectNow();
  }
  report?.(
    `${kills} of ${kills} kills, ${tableCount(groups)} tables so far; waiting for the matches in progress`,
  );
}

function tableCount(groups: readonly SimulatedGroup[]): number {
  return groups.reduce((total, { codes }) => total + codes.length, 0);
}

function auditAll(server: ServerProcess, groups: readonly SimulatedGroup[]): Audit[] {
  const stored = new StoredTables(server.data);
  try {
    return groups.flatMap(({ codes, devices, externalBots }) =>
      codes.map((code) => auditTable(stored, code, [...devices, ...externalBots])),
    );
  } finally {
    stored.close();
  }
}

/** The server remembers at least this many commands per person. */
const MAX_REPEATED = 50;

/** Resends everyone's last commands over new connections. The replies must be the same as before. */
async function repeatEverything(
  server: ServerProcess,
  groups: readonly SimulatedGroup[],
): Promise<{ readonly count: number; readonly problems: readonly string[] }> {
  const problems: string[] = [];
  let count = 0;
  for (const { devices, codes } of groups) {
    const code = codes.at(-1)!;
    for (const device of devices) {
      if (device.receiver.type !== 'person') continue;
      const answered = [...device.answers()].filter(
        ([key, replies]) => key.startsWith(code) && replies.some(({ ok }) => ok),
      );
      const last = answered.slice(-MAX_REPEATED);
      const newReplies = await repeat(
        server,
        device,
        code,
        last.map(([key]) => device.sent.get(key)!),
      );
      count += last.length;
      for (const [key, replies] of last) {
        const changed = difference(
          newReplies.get(key),
          replies.find(({ ok }) => ok),
        );
        if (changed !== null) problems.push(`command ${key} got a different reply when repeated: ${changed}`);
      }
    }
  }
  return { count, problems };
}

async function repeat(
  server: ServerProcess,
  { options }: Device,
  code: string,
  commands: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  if (commands.length === 0) return answers;
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}${SOCKET_PATH}`, SUBPROTOCOL, {
    headers: { origin: server.address, ...options.headers },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = (message: unknown): void => socket.send(JSON.stringify(message));
  socket.on('open', () => send({ type: 'hello', client: 'again' }));
  socket.on('error', () => resolve());
  socket.on('close', () => resolve());
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'welcome') send({ type: 'watch', table: code, since: null });
    if (message.type === 'info') for (const command of commands) socket.send(command);
    if (message.type === 'reply') answers.set(`${message.table} ${message.id}`, message.reply);
    if (answers.size === commands.length) resolve();
  });
  const timer = setTimeout(resolve, 120_000);
  await promise;
  clearTimeout(timer);
  socket.terminate();
  return answers;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
