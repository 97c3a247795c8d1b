import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of ours. A browser names the page's origin whenever a page could do harm in
 * somebody's name; programs that are no browsers name none, and have no cookie that somebody else could use.
 */
export function isOurs(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined)
    return headers.cookie === undefined || headers['sec-fetch-site'] === 'same-origin';
  const url = URL.parse(origin);
  if (url === null) return false;
  // Whoever sits in between could have written the page that is fetched from the same host without encryption.
  if (url.hostname === publicUrl?.hostname) return url.origin === publicUrl.origin;
  return url.host === host;
}
