import {
  bombClaims,
  type Combination,
  type Detail,
  dogTargets,
  finderFor,
  fulfils,
  giftTargets,
  isOwnersMoment,
  MAH_JONG,
  NOBODY,
  namesDogTarget,
  newMatch,
  nextTaker,
  type PlayFinder,
  PlayList,
  type Position,
  pushOpen,
  RANKS,
  type Rules,
  type Seat,
  type Seed,
  seatsIn,
  shuffledPack,
  slotsOf,
  trusted,
  turnPlays,
  undecided,
} from '@schupf/rules';

/** A deal played up to the first lead: nobody calls, and everybody pushes the first cards he may. */
export function dealtAndPushed(rules: Rules, seed: Seed): Position {
  const position = newMatch(rules);
  const { open } = position;
  trusted.deal(position, shuffledPack(rules, seed));
  while (open.phase === 'grand') trusted.take(position, seatsIn(undecided(open))[0]!);
  while (open.phase === 'take') trusted.take(position, nextTaker(open));
  while (open.phase === 'push') {
    const seat = seatsIn(pushOpen(open))[0]!;
    const left = position.hands[seat]!.copy();
    const gifts = slotsOf(open, seat, left).map(({ to, count, must, pick }) => {
      const free = pick.toArray().filter((card) => left.has(card));
      const cards = [...must, ...free.slice(0, count - must.size)];
      for (const card of cards) left.remove(card);
      return { to, cards };
    });
    trusted.push(position, seat, gifts);
  }
  return position;
}

/**
 * Counts the ways to go on for `depth` actions of the seats: plays with each wish, passes, bombs, gifts. What the
 * table does (closing windows, gathering tricks) takes no depth, and calls, which change nothing, are left out.
 */
export class PlayCounter {
  private readonly finder: PlayFinder;

  constructor(rules: Rules, detail: Detail) {
    this.finder = finderFor(rules, detail);
  }

  count(position: Position, depth: number): number {
    const { open } = position;
    switch (open.phase) {
      case 'play':
        return open.window ? this.inWindow(position, depth) : this.inTurn(position, depth);
      case 'gift':
        return this.over(giftTargets(open, open.owner), (to) =>
          this.after(position, depth, (next) => trusted.give(next, to)),
        );
      case 'start':
      case 'grand':
      case 'take':
      case 'push':
      case 'settle':
      case 'round-over':
      case 'match-over':
        return 0;
    }
  }

  private inWindow(position: Position, depth: number): number {
    const { open, hands, rules } = position;
    let total = this.count(changed(position, trusted.closeWindow), depth);
    for (let seat = 0; seat < rules.seats; seat++) {
      const bombs = new PlayList();
      bombClaims(open, seat, hands[seat]!, this.finder, bombs);
      total += this.overPlays(position, depth, seat, bombs);
    }
    return total;
  }

  private inTurn(position: Position, depth: number): number {
    const { open, hands, rules } = position;
    if (open.turn === NOBODY) return this.count(changed(position, trusted.gather), depth);
    const plays = new PlayList();
    const mayPass = turnPlays(open, hands[open.turn]!, this.finder, plays);
    let total = this.overPlays(position, depth, open.turn, plays);
    if (mayPass) return total + this.after(position, depth, (next) => trusted.pass(next, open.turn));
    // Plays that break a binding wish are not listed, so the first one tells whether the owner has to bomb.
    const owes = rules.wishEnforcement === 'prevent' && plays.length > 0 && fulfils(plays.at(0), open.wish);
    if (isOwnersMoment(open) && !owes) total += this.count(changed(position, trusted.gather), depth);
    return total;
  }

  private overPlays(position: Position, depth: number, seat: Seat, plays: PlayList): number {
    const { open } = position;
    return this.over(plays.toArray(), (play) => {
      const targets = play.kind === 'dog' && namesDogTarget(open) ? dogTargets(open, seat) : [NOBODY];
      return this.over(targets, (dogTo) =>
        this.over(wishesWith(position.rules, play), (wish) =>
          this.after(position, depth, (next) => trusted.play(next, seat, play, wish, dogTo)),
        ),
      );
    });
  }

  private after(position: Position, depth: number, act: (next: Position) => void): number {
    return depth === 1 ? 1 : this.count(changed(position, act), depth - 1);
  }

  private over<Item>(items: readonly Item[], count: (item: Item) => number): number {
    return items.reduce((total, item) => total + count(item), 0);
  }
}

function changed(position: Position, act: (next: Position) => void): Position {
  const next = position.copy();
  act(next);
  return next;
}

function wishesWith(rules: Rules, play: Combination): readonly number[] {
  if (!play.cards.has(MAH_JONG) || rules.wishObligation === 'off') return [0];
  return rules.wishObligation === 'mandatory' ? RANKS : [0, ...RANKS];
}
