import type { ReadonlySignal } from '@preact/signals';
import type { Choice } from '@schupf/bots';
import type { AppliedUpdate, DealsWitness } from '@schupf/protocol';
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

/** A table from the page's point of view. It runs in a worker of this browser or on a server. */
export interface TableClient {
  /** Null until the first snapshot has arrived. */
  readonly seen: ReadonlySignal<TableView | null>;
  readonly config: ReadonlySignal<TableConfig | null>;
  /** Why the table could not be opened; null if there is no problem. */
  readonly problem: ReadonlySignal<string | null>;
  /**
   * Calls the listener for every update, in order, after `seen` has been updated. Returns a function that removes it.
   */
  onUpdate(listener: (applied: AppliedUpdate) => void): () => void;
  command(command: Command): Promise<Reply>;
  /** Whether hints are available here. */
  readonly givesHints: boolean;
  /** What a bot would do at this seat, and why. */
  advise(seat: Seat): Promise<Choice | null>;
  record(): Promise<string | null>;
  /** What this device saw of how the cards of the last match were made; only at tables of a server. */
  readonly witness?: ReadonlySignal<DealsWitness | null>;
  /** Where the latest match can be replayed; null if this person cannot see it. */
  replaySource(): Promise<ReplaySource | null>;
  /** The current time on the clock that the table uses for its deadlines. */
  now(): number;
  /** Controls that are available only if one person plays with bots; null where other people play. */
  readonly solo: Solo | null;
  close(): void;
}
