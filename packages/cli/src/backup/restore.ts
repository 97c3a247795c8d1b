import { resolve } from 'node:path';
import { restore as restoreBackup, StorageError } from '@schupf/server';
import { type Command, FAILURE, misuse, SUCCESS } from '../command.ts';
import { DATA_FLAG, dataFolder } from './data-folder.ts';

export const restore: Command = {
  name: 'restore',
  operands: 'FILE',
  summary: 'Restore a server’s data folder from a backup file.',
  details: `
The file is checked first. No server may be running on the folder, and it has to be empty or missing unless --force is
given. The environment variable SCHUPF_DATA stands in for --data.
`,
  flags: {
    ...DATA_FLAG,
    force: { help: 'restores over what is there; its database stays in the folder as replaced.db' },
  },
  takesWords: true,
  run(given, io) {
    const [file, another] = given.words;
    if (file === undefined || another !== undefined)
      return misuse('restore needs one file: schupf restore FILE', io);
    const folder = dataFolder(given, io);
    try {
      const before = restoreBackup(resolve(io.cwd, file), folder, { force: given.switches.has('force') });
      io.write(`${folder} is as it was when ${file} was written.\n`);
      if (before !== null) io.write(`What was there before is now ${before}\n`);
      return SUCCESS;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      io.complain(`schupf: ${error.message}\n`);
      return FAILURE;
    }
  },
};
