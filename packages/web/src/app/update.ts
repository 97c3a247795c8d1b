/// <reference types="vite-plugin-pwa/vanillajs" />
import { computed, signal } from '@preact/signals';
import { homeAddress } from '../home/home-address.ts';
import { shellWords } from '../i18n/language.ts';
import { notify } from './notices.ts';
import { paramsOn } from './router.ts';

/** Whether a round is being played on this page. A new version is not offered until it is over. */
export const isRoundRunning = signal(false);

const isWaiting = signal(false);
const isPostponed = signal(false);
let activate: (() => Promise<void>) | null = null;
let isAccepted = false;

/** Whether a new version may be offered now. */
export const isUpdateOffered = computed(() => isWaiting.value && !isPostponed.value && !isRoundRunning.value);

export function acceptUpdate(): void {
  isAccepted = true;
  void activate?.();
}

export function postponeUpdate(): void {
  isPostponed.value = true;
}

/** Makes the app work offline from the next visit on. The page itself does not depend on it. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { registerSW } = await import('virtual:pwa-register');
  activate = registerSW({
    onNeedRefresh: () => {
      isWaiting.value = true;
    },
    onOfflineReady: () => {
      if (paramsOn(homeAddress) !== null) notify(shellWords().app.offline);
    },
    // Called in every window. Only the one that accepted the new version reloads: a round may be running in others.
    onNeedReload: () => {
      if (isAccepted) location.reload();
    },
  });
}
