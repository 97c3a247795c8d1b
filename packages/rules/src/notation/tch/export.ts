import { type RulesRequest, readRules } from '../../rules.ts';
import type { GameRecord } from '../record/record.ts';
import { replayRecord } from '../record/replay.ts';
import { formatTch } from './format.ts';
import { RoundWriter, writtenHandle } from './round-writer.ts';

export type TchExport =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

/**
 * Writes a match as BrettspielWelt would have logged it. This works only for the four-player game, and only if all
 * cards are known.
 */
export function exportTch(record: GameRecord): TchExport {
  const problem = whyNot(record.rules);
  if (problem !== null) return { ok: false, problem };
  const handles = record.names.map(writtenHandle);
  const rounds: RoundWriter[] = [];
  const { stopped } = replayRecord(record, (step) => {
    if (step.action?.type === 'deal') rounds.push(new RoundWriter(step.action.pack, step.after, handles));
    else rounds.at(-1)!.write(step);
  });
  if (stopped !== null) return { ok: false, problem: `the match cannot be replayed: ${stopped.problem}` };
  return { ok: true, text: formatTch({ rounds: rounds.map((round) => round.finish()) }) };
}

function whyNot(request: RulesRequest): string | null {
  const answer = readRules(request);
  if (!answer.ok) return answer.problem;
  const { variant, dogMode } = answer.rules;
  if (variant !== 'nanjing') return `only nanjing can be written as a .tch log, not ${variant}`;
  return dogMode === 'removed' ? 'a .tch log must contain the Dog, but dogMode=removed leaves it out' : null;
}
