import {
  ACE,
  type Call,
  type Card,
  DOG,
  DRAGON,
  EMPTY_TABLE,
  finderFor,
  type GameEvent,
  isBomb,
  MAH_JONG,
  naturalRank,
  type OpenState,
  PHOENIX,
  type Player,
  PlayList,
  type Position,
  type RoundResult,
  type Seat,
} from '@schupf/rules';
import type { ReplayStep } from '@schupf/rules/notation';
import { isLow } from '../card-ranks.ts';
import type { FigureName } from './figures.ts';

/** One case of a figure. */
interface Value {
  readonly player: Player;
  readonly name: FigureName;
  readonly value: number;
}

/** A lead of this many points counts as being ahead. */
const CLEAR_LEAD = 200;

/** What the players do in one round. A dummy hand has no figures: its player does not choose its calls and pushes. */
export class RoundTally {
  readonly values: Value[] = [];
  private readonly bombs = new Map<Seat, number>();
  private readonly cameToOne = new Set<Seat>();
  /** Who made a wish that is still open, and for which rank. */
  private wish: { readonly seat: Seat; readonly rank: number } | null = null;

  /** Counts the next step of the round. Returns whether the round is over. */
  note({ events, before, after }: ReplayStep): boolean {
    for (const event of events) this.noteEvent(event, before, after);
    const { result } = after.open;
    if (result === null || !events.some(({ type }) => type === 'round-ended')) return false;
    this.closeWish(after.open, 0);
    for (const seat of seatsOf(after.open)) {
      this.countResult(after.open, result, seat);
      this.countCalls(after.open, result, seat, leadOf(before.open, seat));
    }
    return true;
  }

  private add(open: OpenState, seat: Seat, name: FigureName, value: number | boolean): void {
    this.values.push({ player: open.players[seat]!, name, value: Number(value) });
  }

  private noteEvent(event: GameEvent, before: Position, after: Position): void {
    switch (event.type) {
      case 'exchanged':
        for (const { from, to, cards } of event.transfers) {
          if (from !== after.open.dummy) this.countGift(after.open, from, to, cards);
        }
        for (const seat of seatsOf(after.open)) {
          const given = event.transfers.filter(({ from }) => from === seat);
          if (given.length > 0) this.countSpecials(before, seat, given);
        }
        return;
      case 'opened':
        for (const seat of seatsOf(after.open))
          this.add(after.open, seat, 'bomb-held', holdsBomb(after, seat));
        return;
      case 'played':
        this.notePlay(event, after);
        return;
      default:
        return;
    }
  }

  private countGift(open: OpenState, from: Seat, to: Seat, cards: readonly Card[]): void {
    if (open.rules.partners !== 1 || !open.arePartners(from, to)) return;
    const hasCalled = open.calls[to] === 'grand';
    this.add(open, from, hasCalled ? 'ace-to-grand' : 'ace-to-partner', cards.some(isAce));
  }

  /** Counts whether the seat gave away the special cards that it was dealt, and to whom. */
  private countSpecials(
    { open, hands }: Position,
    seat: Seat,
    given: readonly { readonly to: Seat; readonly cards: readonly Card[] }[],
  ): void {
    if (open.rules.partners !== 1) return;
    const receiverOf = (card: Card) => given.find(({ cards }) => cards.includes(card))?.to ?? null;
    const count = (card: Card, name: FigureName, fits: (to: Seat) => boolean) => {
      const to = receiverOf(card);
      if (to !== null || hands[seat]!.has(card)) this.add(open, seat, name, to !== null && fits(to));
    };
    const isPartner = (to: Seat) => open.arePartners(seat, to);
    count(DRAGON, 'dragon-to-partner', isPartner);
    count(PHOENIX, 'phoenix-to-partner', isPartner);
    count(DOG, 'dog-to-partner', isPartner);
    count(DOG, 'dog-to-opponent', (to) => !isPartner(to));
  }

  private notePlay(event: Extract<GameEvent, { type: 'played' }>, { open, hands, rules }: Position): void {
    const { seat, play, wish } = event;
    const { cards } = play;
    if (this.wish !== null && seat !== this.wish.seat) {
      const { rank } = this.wish;
      if (cards.some((card) => naturalRank(card) === rank)) this.closeWish(open, 1);
    }
    if (seat === open.dummy) return;
    if (isBomb(play)) this.bombs.set(seat, (this.bombs.get(seat) ?? 0) + 1);
    if (cards.includes(MAH_JONG) && rules.wishObligation !== 'off') {
      this.add(open, seat, 'wished', wish !== 0);
      if (wish !== 0) this.wish = { seat, rank: wish };
    }
    if (open.counts[seat] === 1 && !this.cameToOne.has(seat)) {
      this.cameToOne.add(seat);
      this.add(open, seat, 'low-last-card', hands[seat]!.toArray().some(isLow));
    }
  }

  private closeWish(open: OpenState, granted: 0 | 1): void {
    if (this.wish !== null) this.add(open, this.wish.seat, 'wish-granted', granted);
    this.wish = null;
  }

  private countResult(open: OpenState, result: RoundResult, seat: Seat): void {
    const { rules } = open;
    this.add(open, seat, 'first-out', result.order[0] === seat);
    this.add(open, seat, 'bombs-played', this.bombs.get(seat) ?? 0);
    if (rules.teams === 'none') return;
    this.add(open, seat, 'points-per-round', pointsAhead(result, seat));
    if (rules.sweep === null) return;
    const swept = result.bonus?.for === 'sweep' ? result.bonus.side : null;
    this.add(open, seat, 'double-wins', swept === seat % 2);
    this.add(open, seat, 'double-losses', swept === 1 - (seat % 2));
  }

  private countCalls(open: OpenState, result: RoundResult, seat: Seat, lead: number | null): void {
    const { rules } = open;
    if (!rules.calls) return;
    const call = open.calls[seat]!;
    const isMade = result.order[0] === seat;
    this.add(open, seat, 'tichu-called', call === 'tichu');
    if (rules.grandLimit > 0 && seat !== open.solo) this.add(open, seat, 'grand-called', call === 'grand');
    if (call !== null) this.add(open, seat, MADE[call], isMade);
    if (call === 'grand') this.add(open, seat, 'grand-points', pointsAhead(result, seat));
    if (lead !== null && Math.abs(lead) >= CLEAR_LEAD)
      this.add(open, seat, lead > 0 ? 'called-ahead' : 'called-behind', call !== null);
    for (const other of result.calls) {
      if (other.seat === seat) continue;
      const wasMade = other.points > 0;
      if (open.arePartners(seat, other.seat)) this.add(open, seat, 'partner-calls-made', wasMade);
      else this.add(open, seat, 'calls-stopped', !wasMade);
    }
  }
}

const MADE: { readonly [C in Call]: FigureName } = { tichu: 'tichu-made', grand: 'grand-made' };

/** Every seat but the dummy. */
function seatsOf({ rules, dummy }: OpenState): Seat[] {
  return Array.from({ length: rules.seats }, (_, seat) => seat).filter((seat) => seat !== dummy);
}

/** By how many points the seat's side was ahead before the round; null if there are not two columns. */
function leadOf({ rules, totals }: OpenState, seat: Seat): number | null {
  if (rules.columns !== 2) return null;
  return totals[seat % 2]! - totals[1 - (seat % 2)]!;
}

/** By how many points the seat's side won the round. The next seat always plays for the other side. */
function pointsAhead({ points }: RoundResult, seat: Seat): number {
  return points[seat]! - points[(seat + 1) % points.length]!;
}

function isAce(card: Card): boolean {
  return naturalRank(card) === ACE;
}

function holdsBomb({ rules, hands }: Position, seat: Seat): boolean {
  const finder = finderFor(rules, 'up-to-suits');
  const hand = hands[seat]!;
  if (!finder.mayHoldBomb(hand)) return false;
  const found = new PlayList();
  finder.findBombs(hand, EMPTY_TABLE, found);
  return found.length > 0;
}
