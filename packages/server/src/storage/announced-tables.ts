import type { LobbyChange } from '../bus/lobby-news.ts';
import type { TableStorage } from './storage.ts';

/**
 * Wraps tables so that each change in the lobby is announced once it is stored. If it were announced earlier, a lobby
 * that reads storage in between would return to what was there before.
 */
export function announcedTables(tables: TableStorage, announce: (change: LobbyChange) => void): TableStorage {
  const announcing: Pick<TableStorage, 'updateSummary' | 'close' | 'quarantine'> = {
    async updateSummary(code, epoch, summary, changed) {
      const isListed = await tables.updateSummary(code, epoch, summary, changed);
      if (isListed) announce({ code, summary });
      return isListed;
    },
    async close(code, at) {
      await tables.close(code, at);
      announce({ code, summary: null });
    },
    async quarantine(code, problem) {
      await tables.quarantine(code, problem);
      if (problem !== null) announce({ code, summary: null });
    },
  };
  return Object.assign(Object.create(tables) as TableStorage, announcing);
}
