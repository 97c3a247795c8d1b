import { resolve } from 'node:path';
import { backUp, describeDatabase, StorageError } from '@schupf/server';
import { type Command, failed, misuse, SUCCESS } from '../command.ts';
import { DATA_FLAG, dataLocation } from './data-location.ts';

export const backup: Command = {
  operands: 'FILE',
  details: `
Backs up the data folder or, if the environment variable SCHUPF_DATABASE_URL is set and --data is not, that database. The
file has the same format for both, and can be restored to either. An existing file is replaced once the new one is
complete. Protect the backup like the data itself: it contains the hands of matches in progress. The environment
variable SCHUPF_DATA can be used instead of the flag.
`,
  flags: DATA_FLAG,
  takesPositionals: true,
  async run(args, io) {
    const [file, another] = args.positionals;
    if (file === undefined || another !== undefined)
      return misuse('backup needs one file: schupf backup FILE', io);
    const location = dataLocation(args, io);
    if (!location.ok) return misuse(location.problem, io);
    try {
      const bytes = await backUp(location.value, resolve(io.cwd, file));
      const source =
        location.value.type === 'folder' ? location.value.folder : describeDatabase(location.value.url);
      io.write(`${file}: ${Math.ceil(bytes / 1024)} KB, from ${source}\n`);
      return SUCCESS;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return failed(error.message, io);
    }
  },
};
