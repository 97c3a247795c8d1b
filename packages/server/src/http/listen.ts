import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** How many ports are tried, counting up from the preferred one. */
const MAX_TRIES = 20;
const MAX_PORT = 65_535;

export interface ListenOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Whether the next free port may be used if this one is taken. */
  readonly mayMove: boolean;
}

/** Where a server is listening. */
export interface ListeningAt {
  readonly port: number;
  /** The address for a browser on this machine. */
  readonly address: string;
  /** The addresses for other machines on the network. */
  readonly others: readonly string[];
}

/** Rejects with the system's error if the port cannot be used. */
export async function listen(
  app: FastifyInstance,
  { host, port: first, mayMove }: ListenOptions,
): Promise<ListeningAt> {
  for (let port = first; ; port++) {
    const isLast = !mayMove || first === 0 || port === MAX_PORT || port === first + MAX_TRIES - 1;
    // A browser that is told to open `localhost` might reach the other program.
    if (!isLast && (await isTwinTaken(host, port))) continue;
    try {
      await app.listen({ host, port });
      break;
    } catch (error) {
      if (isLast || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  const { port, family } = app.server.address() as AddressInfo;
  return {
    port,
    address: `http://${await nameOf(host, port, family)}:${port}/`,
    others: isAnyAddress(host) ? ownAddresses().map((address) => `http://${address}:${port}/`) : [],
  };
}

function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/**
 * The host in an address for a browser on this machine. It cannot open "any address of this machine", and it allows
 * passkeys at `localhost`, but not at an IP address.
 */
async function nameOf(host: string, port: number, family: string): Promise<string> {
  if (isAnyAddress(host)) return 'localhost';
  if (host in TWINS && !(await isTwinTaken(host, port))) return 'localhost';
  return family === 'IPv6' && host.includes(':') ? `[${host}]` : host;
}

/** `localhost` stands for both of these, and a browser tries one after the other. */
const TWINS: Readonly<Record<string, string>> = { '127.0.0.1': '::1', '::1': '127.0.0.1' };

/** Whether another program listens at the other address that `localhost` stands for. */
async function isTwinTaken(host: string, port: number): Promise<boolean> {
  const twin = TWINS[host];
  if (twin === undefined) return false;
  const probe = createServer();
  try {
    await once(probe.listen({ host: twin, port }), 'listening');
    return false;
  } catch (error) {
    // A machine may have only one of the two.
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  } finally {
    probe.close();
  }
}

/** This machine's addresses on its networks. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
