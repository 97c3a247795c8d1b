import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Settings } from '../settings.ts';

/** Suffixes that exist only in local networks. No one can register them on the internet. */
const LOCAL_SUFFIXES = ['localhost', 'local', 'lan', 'home', 'internal', 'home.arpa'];

/**
 * Whether a `Host` header names this server. Protects against DNS rebinding: another site could point its own name at
 * this machine, and browsers would then treat its pages as ours. So we answer only to names that no other site can
 * have: our own, IP addresses, and names that exist only in the local network, such as those without a dot.
 */
export function isOurHostname(host: string | undefined, { publicUrl, hostnames }: Settings): boolean {
  // Browsers always send the header; only other programs leave it out.
  if (host === undefined) return true;
  const name = nameOf(host);
  if (name === null) return false;
  if (isIP(name) !== 0 || !name.includes('.')) return true;
  return (
    name === publicUrl?.hostname ||
    name === hostname().toLowerCase() ||
    hostnames.includes(name) ||
    LOCAL_SUFFIXES.some((suffix) => name.endsWith(`.${suffix}`))
  );
}

/** The answer to a request for another hostname. */
export function wrongHostname(host: string | undefined): string {
  const name = nameOf(host ?? '') ?? 'this hostname';
  return `This server does not know the hostname ${name}. Use the address it printed when it started, or restart it with SCHUPF_PUBLIC_URL or SCHUPF_HOSTS set to that hostname.`;
}

/** The normalised name without the port; null if it is not valid. */
function nameOf(host: string): string | null {
  const name = URL.parse(`http://${host}/`)?.hostname ?? '';
  return /^[\w.-]+$/.test(name)
    ? name.replace(/\.$/, '')
    : /^\[[\da-f:.]+\]$/.test(name)
      ? name.slice(1, -1)
      : null;
}
