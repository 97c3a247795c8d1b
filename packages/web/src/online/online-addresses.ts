import { Address, plainAddress } from '../app/address.ts';

export const friendsAddress = plainAddress('friends');
export const lobbyAddress = plainAddress('lobby');
export const meAddress = plainAddress('me');

/** The code may be typed by hand, so it is normalised. */
const withCode = (path: string) =>
  new Address<{ readonly code: string }>({
    path,
    read: ([code = '']) => ({ code }),
    write: ({ code }) => [code],
  });

/** A table that others can join. */
export const sharedTableAddress = withCode('t');
/** Signs this device in with a code from another one. */
export const deviceAddress = withCode('device');
