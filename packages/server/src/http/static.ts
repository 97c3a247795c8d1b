import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Site, SiteFile } from './site.ts';

/** Browsers revalidate the page each time, but never a file whose name contains a digest of its content. */
const REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves a file of the site, or responds with 404. */
export async function serveFile(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(reply.header('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD are allowed here.');
  const path = pathOf(request.raw.url ?? '/');
  const file = path === null ? null : site.find(path);
  return file === null
    ? sendText(reply, 404, 'There is nothing at this address.')
    : sendFile(file, request, reply);
}

export interface FileHeaders {
  readonly vary?: string;
  readonly caching?: string;
}

/** Sends a file in the best encoding, unless the browser already has it. */
export async function sendFile(
  file: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
  { vary = 'Accept-Encoding', caching = file.isImmutable ? IMMUTABLE : REVALIDATE }: FileHeaders = {},
): Promise<FastifyReply> {
  const { body, encoding, etag } = await file.encode(String(request.headers['accept-encoding'] ?? ''));
  reply.headers({
    'Cache-Control': caching,
    ETag: etag,
    Vary: vary,
  });
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.headers({ 'Content-Type': file.type, 'Content-Length': body.length });
  if (encoding !== null) reply.header('Content-Encoding', encoding);
  return reply.send(request.method === 'HEAD' ? undefined : body);
}

/** Sends the page with tags in the language of the reader. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const file = new SiteFile('/index.html', Buffer.from(html));
  return sendFile(file, request, reply, { vary: 'Accept-Encoding, Accept-Language' });
}

export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': REVALIDATE })
    .send(`${text}\n`);
}

/** The decoded path without its query; null if it cannot be decoded. */
function pathOf(target: string): string | null {
  try {
    return decodeURIComponent(target.split(/[?#]/, 1)[0]!);
  } catch {
    return null;
  }
}

function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
