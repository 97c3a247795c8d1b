import { personName } from '@schupf/protocol';
import {
  formatRecord,
  type GameRecord,
  parseRecord,
  type RoundRecord,
  replayRecord,
  withoutTexts,
} from '@schupf/rules/notation';
import * as v from 'valibot';

/** A match sent by a browser. It obeys the rules, and contains no free text except the names of its players. */
interface CheckedRecord {
  readonly variant: string;
  readonly totals: readonly number[];
  readonly rounds: number;
  readonly outcome: 'played' | 'stopped';
  /** Indexed by player; '' for a player without a name. */
  readonly names: readonly string[];
  /** The text of a `.schupf` file. */
  readonly record: string;
}

export type RecordCheck =
  | { readonly ok: true; readonly checked: CheckedRecord }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads a record that someone has sent and plays it through the rules. Rounds in progress are left out, and so is all
 * free text except the names.
 */
export function checkRecord(text: string): RecordCheck {
  const read = parseRecord(text);
  if (!read.ok) return { ok: false, problem: read.problem };
  const { rules } = read.record;
  const rounds = read.record.rounds.filter(isOver).map(withoutTexts);
  if (rounds.length === 0) return { ok: false, problem: 'no round of this match is over' };
  const names = read.record.names.map((name) => (name === '' ? '' : readName(name)));
  if (names.includes(null)) return { ok: false, problem: 'a player has a name that is not allowed' };
  const record: GameRecord = { rules, names: names as string[], tags: [], rounds };
  const { position, stopped, contradictions } = replayRecord(record);
  const problem = stopped ?? contradictions[0];
  if (problem !== undefined) return { ok: false, problem: problem.problem };
  const { open } = position!;
  if (open.result === null) return { ok: false, problem: 'the last round is not over' };
  return {
    ok: true,
    checked: {
      variant: open.rules.variant,
      totals: open.totals,
      rounds: rounds.length,
      outcome: open.phase === 'match-over' ? 'played' : 'stopped',
      names: Array.from({ length: open.rules.players }, (_, player) => record.names[player] ?? ''),
      record: formatRecord(record),
    },
  };
}

function isOver({ order }: RoundRecord): boolean {
  return order !== null;
}

function readName(name: string): string | null {
  const answer = v.safeParse(personName, name);
  return answer.success ? answer.output : null;
}
