import type { Special } from '@schupf/rules';

/** The commands that can be typed, apart from playing cards. */
export const COMMANDS = [
  'pass',
  'tichu',
  'grand',
  'take',
  'withdraw',
  'undo',
  'plays',
  'hint',
  'auto',
  'hand',
  'last',
  'score',
  'rules',
  'why',
  'save',
  'help',
  'quit',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** The words that can be typed in a language. Help and hints show the first of each list. */
export interface CommandWords {
  readonly names: { readonly [C in CommandName]: readonly string[] };
  /** May come before the cards to play: `play 5 5`. */
  readonly play: readonly string[];
  /** May come before the name of the player who gets a trick. */
  readonly give: readonly string[];
  /** May come before the cards to push: `push 2 K 4`. */
  readonly push: readonly string[];
  /** May come before the cards of a bomb: `bomb 7 7 7 7`. */
  readonly bomb: readonly string[];
  /** Between the Mah Jong and a rank: `1 wish 8`. */
  readonly wish: readonly string[];
  /** After `wish`, instead of a rank: makes no wish. */
  readonly none: readonly string[];
  /** Before a name: `dog to Mei`. */
  readonly to: readonly string[];
  /** After `plays`: shows the complete list. */
  readonly all: readonly string[];
}

/** Accepted in every language, so that a line copied from the documentation always works. */
export const ENGLISH: CommandWords = {
  names: {
    pass: ['pass', 'p'],
    tichu: ['tichu'],
    grand: ['grand'],
    take: ['take'],
    withdraw: ['withdraw'],
    undo: ['undo'],
    plays: ['plays', '?'],
    hint: ['hint'],
    auto: ['auto'],
    hand: ['hand'],
    last: ['last'],
    score: ['score'],
    rules: ['rules'],
    why: ['why'],
    save: ['save'],
    help: ['help'],
    quit: ['quit', 'exit'],
  },
  play: ['play', 'lay'],
  give: ['give'],
  push: ['push'],
  bomb: ['bomb'],
  wish: ['wish'],
  none: ['none', 'no', 'nothing'],
  to: ['to'],
  all: ['all'],
};

/** The names of the special cards in the notation, and other common names. */
export const SPECIAL_NAMES: { readonly [S in Special]: readonly string[] } = {
  'mah-jong': ['1', 'mj', 'mah', 'mahjong'],
  dog: ['dog'],
  phoenix: ['phx', 'pho', 'phoenix'],
  dragon: ['drg', 'dragon'],
};

/** A letter is accepted only if no rank has it (D is the queen in German) and no command begins with it. */
export const SPECIAL_LETTERS: Readonly<Record<string, Special>> = { d: 'dragon', f: 'phoenix', h: 'dog' };
