import { effect, signal } from '@preact/signals';
import type { Language } from '@schupf/phrasebook';

/** The player's settings, saved in this browser. Each has a default, so nothing has to be chosen. */
export interface Settings {
  readonly theme: 'auto' | 'jade' | 'night' | 'paper';
  /** 'auto' follows the browser. */
  readonly language: 'auto' | Language;
  /** Loudness from 0 to 1. */
  readonly sound: number;
  readonly haptics: boolean;
  /** 'auto' follows the system. */
  readonly motion: 'auto' | 'full' | 'reduced';
  readonly index: 'normal' | 'large';
  /** Jack, queen and king by their letters in the language, not J Q K. */
  readonly localLetters: boolean;
  /** The coins on cards that count points. */
  readonly coins: boolean;
  readonly sort: 'up' | 'down' | 'suits' | 'combinations';
  readonly layout: 'auto' | 'fan' | 'rows' | 'stacks';
  readonly leftHanded: boolean;
  /** Cards that are in no legal play are dimmed. */
  readonly dim: boolean;
  /** The table shows which cards are still out. */
  readonly cardsOut: boolean;
  readonly tips: boolean;
  /** Keys that are not the usual ones, by what they do; null switches one off. */
  readonly keys: Readonly<Record<string, string | null>>;
  readonly name: string;
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
  keys: {},
  name: '',
};

const KEY = 'schupf.settings';

export const settings = signal<Settings>(load());

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
}

/** Stored settings may be from an older version or edited by hand: unknown and wrong parts are ignored. */
function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return DEFAULTS;
    const fitting = Object.entries(kept).filter(
      ([name, value]) =>
        Object.hasOwn(DEFAULTS, name) && typeof value === typeof DEFAULTS[name as keyof Settings],
    );
    return { ...DEFAULTS, ...Object.fromEntries(fitting) };
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
