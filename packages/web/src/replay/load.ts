import type { Player } from '@schupf/rules';
import { parseRecord } from '@schupf/rules/notation';
import { isBot } from '../home/choice.ts';
import { openDatabase } from '../storage/database.ts';
import { tableKept } from '../storage/kept-tables.ts';
import { RowStore } from '../workers/row-store.ts';
import { type PastRound, pastRounds } from './moments.ts';
import { recordOfLog } from './record-of-log.ts';

export interface PastMatch {
  /** Who looks back, by his number. */
  readonly me: Player;
  /** What people were called, by player; nothing for bots, and where nobody else played. */
  readonly names: readonly string[];
  readonly rounds: readonly PastRound[];
}

/** A match that the server keeps: its name there behind this sign, and who looks back as its number. */
const AT_SERVER = '@';

/**
 * The rounds that are over of a match kept in this browser: a finished one by its number, or with null the latest,
 * which may still be played. Null where there is no such match.
 */
export async function loadMatch(table: string, match: number | null): Promise<PastMatch | null> {
  if (table.startsWith(AT_SERVER)) return loadServerMatch(table.slice(AT_SERVER.length), match ?? 0);
  const database = await openDatabase();
  try {
    const kept = await tableKept(database, table);
    if (kept === null) return null;
    const finished =
      match !== null ? kept.finished[match] : kept.going === null ? kept.finished.at(-1) : null;
    if (finished === undefined) return null;
    if (finished !== null) {
      const answer = parseRecord(finished.record);
      return answer.ok ? { me: finished.me, names: [], rounds: pastRounds(answer.record) } : null;
    }
    const record = recordOfLog(await new RowStore(database, table).load());
    return record === null ? null : { me: kept.going!.me, names: [], rounds: pastRounds(record) };
  } finally {
    database.close();
  }
}

async function loadServerMatch(id: string, me: Player): Promise<PastMatch | null> {
  const response = await fetch(`api/matches/${encodeURIComponent(id)}`);
  const answer = response.ok ? parseRecord(await response.text()) : null;
  if (answer?.ok !== true) return null;
  const names = answer.record.names.map((name) => (isBot(name) ? '' : name));
  return { me, names, rounds: pastRounds(answer.record) };
}
