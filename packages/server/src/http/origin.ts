import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from one of our own pages, which protects against CSRF. Browsers send the page's origin with
 * every request that could do harm. Programs other than browsers send no origin, but they also have no cookie that a
 * page could abuse.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined)
    return headers.cookie === undefined || headers['sec-fetch-site'] === 'same-origin';
  const url = URL.parse(origin);
  if (url === null) return false;
  // With a public https address, a page from the same host over http may have been forged in transit.
  if (url.hostname === publicUrl?.hostname) return url.origin === publicUrl.origin;
  return url.host === host;
}
