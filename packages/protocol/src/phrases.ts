/**
 * Chat phrases for every table. Only their names are sent, so everyone reads them in their own language. Phrases that
 * could reveal something about cards (a hint, a complaint about a play) are left out.
 */
export const PHRASES = [
  'hello',
  'good-luck',
  'thanks',
  'well-played',
  'nice-round',
  'sorry',
  'oops',
  'one-moment',
  'back-again',
  'please-wait',
  'ready',
  'another-match',
  'have-to-go',
  'good-bye',
  'laugh',
  'applause',
  'sweat',
  'fire',
  'surprise',
  'tea',
] as const;

export type Phrase = (typeof PHRASES)[number];

/** Phrases that clients may show as pictures. */
export const REACTIONS = [
  'applause',
  'sweat',
  'fire',
  'thanks',
  'surprise',
  'tea',
] as const satisfies readonly Phrase[];
export type Reaction = (typeof REACTIONS)[number];
