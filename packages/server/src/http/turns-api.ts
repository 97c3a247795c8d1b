import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import type { Visitors } from './visitors.ts';

/** Nobody plays at more tables at once. */
const MAX_TURNS = 100;

export interface TurnsApiDeps {
  readonly storage: Storage;
  readonly visitors: Visitors;
}

/** The API for play by correspondence: the tables that wait for a person. */
export function addTurnsApi(app: FastifyInstance, { storage, visitors }: TurnsApiDeps): void {
  app.get('/api/me/turns', async (request) => {
    const signedIn = await visitors.find(request);
    return { turns: signedIn === null ? [] : await storage.turns.of(signedIn.person.id, MAX_TURNS) };
  });
}
