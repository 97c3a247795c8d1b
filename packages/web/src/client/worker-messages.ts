import type { Choice } from '@schupf/bots';
import type { TableMessage } from '@schupf/protocol';
import type { Seat, Seed } from '@schupf/rules';
import type { Command, Reply, TableConfig } from '@schupf/table';
import type { BotPace } from './bot-pace.ts';

/** Messages to the worker that runs a table. The answer to a message has the same `request` number. */
export type ToWorker =
  /** Resumes the table saved under this id, or starts it; the same seed gives the same deals. */
  | {
      readonly type: 'open';
      readonly table: string;
      readonly config: TableConfig | null;
      readonly seed: Seed | null;
    }
  | { readonly type: 'command'; readonly request: number; readonly command: Command }
  | { readonly type: 'advise'; readonly request: number; readonly seat: Seat }
  | { readonly type: 'pace'; readonly pace: BotPace }
  /** Lets the bots finish the round without delays. */
  | { readonly type: 'skip' }
  /** The match so far, as a `.schupf` text. */
  | { readonly type: 'record'; readonly request: number };

export type FromWorker =
  | { readonly type: 'opened'; readonly config: TableConfig }
  | { readonly type: 'failed'; readonly problem: string }
  /** The networks of the selected bots could not be fetched, so substitute bots are playing. */
  | { readonly type: 'replaced' }
  /** The browser has no storage, or it is full, so the match is lost when the page is closed. */
  | { readonly type: 'unsaved' }
  | { readonly type: 'message'; readonly message: TableMessage }
  | { readonly type: 'reply'; readonly request: number; readonly reply: Reply }
  | { readonly type: 'advice'; readonly request: number; readonly choice: Choice | null }
  | { readonly type: 'record'; readonly request: number; readonly text: string | null };

/** The id of the person at tables that run in this browser. */
export const ME = 'me';
