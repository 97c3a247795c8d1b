import { isDeepStrictEqual } from 'node:util';
import type { Action, Position } from '@schupf/rules';
import { formatRecord, parseRecord, replayRecord } from '@schupf/rules/notation';
import type { PlayedMatch } from './played-match.ts';
import { Stopwatch } from './stopwatch.ts';

/** Writes matches as `.schupf` text and reads them back. Compares every action and every hand. */
export class RecordTrip {
  private readonly formatting = new Stopwatch();
  private readonly parsing = new Stopwatch();
  private readonly replaying = new Stopwatch();
  private rounds = 0;
  private bytes = 0;

  /** The first difference; null if there is none. */
  check(match: PlayedMatch): string | null {
    const text = this.formatting.time(() => formatRecord(match.record));
    const read = this.parsing.time(() => parseRecord(text));
    this.rounds += match.rounds;
    this.bytes += text.length;
    if (!read.ok) return `${read.place.line}:${read.place.column}: ${read.problem}\n${text}`;
    if (formatRecord(read.record) !== text) return `the text changed after it was read back:\n${text}`;
    const actions: Action[] = [];
    const positions: Position[] = [];
    const { stopped, contradictions } = this.replaying.time(() =>
      replayRecord(read.record, ({ action, after }) => {
        if (action === null) return;
        actions.push(action);
        positions.push(after);
      }),
    );
    const problem = stopped ?? contradictions[0];
    if (problem !== undefined) return `${problem.problem}\n${text}`;
    return sameMatch(match, actions, positions) ? null : `the actions differ:\n${text}`;
  }

  report(): string {
    const { rounds } = this;
    return [
      `.schupf: ${rounds} rounds written and read back, ${Math.round(this.bytes / rounds)} bytes per round`,
      `  format ${this.formatting.rate(rounds)}, parse ${this.parsing.rate(rounds)}, replay ${this.replaying.rate(rounds)}`,
    ].join('\n');
  }
}

/** Deals are compared by their hands: a record contains the pack as it was after the swap for the Mah Jong. */
function sameMatch(match: PlayedMatch, actions: readonly Action[], positions: readonly Position[]): boolean {
  if (actions.length !== match.actions.length) return false;
  return actions.every((action, index) => {
    const played = match.actions[index]!;
    if (action.type !== 'deal' || played.type !== 'deal') return isDeepStrictEqual(action, played);
    return isDeepStrictEqual(positions[index]!.hands, match.positions[index]!.hands);
  });
}
