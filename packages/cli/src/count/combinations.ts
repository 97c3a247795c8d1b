import {
  CardSet,
  finderFor,
  KINDS,
  type Kind,
  PHOENIX,
  type Play,
  PlayList,
  type Rules,
  SECOND_PHOENIX,
} from '@schupf/rules';

/** The number of combinations of one kind and size in a whole pack. */
export interface Tally {
  readonly kind: Kind;
  readonly size: number;
  /** The number of different sets of cards. */
  readonly sets: number;
  /** The number of sets without a Phoenix. */
  readonly natural: number;
  /** The number of sets if each is counted once per rank that its Phoenix can take. */
  readonly readings: number;
}

export interface Limits {
  /** The number of cards in the longest straight to count. */
  readonly straight: number;
  /** The number of pairs or triples in the longest stairs to count. */
  readonly steps: number;
}

/**
 * Uses the engine's search to find everything in the pack that beats an imaginary combination below all others of its
 * kind and size.
 */
export function countCombinations(rules: Rules, limits: Limits): Tally[] {
  const pack = CardSet.of(rules.pack);
  const found = new PlayList();
  return KINDS.flatMap((kind) => {
    const isBomb = kind === 'bomb4' || kind === 'bombS';
    const search = (play: Play) => finderFor(rules, 'every-card').find(pack, play, found);
    // Bombs of every size beat the lowest pair.
    if (isBomb) search(lowest('pair', 2));
    return sizesOf(kind, rules, limits).map((size) => {
      if (!isBomb) search(lowest(kind, size));
      return tally(found, kind, size);
    });
  });
}

function sizesOf(kind: Kind, rules: Rules, { straight, steps }: Limits): number[] {
  switch (kind) {
    case 'single':
      return [1];
    case 'dog':
      // The Dog beats nothing and nothing beats it: there is nothing to search.
      return [];
    case 'pair':
      return [2];
    case 'triple':
      return [3];
    case 'full':
      return [5];
    case 'bomb4':
      return [4];
    case 'stairs':
      return range(2, steps).map((pairs) => pairs * 2);
    case 'triple-stairs':
      return rules.tripleSequences ? range(2, steps).map((triples) => triples * 3) : [];
    case 'straight':
      return range(5, straight);
    case 'bombS':
      return range(5, rules.mahJongInBomb ? 14 : 13);
  }
}

function tally(found: PlayList, kind: Kind, size: number): Tally {
  const phoenixSets = new Set<string>();
  let natural = 0;
  let readings = 0;
  for (let index = 0; index < found.length; index++) {
    const play = found.at(index);
    if (play.kind !== kind || play.size !== size) continue;
    readings++;
    if (!hasPhoenix(play)) natural++;
    else phoenixSets.add(keyOf(play));
  }
  return { kind, size, sets: natural + phoenixSets.size, natural, readings };
}

/** An imaginary combination below all others of its kind and size. */
function lowest(kind: Kind, size: number): Play {
  return { kind, size, height: 0, cards: new CardSet(), phoenixAs: 0, phoenixAs2: 0 };
}

function hasPhoenix({ cards }: Play): boolean {
  return cards.has(PHOENIX) || cards.has(SECOND_PHOENIX);
}

function keyOf({ cards }: Play): string {
  return `${cards.lo} ${cards.hi} ${cards.lo2} ${cards.hi2}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
}
