import type { Rank } from '@schupf/rules';
import { settings } from '../app/settings.ts';
import { words } from '../i18n/language.ts';

/** What stands in the corner of a card: J, Q and K everywhere, or the letters of the language for who likes them. */
export function letterOf(rank: Rank): string {
  if (settings.value.localLetters) return words().cards.letter(rank);
  return rank > 10 ? 'JQKA'[rank - 11]! : String(rank);
}

/** For examples of what can be typed. */
export function kingLetter(): string {
  return letterOf(13);
}
