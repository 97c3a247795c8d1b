import type { PushBody } from '@schupf/protocol';
import { language } from '../../i18n/language.ts';
import { ask } from './requests.ts';

/** Whether this device can receive notifications, and does. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Compares what the browser has with the endpoint that the server knows for this device. */
export async function readPushState(endpoint: string | null): Promise<PushState> {
  const registration = await registered();
  if (registration === undefined) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await registration.pushManager.getSubscription();
  return subscription !== null && subscription.endpoint === endpoint ? 'on' : 'off';
}

/** Asks for permission, which browsers allow only after a press. Returns the new state. */
export async function turnPushOn(key: string): Promise<PushState> {
  const registration = await registered();
  if (registration === undefined) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off';
  // It may be from another server at this address, with another key.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await ask('PUT', 'me/push', { endpoint, keys, language: language.value } as PushBody);
  return 'on';
}

export async function turnPushOff(): Promise<void> {
  await ask('DELETE', 'me/push');
  const registration = await registered();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The service worker, if this browser has one that can receive notifications. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return undefined;
  return navigator.serviceWorker.getRegistration();
}
