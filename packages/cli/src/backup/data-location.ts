import { resolve } from 'node:path';
import process from 'node:process';
import { failure, type Result, success } from '@schupf/rules';
import { type DataLocation, readDataLocation } from '@schupf/server';
import type { Io } from '../command.ts';
import type { FlagTable, ParsedArgs } from '../flags.ts';

/** The server's data, for all commands that use it. */
export const DATA_FLAG: FlagTable = {
  data: { value: 'FOLDER', help: 'the server’s data folder (default: SCHUPF_DATA, or schupf-data)' },
};

/** The environment with the folder from the command line, which counts more than anything in the environment. */
export function environmentWith({ values }: ParsedArgs): NodeJS.ProcessEnv {
  const folder = values['data'];
  return folder === undefined
    ? process.env
    : { ...process.env, SCHUPF_DATA: folder, SCHUPF_DATABASE_URL: undefined };
}

/** Where the data is, with an absolute path. */
export function dataLocation(args: ParsedArgs, io: Io): Result<DataLocation> {
  const answer = readDataLocation(environmentWith(args));
  return answer.ok ? success(absolute(answer.location, io)) : failure(answer.problem);
}

export function absolute(location: DataLocation, { cwd }: Io): DataLocation {
  return location.type === 'folder' ? { ...location, folder: resolve(cwd, location.folder) } : location;
}
