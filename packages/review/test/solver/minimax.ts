import {
  bombClaims,
  finderFor,
  giftTargets,
  NO_SEAT,
  PlayList,
  type Position,
  playsHonouringWish,
  trusted,
  wishesWith,
} from '@schupf/rules';

/**
 * The value of a position for the first side, found by exhaustive search: no transposition table, no bounds, and
 * equivalent cards are tried separately.
 */
export function minimax(position: Position, asked = 0): number {
  const { open, rules, hands } = position;
  const list = new PlayList();
  const finder = finderFor(rules, 'every-card');
  const bestOf = (seat: number, values: readonly number[]) =>
    seat % 2 === 0 ? Math.max(...values) : Math.min(...values);
  const after = (change: (position: Position) => void, askedNow = 0) => {
    const next = position.copy();
    change(next);
    return minimax(next, askedNow);
  };
  if (open.phase === 'gift') {
    return bestOf(
      open.owner,
      giftTargets(open, open.owner).map((to) => after((next) => trusted.give(next, to))),
    );
  }
  if (open.phase !== 'play') return open.result!.points[0]! - open.result!.points[1]!;
  if (open.window) {
    for (let step = asked + 1; step <= rules.seats; step++) {
      const seat = (open.owner + step) % rules.seats;
      bombClaims(open, seat, hands[seat]!, finder, list);
      if (list.length === 0) continue;
      const bombs = list.toArray().map((bomb) => after((next) => trusted.play(next, seat, bomb, 0, NO_SEAT)));
      return bestOf(seat, [...bombs, after(() => {}, step)]);
    }
    return after((next) => trusted.closeWindow(next));
  }
  if (open.turn === NO_SEAT) return after((next) => trusted.gather(next));
  const seat = open.turn;
  const alternative = playsHonouringWish(open, hands[seat]!, finder, list);
  const values = list
    .toArray()
    .flatMap((play) =>
      wishesWith(rules, play).map((wish) => after((next) => trusted.play(next, seat, play, wish, NO_SEAT))),
    );
  if (alternative === 'pass') values.push(after((next) => trusted.pass(next, seat)));
  if (alternative === 'wait') values.push(after((next) => trusted.gather(next)));
  return bestOf(seat, values);
}
