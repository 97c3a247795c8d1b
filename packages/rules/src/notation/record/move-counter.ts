import type { RecordItem } from './record.ts';
import type { ReplayStep } from './replay.ts';

/** Numbers the moves of a round as its record lists them: several cards taken in a row are one move. */
export class MoveCounter {
  count = 0;
  private last: RecordItem | null = null;

  /** Notes a step, and returns whether it is a decision of a seat. */
  note({ action, item }: ReplayStep): boolean {
    if (action === null || !('seat' in action)) return false;
    if (item !== null && item !== this.last) {
      this.last = item;
      this.count++;
    }
    return true;
  }
}

/** Whether `MoveCounter` counts this item of a record. */
export function isMove({ move }: RecordItem): boolean {
  return move !== null && (move.type === 'taken' || 'seat' in move);
}
