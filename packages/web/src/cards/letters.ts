import type { Rank } from '@schupf/rules';
import { settings } from '../app/settings.ts';
import { words } from '../i18n/language.ts';

/** The index of a card: J, Q and K by default, or the letters of the language if the player prefers them. */
export function letterOf(rank: Rank): string {
  if (settings.value.localLetters) return words().cards.letter(rank);
  return rank > 10 ? 'JQKA'[rank - 11]! : String(rank);
}

/** The letter of a king, for examples of typed commands. */
export function kingLetter(): string {
  return letterOf(13);
}
