import {
  blockBody,
  deviceBody,
  explainIssue,
  isTableCode,
  type MatchSummary,
  type NewTable,
  nameBody,
  newTable,
} from '@schupf/protocol';
import { VARIANTS } from '@schupf/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway/gateway.ts';
import type { Forget } from '../people/forget.ts';
import type { Guests, SignedIn } from '../people/guests.ts';
import type { MatchRow, Storage } from '../storage/storage.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Cookie } from './cookie.ts';
import { playNowTable } from './play-now.ts';
import { Problem } from './problem.ts';

const MATCHES_A_PAGE = 50;

export interface ApiParts {
  readonly storage: Storage;
  readonly guests: Guests;
  readonly house: TableRegistry;
  readonly gateway: Gateway;
  readonly forget: Forget;
  readonly cookie: Cookie;
}

/** What is done over plain requests: everything about people, opening tables, and matches that are over. */
export function addApi(app: FastifyInstance, parts: ApiParts): void {
  const { storage, guests, house, gateway, forget, cookie } = parts;

  async function whoIs(request: FastifyRequest): Promise<SignedIn | null> {
    return guests.find(cookie.read(request));
  }
  async function mustBe(request: FastifyRequest): Promise<SignedIn> {
    const signedIn = await whoIs(request);
    if (signedIn === null) throw new Problem(401, 'sign-in-first', 'give yourself a name first');
    return signedIn;
  }
  function letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { person, token }: { readonly person: SignedIn['person']; readonly token: string },
  ): SignedIn['person'] {
    cookie.give(request, reply, token);
    return person;
  }

  app.post('/api/guest', async (request, reply) => {
    const { name } = read(nameBody, request.body);
    const known = await whoIs(request);
    if (known !== null) throw new Problem(409, 'known-already', 'you are signed in already');
    return letIn(request, reply.code(201), await guests.welcome(name));
  });

  app.post('/api/device', async (request, reply) => {
    const { word } = read(deviceBody, request.body);
    const found = await guests.signInByWord(word);
    if (found === null) throw new Problem(403, 'wrong-word', 'this word is wrong, used or too old');
    const before = await whoIs(request);
    if (before !== null) {
      await guests.signOut(before.device);
      gateway.signOut(before.device);
    }
    return letIn(request, reply, found);
  });

  app.get('/api/me', async (request, reply) => {
    const signedIn = await whoIs(request);
    // Whoever comes often is not signed out a year after he came first.
    if (signedIn !== null) cookie.give(request, reply, cookie.read(request)!);
    return { me: signedIn?.person ?? null };
  });

  app.patch('/api/me', async (request) => {
    const { person } = await mustBe(request);
    const { name } = read(nameBody, request.body);
    await guests.rename(person, name);
    const renamed = { ...person, name };
    await gateway.refresh(renamed);
    return renamed;
  });

  app.delete('/api/me', async (request, reply) => {
    const { person } = await mustBe(request);
    await forget(person.id);
    cookie.forget(request, reply);
    return reply.code(204).send();
  });

  app.post('/api/me/sign-out', async (request, reply) => {
    const signedIn = await mustBe(request);
    await guests.signOut(signedIn.device);
    gateway.signOut(signedIn.device);
    cookie.forget(request, reply);
    return reply.code(204).send();
  });

  app.get('/api/me/devices', async (request) => {
    const signedIn = await mustBe(request);
    return { devices: await guests.devices(signedIn) };
  });

  app.delete<{ Params: { id: string } }>('/api/me/devices/:id', async (request, reply) => {
    const signedIn = await mustBe(request);
    const devices = await guests.devices(signedIn);
    const device = devices.find(({ id }) => id === request.params.id);
    if (device === undefined) throw new Problem(404, 'unknown', 'there is no such device');
    await guests.signOut(device.id);
    gateway.signOut(device.id);
    return reply.code(204).send();
  });

  app.post('/api/me/device-word', async (request) => {
    const { person } = await mustBe(request);
    return guests.deviceWord(person);
  });

  app.get('/api/me/blocks', async (request) => {
    const { person } = await mustBe(request);
    const blocked = await storage.people.blockedBy(person.id);
    return { blocks: blocked.map(({ id, name }) => ({ id, name })) };
  });

  app.post('/api/me/blocks', async (request, reply) => {
    const { person } = await mustBe(request);
    await guests.block(person, read(blockBody, request.body).person);
    await gateway.refresh(person);
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>('/api/me/blocks/:id', async (request, reply) => {
    const { person } = await mustBe(request);
    await storage.people.unblock(person.id, request.params.id);
    await gateway.refresh(person);
    return reply.code(204).send();
  });

  app.post('/api/tables', async (request, reply) => {
    const { person } = await mustBe(request);
    const wanted = read(newTable, request.body) as NewTable;
    const opened = await house.create(wanted, person);
    if (!opened.ok) throw new Problem(422, 'no-such-table', opened.problem);
    return reply.code(201).send({ code: opened.code });
  });

  app.post('/api/play', async (request) => {
    const { person } = await mustBe(request);
    const { variant } = read(v.strictObject({ variant: v.picklist(VARIANTS) }), request.body);
    const place = await house.findPlace(variant, person);
    if (place !== null) return { code: place };
    const opened = await house.create(playNowTable(variant), person);
    if (!opened.ok) throw new Problem(422, 'no-such-table', opened.problem);
    return { code: opened.code };
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code', async (request) => {
    const found = isTableCode(request.params.code) ? await house.about(request.params.code) : null;
    if (found === null) throw new Problem(404, 'unknown', 'there is no such table');
    return found;
  });

  app.get<{ Querystring: { before?: string } }>('/api/matches', async (request) => {
    const { person } = await mustBe(request);
    const before = Number(request.query.before ?? Number.MAX_SAFE_INTEGER);
    if (!Number.isSafeInteger(before))
      throw new Problem(400, 'malformed', 'before is a time in milliseconds');
    const matches = await storage.matches.of(person.id, before, MATCHES_A_PAGE);
    return { matches: matches.map((match) => matchSummary(match, person.id)) };
  });

  const ownMatch = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { person } = await mustBe(request);
    const match = await storage.matches.find(request.params.id);
    // Only players of a match can see that it exists.
    if (match === null || !match.players.some((one) => one.person === person.id))
      throw new Problem(404, 'unknown', 'there is no such match');
    return { match, person };
  };

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request, reply) => {
    const { match } = await ownMatch(request);
    return reply
      .type('text/plain; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${match.id}.schupf"`)
      .send(match.record);
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id/summary', async (request) => {
    const { match, person } = await ownMatch(request);
    return matchSummary(match, person.id);
  });
}

function matchSummary(match: Omit<MatchRow, 'record'>, person: string): MatchSummary {
  const { id, ended, variant, totals, rounds, outcome, players } = match;
  return {
    id,
    ended,
    variant,
    totals,
    rounds,
    outcome,
    players: players.map((one) => ({ name: one.name, isBot: one.person === null })),
    me: players.findIndex((one) => one.person === person),
  };
}

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const answer = v.safeParse(schema, body);
  if (answer.success) return answer.output;
  throw new Problem(400, 'malformed', explainIssue(answer.issues[0], 'the body'));
}
