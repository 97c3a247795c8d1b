import { randomBytes } from 'node:crypto';
import {
  Client,
  type Environment,
  type NewTable,
  SOCKET_PATH,
  SUBPROTOCOL,
  type WatchedTable,
} from '@schupf/protocol';
import { type Bits, xoshiro128 } from '@schupf/rules';
import type { Command, Reply, TableView } from '@schupf/table';
import { chooseCommand, type Temperament } from '@schupf/testkit';
import { WebSocket } from 'ws';

/** Only plays the game. */
const CALM: Temperament = {
  pace: 1,
  restless: 0,
  agreeable: 1,
  bomb: 10,
  pass: 0.2,
  call: 0.02,
  fickle: 0,
};

/** A person at a server, with a cookie and a connection. Plays at random. */
export class Player {
  readonly name: string;
  readonly id: string;
  readonly cookie: string;
  /** Every message received. */
  readonly frames: string[] = [];
  readonly replies: Reply[] = [];
  client: Client;
  table: WatchedTable | null = null;
  readonly address: string;
  private readonly bits: Bits;
  private socket: WebSocket | null = null;
  private isBusy = false;
  private isPlaying = false;
  private waiting: { readonly condition: (seen: TableView) => boolean; readonly resolve: () => void }[] = [];

  private constructor(address: string, name: string, id: string, cookie: string) {
    this.address = address;
    this.name = name;
    this.id = id;
    this.cookie = cookie;
    this.bits = xoshiro128(name);
    this.client = new Client(this.environment(), { name: 'test' });
  }

  static async arrive(address: string, name: string): Promise<Player> {
    const answer = await post(`${address}/api/guest`, { name });
    if (!answer.ok) throw new Error(`${name} could not sign in: ${answer.status} ${await answer.text()}`);
    const { id } = (await answer.json()) as { id: string };
    const cookie = answer.headers.get('set-cookie')!.split(';', 1)[0]!;
    return new Player(address, name, id, cookie);
  }

  /** The same person at another server that uses the same storage. */
  at(address: string): Player {
    return new Player(address, this.name, this.id, this.cookie);
  }

  /** The same person in another tab, or with the cookie of another device. */
  anotherTab(cookie = this.cookie): Player {
    return new Player(this.address, this.name, this.id, cookie);
  }

  async open(wanted: Partial<NewTable> & Pick<NewTable, 'rules' | 'chairs'>): Promise<string> {
    const defaults = {
      speed: 'blitz',
      visibility: 'private',
      startsImmediately: false,
      freeChat: false,
      handsAfter: null,
    };
    const answer = await post(`${this.address}/api/tables`, { ...defaults, ...wanted }, this.cookie);
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { code: string }).code;
  }

  fetch(path: string, method = 'GET', body?: unknown): Promise<Response> {
    return request(`${this.address}${path}`, method, body, this.cookie);
  }

  watch(code: string): void {
    const table = this.client.watch(code, {
      seen: (seen) => {
        // A table that was watched earlier still sends updates.
        if (this.table !== table) return;
        this.waiting = this.waiting.filter(({ condition, resolve }) => {
          if (condition(seen)) resolve();
          return !condition(seen);
        });
        if (this.isPlaying) void this.think();
      },
    });
    this.table = table;
  }

  /** Plays from now on, whenever there is something to do. */
  play(): void {
    this.isPlaying = true;
    void this.think();
  }

  async command(command: Command): Promise<Reply> {
    const reply = await this.table!.command(command);
    this.replies.push(reply);
    return reply;
  }

  until(condition: (seen: TableView) => boolean): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const seen = this.table?.seen;
    if (seen && condition(seen)) resolve();
    else this.waiting.push({ condition, resolve });
    return promise;
  }

  /** Breaks the connection. The client makes a new one. */
  cut(): void {
    this.socket?.terminate();
  }

  leave(): void {
    this.client.close();
  }

  private async think(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const seen = this.table?.seen;
    const mayAct = seen && typeof seen.view.observer === 'number' && seen.held.length === 0;
    const wanted = mayAct && seen.status.stage === 'playing' ? chooseCommand(seen, CALM, this.bits) : null;
    if (wanted !== null) await this.command(wanted);
    this.isBusy = false;
    // Something may have happened in the meantime, or the player has randomly decided to do nothing yet.
    if (this.isPlaying && this.table?.seen?.status.stage !== 'over') setTimeout(() => void this.think(), 5);
  }

  private environment(): Environment {
    return environmentAt(this.address, { cookie: this.cookie, origin: this.address }, (socket) => {
      this.socket = socket;
      socket.on('message', (data) => this.frames.push(String(data)));
    });
  }
}

/** What a `Client` needs to connect to a server with these headers. A proxy sees the table that `tableOf` returns. */
export function environmentAt(
  address: string,
  headers: Record<string, string>,
  onSocket: (socket: WebSocket) => void = () => {},
  tableOf: () => string | null = () => null,
): Environment {
  return {
    connect: (events) => {
      const table = tableOf();
      const path = table === null ? SOCKET_PATH : `${SOCKET_PATH}?table=${table}`;
      const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, SUBPROTOCOL, {
        headers: { origin: address, ...headers },
      });
      onSocket(socket);
      socket.on('open', () => events.opened());
      socket.on('message', (data) => events.received(String(data)));
      socket.on('close', () => events.closed());
      socket.on('error', () => {});
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    now: () => performance.now(),
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    randomBytes: (count) => randomBytes(count),
  };
}

function post(url: string, body: unknown, cookie?: string): Promise<Response> {
  return request(url, 'POST', body, cookie);
}

export function request(url: string, method: string, body?: unknown, cookie?: string): Promise<Response> {
  const { origin } = new URL(url);
  return fetch(url, {
    method,
    headers: {
      origin,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
