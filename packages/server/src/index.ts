export type { ListenOptions } from './http/listen.ts';
export { Site } from './http/site.ts';
export { Server, type ServerOptions } from './server.ts';
export { LOG_LEVELS, readSettings, type Settings } from './settings.ts';
export { backUp, moveToDatabase, restoreToDatabase, restoreToFolder } from './storage/backup.ts';
export { openFolder } from './storage/folder.ts';
export { type DataLocation, openStorage, readDataLocation } from './storage/location.ts';
export { describeDatabase, isDatabaseUrl } from './storage/postgres/address.ts';
export { type Storage, StorageError } from './storage/storage.ts';
