import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Sanctions } from '../moderation/sanctions.ts';
import type { Guests, Session } from '../people/guests.ts';
import type { Cookie } from './cookie.ts';
import { Problem } from './problem.ts';
import { requireLeave } from './require-leave.ts';

export interface VisitorsDeps {
  readonly guests: Guests;
  readonly cookie: Cookie;
  readonly sanctions: Sanctions;
  readonly accounts: Accounts;
}

/** Who sends a request, known by the token in their cookie. */
export class Visitors {
  private readonly deps: VisitorsDeps;

  constructor(deps: VisitorsDeps) {
    this.deps = deps;
  }

  async find(request: FastifyRequest): Promise<Session | null> {
    const { guests, cookie } = this.deps;
    return guests.find(cookie.read(request));
  }

  async require(request: FastifyRequest): Promise<Session> {
    const signedIn = await this.requireEvenIfClosed(request);
    await requireLeave(this.deps.sanctions, signedIn.person.id, 'enter');
    return signedIn;
  }

  /** For what excluded people may do too: read why, appeal, and take or delete what is theirs. */
  async requireEvenIfClosed(request: FastifyRequest): Promise<Session> {
    const signedIn = await this.find(request);
    if (signedIn === null) throw new Problem(401, 'sign-in-first', 'choose a name first');
    return signedIn;
  }

  /** For what cannot be undone: someone with an account must have proved who they are within the last minutes. */
  async requireConfirmed(signedIn: Session): Promise<void> {
    if (await this.deps.accounts.mayActNow(signedIn)) return;
    throw new Problem(403, 'confirm-first', 'confirm who you are first, with a passkey or a recovery code');
  }

  signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { person, token }: { readonly person: Session['person']; readonly token: string },
  ): Session['person'] {
    this.deps.cookie.set(request, reply, token);
    return person;
  }

  /** Renews the cookie, so that people who come back are not signed out a year after their first visit. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const { cookie } = this.deps;
    cookie.set(request, reply, cookie.read(request)!);
  }

  signOut(request: FastifyRequest, reply: FastifyReply): void {
    this.deps.cookie.clear(request, reply);
  }
}
