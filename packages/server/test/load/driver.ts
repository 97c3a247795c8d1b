// Plays at many tables simultaneously. Started by `main.ts`, which sends it the tables.

import process from 'node:process';
import { SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { WebSocket } from 'ws';
import { HandPlayer, type Update } from './hand-player.ts';
import type { PreparedTable } from './prepare.ts';

export interface DriveOptions {
  /** The servers. Without `isSpread`, everyone at a table is connected to the same one. */
  readonly addresses: readonly string[];
  /** Whether people at the same table are connected to different servers. */
  readonly isSpread: boolean;
  readonly tables: readonly PreparedTable[];
  /** Approximate milliseconds between two inputs at a table; 0 for as fast as possible. */
  readonly pace: number;
  /** Whether to drive the baseline server. */
  readonly isBare: boolean;
  /** The command to send to the baseline server. */
  readonly command: string;
}

export type FromDriver =
  /** Every table has sent its first update. */
  { readonly type: 'playing' } | { readonly type: 'measured'; readonly measurement: Measurement };

export interface Measurement {
  readonly inputs: number;
  readonly refused: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
  readonly cpuSeconds: number;
  /** The average size of an update in bytes. */
  readonly bytes: number;
  /** One of the updates. */
  readonly sample: string;
  readonly command: string;
  readonly lost: number;
}

const CONCURRENT_CONNECTS = 60;
const UPDATE = 'u'.charCodeAt(0);
const SNAPSHOT = 's'.charCodeAt(0);
const REPLY = 'r'.charCodeAt(0);
const TYPE_AT = '{"type":"'.length;
const SEQ_AT = '{"type":"update","seq":'.length;
const COMMA = ','.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const PRIVATE_EVENTS = ['"type":"dealt"', '"type":"rest-dealt"', '"type":"exchanged"'];

let isMeasuring = false;
let latencies: number[] = [];
let inputs = 0;
let refused = 0;
let lost = 0;
let bytes = 0;
let frames = 0;
let sample = '';
let lastCommand = '';
let playing = 0;

/** Four connections at one table. The next input is sent when all of them have received the last update. */
class DrivenTable {
  private readonly options: DriveOptions;
  private readonly prepared: PreparedTable;
  private readonly index: number;
  private readonly sockets: WebSocket[] = [];
  private readonly observers: number[] = [0, 1, 2, 3];
  /**
   * The number of the last message, by player. After an input all four are equal, because there are no private
   * messages.
   */
  private readonly received = [0, 0, 0, 0];
  private readonly game = new HandPlayer();
  private ids = 0;
  private sentAt = 0;
  private receivedAtSend = 0;
  private isWaiting = false;
  private hasReply = true;
  private hasStarted = false;
  private hasPlayed = false;

  constructor(prepared: PreparedTable, index: number, options: DriveOptions) {
    this.prepared = prepared;
    this.index = index;
    this.options = options;
  }

  async connect(): Promise<void> {
    for (const player of [0, 1, 2, 3]) await this.connectOne(player);
  }

  begin(): void {
    this.hasStarted = true;
    if (this.options.isBare) return this.advance();
    const { code } = this.prepared;
    this.sockets[0]!.send(
      JSON.stringify({ type: 'manage', table: code, id: 'start', what: { type: 'start' } }),
    );
  }

  private connectOne(player: number): Promise<void> {
    const { addresses, isSpread, isBare } = this.options;
    const address = addresses[(this.index + (isSpread ? player : 0)) % addresses.length]!;
    const { code, tokens } = this.prepared;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const path = isBare ? `/${code}` : SOCKET_PATH;
    const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, SUBPROTOCOL, {
      perMessageDeflate: false,
      headers: { origin: address, cookie: `schupf=${tokens[player]}` },
    });
    this.sockets[player] = socket;
    socket.on('open', () => {
      if (isBare) return resolve();
      socket.send(JSON.stringify({ type: 'hello', client: 'load' }));
    });
    socket.on('error', reject);
    socket.on('close', () => lost++);
    let hasWelcome = false;
    socket.on('message', (data: Buffer) => {
      if (isBare || hasWelcome) return this.receive(player, data, resolve);
      hasWelcome = true;
      socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
    });
    return promise;
  }

  private receive(player: number, data: Buffer, onSnapshot: () => void): void {
    switch (data[TYPE_AT]) {
      case UPDATE:
        this.received[player] = seqOf(data);
        if (isMeasuring) {
          bytes += data.length;
          frames++;
        }
        if (!this.options.isBare) this.applyUpdates(player, data);
        break;
      case SNAPSHOT: {
        const message = JSON.parse(String(data)) as {
          type: string;
          observer: number;
          seq: number;
          status: HandPlayer['status'];
        };
        if (message.type !== 'snapshot') return;
        this.observers[player] = message.observer;
        this.received[player] = message.seq;
        this.game.status ??= message.status;
        return onSnapshot();
      }
      case REPLY: {
        const { reply } = JSON.parse(String(data)) as { reply: { ok: boolean; refusal?: unknown } };
        this.hasReply = true;
        if (!reply.ok) {
          refused++;
          this.isWaiting = false;
        }
        break;
      }
      default:
        return;
    }
    if (this.hasStarted) this.advance();
  }

  private applyUpdates(player: number, data: Buffer): void {
    const isFirst = player === 0;
    if (!isFirst && !PRIVATE_EVENTS.some((text) => data.includes(text))) return;
    const { updates } = JSON.parse(String(data)) as { updates: Update[] };
    if (isMeasuring && sample === '') sample = String(data);
    for (const update of updates) {
      if (isFirst) this.game.applyPublic(update);
      this.game.applyOwn(this.observers[player]!, update);
    }
  }

  private advance(): void {
    const { received } = this;
    const isComplete = received.every((seq) => seq === received[0]);
    if (!isComplete || !this.hasReply) return;
    if (this.isWaiting) {
      if (received[0]! <= this.receivedAtSend) return;
      this.isWaiting = false;
      if (!this.hasPlayed) playing++;
      this.hasPlayed = true;
      inputs++;
      if (isMeasuring) latencies.push(performance.now() - this.sentAt);
      const { pace } = this.options;
      if (pace > 0) {
        this.hasReply = false;
        setTimeout(
          () => {
            this.hasReply = true;
            this.advance();
          },
          pace * (0.5 + Math.random()),
        );
        return;
      }
    }
    this.act();
  }

  private act(): void {
    const { isBare, command: bareCommand } = this.options;
    const next = isBare ? null : this.game.next();
    if (!isBare && next === null) return;
    const player = isBare ? this.ids % 4 : this.observers.indexOf(next!.seat);
    const id = `l${this.ids++}`;
    const text = isBare
      ? bareCommand
      : JSON.stringify({ type: 'command', table: this.prepared.code, id, command: next!.command });
    lastCommand = text;
    this.isWaiting = true;
    this.hasReply = isBare;
    this.receivedAtSend = this.received[0]!;
    this.sentAt = performance.now();
    this.sockets[player]!.send(text);
  }
}

/** The 123 of `{"type":"update","seq":123,`, without parsing the rest. */
function seqOf(data: Buffer): number {
  let seq = 0;
  for (let index = SEQ_AT; data[index] !== COMMA; index++) seq = seq * 10 + data[index]! - ZERO;
  return seq;
}

process.on(
  'message',
  (order: { type: 'drive'; options: DriveOptions } | { type: 'measure'; seconds: number }) => {
    if (order.type === 'drive') void drive(order.options);
    else measure(order.seconds);
  },
);

async function drive(options: DriveOptions): Promise<void> {
  const tables = options.tables.map((prepared, index) => new DrivenTable(prepared, index, options));
  const remaining = [...tables];
  const connectSome = async (): Promise<void> => {
    for (let table = remaining.pop(); table !== undefined; table = remaining.pop()) await table.connect();
  };
  await Promise.all(Array.from({ length: CONCURRENT_CONNECTS }, connectSome));
  // At human pace, the matches must not all start at the same moment.
  for (const table of tables)
    if (options.pace === 0) table.begin();
    else setTimeout(() => table.begin(), Math.random() * options.pace);
  while (playing < tables.length) await new Promise((resolve) => setTimeout(resolve, 100));
  process.send!({ type: 'playing' } satisfies FromDriver);
}

function measure(seconds: number): void {
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  isMeasuring = true;
  latencies = [];
  inputs = 0;
  refused = 0;
  bytes = 0;
  frames = 0;
  setTimeout(() => {
    isMeasuring = false;
    const { user, system } = process.cpuUsage(cpu);
    process.send!({
      type: 'measured',
      measurement: {
        inputs,
        refused,
        seconds: (performance.now() - startedAt) / 1000,
        latencies,
        cpuSeconds: (user + system) / 1e6,
        bytes: frames === 0 ? 0 : bytes / frames,
        sample,
        command: lastCommand,
        lost,
      },
    } satisfies FromDriver);
  }, seconds * 1000);
}
