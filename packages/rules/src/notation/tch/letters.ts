import {
  type Card,
  PHOENIX,
  RANKS,
  type Rank,
  SPECIALS,
  SUITS,
  sortValue,
  specialCard,
  suitedCard,
} from '../../card.ts';

/** BrettspielWelt names suits by colour (gruen, schwarz, blau, rot), and jack and queen in German. */
const SUIT_LETTERS = 'GSBR';
const RANK_NAMES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'] as const;
const SPECIAL_NAMES = ['Ma', 'Hu', 'Ph', 'Dr'] as const;

const cardsByName = new Map<string, Card>([
  ...SUITS.flatMap((suit) =>
    RANKS.map(
      (rank) =>
        [`${SUIT_LETTERS[SUITS.indexOf(suit)]}${formatTchRank(rank)}`, suitedCard(suit, rank)] as const,
    ),
  ),
  ...SPECIALS.map((special, place) => [SPECIAL_NAMES[place]!, specialCard(special)] as const),
]);

const namesByCard = new Map([...cardsByName].map(([name, card]) => [card, name]));

/** The card a word names; null if it is not a card. */
export function parseTchCard(word: string): Card | null {
  return cardsByName.get(word) ?? null;
}

export function formatTchCard(card: Card): string {
  return namesByCard.get(card)!;
}

export function parseTchRank(word: string): Rank | null {
  const place = (RANK_NAMES as readonly string[]).indexOf(word);
  return place < 0 ? null : RANKS[place]!;
}

export function formatTchRank(rank: Rank): string {
  return RANK_NAMES[rank - 2]!;
}

/**
 * Sorts cards as BrettspielWelt writes them: from highest to lowest, a Phoenix in a combination at its rank. Cards of
 * equal rank keep their order.
 */
export function inWrittenOrder(cards: readonly Card[], phoenixAs: Rank | null = null): Card[] {
  return cards.toSorted((a, b) => writtenHeight(b, phoenixAs) - writtenHeight(a, phoenixAs));
}

/** Whether the order of the cards in a line fits a Phoenix of that rank. */
export function isInWrittenOrder(cards: readonly Card[], phoenixAs: Rank): boolean {
  return cards.every(
    (card, place) =>
      place === 0 || writtenHeight(cards[place - 1]!, phoenixAs) >= writtenHeight(card, phoenixAs),
  );
}

function writtenHeight(card: Card, phoenixAs: Rank | null): number {
  return card === PHOENIX && phoenixAs !== null ? phoenixAs : sortValue(card);
}
