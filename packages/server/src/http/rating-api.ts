import { isPool, type Pool } from '@schupf/ratings';
import type { FastifyInstance } from 'fastify';
import { MAX_PLACE, type RatingPages } from '../ratings/rating-pages.ts';
import { Problem } from './problem.ts';
import type { Visitors } from './visitors.ts';

export interface RatingApiDeps {
  readonly ratingPages: RatingPages;
  readonly visitors: Visitors;
}

/** The API for lists of ratings and for the history of a rating. */
export function addRatingApi(app: FastifyInstance, { ratingPages, visitors }: RatingApiDeps): void {
  for (const kind of ['people', 'pairs'] as const)
    app.get<{ Params: { pool: string }; Querystring: { from?: string } }>(
      `/api/ratings/:pool/${kind}`,
      async (request) =>
        ratingPages.list(
          poolIn(request.params.pool),
          kind,
          readNumber('from', request.query.from, 0, MAX_PLACE),
        ),
    );

  app.get<{ Params: { id: string; pool: string }; Querystring: { before?: string } }>(
    '/api/people/:id/ratings/:pool',
    async (request) => {
      const { id, pool } = request.params;
      const before = readNumber(
        'before',
        request.query.before,
        Number.MAX_SAFE_INTEGER,
        Number.MAX_SAFE_INTEGER,
      );
      const signedIn = await visitors.find(request);
      const viewer = signedIn?.person.id ?? null;
      const history = await ratingPages.history(id, viewer, poolIn(pool), before);
      if (history === null) throw new Problem(404, 'unknown', 'there is no such person');
      return history;
    },
  );
}

function poolIn(text: string): Pool {
  if (!isPool(text)) throw new Problem(404, 'unknown', 'there is no such list');
  return text;
}

function readNumber(name: string, text: string | undefined, missing: number, max: number): number {
  if (text === undefined) return missing;
  const number = text === '' ? Number.NaN : Number(text);
  if (!Number.isSafeInteger(number) || number < 0 || number > max)
    throw new Problem(400, 'malformed', `\`${name}\` must be a whole number from 0 to ${max}`);
  return number;
}
