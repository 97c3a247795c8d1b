import { openFolder } from './folder.ts';
import type { Storage } from './storage.ts';

/** Where all data is: in a folder, with SQLite, or in a PostgreSQL database. */
export type DataLocation =
  | { readonly type: 'folder'; readonly folder: string }
  | { readonly type: 'database'; readonly url: string };

/** Opens the storage for a server. Creates or updates its tables if necessary. */
export async function openStorage(
  location: DataLocation,
  onWarning: (line: string) => void,
): Promise<Storage> {
  if (location.type === 'folder') return openFolder(location.folder, onWarning);
  // Loaded only here: a server with a folder starts faster without it.
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(location.url, { migrates: true });
}
