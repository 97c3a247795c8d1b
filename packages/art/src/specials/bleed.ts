import { fill, line, symbol } from '../pen.ts';

/** A card painted to its edges, with a thin frame under the picture. */
export function bleed(id: string, ground: string, frame: string, picture: readonly string[]): string {
  return symbol(
    id,
    '0 0 100 140',
    fill(ground, 'M0 0H100V140H0Z') +
      line(
        frame,
        1.1,
        'M10 4.5H90A5.5 5.5 0 0 1 95.5 10V130a5.5 5.5 0 0 1-5.5 5.5H10A5.5 5.5 0 0 1 4.5 130V10A5.5 5.5 0 0 1 10 4.5Z',
      ) +
      picture.join(''),
  );
}
