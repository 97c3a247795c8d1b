import { friendBody, isTableCode, profileSettings, tableInvitationBody } from '@schupf/protocol';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits/network.ts';
import type { Friends } from '../people/friends.ts';
import type { Profiles } from '../people/profiles.ts';
import { Problem } from './problem.ts';
import { readBody } from './read-body.ts';
import type { Visitors } from './visitors.ts';

export interface PeopleApiDeps {
  readonly friends: Friends;
  readonly profiles: Profiles;
  readonly visitors: Visitors;
}

interface WithId {
  Params: { id: string };
}

/** The API for what people have to do with each other: profiles, friends and invitations to tables. */
export function addPeopleApi(app: FastifyInstance, { friends, profiles, visitors }: PeopleApiDeps): void {
  app.get<WithId>('/api/people/:id', async (request) => {
    const signedIn = await visitors.find(request);
    const profile = await profiles.find(request.params.id, signedIn?.person.id ?? null);
    if (profile === null) throw noSuchPerson();
    return profile;
  });

  app.get('/api/me/profile', async (request) => {
    const { person } = await visitors.require(request);
    return profiles.settings(person.id);
  });

  app.put('/api/me/profile', async (request) => {
    const { person } = await visitors.require(request);
    const settings = readBody(profileSettings, request.body);
    await profiles.save(person.id, settings);
    return settings;
  });

  app.get('/api/me/friends', async (request) => {
    const { person } = await visitors.require(request);
    return friends.lists(person);
  });

  app.post('/api/me/friends', async (request) => {
    const { person } = await visitors.require(request);
    const { person: to } = readBody(friendBody, request.body);
    const answer = await friends.request({ person, network: networkOf(request.ip) }, to);
    switch (answer) {
      case 'sent':
      case 'friends':
        return { friend: answer };
      case 'unknown':
        throw noSuchPerson();
      case 'full':
        throw new Problem(409, 'full', 'one of you has too many friends or open requests');
      case 'too-fast':
        throw new Problem(429, 'too-fast', 'too many requests to be friends; please try again in an hour');
    }
  });

  app.delete<WithId>('/api/me/friends/:id', async (request, reply) => {
    const { person } = await visitors.require(request);
    await friends.end(person, request.params.id);
    return reply.code(204).send();
  });

  app.post<WithId>('/api/people/:id/invitations', async (request, reply) => {
    const { person } = await visitors.require(request);
    const { table } = readBody(tableInvitationBody, request.body);
    const asker = { person, network: networkOf(request.ip) };
    switch (await friends.invite(asker, request.params.id, table)) {
      case 'invited':
        return reply.code(204).send();
      case 'unknown':
        throw noSuchPerson();
      case 'not-there':
        throw new Problem(403, 'not-allowed', 'you can only invite people to a table where you sit');
      case 'too-fast':
        throw new Problem(429, 'too-fast', 'too many invitations; please try again in an hour');
    }
  });

  app.get('/api/me/invitations', async (request) => {
    const { person } = await visitors.require(request);
    return { invitations: await friends.invitationsTo(person) };
  });

  app.delete<{ Params: { code: string } }>('/api/me/invitations/:code', async (request, reply) => {
    const { person } = await visitors.require(request);
    const { code } = request.params;
    if (isTableCode(code)) await friends.dismiss(person, code);
    return reply.code(204).send();
  });
}

/** The same for unknown ids and for people who do not want to have anything to do with the one who asks. */
function noSuchPerson(): Problem {
  return new Problem(404, 'unknown', 'there is no such person');
}
