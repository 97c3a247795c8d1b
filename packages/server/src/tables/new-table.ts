import { problemWithBot } from '@schupf/bots';
import type { NewTable, Person, TableInfo } from '@schupf/protocol';
import { poolFor } from '@schupf/ratings';
import { type Occupant, openTable, rulesAt, type TableConfig } from '@schupf/table';
import { newCode, newReference, newSeed } from '../secrets.ts';
import type { TableRow } from '../storage/storage.ts';
import { problemWithLimits } from './table-limits.ts';
import { summaryOf } from './table-summary.ts';

export type NewRow =
  | { readonly ok: true; readonly row: TableRow }
  | { readonly ok: false; readonly problem: string };

/** A table to be opened, with everyone who has a chair from the beginning. */
export interface TableDraft extends Omit<NewTable, 'chairs'> {
  readonly chairs: readonly Occupant[];
  /** The id of the person who opens it; empty if the server does, for people it has brought together. */
  readonly host: string;
}

/** The table that someone wants to open, or one line saying why they cannot. */
export function draftOf(
  wanted: NewTable,
  host: Person,
): { readonly ok: true; readonly draft: TableDraft } | { readonly ok: false; readonly problem: string } {
  for (const chair of wanted.chairs) {
    if (chair?.type !== 'bot') continue;
    const problem = problemWithBot(chair.name, wanted.rules.variant);
    if (problem !== null) return { ok: false, problem };
  }
  if (wanted.chairs.filter((chair) => chair === null).length > 1)
    return { ok: false, problem: 'at most one seat can be yours' };
  const chairs = wanted.chairs.map((chair) => occupantOf(chair, host));
  return { ok: true, draft: { ...wanted, chairs, host: host.id } };
}

/** The row for a table someone wants to open, or one line saying why it cannot be opened. */
export function newTableRow(wanted: NewTable, host: Person, now: number): NewRow {
  const drafted = draftOf(wanted, host);
  return drafted.ok ? rowFor(drafted.draft, now) : drafted;
}

export function rowFor(draft: TableDraft, now: number): NewRow {
  const code = newCode();
  const rules = rulesAt(draft.speed, draft.rules);
  const config: TableConfig = {
    rules,
    speed: draft.speed,
    chairs: draft.chairs,
    // The seed of the bots' thinking times. If players knew it, the times would reveal what the bots think about.
    pace: newSeed(),
    // Not the code of the table: it stands in records, and with the code, anyone could join.
    fairDeals: newReference(),
  };
  const opened = openTable(config, now);
  if (!opened.ok) return opened;
  const problem = problemWithLimits(draft, opened.table.rules);
  if (problem !== null) return { ok: false, problem };
  const rated = draft.rated ?? false;
  if (rated && poolFor(draft.rules, draft.speed) === null)
    return { ok: false, problem: 'only matches by an unchanged preset can be rated' };
  const info: TableInfo = {
    code,
    rules,
    speed: draft.speed,
    visibility: draft.visibility,
    freeChat: draft.freeChat,
    handsAfter: draft.handsAfter,
    // Strangers in the lobby have not agreed to be seen by everyone.
    sharesReplays: draft.sharesReplays ?? draft.visibility === 'private',
    rated,
    host: draft.host,
    opened: now,
  };
  const summary = summaryOf(info, opened.table);
  const row: TableRow = {
    code,
    info,
    config,
    seed: newSeed(),
    stage: summary.stage,
    summary,
    changed: now,
    problem: null,
  };
  return { ok: true, row };
}

function occupantOf(chair: NewTable['chairs'][number], { id, name }: Person): Occupant {
  if (chair === null) return { type: 'person', id, name };
  return chair.type === 'bot' ? { ...chair, outside: false } : chair;
}
