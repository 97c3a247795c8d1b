export type { ListenOptions } from './http/listen.ts';
export { Site } from './http/site.ts';
export { Server, type ServerOptions } from './server.ts';
export { LOG_LEVELS, readSettings, type Settings } from './settings.ts';
export { backUp, restore } from './storage/backup.ts';
export { openFolder } from './storage/folder.ts';
export { type Storage, StorageError } from './storage/storage.ts';
