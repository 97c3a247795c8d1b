import { readFileSync } from 'node:fs';
import { type GameEvent, isBomb, seenBy, viewFor } from '@schupf/rules';
import { parseRecord, replayRecord } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { messages } from '../../i18n/en/index.ts';
import { inEveryLanguage } from '../../i18n/every-language.ts';
import { spokenText } from './spoken.ts';

const ME = 0;
const NAMES = ['You', 'Mei', 'Jun', 'Lin'];

interface Heard {
  readonly event: GameEvent;
  readonly text: string;
}

/** What a player hears during a recorded match. */
function heardIn(game: string, words: Parameters<typeof spokenText>[2] = messages): Heard[] {
  const text = readFileSync(new URL(`../../../../../games/${game}.schupf`, import.meta.url), 'utf8');
  const answer = parseRecord(text);
  if (!answer.ok) throw new Error(answer.problem);
  const heard: Heard[] = [];
  replayRecord(answer.record, ({ events, before, after }) => {
    const view = viewFor(after, ME);
    for (const event of events) {
      const seen = seenBy(event, ME, after.open);
      const happened = { event: seen, before: before.open, after: view };
      heard.push({ event, text: spokenText(happened, (seat) => NAMES[seat] ?? `Seat ${seat}`, words) });
    }
  });
  return heard;
}

const nanjing = heardIn('nanjing');
const textsOf = (holds: (event: GameEvent) => boolean) =>
  nanjing.filter(({ event }) => holds(event)).map(({ text }) => text);

describe('in a match of four, a screen reader says', () => {
  test('who calls what', () => {
    const calls = textsOf(({ type }) => type === 'called');
    expect(calls.length).toBeGreaterThan(0);
    for (const text of calls) expect(text).toMatch(/^(You call|\w+ calls) (Grand )?Tichu\./);
  });

  test('which cards were received, and from whom', () => {
    for (const text of textsOf(({ type }) => type === 'exchanged'))
      expect(text).toMatch(/^The cards have been exchanged\.( (Mei|Jun|Lin) gives you: [\w ]+\.){3}$/);
  });

  test('what was played, with a word of its own for a bomb', () => {
    const bombs = textsOf((event) => event.type === 'played' && isBomb(event.play));
    expect(bombs.length).toBeGreaterThan(0);
    for (const text of bombs) expect(text).toMatch(/^(You bomb|\w+ bombs): (straight )?bomb /);
  });

  test('that the Dog was played, and who leads now', () => {
    const dogs = textsOf((event) => event.type === 'played' && event.play.kind === 'dog');
    expect(dogs.length).toBeGreaterThan(0);
    const lead = /^\w+ plays?: Dog\..* \w+ (gives? \w+|keeps?) the lead\./;
    // A Dog that is the last card may end the round; then no one leads.
    for (const text of dogs.filter((one) => !one.includes(' out '))) expect(text).toMatch(lead);
    expect(dogs.filter((text) => lead.test(text)).length).toBeGreaterThan(0);
  });

  test('who takes a trick and what it is worth', () => {
    const tricks = textsOf(({ type }) => type === 'gathered').filter((text) => text !== '');
    expect(
      tricks.filter((text) => /^\w+ takes? the trick \(−?\d+ points\)\.$/.test(text)).length,
    ).toBeGreaterThan(0);
    for (const text of tricks) expect(text).toMatch(/^\w+ takes? the trick( \(−?\d+ points\))?\.$/);
  });

  test('who gets the trick of the Dragon and what it is worth', () => {
    const gifts = textsOf(({ type }) => type === 'gave');
    expect(gifts.length).toBeGreaterThan(0);
    for (const text of gifts) expect(text).toMatch(/^\w+ gives? \w+ the Dragon trick \(\d+ points\)\.$/);
  });

  test('who wishes for what, who goes out, and that the round is over', () => {
    const all = nanjing.map(({ text }) => text);
    expect(all.some((text) => / wish(es)? for an? \w+\./.test(text))).toBe(true);
    expect(all.some((text) => / goe?s? out first\./.test(text))).toBe(true);
    expect(all).toContain('Round 1 is over.');
  });

  test('that another player has few cards left, but nothing about the own hand', () => {
    const few = nanjing.map(({ text }) => text).filter((text) => /left\.$/.test(text));
    expect(few.length).toBeGreaterThan(0);
    for (const text of few) expect(text).toMatch(/ (Mei|Jun|Lin) has [123] cards? left\.$/);
  });
});

test('in games without points, nothing is said about them', () => {
  for (const { text } of heardIn('grandseigneur')) expect(text).not.toMatch(/point/);
});

test('every language has a sentence wherever English has one', async () => {
  for (const [language, { messages: words }] of await inEveryLanguage('index')) {
    const texts = heardIn('nanjing', words).map(({ text }) => text);
    expect(
      texts.map((text) => text !== ''),
      language,
    ).toEqual(nanjing.map(({ text }) => text !== ''));
    for (const text of texts) expect(text, language).not.toMatch(/undefined|null|NaN/);
  }
});
