import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site, SiteFile } from './site.ts';

/** A page asks again each time whether it is still the newest; a file named by its content never. */
const ASK_AGAIN = 'no-cache';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A file of the page. Whatever else is asked for is not there. */
export async function serveFile(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return say(reply.header('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD here.');
  const path = pathOf(request.raw.url ?? '/');
  const file = path === null ? null : site.find(path);
  return file === null ? say(reply, 404, 'There is nothing at this address.') : send(file, request, reply);
}

async function send(file: SiteFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { body, encoding, etag } = await file.send(String(request.headers['accept-encoding'] ?? ''));
  reply.headers({
    'Cache-Control': file.isImmutable ? FOR_EVER : ASK_AGAIN,
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.headers({ 'Content-Type': file.type, 'Content-Length': body.length });
  if (encoding !== null) reply.header('Content-Encoding', encoding);
  return reply.send(request.method === 'HEAD' ? undefined : body);
}

export function say(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': ASK_AGAIN })
    .send(`${text}\n`);
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
