import { once } from 'node:events';
import { connect } from 'node:net';
import { PHRASES, SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { type Bits, below } from '@schupf/rules';
import { pick } from '@schupf/testkit';
import { WebSocket } from 'ws';

/** What an attacker knows. */
export interface Target {
  readonly address: string;
  readonly port: number;
  /** A table with a match in progress. */
  readonly code: string;
  /** The cookie of someone who does not play there. */
  readonly cookie: string;
  readonly bits: Bits;
}

/** Makes one attempt. Returns how many actions it performed. */
export type Attack = (target: Target) => Promise<number>;

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  'x',
  '\u202e',
  '__proto__',
  'constructor',
  '0000000000',
  [],
  {},
  [[[[]]]],
  { type: 'act' },
  { __proto__: null, toString: 1 },
  'y'.repeat(3000),
];

function open({ address, cookie }: Target, hasCookie = true): WebSocket {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, SUBPROTOCOL, {
    headers: hasCookie ? { origin: address, cookie } : { origin: address },
  });
  socket.on('error', () => {});
  return socket;
}

async function isOpen(socket: WebSocket): Promise<boolean> {
  // A socket that was closed in the meantime emits no more events.
  if (socket.readyState === WebSocket.CONNECTING)
    await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => {});
  return socket.readyState === WebSocket.OPEN;
}

/** Sends `hello` and waits for the answer. */
async function openConnection(target: Target): Promise<WebSocket | null> {
  const socket = open(target, below(3, target.bits) > 0);
  if (!(await isOpen(socket))) return null;
  socket.send(JSON.stringify({ type: 'hello', client: 'fuzz' }));
  await Promise.race([once(socket, 'message'), once(socket, 'close')]).catch(() => {});
  return socket;
}

function randomMessage({ code, bits }: Target): Record<string, unknown> {
  const table = below(5, bits) === 0 ? '0000000000' : code;
  const id = `f${below(20, bits)}`;
  const seat = below(4, bits);
  return pick<Record<string, unknown>>(
    [
      { type: 'hello', client: 'fuzz' },
      { type: 'watch', table, since: null },
      {
        type: 'watch',
        table,
        since: { observer: pick([0, 3, 11, 'spectator', 'omniscient'], bits), seq: below(500, bits) },
      },
      { type: 'unwatch', table },
      { type: 'command', table, id, command: { type: 'sit', chair: below(5, bits), name: 'Fuzz' } },
      { type: 'command', table, id, command: { type: 'leave' } },
      { type: 'command', table, id, command: { type: 'swap', chair: below(5, bits) } },
      { type: 'command', table, id, command: { type: 'rename', name: 'Fuzz' } },
      { type: 'command', table, id, command: { type: 'start' } },
      { type: 'command', table, id, command: { type: 'hold' } },
      {
        type: 'command',
        table,
        id,
        command: { type: 'propose', what: pick(['pause', 'stop', 'remove', 'rematch'], bits), target: seat },
      },
      {
        type: 'command',
        table,
        id,
        command: {
          type: 'act',
          action: { type: 'play', seat, cards: [below(60, bits)] },
          turn: below(90, bits),
        },
      },
      { type: 'manage', table, id, what: { type: 'start' } },
      { type: 'manage', table, id, what: { type: 'invite-bot', chair: below(5, bits), name: 'Evil' } },
      { type: 'manage', table, id, what: { type: 'place', chair: 1, occupant: { type: 'nobody' } } },
      { type: 'say', table, phrase: pick(PHRASES, bits) },
      { type: 'write', table, text: '<img src=x onerror=alert(1)>' },
      { type: 'lobby', on: below(2, bits) === 0 },
      { type: 'answer', table, id: below(100, bits), action: null },
      { type: 'ping', n: below(100, bits) },
    ],
    bits,
  );
}

/** Puts junk somewhere into a message, or removes something from it. */
function damaged(message: Record<string, unknown>, bits: Bits): Record<string, unknown> {
  const copy = structuredClone(message);
  let target = copy;
  for (;;) {
    const key = pick([...Object.keys(target), 'extra'], bits);
    const inner = target[key];
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && below(2, bits) === 0) {
      target = inner as Record<string, unknown>;
      continue;
    }
    if (below(4, bits) === 0) delete target[key];
    else target[key] = pick(JUNK, bits);
    return copy;
  }
}

function randomBytes(bits: Bits, max: number): Buffer {
  return Buffer.from(Array.from({ length: 1 + below(max, bits) }, () => below(256, bits)));
}

/** Damaged messages, random bytes, and messages that are far too long. */
export const sendNonsense: Attack = async (target) => {
  const { bits } = target;
  const socket = await openConnection(target);
  if (socket === null) return 0;
  let sent = 0;
  for (; sent < 40 && socket.readyState === WebSocket.OPEN; sent++) {
    const text = JSON.stringify(randomMessage(target));
    switch (below(7, bits)) {
      case 0:
        socket.send(randomBytes(bits, 200));
        break;
      case 1:
        socket.send(randomBytes(bits, 200).toString('latin1'));
        break;
      case 2:
        socket.send(text.slice(0, below(text.length, bits)));
        break;
      case 3:
        if (below(10, bits) === 0) socket.send('['.repeat(9000));
        else socket.send('['.repeat(4000));
        break;
      default:
        socket.send(JSON.stringify(damaged(randomMessage(target), bits)));
    }
    if (below(4, bits) === 0) await pause(below(30, bits));
  }
  await pause(20);
  socket.terminate();
  return sent;
};

/** Valid messages: repeated, out of order, late, and over two connections. */
export const repeatAndReorder: Attack = async (target) => {
  const { bits } = target;
  const sockets = [await openConnection(target), await openConnection(target)].filter(
    (socket) => socket !== null,
  );
  for (const socket of sockets)
    socket.send(JSON.stringify({ type: 'watch', table: target.code, since: null }));
  const delayed: string[] = [];
  let sent = 0;
  for (; sent < 50 && sockets.length > 0; sent++) {
    const socket = pick(sockets, bits);
    if (socket.readyState !== WebSocket.OPEN) break;
    const text = JSON.stringify(randomMessage(target));
    const isLate = below(3, bits) === 0 && delayed.length > 0;
    const next = isLate ? delayed.splice(below(delayed.length, bits), 1)[0]! : text;
    if (next !== text) delayed.push(text);
    socket.send(next);
    if (below(3, bits) === 0) socket.send(next);
    if (below(2, bits) === 0) delayed.push(next);
    await pause(below(40, bits));
  }
  for (const socket of sockets) socket.close();
  return sent;
};

/** Requests a lot and reads nothing. */
export const neverRead: Attack = async (target) => {
  const socket = await openConnection(target);
  if (socket === null) return 0;
  socket.pause();
  for (let n = 0; n < 50; n++) {
    socket.send(JSON.stringify({ type: 'watch', table: target.code, since: null }));
    await pause(20);
  }
  await pause(below(1000, target.bits));
  socket.terminate();
  return 50;
};

/** Opens many sockets and drops or closes them, some before they are open. */
export const comeAndGo: Attack = async (target) => {
  const { bits } = target;
  const sockets = Array.from({ length: 25 }, () => open(target, below(2, bits) === 0));
  for (const socket of sockets) {
    if (below(3, bits) === 0) socket.terminate();
    else if (await isOpen(socket)) {
      if (below(2, bits) === 0) socket.send(JSON.stringify({ type: 'hello', client: 'fuzz' }));
      if (below(2, bits) === 0) socket.terminate();
      else socket.close();
    }
  }
  return sockets.length;
};

/** Sends half a request, then nothing or nonsense. */
export const halfOpen: Attack = async ({ port, bits }) => {
  const streams = Array.from({ length: 10 }, () => {
    const stream = connect(port, '127.0.0.1');
    stream.on('error', () => {});
    const start = pick(
      [
        'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n',
        'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA\r\n\r\n',
        'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":',
        'GET',
        '\0\0\0\0',
      ],
      bits,
    );
    stream.write(start);
    if (below(2, bits) === 0) stream.write(randomBytes(bits, 300));
    return stream;
  });
  await pause(100 + below(400, bits));
  for (const stream of streams) stream.destroy();
  return streams.length;
};

const PATHS = [
  '/api/guest',
  '/api/me',
  '/api/tables',
  '/api/tables/%00',
  '/api/tables/..%2f..%2fetc',
  '/api/matches?before=x',
  '/api/matches/%F0%9F',
  '/api/device',
  '/api/me/blocks',
  '/api/me/devices/x',
  '/../../etc/passwd',
  '/socket',
  '/%',
  '/metrics',
  '//x',
];

/** Requests that make no sense. */
export const requestNonsense: Attack = async ({ address, cookie, bits }) => {
  for (let n = 0; n < 20; n++) {
    const method = pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'], bits);
    const body = pick(
      [
        '{',
        '[]',
        '{"name":5}',
        JSON.stringify({ name: pick(JUNK, bits) }),
        JSON.stringify(JUNK),
        'x'.repeat(20_000),
      ],
      bits,
    );
    const headers = {
      'content-type': pick(['application/json', 'text/plain', 'multipart/form-data', ''], bits),
      cookie: pick([cookie, 'schupf=', 'schupf=x; schupf=y', '=;;='], bits),
      origin: pick([address, 'null', 'https://evil.example'], bits),
    };
    const hasBody = method !== 'GET' && method !== 'HEAD';
    // The attacker must not delete their own account.
    const path = pick(method === 'DELETE' ? PATHS.filter((name) => name !== '/api/me') : PATHS, bits);
    const response = await fetch(`${address}${path}`, {
      method,
      headers,
      ...(hasBody ? { body } : {}),
    }).catch(() => null);
    await response?.arrayBuffer().catch(() => null);
    if (response !== null && response.status >= 500)
      throw new Error(`${method} ${path} got status ${response.status}`);
  }
  return 20;
};

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
