import { Address, plainAddress } from '../app/address.ts';

export const friendsAddress = plainAddress('friends');
export const lobbyAddress = plainAddress('lobby');
export const meAddress = plainAddress('me');

/** The code is not checked here: the page or the server rejects a mistyped one. */
const withCode = (path: string) =>
  new Address<{ readonly code: string }>({
    path,
    parse: ([code = '']) => ({ code }),
    format: ({ code }) => [code],
  });

/** A table that others can join. */
export const sharedTableAddress = withCode('t');

/** The path of a table on the server: its address without the `#`, relative to the base URL of the app. */
export function tablePath(code: string): string {
  return `${sharedTableAddress.path}/${code}`;
}
/** Signs this device in with a code from another one. */
export const deviceAddress = withCode('device');
