/// <reference types="vite-plugin-pwa/vanillajs" />
import { computed, signal } from '@preact/signals';
import { homeAddress } from '../home/home-address.ts';
import { shellWords } from '../i18n/language.ts';
import { notify } from './notices.ts';
import { whereOn } from './router.ts';

/** Whether a round is being played on this page. A new version is offered after it. */
export const roundRuns = signal(false);

const waiting = signal(false);
const postponed = signal(false);
let take: (() => Promise<void>) | null = null;
let accepted = false;

/** Whether a new version may be offered now. */
export const updateOffered = computed(() => waiting.value && !postponed.value && !roundRuns.value);

export function takeUpdate(): void {
  accepted = true;
  void take?.();
}

export function postponeUpdate(): void {
  postponed.value = true;
}

/** Makes the app work offline from the next visit on. The page itself does not depend on it. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { registerSW } = await import('virtual:pwa-register');
  take = registerSW({
    onNeedRefresh: () => {
      waiting.value = true;
    },
    onOfflineReady: () => {
      if (whereOn(homeAddress) !== null) notify(shellWords().app.offline);
    },
    // Another window activated the new version. This one is not reloaded: a round may be running in it.
    onNeedReload: () => {
      if (accepted) location.reload();
    },
  });
}
