import { type Card, exchangeValue, MAH_JONG } from './card.ts';
import type { CardSet } from './card-set.ts';
import { decisionsAreSecret } from './phases/calls.ts';
import { slotsOf } from './phases/push.ts';
import { hasSeat, NO_SEAT, rightOf, type Seat } from './seat.ts';
import type { Gift } from './state/action.ts';
import { Position } from './state/position.ts';
import type { View } from './state/view.ts';

/** A random number from 0 (included) to 1 (excluded). */
type Random = () => number;

/**
 * A full position consistent with everything the observer knows: the hands they see, cards played, cards they gave
 * away that have not been played since, what a forced exchange and the first lead imply, and every count. All other
 * cards are distributed at random. Search bots play out such positions.
 */
export function imagine(view: View, random: Random): Position {
  const position = new Position(view.rules);
  const { open } = position;
  open.copyFrom(view.open);
  view.hands.forEach((hand, seat) => {
    if (hand !== null) position.changeHand(seat).copyFrom(hand);
  });
  position.laid = view.laid;
  position.decisions = view.decisions;
  position.transfers = view.transfers;
  new Distributor(view, position, random).run();
  imagineSecrets(view, position, random);
  return position;
}

/** Distributes the cards that the observer cannot see among the places where they can be. */
class Distributor {
  private readonly view: View;
  private readonly position: Position;
  private readonly random: Random;
  private readonly hidden: Seat[];
  private pool: Card[];

  constructor(view: View, position: Position, random: Random) {
    this.view = view;
    this.position = position;
    this.random = random;
    this.hidden = view.hands.flatMap((hand, seat) => (hand === null ? [seat] : []));
    const seen = seenCards(view);
    this.pool = shuffled(
      view.rules.pack.filter((card) => !seen.has(card)),
      random,
    );
  }

  run(): void {
    this.pinGivenCards();
    this.pinMahJong();
    this.fillGivers();
    this.setAside();
    for (const seat of this.hidden) this.fill(seat, anyCard);
    const { position, pool } = this;
    const { open } = this.view;
    if (open.undealt > 0) {
      const dealt = position.hands.flatMap((hand) => hand.toArray());
      const aside = isRestFaceUp(this.view) ? open.aside : position.faceDown;
      position.stack = [...dealt, ...pool, ...aside];
    }
  }

  /** Cards the observer gave away and has not seen since are still with their recipients. */
  private pinGivenCards(): void {
    for (const { to, cards } of this.view.transfers) {
      if (this.view.hands[to] !== null) continue;
      for (const card of cards) this.place(card, to);
    }
  }

  /** The first leader held the Mah Jong, or it was never dealt. */
  private pinMahJong(): void {
    const { open, hands } = this.view;
    if (open.opener === NO_SEAT || !this.pool.includes(MAH_JONG)) return;
    const opener = open.opener;
    const mayHold = hands[opener] === null && this.boundOf(opener)(MAH_JONG);
    const room = mayHold ? open.counts[opener]! - this.position.hands[opener]!.size : 0;
    const asideRoom = this.mahJongMayBeUnused() ? open.leftOver : 0;
    if (this.random() * (room + asideRoom) < room) {
      this.place(MAH_JONG, opener);
    } else {
      if (open.leftOver === 0) throw new Error('there is nowhere the Mah Jong can be');
      this.pool.splice(this.pool.indexOf(MAH_JONG), 1);
      this.position.faceDown = this.position.faceDown.copy().add(MAH_JONG);
    }
  }

  private mahJongMayBeUnused(): boolean {
    const { open, rules } = this.view;
    if (open.leftOver === 0 || isRestFaceUp(this.view)) return false;
    if (rules.missingMahJong === 'always-dealt') return false;
    if (rules.missingMahJong === 'lowest-card') return this.view.hands[open.opener] !== null;
    return open.opener === rightOf(open.dealer, rules.seats);
  }

  private fillGivers(): void {
    for (const { from } of this.view.transfers) {
      if (this.view.hands[from] === null) this.fill(from, this.boundOf(from));
    }
  }

  /**
   * Which cards a seat can hold: a seat that gave the observer its best (or worst) cards has nothing better (or
   * worse) left.
   */
  private boundOf(seat: Seat): (card: Card) => boolean {
    const { open, rules, transfers } = this.view;
    const given = transfers.find(({ from }) => from === seat);
    if (given === undefined || !rules.hasRanks) return anyCard;
    const values = given.cards.map(exchangeValue);
    const gaveBest = open.ranking.indexOf(seat) >= open.ranking.length / 2;
    if (gaveBest) return (card) => exchangeValue(card) <= Math.min(...values);
    return rules.returnCards === 'worst' ? (card) => exchangeValue(card) >= Math.max(...values) : anyCard;
  }

  /**
   * Sets aside the cards that are not dealt in this round. This is done before the hands are filled; otherwise a card
   * that must be dealt might be left over.
   */
  private setAside(): void {
    const { open, rules } = this.view;
    if (isRestFaceUp(this.view)) return;
    const fits = rules.missingMahJong === 'always-dealt' ? (card: Card) => card !== MAH_JONG : anyCard;
    const faceDown = this.position.faceDown.copy();
    while (faceDown.size < open.leftOver) faceDown.add(this.draw(fits)!);
    this.position.faceDown = faceDown;
  }

  private fill(seat: Seat, fits: (card: Card) => boolean): void {
    const hand = this.position.changeHand(seat);
    for (let missing = this.view.open.counts[seat]! - hand.size; missing > 0; missing--) {
      const card = this.draw(fits);
      if (card === undefined) return;
      hand.add(card);
    }
  }

  /** Takes the first card from the pool that fits. */
  private draw(fits: (card: Card) => boolean): Card | undefined {
    const place = this.pool.findIndex(fits);
    return place < 0 ? undefined : this.pool.splice(place, 1)[0];
  }

  private place(card: Card, seat: Seat): void {
    const place = this.pool.indexOf(card);
    if (place < 0) return;
    this.pool.splice(place, 1);
    this.position.changeHand(seat).add(card);
  }
}

const anyCard = () => true;

function isRestFaceUp(view: View): boolean {
  return !view.open.aside.isEmpty();
}

/** Every card whose place the observer knows. */
function seenCards(view: View): CardSet {
  const { open } = view;
  const seen = open.trickCards.copy().addAll(open.discarded).addAll(open.aside);
  for (const pile of open.won) seen.addAll(pile);
  for (const hand of view.hands) if (hand !== null) seen.addAll(hand);
  return seen;
}

/** Invents face-down pushes and decisions that the others could have made. */
function imagineSecrets(view: View, position: Position, random: Random): void {
  const { open } = view;
  for (let seat = 0; seat < view.rules.seats; seat++) {
    if (open.phase === 'push' && hasSeat(open.laidOut, seat) && position.laid[seat] === null) {
      position.laid = position.laid.with(seat, randomPush(position, seat, random));
    }
    if (decisionsAreSecret(open) && hasSeat(open.decided, seat) && open.calls[seat] === null) {
      position.decisions = position.decisions.with(seat, position.decisions[seat] ?? false);
    }
  }
}

function randomPush({ open, hands }: Position, seat: Seat, random: Random): Gift[] {
  const left = hands[seat]!.copy();
  return slotsOf(open, seat, hands[seat]!).map(({ to, count, must, pick }) => {
    const cards = must.toArray();
    const rest = shuffled(
      pick.toArray().filter((card) => left.has(card)),
      random,
    );
    cards.push(...rest.slice(0, count - cards.length));
    for (const card of cards) left.remove(card);
    return { to, cards };
  });
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    [order[last], order[chosen]] = [order[chosen]!, order[last]!];
  }
  return order;
}
