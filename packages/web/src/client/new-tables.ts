import type { TableConfig } from '@schupf/table';

/** Tables started on this page. Once opened they are saved, and found again after a reload. */
const begun = new Map<string, TableConfig>();

export function beginTable(config: TableConfig): string {
  const id = newId();
  begun.set(id, config);
  return id;
}

/** The configuration of a table started on this page; null if it is saved already, or unknown. */
export function configOf(table: string): TableConfig | null {
  return begun.get(table) ?? null;
}

/** `crypto.randomUUID` is missing over plain http, for example from a computer on the local network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
