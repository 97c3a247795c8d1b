import { openFolder, openFolderBesideServer } from './folder.ts';
import { isDatabaseUrl } from './postgres/address.ts';
import type { ServerLockOptions } from './postgres/server-lock.ts';
import type { Storage } from './storage.ts';

/** Where all data is: in a folder, with SQLite, or in a PostgreSQL database. */
export type DataLocation =
  | { readonly type: 'folder'; readonly folder: string }
  | { readonly type: 'database'; readonly url: string };

type LocationAnswer =
  | { readonly ok: true; readonly location: DataLocation }
  | { readonly ok: false; readonly problem: string };

/** Where the environment variables say the data is, or one line saying what is wrong with them. */
export function readDataLocation(env: Readonly<Record<string, string | undefined>>): LocationAnswer {
  const url = env['SCHUPF_DATABASE_URL'];
  if (!url) return { ok: true, location: { type: 'folder', folder: env['SCHUPF_DATA'] || 'schupf-data' } };
  if (isDatabaseUrl(url)) return { ok: true, location: { type: 'database', url } };
  // The value is not repeated, because it may contain a password.
  const example = 'postgres://user:password@127.0.0.1:5432/schupf';
  return {
    ok: false,
    problem: `SCHUPF_DATABASE_URL is not the address of a database: use one such as ${example}`,
  };
}

interface OpenStorageOptions {
  /**
   * For a server: whether others may use the same database. Other commands do not exclude servers, and do not change the
   * schema of a database that servers may use.
   */
  readonly server?: ServerLockOptions;
  readonly onWarning?: (line: string) => void;
}

export async function openStorage(
  location: DataLocation,
  { server, onWarning }: OpenStorageOptions = {},
): Promise<Storage> {
  if (location.type === 'folder') return openFolder(location.folder, onWarning);
  // Loaded only here: a server with a folder starts faster without it.
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(
    location.url,
    server === undefined ? { migrates: false } : { migrates: true, lock: server },
  );
}

/** Opens storage that a server may be using at the same time. Does not change its schema. */
export function openBesideServer(location: DataLocation): Promise<Storage> {
  return location.type === 'folder' ? openFolderBesideServer(location.folder) : openStorage(location);
}
