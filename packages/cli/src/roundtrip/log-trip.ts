import { exportTch, importTch, parseTch } from '@schupf/rules/notation';
import type { PlayedMatch } from './played-match.ts';
import { Stopwatch } from './stopwatch.ts';

/** Matches to `.tch` text and back. A log holds less than a record, so the logs are compared. */
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
    if (read.summary.agreeing !== rounds) return `some rounds do not come to their end:\n${log.text}`;
    const again = exportTch(read.record);
    return again.ok && again.text === log.text ? null : `the log is another after reading it:\n${log.text}`;
  }

  report(): string {
    const { rounds } = this;
    return [
      `.tch: ${rounds} rounds there and back, ${Math.round(this.bytes / rounds)} bytes a round`,
      `  export ${this.exporting.rate(rounds)}, parse ${this.parsing.rate(rounds)}, import ${this.importing.rate(rounds)}`,
    ].join('\n');
  }
}
