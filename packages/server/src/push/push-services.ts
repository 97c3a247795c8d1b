/**
 * The push services of browsers. Whoever controls an endpoint makes this server send requests there, so it only sends to
 * hosts that are known to be push services. A name that begins with a dot stands for all names that end with it.
 */
const KNOWN = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Whether notifications may be sent to an endpoint. An operator may allow further services, by their origins. */
export function isPushService(endpoint: string, origins: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (origins.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return KNOWN.some((name) => (name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name));
}
