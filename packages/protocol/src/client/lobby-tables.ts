import type { ServerMessage } from '../from-server.ts';
import { newestFirst, type TableSummary } from '../tables.ts';

type LobbyChanged = Extract<ServerMessage, { type: 'lobby-changed' }>;

/** The tables in the lobby after a change. */
export function tablesAfter(
  before: readonly TableSummary[],
  { tables, gone }: Pick<LobbyChanged, 'tables' | 'gone'>,
): readonly TableSummary[] {
  const replaced = new Set([...gone, ...tables.map(({ code }) => code)]);
  return [...before.filter(({ code }) => !replaced.has(code)), ...tables].sort(newestFirst);
}
