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

export interface SharedTableParams {
  readonly code: string;
  /** The number of the match that people at the table go through together; null for the last one. */
  readonly replay?: number | null;
}

const REPLAY = 'replay';
const LAST = 'last';

/** A table that others can join: `#/t/CODE`, or `#/t/CODE/replay/MATCH` for a match that was played there. */
export const sharedTableAddress = new Address<SharedTableParams>({
  path: 't',
  parse: ([code = '', what, match = '']) => {
    if (what !== REPLAY || !(match === LAST || /^[1-9]\d{0,8}$/.test(match))) return { code };
    return { code, replay: match === LAST ? null : Number(match) };
  },
  format: ({ code, replay }) => (replay === undefined ? [code] : [code, REPLAY, replay ?? LAST]),
});

/** The path of a table on the server: its address without the `#`, relative to the base URL of the app. */
export function tablePath(code: string): string {
  return `${sharedTableAddress.path}/${code}`;
}
/** Signs this device in with a code from another one. */
export const deviceAddress = withCode('device');
