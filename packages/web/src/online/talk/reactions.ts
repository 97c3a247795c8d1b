import { DEEP_GOLD, disc, fill, GOLD, group, IVORY, line, PALE_GOLD, zigzag } from '@schupf/art/pen';
import type { Reaction } from '@schupf/protocol';

// Pictures of reactions, 48 by 48, drawn with the tools and colours of the deck.

const INK = '#1b2e3a';
/** Makes the pictures stand out on any background. */
export const OUTLINE = INK;
const SHADE = '#d8cbb0';
const LACQUER = '#b3261a';
const JADE = '#2f8f74';
const DARK_JADE = '#1c6350';
const WATER = '#5ab3d6';

const face = fill(DEEP_GOLD, disc([24, 24], 19)) + fill(PALE_GOLD, disc([24, 24], 17));

/** An open hand with its sleeve, fingers up. */
const hand =
  fill(LACQUER, 'M14 36h20v8a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3Z') +
  fill(GOLD, 'M13.500 34h21v4h-21Z') +
  fill(
    IVORY,
    'M15 35V22a2.500 2.500 0 0 1 4-2V9a2.400 2.400 0 0 1 4.800 0V7a2.400 2.400 0 0 1 4.800 0v2.500a2.300 2.300 0 0 1 4.400 1V22c3-2.500 6-.500 4 2.500L33 35Z',
  ) +
  line(SHADE, 1.3, 'M19 20v6M23.800 9v12M28.600 9.500V21');

const sparks = fill(
  GOLD,
  zigzag([24, 5], 4.5, 1.5, 4) + zigzag([9, 11], 3, 1, 4) + zigzag([39, 11], 3, 1, 4),
);

/** The left of two hands that are pressed together, with its sleeve. */
const pressedHand =
  fill(LACQUER, 'M2 38.500 9.500 31l9 9.500L12 47H4Z') +
  fill(GOLD, 'M8.500 30l3-2.500 9.500 10.500-3 2.500Z') +
  fill(
    IVORY,
    'M24 8c-3.200-1-5.300.600-5.800 3.500l-2 12c-.300 2-1.200 3-2.700 4.500l-2 1.800 8.500 9 2-2c1.500-1.700 2-3 2-5.300Z',
  ) +
  line(SHADE, 1.3, 'M20.500 14l-1.500 9M18.500 30l2 2');

const rays = line(
  GOLD,
  2.4,
  'M24 1v3M10.500 5.500l2 3M37.500 5.500l-2 3M4 15l3.500 1.500M44 15l-3.500 1.500',
);

export const REACTION_ART: { readonly [R in Reaction]: string } = {
  applause:
    group('translate(-6.5 11) rotate(16 24 44) scale(.8)', hand) +
    group('translate(54.5 11) scale(-1 1) rotate(16 24 44) scale(.8)', hand) +
    sparks,
  sweat:
    face +
    line(INK, 2.6, 'M13 20q3-3.500 6 0M29 20q3-3.500 6 0') +
    fill(INK, 'M13.500 27h21c0 7-4.500 11-10.500 11s-10.500-4-10.500-11Z') +
    fill(IVORY, 'M15.500 28.500h17l-1 3h-15Z') +
    fill(WATER, 'M39 5c3.500 5 5 7 5 9.500a5 5 0 0 1-10 0C34 12 35.500 10 39 5Z') +
    line(IVORY, 1.4, 'M36.500 14.500q0 2.500 2 3'),
  fire:
    fill(LACQUER, 'M25 3c1 8 12 11 12 25a13 13 0 0 1-26 2c-1-7 3-10 4-15 3 2 4 4 4 7 4-5 7-10 6-19Z') +
    fill(
      GOLD,
      'M25 17c0 6 7 8 7 15a8 8 0 0 1-16 1c-.500-4 2-6 2.500-9 2 1.500 2.500 2.500 2.500 4.500 2.500-3 4-6 4-11.500Z',
    ) +
    fill(IVORY, 'M24 29c1 3 4 4 4 7.500a4 4 0 0 1-8 0c0-3 3-4.500 4-7.500Z'),
  thanks: rays + pressedHand + group('translate(48 0) scale(-1 1)', pressedHand),
  surprise:
    face +
    line(INK, 2.2, 'M12 14q3.500-3 7-1M36 14q-3.500-3-7-1') +
    fill(INK, `${disc([16.5, 21], 2.8)}${disc([31.5, 21], 2.8)}`) +
    fill(INK, 'M24 27c4 0 6 3 6 6.500S27.500 39 24 39s-6-2-6-5.500 2-6.500 6-6.500Z') +
    fill(LACQUER, 'M20 35.500q4-2.500 8 0-1 2.500-4 2.500t-4-2.500Z'),
  tea:
    line(SHADE, 2.2, 'M17 14q-3-3 0-6t0-5M25 14q-3-3 0-6t0-5') +
    fill(DARK_JADE, 'M4 41h34q-1 5-6 5H10q-5 0-6-5Z') +
    line(JADE, 3.4, 'M34 23h3a5.500 5.500 0 0 1 0 11h-4') +
    fill(JADE, 'M7 18h28v9c0 8-5 14-14 14S7 35 7 27Z') +
    fill(GOLD, 'M6 16h30v4H6Z') +
    fill(DEEP_GOLD, 'M9 17h24v1.500H9Z') +
    fill(PALE_GOLD, zigzag([21, 29], 5, 2, 5)),
};
