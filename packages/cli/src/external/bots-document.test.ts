import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeActions, encodeMatch, encodeRound, encodeView } from '@schupf/protocol/bots';
import {
  type Action,
  apply,
  legalActions,
  type Position,
  rulesFor,
  type Setup,
  setUp,
  shuffledPack,
  VARIANTS,
  viewFor,
} from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { walkMatch } from '@schupf/testkit';
import { afterAll, expect, test } from 'vitest';
import { FAULT_KINDS, openExternalBot } from './external-bot.ts';

const DOCUMENT = readFileSync(new URL('../../../../BOTS.md', import.meta.url), 'utf8');
const PARROT = fileURLToPath(new URL('./testing/parrot-bot.mjs', import.meta.url));
const OMITTED = '...';

const folder = mkdtempSync(join(tmpdir(), 'schupf-protocol-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rules = rulesFor('nanjing');

function positionOf(setup: Setup): Position {
  const made = setUp(rules, setup);
  if (!made.ok) throw new Error(made.problem);
  return made.position;
}

function after(position: Position, action: Action): Position {
  const applied = apply(position, action);
  if (!applied.ok) throw new Error(applied.refusal.code);
  return applied.position;
}

/** The messages of the conversation in the document; a message may span several lines. */
function conversation(): { readonly fromUs: unknown[]; readonly fromBot: unknown[] } {
  const [, text] = /```conversation\n([\s\S]+?)```/.exec(DOCUMENT)!;
  const messages = text!.split(/^(?=[<>] )/m);
  const marked = (sign: string) =>
    messages.filter((message) => message.startsWith(sign)).map((message) => JSON.parse(message.slice(1)));
  return { fromUs: marked('>'), fromBot: marked('<') };
}

/** Fills in what the document leaves out. */
function completed(documented: unknown, received: unknown): unknown {
  if (documented === OMITTED) return received;
  if (Array.isArray(documented) && Array.isArray(received))
    return documented.map((item, index) => completed(item, received[index]));
  if (typeof documented !== 'object' || documented === null) return documented;
  const source = Object(received) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(documented).map(([name, value]) => [name, completed(value, source[name])]),
  );
}

const HANDS = ['MJ J8 S8 P8 T8', 'S9 TK', 'DOG P3', 'J4 DRG'].map((cards) => parseCards(cards)!);

test('the conversation in BOTS.md takes place as documented', async () => {
  const { fromUs, fromBot } = conversation();
  const replies = join(folder, 'replies');
  const received = join(folder, 'received');
  writeFileSync(replies, `${fromBot.map((message) => JSON.stringify(message)).join('\n')}\n`);
  const command = `"${process.execPath}" "${PARROT}" "${replies}" "${received}"`;
  const opened = await openExternalBot(command, { time: 30_000, names: ['Anna', 'Ben', 'Carla', 'Dan'] });
  if (!opened.ok) throw new Error(opened.problem);
  const bot = opened.value;

  const pack = shuffledPack(rules, 'xoshiro128:monday/1');
  const hands = [0, 1, 2, 3].map((seat) => pack.filter((_, index) => index % 4 === seat));
  const pushing = positionOf({ phase: 'push', hands });
  const pushed = await bot.ask(viewFor(pushing, 0), 0);

  const otherCards = rules.pack.filter((card) => !HANDS.flat().includes(card));
  const dog = positionOf({
    phase: 'play',
    hands: HANDS,
    won: [otherCards.slice(0, 20), otherCards.slice(20), [], []],
    played: [0, 1, 2, 3],
    calls: ['tichu', null, null, null],
    turn: 2,
  });
  const leading = after(dog, { type: 'play', seat: 2, cards: parseCards('DOG')! });
  const led = await bot.ask(viewFor(leading, 0), 0);
  if (!led.ok || led.value === null) throw new Error('the example is illegal');
  const played = after(leading, led.value);
  const waited = await bot.ask(viewFor(played, 0), 0);
  await bot.close();

  const lines = readFileSync(received, 'utf8').trim().split('\n');
  const messages = lines.map((line) => JSON.parse(line));
  expect(messages.map((message, index) => completed(fromUs[index], message))).toEqual(messages);
  expect(fromUs).toHaveLength(messages.length);
  expect([pushed, led, waited]).toMatchObject([
    { ok: true, value: { type: 'push' } },
    { ok: true, value: { type: 'play', wish: 9 } },
    { ok: true, value: null },
  ]);
  expect(bot.faults).toEqual({ crash: 0, timeout: 0, 'not-json': 0, 'too-long': 0, illegal: 0 });
});

/** All field names, and all values of fields named `type`, at any depth. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, names);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      names.add(name);
      if (name === 'type') names.add(String(field));
      // RULES.md documents the options.
      if (name !== 'options') namesIn(field, names);
    }
  }
  return names;
}

test('BOTS.md explains every field and every type of message, action and event', () => {
  const names = new Set<string>(['hello', 'question', 'answer', 'bye', 'id', 'time', 'must', ...FAULT_KINDS]);
  for (const variant of VARIANTS) {
    for (const { position } of walkMatch(rulesFor(variant), 'document', 3)) {
      const { open } = position;
      if (open.phase === 'start' || open.phase === 'round-over') continue;
      const view = viewFor(position, 0);
      const seat = open.players.indexOf(0);
      const documented = [encodeView(view), encodeActions(legalActions(view, seat)), encodeRound(open)];
      namesIn([...documented, encodeMatch(position.rules, [])], names);
    }
  }
  const prose = DOCUMENT.replace(/```[\s\S]+?```/g, '');
  expect([...names].filter((name) => !prose.includes(`\`${name}\``))).toEqual([]);
});
