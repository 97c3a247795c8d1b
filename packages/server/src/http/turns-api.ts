import { DEFAULT_NOTICES, holidayBody, type NoticeState, noticeChoice, pushBody } from '@schupf/protocol';
import type { FastifyInstance } from 'fastify';
import type { Holidays } from '../people/holidays.ts';
import { isPushService } from '../push/push-services.ts';
import type { VapidKeys } from '../push/web-push.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import { Problem } from './problem.ts';
import { readBody } from './read-body.ts';
import type { Visitors } from './visitors.ts';

/** Nobody plays at more tables at once. */
const MAX_TURNS = 100;

export interface TurnsApiDeps {
  readonly storage: Storage;
  readonly visitors: Visitors;
  readonly settings: Settings;
  readonly vapidKeys: VapidKeys;
  readonly holidays: Holidays;
}

/** The API for play by correspondence: the tables that wait for a person, and notifications. */
export function addTurnsApi(app: FastifyInstance, deps: TurnsApiDeps): void {
  const { storage, visitors, settings, vapidKeys, holidays } = deps;
  const { push, turns } = storage;

  app.get('/api/me/turns', async (request) => {
    const signedIn = await visitors.find(request);
    return { turns: signedIn === null ? [] : await turns.of(signedIn.person.id, MAX_TURNS) };
  });

  app.get('/api/me/notices', async (request): Promise<NoticeState> => {
    const { person, device } = await visitors.require(request);
    const subscription = await push.find(device);
    const choice = await push.choiceOf(person.id);
    return {
      key: vapidKeys.publicKey,
      endpoint: subscription?.endpoint ?? null,
      choice: choice ?? DEFAULT_NOTICES,
    };
  });

  app.put('/api/me/notices', async (request, reply) => {
    const { person } = await visitors.require(request);
    await push.saveChoice(person.id, readBody(noticeChoice, request.body));
    return reply.code(204).send();
  });

  app.get('/api/me/holiday', async (request) => {
    const { person } = await visitors.require(request);
    return holidays.state(person);
  });

  app.post('/api/me/holiday', async (request) => {
    const { person } = await visitors.require(request);
    const { days } = readBody(holidayBody, request.body);
    switch (await holidays.begin(person, days)) {
      case 'begun':
        return holidays.state(person);
      case 'on-holiday':
        throw new Problem(409, 'on-holiday', 'you are on holiday already');
      case 'too-long':
        throw new Problem(409, 'too-long', 'you do not have so many days of holiday left');
      case 'unknown':
        throw new Problem(404, 'unknown', 'there is no such person');
    }
  });

  app.delete('/api/me/holiday', async (request) => {
    const { person } = await visitors.require(request);
    await holidays.end(person);
    return holidays.state(person);
  });

  app.put('/api/me/push', async (request, reply) => {
    const { device } = await visitors.require(request);
    const { endpoint, keys, language } = readBody(pushBody, request.body);
    if (!isPushService(endpoint, settings.pushServices))
      throw new Problem(403, 'unknown-service', 'this server does not send to this push service');
    await push.subscribe({ session: device, endpoint, ...keys, language });
    return reply.code(204).send();
  });

  app.delete('/api/me/push', async (request, reply) => {
    const { device } = await visitors.require(request);
    await push.unsubscribe(device);
    return reply.code(204).send();
  });
}
