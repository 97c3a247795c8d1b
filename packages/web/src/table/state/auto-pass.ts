import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { actionsHonouringWish, type OpenState, type Seat } from '@schupf/rules';
import type { TableView } from '@schupf/table';

interface Deps {
  readonly seen: ReadonlySignal<TableView | null>;
  /** The seats this player plays. */
  readonly seats: ReadonlySignal<readonly Seat[]>;
  readonly pass: (seat: Seat) => void;
  /** Milliseconds between the player's turn and the pass. */
  readonly delay: () => number;
}

/**
 * Passes for the player on each of their turns until the trick is over. Nothing is sent before their turn, so that no
 * one learns that they have already decided.
 */
export class AutoPass {
  private readonly deps: Deps;
  /** The trick to pass on; null when switched off. */
  private readonly trick = signal<string | null>(null);
  readonly isOn: ReadonlySignal<boolean> = computed(() => this.trick.value !== null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The turn for which a pass has been sent. */
  private turn = -1;
  private readonly stopWatching: () => void;

  constructor(deps: Deps) {
    this.deps = deps;
    this.stopWatching = effect(() => {
      const seen = deps.seen.value;
      if (seen !== null && this.trick.value !== null) untracked(() => this.follow(seen));
    });
  }

  /** Whether it can be switched on: someone else's trick is on the table, and the player has cards. */
  readonly isPossible: ReadonlySignal<boolean> = computed(() => {
    const seen = this.deps.seen.value;
    if (seen === null) return false;
    const { open } = seen.view;
    const seats = this.deps.seats.value;
    return (
      open.phase === 'play' &&
      !open.trickIsEmpty &&
      !seats.includes(open.owner) &&
      seats.some((seat) => open.isActive(seat))
    );
  });

  /** Switches it on or off; false if it can be neither. */
  toggle(): boolean {
    if (this.isOn.value) this.stop();
    else if (this.isPossible.value) this.trick.value = trickOf(this.deps.seen.value!.view.open);
    else return false;
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.turn = -1;
    this.trick.value = null;
  }

  close(): void {
    this.stop();
    this.stopWatching();
  }

  private follow({ view, status, held }: TableView): void {
    const { open } = view;
    if (trickOf(open) !== this.trick.value) return this.stop();
    const seat = this.deps.seats.value.find((own) => own === open.turn);
    const isDue = status.duties.some((duty) => duty.kind === 'turn' && duty.seat === seat);
    // While bombs are possible, a pass would only be held back. It is sent once it takes effect.
    if (seat === undefined || !isDue || open.window || status.turn === this.turn) return;
    if (held.some(({ action }) => action.seat === seat)) return;
    // A player who can fulfil a wish must not pass, and an automatic pass must not incur the penalty for them.
    if (!actionsHonouringWish(view, seat).some(({ type }) => type === 'pass')) return this.stop();
    clearTimeout(this.timer);
    this.turn = status.turn;
    this.timer = setTimeout(() => this.deps.pass(seat), this.deps.delay());
  }
}

/** Identifies a trick by the number of cards that were left when it began. */
function trickOf(open: OpenState): string | null {
  if (open.phase !== 'play' || open.trickIsEmpty) return null;
  const held = open.counts.reduce((sum, count) => sum + count, 0);
  return `${open.round} ${held + open.trickCards.size}`;
}
