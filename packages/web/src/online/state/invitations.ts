import { type Signal, signal } from '@preact/signals';
import type { GoneReason, Invitation } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { ask, Refused } from './requests.ts';

/** The answer of the server; the chair is that of this person, if they have one. */
export type InvitationAnswer =
  | (Invitation & { readonly chair: number | null })
  | { readonly gone: GoneReason };

const REFRESH_MS = 5000;

const answers = new Map<string, Signal<InvitationAnswer | null>>();

/** What the server says about a table; null until it has answered. It needs no name for that. */
export function invitationTo(code: string): Signal<InvitationAnswer | null> {
  let answer = answers.get(code);
  if (answer === undefined) {
    answer = signal(null);
    answers.set(code, answer);
  }
  return answer;
}

/** Without a connection, the last answer stays. */
export async function askForInvitation(code: string): Promise<void> {
  try {
    invitationTo(code).value = await ask<InvitationAnswer>('GET', `tables/${code}`);
  } catch (error) {
    if (!(error instanceof Refused) || (error.status !== 404 && error.status !== 410)) return;
    const reason = error.code === 'over' || error.code === 'damaged' ? error.code : 'unknown';
    invitationTo(code).value = { gone: reason };
  }
}

/** Keeps an invitation up to date while it is shown: others may sit down in the meantime. */
export function useFreshInvitation(code: string): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void askForInvitation(code);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [code]);
}
