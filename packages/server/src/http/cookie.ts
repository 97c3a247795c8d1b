import type { FastifyReply } from 'fastify';

/** What a browser is known by. No script can read it, and no other site can have it sent. */
export const COOKIE = 'schupf';
const A_YEAR = 365 * 24 * 3600;

export function giveCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    // Over plain http, in a house without certificates, a browser would not keep it.
    secure: isSecure,
    path: '/',
    maxAge: A_YEAR,
  });
}

export function forgetCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
