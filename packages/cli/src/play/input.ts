import { type Card, MAH_JONG, type Rank, type Special } from '@schupf/rules';
import { parseCard, parseRank } from '@schupf/rules/notation';

/** A card as a person names it: this one, any of a rank, or a special. */
export type CardWord =
  | { readonly card: Card }
  | { readonly rank: Rank }
  | { readonly special: Special; readonly as: Rank | null };

/** Cards to lay, with everything that may be said along. */
export interface Laying {
  readonly bomb: boolean;
  readonly words: readonly CardWord[];
  readonly wish: Rank | null;
  readonly to: string | null;
}

const ORDERS = [
  'pass',
  'tichu',
  'grand',
  'withdraw',
  'auto',
  'hint',
  'hand',
  'score',
  'help',
  'quit',
] as const;
type Order = (typeof ORDERS)[number];

/** What a line means; `words` stays for lines that are a name, such as the receiver of a trick. */
export type Input =
  | { readonly type: 'nothing' }
  | { readonly type: 'order'; readonly order: Order }
  | { readonly type: 'lay'; readonly laying: Laying }
  | { readonly type: 'unclear'; readonly words: readonly string[]; readonly problem: string };

const SPECIAL_WORDS: Readonly<Record<string, Special>> = {
  '1': 'mah-jong',
  MJ: 'mah-jong',
  MAHJONG: 'mah-jong',
  DOG: 'dog',
  PHX: 'phoenix',
  PHOENIX: 'phoenix',
  DRG: 'dragon',
  DRAGON: 'dragon',
};

/** Words that may stand before the cards and say nothing new. */
const LEADING = ['play', 'lay', 'push', 'give'];

export function readInput(line: string): Input {
  const words = line
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return { type: 'nothing' };
  const order = ORDERS.find((name) => name === first.toLowerCase());
  if (order !== undefined && words.length === 1) return { type: 'order', order };
  return readLaying(words);
}

function readLaying(words: readonly string[]): Input {
  const bomb = words[0]!.toLowerCase() === 'bomb';
  const rest = bomb || LEADING.includes(words[0]!.toLowerCase()) ? words.slice(1) : words;
  const cards: CardWord[] = [];
  let wish: Rank | null = null;
  let to: string | null = null;
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index]!;
    const next = rest[index + 1];
    if (word.toLowerCase() === 'wish') {
      wish = next === undefined ? null : readRank(next);
      if (wish === null) return unclear(rest, 'a wish is a rank from 2 to A: "1 wish 8"');
      index++;
    } else if (word.toLowerCase() === 'to') {
      if (next === undefined) return unclear(rest, 'to whom?');
      to = next;
      index++;
    } else {
      const card = readCardWord(word);
      if (card === null) return unclear(rest, `"${word}" is no card and no command; try "help"`);
      cards.push(card);
    }
  }
  if (cards.length === 0) return unclear(rest, 'which cards?');
  return { type: 'lay', laying: { bomb, words: cards, wish, to } };
}

function unclear(words: readonly string[], problem: string): Input {
  return { type: 'unclear', words, problem };
}

function readCardWord(text: string): CardWord | null {
  const [name = '', declared, ...rest] = text.toUpperCase().split('=');
  const as = declared === undefined ? null : readRank(declared);
  if (rest.length > 0 || (declared !== undefined && as === null)) return null;
  const special = Object.hasOwn(SPECIAL_WORDS, name) ? SPECIAL_WORDS[name]! : null;
  if (special !== null) return as !== null && special !== 'phoenix' ? null : { special, as };
  if (declared !== undefined) return null;
  const rank = readRank(name);
  if (rank !== null) return { rank };
  const card = parseCard(name.replace('10', 'X').replace(/B$/, 'b'));
  return card === null || card === MAH_JONG ? null : { card };
}

function readRank(text: string): Rank | null {
  return text === '10' ? 10 : parseRank(text.toUpperCase());
}
