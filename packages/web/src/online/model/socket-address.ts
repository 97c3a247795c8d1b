import { SOCKET_PATH } from '@schupf/protocol';

/**
 * Derives the socket's address from the page's, because the app may be hosted in any folder. It names the table on the
 * screen, so that a proxy in front of several servers can send everyone at a table to the same one.
 */
export function socketAddress(page: string, table: string | null): string {
  const address = new URL(`.${SOCKET_PATH}`, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  if (table !== null) address.searchParams.set('table', table);
  return address.href;
}
