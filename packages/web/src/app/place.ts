/** A location: the folder of the app, and the page that is shown. */
export interface Place {
  /** The path of the app's folder. It ends with a slash. */
  readonly root: string;
  /** The address of the page as a hash: `#/rules`. */
  readonly hash: string;
}

interface PageUrl {
  readonly pathname: string;
  readonly hash: string;
}

/**
 * The paths at which a server sends the app: `t/CODE`, and `r/ID` with an optional round, moment and view. They exist so
 * that chats can show a preview of the table or the replay.
 */
const REAL_PATH = /^(.*\/)(t\/[\w-]+|r\/\w+(?:\/\d+(?:\/\d+(?:\/(?:from|as)-\d+)?)?)?)$/;

/**
 * Parses a location. Every page has an address with a hash, so that the app can be served as static files from any
 * folder. On a server, some pages also have a path.
 */
export function placeOf({ pathname, hash }: PageUrl): Place {
  const [, folder, page] = REAL_PATH.exec(pathname) ?? [];
  if (folder === undefined || page === undefined)
    return { root: pathname.slice(0, pathname.lastIndexOf('/') + 1), hash };
  // Links are hashes, so a link on the page of a table leads to `/t/CODE#/rules`.
  return { root: folder, hash: hash === '' ? `#/${page}` : hash };
}
