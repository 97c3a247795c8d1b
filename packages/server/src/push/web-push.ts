import webpush from 'web-push';
import { hashOf } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import type { PushSubscriptionRow } from '../storage/push-storage.ts';
import type { SecretStorage } from '../storage/secret-storage.ts';

const TIMEOUT_MS = 20_000;
/** Push services keep a message for four weeks at most. */
const MAX_TTL_S = 28 * 24 * 3600;
/** The most characters that a topic may have. */
const TOPIC_LENGTH = 32;

/** The keys with which the server identifies itself to push services. They are the same in all processes, for good. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export async function loadVapidKeys(secrets: SecretStorage): Promise<VapidKeys> {
  const stored = await secrets.getOrAdd('vapid', JSON.stringify(webpush.generateVAPIDKeys()));
  return JSON.parse(stored) as VapidKeys;
}

/** What the service worker shows. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** What it is about: a newer notice about the same replaces it. */
  readonly about: string;
  /** Where it leads, relative to the address of the app. */
  readonly path: string;
}

/** Whom push services may write to if something is wrong: the public address of the server, if it is safe. */
export function contactOf({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:webmaster@localhost.localdomain';
}

export interface PushDeps {
  readonly keys: VapidKeys;
  /** An address with `https:` or `mailto:`. */
  readonly contact: string;
}

/**
 * Sends a notice to a device, encrypted so that only the device can read it. False if the device does not want any more.
 * Rejects if the push service cannot be reached or refuses it for another reason.
 */
export async function sendNotice(
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  { about, ...notice }: Notice,
  ttlMs: number,
  { keys, contact }: PushDeps,
): Promise<boolean> {
  const topic = hashOf(`topic ${about}`).slice(0, TOPIC_LENGTH);
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...notice, tag: topic }),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: Math.min(MAX_TTL_S, Math.max(0, Math.round(ttlMs / 1000))),
      ...{ topic, urgency: 'normal', contentEncoding: 'aes128gcm' },
    },
  );
  const { 'Content-Length': _, ...rest } = headers as Record<string, string>;
  const answer = await fetch(endpoint, {
    ...{ method: 'POST', headers: toText(rest), body: new Uint8Array(body!) },
    // A redirect could lead anywhere.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return false;
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`a push service answered with status ${answer.status}`);
  return true;
}

function toText(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
