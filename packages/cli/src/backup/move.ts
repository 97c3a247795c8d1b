import { resolve } from 'node:path';
import process from 'node:process';
import { describeDatabase, isDatabaseUrl, moveToDatabase, StorageError } from '@schupf/server';
import { type Command, failed, misuse, SUCCESS } from '../command.ts';
import { DATA_FLAG } from './data-location.ts';

export const move: Command = {
  operands: '',
  details: `
Copies everything in the data folder to an empty PostgreSQL database, and compares both. If anything fails, the database
stays empty. The folder is not changed. No server may be running on it. Other users of this machine can see the flags of
a command, so put an address with a password into the environment variable SCHUPF_DATABASE_URL.
`,
  flags: {
    ...DATA_FLAG,
    to: { value: 'URL', help: 'the address of the database (default: SCHUPF_DATABASE_URL)' },
  },
  takesPositionals: false,
  async run({ values }, io) {
    const url = values['to'] ?? process.env['SCHUPF_DATABASE_URL'];
    if (!url || !isDatabaseUrl(url))
      return misuse('move needs the address of a database, such as --to postgres://user@host/database', io);
    const folder = resolve(io.cwd, values['data'] ?? (process.env['SCHUPF_DATA'] || 'schupf-data'));
    try {
      const rows = await moveToDatabase(folder, url);
      io.write(`Copied ${folder} to ${describeDatabase(url)}: ${rows} rows, all equal.\n`);
      io.write('From now on, start the server with SCHUPF_DATABASE_URL set to this address.\n');
      return SUCCESS;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return failed(error.message, io);
    }
  },
};
