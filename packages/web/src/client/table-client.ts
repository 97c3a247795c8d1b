import type { ReadonlySignal } from '@preact/signals';
import type { Choice } from '@schupf/bots';
import type { AppliedUpdate } from '@schupf/protocol';
import type { Seat } from '@schupf/rules';
import type { Command, Reply, TableConfig, TableView } from '@schupf/table';
import type { ReplaySource } from '../replay/replay-address.ts';
import type { BotPace } from './bot-pace.ts';

export type { AppliedUpdate } from '@schupf/protocol';

export interface Solo {
  /** Changes how fast the bots play. */
  setPace(pace: BotPace): void;
  /** Lets the bots finish the round without delays, once the person is out. */
  skipRound(): void;
}

/** A table as the page sees it, whether a worker in this browser or a server runs it. */
export interface TableClient {
  /** Null until the first snapshot has arrived. */
  readonly seen: ReadonlySignal<TableView | null>;
  readonly config: ReadonlySignal<TableConfig | null>;
  /** Why the table could not be opened; null when all is well. */
  readonly problem: ReadonlySignal<string | null>;
  /** Calls the listener with every update, in order, once `seen` includes it. Returns a function that stops it. */
  onUpdate(listener: (applied: AppliedUpdate) => void): () => void;
  command(command: Command): Promise<Reply>;
  /** Whether the player may ask for hints here. */
  readonly givesHints: boolean;
  /** What a bot would do at this seat, and why. */
  advise(seat: Seat): Promise<Choice | null>;
  record(): Promise<string | null>;
  /** Where the latest match can be replayed; null if this person cannot see it. */
  replaySource(): Promise<ReplaySource | null>;
  /** The current time on the clock that the table's deadlines use. */
  now(): number;
  /** What only the one person at a table of bots can do; null where other people play. */
  readonly solo: Solo | null;
  close(): void;
}
