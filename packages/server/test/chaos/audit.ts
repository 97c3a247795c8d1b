import { parseRecord, replayRecord } from '@schupf/rules/notation';
import type { Reply } from '@schupf/table';
import { difference, leaksIn, TableHistory } from '@schupf/testkit';
import type { StoredTable } from '../stored-tables.ts';
import type { Conversation } from './conversation.ts';

/** What was counted at a table, and the problems that were found. */
export interface Audit {
  readonly rows: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly problems: readonly string[];
}

/** Compares what everyone at a table was sent with what is stored about the table. */
export function auditTable(stored: StoredTable, code: string, conversations: readonly Conversation[]): Audit {
  const { rows, epochs, records } = stored;
  const problems: string[] = [];
  const history = new TableHistory(rows);
  rows.forEach(({ seq }, index) => {
    if (seq !== index) problems.push(`row ${index} has the number ${seq}`);
    if (history.steps[index]?.accepted === false) problems.push(`row ${index} was not accepted`);
    if (index === 0) return;
    if (epochs[index]! < epochs[index - 1]!) problems.push(`row ${index} was written in an earlier epoch`);
    if (rows[index]!.entry.at < rows[index - 1]!.entry.at) problems.push(`time ran back at row ${index}`);
  });

  const counts = new Map<string, number>();
  for (const { entry } of rows) {
    if (entry.type !== 'command') continue;
    const key = `${entry.by} ${entry.id}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of counts) if (count > 1) problems.push(`command ${key} is stored ${count} times`);

  let acknowledged = 0;
  for (const conversation of conversations) {
    const { receiver } = conversation;
    problems.push(...leaksIn(history, code, receiver, conversation.framesAt(code)));
    for (const [id, replies] of conversation.repliesAt(code)) {
      const [first, ...repeats] = replies.filter(isDefinite);
      if (first === undefined) continue;
      for (const repeat of repeats) {
        // Nothing came of a refused command, so a server that takes the table over may refuse it for another reason.
        if (!first.ok && !repeat.ok) continue;
        const changed = difference(first, repeat);
        if (changed !== null) problems.push(`command ${id} got different replies: ${changed}`);
      }
      if (!first.ok) continue;
      acknowledged++;
      const by = receiver.type === 'person' ? receiver.id : '';
      if (counts.get(`${by} ${id}`) !== 1) problems.push(`command ${id} was acknowledged but is not stored`);
    }
  }
  const matches = auditRecords(records, history, problems);
  return {
    rows: rows.length,
    matches,
    acknowledged,
    problems: problems.map((problem) => `${code}: ${problem}`),
  };
}

/** A failure without a refusal only says that the server could not save the command; a later reply may differ. */
function isDefinite(reply: Reply): boolean {
  return reply.ok || reply.refusal !== null;
}

/** Checks that every match with at least one deal has a record that replays to its final totals. */
function auditRecords(
  records: ReadonlyMap<number, string>,
  history: TableHistory,
  problems: string[],
): number {
  const ended = new Map<number, readonly number[]>();
  history.steps.forEach((step, row) => {
    const isEnd = step?.effects.some(({ type, ...rest }) => type === 'tell' && isMatchEnd(rest));
    const { match, position } = history.tables[row]!;
    if (isEnd && position.open.round > 0) ended.set(match, position.open.totals);
  });
  for (const [match, totals] of ended) {
    const text = records.get(match);
    const read = text === undefined ? null : parseRecord(text);
    if (read === null || !read.ok) {
      problems.push(`match ${match} has no readable record`);
      continue;
    }
    const { stopped, contradictions, position } = replayRecord(read.record, () => {});
    if (stopped !== null || contradictions.length > 0)
      problems.push(`the record of match ${match}: ${(stopped ?? contradictions[0])!.problem}`);
    const changed = difference(position?.open.totals, totals);
    if (changed !== null) problems.push(`the totals of match ${match}: ${changed}`);
  }
  for (const match of records.keys()) if (!ended.has(match)) problems.push(`match ${match} has not ended`);
  if (history.tables.at(-1)!.stage !== 'over') problems.push('the last match has not ended');
  return ended.size;
}

function isMatchEnd(effect: object): boolean {
  return (effect as { update: { type: string } }).update.type === 'match-ended';
}
