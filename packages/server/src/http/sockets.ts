import websocket from '@fastify/websocket';
import { MAX_MESSAGE_BYTES, SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway/gateway.ts';
import { Buckets, times } from '../limits/bucket.ts';
import { networkOf } from '../limits/network.ts';
import type { Guests, SignedIn } from '../people/guests.ts';
import type { Settings } from '../settings.ts';
import type { Cookie } from './cookie.ts';
import { isOurs } from './origin.ts';
import { Problem } from './problem.ts';

/** Whoever comes back after a restart comes with everybody else behind his address. */
const CONNECTS = { burst: 200, perSecond: 20 };

export interface SocketParts {
  readonly gateway: Gateway;
  readonly guests: Guests;
  readonly cookie: Cookie;
  readonly settings: Settings;
}

/** Lets sockets in: from pages of ours, speaking our protocol, not too many at once. */
export async function addSockets(app: FastifyInstance, parts: SocketParts): Promise<void> {
  const { gateway, guests, cookie, settings } = parts;
  const connects = new Buckets(times(settings.generosity, CONNECTS));
  const visitors = new WeakMap<FastifyRequest, SignedIn | null>();
  await app.register(websocket, {
    // What is wrong with a wire is the business of whoever is at its other end: he could fill the log with it.
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
    if (!isOurs(request.headers, settings.publicUrl))
      throw new Problem(403, 'not-allowed', 'this socket comes from another site');
    if (!offered.includes(SUBPROTOCOL))
      throw new Problem(400, 'malformed', `the subprotocol is ${SUBPROTOCOL}`);
    if (!connects.take(networkOf(request.ip), Date.now()))
      throw new Problem(429, 'too-fast', 'too many sockets at once');
    // Asked for here, so that nothing the socket says is lost while the store answers.
    visitors.set(request, await guests.find(cookie.read(request)));
  };
  app.get(SOCKET_PATH, { websocket: true, preValidation }, (socket, request) =>
    gateway.accept(socket, request.socket, networkOf(request.ip), visitors.get(request) ?? null),
  );
}
