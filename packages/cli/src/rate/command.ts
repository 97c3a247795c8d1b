import { compareSystems, openStorage, recomputeRatings, type Storage, StorageError } from '@schupf/server';
import { DATA_FLAG, dataLocation } from '../backup/data-location.ts';
import { type Command, failed, type Io, misuse, SUCCESS } from '../command.ts';

export const rate: Command = {
  operands: '',
  details: `
With --from-scratch, computes all ratings again from the stored matches, in the order in which they were rated, and replaces
those that differ. There are none unless the program has changed, or something has damaged the data. With --compare, prints how
well several rating systems would have predicted the winners of the stored four-player matches: the mean squared error
of the chance they gave the first side. Always saying one half would have an error of 0.25. Unless its data is in a
database, the server must not be running.
`,
  flags: {
    ...DATA_FLAG,
    'from-scratch': { help: 'compute all ratings again' },
    compare: { help: 'compare the predictions of rating systems' },
  },
  takesPositionals: false,
  async run(args, io) {
    const location = dataLocation(args, io);
    if (!location.ok) return misuse(location.problem, io);
    const isFromScratch = args.switches.has('from-scratch');
    const compares = args.switches.has('compare');
    if (!isFromScratch && !compares) return misuse('use --from-scratch or --compare', io);
    try {
      const storage = await openStorage(location.value);
      try {
        if (isFromScratch) await recompute(storage, io);
        if (compares) await compare(storage, io);
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

async function recompute(storage: Storage, io: Io): Promise<void> {
  let isEmpty = true;
  for await (const { pool, matches, corrected } of recomputeRatings(storage)) {
    const result = corrected === 0 ? 'all ratings are the same' : `${corrected} ratings were different`;
    io.write(`${pool}: ${matches} matches, ${result}\n`);
    isEmpty = false;
  }
  if (isEmpty) io.write('No match has been rated.\n');
}

async function compare(storage: Storage, io: Io): Promise<void> {
  const comparison = await compareSystems(storage);
  if (comparison.matches === 0) return io.write('There are no four-player matches to compare.\n');
  io.write(`${comparison.matches} matches\n`);
  for (const { system, error } of comparison.predictions()) io.write(`${error.toFixed(4)}  ${system}\n`);
}
