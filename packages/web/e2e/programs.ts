import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Finds a program by its name in PATH or by its full path; null if it does not exist. */
export function findProgram(name: string, env: NodeJS.ProcessEnv = process.env): string | null {
  if (isAbsolute(name)) return isProgram(name) ? name : null;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
