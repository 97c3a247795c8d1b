// Measures how many log rows per second can be stored: node packages/server/bench/log-rate.ts [FOLDER]

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openFolder } from '../src/storage/folder.ts';
import { withGroupCommit } from '../src/storage/group-commit.ts';
import { aTable } from '../test/rows.ts';

const SECONDS = 2;
const folder = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'schupf-'));
const { tables: storedTables, logs, close } = withGroupCommit(await openFolder(folder));
const lengths = new Map<string, number>();

console.log('tables  rows/s  commits/s  CPU µs/row');
for (const tables of [1, 10, 50, 500]) {
  const codes = Array.from({ length: tables }, (_, index) => `t${tables}x${index}`);
  for (const code of codes) await storedTables.add(aTable(code));
  const cpu = process.cpuUsage();
  const start = performance.now();
  let commits = 0;
  for (; performance.now() - start < SECONDS * 1000; commits++) await Promise.all(codes.map(append));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const rows = commits * tables;
  const figures = [tables, Math.round(rows / seconds), Math.round(commits / seconds)];
  console.log([...figures, ((user + system) / rows).toFixed(1)].join('  '));
}
await close();
rmSync(folder, { recursive: true });

/** Appends one row of about 200 bytes, as a table's runner does. */
async function append(table: string): Promise<void> {
  const seq = lengths.get(table) ?? 0;
  const entry = {
    type: 'command',
    by: 'x'.repeat(16),
    id: 'x'.repeat(80),
    command: { type: 'ready' },
    at: seq,
  } as const;
  const [result] = await logs.append([[{ table, seq, epoch: 0, entry }]]);
  if (result !== 'stored') throw new Error(`row ${seq} of ${table}: ${result}`);
  lengths.set(table, seq + 1);
}
