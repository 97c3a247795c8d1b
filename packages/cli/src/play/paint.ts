import { type Card, exchangeValue, faceOf, type Play, phoenixRanks, rankOf, SUITS } from '@schupf/rules';
import { formatCard, formatRank } from '@schupf/rules/notation';

const GREEN = 32;
const PLAIN = 0;
const BLUE = 34;
const RED = 31;
const YELLOW = 33;
const BOLD = 1;
/** In the order of `SUITS`. */
const SUIT_COLOURS = [GREEN, PLAIN, BLUE, RED] as const;

/** Cards and emphasis as text, in colour where the terminal has it. */
export class Paint {
  private readonly colours: boolean;

  constructor(colours: boolean) {
    this.colours = colours;
  }

  card(card: Card): string {
    return this.inColour(formatCard(card), colourOf(card));
  }

  /** From the lowest to the highest, the specials where they belong. */
  cards(cards: Iterable<Card>): string {
    return sorted(cards)
      .map((card) => this.card(card))
      .join(' ');
  }

  /** Cards laid together, with the ranks of Phoenixes and what they are. */
  play(play: Play): string {
    const ranks = phoenixRanks(play);
    const cards = sorted(play.cards).map((card) => {
      const rank = isPhoenix(card) ? ranks.shift() : undefined;
      return this.card(card) + (rank === undefined ? '' : `=${formatRank(rank)}`);
    });
    const kind = describeKind(play);
    return kind === '' ? cards.join(' ') : `${cards.join(' ')} (${kind})`;
  }

  strong(text: string): string {
    return this.inColour(text, BOLD);
  }

  private inColour(text: string, colour: number): string {
    return this.colours && colour !== PLAIN ? `\u001b[${colour}m${text}\u001b[0m` : text;
  }
}

function colourOf(card: Card): number {
  const face = faceOf(card);
  return 'special' in face ? YELLOW : SUIT_COLOURS[SUITS.indexOf(face.suit)]!;
}

function isPhoenix(card: Card): boolean {
  const face = faceOf(card);
  return 'special' in face && face.special === 'phoenix';
}

function sorted(cards: Iterable<Card>): Card[] {
  return [...cards].sort((a, b) => place(a) - place(b) || a - b);
}

function place(card: Card): number {
  const face = faceOf(card);
  if (!('special' in face)) return face.rank;
  switch (face.special) {
    case 'dog':
      return 0;
    case 'mah-jong':
      return 1;
    case 'phoenix':
    case 'dragon':
      return exchangeValue(card);
  }
}

function describeKind(play: Play): string {
  switch (play.kind) {
    case 'single':
      return Number.isInteger(rankOf(play)) ? '' : `counts ${rankOf(play)}`;
    case 'dog':
      return '';
    case 'pair':
      return 'pair';
    case 'triple':
      return 'triple';
    case 'stairs':
      return `stairs of ${play.size / 2} pairs`;
    case 'triple-stairs':
      return `stairs of ${play.size / 3} triples`;
    case 'full':
      return 'full house';
    case 'straight':
      return `straight of ${play.size}`;
    case 'bomb4':
      return 'bomb';
    case 'bombS':
      return `bomb of ${play.size}`;
  }
}
