import { resolve } from 'node:path';
import { backUp, StorageError } from '@schupf/server';
import { type Command, failed, misuse, SUCCESS } from '../command.ts';
import { DATA_FLAG, dataFolder } from './data-folder.ts';

export const backup: Command = {
  operands: 'FILE',
  details: `
An existing file is replaced once the new one is complete. Protect the backup like the data itself: it contains the
hands of matches in progress. The environment variable SCHUPF_DATA can be used instead of the flag.
`,
  flags: DATA_FLAG,
  takesPositionals: true,
  run(args, io) {
    const [file, another] = args.positionals;
    if (file === undefined || another !== undefined)
      return misuse('backup needs one file: schupf backup FILE', io);
    const folder = dataFolder(args, io);
    try {
      const bytes = backUp(folder, resolve(io.cwd, file));
      io.write(`${file}: ${Math.ceil(bytes / 1024)} KB, from ${folder}\n`);
      return SUCCESS;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return failed(error.message, io);
    }
  },
};
