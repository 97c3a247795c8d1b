import { importTch, parseRecord, replayRecord } from '@schupf/rules/notation';
import type { Io } from '../command.ts';

const SHORT = 200_000;
const TIMES_LONGER = 4;
const ATTEMPTS = 3;

const RECORD = 'schupf 1\nvariant: nanjing\n';
const ROUND = `${RECORD}round 1\n`;
const LOG = '---------------Gr.Tichukarten------------------\n';

/** Texts that make a careless reader scan the same characters repeatedly. */
const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'record: an endless comment': (length) => `${ROUND}1. A - ${'{'.repeat(length)}`,
  'record: endless gifts': (length) => `${ROUND}push: A ${'S2>B '.repeat(length / 5)}`,
  'record: a trick of passes': (length) => `${ROUND}1. ${'A -, '.repeat(length / 5)}A -`,
  'record: unknown lines': (length) => ROUND + 'x: y\n'.repeat(length / 5),
  'record: a line of blanks': (length) => `${ROUND}${' '.repeat(length)}x`,
  'record: a line without a colon': (length) => RECORD + 'a '.repeat(length / 2),
  'record: an endless notice': (length) => `${ROUND}1. *x ${'"a" b '.repeat(length / 6)}`,
  'record: empty rounds': (length) => RECORD + 'round 1\n'.repeat(length / 8),
  'log: headings only': (length) => LOG.repeat(length / LOG.length),
  'log: seats in one line': (length) => LOG + '(0)'.repeat(length / 3),
  'log: colons in one line': (length) => `${LOG}(0)${': '.repeat(length / 2)}`,
  'log: cards in one line': (length) => `${LOG}(0)a ${'S2 '.repeat(length / 3)}`,
  'log: gifts in one line': (length) => `${LOG}(0)a gibt: ${'x: S2 - '.repeat(length / 8)}`,
  'log: bombs in one line': (length) => `${LOG}BOMBE: ${'(0)x '.repeat(length / 5)}`,
};

/** Shows how much longer a text of four times the length takes: 4 times if reading is linear, 16 if quadratic. */
export function reportHostile(io: Io): void {
  const width = Math.max(...Object.keys(TEXTS).map((name) => name.length));
  for (const [name, make] of Object.entries(TEXTS)) {
    const short = timeOf(make(SHORT));
    const long = timeOf(make(SHORT * TIMES_LONGER));
    const ratio = (long / Math.max(short, 1e-3)).toFixed(1);
    io.write(
      `${name.padEnd(width)}  ${long.toFixed(1).padStart(7)} ms for 800 kB, ${ratio} times as long as for 200 kB\n`,
    );
  }
}

function timeOf(text: string): number {
  const times = Array.from({ length: ATTEMPTS }, () => {
    const start = performance.now();
    readEither(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

function readEither(text: string): void {
  if (text.startsWith(LOG)) {
    importTch(text);
    return;
  }
  const read = parseRecord(text);
  if (read.ok) replayRecord(read.record);
}
