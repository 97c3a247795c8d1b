import type { OpenState } from '@schupf/rules';
import { parseRecord, replayRecord } from '@schupf/rules/notation';

/** The finished rounds of a recorded match, each as the table was at its end. */
export function roundsOfRecord(text: string): readonly OpenState[] {
  const answer = parseRecord(text);
  if (!answer.ok) return [];
  const ended: OpenState[] = [];
  replayRecord(answer.record, ({ events, after }) => {
    if (events.some(({ type }) => type === 'round-ended')) ended.push(after.open);
  });
  return ended;
}
