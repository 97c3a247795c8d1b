import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { phrases } from '@schupf/phrasebook/en/index';
import { formatRecord, importTch, TCH_NOTES, type TchImport, type TchProblem } from '@schupf/rules/notation';
import { type Answer, answered, refused } from '../answer.ts';
import { type Command, FAILURE, type Io, misuse, SUCCESS } from '../command.ts';
import { readBytes, reasonOf, writeText } from '../files.ts';
import { explain } from '../telling/refusals.ts';

/** `import` is a reserved word. */
export const importLogs: Command = {
  name: 'import',
  operands: 'FILE.tch [FILE.tch...]',
  summary: 'Convert BrettspielWelt logs to records and check every round.',
  details: `
Every round is replayed as legal actions and its result counted again. What does not fit is reported with its line
and costs its own round only. The record of a single log goes to the standard output, the report to the standard
error. The exit code is 1 when a round did not fit, 2 when a file cannot be read.
`,
  flags: {
    out: {
      value: 'FILE',
      help: 'writes the record to this file; with several logs, a folder for all of them',
    },
    check: { help: 'writes no record, and the report to the standard output' },
    notes: { help: 'tells harmless oddities too: calls made twice, passes left out' },
  },
  takesWords: true,
  run({ words, values, switches }, io) {
    const out = values['out'];
    const check = switches.has('check');
    if (words.length === 0) return misuse('import needs a file: schupf import FILE.tch', io);
    if (words.length > 1 && out === undefined && !check) {
      return misuse('several logs need a folder for their records: --out FOLDER, or --check', io);
    }
    const report = check ? io.write : io.complain;
    const total = new Total();
    for (const path of words) {
      const text = readLog(path, io.cwd);
      if (!text.ok) return misuse(text.problem, io);
      const log = importTch(text.value);
      report(describe(path, log, switches.has('notes')));
      total.add(log);
      if (check) continue;
      const written = writeRecord(log, path, out, words.length > 1, io);
      if (!written.ok) return misuse(written.problem, io);
    }
    report(total.text());
    return total.isRight ? SUCCESS : FAILURE;
  },
};

/** Old logs are not all UTF-8; others are read as Windows-1252. */
function readLog(path: string, cwd: string): Answer<string> {
  const bytes = readBytes(path, cwd);
  if (!bytes.ok) return bytes;
  try {
    return answered(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value));
  } catch {
    return answered(new TextDecoder('windows-1252').decode(bytes.value));
  }
}

function writeRecord(
  log: TchImport,
  path: string,
  out: string | undefined,
  many: boolean,
  io: Io,
): Answer<null> {
  const text = formatRecord(log.record);
  if (out === undefined) {
    io.write(text);
    return answered(null);
  }
  if (!many) return writeText(out, io.cwd, text);
  try {
    mkdirSync(resolve(io.cwd, out), { recursive: true });
  } catch (error) {
    return refused(`cannot make the folder ${out}: ${reasonOf(error)}`);
  }
  return writeText(join(out, `${basename(path, '.tch')}.schupf`), io.cwd, text);
}

/** One line for the log, and one for each problem in it. */
function describe(path: string, log: TchImport, notes: boolean): string {
  const { rounds, complete, agreeing } = log.summary;
  const lines = [
    `${path}: ${rounds} rounds, ${complete} replayed to the end, ${agreeing} with the result of the log`,
  ];
  const told = (number: number, problem: TchProblem) =>
    lines.push(`${path}:${problem.place.line}:${problem.place.column}: round ${number}: ${inWords(problem)}`);
  log.rounds.forEach((round, index) => {
    for (const problem of round.problems) told(index + 1, problem);
    if (round.counted === null && round.problems.length === 0) {
      lines.push(`${path}:${round.line}: round ${index + 1}: the log breaks off`);
    }
    if (!notes) return;
    for (const { line, kind } of round.notes) {
      lines.push(`${path}:${line}: round ${index + 1}, note: ${TCH_NOTES[kind]}`);
    }
  });
  for (const { place, problem } of log.problems)
    lines.push(`${path}:${place.line}:${place.column}: ${problem}`);
  return `${lines.join('\n')}\n`;
}

function inWords({ problem, refusal }: TchProblem): string {
  return refusal === null ? problem : `${problem}: ${explain(refusal, phrases)}`;
}

class Total {
  private logs = 0;
  private rounds = 0;
  private agreeing = 0;
  private problems = 0;

  add({ summary }: TchImport): void {
    this.logs++;
    this.rounds += summary.rounds;
    this.agreeing += summary.agreeing;
    this.problems += summary.problems;
  }

  get isRight(): boolean {
    return this.problems === 0;
  }

  text(): string {
    if (this.logs === 1) return '';
    return `${this.logs} logs: ${this.rounds} rounds, ${this.agreeing} with the result of the log, ${this.problems} problems\n`;
  }
}
