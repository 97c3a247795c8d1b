import websocket from '@fastify/websocket';
import { MAX_MESSAGE_BYTES, SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway/gateway.ts';
import { NetworkBuckets, scale } from '../limits/bucket.ts';
import { networkOf } from '../limits/network.ts';
import type { Session } from '../people/guests.ts';
import type { Settings } from '../settings.ts';
import { isSameOrigin } from './origin.ts';
import { Problem } from './problem.ts';
import type { Visitors } from './visitors.ts';

/** Generous, because after a restart everyone behind an address reconnects at the same time. */
const CONNECTS = { burst: 200, perSecond: 20 };

export interface SocketDeps {
  readonly gateway: Gateway;
  readonly visitors: Visitors;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** Accepts sockets that speak our protocol, at a limited rate, and refuses those opened by other sites' pages. */
export async function addSockets(app: FastifyInstance, deps: SocketDeps): Promise<void> {
  const { gateway, visitors, settings, clock } = deps;
  const connects = new NetworkBuckets(scale(CONNECTS, settings.rateLimitFactor));
  const signedIn = new WeakMap<FastifyRequest, Session | null>();
  await app.register(websocket, {
    // Errors with a code are protocol errors, the client's fault. Logging them would let clients fill the log.
    errorHandler(error, socket, request) {
      socket.terminate();
      if (!('code' in error)) request.log.error(error);
    },
    options: {
      maxPayload: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
      handleProtocols: (offered) => offered.has(SUBPROTOCOL) && SUBPROTOCOL,
    },
  });

  const preValidation = async (request: FastifyRequest): Promise<void> => {
    const offered = String(request.headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/);
    if (!isSameOrigin(request.headers, settings.publicUrl))
      throw new Problem(403, 'not-allowed', 'connections from other sites are not allowed');
    if (!offered.includes(SUBPROTOCOL))
      throw new Problem(400, 'malformed', `the subprotocol must be ${SUBPROTOCOL}`);
    if (!connects.take(networkOf(request.ip), clock.now()))
      throw new Problem(429, 'too-fast', 'too many connections; please try again in a moment');
    // Looked up before the socket opens; otherwise messages could arrive before storage has answered.
    signedIn.set(request, await visitors.find(request));
  };
  app.get(SOCKET_PATH, { websocket: true, preValidation }, (socket, request) =>
    gateway.accept(socket, request.socket, networkOf(request.ip), signedIn.get(request) ?? null),
  );
}
