import { expect, test } from 'vitest';
import { Names, namesFor } from './names.ts';
import { Narrator } from './narrator.ts';
import { speechIn } from './speech.ts';
import { Style } from './style.ts';

const speech = await speechIn('en');

test('a returned claim is reported with its rule', () => {
  const io = { cwd: '', colours: false, write() {}, writeError() {}, ask: async () => null };
  const lines: string[] = [];
  const style = new Style(io, new Names(namesFor(4, ''), true, speech), speech);
  new Narrator(style, [], (line) => lines.push(line)).tellReturned({ code: 'overtaken', rule: 'BOMB12' });
  expect(lines).toEqual(['Your cards were returned. A bomb was played first [BOMB12].']);
});
