import { type Card, MAH_JONG, RANKS, type Rank, type Special } from '@schupf/rules';
import { formatRank, parseCard, parseRank } from '@schupf/rules/notation';
import {
  COMMANDS,
  type CommandName,
  type CommandWords,
  ENGLISH,
  SPECIAL_LETTERS,
  SPECIAL_NAMES,
} from './commands.ts';

/** A card as a person types it: an exact card, any card of a rank, or a special card. */
export type CardWord =
  | { readonly card: Card }
  | { readonly rank: Rank }
  | { readonly special: Special; readonly as: Rank | null };

/** The names of ranks and special cards in a language. */
interface CardLetters {
  readonly letter: (rank: number) => string;
  readonly rank: (rank: Rank) => string;
  readonly specials: { readonly [S in Special]: string };
}

/** The minimum length of an abbreviation for a call. A call cannot be undone, so a typing error must not make one. */
const MIN_LENGTH: Readonly<Partial<Record<CommandName, number>>> = { tichu: 3, grand: 3 };

type WordKind = Exclude<keyof CommandWords, 'names'>;

/** The words and letters a person may type in one language, and in English. */
export class Vocabulary {
  private readonly words: CommandWords;
  private readonly commands: readonly (readonly [word: string, command: CommandName])[];
  private readonly ranks = new Map<string, Rank>();
  private readonly specials = new Map<string, Special>();

  constructor(words: CommandWords, { letter, rank: nameOf, specials }: CardLetters) {
    this.words = words;
    this.commands = COMMANDS.flatMap((command) =>
      [...words.names[command], ...ENGLISH.names[command]].map((word) => [plain(word), command] as const),
    );
    for (const rank of RANKS) this.ranks.set(plain(letter(rank)), rank).set(plain(nameOf(rank)), rank);
    for (const [text, special] of Object.entries(SPECIAL_LETTERS))
      if (!this.ranks.has(text) && this.commandsFor(text).length === 0) this.specials.set(text, special);
    for (const special of Object.keys(specials) as Special[])
      for (const name of [...SPECIAL_NAMES[special], specials[special].replaceAll(' ', '')])
        this.specials.set(plain(name), special);
  }

  /** Whether a word belongs to a kind, such as `push`. */
  is(kind: WordKind, word: string): boolean {
    const words = [...this.words[kind], ...ENGLISH[kind]];
    if (words.includes(word.toLowerCase())) return true;
    // The French "à" without its accent is an ace.
    return kind !== 'to' && words.some((known) => plain(known) === plain(word));
  }

  /** The commands that a word names or abbreviates; several if it is ambiguous. */
  commandsFor(word: string): readonly CommandName[] {
    const typed = plain(word);
    const exact = this.commands.find(([known]) => known === typed);
    if (exact !== undefined) return [exact[1]];
    const matching = this.commands.filter(
      ([known, command]) => known.startsWith(typed) && typed.length >= (MIN_LENGTH[command] ?? 1),
    );
    return [...new Set(matching.map(([_, command]) => command))];
  }

  isCommand(word: string): boolean {
    return this.commands.some(([known]) => known === plain(word));
  }

  /** The language's word for a command. */
  command(command: CommandName): string {
    return this.words.names[command][0]!;
  }

  /** The language's word that comes before cards, a rank or a name. */
  word(kind: WordKind): string {
    return this.words[kind][0]!;
  }

  /** The rank to wish for, or 'none' if the word means no wish; null for anything else. */
  readWish(text: string): Rank | 'none' | null {
    return this.is('none', text) ? 'none' : this.readRank(text);
  }

  /** One card, or several ranks without spaces; null for anything else. */
  readCards(text: string): CardWord[] | null {
    const card = this.readCard(text);
    if (card !== null) return [card];
    const ranks = text.match(/10|./gu) ?? [];
    const words = ranks.map((rank) =>
      rank === '1' || this.readRank(rank) !== null ? this.readCard(rank) : null,
    );
    return words.length > 1 && words.every((word) => word !== null) ? words : null;
  }

  private readCard(text: string): CardWord | null {
    const [name = '', declared, ...rest] = text.split('=');
    const as = declared === undefined ? null : this.readRank(declared);
    if (rest.length > 0 || (declared !== undefined && as === null)) return null;
    // It makes no difference which of two Phoenixes takes a rank.
    const special = this.specials.get(plain(as === null ? name : name.replace(/b$/i, '')));
    if (special !== undefined) return as !== null && special !== 'phoenix' ? null : { special, as };
    if (declared !== undefined) return null;
    const rank = this.readRank(name);
    if (rank !== null) return { rank };
    const card = this.readExact(name);
    return card === null || card === MAH_JONG ? null : { card };
  }

  /** A card by its suit and rank, such as `S5`, with a `b` for the second pack. */
  private readExact(name: string): Card | null {
    const [_, suit = '', number = '', second = ''] = /^([JSPT])(10|.)(b?)$/iu.exec(name) ?? [];
    const rank = this.readRank(number);
    if (rank !== null) return parseCard(`${suit.toUpperCase()}${formatRank(rank)}${second.toLowerCase()}`);
    return parseCard(name.toUpperCase().replace(/B$/, 'b'));
  }

  private readRank(text: string): Rank | null {
    if (text === '') return null;
    return this.ranks.get(plain(text)) ?? (text === '10' ? 10 : parseRank(text.toUpperCase()));
  }
}

/** Removes capitals and accents, which many people leave out. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
