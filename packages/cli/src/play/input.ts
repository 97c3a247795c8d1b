import { type Card, MAH_JONG, type Rank, type Special } from '@schupf/rules';
import { parseCard, parseRank } from '@schupf/rules/notation';
import { printable } from '../terminal.ts';
import { type Order, ordersFor } from './orders.ts';

/** A card as a person names it: this one, any of a rank, or a special. */
export type CardWord =
  | { readonly card: Card }
  | { readonly rank: Rank }
  | { readonly special: Special; readonly as: Rank | null };

/** Cards to lay, with everything that may be said along. */
export interface Laying {
  readonly bomb: boolean;
  /** The cards were to be given away, not laid. */
  readonly push: boolean;
  /** None where the only bomb is meant. */
  readonly words: readonly CardWord[];
  /** 'none' when it was said that there shall be no wish. */
  readonly wish: Rank | 'none' | null;
  readonly to: string | null;
}

/** What a line means; `words` stays for lines that are a name, such as the receiver of a trick. */
export type Input =
  | { readonly type: 'nothing' }
  | { readonly type: 'order'; readonly order: Order; readonly rest: string }
  | { readonly type: 'lay'; readonly laying: Laying }
  | { readonly type: 'unclear'; readonly words: readonly string[]; readonly problem: string };

/** No move takes so many letters. */
const LONGEST = 300;
const MAX_QUOTE_LENGTH = 20;

const SPECIAL_WORDS: Readonly<Record<string, Special>> = {
  '1': 'mah-jong',
  MJ: 'mah-jong',
  MAH: 'mah-jong',
  MAHJONG: 'mah-jong',
  DOG: 'dog',
  PHX: 'phoenix',
  PHO: 'phoenix',
  PHOENIX: 'phoenix',
  DRG: 'dragon',
  DRAGON: 'dragon',
};

/** Words that may stand before the cards and say nothing new. */
const LEADING = ['play', 'lay', 'push', 'give'];
/** Orders that take more words. */
const WITH_REST: readonly Order[] = ['plays', 'why', 'save'];

export function readInput(line: string): Input {
  const text = printable(line)
    .replace(/mah[ -]jong/gi, 'mahjong')
    .trim();
  if (text.length > LONGEST) return unclear([], 'that is too long for a move');
  const words = text.split(/[\s,+]+/).filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return { type: 'nothing' };
  if (readCardWords(first) !== null) return readLaying(words);
  const orders = ordersFor(first);
  const [order] = orders;
  const isOrder = words.length === 1 ? order !== undefined : order === first.toLowerCase();
  if (order === undefined || !isOrder) return readLaying(words);
  if (words.length > 1 && !WITH_REST.includes(order)) return readLaying(words);
  if (orders.length > 1) return unclear(words, `"${first}" could be ${orders.join(', ')}`);
  return { type: 'order', order, rest: text.slice(first.length).trim() };
}

function readLaying(words: readonly string[]): Input {
  const lead = words[0]!.toLowerCase();
  const bomb = lead === 'bomb';
  const rest = bomb || LEADING.includes(lead) ? words.slice(1) : words;
  const cards: CardWord[] = [];
  let wish: Laying['wish'] = null;
  let to: string | null = null;
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index]!;
    const next = rest[index + 1];
    if (word.toLowerCase() === 'wish') {
      wish = next === undefined ? null : readWish(next);
      if (wish === null) return unclear(rest, 'a wish is a rank from 2 to A: "1 wish 8"');
      index++;
    } else if (word.toLowerCase() === 'to') {
      if (next === undefined) return unclear(rest, 'to whom?');
      to = rest.slice(index + 1).join(' ');
      break;
    } else {
      const named = readCardWords(word);
      if (named === null) return unclear(rest, `"${quoted(word)}" is no card and no command; try "help"`);
      cards.push(...named);
    }
  }
  if (cards.length === 0 && wish !== null) cards.push({ special: 'mah-jong', as: null });
  if (cards.length === 0 && !bomb) return unclear(rest, 'which cards?');
  return { type: 'lay', laying: { bomb, push: lead === 'push', words: cards, wish, to } };
}

function unclear(words: readonly string[], problem: string): Input {
  return { type: 'unclear', words, problem };
}

function quoted(word: string): string {
  return word.length > MAX_QUOTE_LENGTH ? `${word.slice(0, MAX_QUOTE_LENGTH)}...` : word;
}

/** A rank to wish for, or the word that there shall be no wish; null when it is neither. */
export function readWish(text: string): Rank | 'none' | null {
  return ['none', 'no', 'nothing'].includes(text.toLowerCase()) ? 'none' : readRank(text);
}

/** One card, or several ranks written together; null when it is neither. */
function readCardWords(text: string): CardWord[] | null {
  const one = readCardWord(text);
  if (one !== null) return [one];
  if (!/^(10|[1-9XJQKA])+$/i.test(text)) return null;
  return text.match(/10|./g)!.map((rank) => readCardWord(rank)!);
}

function readCardWord(text: string): CardWord | null {
  const [name = '', declared, ...rest] = text.toUpperCase().split('=');
  const as = declared === undefined ? null : readRank(declared);
  if (rest.length > 0 || (declared !== undefined && as === null)) return null;
  // Which of two Phoenixes takes a rank makes no difference.
  const kind = as === null ? name : name.replace(/B$/, '');
  const special = Object.hasOwn(SPECIAL_WORDS, kind) ? SPECIAL_WORDS[kind]! : null;
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
