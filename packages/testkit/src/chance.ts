import { type Bits, below, type Card, type Rules, shuffle } from '@schupf/rules';

export function pick<Item>(items: readonly Item[], bits: Bits): Item {
  return items[below(items.length, bits)]!;
}

export function pickByWeight<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  bits: Bits,
): Item {
  let remaining = unit(bits) * items.reduce((sum, item) => sum + weightOf(item), 0);
  for (const item of items) {
    remaining -= weightOf(item);
    if (remaining < 0) return item;
  }
  return items[0]!;
}

/** A number from 0 (included) to 1 (excluded). */
export function unit(bits: Bits): number {
  return (bits() >>> 0) / 0x1_0000_0000;
}

/**
 * A pack in random order. Well-shuffled packs deal few bombs, so half of the packs are only shuffled a little: a sorted
 * pack, dealt to four seats card by card, gives each hand one suit; a pack sorted in blocks gives each hand whole
 * ranks.
 */
export function randomPack(rules: Rules, bits: Bits): Card[] {
  const pack = [...rules.pack];
  switch (below(4, bits)) {
    case 0:
      return shuffleALittle(pack, bits);
    case 1:
      return shuffleALittle(inBlocks(pack, rules.seats), bits);
    default:
      return shuffle(pack, bits);
  }
}

function shuffleALittle(pack: Card[], bits: Bits): Card[] {
  for (let swaps = below(pack.length / 2, bits); swaps >= 0; swaps--) {
    const a = below(pack.length, bits);
    const b = below(pack.length, bits);
    [pack[a], pack[b]] = [pack[b]!, pack[a]!];
  }
  return pack;
}

/** Orders a sorted pack so that dealing it card by card gives each hand a block of neighbouring cards. */
function inBlocks(pack: readonly Card[], hands: number): Card[] {
  const height = Math.ceil(pack.length / hands);
  const dealt: Card[] = [];
  for (let row = 0; row < height; row++) {
    for (let hand = 0; hand < hands; hand++) {
      const card = pack[hand * height + row];
      if (card !== undefined) dealt.push(card);
    }
  }
  return dealt;
}
