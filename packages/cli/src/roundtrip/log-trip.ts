import { exportTch, importTch, parseTch } from '@schupf/rules/notation';
import type { PlayedMatch } from './played-match.ts';
import { Stopwatch } from './stopwatch.ts';

/** Writes matches as `.tch` text and reads them back. Compares the logs, which contain less than a record. */
export class LogTrip {
  private readonly exporting = new Stopwatch();
  private readonly parsing = new Stopwatch();
  private readonly importing = new Stopwatch();
  private rounds = 0;
  private bytes = 0;

  /** The first difference; null if there is none. */
  check({ record, rounds }: PlayedMatch): string | null {
    const log = this.exporting.time(() => exportTch(record));
    if (!log.ok) return log.problem;
    this.rounds += rounds;
    this.bytes += log.text.length;
    this.parsing.time(() => parseTch(log.text));
    const read = this.importing.time(() => importTch(log.text));
    const [problem] = read.rounds.flatMap((round) => round.problems);
    if (problem !== undefined) return `line ${problem.place.line}: ${problem.problem}\n${log.text}`;
    if (read.summary.agreeing !== rounds) return `some rounds do not have the logged result:\n${log.text}`;
    const again = exportTch(read.record);
    return again.ok && again.text === log.text
      ? null
      : `the log changed after it was read back:\n${log.text}`;
  }

  report(): string {
    const { rounds } = this;
    return [
      `.tch: ${rounds} rounds written and read back, ${Math.round(this.bytes / rounds)} bytes per round`,
      `  export ${this.exporting.rate(rounds)}, parse ${this.parsing.rate(rounds)}, import ${this.importing.rate(rounds)}`,
    ].join('\n');
  }
}
