import { isIP } from 'node:net';
import type { NoPasskeysReason } from '@schupf/protocol';

/** What passkeys are made for. Those of one hostname cannot be used under another. */
export interface RelyingParty {
  readonly hostname: string;
  /** The scheme, hostname and port of the pages that may use them. */
  readonly origin: string;
}

export type RelyingPartyAnswer =
  | { readonly ok: true; readonly party: RelyingParty }
  | { readonly ok: false; readonly reason: NoPasskeysReason };

/** Browsers accept passkeys over HTTPS, and without it on the same machine; never for an IP address. */
export function relyingPartyAt(origin: string): RelyingPartyAnswer {
  const { hostname, protocol } = new URL(origin);
  const isHere = /(^|\.)localhost$/.test(hostname) || /^(127\.|\[::1\]$)/.test(hostname);
  if (protocol !== 'https:' && !isHere) return { ok: false, reason: 'no-https' };
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return { ok: false, reason: 'no-hostname' };
  return { ok: true, party: { hostname, origin } };
}
