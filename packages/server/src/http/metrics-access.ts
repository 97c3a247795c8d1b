import type { FastifyRequest } from 'fastify';
import { hashOf } from '../secrets.ts';
import type { Settings } from '../settings.ts';

const THIS_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** Headers that proxies add to the requests they forward. */
const FORWARDING = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*|cdn-.*)$/;

/**
 * Whether a request may read the metrics. To a server behind a proxy on the same machine, everyone seems to be on this
 * machine. So a request without a token must not show any sign of a proxy, and the server must not have a public
 * address. A proxy that adds no headers may still be recognised by its old version of HTTP.
 */
export function mayReadMetrics(
  { headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>,
  { metricsToken, trustProxy, publicUrl }: Settings,
): boolean {
  if (metricsToken !== null) return hashOf(headers.authorization ?? '') === hashOf(`Bearer ${metricsToken}`);
  return (
    trustProxy === false &&
    publicUrl === null &&
    raw.httpVersion !== '1.0' &&
    THIS_MACHINE.has(raw.socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}
