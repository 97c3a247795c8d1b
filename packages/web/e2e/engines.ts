// Plays the first decisions of a round in Firefox and WebKitGTK: npm run engines [firefox] [webkit]. The tests
// themselves run only in Chromium, so this is a basic check of other browsers. It prints the problems it finds and the
// path of a screenshot. A missing browser counts as a problem, and is reported with the command that installs it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { messages } from '../src/i18n/en/index.ts';
import { withServer } from './browser.ts';
import { DEALS } from './deals.ts';
import type { Engine, EngineKind } from './engines/engine.ts';
import { firefox } from './engines/firefox.ts';
import { webkit } from './engines/webkit.ts';
import { findProgram } from './programs.ts';

const WEB = join(import.meta.dirname, '..');
const PICTURES = join(WEB, '../../node_modules/.cache/engines');
const ENGINES: readonly EngineKind[] = [firefox, webkit];
/** The first cards, the push, and some turns. */
const DECISIONS = 6;
/** Milliseconds allowed for one decision; generous because the machine may be busy. */
const DECISION_TIMEOUT = 120_000;

const WORDS = {
  playNow: messages.home.play.nanjing,
  takeRest: messages.table.takeRest,
  hint: messages.table.hint,
  pass: messages.table.pass,
  mine: [messages.table.yourTurn, messages.table.yourLead],
};

/** Runs in the page: takes one step if a decision is due, and returns the name of the button pressed, or ''. */
function decide(words: typeof WORDS): string {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const press = (name: RegExp, where: ParentNode = document) => {
    const buttons = [...where.querySelectorAll<HTMLButtonElement>('button:enabled')];
    const button = buttons.find((one) => one.checkVisibility() && name.test(nameOf(one)));
    button?.click();
    return button === undefined ? '' : nameOf(button);
  };
  const exactly = (name: string) => new RegExp(`^${name}$`);
  const decided = press(exactly(words.takeRest)) || press(/^Push \(\d+\/\d+\)$/) || press(/^Play: /);
  if (decided !== '') return decided;
  const question = document.querySelector('fieldset');
  if (question !== null) return press(/./, question);
  const hand = document.querySelector('ul[aria-label^="Your hand"]');
  const pushes = [...document.querySelectorAll('button')].some((one) => /^Push \(/.test(nameOf(one)));
  if (pushes && hand !== null) {
    press(/./, hand);
    return '';
  }
  const isMine = [...document.querySelectorAll('p')].some((one) => words.mine.includes(nameOf(one)));
  if (!isMine) return '';
  const hint = [...document.querySelectorAll('[role=status]')]
    .map(nameOf)
    .find((text) => /^Hint: /.test(text));
  if (hint?.startsWith(`Hint: ${words.pass}`)) return press(exactly(words.pass));
  if (hint === undefined) press(exactly(words.hint));
  return '';
}

/** Runs in the page: returns a non-empty text if no card is moving; endless animations do not count. */
function isStill(): string {
  const flies = document.getAnimations().some(({ effect, playState }) => {
    const end = effect?.getComputedTiming().endTime;
    return playState === 'running' && end !== Number.POSITIVE_INFINITY;
  });
  return flies ? '' : 'still';
}

async function until<Value>(ask: () => Promise<Value | ''>, what: string): Promise<Value> {
  const end = performance.now() + DECISION_TIMEOUT;
  while (performance.now() < end) {
    const value = await ask();
    if (value !== '') return value as Value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not appear`);
}

async function playFirstDecisions(engine: Engine, address: string): Promise<readonly string[]> {
  const url = `${address}?deal=${DEALS.wish}&pace=300`;
  // Any file of the same origin can be used to store settings before the page is loaded.
  await engine.open(`${address}icon.svg`);
  await engine.ask(() =>
    localStorage.setItem('schupf.settings', JSON.stringify({ language: 'en', sound: 0 })),
  );
  await engine.open(url);
  await until(
    () =>
      engine.ask((name) => {
        const button = [...document.querySelectorAll('button')].find(
          (one) => one.textContent?.trim() === name,
        );
        button?.click();
        return button === undefined ? '' : 'begins';
      }, WORDS.playNow),
    'the start page',
  );
  const decisions: string[] = [];
  while (decisions.length < DECISIONS) {
    const decision = await until(() => engine.ask(decide, WORDS), `decision ${decisions.length + 1}`);
    // If a button is still there after it was pressed, it is pressed again, but counts only once.
    if (decision !== decisions.at(-1)) decisions.push(decision);
  }
  return decisions;
}

/** Returns the problems found. */
async function tryEngine(kind: EngineKind, address: string): Promise<readonly string[]> {
  const missing = Object.entries(kind.needs).filter(([program]) => findProgram(program) === null);
  if (missing.length > 0) {
    const packages = missing.map(([, name]) => name).join(' ');
    return [`missing, run: apt-get install -y --no-install-recommends ${packages}`];
  }
  const start = performance.now();
  const engine = await kind.start();
  try {
    const decisions = await playFirstDecisions(engine, address);
    await until(() => engine.ask(isStill), 'the end of the card animations');
    const picture = join(PICTURES, `${kind.name}.png`);
    writeFileSync(picture, await engine.screenshot());
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${kind.name}: ${engine.version}: ${decisions.join(', ')}; ${seconds} s; ${picture}`);
    return await engine.problems();
  } finally {
    await engine.close();
  }
}

const wanted = process.argv.slice(2);
const kinds = ENGINES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
mkdirSync(PICTURES, { recursive: true });
await build({ root: WEB, logLevel: 'warn' });
await withServer(join(WEB, 'dist'), async (address) => {
  for (const kind of kinds) {
    const problems = await tryEngine(kind, address).catch((error) => [String(error)]);
    for (const problem of problems) console.error(`${kind.name}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
});
