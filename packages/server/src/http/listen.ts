import type { AddressInfo } from 'node:net';
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
    try {
      await app.listen({ host, port });
      break;
    } catch (error) {
      const isLast = !mayMove || first === 0 || port === MAX_PORT || port === first + MAX_TRIES - 1;
      if (isLast || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  const { port, family } = app.server.address() as AddressInfo;
  return {
    port,
    address: `http://${nameOf(host, family)}:${port}/`,
    others: isAnyAddress(host) ? ownAddresses().map((address) => `http://${address}:${port}/`) : [],
  };
}

function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** The host in an address for a browser, which cannot open "any address of this machine". */
function nameOf(host: string, family: string): string {
  if (isAnyAddress(host)) return 'localhost';
  return family === 'IPv6' && host.includes(':') ? `[${host}]` : host;
}

/** This machine's addresses on its networks. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
