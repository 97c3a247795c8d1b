import type { TableConfig } from '@schupf/table';

/** Configs of the tables started on this page. Opening a table saves its config, so a reload loses nothing. */
const newConfigs = new Map<string, TableConfig>();

export function beginTable(config: TableConfig): string {
  const id = newId();
  newConfigs.set(id, config);
  return id;
}

/** The config of a table started on this page; null for any other table. */
export function configOf(table: string): TableConfig | null {
  return newConfigs.get(table) ?? null;
}

/** Plain HTTP, for example from a server on the local network, has no `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
