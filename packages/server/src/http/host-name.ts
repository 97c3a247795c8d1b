import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Settings } from '../settings.ts';

/** Endings of names that only mean something in one's own house; nobody can have one on the internet. */
const AT_HOME = ['localhost', 'local', 'lan', 'home', 'internal', 'home.arpa'];

/**
 * Whether somebody who asks by this header means us. A page elsewhere can make its own name lead to this machine and
 * would then be taken for a page of ours; so we answer only to names that no such page can have. An address is none, nor
 * is a name of one word, such as other machines in the house call this one by.
 */
export function isOurName(host: string | undefined, { publicUrl, hosts }: Settings): boolean {
  // Every browser names one.
  if (host === undefined) return true;
  const name = nameOf(host);
  if (name === null) return false;
  if (isIP(name) !== 0 || !name.includes('.')) return true;
  return (
    name === publicUrl?.hostname ||
    name === hostname().toLowerCase() ||
    hosts.includes(name) ||
    AT_HOME.some((ending) => name.endsWith(`.${ending}`))
  );
}

/** What is said to somebody who came by another name. */
export function wrongName(host: string | undefined): string {
  const name = nameOf(host ?? '') ?? 'this name';
  return `This server does not know that it is called ${name}. Open it by the address it printed when it started, or start it with SCHUPF_PUBLIC_URL or SCHUPF_HOSTS set to that name.`;
}

/** Without the port, and as everybody writes it; null for what is no name. */
function nameOf(host: string): string | null {
  const name = URL.parse(`http://${host}/`)?.hostname ?? '';
  return /^[\w.-]+$/.test(name)
    ? name.replace(/\.$/, '')
    : /^\[[\da-f:.]+\]$/.test(name)
      ? name.slice(1, -1)
      : null;
}
