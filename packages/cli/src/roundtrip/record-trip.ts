import { isDeepStrictEqual } from 'node:util';
import type { Action, Position } from '@schupf/rules';
import { formatRecord, parseRecord, replayRecord } from '@schupf/rules/notation';
import type { PlayedMatch } from './played-match.ts';
import { Stopwatch } from './stopwatch.ts';

/** Matches to `.schupf` text and back, with every action and every hand compared. */
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
    if (formatRecord(read.record) !== text) return `the text is another after reading it:\n${text}`;
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
    return sameMatch(match, actions, positions) ? null : `the actions are others:\n${text}`;
  }

  report(): string {
    const { rounds } = this;
    return [
      `.schupf: ${rounds} rounds there and back, ${Math.round(this.bytes / rounds)} bytes a round`,
      `  format ${this.formatting.rate(rounds)}, parse ${this.parsing.rate(rounds)}, replay ${this.replaying.rate(rounds)}`,
    ].join('\n');
  }
}

/** A deal is compared by its hands: a record holds the pack after the rules have swapped the Mah Jong. */
function sameMatch(match: PlayedMatch, actions: readonly Action[], positions: readonly Position[]): boolean {
  if (actions.length !== match.actions.length) return false;
  return actions.every((action, index) => {
    const played = match.actions[index]!;
    if (action.type !== 'deal' || played.type !== 'deal') return isDeepStrictEqual(action, played);
    return isDeepStrictEqual(positions[index]!.hands, match.positions[index]!.hands);
  });
}
