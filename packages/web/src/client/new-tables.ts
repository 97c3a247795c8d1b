import type { TableConfig } from '@schupf/table';

/** Tables that were begun on this page. Once opened they are saved, and found again after a reload. */
const begun = new Map<string, TableConfig>();

/** Gives a new table its id. */
export function beginTable(terms: TableConfig): string {
  const id = newId();
  begun.set(id, terms);
  return id;
}

/** The config of a table that was begun on this page; null for one that is saved already, or unknown. */
export function termsOf(table: string): TableConfig | null {
  return begun.get(table) ?? null;
}

/** `crypto.randomUUID` is missing where the page comes over plain http, from a computer in the house say. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
