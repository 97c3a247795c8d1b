import type { TableSummary } from '@schupf/protocol';

/** A table in the lobby has a new summary, or is no longer there. */
export interface LobbyChange {
  readonly code: string;
  readonly summary: TableSummary | null;
}

/** What the lobbies of all gateways learn from other processes. It does not have to be reliable: lobbies also read storage. */
export interface LobbyNews {
  /** Tells all lobbies, including those of this process. */
  publish(change: LobbyChange): void;
  onChange(listener: (change: LobbyChange) => void): void;
  /** How many people are connected to other processes. */
  readonly peopleElsewhere: number;
  /** How many tables other processes run. */
  readonly tablesElsewhere: number;
}

/** The news within one process. */
export class LocalLobbyNews implements LobbyNews {
  readonly peopleElsewhere = 0;
  readonly tablesElsewhere = 0;
  private readonly listeners: ((change: LobbyChange) => void)[] = [];

  publish(change: LobbyChange): void {
    for (const listener of this.listeners) listener(change);
  }

  onChange(listener: (change: LobbyChange) => void): void {
    this.listeners.push(listener);
  }
}
