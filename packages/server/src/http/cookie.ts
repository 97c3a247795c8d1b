import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

const NAME = 'schupf';
/** Browsers accept this prefix only over https and for exactly this host, so no one else can have set the cookie. */
const SECURE_NAME = `__Host-${NAME}`;
const YEAR_SECONDS = 365 * 24 * 3600;

/** The cookie with the session token. Scripts cannot read it. From other sites, browsers send it only for links. */
export class Cookie {
  private readonly publicUrl: URL | null;

  constructor({ publicUrl }: Pick<Settings, 'publicUrl'>) {
    this.publicUrl = publicUrl;
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.nameFor(request)];
  }

  set(request: FastifyRequest, reply: FastifyReply, token: string): void {
    reply.setCookie(this.nameFor(request), token, { ...this.optionsFor(request), maxAge: YEAR_SECONDS });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(this.nameFor(request), this.optionsFor(request));
  }

  private nameFor(request: FastifyRequest): string {
    return this.isSecure(request) ? SECURE_NAME : NAME;
  }

  /** Over plain http, as in a home network without certificates, browsers reject secure cookies. */
  private optionsFor(request: FastifyRequest) {
    return { httpOnly: true, sameSite: 'lax', secure: this.isSecure(request), path: '/' } as const;
  }

  private isSecure({ protocol }: FastifyRequest): boolean {
    return this.publicUrl === null ? protocol === 'https' : this.publicUrl.protocol === 'https:';
  }
}
