import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { problemWithBot, ROSTER } from '@schupf/bots';
import { encodeMatch, encodeQuestion, openQuestion, readAnswer } from '@schupf/protocol/bots';
import { newMatch, rulesFor, VARIANTS, viewFor, xoshiro128 } from '@schupf/rules';
import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { makeBot } from '../make-bot.ts';
import { ServedBot, serve } from './serve.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const HELLO = '{"type":"hello","protocol":"schupf-bot","version":2,"name":"test"}';
const BYE = '{"type":"bye"}';

const makeServed = () => new ServedBot(ROSTER['random']!.make(), xoshiro128('serve'));

async function served(...lines: string[]) {
  let out = '';
  const problem = await serve(
    makeServed(),
    Readable.from(lines.map((line) => Buffer.from(`${line}\n`))),
    (text) => {
      out += text;
    },
  );
  return { problem, out };
}

test('sends hello, ignores unknown messages and ends with bye', async () => {
  const { problem, out } = await served(HELLO, '{"type":"weather"}', 'null', BYE, 'not read any more');
  expect(problem).toBe(null);
  expect(JSON.parse(out)).toEqual({ type: 'hello', protocol: 'schupf-bot', version: 2, name: 'random' });
});

test.each([
  ['{', 'a line is not JSON'],
  ['{"type":"hello","protocol":"chess"}', 'its first line is not a hello'],
  ['{"type":"match","variant":"skat"}', 'unknown variant "skat"'],
  ['{"type":"question"}', 'received a question before its match'],
])('%s ends the session with the reason', async (line, problem) => {
  expect((await served(line)).problem).toContain(problem);
});

test('a question with an unreadable view ends the session', async () => {
  const match = JSON.stringify(encodeMatch(rulesFor('nanjing'), []));
  const ask = async (question: object) =>
    (await served(match, JSON.stringify({ type: 'question', ...question }))).problem;
  expect(await ask({ seat: 'E' })).toBe('a question has no seat');
  expect(await ask({ seat: 'A' })).toBe('a question has no id or no time');
  expect(await ask({ seat: 'A', id: 1, time: 1, view: {} })).toContain('a view cannot be read: ');
});

test.each(Object.keys(ROSTER))('%s decides the same through the protocol as when called directly', (name) => {
  // Some bots have networks for certain games only.
  const rules = rulesFor(VARIANTS.find((variant) => problemWithBot(name, variant) === null)!);
  const external = new ServedBot(makeBot(name), xoshiro128('same'));
  const builtIn = makeBot(name);
  const random = xoshiro128('same');
  external.receive(JSON.stringify(encodeMatch(rules, [])));
  let questions = 0;
  for (const { position } of walkMatch(rules, 'served')) {
    if (position.open.phase === 'start') continue;
    for (let seat = 0; seat < position.open.players.length && questions < 60; seat++) {
      const view = viewFor(position, position.open.players[seat]!);
      const question = openQuestion(questions + 1, view, seat);
      if (question === null || !question.must) continue;
      questions++;
      // With no time, searching bots do not depend on the clock.
      const reply = external.receive(JSON.stringify(encodeQuestion(question, 0)));
      if (!reply.ok) throw new Error(reply.problem);
      const expected = builtIn.choose(view, seat, { random, outOfTime: () => true });
      expect(readAnswer(reply.value, question)).toEqual({
        ok: true,
        value: expected?.action ?? null,
      });
    }
  }
  expect(questions).toBeGreaterThan(20);
});

test('schupf bot reads standard input and writes standard output', () => {
  const input = `${HELLO}\n${JSON.stringify(encodeMatch(newMatch(rulesFor('let')).rules, []))}\n${BYE}\n`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'bot', 'random'], {
    input,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe('{"type":"hello","protocol":"schupf-bot","version":2,"name":"random"}\n');
});
