import type { Occupant } from '@schupf/table';
import { words } from '../i18n/language.ts';

/** How a bot plays, in a few words; null for people and external bots. */
export function mannerOf(occupant: Occupant): string | null {
  if (occupant.type !== 'bot' || occupant.outside) return null;
  const levels: Readonly<Record<string, { readonly manner: string }>> = words().games.levels;
  return levels[occupant.name]?.manner ?? null;
}
