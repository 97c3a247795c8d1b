import type { Activity, TableSummary } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { isSignedIn } from '../../app/server.ts';
import { tablesWithout } from '../model/open-seats.ts';
import { blocked, readBlocks } from './me.ts';
import { activity, connectionNumber, lobby, serverClient } from './server-connection.ts';

interface Lobby {
  /** Null until the server has answered. */
  readonly tables: readonly TableSummary[] | null;
  readonly activity: Activity | null;
}

/** Subscribes to the lobby while the component is shown. Tables of blocked people are left out. */
export function useLobby(): Lobby {
  const number = connectionNumber.value;
  const mayHaveBlocked = isSignedIn.value;
  useEffect(() => {
    serverClient().lobby(true);
    return () => serverClient().lobby(false);
  }, [number]);
  useEffect(() => {
    // If this fails, their tables are listed; the server still brings no one together with them.
    if (mayHaveBlocked) readBlocks().catch(() => {});
  }, [mayHaveBlocked, number]);
  const tables = lobby.value === null ? null : tablesWithout(lobby.value, blocked.value);
  return { tables, activity: activity.value };
}
