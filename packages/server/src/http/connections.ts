import { readFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { KeyedCounter } from '../limits/keyed-counter.ts';
import { networkOf, WIDER_FACTOR, widerNetworkOf } from '../limits/network.ts';
import type { Settings } from '../settings.ts';

/** Files and threads of the server itself need file handles too. */
const RESERVED_FILES = 100;
/** Assumed if the system does not say how many files a process may open. */
const DEFAULT_MAX_FILES = 1024;
/** Browsers open further connections for requests (up to six), so an address gets more connections than sockets. */
const CONNECTIONS_PER_SOCKET = 2;

/**
 * A connection that sends nothing, or only half a request, is closed after this time, because every connection costs a
 * file handle. Node checks once per interval.
 */
export const CONNECTION_TIMEOUTS = {
  headersTimeout: 8000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1000,
};

export interface ConnectionLimits {
  readonly total: number;
  readonly perAddress: number;
  readonly perWiderNetwork: number;
}

/** One network, however wide, gets at most half of all connections. Otherwise it could keep everyone else out. */
export function connectionLimits(
  { maxConnectionsPerAddress }: Pick<Settings, 'maxConnectionsPerAddress'>,
  maxFiles = maxOpenFiles(),
): ConnectionLimits {
  const total = Math.max(RESERVED_FILES, maxFiles - RESERVED_FILES);
  const wanted = maxConnectionsPerAddress * CONNECTIONS_PER_SOCKET;
  const most = Math.floor(total / 2);
  return {
    total,
    perAddress: Math.min(wanted, most),
    perWiderNetwork: Math.min(wanted * WIDER_FACTOR, most),
  };
}

/**
 * Closes connections beyond the limits immediately. A trusted proxy forwards the connections of many addresses, so the
 * limit per address does not apply to it.
 */
export function limitConnections(
  server: HttpServer,
  { total, perAddress, perWiderNetwork }: ConnectionLimits,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
): void {
  const isProxy = trustProxy === false ? () => false : compile(trustProxy.split(/\s*,\s*/));
  const open = new KeyedCounter();
  server.maxConnections = total;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return void socket.destroy();
    if (isProxy(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const wider = widerNetworkOf(network);
    const counted = [network, ...(wider === null ? [] : [wider])];
    socket.once('close', () => {
      for (const key of counted) open.remove(key);
    });
    const [own, all = 0] = counted.map((key) => open.add(key));
    if (own! > perAddress || all > perWiderNetwork) socket.destroy();
  });
}

function maxOpenFiles(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? DEFAULT_MAX_FILES);
  } catch {
    return DEFAULT_MAX_FILES;
  }
}
