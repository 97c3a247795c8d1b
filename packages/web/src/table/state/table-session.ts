import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Choice } from '@schupf/bots';
import { actsFor, type Card, type Player, type Seat, type SeatAction, type View } from '@schupf/rules';
import type { AnyRefusal, Command, Reply, Status, TableView } from '@schupf/table';
import type { TableClient } from '../../client/table-client.ts';
import { layGifts } from './push-draft.ts';

/** A line for the person: why something was refused, or what a hint says. */
export type Notice =
  | { readonly type: 'refusal'; readonly refusal: AnyRefusal }
  | { readonly type: 'unavailable' }
  /** What was typed means nothing. */
  | { readonly type: 'unclear' }
  | { readonly type: 'hint'; readonly choice: Choice | null };

/** One person at one table: what he sees, what he has picked, what he is told. All the table's components share it. */
export class TableSession {
  readonly client: TableClient;
  /** The name of the table; one that is only looked at needs none. */
  readonly table: string;
  /** Cards picked in the hand that is in front. */
  readonly picked = signal<ReadonlySet<Card>>(new Set());
  readonly notice = signal<Notice | null>(null);
  /** In the games of three the soloist has two hands; this one is in front if he has chosen. */
  private readonly chosenSeat = signal<Seat | null>(null);
  /** What was done last, and in which turn. */
  private lastDone = '';

  constructor(client: TableClient, table = '') {
    this.client = client;
    this.table = table;
  }

  get seen(): TableView {
    return this.client.seen.value!;
  }

  get view(): View {
    return this.seen.view;
  }

  get status(): Status {
    return this.seen.status;
  }

  get me(): Player {
    const { observer } = this.view;
    return typeof observer === 'number' ? observer : -1;
  }

  /** Somebody who looks on and plays for no seat. */
  get isWatching(): boolean {
    return this.me < 0;
  }

  /** Seats this person plays for. */
  readonly seats: ReadonlySignal<readonly Seat[]> = computed(() => {
    const view = this.client.seen.value?.view;
    if (view === undefined) return [];
    return [...view.open.players.keys()].filter((seat) => actsFor(view.open, view.observer, seat));
  });

  /** The seat whose hand is in front: the one that has to decide, or the one chosen. */
  readonly seat: ReadonlySignal<Seat> = computed(() => {
    const seats = this.seats.value;
    const due = this.client.seen.value?.status.duties.find(({ seat }) => seats.includes(seat));
    const chosen = this.chosenSeat.value;
    if (chosen !== null && seats.includes(chosen)) return chosen;
    return due?.seat ?? seats[0] ?? 0;
  });

  /** The seat at the bottom of the table: his own, whichever hand is in front, or the others would change places. */
  readonly home: ReadonlySignal<Seat> = computed(() => {
    const dummy = this.client.seen.value?.view.open.dummy;
    return this.seats.value.find((seat) => seat !== dummy) ?? 0;
  });

  /** Whether something is asked of this seat now. */
  isDue(seat: Seat): boolean {
    return this.status.duties.some((duty) => duty.seat === seat);
  }

  chooseSeat(seat: Seat | null): void {
    this.chosenSeat.value = seat;
    this.picked.value = new Set();
  }

  toggle(card: Card): void {
    const next = new Set(this.picked.value);
    if (!next.delete(card)) next.add(card);
    this.picked.value = next;
  }

  pick(cards: Iterable<Card>): void {
    this.picked.value = new Set(cards);
  }

  /** Does something at the table; false when it was refused, and then the notice says why. */
  async act(action: SeatAction): Promise<boolean> {
    const { turn } = this.status;
    const deed = `${turn} ${action.type} ${action.seat}`;
    const reply = await this.client.command({ type: 'act', action, turn });
    // The second press of a double click is no mistake of anybody.
    if (!reply.ok && reply.refusal?.code === 'stale' && deed === this.lastDone) return false;
    this.tell(reply);
    if (reply.ok) {
      this.lastDone = deed;
      this.picked.value = new Set();
      this.chosenSeat.value = null;
    }
    return reply.ok;
  }

  async command(command: Command): Promise<boolean> {
    const reply = await this.client.command(command);
    this.tell(reply);
    return reply.ok;
  }

  private tell(reply: Reply): void {
    this.notice.value = reply.ok
      ? null
      : reply.refusal === null
        ? { type: 'unavailable' }
        : { type: 'refusal', refusal: reply.refusal };
  }

  async hint(): Promise<void> {
    if (!this.client.givesHints) return;
    const choice = await this.client.advise(this.seat.value);
    this.notice.value = { type: 'hint', choice };
    if (choice === null) return;
    if ('cards' in choice.action) this.pick(choice.action.cards);
    if (choice.action.type === 'push') layGifts(choice.action.gifts);
  }
}
