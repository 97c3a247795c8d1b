import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** So many ports from the one wished for are tried. */
const TRIES = 20;
const MAX_PORT = 65_535;

export interface Place {
  readonly host: string;
  /** 0 is any free port; any other is the first one tried. */
  readonly port: number;
}

/** Where a server was found to listen. */
export interface Found {
  readonly port: number;
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Where others in the same network do. */
  readonly others: readonly string[];
}

/** Throws what the system says when there is no port to be had. */
export async function listen(app: FastifyInstance, { host, port: first }: Place): Promise<Found> {
  for (let port = first; ; port++) {
    try {
      await app.listen({ host, port });
      break;
    } catch (error) {
      const last = first === 0 || port === MAX_PORT || port === first + TRIES - 1;
      if (last || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  const { port, family } = app.server.address() as AddressInfo;
  return {
    port,
    address: `http://${nameOf(host, family)}:${port}/`,
    others: isEverywhere(host) ? ownAddresses().map((address) => `http://${address}:${port}/`) : [],
  };
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** A browser cannot go to "every address of this machine". */
function nameOf(host: string, family: string): string {
  if (isEverywhere(host)) return 'localhost';
  return family === 'IPv6' && host.includes(':') ? `[${host}]` : host;
}

/** Addresses by which others in the house find this machine. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
