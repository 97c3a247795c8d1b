import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** The address at which other people reach the server. */
export function publicOrigin(
  { protocol, host }: FastifyRequest,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string {
  return publicUrl?.origin ?? `${protocol}://${host}`;
}
