import {
  type Card,
  type Cards,
  type Choices,
  isBomb,
  type OpenState,
  type Play,
  playsWith,
  type View,
} from '@schupf/rules';
import { rankOf, specialOf } from './faces.ts';

/**
 * What the seat may do on its turn. A play while a window is open is held back, so it is judged as if the window were
 * closed.
 */
export function turnChoices(choices: Choices): Choices {
  return choices.afterWindow ?? choices;
}

/** What the seat can play on its turn, the most useful plays first. Plays that differ only in suits are listed once. */
export function suggestions(choices: Choices, open: OpenState): Play[] {
  const seen = new Set<string>();
  const plays = turnChoices(choices).plays.map(({ play }) => play);
  const sorted = plays.sort((a, b) => (open.trickIsEmpty ? leadOrder(a, b) : followOrder(a, b)));
  return sorted.filter(({ kind, size, height }) => {
    const key = `${kind} ${size} ${height}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether the seat can only pass. */
export function canOnlyPass(choices: Choices): boolean {
  const { mayPass, plays } = turnChoices(choices);
  return mayPass && plays.length === 0;
}

/** Long combinations first, then low ones, then those without the Phoenix; bombs last. */
function leadOrder(a: Play, b: Play): number {
  return (
    bombsLast(a, b) ||
    b.size - a.size ||
    lonePhoenixLast(a, b) ||
    a.height - b.height ||
    a.phoenixAs - b.phoenixAs
  );
}

/** Low plays without the Phoenix first, then those with it; bombs last. */
function followOrder(a: Play, b: Play): number {
  return bombsLast(a, b) || lonePhoenixLast(a, b) || a.phoenixAs - b.phoenixAs || a.height - b.height;
}

/**
 * A single Phoenix stands for no rank, so it would count as the lowest card and be suggested first, although it is
 * valuable.
 */
function lonePhoenixLast(a: Play, b: Play): number {
  return Number(isLonePhoenix(a)) - Number(isLonePhoenix(b));
}

function isLonePhoenix({ size, cards }: Play): boolean {
  return size === 1 && specialOf(cards.toArray()[0]!) === 'phoenix';
}

function bombsLast(a: Play, b: Play): number {
  return Number(isBomb(a)) - Number(isBomb(b));
}

/**
 * The bombs that the seat may play now, on its turn or out of turn. None when leading, because there is nothing to
 * bomb.
 */
export function bombsIn({ bombs, plays }: Choices, open: OpenState): Play[] {
  if (open.trickIsEmpty) return [];
  const all = [...bombs, ...plays].map(({ play }) => play).filter(isBomb);
  const seen = new Set<string>();
  return all.filter((play) => {
    const key = play.cards.toArray().join();
    return !seen.has(key) && seen.add(key);
  });
}

/** The combination that a tap on a card selects when following; null unless the card fits into exactly one. */
export function completion(choices: Choices, open: OpenState, card: Card): readonly Card[] | null {
  if (open.trickIsEmpty || open.standing.size < 2) return null;
  const fitting = suggestions(choices, open)
    .filter(({ kind }) => kind === open.standing.kind)
    .map((play) => withCard(play, card))
    .filter((cards) => cards !== null);
  return fitting.length === 1 ? fitting[0]! : null;
}

/** The first suggestion that the card can be part of; out of turn, the first such bomb. */
export function bestWith(choices: Choices, view: View, card: Card): readonly Card[] | null {
  for (const play of [...suggestions(choices, view.open), ...bombsIn(choices, view.open)]) {
    const cards = withCard(play, card);
    if (cards !== null && playsWith(view, choices.seat, cards).ok) return cards;
  }
  return null;
}

/** The cards of a play, with this card replacing another of its rank if necessary; null if it does not fit. */
function withCard({ cards, kind }: Play, card: Card): readonly Card[] | null {
  const all = cards.toArray();
  if (cards.has(card)) return all;
  const replaced = kind === 'bombS' ? undefined : all.find((member) => keyOf(member) === keyOf(card));
  return replaced === undefined ? null : all.map((member) => (member === replaced ? card : member));
}

/** Cards in the hand that can be part of a legal play. */
export function usefulCards(choices: Choices, hand: Cards): ReadonlySet<Card> {
  const { plays, bombs } = turnChoices(choices);
  const keys = new Set<ReturnType<typeof keyOf>>();
  for (const { play } of [...plays, ...bombs]) for (const card of play.cards) keys.add(keyOf(card));
  return new Set([...hand].filter((card) => keys.has(keyOf(card))));
}

/** `Choices` lists only one of several interchangeable plays, so suited cards are compared by rank. */
function keyOf(card: Card): number | string | null {
  return rankOf(card) ?? specialOf(card);
}
