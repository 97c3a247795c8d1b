import type { NoReplayReason, SeenMatch, SharedReplay } from '@schupf/protocol';
import { type PastRound, pastRounds } from '@schupf/replay';
import type { Player } from '@schupf/rules';
import { type GameRecord, parseRecord } from '@schupf/rules/notation';
import { absolute } from '../app/router.ts';
import { openDatabase } from '../storage/database.ts';
import { matchIdOf } from '../storage/match-id.ts';
import { loadTable } from '../storage/saved-tables.ts';
import { RowStore } from '../workers/row-store.ts';
import { unpackRound } from './packed-round.ts';
import type { Missing } from './problems.ts';
import { recordOfLog } from './record-of-log.ts';
import type { ReplaySource } from './replay-address.ts';

/** How a match can be shared. */
type Sharing =
  /** Anyone with this id can see it. */
  | { readonly type: 'public'; readonly id: string }
  /** It is stored in this browser and has to be uploaded first. */
  | {
      readonly type: 'upload';
      readonly table: string;
      readonly match: number;
      readonly record: string;
      readonly me: Player;
      readonly ended: number;
    }
  /** Sharing is off at its table. */
  | { readonly type: 'players-only' }
  | { readonly type: 'in-progress' }
  /** It is in the link, or at a URL that other people can open as well. */
  | { readonly type: 'by-link' };

export interface PastMatch {
  /** Identifies the match in what is stored about it, such as its review. */
  readonly id: string;
  /** The reader; null if they did not play. */
  readonly me: Player | null;
  /** The player whose seat is in front by default. */
  readonly front: Player;
  /**
   * Names by player; '' for a player without a name and for bots on the server. Empty if the match was played in this
   * browser.
   */
  readonly names: readonly string[];
  readonly record: GameRecord;
  /** The finished rounds. */
  readonly rounds: readonly PastRound[];
  readonly sharing: Sharing;
  /** Its id, or that of its shared replay, if it was played on the server. */
  readonly onServer?: string | null;
  /** Whether the people who played can still meet at their table on the server. */
  readonly isTableOpen?: boolean;
}

export type Loaded =
  | { readonly ok: true; readonly past: PastMatch }
  | { readonly ok: false; readonly why: Missing };

export async function loadMatch(source: ReplaySource): Promise<Loaded> {
  switch (source.type) {
    case 'browser':
      return (await fromBrowser(source.table, source.match)) ?? missing('not-here');
    case 'server':
      return fromServer(source.match);
    case 'shared':
      return fromShared(source.id);
    case 'link':
      return fromLink(source.href);
    case 'packed':
      return fromPacked(source.packed);
  }
}

function missing(why: Missing): Loaded {
  return { ok: false, why };
}

async function fromBrowser(table: string, number: number | null): Promise<Loaded | null> {
  const database = await openDatabase();
  try {
    const saved = await loadTable(database, table);
    if (saved === null) return null;
    const match = number ?? (saved.inProgress === null ? saved.finished.length - 1 : null);
    if (match === null) {
      const record = recordOfLog(await new RowStore(database, table).load());
      return record === null
        ? null
        : ownMatch(matchIdOf(table, 'in-progress'), record, saved.inProgress!.me, { type: 'in-progress' });
    }
    const finished = saved.finished[match];
    const record = finished === undefined ? null : readRecord(finished.record);
    if (finished === undefined || record === null) return null;
    const { me, ended, record: text } = finished;
    return ownMatch(matchIdOf(table, match), record, me, {
      type: 'upload',
      table,
      match,
      record: text,
      me,
      ended,
    });
  } finally {
    database.close();
  }
}

function ownMatch(id: string, record: GameRecord, me: Player, sharing: Sharing): Loaded {
  return { ok: true, past: { id, me, front: me, names: [], record, rounds: pastRounds(record), sharing } };
}

async function fromServer(match: string): Promise<Loaded> {
  const address = absolute(`api/matches/${encodeURIComponent(match)}`);
  const [text, summary] = await Promise.all([fetch(address), fetch(`${address}/summary`)]);
  // The server does not tell strangers whether a match exists, so there may be none.
  if (!text.ok || !summary.ok) return missing(text.status < 500 ? 'players-only' : 'no-server');
  const record = readRecord(await text.text());
  if (record === null) return missing('unreadable');
  const { me, players, share, isTableOpen } = (await summary.json()) as SeenMatch;
  const sharing: Sharing = share === null ? { type: 'players-only' } : { type: 'public', id: share };
  return {
    ok: true,
    past: {
      id: share === null ? `server/${match}` : `shared/${share}`,
      me,
      front: me ?? 0,
      names: namesOf(players),
      record,
      rounds: pastRounds(record),
      sharing,
      isTableOpen,
      onServer: match,
    },
  };
}

async function fromShared(id: string): Promise<Loaded> {
  const response = await fetch(absolute(`api/replays/${encodeURIComponent(id)}`));
  const answer = (await response.json()) as SharedReplay | { readonly code: NoReplayReason };
  if ('code' in answer) return missing(response.status < 500 ? answer.code : 'no-server');
  const record = readRecord(answer.record);
  if (record === null) return missing('unreadable');
  const { shown, isMine, players, expires } = answer;
  return {
    ok: true,
    past: {
      id: `shared/${id}`,
      me: isMine ? shown : null,
      front: shown,
      names: namesOf(players),
      record,
      rounds: pastRounds(record),
      sharing: { type: 'public', id },
      // A match that expires was played in a browser.
      onServer: expires === null ? id : null,
    },
  };
}

/** A record does not say who is looking, so it is shown from the first player's seat. */
async function fromLink(href: string): Promise<Loaded> {
  const response = await fetch(href);
  const record = response.ok ? readRecord(await response.text()) : null;
  return record === null ? missing('unreadable') : publicMatch(`link/${href}`, record, pastRounds(record));
}

/** The round in a link may be unfinished, because its sender chose where it ends. */
async function fromPacked(packed: string): Promise<Loaded> {
  const answer = await unpackRound(packed);
  if (!answer.ok) return missing(answer.why);
  return publicMatch(`packed/${packed}`, answer.record, pastRounds(answer.record, { unfinished: true }));
}

function publicMatch(id: string, record: GameRecord, rounds: readonly PastRound[]): Loaded {
  const { names } = record;
  return { ok: true, past: { id, me: null, front: 0, names, record, rounds, sharing: { type: 'by-link' } } };
}

function namesOf(players: SharedReplay['players']): readonly string[] {
  return players.map(({ name, isBot }) => (isBot ? '' : name));
}

function readRecord(text: string): GameRecord | null {
  const answer = parseRecord(text);
  return answer.ok ? answer.record : null;
}
