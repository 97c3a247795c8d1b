import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { OpenState } from '@schupf/rules';
import type { TableClient } from '../../client/table-client.ts';

const histories = new WeakMap<TableClient, History>();

/** The finished rounds of the match, each as the table was at its end. */
export function historyOf(client: TableClient): ReadonlySignal<readonly OpenState[]> {
  let history = histories.get(client);
  if (history === undefined) {
    history = new History(client);
    histories.set(client, history);
  }
  return history.rounds;
}

/** Collects rounds as they end; earlier ones are read from the record. */
class History {
  private readonly collected = signal<readonly OpenState[]>([]);
  readonly rounds: ReadonlySignal<readonly OpenState[]>;
  /** Counts matches, so that a record that arrives after the next match has begun is ignored. */
  private match = 0;

  constructor(client: TableClient) {
    this.rounds = computed(() => {
      const open = client.seen.value?.view.open;
      return open === undefined || !isEnded(open)
        ? this.collected.value
        : merged(this.collected.value, [open]);
    });
    client.onUpdate(({ update, after }) => {
      if (update.type === 'match-began') {
        this.match++;
        this.collected.value = [];
      } else if (update.type === 'game' && update.event.type === 'round-ended') {
        this.collected.value = merged(this.collected.value, [after.view.open]);
      }
    });
    let hasStarted = false;
    const stop = effect(() => {
      const open = client.seen.value?.view.open;
      if (open === undefined || hasStarted) return;
      hasStarted = true;
      // An effect cannot dispose itself during its first run.
      queueMicrotask(() => stop());
      if (open.round > 1) void this.restore(client);
    });
  }

  private async restore(client: TableClient): Promise<void> {
    const { match } = this;
    const [text, { roundsOfRecord }] = await Promise.all([
      client.record(),
      import('../model/rounds-of-record.ts'),
    ]);
    if (text === null || match !== this.match) return;
    this.collected.value = merged(roundsOfRecord(text), this.collected.value);
  }
}

function isEnded(open: OpenState): boolean {
  return open.result !== null && (open.phase === 'round-over' || open.phase === 'match-over');
}

/** Merged by round number; the second list wins. */
function merged(older: readonly OpenState[], newer: readonly OpenState[]): readonly OpenState[] {
  const byNumber = new Map([...older, ...newer].map((open) => [open.round, open]));
  return [...byNumber.values()].sort((a, b) => a.round - b.round);
}
