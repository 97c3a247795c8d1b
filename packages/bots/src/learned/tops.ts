import { ACE, type Cards, DRAGON, PHOENIX, type Play } from '@schupf/rules';
import { countOfRank } from './card-counts.ts';

const LOWEST = 2;

/**
 * What the unseen cards of one pack can beat, leaving bombs aside. A network would need many units to work this out from
 * the cards themselves.
 */
export class Tops {
  /** By rank: how many unseen cards are higher, and how many higher ranks have at least two, and three. */
  private readonly higherCards = new Uint8Array(ACE + 2);
  private readonly higherPairs = new Uint8Array(ACE + 2);
  private readonly higherTriples = new Uint8Array(ACE + 2);
  private dragon = 0;
  private phoenix = 0;

  read(unseen: Cards): void {
    this.dragon = unseen.has(DRAGON) ? 1 : 0;
    this.phoenix = unseen.has(PHOENIX) ? 1 : 0;
    for (let rank = ACE; rank >= LOWEST - 1; rank--) {
      const above = rank + 1;
      const count = above > ACE ? 0 : countOfRank(unseen, above);
      this.higherCards[rank] = this.higherCards[above]! + count;
      this.higherPairs[rank] = this.higherPairs[above]! + (count + this.phoenix >= 2 && count > 0 ? 1 : 0);
      this.higherTriples[rank] = this.higherTriples[above]! + (count + this.phoenix >= 3 ? 1 : 0);
    }
  }

  /** How many unseen cards beat this single. */
  singlesOver({ cards, height }: Play): number {
    if (cards.has(DRAGON)) return 0;
    const rank = Math.max(LOWEST - 1, Math.min(ACE, height >> 1));
    const byPhoenix = (height & 1) === 0 ? this.phoenix : 0;
    return this.higherCards[rank]! + this.dragon + byPhoenix;
  }

  /** Of how many ranks the unseen cards hold a pair that beats this one. */
  pairsOver({ height }: Play): number {
    return this.higherPairs[height >> 1]!;
  }

  /** The same for triples; also counts for full houses. */
  triplesOver({ height }: Play): number {
    return this.higherTriples[height >> 1]!;
  }

  /** How many of these cards are outranked by no unseen one, special cards aside. */
  topsIn(hand: Cards): number {
    let tops = 0;
    for (let rank = ACE; rank >= LOWEST && this.higherCards[rank] === 0; rank--)
      tops += countOfRank(hand, rank);
    return tops;
  }

  /** Of how many ranks these cards hold a pair that no unseen one beats. */
  topPairsIn(hand: Cards): number {
    let pairs = 0;
    for (let rank = ACE; rank >= LOWEST && this.higherPairs[rank] === 0; rank--) {
      if (countOfRank(hand, rank) >= 2) pairs++;
    }
    return pairs;
  }
}
