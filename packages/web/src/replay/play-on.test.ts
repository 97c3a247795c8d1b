import { readFileSync } from 'node:fs';
import { pastRounds } from '@schupf/replay';
import { VARIANTS } from '@schupf/rules';
import { parseRecord } from '@schupf/rules/notation';
import { openTable } from '@schupf/table';
import { expect, test } from 'vitest';
import { configToPlayOn } from './play-on.ts';

test.each(VARIANTS)('a match of %s can be continued at a table from every moment but the last', (variant) => {
  const text = readFileSync(new URL(`../../../../games/${variant}.schupf`, import.meta.url), 'utf8');
  const answer = parseRecord(text);
  if (!answer.ok) throw new Error(answer.problem);
  const { record } = answer;
  const rounds = pastRounds(record);
  const person = { id: 'me', name: '' };
  const { number, moments } = rounds[1]!;
  for (const { move, position } of moments.slice(0, -1)) {
    const opened = openTable(
      configToPlayOn({ record, front: 0 }, { round: number, move }, person, 'pace'),
      0,
    );
    expect(opened.ok && opened.table.stage).toBe('playing');
    if (opened.ok) expect(opened.table.position.open.counts).toEqual(position.open.counts);
  }
});
