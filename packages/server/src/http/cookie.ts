import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

const NAME = 'schupf';
/** A browser keeps a cookie of this name only if nobody else can have set it: no plain http, no other host below ours. */
const SECURE_NAME = `__Host-${NAME}`;
const A_YEAR = 365 * 24 * 3600;

/** What a browser is known by. No script can read it, and no other site can have it sent. */
export class Cookie {
  private readonly publicUrl: URL | null;

  constructor({ publicUrl }: Pick<Settings, 'publicUrl'>) {
    this.publicUrl = publicUrl;
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.nameFor(request)];
  }

  give(request: FastifyRequest, reply: FastifyReply, token: string): void {
    reply.setCookie(this.nameFor(request), token, { ...this.wayFor(request), maxAge: A_YEAR });
  }

  forget(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(this.nameFor(request), this.wayFor(request));
  }

  private nameFor(request: FastifyRequest): string {
    return this.isSecure(request) ? SECURE_NAME : NAME;
  }

  /** Over plain http, in a house without certificates, a browser would not keep a secure one. */
  private wayFor(request: FastifyRequest) {
    return { httpOnly: true, sameSite: 'lax', secure: this.isSecure(request), path: '/' } as const;
  }

  private isSecure({ protocol }: FastifyRequest): boolean {
    return this.publicUrl === null ? protocol === 'https' : this.publicUrl.protocol === 'https:';
  }
}
