import { type Call, type Card, DOG, MAH_JONG, RANKS, type Rank } from '@schupf/rules';
import { rankOf, specialOf } from './faces.ts';

/** What a typed line comes to. */
export type Line =
  | { readonly type: 'lay'; readonly cards: readonly Card[]; readonly wish: Rank | null }
  /** Cards for the places of the push, in their order. */
  | { readonly type: 'push'; readonly cards: readonly Card[] }
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'pass' | 'take' | 'hint' | 'unclear' };

const ORDERS: Readonly<Record<string, Line>> = {
  pass: { type: 'pass' },
  p: { type: 'pass' },
  tichu: { type: 'call', call: 'tichu' },
  grand: { type: 'call', call: 'grand' },
  take: { type: 'take' },
  hint: { type: 'hint' },
};

/** Words that are an order by themselves. */
export const ORDER_WORDS: readonly string[] = Object.keys(ORDERS);

/**
 * Reads a line such as `5 5`, `play 10 j q k a`, `1 wish 8`, `push 2 k 4` or `pass`. Cards are named by their rank, in
 * the letters of the language too; which suits are taken is left to the hand.
 */
export function readLine(line: string, hand: Iterable<Card>, letterOf: (rank: Rank) => string): Line {
  const [first = '', ...rest] = line.toLowerCase().trim().split(/\s+/);
  const order = ORDERS[first];
  if (order !== undefined) return rest.length === 0 ? order : UNCLEAR;
  const words = first === 'play' || first === 'push' ? rest : [first, ...rest];
  const at = words.indexOf('wish');
  const wish = at < 0 ? null : rankNamed(words[at + 1] ?? '', letterOf);
  if (at >= 0 && (wish === null || words.length !== at + 2)) return UNCLEAR;
  const cards = take(at < 0 ? words : words.slice(0, at), [...hand], letterOf);
  if (cards === null || cards.length === 0) return UNCLEAR;
  if (first !== 'push') return { type: 'lay', cards, wish };
  return wish === null ? { type: 'push', cards } : UNCLEAR;
}

const UNCLEAR: Line = { type: 'unclear' };

/** A card of the hand for every word; null when there is none for one of them. */
function take(words: readonly string[], hand: Card[], letterOf: (rank: Rank) => string): Card[] | null {
  const taken: Card[] = [];
  for (const word of words) {
    const fits = cardNamed(word, letterOf);
    const card = hand.find((one) => fits?.(one) && !taken.includes(one));
    if (card === undefined) return null;
    taken.push(card);
  }
  return taken;
}

function cardNamed(word: string, letterOf: (rank: Rank) => string): ((card: Card) => boolean) | null {
  if (word === '1' || word === 'mj') return (card) => card === MAH_JONG;
  if (word === 'dog' || word === 'h') return (card) => card === DOG;
  if (word === 'phx' || word === 'f') return (card) => specialOf(card) === 'phoenix';
  if (word === 'drg' || word === 'd') return (card) => specialOf(card) === 'dragon';
  const rank = rankNamed(word, letterOf);
  return rank === null ? null : (card) => rankOf(card) === rank;
}

const LETTERS: Readonly<Record<string, Rank>> = { x: 10, j: 11, q: 12, k: 13, a: 14 };

function rankNamed(word: string, letterOf: (rank: Rank) => string): Rank | null {
  const named = RANKS.find((rank) => letterOf(rank).toLowerCase() === word || String(rank) === word);
  return named ?? LETTERS[word] ?? null;
}
