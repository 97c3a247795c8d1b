import type { Occupant } from '@schupf/table';
import { words } from '../i18n/language.ts';

/** How a bot plays, in a few words; undefined for people and external bots. */
export function mannerOf(occupant: Occupant | undefined): string | undefined {
  if (occupant?.type !== 'bot' || occupant.outside) return undefined;
  const levels: Readonly<Record<string, { readonly manner: string }>> = words().games.levels;
  return levels[occupant.name]?.manner;
}
