import { resolve } from 'node:path';
import { describeDatabase, restoreToDatabase, restoreToFolder, StorageError } from '@schupf/server';
import { type Command, failed, misuse, SUCCESS } from '../command.ts';
import { DATA_FLAG, dataLocation } from './data-location.ts';

export const restore: Command = {
  operands: 'FILE',
  details: `
The file is checked first. No server may be running on the data folder. Unless --force is given, the folder has to be
empty or missing. The environment variable SCHUPF_DATA can be used instead of --data. If SCHUPF_DATABASE_URL is set and
--data is not, the backup is restored to that database, which always has to be empty.
`,
  flags: {
    ...DATA_FLAG,
    force: { help: 'replace the data in a folder; its database stays there as replaced.db' },
  },
  takesPositionals: true,
  async run(args, io) {
    const [file, another] = args.positionals;
    if (file === undefined || another !== undefined)
      return misuse('restore needs one file: schupf restore FILE', io);
    const location = dataLocation(args, io);
    if (!location.ok) return misuse(location.problem, io);
    const path = resolve(io.cwd, file);
    try {
      if (location.value.type === 'database') {
        const { url } = location.value;
        const rows = await restoreToDatabase(path, url);
        io.write(`Restored ${describeDatabase(url)} from ${file}: ${rows} rows, all equal.\n`);
        return SUCCESS;
      }
      const { folder } = location.value;
      const replaced = restoreToFolder(path, folder, { force: args.switches.has('force') });
      io.write(`Restored ${folder} from ${file}.\n`);
      if (replaced !== null) io.write(`The previous database is now ${replaced}\n`);
      return SUCCESS;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return failed(error.message, io);
    }
  },
};
