import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ask, Refused } from './requests.ts';

/** Loaded on first use. */
const library = () => import('@simplewebauthn/browser');

/** The browser has not answered: the person has closed its dialog, or there is no passkey. */
class NoPasskeyUsed extends Error {}

/** What went wrong, as the key of a text; null if only the general message fits. */
export type PasskeyProblem =
  | 'cancelled'
  | 'wrong-passkey'
  | 'wrong-code'
  | 'already-here'
  | 'too-fast'
  | 'full'
  | 'last-passkey';

const REFUSALS: readonly string[] = [
  'wrong-passkey',
  'wrong-code',
  'too-fast',
  'full',
  'last-passkey',
] satisfies PasskeyProblem[];

export function passkeyProblem(error: unknown): PasskeyProblem | null {
  if (error instanceof NoPasskeyUsed) return 'cancelled';
  if (error instanceof AlreadyHere) return 'already-here';
  if (error instanceof Refused && REFUSALS.includes(error.code)) return error.code as PasskeyProblem;
  return null;
}

/** This device already has a passkey for the account. */
class AlreadyHere extends Error {}

/** Asks the browser to make a passkey, and returns what the server has to know of it. */
export async function createPasskey(): Promise<object> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', 'me/passkeys/options', {});
  const { startRegistration } = await library();
  try {
    return await startRegistration({ optionsJSON });
  } catch (error) {
    throw (error as Error).name === 'InvalidStateError' ? new AlreadyHere() : new NoPasskeyUsed();
  }
}

/** Asks the browser to use a passkey, for signing in or for confirming who someone is. */
export async function usePasskey(path: 'sign-in' | 'me/confirm'): Promise<object> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', `${path}/options`, {});
  const { startAuthentication } = await library();
  try {
    return await startAuthentication({ optionsJSON });
  } catch {
    throw new NoPasskeyUsed();
  }
}

/** What a new passkey is called until its owner renames it. */
export function deviceName(fallback: string): string {
  const { userAgent } = navigator;
  const known = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux'].find((name) =>
    userAgent.includes(name),
  );
  return known === 'Macintosh' ? 'Mac' : (known ?? fallback);
}
