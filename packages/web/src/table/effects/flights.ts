import type { Card, Seat } from '@schupf/rules';
import { playsInTrick } from '@schupf/rules';
import { settings } from '../../app/settings.ts';
import type { AppliedUpdate } from '../../client/table-client.ts';
import { flip, type Snapshot, snapshot } from '../../motion/flip.ts';
import { reducedMotion } from '../../motion/media.ts';

/** The Dragon flies in front of its trick to the player who gets it, slowly enough to be seen. */
const DRAGON_FLIGHT = { duration: 600, stagger: 45, easing: 'cubic-bezier(.5,0,.2,1)' } as const;

/**
 * Lets cards fly from their old positions to their new ones. Updates in the same frame share one flight. With reduced
 * motion, cards only change their place: measuring where they were would take longer than everything else.
 */
export class Flights {
  private readonly root: () => HTMLElement | null;
  private before: Snapshot | null = null;
  /** The seats that cards come from, and the one that takes the trick. */
  private readonly from = new Map<string, Seat>();
  private taker: Seat | null = null;
  /** The Dragon, when its trick is given away. */
  private dragon: Card | null = null;

  constructor(root: () => HTMLElement | null) {
    this.root = root;
  }

  /** Call this while the page still shows the table before the update. */
  note({ update, before }: AppliedUpdate): void {
    if (reducedMotion.peek()) return;
    if (update.type === 'game') {
      const { event } = update;
      if (event.type === 'played')
        for (const card of event.play.cards) this.from.set(String(card), event.seat);
      if (event.type === 'gathered') this.taker = event.by;
      if (event.type === 'gave') {
        this.taker = event.to;
        this.dragon = playsInTrick(before.view.open).at(-1)?.play.cards[0] ?? null;
      }
    }
    const root = this.root();
    if (this.before !== null || root === null) return;
    this.before = snapshot(root);
    requestAnimationFrame(() => this.fly());
  }

  private fly(): void {
    const root = this.root();
    const { before, taker, dragon } = this;
    if (before !== null && root !== null) {
      const isShown = dragon !== null && settings.peek().moments !== 'off';
      flip(before, root, {
        from: (card) => placeOf(root, this.from.get(card) ?? null),
        to: () => placeOf(root, taker),
        ...(isShown ? { leader: String(dragon), ...DRAGON_FLIGHT } : {}),
      });
    }
    this.before = null;
    this.taker = null;
    this.dragon = null;
    this.from.clear();
  }
}

/** The badge of a seat. The player's own seat may have none; then their hand is used. */
function placeOf(root: HTMLElement, seat: Seat | null): Element | null {
  return seat === null ? null : (root.querySelector(`[data-seat="${seat}"]`) ?? root.querySelector('.hand'));
}
