import { resolve } from 'node:path';
import { restore as restoreBackup, StorageError } from '@schupf/server';
import { type Command, failed, misuse, SUCCESS } from '../command.ts';
import { DATA_FLAG, dataFolder } from './data-folder.ts';

export const restore: Command = {
  operands: 'FILE',
  details: `
The file is checked first. No server may be running on the data folder. Unless --force is given, the folder has to be
empty or missing. The environment variable SCHUPF_DATA can be used instead of --data.
`,
  flags: {
    ...DATA_FLAG,
    force: { help: 'replace existing data; its database stays in the folder as replaced.db' },
  },
  takesPositionals: true,
  run(args, io) {
    const [file, another] = args.positionals;
    if (file === undefined || another !== undefined)
      return misuse('restore needs one file: schupf restore FILE', io);
    const folder = dataFolder(args, io);
    try {
      const replaced = restoreBackup(resolve(io.cwd, file), folder, { force: args.switches.has('force') });
      io.write(`Restored ${folder} from ${file}.\n`);
      if (replaced !== null) io.write(`The previous database is now ${replaced}\n`);
      return SUCCESS;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return failed(error.message, io);
    }
  },
};
