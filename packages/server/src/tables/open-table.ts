import { ROSTER } from '@schupf/bots';
import type { NewTable, Person, TableInfo } from '@schupf/protocol';
import { type Occupant, openTable, rulesAt, type TableConfig } from '@schupf/table';
import { newCode, newSeed } from '../secrets.ts';
import type { TableRow } from '../storage/storage.ts';
import { lineOf } from './table-summary.ts';

export type NewRow =
  | { readonly ok: true; readonly row: TableRow }
  | { readonly ok: false; readonly problem: string };

/** The table somebody wants to open, or in one line why there is none. */
export function tableRow(wanted: NewTable, by: Person, now: number): NewRow {
  const unknown = wanted.chairs.find((one) => one?.type === 'bot' && !Object.hasOwn(ROSTER, one.name));
  if (unknown?.type === 'bot') return { ok: false, problem: `there is no bot called ${unknown.name}` };
  if (wanted.chairs.filter((one) => one === null).length > 1)
    return { ok: false, problem: 'whoever opens a table has one chair' };
  const code = newCode();
  const rules = rulesAt(wanted.speed, wanted.rules);
  const terms: TableConfig = {
    rules,
    speed: wanted.speed,
    chairs: wanted.chairs.map((one) => occupantOf(one, by)),
    // What bots seem to think must not follow from anything people can know.
    pace: newSeed(),
  };
  const opened = openTable(terms, now);
  if (!opened.ok) return opened;
  const about: TableInfo = {
    code,
    rules,
    speed: wanted.speed,
    visibility: wanted.visibility,
    freeChat: wanted.freeChat,
    handsAfter: wanted.handsAfter,
    host: by.id,
    opened: now,
  };
  const line = lineOf(about, opened.table);
  const row = { code, about, terms, seed: newSeed(), stage: line.stage, line, changed: now, epoch: 0 };
  return { ok: true, row };
}

function occupantOf(wanted: NewTable['chairs'][number], { id, name }: Person): Occupant {
  if (wanted === null) return { type: 'person', id, name };
  return wanted.type === 'bot' ? { ...wanted, outside: false } : wanted;
}
