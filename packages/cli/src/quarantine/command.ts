import { openStorage, StorageError } from '@schupf/server';
import { DATA_FLAG, dataLocation } from '../backup/data-location.ts';
import { type Command, failed, misuse, SUCCESS } from '../command.ts';

export const quarantine: Command = {
  operands: '[CODE...]',
  details: `
A table whose log is damaged, or was written by a newer version of schupf, is put in quarantine: it stays as it is, and
play continues at the other tables. Without a code, lists these tables and what is wrong with each. With codes, releases
those tables, so that the server tries to load them again, for example after an update. Unless its data is in a database,
the server must not be running.
`,
  flags: DATA_FLAG,
  takesPositionals: true,
  async run(args, io) {
    const location = dataLocation(args, io);
    if (!location.ok) return misuse(location.problem, io);
    try {
      const storage = await openStorage(location.value);
      try {
        const tables = await storage.tables.quarantined();
        const unknown = args.positionals.find((wanted) => !tables.some(({ code }) => code === wanted));
        if (unknown !== undefined) return misuse(`there is no table ${unknown} in quarantine`, io);
        for (const code of args.positionals) await storage.tables.quarantine(code, null);
        const left = tables.filter(({ code }) => !args.positionals.includes(code));
        for (const { code, problem } of left) io.write(`${code}: ${problem}\n`);
        if (left.length === 0) io.write('No table is in quarantine.\n');
        return SUCCESS;
      } finally {
        await storage.close();
      }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return failed(error.message, io);
    }
  },
};
