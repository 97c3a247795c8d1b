import { type Signal, signal } from '@preact/signals';
import type { GoneReason, Invitation } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { ask, Refused } from './requests.ts';

/** The server's answer. `chair` is this person's, if they have one. */
export type InvitationAnswer =
  | (Invitation & { readonly chair: number | null })
  | { readonly gone: GoneReason };

const REFRESH_MS = 5000;

const answers = new Map<string, Signal<InvitationAnswer | null>>();

/** The server's information about a table; null until it has answered. No name is needed for this. */
export function invitationTo(code: string): Signal<InvitationAnswer | null> {
  let answer = answers.get(code);
  if (answer === undefined) {
    answer = signal(null);
    answers.set(code, answer);
  }
  return answer;
}

/** If there is no connection, the last answer is kept. */
export async function askForInvitation(code: string): Promise<void> {
  try {
    invitationTo(code).value = await ask<InvitationAnswer>('GET', `tables/${code}`);
  } catch (error) {
    if (!(error instanceof Refused) || (error.status !== 404 && error.status !== 410)) return;
    const reason = error.code === 'over' || error.code === 'damaged' ? error.code : 'unknown';
    invitationTo(code).value = { gone: reason };
  }
}

/** Keeps an invitation up to date while it is shown, because others may sit down in the meantime. */
export function useFreshInvitation(code: string): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void askForInvitation(code);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [code]);
}
