import type { Choice } from '@schupf/bots';
import type { TableMessage } from '@schupf/protocol';
import type { Seat, Seed } from '@schupf/rules';
import type { Command, Reply, TableConfig } from '@schupf/table';

/** What the page says to the worker that runs a table. A `call` is answered with the same number. */
export type ToWorker =
  /** Resumes the table saved under this id, or begins it; a given seed makes its deals public. */
  | {
      readonly type: 'open';
      readonly table: string;
      readonly terms: TableConfig | null;
      readonly seed: Seed | null;
    }
  | { readonly type: 'command'; readonly call: number; readonly command: Command }
  | { readonly type: 'advise'; readonly call: number; readonly seat: Seat }
  /** The match as a `.schupf` text, as far as it has been played. */
  | { readonly type: 'record'; readonly call: number };

export type FromWorker =
  | { readonly type: 'opened'; readonly terms: TableConfig }
  | { readonly type: 'failed'; readonly problem: string }
  /** What the chosen bots know could not be fetched; others play in their place. */
  | { readonly type: 'replaced' }
  | { readonly type: 'message'; readonly message: TableMessage }
  | { readonly type: 'reply'; readonly call: number; readonly reply: Reply }
  | { readonly type: 'advice'; readonly call: number; readonly choice: Choice | null }
  | { readonly type: 'record'; readonly call: number; readonly text: string | null };

/** The person of this browser, at tables that run in it. */
export const ME = 'me';
