import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIANTS } from '../../variants.ts';
import { cutRecord } from './cut.ts';
import { formatRecord } from './format.ts';
import { MoveCounter } from './move-counter.ts';
import { parseRecord } from './parse.ts';
import type { GameRecord } from './record.ts';
import { replayRecord } from './replay.ts';

function readGame(name: string): GameRecord {
  const text = readFileSync(new URL(`../../../../../games/${name}.schupf`, import.meta.url), 'utf8');
  const answer = parseRecord(text);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.record;
}

test.each(VARIANTS)('a match of %s can be cut after every move of its second round', (variant) => {
  const record = readGame(variant);
  const [, second] = record.rounds;
  const moves = new MoveCounter();
  replayRecord(record, (step) => {
    if (step.round === second) moves.note(step);
  });
  expect(moves.count).toBeGreaterThan(20);
  for (let count = 0; count <= moves.count; count++) {
    const cut = cutRecord(record, second!.number, count);
    const counted = new MoveCounter();
    const { stopped, contradictions, position } = replayRecord(cut, (step) => {
      if (step.round.number === second!.number) counted.note(step);
    });
    expect({ stopped, contradictions }).toEqual({ stopped: null, contradictions: [] });
    expect(position!.open.round).toBe(second!.number);
    expect(counted.count).toBe(count);
    expect(parseRecord(formatRecord(cut))).toMatchObject({ ok: true });
  }
});
