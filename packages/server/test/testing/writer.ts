// Appends to the logs of five tables in a folder and prints what was acknowledged: node writer.ts FOLDER

import process from 'node:process';
import { openFolder } from '../../src/storage/folder.ts';
import { aTable } from '../rows.ts';

const { tables, logs } = await openFolder(process.argv[2]!);

await Promise.all(
  ['a', 'b', 'c', 'd', 'e'].map(async (table) => {
    await tables.add(aTable(table));
    for (let seq = (await logs.load(table)).length; ; seq++) {
      const [result] = await logs.append([
        [{ table, seq, epoch: 0, entry: { type: 'wake', at: 1000 + seq } }],
      ]);
      if (result !== 'stored') throw new Error(`row ${seq} of ${table}: ${result}`);
      process.stdout.write(`${table} ${seq}\n`);
    }
  }),
);
