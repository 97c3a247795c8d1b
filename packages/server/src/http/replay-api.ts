import { MAX_RECORD_LENGTH, uploadBody } from '@schupf/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/network.ts';
import type { Replays, UploadRefusal } from '../replays/replays.ts';
import { Problem } from './problem.ts';
import { readBody } from './read-body.ts';
import type { Visitors } from './visitors.ts';

export interface ReplayApiDeps {
  readonly replays: Replays;
  readonly visitors: Visitors;
}

/** Escaped line ends make the text of a record longer. */
const BODY_LIMIT = 2 * MAX_RECORD_LENGTH;

const GONE = {
  unknown: [404, 'there is no such replay'],
  expired: [410, 'this replay was kept for a limited time and has expired'],
  withdrawn: [410, 'this replay is no longer shared'],
} as const;

/** The API for replays that anyone with the link may see. */
export function addReplayApi(app: FastifyInstance, { replays, visitors }: ReplayApiDeps): void {
  app.get<{ Params: { id: string } }>('/api/replays/:id', async (request) => {
    const signedIn = await visitors.find(request);
    const found = await replays.find(request.params.id, signedIn?.person.id ?? null);
    if (typeof found === 'object') return found;
    const [status, text] = GONE[found];
    throw new Problem(status, found, text);
  });

  app.post('/api/replays', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { record, me } = readBody(uploadBody, request.body);
    const answer = await replays.upload(record, me, networkOf(request.ip));
    if (!answer.ok) throw problemOf(answer.refusal);
    return reply.code(201).send(answer.uploaded);
  });

  app.delete<{ Params: { id: string } }>('/api/replays/:id', async (request, reply) => {
    if (!(await replays.withdraw(request.params.id, keyIn(request))))
      throw new Problem(404, 'unknown', 'there is no replay with this key');
    return reply.code(204).send();
  });
}

function keyIn({ headers }: FastifyRequest): string {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

function problemOf(refusal: UploadRefusal): Problem {
  switch (refusal.reason) {
    case 'uploads-off':
      return new Problem(403, refusal.reason, 'this server does not store matches from browsers');
    case 'too-fast':
      return new Problem(429, refusal.reason, 'too many uploads from your network; please try again later');
    case 'full':
      return new Problem(503, refusal.reason, 'this server has no room for more matches from browsers');
    case 'busy':
      return new Problem(503, refusal.reason, 'the server is busy; please try again in a moment');
    case 'not-a-match':
      return new Problem(422, refusal.reason, refusal.problem);
  }
}
