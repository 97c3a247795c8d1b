#!/usr/bin/env node
import process from 'node:process';
import { run } from './program.ts';
import { Lines } from './terminal.ts';

// Whatever reads our output may stop early, as `head` does; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const escapeCodes =
  process.stdout.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
const lines = new Lines(process.stdin, process.stdout, escapeCodes);

process.exitCode = await run(process.argv.slice(2), {
  // `npm run` changes the folder and sets INIT_CWD to the caller's.
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  colours: escapeCodes,
  locale: process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'],
  get columns() {
    return process.stdout.columns;
  },
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  ask: (prompt) => lines.ask(prompt),
});
lines.close();
