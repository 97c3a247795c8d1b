/** Where a page is: the folder of the app, and which page of it is shown. */
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

/** A server answers the path `t/CODE` with the app, so that chats can show a preview of the table. */
const TABLE_PATH = /^(.*\/)t\/([\w-]+)$/;

/** Every page has a hash, so static files in any folder are enough. A table on a server also has a real path. */
export function placeOf({ pathname, hash }: PageUrl): Place {
  const [, folder, code] = TABLE_PATH.exec(pathname) ?? [];
  if (folder === undefined || code === undefined)
    return { root: pathname.slice(0, pathname.lastIndexOf('/') + 1), hash };
  // Links are hashes, so a link on the page of a table leads to `/t/CODE#/rules`.
  return { root: folder, hash: hash === '' ? `#/t/${code}` : hash };
}
