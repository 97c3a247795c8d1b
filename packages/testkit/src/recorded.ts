import { type Rules, requestFor } from '@schupf/rules';
import { type GameRecord, Recorder } from '@schupf/rules/notation';
import type { Step } from './walk.ts';

/** The record of a walk as far as it goes. */
export function recordOf(rules: Rules, steps: Iterable<Step>): GameRecord {
  const recorder = new Recorder();
  for (const { position, action, next } of steps) {
    if (action.type === 'deal') recorder.deal(position, action.pack, next);
    else recorder.act(position, action, next);
  }
  const names = Array.from({ length: rules.players }, (_, player) => `Player ${player + 1}`);
  return { rules: requestFor(rules), names, tags: [], rounds: recorder.rounds };
}
