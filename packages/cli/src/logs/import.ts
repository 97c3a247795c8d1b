import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { phrases } from '@schupf/phrasebook/en/index';
import { failure, type Result, success } from '@schupf/rules';
import { formatRecord, importTch, TCH_NOTES, type TchImport, type TchProblem } from '@schupf/rules/notation';
import { type Command, FAILURE, type Io, misuse, SUCCESS } from '../command.ts';
import { readBytes, reasonOf, writeText } from '../files.ts';
import { explain } from '../output/refusals.ts';
import { printableLines } from '../printable.ts';

/** `import` is a reserved word. */
export const importLogs: Command = {
  operands: 'FILE.tch [FILE.tch...]',
  details: `
Replays every round as legal actions and scores it again. Problems are reported with their line and affect only their
own round. The record of a single log goes to standard output, the report to standard error. A log without rounds gives
no record. The exit code is 1 if there were problems and 2 if a file cannot be read.
`,
  flags: {
    out: {
      value: 'FILE',
      help: 'write the record to this file or, with several logs, to this folder',
    },
    check: { help: 'write only the report, to standard output' },
    notes: { help: 'also report harmless oddities: repeated calls, missing passes' },
  },
  takesPositionals: true,
  run({ positionals: paths, values, switches }, io) {
    const out = values['out'];
    const check = switches.has('check');
    if (paths.length === 0) return misuse('import needs a file: schupf import FILE.tch', io);
    if (paths.length > 1 && out === undefined && !check) {
      return misuse('several logs need a folder for their records: --out FOLDER, or --check', io);
    }
    const report = check ? io.report : io.writeError;
    const total = new Total();
    for (const path of paths) {
      const text = readLog(path, io.cwd);
      if (!text.ok) return misuse(text.problem, io);
      const log = importTch(text.value);
      report(describe(path, log, switches.has('notes')));
      total.add(log);
      if (check || hasNoRounds(log)) continue;
      const written = writeRecord(log, path, out, paths.length > 1, io);
      if (!written.ok) return misuse(written.problem, io);
    }
    report(total.text());
    return total.isClean ? SUCCESS : FAILURE;
  },
};

/** Old logs may not be UTF-8; those are read as Windows-1252. */
export function readLog(path: string, cwd: string): Result<string> {
  const bytes = readBytes(path, cwd);
  if (!bytes.ok) return bytes;
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value));
  } catch {
    return success(new TextDecoder('windows-1252').decode(bytes.value));
  }
}

function writeRecord(
  log: TchImport,
  path: string,
  out: string | undefined,
  isOneOfMany: boolean,
  io: Io,
): Result<null> {
  // Comments and notices quote the log.
  const text = printableLines(formatRecord(log.record));
  if (out === undefined) {
    io.write(text);
    return success(null);
  }
  if (!isOneOfMany) return writeText(out, io.cwd, text);
  try {
    mkdirSync(resolve(io.cwd, out), { recursive: true });
  } catch (error) {
    return failure(`cannot create the folder ${out}: ${reasonOf(error)}`);
  }
  return writeText(join(out, `${basename(path, '.tch')}.schupf`), io.cwd, text);
}

/** One line about the log, and one for each problem in it. */
function describe(path: string, log: TchImport, withNotes: boolean): string {
  const { rounds, complete, agreeing } = log.summary;
  const lines = [
    `${path}: ${counted(rounds, 'round')}, ${complete} replayed to the end, ${agreeing} with the logged result`,
  ];
  const report = (number: number, problem: TchProblem) =>
    lines.push(
      `${path}:${problem.place.line}:${problem.place.column}: round ${number}: ${describeProblem(problem)}`,
    );
  log.rounds.forEach((round, index) => {
    for (const problem of round.problems) report(index + 1, problem);
    if (round.counted === null && round.problems.length === 0) {
      lines.push(`${path}:${round.line}: round ${index + 1}: the log ends early`);
    }
    if (!withNotes) return;
    for (const { line, kind } of round.notes) {
      lines.push(`${path}:${line}: round ${index + 1}, note: ${TCH_NOTES[kind]}`);
    }
  });
  for (const { place, problem } of log.problems)
    lines.push(`${path}:${place.line}:${place.column}: ${problem}`);
  if (hasNoRounds(log)) lines.push(`${path}: this is not a log, or it has no rounds`);
  return `${lines.join('\n')}\n`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function hasNoRounds({ summary }: TchImport): boolean {
  return summary.rounds === 0;
}

function describeProblem({ problem, refusal }: TchProblem): string {
  return refusal === null ? problem : `${problem}: ${explain(refusal, phrases)}`;
}

class Total {
  private logs = 0;
  private rounds = 0;
  private agreeing = 0;
  private problems = 0;

  add(log: TchImport): void {
    const { rounds, agreeing, problems } = log.summary;
    this.logs++;
    this.rounds += rounds;
    this.agreeing += agreeing;
    this.problems += hasNoRounds(log) ? Math.max(1, problems) : problems;
  }

  get isClean(): boolean {
    return this.problems === 0;
  }

  text(): string {
    if (this.logs === 1) return '';
    const rounds = `${counted(this.rounds, 'round')}, ${this.agreeing} with the logged result`;
    return `${this.logs} logs: ${rounds}, ${counted(this.problems, 'problem')}\n`;
  }
}
