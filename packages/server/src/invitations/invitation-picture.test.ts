import { expect, test } from 'vitest';
import { isPaintable, pictureOf } from './invitation-picture.ts';

const PARTS = { cards: 'data:,' };
const TEXT = { headline: 'Anna invites you to play Tichu', seats: [], free: '2 seats free', game: 'Tichu' };

function headlineIn(picture: string): readonly (readonly [text: string, size: number])[] {
  return [...picture.matchAll(/font-size="(\d+)" fill="#ffe9b8">([^<]*)</g)].map(
    ([, size, text]) => [text!, Number(size)] as const,
  );
}

test('a name cannot inject anything into the picture', () => {
  const evil = '<image href="https://evil.example/"/>&"\'';
  const seats = [{ name: evil, side: 'us' }] as const;
  const picture = pictureOf({ ...TEXT, headline: evil, seats, free: evil, game: evil }, PARTS);
  expect(picture.match(/<image/g)).toHaveLength(1);
  expect(picture).not.toContain('"https://evil');
});

test.each([
  'Anna invites you to play Tichu',
  'Wolfgang-Amadeus Mozartxy lädt dich zu einer Partie Grandseigneur ein',
  `${'W'.repeat(24)} t’invite à une partie de Grandseigneur`,
])('the text does not reach the cards: %s', (headline) => {
  const lines = headlineIn(pictureOf({ ...TEXT, headline }, PARTS));
  expect(lines.map(([text]) => text).join(' ')).toBe(headline.replaceAll('’', '’'));
  for (const [text, size] of lines) expect(text.length * size * 0.5).toBeLessThan(560);
});

test('draws the initial of every person and a dashed ring for every free seat', () => {
  for (const count of [3, 4, 12]) {
    const seats = Array.from({ length: count }, (_, chair) => ({
      name: chair === 0 ? 'ödön' : null,
      side: chair % 2 === 0 ? ('us' as const) : ('them' as const),
    }));
    const picture = pictureOf({ ...TEXT, seats }, PARTS);
    expect(picture.match(/stroke-dasharray="7 5"/g)).toHaveLength(count - 1);
    expect(picture).toContain('>Ö</text>');
    const places = [...picture.matchAll(/translate\(([\d.]+) 372\)/g)].map(([, x]) => Number(x));
    expect(Math.max(...places)).toBeLessThan(600);
  }
});

test('knows which names its font can display', () => {
  for (const name of ['Anna', 'Ödön', 'Œuvre-Ñ', 'Łukasz', 'O’Neil']) expect(isPaintable(name)).toBe(true);
  for (const name of ['Άννα', '安娜', 'Аня', '🦊']) expect(isPaintable(name)).toBe(false);
});
