import type { ChairStatus } from '@schupf/table';
import type { RoomChair } from './room-plan.ts';

type Note = 'you' | 'partner' | 'opponent' | 'host' | 'absent' | 'hostsBot';

/**
 * What a waiting room says about a chair, apart from the name. The host runs an external bot and can see its hand, so
 * everyone has to know about it before the match.
 */
export function notesOn(
  { side, isMine, isHosts }: Pick<RoomChair, 'side' | 'isMine' | 'isHosts'>,
  { occupant, present }: Pick<ChairStatus, 'occupant' | 'present'>,
): readonly Note[] {
  const notes: Note[] = [];
  if (isMine) notes.push('you');
  else if (side !== 'alone') notes.push(side === 'us' ? 'partner' : 'opponent');
  if (isHosts && !isMine) notes.push('host');
  if (occupant.type === 'person' && !present) notes.push('absent');
  if (occupant.type === 'bot' && occupant.outside) notes.push('hostsBot');
  return notes;
}
