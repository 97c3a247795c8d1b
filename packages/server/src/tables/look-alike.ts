import { ROSTER } from '@schupf/bots';
import { type Person, skeletonOf } from '@schupf/protocol';
import type { Table } from '@schupf/table';

const BOTS: ReadonlySet<string> = new Set(Object.keys(ROSTER).map(skeletonOf));

/** Whether a person could be mistaken for a bot or for someone in another chair. */
export function looksLikeAnother({ id, name }: Person, chairs: Table['chairs']): boolean {
  const skeleton = skeletonOf(name);
  return (
    BOTS.has(skeleton) ||
    chairs.some(({ occupant }) => {
      if (occupant.type === 'nobody' || (occupant.type === 'person' && occupant.id === id)) return false;
      return skeletonOf(occupant.name) === skeleton;
    })
  );
}

/** Whether an external bot with this name could be mistaken for anyone else at the table. */
export function isNameTaken(name: string, chairs: Table['chairs']): boolean {
  return looksLikeAnother({ id: '', name }, chairs);
}
