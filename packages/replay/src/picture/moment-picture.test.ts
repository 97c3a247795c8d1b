import { readFileSync } from 'node:fs';
import { VARIANTS } from '@schupf/rules';
import { parseRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { boardAt } from '../board.ts';
import { type Moment, pastRounds } from '../moments.ts';
import { CARD_COLOURS } from './card-drawing.ts';
import { momentPicture } from './moment-picture.ts';
import { fitted } from './text.ts';

const replayed = new Map<string, readonly Moment[]>();

function momentsOf(variant: string): readonly Moment[] {
  const known = replayed.get(variant);
  if (known !== undefined) return known;
  const answer = parseRecord(
    readFileSync(new URL(`../../../../games/${variant}.schupf`, import.meta.url), 'utf8'),
  );
  if (!answer.ok) throw new Error(answer.problem);
  const moments = pastRounds(answer.record).flatMap((round) => round.moments);
  replayed.set(variant, moments);
  return moments;
}

const TEXTS = {
  nameOf: (seat: number) => `Player ${seat}`,
  letterOf: (rank: number) => (rank > 10 ? 'JQKA'[rank - 11]! : String(rank)),
  title: 'Round 1',
  line: 'Anna plays',
};

/** Every tenth moment. */
function someOf(variant: string): readonly Moment[] {
  return momentsOf(variant).filter((_, index) => index % 10 === 0);
}

test.each(VARIANTS)('a picture of %s is self-contained and uses no variables', (variant) => {
  for (const moment of someOf(variant)) {
    const picture = momentPicture(moment, { front: 0, all: true }, TEXTS);
    expect(picture).not.toMatch(/var\(|currentColor|class=|NaN|undefined|Infinity/);
    const ids = [...picture.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...picture.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id!);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(picture.match(/<g\b/g)!.length).toBe(picture.match(/<\/g>/g)!.length);
  }
});

test.each(VARIANTS)('a picture of %s shows every card in view, and the backs of the others', (variant) => {
  for (const moment of someOf(variant)) {
    for (const all of [true, false]) {
      const picture = momentPicture(moment, { front: 1, all }, TEXTS);
      const { seats } = boardAt(moment, { front: 1, all });
      const played = seats.reduce((sum, { play }) => sum + (play?.cards.length ?? 0), 0);
      const held = seats.reduce((sum, { count }) => sum + count, 0);
      expect(picture.match(/clip-path="url\(#card\)"/g) ?? []).toHaveLength(played + held);
      const hidden = seats.reduce((sum, { hand, count }) => sum + (hand === null ? count : 0), 0);
      expect(picture.match(/href="#c-back[\w-]*"/g) ?? []).toHaveLength(hidden);
    }
  }
});

test('all cards are inside the edge of the table', () => {
  for (const variant of VARIANTS)
    for (const moment of someOf(variant)) {
      const picture = momentPicture(moment, { front: 0, all: true }, TEXTS);
      const cards = picture.matchAll(/translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"><rect y="1.5"/g);
      const outside = [...cards].filter(([, x, y, scale]) => {
        const [left, top, size] = [Number(x), Number(y), Number(scale)];
        return left < 20 || left + size * 100 > 1180 || top < 60 || top + size * 140 > 572;
      });
      expect(outside).toEqual([]);
    }
});

test('a name or a sentence cannot inject anything into the picture', () => {
  const evil = '<image href="https://evil.example/"/>&"\'';
  const texts = { ...TEXTS, nameOf: () => evil, title: evil, line: evil };
  const picture = momentPicture(momentsOf('nanjing')[5]!, { front: 0, all: true }, texts);
  expect(picture).not.toContain('<image');
  expect(picture).not.toContain('"https://evil');
});

test('long names are cut off without splitting a character', () => {
  expect(fitted('Anna', 20, 100)).toBe('Anna');
  expect(fitted('Wolfgang Amadeus', 20, 100)).toBe('Wolfgan…');
  expect(fitted('🦊🦊🦊🦊', 20, 34)).toBe('🦊🦊…');
});

test('uses the same card colours as the page', () => {
  const css = readFileSync(new URL('../../../web/src/styles/cards.css', import.meta.url), 'utf8');
  for (const [kind, { suit, soft, edge }] of Object.entries(CARD_COLOURS)) {
    const [, rule = ''] = new RegExp(`^  \\.card--${kind} \\{(.*?)\\}`, 'ms').exec(css) ?? [];
    const colourOf = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(rule)?.[1];
    expect(colourOf('suit')).toBe(suit);
    expect(colourOf('soft') ?? soft).toBe(soft);
    expect(colourOf('face-edge') ?? edge).toBe(edge);
  }
});
