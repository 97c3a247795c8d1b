import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Moment } from '@schupf/replay';
import { NO_SEAT, type Observer, viewFor } from '@schupf/rules';
import type { Status, TableView } from '@schupf/table';
import type { TableClient } from '../client/table-client.ts';

/** Presents a past moment as a table that accepts no commands, so that players are named as at a table. */
export class PastTable implements TableClient {
  readonly seen: ReadonlySignal<TableView>;
  readonly config = signal(null);
  readonly problem = signal(null);
  readonly givesHints = false;
  readonly solo = null;

  constructor(moment: ReadonlySignal<Moment>, observer: Observer, names: readonly string[] = []) {
    this.seen = computed(() => {
      const { position } = moment.value;
      return {
        view: viewFor(position, observer),
        status: statusAt(position.open, names),
        held: [],
        conditionalPasses: [],
        deals: null,
      };
    });
  }

  onUpdate() {
    return () => {};
  }

  async command() {
    return { ok: false, refusal: null } as const;
  }

  async advise() {
    return null;
  }

  async record() {
    return null;
  }

  async replaySource() {
    return null;
  }

  now() {
    return 0;
  }

  close() {}
}

function statusAt({ phase, turn, window }: Moment['position']['open'], names: readonly string[]): Status {
  const isDue = phase === 'play' && turn !== NO_SEAT && !window;
  return {
    stage: 'playing',
    chairs: names.map((name) => ({
      occupant: { type: 'person', id: '', name },
      next: null,
      present: true,
      here: true,
      bank: 0,
      holidayUntil: null,
      holdsLeft: 0,
    })),
    outcome: null,
    turn: 0,
    interval: null,
    holds: [],
    duties: isDue ? [{ seat: turn, kind: 'turn', since: 0, until: null, bankUntil: null }] : [],
    ready: [],
    nextRoundAt: null,
    timeUpAt: null,
    agreements: [],
    pausedUntil: null,
    asleep: false,
  };
}
