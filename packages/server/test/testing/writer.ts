// Appends to the logs of five tables in a folder and prints what was acknowledged: node writer.ts FOLDER

import process from 'node:process';
import { openFolder } from '../../src/storage/folder.ts';

const { logs } = await openFolder(process.argv[2]!);

await Promise.all(
  ['a', 'b', 'c', 'd', 'e'].map(async (table) => {
    for (let seq = (await logs.load(table)).length; ; seq++) {
      const [isStored] = await logs.append([
        [{ table, seq, epoch: 1, entry: { type: 'wake', at: 1000 + seq } }],
      ]);
      if (!isStored) throw new Error(`${table} ${seq} is taken`);
      process.stdout.write(`${table} ${seq}\n`);
    }
  }),
);
