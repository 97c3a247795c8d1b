import {
  blockBody,
  deviceBody,
  type GoneReason,
  isTableCode,
  type MatchSummary,
  type NewTable,
  nameBody,
  newTable,
  type SeenMatch,
  signOutBody,
} from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/network.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { NameRules } from '../moderation/name-rules.ts';
import type { StoredSanctions } from '../moderation/sanctions.ts';
import type { DeletePerson } from '../people/delete-person.ts';
import type { Guests } from '../people/guests.ts';
import type { MatchRow, Storage } from '../storage/storage.ts';
import { tableOfMatch } from '../tables/match-id.ts';
import { maySeeMatch } from '../tables/may-see-match.ts';
import type { TableService } from '../tables/table-service.ts';
import { Problem } from './problem.ts';
import { readBody } from './read-body.ts';
import { requireGoodName } from './require-good-name.ts';
import { requireLeave } from './require-leave.ts';
import type { Visitors } from './visitors.ts';

const MATCHES_PER_PAGE = 50;

const GONE: { readonly [Reason in GoneReason]: string } = {
  unknown: 'there is no such table',
  over: 'this table was closed because it had not been used for a long time',
  damaged: 'the data of this table cannot be read',
};

export interface ApiDeps {
  readonly storage: Storage;
  readonly guests: Guests;
  readonly tables: TableService;
  readonly deletePerson: DeletePerson;
  readonly visitors: Visitors;
  readonly clock: Clock;
  readonly limits: SharedLimits;
  readonly sanctions: StoredSanctions;
  readonly names: NameRules;
}

/** The HTTP API: people and their devices, opening tables, and finished matches. */
export function addApi(app: FastifyInstance, deps: ApiDeps): void {
  const { storage, guests, visitors, tables, deletePerson, clock, limits, sanctions, names } = deps;

  app.post('/api/guest', async (request, reply) => {
    const { name } = readBody(nameBody, request.body);
    const existing = await visitors.find(request);
    if (existing !== null) throw new Problem(409, 'known-already', 'you are already signed in');
    requireGoodName(names, name);
    if (!(await limits.take('guest', networkOf(request.ip))))
      throw new Problem(
        429,
        'too-fast',
        'too many people have signed in from your network; please try again in an hour',
      );
    const guest = await guests.create(name);
    await sanctions.inherit(guest.person.id, networkOf(request.ip));
    return visitors.signIn(request, reply.code(201), guest);
  });

  app.post('/api/device', async (request, reply) => {
    const { code } = readBody(deviceBody, request.body);
    if (!(await limits.take('device code', networkOf(request.ip))))
      throw new Problem(
        429,
        'too-fast',
        'too many codes have been tried from your network; please try again in an hour',
      );
    const found = await guests.signInByCode(code);
    if (found === null) throw new Problem(403, 'wrong-code', 'this code is wrong, expired or already used');
    const previous = await visitors.find(request);
    if (previous !== null) await guests.signOut(previous.device);
    return visitors.signIn(request, reply, found);
  });

  app.get('/api/me', async (request, reply) => {
    const signedIn = await visitors.find(request);
    if (signedIn !== null) visitors.renew(request, reply);
    return { me: signedIn?.person ?? null };
  });

  app.patch('/api/me', async (request) => {
    const { person } = await visitors.require(request);
    const { name } = readBody(nameBody, request.body);
    await requireLeave(sanctions, person.id, 'rename');
    if (name !== person.name) requireGoodName(names, name);
    return guests.rename(person, name);
  });

  app.delete('/api/me', async (request, reply) => {
    const signedIn = await visitors.requireEvenIfClosed(request);
    await visitors.requireConfirmed(signedIn);
    // Someone who got a sanction while they were away could otherwise come back without it.
    await sanctions.noteNetwork(signedIn.person.id, networkOf(request.ip));
    await deletePerson(signedIn.person.id, 'wish');
    visitors.signOut(request, reply);
    return reply.code(204).send();
  });

  app.post('/api/me/sign-out', async (request, reply) => {
    const signedIn = await visitors.requireEvenIfClosed(request);
    const { everywhere } = readBody(signOutBody, request.body) ?? { everywhere: false };
    await sanctions.noteNetwork(signedIn.person.id, networkOf(request.ip));
    if (everywhere) await guests.signOutAll(signedIn.person.id, null);
    else await guests.signOut(signedIn.device);
    visitors.signOut(request, reply);
    return reply.code(204).send();
  });

  app.get('/api/me/devices', async (request) => {
    const signedIn = await visitors.require(request);
    return { devices: await guests.devices(signedIn) };
  });

  /** Signs out all devices except this one. */
  app.delete('/api/me/devices', async (request, reply) => {
    const { person, device } = await visitors.require(request);
    await guests.signOutAll(person.id, device);
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>('/api/me/devices/:id', async (request, reply) => {
    const signedIn = await visitors.require(request);
    const devices = await guests.devices(signedIn);
    const device = devices.find(({ id }) => id === request.params.id);
    if (device === undefined) throw new Problem(404, 'unknown', 'there is no such device');
    await guests.signOut(device.id);
    return reply.code(204).send();
  });

  app.post('/api/me/device-code', async (request) => {
    const signedIn = await visitors.require(request);
    // A device that was left unlocked must not be enough to open another one for good.
    await visitors.requireConfirmed(signedIn);
    return guests.createDeviceCode(signedIn.person);
  });

  app.get('/api/me/blocks', async (request) => {
    const { person } = await visitors.require(request);
    const blocked = await storage.people.blockedBy(person.id);
    return { blocks: blocked.map(({ id, name }) => ({ id, name })) };
  });

  app.post('/api/me/blocks', async (request, reply) => {
    const { person } = await visitors.require(request);
    await guests.block(person, readBody(blockBody, request.body).person);
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>('/api/me/blocks/:id', async (request, reply) => {
    const { person } = await visitors.require(request);
    await guests.unblock(person, request.params.id);
    return reply.code(204).send();
  });

  app.post('/api/tables', async (request, reply) => {
    const { person } = await visitors.require(request);
    const wanted = readBody(newTable, request.body) as NewTable;
    if (wanted.visibility === 'open') await requireLeave(sanctions, person.id, 'play-with-strangers');
    if (wanted.rated) await requireLeave(sanctions, person.id, 'play-rated');
    const opened = await tables.create(wanted, person, networkOf(request.ip));
    if (!opened.ok) throw new Problem(422, 'no-such-table', opened.problem);
    return reply.code(201).send({ code: opened.code });
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code', async (request) => {
    const { code } = request.params;
    const found = isTableCode(code) ? await tables.invitation(code) : { gone: 'unknown' as const };
    if ('gone' in found)
      throw new Problem(found.gone === 'unknown' ? 404 : 410, found.gone, GONE[found.gone]);
    const signedIn = await visitors.find(request);
    const chair = signedIn === null ? null : await tables.chairOf(code, signedIn.person.id);
    return { ...found, chair };
  });

  app.get<{ Querystring: { before?: string } }>('/api/matches', async (request) => {
    const { person } = await visitors.require(request);
    const before = Number(request.query.before ?? Number.MAX_SAFE_INTEGER);
    if (!Number.isSafeInteger(before))
      throw new Problem(400, 'malformed', '`before` must be a time in milliseconds');
    const matches = await storage.matches.playedBy(person.id, before, MATCHES_PER_PAGE);
    return { matches: matches.map((match) => summaryFor(match, person.id)) };
  });

  /** Moderators may see a match that someone else has reported, and no others. */
  const mayJudge = async (match: string, person: string) =>
    (await storage.sanctions.isModerator(person)) &&
    (await storage.reports.isReportedByOthers(match, person));

  const seenMatch = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { person } = await visitors.require(request);
    const match = await storage.matches.find(request.params.id);
    const table = match === null ? null : await storage.tables.find(tableOfMatch(match.id));
    const access = { handsAfter: table?.info.handsAfter ?? null };
    // People who may not see the match must not even learn that it exists.
    const maySee =
      match !== null &&
      (maySeeMatch(match, access, person.id, clock.now()) || (await mayJudge(match.id, person.id)));
    if (!maySee) throw new Problem(404, 'unknown', 'there is no such match');
    const isTableOpen = table !== null && table.stage !== 'closed' && table.problem === null;
    return { match, person, isTableOpen };
  };

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request, reply) => {
    const { match } = await seenMatch(request);
    return reply
      .type('text/plain; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${match.id}.schupf"`)
      .send(match.record);
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id/summary', async (request) => {
    const { match, person, isTableOpen } = await seenMatch(request);
    const summary = summaryFor(match, person.id);
    return { ...summary, me: summary.me < 0 ? null : summary.me, isTableOpen } satisfies SeenMatch;
  });
}

function summaryFor(match: Omit<MatchRow, 'record'>, person: string): MatchSummary {
  const { id, ended, variant, totals, rounds, outcome, players, share } = match;
  const isPlayer = players.some((player) => player.person === person);
  return {
    id,
    ended,
    variant,
    totals,
    rounds,
    outcome,
    players: players.map(({ name, person: id }) => ({
      name,
      isBot: id === null,
      ...(isPlayer && id !== null ? { id } : {}),
    })),
    me: players.findIndex((player) => player.person === person),
    share,
  };
}
