import type { OpenState } from '@schupf/rules';
import { parseRecord, replayRecord } from '@schupf/rules/notation';

/** The rounds of a recorded match that are over, as the table stood at the end of each. */
export function roundsOfRecord(text: string): readonly OpenState[] {
  const answer = parseRecord(text);
  if (!answer.ok) return [];
  const ended: OpenState[] = [];
  replayRecord(answer.record, ({ events, after }) => {
    if (events.some(({ type }) => type === 'round-ended')) ended.push(after.open);
  });
  return ended;
}
