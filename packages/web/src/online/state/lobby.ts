import type { TableSummary } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { connectionNumber, lobby, peopleHere, serverClient } from './server-connection.ts';

interface Lobby {
  /** Null until the server has answered. */
  readonly tables: readonly TableSummary[] | null;
  readonly people: number | null;
}

/** Subscribes to the lobby while the component is shown. */
export function useLobby(): Lobby {
  const number = connectionNumber.value;
  useEffect(() => {
    serverClient().lobby(true);
    return () => serverClient().lobby(false);
  }, [number]);
  return { tables: lobby.value, people: peopleHere.value };
}
