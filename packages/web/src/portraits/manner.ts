import type { Occupant } from '@schupf/table';
import { levelWords } from '../home/level-words.ts';

/** How a bot plays, in a few words; undefined for people and external bots. */
export function mannerOf(occupant: Occupant | undefined): string | undefined {
  if (occupant?.type !== 'bot' || occupant.outside) return undefined;
  return levelWords(occupant.name)?.manner;
}
