import type { Seat } from '@schupf/rules';
import type { AppliedUpdate } from '../../client/table-client.ts';
import { flip, type Snapshot, snapshot } from '../../motion/flip.ts';

/** Lets cards fly from their old places to their new ones. Updates in the same frame share one flight. */
export class Flights {
  private readonly root: () => HTMLElement | null;
  private before: Snapshot | null = null;
  /** The seats that cards come from, and the one that takes the trick. */
  private readonly from = new Map<string, Seat>();
  private taker: Seat | null = null;

  constructor(root: () => HTMLElement | null) {
    this.root = root;
  }

  /** Call this while the page still shows the table before the update. */
  note({ update }: AppliedUpdate): void {
    if (update.type === 'game') {
      const { event } = update;
      if (event.type === 'played')
        for (const card of event.play.cards) this.from.set(String(card), event.seat);
      if (event.type === 'gathered') this.taker = event.by;
      if (event.type === 'gave') this.taker = event.to;
    }
    const root = this.root();
    if (this.before !== null || root === null) return;
    this.before = snapshot(root);
    requestAnimationFrame(() => this.fly());
  }

  private fly(): void {
    const root = this.root();
    const { before, taker } = this;
    if (before !== null && root !== null) {
      flip(before, root, {
        from: (card) => placeOf(root, this.from.get(card) ?? null),
        to: () => placeOf(root, taker),
      });
    }
    this.before = null;
    this.taker = null;
    this.from.clear();
  }
}

/** The badge of a seat. The player's own seat may have none; then it is their hand. */
function placeOf(root: HTMLElement, seat: Seat | null): Element | null {
  return seat === null ? null : (root.querySelector(`[data-seat="${seat}"]`) ?? root.querySelector('.hand'));
}
