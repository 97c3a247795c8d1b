import type { TableInfo } from '@schupf/protocol';
import type { MatchRow } from '../storage/storage.ts';

/** What decides who may see a match. */
export type MatchAccess = Pick<MatchRow, 'players' | 'share' | 'ended'>;

/**
 * Whether a person who knows the table may see all cards of a finished match: its players may, and so may spectators if
 * the table shares its replays, or if it has shown them all hands by now.
 */
export function maySeeMatch(
  match: MatchAccess,
  { handsAfter }: Pick<TableInfo, 'handsAfter'>,
  person: string,
  now: number,
): boolean {
  if (isPlayerOf(match, person) || match.share !== null) return true;
  return handsAfter !== null && now >= match.ended + handsAfter * 1000;
}

export function isPlayerOf({ players }: Pick<MatchRow, 'players'>, person: string): boolean {
  return players.some((player) => player.person === person);
}
