import type { Evidence, SaidMessage } from '@schupf/protocol';
import { formatRecord, type GameRecord } from '@schupf/rules/notation';
import type { Table } from '@schupf/table';
import { removeNames } from '../storage/anonymize.ts';
import { matchIdOf } from './match-id.ts';

/** What a table knows about a report. Only the rest of the server knows handles. */
export type TableEvidence = Omit<Evidence, 'handle'>;

interface Seen {
  readonly code: string;
  readonly table: Table;
  readonly chat: readonly SaidMessage[];
  /** The match so far; null before its first deal. */
  readonly record: GameRecord | null;
}

/** What can be seen of a person at a table now; null if they neither sit there nor have said anything. */
export function tableEvidence(person: string, { code, table, chat, record }: Seen): TableEvidence | null {
  const seated = table.chairs.flatMap(({ occupant, next }) => [
    ...(occupant.type === 'person' ? [{ id: occupant.id, name: occupant.name }] : []),
    ...(next === null ? [] : [{ id: next.id, name: next.name }]),
  ]);
  const known = [...seated, ...chat.map(({ by }) => by).toReversed()].find(({ id }) => id === person);
  if (known === undefined) return null;
  const hasMatch = record !== null;
  return {
    name: known.name,
    match: hasMatch ? matchIdOf(code, table.match) : null,
    round: hasMatch ? table.position.open.round : null,
    moment: null,
    players: table.chairs.map(({ occupant }) =>
      occupant.type === 'person' ? { id: occupant.id, name: occupant.name } : null,
    ),
    lines: chat.map((message) => ({
      by: message.by,
      at: message.at,
      ...(message.type === 'wrote'
        ? { text: message.text, isPhrase: false }
        : { text: message.phrase, isPhrase: true }),
    })),
    record: hasMatch ? finishedRounds(record, table) : '',
  };
}

/** The cards of a round that is being played are no one's business. */
function finishedRounds(record: GameRecord, { position }: Table): string {
  const { phase } = position.open;
  const isBetweenRounds = phase === 'round-over' || phase === 'match-over';
  const rounds = isBetweenRounds ? record.rounds : record.rounds.slice(0, -1);
  return rounds.length === 0 ? '' : formatRecord(removeNames({ ...record, rounds }, () => true));
}
