import { type Call, type Card, DOG, MAH_JONG, RANKS, type Rank } from '@schupf/rules';
import { rankOf, specialOf } from './faces.ts';

/** What a typed line comes to. */
export type Line =
  | { readonly type: 'lay'; readonly cards: readonly Card[]; readonly wish: Rank | null }
  /** Cards for the places of the push, in their order. */
  | { readonly type: 'push'; readonly cards: readonly Card[] }
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'pass' | 'take' | 'hint' | 'unclear' };

/** Commands that need nothing else. */
const COMMANDS = {
  pass: { type: 'pass' },
  tichu: { type: 'call', call: 'tichu' },
  grand: { type: 'call', call: 'grand' },
  take: { type: 'take' },
  hint: { type: 'hint' },
} as const satisfies Readonly<Record<string, Line>>;

/** A word that can be typed, in English. Every language has its own for each, and understands the English ones too. */
export type TypedWord = keyof typeof COMMANDS | 'play' | 'push' | 'wish';

interface TypedLanguage {
  readonly letterOf: (rank: Rank) => string;
  readonly typed: { readonly [W in TypedWord]: string };
}

/** Capitals, accents and ligatures make no difference. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss');
}

/**
 * Reads a line such as `5 5`, `play 10 j q k a`, `1 wish 8`, `push 2 k 4` or `pass`, in English or in the language
 * given. Cards are named by their rank; which suits are taken is left to the hand.
 */
export function readLine(line: string, hand: Iterable<Card>, { letterOf, typed }: TypedLanguage): Line {
  const english = new Map(Object.entries(typed).map(([word, own]) => [plain(own), word]));
  const [first = '', ...rest] = plain(line)
    .trim()
    .split(/\s+/)
    .map((word) => english.get(word) ?? word);
  if (first === 'p' || Object.hasOwn(COMMANDS, first))
    return rest.length > 0 ? UNCLEAR : COMMANDS[first === 'p' ? 'pass' : (first as keyof typeof COMMANDS)];
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
  // Ranks before the letters of the special cards: the queen is a D in most languages, and must not give away the Dragon.
  const rank = rankNamed(word, letterOf);
  if (rank !== null) return (card) => rankOf(card) === rank;
  if (word === 'dog' || word === 'h') return (card) => card === DOG;
  if (word === 'phx' || word === 'f') return (card) => specialOf(card) === 'phoenix';
  if (word === 'drg' || word === 'd') return (card) => specialOf(card) === 'dragon';
  return null;
}

const LETTERS: Readonly<Record<string, Rank>> = { x: 10, j: 11, q: 12, k: 13, a: 14 };

function rankNamed(word: string, letterOf: (rank: Rank) => string): Rank | null {
  const named = RANKS.find((rank) => letterOf(rank).toLowerCase() === word || String(rank) === word);
  return named ?? LETTERS[word] ?? null;
}
