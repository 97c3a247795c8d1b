import cookie from '@fastify/cookie';
import { SOCKET_PATH } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { addInvitationPages } from '../invitations/invitation-pages.ts';
import type { PicturePainter } from '../invitations/picture-painter.ts';
import { PictureSender } from '../invitations/picture-sender.ts';
import { NetworkBuckets, scale } from '../limits/bucket.ts';
import { networkOf } from '../limits/network.ts';
import type { Metrics } from '../metrics.ts';
import { addReplayPages } from '../replays/replay-pages.ts';
import type { Settings } from '../settings.ts';
import { StorageError } from '../storage/storage.ts';
import { type AccountsApiDeps, addAccountsApi } from './accounts-api.ts';
import { type ApiDeps, addApi } from './api.ts';
import { CONNECTION_TIMEOUTS, connectionLimits, limitConnections } from './connections.ts';
import { policyFor, securityHeaders } from './headers.ts';
import type { Health } from './health.ts';
import { isOurHostname, wrongHostname } from './hostname.ts';
import { addLegalApi, type LegalApiDeps } from './legal-api.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { addModerationApi, type ModerationApiDeps } from './moderation-api.ts';
import { isSameOrigin } from './origin.ts';
import { addPeopleApi, type PeopleApiDeps } from './people-api.ts';
import { Problem } from './problem.ts';
import { addRatingApi, type RatingApiDeps } from './rating-api.ts';
import { addReplayApi, type ReplayApiDeps } from './replay-api.ts';
import type { Site } from './site.ts';
import { addStandingApi, type StandingApiDeps } from './standing-api.ts';
import { sendText, serveFile } from './static.ts';
import { addTurnsApi, type TurnsApiDeps } from './turns-api.ts';

/** Limits per address for the API: for all requests, and for changes. Enough for dozens of people. */
const REQUESTS = { burst: 120, perSecond: 10 };
const CHANGES = { burst: 20, perSecond: 0.5 };
/** Everything that is not a file of the site. */
const LIMITED_PATHS = /^\/(api|t|r|previews)\/|^\/(healthz|readyz)$/;
/** These are requested under any hostname. */
const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const MAX_BODY_BYTES = 16_384;

export interface AppDeps {
  readonly site: Site;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly health: Health;
  /** Whether a proxy should send new clients to this process. */
  readonly isReady: () => boolean;
  readonly clock: Clock;
}

export interface PublicDeps
  extends ApiDeps,
    AccountsApiDeps,
    LegalApiDeps,
    PeopleApiDeps,
    RatingApiDeps,
    ReplayApiDeps,
    TurnsApiDeps,
    StandingApiDeps,
    ModerationApiDeps {
  readonly site: Site;
  readonly painter: PicturePainter;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** Every process serves its health and its metrics over plain HTTP. `addPublic` adds what clients need. */
export async function makeApp(
  deps: AppDeps,
  addPublic: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const { site, settings, metrics, health, isReady, clock } = deps;
  const app = fastify({
    trustProxy: settings.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // Fastify overrides this timeout of `http`. By default, it waits indefinitely for the rest of a request.
    requestTimeout: CONNECTION_TIMEOUTS.requestTimeout,
    http: CONNECTION_TIMEOUTS,
    // Requests are private. Errors are logged below.
    logController: new LogController({ disableRequestLogging: true }),
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    forceCloseConnections: true,
  });
  limitConnections(app.server, connectionLimits(settings), settings);
  await app.register(cookie);
  const headers = { ...securityHeaders(settings), 'Content-Security-Policy': policyFor(site) };
  const requests = new NetworkBuckets(scale(REQUESTS, settings.rateLimitFactor));
  const changes = new NetworkBuckets(scale(CHANGES, settings.rateLimitFactor));

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Checks the route, not the raw URL: `/%61pi/me` and `http://elsewhere/api/me` lead to the same route.
    const path = request.routeOptions.url ?? '';
    const isApi = path.startsWith('/api/') || path === SOCKET_PATH;
    const { host } = request.headers;
    if (!HEALTH_PATHS.has(path) && !isOurHostname(host, settings)) {
      if (isApi) throw new Problem(421, 'wrong-host', wrongHostname(host));
      return sendText(reply, 421, wrongHostname(host));
    }
    if (!LIMITED_PATHS.test(path)) return;
    reply.header('Cache-Control', 'no-store');
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (isChange && !isSameOrigin(request.headers, settings.publicUrl))
      throw new Problem(403, 'not-allowed', 'requests from other sites are not allowed');
    const now = clock.now();
    const network = networkOf(request.ip);
    if (!requests.take(network, now) || (isChange && !changes.take(network, now))) {
      reply.header('Retry-After', '5');
      throw new Problem(429, 'too-fast', 'too many requests; please try again in a moment');
    }
  });

  app.setErrorHandler((error: FastifyError | Problem, _request, reply) => {
    if (error instanceof Problem) {
      reply.code(error.status);
      return reply.send({ code: error.code, problem: error.message });
    }
    if (error instanceof StorageError) {
      metrics.storageErrors.inc();
      health.noteFailure();
      return reply
        .code(503)
        .send({ code: 'storage', problem: 'the server cannot save right now; please try again in a moment' });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: 'malformed', problem: error.message });
    metrics.faults.inc();
    app.log.error(error);
    return reply
      .code(500)
      .send({ code: 'fault', problem: 'something went wrong on the server; nothing was changed' });
  });

  app.get('/healthz', async (_request, reply) => {
    await health.check();
    return reply.type('text/plain').send('ok\n');
  });

  app.get('/readyz', async (_request, reply) => {
    await health.check();
    if (!isReady()) return sendText(reply, 503, 'This process takes no new clients.');
    return reply.type('text/plain').send('ok\n');
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings)) return sendText(reply, 404, 'There is nothing at this address.');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  await addPublic(app);
  return app;
}

/** What clients need: the page, the API and the previews of links. */
export function addPublicPages(app: FastifyInstance, deps: PublicDeps): void {
  addApi(app, deps);
  addAccountsApi(app, deps);
  addPeopleApi(app, deps);
  addTurnsApi(app, deps);
  addLegalApi(app, deps);
  addStandingApi(app, deps);
  addModerationApi(app, deps);
  addRatingApi(app, deps);
  const pictures = new PictureSender(deps);
  addInvitationPages(app, { ...deps, pictures });
  addReplayApi(app, deps);
  addReplayPages(app, { ...deps, pictures });
  app.all('/api/*', async () => {
    throw new Problem(404, 'unknown', 'there is nothing at this address');
  });
  app.setNotFoundHandler((request, reply) => serveFile(deps.site, request, reply));
}
