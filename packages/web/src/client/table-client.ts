import type { ReadonlySignal } from '@preact/signals';
import type { Choice } from '@schupf/bots';
import type { Happened } from '@schupf/protocol';
import type { Seat } from '@schupf/rules';
import type { Command, Reply, TableConfig, TableView } from '@schupf/table';

export type { Happened } from '@schupf/protocol';

/** A table as the page knows it, wherever it is run: in a worker here, or on a server. */
export interface TableClient {
  /** Null until the table has been seen for the first time. */
  readonly seen: ReadonlySignal<TableView | null>;
  readonly terms: ReadonlySignal<TableConfig | null>;
  /** Why there is no table; null when all is well. */
  readonly problem: ReadonlySignal<string | null>;
  /** Hears everything that happens, one after the other, after `seen` shows it. */
  onHappened(listener: (happened: Happened) => void): () => void;
  command(command: Command): Promise<Reply>;
  /** Whether the player may ask for hints here. */
  readonly givesHints: boolean;
  /** What a bot would do at this seat, and why. */
  advise(seat: Seat): Promise<Choice | null>;
  record(): Promise<string | null>;
  /** The time the table's deadlines are in. */
  now(): number;
  close(): void;
}
