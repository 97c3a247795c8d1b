import cookie from '@fastify/cookie';
import { SOCKET_PATH } from '@schupf/protocol';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Buckets, times } from '../limits/bucket.ts';
import { networkOf } from '../limits/network.ts';
import type { Metrics } from '../metrics.ts';
import { hashOf } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { StorageTrouble } from '../storage/storage.ts';
import { type ApiParts, addApi } from './api.ts';
import { ALWAYS, policyFor } from './headers.ts';
import { isOurName, wrongName } from './host-name.ts';
import { isOurs } from './origin.ts';
import { Problem } from './problem.ts';
import type { Site } from './site.ts';
import { say, serveFile } from './static.ts';

/** Requests of one address, and those that change something: people by the dozen behind one address are fine. */
const REQUESTS = { burst: 120, perSecond: 10 };
const CHANGES = { burst: 20, perSecond: 0.5 };
const MAX_BODY_BYTES = 16_384;
const MAX_REQUEST_BYTES = 30_000;
/** A trial of the store is waited for by everything else that is to be kept, so it is good for so long. */
const PROBE_EVERY = 1000;

export interface AppParts extends ApiParts {
  readonly site: Site;
  readonly settings: Settings;
  readonly metrics: Metrics;
}

/** Everything over plain requests: the page, the interface for people, health and figures. */
export async function makeApp(
  parts: AppParts,
  addSockets: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const { site, settings, metrics, storage } = parts;
  const app = fastify({
    trustProxy: settings.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // Fastify would wait for the rest of a request for ever.
    requestTimeout: MAX_REQUEST_BYTES,
    // What is asked for is nobody's business; what goes wrong is logged below.
    logController: new LogController({ disableRequestLogging: true }),
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    forceCloseConnections: true,
  });
  await app.register(cookie);
  const policy = policyFor(site);
  const requests = new Buckets(times(settings.generosity, REQUESTS));
  const changes = new Buckets(times(settings.generosity, CHANGES));

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ALWAYS).header('Content-Security-Policy', policy);
    // Not by what was asked for: `/%61pi/me` and `http://elsewhere/api/me` lead to the same place.
    const path = request.routeOptions.url ?? '';
    const isForPrograms = path.startsWith('/api/') || path === SOCKET_PATH;
    const { host } = request.headers;
    if (path !== '/healthz' && !isOurName(host, settings)) {
      if (isForPrograms) throw new Problem(421, 'wrong-host', wrongName(host));
      return say(reply, 421, wrongName(host));
    }
    if (!path.startsWith('/api/')) return;
    reply.header('Cache-Control', 'no-store');
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (isChange && !isOurs(request.headers, settings.publicUrl))
      throw new Problem(403, 'not-allowed', 'this request comes from another site');
    const now = Date.now();
    const network = networkOf(request.ip);
    if (!requests.take(network, now) || (isChange && !changes.take(network, now))) {
      reply.header('Retry-After', '5');
      throw new Problem(429, 'too-fast', 'too many requests; try again in a moment');
    }
  });

  app.setErrorHandler((error: FastifyError | Problem, _request, reply) => {
    if (error instanceof Problem) {
      reply.code(error.status);
      return reply.send({ code: error.code, problem: error.message });
    }
    if (error instanceof StorageTrouble) {
      metrics.storageTroubles.inc();
      return reply.code(503).send({ code: 'storage', problem: 'the server cannot keep anything at present' });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: 'malformed', problem: error.message });
    metrics.faults.inc();
    app.log.error(error);
    return reply.code(500).send({ code: 'fault', problem: 'something went wrong here; nothing was changed' });
  });

  let probed = 0;
  let probing = Promise.resolve();
  app.get('/healthz', async (_request, reply) => {
    const now = Date.now();
    if (now - probed >= PROBE_EVERY) {
      probed = now;
      probing = storage.probe();
    }
    await probing;
    return reply.type('text/plain').send('ok\n');
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings)) return say(reply, 404, 'There is nothing at this address.');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  await addSockets(app);
  addApi(app, parts);
  app.all('/api/*', async () => {
    throw new Problem(404, 'unknown', 'there is nothing at this address');
  });
  app.setNotFoundHandler((request, reply) => serveFile(site, request, reply));
  return app;
}

const THIS_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** With a proxy before it, everybody would come from this machine; then a token is needed. */
function mayReadMetrics({ ip, headers }: FastifyRequest, { metricsToken, trustProxy }: Settings): boolean {
  if (metricsToken !== null) return hashOf(headers.authorization ?? '') === hashOf(`Bearer ${metricsToken}`);
  return trustProxy === false && headers['x-forwarded-for'] === undefined && THIS_MACHINE.has(ip);
}
