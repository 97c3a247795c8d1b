// A process that plays at many tables at once; `main.ts` starts it and tells it where.

import process from 'node:process';
import { SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { WebSocket } from 'ws';
import { HandPlayer, type Told } from './hand-player.ts';
import type { PreparedTable } from './prepare.ts';

export interface DriveOptions {
  readonly address: string;
  readonly tables: readonly PreparedTable[];
  /** Milliseconds between two inputs at a table, about; 0 for as fast as it goes. */
  readonly pace: number;
  /** An echo instead of a server. */
  readonly isBare: boolean;
  /** Of what somebody does, to an echo. */
  readonly command: string;
}

export type FromDriver =
  /** At every table somebody has done something. */
  { readonly type: 'playing' } | { readonly type: 'measured'; readonly drive: Drive };

export interface Drive {
  readonly inputs: number;
  readonly refused: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
  readonly cpuSeconds: number;
  /** Bytes of an update on average, and one of them. */
  readonly bytes: number;
  readonly sample: string;
  readonly command: string;
  readonly lost: number;
}

const AT_ONCE = 60;
const NEWS = 'n'.charCodeAt(0);
const SNAPSHOT = 's'.charCodeAt(0);
const REPLY = 'r'.charCodeAt(0);
const TYPE_AT = '{"type":"'.length;
const SEQ_AT = '{"type":"update","seq":'.length;
const COMMA = ','.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const OWN = ['"type":"dealt"', '"type":"rest-dealt"', '"type":"exchanged"'];

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

/** Four sockets at one table. The next input is given when everybody has been told of the last one. */
class DrivenTable {
  private readonly options: DriveOptions;
  private readonly prepared: PreparedTable;
  private readonly sockets: WebSocket[] = [];
  private readonly observers: number[] = [0, 1, 2, 3];
  /** The number of the last message, which is the same for all four: nobody is told anything alone here. */
  private readonly told = [0, 0, 0, 0];
  private readonly game = new HandPlayer();
  private ids = 0;
  private sentAt = 0;
  private toldAtSend = 0;
  private isWaiting = false;
  private hasReply = true;
  private hasStarted = false;
  private hasPlayed = false;

  constructor(prepared: PreparedTable, options: DriveOptions) {
    this.prepared = prepared;
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
    const { address, isBare } = this.options;
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
    let isWelcome = false;
    socket.on('message', (data: Buffer) => {
      if (isBare || isWelcome) return this.hear(player, data, resolve);
      isWelcome = true;
      socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
    });
    return promise;
  }

  private hear(player: number, data: Buffer, isThere: () => void): void {
    switch (data[TYPE_AT]) {
      case NEWS:
        this.told[player] = seqOf(data);
        if (isMeasuring) {
          bytes += data.length;
          frames++;
        }
        if (!this.options.isBare) this.follow(player, data);
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
        this.told[player] = message.seq;
        this.game.status ??= message.status;
        return isThere();
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

  private follow(player: number, data: Buffer): void {
    const isFirst = player === 0;
    if (!isFirst && !OWN.some((text) => data.includes(text))) return;
    const { updates } = JSON.parse(String(data)) as { updates: Told[] };
    if (isMeasuring && sample === '') sample = String(data);
    for (const one of updates) {
      if (isFirst) this.game.hearOpen(one);
      this.game.hearOwn(this.observers[player]!, one);
    }
  }

  private advance(): void {
    const { told } = this;
    const isTold = told[0] === told[1] && told[0] === told[2] && told[0] === told[3];
    if (!isTold || !this.hasReply) return;
    if (this.isWaiting) {
      if (told[0]! <= this.toldAtSend) return;
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
    this.toldAtSend = this.told[0]!;
    this.sentAt = performance.now();
    this.sockets[player]!.send(text);
  }
}

/** Of `{"type":"update","seq":123,` without reading the rest. */
function seqOf(data: Buffer): number {
  let seq = 0;
  for (let at = SEQ_AT; data[at] !== COMMA; at++) seq = seq * 10 + data[at]! - ZERO;
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
  const tables = options.tables.map((prepared) => new DrivenTable(prepared, options));
  const left = [...tables];
  const connectSome = async (): Promise<void> => {
    for (let table = left.pop(); table !== undefined; table = left.pop()) await table.connect();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, connectSome));
  // Nobody begins a thousand matches in the same moment, but whoever wants to know what the server can do at most.
  for (const table of tables)
    if (options.pace === 0) table.begin();
    else setTimeout(() => table.begin(), Math.random() * options.pace);
  while (playing < tables.length) await new Promise((resolve) => setTimeout(resolve, 100));
  process.send!({ type: 'playing' } satisfies FromDriver);
}

function measure(seconds: number): void {
  const began = performance.now();
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
      drive: {
        inputs,
        refused,
        seconds: (performance.now() - began) / 1000,
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
