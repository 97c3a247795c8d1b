/** The animals at the table. `drawings.ts` draws them. */
export const ANIMALS = [
  'tiger',
  'fox',
  'panda',
  'crane',
  'red-panda',
  'hare',
  'ox',
  'cat',
  'monkey',
  'turtle',
  'owl',
  'boar',
] as const;
export type Animal = (typeof ANIMALS)[number];
