import { resolve } from 'node:path';
import process from 'node:process';
import type { Io } from '../command.ts';
import type { FlagTable, ParsedArgs } from '../flags.ts';

/** The server's data folder, for all commands that use it. */
export const DATA_FLAG: FlagTable = {
  data: {
    value: 'FOLDER',
    default: process.env['SCHUPF_DATA'] || 'schupf-data',
    help: 'the server’s data folder',
  },
};

export function dataFolder({ values }: ParsedArgs, { cwd }: Io): string {
  return resolve(cwd, values['data']!);
}
