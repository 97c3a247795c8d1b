import * as v from 'valibot';
import { isVisible } from './visible.ts';

/**
 * Why passkeys do not work at this address: browsers want encryption, except on the same machine, and a hostname
 * instead of an IP address.
 */
export const NO_PASSKEYS_REASONS = ['no-https', 'no-hostname'] as const;
export type NoPasskeysReason = (typeof NO_PASSKEYS_REASONS)[number];

/** Whether the server accepts passkeys, and for which hostname. */
export type PasskeyOffer =
  | { readonly offered: true; readonly hostname: string; readonly address: string }
  | { readonly offered: false; readonly reason: NoPasskeysReason };

/** A passkey in the list of its person. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  /** When it was last used. */
  readonly used: number;
  /** Whether the person's other devices have it too. */
  readonly isBackedUp: boolean;
}

/** What a person may know of their own account. */
export interface Account {
  readonly since: number;
  readonly handle: string | null;
  /** When they may change it; null if they may now. */
  readonly handleChangeable: number | null;
  /** How many recovery codes they have not used. */
  readonly recoveryCodes: number;
  readonly passkeys: readonly Passkey[];
  /** Until when they need not confirm who they are; null if they have to now. */
  readonly confirmedUntil: number | null;
}

/** The guest someone was on this device before they signed in. */
export interface OfferedGuest {
  readonly name: string;
  /** How many finished matches they have, at most `MAX_COUNTED_MATCHES`. */
  readonly matches: number;
}
export const MAX_COUNTED_MATCHES = 100;

export interface AccountState {
  readonly passkeys: PasskeyOffer;
  /** Null for guests, and for people without a name. */
  readonly account: Account | null;
  /** Null if there are no matches that may join the account. */
  readonly guest: OfferedGuest | null;
}

const base64url = v.pipe(v.string(), v.minLength(1), v.maxLength(8192), v.regex(/^[\w-]+$/));

/** What a passkey answers, as `@simplewebauthn/browser` and the browsers themselves write it. */
const credential = {
  id: v.pipe(base64url, v.maxLength(1400)),
  rawId: v.pipe(base64url, v.maxLength(1400)),
  type: v.literal('public-key'),
};

const newPasskey = v.looseObject({
  ...credential,
  response: v.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(16)), []),
  }),
});
export type NewPasskeyResponse = v.InferOutput<typeof newPasskey>;

const passkeyAnswer = v.looseObject({
  ...credential,
  response: v.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.nullish(v.string()),
  }),
});
export type PasskeyResponse = v.InferOutput<typeof passkeyAnswer>;

export const MAX_PASSKEY_NAME_LENGTH = 40;

/** What a person calls a passkey, so that they recognise it in their list. */
const passkeyName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((name) => isVisible(name), 'a name must not contain invisible characters'),
  v.transform((name) => name.normalize('NFC').trim()),
  v.check(
    (name) => [...name].length <= MAX_PASSKEY_NAME_LENGTH,
    `a name must have at most ${MAX_PASSKEY_NAME_LENGTH} characters`,
  ),
);

export const newPasskeyBody = v.strictObject({ name: passkeyName, passkey: newPasskey });
export const passkeyNameBody = v.strictObject({ name: passkeyName });
export const passkeyBody = v.strictObject({ passkey: passkeyAnswer });

const recoveryCode = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const recoveryBody = v.strictObject({ code: recoveryCode });

/** Proves who someone is, with a passkey or by using up a recovery code. */
export const confirmBody = v.union([passkeyBody, recoveryBody]);

export const HANDLE_MIN_LENGTH = 3;
export const HANDLE_MAX_LENGTH = 20;
/** Letters and digits, beginning with a letter, with single hyphens between them. */
const HANDLE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/i;

export const handleBody = v.strictObject({
  handle: v.pipe(
    v.string(),
    v.maxLength(200),
    v.transform((handle) => handle.trim().replace(/^@/, '')),
    v.minLength(HANDLE_MIN_LENGTH),
    v.maxLength(HANDLE_MAX_LENGTH),
    v.regex(HANDLE, 'a handle consists of letters, digits and single hyphens, and begins with a letter'),
  ),
});

export const signOutBody = v.nullish(v.object({ everywhere: v.optional(v.boolean(), false) }));

/** Recovery codes are shown in groups of this many letters. */
export const RECOVERY_CODE_GROUP = 4;
