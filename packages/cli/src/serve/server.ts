import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site, SiteFile } from './site.ts';

/**
 * What the page may do: run scripts and workers of its own, and nothing that comes from elsewhere or stands in the
 * page itself, but for the styles it was built with. `data:` is for the icon in the tab, drawn while one plays.
 */
function policyFor({ styleDigests }: Site): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleDigests.map((digest) => `'sha256-${digest}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const ALWAYS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** A page asks again each time whether it is still the newest; a file named by its content never. */
const ASK_AGAIN = 'no-cache';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** So many ports from the one wished for are tried. */
const TRIES = 20;
const HIGHEST_PORT = 65_535;

export interface Served {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

interface Place {
  readonly host: string;
  /** 0 is any free port; any other is the first one tried. */
  readonly port: number;
}

/** Serves a site until it is closed. Throws what the system says when there is no port to be had. */
export async function serveSite(site: Site, { host, port }: Place): Promise<Served> {
  const policy = policyFor(site);
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    answer(site, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await listen(server, host, port);
  const { port: taken, family } = server.address() as AddressInfo;
  return {
    address: `http://${nameOf(host, family)}:${taken}/`,
    port: taken,
    close: () => close(server),
  };
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return say(request, response, 405, 'Only GET and HEAD here.');
  }
  const path = pathOf(request.url ?? '/');
  const file = path === null ? null : site.find(path);
  if (file === null) return say(request, response, 404, 'There is nothing at this address.');
  return send(file, request, response);
}

async function send(file: SiteFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { body, encoding, etag } = await file.send(String(request.headers['accept-encoding'] ?? ''));
  response.setHeader('Cache-Control', file.isImmutable ? FOR_EVER : ASK_AGAIN);
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', body.length);
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

function say(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', ASK_AGAIN);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : `${text}\n`);
}

/** The path without its query; null when it is no text. */
function pathOf(target: string): string | null {
  try {
    return decodeURIComponent(target.split(/[?#]/, 1)[0]!);
  } catch {
    return null;
  }
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);
}

async function listen(server: Server, host: string, first: number): Promise<void> {
  for (let port = first; ; port++) {
    const problem = await tryPort(server, host, port);
    if (problem === null) return;
    const last = first === 0 || port === HIGHEST_PORT || port === first + TRIES - 1;
    if (last || problem.code !== 'EADDRINUSE') throw problem;
  }
}

function tryPort(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.ErrnoException | null>();
  server.once('error', resolve);
  server.listen(port, host, () => {
    server.off('error', resolve);
    resolve(null);
  });
  return promise;
}

/** A browser cannot go to "every address of this machine". */
function nameOf(host: string, family: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return family === 'IPv6' && host.includes(':') ? `[${host}]` : host;
}

function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  return promise;
}
