import { SOCKET_PATH } from '@schupf/protocol';

/** Derives the socket's address from the page's, because the app may be hosted in any folder. */
export function socketAddress(page: string): string {
  const address = new URL(`.${SOCKET_PATH}`, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
