import { createHash, randomBytes } from 'node:crypto';
import type { NewPasskeyResponse, PasskeyResponse } from '@schupf/protocol';
import { hashOf } from '../secrets.ts';
import type { AccountStorage, ChallengePurpose, CredentialRow } from '../storage/accounts-storage.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long someone may take for the dialogs of their device. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const APP_NAME = 'Schupf';
/** ES256, EdDSA and RS256, which all authenticators between them support, as COSE numbers them. */
const ALGORITHMS = [-7, -8, -257];

/** Loaded on first use, because it is large and many servers never need it. */
const library = () => import('@simplewebauthn/server');
type Library = Awaited<ReturnType<typeof library>>;

export type CreationOptions = Awaited<ReturnType<Library['generateRegistrationOptions']>>;
export type RequestOptions = Awaited<ReturnType<Library['generateAuthenticationOptions']>>;

/** What is known of a passkey that someone has just created. */
export type NewPasskey = Pick<CredentialRow, 'id' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'> & {
  /** The handle it knows its user by if it is the first of an account. */
  readonly userHandle: string;
};

export interface PasskeysDeps {
  readonly accounts: AccountStorage;
  /** The date in milliseconds. */
  readonly date: () => number;
}

export interface PasskeyUser {
  readonly person: string;
  /** What the dialogs of the person's device call the account. */
  readonly name: string;
  /** Null if this becomes their first passkey. */
  readonly userHandle: string | null;
  readonly existing: readonly CredentialRow[];
}

/** Challenges for passkeys, and whether their answers are right. What follows from that is decided elsewhere. */
export class Passkeys {
  private readonly deps: PasskeysDeps;

  constructor(deps: PasskeysDeps) {
    this.deps = deps;
  }

  /** What a browser needs to create a passkey that finds its account without being asked for a name. */
  async creationOptions(
    { hostname }: RelyingParty,
    { person, name, userHandle, existing }: PasskeyUser,
  ): Promise<CreationOptions> {
    const { generateRegistrationOptions } = await library();
    const challenge = await this.newChallenge('register', person);
    return generateRegistrationOptions({
      rpName: APP_NAME,
      rpID: hostname,
      userName: name,
      userDisplayName: name,
      userID: bytesOf(userHandle ?? userHandleFor(challenge.toString('base64url'))),
      challenge: new Uint8Array(challenge),
      timeout: CHALLENGE_LIFETIME_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: existing.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Null if the answer is wrong or late, or was not made for this person. */
  async created(
    party: RelyingParty,
    person: string,
    response: NewPasskeyResponse,
  ): Promise<NewPasskey | null> {
    const challenge = await this.takeChallenge(response.response.clientDataJSON, 'register', person);
    if (challenge === null) return null;
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      ...expected(party, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { credential, credentialBackedUp } = verified.registrationInfo;
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: TRANSPORTS.filter((known) => response.response.transports.includes(known)),
      isBackedUp: credentialBackedUp,
      userHandle: userHandleFor(challenge),
    };
  }

  /** What a browser needs to use a passkey: any one it has for this server, or one of these. */
  async requestOptions(
    { hostname }: RelyingParty,
    purpose: 'sign-in' | 'confirm',
    owner: { readonly person: string; readonly existing: readonly CredentialRow[] } | null,
  ): Promise<RequestOptions> {
    const { generateAuthenticationOptions } = await library();
    const challenge = await this.newChallenge(purpose, owner?.person ?? null);
    return generateAuthenticationOptions({
      rpID: hostname,
      challenge: new Uint8Array(challenge),
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: 'preferred',
      ...(owner === null
        ? {}
        : {
            allowCredentials: owner.existing.map(({ id, transports }) => ({
              id,
              transports: [...transports],
            })),
          }),
    });
  }

  /** The person who has used their passkey; null if the answer is wrong or late. */
  async used(
    party: RelyingParty,
    purpose: 'sign-in' | 'confirm',
    person: string | null,
    response: PasskeyResponse,
  ): Promise<string | null> {
    const { accounts, date } = this.deps;
    const challenge = await this.takeChallenge(response.response.clientDataJSON, purpose, person);
    if (challenge === null) return null;
    const credential = await accounts.findCredential(response.id);
    if (credential === null || (person !== null && credential.person !== person)) return null;
    const account = await accounts.find(credential.person);
    const { userHandle } = response.response;
    // Without an account's handle, a passkey could have been chosen by someone who only knows its id.
    if (purpose === 'sign-in' && userHandle !== account?.userHandle) return null;
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]['response'],
      credential: {
        id: credential.id,
        publicKey: bytesOf(credential.publicKey),
        counter: credential.counter,
      },
      ...expected(party, challenge),
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    const isCounted = await accounts.useCredential(credential.id, {
      counter: newCounter,
      isBackedUp: credentialBackedUp,
      used: date(),
    });
    return isCounted ? credential.person : null;
  }

  private async newChallenge(purpose: ChallengePurpose, person: string | null): Promise<Buffer> {
    const challenge = randomBytes(CHALLENGE_BYTES);
    const expires = this.deps.date() + CHALLENGE_LIFETIME_MS;
    await this.deps.accounts.addChallenge(
      hashOf(challenge.toString('base64url')),
      { purpose, person },
      expires,
    );
    return challenge;
  }

  /** The challenge that was signed, if it is one of ours for this purpose and person. It cannot be used again. */
  private async takeChallenge(
    clientDataJSON: string,
    purpose: ChallengePurpose,
    person: string | null,
  ): Promise<string | null> {
    const signed = challengeIn(clientDataJSON);
    if (signed === null) return null;
    const taken = await this.deps.accounts.takeChallenge(hashOf(signed), this.deps.date());
    return taken?.purpose === purpose && taken.person === person ? signed : null;
  }
}

/** Pages of other origins are refused, and so are those that embed ours. */
function expected({ hostname, origin }: RelyingParty, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: false,
  };
}

/**
 * What a passkey knows its user by: random, because it follows from a random challenge, and not the person's id, which
 * is public. It need not be stored before the account exists.
 */
function userHandleFor(challenge: string): string {
  return createHash('sha256').update(`user handle ${challenge}`).digest('base64url');
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = data as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
