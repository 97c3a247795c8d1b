import { computed, signal } from '@preact/signals';
import { homeAddress } from '../home/home-address.ts';
import { shellWords } from '../i18n/language.ts';
import { notify } from './notices.ts';
import { absolute, paramsOn } from './router.ts';

/** Whether a round is being played on this page. A new version is offered only after the round. */
export const isRoundRunning = signal(false);

const isWaiting = signal(false);
const isPostponed = signal(false);
let activate: (() => void) | null = null;
let isAccepted = false;

/** Whether a new version may be offered now. */
export const isUpdateOffered = computed(() => isWaiting.value && !isPostponed.value && !isRoundRunning.value);

export function acceptUpdate(): void {
  isAccepted = true;
  activate?.();
}

export function postponeUpdate(): void {
  isPostponed.value = true;
}

/**
 * Registers the service worker, which makes the app available offline from the next visit on, and watches for new
 * versions. The page works without it.
 */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The network may fail right after the page has loaded.
  const loaded = await import('workbox-window').catch(() => null);
  if (loaded === null) return;
  const { Workbox } = loaded;
  // Not relative to the page, whose address may be the path of a table.
  const workbox = new Workbox(absolute('sw.js'), { scope: absolute('') });
  workbox.addEventListener('installed', ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) return;
    if (paramsOn(homeAddress) !== null) notify(shellWords().app.offline);
  });
  workbox.addEventListener('waiting', () => {
    isWaiting.value = true;
  });
  // This happens in every window. Only the one that accepted the new version reloads, because a round may be in
  // progress in the others.
  workbox.addEventListener('controlling', () => {
    if (isAccepted) location.reload();
  });
  activate = () => workbox.messageSkipWaiting();
  await workbox.register().catch(() => {});
}
