import type { GameRecord } from '../record/record.ts';
import { replayRecord } from '../record/replay.ts';
import { formatTch } from './format.ts';
import { RoundWriter, writtenHandle } from './round-writer.ts';

export type TchExport =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

/** Writes a match as BrettspielWelt would have logged it. Only the game of four can be written like that. */
export function exportTch(record: GameRecord): TchExport {
  const { variant } = record.rules;
  if (variant !== 'nanjing') {
    return { ok: false, problem: `a .tch log holds matches of nanjing only, not of ${variant}` };
  }
  const handles = record.names.map(writtenHandle);
  const rounds: RoundWriter[] = [];
  const { stopped } = replayRecord(record, (step) => {
    if (step.action?.type === 'deal') rounds.push(new RoundWriter(step.action.pack, step.after, handles));
    else rounds.at(-1)!.write(step);
  });
  if (stopped !== null) return { ok: false, problem: `the match cannot be replayed: ${stopped.problem}` };
  return { ok: true, text: formatTch({ rounds: rounds.map((round) => round.finish()) }) };
}
