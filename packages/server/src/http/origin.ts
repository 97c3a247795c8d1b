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
  return url.host === host || (publicUrl !== null && url.origin === publicUrl.origin);
}
