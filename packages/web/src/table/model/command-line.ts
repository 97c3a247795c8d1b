import { type CommandName, type Input, readInput, takeFrom, Vocabulary } from '@schupf/phrasebook';
import type { Call, Card, Rank } from '@schupf/rules';
import type { Messages } from '../../i18n/en/index.ts';

/** A parsed command. */
export type Line =
  | { readonly type: 'play'; readonly cards: readonly Card[]; readonly wish: Rank | null }
  /** Cards for the push slots, in their order. */
  | { readonly type: 'push'; readonly cards: readonly Card[] }
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'pass' | 'take' | 'hint' | 'unclear' };

/** The commands that can be typed on the page; the terminal has more. */
export const PAGE_COMMANDS = [
  'pass',
  'tichu',
  'grand',
  'take',
  'hint',
] as const satisfies readonly CommandName[];

/** The words and letters of the page's language. */
export function vocabularyOf({ commands, cards }: Pick<Messages, 'commands' | 'cards'>): Vocabulary {
  return new Vocabulary(commands, cards);
}

/**
 * Parses a line such as `5 5`, `play 10 j q k a`, `1 wish 8`, `push 2 k 4` or `pass`. Cards are named by rank; their
 * suits are chosen from the hand.
 */
export function readLine(line: string, hand: Iterable<Card>, vocabulary: Vocabulary): Line {
  const input = readInput(line, vocabulary);
  if (input.type === 'command') return readCommand(input);
  if (input.type !== 'cards') return UNCLEAR;
  const { words, wish, push, to } = input.typed;
  const cards = takeFrom(hand, words);
  if (cards === null || cards.length === 0 || to !== null) return UNCLEAR;
  if (push) return wish === null ? { type: 'push', cards } : UNCLEAR;
  return { type: 'play', cards, wish: wish === 'none' ? null : wish };
}

const UNCLEAR: Line = { type: 'unclear' };

function readCommand({ command }: Extract<Input, { type: 'command' }>): Line {
  switch (command) {
    case 'tichu':
    case 'grand':
      return { type: 'call', call: command };
    case 'pass':
    case 'take':
    case 'hint':
      return { type: command };
    default:
      return UNCLEAR;
  }
}

/** An example of every command, in the words and letters of a language. */
export function exampleLines(vocabulary: Vocabulary, letter: (rank: Rank) => string) {
  const [jack, queen, king, ace] = ([11, 12, 13, 14] as const).map((rank) => letter(rank));
  return {
    pair: '5 5',
    straight: `10 ${jack} ${queen} ${king} ${ace}`,
    specials: 'MJ DOG PHX DRG',
    wish: `1 ${vocabulary.word('wish')} 8`,
    push: `${vocabulary.word('push')} 2 ${king} 4`,
    pass: vocabulary.command('pass'),
    tichu: vocabulary.command('tichu'),
    grand: vocabulary.command('grand'),
    take: vocabulary.command('take'),
    hint: vocabulary.command('hint'),
  };
}
export type LineExample = keyof ReturnType<typeof exampleLines>;
