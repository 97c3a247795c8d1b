import { effect, signal } from '@preact/signals';
import type { Language, TitleForm } from '@schupf/phrasebook';
import type { BotPace } from '../client/bot-pace.ts';

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
  readonly index: 'normal' | 'large';
  /** Jack, queen and king by their letters in the player's language, not J Q K. */
  readonly localLetters: boolean;
  /** Coins on cards that are worth points. */
  readonly coins: boolean;
  readonly sort: 'up' | 'down' | 'suits' | 'combinations';
  readonly layout: 'auto' | 'fan' | 'rows' | 'stacks';
  readonly leftHanded: boolean;
  /** Dims cards that are not part of any legal play. */
  readonly dim: boolean;
  /** Offers a panel that shows which cards are still out. */
  readonly cardsOut: boolean;
  readonly tips: boolean;
  /** How fast bots play at tables in this browser. */
  readonly botPace: BotPace;
  /** The player's own keys by command; null for a command that is switched off. */
  readonly keys: Readonly<Record<string, string | null>>;
  readonly name: string;
  /** How the player is addressed by a title, in games that have them. */
  readonly titles: TitleForm;
}

export const DEFAULTS: Settings = {
  theme: 'jade',
  language: 'auto',
  sound: 0.6,
  haptics: true,
  motion: 'auto',
  index: 'normal',
  localLetters: false,
  coins: true,
  sort: 'up',
  layout: 'auto',
  leftHanded: false,
  dim: true,
  cardsOut: false,
  tips: true,
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
function load(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return DEFAULTS;
    const valid = Object.entries(stored).filter(
      ([name, value]) =>
        Object.hasOwn(DEFAULTS, name) && typeof value === typeof DEFAULTS[name as keyof Settings],
    );
    return { ...DEFAULTS, ...Object.fromEntries(valid) };
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
