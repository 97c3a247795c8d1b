import { appealDecisionBody, decisionBody, isTableCode, reasonBody, sanctionBody } from '@schupf/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Judge, Moderators, Refusal, Verdict } from '../moderation/moderators.ts';
import type { Session } from '../people/guests.ts';
import type { Storage } from '../storage/storage.ts';
import { Problem } from './problem.ts';
import { readBody } from './read-body.ts';
import type { Visitors } from './visitors.ts';

export interface ModerationApiDeps {
  readonly moderators: Moderators;
  readonly visitors: Visitors;
  readonly storage: Storage;
}

interface WithId {
  Params: { id: string };
}

const REFUSALS: { readonly [R in Refusal]: readonly [status: number, problem: string] } = {
  unknown: [404, 'there is nothing like that'],
  'decided-already': [409, 'this was decided already, or is over'],
  'own-case': [403, 'you cannot decide about something that you are part of'],
  moderator: [403, 'only the operator of this server decides about moderators'],
  'own-decision': [403, 'another moderator has to decide about appeals against your decisions'],
  'others-decision': [403, 'someone else has decided this; you can only decide about an appeal'],
};

/** The API for moderators. To everyone else, it does not exist. */
export function addModerationApi(app: FastifyInstance, deps: ModerationApiDeps): void {
  const { moderators, visitors, storage } = deps;

  const requireModerator = async (request: FastifyRequest): Promise<Session> => {
    const signedIn = await visitors.find(request);
    if (signedIn === null || !(await storage.sanctions.isModerator(signedIn.person.id))) throw nothing();
    return visitors.require(request);
  };
  const reader = async (request: FastifyRequest): Promise<Judge> => {
    const { person } = await requireModerator(request);
    return { origin: 'moderator', person: person.id };
  };
  /** Someone who finds a moderator's device unlocked must not be able to exclude people. */
  const judge = async (request: FastifyRequest): Promise<Judge> => {
    const signedIn = await requireModerator(request);
    await visitors.requireConfirmed(signedIn);
    return { origin: 'moderator', person: signedIn.person.id };
  };
  const conclude = (verdict: Verdict, reply: FastifyReply) => {
    if (verdict === 'done') return reply.code(204).send();
    const [status, problem] = REFUSALS[verdict];
    throw new Problem(status, verdict, problem);
  };

  app.get('/api/moderation/reports', async (request) => {
    return { reports: await moderators.openReports(await reader(request)) };
  });

  app.get<WithId>('/api/moderation/reports/:id', async (request) => {
    const by = await reader(request);
    return (await moderators.report(by, request.params.id)) ?? fail();
  });

  app.post<WithId>('/api/moderation/reports/:id/decision', async (request, reply) => {
    const by = await judge(request);
    const decision = readBody(decisionBody, request.body);
    return conclude(await moderators.decideReport(by, request.params.id, decision), reply);
  });

  app.get<WithId>('/api/moderation/people/:id', async (request) => {
    const by = await reader(request);
    return (await moderators.history(by, request.params.id)) ?? fail();
  });

  app.post<WithId>('/api/moderation/people/:id/sanctions', async (request, reply) => {
    const by = await judge(request);
    const sanction = readBody(sanctionBody, request.body);
    return conclude(await moderators.sanction(by, request.params.id, sanction), reply);
  });

  app.post<WithId>('/api/moderation/people/:id/new-name', async (request, reply) => {
    const by = await judge(request);
    const { reason } = readBody(reasonBody, request.body);
    return conclude(await moderators.rename(by, request.params.id, reason), reply);
  });

  app.post<WithId>('/api/moderation/sanctions/:id/lift', async (request, reply) => {
    const by = await judge(request);
    const { reason } = readBody(reasonBody, request.body);
    return conclude(await moderators.lift(by, request.params.id, reason), reply);
  });

  app.get('/api/moderation/appeals', async (request) => {
    await reader(request);
    return { appeals: await moderators.appeals() };
  });

  app.post<WithId>('/api/moderation/appeals/:id/decision', async (request, reply) => {
    const by = await judge(request);
    const decision = readBody(appealDecisionBody, request.body);
    return conclude(await moderators.decideAppeal(by, request.params.id, decision), reply);
  });

  app.post<WithId>('/api/moderation/tables/:id/close', async (request, reply) => {
    const by = await judge(request);
    const { reason } = readBody(reasonBody, request.body);
    const { id } = request.params;
    return conclude(isTableCode(id) ? await moderators.closeTable(by, id, reason) : 'unknown', reply);
  });

  app.get<{ Querystring: { before?: string } }>('/api/moderation/log', async (request) => {
    await reader(request);
    const before = Number(request.query.before ?? Number.MAX_SAFE_INTEGER);
    if (!Number.isSafeInteger(before))
      throw new Problem(400, 'malformed', '`before` must be a time in milliseconds');
    return { acts: await moderators.log(before) };
  });
}

function nothing(): Problem {
  return new Problem(404, 'unknown', 'there is nothing like that');
}

function fail(): never {
  throw nothing();
}
