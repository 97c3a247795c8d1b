/** Themes that tokens.css defines. The setting 'auto' picks one of them by the system's colour scheme. */
export const THEMES = ['jade', 'night', 'paper'] as const;
export type Theme = (typeof THEMES)[number];

/** Colours that must have enough contrast, as names of tokens: the first on each of the others. */
export type Pair = readonly [front: string, ...behind: string[]];

const FELT = ['felt-mid', 'felt', 'felt-edge'] as const;
const PANELS = ['panel', 'panel-raised'] as const;
const PAPER = ['paper', 'paper-low'] as const;
const LACQUER = ['lacquer-1', 'lacquer-2', 'lacquer-3'] as const;
/** The banner after a loss. */
const JADE = ['jade-1', 'jade-2', 'jade-3'] as const;

/** Text: a contrast of at least 4.5 to 1. */
export const TEXT_PAIRS: readonly Pair[] = [
  ['text', ...FELT, ...PANELS],
  ['text-soft', ...FELT, ...PANELS],
  ['text-felt', ...FELT, 'felt-2', 'felt-3'],
  ['accent-text', ...FELT, ...PANELS],
  ['us', ...FELT, ...PANELS],
  ['them', ...FELT, ...PANELS],
  ['good', ...PANELS],
  ['bad', ...PANELS],
  ['ink', ...PAPER],
  ['ink-soft', ...PAPER],
  ['ink-us', ...PAPER],
  ['ink-them', ...PAPER],
  ['ink-gold', ...PAPER],
  ['lacquer-text', ...LACQUER, ...JADE],
  ['lacquer-soft', ...LACQUER, ...JADE],
  ['lacquer-gold', ...LACQUER, ...JADE],
  ['lacquer-us', ...LACQUER, ...JADE],
  ['lacquer-them', ...LACQUER, ...JADE],
  ['stamp-ink', 'accent'],
  ['primary-text', 'primary', 'primary-top'],
  ['secondary-text', 'secondary'],
  ['tichu-text', 'tichu', 'tichu-top'],
  ['bomb-text', 'bomb'],
  ['quiet-text', 'quiet'],
  ['us-text', 'us-surface'],
  ['them-text', 'them-surface'],
  ['note-text', 'note', 'accent'],
  ['gilt-text', 'gilt-1', 'gilt-2', 'gilt-3'],
  ['gold-text', 'gold-1', 'gold-2'],
  ['count-text', 'count'],
  ['say-text', 'say'],
];

/** Borders of fields, rings and marks without text: a contrast of at least 3 to 1. */
export const UI_PAIRS: readonly Pair[] = [
  ['focus', ...FELT, ...PANELS, 'secondary', 'focus-gap'],
  ['line', ...FELT, ...PANELS],
  ['primary', ...FELT, ...PANELS],
  ['us', 'track'],
  ['them', 'track'],
];

/** The contrast ratio of WCAG 2: from 1 for equal colours to 21 for black and white. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a six-digit hex colour: ${hex}`);
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
