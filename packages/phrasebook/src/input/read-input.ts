import { type Card, faceOf, naturalRank, type Rank } from '@schupf/rules';
import type { CommandName } from './commands.ts';
import type { CardWord, Vocabulary } from './vocabulary.ts';

/** The cards in a typed line, and its other words. */
export interface TypedCards {
  readonly bomb: boolean;
  /** Whether the cards are to be pushed, not played. */
  readonly push: boolean;
  /** Empty for `bomb` without cards, which means the only bomb in the hand. */
  readonly words: readonly CardWord[];
  /** 'none' for an explicit "no wish"; null if the line does not mention a wish. */
  readonly wish: Rank | 'none' | null;
  readonly to: string | null;
}

/** Why a line cannot be understood. */
export type Unclear =
  | { readonly code: 'too-long' | 'no-rank' | 'no-name' | 'no-cards' }
  | { readonly code: 'ambiguous'; readonly word: string; readonly commands: readonly CommandName[] }
  | { readonly code: 'unknown'; readonly word: string };

/**
 * The meaning of a line. If a line is unclear, its `words` may still be a player's name, when the question is who gets
 * a trick.
 */
export type Input =
  | { readonly type: 'nothing' }
  | { readonly type: 'command'; readonly command: CommandName; readonly argument: string }
  | { readonly type: 'cards'; readonly typed: TypedCards }
  | { readonly type: 'unclear'; readonly words: readonly string[]; readonly problem: Unclear };

/** Longer than any move. */
const MAX_LENGTH = 300;
const MAX_QUOTE_LENGTH = 20;

/** Commands that take an argument. */
const WITH_ARGUMENT: readonly CommandName[] = ['plays', 'why', 'save'];

/** Reads a line such as `5 5`, `1 wish 8`, `push 2 K 4`, `dog to Mei` or `pass`. */
export function readInput(line: string, vocabulary: Vocabulary): Input {
  const text = line.replace(/mah[ -]jong/gi, 'mahjong').trim();
  if (text.length > MAX_LENGTH) return unclear([], { code: 'too-long' });
  const words = text.split(/[\s,+]+/).filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return { type: 'nothing' };
  if (vocabulary.readCards(first) !== null) return readTyped(words, vocabulary);
  const commands = vocabulary.commandsFor(first);
  const [command] = commands;
  const isCommand = words.length === 1 ? command !== undefined : vocabulary.isCommand(first);
  if (command === undefined || !isCommand) return readTyped(words, vocabulary);
  if (words.length > 1 && !WITH_ARGUMENT.includes(command)) return readTyped(words, vocabulary);
  if (commands.length > 1) return unclear(words, { code: 'ambiguous', word: first, commands });
  return { type: 'command', command, argument: text.slice(first.length).trim() };
}

function readTyped(words: readonly string[], vocabulary: Vocabulary): Input {
  const first = words[0]!;
  const bomb = vocabulary.is('bomb', first);
  const push = vocabulary.is('push', first);
  const isPrefix = bomb || push || vocabulary.is('play', first) || vocabulary.is('give', first);
  const rest = isPrefix ? words.slice(1) : words;
  const cards: CardWord[] = [];
  let wish: TypedCards['wish'] = null;
  let to: string | null = null;
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index]!;
    const next = rest[index + 1];
    if (vocabulary.is('wish', word)) {
      wish = next === undefined ? null : vocabulary.readWish(next);
      if (wish === null) return unclear(rest, { code: 'no-rank' });
      index++;
    } else if (vocabulary.is('to', word)) {
      if (next === undefined) return unclear(rest, { code: 'no-name' });
      to = rest.slice(index + 1).join(' ');
      break;
    } else {
      const named = vocabulary.readCards(word);
      if (named === null) return unclear(rest, { code: 'unknown', word: shortened(word) });
      cards.push(...named);
    }
  }
  if (cards.length === 0 && wish !== null) cards.push({ special: 'mah-jong', as: null });
  if (cards.length === 0 && !bomb) return unclear(rest, { code: 'no-cards' });
  return { type: 'cards', typed: { bomb, push, words: cards, wish, to } };
}

function unclear(words: readonly string[], problem: Unclear): Input {
  return { type: 'unclear', words, problem };
}

function shortened(word: string): string {
  return word.length > MAX_QUOTE_LENGTH ? `${word.slice(0, MAX_QUOTE_LENGTH)}…` : word;
}

/**
 * Finds the cards in a hand that are named by the words. Exact cards are taken first; each other word gets the first
 * card that fits. Null if a card is missing.
 */
export function takeFrom(hand: Iterable<Card>, words: readonly CardWord[]): Card[] | null {
  const left = [...hand];
  const taken = new Map<CardWord, Card>();
  const take = (word: CardWord, fits: (card: Card) => boolean) => {
    const index = left.findIndex(fits);
    if (index >= 0) taken.set(word, left.splice(index, 1)[0]!);
  };
  for (const word of words) if ('card' in word) take(word, (card) => card === word.card);
  for (const word of words) {
    if ('rank' in word) take(word, (card) => naturalRank(card) === word.rank);
    if ('special' in word) take(word, (card) => isSpecial(card, word.special));
  }
  const cards = words.flatMap((word) => taken.get(word) ?? []);
  return cards.length === words.length ? cards : null;
}

function isSpecial(card: Card, special: string): boolean {
  const face = faceOf(card);
  return 'special' in face && face.special === special;
}
