import { SOCKET_PATH } from '@schupf/protocol';

/** Relative to the page, wherever that is hosted. */
export function socketAddress(page: string): string {
  const address = new URL(`.${SOCKET_PATH}`, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
