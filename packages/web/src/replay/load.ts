import type { MatchSummary } from '@schupf/protocol';
import type { Player } from '@schupf/rules';
import { type GameRecord, parseRecord } from '@schupf/rules/notation';
import { openDatabase } from '../storage/database.ts';
import { loadTable } from '../storage/saved-tables.ts';
import { RowStore } from '../workers/row-store.ts';
import { type PastRound, pastRounds } from './moments.ts';
import { recordOfLog } from './record-of-log.ts';
import type { ReplaySource } from './replay-address.ts';

export interface PastMatch {
  /** The player whose point of view is shown. */
  readonly me: Player;
  /**
   * Names by player; '' for a player without a name and for bots on the server. Empty if the match was played in this
   * browser.
   */
  readonly names: readonly string[];
  /** The finished rounds. */
  readonly rounds: readonly PastRound[];
}

/** Null if there is no such match or its record cannot be read. */
export function loadMatch(source: ReplaySource): Promise<PastMatch | null> {
  switch (source.type) {
    case 'browser':
      return fromBrowser(source.table, source.match);
    case 'server':
      return fromServer(source.match);
    case 'link':
      return fromLink(source.href);
  }
}

async function fromBrowser(table: string, match: number | null): Promise<PastMatch | null> {
  const database = await openDatabase();
  try {
    const saved = await loadTable(database, table);
    if (saved === null) return null;
    const finished =
      match !== null ? saved.finished[match] : saved.inProgress === null ? saved.finished.at(-1) : null;
    if (finished === undefined) return null;
    if (finished !== null) {
      const record = readRecord(finished.record);
      return record === null ? null : { me: finished.me, names: [], rounds: pastRounds(record) };
    }
    const record = recordOfLog(await new RowStore(database, table).load());
    return record === null ? null : { me: saved.inProgress!.me, names: [], rounds: pastRounds(record) };
  } finally {
    database.close();
  }
}

async function fromServer(match: string): Promise<PastMatch | null> {
  const address = `api/matches/${encodeURIComponent(match)}`;
  const [text, summary] = await Promise.all([fetch(address), fetch(`${address}/summary`)]);
  const record = text.ok && summary.ok ? readRecord(await text.text()) : null;
  if (record === null) return null;
  const { me, players } = (await summary.json()) as MatchSummary;
  const names = players.map(({ name, isBot }) => (isBot ? '' : name));
  return { me, names, rounds: pastRounds(record) };
}

/** A record does not say who is looking, so it is shown from the first player's seat. */
async function fromLink(href: string): Promise<PastMatch | null> {
  const response = await fetch(href);
  const record = response.ok ? readRecord(await response.text()) : null;
  return record === null ? null : { me: 0, names: record.names, rounds: pastRounds(record) };
}

function readRecord(text: string): GameRecord | null {
  const answer = parseRecord(text);
  return answer.ok ? answer.record : null;
}
