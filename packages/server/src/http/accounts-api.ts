import {
  type AccountState,
  confirmBody,
  handleBody,
  newPasskeyBody,
  passkeyBody,
  passkeyNameBody,
  recoveryBody,
} from '@schupf/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, SignedIn } from '../accounts/accounts.ts';
import { exportPerson } from '../accounts/export-person.ts';
import { wordsOfHandle } from '../accounts/handles.ts';
import { type RelyingParty, relyingPartyAt } from '../accounts/relying-party.ts';
import { networkOf } from '../limits/network.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { NameRules } from '../moderation/name-rules.ts';
import type { StoredSanctions } from '../moderation/sanctions.ts';
import type { Session } from '../people/guests.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import { Problem } from './problem.ts';
import { publicOrigin } from './public-origin.ts';
import { readBody } from './read-body.ts';
import { requireGoodName } from './require-good-name.ts';
import { requireLeave } from './require-leave.ts';
import type { Visitors } from './visitors.ts';

export interface AccountsApiDeps {
  readonly accounts: Accounts;
  readonly visitors: Visitors;
  readonly limits: SharedLimits;
  readonly sanctions: StoredSanctions;
  readonly settings: Settings;
  readonly names: NameRules;
  readonly storage: Storage;
  readonly date: () => number;
}

interface WithId {
  Params: { id: string };
}

const WHY_NO_PASSKEYS = {
  'no-https': 'browsers accept passkeys only over https, and this server is not reached over it',
  'no-hostname': 'browsers accept passkeys only for a hostname, and this server is reached by its IP address',
} as const;

/** The API for accounts: passkeys, recovery codes, handles, and what they allow. */
export function addAccountsApi(
  app: FastifyInstance,
  { accounts, visitors, limits, sanctions, names, settings, storage, date }: AccountsApiDeps,
): void {
  const partyOf = (request: FastifyRequest): RelyingParty => {
    const answer = relyingPartyAt(publicOrigin(request, settings));
    if (answer.ok) return answer.party;
    throw new Problem(409, answer.reason, WHY_NO_PASSKEYS[answer.reason]);
  };
  const limit = async (what: Parameters<SharedLimits['take']>[0], by: string) => {
    if (!(await limits.take(what, by)))
      throw new Problem(429, 'too-fast', 'too many attempts; please try again in an hour');
  };
  const requireAccount = async (signedIn: Session) => {
    const account = await accounts.find(signedIn);
    if (account === null) throw new Problem(409, 'no-account', 'you have no account; add a passkey first');
    return account;
  };
  const welcome = (request: FastifyRequest, reply: FastifyReply, arrived: SignedIn) =>
    visitors.signIn(request, reply, arrived);

  app.get('/api/account', async (request): Promise<AccountState> => {
    const answer = relyingPartyAt(publicOrigin(request, settings));
    const signedIn = await visitors.find(request);
    const [account, guest] =
      signedIn === null
        ? [null, null]
        : await Promise.all([accounts.find(signedIn), accounts.offeredGuest(signedIn)]);
    return {
      passkeys: answer.ok
        ? { offered: true, hostname: answer.party.hostname, address: answer.party.origin }
        : { offered: false, reason: answer.reason },
      account,
      guest,
    };
  });

  app.post('/api/sign-in/options', async (request) => {
    const party = partyOf(request);
    await limit('sign-in', networkOf(request.ip));
    return accounts.signInOptions(party);
  });

  app.post('/api/sign-in', async (request, reply) => {
    const party = partyOf(request);
    const { passkey } = readBody(passkeyBody, request.body);
    const arrived = await accounts.signIn(party, passkey, await visitors.find(request));
    if (arrived === null) throw wrongPasskey();
    return welcome(request, reply, arrived);
  });

  app.post('/api/recover', async (request, reply) => {
    const { code } = readBody(recoveryBody, request.body);
    await limit('recovery code', networkOf(request.ip));
    const arrived = await accounts.recover(code, await visitors.find(request));
    if (arrived === null) throw wrongCode();
    return welcome(request, reply, arrived);
  });

  app.post('/api/me/passkeys/options', async (request) => {
    const party = partyOf(request);
    const signedIn = await visitors.require(request);
    await visitors.requireConfirmed(signedIn);
    await limit('new passkey', signedIn.person.id);
    const options = await accounts.creationOptions(signedIn, party);
    if (options === null) throw new Problem(409, 'full', 'you have too many passkeys; remove one first');
    return options;
  });

  app.post('/api/me/passkeys', async (request, reply) => {
    const party = partyOf(request);
    const signedIn = await visitors.require(request);
    await visitors.requireConfirmed(signedIn);
    const body = readBody(newPasskeyBody, request.body);
    const isNew = (await accounts.find(signedIn)) === null;
    if (isNew) await limit('account', networkOf(request.ip));
    const answer = await accounts.addPasskey(signedIn, party, body);
    switch (answer.type) {
      case 'wrong':
        throw wrongPasskey();
      case 'added':
        return reply.code(201).send({ codes: null });
      case 'signed-up':
        visitors.signIn(request, reply.code(201), { person: signedIn.person, token: answer.token });
        return { codes: answer.codes };
    }
  });

  app.patch<WithId>('/api/me/passkeys/:id', async (request, reply) => {
    const signedIn = await visitors.require(request);
    const { name } = readBody(passkeyNameBody, request.body);
    await accounts.renamePasskey(signedIn, request.params.id, name);
    return reply.code(204).send();
  });

  app.delete<WithId>('/api/me/passkeys/:id', async (request, reply) => {
    const signedIn = await visitors.require(request);
    await visitors.requireConfirmed(signedIn);
    switch (await accounts.removePasskey(signedIn, request.params.id)) {
      case 'removed':
        return reply.code(204).send();
      case 'unknown':
        throw new Problem(404, 'unknown', 'you have no such passkey');
      case 'last':
        throw new Problem(
          409,
          'last-passkey',
          'this is your last passkey and you have no recovery codes; create new codes first',
        );
    }
  });

  app.post('/api/me/recovery-codes', async (request) => {
    const signedIn = await visitors.require(request);
    await requireAccount(signedIn);
    await visitors.requireConfirmed(signedIn);
    return { codes: await accounts.renewRecoveryCodes(signedIn) };
  });

  app.post('/api/me/confirm/options', async (request) => {
    const party = partyOf(request);
    const signedIn = await visitors.requireEvenIfClosed(request);
    await requireAccount(signedIn);
    await limit('confirmation', signedIn.person.id);
    return accounts.confirmOptions(signedIn, party);
  });

  app.post('/api/me/confirm', async (request) => {
    const signedIn = await visitors.requireEvenIfClosed(request);
    const body = readBody(confirmBody, request.body);
    if ('code' in body) {
      await limit('recovery code', networkOf(request.ip));
      const until = await accounts.confirmByCode(signedIn, body.code);
      if (until === null) throw wrongCode();
      return { until };
    }
    const until = await accounts.confirmByPasskey(signedIn, partyOf(request), body.passkey);
    if (until === null) throw wrongPasskey();
    return { until };
  });

  app.put('/api/me/handle', async (request) => {
    const signedIn = await visitors.require(request);
    const { handle } = readBody(handleBody, request.body);
    await requireLeave(sanctions, signedIn.person.id, 'rename');
    for (const name of [handle, wordsOfHandle(handle)]) requireGoodName(names, name);
    await limit('handle', signedIn.person.id);
    switch (await accounts.setHandle(signedIn, handle)) {
      case 'set':
        return { handle };
      case 'taken':
        throw new Problem(409, 'taken', 'someone has this handle, or one that looks like it');
      case 'too-soon': {
        const { handleChangeable } = await requireAccount(signedIn);
        const from = new Date(handleChangeable ?? 0).toISOString();
        throw new Problem(409, 'too-soon', `you can change your handle again from ${from}`);
      }
      case 'no-account':
        throw new Problem(409, 'no-account', 'you have no account; add a passkey first');
    }
  });

  app.get('/api/me/export', async (request, reply) => {
    const signedIn = await visitors.requireEvenIfClosed(request);
    await visitors.requireConfirmed(signedIn);
    await limit('export', signedIn.person.id);
    const day = new Date(date()).toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="schupf-${day}.zip"`)
      .send(exportPerson({ storage, date }, signedIn.person));
  });

  app.post('/api/me/guest', async (request, reply) => {
    const signedIn = await visitors.require(request);
    switch (await accounts.joinGuest(signedIn)) {
      case 'joined':
        return reply.code(204).send();
      case 'met':
        throw new Problem(
          409,
          'met',
          'this guest and you were at the same table, so their matches cannot become yours',
        );
      case 'playing':
        throw new Problem(409, 'playing', 'a match of this guest is not over; try again when it is');
      case null:
        throw new Problem(404, 'unknown', 'there is no guest whose matches could become yours');
    }
  });

  app.delete('/api/me/guest', async (request, reply) => {
    await accounts.leaveGuest(await visitors.require(request));
    return reply.code(204).send();
  });
}

/** The same for everything that can be wrong, so that no one learns whether a passkey or its account exists. */
function wrongPasskey(): Problem {
  return new Problem(403, 'wrong-passkey', 'this passkey is not known here, or its answer came too late');
}

/** Likewise for codes. */
function wrongCode(): Problem {
  return new Problem(403, 'wrong-code', 'this code is wrong or already used');
}
