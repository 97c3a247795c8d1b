import type { Input, Step, Table, TableConfig } from '@schupf/table';

export type StepListener = (input: Input, step: Step) => void;

export interface RunnerOptions {
  /** The table to open when the store is empty. */
  readonly config?: TableConfig;
  /** Called with every accepted input and its step, including those replayed from the log after a snapshot. */
  readonly onStep?: StepListener;
  readonly companion?: Companion;
  /**
   * Called when the store could not append rows. Nothing is lost: their effects were not visible to anyone, and each
   * input is retried by the runner or by its sender.
   */
  readonly onStoreError?: (error: unknown) => void;
  /** Called with an error thrown by a port, by `onStep` or by a viewer's listener, which is then removed. */
  readonly onFault?: (error: unknown) => void;
}

/** Something that follows from the table's steps, such as a recorder, and is saved and restored with snapshots. */
export interface Companion {
  /** Plain data; null if it must not be saved at this moment. */
  save(): unknown;
  /** Throws if the data is unreadable. */
  restore(saved: unknown, table: Table): void;
}
