import { type Card, faceOf, RANKS, type Rules } from '@schupf/rules';

/**
 * A play found by a naive implementation of RULES.md, which tries every subset of a hand and every rank for each
 * Phoenix, however long that takes. The tests compare the engine's finder with it; the two share no code.
 */
export interface ReferencePlay {
  readonly kind: Kind;
  readonly cards: readonly Card[];
  /** The deciding rank: 1 for the Mah Jong, 14 for an ace, 8.5 for a Phoenix on an 8. */
  readonly value: number;
  /** The ranks of the Phoenixes in a combination of several cards, lowest first. */
  readonly phoenixAs: readonly number[];
}

type Kind =
  | 'single'
  | 'pair'
  | 'triple'
  | 'stairs'
  | 'triple-stairs'
  | 'full'
  | 'straight'
  | 'bomb4'
  | 'bombS'
  | 'dog';

/** A card as it counts in a combination; the Mah Jong and the Phoenix have no suit. */
interface Member {
  readonly rank: number;
  readonly suit: string | null;
}

const DRAGON_VALUE = 20;

/** Every play from the hand that beats what is on the table, or that may be led if the table is empty. */
export function referencePlays(
  hand: readonly Card[],
  standing: ReferencePlay | null,
  rules: Rules,
): ReferencePlay[] {
  const plays: ReferencePlay[] = [];
  for (let subset = 1; subset < 1 << hand.length; subset++) {
    const cards = hand.filter((_, index) => ((subset >> index) & 1) !== 0);
    for (const play of readings(cards, standing, rules)) if (mayFollow(play, standing)) plays.push(play);
  }
  return plays;
}

function readings(cards: readonly Card[], standing: ReferencePlay | null, rules: Rules): ReferencePlay[] {
  if (cards.length === 1) return single(cards[0]!, standing, rules);
  const phoenixes = cards.filter((card) => isSpecial(card, 'phoenix')).length;
  if (cards.some((card) => isSpecial(card, 'dog') || isSpecial(card, 'dragon'))) return []; // DOG1, DRAG1
  if (phoenixes === 2) {
    if (rules.doublePhoenix === 'single-only') return []; // TWO5
    if (rules.doublePhoenix === 'needs-natural' && cards.length === 2) return [];
  }
  const naturals = cards.filter((card) => !isSpecial(card, 'phoenix')).map(memberOf);
  return ranksFor(phoenixes).flatMap((phoenixAs) => {
    const members = [...naturals, ...phoenixAs.map((rank) => ({ rank, suit: null }))];
    return combinationsOf(members, phoenixes > 0, rules).map(({ kind, value }) => ({
      kind,
      value,
      cards,
      phoenixAs,
    }));
  });
}

// PHX1: any rank from 2 to ace
function ranksFor(phoenixes: number): number[][] {
  if (phoenixes === 0) return [[]];
  if (phoenixes === 1) return RANKS.map((rank) => [rank]);
  return RANKS.flatMap((lower) => RANKS.filter((higher) => higher >= lower).map((higher) => [lower, higher]));
}

function memberOf(card: Card): Member {
  const face = faceOf(card);
  return 'rank' in face ? face : { rank: 1, suit: null };
}

function isSpecial(card: Card, special: string): boolean {
  const face = faceOf(card);
  return 'special' in face && face.special === special;
}

function single(card: Card, standing: ReferencePlay | null, rules: Rules): ReferencePlay[] {
  const face = faceOf(card);
  const play = (value: number): ReferencePlay[] => [{ kind: 'single', cards: [card], value, phoenixAs: [] }];
  if ('rank' in face) return play(face.rank);
  switch (face.special) {
    case 'mah-jong':
      return play(1);
    case 'dog':
      return [{ kind: 'dog', cards: [card], value: 0, phoenixAs: [] }];
    case 'dragon': {
      const second = standing !== null && isLone(standing, 'dragon') && rules.secondDragon === 'beats-first';
      return play(second ? DRAGON_VALUE + 1 : DRAGON_VALUE); // DRAG1, TWO1
    }
    case 'phoenix': {
      if (standing === null) return play(rules.phoenixLeadValue); // PHX3
      if (standing.kind !== 'single' || isLone(standing, 'dragon')) return []; // PHX2
      if (!isLone(standing, 'phoenix') || rules.phoenixOnPhoenix === 'literal-half')
        return play(standing.value + 0.5);
      // TWO7: above the first Phoenix, just below the next rank
      return rules.phoenixOnPhoenix === 'just-above' ? play(standing.value + 0.25) : [];
    }
  }
}

function isLone(play: ReferencePlay, special: string): boolean {
  return play.cards.length === 1 && isSpecial(play.cards[0]!, special);
}

/** The combinations that two or more cards form, once every Phoenix has a rank. */
function combinationsOf(
  members: readonly Member[],
  withPhoenix: boolean,
  rules: Rules,
): { kind: Kind; value: number }[] {
  const size = members.length;
  const found: { kind: Kind; value: number }[] = [];
  const ranks = [...new Set(members.map(({ rank }) => rank))].sort((a, b) => a - b);
  const highest = ranks.at(-1)!;
  const isRun = highest - ranks[0]! === ranks.length - 1;
  const ofRank = (rank: number) => members.filter((member) => member.rank === rank);
  const isPair = (rank: number) =>
    ofRank(rank).length === 2 && (rules.pairSuits === 'any' || haveDifferentSuits(ofRank(rank)));
  const isTriple = (rank: number) =>
    ofRank(rank).length === 3 && (rules.tripleSuits === 'any' || haveDifferentSuits(ofRank(rank)));
  if (ranks.length === 1 && isPair(highest)) found.push({ kind: 'pair', value: highest }); // COMB2
  if (ranks.length === 1 && isTriple(highest)) found.push({ kind: 'triple', value: highest });
  if (ranks.length >= 2 && isRun && ranks.every(isPair)) found.push({ kind: 'stairs', value: highest }); // COMB3
  if (rules.tripleSequences && ranks.length >= 2 && isRun && ranks.every(isTriple)) {
    found.push({ kind: 'triple-stairs', value: highest }); // COMB7
  }
  const triple = ranks.find(isTriple);
  if (size === 5 && ranks.length === 2 && triple !== undefined && ranks.some(isPair)) {
    found.push({ kind: 'full', value: triple }); // COMB4
  }
  if (size >= 5 && isRun && ranks.length === size) {
    const kind = !withPhoenix && isOneSuit(members, rules) ? 'bombS' : 'straight'; // COMB5, COMB6, BOMB2, BOMB3
    found.push({ kind, value: highest });
  }
  const mayBeQuad = rules.quadSuits === 'any' || haveDifferentSuits(members);
  if (size === 4 && ranks.length === 1 && !withPhoenix && mayBeQuad) {
    found.push({ kind: 'bomb4', value: highest }); // BOMB1, TWO2
  }
  return found;
}

/** TWO3: the Phoenix has no suit; only the natural cards must differ. */
function haveDifferentSuits(members: readonly Member[]): boolean {
  const suits = members.flatMap(({ suit }) => (suit === null ? [] : [suit]));
  return new Set(suits).size === suits.length;
}

function isOneSuit(members: readonly Member[], rules: Rules): boolean {
  const suited = members.filter(({ rank }) => rank > 1 || !rules.mahJongInBomb);
  return suited.every(({ suit }) => suit !== null && suit === suited[0]!.suit);
}

/** PLAY3, BOMB4, DOG1 */
function mayFollow(play: ReferencePlay, standing: ReferencePlay | null): boolean {
  if (standing === null) return true;
  const size = play.cards.length;
  const standingSize = standing.cards.length;
  if (isBomb(play)) {
    if (!isBomb(standing)) return true;
    return size > standingSize || (size === standingSize && play.value > standing.value);
  }
  if (play.kind === 'dog' || play.kind !== standing.kind) return false;
  return size === standingSize && play.value > standing.value;
}

function isBomb({ kind }: ReferencePlay): boolean {
  return kind === 'bomb4' || kind === 'bombS';
}
