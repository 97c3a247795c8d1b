import { disc, fan, fill, GOLD, lacquer, line, PALE_GOLD, scallop, symbol } from './pen.ts';

const TILE = 14;

/** A traditional wave pattern. Every row covers the lower half of the one before, so the drawing order matters. */
function waves(): string {
  return [0, 1, 2, 3, 4]
    .flatMap((row) => (row % 2 === 0 ? [TILE / 2] : [0, TILE]).map((x) => [x, (row * TILE) / 4]))
    .flatMap(([x, y]) => [6.8, 4.8, 2.8].map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`))
    .join('');
}

export function backSprite(): string {
  return (
    lacquer('teal', '#206159', '#0d312e') +
    `<pattern id="c-waves" width="${TILE}" height="${TILE / 2}" patternUnits="userSpaceOnUse"><g fill="#164a45" stroke="${GOLD}" stroke-opacity=".42" stroke-width=".7">${waves()}</g></pattern>` +
    symbol(
      'back',
      '0 0 100 140',
      fill('url(#c-teal)', 'M0 0H100V140H0Z') +
        `<rect x="6" y="6" width="88" height="128" rx="5" fill="url(#c-waves)" stroke="${GOLD}" stroke-width="1.4"/>` +
        fill('url(#c-teal)', scallop([50, 70], 27, 12, 0.3), ` stroke="${GOLD}" stroke-width="1.2"`) +
        line(GOLD, 0.6, disc([50, 70], 25.4), ' opacity=".6"') +
        fill(
          GOLD,
          fan([50, 70], 12, [0, 330], () => ({ start: 17.6, length: 6, width: 2, fat: 0.4 })),
        ) +
        fill('#174f49', disc([50, 70], 16), ` stroke="${GOLD}" stroke-width="1.2"`) +
        `<g color="${PALE_GOLD}" class="card__back-mark"><use href="#c-jade" x="37.5" y="57.5" width="25" height="25"/></g>`,
    )
  );
}
