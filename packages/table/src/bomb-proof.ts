import { CardSet, finderFor, NO_SEAT, PlayList, type View } from '@schupf/rules';

/** The fewest cards that can be a bomb. */
export const MIN_BOMB_SIZE = 4;
const bombs = new PlayList();

/**
 * Whether anyone could have a bomb that beats the trick, judging only by public facts: played cards are gone, the
 * dummy's hand is visible, and a hand of three cards cannot contain a bomb. Hidden hands are not considered: the table
 * gives no time to bomb if this is false, so the missing pause would reveal something about them.
 */
export function canBeBombed({ open, rules, hands }: Pick<View, 'open' | 'rules' | 'hands'>): boolean {
  const finder = finderFor(rules, 'up-to-suits');
  const hidden = CardSet.of(rules.pack);
  for (const pile of [open.trickCards, open.discarded, open.aside, ...open.won]) hidden.removeAll(pile);
  const { dummy } = open;
  if (dummy !== NO_SEAT) {
    const shown = hands[dummy]!;
    hidden.removeAll(shown);
    finder.findBombs(shown, open.standing, bombs);
    if (bombs.length > 0) return true;
  }
  const largest = open.counts.reduce((max, count, seat) => (seat === dummy ? max : Math.max(max, count)), 0);
  if (largest < Math.max(MIN_BOMB_SIZE, minSizeAbove(open.standing)) || !finder.mayHoldBomb(hidden))
    return false;
  finder.findBombs(hidden, open.standing, bombs);
  for (let index = 0; index < bombs.length; index++) if (bombs.at(index).size <= largest) return true;
  return false;
}

/** A bomb that beats a straight bomb has at least as many cards. */
function minSizeAbove({ kind, size }: { readonly kind: string; readonly size: number }): number {
  return kind === 'bombS' ? size : MIN_BOMB_SIZE;
}
