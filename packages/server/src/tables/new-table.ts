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

/** The row for a table someone wants to open, or one line saying why it cannot be opened. */
export function newTableRow(wanted: NewTable, host: Person, now: number): NewRow {
  for (const chair of wanted.chairs) {
    if (chair?.type !== 'bot') continue;
    const problem = problemWithBot(chair.name, wanted.rules.variant);
    if (problem !== null) return { ok: false, problem };
  }
  if (wanted.chairs.filter((chair) => chair === null).length > 1)
    return { ok: false, problem: 'at most one seat can be yours' };
  const code = newCode();
  const rules = rulesAt(wanted.speed, wanted.rules);
  const config: TableConfig = {
    rules,
    speed: wanted.speed,
    chairs: wanted.chairs.map((chair) => occupantOf(chair, host)),
    // The seed of the bots' thinking times. If players knew it, the times would reveal what the bots think about.
    pace: newSeed(),
    // Not the code of the table: it stands in records, and with the code, anyone could join.
    fairDeals: newReference(),
  };
  const opened = openTable(config, now);
  if (!opened.ok) return opened;
  const problem = problemWithLimits(wanted, opened.table.rules);
  if (problem !== null) return { ok: false, problem };
  const rated = wanted.rated ?? false;
  if (rated && poolFor(wanted.rules, wanted.speed) === null)
    return { ok: false, problem: 'only matches by an unchanged preset can be rated' };
  const info: TableInfo = {
    code,
    rules,
    speed: wanted.speed,
    visibility: wanted.visibility,
    freeChat: wanted.freeChat,
    handsAfter: wanted.handsAfter,
    // Strangers in the lobby have not agreed to be seen by everyone.
    sharesReplays: wanted.sharesReplays ?? wanted.visibility === 'private',
    rated,
    host: host.id,
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
