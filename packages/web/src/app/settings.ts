import { effect, signal } from '@preact/signals';
import type { Language, TitleForm } from '@schupf/phrasebook';
import type { BotPace } from '../client/bot-pace.ts';

export const DECK_NAMES = ['jade', 'colour', 'large'] as const;
export type DeckName = (typeof DECK_NAMES)[number];

/** The player's settings, saved in this browser. All have defaults. */
export interface Settings {
  readonly theme: 'auto' | 'jade' | 'night' | 'paper';
  /** 'auto' follows the browser. */
  readonly language: 'auto' | Language;
  /** Volume from 0 to 1. */
  readonly sound: number;
  readonly haptics: boolean;
  /** 'auto' follows the system. */
  readonly motion: 'auto' | 'full' | 'reduced';
  /** How much is shown at special moments such as calls and bombs. */
  readonly moments: 'full' | 'subtle' | 'off';
  readonly deck: DeckName;
  /** Whether jack, queen and king are labelled with the letters of the player's language instead of J, Q and K. */
  readonly localLetters: boolean;
  /** Whether to show coins on cards that are worth points. */
  readonly coins: boolean;
  readonly sort: 'up' | 'down' | 'suits' | 'combinations';
  readonly layout: 'auto' | 'fan' | 'rows' | 'stacks';
  readonly leftHanded: boolean;
  /** Whether to dim cards that are not part of any legal play. */
  readonly dim: boolean;
  /** Whether to offer a panel with the cards that have not been played yet. */
  readonly cardsOut: boolean;
  readonly tips: boolean;
  /** Whether to tell the player on any page that someone has invited them, or asked to be friends. */
  readonly friendNotices: boolean;
  /** How fast bots play at tables in this browser. */
  readonly botPace: BotPace;
  /** The player's own keys by command; null if the key is switched off. */
  readonly keys: Readonly<Record<string, string | null>>;
  readonly name: string;
  /** The form of the player's title, in games that have titles. */
  readonly titles: TitleForm;
}

export const DEFAULTS: Settings = {
  theme: 'jade',
  language: 'auto',
  sound: 0.6,
  haptics: true,
  motion: 'auto',
  moments: 'full',
  deck: 'jade',
  localLetters: false,
  coins: true,
  sort: 'up',
  layout: 'auto',
  leftHanded: false,
  dim: true,
  cardsOut: false,
  tips: true,
  friendNotices: true,
  botPace: 'calm',
  keys: {},
  name: '',
  titles: 'book',
};

const KEY = 'schupf.settings';

export const settings = signal<Settings>(load());

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
}

/** Stored settings may be from an older version or edited by hand: unknown and invalid values are ignored. */
export function readSettings(text: string): Settings {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return DEFAULTS;
  const valid = Object.entries(stored).filter(
    ([name, value]) =>
      Object.hasOwn(DEFAULTS, name) && typeof value === typeof DEFAULTS[name as keyof Settings],
  );
  return { ...DEFAULTS, ...deckOfOldIndex(stored), ...Object.fromEntries(valid) };
}

/** Before there were several decks, the index on the cards could be large. */
function deckOfOldIndex(stored: object): Partial<Settings> {
  return 'index' in stored && stored.index === 'large' ? { deck: 'large' } : {};
}

function load(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return DEFAULTS;
  }
}

effect(() => {
  const text = JSON.stringify(settings.value);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Without storage (private windows) the app still works.
  }
});
