import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** The address of the server for other people. */
export function publicOrigin(
  { protocol, host }: FastifyRequest,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string {
  return publicUrl?.origin ?? `${protocol}://${host}`;
}
