import { CardSet, finderFor, NOBODY, PlayList, type Position } from '@schupf/rules';

const SMALLEST_BOMB = 4;
const bombs = new PlayList();

/**
 * Whether anybody could hold a bomb that beats what lies there, as far as everybody can see: cards that were laid are
 * nowhere else, the dummy's hand is open, and whoever has three cards has no bomb. What hands really hold is never
 * asked, or the pause would tell.
 */
export function canBeBombed({ open, rules, hands }: Position): boolean {
  const finder = finderFor(rules, 'up-to-suits');
  const hidden = CardSet.of(rules.pack);
  for (const pile of [open.trickCards, open.discarded, open.aside, ...open.won]) hidden.removeAll(pile);
  const { dummy } = open;
  if (dummy !== NOBODY) {
    const shown = hands[dummy]!;
    hidden.removeAll(shown);
    finder.findBombs(shown, open.standing, bombs);
    if (bombs.length > 0) return true;
  }
  const most = open.counts.reduce((max, count, seat) => (seat === dummy ? max : Math.max(max, count)), 0);
  if (most < Math.max(SMALLEST_BOMB, smallestAbove(open.standing)) || !finder.mayHoldBomb(hidden))
    return false;
  finder.findBombs(hidden, open.standing, bombs);
  for (let index = 0; index < bombs.length; index++) if (bombs.at(index).size <= most) return true;
  return false;
}

/** A bomb on a straight bomb has at least as many cards. */
function smallestAbove({ kind, size }: { readonly kind: string; readonly size: number }): number {
  return kind === 'bombS' ? size : SMALLEST_BOMB;
}
