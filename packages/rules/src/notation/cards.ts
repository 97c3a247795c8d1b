import {
  CARD_LIMIT,
  type Card,
  faceOf,
  isPhoenix,
  packOf,
  RANKS,
  type Rank,
  SPECIALS,
  SUITS,
} from '../card.ts';
import { type Play, phoenixRanks } from '../combination/combination.ts';

/**
 * Cards are written as in the conformance suite: suit then rank (`S8`, `JX` the jade ten), `MJ`, `DOG`, `PHX`,
 * `DRG`, `b` for the second pack, `PHX=9` for a Phoenix with its declared rank. Cards in a list are separated by single
 * spaces.
 */
const SUIT_LETTERS = ['J', 'S', 'P', 'T'] as const;
const RANK_LETTERS = '23456789XJQKA';
const SPECIAL_LETTERS = ['MJ', 'DOG', 'PHX', 'DRG'] as const;
const SEAT_LETTERS = 'ABCDEFGHIJKL';

function nameOf(card: Card): string {
  const face = faceOf(card);
  const name =
    'special' in face
      ? SPECIAL_LETTERS[SPECIALS.indexOf(face.special)]!
      : SUIT_LETTERS[SUITS.indexOf(face.suit)]! + formatRank(face.rank);
  return packOf(card) === 1 ? `${name}b` : name;
}

/** Lookup tables for both directions, because records consist mostly of card names. */
const NAMES: readonly string[] = Array.from({ length: CARD_LIMIT }, (_, card) => nameOf(card as Card));
const CARDS: ReadonlyMap<string, Card> = new Map(NAMES.map((name, card) => [name, card as Card]));

export function formatCard(card: Card): string {
  return NAMES[card]!;
}

/** The card a text names; null if it is not a card. */
export function parseCard(text: string): Card | null {
  return CARDS.get(text) ?? null;
}

export function formatRank(rank: Rank): string {
  return RANK_LETTERS[rank - 2]!;
}

export function parseRank(text: string): Rank | null {
  const place = text.length === 1 ? RANK_LETTERS.indexOf(text) : -1;
  return place < 0 ? null : RANKS[place]!;
}

export function formatCards(cards: Iterable<Card>): string {
  return [...cards].map(formatCard).join(' ');
}

/** A list of different cards; null if any word is not a card or a card appears twice. */
export function parseCards(text: string): Card[] | null {
  const played = parsePlayedCards(text);
  return played === null || played.phoenixAs.length > 0 ? null : played.cards;
}

/** Cards played together, with the ranks declared for Phoenixes. */
export interface PlayedCards {
  readonly cards: Card[];
  readonly phoenixAs: Rank[];
}

export function formatPlay(play: Play): string {
  return formatPlayedCards(play.cards.toArray(), phoenixRanks(play));
}

/** Writes cards in the given order; the ranks belong to the Phoenixes among them, in order. */
export function formatPlayedCards(cards: readonly Card[], phoenixAs: readonly Rank[]): string {
  const ranks = [...phoenixAs];
  return cards
    .map((card) => {
      const rank = isPhoenix(card) ? ranks.shift() : undefined;
      return rank === undefined ? formatCard(card) : `${formatCard(card)}=${formatRank(rank)}`;
    })
    .join(' ');
}

/** Reads cards as `formatPlay` writes them, in any order; null if the text is not a list of different cards. */
export function parsePlayedCards(text: string): PlayedCards | null {
  const played: PlayedCards = { cards: [], phoenixAs: [] };
  if (text === '') return played;
  for (const word of text.split(' ')) {
    const [name = '', declared, ...rest] = word.split('=');
    const card = parseCard(name);
    if (card === null || rest.length > 0 || played.cards.includes(card)) return null;
    played.cards.push(card);
    if (declared === undefined) continue;
    const rank = parseRank(declared);
    if (rank === null || !isPhoenix(card)) return null;
    played.phoenixAs.push(rank);
  }
  return played;
}

export function formatSeat(seat: number): string {
  return SEAT_LETTERS[seat]!;
}

export function parseSeat(text: string): number | null {
  const seat = text.length === 1 ? SEAT_LETTERS.indexOf(text) : -1;
  return seat < 0 ? null : seat;
}
