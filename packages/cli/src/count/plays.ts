import {
  bombClaims,
  type Detail,
  dogTargetsWith,
  finderFor,
  firstGifts,
  giftTargets,
  NO_SEAT,
  newMatch,
  type PlayFinder,
  PlayList,
  type Position,
  RoundDriver,
  type Rules,
  type Seat,
  type Seed,
  shuffledPack,
  slotsOf,
  TrustedMoves,
  trusted,
  turnPlays,
  wishesWith,
} from '@schupf/rules';

/** A deal played up to the first lead: no one calls, and everyone pushes the first cards allowed. */
export function dealtAndPushed(rules: Rules, seed: Seed): Position {
  const position = newMatch(rules);
  trusted.deal(position, shuffledPack(rules, seed));
  const neverAsked = () => {
    throw new Error('no card is played before the first lead');
  };
  new RoundDriver(new TrustedMoves(position), {
    grand: () => 'take',
    callsTichu: () => false,
    push: (seat) => firstGifts(slotsOf(position.open, seat, position.hands[seat]!)),
    turn: neverAsked,
    bomb: neverAsked,
    wish: neverAsked,
    dogTo: neverAsked,
    gift: neverAsked,
  }).playToFirstLead();
  return position;
}

/**
 * Counts the sequences of `depth` seat actions that may follow: plays with each wish, passes, bombs, gifts. Table
 * actions (closing windows, gathering tricks) do not count towards the depth. Calls are left out, because they do not
 * affect play.
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
        return open.window ? this.inWindow(position, depth) : this.onTurn(position, depth);
      case 'gift':
        return this.sum(giftTargets(open, open.owner), (to) =>
          this.countAfter(position, depth, (next) => trusted.give(next, to)),
        );
      case 'start':
      case 'grand':
      case 'take':
      case 'tichu':
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
      total += this.sumPlays(position, depth, seat, bombs);
    }
    return total;
  }

  private onTurn(position: Position, depth: number): number {
    const { open, hands } = position;
    if (open.turn === NO_SEAT) return this.count(changed(position, trusted.gather), depth);
    const plays = new PlayList();
    const alternative = turnPlays(open, hands[open.turn]!, this.finder, plays);
    const total = this.sumPlays(position, depth, open.turn, plays);
    switch (alternative) {
      case 'pass':
        return total + this.countAfter(position, depth, (next) => trusted.pass(next, open.turn));
      case 'wait':
        return total + this.count(changed(position, trusted.gather), depth);
      case 'none':
        return total;
    }
  }

  private sumPlays(position: Position, depth: number, seat: Seat, plays: PlayList): number {
    const { open } = position;
    return this.sum(plays.toArray(), (play) => {
      const targets = dogTargetsWith(open, seat, play);
      return this.sum(targets.length === 0 ? [NO_SEAT] : targets, (dogTo) =>
        this.sum(wishesWith(position.rules, play), (wish) =>
          this.countAfter(position, depth, (next) => trusted.play(next, seat, play, wish, dogTo)),
        ),
      );
    });
  }

  private countAfter(position: Position, depth: number, act: (next: Position) => void): number {
    return depth === 1 ? 1 : this.count(changed(position, act), depth - 1);
  }

  private sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
    return items.reduce((total, item) => total + count(item), 0);
  }
}

function changed(position: Position, act: (next: Position) => void): Position {
  const next = position.copy();
  act(next);
  return next;
}
