import type { Command, Status } from '@schupf/table';

const [MAH_JONG, DOG, PHOENIX, DRAGON] = [52, 53, 54, 55];
const DRAGON_HEIGHT = 32;
const SEATS = 4;

interface Event {
  readonly type: string;
  readonly seat?: number;
  readonly hands?: readonly (readonly number[] | number)[];
  readonly transfers?: readonly {
    readonly from: number;
    readonly to: number;
    readonly cards: readonly number[] | number;
  }[];
  readonly play?: { readonly height: number; readonly cards: readonly number[] };
}

export type Update = { readonly type: string; readonly event?: Event; readonly status?: Status };

/**
 * Plays for all four people at a table, always the lowest single card that beats the trick. It uses almost no CPU time,
 * so the load test measures the server and not its players.
 */
export class HandPlayer {
  status: Status | null = null;
  private readonly hands: Set<number>[] = Array.from({ length: SEATS }, () => new Set());
  /** Twice the rank of the single card to beat; 0 for a lead. */
  private height = 0;

  /** Applies what a player has received about their own hand. */
  applyOwn(seat: number, { type, event }: Update): void {
    if (type !== 'game') return;
    const hand = this.hands[seat]!;
    const dealt = event!.hands?.[seat];
    if (event!.type === 'dealt') hand.clear();
    if ((event!.type === 'dealt' || event!.type === 'rest-dealt') && typeof dealt === 'object')
      for (const card of dealt) hand.add(card);
    if (event!.type !== 'exchanged') return;
    for (const { from, to, cards } of event!.transfers!) {
      if (typeof cards === 'number') continue;
      if (from === seat) for (const card of cards) hand.delete(card);
      if (to === seat) for (const card of cards) hand.add(card);
    }
  }

  /** Applies what everyone has received. */
  applyPublic({ type, event, status }: Update): void {
    if (type === 'status') this.status = status!;
    if (type !== 'game') return;
    if (event!.type === 'played') {
      for (const card of event!.play!.cards) this.hands[event!.seat!]!.delete(card);
      this.height = event!.play!.cards[0] === DOG ? 0 : event!.play!.height;
    }
    if (event!.type === 'gathered' || event!.type === 'gave' || event!.type === 'dealt') this.height = 0;
  }

  /** The next action; null while no one has to act. */
  next(): { readonly seat: number; readonly command: Command } | null {
    const { status } = this;
    if (status === null || status.stage !== 'playing') return null;
    const { turn, nextRoundAt, ready } = status;
    if (nextRoundAt !== null) {
      const seat = [0, 1, 2, 3].find((player) => !ready.includes(player));
      return seat === undefined ? null : { seat, command: { type: 'ready' } };
    }
    const [duty] = status.duties;
    if (duty === undefined) return null;
    const { seat, kind } = duty;
    const act = (action: object): { seat: number; command: Command } => ({
      seat,
      command: { type: 'act', action: { ...action, seat } as never, turn },
    });
    switch (kind) {
      case 'grand':
      case 'take':
        return act({ type: 'take' });
      case 'tichu':
        return act({ type: 'decline' });
      case 'push': {
        const cards = [...this.hands[seat]!];
        return act({
          type: 'push',
          gifts: [1, 2, 3].map((steps) => ({ to: (seat + steps) % SEATS, cards: [cards[steps]!] })),
        });
      }
      case 'gift':
        return act({ type: 'give', to: (seat + 1) % SEATS });
      case 'turn': {
        const card = this.lowest(seat);
        return card === null ? act({ type: 'pass' }) : act({ type: 'play', cards: [card] });
      }
    }
  }

  private lowest(seat: number): number | null {
    let [best, bestHeight] = [-1, Number.POSITIVE_INFINITY];
    for (const card of this.hands[seat]!) {
      const height = this.heightOf(card);
      if (height > this.height && height < bestHeight) [best, bestHeight] = [card, height];
    }
    return best < 0 ? null : best;
  }

  private heightOf(card: number): number {
    switch (card) {
      case MAH_JONG:
        return 2;
      case DOG:
        return this.height === 0 ? 1 : 0;
      case PHOENIX:
        // It cannot beat the Dragon, and as a lead it is lower than any rank.
        return this.height >= DRAGON_HEIGHT ? 0 : this.height === 0 ? 3 : this.height + 1;
      case DRAGON:
        return DRAGON_HEIGHT;
      default:
        return ((card >> 2) + 2) * 2;
    }
  }
}
