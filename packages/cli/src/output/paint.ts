import type { Phrases } from '@schupf/phrasebook';
import {
  type Card,
  faceOf,
  isBomb,
  type Play,
  phoenixRanks,
  type Rank,
  rankOf,
  SUITS,
  sortValue,
} from '@schupf/rules';
import { formatCard, formatRank } from '@schupf/rules/notation';
import { BOLD, CYAN, FAINT, inStyle, RED, SPECIAL_CHIP, SUIT_CHIPS, YELLOW } from './styles.ts';

/** Formats cards and emphasised text: coloured chips if the terminal has colours, otherwise plain letters. */
export class Paint {
  private readonly colours: boolean;
  private readonly names: Phrases['cards'];

  constructor(colours: boolean, names: Phrases['cards']) {
    this.colours = colours;
    this.names = names;
  }

  card(card: Card): string {
    return this.inStyle(formatCard(card), chipOf(card));
  }

  /** Sorted from low to high, with special cards at their rank. */
  cards(cards: Iterable<Card>): string {
    return sorted(cards)
      .map((card) => this.card(card))
      .join(' ');
  }

  /** A hand grouped by rank, so that pairs and triples are easy to see. */
  hand(cards: Iterable<Card>): string {
    const groups: Card[][] = [];
    for (const card of sorted(cards)) {
      const group = groups.at(-1);
      if (group !== undefined && sortValue(group[0]!) === sortValue(card)) group.push(card);
      else groups.push([card]);
    }
    if (!this.colours) return groups.map((group) => group.map(formatCard).join(' ')).join('  ');
    const chip = (card: Card) => this.inStyle(` ${formatCard(card)} `, chipOf(card));
    return groups.map((group) => group.map(chip).join('')).join(' ');
  }

  /** The cards of a combination, with the ranks of Phoenixes. */
  cardsOf(play: Play): string {
    return inDisplayOrder(play)
      .map(({ card, as }) => this.card(card) + (as === 0 ? '' : `=${formatRank(as)}`))
      .join(' ');
  }

  /** The cards of a combination, and its kind. */
  play(play: Play): string {
    const kind = this.kind(play);
    if (kind === '') return this.cardsOf(play);
    return `${this.cardsOf(play)} (${isBomb(play) ? this.alarm(kind) : kind})`;
  }

  /** The kind of a combination, '' if it is obvious. A single Phoenix is described, since its value varies. */
  kind(play: Play): string {
    if (play.kind === 'dog') return '';
    if (play.kind !== 'single') return this.names.kinds[play.kind];
    return Number.isInteger(rankOf(play)) ? '' : this.names.worth(rankOf(play));
  }

  strong(text: string): string {
    return this.inStyle(text, BOLD);
  }

  faint(text: string): string {
    return this.inStyle(text, FAINT);
  }

  /** The name of a player on the person's side. */
  ours(text: string): string {
    return this.inStyle(text, CYAN);
  }

  /** Highlights calls and the wish. */
  bright(text: string): string {
    return this.inStyle(text, YELLOW);
  }

  alarm(text: string): string {
    return this.inStyle(text, RED);
  }

  private inStyle(text: string, style: string): string {
    return this.colours && text !== '' ? inStyle(text, style) : text;
  }
}

function chipOf(card: Card): string {
  const face = faceOf(card);
  return 'special' in face ? SPECIAL_CHIP : SUIT_CHIPS[SUITS.indexOf(face.suit)]!;
}

function isPhoenix(card: Card): boolean {
  const face = faceOf(card);
  return 'special' in face && face.special === 'phoenix';
}

interface ShownCard {
  readonly card: Card;
  /** The rank a Phoenix stands for; 0 for other cards. */
  readonly as: Rank | 0;
}

/** The cards of a combination in display order: a Phoenix at its rank, the triple of a full house first. */
export function inDisplayOrder(play: Play): ShownCard[] {
  const ranks = phoenixRanks(play);
  const cards = sorted(play.cards).map((card) => ({
    card,
    as: (isPhoenix(card) && ranks.shift()) || (0 as const),
  }));
  const sortKey = ({ card, as }: ShownCard) => {
    const rank = as || sortValue(card);
    return play.kind === 'full' && rank === rankOf(play) ? 0 : rank;
  };
  return cards.sort((a, b) => sortKey(a) - sortKey(b));
}

function sorted(cards: Iterable<Card>): Card[] {
  return [...cards].sort((a, b) => sortValue(a) - sortValue(b) || a - b);
}
