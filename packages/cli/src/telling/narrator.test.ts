import { expect, test } from 'vitest';
import { Names, namesFor } from './names.ts';
import { Narrator } from './narrator.ts';
import { Style } from './style.ts';

test('a claim that does not stand is told with its rule', () => {
  const io = { cwd: '', colours: false, write() {}, complain() {}, ask: async () => null };
  const lines: string[] = [];
  const style = new Style(io, new Names(namesFor(4, ''), true));
  new Narrator(style, [], (line) => lines.push(line)).giveBack({ code: 'overtaken', rule: 'BOMB12' });
  expect(lines).toEqual(['Your cards go back to your hand: a bomb went before it [BOMB12].']);
});
